# Newton: what the table says and asks. Arguments: player is a name, the other words are components.
# Some arguments may be what newton-clause-nothing says; its word, then, is a case of its own.

## Questions

newton-intro =
    In short: you are a scholar of the 17th century. Six rounds of five turns, then the most victory points (VP) win. Each turn you play one card and perform its action:
    Work: your marker goes along a track, and you earn coins.
    Technology: a student climbs a tree, to bonus tokens, inventions and objectives.
    Travel: your scientist crosses Europe and leaves cubes on universities, ancient lands and cities.
    Lessons: you take a better card into your hand.
    Study: you fill your bookshelf; complete rows and columns give VP after every round.
    The value of an action is how often its symbol lies before you: on the cards played this round, under your desk, in your drawers. After each round one card goes under your desk for good: its symbol counts from then on, its upper half is lost.
    Points come from the shelf, from income, from Masters you play, and in the end from objectives that your pieces have reached. Books open book spaces and objectives; a potion stands in for a missing book.
newton-ask-pick = { $count ->
    [one] Which Master do you keep? All choose at once, and nobody sees it.
   *[other] Which Master do you keep? You need { $count } more. All choose at once; the others go to your left neighbour.
}
newton-ask-keep = { $count ->
    [one] Which Master do you keep as your last?
   *[other] Which Master do you keep? You need { $count } more; those left over leave the game.
}
newton-ask-play = It is your turn: which card do you play?
newton-ask-turn = You have played { $card }. What do you do?
newton-ask-work = { $left ->
    [0] Your Work marker has used its steps. Do you stop?
    [one] Your Work marker has one step left. Does it go on?
   *[other] Your Work marker may take { $left } steps. Does it go on?
}
newton-ask-technology = { $left ->
    [0] Your student has used its steps. Do you stop?
    [one] Your student has one step left. Where to?
   *[other] Your student may take { $left } steps on the tree. Where to?
}
newton-ask-travel = { $left ->
    [0] Your scientist has used all steps. Do you stop?
    [one] Your scientist has one step left. Where to?
   *[other] Your scientist has { $left } steps left. Where to?
}
newton-ask-lessons = { $left ->
    [one] Which card of level I do you take?
    [2] Which card do you take, up to level II?
   *[other] Which card do you take, of any level?
}
newton-ask-study = { $price ->
    [0] On which book space do you lay a tile, in a row up to { $left }?
   *[other] Do you lay another tile for { $price } coins, in a row up to { $left }?
}
newton-ask-double = Do you double the tokens of this action? The first is here – { $token }.
newton-ask-perform-lesson = You have taken { $card }. Do you perform its action at once?
newton-ask-pause = One of the discoveries is about to lose in worth. Do you cash it in first?
newton-ask-exchange-development = Your drawers are full. Which tile do you give back for the new development tile { $action }?
newton-ask-exchange-income = Your income slots are full. Which tile do you give back for the new { $income }?
newton-ask-exchange-medicine = Your income slots are full. Which tile do you give back for the medicine tile?
newton-ask-choose-tile = Which development or income tile do you take?
newton-ask-cube = Where do you lay a cube?
newton-ask-cube-paid = Where do you lay a cube for { $price }?
newton-ask-village = Which village does your scientist go to?
newton-ask-action = Which action of value { $value } do you perform?
newton-ask-take = Which card do you take from the display?
newton-ask-discard = Which card of your hand leaves the game?
newton-ask-copy = Which card on your desk lends its effect?
newton-ask-accept = Do you use this: { $effect }?
newton-ask-master = You may play a Master. Which one?
newton-ask-discovery = Which discovery do you take for free?
newton-ask-discovery-half = Which discovery do you take at half its cost?
newton-ask-again-income = Which income tile do you use once more?
newton-ask-again-token = Which token do you use once more?
newton-ask-again-city = Which city do you use once more?
newton-ask-again-master = Which Master do you use once more?
newton-ask-again-objective = Which objective do you score now?
newton-ask-tuck = The round is over. Which card goes under your desk for good?

## Actions

newton-do-pick = Keep { $master }
newton-do-play = { $effect ->
    [nothing] Play { $card }
   *[other] Play { $card } – { $effect }
}
newton-do-perform = Perform { $action } { $value }
newton-do-effect = Use its effect – { $effect }
newton-do-end = End your turn
newton-do-step = { $space ->
    [nothing] One step
   *[other] One step ({ $space })
}
newton-do-step-potions = One step to the objective { $space }, for { $potions }
newton-do-branch = { $space ->
    [nothing] Student from { $from } to { $to }
   *[other] Student from { $from } to { $to } ({ $space })
}
newton-do-branch-potions = Student from { $from } to { $to }, objective { $space }, for { $potions }
newton-do-move = { $space ->
    [nothing] Travel to { $place }
   *[other] Travel to { $place } ({ $space })
}
newton-do-move-toll = { $space ->
    [nothing] Travel to { $place } for { $toll }
   *[other] Travel to { $place } for { $toll } ({ $space })
}
newton-do-move-potions = Travel to { $place }, objective { $space }, for { $potions }
newton-do-move-toll-potions = Travel to { $place }, objective { $space }, for { $toll } and { $potions }
newton-do-cube = Lay a cube in { $place } ({ $space })
newton-do-cube-paid = Lay a cube in { $place } for { $price } ({ $space })
newton-do-village = Go to { $place }
newton-do-take = { $effect ->
    [nothing] Take { $card }
   *[other] Take { $card } – { $effect }
}
newton-do-shelve = Lay a tile on { $space }, row { $row }
newton-do-shelve-potions = Lay a tile on { $space }, row { $row }, for { $potions }
newton-do-shelve-paid = Lay a tile on { $space }, row { $row }, for { $price } instead of what it needs
newton-do-double = Double the tokens
newton-do-master = Play { $master } – { $effect }; { $vp } in the end
newton-do-discard = { $effect ->
    [nothing] Remove { $card }
   *[other] Remove { $card } – { $effect }
}
newton-do-develop = Take: development tile { $action }
newton-do-income = Take: { $income }
newton-do-swap-development = Give back: development tile { $action }
newton-do-swap-income = Give back: { $income }
newton-do-copy = Use the effect of { $card } – { $effect }
newton-do-again = Once more – { $what }
newton-do-again-master = Use { $master } – { $effect }
newton-do-again-objective = Score { $objective }: { $vp }
newton-do-found = Take { $discovery } for { $price } – { $effect }
newton-do-found-free = Take { $discovery } for free – { $effect }
newton-do-tuck = { $effect ->
    [nothing] Tuck { $card }
   *[other] Tuck { $card } – { $effect }
}
newton-do-stop = Stop here
newton-do-decline = Decline
newton-do-special = Special action – { $effect }
newton-do-reveal = Reveal { $level }, 1 coin
newton-do-improve = Improve +1, 2 coins
newton-do-potion = Potion, 3 coins
newton-do-student = Student, 5 coins
newton-do-buy = Buy { $discovery } for { $price } – { $effect }
newton-do-cash = Cash in { $discovery } for { $vp }

## Log: set-up, round, cards

newton-log-first = { $player } has the first-player token.
newton-log-dealt = You are dealt { $master }.
    .joins = { $master }
newton-log-pick = You keep { $master }.
newton-log-pass-on = All have chosen; the rest goes to the left.
newton-log-round = Round { $round } begins.
newton-log-play = { $player } plays { $card }.
newton-log-perform = { $player } performs { $action } { $value }.
newton-log-effect = { $player } uses the effect of the card – { $effect }.
newton-log-special = { $player } uses the special action of { $card }.
newton-log-copy = { $player } uses the effect of { $card } once more.
newton-log-again = { $player } uses { $what } once more.
newton-log-take = { $player } takes { $card }.
newton-log-discard = { $player } removes { $card } from the game.
newton-log-card = Turned up: { $card }.
    .joins = { $card }
newton-log-refresh = All cards of the display go under their decks.
newton-log-tuck = { $player } tucks { $card } under the desk.

## Log: actions

newton-log-work = { $steps ->
    [0] { $player } stays in place on the Work track and earns { $coins }.
    [one] { $player } goes one step on the Work track and earns { $coins }.
   *[other] { $player } goes { $steps } steps on the Work track and earns { $coins }.
}
newton-log-work-unpaid = { $steps ->
    [one] { $player } goes one step on the Work track, unpaid.
   *[other] { $player } goes { $steps } steps on the Work track, unpaid.
}
newton-log-branch = { $player } moves a student to { $space }.
    .joins = { $space }
newton-log-move = { $player } travels to { $place }.
    .joins = { $place }
newton-log-toll = { $player } travels to { $place } for { $toll }.
newton-log-village = { $player } goes straight to { $place }.
newton-log-cube = { $player } lays a cube in { $place }.
newton-log-shelve = { $potions ->
    [0] { $player } lays a shelf tile on { $space }.
    [one] { $player } lays a shelf tile on { $space } for 1 potion.
   *[other] { $player } lays a shelf tile on { $space } for { $potions } potions.
}
newton-log-run = { $player } completes a run: { $vp } VP in every Upkeep.
newton-log-token = Taken by { $player } – { $token }.
newton-log-gain = { $player } gains { $what }.
newton-log-student = { $player } has a new student on the tree.
newton-log-develop = { $player } puts the development tile { $action } into a drawer.
newton-log-income-tile = { $player } now has: { $income }.
newton-log-medicine = { $player } has the medicine tile: { $vp } in every Upkeep.
newton-log-master = { $player } plays the Master { $master }.
newton-log-reveal = { $level ->
    [1] { $player } pays 1 coin for more cards of level I.
    [2] { $player } pays 1 coin for more cards of level II.
   *[other] { $player } pays 1 coin for more cards of level III.
}
newton-log-improve = { $player } pays 2 coins to add 1 to the action.
newton-log-potion = { $player } buys a potion for 3 coins.
newton-log-buy = { $player } takes the discovery { $discovery } for { $price }.
newton-log-found = { $player } takes the discovery { $discovery } for free.
newton-log-cash = { $player } cashes in { $discovery }: { $vp }.

## Log: Upkeep and end

newton-log-income = Income of { $player }: { $what }.
newton-log-objective = { $player } has reached { $objective }: { $vp } VP.
newton-log-master-vp = { $player } has played { $master }: { $vp } VP.
newton-log-end = The sixth round is over: the game has ended.
newton-log-rank = Rank of { $player }: { $rank }.

## Ranks of a single player

newton-rank-illiterate = Illiterate
newton-rank-scribe = Scribe
newton-rank-student = Student
newton-rank-scholar = Scholar
newton-rank-professor = Professor
newton-rank-dean = Dean
newton-rank-luminary = Luminary
newton-rank-master = Master of Knowledge
newton-rank-genius = Genius
newton-rank-legend = Legend of Science

## Where the points came from

newton-points-runs = completed runs of the shelf
newton-points-income = income tiles
newton-points-medicine = medicine tile
newton-points-tokens = bonus tokens
newton-points-cities = cities
newton-points-inventions = inventions
newton-points-effects = effects of cards
newton-points-specials = special actions
newton-points-masters = effects of Masters
newton-points-cubes = the last four cubes
newton-points-stacks = the last stack of shelf tiles
newton-points-discoveries = discoveries cashed in
newton-points-findings = income of discoveries
newton-points-objective = objective { $objective }
newton-points-master = Master { $master }

## Why not: what chance decides

newton-why-n-1-02 = Universities, ancient lands and cities are laid out by lot.
newton-why-n-1-03 = The specialisations are laid out by lot.
newton-why-n-1-04 = The objectives are laid out by lot.
newton-why-n-1-05 = The inventions are laid out by lot.
newton-why-n-1-06 = The bonus tokens are laid out by lot.
newton-why-n-1-12 = A card is being turned up; nobody chooses it.
newton-why-n-1-14 = The study boards are given out by lot.
newton-why-n-1-17 = The first player is drawn by lot.
newton-why-n-2-01 = The Masters are being dealt.
newton-why-nd-1-03 = The discoveries are laid out by lot.

## Why not: turn and cards

newton-why-n-2-03 = First everybody chooses a Master to keep, from the packet in hand.
newton-why-n-2-06 = First choose the four Masters that you keep, from those dealt to you.
newton-why-n-3-04 = In each turn you play exactly one card of your hand; all else comes from it.
newton-why-n-3-05 = The card you played offers another action.
newton-why-n-3-06 = You must play a card, even if you then use neither its action nor its effect.
newton-why-n-3-07 = Your hand is empty: this turn there are only quick actions.
newton-why-n-3-09 = Now it is about the card played: its action, its effect, quick actions, or the end of your turn.
newton-why-n-3-12 = Now you may only cash in a discovery before it loses in worth, or go on.
newton-why-n-3-14 = You have already performed the action of this card.
newton-why-n-3-15 = This card has no effect to be used by itself: it has none, or shows books, or changes its own action.
newton-why-n-4-03a = No symbol of that action is visible, so it has value 0.
newton-why-n-13-02 = First everybody chooses a card of the desk to tuck.

## Why not: basic actions

newton-why-n-5-01 = Your Work marker is moving: one step forward as long as it has steps, or stop.
newton-why-n-5-06 = The next space is an objective, and you have neither the books for it nor potions instead.
newton-why-n-6-01 = A student is moving: only that one goes on, as long as it has steps, or stops.
newton-why-n-6-04 = None of your students stands there.
newton-why-n-6-04a = None of your students can take a step.
newton-why-n-6-07 = That space is an objective, and you have neither the books for it nor potions instead.
newton-why-n-6-08 = One of your students already stands on that end space.
newton-why-n-7-01 = Your scientist travels by road from place to place, as long as there are steps; no road leads there now.
newton-why-n-7-02 = You cannot pay the toll of that road.
newton-why-n-7-06 = A cube is laid where the journey ends, not in passing.
newton-why-n-7-07 = No cube of yours can be laid there: it takes none, or one is there already.
newton-why-n-7-09 = You have no cube left.
newton-why-n-7-12 = That place is an objective, and you have neither the books for it nor potions instead.
newton-why-n-7-14 = In passing, a cube is laid where your scientist has just arrived.
newton-why-n-7-14a = No step is left, so your journey ends here, and with it the usual cube is laid.
newton-why-n-7-15 = No road from here is open to you: you cannot pay any toll.
newton-why-n-8-01 = Now you take a card from the display, or none.
newton-why-n-8-02 = The level of that card is higher than the value of your action.
newton-why-n-8-05 = That card is not in the display now.
newton-why-n-8-07 = There is no card in the display whose level your action reaches.
newton-why-n-9-01 = Now you lay a shelf tile on a book space, or none.
newton-why-n-9-02 = That row is too high for the value of your action.
newton-why-n-9-03 = What that book space needs you do not have, nor potions instead.
newton-why-n-9-05 = There is no book space there.
newton-why-n-9-11 = You have no shelf tile left.
newton-why-n-9-12 = A tile already lies there, and it stays.

## Why not: prices, effects, tiles

newton-why-n-0-05 = You cannot pay its price in full.
newton-why-n-0-06 = You have not enough victory points to pay with.
newton-why-n-0-13 = First say whether you use what is offered.
newton-why-n-16-03 = Now you choose a development or income tile.
newton-why-n-16-07 = First give an older tile back for the new one, or do without it.
newton-why-n-16-09 = No tile of that kind is left in its stack.
newton-why-n-16-10 = A tile must be taken as long as there is one.
newton-why-n-16-12 = First give an income tile back for the medicine tile, or do without it.
newton-why-n-18-07 = Now you lay a cube on one of the places offered, or none.
newton-why-n-20-02 = It would have no effect now.
newton-why-n-20-02a = You have already used the effect of this card.
newton-why-n-20-08b = First say whether the tokens of this action count double.
newton-why-n-20-09 = Now your scientist goes to a village without a bonus token.
newton-why-n-20-12 = Choose another card on your desk with an effect that works at once and can be used now.
newton-why-n-20-13 = A card from your hand must leave the game for it.
newton-why-n-20-15 = The card played does not let you pay coins instead of what the space needs, or it has already done so.
newton-why-n-20-15b = You have all that this space needs: there is nothing to pay for.
newton-why-n-20-16 = This card lets you lay only one extra cube in passing.
newton-why-n-20-18 = You have not enough coins for what the card offers here.

## Why not: quick actions

newton-why-n-12-02 = To turn up cards costs 1 coin.
newton-why-n-12-03 = That deck is empty.
newton-why-n-12-04 = To add 1 to your action costs 2 coins.
newton-why-n-12-05 = You have already added 1 this turn.
newton-why-n-12-07a = Only the action of the card played can be increased, before or while it is performed.
newton-why-n-12-08 = A potion costs 3 coins.
newton-why-n-12-09 = A new student costs 5 coins.
newton-why-n-12-10 = All your students are on the tree already.

## Why not: Masters and modules

newton-why-n-21-02 = Now you may play one of the Masters in your hand, or decline.
newton-why-n-21-32 = Now you may perform the action of the card you have taken, or decline.
newton-why-n-21-36 = That student has already moved in this action.
newton-why-n-21-39 = Now a cube is laid on a university, an ancient land or a city.
newton-why-n-21-40 = Now you choose one basic action, or decline.
newton-why-nl-3-03 = No special action lies under the column of the card you have played.
newton-why-nl-3-04b = First play the card of this turn: it opens the column.
newton-why-nl-3-05 = You have already used the special action of this turn.
newton-why-nl-3-07 = The card played has not performed the action that this special action asks for.
newton-why-nl-3-08 = This special action has a condition: first complete the action of the card.
newton-why-nl-4-04 = Now you choose one of your income tiles.
newton-why-nl-4-05 = Now you choose one of your bonus tokens.
newton-why-nl-4-08 = Now you choose a city with one of your cubes.
newton-why-nl-4-10 = Now you choose one of your played Masters with an immediate effect.
newton-why-nl-4-11 = Now you choose an objective that you have reached.
newton-why-nl-4-13 = Now you take a card from the display.
newton-why-nd-1-03a = That discovery is not for sale.
newton-why-nd-2-01 = You cannot pay for that discovery.
newton-why-nd-2-04 = Only a discovery that lies face up before you can be cashed in.
newton-why-nd-3-01 = Now you may take a discovery at half its cost, if you can pay it, or decline.
newton-why-nd-3-02 = Now you take one of the discoveries for sale, for nothing.

## The table: headings

newton-head-packet = Masters to choose from
newton-head-kept = Masters that you keep
newton-head-display = Display: cards to take with Lessons
newton-head-reach = What lies ahead of your pieces
newton-head-map = Map
newton-head-tree = Technology tree
newton-head-work = Work track
newton-head-objectives = Objectives
newton-head-stacks = Tiles in the stacks
newton-head-discoveries = Discoveries for sale

## The table: round, players, amounts

newton-table-masters = The Masters are being chosen; six rounds of five turns follow.
newton-table-round = Round { $round } of { $rounds }, turn { $turn } of { $turns }.
newton-table-to-move = { $player } is on turn.
newton-table-waiting = Still choosing: { $names }.
newton-table-first = First player: { $player }.
newton-table-modules = Modules: { $modules }.
newton-table-won = { $count ->
    [one] { $names } wins with { $points } VP.
   *[other] { $names } share the victory with { $points } VP.
}
newton-table-solo = You end with { $points } VP.
newton-table-more = “table” shows map, tree, objectives and stacks, “board” all of a study board.
newton-table-more-draft = “table” shows what is laid out: map, tree, objectives, cards, study boards.
newton-table-chosen = You have chosen { $master }.
newton-module-lessons = Master Lessons
newton-module-discoveries = Great Discoveries
newton-table-no-coin = no coins
newton-table-no-potion = no potions
newton-table-no-vp = 0 VP
newton-table-books-orange = { $count } orange
newton-table-books-blue = { $count } blue
newton-table-books-green = { $count } green
newton-table-books-wild = { $count } wild
newton-table-master = { $effect }; { $vp } in the end

# A letter for each book, no two alike; a university and the marks of ancient lands in at most ten letters.

newton-short-orange = O
newton-short-blue = B
newton-short-green = G
newton-short-wild = W
newton-short-university = univ. { $number }
newton-short-column = column
newton-short-obelisk = obelisk
newton-short-amphora = amphora

## The table: cards and tiles

newton-table-row = Level { $level }: { $cards }.
newton-table-deck = { $count ->
    [0] Deck { $level } is empty.
    [one] Deck { $level }: 1 card.
   *[other] Deck { $level }: { $count } cards.
}
newton-table-under = At its bottom, the next to come first: { $cards }.
newton-table-removed = Out of the game: { $cards }.
newton-table-developments = Development tiles: { $tiles }.
newton-table-incomes = Income tiles: { $tiles }.
newton-table-discovery = { $discovery }, { $price }. { $permanent } To cash in: { $effect }.
newton-table-no-discoveries = None is left.

## The table: map, tree, Work track, objectives

newton-map-legend = [A] means that A has a cube there, <A> that A’s scientist is there. Behind a road its toll in coins. Players: { $players }.
newton-map-university = Universities
newton-map-ancient = Ancient lands
newton-map-city = Cities
newton-map-master = Master and objective
newton-map-start = Start and villages
newton-map-there = { $what }.
newton-map-token = Token: { $what }
newton-map-objective = Objective: { $what }
newton-map-roads = To { $places }.
newton-map-cubes = Cubes: { $names }.
newton-map-scientists = Scientists: { $names }.
newton-tree-bonus = Tokens on { $spaces }.
newton-tree-specialisation = Specialisations on { $spaces }.
newton-tree-invention = Inventions on { $spaces }.
newton-tree-master = Master on { $spaces }.
newton-tree-objective = Objectives on { $spaces }.
newton-tree-there = Students: { $names }.
newton-tree-next = Leads to { $spaces }.
newton-tree-end = An end.
newton-tree-students = Students on { $spaces }; { $reserve } in reserve.
newton-work-spaces = On its spaces { $spaces }.
newton-work-marker = Work marker on space { $space }.
newton-goal = { $where }: { $objective }, { $effect }. Needs books: { $books }.
newton-goal-work = Work track { $space }
newton-goal-tree = Tree { $space }
newton-goal-yours = You hold it: { $vp } now.
newton-goal-open = Open to you; { $vp } now.
newton-goal-closed = It would take you { $potions }; { $vp } now.
newton-goal-held = Held by { $names }.

## The table: what lies ahead

newton-reach-students = { $count ->
    [one] Student on { $space }.
   *[other] { $count } students on { $space }.
}
newton-reach-steps = { $steps ->
    [one] In 1 step: { $things }.
   *[other] In { $steps } steps: { $things }.
}
newton-reach-toll = toll { $toll }
newton-reach-nothing = Nothing near.

## The table: one player

newton-seat-to-move = on turn
newton-seat-first = first player
newton-seat-short = { $cards ->
    [one] { $vp }, { $coins }, { $potions }, 1 card in hand.
   *[other] { $vp }, { $coins }, { $potions }, { $cards } cards in hand.
}
newton-seat-goods = { $vp }, { $coins }, { $potions }.
newton-seat-income = Income per Upkeep: { $goods }.
newton-seat-no-income = No income yet.
newton-seat-no-books = No books.
newton-seat-books = Books: { $books }.
newton-seat-values = Values so far; a card that is played adds its own symbols:
newton-seat-improved = The action of this turn has 1 more, which is paid.
newton-part-printed = { $count } printed
newton-part-desk = { $count } on the desk
newton-part-tucked = { $count } tucked
newton-part-drawers = { $count } in drawers
newton-seat-column = Column { $column }: { $card }.
newton-seat-column-empty = Column { $column }: nothing.
newton-seat-under = Under it: { $card }.
newton-seat-desk = On the desk: { $cards }.
newton-seat-tucked = Under the desk: { $cards }.
newton-seat-next = Under column { $column }, the next: { $card }.
newton-seat-desk-empty = Nothing lies on the desk yet, or under it.
newton-seat-hand = { $count ->
    [0] No card in hand.
   *[other] In hand: { $cards }.
}
newton-seat-masters = { $count ->
    [0] No Master in hand.
    [one] Master in hand:
   *[other] Masters in hand:
}
newton-seat-masters-hidden = { $count ->
    [0] No Master in hand.
    [one] 1 Master in hand.
   *[other] { $count } Masters in hand.
}
newton-seat-played = { $count ->
    [one] Master played:
   *[other] Masters played:
}
newton-seat-master-names = Masters in hand: { $names }.
newton-seat-played-names = Played: { $names }.
newton-seat-drawers = { $used ->
    [0] The drawers are empty.
   *[other] Drawers, { $used } of { $all }: { $tiles }.
}
newton-seat-slots = { $used ->
    [0] The income slots are empty.
   *[other] Income slots, { $used } of { $all }: { $tiles }.
}
newton-seat-medicine = medicine { $vp }
newton-seat-scientist = Scientist in { $place }.
newton-seat-cubes = { $count ->
    [0] No cube left.
    [one] 1 cube left.
   *[other] { $count } cubes left; the last four give 1, 2, 4 and 8 VP.
}
newton-seat-visited = { $count ->
    [0] Nothing visited yet.
   *[other] Visited: { $places }.
}
newton-seat-tokens = { $count ->
    [one] 1 token: { $tokens }.
   *[other] { $count } tokens: { $tokens }.
}
newton-seat-discovery = Discovery { $discovery }, now worth { $vp }.
newton-seat-cashed = Discovery { $discovery }, cashed in.

## The table: shelf

newton-shelf-ready = ready
newton-shelf-done = done
newton-shelf-spaces = Book spaces – { $spaces }.
newton-shelf-row = Shelf row { $row }: { $spaces }.
newton-shelf-runs = Runs with their VP per Upkeep (filled): { $runs }.
newton-shelf-tiles = { $more ->
    [one] Shelf tiles left: { $left }; with the next one: { $reward }.
   *[other] Shelf tiles left: { $left }; after { $more } more: { $reward }.
}
newton-shelf-no-tiles = No shelf tile left.
newton-shelf-reward-1 = 1 potion
newton-shelf-reward-2 = 4 coins
newton-shelf-reward-3 = a Master to play
newton-shelf-reward-4 = 8 VP
