# Newton : noms des composants, avec pour chacun une ligne de notre plume, et les effets en mots.

## Actions de base

newton-action-work = Travaux
    .note = Avancez votre marqueur sur la piste des travaux ; recevez autant de pièces que la valeur.
newton-action-technology = Technologie
    .note = Avancez un de vos étudiants sur l’arbre des technologies.
newton-action-travel = Voyage
    .note = Déplacez votre scientifique le long des routes ; posez un cube là où vous vous arrêtez.
newton-action-lessons = Leçons
    .note = Prenez dans l’étalage une carte dont le niveau ne dépasse pas la valeur.
newton-action-study = Études
    .note = Posez une tuile Étagère dans un rayon dont la valeur ne dépasse pas celle de l’action.
newton-action-joker = Joker
    .note = Une action de base au choix, plus forte d’un point ; le symbole ne compte jamais ailleurs.

## Ouvrages

newton-book-orange = ouvrage orange
    .note = Ouvre des cases d’ouvrage et des objectifs ; le Maître Leibniz en a deux.
newton-book-blue = ouvrage bleu
    .note = Ouvre des cases d’ouvrage et des objectifs ; le Maître Brahe en a deux.
newton-book-green = ouvrage vert
    .note = Ouvre des cases d’ouvrage et des objectifs ; le Maître Newton en a deux.
newton-book-wild = ouvrage universel
    .note = Compte comme un ouvrage de n’importe quelle couleur, choisie à chaque usage.

## Lieux du plateau Europe

newton-place-basel = Bâle
    .note = Départ de tous les scientifiques ; Paracelse y brûla les vieux livres en 1527.
newton-place-bologna = Bologne
    .note = Université, la plus ancienne de toutes ; Copernic y étudia le droit.
newton-place-paris = Paris
    .note = Université ; Pascal et Huygens y rencontrèrent les savants d’Europe.
newton-place-leipzig = Leipzig
    .note = Université et ville natale de Leibniz.
newton-place-krakow = Cracovie
    .note = Université où Copernic apprit d’abord l’astronomie.
newton-place-cambridge = Cambridge
    .note = Université ; Newton y occupa la chaire de mathématiques.
newton-place-salamanca = Salamanque
    .note = Université qui enseigna tôt le système de Copernic.
newton-place-athenai = Athènes
    .note = Contrée antique, patrie de l’Académie de Platon.
newton-place-alexandria = Alexandrie
    .note = Contrée antique ; Euclide y enseigna, Ératosthène y mesura la Terre.
newton-place-carthago = Carthage
    .note = Contrée antique, jadis rivale de Rome.
newton-place-istanbul = Istanbul
    .note = Ville sur deux continents, avec l’observatoire de Taqi al-Din.
newton-place-amsterdam = Amsterdam
    .note = Ville d’imprimeurs dont les livres passaient toutes les frontières.
newton-place-napoli = Naples
    .note = Ville de Della Porta et de son académie des secrets.
newton-place-london = Londres
    .note = Ville de la Royal Society.
newton-place-lisboa = Lisbonne
    .note = Ville des navigateurs.
newton-place-marseille = Marseille
    .note = Ville où Gassendi observait le ciel.
newton-place-gdansk = Dantzig
    .note = Ville d’Hevelius et de ses grandes lunettes.
newton-place-uraniborg = Uraniborg
    .note = Case Maître : le château des étoiles de Tycho Brahe, sur l’île de Hven.
newton-place-uppsala = Uppsala
    .note = Objectif du plateau Europe, au bout de la route du nord.
newton-place-ulm = Ulm
    .note = Village sur le Danube, où Kepler imprima ses tables des planètes.
newton-place-speyer = Spire
    .note = Village sur le Rhin.
newton-place-chur = Coire
    .note = Village au pied des cols des Alpes.
newton-place-besancon = Besançon
    .note = Village du Jura, plus tard cité des horlogers.
newton-place-calais = Calais
    .note = Village sur le plus court chemin vers l’Angleterre.
newton-place-bayonne = Bayonne
    .note = Village sur la route d’Espagne.
newton-place-cadiz = Cadix
    .note = Village à la porte de l’Océan.
newton-place-pisa = Pise
    .note = Village, ville natale de Galilée.
newton-place-messina = Messine
    .note = Village sur le détroit ; Maurolico y enseigna.
newton-place-graz = Graz
    .note = Village où Kepler fut maître d’école.
newton-place-ragusa = Raguse
    .note = Village d’où partaient les caravanes pour Istanbul.
newton-place-rhodos = Rhodes
    .note = Village sur la route maritime d’Égypte.
newton-place-torun = Thorn
    .note = Village, ville natale de Copernic.
newton-place-lubeck = Lübeck
    .note = Village, porte de la mer Baltique.

## Villes, universités, contrées antiques

newton-city-bank = Banque
    .note = 4 pièces.
newton-city-apothecary = Apothicaire
    .note = 2 potions.
newton-city-school = École
    .note = Un nouvel étudiant sur la case de départ de l’arbre.
newton-city-letter-office = Bureau des lettres
    .note = Payez 2 pièces pour poser un cube sur une université quelconque.
newton-city-antiquary = Antiquaire
    .note = Payez 2 pièces pour poser un cube sur une contrée antique quelconque.
newton-city-medicine-1 = Hôpital
    .note = Ville médicinale : la première visitée rapporte 1 PV par Entretien, la seconde le porte à 3.
newton-city-medicine-2 = Théâtre d’anatomie
    .note = Ville médicinale : la première visitée rapporte 1 PV par Entretien, la seconde le porte à 3.
newton-city-instrument-maker = Facteur d’instruments
    .note = Grandes découvertes : prenez une découverte disponible à moitié prix, arrondi au supérieur.
newton-university-i = Université I
    .note = Visitée d’un cube, elle remplit le prérequis de la case d’ouvrage marquée I.
newton-university-ii = Université II
    .note = Visitée d’un cube, elle remplit le prérequis de la case d’ouvrage marquée II.
newton-university-iii = Université III
    .note = Visitée d’un cube, elle remplit le prérequis de la case d’ouvrage marquée III.
newton-university-iv = Université IV
    .note = Visitée d’un cube, elle remplit le prérequis de la case d’ouvrage marquée IV.
newton-university-v = Université V
    .note = Visitée d’un cube, elle remplit le prérequis de la case d’ouvrage marquée V.
newton-university-vi = Université VI
    .note = Visitée d’un cube, elle remplit le prérequis de la case d’ouvrage marquée VI.
newton-ancient-column = Contrée antique : colonne
    .note = Visitée d’un cube, elle remplit le prérequis de la case d’ouvrage qui montre une colonne.
newton-ancient-obelisk = Contrée antique : obélisque
    .note = Visitée d’un cube, elle remplit le prérequis de la case d’ouvrage qui montre un obélisque.
newton-ancient-amphora = Contrée antique : amphore
    .note = Visitée d’un cube, elle remplit le prérequis de la case d’ouvrage qui montre une amphore.

## Spécialisations

newton-specialisation-law = Droit
    .note = Une tuile Développement pour Travaux.
newton-specialisation-mechanics = Mécanique
    .note = Une tuile Développement pour Technologie.
newton-specialisation-geography = Géographie
    .note = Une tuile Développement pour Voyage.
newton-specialisation-rhetoric = Rhétorique
    .note = Une tuile Développement pour Leçons.
newton-specialisation-logic = Logique
    .note = Une tuile Développement pour Études.
newton-specialisation-astronomy = Astronomie
    .note = Une tuile Revenu : 2 PV à chaque Entretien.
newton-specialisation-bookkeeping = Comptabilité
    .note = Une tuile Revenu : 2 pièces à chaque Entretien.
newton-specialisation-alchemy = Alchimie
    .note = Une tuile Revenu : 1 potion à chaque Entretien.
newton-specialisation-mathematics = Mathématiques
    .note = N’importe quelle tuile Développement ou tuile Revenu.
newton-specialisation-natural-philosophy = Philosophie naturelle
    .note = N’importe quelle tuile Développement ou tuile Revenu.

## Inventions

newton-invention-microscope = Microscope
    .note = 1 potion et 6 PV.
newton-invention-thermometer = Thermomètre
    .note = 2 potions et 3 PV.
newton-invention-calculating-machine = Machine à calculer
    .note = 5 pièces et un nouvel étudiant sur la case de départ.
newton-invention-pendulum-clock = Horloge à pendule
    .note = 2 PV et 2 pièces par Maître joué.
newton-invention-slide-rule = Règle à calcul
    .note = 2 PV par université visitée.
newton-invention-pantograph = Pantographe
    .note = Par contrée antique visitée : 2 PV et une action Technologie de valeur 1.
newton-invention-steam-pump = Pompe à vapeur
    .note = Par suite complète : 1 PV et une action Travaux de valeur 1.
newton-invention-telescope = Lunette
    .note = 2 pièces, puis une action Études de valeur 3.
newton-invention-orrery = Planétaire
    .note = 2 PV, puis une action Leçons de valeur 3.
newton-invention-octant = Octant
    .note = 1 potion, puis une action Voyage de valeur 3.
newton-invention-barometer = Baromètre
    .note = Grandes découvertes : prenez gratuitement une découverte disponible.

## Objectifs

newton-objective-fortune = Fortune
    .note = À la fin, 1 PV par pièce, au plus 14.
newton-objective-laboratory = Laboratoire
    .note = À la fin, 2 PV par potion, au plus 14.
newton-objective-cabinet = Cabinet de curiosités
    .note = À la fin, 2 PV par jeton bonus, au plus 14.
newton-objective-doctorates = Doctorats
    .note = À la fin, 3 PV par université visitée, au plus 15.
newton-objective-antiquity = Antiquité
    .note = À la fin, 5 PV par contrée antique visitée, au plus 15.
newton-objective-pupils = Disciples
    .note = À la fin, 4 PV par étudiant à vous sur une case finale, au plus 16.
newton-objective-giants = Épaules de géants
    .note = À la fin, 4 PV par Maître joué, au plus 16.
newton-objective-encyclopedia = Encyclopédie
    .note = À la fin, 5 PV par lot de trois ouvrages de trois couleurs, au plus 15 ; sans potions.
newton-objective-bookcase = Bibliothèque
    .note = À la fin, 4 PV pour trois tuiles Étagère posées, au plus 16.
newton-objective-curriculum = Cursus
    .note = À la fin, 3 PV pour deux cartes en main et sur le bureau (sans celles de départ), au plus 15.
newton-objective-fame = Renommée
    .note = Grandes découvertes : à la fin, 4 PV par découverte possédée, au plus 12.

## Jetons bonus

newton-token-coins-2 = Jeton : 2 pièces
    .note = Pris et résolu aussitôt par le premier qui passe dessus ou s’y arrête.
newton-token-coins-3 = Jeton : 3 pièces
    .note = Pris et résolu aussitôt par le premier qui passe dessus ou s’y arrête.
newton-token-vp-2 = Jeton : 2 PV
    .note = Pris et résolu aussitôt par le premier qui passe dessus ou s’y arrête.
newton-token-vp-3 = Jeton : 3 PV
    .note = Pris et résolu aussitôt par le premier qui passe dessus ou s’y arrête.
newton-token-potion-1 = Jeton : 1 potion
    .note = Pris et résolu aussitôt par le premier qui passe dessus ou s’y arrête.
newton-token-student-1 = Jeton : 1 étudiant
    .note = Pris et résolu aussitôt par le premier qui passe dessus ou s’y arrête.

## Maîtres

newton-master-boyle = Robert Boyle
    .note = Études 4, à répartir au besoin entre plusieurs tuiles.
newton-master-brahe = Tycho Brahe
    .note = Pour le reste de la partie : 2 ouvrages bleus.
newton-master-browne = Thomas Browne
    .note = Leçons 4, à répartir au besoin entre plusieurs cartes.
newton-master-bruno = Giordano Bruno
    .note = 6 pièces.
newton-master-descartes = René Descartes
    .note = Leçons 1, puis aussitôt l’action de base de la carte prise.
newton-master-cavendish = Margaret Cavendish
    .note = Retirez du jeu vos 2 prochaines tuiles Étagère ; les bonus de pile comptent.
newton-master-copernicus = Nicolas Copernic
    .note = Études 3, sans le prérequis de la case.
newton-master-cusano = Nicolas de Cues
    .note = 3 potions.
newton-master-fahrenheit = Daniel Fahrenheit
    .note = Pour le reste de la partie : 1 ouvrage universel.
newton-master-galilei = Galilée
    .note = Voyage 3, avec, si vous voulez, un cube sur chaque case traversée.
newton-master-gilbert = William Gilbert
    .note = Un nouvel étudiant sur la case de départ de l’arbre.
newton-master-halley = Edmond Halley
    .note = Technologie 4, à répartir au besoin entre plusieurs étudiants.
newton-master-pascal = Blaise Pascal
    .note = Voyage 5 sans péages.
newton-master-huygens = Christiaan Huygens
    .note = Travaux 3 ; l’objectif n’exige pas d’ouvrages.
newton-master-torricelli = Evangelista Torricelli
    .note = Technologie 3 ; un objectif n’exige pas d’ouvrages.
newton-master-kepler = Johannes Kepler
    .note = Travaux 6 sans pièces.
newton-master-winkelmann = Maria Winkelmann
    .note = Un cube sur une université, une contrée antique ou une ville quelconque.
newton-master-leibniz = Gottfried Leibniz
    .note = Pour le reste de la partie : 2 ouvrages orange.
newton-master-newton = Isaac Newton
    .note = Pour le reste de la partie : 2 ouvrages verts.
newton-master-paracelsus = Paracelse
    .note = Une action de base au choix, de valeur 3.

## Découvertes

newton-discovery-infinitesimals = Infinitésimaux
    .note = À encaisser pour 1 PV par objectif que vous n’occupez pas.
newton-discovery-blood-circulation = Circulation du sang
    .note = À encaisser pour 3 PV par étudiant en réserve.
newton-discovery-terrestrial-magnetism = Magnétisme terrestre
    .note = À encaisser pour 1 PV par université sans cube à vous.
newton-discovery-universal-gravitation = Gravitation universelle
    .note = À encaisser pour 3 PV par Maître pas encore joué.
newton-discovery-vacuum = Vide
    .note = À encaisser pour 1 PV par emplacement de revenu vide.
newton-discovery-elliptical-orbits = Orbites elliptiques
    .note = À encaisser pour 1 PV par cube encore sur votre plateau d’études.
newton-discovery-falling-bodies = Chute des corps
    .note = À encaisser pour 2 PV par case spéciale de la piste des travaux pas encore atteinte.
newton-discovery-colour-spectrum = Spectre des couleurs
    .note = À encaisser pour 1 PV par tuile Étagère encore dans sa pile.

## Plateaux d’études et couleurs

newton-board-counting-room = Comptoir
    .note = Un plateau d’études avec un symbole Travaux imprimé.
newton-board-workshop = Atelier
    .note = Un plateau d’études avec un symbole Technologie imprimé.
newton-board-map-room = Salle des cartes
    .note = Un plateau d’études avec un symbole Voyage imprimé.
newton-board-lecture-hall = Salle de cours
    .note = Un plateau d’études avec un symbole Leçons imprimé.
newton-colour-red = rouge
newton-colour-blue = bleu
newton-colour-green = vert
newton-colour-yellow = jaune

## Effets en mots

newton-one-coin = 1 pièce
newton-one-potion = 1 potion
newton-one-vp = 1 PV
newton-one-student = 1 étudiant
newton-coins = { $first } pièces
newton-potions = { $first } potions
newton-vp = { $first } PV
newton-students = { $first } étudiants
newton-both = { $first }, { $second }
newton-pay = payez { $first } : { $second }
newton-after = après { $first } { $second } ou plus : { $third }
newton-per = { $first } par { $second }
newton-per-group = { $first } pour { $second } { $third }
newton-most = { $first }, au plus { $second }
newton-act = { $first } { $second }
newton-any-action = une action au choix, valeur { $first }
newton-flagged = { $first } ({ $second })
newton-flag-study-split = répartissable entre des tuiles
newton-flag-lessons-split = répartissable entre des cartes
newton-flag-technology-split = répartissable entre des étudiants
newton-flag-study-no-need = sans prérequis
newton-flag-work-no-need = objectif sans prérequis
newton-flag-technology-no-need = objectif sans prérequis
newton-flag-work-unpaid = sans pièces
newton-flag-travel-toll-free = sans péages
newton-flag-travel-cubes = un cube sur chaque case
newton-flag-lessons-perform = puis son action de base
newton-develop = tuile Développement { $first }
newton-income-vp = tuile Revenu 2 PV
newton-income-coins = tuile Revenu 2 pièces
newton-income-potion = tuile Revenu 1 potion
newton-drop-tiles = retirez les { $first } prochaines tuiles Étagère
newton-special = action spéciale : { $first }
newton-card = { $first } { $second }
newton-start = { $first } (carte de départ)
newton-pair = { $first }/{ $second } { $third }

## Ce qui est compté

newton-count-orange-books = ouvrage orange disponible
newton-count-blue-books = ouvrage bleu disponible
newton-count-green-books = ouvrage vert disponible
newton-count-equal-books = lot de trois ouvrages disponibles d’une couleur
newton-count-masters = Maître joué
newton-count-universities = université visitée
newton-count-ancients = contrée antique visitée
newton-count-runs = suite complète
newton-count-coins = pièce
newton-count-potions = potion
newton-count-tokens = jeton bonus
newton-count-ends = étudiant à vous sur une case finale
newton-count-book-sets = lot de trois ouvrages de trois couleurs
newton-count-tiles = tuiles Étagère posées
newton-count-cards = cartes en main et sur le bureau autres que celles de départ
newton-count-discoveries = découverte possédée
newton-count-open-objectives = objectif non occupé
newton-count-reserve-students = étudiant en réserve
newton-count-open-universities = université non visitée
newton-count-hand-masters = Maître pas encore joué
newton-count-empty-slots = emplacement de revenu vide
newton-count-cubes = cube sur le plateau d’études
newton-count-work-spaces = case spéciale de la piste des travaux pas encore atteinte
newton-count-stacked-tiles = tuile Étagère dans sa pile

## Clauses

newton-clause-cube-university = un cube sur une université quelconque
newton-clause-cube-ancient = un cube sur une contrée antique quelconque
newton-clause-cube-anywhere = un cube sur une université, une contrée antique ou une ville quelconque
newton-clause-medicine = tuile Médecine
newton-clause-village = le scientifique dans un village quelconque sans jeton
newton-clause-second-tile = une seconde tuile Étagère dans cette action Études
newton-clause-double-tokens = jetons de cette action Technologie doublés
newton-clause-ignore-need = pas de prérequis dans cette action Études
newton-clause-extra-cube = un second cube dans cette action Voyage
newton-clause-copy = l’effet immédiat d’une autre carte du bureau
newton-clause-take-level-1 = prenez une carte de niveau I de l’étalage
newton-clause-take-any = prenez une carte quelconque de l’étalage
newton-clause-again-income = le revenu d’une tuile Revenu
newton-clause-again-token = l’effet d’un de vos jetons bonus
newton-clause-again-city = l’effet d’une ville visitée
newton-clause-again-master = l’effet immédiat d’un Maître joué
newton-clause-again-objective = les PV d’un objectif occupé
newton-clause-discovery-half = une découverte à moitié prix
newton-clause-discovery-free = une découverte gratuite
newton-clause-choice = une tuile Développement ou Revenu au choix
newton-clause-a-card = une carte de la main
newton-clause-play-master = jouez un Maître
newton-clause-nothing = rien
