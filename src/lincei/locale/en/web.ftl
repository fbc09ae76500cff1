# Lincei: words of the table in the browser.

## The line to the server

lincei-web-unreachable = The server does not answer. Perhaps the network is away: try again.
lincei-web-line-lost = Connection lost, coming back …
lincei-web-line-refused = This table is closed to you; load the page again.
lincei-web-loading = The table is being laid …
lincei-web-no-table = No table here
lincei-web-watching = You are watching
lincei-web-busy = One moment …

## Whose turn it is

lincei-web-title = { $title } · Lincei
lincei-web-title-turn = ● Your turn · { $title }
lincei-web-your-turn = It is your turn.
lincei-web-turn-of = { $names } to decide
lincei-web-waiting = Waiting for { $names }.
lincei-web-asked = is asked now
lincei-web-over = The game is over.

## What you are asked

lincei-web-question = You are asked
lincei-web-to-question = To what you are asked (Q)
lincei-web-actions = { $count ->
    [one] One thing you can do
   *[other] { $count } things you can do
}
lincei-web-clear = Choose anew
lincei-web-final = cannot be taken back
lincei-web-final-note = This cannot be taken back.
lincei-web-would = What it brings:
lincei-web-would-reveal = What it brings comes to light only then.
lincei-web-confirm = Are you sure?
lincei-web-confirm-text = { $action }: this cannot be taken back.
lincei-web-confirm-yes = Do it
lincei-web-confirm-no = Not yet
lincei-web-undo = Undo
lincei-web-undo-note = Take your last action back (U)
lincei-web-redo = Redo
lincei-web-hint = Hint
lincei-web-hint-is = A bot would: { $action }

## The players

lincei-web-players = Players
lincei-web-you = you
lincei-web-bot = bot ({ $bot })
lincei-web-present = at the table
lincei-web-away = away
lincei-web-conceded = has conceded
lincei-web-show-desk = { $name }: show what lies before this player
lincei-web-points-of = { $points ->
    [one] { $name }: one point; where it came from
   *[other] { $name }: { $points } points; where they came from
}
lincei-web-claim = Let a bot play on here
lincei-web-take-back = Take my seat back
lincei-web-clock = Time left
lincei-web-flagged = time is up
lincei-web-desk = Your board
lincei-web-desk-of = Before { $name }
lincei-web-desk-mine = Back to mine

## The score

lincei-web-scores = Score, point by point
lincei-web-outlook = If the game ended now
lincei-web-would-be = would be the final score
lincei-web-shared = { $names } share the victory.
lincei-web-rematch = Play again
lincei-web-record = Take the record home

## The log

lincei-web-log = Log
lincei-web-log-all = Show all
lincei-web-chat = Say something to the table
lincei-web-chat-send = Say it
lincei-web-chat-deleted = (deleted)

## Looking back

lincei-web-since = Since my turn
lincei-web-since-note = See step by step what happened
lincei-web-replay = Replay
lincei-web-looking-back = You are looking back.
lincei-web-earlier = One action earlier
lincei-web-later = One action later
lincei-web-play = Let it run
lincei-web-pause = Stop
lincei-web-moment = After { $steps } of { $last } actions
lincei-web-now = Back to now

## Boards and handles

lincei-web-boards = Boards
lincei-web-parts = Parts of the table
lincei-web-tab-board = Board
lincei-web-tab-mine = Mine
lincei-web-tab-others = Others
lincei-web-tab-log = Log
lincei-web-zoom-in = Larger
lincei-web-zoom-out = Smaller
lincei-web-fit = Show all
lincei-web-close = Close

## Several people at one screen

lincei-web-curtain = { $name }, it is your turn.
lincei-web-curtain-note = What lies before you is for your eyes only. Go on when nobody else is looking.
lincei-web-curtain-lift = Show my board

## The menu

lincei-web-menu = Menu
lincei-web-home = To the start page
lincei-web-rules = Rules
lincei-web-settings = Settings
lincei-web-takeback = Ask to take my last turn back
lincei-web-takeback-asked = { $steps ->
    [one] { $name } asks to take the last action back.
   *[other] { $name } asks to go back { $steps } actions.
}
lincei-web-takeback-yes = Agree
lincei-web-takeback-no = Refuse
lincei-web-hand-over = Let a bot play for me
lincei-web-concede = Give the game up
lincei-web-concede-sure = Yes, give it up
lincei-web-leave = To my games
