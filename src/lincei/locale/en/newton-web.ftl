# Newton in the browser: study desk, cards, Masters and discoveries. What the components say of themselves.

## Boards and progress

newton-web-map = Map
newton-web-tracks = Tracks
newton-web-cards = Cards
newton-web-masters = Masters
newton-web-desk = Study desk of { $player }
newton-web-progress = Round { $round } of { $rounds }
newton-web-progress-draft = Choice of Masters

## Goods

newton-web-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
newton-web-coins-note = For tolls, quick actions and what effects ask.
newton-web-potions = { $count ->
    [one] 1 potion
   *[other] { $count } potions
}
newton-web-potions-note = One stands in for a missing book, three for a university or an ancient land.
newton-web-vp = { $count } VP
newton-web-vp-note = Objectives and Masters are added at the end.
newton-web-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
newton-web-hand-empty = No card in hand
newton-web-books = Available books
newton-web-books-note = On the cards of the desk, on Masters played and on discoveries that lie face up. They are not used up.

## Cards

newton-web-level = Level { $level }.
newton-web-effect = Upper half: { $effect }.
newton-web-special = The special action works once the card lies under the desk, in the turn that plays a card above it.
newton-web-worth = Played now: { $actions }.
newton-web-worthless = Played now, its action would be worth nothing.
newton-web-deck-note = 1 coin turns up its top two cards, in your turn.
newton-web-removed = Out of the game: { $count }
newton-web-removed-none = No card has left the game yet.

## Study desk

newton-web-parts = In sight: { $parts }.
newton-web-tucked = Under the desk: { $card }
newton-web-tucked-note = Its symbol counts for the rest of the game, its upper half is lost.
newton-web-tucked-special = Its symbol no longer counts.
newton-web-drawer-empty = Empty drawer
newton-web-drawer-note = A development tile adds one symbol of its action to every later value.
newton-web-slot-empty = Empty income slot
newton-web-slot-note = An income tile brings what it shows in every Upkeep.
newton-web-medicine = Medicine tile, { $vp } VP in every Upkeep
newton-web-income = Income at the next Upkeep
newton-web-income-note = Tiles, medicine, completed runs and discoveries, all together.
newton-web-stack = { $count ->
    [0] Stack { $number } of shelf tiles, used up
    [one] Stack { $number } of shelf tiles, 1 left
   *[other] Stack { $number } of shelf tiles, { $count } left
}
newton-web-stack-note = With its last tile: { $reward }.
newton-web-cubes-note = One is laid on the map where a journey ends.
newton-web-reserve = { $count ->
    [0] No student in reserve
    [one] 1 student in reserve
   *[other] { $count } students in reserve
}
newton-web-reserve-note = A new student starts at the root of the tree; as a quick action for 5 coins. A flag marks the first player of the round.
newton-web-stack-left = { $count ->
    [0] None left.
   *[other] { $count } left.
}

## Bookshelf

newton-web-space = Book space { $space }, row { $row }
newton-web-space-printed = Counts as filled from the start.
newton-web-space-filled = A shelf tile lies here.
newton-web-space-needs = Needs: { $need }.
newton-web-space-ready = Fulfilled.
newton-web-space-potions = { $count ->
    [one] 1 potion would make up for what is missing.
   *[other] { $count } potions would make up for what is missing.
}
newton-web-run = Run { $spaces }: { $vp } VP in every Upkeep.
newton-web-run-done = Complete.
newton-web-run-open = As soon as all its spaces are filled.

## Tokens, objectives

newton-web-no-tokens = No bonus tokens yet
newton-web-token-count = { $count ->
    [one] Collected once.
   *[other] Collected { $count } times.
}
newton-web-objective-held = Reached.
newton-web-objective-needs = To enter: { $books }.
newton-web-worth-now = Worth { $vp } VP now.

## Masters and discoveries

newton-web-draft = The Masters are being chosen
newton-web-own-masters = Your Masters
newton-web-no-masters = No Masters yet
newton-web-master-vp = { $vp } VP in the end, if played.
newton-web-master-hidden = A Master in hand
newton-web-master-hidden-note = Only its owner knows it, until it is played.
newton-web-none-played = None played yet
newton-web-passed-on = You passed on: { $masters }.
newton-web-no-discoveries = No discoveries yet
newton-web-discovery-cost = { $count ->
    [one] Costs 1 coin.
   *[other] Costs { $count } coins.
}
newton-web-discovery-gives = While it lies face up: { $gives }.
newton-web-discovery-cashed = Cashed in: it gives nothing any more, but still counts as owned.
newton-web-per-upkeep = { $goods } in every Upkeep
