# The New Science: names of the components, each with one line of our own about it, and the words of the game.

## Fields

newscience-field-astronomy = Astronomy
    .note = The heavens: planets, moons and comets. In play with any number of players.
newscience-field-mathematics = Mathematics
    .note = Numbers, curves and chances. In play with any number of players.
newscience-field-physics = Physics
    .note = Forces, air and light. In play with any number of players.
newscience-field-chemistry = Chemistry
    .note = Substances, gases and fire. In play with four or five players only.
newscience-field-biology = Biology
    .note = The living body, great and small. In play with four or five players only.

## Influence tracks

newscience-track-government = Government
    .note = Your standing with courts and councils; many discoveries ask for it when you publish.
newscience-track-religion = Religion
    .note = Your standing with the churches; many discoveries ask for it when you publish.
newscience-track-enterprise = Enterprise
    .note = Your standing with merchants and craftsmen; many discoveries ask for it when you publish.
newscience-track-science = Science
    .note = Your standing among scholars; many discoveries ask for it when you publish.

## Actions

newscience-action-research = Research
    .note = Put a marker on a discovery whose prerequisites you know, if your points reach its research value.
newscience-action-experiment = Experiment
    .note = Roll the die for a discovery you have researched; success makes it known to you.
newscience-action-publish = Publish
    .note = Make a tested discovery known to all, for prestige; it takes points and influence.

## Spaces

newscience-space-rest = Rest
    .note = Gain 1 rest point, up to 3, and play earlier in the next round.
newscience-space-event-1 = Event 1
    .note = The card revealed first: its effect, or the card for your lab.
newscience-space-event-2 = Event 2
    .note = The card revealed second: its effect, or the card for your lab.
newscience-influence = Influence ({ $first })
newscience-influence-second = Influence ({ $first }, 2)
newscience-place = { $first } { $second }

## Discoveries

newscience-discovery-astrology = Astrology
    .note = Johannes Kepler, 1601: seeks firmer ground for reading the heavens, in light and geometry.
newscience-discovery-heliocentrism = Heliocentrism
    .note = Nicolaus Copernicus, 1543: the Earth spins once a day and circles the Sun once a year.
newscience-discovery-planetary-motion = Planetary Motion
    .note = Johannes Kepler, 1609: planets run on ellipses, faster the nearer they are to the Sun.
newscience-discovery-moons-of-jupiter = Moons of Jupiter
    .note = Galileo Galilei, 1610: four moons circle Jupiter, so not everything circles the Earth.
newscience-discovery-solar-parallax = Solar Parallax
    .note = Cassini and Richer, 1672: Mars, seen from Paris and from Cayenne, tells how far the Sun is.
newscience-discovery-cometary-orbits = Cometary Orbits
    .note = Edmond Halley, 1705: comets return; the one of 1682 is due again in 1758.
newscience-discovery-symbolic-algebra = Symbolic Algebra
    .note = François Viète, 1591: letters stand for numbers, known and unknown alike.
newscience-discovery-logarithms = Logarithms
    .note = John Napier, 1614: multiplying becomes adding, and astronomers save years of sums.
newscience-discovery-analytic-geometry = Analytic Geometry
    .note = René Descartes, 1637: curves become equations, and equations curves.
newscience-discovery-probability = Probability
    .note = Blaise Pascal and Pierre de Fermat, 1654: how to share the stakes of a game broken off.
newscience-discovery-infinite-series = Infinite Series
    .note = Nicolaus Mercator, 1668: a logarithm written as a sum that never ends.
newscience-discovery-calculus = Calculus
    .note = Gottfried Wilhelm Leibniz, 1684: tangents, maxima and minima reckoned by differentials.
newscience-discovery-laws-of-attraction = Laws of Attraction
    .note = William Gilbert, 1600: the Earth is a great magnet, and amber draws by a force of its own.
newscience-discovery-falling-bodies = Falling Bodies
    .note = Galileo Galilei, 1638: the distance fallen grows as the square of the time, whatever the weight.
newscience-discovery-air-pressure = Air Pressure
    .note = Blaise Pascal, 1648: on the Puy de Dôme the mercury stands lower; so it is air that holds it up.
newscience-discovery-pendulum = Pendulum
    .note = Christiaan Huygens, 1673: how pendulums swing, and how clocks keep time by them.
newscience-discovery-light-spectrum = Light Spectrum
    .note = Isaac Newton, 1672: a prism parts white light into colours that cannot be parted further.
newscience-discovery-elastic-force = Elastic Force
    .note = Robert Hooke, 1678: a spring gives way in proportion to the force on it.
newscience-discovery-universal-gravitation = Universal Gravitation
    .note = Isaac Newton, 1687: one force draws stones, tides, moons and planets alike.
newscience-discovery-alchemy = Alchemy
    .note = Andreas Libavius, 1597: the secrets of the furnace, set in order in a textbook.
newscience-discovery-nature-of-gases = Nature of Gases
    .note = Jan Baptista van Helmont, 1648: there are other airs than the air; he names them gas.
newscience-discovery-chemical-elements = Chemical Elements
    .note = Robert Boyle, 1661: doubts the old elements and asks what bodies truly consist of.
newscience-discovery-gas-law = Gas Law
    .note = Robert Boyle, 1662: twice the pressure on the air, half its volume.
newscience-discovery-combustion = Combustion
    .note = John Mayow, 1674: fire and breath use up one and the same part of the air.
newscience-discovery-human-anatomy = Human Anatomy
    .note = Andreas Vesalius, 1543: the fabric of the body, drawn from bodies and not from old books.
newscience-discovery-blood-circulation = Blood Circulation
    .note = William Harvey, 1628: the heart drives the blood, and the blood goes round.
newscience-discovery-cells = Cells
    .note = Robert Hooke, 1665: cork under the microscope shows little chambers, which he calls cells.
newscience-discovery-microorganisms = Microorganisms
    .note = Antoni van Leeuwenhoek, 1676: animals in a drop of water, far too small for the naked eye.
newscience-discovery-species = Species
    .note = John Ray, 1686: whatever grows from the seed of the same plant is of one species.

## Scientists

newscience-scientist-kepler = Johannes Kepler
    .note = 1571–1630, imperial mathematician in Prague; found the laws by which the planets move.
newscience-scientist-galileo = Galileo Galilei
    .note = 1564–1642, professor in Padua, then at court in Florence; tried in Rome for moving the Earth.
newscience-scientist-kircher = Athanasius Kircher
    .note = 1602–1680, Jesuit in Rome; wrote on magnets, music, volcanoes and hieroglyphs.
newscience-scientist-leibniz = Gottfried Wilhelm Leibniz
    .note = 1646–1716, counsellor in Hanover; calculus, a reckoning machine, letters to all Europe.
newscience-scientist-newton = Isaac Newton
    .note = 1642–1727, professor in Cambridge, then Master of the Mint; light, calculus, gravitation.

## Event cards

newscience-card-type-effect = EFFECT
    .note = It works for everybody, all round, without a cube.
newscience-card-type-play = PLAY
    .note = Whoever has the cube on it carries it out at once.
newscience-card-type-keep = KEEP
    .note = Whoever has the cube on it puts it into the lab; the card there before is lost.
newscience-event-gregorian-calendar = Gregorian calendar
    .note = 1582: after Thursday the 4th of October comes Friday the 15th; ten days in which nobody rested.
newscience-event-theatre-of-anatomy = Theatre of anatomy
    .note = 1595: in Padua six rings of standing room rise above the table on which Fabricius dissects.
newscience-event-keplers-star = Kepler’s star
    .note = 1604: a new star outshines Jupiter; whoever has an instrument turns it to the Serpent Bearer.
newscience-event-decree-against-copernicanism = Decree against Copernicanism
    .note = 1616: the Congregation of the Index suspends Copernicus’s book until it is corrected.
newscience-event-war-breaks-out-in-bohemia = War breaks out in Bohemia
    .note = 1618: two governors fly out of a window in Prague; thirty years of war scatter the scholars.
newscience-event-gresham-college = Gresham College
    .note = 1597: a merchant’s fortune pays seven professors to lecture to the citizens of London, free of charge.
newscience-event-frankfurt-fair-catalogue = Frankfurt fair catalogue
    .note = 1598: the city council itself now prints what books are about to appear.
newscience-event-accademia-dei-lincei = Accademia dei Lincei
    .note = 1603: in Rome young Federico Cesi and three friends want to see as keenly as the lynx.
newscience-event-anagram-for-prague = Anagram for Prague
    .note = 1610: Galileo hides what he saw at Saturn in jumbled letters; Kepler unriddles them, wrongly.
newscience-event-collegio-romano = Collegio Romano
    .note = 1611: the Jesuit astronomers look for themselves and tell the cardinal: he is right.
newscience-event-letter-to-the-grand-duchess = Letter to the Grand Duchess
    .note = 1615: Galileo writes to Christina of Lorraine that Scripture teaches how to go to heaven, not how heaven goes.
newscience-event-novum-organum = Novum Organum
    .note = 1620: Francis Bacon wants facts first and conclusions later, and a great many of both.
newscience-event-gilberts-terrella = Gilbert’s terrella
    .note = 1600: a ball of lodestone stands for the Earth; anybody can repeat what William Gilbert did with it.
newscience-event-tychos-records = Tycho’s records
    .note = 1601: Tycho Brahe dies, and Kepler takes charge of twenty years of observations before the heirs ask.
newscience-event-dutch-spyglass = Dutch spyglass
    .note = 1608: Hans Lipperhey of Middelburg asks for a patent on a tube that brings far things near.
newscience-event-medicean-stars = Medicean stars
    .note = 1610: Galileo names four moons after the Medici and becomes mathematician to the Grand Duke.
newscience-event-santorios-scales = Santorio’s scales
    .note = 1614: for thirty years Santorio Santorio has weighed himself, his meals and what became of them.
newscience-event-napiers-bones = Napier’s bones
    .note = 1617: John Napier’s numbered rods turn multiplication into addition.
newscience-event-trial-of-galileo = Trial of Galileo
    .note = 1633: on his knees in Rome, Galileo abjures the motion of the Earth.
newscience-event-jesuit-ordinance = Jesuit ordinance
    .note = 1651: the order lists sixty-five theses that its teachers must not teach; some make the line out of points.
newscience-event-accademia-del-cimento = Accademia del Cimento
    .note = 1657: in Florence two Medici have every experiment tried, and tried again.
newscience-event-philosophical-transactions = Philosophical Transactions
    .note = 1665: Henry Oldenburg prints a journal of nothing but the new science, at his own risk.
newscience-event-plague-in-london = Plague in London
    .note = 1665: the Royal Society leaves town, Cambridge shuts, and young Newton goes home to Woolsthorpe.
newscience-event-mersennes-letters = Mersenne’s letters
    .note = 1635: tell Father Mersenne of an experiment, and all of Europe knows it and tries it.
newscience-event-areopagitica = Areopagitica
    .note = 1644: John Milton, who has met the captive Galileo, pleads for printing without a licence.
newscience-event-invisible-college = Invisible College
    .note = 1646: young Robert Boyle writes of friends who study nature without king, house or statutes.
newscience-event-puy-de-dome = Puy de Dôme
    .note = 1648: Pascal stays at home; his brother-in-law carries Torricelli’s tube up the mountain and measures five times.
newscience-event-queen-christinas-court = Queen Christina’s court
    .note = 1649: Descartes is called to Stockholm and must teach at five in the morning; he does not survive the winter.
newscience-event-magdeburg-hemispheres = Magdeburg hemispheres
    .note = 1657: sixteen horses cannot part what mayor Guericke holds together with nothing.
newscience-event-robert-hooke = Robert Hooke
    .note = 1662: the Royal Society’s curator is to show three or four experiments every week, and remembers having thought of all others first.
newscience-event-selenographia = Selenographia
    .note = 1647: Johannes Hevelius draws, engraves and prints the Moon in Danzig, on dozens of plates.
newscience-event-pascals-calculator = Pascal’s calculator
    .note = 1649: the king grants Blaise Pascal the sole right to sell a machine that few can afford.
newscience-event-oxford-coffee-house = Oxford coffee house
    .note = 1650: in the first coffee house of England scholars find out how long one can stay awake.
newscience-event-letters-on-the-game-of-chance = Letters on the game of chance
    .note = 1654: how to share the stakes of an unfinished game? Pascal and Fermat settle it by post.
newscience-event-boyles-air-pump = Boyle’s air pump
    .note = 1659: Hooke builds it, Boyle empties it: bells fall silent in it, and candles go out.
newscience-event-royal-charter = Royal charter
    .note = 1662: Charles II gives the Royal Society his seal, leave to print and to write abroad, and no money.
newscience-event-great-fire-of-london = Great Fire of London
    .note = 1666: four days of fire; the booksellers’ stock burns in the vaults of St Paul’s.
newscience-event-academie-royale = Académie royale
    .note = 1666: Colbert pays scholars in Paris to work together; what one has tried, the others try again.
newscience-event-ban-on-transfusion = Ban on transfusion
    .note = 1670: after lamb’s blood in human veins and a dead patient, the Parlement of Paris forbids it.
newscience-event-great-comet = Great Comet
    .note = 1680: Gottfried Kirch finds it by telescope; then it grows so bright that everybody has an opinion.
newscience-event-edict-of-nantes-revoked = Edict of Nantes revoked
    .note = 1685: Protestants lose their rights in France; Huygens and Papin cannot go back to Paris.
newscience-event-oldenburg-in-the-tower = Oldenburg in the Tower
    .note = 1667: the man with the most letters from abroad is locked up as a spy for two months.
newscience-event-acta-eruditorum = Acta Eruditorum
    .note = 1682: Otto Mencke’s monthly in Leipzig, in Latin, gives a voice to those far from London and Paris.
newscience-event-wrens-wager = Wren’s wager
    .note = 1684: a book worth forty shillings for Hooke or Halley, whichever proves the law of the planets in two months.
newscience-event-halley-pays-for-the-principia = Halley pays for the Principia
    .note = 1687: the Royal Society has spent its money on a history of fishes, so Edmond Halley pays the printer.
newscience-event-warden-of-the-mint = Warden of the Mint
    .note = 1696: Isaac Newton takes the post in earnest and hunts the counterfeiters of London, some to the gallows.
newscience-event-priority-dispute = Priority dispute
    .note = 1699: Fatio de Duillier hints in print that Leibniz had the calculus from Newton.
newscience-event-berlin-academy = Berlin academy
    .note = 1700: Leibniz persuades an electress; the sale of calendars is to pay for the society.
newscience-event-leibniz-machine = Leibniz machine
    .note = 1673: in London Leibniz shows a wooden model that multiplies by itself, almost.
newscience-event-leeuwenhoeks-lenses = Leeuwenhoek’s lenses
    .note = 1674: a draper of Delft grinds beads of glass and finds little animals in lake water.
newscience-event-fontenelles-conversations = Fontenelle’s Conversations
    .note = 1686: a marquise, a garden, the stars: Bernard de Fontenelle takes the new heavens into the salons.
newscience-event-greenwich-mural-arc = Greenwich mural arc
    .note = 1689: John Flamsteed measures with the best instrument of all, and lets nobody have a number before he is sure of it.
newscience-event-boyle-lectures = Boyle Lectures
    .note = 1692: Boyle’s will pays for sermons against unbelief, and Richard Bentley preaches Newton.
newscience-event-opticks = Opticks
    .note = 1704: Newton has kept it in a drawer for years; Hooke is dead, so it may be printed.

## Effects of event cards

newscience-effect-round = this round, for everybody: { $first }
newscience-effect-now = at once: { $first }
newscience-effect-play = this round, for you: { $first }
newscience-effect-keep = as long as it is in the lab: { $first }
newscience-effect-once = once, then it is discarded: { $first }
newscience-clause-and = { $first }; and { $second }
newscience-clause-or = either { $first }; or { $second }
newscience-clause-may = if you like, { $first }
newscience-clause-if = { $first }, only { $second }
newscience-clause-round = this round { $first }
newscience-clause-only = { $first } ({ $second })
newscience-clause-who = { $first } for { $second }
newscience-clause-either = { $first } or { $second }
newscience-clause-both = { $first }, { $second }
newscience-clause-level = level { $first }
newscience-clause-levels = levels { $first } to { $second }
newscience-clause-each-research = in every research action
newscience-clause-each-experiment = in every experiment
newscience-clause-each-publish = in every publish action
newscience-clause-each-action = in every action of one kind, which you choose now
newscience-clause-each-rest = in every Rest action
newscience-clause-each-influence = in every influence action there
newscience-clause-one-research = in one research action
newscience-clause-one-experiment = in one experiment
newscience-clause-one-publish = in one publish action
newscience-clause-one-rest = in one Rest action
newscience-clause-one-influence = in one influence action there
newscience-clause-next-research = in the next research action
newscience-clause-next-experiment = in the next experiment
newscience-clause-next-publish = in the next publish action
newscience-clause-next-action = in the next action of one kind, which you choose now
newscience-clause-points = { $first } to the points { $second }
newscience-clause-need = { $first } to the influence needed ({ $third }) { $second }
newscience-clause-need-any = { $first } to the influence needed on one track, where it helps, { $second }
newscience-clause-later = { $first } the later value counts, even for the first to succeed
newscience-clause-die-reroll = the die may be rolled again once { $first }
newscience-clause-die-best-of-two = { $first } two rolls, of which the higher counts
newscience-clause-die-late-rest = rest may be spent even after the roll { $first }
newscience-clause-die-no-critical = { $first } no roll is an automatic failure
newscience-clause-yield-rest = { $first } to the rest gained { $second }
newscience-clause-yield = { $first } to the influence gained ({ $third }) { $second }
newscience-clause-renown = { $first } to the prestige won { $second }
newscience-clause-ward = PLAY cards of rivals do not touch you
newscience-clause-ban-research = no research ({ $first })
newscience-clause-ban-experiment = no experiments ({ $first })
newscience-clause-ban-publish = no publishing ({ $first })
newscience-clause-close-first = the first { $first } space is closed
newscience-clause-close-last = the last { $first } space is closed
newscience-clause-open = one more { $first } space
newscience-clause-influence = { $first } influence ({ $second })
newscience-clause-rest-loss = { $first } rest
newscience-clause-lab = loss of the card in the lab
newscience-clause-each = each player
newscience-clause-others = every other player
newscience-clause-rival = one rival of your choice
newscience-clause-leader = whoever leads in { $first }
newscience-clause-last = whoever is last in { $first }
newscience-clause-any-track = one track of your choice
newscience-clause-order-first = the first place in the next round’s order
newscience-clause-order-swap = swap places with a rival in the next round’s order
newscience-clause-cube-rival = move one cube of a rival to a free space, neither space resolved yet
newscience-clause-cube-own = move one cube of your own to a free space, neither space resolved yet
newscience-clause-step-research = research one discovery up to level { $first } without points, if you know what it needs
newscience-clause-step-experiment = a discovery up to level { $first } that you have researched and a rival has proved is proved for you too, without a roll
newscience-clause-ahead = the next { $first } event cards lie open for all
newscience-clause-ahead-one = the next event card lies open for all
newscience-clause-at-least = with { $first } at { $second } or more
newscience-clause-at-most = with { $first } at { $second } or less
newscience-clause-published = after a publication of one’s own in { $first }
newscience-clause-place-from = from place { $first } of this round’s order on
newscience-clause-place-to = up to place { $first } of this round’s order

## Questions

newscience-ask-scientist = Which scientist do you play? They act in this order in the first round.
newscience-ask-place = { $left ->
    [one] Where do you place your last cube?
   *[other] Where do you place a cube? You have { $left } left.
}
newscience-ask-research = Which discovery do you research ({ $space })?
newscience-ask-experiment = Which discovery do you test ({ $space })?
newscience-ask-publish = Which discovery do you publish ({ $space })?
newscience-ask-spend = How much rest do you spend on { $discovery }? Without it you have { $points }, and with the die you need { $value }.
newscience-ask-spend-late = The experiment would fail: the die shows { $die }, that makes { $total }, and { $value } is needed. How much rest do you add?
newscience-ask-reroll = { $die ->
    [1] The die shows 1, and the experiment would fail. Do you roll again?
   *[other] The experiment would fail: the die shows { $die }, that makes { $total }, and { $value } is needed. Do you roll again?
}
newscience-ask-cascade = You have proved more than one discovery of a group. Which one is published along?
newscience-ask-yield = Do you use “{ $event }” for this action?
newscience-ask-choose = Which of the two do you choose for “{ $event }”?
newscience-ask-may = Do you make use of what “{ $event }” offers?
newscience-ask-favour = Which action are the points of “{ $event }” for?
newscience-ask-rival = Which rival do you choose for “{ $event }”?
newscience-ask-track = Which influence track do you choose for “{ $event }”?
newscience-ask-cube = Which cube do you move by “{ $event }”?
newscience-ask-to = To which space does the cube go by “{ $event }”?
newscience-ask-step = On which discovery does your marker take a step by “{ $event }”?

## Deeds

newscience-do-scientist = { $scientist } – research { $research ->
    [-1] −1
    [0] 0
   *[other] +{ $research }
}, experiment { $experiment ->
    [-1] −1
    [0] 0
   *[other] +{ $experiment }
}, publish { $publish ->
    [-1] −1
    [0] 0
   *[other] +{ $publish }
}
newscience-do-place-rest = { $position ->
    [1] Rest – and be first in the next round
    [2] Rest – and be second in the next round
    [3] Rest – and be third in the next round
   *[other] Rest – and be number { $position } in the next round
}
newscience-do-place-event = { $event } – { $effect }
newscience-do-place-influence = Influence – { $track }
newscience-do-place-action = { $modifier ->
    [-2] { $action } { $number } (−2)
    [-1] { $action } { $number } (−1)
    [0] { $action } { $number }
   *[other] { $action } { $number } (+{ $modifier })
}
newscience-do-research = { $rest ->
    [0] Research { $discovery } (value { $value })
   *[other] Research { $discovery } (value { $value }) for { $rest } rest
}
newscience-do-research-card = { $rest ->
    [0] Research { $discovery } (value { $value }) with “{ $event }” – { $clause }
   *[other] Research { $discovery } (value { $value }) for { $rest } rest with “{ $event }” – { $clause }
}
newscience-do-experiment = Test { $discovery } – { $points } and the die against { $value }: { $chance }% without rest
newscience-do-experiment-card = Test { $discovery } – { $points } and the die against { $value }: { $chance }% without rest, with “{ $event }” – { $clause }
newscience-do-publish = { $rest ->
    [0] { $cascade ->
        [0] Publish { $discovery } (value { $value }): { $prestige } prestige
        [one] Publish { $discovery } (value { $value }): { $prestige } prestige; one more goes along without prestige
       *[other] Publish { $discovery } (value { $value }): { $prestige } prestige; { $cascade } more go along without prestige
    }
   *[other] { $cascade ->
        [0] Publish { $discovery } (value { $value }) for { $rest } rest: { $prestige } prestige
        [one] Publish { $discovery } (value { $value }) for { $rest } rest: { $prestige } prestige; one more goes along without prestige
       *[other] Publish { $discovery } (value { $value }) for { $rest } rest: { $prestige } prestige; { $cascade } more go along without prestige
    }
}
newscience-do-publish-card = { $rest ->
    [0] { $cascade ->
        [0] Publish { $discovery } (value { $value }): { $prestige } prestige, with “{ $event }” – { $clause }
        [one] Publish { $discovery } (value { $value }): { $prestige } prestige, one more goes along without prestige, with “{ $event }” – { $clause }
       *[other] Publish { $discovery } (value { $value }): { $prestige } prestige, { $cascade } more go along without prestige, with “{ $event }” – { $clause }
    }
   *[other] { $cascade ->
        [0] Publish { $discovery } (value { $value }) for { $rest } rest: { $prestige } prestige, with “{ $event }” – { $clause }
        [one] Publish { $discovery } (value { $value }) for { $rest } rest: { $prestige } prestige, one more goes along without prestige, with “{ $event }” – { $clause }
       *[other] Publish { $discovery } (value { $value }) for { $rest } rest: { $prestige } prestige, { $cascade } more go along without prestige, with “{ $event }” – { $clause }
    }
}
newscience-do-step-research = Research { $discovery } without points
newscience-do-step-experiment = { $discovery } is proved without a roll
newscience-do-spend = { $rest ->
    [0] No rest – { $chance }%
   *[other] { $rest } rest – { $chance }%
}
newscience-do-spend-late = { $rest ->
    [0] No rest – { $total } against { $value }
   *[other] { $rest } rest – { $total } against { $value }
}
newscience-do-reroll = Roll again
newscience-do-keep-die = Leave the roll as it is
newscience-do-cascade = Publish { $discovery } along
newscience-do-choose = Choose – { $clause }
newscience-do-rival = { $player }
newscience-do-track = { $track }
newscience-do-favour = { $action }
newscience-do-cube = The cube of { $player } – { $space }
newscience-do-to = To { $space }
newscience-do-accept = Yes – { $clause }
newscience-do-use = Use “{ $event }”
newscience-do-decline = Do without – the action { $action } is lost
newscience-do-decline-clause = Do without

## Log: set-up, round, events

newscience-log-scientist = { $player } plays { $scientist }.
newscience-log-round = Round { $round } begins.
newscience-log-reveal = Revealed: { $event }.
    .joins = { $event }
newscience-log-ahead = Lies open ahead of time: { $event }.
    .joins = { $event }
newscience-log-place = { $player } places a cube: { $space }.
newscience-log-place-event = { $player } places a cube on “{ $event }”.
newscience-log-play = { $player } carries out “{ $event }”.
newscience-log-keep = { $player } takes “{ $event }” into the lab.
newscience-log-used = { $player } uses “{ $event }”, which then leaves the game.
newscience-log-leaves = “{ $event }” leaves the lab of { $player }, and the game.
newscience-log-skipped = { $event }: what cannot be carried out is skipped.
newscience-log-closed = A space takes no cubes this round: { $action }.
newscience-log-not-closed = “{ $event }” closes no space: too few would be left.
newscience-log-opened = There is one more space this round: { $action }.
newscience-log-first = { $player } will be first in the next round.
newscience-log-swap = { $player } will have place { $place } in the next round.
newscience-log-cube = A cube of { $player } moves from { $from } to { $to }.

## Log: actions

newscience-log-rest = { $player } rests and now has { $rest } rest.
newscience-log-rest-loss = { $player } loses rest and has { $rest } left.
newscience-log-influence = { $player } now has { $value } influence: { $track }.
newscience-log-spend = { $player } spends { $rest } rest.
newscience-log-research = { $player } researches { $discovery }.
newscience-log-markers = { $player } now has { $count } markers on the tree; the box holds ten.
newscience-log-experiment = { $player } tests { $discovery }: { $points } and the die against { $value }.
newscience-log-die = { $player } rolls { $die }.
newscience-log-success = { $player } proves { $discovery }: { $total } against { $value }.
newscience-log-failure = { $player } fails to prove { $discovery }: { $total } against { $value }.
newscience-log-critical = { $player } fails to prove { $discovery }: that roll never succeeds.
newscience-log-step = { $player } proves { $discovery } without a roll.
newscience-log-publish = { $player } publishes { $discovery }: { $points } prestige.
newscience-log-cascade = { $player } publishes along, without prestige: { $discovery }.
    .joins = { $discovery }
newscience-log-returned = { $player } takes a marker back from { $discovery }.
newscience-log-lost = { $player } can do nothing now, and an action is lost: { $action }.
newscience-log-decline = { $player } does without an action: { $action }.

## Log: end

newscience-log-end-s-12-03 = Every discovery of level 5 is published: the game has ended.
newscience-log-end-s-12-04 = No event card is left: the game has ended.
newscience-log-most = { $player } has published most: { $points } prestige.
newscience-log-track = { $player } stands highest in { $track }: { $points } prestige.

## Where the points came from

newscience-points-publish = { $discovery } published
newscience-points-most = most publications
newscience-points-track = highest influence: { $track }

## Why not: what chance decides

newscience-why-s-c01 = An event card is being revealed; nobody chooses it.
newscience-why-s-c02 = The scientists are being dealt; nobody chooses.
newscience-why-s-c03 = The die is being rolled; nobody chooses what it shows.

## Why not: scientists and cubes

newscience-why-s-2-05 = Choose one of the scientists that nobody has yet.
newscience-why-s-4-03 = Now you place one cube on a free space; what it serves is named later.
newscience-why-s-4-04 = A cube already stands there, and a space holds only one.
newscience-why-s-4-06 = You are resting already: only one of your cubes may rest in a round.
newscience-why-s-4-08 = With so many players there is no such space.
newscience-why-s-4-09 = All places to rest are taken.
newscience-why-s-4-10 = No card that takes a cube lies there.
newscience-why-s-4-11 = The first round has no event cards.
newscience-why-s-4-12 = The cubes are placed: now their actions are resolved.
newscience-why-s-4-16 = That card works for everybody by itself; it takes no cube.
newscience-why-s-8-05 = That influence track has no further space.

## Why not: discoveries

newscience-why-s-2-10 = That discovery is not in play with so many players.
newscience-why-s-3-10 = That discovery is published and closed.
newscience-why-s-5-07 = Now your cube serves one discovery: name it, or do without.
newscience-why-s-5-08 = You do not have that much rest.
newscience-why-s-5-09 = Here rest need not be announced: exactly what is missing is spent.
newscience-why-s-5-18 = First say how much rest you spend; then the die is rolled.
newscience-why-s-9-01 = You do not know all that it takes yet: prove the prerequisites yourself, or wait until somebody publishes them.
newscience-why-s-9-04 = Your points do not reach its research value, even with all your rest.
newscience-why-s-9-07 = You have a marker there already.
newscience-why-s-10-01 = You have no marker in its research zone.
newscience-why-s-10-02 = First name the discovery that you test; then say how much rest you spend.
newscience-why-s-11-01 = You have no marker in its experiment zone: only what you have proved can be published.
newscience-why-s-11-02 = Your points do not reach its publish value, even with all your rest.
newscience-why-s-11-03 = You lack the influence that publishing it asks for, and points do not replace it.
newscience-why-s-11-11 = First choose which discovery of the group is published along; one is enough.
newscience-why-s-14-05 = All ten of your markers are on the tree.

## Why not: event cards

newscience-why-s-7-12 = That part of the card cannot be carried out now.
newscience-why-s-15-42 = Cubes that rest stay where they are: Rest is already resolved.
newscience-why-s-16-02 = First decide what the event card asks you.
newscience-why-s-16-03 = An event card does not allow that: it bars it, or does not reach that far.
newscience-why-s-16-05 = No card in your lab can be used for that now.
newscience-why-s-d07 = A card lets you act after the roll; answer that first.
newscience-why-s-d10 = First say whether you use the card in your lab for this action.
