# Expo 1906 im Browser: was auf den Tafeln steht und was ihre Teile von sich sagen.

## Tafeln und Orte

expo1906-web-board = Ausstellung
expo1906-web-desk = Der Tisch von { $player }
expo1906-web-academy = Akademie
expo1906-web-terminal = Terminal
expo1906-web-patents = Patentamt
expo1906-web-jury = Jury
expo1906-web-chips = Bonuschips
expo1906-web-front = Noch zu legen
expo1906-web-ghosts = Geister
expo1906-web-start = Start
expo1906-web-progress = Runde { $round }
expo1906-web-progress-final = Runde { $round }, Schlusszüge

## Eine Zeile zu jedem Teil

expo1906-web-project-note = { $points } SP. Form: { $shape }. Braucht { $needs }.
expo1906-web-progress-note = { $points } SP, wenn vollendet. Bisher versorgt: { $needs }.
expo1906-web-finished-note = { $leader ->
    [0] Vollendet: { $printed } SP.
   *[other] Vollendet: { $printed } SP und { $leader } SP für die Führung bei seinen Patenten.
}
expo1906-web-tech-note = Versorgt jedes Projekt daneben mit { $units }.
expo1906-web-resource-note = Jede Hälfte versorgt die Projekte, die eine ihrer beiden Seiten berühren.
expo1906-web-easel-empty = Kein Projekt dieser Form
expo1906-web-easel-empty-note = Ein neues kommt am Ende der Runde, wenn im Stapel noch eines liegt.
expo1906-web-machine-gone = { $tile }, vergeben
expo1906-web-space-empty = Leerer Platz des Terminals
expo1906-web-space-empty-note = Er wird am Ende der Runde wieder gefüllt.
expo1906-web-price = Nächstes Plättchen: { $price } $
expo1906-web-price-each = je { $price } $
expo1906-web-free = Gratis

## Patentamt

expo1906-web-track = Leiste { $type }
expo1906-web-track-leader = { $player } führt: 1 SP mehr für jedes Projekt, das { $type } braucht und jetzt vollendet wird.
expo1906-web-track-ghost = Ein Geist führt: Niemand hat die Führungspunkte dieser Leiste.
expo1906-web-track-free = Noch führt niemand.
expo1906-web-step = { $type }, Stufe { $step }
expo1906-web-step-empty = Hier steht kein Marker.
expo1906-web-step-stack = Von oben nach unten: { $markers }.
expo1906-web-step-last = Das Ende der Leiste: Am Schluss wertet jeder Marker hier seinen Bonuschip.
expo1906-web-marker = Marker { $number } von { $player }
expo1906-web-marker-at = Auf Stufe { $step } der Leiste { $type }.
expo1906-web-marker-start = Im Startfeld, von wo er auf jede Leiste ziehen kann.
expo1906-web-marker-ghost = Geistermarker der Leiste { $type }
expo1906-web-marker-ghost-note = Er zieht nur, wenn ein Journal seine Ressource zieht, und hält allen die Führungspunkte vor.
expo1906-web-crossing = Übergang zwischen { $upper } und { $lower } auf Stufe { $step }
expo1906-web-crossing-note = { $points ->
    [one] { $price } $ und 1 Bewegungspunkt, in beide Richtungen.
   *[other] { $price } $ und { $points } Bewegungspunkte, in beide Richtungen.
}
expo1906-web-start-note = Hier beginnen die Marker. Ein Bewegungspunkt führt auf Stufe 2 jeder Leiste.
expo1906-web-chip-here = { $chip } liegt auf der Leiste { $type }.
expo1906-web-chip-eiffel = Eiffelturm: ⅛ deiner SP
expo1906-web-chip-ferris = Riesenrad: ½ deines Geldes
expo1906-web-chip-colonies = Kolonien: 1 je belegtes Schrottfeld
expo1906-web-chip-metro = Metro: 2 je Technologie, höchstens 6
expo1906-web-chip-fine-arts = Schöne Künste: 3 SP
expo1906-web-chip-simplon = Simplon: 1 je Projektform

## Jury

expo1906-web-jury-tile = Juryplättchen: { $type }
expo1906-web-jury-choose = Jurystapel: { $type }
expo1906-web-jury-left = { $count ->
    [0] Keines ist mehr übrig.
    [one] Noch 1 Plättchen im Stapel.
   *[other] Noch { $count } Plättchen im Stapel.
}
expo1906-web-balance = { $steam } Dampf, { $electric } Strom

## Stapel und Geister

expo1906-web-pile-resources = Ressourcen
expo1906-web-pile-discard = Ablage
expo1906-web-pile-discard-empty = Noch ist nichts abgelegt.
expo1906-web-pile-unseen = Ungesehen
expo1906-web-pile-unseen-empty = Es ist kein Projekt mehr übrig, das noch niemand gesehen hat.
expo1906-web-pile-under = Zuunterst
expo1906-web-pile-under-empty = Noch liegt kein Projekt unter seinem Stapel.
expo1906-web-first = Beginn: { $player }
expo1906-web-first-note = { $player } hat das Spiel eröffnet.
expo1906-web-ended = Ende: { $player }
expo1906-web-ended-ghost = Ende: der Geist
expo1906-web-ended-note = Alle anderen haben noch einen Schlusszug mit einer Karte aus der Hand, außer der Sitzung.
expo1906-web-ghost-tile = Für die Geister gezogen: { $tile }
expo1906-web-ghost-card = Geisterkarte: { $card }
expo1906-web-ghost-card-note = Diese Aktion darfst du jetzt nicht spielen.
expo1906-web-ghost-deck = Geisterdeck
expo1906-web-ghost-left = Noch im Deck: { $cards }.
expo1906-web-ghost-count = { $count } × { $card }
expo1906-web-ghost-none = Geistermarker ziehen, wenn jemand ein Journal ausführt.

## Karten

expo1906-web-does-terminal = bis zu 3 Plättchen für 1 $, 2 $, 3 $
expo1906-web-does-academy = ein Projekt oder eine Technologie für 2 $
expo1906-web-does-laboratory = bis zu 3 Plättchen legen oder entfernen
expo1906-web-does-journal = 3 Schritte mit Patentmarkern
expo1906-web-does-skyscraper = 4 $ nehmen
expo1906-web-does-meeting = zwei von vier Dingen; beendet die Runde
expo1906-web-better-terminal = bis zu 3 Plättchen für 1 $, 1 $, 2 $
expo1906-web-better-academy = ein Projekt oder eine Technologie für 2 $, ein Plättchen gratis
expo1906-web-better-laboratory = bis zu 4 Plättchen legen oder entfernen
expo1906-web-better-journal = 4 Schritte, Übergänge 1 $ billiger
expo1906-web-better-skyscraper = 6 $ nehmen
expo1906-web-card-hand = auf der Hand
expo1906-web-card-last = eben gespielt
expo1906-web-card-played = gespielt
expo1906-web-card-barred = verwehrt
expo1906-web-card-barred-note = { $player } zur Rechten hat sie eben gespielt: Sie ist jetzt verwehrt.
expo1906-web-card-barred-ghost = Der Geist hat sie eben gezeigt: Sie ist jetzt verwehrt.
expo1906-web-card-played-note = In dieser Runde gespielt; sie kommt zurück, wenn die Runde vorbei ist.
expo1906-web-card-back = Eine Karte auf der Hand, nicht gezeigt
expo1906-web-card-face-down = Eine früher in dieser Runde gespielte Karte

## Person

expo1906-web-money = Geld
expo1906-web-money-note = { $money } $; niemand hat mehr als 12 $.
expo1906-web-vp = Siegpunkte
expo1906-web-vp-note = { $points } SP bisher, ohne die Schlusswertung.
expo1906-web-finished = Vollendete Projekte
expo1906-web-finished-count = { $count ->
    [one] { $count } Projekt vollendet; mit dem fünften endet das Spiel.
   *[other] { $count } Projekte vollendet; mit dem fünften endet das Spiel.
}
expo1906-web-hand-size = Karten auf der Hand
expo1906-web-front-empty = Nichts wartet darauf, gelegt zu werden.

## Ein Plättchen legen

expo1906-web-turn = Drehen
expo1906-web-turn-note = Dreht das Plättchen in der Hand um ein Viertel. Taste: R
expo1906-web-lay-here = { $tile } auf { $cell } legen
expo1906-web-lay-where = Wähle einen Platz im Labor.
expo1906-web-lay-nowhere = So herum ist kein Platz: Dreh es.
expo1906-web-lay-nothing = Vollendet noch nichts.
expo1906-web-lay-again = Tippe noch einmal, um es dort zu legen.
