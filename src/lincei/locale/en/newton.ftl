# Newton: names of the components, each with one line of our own about it, and effects in words.

## Basic actions

newton-action-work = Work
    .note = Move your marker along the Work track; gain as many coins as the value.
newton-action-technology = Technology
    .note = Move one of your students along the Technology tree.
newton-action-travel = Travel
    .note = Move your scientist along roads; lay a cube where you stop.
newton-action-lessons = Lessons
    .note = Take one card of the display whose level is at most the value.
newton-action-study = Study
    .note = Lay one shelf tile in a row whose value is at most that of the action.
newton-action-joker = Joker
    .note = Any one basic action, one point stronger; the symbol never counts for other actions.

## Books

newton-book-orange = orange book
    .note = Opens book spaces and objectives; the Master Leibniz has two.
newton-book-blue = blue book
    .note = Opens book spaces and objectives; the Master Brahe has two.
newton-book-green = green book
    .note = Opens book spaces and objectives; the Master Newton has two.
newton-book-wild = wild book
    .note = Counts as one book of any colour, chosen anew at each use.

## Places on the map

newton-place-basel = Basel
    .note = Start of every scientist; Paracelsus burnt the old books here in 1527.
newton-place-bologna = Bologna
    .note = University, the oldest of all; Copernicus read law here.
newton-place-paris = Paris
    .note = University; Pascal and Huygens met the scholars of Europe here.
newton-place-leipzig = Leipzig
    .note = University and birthplace of Leibniz.
newton-place-krakow = Krakow
    .note = University where Copernicus first learnt astronomy.
newton-place-cambridge = Cambridge
    .note = University; Newton held its chair of mathematics.
newton-place-salamanca = Salamanca
    .note = University that taught the system of Copernicus early.
newton-place-athenai = Athenai
    .note = Ancient land, the home of Plato’s Academy.
newton-place-alexandria = Alexandria
    .note = Ancient land; here Euclid taught and Eratosthenes measured the Earth.
newton-place-carthago = Carthago
    .note = Ancient land, once the rival of Rome.
newton-place-istanbul = Istanbul
    .note = City on two continents, with the observatory of Taqi ad-Din.
newton-place-amsterdam = Amsterdam
    .note = City of printers, whose books passed every border.
newton-place-napoli = Napoli
    .note = City of Della Porta and his academy of secrets.
newton-place-london = London
    .note = City of the Royal Society.
newton-place-lisboa = Lisboa
    .note = City of the navigators.
newton-place-marseille = Marseille
    .note = City where Gassendi watched the heavens.
newton-place-gdansk = Gdansk
    .note = City of Hevelius and his great telescopes.
newton-place-uraniborg = Uraniborg
    .note = Master space: Tycho Brahe’s castle of the stars on the isle of Hven.
newton-place-uppsala = Uppsala
    .note = Objective of the map, at the end of the road north.
newton-place-ulm = Ulm
    .note = Village on the Danube, where Kepler printed his tables of the planets.
newton-place-speyer = Speyer
    .note = Village on the Rhine.
newton-place-chur = Chur
    .note = Village below the passes of the Alps.
newton-place-besancon = Besançon
    .note = Village in the Jura, town of clockmakers later on.
newton-place-calais = Calais
    .note = Village on the shortest way to England.
newton-place-bayonne = Bayonne
    .note = Village on the road to Spain.
newton-place-cadiz = Cádiz
    .note = Village at the gate of the Ocean.
newton-place-pisa = Pisa
    .note = Village, birthplace of Galilei.
newton-place-messina = Messina
    .note = Village on the strait; Maurolico taught here.
newton-place-graz = Graz
    .note = Village where Kepler taught school.
newton-place-ragusa = Ragusa
    .note = Village where the caravans to Istanbul set out.
newton-place-rhodos = Rhodos
    .note = Village on the sea road to Egypt.
newton-place-torun = Torun
    .note = Village, birthplace of Copernicus.
newton-place-lubeck = Lübeck
    .note = Village, gate to the Baltic Sea.

## Cities, universities, ancient lands

newton-city-bank = Bank
    .note = 4 coins.
newton-city-apothecary = Apothecary
    .note = 2 potions.
newton-city-school = School
    .note = One new student on the start space of the tree.
newton-city-letter-office = Letter office
    .note = Pay 2 coins to lay a cube on any university.
newton-city-antiquary = Antiquary
    .note = Pay 2 coins to lay a cube on any ancient land.
newton-city-medicine-1 = Hospital
    .note = Medicine city: the first one visited brings 1 VP in each Upkeep, the second makes it 3.
newton-city-medicine-2 = Anatomy theatre
    .note = Medicine city: the first one visited brings 1 VP in each Upkeep, the second makes it 3.
newton-city-instrument-maker = Instrument maker
    .note = Great Discoveries: take an available discovery at half its cost, rounded up.
newton-university-i = University I
    .note = Visited with a cube, it fulfils the book space that shows I.
newton-university-ii = University II
    .note = Visited with a cube, it fulfils the book space that shows II.
newton-university-iii = University III
    .note = Visited with a cube, it fulfils the book space that shows III.
newton-university-iv = University IV
    .note = Visited with a cube, it fulfils the book space that shows IV.
newton-university-v = University V
    .note = Visited with a cube, it fulfils the book space that shows V.
newton-university-vi = University VI
    .note = Visited with a cube, it fulfils the book space that shows VI.
newton-ancient-column = Ancient land: column
    .note = Visited with a cube, it fulfils the book space that shows a column.
newton-ancient-obelisk = Ancient land: obelisk
    .note = Visited with a cube, it fulfils the book space that shows an obelisk.
newton-ancient-amphora = Ancient land: amphora
    .note = Visited with a cube, it fulfils the book space that shows an amphora.

## Specialisations

newton-specialisation-law = Law
    .note = A development tile for Work.
newton-specialisation-mechanics = Mechanics
    .note = A development tile for Technology.
newton-specialisation-geography = Geography
    .note = A development tile for Travel.
newton-specialisation-rhetoric = Rhetoric
    .note = A development tile for Lessons.
newton-specialisation-logic = Logic
    .note = A development tile for Study.
newton-specialisation-astronomy = Astronomy
    .note = An income tile: 2 VP in every Upkeep.
newton-specialisation-bookkeeping = Bookkeeping
    .note = An income tile: 2 coins in every Upkeep.
newton-specialisation-alchemy = Alchemy
    .note = An income tile: 1 potion in every Upkeep.
newton-specialisation-mathematics = Mathematics
    .note = Any development tile or any income tile.
newton-specialisation-natural-philosophy = Natural philosophy
    .note = Any development tile or any income tile.

## Inventions

newton-invention-microscope = Microscope
    .note = 1 potion and 6 VP.
newton-invention-thermometer = Thermometer
    .note = 2 potions and 3 VP.
newton-invention-calculating-machine = Calculating machine
    .note = 5 coins and a new student on the start space.
newton-invention-pendulum-clock = Pendulum clock
    .note = 2 VP and 2 coins for each Master played.
newton-invention-slide-rule = Slide rule
    .note = 2 VP for each university visited.
newton-invention-pantograph = Pantograph
    .note = For each ancient land visited: 2 VP and a Technology action of value 1.
newton-invention-steam-pump = Steam pump
    .note = For each completed run: 1 VP and a Work action of value 1.
newton-invention-telescope = Telescope
    .note = 2 coins, then a Study action of value 3.
newton-invention-orrery = Orrery
    .note = 2 VP, then a Lessons action of value 3.
newton-invention-octant = Octant
    .note = 1 potion, then a Travel action of value 3.
newton-invention-barometer = Barometer
    .note = Great Discoveries: take an available discovery for free.

## Objectives

newton-objective-fortune = Fortune
    .note = At the end 1 VP for each coin, 14 at most.
newton-objective-laboratory = Laboratory
    .note = At the end 2 VP for each potion, 14 at most.
newton-objective-cabinet = Cabinet of curiosities
    .note = At the end 2 VP for each bonus token, 14 at most.
newton-objective-doctorates = Doctorates
    .note = At the end 3 VP for each university visited, 15 at most.
newton-objective-antiquity = Antiquity
    .note = At the end 5 VP for each ancient land visited, 15 at most.
newton-objective-pupils = Pupils
    .note = At the end 4 VP for each student of yours on an end space, 16 at most.
newton-objective-giants = Shoulders of giants
    .note = At the end 4 VP for each Master played, 16 at most.
newton-objective-encyclopedia = Encyclopedia
    .note = At the end 5 VP for each set of three books of three colours, 15 at most; potions do not count.
newton-objective-bookcase = Bookcase
    .note = At the end 4 VP for every three shelf tiles laid, 16 at most.
newton-objective-curriculum = Curriculum
    .note = At the end 3 VP for every two cards in hand and on the desk that are not starting cards, 15 at most.
newton-objective-fame = Fame
    .note = Great Discoveries: at the end 4 VP for each discovery owned, 12 at most.

## Bonus tokens

newton-token-coins-2 = Token: 2 coins
    .note = Taken and resolved at once by the first to move onto or over it.
newton-token-coins-3 = Token: 3 coins
    .note = Taken and resolved at once by the first to move onto or over it.
newton-token-vp-2 = Token: 2 VP
    .note = Taken and resolved at once by the first to move onto or over it.
newton-token-vp-3 = Token: 3 VP
    .note = Taken and resolved at once by the first to move onto or over it.
newton-token-potion-1 = Token: 1 potion
    .note = Taken and resolved at once by the first to move onto or over it.
newton-token-student-1 = Token: 1 student
    .note = Taken and resolved at once by the first to move onto or over it.

## Masters

newton-master-boyle = Robert Boyle
    .note = Study 4, which may be split over several tiles.
newton-master-brahe = Tycho Brahe
    .note = For the rest of the game: 2 blue books.
newton-master-browne = Thomas Browne
    .note = Lessons 4, which may be split over several cards.
newton-master-bruno = Giordano Bruno
    .note = 6 coins.
newton-master-descartes = René Descartes
    .note = Lessons 1, then at once the basic action of the card taken.
newton-master-cavendish = Margaret Cavendish
    .note = Remove your next 2 shelf tiles from the game; stack rewards count.
newton-master-copernicus = Nicolaus Copernicus
    .note = Study 3, without the prerequisite of the space.
newton-master-cusano = Nicola Cusano
    .note = 3 potions.
newton-master-fahrenheit = Daniel Fahrenheit
    .note = For the rest of the game: 1 wild book.
newton-master-galilei = Galileo Galilei
    .note = Travel 3, with a cube on every space passed if you like.
newton-master-gilbert = William Gilbert
    .note = One new student on the start space of the tree.
newton-master-halley = Edmond Halley
    .note = Technology 4, which may be split over several students.
newton-master-pascal = Blaise Pascal
    .note = Travel 5 without tolls.
newton-master-huygens = Christiaan Huygens
    .note = Work 3; the objective needs no books.
newton-master-torricelli = Evangelista Torricelli
    .note = Technology 3; an objective needs no books.
newton-master-kepler = Johannes Kepler
    .note = Work 6 without coins.
newton-master-winkelmann = Maria Winkelmann
    .note = A cube on any university, ancient land or city.
newton-master-leibniz = Gottfried Leibniz
    .note = For the rest of the game: 2 orange books.
newton-master-newton = Isaac Newton
    .note = For the rest of the game: 2 green books.
newton-master-paracelsus = Paracelsus
    .note = Any one basic action of value 3.

## Discoveries

newton-discovery-infinitesimals = Infinitesimals
    .note = Cash in for 1 VP per objective you do not occupy.
newton-discovery-blood-circulation = Circulation of the blood
    .note = Cash in for 3 VP per student in reserve.
newton-discovery-terrestrial-magnetism = Magnetism of the Earth
    .note = Cash in for 1 VP per university without your cube.
newton-discovery-universal-gravitation = Universal gravitation
    .note = Cash in for 3 VP per Master not yet played.
newton-discovery-vacuum = Vacuum
    .note = Cash in for 1 VP per empty income slot.
newton-discovery-elliptical-orbits = Elliptical orbits
    .note = Cash in for 1 VP per cube still on your study board.
newton-discovery-falling-bodies = Law of falling bodies
    .note = Cash in for 2 VP per special space of the Work track not yet reached.
newton-discovery-colour-spectrum = Spectrum of colours
    .note = Cash in for 1 VP per shelf tile still in its stack.

## Study boards and colours

newton-board-counting-room = Counting room
    .note = A study board with a printed symbol Work.
newton-board-workshop = Workshop
    .note = A study board with a printed symbol Technology.
newton-board-map-room = Map room
    .note = A study board with a printed symbol Travel.
newton-board-lecture-hall = Lecture hall
    .note = A study board with a printed symbol Lessons.
newton-colour-red = red
newton-colour-blue = blue
newton-colour-green = green
newton-colour-yellow = yellow

## Effects in words

newton-one-coin = 1 coin
newton-one-potion = 1 potion
newton-one-vp = 1 VP
newton-one-student = 1 student
newton-coins = { $first } coins
newton-potions = { $first } potions
newton-vp = { $first } VP
newton-students = { $first } students
newton-both = { $first }, { $second }
newton-pay = pay { $first }: { $second }
newton-after = after { $first } { $second } or more: { $third }
newton-per = { $first } for each { $second }
newton-per-group = { $first } for every { $second } { $third }
newton-most = { $first }, at most { $second }
newton-act = { $first } { $second }
newton-any-action = any action { $first }
newton-flagged = { $first } ({ $second })
newton-flag-study-split = may be split over tiles
newton-flag-lessons-split = may be split over cards
newton-flag-technology-split = may be split over students
newton-flag-study-no-need = without prerequisite
newton-flag-work-no-need = objective without prerequisite
newton-flag-technology-no-need = objective without prerequisite
newton-flag-work-unpaid = without coins
newton-flag-travel-toll-free = without tolls
newton-flag-travel-cubes = a cube on every space
newton-flag-lessons-perform = then its basic action
newton-develop = development tile { $first }
newton-income-vp = income tile 2 VP
newton-income-coins = income tile 2 coins
newton-income-potion = income tile 1 potion
newton-drop-tiles = remove the next { $first } shelf tiles
newton-special = special action: { $first }
newton-card = { $first } { $second }
newton-start = { $first } (starting card)
newton-pair = { $first }/{ $second } { $third }

## What is counted

newton-count-orange-books = available orange book
newton-count-blue-books = available blue book
newton-count-green-books = available green book
newton-count-equal-books = set of three available books of one colour
newton-count-masters = Master played
newton-count-universities = university visited
newton-count-ancients = ancient land visited
newton-count-runs = completed run
newton-count-coins = coin
newton-count-potions = potion
newton-count-tokens = bonus token
newton-count-ends = own student on an end space
newton-count-book-sets = set of three books of three colours
newton-count-tiles = shelf tiles laid
newton-count-cards = cards in hand and on the desk that are not starting cards
newton-count-discoveries = discovery owned
newton-count-open-objectives = objective not occupied
newton-count-reserve-students = student in reserve
newton-count-open-universities = university not visited
newton-count-hand-masters = Master not yet played
newton-count-empty-slots = empty income slot
newton-count-cubes = cube on the study board
newton-count-work-spaces = special space of the Work track not yet reached
newton-count-stacked-tiles = shelf tile in its stack

## Clauses

newton-clause-cube-university = a cube on any university
newton-clause-cube-ancient = a cube on any ancient land
newton-clause-cube-anywhere = a cube on any university, ancient land or city
newton-clause-medicine = medicine tile
newton-clause-village = the scientist to any village without a token
newton-clause-second-tile = a second shelf tile in this Study action
newton-clause-double-tokens = tokens of this Technology action doubled
newton-clause-ignore-need = no prerequisite in this Study action
newton-clause-extra-cube = a second cube in this Travel action
newton-clause-copy = the immediate effect of another card on the desk
newton-clause-take-level-1 = take a level I card of the display
newton-clause-take-any = take any card of the display
newton-clause-again-income = the income of one income tile
newton-clause-again-token = the effect of one own bonus token
newton-clause-again-city = the effect of one city visited
newton-clause-again-master = the immediate effect of one Master played
newton-clause-again-objective = the VP of one objective occupied
newton-clause-discovery-half = a discovery at half its cost
newton-clause-discovery-free = a discovery for free
newton-clause-choice = any development or income tile
newton-clause-a-card = a card from hand
newton-clause-play-master = play a Master
newton-clause-nothing = nothing
