# Newton : ce que la table dit et demande. Arguments : player est un nom, les autres mots sont des composants.
# Certains arguments peuvent être ce que dit newton-clause-nothing ; ce mot est alors un cas à part.

## Questions

newton-intro =
    En bref : vous faites de la science dans l’Europe du XVIIe siècle. Six manches de cinq tours, puis le plus de points de victoire (PV) l’emporte. À chaque tour vous jouez une carte et accomplissez son action :
    Travaux : votre marqueur avance sur une piste, et vous gagnez des pièces.
    Technologie : un étudiant monte dans un arbre, vers des jetons bonus, des inventions et des objectifs.
    Voyage : votre scientifique parcourt l’Europe et laisse des cubes sur des universités, des contrées antiques et des villes.
    Leçons : vous prenez une meilleure carte en main.
    Études : vous remplissez votre étagère ; les suites complètes rapportent des PV après chaque manche.
    La valeur d’une action est le nombre de fois que son symbole est visible devant vous : sur les cartes jouées dans la manche, sous votre bureau, dans vos tiroirs. Après chaque manche, une carte va pour toujours sous le bureau : son symbole compte désormais, sa moitié supérieure est perdue.
    Les points viennent de l’étagère, des revenus, des Maîtres que vous jouez et, à la fin, des objectifs que vos pièces ont atteints. Les ouvrages ouvrent les cases d’ouvrage et les objectifs ; une potion remplace un ouvrage manquant.
newton-ask-pick = { $count ->
    [one] Quel Maître gardez-vous ? Tous choisissent à la fois, et personne ne le voit.
   *[other] Quel Maître gardez-vous ? Il vous en faut encore { $count }. Tous choisissent à la fois ; les autres vont à votre voisin de gauche.
}
newton-ask-keep = { $count ->
    [one] Quel Maître gardez-vous en dernier ?
   *[other] Quel Maître gardez-vous ? Il vous en faut encore { $count } ; ceux qui restent sortent du jeu.
}
newton-ask-play = C’est à vous : quelle carte jouez-vous ?
newton-ask-turn = Vous avez joué { $card }. Que faites-vous ?
newton-ask-work = { $left ->
    [0] Votre marqueur a fait tous ses pas. Vous arrêtez-vous ?
    [one] Il reste un pas à votre marqueur sur la piste des travaux. Avance-t-il ?
   *[other] Votre marqueur peut faire { $left } pas sur la piste des travaux. Avance-t-il ?
}
newton-ask-technology = { $left ->
    [0] Votre étudiant a fait tous ses pas. Vous arrêtez-vous ?
    [one] Il reste un pas à votre étudiant. Vers où ?
   *[other] Votre étudiant peut faire { $left } pas dans l’arbre. Vers où ?
}
newton-ask-travel = { $left ->
    [0] Votre scientifique a fait tous ses pas. Vous arrêtez-vous ?
    [one] Il reste un pas à votre scientifique. Vers où ?
   *[other] Il reste { $left } pas à votre scientifique. Vers où ?
}
newton-ask-lessons = { $left ->
    [one] Quelle carte de niveau I prenez-vous ?
    [2] Quelle carte prenez-vous, jusqu’au niveau II ?
   *[other] Quelle carte prenez-vous, de n’importe quel niveau ?
}
newton-ask-study = { $price ->
    [0] Sur quelle case d’ouvrage posez-vous une tuile, dans un rayon jusqu’à { $left } ?
   *[other] Posez-vous une autre tuile pour { $price } pièces, dans un rayon jusqu’à { $left } ?
}
newton-ask-double = Doublez-vous les jetons de cette action ? Voici le premier – { $token }.
newton-ask-perform-lesson = Vous avez pris { $card }. Accomplissez-vous aussitôt son action ?
newton-ask-pause = L’une des découvertes va perdre de sa valeur. L’encaissez-vous d’abord ?
newton-ask-exchange-development = Vos tiroirs sont pleins. Quelle tuile rendez-vous pour la nouvelle tuile Développement { $action } ?
newton-ask-exchange-income = Vos emplacements de revenu sont pleins. Quelle tuile rendez-vous pour la nouvelle { $income } ?
newton-ask-exchange-medicine = Vos emplacements de revenu sont pleins. Quelle tuile rendez-vous pour la tuile Médecine ?
newton-ask-choose-tile = Quelle tuile Développement ou Revenu prenez-vous ?
newton-ask-cube = Où posez-vous un cube ?
newton-ask-cube-paid = Où posez-vous un cube pour { $price } ?
newton-ask-village = Dans quel village va votre scientifique ?
newton-ask-action = Quelle action de valeur { $value } accomplissez-vous ?
newton-ask-take = Quelle carte de l’étalage prenez-vous ?
newton-ask-discard = Quelle carte de votre main sort du jeu ?
newton-ask-copy = Quelle carte de votre bureau prête son effet ?
newton-ask-accept = Vous en servez-vous : { $effect } ?
newton-ask-master = Vous pouvez jouer un Maître. Lequel ?
newton-ask-discovery = Quelle découverte prenez-vous gratuitement ?
newton-ask-discovery-half = Quelle découverte prenez-vous à moitié prix ?
newton-ask-again-income = Quelle tuile Revenu utilisez-vous une fois de plus ?
newton-ask-again-token = Quel jeton utilisez-vous une fois de plus ?
newton-ask-again-city = Quelle ville utilisez-vous une fois de plus ?
newton-ask-again-master = Quel Maître utilisez-vous une fois de plus ?
newton-ask-again-objective = Quel objectif marquez-vous dès maintenant ?
newton-ask-tuck = La manche est finie. Quelle carte va pour toujours sous votre bureau ?

## Actions

newton-do-pick = Garder { $master }
newton-do-play = { $effect ->
    [rien] Jouer { $card }
   *[other] Jouer { $card } – { $effect }
}
newton-do-perform = Accomplir { $action } { $value }
newton-do-effect = Utiliser son effet – { $effect }
newton-do-end = Finir votre tour
newton-do-step = { $space ->
    [rien] Un pas
   *[other] Un pas ({ $space })
}
newton-do-step-potions = Un pas jusqu’à l’objectif { $space }, pour { $potions }
newton-do-branch = { $space ->
    [rien] Étudiant de { $from } à { $to }
   *[other] Étudiant de { $from } à { $to } ({ $space })
}
newton-do-branch-potions = Étudiant de { $from } à { $to }, objectif { $space }, pour { $potions }
newton-do-move = { $space ->
    [rien] Aller à { $place }
   *[other] Aller à { $place } ({ $space })
}
newton-do-move-toll = { $space ->
    [rien] Aller à { $place } pour { $toll }
   *[other] Aller à { $place } pour { $toll } ({ $space })
}
newton-do-move-potions = Aller à { $place }, objectif { $space }, pour { $potions }
newton-do-move-toll-potions = Aller à { $place }, objectif { $space }, pour { $toll } et { $potions }
newton-do-cube = Poser un cube à { $place } ({ $space })
newton-do-cube-paid = Poser un cube à { $place } pour { $price } ({ $space })
newton-do-village = Aller droit à { $place }
newton-do-take = { $effect ->
    [rien] Prendre { $card }
   *[other] Prendre { $card } – { $effect }
}
newton-do-shelve = Poser une tuile en { $space }, rayon { $row }
newton-do-shelve-potions = Poser une tuile en { $space }, rayon { $row }, pour { $potions }
newton-do-shelve-paid = Poser une tuile en { $space }, rayon { $row }, pour { $price } au lieu du prérequis
newton-do-double = Doubler les jetons
newton-do-master = Jouer { $master } – { $effect } ; { $vp } à la fin
newton-do-discard = { $effect ->
    [rien] Retirer { $card }
   *[other] Retirer { $card } – { $effect }
}
newton-do-develop = Prendre : tuile Développement { $action }
newton-do-income = Prendre : { $income }
newton-do-swap-development = Rendre : tuile Développement { $action }
newton-do-swap-income = Rendre : { $income }
newton-do-copy = Utiliser l’effet de la carte { $card } – { $effect }
newton-do-again = Encore – { $what }
newton-do-again-master = Utiliser { $master } – { $effect }
newton-do-again-objective = Marquer { $objective } : { $vp }
newton-do-found = Prendre { $discovery } pour { $price } – { $effect }
newton-do-found-free = Prendre { $discovery } gratuitement – { $effect }
newton-do-tuck = { $effect ->
    [rien] Glisser { $card }
   *[other] Glisser { $card } – { $effect }
}
newton-do-stop = S’arrêter là
newton-do-decline = Renoncer
newton-do-special = Action spéciale – { $effect }
newton-do-reveal = Révéler { $level }, 1 pièce
newton-do-improve = Renforcer +1, 2 pièces
newton-do-potion = Potion, 3 pièces
newton-do-student = Étudiant, 5 pièces
newton-do-buy = Acheter { $discovery } pour { $price } – { $effect }
newton-do-cash = Encaisser { $discovery } : { $vp }

## Journal de partie : mise en place, manche, cartes

newton-log-first = { $player } a le jeton Premier joueur.
newton-log-dealt = Vous recevez { $master }.
    .joins = { $master }
newton-log-pick = Vous gardez { $master }.
newton-log-pass-on = Tous ont choisi ; le reste passe à gauche.
newton-log-round = La manche { $round } commence.
newton-log-play = { $player } joue { $card }.
newton-log-perform = { $player } accomplit { $action } { $value }.
newton-log-effect = { $player } utilise l’effet de la carte – { $effect }.
newton-log-special = { $player } utilise l’action spéciale de la carte { $card }.
newton-log-copy = { $player } utilise une fois de plus l’effet de la carte { $card }.
newton-log-again = { $player } utilise une fois de plus { $what }.
newton-log-take = { $player } prend { $card }.
newton-log-discard = { $player } retire { $card } du jeu.
newton-log-card = Carte révélée : { $card }.
    .joins = { $card }
newton-log-refresh = Toutes les cartes de l’étalage vont sous leurs pioches.
newton-log-tuck = { $player } glisse { $card } sous le bureau.

## Journal de partie : actions

newton-log-work = { $steps ->
    [0] { $player } reste sur place sur la piste des travaux et gagne { $coins }.
    [one] { $player } fait un pas sur la piste des travaux et gagne { $coins }.
   *[other] { $player } fait { $steps } pas sur la piste des travaux et gagne { $coins }.
}
newton-log-work-unpaid = { $steps ->
    [one] { $player } fait un pas sur la piste des travaux, sans salaire.
   *[other] { $player } fait { $steps } pas sur la piste des travaux, sans salaire.
}
newton-log-branch = { $player } avance un étudiant en { $space }.
    .joins = { $space }
newton-log-move = { $player } voyage à { $place }.
    .joins = { $place }
newton-log-toll = { $player } voyage à { $place } pour { $toll }.
newton-log-village = { $player } va droit à { $place }.
newton-log-cube = { $player } pose un cube à { $place }.
newton-log-shelve = { $potions ->
    [0] { $player } pose une tuile Étagère en { $space }.
    [one] { $player } pose une tuile Étagère en { $space } pour 1 potion.
   *[other] { $player } pose une tuile Étagère en { $space } pour { $potions } potions.
}
newton-log-run = { $player } complète une suite : { $vp } PV à chaque Entretien.
newton-log-token = Pris par { $player } – { $token }.
newton-log-gain = { $player } gagne { $what }.
newton-log-student = { $player } a un nouvel étudiant dans l’arbre.
newton-log-develop = { $player } met la tuile Développement { $action } dans un tiroir.
newton-log-income-tile = { $player } a désormais : { $income }.
newton-log-medicine = { $player } a la tuile Médecine : { $vp } à chaque Entretien.
newton-log-master = { $player } joue la carte Maître { $master }.
newton-log-reveal = { $level ->
    [1] { $player } paie 1 pièce pour d’autres cartes de niveau I.
    [2] { $player } paie 1 pièce pour d’autres cartes de niveau II.
   *[other] { $player } paie 1 pièce pour d’autres cartes de niveau III.
}
newton-log-improve = { $player } paie 2 pièces pour ajouter 1 à l’action.
newton-log-potion = { $player } achète une potion pour 3 pièces.
newton-log-buy = { $player } prend la découverte { $discovery } pour { $price }.
newton-log-found = { $player } prend gratuitement la découverte { $discovery }.
newton-log-cash = { $player } encaisse { $discovery } : { $vp }.

## Journal de partie : Entretien et fin

newton-log-income = Revenu pour { $player } : { $what }.
newton-log-objective = { $player } a atteint { $objective } : { $vp } PV.
newton-log-master-vp = { $player } a joué { $master } : { $vp } PV.
newton-log-end = La sixième manche est finie : la partie est terminée.
newton-log-rank = Rang pour { $player } : { $rank }.

## Rangs d’un joueur seul

newton-rank-illiterate = Illettré
newton-rank-scribe = Scribe
newton-rank-student = Étudiant
newton-rank-scholar = Savant
newton-rank-professor = Professeur
newton-rank-dean = Doyen
newton-rank-luminary = Sommité
newton-rank-master = Maître du savoir
newton-rank-genius = Génie
newton-rank-legend = Légende des sciences

## D’où viennent les points

newton-points-runs = suites complètes de l’étagère
newton-points-income = tuiles Revenu
newton-points-medicine = tuile Médecine
newton-points-tokens = jetons bonus
newton-points-cities = villes
newton-points-inventions = inventions
newton-points-effects = effets de cartes
newton-points-specials = actions spéciales
newton-points-masters = effets de Maîtres
newton-points-cubes = les quatre derniers cubes
newton-points-stacks = la dernière pile de tuiles Étagère
newton-points-discoveries = découvertes encaissées
newton-points-findings = revenu de découvertes
newton-points-objective = objectif { $objective }
newton-points-master = carte Maître { $master }

## Pourquoi pas : ce que le hasard décide

newton-why-n-1-02 = Universités, contrées antiques et villes sont placées au sort.
newton-why-n-1-03 = Les spécialisations sont placées au sort.
newton-why-n-1-04 = Les objectifs sont placés au sort.
newton-why-n-1-05 = Les inventions sont placées au sort.
newton-why-n-1-06 = Les jetons bonus sont placés au sort.
newton-why-n-1-12 = Une carte est en train d’être révélée ; personne ne la choisit.
newton-why-n-1-14 = Les plateaux d’études sont attribués au sort.
newton-why-n-1-17 = Le premier joueur est tiré au sort.
newton-why-n-2-01 = On est en train de distribuer les Maîtres.
newton-why-nd-1-03 = Les découvertes sont tirées au sort.

## Pourquoi pas : tour et cartes

newton-why-n-2-03 = D’abord, chacun choisit dans son paquet un Maître à garder.
newton-why-n-2-06 = Choisissez d’abord, parmi les Maîtres reçus, les quatre que vous gardez.
newton-why-n-3-04 = À chaque tour, vous jouez exactement une carte de votre main ; tout le reste en découle.
newton-why-n-3-05 = La carte que vous avez jouée offre une autre action.
newton-why-n-3-06 = Vous devez jouer une carte, même sans utiliser ensuite son action ni son effet.
newton-why-n-3-07 = Votre main est vide : ce tour se limite aux actions rapides.
newton-why-n-3-09 = Il s’agit maintenant de la carte jouée : son action, son effet, des actions rapides, ou la fin de votre tour.
newton-why-n-3-12 = Vous pouvez seulement encaisser une découverte avant qu’elle ne perde de sa valeur, ou continuer.
newton-why-n-3-14 = Vous avez déjà accompli l’action de cette carte.
newton-why-n-3-15 = Cette carte n’a pas d’effet à utiliser seul : elle n’en a pas, montre des ouvrages, ou modifie sa propre action.
newton-why-n-4-03a = Aucun symbole de cette action n’est visible : elle vaut 0.
newton-why-n-13-02 = D’abord, chacun choisit sur son bureau une carte à glisser dessous.

## Pourquoi pas : actions de base

newton-why-n-5-01 = Votre marqueur avance sur la piste des travaux : un pas de plus tant qu’il en reste, ou l’arrêt.
newton-why-n-5-06 = La case suivante est un objectif, et vous n’avez ni ses ouvrages ni des potions à la place.
newton-why-n-6-01 = Un étudiant avance : lui seul continue, tant qu’il lui reste des pas, ou s’arrête.
newton-why-n-6-04 = Aucun de vos étudiants ne s’y trouve.
newton-why-n-6-04a = Aucun de vos étudiants ne peut faire un pas.
newton-why-n-6-07 = Cette case est un objectif, et vous n’avez ni ses ouvrages ni des potions à la place.
newton-why-n-6-08 = Un de vos étudiants occupe déjà cette case finale.
newton-why-n-7-01 = Votre scientifique va par la route de lieu en lieu, tant qu’il lui reste des pas ; aucune route n’y mène à présent.
newton-why-n-7-02 = Vous ne pouvez pas payer le péage de cette route.
newton-why-n-7-06 = On pose un cube là où le voyage s’achève, non au passage.
newton-why-n-7-07 = Aucun cube à vous ne peut y être posé : ce lieu n’en reçoit pas, ou il y en a déjà un.
newton-why-n-7-09 = Il ne vous reste aucun cube.
newton-why-n-7-12 = Ce lieu est un objectif, et vous n’avez ni ses ouvrages ni des potions à la place.
newton-why-n-7-14 = Au passage, un cube se pose là où votre scientifique vient d’arriver.
newton-why-n-7-14a = Il ne reste aucun pas : le voyage s’achève ici, et le cube habituel y est posé.
newton-why-n-7-15 = Aucune route ne vous est ouverte d’ici : vous ne pouvez payer aucun péage.
newton-why-n-8-01 = Maintenant, vous prenez une carte de l’étalage, ou aucune.
newton-why-n-8-02 = Le niveau de cette carte dépasse la valeur de votre action.
newton-why-n-8-05 = Cette carte n’est pas dans l’étalage à présent.
newton-why-n-8-07 = Aucune carte de l’étalage n’est à la portée de votre action.
newton-why-n-9-01 = Maintenant, vous posez une tuile Étagère sur une case d’ouvrage, ou aucune.
newton-why-n-9-02 = Ce rayon est trop haut pour la valeur de votre action.
newton-why-n-9-03 = Vous n’avez pas ce que demande cette case d’ouvrage, ni des potions à la place.
newton-why-n-9-05 = Il n’y a pas de case d’ouvrage à cet endroit.
newton-why-n-9-11 = Il ne vous reste aucune tuile Étagère.
newton-why-n-9-12 = Une tuile s’y trouve déjà, et elle y reste.

## Pourquoi pas : prix, effets, tuiles

newton-why-n-0-05 = Vous ne pouvez pas payer son prix en entier.
newton-why-n-0-06 = Vous n’avez pas assez de points de victoire pour payer.
newton-why-n-0-13 = Dites d’abord si vous vous servez de ce qui est offert.
newton-why-n-16-03 = Maintenant, vous choisissez une tuile Développement ou Revenu.
newton-why-n-16-07 = Rendez d’abord une tuile plus ancienne pour la nouvelle, ou renoncez à celle-ci.
newton-why-n-16-09 = Il ne reste aucune tuile de cette sorte dans sa pile.
newton-why-n-16-10 = Il faut prendre une tuile tant qu’il y en a.
newton-why-n-16-12 = Rendez d’abord une tuile Revenu pour la tuile Médecine, ou renoncez à celle-ci.
newton-why-n-18-07 = Maintenant, vous posez un cube sur l’un des lieux offerts, ou aucun.
newton-why-n-20-02 = Cela n’aurait aucun effet à présent.
newton-why-n-20-02a = Vous avez déjà utilisé l’effet de cette carte.
newton-why-n-20-08b = Dites d’abord si les jetons de cette action comptent double.
newton-why-n-20-09 = Maintenant, votre scientifique va dans un village sans jeton bonus.
newton-why-n-20-12 = Choisissez sur votre bureau une autre carte dont l’effet immédiat peut servir à présent.
newton-why-n-20-13 = Une carte de votre main doit sortir du jeu pour cela.
newton-why-n-20-15 = La carte jouée ne permet pas de payer des pièces au lieu du prérequis, ou elle l’a déjà permis.
newton-why-n-20-15b = Vous avez tout ce que demande cette case : il n’y a rien à payer.
newton-why-n-20-16 = Cette carte ne permet de poser en passant qu’un seul cube supplémentaire.
newton-why-n-20-18 = Vous n’avez pas assez de pièces pour ce que la carte offre ici.

## Pourquoi pas : actions rapides

newton-why-n-12-02 = Révéler des cartes coûte 1 pièce.
newton-why-n-12-03 = Cette pioche est vide.
newton-why-n-12-04 = Ajouter 1 à votre action coûte 2 pièces.
newton-why-n-12-05 = Vous avez déjà ajouté 1 dans ce tour.
newton-why-n-12-07a = Seule l’action de la carte jouée peut être renforcée, avant ou pendant qu’on l’accomplit.
newton-why-n-12-08 = Une potion coûte 3 pièces.
newton-why-n-12-09 = Un nouvel étudiant coûte 5 pièces.
newton-why-n-12-10 = Tous vos étudiants sont déjà dans l’arbre.

## Pourquoi pas : Maîtres et modules

newton-why-n-21-02 = Maintenant, vous pouvez jouer un des Maîtres de votre main, ou renoncer.
newton-why-n-21-32 = Maintenant, vous pouvez accomplir l’action de la carte prise, ou renoncer.
newton-why-n-21-36 = Cet étudiant a déjà avancé dans cette action.
newton-why-n-21-39 = Maintenant, un cube se pose sur une université, une contrée antique ou une ville.
newton-why-n-21-40 = Maintenant, vous choisissez une action de base, ou vous renoncez.
newton-why-nl-3-03 = Il n’y a pas d’action spéciale sous la colonne de la carte que vous avez jouée.
newton-why-nl-3-04b = Jouez d’abord la carte de ce tour : c’est elle qui ouvre la colonne.
newton-why-nl-3-05 = Vous avez déjà utilisé l’action spéciale de ce tour.
newton-why-nl-3-07 = La carte jouée n’a pas accompli l’action que demande cette action spéciale.
newton-why-nl-3-08 = Cette action spéciale a une condition : achevez d’abord l’action de la carte.
newton-why-nl-4-04 = Maintenant, vous choisissez une de vos tuiles Revenu.
newton-why-nl-4-05 = Maintenant, vous choisissez un de vos jetons bonus.
newton-why-nl-4-08 = Maintenant, vous choisissez une ville où se trouve un de vos cubes.
newton-why-nl-4-10 = Maintenant, vous choisissez un de vos Maîtres joués qui a un effet immédiat.
newton-why-nl-4-11 = Maintenant, vous choisissez un objectif que vous avez atteint.
newton-why-nl-4-13 = Maintenant, vous prenez une carte de l’étalage.
newton-why-nd-1-03a = Cette découverte n’est pas à vendre.
newton-why-nd-2-01 = Vous ne pouvez pas payer cette découverte.
newton-why-nd-2-04 = On n’encaisse qu’une découverte face visible devant soi.
newton-why-nd-3-01 = Maintenant, vous pouvez prendre une découverte à moitié prix, si vous pouvez la payer, ou renoncer.
newton-why-nd-3-02 = Maintenant, vous prenez gratuitement une des découvertes à vendre.

## La table : titres

newton-head-packet = Maîtres au choix
newton-head-kept = Maîtres que vous gardez
newton-head-display = Étalage : cartes à prendre par une action Leçons
newton-head-reach = Devant vos pièces
newton-head-map = Plateau Europe
newton-head-tree = Arbre des technologies
newton-head-work = Piste des travaux
newton-head-objectives = Objectifs
newton-head-stacks = Tuiles dans les piles
newton-head-discoveries = Découvertes à vendre

## La table : manche, joueurs, quantités

newton-table-masters = On choisit les Maîtres ; six manches de cinq tours suivront.
newton-table-round = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }.
newton-table-to-move = C’est à { $player }.
newton-table-waiting = Choisissent encore : { $names }.
newton-table-first = Premier joueur : { $player }.
newton-table-modules = Modules : { $modules }.
newton-table-won = { $count ->
    [one] { $names } l’emporte avec { $points } PV.
   *[other] { $names } se partagent la victoire avec { $points } PV.
}
newton-table-solo = Vous finissez avec { $points } PV.
newton-table-more = « table » montre Europe, arbre, objectifs et piles, « tableau » un plateau d’études.
newton-table-more-draft = « table » montre ce qui est en place : Europe, arbre, objectifs, cartes, plateaux d’études.
newton-table-chosen = Vous avez choisi { $master }.
newton-module-lessons = Cours magistraux
newton-module-discoveries = Grandes découvertes
newton-table-no-coin = aucune pièce
newton-table-no-potion = aucune potion
newton-table-no-vp = 0 PV
newton-table-books-orange = { $count } orange
newton-table-books-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
newton-table-books-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
newton-table-books-wild = { $count ->
    [one] { $count } universel
   *[other] { $count } universels
}
newton-table-master = { $effect } ; { $vp } à la fin

# Une lettre par ouvrage, toutes différentes ; une université et les marques des contrées antiques en dix lettres au plus.

newton-short-orange = O
newton-short-blue = B
newton-short-green = V
newton-short-wild = U
newton-short-university = univ. { $number }
newton-short-column = colonne
newton-short-obelisk = obélisque
newton-short-amphora = amphore

## La table : cartes et tuiles

newton-table-row = Niveau { $level } : { $cards }.
newton-table-deck = { $count ->
    [0] La pioche { $level } est vide.
    [one] Pioche { $level } : 1 carte.
   *[other] Pioche { $level } : { $count } cartes.
}
newton-table-under = Au fond, la prochaine d’abord : { $cards }.
newton-table-removed = Hors du jeu : { $cards }.
newton-table-developments = Tuiles Développement : { $tiles }.
newton-table-incomes = Tuiles Revenu : { $tiles }.
newton-table-discovery = { $discovery }, { $price }. { $permanent } À encaisser : { $effect }.
newton-table-no-discoveries = Il n’en reste aucune.

## La table : Europe, arbre, piste des travaux, objectifs

newton-map-legend = [A] : A y a un cube ; <A> : le scientifique de A y est. Derrière une route, son péage en pièces. Joueurs : { $players }.
newton-map-university = Universités
newton-map-ancient = Contrées antiques
newton-map-city = Villes
newton-map-master = Maître et objectif
newton-map-start = Départ et villages
newton-map-there = { $what }.
newton-map-token = Jeton : { $what }
newton-map-objective = Objectif : { $what }
newton-map-roads = Vers { $places }.
newton-map-cubes = Cubes : { $names }.
newton-map-scientists = Scientifiques : { $names }.
newton-tree-bonus = Jetons en { $spaces }.
newton-tree-specialisation = Spécialisations en { $spaces }.
newton-tree-invention = Inventions en { $spaces }.
newton-tree-master = Maître en { $spaces }.
newton-tree-objective = Objectifs en { $spaces }.
newton-tree-there = Étudiants : { $names }.
newton-tree-next = Mène à { $spaces }.
newton-tree-end = Case finale.
newton-tree-students = Étudiants en { $spaces } ; { $reserve } en réserve.
newton-work-spaces = Sur ses cases { $spaces }.
newton-work-marker = Marqueur des travaux sur la case { $space }.
newton-goal = { $where } : { $objective }, { $effect }. Ouvrages demandés : { $books }.
newton-goal-work = Piste des travaux { $space }
newton-goal-tree = Arbre { $space }
newton-goal-yours = Vous l’occupez : { $vp } à présent.
newton-goal-open = Ouvert pour vous ; { $vp } à présent.
newton-goal-closed = Il vous coûterait { $potions } ; { $vp } à présent.
newton-goal-held = Occupé par { $names }.

## La table : ce qui est devant

newton-reach-students = { $count ->
    [one] Étudiant en { $space }.
   *[other] { $count } étudiants en { $space }.
}
newton-reach-steps = { $steps ->
    [one] À 1 pas : { $things }.
   *[other] À { $steps } pas : { $things }.
}
newton-reach-toll = péage { $toll }
newton-reach-nothing = Rien à proximité.

## La table : un joueur

newton-seat-to-move = à son tour
newton-seat-first = premier joueur
newton-seat-short = { $cards ->
    [one] { $vp }, { $coins }, { $potions }, { $cards } carte en main.
   *[other] { $vp }, { $coins }, { $potions }, { $cards } cartes en main.
}
newton-seat-goods = { $vp }, { $coins }, { $potions }.
newton-seat-income = Revenu par Entretien : { $goods }.
newton-seat-no-income = Pas encore de revenu.
newton-seat-no-books = Aucun ouvrage.
newton-seat-books = Ouvrages : { $books }.
newton-seat-values = Valeurs jusqu’ici ; une carte jouée ajoute ses propres symboles :
newton-seat-improved = L’action de ce tour a 1 de plus, déjà payé.
newton-part-printed = { $count ->
    [one] { $count } imprimé
   *[other] { $count } imprimés
}
newton-part-desk = { $count } sur le bureau
newton-part-tucked = { $count } dessous
newton-part-drawers = { $count } en tiroir
newton-seat-column = Colonne { $column } : { $card }.
newton-seat-column-empty = Colonne { $column } : rien.
newton-seat-under = Dessous : { $card }.
newton-seat-desk = Sur le bureau : { $cards }.
newton-seat-tucked = Sous le bureau : { $cards }.
newton-seat-next = Sous la colonne { $column }, la prochaine : { $card }.
newton-seat-desk-empty = Il n’y a encore rien sur le bureau ni dessous.
newton-seat-hand = { $count ->
    [0] Aucune carte en main.
   *[other] En main : { $cards }.
}
newton-seat-masters = { $count ->
    [0] Aucun Maître en main.
    [one] Maître en main :
   *[other] Maîtres en main :
}
newton-seat-masters-hidden = { $count ->
    [0] Aucun Maître en main.
    [one] 1 Maître en main.
   *[other] { $count } Maîtres en main.
}
newton-seat-played = { $count ->
    [one] Maître joué :
   *[other] Maîtres joués :
}
newton-seat-master-names = Maîtres en main : { $names }.
newton-seat-played-names = Joués : { $names }.
newton-seat-drawers = { $used ->
    [0] Les tiroirs sont vides.
   *[other] Tiroirs, { $used } sur { $all } : { $tiles }.
}
newton-seat-slots = { $used ->
    [0] Les emplacements de revenu sont vides.
   *[other] Emplacements de revenu, { $used } sur { $all } : { $tiles }.
}
newton-seat-medicine = Médecine { $vp }
newton-seat-scientist = Scientifique à { $place }.
newton-seat-cubes = { $count ->
    [0] Plus aucun cube.
    [one] Encore 1 cube.
   *[other] Encore { $count } cubes ; les quatre derniers donnent 1, 2, 4 et 8 PV.
}
newton-seat-visited = { $count ->
    [0] Rien de visité encore.
   *[other] Visités : { $places }.
}
newton-seat-tokens = { $count ->
    [one] 1 jeton : { $tokens }.
   *[other] { $count } jetons : { $tokens }.
}
newton-seat-discovery = Découverte { $discovery }, vaut à présent { $vp }.
newton-seat-cashed = Découverte { $discovery }, encaissée.

## La table : étagère

newton-shelf-ready = prêt
newton-shelf-done = complète
newton-shelf-spaces = Cases d’ouvrage – { $spaces }.
newton-shelf-row = Rayon { $row } : { $spaces }.
newton-shelf-runs = Suites, leurs PV par Entretien (remplies) : { $runs }.
newton-shelf-tiles = { $more ->
    [one] Tuiles Étagère restantes : { $left } ; avec la prochaine : { $reward }.
   *[other] Tuiles Étagère restantes : { $left } ; après { $more } de plus : { $reward }.
}
newton-shelf-no-tiles = Plus aucune tuile Étagère.
newton-shelf-reward-1 = 1 potion
newton-shelf-reward-2 = 4 pièces
newton-shelf-reward-3 = un Maître à jouer
newton-shelf-reward-4 = 8 PV
