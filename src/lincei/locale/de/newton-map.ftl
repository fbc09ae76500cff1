# Newton im Browser: was auf der Karte und den Leisten steht und was ihre Teile von sich sagen.

## Die Karte

newton-map-label = Karte Europas
newton-map-title = EUROPA
newton-map-subtitle = Die Wege der Gelehrten
newton-map-legend-land = Landweg
newton-map-legend-sea = Seeweg
newton-map-legend-both = zu Land und Wasser
newton-map-legend-university = Universität
newton-map-legend-ancient = Kulturstätte
newton-map-legend-city = Stadt
newton-map-legend-village = Dorf
newton-map-legend-gold = Dorf mit Bonus
newton-map-place = { $place } – { $what }
newton-map-road-toll = { $count ->
    [one] { $place } (Wegegeld 1 Münze)
   *[other] { $place } (Wegegeld { $count } Münzen)
}
newton-map-toll = { $count ->
    [one] Wegegeld zwischen { $from } und { $to }: 1 Münze
   *[other] Wegegeld zwischen { $from } und { $to }: { $count } Münzen
}
newton-map-cube-of = Würfel von { $player } in { $place }
newton-map-scientist-of = Gelehrter von { $player } in { $place }
newton-map-token-gone = Das Bonusplättchen hier ist schon genommen.
newton-map-token-players = Mit weniger als { $count } Spielern liegt hier kein Bonusplättchen.

## Die Namen auf dem Meer, wie auf den Karten der Zeit

newton-map-sea-atlantic = Oceanus Atlanticus
newton-map-sea-north = Mare Germanicum
newton-map-sea-mediterranean = Mare Mediterraneum
newton-map-sea-black = Pontus Euxinus
newton-map-land-africa = Africa
newton-map-land-muscovy = Moscovia
newton-map-land-anatolia = Natolia

## Ziele

newton-map-objective-needs = Wer hinein will, braucht vier Folianten: { $books }; ein Trank ersetzt einen fehlenden.
newton-map-objective-held = Du hast es erreicht: Es brächte jetzt { $vp } SP.
newton-map-objective-open = { $potions ->
    [0] Du hast die Folianten. Es brächte jetzt { $vp } SP.
    [one] Dir fehlt ein Foliant, den ein Trank ersetzen könnte. Es brächte jetzt { $vp } SP.
   *[other] Dir fehlen { $potions } Folianten, die je ein Trank ersetzen könnte. Es brächte jetzt { $vp } SP.
}
newton-map-objective-reached = Erreicht von { $names }.

## Arbeitsleiste, Technologiebaum, Stapel

newton-map-tracks = Arbeitsleiste und Technologiebaum
newton-map-tree-title = ARBOR
newton-map-tree-subtitle = Baum des Wissens
newton-map-legend-bonus = Bonusplättchen
newton-map-legend-specialisation = Spezialisierung
newton-map-legend-invention = Erfindung
newton-map-legend-master = Meister
newton-map-legend-objective = Ziel
newton-map-legend-now = SP für dich jetzt
newton-map-work-space = Arbeitsleiste, Säule { $number }
newton-map-tree-space = Baum, Feld { $space }
newton-map-space-start = Start.
newton-map-space-plain = Ein Feld ohne Wirkung.
newton-map-space-bonus = Bonusfeld.
newton-map-space-specialisation = Spezialisierung: wirkt für alle, die hier eine Bewegung beenden.
newton-map-space-invention = Erfindung: wirkt für alle, die hier eine Bewegung beenden.
newton-map-space-master = Wer hier eine Bewegung beendet, darf einen Meister spielen.
newton-map-space-objective = Ziel: zählt am Ende für alle, die es erreicht haben.
newton-map-end = Ende eines Astes: Von jedem Spieler darf hier nur ein Student stehen, und er bleibt.
newton-map-markers = Marker hier: { $names }.
newton-map-marker-of = Marker von { $player } auf der Arbeitsleiste
newton-map-student-of = Student von { $player } auf { $space }
newton-map-stack-development = { $count ->
    [0] Es ist keines mehr da. In einer Schublade brächte es jeder späteren Aktion seiner Art ein Symbol mehr.
    [one] Eines ist noch da. In einer Schublade bringt es jeder späteren Aktion seiner Art ein Symbol mehr.
   *[other] { $count } sind noch da. In einer Schublade bringt eines jeder späteren Aktion seiner Art ein Symbol mehr.
}
newton-map-stack-income = { $count ->
    [0] Es ist keines mehr da. Auf einem Einkommensfeld brächte es das in jeder Aufräumphase.
    [one] Eines ist noch da. Auf einem Einkommensfeld bringt es das in jeder Aufräumphase.
   *[other] { $count } sind noch da. Auf einem Einkommensfeld bringt eines das in jeder Aufräumphase.
}
