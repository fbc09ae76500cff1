# Lincei: what the server says when it does not do what was asked, and what it tells of a table.

## The request

lincei-bad-request = The request cannot be understood: { $detail }.
lincei-not-json = The request is not JSON: send its body as application/json.
lincei-not-found = There is nothing at this address.
lincei-wrong-method = This address does not take requests of this kind.
lincei-too-large = The request is too large.
lincei-csrf = The request does not prove that it comes from your own page: load the page again.
lincei-origin = Another site’s page may not listen here.
lincei-too-many-sockets = You are at too many tables at once: close one of their pages.
lincei-too-fast = { $seconds ->
    [one] That was too fast: try again in a second.
   *[other] That was too fast: try again in { $seconds } seconds.
}
lincei-store-down = { $seconds ->
    [one] The database does not answer, so nothing has been done: try again in a second.
   *[other] The database does not answer, so nothing has been done: try again in { $seconds } seconds.
}
lincei-broken = Something is wrong with the server, and its keeper can read what in the log.

## People

lincei-sign-in-first = Sign in first, or play as a guest.
lincei-signed-in = You are signed in already.
lincei-wrong-password = This name and this password do not go together.
lincei-guest-has-no-password = A guest has no password: make an account to have one.
lincei-name-taken = Somebody else has this name: choose another.
lincei-bad-name = A name has 1 to { $most } characters that can be seen.

## Tables and seats

lincei-no-such-table = There is no such table, or you are not invited to it.
lincei-set-aside = This version cannot play this game on: it is set aside, and nothing of it is lost.
lincei-no-such-game = There is no such game or edition here; there are: { $games }.
lincei-bad-options = The game cannot be played like this: { $why }.
lincei-no-such-bot = There is no bot “{ $bot }”; there are: { $bots }.
lincei-too-many-open = { $most ->
    [one] You have such a table already: finish or close it first.
   *[other] You have { $most } such tables already: finish or close one first.
}
lincei-no-such-seat = There is no seat { $seat } at this table.
lincei-seat-taken = Seat { $seat } is taken.
lincei-seat-free = Seat { $seat } is free already.
lincei-already-yours = You sit there already.
lincei-not-your-seat = Seat { $seat } is not yours.
lincei-by-invitation = Seats at this table are taken by invitation: ask its host for one.
lincei-host-only = Only the host of the table can do that.
lincei-players-only = Only those who play at this table can do that.
lincei-players-chat = Only those who play at this table can talk here.
lincei-not-started = The game has not started yet.
lincei-has-started = The game has started already.
lincei-table-over = The game is over.
lincei-not-over = The game is not over yet.
lincei-bot-plays = A bot plays on seat { $seat }; if the seat is yours, take it back first.
lincei-not-absent = The player on seat { $seat } may still think: a bot can take over only after a longer wait.
lincei-conceded = You have given this game up, and the bot plays on.
lincei-no-time = Your time has run out, and the bot plays on.

## Invitations

lincei-no-such-invitation = There is no such invitation; perhaps it was taken back.
lincei-invitation-used = Somebody has followed this invitation already: ask the host for another.
lincei-too-many-invitations = A table has { $most } invitations at most.

## The game

lincei-late = The game has moved on: look again before you decide.
lincei-id-used = Somebody else’s deed already has this id: make a new one for each.
lincei-no-such-position = The game has not come to this position yet.
lincei-not-asked = Seat { $seat } has nothing to decide now.
lincei-action-or-text = Name the action by its id or by its text, and not by both.
lincei-unreadable = “{ $text }” is no action of this game.
lincei-no-such-action = There is no action { NUMBER($action, useGrouping: 0) } in this game.
lincei-cannot-undo-that = That cannot be taken back: something came to light, the turn has passed on, or it was not your action.
lincei-nothing-to-redo-here = There is nothing to do again.
lincei-nothing-to-take-back = The game has not gone further than that: there is nothing to take back.
lincei-takeback-asked = Somebody has asked to take something back already: answer that first.
lincei-no-takeback = Nobody waits for your consent to take something back.
lincei-no-hints = At this table there are no hints.
lincei-no-such-step = { $steps ->
    [one] The game has only one action so far.
   *[other] The game has only { $steps } actions so far.
}
lincei-looks-too-far-back = This is too far back while the game goes on: once it is over, you can see all of it.

## The pages

lincei-no-pages = The pages of the game have not been built here: “make play” builds and opens them.

## What is told of a table beside its game

lincei-row-create = The table is ready.
lincei-row-sit = { $player } sits down.
lincei-row-leave = { $player } leaves the table.
lincei-row-open = The host frees the seat of { $player }.
lincei-row-watch = Somebody has come to watch.
lincei-row-start = The game begins.
lincei-row-bot = { $player }: a bot plays here now ({ $bot }).
lincei-row-back = { $player } is back and plays on.
lincei-row-undo = { $player } takes the last action back.
lincei-row-redo = { $player } does after all what was taken back.
lincei-row-takeback = { $steps ->
    [0] { $player } asks to go back to the beginning of the game.
    [one] { $player } asks to go back to where only one action had been made.
   *[other] { $player } asks to go back to where { $steps } actions had been made.
}
lincei-row-consent-yes = { $player } agrees to go back.
lincei-row-consent-no = { $player } does not agree to go back.
lincei-row-concede = { $player } gives the game up.
lincei-row-flag = { $then ->
    [bot] { $player } has no time left, and a bot plays on.
    [end] { $player } has no time left, and the game is over.
   *[nothing] { $player } has no time left.
}
lincei-row-rematch = The same table is ready once more.
lincei-row-close = { $reason ->
    [expired] The table has not filled in time and is closed.
   *[closed] The host closes the table.
}
lincei-row-pause = The server was away for a while; meanwhile no clock ran.

lincei-result-end = The game was played to its end.
lincei-result-conceded = The game ended because a player gave it up.
lincei-result-clock = The game ended because a player’s time ran out.
lincei-result-closed = The host closed the table before the game began.
lincei-result-expired = The table did not fill in time and was closed.
