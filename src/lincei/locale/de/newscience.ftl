# The New Science: Namen der Spielteile, jeder mit einer Zeile aus unserer Feder, und die Wörter des Spiels.

## Gebiete

newscience-field-astronomy = Astronomie
    .note = Der Himmel: Planeten, Monde und Kometen. Bei jeder Spielerzahl im Spiel.
newscience-field-mathematics = Mathematik
    .note = Zahlen, Kurven und Zufälle. Bei jeder Spielerzahl im Spiel.
newscience-field-physics = Physik
    .note = Kräfte, Luft und Licht. Bei jeder Spielerzahl im Spiel.
newscience-field-chemistry = Chemie
    .note = Stoffe, Gase und Feuer. Nur zu viert oder zu fünft im Spiel.
newscience-field-biology = Biologie
    .note = Der lebende Körper, groß und winzig. Nur zu viert oder zu fünft im Spiel.

## Einflussleisten

newscience-track-government = Regierung
    .note = Dein Ansehen bei Höfen und Räten; viele Veröffentlichungen verlangen es.
newscience-track-religion = Religion
    .note = Dein Ansehen bei den Kirchen; viele Veröffentlichungen verlangen es.
newscience-track-enterprise = Handel
    .note = Dein Ansehen bei Kaufleuten und Handwerkern; viele Veröffentlichungen verlangen es.
newscience-track-science = Wissenschaft
    .note = Dein Ansehen unter Gelehrten; viele Veröffentlichungen verlangen es.

## Aktionen

newscience-action-research = Forschen
    .note = Ein Marker auf eine Entdeckung, deren Voraussetzungen du kennst, wenn deine Punkte reichen.
newscience-action-experiment = Experimentieren
    .note = Würfle für eine erforschte Entdeckung; bei Erfolg kennst du sie.
newscience-action-publish = Veröffentlichen
    .note = Mach eine geprüfte Entdeckung allen bekannt und gewinne Prestige; das verlangt Punkte und Einfluss.

## Felder

newscience-space-rest = Ruhe
    .note = 1 Ruhepunkt, höchstens 3, und in der nächsten Runde bist du früher dran.
newscience-space-event-1 = Ereignis 1
    .note = Die zuerst aufgedeckte Karte: ihre Wirkung, oder die Karte für dein Labor.
newscience-space-event-2 = Ereignis 2
    .note = Die als zweite aufgedeckte Karte: ihre Wirkung, oder die Karte für dein Labor.
newscience-influence = Einfluss ({ $first })
newscience-influence-second = Einfluss ({ $first }, 2)
newscience-place = { $first } { $second }

## Entdeckungen

newscience-discovery-astrology = Astrologie
    .note = Johannes Kepler, 1601: sucht der Sterndeutung festeren Grund, in Licht und Geometrie.
newscience-discovery-heliocentrism = Heliozentrismus
    .note = Nikolaus Kopernikus, 1543: Die Erde dreht sich um sich selbst und um die Sonne.
newscience-discovery-planetary-motion = Planetenbewegung
    .note = Johannes Kepler, 1609: Planeten ziehen auf Ellipsen, umso schneller, je näher der Sonne.
newscience-discovery-moons-of-jupiter = Jupitermonde
    .note = Galileo Galilei, 1610: Vier Monde umkreisen den Jupiter; also kreist nicht alles um die Erde.
newscience-discovery-solar-parallax = Sonnenparallaxe
    .note = Cassini und Richer, 1672: Mars, von Paris und Cayenne gesehen, verrät die Entfernung der Sonne.
newscience-discovery-cometary-orbits = Kometenbahnen
    .note = Edmond Halley, 1705: Kometen kehren wieder; den von 1682 erwartet er für 1758.
newscience-discovery-symbolic-algebra = Symbolische Algebra
    .note = François Viète, 1591: Buchstaben stehen für Zahlen, bekannte wie unbekannte.
newscience-discovery-logarithms = Logarithmen
    .note = John Napier, 1614: Malnehmen wird Zusammenzählen und spart den Astronomen Jahre.
newscience-discovery-analytic-geometry = Analytische Geometrie
    .note = René Descartes, 1637: Aus Kurven werden Gleichungen, aus Gleichungen Kurven.
newscience-discovery-probability = Wahrscheinlichkeit
    .note = Blaise Pascal und Pierre de Fermat, 1654: wie man den Einsatz eines abgebrochenen Spiels teilt.
newscience-discovery-infinite-series = Unendliche Reihen
    .note = Nikolaus Mercator, 1668: ein Logarithmus, geschrieben als Summe ohne Ende.
newscience-discovery-calculus = Infinitesimalrechnung
    .note = Gottfried Wilhelm Leibniz, 1684: Tangenten, Maxima und Minima durch Differentiale.
newscience-discovery-laws-of-attraction = Gesetze der Anziehung
    .note = William Gilbert, 1600: Die Erde ist ein großer Magnet, und Bernstein zieht mit anderer Kraft an.
newscience-discovery-falling-bodies = Fallgesetz
    .note = Galileo Galilei, 1638: Der Fallweg wächst mit dem Quadrat der Zeit, gleich wie schwer der Körper ist.
newscience-discovery-air-pressure = Luftdruck
    .note = Blaise Pascal, 1648: Auf dem Puy de Dôme sinkt das Quecksilber; also hält es die Luft oben.
newscience-discovery-pendulum = Pendel
    .note = Christiaan Huygens, 1673: wie Pendel schwingen, und wie sie Uhren den Takt geben.
newscience-discovery-light-spectrum = Spektrum des Lichts
    .note = Isaac Newton, 1672: Ein Prisma teilt weißes Licht in Farben, die sich nicht weiter teilen.
newscience-discovery-elastic-force = Federkraft
    .note = Robert Hooke, 1678: Eine Feder gibt im Verhältnis zur Kraft nach, die auf sie wirkt.
newscience-discovery-universal-gravitation = Allgemeine Gravitation
    .note = Isaac Newton, 1687: Eine einzige Kraft zieht Steine, Gezeiten, Monde und Planeten.
newscience-discovery-alchemy = Alchemie
    .note = Andreas Libavius, 1597: die Geheimnisse des Ofens, in einem Lehrbuch geordnet.
newscience-discovery-nature-of-gases = Natur der Gase
    .note = Jan Baptista van Helmont, 1648: Es gibt andere Lüfte als die Luft; er nennt sie Gas.
newscience-discovery-chemical-elements = Chemische Elemente
    .note = Robert Boyle, 1661: zweifelt an den alten Elementen und fragt, woraus Stoffe wirklich bestehen.
newscience-discovery-gas-law = Gasgesetz
    .note = Robert Boyle, 1662: doppelter Druck auf die Luft, halber Raum.
newscience-discovery-combustion = Verbrennung
    .note = John Mayow, 1674: Feuer und Atem verbrauchen ein und denselben Teil der Luft.
newscience-discovery-human-anatomy = Anatomie des Menschen
    .note = Andreas Vesalius, 1543: der Bau des Körpers, nach Körpern gezeichnet statt nach alten Büchern.
newscience-discovery-blood-circulation = Blutkreislauf
    .note = William Harvey, 1628: Das Herz treibt das Blut, und das Blut läuft im Kreis.
newscience-discovery-cells = Zellen
    .note = Robert Hooke, 1665: Kork zeigt unter dem Mikroskop kleine Kammern; er nennt sie Zellen.
newscience-discovery-microorganisms = Mikroorganismen
    .note = Antoni van Leeuwenhoek, 1676: Tiere im Wassertropfen, für das bloße Auge viel zu klein.
newscience-discovery-species = Arten
    .note = John Ray, 1686: Was aus dem Samen derselben Pflanze wächst, ist von einer Art.

## Wissenschaftler

newscience-scientist-kepler = Johannes Kepler
    .note = 1571–1630, kaiserlicher Mathematiker in Prag; fand die Gesetze der Planetenbewegung.
newscience-scientist-galileo = Galileo Galilei
    .note = 1564–1642, Professor in Padua, dann am Hof in Florenz; in Rom verurteilt, weil er die Erde bewegte.
newscience-scientist-kircher = Athanasius Kircher
    .note = 1602–1680, Jesuit in Rom; schrieb über Magnete, Musik, Vulkane und Hieroglyphen.
newscience-scientist-leibniz = Gottfried Wilhelm Leibniz
    .note = 1646–1716, Hofrat in Hannover; Infinitesimalrechnung, Rechenmaschine, Briefe in alle Welt.
newscience-scientist-newton = Isaac Newton
    .note = 1642–1727, Professor in Cambridge, dann Vorsteher der Münze; Licht, Analysis, Gravitation.

## Ereigniskarten

newscience-card-type-effect = WIRKUNG
    .note = Sie wirkt für alle, die ganze Runde, ohne Energiewürfel.
newscience-card-type-play = SPIELEN
    .note = Wessen Energiewürfel darauf liegt, führt sie sofort aus.
newscience-card-type-keep = BEHALTEN
    .note = Wessen Energiewürfel darauf liegt, legt sie ins Labor; die Karte, die dort lag, ist verloren.
newscience-event-gregorian-calendar = Gregorianischer Kalender
    .note = 1582: Auf Donnerstag, den 4. Oktober, folgt Freitag, der 15.; zehn Tage, an denen niemand geruht hat.
newscience-event-theatre-of-anatomy = Anatomisches Theater
    .note = 1595: In Padua steigen sechs Ränge mit Stehplätzen über dem Tisch auf, an dem Fabricius seziert.
newscience-event-keplers-star = Keplers Stern
    .note = 1604: Ein neuer Stern überstrahlt Jupiter; wer ein Instrument hat, richtet es auf den Schlangenträger.
newscience-event-decree-against-copernicanism = Dekret gegen Kopernikus
    .note = 1616: Die Indexkongregation verbietet das Buch des Kopernikus, bis es verbessert ist.
newscience-event-war-breaks-out-in-bohemia = Krieg in Böhmen
    .note = 1618: In Prag fliegen zwei Statthalter aus dem Fenster; dreißig Jahre Krieg zerstreuen die Gelehrten.
newscience-event-gresham-college = Gresham College
    .note = 1597: Das Vermögen eines Kaufmanns bezahlt sieben Professoren, die den Londonern umsonst vorlesen.
newscience-event-frankfurt-fair-catalogue = Frankfurter Messkatalog
    .note = 1598: Nun druckt der Rat der Stadt selbst, welche Bücher erscheinen.
newscience-event-accademia-dei-lincei = Accademia dei Lincei
    .note = 1603: In Rom wollen der junge Federico Cesi und drei Freunde so scharf sehen wie der Luchs.
newscience-event-anagram-for-prague = Anagramm für Prag
    .note = 1610: Galilei versteckt, was er am Saturn sah, in vertauschten Buchstaben; Kepler enträtselt sie, aber falsch.
newscience-event-collegio-romano = Collegio Romano
    .note = 1611: Die Astronomen der Jesuiten sehen selbst nach und melden dem Kardinal: Er hat recht.
newscience-event-letter-to-the-grand-duchess = Brief an die Großherzogin
    .note = 1615: Galilei schreibt Christine von Lothringen, die Schrift lehre, wie man in den Himmel kommt, nicht, wie der Himmel geht.
newscience-event-novum-organum = Novum Organum
    .note = 1620: Francis Bacon will erst Tatsachen und dann Schlüsse, von beidem sehr viele.
newscience-event-gilberts-terrella = Gilberts Terrella
    .note = 1600: Eine Kugel aus Magnetstein steht für die Erde; jeder kann wiederholen, was William Gilbert damit tat.
newscience-event-tychos-records = Tychos Aufzeichnungen
    .note = 1601: Tycho Brahe stirbt, und Kepler nimmt zwanzig Jahre Beobachtungen an sich, ehe die Erben fragen.
newscience-event-dutch-spyglass = Holländisches Fernrohr
    .note = 1608: Hans Lipperhey aus Middelburg will ein Patent auf ein Rohr, das Fernes nahe bringt.
newscience-event-medicean-stars = Mediceische Sterne
    .note = 1610: Galilei nennt vier Monde nach den Medici und wird Mathematiker des Großherzogs.
newscience-event-santorios-scales = Santorios Waage
    .note = 1614: Seit dreißig Jahren wiegt Santorio Santorio sich, seine Mahlzeiten und was daraus wird.
newscience-event-napiers-bones = Napiers Rechenstäbe
    .note = 1617: John Napiers bezifferte Stäbe machen aus dem Malnehmen ein Zusammenzählen.
newscience-event-trial-of-galileo = Prozess gegen Galilei
    .note = 1633: In Rom schwört Galilei auf den Knien der Bewegung der Erde ab.
newscience-event-jesuit-ordinance = Verordnung der Jesuiten
    .note = 1651: Der Orden zählt 65 Sätze auf, die nicht gelehrt werden dürfen; manche machen die Linie aus Punkten.
newscience-event-accademia-del-cimento = Accademia del Cimento
    .note = 1657: In Florenz lassen zwei Medici jeden Versuch machen, und dann noch einmal.
newscience-event-philosophical-transactions = Philosophical Transactions
    .note = 1665: Henry Oldenburg druckt auf eigene Rechnung eine Zeitschrift nur für die neue Wissenschaft.
newscience-event-plague-in-london = Pest in London
    .note = 1665: Die Royal Society verlässt die Stadt, Cambridge schließt, und der junge Newton geht heim nach Woolsthorpe.
newscience-event-mersennes-letters = Mersennes Briefe
    .note = 1635: Wer Pater Mersenne von einem Versuch schreibt, schreibt ganz Europa, und alle machen ihn nach.
newscience-event-areopagitica = Areopagitica
    .note = 1644: John Milton, der den gefangenen Galilei getroffen hat, verlangt Druck ohne Erlaubnis.
newscience-event-invisible-college = Unsichtbares Kolleg
    .note = 1646: Der junge Robert Boyle schreibt von Freunden, die die Natur erforschen, ohne König, Haus und Satzung.
newscience-event-puy-de-dome = Puy de Dôme
    .note = 1648: Pascal bleibt zu Hause; sein Schwager trägt Torricellis Rohr auf den Berg und misst fünfmal.
newscience-event-queen-christinas-court = Hof der Königin Christina
    .note = 1649: Descartes kommt nach Stockholm und muss um fünf Uhr früh lehren; den Winter überlebt er nicht.
newscience-event-magdeburg-hemispheres = Magdeburger Halbkugeln
    .note = 1657: Sechzehn Pferde trennen nicht, was Bürgermeister Guericke mit nichts zusammenhält.
newscience-event-robert-hooke = Robert Hooke
    .note = 1662: Der Kurator der Royal Society soll jede Woche drei oder vier Versuche zeigen, und auf alle anderen ist er zuerst gekommen.
newscience-event-selenographia = Selenographia
    .note = 1647: In Danzig zeichnet, sticht und druckt Johannes Hevelius den Mond, auf Dutzenden von Tafeln.
newscience-event-pascals-calculator = Pascals Rechenmaschine
    .note = 1649: Der König gibt Blaise Pascal das alleinige Recht auf eine Maschine, die sich wenige leisten können.
newscience-event-oxford-coffee-house = Kaffeehaus in Oxford
    .note = 1650: Im ersten Kaffeehaus Englands entdecken die Gelehrten, wie lange man wach bleiben kann.
newscience-event-letters-on-the-game-of-chance = Briefe über das Glücksspiel
    .note = 1654: Wie teilt man den Einsatz, wenn ein Spiel abbricht? Pascal und Fermat klären es brieflich.
newscience-event-boyles-air-pump = Boyles Luftpumpe
    .note = 1659: Hooke baut sie, Boyle pumpt sie leer: Glocken verstummen darin, Kerzen gehen aus.
newscience-event-royal-charter = Königlicher Freibrief
    .note = 1662: Karl II. gibt der Royal Society sein Siegel, das Recht zu drucken und ins Ausland zu schreiben, aber kein Geld.
newscience-event-great-fire-of-london = Großer Brand von London
    .note = 1666: Vier Tage Feuer; in den Gewölben von St. Paul verbrennen die Lager der Buchhändler.
newscience-event-academie-royale = Académie royale
    .note = 1666: Colbert bezahlt in Paris Gelehrte, die gemeinsam arbeiten; was einer versucht hat, versuchen die anderen noch einmal.
newscience-event-ban-on-transfusion = Verbot der Transfusion
    .note = 1670: Nach Lammblut in Menschenadern und einem Toten verbietet sie das Parlement von Paris.
newscience-event-great-comet = Großer Komet
    .note = 1680: Gottfried Kirch findet ihn mit dem Fernrohr; dann wird er so hell, dass alle eine Meinung haben.
newscience-event-edict-of-nantes-revoked = Edikt von Nantes aufgehoben
    .note = 1685: In Frankreich verlieren die Protestanten ihre Rechte; Huygens und Papin können nicht nach Paris zurück.
newscience-event-oldenburg-in-the-tower = Oldenburg im Tower
    .note = 1667: Wer die meisten Briefe aus dem Ausland bekommt, sitzt zwei Monate als Spion in Haft.
newscience-event-acta-eruditorum = Acta Eruditorum
    .note = 1682: Otto Menckes lateinisches Monatsblatt in Leipzig lässt hören, wer fern von London und Paris lebt.
newscience-event-wrens-wager = Wrens Wette
    .note = 1684: Ein Buch für vierzig Schilling dem, der in zwei Monaten das Gesetz der Planeten beweist, Hooke oder Halley.
newscience-event-halley-pays-for-the-principia = Halley bezahlt die Principia
    .note = 1687: Die Royal Society hat ihr Geld für eine Geschichte der Fische ausgegeben, so bezahlt Edmond Halley den Drucker.
newscience-event-warden-of-the-mint = Aufseher der Münze
    .note = 1696: Isaac Newton nimmt das Amt ernst und jagt die Falschmünzer Londons, manchen bis an den Galgen.
newscience-event-priority-dispute = Prioritätsstreit
    .note = 1699: Fatio de Duillier deutet im Druck an, Leibniz habe die Infinitesimalrechnung von Newton.
newscience-event-berlin-academy = Berliner Akademie
    .note = 1700: Leibniz überzeugt eine Kurfürstin; bezahlen soll die Sozietät der Verkauf von Kalendern.
newscience-event-leibniz-machine = Leibniz’ Maschine
    .note = 1673: In London zeigt Leibniz ein Modell aus Holz, das von selbst malnimmt, beinahe jedenfalls.
newscience-event-leeuwenhoeks-lenses = Leeuwenhoeks Linsen
    .note = 1674: Ein Tuchhändler in Delft schleift Glasperlen und findet Tierchen im Wasser eines Sees.
newscience-event-fontenelles-conversations = Fontenelles Gespräche
    .note = 1686: Eine Marquise, ein Park, die Sterne: Bernard de Fontenelle bringt den neuen Himmel in die Salons.
newscience-event-greenwich-mural-arc = Mauerbogen von Greenwich
    .note = 1689: John Flamsteed misst mit dem besten Instrument und gibt keine Zahl her, ehe er ihrer sicher ist.
newscience-event-boyle-lectures = Boyle-Vorlesungen
    .note = 1692: Boyles Testament bezahlt Predigten gegen den Unglauben, und Richard Bentley predigt Newton.
newscience-event-opticks = Opticks
    .note = 1704: Jahrelang lag sie bei Newton in der Schublade; Hooke ist tot, nun darf sie erscheinen.

## Wirkungen der Ereigniskarten

newscience-effect-round = diese Runde, für alle: { $first }
newscience-effect-now = sofort: { $first }
newscience-effect-play = diese Runde, für dich: { $first }
newscience-effect-keep = solange sie im Labor liegt: { $first }
newscience-effect-once = einmal, dann kommt sie weg: { $first }
newscience-clause-and = { $first }; und { $second }
newscience-clause-or = entweder { $first }; oder { $second }
newscience-clause-may = wenn du willst, { $first }
newscience-clause-if = { $first }, nur { $second }
newscience-clause-round = diese Runde { $first }
newscience-clause-only = { $first } ({ $second })
newscience-clause-who = { $first } für { $second }
newscience-clause-either = { $first } oder { $second }
newscience-clause-both = { $first }, { $second }
newscience-clause-level = Stufe { $first }
newscience-clause-levels = Stufen { $first } bis { $second }
newscience-clause-each-research = bei jeder Forschung
newscience-clause-each-experiment = bei jedem Experiment
newscience-clause-each-publish = bei jeder Veröffentlichung
newscience-clause-each-action = bei jeder Aktion einer Art, die du jetzt wählst
newscience-clause-each-rest = bei jedem Ruhen
newscience-clause-each-influence = bei jeder Einflussaktion dort
newscience-clause-one-research = bei einer Forschung
newscience-clause-one-experiment = bei einem Experiment
newscience-clause-one-publish = bei einer Veröffentlichung
newscience-clause-one-rest = beim Ruhen
newscience-clause-one-influence = bei einer Einflussaktion dort
newscience-clause-next-research = bei der nächsten Forschung
newscience-clause-next-experiment = beim nächsten Experiment
newscience-clause-next-publish = bei der nächsten Veröffentlichung
newscience-clause-next-action = bei der nächsten Aktion einer Art, die du jetzt wählst
newscience-clause-points = { $first } auf die Punkte { $second }
newscience-clause-need = { $first } auf den nötigen Einfluss ({ $third }) { $second }
newscience-clause-need-any = { $first } auf den nötigen Einfluss auf einer Leiste, wo es hilft, { $second }
newscience-clause-later = { $first } gilt der spätere Wert, auch wenn es noch niemandem gelungen ist
newscience-clause-die-reroll = der Würfel darf { $first } einmal neu geworfen werden
newscience-clause-die-best-of-two = { $first } zwei Würfe, von denen der höhere zählt
newscience-clause-die-late-rest = Ruhe darf { $first } auch nach dem Wurf ausgegeben werden
newscience-clause-die-no-critical = { $first } misslingt kein Wurf von selbst
newscience-clause-yield-rest = { $first } auf den Ruhegewinn { $second }
newscience-clause-yield = { $first } auf den Einflussgewinn ({ $third }) { $second }
newscience-clause-renown = { $first } auf das Prestige { $second }
newscience-clause-ward = SPIELEN-Karten anderer treffen dich nicht
newscience-clause-ban-research = keine Forschung ({ $first })
newscience-clause-ban-experiment = keine Experimente ({ $first })
newscience-clause-ban-publish = keine Veröffentlichung ({ $first })
newscience-clause-close-first = das erste Feld { $first } ist gesperrt
newscience-clause-close-last = das letzte Feld { $first } ist gesperrt
newscience-clause-open = ein Feld { $first } mehr
newscience-clause-influence = { $first } Einfluss ({ $second })
newscience-clause-rest-loss = { $first } Ruhe
newscience-clause-lab = Verlust der Karte im Labor
newscience-clause-each = jeden
newscience-clause-others = alle anderen
newscience-clause-rival = einen Gegner deiner Wahl
newscience-clause-leader = alle, die auf der Leiste { $first } führen
newscience-clause-last = alle, die auf der Leiste { $first } hinten liegen
newscience-clause-any-track = eine Leiste deiner Wahl
newscience-clause-order-first = der erste Platz in der Reihenfolge der nächsten Runde
newscience-clause-order-swap = tausche mit einem Gegner den Platz in der Reihenfolge der nächsten Runde
newscience-clause-cube-rival = versetze einen Energiewürfel eines Gegners auf ein freies Feld, beide Felder noch nicht ausgeführt
newscience-clause-cube-own = versetze einen eigenen Energiewürfel auf ein freies Feld, beide Felder noch nicht ausgeführt
newscience-clause-step-research = erforsche ohne Punkte eine Entdeckung bis Stufe { $first }, deren Voraussetzungen du kennst
newscience-clause-step-experiment = eine von dir erforschte Entdeckung bis Stufe { $first }, die ein Gegner bewiesen hat, ist ohne Wurf auch für dich bewiesen
newscience-clause-ahead = die nächsten { $first } Ereigniskarten liegen für alle offen
newscience-clause-ahead-one = die nächste Ereigniskarte liegt für alle offen
newscience-clause-at-least = mit { $first } auf { $second } oder mehr
newscience-clause-at-most = mit { $first } auf { $second } oder weniger
newscience-clause-published = nach einer eigenen Veröffentlichung in { $first }
newscience-clause-place-from = ab Platz { $first } in der Reihenfolge dieser Runde
newscience-clause-place-to = bis Platz { $first } in der Reihenfolge dieser Runde

## Fragen

newscience-ask-scientist = Wen spielst du? In dieser Reihenfolge kommen sie in der ersten Runde zum Zug.
newscience-ask-place = { $left ->
    [one] Wohin setzt du deinen letzten Energiewürfel?
   *[other] Wohin setzt du einen Energiewürfel? Du hast noch { $left }.
}
newscience-ask-research = Welche Entdeckung erforschst du ({ $space })?
newscience-ask-experiment = Welche Entdeckung prüfst du ({ $space })?
newscience-ask-publish = Welche Entdeckung veröffentlichst du ({ $space })?
newscience-ask-spend = Wie viel Ruhe gibst du für { $discovery } aus? Ohne sie hast du { $points }, und mit dem Wurf brauchst du { $value }.
newscience-ask-spend-late = Das Experiment würde misslingen: Der Wurf ist { $die }, das macht { $total }, und nötig sind { $value }. Wie viel Ruhe gibst du dazu?
newscience-ask-reroll = { $die ->
    [1] Der Wurf ist 1, und das Experiment würde misslingen. Würfelst du noch einmal?
   *[other] Das Experiment würde misslingen: Der Wurf ist { $die }, das macht { $total }, und nötig sind { $value }. Würfelst du noch einmal?
}
newscience-ask-cascade = Du hast mehrere Entdeckungen einer Gruppe bewiesen. Welche wird mit veröffentlicht?
newscience-ask-yield = Nutzt du „{ $event }“ für diese Aktion?
newscience-ask-choose = Welches von beiden wählst du für „{ $event }“?
newscience-ask-may = Nutzt du, was „{ $event }“ bietet?
newscience-ask-favour = Für welche Aktion sind die Punkte von „{ $event }“?
newscience-ask-rival = Welchen Gegner wählst du für „{ $event }“?
newscience-ask-track = Welche Einflussleiste wählst du für „{ $event }“?
newscience-ask-cube = Welchen Energiewürfel versetzt du durch „{ $event }“?
newscience-ask-to = Auf welches Feld kommt der Energiewürfel durch „{ $event }“?
newscience-ask-step = Auf welcher Entdeckung geht dein Marker durch „{ $event }“ einen Schritt weiter?

## Was man tun kann

newscience-do-scientist = { $scientist } – Forschen { $research ->
    [-1] −1
    [0] 0
   *[other] +{ $research }
}, Experimentieren { $experiment ->
    [-1] −1
    [0] 0
   *[other] +{ $experiment }
}, Veröffentlichen { $publish ->
    [-1] −1
    [0] 0
   *[other] +{ $publish }
}
newscience-do-place-rest = { $position ->
    [1] Ruhe – und in der nächsten Runde Erster
    [2] Ruhe – und in der nächsten Runde Zweiter
    [3] Ruhe – und in der nächsten Runde Dritter
   *[other] Ruhe – und in der nächsten Runde auf Platz { $position }
}
newscience-do-place-event = { $event } – { $effect }
newscience-do-place-influence = Einfluss – { $track }
newscience-do-place-action = { $modifier ->
    [-2] { $action } { $number } (−2)
    [-1] { $action } { $number } (−1)
    [0] { $action } { $number }
   *[other] { $action } { $number } (+{ $modifier })
}
newscience-do-research = { $rest ->
    [0] { $discovery } erforschen (Wert { $value })
   *[other] { $discovery } erforschen (Wert { $value }), für { $rest } Ruhe
}
newscience-do-research-card = { $rest ->
    [0] { $discovery } erforschen (Wert { $value }), mit „{ $event }“ – { $clause }
   *[other] { $discovery } erforschen (Wert { $value }), für { $rest } Ruhe, mit „{ $event }“ – { $clause }
}
newscience-do-experiment = { $discovery } prüfen – { $points } und der Wurf gegen { $value }: { $chance } % ohne Ruhe
newscience-do-experiment-card = { $discovery } prüfen – { $points } und der Wurf gegen { $value }: { $chance } % ohne Ruhe, mit „{ $event }“ – { $clause }
newscience-do-publish = { $rest ->
    [0] { $cascade ->
        [0] { $discovery } veröffentlichen (Wert { $value }): { $prestige } Prestige
        [one] { $discovery } veröffentlichen (Wert { $value }): { $prestige } Prestige; eine weitere geht ohne Prestige mit
       *[other] { $discovery } veröffentlichen (Wert { $value }): { $prestige } Prestige; { $cascade } weitere gehen ohne Prestige mit
    }
   *[other] { $cascade ->
        [0] { $discovery } veröffentlichen (Wert { $value }), für { $rest } Ruhe: { $prestige } Prestige
        [one] { $discovery } veröffentlichen (Wert { $value }), für { $rest } Ruhe: { $prestige } Prestige; eine weitere geht ohne Prestige mit
       *[other] { $discovery } veröffentlichen (Wert { $value }), für { $rest } Ruhe: { $prestige } Prestige; { $cascade } weitere gehen ohne Prestige mit
    }
}
newscience-do-publish-card = { $rest ->
    [0] { $cascade ->
        [0] { $discovery } veröffentlichen (Wert { $value }): { $prestige } Prestige, mit „{ $event }“ – { $clause }
        [one] { $discovery } veröffentlichen (Wert { $value }): { $prestige } Prestige, eine weitere geht ohne Prestige mit, mit „{ $event }“ – { $clause }
       *[other] { $discovery } veröffentlichen (Wert { $value }): { $prestige } Prestige, { $cascade } weitere gehen ohne Prestige mit, mit „{ $event }“ – { $clause }
    }
   *[other] { $cascade ->
        [0] { $discovery } veröffentlichen (Wert { $value }), für { $rest } Ruhe: { $prestige } Prestige, mit „{ $event }“ – { $clause }
        [one] { $discovery } veröffentlichen (Wert { $value }), für { $rest } Ruhe: { $prestige } Prestige, eine weitere geht ohne Prestige mit, mit „{ $event }“ – { $clause }
       *[other] { $discovery } veröffentlichen (Wert { $value }), für { $rest } Ruhe: { $prestige } Prestige, { $cascade } weitere gehen ohne Prestige mit, mit „{ $event }“ – { $clause }
    }
}
newscience-do-step-research = { $discovery } ohne Punkte erforschen
newscience-do-step-experiment = { $discovery } ohne Wurf beweisen
newscience-do-spend = { $rest ->
    [0] Keine Ruhe – { $chance } %
   *[other] { $rest } Ruhe – { $chance } %
}
newscience-do-spend-late = { $rest ->
    [0] Keine Ruhe – { $total } gegen { $value }
   *[other] { $rest } Ruhe – { $total } gegen { $value }
}
newscience-do-reroll = Noch einmal würfeln
newscience-do-keep-die = Den Wurf so lassen
newscience-do-cascade = { $discovery } mit veröffentlichen
newscience-do-choose = Wählen – { $clause }
newscience-do-rival = { $player }
newscience-do-track = { $track }
newscience-do-favour = { $action }
newscience-do-cube = Der Energiewürfel von { $player } – { $space }
newscience-do-to = Auf { $space }
newscience-do-accept = Ja – { $clause }
newscience-do-use = „{ $event }“ nutzen
newscience-do-decline = Verzichten – die Aktion { $action } verfällt
newscience-do-decline-clause = Verzichten

## Protokoll: Aufbau, Runde, Ereignisse

newscience-log-scientist = { $player } spielt { $scientist }.
newscience-log-round = Runde { $round } beginnt.
newscience-log-reveal = Aufgedeckt: { $event }.
    .joins = { $event }
newscience-log-ahead = Liegt im Voraus offen: { $event }.
    .joins = { $event }
newscience-log-place = { $player } setzt einen Energiewürfel: { $space }.
newscience-log-place-event = { $player } setzt einen Energiewürfel auf „{ $event }“.
newscience-log-play = { $player } führt „{ $event }“ aus.
newscience-log-keep = { $player } nimmt „{ $event }“ ins Labor.
newscience-log-used = { $player } nutzt „{ $event }“; die Karte kommt dann aus dem Spiel.
newscience-log-leaves = „{ $event }“ verlässt das Labor von { $player } und das Spiel.
newscience-log-skipped = { $event }: Was sich nicht ausführen lässt, entfällt.
newscience-log-closed = Ein Feld nimmt in dieser Runde keinen Energiewürfel: { $action }.
newscience-log-not-closed = „{ $event }“ sperrt kein Feld: Es blieben zu wenige.
newscience-log-opened = In dieser Runde gibt es ein Feld mehr: { $action }.
newscience-log-first = { $player } ist in der nächsten Runde zuerst an der Reihe.
newscience-log-swap = { $player } hat in der nächsten Runde Platz { $place }.
newscience-log-cube = Ein Energiewürfel von { $player } wird versetzt: { $from }, nun { $to }.

## Protokoll: Aktionen

newscience-log-rest = { $player } ruht und hat nun { $rest } Ruhe.
newscience-log-rest-loss = { $player } verliert Ruhe und hat noch { $rest }.
newscience-log-influence = { $player } hat nun { $value } Einfluss: { $track }.
newscience-log-spend = { $player } gibt { $rest } Ruhe aus.
newscience-log-research = { $player } erforscht { $discovery }.
newscience-log-markers = { $player } hat nun { $count } Marker auf dem Baum; die Schachtel enthält zehn.
newscience-log-experiment = { $player } prüft { $discovery }: { $points } und der Wurf gegen { $value }.
newscience-log-die = { $player } würfelt { $die }.
newscience-log-success = { $player } beweist { $discovery }: { $total } gegen { $value }.
newscience-log-failure = { $player } kann { $discovery } nicht beweisen: { $total } gegen { $value }.
newscience-log-critical = { $player } kann { $discovery } nicht beweisen: Dieser Wurf misslingt immer.
newscience-log-step = { $player } beweist { $discovery } ohne Wurf.
newscience-log-publish = { $player } veröffentlicht { $discovery }: { $points } Prestige.
newscience-log-cascade = { $player } veröffentlicht ohne Prestige mit: { $discovery }.
    .joins = { $discovery }
newscience-log-returned = { $player } nimmt einen Marker zurück: { $discovery }.
newscience-log-lost = { $player } kann jetzt nichts tun, und eine Aktion verfällt: { $action }.
newscience-log-decline = { $player } verzichtet auf eine Aktion: { $action }.

## Protokoll: Ende

newscience-log-end-s-12-03 = Alle Entdeckungen der Stufe 5 sind veröffentlicht: Das Spiel ist zu Ende.
newscience-log-end-s-12-04 = Es ist keine Ereigniskarte mehr da: Das Spiel ist zu Ende.
newscience-log-most = { $player } hat am meisten veröffentlicht: { $points } Prestige.
newscience-log-track = { $player } steht bei { $track } am höchsten: { $points } Prestige.

## Woher die Punkte kommen

newscience-points-publish = { $discovery } veröffentlicht
newscience-points-most = die meisten Veröffentlichungen
newscience-points-track = höchster Einfluss: { $track }

## Warum nicht: was der Zufall entscheidet

newscience-why-s-c01 = Eine Ereigniskarte wird gerade aufgedeckt; niemand wählt sie.
newscience-why-s-c02 = Die Wissenschaftler werden gerade zugelost; niemand wählt.
newscience-why-s-c03 = Es wird gerade gewürfelt; niemand wählt, was der Würfel zeigt.

## Warum nicht: Wissenschaftler und Energiewürfel

newscience-why-s-2-05 = Wähle einen der Wissenschaftler, die noch niemand hat.
newscience-why-s-4-03 = Jetzt setzt du einen Energiewürfel auf ein freies Feld; wozu er dient, sagst du später.
newscience-why-s-4-04 = Dort steht schon ein Energiewürfel, und ein Feld fasst nur einen.
newscience-why-s-4-06 = Du ruhst schon: In einer Runde darf nur einer deiner Energiewürfel ruhen.
newscience-why-s-4-08 = Bei so vielen Spielern gibt es dieses Feld nicht.
newscience-why-s-4-09 = Alle Ruheplätze sind besetzt.
newscience-why-s-4-10 = Dort liegt keine Karte, die einen Energiewürfel nimmt.
newscience-why-s-4-11 = In der ersten Runde gibt es keine Ereigniskarten.
newscience-why-s-4-12 = Die Energiewürfel stehen: Jetzt werden ihre Aktionen ausgeführt.
newscience-why-s-4-16 = Diese Karte wirkt von selbst für alle; sie nimmt keinen Energiewürfel.
newscience-why-s-8-05 = Diese Einflussleiste hat kein weiteres Feld.

## Warum nicht: Entdeckungen

newscience-why-s-2-10 = Diese Entdeckung ist bei so vielen Spielern nicht im Spiel.
newscience-why-s-3-10 = Diese Entdeckung ist veröffentlicht und damit geschlossen.
newscience-why-s-5-07 = Jetzt dient dein Energiewürfel einer einzigen Entdeckung: Nenne sie, oder verzichte.
newscience-why-s-5-08 = So viel Ruhe hast du nicht.
newscience-why-s-5-09 = Hier wird Ruhe nicht angesagt: Es wird genau das ausgegeben, was fehlt.
newscience-why-s-5-18 = Sag zuerst, wie viel Ruhe du ausgibst; dann wird gewürfelt.
newscience-why-s-9-01 = Du kennst noch nicht alles, was nötig ist: Beweise die Voraussetzungen, oder warte, bis jemand sie veröffentlicht.
newscience-why-s-9-04 = Deine Punkte erreichen den Forschungswert nicht, auch nicht mit all deiner Ruhe.
newscience-why-s-9-07 = Du hast dort schon einen Marker.
newscience-why-s-10-01 = Du hast keinen Marker in ihrer Forschungszone.
newscience-why-s-10-02 = Nenne zuerst die Entdeckung, die du prüfst; danach sagst du, wie viel Ruhe du ausgibst.
newscience-why-s-11-01 = Du hast keinen Marker in ihrer Experimentzone: Veröffentlichen kannst du nur, was du bewiesen hast.
newscience-why-s-11-02 = Deine Punkte erreichen den Veröffentlichungswert nicht, auch nicht mit all deiner Ruhe.
newscience-why-s-11-03 = Dir fehlt der Einfluss, den die Veröffentlichung verlangt, und Punkte ersetzen ihn nicht.
newscience-why-s-11-11 = Wähle zuerst, welche Entdeckung der Gruppe mit veröffentlicht wird; eine genügt.
newscience-why-s-14-05 = Alle zehn Marker von dir stehen auf dem Baum.

## Warum nicht: Ereigniskarten

newscience-why-s-7-12 = Dieser Teil der Karte lässt sich jetzt nicht ausführen.
newscience-why-s-15-42 = Ruhende Energiewürfel bleiben stehen: Die Ruhe ist schon ausgeführt.
newscience-why-s-16-02 = Entscheide zuerst, was die Ereigniskarte von dir wissen will.
newscience-why-s-16-03 = Eine Ereigniskarte lässt das nicht zu: Sie verbietet es, oder sie reicht nicht so weit.
newscience-why-s-16-05 = Keine Karte in deinem Labor hilft dabei jetzt.
newscience-why-s-d07 = Eine Karte lässt dich nach dem Wurf noch etwas tun; beantworte zuerst das.
newscience-why-s-d10 = Sag zuerst, ob du für diese Aktion die Karte in deinem Labor einsetzt.
