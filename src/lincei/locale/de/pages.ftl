# Lincei: die Worte der Seiten rings um die Tische.

## Alle Seiten

lincei-pages-skip = Zum Inhalt
lincei-pages-unreachable = Der Server antwortet nicht. Vielleicht ist das Netz weg: Versuch es noch einmal.
lincei-pages-language = Sprache
lincei-pages-nav = Das Haus
lincei-pages-nav-play = Spielen
lincei-pages-nav-lobby = Tische
lincei-pages-nav-mine = Meine Partien
lincei-pages-nav-rules = Regeln
lincei-pages-nav-settings = Optionen
lincei-pages-nav-account = Anmelden
lincei-pages-footer-house = Lincei ist freie Software und heißt nach der Accademia dei Lincei von 1603, deren Mitglieder so scharf sehen wollten wie der Luchs.
lincei-pages-footer-games = Die Spiele gehören ihren Autoren und Verlagen; Texte und Zeichnungen hier sind unsere eigenen.
lincei-pages-missing-title = Diese Seite gibt es nicht
lincei-pages-missing-text = Unter dieser Adresse ist nichts. Vielleicht ist der Link alt, oder ein Buchstabe fehlt.
lincei-pages-to-start = Zu den Spielen
lincei-pages-close = Schließen
lincei-pages-yes = ja
lincei-pages-no = nein

## Die erste Seite

lincei-pages-landing-title = Brettspiele über die Wissenschaft
lincei-pages-landing-lead = Im Browser, mit allen Regeln, angewandt und erklärt: gegen Bots, mit Freunden, allein.
lincei-pages-promise-newton = Bereise das Europa der großen Geister, fülle dein Regal mit Büchern und mach mit jeder Karte die nächste stärker.
lincei-pages-promise-expo1906 = Mailand lädt die Welt ein: Versorge die Erfindungen in deinem Labor, sei zuerst beim Patentamt und gewinne die Jury.
lincei-pages-promise-newscience = Forschen, beweisen, vor den anderen veröffentlichen: Fünf Gelehrte erklimmen den Baum der Entdeckungen.
lincei-pages-minutes-newton = 90 Minuten
lincei-pages-minutes-expo1906 = 60 bis 90 Minuten
lincei-pages-minutes-newscience = 60 bis 120 Minuten
lincei-pages-imprint-newton = Von Simone Luciani und Nestore Mangone, Cranio Creations, 2018
lincei-pages-imprint-expo1906 = Von Remo Conzadori und Nestore Mangone, Gotha Games, 2015
lincei-pages-imprint-newscience = Von Dirk Knemeyer, Conquistador Games, 2013; die meisten Zahlen und die Ereigniskarten sind von uns rekonstruiert
lincei-pages-players = { $least } bis { $most } Personen
lincei-pages-play-now = Jetzt gegen Bots spielen
lincei-pages-start = Partie beginnen
lincei-pages-opponents = Gegner
lincei-pages-strength = Art des Bots
lincei-pages-your-name = Dein Name
lincei-pages-all-options = Alle Möglichkeiten
lincei-pages-learn-rules = Regeln lesen
lincei-pages-bot-random = Neuling
lincei-pages-bot-random-about = spielt auf gut Glück
lincei-pages-bot-greedy = Kenner
lincei-pages-bot-greedy-about = plant jeden Zug
lincei-pages-resume = Weiterspielen
lincei-pages-go-on = Weiterspielen
lincei-pages-all-mine = Alle meine Partien
lincei-pages-your-turn = du bist am Zug
lincei-pages-ways = Mehr Wege ins Spiel
lincei-pages-way-friends = Mit Freunden
lincei-pages-way-friends-text = Eröffne einen Tisch und schick jedem Freund einen Link; freie Plätze können Bots füllen.
lincei-pages-way-friends-do = Tisch eröffnen
lincei-pages-way-join = Eingeladen?
lincei-pages-way-join-text = Füg hier den Link ein, den du bekommen hast.
lincei-pages-way-join-do = Dazusetzen
lincei-pages-way-screen = An einem Bildschirm
lincei-pages-way-screen-text = Reicht das Gerät herum: Ein Vorhang verbirgt deine Karten vor den anderen.
lincei-pages-way-screen-do = Zusammen spielen
lincei-pages-way-watch = Zusehen oder mitspielen
lincei-pages-way-watch-text = Öffentliche Tische stehen allen offen, mit und ohne Platz.
lincei-pages-way-watch-do = Zu den Tischen

## Ein neuer Tisch

lincei-pages-new-title = Tisch eröffnen
lincei-pages-new-lead = Wähle, wer spielt und wie. Was du nicht änderst, bleibt wie üblich.
lincei-pages-presets = Wie willst du spielen?
lincei-pages-preset-bots = Gegen Bots
lincei-pages-preset-screen = An einem Bildschirm
lincei-pages-preset-network = Über das Netz
lincei-pages-preset-solo = Allein
lincei-pages-game = Spiel
lincei-pages-edition = Ausgabe
lincei-pages-seats = Plätze
lincei-pages-seat = Platz { $number }
lincei-pages-seat-kind = Wer hier sitzt
lincei-pages-seat-name = Name
lincei-pages-seat-free = freier Platz
lincei-pages-seat-add = Platz hinzufügen
lincei-pages-seat-remove = Platz { $number } entfernen
lincei-pages-kind-me = du
lincei-pages-kind-friend = an diesem Bildschirm
lincei-pages-kind-bot = Bot
lincei-pages-kind-open = über das Netz
lincei-pages-terms = An diesem Tisch
lincei-pages-public = Öffentlicher Tisch
lincei-pages-public-about = Alle finden ihn in der Liste, dürfen zusehen und freie Plätze nehmen. Sonst nur, wen du einlädst.
lincei-pages-hints = Tipps
lincei-pages-hints-about = Wer am Zug ist, darf einen Bot um Rat fragen.
lincei-pages-pace = Tempo
lincei-pages-pace-live = alle zugleich
lincei-pages-pace-live-about = Alle sind da. Wer zehn Minuten nichts tut, kann durch einen Bot ersetzt werden.
lincei-pages-pace-leisure = mit Muße
lincei-pages-pace-leisure-about = Ab und zu ein Zug, über Tage oder Wochen. Nach sieben Tagen kann ein Bot einspringen.
lincei-pages-clock = Uhr
lincei-pages-clock-about = Jede Person hat so viel Zeit für die ganze Partie.
lincei-pages-clock-minutes = Minuten je Person
lincei-pages-clock-increment = Sekunden mehr jedes Mal
lincei-pages-clock-zero = Wenn die Zeit um ist
lincei-pages-clock-short = { $minutes ->
    [one] Uhr: 1 Minute
   *[other] Uhr: { $minutes } Minuten
}
lincei-pages-clock-long = { $minutes ->
    [one] je 1 Minute, jedes Mal { $increment } Sekunden mehr; wenn die Zeit um ist:
   *[other] je { $minutes } Minuten, jedes Mal { $increment } Sekunden mehr; wenn die Zeit um ist:
}
lincei-pages-zero-nothing = geschieht nichts
lincei-pages-zero-bot = spielt ein Bot weiter
lincei-pages-zero-end = ist die Partie verloren
lincei-pages-open-table = Tisch eröffnen

## Möglichkeiten bei Newton

lincei-pages-option-newton-masters = Meister
lincei-pages-option-newton-masters-about = Alle beginnen mit vier Meisterkarten.
lincei-pages-option-newton-masters-draft = Gewählt
lincei-pages-option-newton-masters-draft-about = Die normale Partie: einen von vieren wählen, den Rest weitergeben und so fort.
lincei-pages-option-newton-masters-dealt = Ausgeteilt
lincei-pages-option-newton-masters-dealt-about = Für eine erste Partie: Alle behalten die vier Karten, die sie bekommen.
lincei-pages-option-newton-modules = Erweiterung
lincei-pages-option-newton-modules-about = Zwei Module aus Große Entdeckungen; spiel mit keinem, einem oder beiden.
lincei-pages-option-newton-modules-lessons = Lehrstunden der Meister
lincei-pages-option-newton-modules-lessons-about = Dreißig weitere Aktionskarten: doppelte und solche mit einer Spezialaktion.
lincei-pages-option-newton-modules-discoveries = Große Entdeckungen
lincei-pages-option-newton-modules-discoveries-about = Entdeckungsplättchen zum Kaufen und Nutzen und drei weitere Plättchen der üblichen Arten.
lincei-pages-option-newton-colours = Farben
lincei-pages-option-newton-colours-about = Die Farbe sagt, welche Startkarten jemand hat.
lincei-pages-option-newton-colours-red = Rot
lincei-pages-option-newton-colours-blue = Blau
lincei-pages-option-newton-colours-green = Grün
lincei-pages-option-newton-colours-yellow = Gelb

## Möglichkeiten bei Expo 1906

lincei-pages-option-expo1906-handicaps = Anfängerhilfe
lincei-pages-option-expo1906-handicaps-about = Ein Labor beginnt mit fünf Schrottplättchen. Wer noch lernt, bekommt statt einiger davon Ressourcen.
lincei-pages-option-expo1906-handicaps-none = keine
lincei-pages-option-expo1906-handicaps-graduate = Absolvent
lincei-pages-option-expo1906-handicaps-graduate-about = Ein Schrottplättchen wird durch eine Ressource ersetzt.
lincei-pages-option-expo1906-handicaps-student = Student
lincei-pages-option-expo1906-handicaps-student-about = Zwei Schrottplättchen werden durch Ressourcen ersetzt.

## Möglichkeiten bei The New Science

lincei-pages-option-newscience-scientists = Wissenschaftler
lincei-pages-option-newscience-scientists-about = Alle spielen einen anderen von fünf Wissenschaftlern.
lincei-pages-option-newscience-scientists-free = Gewählt
lincei-pages-option-newscience-scientists-free-about = Der Reihe nach, wie man sitzt.
lincei-pages-option-newscience-scientists-random = Zufällig
lincei-pages-option-newscience-scientists-random-about = Alle bekommen ihren durch das Los.
lincei-pages-option-newscience-preview = Ereignisse der nächsten Runde
lincei-pages-option-newscience-preview-about = Ereigniskarten werden am Ende einer Runde aufgedeckt.
lincei-pages-option-newscience-preview-off = Verdeckt
lincei-pages-option-newscience-preview-off-about = Wie in der Regel: Niemand weiß, was kommt.
lincei-pages-option-newscience-preview-on = Sichtbar
lincei-pages-option-newscience-preview-on-about = Sie liegen eine Runde vorher offen: weniger Zufall, mehr Planung.
lincei-pages-option-newscience-cascade = Mitveröffentlichen
lincei-pages-option-newscience-cascade-about = Wer eine Entdeckung veröffentlicht, veröffentlicht auch, ohne Prestige, die noch unveröffentlichten darunter, die er bewiesen hat.
lincei-pages-option-newscience-cascade-all = Bis zur Wurzel
lincei-pages-option-newscience-cascade-all-about = Alles, worauf sie beruht, so tief es auch liegt.
lincei-pages-option-newscience-cascade-direct = Nur was sie unmittelbar braucht
lincei-pages-option-newscience-cascade-direct-about = Was tiefer liegt, bleibt, wie es ist.
lincei-pages-option-newscience-groups = Entweder-oder-Gruppen
lincei-pages-option-newscience-groups-about = Wo eine von mehreren Entdeckungen genügt: Was wird mit veröffentlicht?
lincei-pages-option-newscience-groups-one = Eine davon
lincei-pages-option-newscience-groups-one-about = Und keine, wenn eine davon schon öffentlich ist.
lincei-pages-option-newscience-groups-all = Alle bewiesenen
lincei-pages-option-newscience-groups-all-about = Auch neben einer öffentlichen.
lincei-pages-option-newscience-markers = Marker
lincei-pages-option-newscience-markers-about = Alle haben zehn Entdeckungsmarker.
lincei-pages-option-newscience-markers-unlimited = Ohne Grenze
lincei-pages-option-newscience-markers-unlimited-about = Gehen sie aus, nimmt man andere.
lincei-pages-option-newscience-markers-limited = Zehn und nicht mehr
lincei-pages-option-newscience-markers-limited-about = Ohne Marker keine Forschung.

## Das Wartezimmer

lincei-pages-waiting-title = { $game }: ein Tisch wird gedeckt
lincei-pages-waiting-lead = { $number ->
    [0] Alle sind da: Die Partie beginnt.
    [one] Ein Platz ist frei. Sobald er besetzt ist, beginnt die Partie von selbst.
   *[other] { $number } Plätze sind frei. Sobald alle besetzt sind, beginnt die Partie von selbst.
}
lincei-pages-waiting-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
lincei-pages-waiting-aside = Diese Version des Servers kann die Partie nicht fortsetzen; nichts davon ist verloren.
lincei-pages-at-table = Wer am Tisch sitzt
lincei-pages-guest = Gast
lincei-pages-take-seat = Hier sitzen
lincei-pages-leave = Aufstehen
lincei-pages-free = Platz frei machen
lincei-pages-invite = Jemanden einladen
lincei-pages-add-bot = Bot dazusetzen
lincei-pages-invitation = Link der Einladung
lincei-pages-invited = Dafür ist schon jemand eingeladen; der Link wurde nur einmal genannt.
lincei-pages-copy = Kopieren
lincei-pages-copied = Kopiert
lincei-pages-share = Teilen
lincei-pages-share-title = Spiel mit mir
lincei-pages-take-back = Zurückziehen
lincei-pages-watchers = Zuschauer
lincei-pages-watch-public = An diesem Tisch darf jeder zusehen: Es genügt die Adresse dieser Seite.
lincei-pages-watch-private = Dieser Tisch ist privat: Wer zusehen will, braucht einen eigenen Link.
lincei-pages-invite-watcher = Zuschauer einladen
lincei-pages-close-table = Diesen Tisch schließen
lincei-pages-who-comes = Wer kommen darf
lincei-pages-is-public = alle
lincei-pages-is-private = wer eingeladen ist

## Einer Einladung folgen

lincei-pages-join-title = Du bist eingeladen
lincei-pages-join-lead = Ein Tisch wartet auf dich.
lincei-pages-join-no-code = In diesem Link steckt keine Einladung: Vielleicht ging sein Ende verloren. Lass ihn dir noch einmal schicken.
lincei-pages-join-as = Du setzt dich als { $name } dazu.
lincei-pages-join-account = Hast du ein Konto?
lincei-pages-join-do = An den Tisch

## Listen von Tischen

lincei-pages-lobby-title = Öffentliche Tische
lincei-pages-lobby-lead = Setz dich, wo ein Platz frei ist, sieh anderen zu oder schau dir beendete Partien an.
lincei-pages-lobby-status = Welche Tische
lincei-pages-tables-open = Warten auf Mitspieler
lincei-pages-tables-running = Im Gange
lincei-pages-tables-over = Beendet
lincei-pages-tables-aside = Zurückgestellt
lincei-pages-every-game = alle Spiele
lincei-pages-lobby-empty-open = Gerade wartet kein öffentlicher Tisch auf Mitspieler. Eröffne einen: Andere finden ihn hier.
lincei-pages-lobby-empty-running = Gerade ist keine öffentliche Partie im Gange.
lincei-pages-lobby-empty-over = Noch ist keine öffentliche Partie beendet.
lincei-pages-sit = Mitspielen
lincei-pages-look = Zusehen
lincei-pages-replay = Noch einmal ansehen
lincei-pages-older = Ältere Tische
lincei-pages-to-table = Zum Tisch
lincei-pages-mine-title = Meine Partien
lincei-pages-mine-lead = Was auf dich wartet, steht zuerst.
lincei-pages-mine-stranger = Hier hast du noch keine Partien. Sie erscheinen, sobald du spielst oder dich anmeldest.
lincei-pages-mine-nothing = Du hast noch keine Partien.
lincei-pages-aside-text = Diese Version des Servers kann diese Partien nicht fortsetzen. Nichts davon ist verloren.
lincei-pages-result = Ergebnis
lincei-pages-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
lincei-pages-conceded = hat aufgegeben
lincei-pages-record = Partie mitnehmen

## Das Konto

lincei-pages-account-title = Konto
lincei-pages-account-stranger = Spielen kannst du auch ohne Konto. Mit Konto hast du deine Partien auf jedem Gerät.
lincei-pages-account-guest = Du spielst als Gast namens { $name }. Deine Partien hängen an diesem Browser, bis du ein Konto anlegst.
lincei-pages-account-signed-in = Du bist als { $name } angemeldet.
lincei-pages-account-make = Konto anlegen
lincei-pages-account-make-text = Ein Name und ein Passwort, keine Adresse.
lincei-pages-account-make-guest = Deine Partien bleiben dir, und du kannst einen anderen Namen wählen.
lincei-pages-sign-in = Anmelden
lincei-pages-sign-in-text = Mit Name und Passwort deines Kontos.
lincei-pages-sign-in-guest = Die Partien, die du als Gast gespielt hast, kommen mit.
lincei-pages-name = Name
lincei-pages-password = Passwort
lincei-pages-password-hint = Mindestens 8 Zeichen. Ein vergessenes Passwort ist verloren.
lincei-pages-password-change = Passwort ändern
lincei-pages-password-text = Auf allen anderen Geräten wirst du abgemeldet.
lincei-pages-password-old = Bisheriges Passwort
lincei-pages-password-new = Neues Passwort
lincei-pages-password-changed = Das Passwort ist geändert.
lincei-pages-sign-out = Abmelden
lincei-pages-sign-out-text = Deine Partien bleiben, bis du wiederkommst.
lincei-pages-sign-out-everywhere = Auf allen Geräten abmelden
lincei-pages-export = Meine Partien mitnehmen
lincei-pages-export-text = Alle deine Partien in einer Datei: beendete vollständig, von den anderen dein eigenes Protokoll.
lincei-pages-farewell = Abschied
lincei-pages-farewell-text = Dein Name und alles, was du gesagt hast, wird gelöscht. In laufenden Partien nimmt ein Bot deinen Platz ein. Das lässt sich nicht rückgängig machen.
lincei-pages-farewell-sure = Ja, lösch mich hier
lincei-pages-farewell-do = Endgültig löschen

## Einstellungen

lincei-pages-settings-title = Einstellungen
lincei-pages-settings-lead = Sie gelten für diesen Browser, sofort.
lincei-pages-settings-look = Sprache und Farben
lincei-pages-settings-table = Am Tisch
lincei-pages-theme = Farben
lincei-pages-theme-auto = wie das System
lincei-pages-theme-paper = Papier (hell)
lincei-pages-theme-slate = Schiefer (dunkel)
lincei-pages-switch-motion = Bewegung
lincei-pages-switch-motion-about = Figuren wandern, Karten drehen sich. Ohne ist alles sofort an seinem Platz.
lincei-pages-switch-sound = Ton
lincei-pages-switch-sound-about = Ein leiser Glockenton, wenn du am Zug bist.
lincei-pages-switch-notify = Benachrichtigungen
lincei-pages-switch-notify-about = Der Browser meldet sich, wenn du am Zug bist und woanders hinsiehst.
lincei-pages-switch-answer = Beantworten, was nur eine Antwort hat
lincei-pages-switch-answer-about = Wo nur eines möglich ist, geschieht es von selbst.
lincei-pages-switch-confirm = Nachfragen vor dem Endgültigen
lincei-pages-switch-confirm-about = Vor einer Aktion, die etwas aufdeckt oder deinen Zug beendet.
lincei-pages-notify-denied = Der Browser lässt für diese Seite keine Benachrichtigungen zu.

## Regeln

lincei-pages-rules-title = Regeln von { $game }
lincei-pages-rules-lead = Jede Regel in unseren eigenen Worten, mit ihrer Nummer. R steht im Regelheft, D folgt daraus, X ist unsere Festlegung, wo es schweigt.
lincei-pages-rules-search = Suchen
lincei-pages-rules-found = { $number ->
    [0] Keine Regel enthält diese Worte.
    [one] Eine Regel
   *[other] { $number } Regeln
}
lincei-pages-rules-none = Eine Regel { $rule } gibt es nicht.
lincei-pages-rules-contents = Inhalt
lincei-pages-mark = Woher die Regel stammt
lincei-pages-mark-r = steht im Regelheft
lincei-pages-mark-d = folgt aus dem Regelheft
lincei-pages-mark-x = unsere Festlegung, wo das Regelheft schweigt
lincei-pages-mark-c = von dritter Seite berichtet, in keinem Regelheft
