# Lincei: die Wörter des Programms, für alle Spiele und alle Clients.

## Personen

lincei-player = Spieler { $number }

## Listen

lincei-none = keine
lincei-semicolon = ;

## Fragen

lincei-ask-chance = Der Zufall entscheidet.

## Gründe

lincei-why-over = Das Spiel ist vorbei.

## Das Programm am Tisch

lincei-game-expo1906 = Expo 1906
lincei-game-newton = Newton
lincei-game-newscience = The New Science
lincei-colon = :
lincei-bot = { $bot } { $number }
lincei-welcome = { $game }, Ausgabe „{ $edition }“.
lincei-seats = Am Tisch: { $names }.
lincei-seed = Startzahl { $seed }: gleiche Startzahl und gleiche Spieler ergeben die gleiche Partie.
lincei-interpreted = Die Spielmechanik läuft interpretiert: Alles geht, nur langsamer.
lincei-goes-on = { $actions ->
    [one] Die Partie geht nach ihrer ersten Aktion weiter.
   *[other] Die Partie geht nach { $actions } Aktionen weiter.
}
lincei-help-hint = Antworte mit einer Nummer oder den Worten in Klammern; ? zeigt, was du noch eingeben kannst.
lincei-thinking = { $player } denkt nach …
lincei-hand-over = { $player }, du bist an der Tastatur. In einem Terminal: Drück die Eingabetaste, wenn sonst niemand zusieht.
lincei-legend = { $mark } bezeichnet, was sich nicht zurücknehmen lässt.
lincei-aside = Zusatzaktionen
lincei-cannot-undo = (nicht zurücknehmbar)
lincei-not-understood = „{ $text }“ ist weder eine Nummer der Liste noch eine Aktion noch ein Befehl; ? zeigt, was du eingeben kannst.
lincei-ambiguous = „{ $text }“ kann heißen: { $several }.
lincei-is-legal = { $text } ist jetzt erlaubt: Nummer { $number } der Liste.
lincei-no-rule = Es gibt keine Regel „{ $text }“ und keine, die diese Worte enthält.
lincei-more-rules = { $number ->
    [one] Und eine weitere; mit einem Wort mehr findest du weniger.
   *[other] Und { $number } weitere; mit einem Wort mehr findest du weniger.
}
lincei-no-seat = Hier sitzt niemand namens „{ $text }“; nenne die Nummer des Platzes oder den Spieler.
lincei-nothing-about = Nichts heißt hier „{ $text }“: info braucht einen Namen, etwa info { $component }.
lincei-log-empty = Seit deinem letzten Zug ist nichts geschehen.
lincei-undone = Zurückgenommen: { $text }.
lincei-nothing-to-undo = Es gibt nichts zurückzunehmen.
lincei-undo-line = Das lässt sich nicht mehr zurücknehmen: etwas wurde aufgedeckt, oder der Zug ist vorbei.
lincei-nothing-to-redo = Es gibt nichts zu wiederholen.
lincei-save-where = Sag, wohin: speichern DATEI
lincei-saved = Gespeichert in { $file }.
lincei-not-saved = Nicht gespeichert in { $file }: { $why }.

## Wertung

lincei-final-score = Schlusswertung
lincei-score-so-far = Stand der Wertung
lincei-total = zusammen
lincei-ranking = Rangfolge
lincei-winner = { $name } gewinnt.
lincei-shared = { $names } teilen sich den Sieg ({ $rule }).
lincei-tie-broken = Bei gleichen Punkten entschied die Regel für den Gleichstand ({ $rule }).

## Partien aufheben

lincei-resume = Die Partie ist aufgehoben. Weiter geht es mit: { $command }
lincei-record-kept = Die Partie ist aufgezeichnet. Noch einmal ansehen mit: { $command }
lincei-not-begun = Es wurde nichts gespielt, also ist nichts aufgehoben.
lincei-not-kept = Die Partie lässt sich nicht aufheben ({ $why }); sie geht ohne das weiter.
lincei-lost = Die Partie ist in ihrem jetzigen Stand nicht aufgehoben: { $why }
lincei-input-ended = Die Eingabe endete vor der Partie.

## Partien ansehen, Regeln lesen

lincei-replay-help = Eingabetaste: nächste Aktion, b: zurück, t: Tisch, e: bis zum Ende, eine Zahl: zu dieser Aktion, q: beenden.
lincei-has-chosen = { $player } hat gewählt.
lincei-replay-end = Das war die letzte Aktion.
lincei-rules-hint = lincei rules { $game } { $rule } zeigt eine Regel; Worte statt { $rule } suchen danach.

## Befehle: was man eingeben kann, dann was es bewirkt

lincei-command-help = ?, hilfe
lincei-command-why = warum
lincei-command-undo = zurück
lincei-command-redo = wieder
lincei-command-rule = regel, regeln
lincei-command-about = info
lincei-command-table = tisch
lincei-command-board = tableau, labor
lincei-command-log = verlauf
lincei-command-score = wertung, punkte
lincei-command-list = liste
lincei-command-save = speichern
lincei-command-quit = beenden
lincei-help = Eine Nummer der Liste führt diese Aktion aus, ebenso die Worte in Klammern oder ihr Ende, etwa { $end } für { $text }. Außerdem:
lincei-help-help = diese Hilfe
lincei-help-why = welche Regel eine Aktion jetzt verbietet, etwa ? { $action }
lincei-help-undo = deine letzte Aktion zurücknehmen, wenn seither nichts aufgedeckt wurde
lincei-help-redo = das Zurückgenommene wieder tun
lincei-help-rule = eine Regel nach ihrer Nummer, etwa { $rule }, oder die Regeln mit bestimmten Worten
lincei-help-about = was eine Karte oder ein anderes Spielteil ist, etwa info { $component }
lincei-help-table = der ganze Tisch
lincei-help-board = das Tableau eines Platzes: deines, oder ein anderes nach Nummer oder Name
lincei-help-log = was seit deinem letzten Zug geschehen ist
lincei-help-score = woher bisher alle Punkte kommen
lincei-help-list = noch einmal die Frage und die Liste
lincei-help-save = die Partie in einer Datei speichern, die du nennst
lincei-help-quit = gehen; die Partie ist aufgehoben, und du erfährst, wie es weitergeht
