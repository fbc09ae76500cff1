# Expo 1906: was der Tisch sagt und fragt. player ist ein Name, die übrigen Wörter sind Spielmaterial.

## Material aus Teilen, Orte und Zeichen

expo1906-box = { $first } { $second }
expo1906-place-start = Start
expo1906-units = { $amount } { $type }
expo1906-price = { $price } $
expo1906-vp = { $points } SP
expo1906-ghost = Geist
expo1906-nobody = niemand
expo1906-side-up = oben
expo1906-side-right = rechts
expo1906-side-down = unten
expo1906-side-left = links

# Zwei Buchstaben für Leisten und Raster, keine zwei gleich.

expo1906-short-steel = St
expo1906-short-copper = Ku
expo1906-short-manual = Ha
expo1906-short-automated = Au
expo1906-short-scientific = Wi
expo1906-short-empirical = Em
expo1906-short-steam = Da
expo1906-short-electric = El
expo1906-short-ghost = ge

## Was eine ausgebaute Karte besser kann, in wenigen Worten

expo1906-effect-terminal = Plättchen für 1 $, 1 $ und 2 $
expo1906-effect-academy = dazu ein Ressourcenplättchen gratis
expo1906-effect-laboratory = 4 Handgriffe statt 3
expo1906-effect-journal = 4 Bewegungspunkte, Übergänge 1 $ billiger
expo1906-effect-skyscraper = 6 $ statt 4 $

## Fragen

expo1906-intro =
    Kurz gesagt: Kaufe Projekte und Ressourcenplättchen und lege sie in dein Labor; ein Projekt ist vollendet, sobald seine Nachbarn alles liefern, was es braucht. Führe auf Patentleisten für mehr Punkte, und bringe Marker auf Stufe 10 für einen Bonuschip. In jedem Zug spielst du eine Karte:
    { expo1906-card-terminal }: { expo1906-card-terminal.note }
    { expo1906-card-academy }: { expo1906-card-academy.note }
    { expo1906-card-laboratory }: { expo1906-card-laboratory.note }
    { expo1906-card-journal }: { expo1906-card-journal.note }
    { expo1906-card-skyscraper }: { expo1906-card-skyscraper.note }
    { expo1906-card-meeting }: { expo1906-card-meeting.note }
expo1906-ask-play = Du bist am Zug: Welche Karte spielst du?
expo1906-ask-final = Das Spiel geht zu Ende. Spielst du noch eine letzte Karte, oder passt du?
expo1906-ask-buy-tile = Welches Plättchen kaufst du am Terminal? Es kostet { $price } $.
expo1906-ask-buy-academy = Welches Projekt oder welche Technologie kaufst du in der Akademie?
expo1906-ask-take-free = Ein Plättchen aus dem Terminal bekommst du gratis. Welches nimmst du?
expo1906-ask-operate = { $left ->
    [one] Dein Labor steht noch für einen Handgriff offen. Legst du ein Plättchen, oder entfernst du eines?
   *[other] Dein Labor steht für { $left } Handgriffe offen. Legst du ein Plättchen, oder entfernst du eines?
}
expo1906-ask-rotate = Wie herum legst du { $tile }? Ungedreht zeigt ein Ressourcenplättchen seine 2 Einheiten nach oben und links.
expo1906-ask-at = Wohin legst du { $tile }, um { $degrees }° gedreht? Nenne das Feld für das linke Quadrat der obersten Reihe.
expo1906-ask-perform = Führst du das Journal aus? Dann werden Plättchen gezogen, und zuerst ziehen die Geister.
expo1906-ask-move = { $points ->
    [one] Du hast einen Bewegungspunkt. Welchen Patentmarker bewegst du, und wohin?
   *[other] Du hast { $points } Bewegungspunkte. Welchen Patentmarker bewegst du, und wohin?
}
expo1906-ask-chip = Du bist als Erster auf Stufe 10 der Leiste { $type }. Welchen Bonuschip legst du dorthin?
expo1906-ask-option = Deine Sitzung wird die Runde beenden. Welche ihrer vier Möglichkeiten wählst du zuerst?
expo1906-ask-second-option = Und welche andere Möglichkeit wählst du?
expo1906-ask-reposition = { $left ->
    [one] Du darfst noch ein Plättchen umlegen. Welches verschiebst oder drehst du? Jedes nur einmal.
   *[other] Du darfst bis zu { $left } Plättchen umlegen. Welches verschiebst oder drehst du? Jedes nur einmal.
}
expo1906-ask-jury = Welche Energie zeigt das neue Juryplättchen? Verzichtest du, wird es zufällig gezogen.
expo1906-ask-replace = Eine kleine Anfängerhilfe: Welchen Schrott ersetzt { $tile }?

## Aktionen

expo1906-do-play = { $card } spielen
expo1906-do-buy = { $tile } für { $price } $ kaufen
expo1906-do-take = { $tile } nehmen
expo1906-do-place = { $tile } legen
expo1906-do-remove = { $tile } auf { $cell } entfernen
expo1906-do-reposition = { $tile } auf { $cell } verschieben oder drehen
expo1906-do-rotate = { $degrees ->
    [0] Ungedreht (0°)
    [90] Vierteldrehung nach rechts (90°)
    [180] Halbe Drehung (180°)
   *[other] Vierteldrehung nach links ({ $degrees }°)
}
expo1906-do-at = Auf { $cell }
expo1906-do-perform = Das Journal ausführen
expo1906-do-move = { $price ->
    [0] Marker { $number } von { $from } auf { $type } { $step } setzen
   *[other] { $points ->
        [one] Marker { $number } von { $from } auf { $type } { $step } setzen, für { $price } $
       *[other] Marker { $number } von { $from } auf { $type } { $step } setzen, für { $price } $ und { $points } Bewegungspunkte
    }
}
expo1906-do-bring = { $chip } hinlegen
expo1906-do-option-reposition = Bis zu 3 Plättchen im Labor verschieben oder drehen
expo1906-do-option-money = 1 $ nehmen
expo1906-do-option-patent = 1 Bewegungspunkt für einen Patentmarker ausgeben
expo1906-do-option-jury = Das Juryplättchen wählen
expo1906-do-choose = { $type } wählen
expo1906-do-stop = Hier aufhören
expo1906-do-decline = Verzichten
expo1906-do-pass = Passen

## Protokoll: Aufbau und Runde

expo1906-log-first = { $player } beginnt.
expo1906-log-handicap = { $player } darf Schrott durch { $tile } ersetzen.
expo1906-log-replace = { $player } ersetzt den Schrott auf { $cell } durch { $tile }.
expo1906-log-round = Runde { $round } beginnt.
expo1906-log-play = { $player } spielt { $card }.
expo1906-log-terminal = Neu im Terminal: { $tile }.
    .joins = { $tile }
expo1906-log-academy = Neu in der Akademie: { $tile }.
    .joins = { $tile }
expo1906-log-exchange-table = { $player } hat nun die Karte { $card }, auf dem Tisch getauscht; dort bleibt sie bis zum Ende der Runde.
expo1906-log-exchange-hand = { $player } hat nun die Karte { $card }, auf der Hand getauscht.
expo1906-log-reshuffle = Der Ressourcenstapel war leer: { $count } abgeworfene Plättchen werden zu einem neuen gemischt.
expo1906-log-cards-back = Alle nehmen alle ihre Karten zurück.
expo1906-log-clear-terminal = { $count ->
    [one] Das letzte Plättchen am Terminal wird abgeworfen.
   *[other] Die { $count } Plättchen, die am Terminal liegen, werden abgeworfen.
}
expo1906-log-renounce = { $player } verzichtet auf das Journal; die Geister bleiben stehen.
expo1906-log-under = { $tile } verlässt die Akademie und kommt unter seinen Stapel.
expo1906-log-jury = Die Jury zieht { $type }.
expo1906-log-choose-jury = { $player } wählt { $type } für die Jury.

## Protokoll: Aktionen

expo1906-log-buy = { $player } kauft { $tile } für { $price } $.
expo1906-log-take = { $player } nimmt { $tile } gratis.
expo1906-log-money = { $money ->
    [0] { $player } erhält nichts: Niemand hat mehr als 12 $.
   *[other] { $player } erhält { $money } $.
}
expo1906-log-place = { $player } legt { $tile } auf { $cell }.
expo1906-log-remove = { $player } entfernt { $tile } auf { $cell }.
expo1906-log-reposition = { $player } legt { $tile } um, jetzt auf { $cell }.
expo1906-log-finish = { $leader ->
    [0] { $player } vollendet { $tile }: { $printed } SP.
   *[other] { $player } vollendet { $tile }: { $printed } SP, dazu { $leader } SP für die Führung auf Leisten.
}
expo1906-log-patent = { $price ->
    [0] { $player } zieht einen Marker nach { $type } { $step }.
   *[other] { $player } wechselt für { $price } $ nach { $type } { $step }.
}
expo1906-log-chip = { $player } bringt einen Chip auf die Leiste { $type }: { $chip }.

## Protokoll: Geister

expo1906-log-ghost-tile = Für die Geister gezogen: { $tile }.
    .joins = { $tile }
expo1906-log-ghost = Der Geist auf der Leiste { $type } zieht auf Stufe { $step }.
expo1906-log-ghost-chip = Der Geist auf der Leiste { $type } bringt einen Chip: { $chip }.
expo1906-log-ghost-card = Der Geist zeigt { $card }: Das darfst du jetzt nicht spielen.
expo1906-log-ghost-aside = Der Geist zeigt { $card }, eben von dir gespielt: Die Karte kommt beiseite.
expo1906-log-ghost-reshuffle = Der Geist zeigt als Erstes { $card }: Die Karte wird zurückgemischt.
expo1906-log-ghost-meeting = Der Geist zeigt { $card }: Die Runde ist vorbei.

## Protokoll: Ende

expo1906-log-end-e-15-01 = Der Jurytisch ist voll: Das Spiel geht zu Ende.
expo1906-log-end-e-15-02 = Auf allen sechs Leisten ist Stufe 10 erreicht: Das Spiel geht zu Ende.
expo1906-log-end-e-15-04 = Jemand hat fünf Projekte vollendet: Das Spiel geht zu Ende.
expo1906-log-pass = { $player } passt.
expo1906-log-score = { $player } beendet das Spiel mit { $points } SP.
expo1906-log-solo-good = Über { $points } Punkte: ein gutes Ergebnis für das Spiel allein.
expo1906-log-solo-short = Allein ist ein Ergebnis über { $points } Punkten gut. Beim nächsten Mal!

## Woher die Punkte kommen

expo1906-points-project = { $tile } vollendet
expo1906-points-leader = Führung auf Leisten bei { $tile }
expo1906-points-jury = vollendete Projekte mit der bevorzugten Energie
expo1906-points-steps = Patentmarker auf den Stufen 8 und 9
expo1906-points-chip = { $chip }

## Warum nicht: was der Zufall entscheidet

expo1906-why-e-2-01 = Ein Ressourcenplättchen wird gezogen; niemand sucht es aus.
expo1906-why-e-2-03 = Ein Projekt wird von seinem Stapel gezogen; niemand sucht es aus.
expo1906-why-e-2-07 = Es wird ausgelost, wer beginnt.
expo1906-why-e-14-02 = Ein Juryplättchen wird gezogen; niemand sucht es aus.
expo1906-why-e-18-08 = Ein Geist war zuerst auf Stufe 10, also wird der Chip ausgelost.
expo1906-why-e-19-03 = Der Geist deckt seine nächste Karte auf; dann bist du am Zug.

## Warum nicht: Züge und Käufe

expo1906-why-e-3-03 = Ein Zug beginnt mit einer Karte: Spiel zuerst eine.
expo1906-why-e-3-04 = Passen geht nicht: Eine Karte musst du spielen, auch wenn du dann nichts damit tust.
expo1906-why-e-3-05 = Diese Karte ist schon gespielt; sie kommt erst in einer Neuordnung zurück.
expo1906-why-e-3-06 = Wer rechts von dir sitzt, hat diese Aktion eben gespielt: In diesem Zug ist sie dir verwehrt.
expo1906-why-e-19-04 = Der Geist hat diese Aktion gerade aufgedeckt, darum ist sie dir in diesem Zug verwehrt.
expo1906-why-e-3-09 = Die Sitzung kann nicht deine erste Karte einer Runde sein.
expo1906-why-e-4-01 = Im Terminal kaufst du Ressourcenplättchen, oder du hörst auf.
expo1906-why-e-4-05 = Im Terminal liegt kein solches Plättchen; leere Plätze werden am Ende der Runde gefüllt.
expo1906-why-e-5-01 = In der Akademie kaufst du ein Projekt oder eine Technologie, oder nichts.
expo1906-why-e-5-03 = Dieses Plättchen liegt gerade nicht in der Akademie.
expo1906-why-e-5-04 = Nimm zuerst dein Gratisplättchen aus dem Terminal, oder verzichte darauf.
expo1906-why-e-15-07 = Im Schlusszug darfst du jede Karte spielen, die du noch auf der Hand hast, außer der Sitzung, oder passen.

## Warum nicht: Labor

expo1906-why-e-6-01 = Im Labor legst du ein Plättchen aus deinem Vorrat, oder du entfernst eines aus dem Raster.
expo1906-why-e-6-04 = Auf diesem Feld beginnt kein Plättchen: Jedes heißt nach seinem ersten Feld.
expo1906-why-e-6-06 = Ohne dieses Plättchen würde einem deiner vollendeten Projekte etwas fehlen.
expo1906-why-e-6-07 = Ein vollendetes Projekt bleibt ausgestellt: Es wird nie entfernt.
expo1906-why-e-9-04 = Dort gibt es nichts umzulegen: Schrott bleibt liegen, andere Plättchen nennst du bei ihrem ersten Feld.
expo1906-why-e-9-05 = Umlegen heißt, eines deiner Plättchen zu verschieben oder zu drehen; so wie es liegt, zählt nicht.
expo1906-why-e-9-06 = Das geht nicht: Einem vollendeten Projekt würde etwas fehlen, oder es ist kein Platz.
expo1906-why-e-9-07 = Leg zuerst das Plättchen ab, das du aufgenommen hast.
expo1906-why-e-9-08 = Dieses Plättchen wurde in dieser Sitzung schon umgelegt.
expo1906-why-e-9-09 = Dort liegt ein anderes Plättchen.
expo1906-why-e-10-01 = Es ist kein Platz: Plättchen überlappen nie.
expo1906-why-e-10-02 = Das Plättchen muss ganz im Labor liegen: Nenne ein Feld, auf dem es passt.
expo1906-why-e-10-03 = Wähle zuerst eine der angebotenen Drehungen: Jede andere sieht gleich aus, und gewendet wird nie.
expo1906-why-e-20-04 = Such zuerst einen Platz für das Ressourcenplättchen, das deinen Schrott ersetzt.

## Warum nicht: Patente

expo1906-why-e-7-01 = Jetzt gibst du Bewegungspunkte für deine Patentmarker aus, oder du hörst auf.
expo1906-why-e-6-13 = Das Labor legt und entfernt Plättchen. Nur eine Sitzung verschiebt oder dreht, was schon dort liegt.
expo1906-why-e-7-02 = Jetzt gibst du Bewegungspunkte für deine Patentmarker aus, oder du hörst auf.
expo1906-why-e-12-01 = Deine Marker im Startfeld sind alle gleich: Zieh den mit der kleinsten Nummer.
expo1906-why-e-12-02 = Vom Startfeld geht es auf Stufe 2 einer Leiste: Nenne die Leiste.
expo1906-why-e-12-04 = Marker ziehen nie zurück: Nur vom Startfeld aus ist die Leiste frei wählbar.
expo1906-why-e-12-05 = An dieser Stelle gibt es keinen Übergang.
expo1906-why-e-12-09 = Diesen Übergang kannst du nicht bezahlen, in Geld oder in Bewegungspunkten.
expo1906-why-e-12-16 = Leg zuerst einen Bonuschip auf die Stufe 10, die du erreicht hast.
expo1906-why-e-12-17 = Dieser Chip liegt schon auf einer anderen Leiste und bleibt dort.
expo1906-why-e-12-18 = Ein Marker auf Stufe 10 ist am Ziel und zieht nicht mehr.
expo1906-why-e-18-04 = Sag zuerst, ob du das Journal ausführst: Dann ziehen die Geister vor dir.

## Warum nicht: Sitzung

expo1906-why-e-9-01 = Eine Sitzung bietet vier Möglichkeiten; schließ zuerst die begonnene ab.
expo1906-why-e-9-03 = Diese Möglichkeit hattest du schon; die zweite muss eine andere sein.
expo1906-why-e-9-14 = Von dieser Energie ist kein Juryplättchen mehr übrig.

## Der Tisch: Überschriften

expo1906-head-jury = Jury
expo1906-head-terminal = Terminal: { $count } von { $spaces } Plättchen, das erste für 1 $, dann 2 $, dann 3 $
expo1906-head-academy = Akademie: ein Projekt oder eine Technologie für 2 $
expo1906-head-patents = Patentamt
expo1906-head-chips = Bonuschips für den Ersten auf Stufe 10
expo1906-head-lab = Labor von { $player }
expo1906-head-ghost = Geister
expo1906-head-piles = Stapel

## Der Tisch: Runde, Jury, Akademie

expo1906-table-round = Runde { $round } von höchstens { $rounds }.
expo1906-table-to-move = { $player } ist am Zug.
expo1906-table-last-turns = Das Ende ist ausgelöst: Alle anderen haben noch einen Schlusszug.
expo1906-table-won = { $count ->
    [one] { $names } gewinnt mit { $points } SP.
   *[other] { $names } teilen sich den Sieg mit { $points } SP.
}
expo1906-table-solo = Du beendest das Spiel mit { $points } SP; über 30 ist ein gutes Ergebnis.
expo1906-table-jury = { $count } von { $spaces } Plättchen: { $steam } Dampf, { $electric } Strom.
expo1906-table-jury-order = In dieser Reihenfolge: { $types }.
expo1906-table-favoured = Vorn liegt { $type }: am Ende 2 SP für jedes vollendete Projekt damit.
expo1906-table-balanced = Die Waage steht gleich: Die Jury gäbe niemandem Punkte.
expo1906-table-project = { $shape }: { $tile }, { $points } SP, braucht { $needs }.
expo1906-table-sold = Zurzeit kein Projekt: { $shapes }.
expo1906-table-shapes = Umrisse, ungedreht:
expo1906-table-more = Technologien, Bonuschips und die anderen zeigt „tisch“.

## Der Tisch: Patente und Chips

expo1906-table-leader = Führung
expo1906-table-markers = A1 ist der erste Marker von A. Auf einer geteilten Stufe führt der oberste Marker.
expo1906-table-start = Startfeld: { $markers }.
expo1906-table-track = { $type }: { $boxes }. Führung: { $leader }.
expo1906-table-box = { $markers } auf Stufe { $step }
expo1906-table-over = über
expo1906-table-crossing = Übergang zwischen { $upper } und { $lower } auf Stufe { $step }: { $price } $.
expo1906-table-crossing-points = Der Übergang zwischen { $upper } und { $lower } auf Stufe { $step } braucht { $points } Bewegungspunkte.
expo1906-table-chip-left = noch frei

## Der Tisch: Geister und Stapel

expo1906-ghost-tiles = Für die Geister gezogen: { $tiles }.
expo1906-ghost-card = Letzte Geisterkarte: { $card }.
expo1906-ghost-deck = Noch im Geisterdeck: { $cards }.
expo1906-piles-resources = Ressourcenplättchen: { $count } verdeckt, { $discarded } abgelegt.
expo1906-piles-unseen = Noch nie gesehene Projekte: { $tiles }.
expo1906-piles-under = Projekte unter ihren Stapeln, das nächste zuerst: { $tiles }.
expo1906-piles-jury = Übrige Juryplättchen: { $steam } Dampf, { $electric } Strom.

## Der Tisch: eine Person

expo1906-seat-to-move = am Zug
expo1906-seat-first = hat das Spiel eröffnet
expo1906-seat-ender = hat das Ende ausgelöst
expo1906-seat-goods = { $money } $, { $points } SP. Züge in dieser Runde: { $turns }.
expo1906-seat-last = Letzte Karte: { $card }.
expo1906-seat-hand = Auf der Hand: { $cards }.
expo1906-seat-hand-size = { $count ->
    [one] 1 Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}
expo1906-seat-banned = Verwehrt: { $card }, eben gespielt von { $player } zur Rechten.
expo1906-seat-banned-ghost = Verwehrt: { $card }, eben vom Geist gezeigt.
expo1906-seat-no-meeting = Keine { $card } im ersten Zug einer Runde.
expo1906-seat-upgraded = Ausgebaut: { $cards }.
expo1906-seat-finished = Vollendet, { $count } von { $last }: { $projects }.
expo1906-seat-unfinished = Noch kein Projekt vollendet.
expo1906-seat-project = { $tile } { $points } SP
expo1906-seat-front = Noch zu legen: { $tiles }.
expo1906-seat-front-empty = nichts

## Der Tisch: Labor

expo1906-lab-project = { $tag } { $tile }, { $points } SP, auf { $cells }: { $needs }.
expo1906-lab-need = { $type } { $have } von { $need }
expo1906-lab-from = durch { $cells }
expo1906-lab-missing = Es fehlt: { $units }.
expo1906-lab-finished = Vollendet.
expo1906-lab-done = fertig
expo1906-lab-tech = { $tag } { $tile }, auf { $cells }: { $does }.
expo1906-lab-resource = { $cell }: { $tile }; { $sides }.
expo1906-lab-serves = Versorgt { $projects }.
expo1906-lab-free = { $count ->
    [0] Kein Feld ist frei.
    [one] 1 freies Feld: { $cells }.
   *[other] { $count } freie Felder: { $cells }.
}
expo1906-lab-scrap = Schrott auf { $cells }.
expo1906-lab-no-scrap = Kein Schrott mehr.
expo1906-lab-cleared = Vom Schrott geräumt: { $cells }; wieder belegt: { $covered }.

## Eine Zeile

expo1906-summary-round = Runde { $round }
expo1906-summary-seat = { $name } { $money } $ { $points } SP
