# Lincei: was der Server sagt, wenn er nicht tut, worum er gebeten wird, und was er von einem Tisch erzählt.

## Die Anfrage

lincei-bad-request = Die Anfrage ist nicht zu verstehen: { $detail }.
lincei-not-json = Die Anfrage ist kein JSON: Ihr Inhalt muss als application/json kommen.
lincei-not-found = Unter dieser Adresse gibt es nichts.
lincei-wrong-method = Diese Adresse nimmt Anfragen dieser Art nicht an.
lincei-too-large = Die Anfrage ist zu groß.
lincei-csrf = Die Anfrage weist nicht nach, dass sie von deiner eigenen Seite kommt: Lade die Seite neu.
lincei-origin = Die Seite einer anderen Website darf hier nicht zuhören.
lincei-too-many-sockets = Du sitzt an zu vielen Tischen zugleich: Schließ eine ihrer Seiten.
lincei-too-fast = { $seconds ->
    [one] Das war zu schnell: Versuch es in einer Sekunde noch einmal.
   *[other] Das war zu schnell: Versuch es in { $seconds } Sekunden noch einmal.
}
lincei-store-down = { $seconds ->
    [one] Die Datenbank antwortet nicht, also ist nichts geschehen: Versuch es in einer Sekunde noch einmal.
   *[other] Die Datenbank antwortet nicht, also ist nichts geschehen: Versuch es in { $seconds } Sekunden noch einmal.
}
lincei-broken = Im Server stimmt etwas nicht; was, steht für seinen Betreiber im Protokoll.

## Personen

lincei-sign-in-first = Melde dich zuerst an, oder spiel als Gast.
lincei-signed-in = Du bist schon angemeldet.
lincei-wrong-password = Dieser Name und dieses Passwort gehören nicht zusammen.
lincei-guest-has-no-password = Ein Gast hat kein Passwort: Leg ein Konto an, um eines zu haben.
lincei-name-taken = Jemand anderes heißt schon so: Wähl einen anderen Namen.
lincei-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.

## Tische und Plätze

lincei-no-such-table = Diesen Tisch gibt es nicht, oder du bist nicht an ihn eingeladen.
lincei-set-aside = Diese Version kann die Partie nicht fortsetzen: Sie ist zurückgestellt, und nichts davon ist verloren.
lincei-no-such-game = Dieses Spiel oder diese Ausgabe gibt es hier nicht; es gibt: { $games }.
lincei-bad-options = So lässt sich das Spiel nicht spielen: { $why }.
lincei-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }.
lincei-too-many-open = { $most ->
    [one] Du hast schon so einen Tisch: Beende oder schließ ihn zuerst.
   *[other] Du hast schon { $most } solche Tische: Beende oder schließ zuerst einen davon.
}
lincei-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
lincei-seat-taken = Platz { $seat } ist besetzt.
lincei-seat-free = Platz { $seat } ist schon frei.
lincei-already-yours = Dort sitzt du schon.
lincei-not-your-seat = Platz { $seat } ist nicht deiner.
lincei-by-invitation = An diesen Tisch setzt man sich auf Einladung: Bitte den Gastgeber um eine.
lincei-host-only = Das kann nur der Gastgeber des Tisches.
lincei-players-only = Das können nur die, die an diesem Tisch spielen.
lincei-players-chat = Hier können nur die reden, die an diesem Tisch spielen.
lincei-not-started = Die Partie hat noch nicht begonnen.
lincei-has-started = Die Partie hat schon begonnen.
lincei-table-over = Die Partie ist vorbei.
lincei-not-over = Die Partie ist noch nicht vorbei.
lincei-bot-plays = Auf Platz { $seat } spielt ein Bot; ist es deiner, nimm ihn zuerst zurück.
lincei-not-absent = Der Spieler auf Platz { $seat } darf noch nachdenken: Ein Bot springt erst nach längerem Warten ein.
lincei-conceded = Du hast diese Partie aufgegeben, und der Bot spielt weiter.
lincei-no-time = Deine Zeit ist abgelaufen, und der Bot spielt weiter.

## Einladungen

lincei-no-such-invitation = Diese Einladung gibt es nicht; vielleicht wurde sie zurückgezogen.
lincei-invitation-used = Dieser Einladung ist schon jemand gefolgt: Bitte den Gastgeber um eine neue.
lincei-too-many-invitations = Ein Tisch hat höchstens { $most } Einladungen.

## Die Partie

lincei-late = Die Partie ist weitergegangen: Sieh noch einmal hin, bevor du dich entscheidest.
lincei-id-used = Diese Kennung hat schon jemand anderes verwendet: Bilde jedes Mal eine neue.
lincei-no-such-position = Bis zu dieser Stellung ist die Partie noch nicht gekommen.
lincei-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden.
lincei-action-or-text = Nenn die Aktion mit ihrer Nummer oder mit ihrem Text, nicht mit beidem.
lincei-unreadable = „{ $text }“ ist keine Aktion dieses Spiels.
lincei-no-such-action = Eine Aktion { NUMBER($action, useGrouping: 0) } gibt es in diesem Spiel nicht.
lincei-cannot-undo-that = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, der Zug ist vorbei, oder es war nicht deine Aktion.
lincei-nothing-to-redo-here = Es gibt nichts zu wiederholen.
lincei-nothing-to-take-back = Weiter ist die Partie nicht gekommen: Es gibt nichts zurückzunehmen.
lincei-takeback-asked = Jemand hat schon gebeten, etwas zurückzunehmen: Beantworte das zuerst.
lincei-no-takeback = Niemand wartet auf deine Zustimmung, etwas zurückzunehmen.
lincei-no-hints = An diesem Tisch gibt es keine Tipps.
lincei-no-such-step = { $steps ->
    [one] Die Partie hat bisher nur eine Aktion.
   *[other] Die Partie hat bisher nur { $steps } Aktionen.
}
lincei-looks-too-far-back = So weit lässt sich nicht zurückblättern, solange die Partie läuft: Nach ihrem Ende ist alles zu sehen.

## Die Seiten

lincei-no-pages = Die Seiten des Spiels sind hier noch nicht gebaut: „make play“ baut und öffnet sie.

## Was von einem Tisch neben der Partie zu sagen ist

lincei-row-create = Der Tisch steht bereit.
lincei-row-sit = { $player } setzt sich.
lincei-row-leave = { $player } verlässt den Tisch.
lincei-row-open = Der Gastgeber macht den Platz von { $player } frei.
lincei-row-watch = Jemand ist zum Zuschauen gekommen.
lincei-row-start = Die Partie beginnt.
lincei-row-bot = { $player }: Hier spielt jetzt ein Bot ({ $bot }).
lincei-row-back = { $player } ist zurück und spielt weiter.
lincei-row-undo = { $player } nimmt die letzte Aktion zurück.
lincei-row-redo = { $player } tut doch noch, was zurückgenommen war.
lincei-row-takeback = { $steps ->
    [0] { $player } möchte an den Anfang der Partie zurück.
    [one] { $player } möchte dorthin zurück, wo erst eine Aktion gemacht war.
   *[other] { $player } möchte dorthin zurück, wo { $steps } Aktionen gemacht waren.
}
lincei-row-consent-yes = { $player } ist mit dem Zurücknehmen einverstanden.
lincei-row-consent-no = { $player } ist mit dem Zurücknehmen nicht einverstanden.
lincei-row-concede = { $player } gibt die Partie auf.
lincei-row-flag = { $then ->
    [bot] { $player } hat keine Zeit mehr, und ein Bot spielt weiter.
    [end] { $player } hat keine Zeit mehr, und die Partie ist vorbei.
   *[nothing] { $player } hat keine Zeit mehr.
}
lincei-row-rematch = Derselbe Tisch steht noch einmal bereit.
lincei-row-close = { $reason ->
    [expired] Der Tisch ist nicht rechtzeitig voll geworden und wird geschlossen.
   *[closed] Der Gastgeber schließt den Tisch.
}
lincei-row-pause = Der Server war eine Weile fort; solange lief keine Uhr.

lincei-result-end = Die Partie wurde zu Ende gespielt.
lincei-result-conceded = Die Partie endete, weil jemand aufgegeben hat.
lincei-result-clock = Die Partie endete, weil einem Spieler die Zeit ausging.
lincei-result-closed = Der Gastgeber hat den Tisch vor Beginn der Partie geschlossen.
lincei-result-expired = Der Tisch ist nicht rechtzeitig voll geworden und wurde geschlossen.
