# Newton: was am Tisch gesagt und gefragt wird. Argumente: player ist ein Name, die anderen Wörter sind Spielmaterial.
# Manche Argumente können sein, was newton-clause-nothing sagt; dieses Wort ist dann ein eigener Fall.

## Fragen

newton-intro =
    Kurz gesagt: Du forschst im Europa des 17. Jahrhunderts. Sechs Runden zu fünf Zügen, dann gewinnen die meisten Siegpunkte (SP). In jedem Zug spielst du eine Karte und führst ihre Aktion aus:
    Arbeiten: Dein Marker zieht auf einer Leiste vor, und du verdienst Münzen.
    Technologie: Ein Student steigt in einem Baum auf, zu Bonusplättchen, Erfindungen und Zielen.
    Reisen: Dein Gelehrter durchquert Europa und lässt Würfel auf Universitäten, Kulturstätten und Städten.
    Lehrstunde: Du nimmst eine bessere Karte auf die Hand.
    Studieren: Du füllst dein Regal; vollständige Abschnitte bringen nach jeder Runde SP.
    Der Wert einer Aktion ist, wie oft ihr Symbol vor dir zu sehen ist: auf den Karten dieser Runde, unter deinem Schreibtisch, in deinen Schubladen. Nach jeder Runde kommt eine Karte für immer unter den Schreibtisch: Ihr Symbol zählt von da an, ihre obere Hälfte ist verloren.
    Punkte kommen vom Regal, vom Einkommen, von Meistern, die du spielst, und am Ende von Zielen, die deine Figuren erreicht haben. Folianten öffnen Buchfelder und Ziele; ein Trank ersetzt einen fehlenden Folianten.
newton-ask-pick = { $count ->
    [one] Welchen Meister behältst du? Alle wählen zugleich, und niemand sieht es.
   *[other] Welchen Meister behältst du? Du brauchst noch { $count }. Alle wählen zugleich; die übrigen gehen nach links.
}
newton-ask-keep = { $count ->
    [one] Welchen Meister behältst du als letzten?
   *[other] Welchen Meister behältst du? Du brauchst noch { $count }; die übrigen kommen aus dem Spiel.
}
newton-ask-play = Du bist am Zug: Welche Karte spielst du?
newton-ask-turn = Du hast { $card } gespielt. Was tust du?
newton-ask-work = { $left ->
    [0] Dein Marker auf der Arbeitsleiste hat alle Schritte getan. Hörst du auf?
    [one] Dein Marker auf der Arbeitsleiste hat noch einen Schritt. Zieht er weiter?
   *[other] Dein Marker auf der Arbeitsleiste hat noch { $left } Schritte. Zieht er weiter?
}
newton-ask-technology = { $left ->
    [0] Dein Student hat alle Schritte getan. Hörst du auf?
    [one] Dein Student hat noch einen Schritt. Wohin?
   *[other] Dein Student hat noch { $left } Schritte im Baum. Wohin?
}
newton-ask-travel = { $left ->
    [0] Dein Gelehrter hat alle Schritte getan. Hörst du auf?
    [one] Dein Gelehrter hat noch einen Schritt. Wohin?
   *[other] Dein Gelehrter hat noch { $left } Schritte. Wohin?
}
newton-ask-lessons = { $left ->
    [one] Welche Karte der Stufe I nimmst du?
    [2] Welche Karte nimmst du, bis Stufe II?
   *[other] Welche Karte nimmst du, von beliebiger Stufe?
}
newton-ask-study = { $price ->
    [0] Auf welches Buchfeld legst du ein Plättchen, in einer Regalreihe bis { $left }?
   *[other] Legst du für { $price } Münzen noch ein Plättchen, in einer Regalreihe bis { $left }?
}
newton-ask-double = Verdoppelst du die Bonusplättchen dieser Aktion? Hier ist das erste – { $token }.
newton-ask-perform-lesson = Du hast { $card } genommen. Führst du ihre Aktion gleich aus?
newton-ask-pause = Eine der Entdeckungen wird gleich weniger wert. Löst du sie vorher ein?
newton-ask-exchange-development = Deine Schubladen sind voll. Welches Plättchen gibst du für das neue Ideenplättchen { $action } zurück?
newton-ask-exchange-income = Deine Einkommensfelder sind voll. Welches Plättchen gibst du für das neue { $income } zurück?
newton-ask-exchange-medicine = Deine Einkommensfelder sind voll. Welches Plättchen gibst du für das Medizinplättchen zurück?
newton-ask-choose-tile = Welches Ideen- oder Einkommensplättchen nimmst du?
newton-ask-cube = Wohin legst du einen Würfel?
newton-ask-cube-paid = Wohin legst du für { $price } einen Würfel?
newton-ask-village = In welches Dorf geht dein Gelehrter?
newton-ask-action = Welche Aktion mit Wert { $value } führst du aus?
newton-ask-take = Welche Karte der Auslage nimmst du?
newton-ask-discard = Welche Handkarte kommt aus dem Spiel?
newton-ask-copy = Welche Karte auf deinem Schreibtisch leiht ihren Effekt?
newton-ask-accept = Nutzt du das: { $effect }?
newton-ask-master = Du darfst einen Meister spielen. Welchen?
newton-ask-discovery = Welche Entdeckung nimmst du kostenlos?
newton-ask-discovery-half = Welche Entdeckung nimmst du zum halben Preis?
newton-ask-again-income = Welches Einkommensplättchen nutzt du noch einmal?
newton-ask-again-token = Welches Bonusplättchen nutzt du noch einmal?
newton-ask-again-city = Welche Stadt nutzt du noch einmal?
newton-ask-again-master = Welchen Meister nutzt du noch einmal?
newton-ask-again-objective = Welches Ziel wertest du schon jetzt?
newton-ask-tuck = Die Runde ist vorbei. Welche Karte kommt für immer unter deinen Schreibtisch?

## Aktionen

newton-do-pick = { $master } behalten
newton-do-play = { $effect ->
    [nichts] { $card } spielen
   *[other] { $card } spielen – { $effect }
}
newton-do-perform = { $action } { $value } ausführen
newton-do-effect = Ihren Effekt nutzen – { $effect }
newton-do-end = Zug beenden
newton-do-step = { $space ->
    [nichts] Ein Schritt
   *[other] Ein Schritt ({ $space })
}
newton-do-step-potions = Ein Schritt zum Ziel { $space }, für { $potions }
newton-do-branch = { $space ->
    [nichts] Student von { $from } nach { $to }
   *[other] Student von { $from } nach { $to } ({ $space })
}
newton-do-branch-potions = Student von { $from } nach { $to }, Ziel { $space }, für { $potions }
newton-do-move = { $space ->
    [nichts] Nach { $place } reisen
   *[other] Nach { $place } reisen ({ $space })
}
newton-do-move-toll = { $space ->
    [nichts] Für { $toll } nach { $place } reisen
   *[other] Für { $toll } nach { $place } reisen ({ $space })
}
newton-do-move-potions = Für { $potions } nach { $place } reisen, Ziel { $space }
newton-do-move-toll-potions = Für { $toll } und { $potions } nach { $place } reisen, Ziel { $space }
newton-do-cube = Würfel legen: { $place } ({ $space })
newton-do-cube-paid = Würfel legen für { $price }: { $place } ({ $space })
newton-do-village = Nach { $place } gehen
newton-do-take = { $effect ->
    [nichts] { $card } nehmen
   *[other] { $card } nehmen – { $effect }
}
newton-do-shelve = Plättchen auf { $space }, Regalreihe { $row }
newton-do-shelve-potions = Plättchen auf { $space }, Regalreihe { $row }, für { $potions }
newton-do-shelve-paid = Plättchen auf { $space }, Regalreihe { $row }, für { $price } statt der Bedingung
newton-do-double = Bonusplättchen verdoppeln
newton-do-master = { $master } spielen – { $effect }; { $vp } am Ende
newton-do-discard = { $effect ->
    [nichts] { $card } aus dem Spiel nehmen
   *[other] { $card } aus dem Spiel nehmen – { $effect }
}
newton-do-develop = Nehmen: Ideenplättchen { $action }
newton-do-income = Nehmen: { $income }
newton-do-swap-development = Zurückgeben: Ideenplättchen { $action }
newton-do-swap-income = Zurückgeben: { $income }
newton-do-copy = Effekt von { $card } nutzen – { $effect }
newton-do-again = Noch einmal – { $what }
newton-do-again-master = { $master } nutzen – { $effect }
newton-do-again-objective = { $objective } werten: { $vp }
newton-do-found = { $discovery } für { $price } nehmen – { $effect }
newton-do-found-free = { $discovery } kostenlos nehmen – { $effect }
newton-do-tuck = { $effect ->
    [nichts] { $card } unterschieben
   *[other] { $card } unterschieben – { $effect }
}
newton-do-stop = Hier aufhören
newton-do-decline = Verzichten
newton-do-special = Spezialaktion – { $effect }
newton-do-reveal = { $level } aufdecken, 1 Münze
newton-do-improve = Erhöhen +1, 2 Münzen
newton-do-potion = Trank, 3 Münzen
newton-do-student = Student, 5 Münzen
newton-do-buy = { $discovery } für { $price } kaufen – { $effect }
newton-do-cash = { $discovery } einlösen: { $vp }

## Protokoll: Aufbau, Runde, Karten

newton-log-first = { $player } hat das Startspielerplättchen.
newton-log-dealt = Du bekommst { $master }.
    .joins = { $master }
newton-log-pick = Du behältst { $master }.
newton-log-pass-on = Alle haben gewählt; der Rest geht nach links.
newton-log-round = Runde { $round } beginnt.
newton-log-play = { $player } spielt { $card }.
newton-log-perform = { $player } führt { $action } { $value } aus.
newton-log-effect = { $player } nutzt den Effekt der Karte – { $effect }.
newton-log-special = { $player } nutzt die Spezialaktion von { $card }.
newton-log-copy = { $player } nutzt noch einmal den Effekt von { $card }.
newton-log-again = { $player } nutzt noch einmal: { $what }.
newton-log-take = { $player } nimmt { $card }.
newton-log-discard = { $player } nimmt { $card } aus dem Spiel.
newton-log-card = Aufgedeckt: { $card }.
    .joins = { $card }
newton-log-refresh = Alle Karten der Auslage kommen unter ihre Stapel.
newton-log-tuck = { $player } schiebt { $card } unter den Schreibtisch.

## Protokoll: Aktionen

newton-log-work = { $steps ->
    [0] { $player } bleibt auf der Arbeitsleiste stehen und verdient { $coins }.
    [one] { $player } zieht auf der Arbeitsleiste einen Schritt und verdient { $coins }.
   *[other] { $player } zieht auf der Arbeitsleiste { $steps } Schritte und verdient { $coins }.
}
newton-log-work-unpaid = { $steps ->
    [one] { $player } zieht auf der Arbeitsleiste einen Schritt, ohne Lohn.
   *[other] { $player } zieht auf der Arbeitsleiste { $steps } Schritte, ohne Lohn.
}
newton-log-branch = { $player } zieht einen Studenten nach { $space }.
    .joins = { $space }
newton-log-move = { $player } reist nach { $place }.
    .joins = { $place }
newton-log-toll = { $player } reist für { $toll } nach { $place }.
newton-log-village = { $player } geht geradewegs nach { $place }.
newton-log-cube = { $player } legt einen Würfel: { $place }.
newton-log-shelve = { $potions ->
    [0] { $player } legt ein Regalplättchen auf { $space }.
    [one] { $player } legt für 1 Trank ein Regalplättchen auf { $space }.
   *[other] { $player } legt für { $potions } Tränke ein Regalplättchen auf { $space }.
}
newton-log-run = { $player } vollendet einen Abschnitt: { $vp } SP in jeder Aufräumphase.
newton-log-token = Genommen von { $player } – { $token }.
newton-log-gain = { $player } erhält { $what }.
newton-log-student = { $player } hat einen neuen Studenten im Baum.
newton-log-develop = { $player } legt das Ideenplättchen { $action } in eine Schublade.
newton-log-income-tile = { $player } hat nun: { $income }.
newton-log-medicine = { $player } hat das Medizinplättchen: { $vp } in jeder Aufräumphase.
newton-log-master = { $player } spielt eine Meisterkarte: { $master }.
newton-log-reveal = { $level ->
    [1] { $player } zahlt 1 Münze für weitere Karten der Stufe I.
    [2] { $player } zahlt 1 Münze für weitere Karten der Stufe II.
   *[other] { $player } zahlt 1 Münze für weitere Karten der Stufe III.
}
newton-log-improve = { $player } zahlt 2 Münzen, um die Aktion um 1 zu erhöhen.
newton-log-potion = { $player } kauft für 3 Münzen einen Trank.
newton-log-buy = { $player } nimmt für { $price } die Entdeckung { $discovery }.
newton-log-found = { $player } nimmt kostenlos die Entdeckung { $discovery }.
newton-log-cash = { $player } löst { $discovery } ein: { $vp }.

## Protokoll: Aufräumphase und Ende

newton-log-income = Einkommen von { $player }: { $what }.
newton-log-objective = { $player } hat { $objective } erreicht: { $vp } SP.
newton-log-master-vp = { $player } hat { $master } gespielt: { $vp } SP.
newton-log-end = Die sechste Runde ist vorbei: Das Spiel ist zu Ende.
newton-log-rank = Rang von { $player }: { $rank }.

## Ränge im Solospiel

newton-rank-illiterate = Analphabet
newton-rank-scribe = Schreiberling
newton-rank-student = Student
newton-rank-scholar = Gelehrter
newton-rank-professor = Professor
newton-rank-dean = Dekan
newton-rank-luminary = Koryphäe
newton-rank-master = Hort des Wissens
newton-rank-genius = Genie
newton-rank-legend = Wissenschaftslegende

## Woher die Punkte kommen

newton-points-runs = vollständige Abschnitte des Regals
newton-points-income = Einkommensplättchen
newton-points-medicine = Medizinplättchen
newton-points-tokens = Bonusplättchen
newton-points-cities = Städte
newton-points-inventions = Erfindungen
newton-points-effects = Effekte von Karten
newton-points-specials = Spezialaktionen
newton-points-masters = Effekte von Meistern
newton-points-cubes = die letzten vier Würfel
newton-points-stacks = der letzte Stapel Regalplättchen
newton-points-discoveries = eingelöste Entdeckungen
newton-points-findings = Einkommen aus Entdeckungen
newton-points-objective = Ziel { $objective }
newton-points-master = Meisterkarte { $master }

## Warum nicht: was der Zufall entscheidet

newton-why-n-1-02 = Universitäten, Kulturstätten und Städte werden ausgelost.
newton-why-n-1-03 = Die Spezialisierungen werden ausgelost.
newton-why-n-1-04 = Die Ziele werden ausgelost.
newton-why-n-1-05 = Die Erfindungen werden ausgelost.
newton-why-n-1-06 = Die Bonusplättchen werden ausgelost.
newton-why-n-1-12 = Eine Karte wird gerade aufgedeckt; niemand wählt sie.
newton-why-n-1-14 = Die Studientableaus werden ausgelost.
newton-why-n-1-17 = Wer beginnt, wird ausgelost.
newton-why-n-2-01 = Die Meister werden gerade ausgeteilt.
newton-why-nd-1-03 = Die Entdeckungen werden ausgelost.

## Warum nicht: Zug und Karten

newton-why-n-2-03 = Zuerst wählen alle aus ihrem Päckchen einen Meister, den sie behalten.
newton-why-n-2-06 = Wähle zuerst aus den Meistern, die du bekommen hast, die vier, die du behältst.
newton-why-n-3-04 = In jedem Zug spielst du genau eine Handkarte; alles andere folgt aus ihr.
newton-why-n-3-05 = Die gespielte Karte bietet eine andere Aktion.
newton-why-n-3-06 = Du musst eine Karte spielen, auch wenn du dann weder ihre Aktion noch ihren Effekt nutzt.
newton-why-n-3-07 = Deine Hand ist leer: In diesem Zug gibt es nur Zusatzaktionen.
newton-why-n-3-09 = Jetzt geht es um die gespielte Karte: ihre Aktion, ihr Effekt, Zusatzaktionen oder das Ende deines Zuges.
newton-why-n-3-12 = Jetzt kannst du nur eine Entdeckung einlösen, bevor sie weniger wert ist, oder fortfahren.
newton-why-n-3-14 = Du hast die Aktion dieser Karte schon ausgeführt.
newton-why-n-3-15 = Diese Karte hat keinen Effekt, den man für sich nutzt: Sie hat keinen, zeigt Folianten oder ändert ihre eigene Aktion.
newton-why-n-4-03a = Kein Symbol dieser Aktion ist zu sehen, also hat sie den Wert 0.
newton-why-n-13-02 = Zuerst wählen alle eine Karte ihres Schreibtischs, die sie unterschieben.

## Warum nicht: Basisaktionen

newton-why-n-5-01 = Dein Marker zieht auf der Arbeitsleiste: einen Schritt weiter, solange er welche hat, oder er hört auf.
newton-why-n-5-06 = Das nächste Feld ist ein Ziel, und du hast weder seine Folianten noch Tränke dafür.
newton-why-n-6-01 = Ein Student ist unterwegs: Nur er zieht weiter, solange er Schritte hat, oder er hört auf.
newton-why-n-6-04 = Dort steht keiner deiner Studenten.
newton-why-n-6-04a = Keiner deiner Studenten kann einen Schritt tun.
newton-why-n-6-07 = Dieses Feld ist ein Ziel, und du hast weder seine Folianten noch Tränke dafür.
newton-why-n-6-08 = Auf diesem Schlussfeld steht schon einer deiner Studenten.
newton-why-n-7-01 = Dein Gelehrter reist über Strecken von Ort zu Ort, solange er Schritte hat; dorthin führt jetzt keine.
newton-why-n-7-02 = Du kannst das Wegegeld dieser Strecke nicht bezahlen.
newton-why-n-7-06 = Ein Würfel wird gelegt, wo die Reise endet, nicht unterwegs.
newton-why-n-7-07 = Dort kannst du keinen Würfel legen: Der Ort nimmt keinen auf, oder es liegt schon einer von dir da.
newton-why-n-7-09 = Du hast keinen Würfel mehr.
newton-why-n-7-12 = Dieser Ort ist ein Ziel, und du hast weder seine Folianten noch Tränke dafür.
newton-why-n-7-14 = Unterwegs legst du einen Würfel dort, wo dein Gelehrter gerade angekommen ist.
newton-why-n-7-14a = Es ist kein Schritt mehr übrig: Die Reise endet hier, und der übliche Würfel wird gelegt.
newton-why-n-7-15 = Keine Strecke steht dir von hier offen: Du kannst kein Wegegeld bezahlen.
newton-why-n-8-01 = Jetzt nimmst du eine Karte der Auslage oder keine.
newton-why-n-8-02 = Die Stufe dieser Karte ist höher als der Wert deiner Aktion.
newton-why-n-8-05 = Diese Karte liegt jetzt nicht in der Auslage.
newton-why-n-8-07 = In der Auslage liegt keine Karte, deren Stufe deine Aktion erreicht.
newton-why-n-9-01 = Jetzt legst du ein Regalplättchen auf ein Buchfeld oder keines.
newton-why-n-9-02 = Diese Regalreihe ist zu hoch für den Wert deiner Aktion.
newton-why-n-9-03 = Du hast nicht, was dieses Buchfeld braucht, und auch keine Tränke dafür.
newton-why-n-9-05 = Dort ist kein Buchfeld.
newton-why-n-9-11 = Du hast kein Regalplättchen mehr.
newton-why-n-9-12 = Dort liegt schon ein Plättchen, und es bleibt.

## Warum nicht: Preise, Effekte, Plättchen

newton-why-n-0-05 = Du kannst den Preis nicht ganz bezahlen.
newton-why-n-0-06 = Du hast nicht genug Siegpunkte, um damit zu bezahlen.
newton-why-n-0-13 = Sag zuerst, ob du das Angebotene nutzt.
newton-why-n-16-03 = Jetzt wählst du ein Ideen- oder Einkommensplättchen.
newton-why-n-16-07 = Gib zuerst ein älteres Plättchen für das neue zurück oder verzichte auf dieses.
newton-why-n-16-09 = Von dieser Art liegt kein Plättchen mehr im Stapel.
newton-why-n-16-10 = Ein Plättchen muss genommen werden, solange es eines gibt.
newton-why-n-16-12 = Gib zuerst ein Einkommensplättchen für das Medizinplättchen zurück oder verzichte auf dieses.
newton-why-n-18-07 = Jetzt legst du einen Würfel auf einen der angebotenen Orte oder keinen.
newton-why-n-20-02 = Es hätte jetzt keine Wirkung.
newton-why-n-20-02a = Du hast den Effekt dieser Karte schon genutzt.
newton-why-n-20-08b = Sag zuerst, ob die Bonusplättchen dieser Aktion doppelt zählen.
newton-why-n-20-09 = Jetzt geht dein Gelehrter in ein Dorf ohne Bonusplättchen.
newton-why-n-20-12 = Wähle auf deinem Schreibtisch eine andere Karte mit einem Sofort-Effekt, der jetzt nutzbar ist.
newton-why-n-20-13 = Dafür muss eine Handkarte aus dem Spiel.
newton-why-n-20-15 = Die gespielte Karte erlaubt nicht, Münzen statt der Bedingung zu bezahlen, oder hat es schon getan.
newton-why-n-20-15b = Du hast alles, was dieses Feld braucht: Es gibt nichts zu bezahlen.
newton-why-n-20-16 = Diese Karte erlaubt im Vorbeigehen nur einen einzigen zusätzlichen Würfel.
newton-why-n-20-18 = Du hast nicht genug Münzen für das, was die Karte hier bietet.

## Warum nicht: Zusatzaktionen

newton-why-n-12-02 = Karten aufzudecken kostet 1 Münze.
newton-why-n-12-03 = Dieser Kartenstapel ist leer.
newton-why-n-12-04 = Deine Aktion um 1 zu erhöhen kostet 2 Münzen.
newton-why-n-12-05 = Du hast in diesem Zug schon um 1 erhöht.
newton-why-n-12-07a = Nur die Aktion der gespielten Karte lässt sich erhöhen, vorher oder währenddessen.
newton-why-n-12-08 = Ein Trank kostet 3 Münzen.
newton-why-n-12-09 = Ein neuer Student kostet 5 Münzen.
newton-why-n-12-10 = Alle deine Studenten sind schon im Baum.

## Warum nicht: Meister und Module

newton-why-n-21-02 = Jetzt darfst du einen Meister von deiner Hand spielen oder verzichten.
newton-why-n-21-32 = Jetzt darfst du die Aktion der genommenen Karte ausführen oder verzichten.
newton-why-n-21-36 = Dieser Student ist in dieser Aktion schon gezogen.
newton-why-n-21-39 = Jetzt wird ein Würfel auf eine Universität, eine Kulturstätte oder eine Stadt gelegt.
newton-why-n-21-40 = Jetzt wählst du eine Basisaktion oder verzichtest.
newton-why-nl-3-03 = Unter der Spalte der gespielten Karte liegt keine Spezialaktion.
newton-why-nl-3-04b = Spiel zuerst die Karte dieses Zuges: Sie öffnet die Spalte.
newton-why-nl-3-05 = Du hast die Spezialaktion dieses Zuges schon genutzt.
newton-why-nl-3-07 = Die gespielte Karte hat nicht die Aktion ausgeführt, die diese Spezialaktion verlangt.
newton-why-nl-3-08 = Diese Spezialaktion hat eine Voraussetzung: Beende zuerst die Aktion der Karte.
newton-why-nl-4-04 = Jetzt wählst du eines deiner Einkommensplättchen.
newton-why-nl-4-05 = Jetzt wählst du eines deiner Bonusplättchen.
newton-why-nl-4-08 = Jetzt wählst du eine Stadt mit einem deiner Würfel.
newton-why-nl-4-10 = Jetzt wählst du einen deiner gespielten Meister mit Sofort-Effekt.
newton-why-nl-4-11 = Jetzt wählst du ein Ziel, das du erreicht hast.
newton-why-nl-4-13 = Jetzt nimmst du eine Karte der Auslage.
newton-why-nd-1-03a = Diese Entdeckung liegt nicht aus.
newton-why-nd-2-01 = Du kannst diese Entdeckung nicht bezahlen.
newton-why-nd-2-04 = Nur eine Entdeckung, die offen vor dir liegt, kannst du einlösen.
newton-why-nd-3-01 = Jetzt darfst du eine Entdeckung zum halben Preis nehmen, wenn du sie bezahlen kannst, oder verzichten.
newton-why-nd-3-02 = Jetzt nimmst du kostenlos eine der ausliegenden Entdeckungen.

## Der Tisch: Überschriften

newton-head-packet = Meister zur Wahl
newton-head-kept = Meister, die du behältst
newton-head-display = Auslage: Karten, die du mit einer Lehrstunde nimmst
newton-head-reach = Was vor deinen Figuren liegt
newton-head-map = Spielplan
newton-head-tree = Technologiebaum
newton-head-work = Arbeitsleiste
newton-head-objectives = Ziele
newton-head-stacks = Plättchen in den Stapeln
newton-head-discoveries = Ausliegende Entdeckungen

## Der Tisch: Runde, Personen, Mengen

newton-table-masters = Die Meister werden gewählt; sechs Runden zu fünf Zügen folgen.
newton-table-round = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }.
newton-table-to-move = { $player } ist am Zug.
newton-table-waiting = Noch am Wählen: { $names }.
newton-table-first = Startspieler: { $player }.
newton-table-modules = Module: { $modules }.
newton-table-won = { $count ->
    [one] { $names } gewinnt mit { $points } SP.
   *[other] { $names } teilen sich den Sieg mit { $points } SP.
}
newton-table-solo = Du endest mit { $points } SP.
newton-table-more = „tisch“ zeigt Spielplan, Baum, Ziele und Stapel, „tableau“ ein Studientableau.
newton-table-more-draft = „tisch“ zeigt, was ausliegt: Spielplan, Baum, Ziele, Karten, Studientableaus.
newton-table-chosen = Du hast { $master } gewählt.
newton-module-lessons = Lehrstunden der Meister
newton-module-discoveries = Große Entdeckungen
newton-table-no-coin = keine Münze
newton-table-no-potion = kein Trank
newton-table-no-vp = 0 SP
newton-table-books-orange = { $count }× orange
newton-table-books-blue = { $count }× blau
newton-table-books-green = { $count }× grün
newton-table-books-wild = { $count }× Wahl
newton-table-master = { $effect }; { $vp } am Ende

# Ein Buchstabe je Foliant, keine zwei gleich; eine Universität und die Zeichen der Kulturstätten in höchstens zehn.

newton-short-orange = O
newton-short-blue = B
newton-short-green = G
newton-short-wild = W
newton-short-university = Univ. { $number }
newton-short-column = Säule
newton-short-obelisk = Obelisk
newton-short-amphora = Amphore

## Der Tisch: Karten und Plättchen

newton-table-row = Stufe { $level }: { $cards }.
newton-table-deck = { $count ->
    [0] Kartenstapel { $level } ist leer.
    [one] Kartenstapel { $level }: 1 Karte.
   *[other] Kartenstapel { $level }: { $count } Karten.
}
newton-table-under = Zuunterst, die nächste zuerst: { $cards }.
newton-table-removed = Aus dem Spiel: { $cards }.
newton-table-developments = Ideenplättchen: { $tiles }.
newton-table-incomes = Einkommensplättchen: { $tiles }.
newton-table-discovery = { $discovery }, { $price }. { $permanent } Einzulösen: { $effect }.
newton-table-no-discoveries = Keine ist mehr da.

## Der Tisch: Spielplan, Baum, Arbeitsleiste, Ziele

newton-map-legend = [A]: A hat dort einen Würfel; <A>: der Gelehrte von A ist dort. Hinter einer Strecke ihr Wegegeld in Münzen. Am Tisch: { $players }.
newton-map-university = Universitäten
newton-map-ancient = Kulturstätten
newton-map-city = Städte
newton-map-master = Meister und Ziel
newton-map-start = Start und Dörfer
newton-map-there = { $what }.
newton-map-token = Bonus: { $what }
newton-map-objective = Ziel: { $what }
newton-map-roads = Nach { $places }.
newton-map-cubes = Würfel: { $names }.
newton-map-scientists = Gelehrte: { $names }.
newton-tree-bonus = Bonusplättchen auf { $spaces }.
newton-tree-specialisation = Spezialisierungen auf { $spaces }.
newton-tree-invention = Erfindungen auf { $spaces }.
newton-tree-master = Meister auf { $spaces }.
newton-tree-objective = Ziele auf { $spaces }.
newton-tree-there = Studenten: { $names }.
newton-tree-next = Führt nach { $spaces }.
newton-tree-end = Ein Schlussfeld.
newton-tree-students = Studenten auf { $spaces }; { $reserve } in der Reserve.
newton-work-spaces = Auf ihren Feldern { $spaces }.
newton-work-marker = Arbeitsmarker auf Feld { $space }.
newton-goal = { $where }: { $objective }, { $effect }. Braucht Folianten: { $books }.
newton-goal-work = Arbeitsleiste { $space }
newton-goal-tree = Baum { $space }
newton-goal-yours = Du hast es besetzt: jetzt { $vp }.
newton-goal-open = Steht dir offen; jetzt { $vp }.
newton-goal-closed = Es kostet dich { $potions }; jetzt { $vp }.
newton-goal-held = Besetzt von { $names }.

## Der Tisch: was vor den Figuren liegt

newton-reach-students = { $count ->
    [one] Student auf { $space }.
   *[other] { $count } Studenten auf { $space }.
}
newton-reach-steps = { $steps ->
    [one] In 1 Schritt: { $things }.
   *[other] In { $steps } Schritten: { $things }.
}
newton-reach-toll = Wegegeld { $toll }
newton-reach-nothing = Nichts in der Nähe.

## Der Tisch: eine Person

newton-seat-to-move = am Zug
newton-seat-first = Startspieler
newton-seat-short = { $cards ->
    [one] { $vp }, { $coins }, { $potions }, 1 Handkarte.
   *[other] { $vp }, { $coins }, { $potions }, { $cards } Handkarten.
}
newton-seat-goods = { $vp }, { $coins }, { $potions }.
newton-seat-income = Einkommen je Aufräumphase: { $goods }.
newton-seat-no-income = Noch kein Einkommen.
newton-seat-no-books = Keine Folianten.
newton-seat-books = Folianten: { $books }.
newton-seat-values = Werte bisher; eine gespielte Karte fügt ihre eigenen Symbole hinzu:
newton-seat-improved = Die Aktion dieses Zuges ist um 1 erhöht, schon bezahlt.
newton-part-printed = { $count } gedruckt
newton-part-desk = { $count } am Schreibtisch
newton-part-tucked = { $count } darunter
newton-part-drawers = { $count } in Schubladen
newton-seat-column = Spalte { $column }: { $card }.
newton-seat-column-empty = Spalte { $column }: nichts.
newton-seat-under = Darunter: { $card }.
newton-seat-desk = Auf dem Schreibtisch: { $cards }.
newton-seat-tucked = Unter dem Schreibtisch: { $cards }.
newton-seat-next = Unter Spalte { $column }, der nächsten: { $card }.
newton-seat-desk-empty = Auf dem Schreibtisch und darunter liegt noch nichts.
newton-seat-hand = { $count ->
    [0] Keine Karte auf der Hand.
   *[other] Auf der Hand: { $cards }.
}
newton-seat-masters = { $count ->
    [0] Kein Meister auf der Hand.
    [one] Meister auf der Hand:
   *[other] Meister auf der Hand:
}
newton-seat-masters-hidden = { $count ->
    [0] Kein Meister auf der Hand.
    [one] 1 Meister auf der Hand.
   *[other] { $count } Meister auf der Hand.
}
newton-seat-played = { $count ->
    [one] Gespielter Meister:
   *[other] Gespielte Meister:
}
newton-seat-master-names = Meister auf der Hand: { $names }.
newton-seat-played-names = Gespielt: { $names }.
newton-seat-drawers = { $used ->
    [0] Die Schubladen sind leer.
   *[other] Schubladen, { $used } von { $all }: { $tiles }.
}
newton-seat-slots = { $used ->
    [0] Die Einkommensfelder sind leer.
   *[other] Einkommensfelder, { $used } von { $all }: { $tiles }.
}
newton-seat-medicine = Medizin { $vp }
newton-seat-scientist = Ort des Gelehrten: { $place }.
newton-seat-cubes = { $count ->
    [0] Kein Würfel mehr.
    [one] Noch 1 Würfel.
   *[other] Noch { $count } Würfel; die letzten vier geben 1, 2, 4 und 8 SP.
}
newton-seat-visited = { $count ->
    [0] Noch nichts besucht.
   *[other] Besucht: { $places }.
}
newton-seat-tokens = { $count ->
    [one] 1 Bonusplättchen: { $tokens }.
   *[other] { $count } Bonusplättchen: { $tokens }.
}
newton-seat-discovery = Entdeckung { $discovery }, jetzt { $vp } wert.
newton-seat-cashed = Entdeckung { $discovery }, eingelöst.

## Der Tisch: Regal

newton-shelf-ready = bereit
newton-shelf-done = voll
newton-shelf-spaces = Buchfelder – { $spaces }.
newton-shelf-row = Regalreihe { $row }: { $spaces }.
newton-shelf-runs = Abschnitte, ihre SP je Aufräumphase (gefüllt): { $runs }.
newton-shelf-tiles = { $more ->
    [one] Noch { $left } Regalplättchen; beim nächsten: { $reward }.
   *[other] Noch { $left } Regalplättchen; nach { $more } weiteren: { $reward }.
}
newton-shelf-no-tiles = Kein Regalplättchen mehr.
newton-shelf-reward-1 = 1 Trank
newton-shelf-reward-2 = 4 Münzen
newton-shelf-reward-3 = ein Meister zum Spielen
newton-shelf-reward-4 = 8 SP
