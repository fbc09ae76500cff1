# The New Science in the browser: what is written on its boards, and what their components say of themselves.

## Tree

newscience-web-tree = Tree of discoveries
newscience-web-tree-title = Arbor Scientiarum
newscience-web-tree-or = or
newscience-web-tree-percent = { $chance }%
newscience-web-tree-place = { $field }, level { $level } · { $prestige } prestige
newscience-web-tree-values = Research { $research } · experiment { $first }, later { $later } · publish { $publish }
newscience-web-tree-minimum = { $track } { $count }
newscience-web-tree-minima = Influence to publish it: { $influence }
newscience-web-tree-needs = Needs { $discoveries }.
newscience-web-tree-leads = Leads to { $discoveries }.
newscience-web-tree-researched = In the research zone: { $names }.
newscience-web-tree-tested = In the experiment zone: { $names }.
newscience-web-tree-published = Published by { $player }: everybody knows it.
newscience-web-tree-mine = You next: { $what }
newscience-web-tree-theirs = { $player } next: { $what }
newscience-web-tree-reach-research = { $rest ->
    [0] research: { $value } needed, { $points } at hand.
   *[other] research: { $value } needed, { $points } at hand, { $rest } to come from rest.
}
newscience-web-tree-reach-experiment = experiment: { $points } and the die against { $value }, so { $chances }.
newscience-web-tree-reach-publish = { $rest ->
    [0] publish for { $prestige } prestige: { $value } needed, { $points } at hand.
   *[other] publish for { $prestige } prestige: { $value } needed, { $points } at hand, { $rest } to come from rest.
}
newscience-web-tree-along = Published along with it, without prestige: { $discoveries }.
newscience-web-tree-lacks = Influence still missing: { $influence }.
newscience-web-tree-chance = { $rest ->
    [0] { $chance }%
   *[other] { $chance }% with { $rest } rest
}
newscience-web-tree-marker-research = { $player } has researched { $discovery }
newscience-web-tree-marker-experiment = { $player } has proved { $discovery } by experiment
newscience-web-tree-marker-publish = { $player } has published { $discovery }
newscience-web-tree-legend-publish = publish · influence
newscience-web-tree-legend-experiment = experiment: first/later
newscience-web-tree-legend-research = research
newscience-web-tree-legend-prestige = prestige
newscience-web-tree-lit-mine = lit: your next steps
newscience-web-tree-lit-theirs = lit: next steps of { $player }
newscience-web-tree-also = needs also { $discoveries }

## The line about a player, and the course of the game

newscience-web-good-influence = { $track }: { $count }
newscience-web-good-rest = Rest: { $count }
newscience-web-good-publications = { $count ->
    [one] 1 publication
   *[other] { $count } publications
}
newscience-web-good-cubes = { $count ->
    [one] 1 cube to place
   *[other] { $count } cubes to place
}
newscience-web-progress-scientists = Choice of scientists
newscience-web-progress-placing = Round { $round } of at most { $rounds }: placing
newscience-web-progress-resolving = Round { $round } of at most { $rounds }: resolving
newscience-web-progress-over = The end, after { $round } rounds

## Calendar

newscience-web-desk-calendar = Calendar
newscience-web-of-rounds = of { $rounds }
newscience-web-round-note = At most so many rounds, as long as the deck lasts; the game also ends with the round in which the last level 5 discovery is published.
newscience-web-next = Next round
newscience-web-next-order = In this order: { $names }.
newscience-web-next-open = The order of the next round is settled when Rest is resolved: whoever rests goes first.
newscience-web-plaque = { $place }. { $name }: prestige { $prestige }, publications { $publications }
newscience-web-most = Most publications: 3 prestige at the end.
newscience-web-cube-of = Cube of { $name }
newscience-web-cubes-of = Taken by { $names }.
newscience-web-modifier = This space: { $modifier }.
newscience-web-closed = It takes no cube in this round.
newscience-web-extra = A card has added it for this round.
newscience-web-done = Already resolved in this round.
newscience-web-resolving = It is being resolved now.
newscience-web-rest-track = Rest held: { $standings }
newscience-web-rest-track-note = Each point adds 1 to a research, experiment or publish action; nobody holds more than { $most }.
newscience-web-track = { $track }: { $standings }
newscience-web-lead = lead +2
newscience-web-leading = In front, for 2 prestige at the end: { $names }.
newscience-web-card = { $type }, level { $level }.
newscience-web-in-force = in force for all
newscience-web-to-lab = This card has gone to a laboratory.
newscience-web-no-event = No events lie here in this round.
newscience-web-deck = { $count ->
    [0] Level { $level }: no cards left
    [one] Level { $level }: 1 card left
   *[other] Level { $level }: { $count } cards left
}
newscience-web-deck-note = The deck goes from level I to level III; when it is empty, the round that follows is the last.
newscience-web-ahead = Lies open ahead of time: { $event }

## Choice of scientists

newscience-web-choosing = { $names } chooses a scientist
newscience-web-candidate = { $name }: { $ratings }
newscience-web-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
newscience-web-rank-note = Rank { $rank }: ranks decide the order of the first round.
newscience-web-chosen-by = with { $name }

## Mat

newscience-web-mat = Mat of { $player }
newscience-web-goal = Publish discoveries: that brings prestige, and the most prestige wins. Each is researched first, then proved by experiment, then published. Every round everybody places three cubes; then the spaces are resolved in the order of their numbers.
newscience-web-markers = { $count ->
    [one] 1 marker left
   *[other] { $count } markers left
}
newscience-web-rating = { $action }: { $rating } in every such action
newscience-web-began = At the start: { $count }.
newscience-web-you-lead = In front on this track: 2 prestige at the end.
newscience-web-rest-cell = Rest { $rest }
newscience-web-energy = Energy cubes: { $home } at home, { $board } placed, { $lifted } resolved
newscience-web-energy-note = Every action takes a cube of its own; all come home at the end of the round.
newscience-web-boost = For the rest of the round: { $event }
newscience-web-no-boost = No card helps for the round
newscience-web-lab = Laboratory
newscience-web-lab-card = In the laboratory: { $event }
newscience-web-lab-empty = The laboratory is empty
newscience-web-lab-note = It holds one card marked KEEP; a new one drives out the old.
newscience-web-steps-mine = Within your reach on a space without modifier
newscience-web-steps-here = Within your reach on this space
newscience-web-steps = Within reach on a space without modifier
newscience-web-no-steps = No discovery is within reach now.
newscience-web-more-steps = and { $count } more
newscience-web-step-research = Research { $name }: points { $promise }
newscience-web-step-experiment = Experiment with { $name }: { $promise }
newscience-web-step-publish = Publish { $name }: prestige { $promise }
newscience-web-percent = { $chance }%
newscience-web-trial = Experiment with { $discovery }: { $total } of { $value }
newscience-web-points = points
newscience-web-die = die
newscience-web-value = needed
newscience-web-chance = The chance is { $chance }%; a natural { $die } always fails.
newscience-web-critical-rule = A natural { $die } always fails.
newscience-web-critical = A natural { $die }: the experiment fails, whatever the total.
newscience-web-total = Total { $total }, needed { $value }
newscience-web-prestige = { $count ->
    [one] Prestige { $prestige }, 1 publication
   *[other] Prestige { $prestige }, { $count } publications
}
newscience-web-prestige-note = Only the one who publishes wins prestige; what is published along with it counts as a publication alone.
newscience-web-no-works = Nothing published yet
newscience-web-work = { $prestige ->
    [0] { $name }, published along with another
   *[other] { $name }, published for { $prestige } prestige
}
