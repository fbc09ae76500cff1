# Lincei: words of the pages around the tables.

## Every page

lincei-pages-skip = Skip to the page
lincei-pages-unreachable = The server does not answer. Perhaps the network is away: try again.
lincei-pages-language = Language
lincei-pages-nav = The house
lincei-pages-nav-play = Play
lincei-pages-nav-lobby = Lobby
lincei-pages-nav-mine = My games
lincei-pages-nav-rules = Rules
lincei-pages-nav-settings = Settings
lincei-pages-nav-account = Sign in
lincei-pages-footer-house = Lincei is free software, named after the Accademia dei Lincei of 1603, whose members wanted to see as sharply as the lynx.
lincei-pages-footer-games = The games belong to their authors and publishers; words and drawings here are our own.
lincei-pages-missing-title = No such page
lincei-pages-missing-text = There is nothing at this address. Perhaps the link is old, or a letter is missing.
lincei-pages-to-start = To the games
lincei-pages-close = Close
lincei-pages-yes = yes
lincei-pages-no = no

## The first page

lincei-pages-landing-title = Board games about science
lincei-pages-landing-lead = In your browser, with every rule enforced and explained: against bots, with friends, alone.
lincei-pages-promise-newton = Cross the Europe of the great minds, fill your shelf with books, and make every card you play strengthen the next.
lincei-pages-promise-expo1906 = Milan invites the world: feed the inventions in your laboratory, patent them first, and win over the jury.
lincei-pages-promise-newscience = Research, prove, publish before your rivals: five great minds race up the tree of discoveries.
lincei-pages-minutes-newton = 90 minutes
lincei-pages-minutes-expo1906 = 60 to 90 minutes
lincei-pages-minutes-newscience = 60 to 120 minutes
lincei-pages-imprint-newton = By Simone Luciani and Nestore Mangone, Cranio Creations, 2018
lincei-pages-imprint-expo1906 = By Remo Conzadori and Nestore Mangone, Gotha Games, 2015
lincei-pages-imprint-newscience = By Dirk Knemeyer, Conquistador Games, 2013; most numbers and the event cards are our reconstruction
lincei-pages-players = { $least } to { $most } players
lincei-pages-play-now = Play now against bots
lincei-pages-start = Start the game
lincei-pages-opponents = Opponents
lincei-pages-strength = Kind of bot
lincei-pages-your-name = Your name
lincei-pages-all-options = All options
lincei-pages-learn-rules = Read the rules
lincei-pages-bot-random = Novice
lincei-pages-bot-random-about = plays at random
lincei-pages-bot-greedy = Adept
lincei-pages-bot-greedy-about = plans each turn
lincei-pages-resume = Go on playing
lincei-pages-go-on = Play on
lincei-pages-all-mine = All my games
lincei-pages-your-turn = your turn
lincei-pages-ways = Other ways to play
lincei-pages-way-friends = With friends
lincei-pages-way-friends-text = Open a table and send a link to each friend; free seats can go to bots.
lincei-pages-way-friends-do = Open a table
lincei-pages-way-join = Invited?
lincei-pages-way-join-text = Paste the link that your friend has sent you.
lincei-pages-way-join-do = Join
lincei-pages-way-screen = At one screen
lincei-pages-way-screen-text = Pass the device around: a curtain hides your cards from the others.
lincei-pages-way-screen-do = Play together
lincei-pages-way-watch = Watch or sit down
lincei-pages-way-watch-text = Public tables are open to everybody, with a seat or without.
lincei-pages-way-watch-do = To the lobby

## A new table

lincei-pages-new-title = Open a table
lincei-pages-new-lead = Choose who plays and how. What you leave alone stays as usual.
lincei-pages-presets = How do you want to play?
lincei-pages-preset-bots = Against bots
lincei-pages-preset-screen = At one screen
lincei-pages-preset-network = Over the network
lincei-pages-preset-solo = Alone
lincei-pages-game = Game
lincei-pages-edition = Edition
lincei-pages-seats = Seats
lincei-pages-seat = Seat { $number }
lincei-pages-seat-kind = Who sits here
lincei-pages-seat-name = Name
lincei-pages-seat-free = free seat
lincei-pages-seat-add = Add a seat
lincei-pages-seat-remove = Remove seat { $number }
lincei-pages-kind-me = you
lincei-pages-kind-friend = at this screen
lincei-pages-kind-bot = bot
lincei-pages-kind-open = over the network
lincei-pages-terms = At this table
lincei-pages-public = Public table
lincei-pages-public-about = Everybody finds it in the lobby, may watch, and may take a free seat. Otherwise only those you invite.
lincei-pages-hints = Hints
lincei-pages-hints-about = Whoever is asked may ask a bot for its advice.
lincei-pages-pace = Pace
lincei-pages-pace-live = all at once
lincei-pages-pace-live-about = Everybody is there. Who does nothing for ten minutes can be replaced by a bot.
lincei-pages-pace-leisure = at leisure
lincei-pages-pace-leisure-about = A move now and then, over days or weeks. A bot can step in after seven days.
lincei-pages-clock = Clock
lincei-pages-clock-about = Each player has so much time for the whole game.
lincei-pages-clock-minutes = Minutes each
lincei-pages-clock-increment = Seconds more each time
lincei-pages-clock-zero = When time is up
lincei-pages-clock-short = { $minutes ->
    [one] clock: 1 minute
   *[other] clock: { $minutes } minutes
}
lincei-pages-clock-long = { $minutes ->
    [one] 1 minute each, { $increment } seconds more each time; when time is up:
   *[other] { $minutes } minutes each, { $increment } seconds more each time; when time is up:
}
lincei-pages-zero-nothing = nothing happens
lincei-pages-zero-bot = a bot plays on
lincei-pages-zero-end = the game is lost
lincei-pages-open-table = Open the table

## Options of Newton

lincei-pages-option-newton-masters = Masters
lincei-pages-option-newton-masters-about = Each player begins with four Master cards.
lincei-pages-option-newton-masters-draft = Drafted
lincei-pages-option-newton-masters-draft-about = The normal game: choose one of four, pass the rest on, and so forth.
lincei-pages-option-newton-masters-dealt = Dealt
lincei-pages-option-newton-masters-dealt-about = For a first game: each player keeps the four cards dealt.
lincei-pages-option-newton-modules = Expansion
lincei-pages-option-newton-modules-about = Two modules from Great Discoveries; play with none, one or both.
lincei-pages-option-newton-modules-lessons = Master Lessons
lincei-pages-option-newton-modules-lessons-about = Thirty more action cards: double ones, and ones with a special action.
lincei-pages-option-newton-modules-discoveries = Great Discoveries
lincei-pages-option-newton-modules-discoveries-about = Discovery tiles to buy and use, and three more tiles of the usual kinds.
lincei-pages-option-newton-colours = Colours
lincei-pages-option-newton-colours-about = The colour says which starting cards a player has.
lincei-pages-option-newton-colours-red = red
lincei-pages-option-newton-colours-blue = blue
lincei-pages-option-newton-colours-green = green
lincei-pages-option-newton-colours-yellow = yellow

## Options of Expo 1906

lincei-pages-option-expo1906-handicaps = Help for beginners
lincei-pages-option-expo1906-handicaps-about = A laboratory begins with five tiles of scrap. Beginners may have resources in place of some.
lincei-pages-option-expo1906-handicaps-none = none
lincei-pages-option-expo1906-handicaps-graduate = graduate
lincei-pages-option-expo1906-handicaps-graduate-about = one tile of scrap is replaced by a resource.
lincei-pages-option-expo1906-handicaps-student = student
lincei-pages-option-expo1906-handicaps-student-about = two tiles of scrap are replaced by resources.

## Options of The New Science

lincei-pages-option-newscience-scientists = Scientists
lincei-pages-option-newscience-scientists-about = Each player is a different one of five scientists.
lincei-pages-option-newscience-scientists-free = Chosen
lincei-pages-option-newscience-scientists-free-about = One after the other, in the order of the seats.
lincei-pages-option-newscience-scientists-random = At random
lincei-pages-option-newscience-scientists-random-about = Everybody gets one by lot.
lincei-pages-option-newscience-preview = Events of the next round
lincei-pages-option-newscience-preview-about = Event cards are turned up at the end of a round.
lincei-pages-option-newscience-preview-off = Hidden
lincei-pages-option-newscience-preview-off-about = As in the rules: nobody knows what comes.
lincei-pages-option-newscience-preview-on = In sight
lincei-pages-option-newscience-preview-on-about = They lie open one round ahead: less luck, more planning.
lincei-pages-option-newscience-cascade = Publishing along
lincei-pages-option-newscience-cascade-about = Whoever publishes a discovery also publishes, without prestige, the unpublished ones beneath it that he has proved.
lincei-pages-option-newscience-cascade-all = Down to the root
lincei-pages-option-newscience-cascade-all-about = Everything that it rests on, however far below.
lincei-pages-option-newscience-cascade-direct = Only what it needs directly
lincei-pages-option-newscience-cascade-direct-about = What lies deeper stays as it is.
lincei-pages-option-newscience-groups = Either-or groups
lincei-pages-option-newscience-groups-about = Where one of several discoveries is enough, what is published along?
lincei-pages-option-newscience-groups-one = One of them
lincei-pages-option-newscience-groups-one-about = And none if one of them is public already.
lincei-pages-option-newscience-groups-all = All that are proved
lincei-pages-option-newscience-groups-all-about = Also beside a public one.
lincei-pages-option-newscience-markers = Markers
lincei-pages-option-newscience-markers-about = Everybody has ten discovery markers.
lincei-pages-option-newscience-markers-unlimited = No limit
lincei-pages-option-newscience-markers-unlimited-about = Should they run out, others are used.
lincei-pages-option-newscience-markers-limited = Ten and no more
lincei-pages-option-newscience-markers-limited-about = Without a marker there is no research.

## The waiting room

lincei-pages-waiting-title = { $game }: a table is being laid
lincei-pages-waiting-lead = { $number ->
    [0] Everybody is here: the game begins.
    [one] One seat is free. The game begins by itself as soon as it is taken.
   *[other] { $number } seats are free. The game begins by itself as soon as all are taken.
}
lincei-pages-waiting-closed = This table was closed before the game began.
lincei-pages-waiting-aside = This version of the server cannot go on with this game; nothing of it is lost.
lincei-pages-at-table = Who sits here
lincei-pages-guest = guest
lincei-pages-take-seat = Sit here
lincei-pages-leave = Get up
lincei-pages-free = Free this seat
lincei-pages-invite = Invite a friend
lincei-pages-add-bot = Add a bot
lincei-pages-invitation = Link of the invitation
lincei-pages-invited = Somebody has been invited to this place; the link was told once.
lincei-pages-copy = Copy
lincei-pages-copied = Copied
lincei-pages-share = Share
lincei-pages-share-title = Come and play with me
lincei-pages-take-back = Take back
lincei-pages-watchers = Spectators
lincei-pages-watch-public = Anybody may watch this table: send them the address of this page.
lincei-pages-watch-private = This table is private: a spectator needs a link of his own.
lincei-pages-invite-watcher = Invite a spectator
lincei-pages-close-table = Close this table
lincei-pages-who-comes = Who may come
lincei-pages-is-public = everybody
lincei-pages-is-private = whoever is invited

## Following an invitation

lincei-pages-join-title = You are invited
lincei-pages-join-lead = A table expects you.
lincei-pages-join-no-code = This link has no invitation in it: perhaps its end was lost. Ask for it again.
lincei-pages-join-as = You sit down as { $name }.
lincei-pages-join-account = You have an account?
lincei-pages-join-do = To the table

## Lists of tables

lincei-pages-lobby-title = Public tables
lincei-pages-lobby-lead = Sit down where a seat is free, watch others play, or look at finished games.
lincei-pages-lobby-status = Which tables
lincei-pages-tables-open = Waiting for players
lincei-pages-tables-running = Under way
lincei-pages-tables-over = Finished
lincei-pages-tables-aside = Set aside
lincei-pages-every-game = every game
lincei-pages-lobby-empty-open = No public table waits for players now. Open one: others will find it here.
lincei-pages-lobby-empty-running = No public game is under way now.
lincei-pages-lobby-empty-over = No public game has been finished yet.
lincei-pages-sit = Sit down
lincei-pages-look = Watch
lincei-pages-replay = See it again
lincei-pages-older = Older tables
lincei-pages-to-table = To the table
lincei-pages-mine-title = My games
lincei-pages-mine-lead = Those that wait for you come first.
lincei-pages-mine-stranger = You have no games here yet. They come with you as soon as you play or sign in.
lincei-pages-mine-nothing = You have no games yet.
lincei-pages-aside-text = This version of the server cannot go on with these games. Nothing of them is lost.
lincei-pages-result = Result
lincei-pages-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
lincei-pages-conceded = gave up
lincei-pages-record = Take the record home

## The account

lincei-pages-account-title = Account
lincei-pages-account-stranger = You can play without an account. With one, your games are yours on every device.
lincei-pages-account-guest = You play as a guest called { $name }. Your games are tied to this browser until you make an account.
lincei-pages-account-signed-in = You are signed in as { $name }.
lincei-pages-account-make = Make an account
lincei-pages-account-make-text = A name and a password, no address.
lincei-pages-account-make-guest = Your games stay with you, and you may choose another name.
lincei-pages-sign-in = Sign in
lincei-pages-sign-in-text = With the name and the password of your account.
lincei-pages-sign-in-guest = The games you have played as a guest come along.
lincei-pages-name = Name
lincei-pages-password = Password
lincei-pages-password-hint = At least 8 characters. There is no way back to a forgotten one.
lincei-pages-password-change = Change the password
lincei-pages-password-text = You will be signed out on every other device.
lincei-pages-password-old = Present password
lincei-pages-password-new = New password
lincei-pages-password-changed = The password has been changed.
lincei-pages-sign-out = Sign out
lincei-pages-sign-out-text = Your games stay where they are until you come back.
lincei-pages-sign-out-everywhere = Sign out on every device
lincei-pages-export = Take my games home
lincei-pages-export-text = All your games in one file: the whole record of finished ones, your own log of the others.
lincei-pages-farewell = Farewell
lincei-pages-farewell-text = Your name and all that you said are deleted. In games under way a bot takes your place. This cannot be undone.
lincei-pages-farewell-sure = Yes, delete me here
lincei-pages-farewell-do = Delete for good

## Settings

lincei-pages-settings-title = Settings
lincei-pages-settings-lead = They hold for this browser, at once.
lincei-pages-settings-look = Words and colours
lincei-pages-settings-table = At the table
lincei-pages-theme = Colours
lincei-pages-theme-auto = as the system
lincei-pages-theme-paper = paper (light)
lincei-pages-theme-slate = slate (dark)
lincei-pages-switch-motion = Motion
lincei-pages-switch-motion-about = Pieces travel and cards turn. Without it, everything is at once where it belongs.
lincei-pages-switch-sound = Sound
lincei-pages-switch-sound-about = One soft chime when it is your turn.
lincei-pages-switch-notify = Notifications
lincei-pages-switch-notify-about = The browser tells you when it is your turn and you are looking elsewhere.
lincei-pages-switch-answer = Answer what has one answer
lincei-pages-switch-answer-about = Where only one thing can be done, it is done by itself.
lincei-pages-switch-confirm = Ask before what cannot be undone
lincei-pages-switch-confirm-about = Before an action that brings something to light or ends your turn.
lincei-pages-notify-denied = The browser does not allow notifications for this page.

## Rules

lincei-pages-rules-title = Rules of { $game }
lincei-pages-rules-lead = Every rule in our own words, with its number. R stands in the rulebook, D follows from it, X is our ruling where it is silent.
lincei-pages-rules-search = Search
lincei-pages-rules-found = { $number ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $number } rules
}
lincei-pages-rules-none = There is no rule { $rule }.
lincei-pages-rules-contents = Contents
lincei-pages-mark = Where the rule comes from
lincei-pages-mark-r = stands in the rulebook
lincei-pages-mark-d = follows from the rulebook
lincei-pages-mark-x = our ruling where the rulebook is silent
lincei-pages-mark-c = reported by others, in no rulebook
