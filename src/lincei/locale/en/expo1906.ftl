# Expo 1906: names of the components, each with one line of our own about it.

## Resource types

expo1906-type-steel = steel
    .note = A material, opposed to copper.
expo1906-type-copper = copper
    .note = A material, opposed to steel.
expo1906-type-manual = manual
    .note = Labour by hand, opposed to automated labour.
expo1906-type-automated = automated
    .note = Labour by machine, opposed to manual labour.
expo1906-type-scientific = scientific
    .note = A method that starts from theory, opposed to the empirical one.
expo1906-type-empirical = empirical
    .note = A method that starts from trial, opposed to the scientific one.
expo1906-type-steam = steam
    .note = An energy, opposed to electric; it has no patent track.
expo1906-type-electric = electric
    .note = An energy, opposed to steam; it has no patent track.

## Shapes

expo1906-shape-l = L
expo1906-shape-t = T
expo1906-shape-s = S
expo1906-shape-i = I
expo1906-shape-o = square
expo1906-shape-single = single cell

## Action cards

expo1906-card-terminal = Terminal
    .note = Buy up to 3 resource tiles: 1$ for the first, 2$ for the second, 3$ for the third.
expo1906-card-academy = Academy
    .note = Buy one project or technology for 2$.
expo1906-card-laboratory = Laboratory
    .note = Up to 3 times: place a tile of yours in your laboratory, or remove one from it.
expo1906-card-journal = Journal
    .note = Spend up to 3 movement points on your patent markers.
expo1906-card-skyscraper = Skyscraper
    .note = Gain 4$; nobody holds more than 12$.
expo1906-card-meeting = Meeting
    .note = Ends the round. Two of: reposition up to 3 tiles, 1$, 1 movement point, choose the jury tile.

expo1906-upgraded-terminal = Terminal, upgraded
    .note = Buy up to 3 resource tiles: 1$ for the first, 1$ for the second, 2$ for the third.
expo1906-upgraded-academy = Academy, upgraded
    .note = Buy one project or technology for 2$, and take one resource tile from the Terminal for free.
expo1906-upgraded-laboratory = Laboratory, upgraded
    .note = Up to 4 times: place a tile of yours in your laboratory, or remove one from it.
expo1906-upgraded-journal = Journal, upgraded
    .note = Spend up to 4 movement points on your patent markers; every crossing costs 1$ less.
expo1906-upgraded-skyscraper = Skyscraper, upgraded
    .note = Gain 6$; nobody holds more than 12$.

## Bonus chips

expo1906-chip-eiffel = Eiffel Tower, Paris 1889
    .note = Last of all: 1 VP for every 8 VP you have, rounded up.
expo1906-chip-ferris = Ferris Wheel, Chicago 1893
    .note = 1 VP for every 2$ you hold, rounded up.
expo1906-chip-colonies = Palace of the Colonies, Brussels 1897
    .note = 1 VP for each scrap cell of yours that another tile covers now.
expo1906-chip-metro = Metro, Paris 1900
    .note = 2 VP for each technology in your laboratory, 6 VP at most.
expo1906-chip-fine-arts = Palace of Fine Arts, Liège 1905
    .note = 3 VP.
expo1906-chip-simplon = Simplon Tunnel, Milan 1906
    .note = 1 VP for each different project shape in your laboratory, finished or not.

## Small tiles

expo1906-resource = 2 { $first } / 1 { $second }
expo1906-tile-scrap = Scrap
    .note = What earlier failures left behind; only the Laboratory action clears it away.

## Technologies

expo1906-tile-terminal-upgrade = Terminal upgrade
    .note = While it lies in your laboratory, you hold the upgraded Terminal card.
expo1906-tile-academy-upgrade = Academy upgrade
    .note = While it lies in your laboratory, you hold the upgraded Academy card.
expo1906-tile-laboratory-upgrade = Laboratory upgrade
    .note = While it lies in your laboratory, you hold the upgraded Laboratory card.
expo1906-tile-journal-upgrade = Journal upgrade
    .note = While it lies in your laboratory, you hold the upgraded Journal card.
expo1906-tile-skyscraper-upgrade = Skyscraper upgrade
    .note = While it lies in your laboratory, you hold the upgraded Skyscraper card.
expo1906-tile-combustion-engine = Combustion engine
    .note = Nikolaus Otto’s four-stroke engine of 1876 turned heat into motion without a boiler.
expo1906-tile-batteries = Batteries
    .note = Carl Gassner’s dry cell of 1886 could be carried anywhere without spilling.
expo1906-tile-pneumatic-hammer = Pneumatic hammer
    .note = Charles Brady King patented one in 1894; compressed air soon drove rivets into steel frames.
expo1906-tile-time-study = Time study
    .note = From 1881 Frederick Taylor measured manual work at Midvale Steel with a stopwatch.
expo1906-tile-galvanometer = Galvanometer
    .note = Jacques-Arsène d’Arsonval’s moving copper coil of 1882 made weak currents visible.
expo1906-tile-automatic-exchange = Automatic exchange
    .note = Almon Strowger’s telephone switch, patented in 1891, did without operators.
expo1906-tile-tabulating-machine = Tabulating machine
    .note = Herman Hollerith’s punched cards counted the United States census of 1890.
expo1906-tile-high-speed-steel = High-speed steel
    .note = Frederick Taylor and Maunsel White found it by countless cutting trials; shown in Paris in 1900.

## Projects

expo1906-tile-cellophane = Cellophane
    .note = Jacques Brandenberger’s clear film of viscose, patented in 1908.
expo1906-tile-air-liquefier = Air liquefier
    .note = Carl von Linde liquefied air in quantity in 1895, cooling it with its own expansion.
expo1906-tile-compound-locomotive = Compound locomotive
    .note = In 1876 Anatole Mallet used the same steam twice on the line from Bayonne to Biarritz.
expo1906-tile-electric-iron = Electric iron
    .note = Henry Seely of New York patented the first in 1882.
expo1906-tile-synthetic-rubber = Synthetic rubber
    .note = Fritz Hofmann polymerised isoprene into rubber in Elberfeld in 1909.
expo1906-tile-induction-motor = Induction motor
    .note = Galileo Ferraris and Nikola Tesla each made it public in 1888: a rotating field drags the rotor along.
expo1906-tile-bakelite = Bakelite
    .note = Leo Baekeland’s resin of 1907, the first fully synthetic plastic.
expo1906-tile-laparoscope = Laparoscope
    .note = Georg Kelling first looked into a closed abdomen in 1901, that of a dog.
expo1906-tile-espresso-machine = Espresso machine
    .note = Luigi Bezzera of Milan patented it in 1901; visitors of the 1906 exposition could taste its coffee.
expo1906-tile-electric-lift = Electric lift
    .note = Werner von Siemens showed the first at Mannheim in 1880.
expo1906-tile-x-ray-image = X-ray image
    .note = Wilhelm Röntgen photographed the bones of his wife’s hand in December 1895.
expo1906-tile-electric-locomotive = Electric locomotive
    .note = Kálmán Kandó’s three-phase engines ran on the Valtellina line from 1902.
expo1906-tile-aspirin = Aspirin
    .note = Felix Hoffmann made pure acetylsalicylic acid at Bayer in 1897.
expo1906-tile-steam-turbine = Steam turbine
    .note = Charles Parsons’s machine of 1884 spun at 18,000 revolutions a minute.
expo1906-tile-ammonia-synthesis = Ammonia synthesis
    .note = In 1909 Fritz Haber bound the nitrogen of the air, at first a few drops of ammonia a minute.
expo1906-tile-wireless-telegraph = Wireless telegraph
    .note = Guglielmo Marconi applied for his patent in 1896 and bridged the Atlantic in 1901.
expo1906-tile-record-player = Record player
    .note = Emile Berliner’s gramophone of 1887 played flat discs instead of cylinders.
expo1906-tile-arc-furnace = Arc furnace
    .note = Paul Héroult made steel in the electric arc in 1900.
expo1906-tile-steam-car = Steam car
    .note = Amédée Bollée’s L’Obéissante of 1873 carried twelve people over the roads of Le Mans.
expo1906-tile-linotype = Linotype
    .note = Ottmar Mergenthaler’s machine cast whole lines of type for the New York Tribune from 1886.
expo1906-tile-cable-car = Cable car
    .note = Andrew Hallidie’s cars first gripped the moving cable under San Francisco’s streets in 1873.
expo1906-tile-electrocardiogram = Electrocardiogram
    .note = Willem Einthoven of Leiden recorded the heart with his string galvanometer, published in 1903.
expo1906-tile-telephone = Telephone
    .note = Antonio Meucci filed a caveat in 1871, Alexander Graham Bell was granted the patent in 1876.
expo1906-tile-light-bulb = Light bulb
    .note = Joseph Swan and Thomas Edison made carbon filaments glow for hours in 1879.
expo1906-tile-rock-drill = Rock drill
    .note = Alfred Brandt’s hydraulic drill of 1876 later cut the Simplon Tunnel.
expo1906-tile-autoclave = Autoclave
    .note = Charles Chamberland of Pasteur’s laboratory sterilised with steam under pressure in 1879.
expo1906-tile-cruiser = Cruiser
    .note = The Russian General-Admiral, launched in 1873, is often called the first armoured cruiser.
expo1906-tile-vacuum-cleaner = Vacuum cleaner
    .note = In 1907 the janitor James Spangler built a portable one from a fan, a box and a pillowcase.
expo1906-tile-cinematograph = Cinematograph
    .note = Auguste and Louis Lumière charged admission to moving pictures in Paris in December 1895.
expo1906-tile-dynamo = Dynamo
    .note = Zénobe Gramme’s ring dynamo of 1871 built on Antonio Pacinotti’s of 1860.
