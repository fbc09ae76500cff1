# The New Science : noms des éléments, chacun avec une ligne de notre plume, et les mots du jeu.

## Domaines

newscience-field-astronomy = Astronomie
    .note = Le ciel : planètes, lunes et comètes. En jeu quel que soit le nombre de joueurs.
newscience-field-mathematics = Mathématiques
    .note = Nombres, courbes et hasards. En jeu quel que soit le nombre de joueurs.
newscience-field-physics = Physique
    .note = Forces, air et lumière. En jeu quel que soit le nombre de joueurs.
newscience-field-chemistry = Chimie
    .note = Substances, gaz et feu. En jeu à quatre ou cinq joueurs seulement.
newscience-field-biology = Biologie
    .note = Le corps vivant, grand ou minuscule. En jeu à quatre ou cinq joueurs seulement.

## Pistes d’influence

newscience-track-government = Gouvernement
    .note = Votre crédit auprès des cours et des conseils ; bien des publications l’exigent.
newscience-track-religion = Religion
    .note = Votre crédit auprès des Églises ; bien des publications l’exigent.
newscience-track-enterprise = Entreprise
    .note = Votre crédit auprès des marchands et des artisans ; bien des publications l’exigent.
newscience-track-science = Science
    .note = Votre crédit auprès des savants ; bien des publications l’exigent.

## Actions

newscience-action-research = Rechercher
    .note = Un marqueur sur une découverte dont vous connaissez les prérequis, si vos points y suffisent.
newscience-action-experiment = Expérimenter
    .note = Lancez le dé pour une découverte recherchée ; en cas de succès, vous la connaissez.
newscience-action-publish = Publier
    .note = Rendez publique une découverte éprouvée et gagnez du prestige ; il faut points et influence.

## Emplacements

newscience-space-rest = Repos
    .note = Gagnez 1 point de repos, 3 au plus, et jouez plus tôt à la manche suivante.
newscience-space-event-1 = Événement 1
    .note = La carte révélée en premier : son effet, ou la carte pour votre laboratoire.
newscience-space-event-2 = Événement 2
    .note = La carte révélée en second : son effet, ou la carte pour votre laboratoire.
newscience-influence = Influence ({ $first })
newscience-influence-second = Influence ({ $first }, 2)
newscience-place = { $first } { $second }

## Découvertes

newscience-discovery-astrology = Astrologie
    .note = Johannes Kepler, 1601 : il cherche des bases plus sûres à l’astrologie, lumière et géométrie.
newscience-discovery-heliocentrism = Héliocentrisme
    .note = Nicolas Copernic, 1543 : la Terre tourne sur elle-même et autour du Soleil.
newscience-discovery-planetary-motion = Mouvement des planètes
    .note = Johannes Kepler, 1609 : les planètes suivent des ellipses, plus vite quand le Soleil est proche.
newscience-discovery-moons-of-jupiter = Lunes de Jupiter
    .note = Galileo Galilei, 1610 : quatre lunes entourent Jupiter ; tout ne tourne donc pas autour de la Terre.
newscience-discovery-solar-parallax = Parallaxe du Soleil
    .note = Cassini et Richer, 1672 : Mars, vu de Paris et de Cayenne, révèle la distance du Soleil.
newscience-discovery-cometary-orbits = Orbites des comètes
    .note = Edmond Halley, 1705 : les comètes reviennent ; celle de 1682 est attendue en 1758.
newscience-discovery-symbolic-algebra = Algèbre symbolique
    .note = François Viète, 1591 : des lettres pour les nombres, connus et inconnus.
newscience-discovery-logarithms = Logarithmes
    .note = John Napier, 1614 : multiplier devient additionner ; les astronomes gagnent des années de calcul.
newscience-discovery-analytic-geometry = Géométrie analytique
    .note = René Descartes, 1637 : les courbes deviennent équations, et les équations courbes.
newscience-discovery-probability = Probabilités
    .note = Blaise Pascal et Pierre de Fermat, 1654 : comment partager l’enjeu d’une partie interrompue.
newscience-discovery-infinite-series = Séries infinies
    .note = Nicolaus Mercator, 1668 : un logarithme écrit comme une somme sans fin.
newscience-discovery-calculus = Calcul infinitésimal
    .note = Gottfried Wilhelm Leibniz, 1684 : tangentes, maxima et minima par les différentielles.
newscience-discovery-laws-of-attraction = Lois de l’attraction
    .note = William Gilbert, 1600 : la Terre est un grand aimant, et l’ambre attire par une autre force.
newscience-discovery-falling-bodies = Chute des corps
    .note = Galileo Galilei, 1638 : l’espace parcouru croît comme le carré du temps, quel que soit le poids.
newscience-discovery-air-pressure = Pression de l’air
    .note = Blaise Pascal, 1648 : au puy de Dôme le mercure baisse ; c’est donc l’air qui le soutient.
newscience-discovery-pendulum = Pendule
    .note = Christiaan Huygens, 1673 : comment oscille le pendule, et comment il règle les horloges.
newscience-discovery-light-spectrum = Spectre de la lumière
    .note = Isaac Newton, 1672 : un prisme divise la lumière blanche en couleurs qui ne se divisent plus.
newscience-discovery-elastic-force = Force élastique
    .note = Robert Hooke, 1678 : un ressort cède en proportion de la force qu’il subit.
newscience-discovery-universal-gravitation = Gravitation universelle
    .note = Isaac Newton, 1687 : une seule force attire pierres, marées, lunes et planètes.
newscience-discovery-alchemy = Alchimie
    .note = Andreas Libavius, 1597 : les secrets du fourneau, mis en ordre dans un manuel.
newscience-discovery-nature-of-gases = Nature des gaz
    .note = Jan Baptista van Helmont, 1648 : il est d’autres airs que l’air ; il les nomme gaz.
newscience-discovery-chemical-elements = Éléments chimiques
    .note = Robert Boyle, 1661 : il doute des anciens éléments et demande de quoi les corps sont faits.
newscience-discovery-gas-law = Loi des gaz
    .note = Robert Boyle, 1662 : deux fois plus de pression sur l’air, deux fois moins de volume.
newscience-discovery-combustion = Combustion
    .note = John Mayow, 1674 : le feu et le souffle consument une seule et même part de l’air.
newscience-discovery-human-anatomy = Anatomie humaine
    .note = André Vésale, 1543 : la fabrique du corps, dessinée d’après les corps et non les vieux livres.
newscience-discovery-blood-circulation = Circulation du sang
    .note = William Harvey, 1628 : le cœur pousse le sang, et le sang fait le tour du corps.
newscience-discovery-cells = Cellules
    .note = Robert Hooke, 1665 : le liège montre au microscope de petites loges, qu’il nomme cellules.
newscience-discovery-microorganisms = Micro-organismes
    .note = Antoni van Leeuwenhoek, 1676 : des animaux dans une goutte d’eau, invisibles à l’œil nu.
newscience-discovery-species = Espèces
    .note = John Ray, 1686 : tout ce qui naît de la graine d’une même plante est d’une seule espèce.

## Scientifiques

newscience-scientist-kepler = Johannes Kepler
    .note = 1571–1630, mathématicien impérial à Prague ; il trouva les lois du mouvement des planètes.
newscience-scientist-galileo = Galilée
    .note = 1564–1642, professeur à Padoue, puis à la cour de Florence ; jugé à Rome pour une Terre mobile.
newscience-scientist-kircher = Athanasius Kircher
    .note = 1602–1680, jésuite à Rome ; il écrivit sur aimants, musique, volcans et hiéroglyphes.
newscience-scientist-leibniz = Gottfried Wilhelm Leibniz
    .note = 1646–1716, conseiller à Hanovre ; calcul infinitésimal, machine à calculer, lettres à toute l’Europe.
newscience-scientist-newton = Isaac Newton
    .note = 1642–1727, professeur à Cambridge, puis maître de la Monnaie ; lumière, calcul, gravitation.

## Cartes événement

newscience-card-type-effect = EFFET
    .note = Elle agit pour tous, toute la manche, sans cube.
newscience-card-type-play = JOUER
    .note = Qui y a son cube l’exécute aussitôt.
newscience-card-type-keep = GARDER
    .note = Qui y a son cube la met au laboratoire ; la carte qui s’y trouvait est perdue.
newscience-event-gregorian-calendar = Calendrier grégorien
    .note = 1582 : au jeudi 4 octobre succède le vendredi 15 ; dix jours où personne ne s’est reposé.
newscience-event-theatre-of-anatomy = Théâtre d’anatomie
    .note = 1595 : à Padoue, six rangs de places debout s’élèvent au-dessus de la table où Fabrice dissèque.
newscience-event-keplers-star = L’étoile de Kepler
    .note = 1604 : une étoile nouvelle éclipse Jupiter ; quiconque a un instrument le tourne vers le Serpentaire.
newscience-event-decree-against-copernicanism = Décret contre le copernicanisme
    .note = 1616 : la congrégation de l’Index suspend le livre de Copernic jusqu’à correction.
newscience-event-war-breaks-out-in-bohemia = La guerre éclate en Bohême
    .note = 1618 : deux gouverneurs volent par une fenêtre de Prague ; trente ans de guerre dispersent les savants.
newscience-event-gresham-college = Gresham College
    .note = 1597 : la fortune d’un marchand paie sept professeurs qui enseignent aux Londoniens gratuitement.
newscience-event-frankfurt-fair-catalogue = Catalogue de la foire de Francfort
    .note = 1598 : le conseil de la ville imprime désormais lui-même la liste des livres à paraître.
newscience-event-accademia-dei-lincei = Accademia dei Lincei
    .note = 1603 : à Rome, le jeune Federico Cesi et trois amis veulent voir aussi clair que le lynx.
newscience-event-anagram-for-prague = Anagramme pour Prague
    .note = 1610 : Galilée cache ce qu’il a vu près de Saturne dans des lettres mêlées ; Kepler les déchiffre, à tort.
newscience-event-collegio-romano = Collège romain
    .note = 1611 : les astronomes jésuites regardent à leur tour et répondent au cardinal : il a raison.
newscience-event-letter-to-the-grand-duchess = Lettre à la grande-duchesse
    .note = 1615 : Galilée écrit à Christine de Lorraine que l’Écriture dit comment on va au ciel, non comment va le ciel.
newscience-event-novum-organum = Novum Organum
    .note = 1620 : Francis Bacon veut d’abord des faits, puis des conclusions, et beaucoup des deux.
newscience-event-gilberts-terrella = La terrella de Gilbert
    .note = 1600 : une boule d’aimant tient lieu de Terre ; chacun peut refaire ce que William Gilbert en fit.
newscience-event-tychos-records = Les registres de Tycho
    .note = 1601 : Tycho Brahe meurt, et Kepler met la main sur vingt ans d’observations avant les héritiers.
newscience-event-dutch-spyglass = Lunette hollandaise
    .note = 1608 : Hans Lipperhey, de Middelbourg, demande un brevet pour un tube qui rapproche le lointain.
newscience-event-medicean-stars = Les astres médicéens
    .note = 1610 : Galilée donne à quatre lunes le nom des Médicis et devient mathématicien du grand-duc.
newscience-event-santorios-scales = La balance de Santorio
    .note = 1614 : depuis trente ans, Santorio Santorio se pèse, lui, ses repas et ce qu’il en advient.
newscience-event-napiers-bones = Les bâtons de Napier
    .note = 1617 : les réglettes chiffrées de John Napier changent la multiplication en addition.
newscience-event-trial-of-galileo = Procès de Galilée
    .note = 1633 : à genoux, à Rome, Galilée abjure le mouvement de la Terre.
newscience-event-jesuit-ordinance = Ordonnance des jésuites
    .note = 1651 : l’ordre dresse la liste de soixante-cinq thèses à ne pas enseigner ; certaines font la ligne de points.
newscience-event-accademia-del-cimento = Accademia del Cimento
    .note = 1657 : à Florence, deux Médicis font faire chaque expérience, puis la refont faire.
newscience-event-philosophical-transactions = Philosophical Transactions
    .note = 1665 : Henry Oldenburg imprime, à ses risques, une revue toute de science nouvelle.
newscience-event-plague-in-london = Peste à Londres
    .note = 1665 : la Royal Society quitte la ville, Cambridge ferme, et le jeune Newton rentre à Woolsthorpe.
newscience-event-mersennes-letters = Les lettres de Mersenne
    .note = 1635 : confiez une expérience au père Mersenne, et toute l’Europe la connaît et l’essaie.
newscience-event-areopagitica = Areopagitica
    .note = 1644 : John Milton, qui a rencontré Galilée captif, plaide pour l’impression sans permission.
newscience-event-invisible-college = Collège invisible
    .note = 1646 : le jeune Robert Boyle parle d’amis qui étudient la nature sans roi, ni murs, ni statuts.
newscience-event-puy-de-dome = Puy de Dôme
    .note = 1648 : Pascal reste chez lui ; son beau-frère porte le tube de Torricelli au sommet et mesure cinq fois.
newscience-event-queen-christinas-court = La cour de la reine Christine
    .note = 1649 : appelé à Stockholm, Descartes doit enseigner à cinq heures du matin ; il ne survit pas à l’hiver.
newscience-event-magdeburg-hemispheres = Hémisphères de Magdebourg
    .note = 1657 : seize chevaux ne séparent pas ce que le bourgmestre Guericke unit par le vide.
newscience-event-robert-hooke = Robert Hooke
    .note = 1662 : conservateur de la Royal Society, il doit montrer trois ou quatre expériences par semaine, et se souvient d’avoir songé le premier à toutes les autres.
newscience-event-selenographia = Selenographia
    .note = 1647 : à Dantzig, Johannes Hevelius dessine, grave et imprime la Lune, en des dizaines de planches.
newscience-event-pascals-calculator = La machine de Pascal
    .note = 1649 : le roi accorde à Blaise Pascal le privilège d’une machine que peu peuvent s’offrir.
newscience-event-oxford-coffee-house = Le café d’Oxford
    .note = 1650 : au premier café d’Angleterre, les savants découvrent combien de temps on peut veiller.
newscience-event-letters-on-the-game-of-chance = Lettres sur le jeu de hasard
    .note = 1654 : comment partager les mises d’une partie interrompue ? Pascal et Fermat en décident par lettres.
newscience-event-boyles-air-pump = La pompe à air de Boyle
    .note = 1659 : Hooke la construit, Boyle y fait le vide : les cloches s’y taisent, les bougies s’éteignent.
newscience-event-royal-charter = Charte royale
    .note = 1662 : Charles II donne à la Royal Society son sceau, le droit d’imprimer et d’écrire à l’étranger, mais point d’argent.
newscience-event-great-fire-of-london = Grand incendie de Londres
    .note = 1666 : quatre jours de feu ; le fonds des libraires brûle dans les caves de Saint-Paul.
newscience-event-academie-royale = Académie royale
    .note = 1666 : Colbert paie des savants de Paris pour travailler ensemble ; ce que l’un a tenté, les autres le refont.
newscience-event-ban-on-transfusion = Transfusion interdite
    .note = 1670 : après du sang d’agneau dans des veines humaines et un mort, le parlement de Paris l’interdit.
newscience-event-great-comet = La Grande Comète
    .note = 1680 : Gottfried Kirch la trouve à la lunette ; puis elle brille tant que chacun a son avis.
newscience-event-edict-of-nantes-revoked = Révocation de l’édit de Nantes
    .note = 1685 : les protestants perdent leurs droits en France ; Huygens et Papin ne peuvent revenir à Paris.
newscience-event-oldenburg-in-the-tower = Oldenburg à la Tour
    .note = 1667 : l’homme qui reçoit le plus de lettres de l’étranger est enfermé deux mois comme espion.
newscience-event-acta-eruditorum = Acta Eruditorum
    .note = 1682 : le mensuel latin d’Otto Mencke, à Leipzig, donne voix à qui vit loin de Londres et de Paris.
newscience-event-wrens-wager = Le pari de Wren
    .note = 1684 : un livre de quarante shillings à Hooke ou à Halley, au premier qui prouve la loi des planètes en deux mois.
newscience-event-halley-pays-for-the-principia = Halley paie les Principia
    .note = 1687 : la Royal Society s’étant ruinée pour une histoire des poissons, Edmond Halley paie l’imprimeur.
newscience-event-warden-of-the-mint = Gardien de la Monnaie
    .note = 1696 : Isaac Newton prend la charge au sérieux et traque les faux-monnayeurs de Londres, parfois jusqu’au gibet.
newscience-event-priority-dispute = Querelle de priorité
    .note = 1699 : Fatio de Duillier insinue par écrit que Leibniz tient le calcul de Newton.
newscience-event-berlin-academy = Académie de Berlin
    .note = 1700 : Leibniz persuade une électrice ; la vente des calendriers doit payer la société.
newscience-event-leibniz-machine = Machine de Leibniz
    .note = 1673 : à Londres, Leibniz montre un modèle en bois qui multiplie tout seul, ou presque.
newscience-event-leeuwenhoeks-lenses = Les lentilles de Leeuwenhoek
    .note = 1674 : un drapier de Delft taille des perles de verre et trouve de petits animaux dans l’eau d’un lac.
newscience-event-fontenelles-conversations = Les Entretiens de Fontenelle
    .note = 1686 : une marquise, un parc, les étoiles : Bernard de Fontenelle mène le ciel nouveau dans les salons.
newscience-event-greenwich-mural-arc = L’arc mural de Greenwich
    .note = 1689 : John Flamsteed mesure avec le meilleur instrument, et ne livre aucun nombre avant d’en être sûr.
newscience-event-boyle-lectures = Conférences Boyle
    .note = 1692 : le testament de Boyle paie des sermons contre l’incroyance, et Richard Bentley y prêche Newton.
newscience-event-opticks = Opticks
    .note = 1704 : Newton la gardait depuis des années dans un tiroir ; Hooke est mort, elle peut paraître.

## Effets des cartes événement

newscience-effect-round = cette manche, pour tous : { $first }
newscience-effect-now = aussitôt : { $first }
newscience-effect-play = cette manche, pour vous : { $first }
newscience-effect-keep = tant qu’elle est au laboratoire : { $first }
newscience-effect-once = une fois, puis elle est défaussée : { $first }
newscience-clause-and = { $first } ; et { $second }
newscience-clause-or = soit { $first } ; soit { $second }
newscience-clause-may = si vous voulez, { $first }
newscience-clause-if = { $first }, seulement { $second }
newscience-clause-round = cette manche { $first }
newscience-clause-only = { $first } ({ $second })
newscience-clause-who = { $first } pour { $second }
newscience-clause-either = { $first } ou { $second }
newscience-clause-both = { $first }, { $second }
newscience-clause-level = niveau { $first }
newscience-clause-levels = niveaux { $first } à { $second }
newscience-clause-each-research = à chaque recherche
newscience-clause-each-experiment = à chaque expérience
newscience-clause-each-publish = à chaque publication
newscience-clause-each-action = à chaque action d’un genre que vous choisissez maintenant
newscience-clause-each-rest = à chaque action Repos
newscience-clause-each-influence = à chaque action d’influence sur cette piste
newscience-clause-one-research = lors d’une recherche
newscience-clause-one-experiment = lors d’une expérience
newscience-clause-one-publish = lors d’une publication
newscience-clause-one-rest = lors d’une action Repos
newscience-clause-one-influence = lors d’une action d’influence sur cette piste
newscience-clause-next-research = à la prochaine recherche
newscience-clause-next-experiment = à la prochaine expérience
newscience-clause-next-publish = à la prochaine publication
newscience-clause-next-action = à la prochaine action d’un genre que vous choisissez maintenant
newscience-clause-points = { $first } aux points { $second }
newscience-clause-need = { $first } à l’influence exigée ({ $third }) { $second }
newscience-clause-need-any = { $first } à l’influence exigée sur une piste, là où elle manque, { $second }
newscience-clause-later = { $first } la valeur des suivants compte, même pour qui réussit en premier
newscience-clause-die-reroll = le dé peut être relancé une fois { $first }
newscience-clause-die-best-of-two = { $first } deux lancers, dont le plus haut compte
newscience-clause-die-late-rest = du repos peut être dépensé même après le lancer { $first }
newscience-clause-die-no-critical = { $first } aucun lancer n’échoue d’office
newscience-clause-yield-rest = { $first } au repos gagné { $second }
newscience-clause-yield = { $first } à l’influence gagnée ({ $third }) { $second }
newscience-clause-renown = { $first } au prestige gagné { $second }
newscience-clause-ward = les cartes JOUER des rivaux ne vous atteignent pas
newscience-clause-ban-research = pas de recherche ({ $first })
newscience-clause-ban-experiment = pas d’expérience ({ $first })
newscience-clause-ban-publish = pas de publication ({ $first })
newscience-clause-close-first = le premier emplacement { $first } est fermé
newscience-clause-close-last = le dernier emplacement { $first } est fermé
newscience-clause-open = un emplacement { $first } de plus
newscience-clause-influence = { $first } influence ({ $second })
newscience-clause-rest-loss = { $first } repos
newscience-clause-lab = perte de la carte au laboratoire
newscience-clause-each = chaque joueur
newscience-clause-others = chaque autre joueur
newscience-clause-rival = un rival de votre choix
newscience-clause-leader = quiconque mène sur la piste { $first }
newscience-clause-last = quiconque est dernier sur la piste { $first }
newscience-clause-any-track = une piste de votre choix
newscience-clause-order-first = la première place dans l’ordre de la manche suivante
newscience-clause-order-swap = échangez votre place avec un rival dans l’ordre de la manche suivante
newscience-clause-cube-rival = déplacez un cube d’un rival vers un emplacement libre, l’un et l’autre pas encore résolus
newscience-clause-cube-own = déplacez un de vos cubes vers un emplacement libre, l’un et l’autre pas encore résolus
newscience-clause-step-research = recherchez sans points une découverte jusqu’au niveau { $first } dont vous connaissez les prérequis
newscience-clause-step-experiment = une découverte jusqu’au niveau { $first } que vous avez recherchée et qu’un rival a prouvée l’est aussi pour vous, sans lancer
newscience-clause-ahead = les { $first } prochaines cartes événement sont visibles de tous
newscience-clause-ahead-one = la prochaine carte événement est visible de tous
newscience-clause-at-least = avec { $first } à { $second } ou plus
newscience-clause-at-most = avec { $first } à { $second } ou moins
newscience-clause-published = après une publication à soi en { $first }
newscience-clause-place-from = à partir de la place { $first } dans l’ordre de cette manche
newscience-clause-place-to = jusqu’à la place { $first } dans l’ordre de cette manche

## Questions

newscience-ask-scientist = Quel scientifique jouez-vous ? À la première manche, ils agissent dans cet ordre.
newscience-ask-place = { $left ->
    [one] Où placez-vous votre dernier cube ?
   *[other] Où placez-vous un cube ? Il vous en reste { $left }.
}
newscience-ask-research = Quelle découverte recherchez-vous ({ $space }) ?
newscience-ask-experiment = Quelle découverte expérimentez-vous ({ $space }) ?
newscience-ask-publish = Quelle découverte publiez-vous ({ $space }) ?
newscience-ask-spend = Combien de repos dépensez-vous pour { $discovery } ? Sans lui, vous avez { $points }, et avec le dé il faut { $value }.
newscience-ask-spend-late = L’expérience échouerait : le dé montre { $die }, cela fait { $total }, et il faut { $value }. Combien de repos ajoutez-vous ?
newscience-ask-reroll = { $die ->
    [1] Le dé montre 1, et l’expérience échouerait. Relancez-vous ?
   *[other] L’expérience échouerait : le dé montre { $die }, cela fait { $total }, et il faut { $value }. Relancez-vous ?
}
newscience-ask-cascade = Vous avez prouvé plusieurs découvertes d’un groupe. Laquelle est publiée avec ?
newscience-ask-yield = Utilisez-vous « { $event } » pour cette action ?
newscience-ask-choose = Lequel des deux choisissez-vous pour « { $event } » ?
newscience-ask-may = Vous servez-vous de ce qu’offre « { $event } » ?
newscience-ask-favour = Pour quelle action sont les points de « { $event } » ?
newscience-ask-rival = Quel rival choisissez-vous pour « { $event } » ?
newscience-ask-track = Quelle piste d’influence choisissez-vous pour « { $event } » ?
newscience-ask-cube = Quel cube déplacez-vous grâce à « { $event } » ?
newscience-ask-to = Vers quel emplacement va le cube grâce à « { $event } » ?
newscience-ask-step = Sur quelle découverte votre marqueur fait-il un pas grâce à « { $event } » ?

## Actions à choisir

newscience-do-scientist = { $scientist } – recherche { $research ->
    [-1] −1
    [0] 0
   *[other] +{ $research }
}, expérience { $experiment ->
    [-1] −1
    [0] 0
   *[other] +{ $experiment }
}, publication { $publish ->
    [-1] −1
    [0] 0
   *[other] +{ $publish }
}
newscience-do-place-rest = { $position ->
    [1] Repos – et premier à la manche suivante
    [2] Repos – et deuxième à la manche suivante
    [3] Repos – et troisième à la manche suivante
   *[other] Repos – et numéro { $position } à la manche suivante
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
    [0] Rechercher { $discovery } (valeur { $value })
   *[other] Rechercher { $discovery } (valeur { $value }) pour { $rest } repos
}
newscience-do-research-card = { $rest ->
    [0] Rechercher { $discovery } (valeur { $value }) avec « { $event } » – { $clause }
   *[other] Rechercher { $discovery } (valeur { $value }) pour { $rest } repos avec « { $event } » – { $clause }
}
newscience-do-experiment = Expérimenter { $discovery } – { $points } et le dé contre { $value } : { $chance } % sans repos
newscience-do-experiment-card = Expérimenter { $discovery } – { $points } et le dé contre { $value } : { $chance } % sans repos, avec « { $event } » – { $clause }
newscience-do-publish = { $rest ->
    [0] { $cascade ->
        [0] Publier { $discovery } (valeur { $value }) : { $prestige } prestige
        [one] Publier { $discovery } (valeur { $value }) : { $prestige } prestige ; une autre suit sans prestige
       *[other] Publier { $discovery } (valeur { $value }) : { $prestige } prestige ; { $cascade } autres suivent sans prestige
    }
   *[other] { $cascade ->
        [0] Publier { $discovery } (valeur { $value }) pour { $rest } repos : { $prestige } prestige
        [one] Publier { $discovery } (valeur { $value }) pour { $rest } repos : { $prestige } prestige ; une autre suit sans prestige
       *[other] Publier { $discovery } (valeur { $value }) pour { $rest } repos : { $prestige } prestige ; { $cascade } autres suivent sans prestige
    }
}
newscience-do-publish-card = { $rest ->
    [0] { $cascade ->
        [0] Publier { $discovery } (valeur { $value }) : { $prestige } prestige, avec « { $event } » – { $clause }
        [one] Publier { $discovery } (valeur { $value }) : { $prestige } prestige, une autre suit sans prestige, avec « { $event } » – { $clause }
       *[other] Publier { $discovery } (valeur { $value }) : { $prestige } prestige, { $cascade } autres suivent sans prestige, avec « { $event } » – { $clause }
    }
   *[other] { $cascade ->
        [0] Publier { $discovery } (valeur { $value }) pour { $rest } repos : { $prestige } prestige, avec « { $event } » – { $clause }
        [one] Publier { $discovery } (valeur { $value }) pour { $rest } repos : { $prestige } prestige, une autre suit sans prestige, avec « { $event } » – { $clause }
       *[other] Publier { $discovery } (valeur { $value }) pour { $rest } repos : { $prestige } prestige, { $cascade } autres suivent sans prestige, avec « { $event } » – { $clause }
    }
}
newscience-do-step-research = Rechercher { $discovery } sans points
newscience-do-step-experiment = Prouver { $discovery } sans lancer
newscience-do-spend = { $rest ->
    [0] Pas de repos – { $chance } %
   *[other] { $rest } repos – { $chance } %
}
newscience-do-spend-late = { $rest ->
    [0] Pas de repos – { $total } contre { $value }
   *[other] { $rest } repos – { $total } contre { $value }
}
newscience-do-reroll = Relancer
newscience-do-keep-die = Laisser le dé tel quel
newscience-do-cascade = Publier { $discovery } avec
newscience-do-choose = Choisir – { $clause }
newscience-do-rival = { $player }
newscience-do-track = { $track }
newscience-do-favour = { $action }
newscience-do-cube = { $player } – { $space }
newscience-do-to = Vers { $space }
newscience-do-accept = Oui – { $clause }
newscience-do-use = Utiliser « { $event } »
newscience-do-decline = Renoncer – l’action { $action } est perdue
newscience-do-decline-clause = Renoncer

## Journal de partie : mise en place, manche, événements

newscience-log-scientist = { $player } joue { $scientist }.
newscience-log-round = La manche { $round } commence.
newscience-log-reveal = Carte révélée : { $event }.
    .joins = { $event }
newscience-log-ahead = Visible à l’avance : { $event }.
    .joins = { $event }
newscience-log-place = { $player } place un cube : { $space }.
newscience-log-place-event = { $player } place un cube sur « { $event } ».
newscience-log-play = { $player } accomplit « { $event } ».
newscience-log-keep = { $player } met « { $event } » au laboratoire.
newscience-log-used = { $player } utilise « { $event } », qui sort ensuite du jeu.
newscience-log-leaves = { $player } perd la carte « { $event } » du laboratoire ; elle sort du jeu.
newscience-log-skipped = { $event } : ce qui ne peut s’accomplir est sauté.
newscience-log-closed = Un emplacement ne reçoit pas de cube cette manche : { $action }.
newscience-log-not-closed = « { $event } » ne ferme aucun emplacement : il en resterait trop peu.
newscience-log-opened = Il y a un emplacement de plus cette manche : { $action }.
newscience-log-first = { $player } sera en tête à la manche suivante.
newscience-log-swap = { $player } aura la place { $place } à la manche suivante.
newscience-log-cube = { $player } voit un de ses cubes déplacé : { $from }, puis { $to }.

## Journal de partie : actions

newscience-log-rest = { $player } se repose et a maintenant { $rest } repos.
newscience-log-rest-loss = { $player } perd du repos et en garde { $rest }.
newscience-log-influence = { $player } a maintenant { $value } d’influence : { $track }.
newscience-log-spend = { $player } dépense { $rest } repos.
newscience-log-research = { $player } recherche { $discovery }.
newscience-log-markers = { $player } a maintenant { $count } marqueurs sur l’arbre ; la boîte en contient dix.
newscience-log-experiment = { $player } expérimente { $discovery } : { $points } et le dé contre { $value }.
newscience-log-die = { $player } lance le dé : { $die }.
newscience-log-success = { $player } prouve { $discovery } : { $total } contre { $value }.
newscience-log-failure = { $player } ne parvient pas à prouver { $discovery } : { $total } contre { $value }.
newscience-log-critical = { $player } ne parvient pas à prouver { $discovery } : ce lancer échoue toujours.
newscience-log-step = { $player } prouve { $discovery } sans lancer.
newscience-log-publish = { $player } publie { $discovery } : { $points } prestige.
newscience-log-cascade = { $player } publie avec, sans prestige : { $discovery }.
    .joins = { $discovery }
newscience-log-returned = { $player } reprend son marqueur : { $discovery }.
newscience-log-lost = { $player } ne peut rien faire à présent, et une action est perdue : { $action }.
newscience-log-decline = { $player } renonce à une action : { $action }.

## Journal de partie : fin

newscience-log-end-s-12-03 = Toutes les découvertes de niveau 5 sont publiées : la partie est terminée.
newscience-log-end-s-12-04 = Il ne reste aucune carte événement : la partie est terminée.
newscience-log-most = { $player } a le plus publié : { $points } prestige.
newscience-log-track = { $player } est au plus haut sur la piste { $track } : { $points } prestige.

## D’où viennent les points

newscience-points-publish = publication : { $discovery }
newscience-points-most = le plus de publications
newscience-points-track = plus forte influence : { $track }

## Pourquoi pas : ce que le hasard décide

newscience-why-s-c01 = Une carte événement est en train d’être révélée ; personne ne la choisit.
newscience-why-s-c02 = On est en train de distribuer les scientifiques ; personne ne choisit.
newscience-why-s-c03 = On lance le dé ; personne ne choisit ce qu’il montre.

## Pourquoi pas : scientifiques et cubes

newscience-why-s-2-05 = Choisissez un des scientifiques que personne n’a encore.
newscience-why-s-4-03 = Maintenant, vous placez un cube sur un emplacement libre ; on dira plus tard à quoi il sert.
newscience-why-s-4-04 = Un cube s’y trouve déjà, et un emplacement n’en reçoit qu’un.
newscience-why-s-4-06 = Vous vous reposez déjà : un seul de vos cubes le peut par manche.
newscience-why-s-4-08 = Cet emplacement n’existe pas à ce nombre de joueurs.
newscience-why-s-4-09 = Toutes les places de repos sont prises.
newscience-why-s-4-10 = Aucune carte qui reçoive un cube ne s’y trouve.
newscience-why-s-4-11 = La première manche n’a pas de cartes événement.
newscience-why-s-4-12 = Les cubes sont placés : maintenant, on résout leurs actions.
newscience-why-s-4-16 = Cette carte agit d’elle-même pour tous ; elle ne reçoit pas de cube.
newscience-why-s-8-05 = Cette piste d’influence n’a pas d’autre emplacement.

## Pourquoi pas : découvertes

newscience-why-s-2-10 = Cette découverte n’est pas en jeu à ce nombre de joueurs.
newscience-why-s-3-10 = Cette découverte est publiée et fermée.
newscience-why-s-5-07 = Maintenant, votre cube sert une seule découverte : nommez-la, ou renoncez.
newscience-why-s-5-08 = Vous n’avez pas tant de repos.
newscience-why-s-5-09 = Ici, le repos ne s’annonce pas : on dépense exactement ce qui manque.
newscience-why-s-5-18 = Dites d’abord combien de repos vous dépensez ; ensuite on lance le dé.
newscience-why-s-9-01 = Vous ne connaissez pas encore tout ce qu’il faut : prouvez les prérequis, ou attendez que quelqu’un les publie.
newscience-why-s-9-04 = Vos points n’atteignent pas sa valeur de recherche, même avec tout votre repos.
newscience-why-s-9-07 = Vous y avez déjà un marqueur.
newscience-why-s-10-01 = Vous n’avez pas de marqueur dans sa zone de recherche.
newscience-why-s-10-02 = Nommez d’abord la découverte que vous expérimentez ; dites ensuite combien de repos vous dépensez.
newscience-why-s-11-01 = Vous n’avez pas de marqueur dans sa zone d’expérience : on ne publie que ce qu’on a prouvé.
newscience-why-s-11-02 = Vos points n’atteignent pas sa valeur de publication, même avec tout votre repos.
newscience-why-s-11-03 = Il vous manque l’influence que demande sa publication, et des points ne la remplacent pas.
newscience-why-s-11-11 = Choisissez d’abord quelle découverte du groupe est publiée avec ; une seule suffit.
newscience-why-s-14-05 = Vos dix marqueurs sont tous sur l’arbre.

## Pourquoi pas : cartes événement

newscience-why-s-7-12 = Cette partie de la carte ne peut s’accomplir à présent.
newscience-why-s-15-42 = Les cubes au repos ne bougent pas : Repos est déjà résolu.
newscience-why-s-16-02 = Décidez d’abord ce que la carte événement vous demande.
newscience-why-s-16-03 = Une carte événement ne le permet pas : elle l’interdit, ou ne va pas si loin.
newscience-why-s-16-05 = Aucune carte de votre laboratoire ne peut servir à cela maintenant.
newscience-why-s-d07 = Une carte vous permet d’agir après le lancer ; répondez d’abord à cela.
newscience-why-s-d10 = Dites d’abord si vous utilisez pour cette action la carte de votre laboratoire.
