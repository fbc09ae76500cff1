# Newton: die Namen des Spielmaterials, jeder mit einer eigenen Zeile dazu, und Effekte in Worten.

## Basisaktionen

newton-action-work = Arbeiten
    .note = Zieh deinen Marker auf der Arbeitsleiste vor; du erhältst so viele Münzen wie der Wert.
newton-action-technology = Technologie
    .note = Zieh einen deiner Studenten im Technologiebaum vor.
newton-action-travel = Reisen
    .note = Zieh deinen Gelehrten über Strecken; leg einen Würfel, wo du anhältst.
newton-action-lessons = Lehrstunde
    .note = Nimm eine Karte der Auslage, deren Stufe höchstens der Wert ist.
newton-action-study = Studieren
    .note = Leg ein Regalplättchen in eine Regalreihe, deren Wert höchstens der der Aktion ist.
newton-action-joker = Joker
    .note = Eine beliebige Basisaktion, um 1 stärker; das Symbol zählt nie für andere Aktionen.

## Folianten

newton-book-orange = orangefarbener Foliant
    .note = Öffnet Buchfelder und Ziele; der Meister Leibniz hat zwei.
newton-book-blue = blauer Foliant
    .note = Öffnet Buchfelder und Ziele; der Meister Brahe hat zwei.
newton-book-green = grüner Foliant
    .note = Öffnet Buchfelder und Ziele; der Meister Newton hat zwei.
newton-book-wild = Wahlfoliant
    .note = Zählt als ein Foliant beliebiger Farbe, bei jedem Einsatz neu gewählt.

## Orte auf dem Spielplan

newton-place-basel = Basel
    .note = Hier beginnt jeder Gelehrte; 1527 verbrannte Paracelsus hier die alten Bücher.
newton-place-bologna = Bologna
    .note = Universität, die älteste von allen; Kopernikus lernte hier das Recht.
newton-place-paris = Paris
    .note = Universität; Pascal und Huygens trafen hier die Gelehrten Europas.
newton-place-leipzig = Leipzig
    .note = Universität und Geburtsort von Leibniz.
newton-place-krakow = Krakau
    .note = Universität, an der Kopernikus zuerst Astronomie lernte.
newton-place-cambridge = Cambridge
    .note = Universität; Newton hatte hier den Lehrstuhl für Mathematik.
newton-place-salamanca = Salamanca
    .note = Universität, die früh das System des Kopernikus lehrte.
newton-place-athenai = Athen
    .note = Kulturstätte, Heimat von Platons Akademie.
newton-place-alexandria = Alexandria
    .note = Kulturstätte; hier lehrte Euklid, hier vermaß Eratosthenes die Erde.
newton-place-carthago = Karthago
    .note = Kulturstätte, einst Rivalin Roms.
newton-place-istanbul = Istanbul
    .note = Stadt auf zwei Erdteilen, mit der Sternwarte des Taqi ad-Din.
newton-place-amsterdam = Amsterdam
    .note = Stadt der Drucker, deren Bücher über jede Grenze kamen.
newton-place-napoli = Neapel
    .note = Stadt des Della Porta und seiner Akademie der Geheimnisse.
newton-place-london = London
    .note = Stadt der Royal Society.
newton-place-lisboa = Lissabon
    .note = Stadt der Seefahrer.
newton-place-marseille = Marseille
    .note = Stadt, in der Gassendi den Himmel beobachtete.
newton-place-gdansk = Danzig
    .note = Stadt des Hevelius und seiner großen Fernrohre.
newton-place-uraniborg = Uraniborg
    .note = Meisterfeld: Tycho Brahes Sternenburg auf der Insel Hven.
newton-place-uppsala = Uppsala
    .note = Ziel auf dem Spielplan, am Ende der Strecke nach Norden.
newton-place-ulm = Ulm
    .note = Dorf an der Donau, wo Kepler seine Planetentafeln druckte.
newton-place-speyer = Speyer
    .note = Dorf am Rhein.
newton-place-chur = Chur
    .note = Dorf am Fuß der Alpenpässe.
newton-place-besancon = Besançon
    .note = Dorf im Jura, später Stadt der Uhrmacher.
newton-place-calais = Calais
    .note = Dorf am kürzesten Weg nach England.
newton-place-bayonne = Bayonne
    .note = Dorf an der Strecke nach Spanien.
newton-place-cadiz = Cádiz
    .note = Dorf am Tor zum Ozean.
newton-place-pisa = Pisa
    .note = Dorf, Geburtsort von Galilei.
newton-place-messina = Messina
    .note = Dorf an der Meerenge; hier lehrte Maurolico.
newton-place-graz = Graz
    .note = Dorf, in dem Kepler Schule hielt.
newton-place-ragusa = Ragusa
    .note = Dorf, von dem die Karawanen nach Istanbul aufbrachen.
newton-place-rhodos = Rhodos
    .note = Dorf am Seeweg nach Ägypten.
newton-place-torun = Thorn
    .note = Dorf, Geburtsort von Kopernikus.
newton-place-lubeck = Lübeck
    .note = Dorf, Tor zur Ostsee.

## Städte, Universitäten, Kulturstätten

newton-city-bank = Bank
    .note = 4 Münzen.
newton-city-apothecary = Apotheke
    .note = 2 Tränke.
newton-city-school = Schule
    .note = Ein neuer Student auf das Startfeld des Baums.
newton-city-letter-office = Briefamt
    .note = Bezahl 2 Münzen, um einen Würfel auf eine beliebige Universität zu legen.
newton-city-antiquary = Antiquar
    .note = Bezahl 2 Münzen, um einen Würfel auf eine beliebige Kulturstätte zu legen.
newton-city-medicine-1 = Hospital
    .note = Medizinstadt: Die erste besuchte bringt 1 SP je Aufräumphase, die zweite macht 3 daraus.
newton-city-medicine-2 = Anatomisches Theater
    .note = Medizinstadt: Die erste besuchte bringt 1 SP je Aufräumphase, die zweite macht 3 daraus.
newton-city-instrument-maker = Instrumentenmacher
    .note = Große Entdeckungen: Nimm eine verfügbare Entdeckung zum halben Preis, aufgerundet.
newton-university-i = Universität I
    .note = Mit einem Würfel besucht, erfüllt sie die Bedingung des Buchfelds I.
newton-university-ii = Universität II
    .note = Mit einem Würfel besucht, erfüllt sie die Bedingung des Buchfelds II.
newton-university-iii = Universität III
    .note = Mit einem Würfel besucht, erfüllt sie die Bedingung des Buchfelds III.
newton-university-iv = Universität IV
    .note = Mit einem Würfel besucht, erfüllt sie die Bedingung des Buchfelds IV.
newton-university-v = Universität V
    .note = Mit einem Würfel besucht, erfüllt sie die Bedingung des Buchfelds V.
newton-university-vi = Universität VI
    .note = Mit einem Würfel besucht, erfüllt sie die Bedingung des Buchfelds VI.
newton-ancient-column = Kulturstätte Säule
    .note = Mit einem Würfel besucht, erfüllt sie die Bedingung des Buchfelds, das die Säule zeigt.
newton-ancient-obelisk = Kulturstätte Obelisk
    .note = Mit einem Würfel besucht, erfüllt sie die Bedingung des Buchfelds, das den Obelisken zeigt.
newton-ancient-amphora = Kulturstätte Amphore
    .note = Mit einem Würfel besucht, erfüllt sie die Bedingung des Buchfelds, das die Amphore zeigt.

## Spezialisierungen

newton-specialisation-law = Recht
    .note = Ein Ideenplättchen für Arbeiten.
newton-specialisation-mechanics = Mechanik
    .note = Ein Ideenplättchen für Technologie.
newton-specialisation-geography = Geografie
    .note = Ein Ideenplättchen für Reisen.
newton-specialisation-rhetoric = Rhetorik
    .note = Ein Ideenplättchen für Lehrstunde.
newton-specialisation-logic = Logik
    .note = Ein Ideenplättchen für Studieren.
newton-specialisation-astronomy = Astronomie
    .note = Ein Einkommensplättchen: 2 SP in jeder Aufräumphase.
newton-specialisation-bookkeeping = Buchhaltung
    .note = Ein Einkommensplättchen: 2 Münzen in jeder Aufräumphase.
newton-specialisation-alchemy = Alchemie
    .note = Ein Einkommensplättchen: 1 Trank in jeder Aufräumphase.
newton-specialisation-mathematics = Mathematik
    .note = Ein beliebiges Ideenplättchen oder Einkommensplättchen.
newton-specialisation-natural-philosophy = Naturphilosophie
    .note = Ein beliebiges Ideenplättchen oder Einkommensplättchen.

## Erfindungen

newton-invention-microscope = Mikroskop
    .note = 1 Trank und 6 SP.
newton-invention-thermometer = Thermometer
    .note = 2 Tränke und 3 SP.
newton-invention-calculating-machine = Rechenmaschine
    .note = 5 Münzen und ein neuer Student auf das Startfeld.
newton-invention-pendulum-clock = Pendeluhr
    .note = 2 SP und 2 Münzen je gespieltem Meister.
newton-invention-slide-rule = Rechenschieber
    .note = 2 SP je besuchter Universität.
newton-invention-pantograph = Storchschnabel
    .note = Je besuchter Kulturstätte: 2 SP und eine Aktion Technologie mit Wert 1.
newton-invention-steam-pump = Dampfpumpe
    .note = Je vollständigem Abschnitt: 1 SP und eine Aktion Arbeiten mit Wert 1.
newton-invention-telescope = Fernrohr
    .note = 2 Münzen, dann eine Aktion Studieren mit Wert 3.
newton-invention-orrery = Planetenmaschine
    .note = 2 SP, dann eine Aktion Lehrstunde mit Wert 3.
newton-invention-octant = Oktant
    .note = 1 Trank, dann eine Aktion Reisen mit Wert 3.
newton-invention-barometer = Barometer
    .note = Große Entdeckungen: Nimm eine verfügbare Entdeckung kostenlos.

## Ziele

newton-objective-fortune = Vermögen
    .note = Am Ende 1 SP je Münze, höchstens 14.
newton-objective-laboratory = Labor
    .note = Am Ende 2 SP je Trank, höchstens 14.
newton-objective-cabinet = Wunderkammer
    .note = Am Ende 2 SP je Bonusplättchen, höchstens 14.
newton-objective-doctorates = Doktorwürden
    .note = Am Ende 3 SP je besuchter Universität, höchstens 15.
newton-objective-antiquity = Altertum
    .note = Am Ende 5 SP je besuchter Kulturstätte, höchstens 15.
newton-objective-pupils = Schülerschaft
    .note = Am Ende 4 SP je eigenem Studenten auf einem Schlussfeld, höchstens 16.
newton-objective-giants = Schultern von Riesen
    .note = Am Ende 4 SP je gespieltem Meister, höchstens 16.
newton-objective-encyclopedia = Enzyklopädie
    .note = Am Ende 5 SP je Satz aus drei Folianten dreier Farben, höchstens 15; Tränke zählen nicht.
newton-objective-bookcase = Bücherschrank
    .note = Am Ende 4 SP je drei gelegten Regalplättchen, höchstens 16.
newton-objective-curriculum = Lehrplan
    .note = Am Ende 3 SP je zwei Karten auf Hand und Schreibtisch, ohne Startkarten, höchstens 15.
newton-objective-fame = Ruhm
    .note = Große Entdeckungen: Am Ende 4 SP je eigener Entdeckung, höchstens 12.

## Bonusplättchen

newton-token-coins-2 = Plättchen: 2 Münzen
    .note = Wer zuerst darauf oder darüber zieht, nimmt es und führt es sofort aus.
newton-token-coins-3 = Plättchen: 3 Münzen
    .note = Wer zuerst darauf oder darüber zieht, nimmt es und führt es sofort aus.
newton-token-vp-2 = Plättchen: 2 SP
    .note = Wer zuerst darauf oder darüber zieht, nimmt es und führt es sofort aus.
newton-token-vp-3 = Plättchen: 3 SP
    .note = Wer zuerst darauf oder darüber zieht, nimmt es und führt es sofort aus.
newton-token-potion-1 = Plättchen: 1 Trank
    .note = Wer zuerst darauf oder darüber zieht, nimmt es und führt es sofort aus.
newton-token-student-1 = Plättchen: 1 Student
    .note = Wer zuerst darauf oder darüber zieht, nimmt es und führt es sofort aus.

## Meister

newton-master-boyle = Robert Boyle
    .note = Studieren 4, auf mehrere Plättchen aufteilbar.
newton-master-brahe = Tycho Brahe
    .note = Für den Rest des Spiels: 2 blaue Folianten.
newton-master-browne = Thomas Browne
    .note = Lehrstunde 4, auf mehrere Karten aufteilbar.
newton-master-bruno = Giordano Bruno
    .note = 6 Münzen.
newton-master-descartes = René Descartes
    .note = Lehrstunde 1, dann sofort die Basisaktion der genommenen Karte.
newton-master-cavendish = Margaret Cavendish
    .note = Nimm deine nächsten 2 Regalplättchen aus dem Spiel; Stapelboni gelten.
newton-master-copernicus = Nikolaus Kopernikus
    .note = Studieren 3, ohne die Bedingung des Felds.
newton-master-cusano = Nikolaus von Kues
    .note = 3 Tränke.
newton-master-fahrenheit = Daniel Fahrenheit
    .note = Für den Rest des Spiels: 1 Wahlfoliant.
newton-master-galilei = Galileo Galilei
    .note = Reisen 3, wenn du willst mit einem Würfel auf jedem Feld unterwegs.
newton-master-gilbert = William Gilbert
    .note = Ein neuer Student auf das Startfeld des Baums.
newton-master-halley = Edmond Halley
    .note = Technologie 4, auf mehrere Studenten aufteilbar.
newton-master-pascal = Blaise Pascal
    .note = Reisen 5 ohne Wegegeld.
newton-master-huygens = Christiaan Huygens
    .note = Arbeiten 3; das Ziel braucht keine Folianten.
newton-master-torricelli = Evangelista Torricelli
    .note = Technologie 3; ein Ziel braucht keine Folianten.
newton-master-kepler = Johannes Kepler
    .note = Arbeiten 6 ohne Münzen.
newton-master-winkelmann = Maria Winkelmann
    .note = Ein Würfel auf eine beliebige Universität, Kulturstätte oder Stadt.
newton-master-leibniz = Gottfried Leibniz
    .note = Für den Rest des Spiels: 2 orange Folianten.
newton-master-newton = Isaac Newton
    .note = Für den Rest des Spiels: 2 grüne Folianten.
newton-master-paracelsus = Paracelsus
    .note = Eine beliebige Basisaktion mit Wert 3.

## Entdeckungen

newton-discovery-infinitesimals = Infinitesimalrechnung
    .note = Einlösen für 1 SP je Ziel, das du nicht besetzt.
newton-discovery-blood-circulation = Blutkreislauf
    .note = Einlösen für 3 SP je Studenten in der Reserve.
newton-discovery-terrestrial-magnetism = Erdmagnetismus
    .note = Einlösen für 1 SP je Universität ohne deinen Würfel.
newton-discovery-universal-gravitation = Allgemeine Schwerkraft
    .note = Einlösen für 3 SP je noch nicht gespieltem Meister.
newton-discovery-vacuum = Vakuum
    .note = Einlösen für 1 SP je leerem Einkommensfeld.
newton-discovery-elliptical-orbits = Elliptische Bahnen
    .note = Einlösen für 1 SP je Würfel, der noch auf deinem Studientableau liegt.
newton-discovery-falling-bodies = Fallgesetz
    .note = Einlösen für 2 SP je noch nicht erreichtem Sonderfeld der Arbeitsleiste.
newton-discovery-colour-spectrum = Farbspektrum
    .note = Einlösen für 1 SP je Regalplättchen, das noch im Stapel liegt.

## Studientableaus und Farben

newton-board-counting-room = Kontor
    .note = Ein Studientableau mit aufgedrucktem Symbol Arbeiten.
newton-board-workshop = Werkstatt
    .note = Ein Studientableau mit aufgedrucktem Symbol Technologie.
newton-board-map-room = Kartenzimmer
    .note = Ein Studientableau mit aufgedrucktem Symbol Reisen.
newton-board-lecture-hall = Hörsaal
    .note = Ein Studientableau mit aufgedrucktem Symbol Lehrstunde.
newton-colour-red = Rot
newton-colour-blue = Blau
newton-colour-green = Grün
newton-colour-yellow = Gelb

## Effekte in Worten

newton-one-coin = 1 Münze
newton-one-potion = 1 Trank
newton-one-vp = 1 SP
newton-one-student = 1 Student
newton-coins = { $first } Münzen
newton-potions = { $first } Tränke
newton-vp = { $first } SP
newton-students = { $first } Studenten
newton-both = { $first }, { $second }
newton-pay = bezahl { $first }: { $second }
newton-after = nach { $first } { $second } oder mehr: { $third }
newton-per = { $first } je { $second }
newton-per-group = { $first } je { $second } { $third }
newton-most = { $first }, höchstens { $second }
newton-act = { $first } { $second }
newton-any-action = beliebige Aktion { $first }
newton-flagged = { $first } ({ $second })
newton-flag-study-split = auf Plättchen aufteilbar
newton-flag-lessons-split = auf Karten aufteilbar
newton-flag-technology-split = auf Studenten aufteilbar
newton-flag-study-no-need = ohne Bedingung
newton-flag-work-no-need = Ziel ohne Bedingung
newton-flag-technology-no-need = Ziel ohne Bedingung
newton-flag-work-unpaid = ohne Münzen
newton-flag-travel-toll-free = ohne Wegegeld
newton-flag-travel-cubes = ein Würfel auf jedem Feld
newton-flag-lessons-perform = dann ihre Basisaktion
newton-develop = Ideenplättchen { $first }
newton-income-vp = Einkommensplättchen 2 SP
newton-income-coins = Einkommensplättchen 2 Münzen
newton-income-potion = Einkommensplättchen 1 Trank
newton-drop-tiles = nimm die nächsten { $first } Regalplättchen aus dem Spiel
newton-special = Spezialaktion: { $first }
newton-card = { $first } { $second }
newton-start = { $first } (Startkarte)
newton-pair = { $first }/{ $second } { $third }

## Was gezählt wird

newton-count-orange-books = verfügbarem orangen Folianten
newton-count-blue-books = verfügbarem blauen Folianten
newton-count-green-books = verfügbarem grünen Folianten
newton-count-equal-books = Satz aus drei verfügbaren Folianten einer Farbe
newton-count-masters = gespieltem Meister
newton-count-universities = besuchter Universität
newton-count-ancients = besuchter Kulturstätte
newton-count-runs = vollständigem Abschnitt
newton-count-coins = Münze
newton-count-potions = Trank
newton-count-tokens = Bonusplättchen
newton-count-ends = eigenem Studenten auf einem Schlussfeld
newton-count-book-sets = Satz aus drei Folianten dreier Farben
newton-count-tiles = gelegten Regalplättchen
newton-count-cards = Karten auf Hand und Schreibtisch, die keine Startkarten sind
newton-count-discoveries = eigener Entdeckung
newton-count-open-objectives = nicht besetztem Ziel
newton-count-reserve-students = Studenten in der Reserve
newton-count-open-universities = nicht besuchter Universität
newton-count-hand-masters = noch nicht gespieltem Meister
newton-count-empty-slots = leerem Einkommensfeld
newton-count-cubes = Würfel auf dem Studientableau
newton-count-work-spaces = noch nicht erreichtem Sonderfeld der Arbeitsleiste
newton-count-stacked-tiles = Regalplättchen im Stapel

## Einzelne Wirkungen

newton-clause-cube-university = ein Würfel auf eine beliebige Universität
newton-clause-cube-ancient = ein Würfel auf eine beliebige Kulturstätte
newton-clause-cube-anywhere = ein Würfel auf eine beliebige Universität, Kulturstätte oder Stadt
newton-clause-medicine = Medizinplättchen
newton-clause-village = der Gelehrte in ein beliebiges Dorf ohne Plättchen
newton-clause-second-tile = ein zweites Regalplättchen in dieser Aktion Studieren
newton-clause-double-tokens = Bonusplättchen dieser Aktion Technologie verdoppelt
newton-clause-ignore-need = keine Bedingung in dieser Aktion Studieren
newton-clause-extra-cube = ein zweiter Würfel in dieser Aktion Reisen
newton-clause-copy = der Sofort-Effekt einer anderen Karte auf dem Schreibtisch
newton-clause-take-level-1 = nimm eine Karte der Stufe I aus der Auslage
newton-clause-take-any = nimm eine beliebige Karte aus der Auslage
newton-clause-again-income = das Einkommen eines Einkommensplättchens
newton-clause-again-token = der Effekt eines eigenen Bonusplättchens
newton-clause-again-city = der Effekt einer besuchten Stadt
newton-clause-again-master = der Sofort-Effekt eines gespielten Meisters
newton-clause-again-objective = die SP eines besetzten Ziels
newton-clause-discovery-half = eine Entdeckung zum halben Preis
newton-clause-discovery-free = eine Entdeckung kostenlos
newton-clause-choice = ein beliebiges Ideen- oder Einkommensplättchen
newton-clause-a-card = eine Handkarte
newton-clause-play-master = einen Meister spielen
newton-clause-nothing = nichts
