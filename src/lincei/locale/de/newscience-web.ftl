# The New Science in the browser: what is written on its boards, and what their components say of themselves.

## Tree

newscience-web-tree = Baum der Entdeckungen
newscience-web-tree-title = Arbor Scientiarum
newscience-web-tree-or = oder
newscience-web-tree-percent = { $chance } %
newscience-web-tree-place = { $field }, Stufe { $level } · { $prestige } Prestige
newscience-web-tree-values = Forschung { $research } · Experiment { $first }, später { $later } · Veröffentlichung { $publish }
newscience-web-tree-minimum = { $track } { $count }
newscience-web-tree-minima = Einfluss zum Veröffentlichen: { $influence }
newscience-web-tree-needs = Setzt voraus: { $discoveries }.
newscience-web-tree-leads = Führt zu: { $discoveries }.
newscience-web-tree-researched = Im Feld Forschung: { $names }.
newscience-web-tree-tested = Im Feld Experiment: { $names }.
newscience-web-tree-published = Veröffentlicht von { $player }: alle kennen sie.
newscience-web-tree-mine = Dein nächster Schritt: { $what }
newscience-web-tree-theirs = Nächster Schritt von { $player }: { $what }
newscience-web-tree-reach-research = { $rest ->
    [0] Forschung: { $value } nötig, { $points } vorhanden.
   *[other] Forschung: { $value } nötig, { $points } vorhanden, { $rest } müssten aus der Ruhe kommen.
}
newscience-web-tree-reach-experiment = Experiment: { $points } und der Würfel gegen { $value }, also { $chances }.
newscience-web-tree-reach-publish = { $rest ->
    [0] Veröffentlichung für { $prestige } Prestige: { $value } nötig, { $points } vorhanden.
   *[other] Veröffentlichung für { $prestige } Prestige: { $value } nötig, { $points } vorhanden, { $rest } müssten aus der Ruhe kommen.
}
newscience-web-tree-along = Mitveröffentlicht, ohne Prestige: { $discoveries }.
newscience-web-tree-lacks = Noch fehlender Einfluss: { $influence }.
newscience-web-tree-chance = { $rest ->
    [0] { $chance } %
   *[other] { $chance } % mit { $rest } Ruhe
}
newscience-web-tree-marker-research = { $player } hat erforscht: { $discovery }
newscience-web-tree-marker-experiment = { $player } hat durch ein Experiment bewiesen: { $discovery }
newscience-web-tree-marker-publish = { $player } hat veröffentlicht: { $discovery }
newscience-web-tree-legend-publish = veröffentlichen · Einfluss
newscience-web-tree-legend-experiment = Experiment: erstes/später
newscience-web-tree-legend-research = forschen
newscience-web-tree-legend-prestige = Prestige
newscience-web-tree-lit-mine = hell: deine nächsten Schritte
newscience-web-tree-lit-theirs = hell: nächste Schritte von { $player }
newscience-web-tree-also = setzt auch voraus: { $discoveries }

## The line about a player, and the course of the game

newscience-web-good-influence = { $track }: { $count }
newscience-web-good-rest = Ruhe: { $count }
newscience-web-good-publications = { $count ->
    [one] 1 Veröffentlichung
   *[other] { $count } Veröffentlichungen
}
newscience-web-good-cubes = { $count ->
    [one] 1 Würfel zu setzen
   *[other] { $count } Würfel zu setzen
}
newscience-web-progress-scientists = Wahl der Wissenschaftler
newscience-web-progress-placing = Runde { $round } von höchstens { $rounds }: Einsetzen
newscience-web-progress-resolving = Runde { $round } von höchstens { $rounds }: Auswertung
newscience-web-progress-over = Ende nach { $round } Runden

## Kalender

newscience-web-desk-calendar = Kalender
newscience-web-of-rounds = von { $rounds }
newscience-web-round-note = Mehr Runden gibt der Stapel nicht her; die Partie endet auch mit der Runde, in der die letzte Entdeckung der Stufe 5 veröffentlicht wird.
newscience-web-next = Nächste Runde
newscience-web-next-order = In dieser Reihenfolge: { $names }.
newscience-web-next-open = Die Reihenfolge der nächsten Runde steht fest, wenn die Ruhe ausgeführt ist: Wer ruht, kommt zuerst.
newscience-web-plaque = { $place }. { $name }: Prestige { $prestige }, Veröffentlichungen { $publications }
newscience-web-most = Die meisten Veröffentlichungen: 3 Prestige am Ende.
newscience-web-cube-of = Würfel von { $name }
newscience-web-cubes-of = Belegt von { $names }.
newscience-web-modifier = Dieses Feld: { $modifier }.
newscience-web-closed = Es nimmt in dieser Runde keinen Würfel auf.
newscience-web-extra = Eine Karte hat es für diese Runde hinzugefügt.
newscience-web-done = In dieser Runde schon ausgeführt.
newscience-web-resolving = Es wird gerade ausgeführt.
newscience-web-rest-track = Ruhe: { $standings }
newscience-web-rest-track-note = Jeder Punkt gibt 1 mehr beim Forschen, Experimentieren oder Veröffentlichen; mehr als { $most } hat niemand.
newscience-web-track = { $track }: { $standings }
newscience-web-lead = vorn +2
newscience-web-leading = Vorn, für 2 Prestige am Ende: { $names }.
newscience-web-card = { $type }, Stufe { $level }.
newscience-web-in-force = gilt für alle
newscience-web-to-lab = Diese Karte ist in ein Labor gewandert.
newscience-web-no-event = In dieser Runde liegen keine Ereignisse aus.
newscience-web-deck = { $count ->
    [0] Stufe { $level }: keine Karten mehr
    [one] Stufe { $level }: noch 1 Karte
   *[other] Stufe { $level }: noch { $count } Karten
}
newscience-web-deck-note = Der Stapel reicht von Stufe I bis Stufe III; ist er leer, folgt noch eine letzte Runde.
newscience-web-ahead = Liegt schon offen: { $event }

## Wahl der Wissenschaftler

newscience-web-choosing = { $names } wählt einen Wissenschaftler
newscience-web-candidate = { $name }: { $ratings }
newscience-web-rank = { $rank }.
newscience-web-rank-note = Rang { $rank }: Die Ränge bestimmen die Reihenfolge der ersten Runde.
newscience-web-chosen-by = bei { $name }

## Tafel

newscience-web-mat = Tafel von { $player }
newscience-web-goal = Veröffentliche Entdeckungen: Das bringt Prestige, und das meiste Prestige gewinnt. Jede wird erst erforscht, dann im Experiment bewiesen, dann veröffentlicht. In jeder Runde setzen alle drei Energiewürfel; dann werden die Felder in der Reihenfolge ihrer Nummern ausgeführt.
newscience-web-markers = { $count ->
    [one] noch 1 Marker
   *[other] noch { $count } Marker
}
newscience-web-rating = { $action }: { $rating } in jeder solchen Aktion
newscience-web-began = Zu Beginn: { $count }.
newscience-web-you-lead = Vorn auf dieser Leiste: 2 Prestige am Ende.
newscience-web-rest-cell = Ruhe { $rest }
newscience-web-energy = Energiewürfel: { $home } daheim, { $board } eingesetzt, { $lifted } ausgeführt
newscience-web-energy-note = Jede Aktion braucht ihren eigenen Würfel; am Ende der Runde kommen alle heim.
newscience-web-boost = Für den Rest der Runde: { $event }
newscience-web-no-boost = Keine Karte hilft in dieser Runde
newscience-web-lab = Labor
newscience-web-lab-card = Im Labor: { $event }
newscience-web-lab-empty = Das Labor ist leer
newscience-web-lab-note = Es fasst eine Karte zum Behalten; eine neue verdrängt die alte.
newscience-web-steps-mine = In deiner Reichweite auf einem Feld ohne Bonus
newscience-web-steps-here = In deiner Reichweite auf diesem Feld
newscience-web-steps = In Reichweite auf einem Feld ohne Bonus
newscience-web-no-steps = Zurzeit ist keine Entdeckung in Reichweite.
newscience-web-more-steps = und { $count } weitere
newscience-web-step-research = { $name } erforschen: Punkte { $promise }
newscience-web-step-experiment = Mit { $name } experimentieren: { $promise }
newscience-web-step-publish = { $name } veröffentlichen: Prestige { $promise }
newscience-web-percent = { $chance } %
newscience-web-trial = Experiment mit { $discovery }: { $total } von { $value }
newscience-web-points = Punkte
newscience-web-die = Wurf
newscience-web-value = nötig
newscience-web-chance = Die Chance ist { $chance } %; eine gewürfelte { $die } misslingt immer.
newscience-web-critical-rule = Eine gewürfelte { $die } misslingt immer.
newscience-web-critical = Eine gewürfelte { $die }: Das Experiment misslingt, wie hoch die Summe auch ist.
newscience-web-total = Summe { $total }, nötig { $value }
newscience-web-prestige = { $count ->
    [one] Prestige { $prestige }, 1 Veröffentlichung
   *[other] Prestige { $prestige }, { $count } Veröffentlichungen
}
newscience-web-prestige-note = Prestige bringt nur, was man selbst veröffentlicht; was dabei mitgezogen wird, zählt bloß als Veröffentlichung.
newscience-web-no-works = Noch nichts veröffentlicht
newscience-web-work = { $prestige ->
    [0] { $name }, mit einer anderen veröffentlicht
   *[other] { $name }, veröffentlicht für { $prestige } Prestige
}
