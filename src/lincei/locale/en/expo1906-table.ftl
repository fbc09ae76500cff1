# Expo 1906: what the table says and asks. Arguments: player is a name, the other words are components.

## Components made of parts, places and marks

expo1906-box = { $first } { $second }
expo1906-place-start = the start box
expo1906-units = { $amount } { $type }
expo1906-price = { $price }$
expo1906-vp = { $points } VP
expo1906-ghost = ghost
expo1906-nobody = nobody
expo1906-side-up = up
expo1906-side-right = right
expo1906-side-down = down
expo1906-side-left = left

# Two letters for rails and grids, no two alike.

expo1906-short-steel = St
expo1906-short-copper = Co
expo1906-short-manual = Ma
expo1906-short-automated = Au
expo1906-short-scientific = Sc
expo1906-short-empirical = Em
expo1906-short-steam = Va
expo1906-short-electric = El
expo1906-short-ghost = gh

## What an upgraded card does better, in a few words

expo1906-effect-terminal = tiles for 1$, 1$ and 2$
expo1906-effect-academy = a resource tile for free as well
expo1906-effect-laboratory = 4 operations instead of 3
expo1906-effect-journal = 4 movement points, crossings 1$ cheaper
expo1906-effect-skyscraper = 6$ instead of 4$

## Questions

expo1906-intro =
    In short: buy projects and resource tiles and lay them in your laboratory; a project is finished once its neighbours supply all it needs. Lead patent tracks for more points, and carry markers to step 10 for a bonus chip. Each turn you play one card:
    { expo1906-card-terminal }: { expo1906-card-terminal.note }
    { expo1906-card-academy }: { expo1906-card-academy.note }
    { expo1906-card-laboratory }: { expo1906-card-laboratory.note }
    { expo1906-card-journal }: { expo1906-card-journal.note }
    { expo1906-card-skyscraper }: { expo1906-card-skyscraper.note }
    { expo1906-card-meeting }: { expo1906-card-meeting.note }
expo1906-ask-play = It is your turn: which card do you play?
expo1906-ask-final = The game is ending. Do you play one last card, or pass?
expo1906-ask-buy-tile = Which tile do you buy from the Terminal? It costs { $price }$.
expo1906-ask-buy-academy = Which project or technology do you buy from the Academy?
expo1906-ask-take-free = A tile from the Terminal is yours for free. Which one do you take?
expo1906-ask-operate = { $left ->
    [one] Your laboratory is open for one more operation. Do you place a tile, or remove one?
   *[other] Your laboratory is open for { $left } operations. Do you place a tile, or remove one?
}
expo1906-ask-rotate = Which way round do you lay { $tile }? Unturned, a resource tile has its 2 units up and left.
expo1906-ask-at = Where do you lay { $tile }, turned by { $degrees }°? Name the cell for the leftmost square of its top row.
expo1906-ask-perform = Do you carry the Journal out? If so, tiles are drawn and the ghosts move first.
expo1906-ask-move = { $points ->
    [one] You have one movement point. Which of your patent markers do you move, and where to?
   *[other] You have { $points } movement points. Which of your patent markers do you move, and where to?
}
expo1906-ask-chip = You are the first on step 10 of { $type }. Which bonus chip do you put there?
expo1906-ask-option = Your Meeting will end the round. Which of its four options do you choose first?
expo1906-ask-second-option = And which other option do you choose?
expo1906-ask-reposition = { $left ->
    [one] You may reposition one more tile. Which one do you move or turn? Each may be handled once.
   *[other] You may reposition up to { $left } tiles. Which one do you move or turn? Each may be handled once.
}
expo1906-ask-jury = Which energy does the new jury tile show? If you decline, it is drawn at random.
expo1906-ask-replace = A little help for beginners: which scrap tile does { $tile } replace?

## Actions

expo1906-do-play = Play { $card }
expo1906-do-buy = Buy { $tile } for { $price }$
expo1906-do-take = Take { $tile }
expo1906-do-place = Place { $tile }
expo1906-do-remove = Remove { $tile } from { $cell }
expo1906-do-reposition = Move or turn { $tile } on { $cell }
expo1906-do-rotate = { $degrees ->
    [0] Not turned (0°)
    [90] A quarter turn clockwise (90°)
    [180] Half a turn (180°)
   *[other] A quarter turn anticlockwise ({ $degrees }°)
}
expo1906-do-at = On { $cell }
expo1906-do-perform = Carry out the Journal
expo1906-do-move = { $price ->
    [0] Move marker { $number } from { $from } to { $type } { $step }
   *[other] { $points ->
        [one] Move marker { $number } from { $from } to { $type } { $step } for { $price }$
       *[other] Move marker { $number } from { $from } to { $type } { $step } for { $price }$ and { $points } movement points
    }
}
expo1906-do-bring = Bring { $chip }
expo1906-do-option-reposition = Move or turn up to 3 tiles in your laboratory
expo1906-do-option-money = Take 1$
expo1906-do-option-patent = Spend 1 movement point on a patent marker
expo1906-do-option-jury = Choose the jury tile
expo1906-do-choose = Choose { $type }
expo1906-do-stop = Stop here
expo1906-do-decline = Decline
expo1906-do-pass = Pass

## Log: set-up and round

expo1906-log-first = { $player } begins.
expo1906-log-handicap = { $player } may replace a scrap tile by { $tile }.
expo1906-log-replace = { $player } replaces the scrap on { $cell } by { $tile }.
expo1906-log-round = Round { $round } begins.
expo1906-log-play = { $player } plays { $card }.
expo1906-log-terminal = New in the Terminal: { $tile }.
    .joins = { $tile }
expo1906-log-academy = New in the Academy: { $tile }.
    .joins = { $tile }
expo1906-log-exchange-table = { $player } now has { $card }, exchanged on the table; it stays there until the round ends.
expo1906-log-exchange-hand = { $player } now has { $card }, exchanged in hand.
expo1906-log-reshuffle = The resource pile was empty: { $count } discarded tiles are shuffled into a new one.
expo1906-log-cards-back = Everybody takes all cards back.
expo1906-log-clear-terminal = { $count ->
    [one] The last tile in the Terminal is discarded.
   *[other] The { $count } tiles left in the Terminal are discarded.
}
expo1906-log-renounce = { $player } does without the Journal; the ghosts stay where they are.
expo1906-log-under = { $tile } leaves the Academy and goes under its pile.
expo1906-log-jury = The jury draws { $type }.
expo1906-log-choose-jury = { $player } chooses { $type } for the jury.

## Log: actions

expo1906-log-buy = { $player } buys { $tile } for { $price }$.
expo1906-log-take = { $player } takes { $tile } for free.
expo1906-log-money = { $money ->
    [0] { $player } gains nothing: nobody holds more than 12$.
   *[other] { $player } gains { $money }$.
}
expo1906-log-place = { $player } places { $tile } on { $cell }.
expo1906-log-remove = { $player } removes { $tile } from { $cell }.
expo1906-log-reposition = { $player } repositions { $tile }, now on { $cell }.
expo1906-log-finish = { $leader ->
    [0] { $player } finishes { $tile }: { $printed } VP.
   *[other] { $player } finishes { $tile }: { $printed } VP, and { $leader } VP for leading its patents.
}
expo1906-log-patent = { $price ->
    [0] { $player } moves a marker to { $type } { $step }.
   *[other] { $player } crosses over to { $type } { $step } for { $price }$.
}
expo1906-log-chip = { $player } brings a chip to { $type }: { $chip }.

## Log: ghosts

expo1906-log-ghost-tile = Drawn for the ghosts: { $tile }.
    .joins = { $tile }
expo1906-log-ghost = The ghost of { $type } moves to step { $step }.
expo1906-log-ghost-chip = The ghost of { $type } brings a chip: { $chip }.
expo1906-log-ghost-card = The ghost shows { $card }: you may not play it now.
expo1906-log-ghost-aside = The ghost shows { $card }, which you have just played: it is put aside.
expo1906-log-ghost-reshuffle = The ghost shows { $card } first of all: it is shuffled back.
expo1906-log-ghost-meeting = The ghost shows { $card }: the round is over.

## Log: end

expo1906-log-end-e-15-01 = The jury table is full: the game is ending.
expo1906-log-end-e-15-02 = Step 10 is reached on all six tracks: the game is ending.
expo1906-log-end-e-15-04 = Five projects of one player are finished: the game is ending.
expo1906-log-pass = { $player } passes.
expo1906-log-score = { $player } ends with { $points } VP.
expo1906-log-solo-good = Above { $points } points: a good result for a single player.
expo1906-log-solo-short = A single player does well above { $points } points. Next time!

## Where the points came from

expo1906-points-project = { $tile } finished
expo1906-points-leader = leading patents of { $tile }
expo1906-points-jury = finished projects with the favoured energy
expo1906-points-steps = patent markers on steps 8 and 9
expo1906-points-chip = { $chip }

## Why not: what chance decides

expo1906-why-e-2-01 = A resource tile is being drawn; nobody chooses it.
expo1906-why-e-2-03 = A project is being drawn from its pile; nobody chooses it.
expo1906-why-e-2-07 = The start player is being drawn by lot.
expo1906-why-e-14-02 = A jury tile is being drawn; nobody chooses it.
expo1906-why-e-18-08 = A ghost was the first on step 10, so the chip is drawn by lot.
expo1906-why-e-19-03 = The ghost is turning over its next card; then it is your turn.

## Why not: turns and purchases

expo1906-why-e-3-03 = A turn begins with a card: play one first.
expo1906-why-e-3-04 = Passing is not possible: a card must be played, even if you then do nothing with it.
expo1906-why-e-3-05 = That card is already played; it comes back only in a Reorganisation.
expo1906-why-e-3-06 = Your right-hand neighbour has just played that action, so it is barred to you this turn.
expo1906-why-e-19-04 = The ghost has just revealed that action, so it is barred to you this turn.
expo1906-why-e-3-09 = A Meeting cannot be your first card of a round.
expo1906-why-e-4-01 = At the Terminal you buy resource tiles, or stop.
expo1906-why-e-4-05 = No such tile lies in the Terminal now; empty spaces are filled when the round is over.
expo1906-why-e-5-01 = At the Academy you buy one project or technology, or nothing.
expo1906-why-e-5-03 = That tile does not lie in the Academy now.
expo1906-why-e-5-04 = First take your free tile from the Terminal, or decline it.
expo1906-why-e-15-07 = In a final turn you may play any card left in your hand except the Meeting, or pass.

## Why not: laboratory

expo1906-why-e-6-01 = In the laboratory you place a tile that lies in front of you, or remove one that lies in the grid.
expo1906-why-e-6-04 = No tile begins on that cell: a tile is named by its first cell.
expo1906-why-e-6-06 = Without that tile one of your finished projects would lack something.
expo1906-why-e-6-07 = A finished project stays on show: it is never removed.
expo1906-why-e-9-04 = There is nothing to reposition there: scrap stays where it is, and other tiles are named by their first cell.
expo1906-why-e-9-05 = Repositioning means to move or turn one of your tiles; as it lies now does not count.
expo1906-why-e-9-06 = That cannot be: a finished project would go short, or there is no room.
expo1906-why-e-9-07 = First lay down the tile you have taken up.
expo1906-why-e-9-08 = That tile has already been repositioned in this Meeting.
expo1906-why-e-9-09 = Another tile lies there.
expo1906-why-e-10-01 = There is no room: tiles never overlap.
expo1906-why-e-10-02 = The tile must lie wholly inside the laboratory: name a cell where it fits.
expo1906-why-e-10-03 = First choose one of the turns on offer: any other looks the same, and no tile is flipped.
expo1906-why-e-20-04 = First find a place for the resource tile that replaces your scrap.

## Why not: patents

expo1906-why-e-7-01 = Now you spend movement points on your own patent markers, or stop.
expo1906-why-e-6-13 = The Laboratory places and removes tiles. Only a Meeting moves or turns one that already lies there.
expo1906-why-e-7-02 = Now you spend movement points on your own patent markers, or stop.
expo1906-why-e-12-01 = Your markers in the start box are all alike: move the one with the lowest number.
expo1906-why-e-12-02 = A marker leaves the start box for step 2 of a track: name the track.
expo1906-why-e-12-04 = Markers never go back, so only one in the start box may pick any track.
expo1906-why-e-12-05 = There is no crossing at that place.
expo1906-why-e-12-09 = You cannot pay for that crossing, in money or in movement points.
expo1906-why-e-12-16 = First put a bonus chip on the step 10 you have reached.
expo1906-why-e-12-17 = That chip already lies on another track and stays there.
expo1906-why-e-12-18 = A marker on step 10 has arrived and moves no more.
expo1906-why-e-18-04 = First say whether you carry the Journal out: then the ghosts move before you.

## Why not: Meeting

expo1906-why-e-9-01 = A Meeting offers four options; settle the one in hand first.
expo1906-why-e-9-03 = You have already taken that option; the second must be a different one.
expo1906-why-e-9-14 = No jury tile of that energy is left.

## The table: headings

expo1906-head-jury = Jury
expo1906-head-terminal = Terminal: { $count } of { $spaces } tiles left, 1$ for the first, then 2$, then 3$
expo1906-head-academy = Academy: one project or technology for 2$
expo1906-head-patents = Patent Office
expo1906-head-chips = Bonus chips for the first on step 10
expo1906-head-lab = Laboratory of { $player }
expo1906-head-ghost = Ghosts
expo1906-head-piles = Piles

## The table: round, jury, Academy

expo1906-table-round = Round { $round } of at most { $rounds }.
expo1906-table-to-move = { $player } is on turn.
expo1906-table-last-turns = The end has come: everybody else has one final turn.
expo1906-table-won = { $count ->
    [one] { $names } wins with { $points } VP.
   *[other] { $names } share the victory with { $points } VP.
}
expo1906-table-solo = You end with { $points } VP; above 30 is a good result.
expo1906-table-jury = { $count } of { $spaces } tiles: { $steam } steam, { $electric } electric.
expo1906-table-jury-order = In this order: { $types }.
expo1906-table-favoured = Ahead is { $type }: in the end 2 VP for each finished project with it.
expo1906-table-balanced = The balance is level, so the jury would give nobody points.
expo1906-table-project = { $shape }: { $tile }, { $points } VP, needs { $needs }.
expo1906-table-sold = No project now: { $shapes }.
expo1906-table-shapes = Outlines, not turned:
expo1906-table-more = “table” shows the technologies, the bonus chips and the other players.

## The table: patents and chips

expo1906-table-leader = leader
expo1906-table-markers = A1 is the first marker of player A. On a shared step the marker on top leads.
expo1906-table-start = Start box: { $markers }.
expo1906-table-track = { $type }: { $boxes }. Leader: { $leader }.
expo1906-table-box = { $markers } on step { $step }
expo1906-table-over = above
expo1906-table-crossing = Crossing between { $upper } and { $lower } at step { $step }: { $price }$.
expo1906-table-crossing-points = The crossing between { $upper } and { $lower } at step { $step } takes { $points } movement points.
expo1906-table-chip-left = still free

## The table: ghosts and piles

expo1906-ghost-tiles = Tiles drawn for the ghosts: { $tiles }.
expo1906-ghost-card = Last ghost card: { $card }.
expo1906-ghost-deck = Still in the ghost deck: { $cards }.
expo1906-piles-resources = Resource tiles: { $count } face down, { $discarded } discarded.
expo1906-piles-unseen = Projects not seen yet: { $tiles }.
expo1906-piles-under = Projects under their piles, the next to come first: { $tiles }.
expo1906-piles-jury = Jury tiles left: { $steam } steam, { $electric } electric.

## The table: one player

expo1906-seat-to-move = on turn
expo1906-seat-first = began the game
expo1906-seat-ender = ended the game
expo1906-seat-goods = { $money }$, { $points } VP. Turns this round: { $turns }.
expo1906-seat-last = Last card: { $card }.
expo1906-seat-hand = In hand: { $cards }.
expo1906-seat-hand-size = { $count ->
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}
expo1906-seat-banned = Barred: { $card }, just played by { $player } on the right.
expo1906-seat-banned-ghost = Barred: { $card }, just shown by the ghost.
expo1906-seat-no-meeting = No { $card } on the first turn of a round.
expo1906-seat-upgraded = Upgraded: { $cards }.
expo1906-seat-finished = Finished, { $count } of { $last }: { $projects }.
expo1906-seat-unfinished = No project finished yet.
expo1906-seat-project = { $tile } { $points } VP
expo1906-seat-front = To be placed: { $tiles }.
expo1906-seat-front-empty = nothing

## The table: laboratory

expo1906-lab-project = { $tag } { $tile }, { $points } VP, on { $cells }: { $needs }.
expo1906-lab-need = { $type } { $have } of { $need }
expo1906-lab-from = from { $cells }
expo1906-lab-missing = Missing: { $units }.
expo1906-lab-finished = Finished.
expo1906-lab-done = done
expo1906-lab-tech = { $tag } { $tile }, on { $cells }: { $does }.
expo1906-lab-resource = { $cell }: { $tile }; { $sides }.
expo1906-lab-serves = Supplies { $projects }.
expo1906-lab-free = { $count ->
    [0] No cell is free.
    [one] 1 free cell: { $cells }.
   *[other] { $count } free cells: { $cells }.
}
expo1906-lab-scrap = Scrap on { $cells }.
expo1906-lab-no-scrap = No scrap left.
expo1906-lab-cleared = Cleared of scrap: { $cells }; covered again: { $covered }.

## One line

expo1906-summary-round = Round { $round }
expo1906-summary-seat = { $name } { $money }$ { $points } VP
