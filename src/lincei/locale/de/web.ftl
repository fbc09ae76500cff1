# Lincei: die Worte des Tisches im Browser.

## Die Leitung zum Server

lincei-web-unreachable = Der Server antwortet nicht. Vielleicht ist das Netz weg: versuch es noch einmal.
lincei-web-line-lost = Verbindung verloren, sie kommt gleich wieder …
lincei-web-line-refused = Dieser Tisch ist dir verschlossen; lade die Seite neu.
lincei-web-loading = Der Tisch wird gedeckt …
lincei-web-no-table = Hier steht kein Tisch
lincei-web-watching = Du siehst zu
lincei-web-busy = Einen Augenblick …

## Wer dran ist

lincei-web-title = { $title } · Lincei
lincei-web-title-turn = ● Du bist dran · { $title }
lincei-web-your-turn = Du bist dran.
lincei-web-turn-of = Am Zug: { $names }
lincei-web-waiting = Warten auf { $names }.
lincei-web-asked = ist gefragt
lincei-web-over = Die Partie ist zu Ende.

## Was du gefragt bist

lincei-web-question = Du bist gefragt
lincei-web-to-question = Zu dem, was du gefragt bist (Q)
lincei-web-actions = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
lincei-web-clear = Neu wählen
lincei-web-final = nicht rücknehmbar
lincei-web-final-note = Das lässt sich nicht zurücknehmen.
lincei-web-would = Was das bringt:
lincei-web-would-reveal = Was das bringt, zeigt sich erst danach.
lincei-web-confirm = Bist du sicher?
lincei-web-confirm-text = { $action }: das lässt sich nicht zurücknehmen.
lincei-web-confirm-yes = Tun
lincei-web-confirm-no = Noch nicht
lincei-web-undo = Zurück
lincei-web-undo-note = Deine letzte Aktion zurücknehmen (U)
lincei-web-redo = Wieder vor
lincei-web-hint = Rat
lincei-web-hint-is = Ein Bot würde: { $action }

## Die Spieler

lincei-web-players = Spieler
lincei-web-you = du
lincei-web-bot = Bot ({ $bot })
lincei-web-present = am Tisch
lincei-web-away = nicht da
lincei-web-conceded = hat aufgegeben
lincei-web-show-desk = { $name }: zeigen, was vor dieser Person liegt
lincei-web-points-of = { $points ->
    [one] { $name }: ein Punkt; woher er kommt
   *[other] { $name }: { $points } Punkte; woher sie kommen
}
lincei-web-claim = Hier einen Bot weiterspielen lassen
lincei-web-take-back = Meinen Platz wieder einnehmen
lincei-web-clock = Restzeit
lincei-web-flagged = Zeit um
lincei-web-desk = Dein Tableau
lincei-web-desk-of = Vor { $name }
lincei-web-desk-mine = Zurück zu meinem

## Die Wertung

lincei-web-scores = Wertung, Punkt für Punkt
lincei-web-outlook = Wenn die Partie jetzt endete
lincei-web-would-be = wäre das Endergebnis
lincei-web-shared = { $names } teilen sich den Sieg.
lincei-web-rematch = Noch einmal
lincei-web-record = Die Partie mitnehmen

## Der Verlauf

lincei-web-log = Verlauf
lincei-web-log-all = Alles zeigen
lincei-web-chat = Dem Tisch etwas sagen
lincei-web-chat-send = Sagen
lincei-web-chat-deleted = (gelöscht)

## Zurückblicken

lincei-web-since = Seit meinem Zug
lincei-web-since-note = Schritt für Schritt sehen, was geschah
lincei-web-replay = Wiederholung
lincei-web-looking-back = Du blickst zurück.
lincei-web-earlier = Eine Aktion früher
lincei-web-later = Eine Aktion später
lincei-web-play = Ablaufen lassen
lincei-web-pause = Anhalten
lincei-web-moment = Nach { $steps } von { $last } Aktionen
lincei-web-now = Zurück zum Jetzt

## Tafeln und Griffe

lincei-web-boards = Tafeln
lincei-web-parts = Teile des Tisches
lincei-web-tab-board = Tafel
lincei-web-tab-mine = Meins
lincei-web-tab-others = Andere
lincei-web-tab-log = Verlauf
lincei-web-zoom-in = Größer
lincei-web-zoom-out = Kleiner
lincei-web-fit = Alles zeigen
lincei-web-close = Schließen

## Mehrere Personen an einem Bildschirm

lincei-web-curtain = { $name }, du bist dran.
lincei-web-curtain-note = Was vor dir liegt, ist nur für deine Augen. Weiter, wenn niemand sonst zusieht.
lincei-web-curtain-lift = Mein Tableau zeigen

## Das Menü

lincei-web-menu = Menü
lincei-web-home = Zur Startseite
lincei-web-rules = Regeln
lincei-web-settings = Einstellungen
lincei-web-takeback = Bitten, meinen letzten Zug zurückzunehmen
lincei-web-takeback-asked = { $steps ->
    [one] { $name } bittet, die letzte Aktion zurückzunehmen.
   *[other] { $name } bittet, { $steps } Aktionen zurückzugehen.
}
lincei-web-takeback-yes = Einverstanden
lincei-web-takeback-no = Ablehnen
lincei-web-hand-over = Einen Bot für mich spielen lassen
lincei-web-concede = Die Partie aufgeben
lincei-web-concede-sure = Ja, aufgeben
lincei-web-leave = Zu meinen Partien
