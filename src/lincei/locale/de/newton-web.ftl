# Newton im Browser: Schreibtisch, Karten, Meister und Entdeckungen. Was das Material über sich selbst sagt.

## Pläne und Verlauf

newton-web-map = Europa
newton-web-tracks = Leisten
newton-web-cards = Karten
newton-web-masters = Meister
newton-web-desk = Schreibtisch von { $player }
newton-web-progress = Runde { $round } von { $rounds }
newton-web-progress-draft = Wahl der Meister

## Güter

newton-web-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
newton-web-coins-note = Für Wegegeld, schnelle Aktionen und was Effekte verlangen.
newton-web-potions = { $count ->
    [one] 1 Trank
   *[other] { $count } Tränke
}
newton-web-potions-note = Einer ersetzt einen fehlenden Folianten, drei ersetzen eine Universität oder eine Kulturstätte.
newton-web-vp = { $count } SP
newton-web-vp-note = Ziele und Meister kommen am Ende hinzu.
newton-web-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
newton-web-hand-empty = Keine Karte auf der Hand
newton-web-books = Verfügbare Folianten
newton-web-books-note = Auf den Karten am Schreibtisch, auf gespielten Meistern und offenen Entdeckungen. Sie werden nicht verbraucht.

## Karten

newton-web-level = Stufe { $level }.
newton-web-effect = Obere Hälfte: { $effect }.
newton-web-special = Die Spezialaktion wirkt, sobald die Karte unter dem Schreibtisch liegt, in dem Zug, in dem darüber eine Karte gespielt wird.
newton-web-worth = Jetzt gespielt: { $actions }.
newton-web-worthless = Jetzt gespielt, wäre ihre Aktion nichts wert.
newton-web-deck-note = In deinem Zug deckst du für 1 Münze die obersten zwei Karten auf.
newton-web-removed = Aus dem Spiel: { $count }
newton-web-removed-none = Noch keine Karte hat das Spiel verlassen.

## Schreibtisch

newton-web-parts = Sichtbar: { $parts }.
newton-web-tucked = Unter dem Schreibtisch: { $card }
newton-web-tucked-note = Ihr Symbol zählt bis zum Ende der Partie, ihre obere Hälfte ist verloren.
newton-web-tucked-special = Ihr Symbol zählt nicht mehr.
newton-web-drawer-empty = Leere Schublade
newton-web-drawer-note = Ein Ideenplättchen fügt jedem späteren Wert ein Symbol seiner Aktion hinzu.
newton-web-slot-empty = Leeres Einkommensfeld
newton-web-slot-note = Ein Einkommensplättchen bringt in jeder Aufräumphase, was es zeigt.
newton-web-medicine = Medizinplättchen, { $vp } SP in jeder Aufräumphase
newton-web-income = Einkommen in der nächsten Aufräumphase
newton-web-income-note = Plättchen, Medizin, vollständige Abschnitte und Entdeckungen zusammen.
newton-web-stack = { $count ->
    [0] Stapel { $number } der Regalplättchen, aufgebraucht
    [one] Stapel { $number } der Regalplättchen, noch 1
   *[other] Stapel { $number } der Regalplättchen, noch { $count }
}
newton-web-stack-note = Mit seinem letzten Plättchen: { $reward }.
newton-web-cubes-note = Einer wird dort auf den Spielplan gelegt, wo eine Reise endet.
newton-web-reserve = { $count ->
    [0] Kein Student in der Reserve
    [one] 1 Student in der Reserve
   *[other] { $count } Studenten in der Reserve
}
newton-web-reserve-note = Ein neuer Student beginnt an der Wurzel des Baums; als schnelle Aktion für 5 Münzen. Eine Fahne zeigt den Startspieler der Runde.
newton-web-stack-left = { $count ->
    [0] Keines mehr da.
   *[other] Noch { $count } da.
}

## Bücherregal

newton-web-space = Buchfeld { $space }, Reihe { $row }
newton-web-space-printed = Gilt von Anfang an als belegt.
newton-web-space-filled = Hier liegt ein Regalplättchen.
newton-web-space-needs = Braucht: { $need }.
newton-web-space-ready = Erfüllt.
newton-web-space-potions = { $count ->
    [one] 1 Trank würde ersetzen, was fehlt.
   *[other] { $count } Tränke würden ersetzen, was fehlt.
}
newton-web-run = Abschnitt { $spaces }: { $vp } SP in jeder Aufräumphase.
newton-web-run-done = Vollständig.
newton-web-run-open = Sobald alle seine Felder belegt sind.

## Plättchen, Ziele

newton-web-no-tokens = Noch keine Bonusplättchen
newton-web-token-count = { $count ->
    [one] Einmal gesammelt.
   *[other] { $count }-mal gesammelt.
}
newton-web-objective-held = Erreicht.
newton-web-objective-needs = Zum Betreten: { $books }.
newton-web-worth-now = Jetzt { $vp } SP wert.

## Meister und Entdeckungen

newton-web-draft = Die Meister werden gewählt
newton-web-own-masters = Deine Meister
newton-web-no-masters = Noch keine Meister
newton-web-master-vp = { $vp } SP am Ende, wenn die Karte gespielt ist.
newton-web-master-hidden = Ein Meister auf der Hand
newton-web-master-hidden-note = Nur sein Besitzer kennt ihn, bis er gespielt wird.
newton-web-none-played = Noch keiner gespielt
newton-web-passed-on = Von dir weitergegeben: { $masters }.
newton-web-no-discoveries = Noch keine Entdeckungen
newton-web-discovery-cost = { $count ->
    [one] Kostet 1 Münze.
   *[other] Kostet { $count } Münzen.
}
newton-web-discovery-gives = Solange sie offen liegt: { $gives }.
newton-web-discovery-cashed = Eingelöst: Sie gibt nichts mehr, gilt aber weiter als deine.
newton-web-per-upkeep = { $goods } in jeder Aufräumphase
