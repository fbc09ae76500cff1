# Expo 1906 : noms des composants, avec pour chacun une ligne de notre plume.

## Types de ressources

expo1906-type-steel = acier
    .note = Un matériau, opposé au cuivre.
expo1906-type-copper = cuivre
    .note = Un matériau, opposé à l’acier.
expo1906-type-manual = manuel
    .note = Le travail à la main, opposé au travail automatisé.
expo1906-type-automated = automatisé
    .note = Le travail par la machine, opposé au travail manuel.
expo1906-type-scientific = scientifique
    .note = Une méthode qui part de la théorie, opposée à l’empirique.
expo1906-type-empirical = empirique
    .note = Une méthode qui part de l’essai, opposée à la scientifique.
expo1906-type-steam = vapeur
    .note = Une énergie, opposée à l’électricité ; elle n’a pas de piste de brevets.
expo1906-type-electric = électricité
    .note = Une énergie, opposée à la vapeur ; elle n’a pas de piste de brevets.

## Formes

expo1906-shape-l = L
expo1906-shape-t = T
expo1906-shape-s = S
expo1906-shape-i = I
expo1906-shape-o = carré
expo1906-shape-single = une case

## Cartes Action

expo1906-card-terminal = Terminal
    .note = Achetez jusqu’à 3 tuiles Ressource : 1 $ la première, 2 $ la deuxième, 3 $ la troisième.
expo1906-card-academy = Académie
    .note = Achetez un projet ou une technologie pour 2 $.
expo1906-card-laboratory = Laboratoire
    .note = Jusqu’à 3 fois : posez une de vos tuiles dans votre laboratoire, ou retirez-en une.
expo1906-card-journal = Journal
    .note = Dépensez jusqu’à 3 points de mouvement pour vos marqueurs de brevet.
expo1906-card-skyscraper = Gratte-ciel
    .note = Recevez 4 $ ; personne n’a plus de 12 $.
expo1906-card-meeting = Meeting
    .note = Finit la manche. Deux options : repositionner jusqu’à 3 tuiles, 1 $, 1 PM, choisir la tuile Jury.

expo1906-upgraded-terminal = Terminal amélioré
    .note = Achetez jusqu’à 3 tuiles Ressource : 1 $ la première, 1 $ la deuxième, 2 $ la troisième.
expo1906-upgraded-academy = Académie améliorée
    .note = Achetez un projet ou une technologie pour 2 $, et prenez une tuile du Terminal gratuitement.
expo1906-upgraded-laboratory = Laboratoire amélioré
    .note = Jusqu’à 4 fois : posez une de vos tuiles dans votre laboratoire, ou retirez-en une.
expo1906-upgraded-journal = Journal amélioré
    .note = Dépensez jusqu’à 4 points de mouvement pour vos marqueurs ; chaque passage coûte 1 $ de moins.
expo1906-upgraded-skyscraper = Gratte-ciel amélioré
    .note = Recevez 6 $ ; personne n’a plus de 12 $.

## Jetons bonus

expo1906-chip-eiffel = Tour Eiffel, Paris 1889
    .note = En tout dernier : 1 PV par tranche de 8 PV, arrondi au supérieur.
expo1906-chip-ferris = Grande roue, Chicago 1893
    .note = 1 PV par tranche de 2 $ en votre possession, arrondi au supérieur.
expo1906-chip-colonies = Palais des Colonies, Bruxelles 1897
    .note = 1 PV pour chacune de vos cases de ferraille qu’une autre tuile recouvre désormais.
expo1906-chip-metro = Métro, Paris 1900
    .note = 2 PV par technologie dans votre laboratoire, 6 PV au plus.
expo1906-chip-fine-arts = Palais des Beaux-Arts, Liège 1905
    .note = 3 PV.
expo1906-chip-simplon = Tunnel du Simplon, Milan 1906
    .note = 1 PV par forme de projet différente dans votre laboratoire, achevé ou non.

## Petites tuiles

expo1906-resource = 2 { $first } / 1 { $second }
expo1906-tile-scrap = Ferraille
    .note = Ce qu’ont laissé les échecs passés ; seule l’action Laboratoire en débarrasse.

## Technologies

expo1906-tile-terminal-upgrade = Amélioration du Terminal
    .note = Tant qu’elle est dans votre laboratoire, vous avez la carte Terminal améliorée.
expo1906-tile-academy-upgrade = Amélioration de l’Académie
    .note = Tant qu’elle est dans votre laboratoire, vous avez la carte Académie améliorée.
expo1906-tile-laboratory-upgrade = Amélioration du Laboratoire
    .note = Tant qu’elle est dans votre laboratoire, vous avez la carte Laboratoire améliorée.
expo1906-tile-journal-upgrade = Amélioration du Journal
    .note = Tant qu’elle est dans votre laboratoire, vous avez la carte Journal améliorée.
expo1906-tile-skyscraper-upgrade = Amélioration du Gratte-ciel
    .note = Tant qu’elle est dans votre laboratoire, vous avez la carte Gratte-ciel améliorée.
expo1906-tile-combustion-engine = Moteur à combustion
    .note = Le quatre-temps de Nikolaus Otto, en 1876, change la chaleur en mouvement sans chaudière.
expo1906-tile-batteries = Piles
    .note = La pile sèche de Carl Gassner, en 1886, s’emporte partout sans rien renverser.
expo1906-tile-pneumatic-hammer = Marteau pneumatique
    .note = Breveté par Charles Brady King en 1894, il rive bientôt les charpentes d’acier.
expo1906-tile-time-study = Chronométrage
    .note = Dès 1881, Frederick Taylor mesure le travail manuel de Midvale Steel, chronomètre en main.
expo1906-tile-galvanometer = Galvanomètre
    .note = Le cadre mobile de cuivre d’Arsène d’Arsonval, en 1882, rend visibles les courants faibles.
expo1906-tile-automatic-exchange = Central automatique
    .note = Le commutateur téléphonique d’Almon Strowger, breveté en 1891, se passe d’opératrices.
expo1906-tile-tabulating-machine = Tabulatrice
    .note = Les cartes perforées de Herman Hollerith dépouillent le recensement américain de 1890.
expo1906-tile-high-speed-steel = Acier rapide
    .note = Trouvé à force d’essais de coupe par Frederick Taylor et Maunsel White ; montré à Paris en 1900.

## Projets

expo1906-tile-cellophane = Cellophane
    .note = Le film transparent de viscose de Jacques Brandenberger, breveté en 1908.
expo1906-tile-air-liquefier = Liquéfacteur d’air
    .note = En 1895, Carl von Linde liquéfie l’air en quantité en le refroidissant par sa propre détente.
expo1906-tile-compound-locomotive = Locomotive compound
    .note = En 1876, Anatole Mallet emploie deux fois la même vapeur entre Bayonne et Biarritz.
expo1906-tile-electric-iron = Fer à repasser électrique
    .note = Le New-Yorkais Henry Seely brevette le premier en 1882.
expo1906-tile-synthetic-rubber = Caoutchouc synthétique
    .note = Fritz Hofmann polymérise l’isoprène en caoutchouc à Elberfeld en 1909.
expo1906-tile-induction-motor = Moteur à induction
    .note = Publié en 1888 par Galileo Ferraris et par Nikola Tesla : un champ tournant entraîne le rotor.
expo1906-tile-bakelite = Bakélite
    .note = La résine de Leo Baekeland, en 1907, est le premier plastique entièrement synthétique.
expo1906-tile-laparoscope = Laparoscope
    .note = Georg Kelling regarde le premier dans un abdomen fermé en 1901, celui d’un chien.
expo1906-tile-espresso-machine = Machine à expresso
    .note = Brevetée en 1901 par le Milanais Luigi Bezzera ; on goûte son café à l’exposition de 1906.
expo1906-tile-electric-lift = Ascenseur électrique
    .note = Werner von Siemens montre le premier à Mannheim en 1880.
expo1906-tile-x-ray-image = Radiographie
    .note = Wilhelm Röntgen photographie les os de la main de sa femme en décembre 1895.
expo1906-tile-electric-locomotive = Locomotive électrique
    .note = Les machines triphasées de Kálmán Kandó roulent sur la ligne de la Valteline dès 1902.
expo1906-tile-aspirin = Aspirine
    .note = Felix Hoffmann obtient l’acide acétylsalicylique pur chez Bayer en 1897.
expo1906-tile-steam-turbine = Turbine à vapeur
    .note = La machine de Charles Parsons, en 1884, fait 18 000 tours par minute.
expo1906-tile-ammonia-synthesis = Synthèse de l’ammoniac
    .note = En 1909, Fritz Haber fixe l’azote de l’air : d’abord quelques gouttes d’ammoniac par minute.
expo1906-tile-wireless-telegraph = Télégraphe sans fil
    .note = Guglielmo Marconi dépose son brevet en 1896 et franchit l’Atlantique en 1901.
expo1906-tile-record-player = Tourne-disque
    .note = Le gramophone d’Emile Berliner, en 1887, joue des disques plats au lieu de cylindres.
expo1906-tile-arc-furnace = Four à arc
    .note = Paul Héroult produit de l’acier à l’arc électrique en 1900.
expo1906-tile-steam-car = Voiture à vapeur
    .note = L’Obéissante d’Amédée Bollée, en 1873, mène douze personnes sur les routes du Mans.
expo1906-tile-linotype = Linotype
    .note = La machine d’Ottmar Mergenthaler fond des lignes entières pour le New York Tribune dès 1886.
expo1906-tile-cable-car = Tramway à câble
    .note = En 1873, les voitures d’Andrew Hallidie agrippent le câble qui court sous San Francisco.
expo1906-tile-electrocardiogram = Électrocardiogramme
    .note = Willem Einthoven, à Leyde, enregistre le cœur avec son galvanomètre à corde, publié en 1903.
expo1906-tile-telephone = Téléphone
    .note = Antonio Meucci dépose un caveat en 1871, Alexander Graham Bell obtient le brevet en 1876.
expo1906-tile-light-bulb = Ampoule électrique
    .note = Joseph Swan et Thomas Edison font luire des heures un filament de carbone en 1879.
expo1906-tile-rock-drill = Perforatrice
    .note = La perforatrice hydraulique d’Alfred Brandt, de 1876, creusera le tunnel du Simplon.
expo1906-tile-autoclave = Autoclave
    .note = Charles Chamberland, du laboratoire de Pasteur, stérilise à la vapeur sous pression en 1879.
expo1906-tile-cruiser = Navire croiseur
    .note = Le General-Admiral russe, lancé en 1873, passe pour le premier croiseur cuirassé.
expo1906-tile-vacuum-cleaner = Aspirateur
    .note = En 1907, le concierge James Spangler en fait un portatif d’un ventilateur et d’une taie d’oreiller.
expo1906-tile-cinematograph = Cinématographe
    .note = En décembre 1895, à Paris, Auguste et Louis Lumière font payer pour des images qui bougent.
expo1906-tile-dynamo = Dynamo
    .note = La dynamo à anneau de Zénobe Gramme, en 1871, reprend celle d’Antonio Pacinotti de 1860.
