# Newton in the browser: what is written on the map and the tracks, and what their components say of themselves.

## The map

newton-map-label = Map of Europe
newton-map-title = EUROPA
newton-map-subtitle = The ways of the learned
newton-map-legend-land = road
newton-map-legend-sea = sea route
newton-map-legend-both = by land and water
newton-map-legend-university = university
newton-map-legend-ancient = ancient land
newton-map-legend-city = city
newton-map-legend-village = village
newton-map-legend-gold = village with token
newton-map-place = { $place } – { $what }
newton-map-road-toll = { $count ->
    [one] { $place } (toll of 1 coin)
   *[other] { $place } (toll of { $count } coins)
}
newton-map-toll = { $count ->
    [one] Toll between { $from } and { $to }: 1 coin
   *[other] Toll between { $from } and { $to }: { $count } coins
}
newton-map-cube-of = Cube of { $player } in { $place }
newton-map-scientist-of = Scientist of { $player } in { $place }
newton-map-token-gone = Its token has been taken.
newton-map-token-players = With fewer than { $count } players no token lies here.

## The names on the sea, as on the maps of the time

newton-map-sea-atlantic = Oceanus Atlanticus
newton-map-sea-north = Mare Germanicum
newton-map-sea-mediterranean = Mare Mediterraneum
newton-map-sea-black = Pontus Euxinus
newton-map-land-africa = Africa
newton-map-land-muscovy = Moscovia
newton-map-land-anatolia = Natolia

## Objectives

newton-map-objective-needs = To enter it takes four books: { $books }; a potion stands in for a missing one.
newton-map-objective-held = You have reached it: it would score { $vp } VP now.
newton-map-objective-open = { $potions ->
    [0] You have the books. It would score { $vp } VP now.
    [one] You lack one book, for which a potion would do. It would score { $vp } VP now.
   *[other] You lack { $potions } books, for each of which a potion would do. It would score { $vp } VP now.
}
newton-map-objective-reached = Reached by { $names }.

## Work track, Technology tree, stacks

newton-map-tracks = Work track and Technology tree
newton-map-tree-title = ARBOR
newton-map-tree-subtitle = Tree of knowledge
newton-map-legend-bonus = bonus token
newton-map-legend-specialisation = specialisation
newton-map-legend-invention = invention
newton-map-legend-master = Master
newton-map-legend-objective = objective
newton-map-legend-now = VP for you now
newton-map-work-space = Work track, column { $number }
newton-map-tree-space = Tree, space { $space }
newton-map-space-start = Start.
newton-map-space-plain = A space without effect.
newton-map-space-bonus = Bonus space.
newton-map-space-specialisation = Specialisation: works for whoever ends a movement here.
newton-map-space-invention = Invention: works for whoever ends a movement here.
newton-map-space-master = Whoever ends a movement here may play a Master.
newton-map-space-objective = Objective: counts at the end for whoever has reached it.
newton-map-end = End of a branch: of each player only one student may stand here, and it stays.
newton-map-markers = Markers here: { $names }.
newton-map-marker-of = Work marker of { $player }
newton-map-student-of = Student of { $player } on { $space }
newton-map-stack-development = { $count ->
    [0] None is left. In a drawer it would add one symbol to every later action of its kind.
    [one] One is left. In a drawer it adds one symbol to every later action of its kind.
   *[other] { $count } are left. In a drawer it adds one symbol to every later action of its kind.
}
newton-map-stack-income = { $count ->
    [0] None is left. On an income slot it would bring this in every Upkeep.
    [one] One is left. On an income slot it brings this in every Upkeep.
   *[other] { $count } are left. On an income slot it brings this in every Upkeep.
}
