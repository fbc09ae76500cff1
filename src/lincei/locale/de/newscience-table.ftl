# The New Science: was der Tisch sagt. player ist ein Name, die anderen Wörter sind Spielteile.

## Einführung

newscience-intro =
    Kurz gesagt: Du forschst im 17. Jahrhundert. Wer Entdeckungen veröffentlicht, gewinnt Prestige, und das meiste Prestige gewinnt. Jede Entdeckung steigt in drei Schritten auf: erforschen, im Experiment beweisen, veröffentlichen.
    Jede Runde hat zwei Teile. Erst setzen alle drei Energiewürfel auf Aktionsfelder, reihum einen nach dem anderen. Dann werden alle Felder ausgeführt, von oben nach unten:
    Ruhe: 1 Ruhe, die du später ausgeben kannst, und ein vorderer Platz in der Reihenfolge der nächsten Runde.
    Ereignis: Die Karte wirkt sofort oder kommt in dein Labor, in dem für eine Platz ist.
    Einfluss: 1 Schritt auf dieser Leiste: Regierung, Religion, Handel oder Wissenschaft.
    Forschen: dein Marker auf eine Entdeckung, deren Voraussetzungen du kennst; deine Punkte müssen ihren Forschungswert erreichen.
    Experimentieren: Punkte und ein Würfelwurf gegen ihren Experimentwert; eine 1 misslingt immer. Ist es jemandem gelungen, haben es die anderen leichter.
    Veröffentlichen: Punkte, und Einfluss auf den Leisten, die sie verlangt. Ihr Prestige bekommt nur, wer sie veröffentlicht; von da an kennen sie alle, und die anderen Marker darauf gehen zurück.
    Deine Punkte in einer Aktion: 1 für den Würfel, der Wert auf deiner Tafel, was das Feld dazugibt, Karten, und so viel Ruhe, wie du ausgibst.
    Du kennst, was du selbst bewiesen hast und was irgendwer veröffentlicht hat. Veröffentlichst du etwas, so werden deine bewiesenen Voraussetzungen mit veröffentlicht, aber ohne Prestige: Veröffentliche also von unten nach oben.
    Das Spiel endet, wenn alle Entdeckungen der Stufe 5 veröffentlicht sind oder die Ereigniskarten ausgehen. Dann gibt es 3 Prestige für die meisten Veröffentlichungen und auf jeder Einflussleiste 2 für den höchsten Stand.
    Wo die Regel Zahlen nur im Bild zeigt, sind sie von uns, die Ereigniskarten ebenso (S-14.06).

## Kurze Zeichen: Gebiete in zwei Buchstaben, Leisten und Aktionen in drei, Entdeckungen in dreizehn Spalten

newscience-short-astronomy = As
newscience-short-mathematics = Ma
newscience-short-physics = Ph
newscience-short-chemistry = Ch
newscience-short-biology = Bi
newscience-short-government = Reg
newscience-short-religion = Rel
newscience-short-enterprise = Han
newscience-short-science = Wis
newscience-short-research = For
newscience-short-experiment = Exp
newscience-short-publish = Ver
newscience-short-heliocentrism = Heliozentrik
newscience-short-planetary-motion = Planetenbew.
newscience-short-moons-of-jupiter = Jupitermonde
newscience-short-solar-parallax = Sonnenparal.
newscience-short-cometary-orbits = Kometenbahnen
newscience-short-symbolic-algebra = Symb. Algebra
newscience-short-analytic-geometry = Anal. Geom.
newscience-short-probability = Wahrscheinl.
newscience-short-infinite-series = Unendl. Reih.
newscience-short-calculus = Infinitesim.
newscience-short-laws-of-attraction = Anziehung
newscience-short-falling-bodies = Freier Fall
newscience-short-air-pressure = Luftdruck
newscience-short-light-spectrum = Lichtspektrum
newscience-short-elastic-force = Federkraft
newscience-short-universal-gravitation = Gravitation
newscience-short-nature-of-gases = Natur d. Gase
newscience-short-chemical-elements = Chem. Elem.
newscience-short-human-anatomy = Anatomie
newscience-short-blood-circulation = Blutkreislauf
newscience-short-microorganisms = Mikroorgan.

## Der ganze Tisch

newscience-table-won = { $count ->
    [one] { $names } gewinnt mit { $points } Prestige.
   *[other] { $names } teilen sich den Sieg mit { $points } Prestige.
}
newscience-table-scientists = Alle wählen einen Wissenschaftler.
newscience-table-round = Runde { $round } von höchstens { $rounds }.
newscience-table-placing = Die Würfel werden gesetzt.
newscience-table-resolving = Die Aktionen werden ausgeführt.
newscience-table-over = Das Spiel ist aus.
newscience-table-to-move = { $player } ist am Zug.
newscience-table-next-order = Nächste Runde: { $names }.
newscience-table-experiment = { $rest ->
    [0] { $player } prüft { $discovery }: { $points } Punkte und der Wurf müssen { $value } erreichen.
   *[other] { $player } prüft { $discovery }: { $points } Punkte, { $rest } Ruhe und der Wurf müssen { $value } erreichen.
}
newscience-table-die = Der Wurf ist { $die }: zusammen { $total }.
newscience-table-option-scientists = Option: Die Wissenschaftler werden verlost.
newscience-table-option-preview = Option: Die Ereigniskarten der nächsten Runde liegen offen.
newscience-table-option-cascade = Option: Nur unmittelbare Voraussetzungen werden mit veröffentlicht.
newscience-table-option-groups = Option: Eine ganze Oder-Gruppe wird mit veröffentlicht.
newscience-table-option-markers = Option: Jeder hat zehn Marker und nicht mehr.
newscience-table-more = tisch zeigt den Baum der Entdeckungen und alle Spieler; info NAME sagt, was eine Entdeckung oder Karte ist.
newscience-table-more-scientists = tisch zeigt den Baum der Entdeckungen; info NAME sagt, wer jemand war.

## Wissenschaftler

newscience-head-scientists = Wissenschaftler, in der Reihenfolge der ersten Runde
newscience-scientists-legend = For Exp Ver: was sie zum Forschen, Experimentieren und Veröffentlichen dazugeben; dahinter der Einfluss, mit dem sie beginnen: { $tracks }.
newscience-scientist-told = { $ratings }. Beginnt mit { $tracks }.
newscience-scientist-taken = Gewählt von { $player }.

## Der Baum der Entdeckungen

newscience-head-tree = Baum der Entdeckungen
newscience-or = oder
newscience-tree-or = – oder –
newscience-tree-published = veröff. { $names }
newscience-tree-legend-values = 2:A 4/3:B 3 +4: Forschen braucht 2 (A hat es getan), das Experiment 4, später 3 (B ist es gelungen), Veröffentlichen 3; das bringt 4 Prestige.
newscience-tree-legend-influence = Dann der Einfluss, den das Veröffentlichen braucht: { $tracks }.
newscience-tree-legend-needs = <{ $place }: braucht { $field }, Stufe 2; wo Entdeckungen mit „oder“ verbunden sind, genügt eine.
newscience-tree-legend-signs = * dein nächster Schritt steht offen, mit der Aussicht eines Experiments; ~ offen, aber es fehlen Punkte oder Einfluss.
newscience-tree-where = { $field }, Stufe { $level }
newscience-tree-values = Forschen { $research }, Experiment { $first }, später { $later }, Veröffentlichen { $publish }, { $prestige } Prestige.
newscience-tree-influence = Zum Veröffentlichen braucht es { $tracks }.
newscience-tree-needs = Braucht { $discoveries }.
newscience-tree-researched = Erforscht von { $names }.
newscience-tree-tested = Bewiesen von { $names }.
newscience-tree-published-by = Veröffentlicht von { $player }.
newscience-tree-open = Dein nächster Schritt steht offen.
newscience-tree-short = Dein nächster Schritt steht offen, aber es fehlen Punkte oder Einfluss.

## Aktionsfelder

newscience-head-spaces = Aktionsfelder, von oben nach unten ausgeführt
newscience-spaces-label-rest = Ruhe
newscience-spaces-label-event = Ereignis
newscience-spaces-label-influence = Einfluss
newscience-spaces-label-research = Forschen
newscience-spaces-label-experiment = Experimentieren
newscience-spaces-label-publish = Veröffentlichen
newscience-spaces-free = frei
newscience-spaces-closed = gesperrt
newscience-spaces-done = ausgeführt
newscience-spaces-extra = (extra)
newscience-spaces-now = an der Reihe
newscience-spaces-legend = [A] ein Würfel von A, [ ] frei; +1 zählt bei dieser Aktion.
newscience-spaces-legend-closed = [x] diese Runde gesperrt.
newscience-spaces-legend-now = > an der Reihe.
newscience-spaces-legend-done = [-] ausgeführt.

## Ereigniskarten

newscience-head-events = Ereigniskarten
newscience-events-card = { $card }: { $effect }.
newscience-events-first = In der ersten Runde gibt es keine Ereigniskarten.
newscience-events-none = Es liegt keine Karte mehr aus.
newscience-events-ahead = Was als Nächstes kommt, ist bekannt:
newscience-deck-level = { $count } der Stufe { $level }
newscience-deck = { $rounds ->
    [0] Im Stapel: { $cards }. Dies ist die letzte Runde.
    [one] Im Stapel: { $cards }; sie reichen noch für eine Runde.
   *[other] Im Stapel: { $cards }; sie reichen noch für { $rounds } Runden.
}
newscience-deck-empty = Der Stapel ist leer: Dies ist die letzte Runde.

## Spieler

newscience-head-players = Spieler in ihrer Reihenfolge
newscience-players-prestige = Prestige
newscience-players-published = publ.
newscience-players-rest = Ruhe
newscience-players-cubes = Würfel
newscience-players-legend = > am Zug; * vorn, was am Ende Prestige bringt; publ. veröffentlichte Entdeckungen; For Exp Ver was der Wissenschaftler zum Forschen, Experimentieren und Veröffentlichen dazugibt; Würfel, die noch zu setzen sind.
newscience-seat-to-move = am Zug
newscience-seat-prestige = { $count ->
    [0] { $number } Prestige, nichts veröffentlicht.
   *[other] { $number } Prestige, { $count } veröffentlicht.
}
newscience-seat-rest = { $number ->
    [0] Keine Ruhe.
   *[other] { $number } Ruhe.
}
newscience-seat-cubes = { $home ->
    [0] { $board ->
        [0] Kein Würfel mehr in dieser Runde.
        [one] Ein Würfel auf dem Plan.
       *[other] { $board } Würfel auf dem Plan.
    }
    [one] Ein Würfel zu setzen, { $board } auf dem Plan.
   *[other] { $home } Würfel zu setzen, { $board } auf dem Plan.
}
newscience-seat-markers = { $number ->
    [0] Kein Marker mehr.
    [one] Noch ein Marker.
   *[other] Noch { $number } Marker.
}
newscience-seat-influence = Einfluss: { $tracks }.
newscience-seat-ratings = Werte: { $ratings }.
newscience-seat-ahead = Vorn: { $where }.
newscience-seat-most = Veröffentlichungen
newscience-seat-lab = Labor: { $card }.
newscience-seat-boost = Wirkt diese Runde noch: { $card }.
newscience-seat-boost-action = Wirkt diese Runde noch beim { $action }: { $card }.
newscience-seat-researched = Erforscht: { $discoveries }.
newscience-seat-tested = Im Experiment bewiesen: { $discoveries }.
newscience-seat-published = Veröffentlicht: { $discoveries }.

## Nächste Schritte

newscience-head-steps = Deine nächsten Schritte, auf einem Feld, das nichts dazugibt
newscience-steps-next = Nächste Schritte, auf einem Feld, das nichts dazugibt:
newscience-steps-research = Forschen
newscience-steps-experiment = Experimentieren
newscience-steps-publish = Veröffentlichen
newscience-steps-none = Jetzt steht keiner offen.
newscience-step-prestige = { $number } Prestige
newscience-step-rest = kostet { $number } Ruhe
newscience-step-short = { $number ->
    [one] 1 Punkt fehlt
   *[other] { $number } Punkte fehlen
}
newscience-step-lacks = es fehlt { $tracks }
newscience-step-chance = { $chance } mit { $rest } Ruhe
newscience-percent = { $number } %
