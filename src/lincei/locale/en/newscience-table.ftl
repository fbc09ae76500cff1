# The New Science: what the table says. Arguments: player is a name, the other words are components.

## Introduction

newscience-intro =
    In short: you are a scientist of the 17th century. Whoever publishes discoveries wins prestige, and the most prestige wins. Every discovery goes three steps up: research it, prove it by experiment, publish it.
    Each round has two parts. First everybody places three cubes on action spaces, one at a time in turn order. Then all spaces are resolved, from top to bottom:
    Rest: 1 rest to spend later, and an early place in next round’s turn order.
    Event: the card works at once, or goes into your laboratory, where there is room for one.
    Influence: 1 step on that track: government, religion, enterprise or science.
    Research: your marker on a discovery whose prerequisites you know; your points must reach its research value.
    Experiment: points and a die against its experiment value; a 1 always fails. Others have it easier once somebody has succeeded.
    Publish: points and influence on the tracks it asks for. It brings its prestige to the publisher alone; from then on everybody knows it, and all other markers on it go home.
    Your points in an action: 1 for the cube, your scientist’s rating, what the space adds, cards, and as much rest as you spend.
    You know what you have proved yourself and what anybody has published. If you publish, proved prerequisites of yours are published along with it, without prestige: so publish from the bottom upwards.
    The game ends when all discoveries of level 5 are published or the event cards run out. Then 3 prestige go to whoever has published most, and 2 for each influence track to whoever is highest there.
    Where the rulebook prints numbers only by picture, they are our own; so are the event cards (S-14.06).

## Short marks: fields in two letters, tracks and actions in three, discoveries in thirteen columns

newscience-short-astronomy = As
newscience-short-mathematics = Ma
newscience-short-physics = Ph
newscience-short-chemistry = Ch
newscience-short-biology = Bi
newscience-short-government = gov
newscience-short-religion = rel
newscience-short-enterprise = ent
newscience-short-science = sci
newscience-short-research = res
newscience-short-experiment = exp
newscience-short-publish = pub
newscience-short-heliocentrism = Heliocentrism
newscience-short-planetary-motion = Planet Motion
newscience-short-moons-of-jupiter = Jovian Moons
newscience-short-solar-parallax = Solar Paral.
newscience-short-cometary-orbits = Comet Orbits
newscience-short-symbolic-algebra = Symb. Algebra
newscience-short-analytic-geometry = Analyt. Geom.
newscience-short-probability = Probability
newscience-short-infinite-series = Inf. Series
newscience-short-calculus = Calculus
newscience-short-laws-of-attraction = Attraction
newscience-short-falling-bodies = Falling Bod.
newscience-short-air-pressure = Air Pressure
newscience-short-light-spectrum = Spectrum
newscience-short-elastic-force = Elastic Force
newscience-short-universal-gravitation = Gravitation
newscience-short-nature-of-gases = Gases
newscience-short-chemical-elements = Elements
newscience-short-human-anatomy = Human Anatomy
newscience-short-blood-circulation = Circulation
newscience-short-microorganisms = Microbes

## The whole table

newscience-table-won = { $count ->
    [one] { $names } wins with { $points } prestige.
   *[other] { $names } share the victory with { $points } prestige.
}
newscience-table-scientists = Everybody chooses a scientist.
newscience-table-round = Round { $round } of { $rounds } at most.
newscience-table-placing = Cubes are being placed.
newscience-table-resolving = The actions are being resolved.
newscience-table-over = The game is over.
newscience-table-to-move = { $player } is on turn.
newscience-table-next-order = Next round: { $names }.
newscience-table-experiment = { $rest ->
    [0] { $player } tests { $discovery }: { $points } points and the die must reach { $value }.
   *[other] { $player } tests { $discovery }: { $points } points, { $rest } rest and the die must reach { $value }.
}
newscience-table-die = The die shows { $die }: { $total } in all.
newscience-table-option-scientists = Option: scientists dealt at random.
newscience-table-option-preview = Option: the next round’s event cards lie open.
newscience-table-option-cascade = Option: only direct prerequisites are published along.
newscience-table-option-groups = Option: a whole either/or group is published along.
newscience-table-option-markers = Option: ten markers each and no more.
newscience-table-more = table shows the discovery tree and all players; about NAME tells what a discovery or a card is.
newscience-table-more-scientists = table shows the discovery tree; about NAME tells who somebody was.

## Scientists

newscience-head-scientists = Scientists, in the turn order of the first round
newscience-scientists-legend = res exp pub: what they add to research, experiment and publishing; behind it the influence they start with: { $tracks }.
newscience-scientist-told = { $ratings }. Starts with { $tracks }.
newscience-scientist-taken = Chosen by { $player }.

## The discovery tree

newscience-head-tree = Discovery tree
newscience-or = or
newscience-tree-or = – or –
newscience-tree-published = published { $names }
newscience-tree-legend-values = 2:A 4/3:B 3 +4: research takes 2 (A has), experiment 4, later 3 (B has done it), publishing 3; it brings 4 prestige.
newscience-tree-legend-influence = Then the influence that publishing takes: { $tracks }.
newscience-tree-legend-needs = <{ $place }: needs { $field }, level 2; where discoveries are joined by “or”, one of them is enough.
newscience-tree-legend-signs = * your next step is open, with the chance of an experiment; ~ open, but points or influence are short.
newscience-tree-where = { $field }, level { $level }
newscience-tree-values = Research { $research }, experiment { $first }, later { $later }, publish { $publish }, { $prestige } prestige.
newscience-tree-influence = To publish it takes { $tracks }.
newscience-tree-needs = Needs { $discoveries }.
newscience-tree-researched = Researched by { $names }.
newscience-tree-tested = Proved by { $names }.
newscience-tree-published-by = Published by { $player }.
newscience-tree-open = Your next step is open.
newscience-tree-short = Your next step is open, but points or influence are short.

## Action spaces

newscience-head-spaces = Action spaces, resolved from top to bottom
newscience-spaces-label-rest = Rest
newscience-spaces-label-event = Event
newscience-spaces-label-influence = Influence
newscience-spaces-label-research = Research
newscience-spaces-label-experiment = Experiment
newscience-spaces-label-publish = Publish
newscience-spaces-free = free
newscience-spaces-closed = closed
newscience-spaces-done = resolved
newscience-spaces-extra = (extra)
newscience-spaces-now = being resolved
newscience-spaces-legend = [A] a cube of A, [ ] free; +1 counts in that action.
newscience-spaces-legend-closed = [x] closed this round.
newscience-spaces-legend-now = > being resolved.
newscience-spaces-legend-done = [-] resolved.

## Event cards

newscience-head-events = Event cards
newscience-events-card = { $card }: { $effect }.
newscience-events-first = The first round has no event cards.
newscience-events-none = No card lies on display any more.
newscience-events-ahead = Known to come next:
newscience-deck-level = { $count } of level { $level }
newscience-deck = { $rounds ->
    [0] In the deck: { $cards }. This is the last round.
    [one] In the deck: { $cards }; they last for one more round.
   *[other] In the deck: { $cards }; they last for { $rounds } more rounds.
}
newscience-deck-empty = The deck is empty: this is the last round.

## Players

newscience-head-players = Players in turn order
newscience-players-prestige = prestige
newscience-players-published = publ.
newscience-players-rest = rest
newscience-players-cubes = cubes
newscience-players-legend = > on turn; * ahead, which brings prestige in the end; publ. discoveries published; res exp pub what the scientist adds to research, experiment and publishing; cubes still to place.
newscience-seat-to-move = on turn
newscience-seat-prestige = { $count ->
    [0] { $number } prestige, nothing published.
   *[other] { $number } prestige, { $count } published.
}
newscience-seat-rest = { $number ->
    [0] No rest.
   *[other] { $number } rest.
}
newscience-seat-cubes = { $home ->
    [0] { $board ->
        [0] No cubes left this round.
        [one] One cube on the board.
       *[other] { $board } cubes on the board.
    }
    [one] One cube to place, { $board } on the board.
   *[other] { $home } cubes to place, { $board } on the board.
}
newscience-seat-markers = { $number ->
    [0] No marker left.
    [one] One marker left.
   *[other] { $number } markers left.
}
newscience-seat-influence = Influence: { $tracks }.
newscience-seat-ratings = Ratings: { $ratings }.
newscience-seat-ahead = Ahead: { $where }.
newscience-seat-most = publications
newscience-seat-lab = Laboratory: { $card }.
newscience-seat-boost = Still working this round: { $card }.
newscience-seat-boost-action = Still working this round, for { $action }: { $card }.
newscience-seat-researched = Researched: { $discoveries }.
newscience-seat-tested = Proved by experiment: { $discoveries }.
newscience-seat-published = Published: { $discoveries }.

## Next steps

newscience-head-steps = Your next steps, on a space that adds nothing
newscience-steps-next = Next steps, on a space that adds nothing:
newscience-steps-research = Research
newscience-steps-experiment = Experiment
newscience-steps-publish = Publish
newscience-steps-none = None is open now.
newscience-step-prestige = { $number } prestige
newscience-step-rest = takes { $number } rest
newscience-step-short = { $number ->
    [one] 1 point short
   *[other] { $number } points short
}
newscience-step-lacks = lacks { $tracks }
newscience-step-chance = { $chance } with { $rest } rest
newscience-percent = { $number }%
