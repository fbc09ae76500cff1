# Expo 1906 : ce que la table dit et demande. player est un nom, les autres mots sont des composants.

## Composants faits de parties, lieux et signes

expo1906-box = { $first } { $second }
expo1906-place-start = départ
expo1906-units = { $amount } { $type }
expo1906-price = { $price } $
expo1906-vp = { $points } PV
expo1906-ghost = fantôme
expo1906-nobody = personne
expo1906-side-up = en haut
expo1906-side-right = à droite
expo1906-side-down = en bas
expo1906-side-left = à gauche

# Deux lettres pour les pistes et les grilles, toutes différentes.

expo1906-short-steel = Ac
expo1906-short-copper = Cu
expo1906-short-manual = Ma
expo1906-short-automated = Au
expo1906-short-scientific = Sc
expo1906-short-empirical = Em
expo1906-short-steam = Va
expo1906-short-electric = El
expo1906-short-ghost = fa

## Ce qu’une carte améliorée fait de mieux, en quelques mots

expo1906-effect-terminal = tuiles à 1 $, 1 $ et 2 $
expo1906-effect-academy = une tuile Ressource gratuite en plus
expo1906-effect-laboratory = 4 opérations au lieu de 3
expo1906-effect-journal = 4 points de mouvement, passages à 1 $ de moins
expo1906-effect-skyscraper = 6 $ au lieu de 4 $

## Questions

expo1906-intro =
    En bref : achetez des projets et des tuiles Ressource, et posez-les dans votre laboratoire ; un projet est achevé dès que ses voisines fournissent tout ce qu’il demande. Menez des pistes de brevets pour plus de points, et portez vos marqueurs à l’étape 10 pour un jeton bonus. À chaque tour vous jouez une carte :
    { expo1906-card-terminal }{ "\u00A0" }: { expo1906-card-terminal.note }
    { expo1906-card-academy }{ "\u00A0" }: { expo1906-card-academy.note }
    { expo1906-card-laboratory }{ "\u00A0" }: { expo1906-card-laboratory.note }
    { expo1906-card-journal }{ "\u00A0" }: { expo1906-card-journal.note }
    { expo1906-card-skyscraper }{ "\u00A0" }: { expo1906-card-skyscraper.note }
    { expo1906-card-meeting }{ "\u00A0" }: { expo1906-card-meeting.note }
expo1906-ask-play = C’est à vous : quelle carte jouez-vous ?
expo1906-ask-final = La partie s’achève. Jouez-vous une dernière carte, ou passez-vous ?
expo1906-ask-buy-tile = Quelle tuile achetez-vous au Terminal ? Elle coûte { $price } $.
expo1906-ask-buy-academy = Quel projet ou quelle technologie achetez-vous à l’Académie ?
expo1906-ask-take-free = Une tuile du Terminal vous est offerte. Laquelle prenez-vous ?
expo1906-ask-operate = { $left ->
    [one] Votre laboratoire est ouvert pour une opération encore. Placez-vous une tuile, ou en retirez-vous une ?
   *[other] Votre laboratoire est ouvert pour { $left } opérations. Placez-vous une tuile, ou en retirez-vous une ?
}
expo1906-ask-rotate = Dans quel sens posez-vous { $tile } ? Non tournée, une tuile de ressource a ses 2 unités en haut et à gauche.
expo1906-ask-at = Où posez-vous { $tile }, avec une rotation de { $degrees }° ? Nommez la case la plus à gauche de sa rangée du haut.
expo1906-ask-perform = Accomplissez-vous le Journal ? Dans ce cas, on tire des tuiles et les fantômes avancent d’abord.
expo1906-ask-move = { $points ->
    [one] Il vous reste un point de mouvement. Quel marqueur de brevet déplacez-vous, et vers où ?
   *[other] Vous avez { $points } points de mouvement. Quel marqueur de brevet déplacez-vous, et vers où ?
}
expo1906-ask-chip = Vous êtes le premier à l’étape 10 de la piste { $type }. Quel jeton bonus y placez-vous ?
expo1906-ask-option = Votre Meeting va clore la manche. Laquelle de ses quatre options choisissez-vous d’abord ?
expo1906-ask-second-option = Et quelle autre option choisissez-vous ?
expo1906-ask-reposition = { $left ->
    [one] Vous pouvez encore repositionner une tuile. Laquelle déplacez-vous ou tournez-vous ? Chacune une seule fois.
   *[other] Vous pouvez repositionner jusqu’à { $left } tuiles. Laquelle déplacez-vous ou tournez-vous ? Chacune une seule fois.
}
expo1906-ask-jury = Quelle énergie montre la nouvelle tuile Jury ? Si vous renoncez, elle est tirée au hasard.
expo1906-ask-replace = Un coup de pouce aux débutants : quelle ferraille { $tile } remplace-t-elle ?

## Actions

expo1906-do-play = Jouer { $card }
expo1906-do-buy = Acheter { $tile } pour { $price } $
expo1906-do-take = Prendre { $tile }
expo1906-do-place = Poser { $tile }
expo1906-do-remove = Retirer { $tile } en { $cell }
expo1906-do-reposition = Déplacer ou pivoter { $tile } en { $cell }
expo1906-do-rotate = { $degrees ->
    [0] Sans pivoter (0°)
    [90] Un quart de tour à droite (90°)
    [180] Un demi-tour (180°)
   *[other] Un quart de tour à gauche ({ $degrees }°)
}
expo1906-do-at = En { $cell }
expo1906-do-perform = Accomplir le Journal
expo1906-do-move = { $price ->
    [0] Déplacer le marqueur { $number } de { $from } à { $type } { $step }
   *[other] { $points ->
        [one] Déplacer le marqueur { $number } de { $from } à { $type } { $step } pour { $price } $
       *[other] Déplacer le marqueur { $number } de { $from } à { $type } { $step } pour { $price } $ et { $points } points de mouvement
    }
}
expo1906-do-bring = Mettre { $chip }
expo1906-do-option-reposition = Déplacer ou pivoter jusqu’à 3 tuiles du laboratoire
expo1906-do-option-money = Recevoir 1 $
expo1906-do-option-patent = Dépenser 1 point de mouvement pour un marqueur de brevet
expo1906-do-option-jury = Choisir la tuile Jury
expo1906-do-choose = Choisir { $type }
expo1906-do-stop = S’arrêter là
expo1906-do-decline = Renoncer
expo1906-do-pass = Passer

## Journal de partie : mise en place et manche

expo1906-log-first = { $player } commence.
expo1906-log-handicap = { $player } pourra remplacer une ferraille par { $tile }.
expo1906-log-replace = { $player } remplace la ferraille en { $cell } par { $tile }.
expo1906-log-round = La manche { $round } commence.
expo1906-log-play = { $player } joue { $card }.
expo1906-log-terminal = Arrive au Terminal : { $tile }.
    .joins = { $tile }
expo1906-log-academy = Arrive à l’Académie : { $tile }.
    .joins = { $tile }
expo1906-log-exchange-table = { $player } a désormais la carte { $card }, échangée sur la table ; elle y reste jusqu’à la fin de la manche.
expo1906-log-exchange-hand = { $player } a désormais la carte { $card }, échangée en main.
expo1906-log-reshuffle = La pile de ressources était vide : { $count } tuiles défaussées sont mélangées en une nouvelle pile.
expo1906-log-cards-back = Tous reprennent toutes leurs cartes.
expo1906-log-clear-terminal = { $count ->
    [one] La dernière tuile du Terminal est défaussée.
   *[other] Les { $count } tuiles restées au Terminal sont défaussées.
}
expo1906-log-renounce = { $player } renonce au Journal ; les fantômes ne bougent pas.
expo1906-log-under = Quitte l’Académie et va sous sa pile : { $tile }.
expo1906-log-jury = Le jury tire { $type }.
expo1906-log-choose-jury = { $player } choisit { $type } pour le jury.

## Journal de partie : actions

expo1906-log-buy = { $player } achète { $tile } pour { $price } $.
expo1906-log-take = { $player } prend { $tile } gratuitement.
expo1906-log-money = { $money ->
    [0] { $player } ne reçoit rien : personne n’a plus de 12 $.
   *[other] { $player } reçoit { $money } $.
}
expo1906-log-place = { $player } pose { $tile } en { $cell }.
expo1906-log-remove = { $player } retire { $tile } en { $cell }.
expo1906-log-reposition = { $player } repositionne { $tile }, désormais en { $cell }.
expo1906-log-finish = { $leader ->
    [0] { $player } achève { $tile } : { $printed } PV.
   *[other] { $player } achève { $tile } : { $printed } PV, et { $leader } PV de meneur.
}
expo1906-log-patent = { $price ->
    [0] { $player } avance un marqueur : { $type } { $step }.
   *[other] { $player } prend un passage vers { $type } { $step } pour { $price } $.
}
expo1906-log-chip = { $player } amène un jeton sur la piste { $type } : { $chip }.

## Journal de partie : fantômes

expo1906-log-ghost-tile = Tiré pour les fantômes : { $tile }.
    .joins = { $tile }
expo1906-log-ghost = Le fantôme de la piste { $type } avance à l’étape { $step }.
expo1906-log-ghost-chip = Le fantôme de la piste { $type } amène un jeton : { $chip }.
expo1906-log-ghost-card = Le fantôme montre { $card } : vous ne pouvez pas le jouer maintenant.
expo1906-log-ghost-aside = Le fantôme montre { $card }, que vous venez de jouer : la carte est écartée.
expo1906-log-ghost-reshuffle = Le fantôme montre { $card } en premier : la carte est remélangée.
expo1906-log-ghost-meeting = Le fantôme montre { $card } : la manche est finie.

## Journal de partie : fin

expo1906-log-end-e-15-01 = La table du jury est pleine : la partie s’achève.
expo1906-log-end-e-15-02 = L’étape 10 est atteinte sur les six pistes : la partie s’achève.
expo1906-log-end-e-15-04 = Un joueur a achevé cinq projets : la partie s’achève.
expo1906-log-pass = { $player } passe.
expo1906-log-score = { $player } finit avec { $points } PV.
expo1906-log-solo-good = Plus de { $points } points : un bon résultat en solitaire.
expo1906-log-solo-short = En solitaire, un bon résultat dépasse { $points } points. La prochaine fois !

## D’où viennent les points

expo1906-points-project = { $tile }, achevé
expo1906-points-leader = brevets menés pour { $tile }
expo1906-points-jury = projets achevés avec l’énergie favorite
expo1906-points-steps = marqueurs de brevet aux étapes 8 et 9
expo1906-points-chip = { $chip }

## Pourquoi pas : ce que le hasard décide

expo1906-why-e-2-01 = Une tuile Ressource est tirée ; personne ne la choisit.
expo1906-why-e-2-03 = Un projet est tiré de sa pile ; personne ne le choisit.
expo1906-why-e-2-07 = Le premier joueur est tiré au sort.
expo1906-why-e-14-02 = Une tuile Jury est tirée ; personne ne la choisit.
expo1906-why-e-18-08 = Un fantôme a atteint le premier l’étape 10 : le jeton est tiré au sort.
expo1906-why-e-19-03 = Le fantôme retourne sa prochaine carte ; ensuite, c’est à vous.

## Pourquoi pas : tours et achats

expo1906-why-e-3-03 = Un tour commence par une carte : jouez-en d’abord une.
expo1906-why-e-3-04 = On ne peut pas passer : il faut jouer une carte, quitte à n’en rien faire.
expo1906-why-e-3-05 = Cette carte est déjà jouée ; elle ne revient qu’à une Réorganisation.
expo1906-why-e-3-06 = Votre voisin de droite vient de jouer cette action : elle vous est interdite à ce tour.
expo1906-why-e-19-04 = Le fantôme vient de révéler cette action : elle vous est interdite à ce tour.
expo1906-why-e-3-09 = Meeting ne peut pas être votre première carte d’une manche.
expo1906-why-e-4-01 = Au Terminal, on achète des tuiles Ressource, ou l’on s’arrête.
expo1906-why-e-4-05 = Il n’y a pas de telle tuile au Terminal ; les places vides sont regarnies à la fin de la manche.
expo1906-why-e-5-01 = À l’Académie, on achète un projet ou une technologie, ou rien.
expo1906-why-e-5-03 = Cette tuile n’est pas à l’Académie en ce moment.
expo1906-why-e-5-04 = Prenez d’abord votre tuile gratuite au Terminal, ou renoncez-y.
expo1906-why-e-15-07 = Au dernier tour, vous pouvez jouer toute carte encore en main sauf Meeting, ou passer.

## Pourquoi pas : laboratoire

expo1906-why-e-6-01 = Au laboratoire, on pose une tuile de sa réserve, ou l’on en retire une de la grille.
expo1906-why-e-6-04 = Aucune tuile ne commence sur cette case : une tuile se nomme par sa première case.
expo1906-why-e-6-06 = Sans cette tuile, il manquerait quelque chose à l’un de vos projets achevés.
expo1906-why-e-6-07 = Un projet achevé reste exposé : on ne le retire jamais.
expo1906-why-e-9-04 = Rien à repositionner ici : la ferraille ne bouge pas, et une tuile se nomme par sa première case.
expo1906-why-e-9-05 = Repositionner, c’est déplacer ou pivoter une de vos tuiles ; la laisser comme elle est ne compte pas.
expo1906-why-e-9-06 = Impossible : il manquerait quelque chose à un projet achevé, ou il n’y a pas la place.
expo1906-why-e-9-07 = Reposez d’abord la tuile que vous avez soulevée.
expo1906-why-e-9-08 = Cette tuile a déjà été repositionnée pendant ce Meeting.
expo1906-why-e-9-09 = Une autre tuile s’y trouve.
expo1906-why-e-10-01 = Il n’y a pas la place : les tuiles ne se chevauchent jamais.
expo1906-why-e-10-02 = La tuile doit tenir tout entière dans le laboratoire : nommez une case qui convient.
expo1906-why-e-10-03 = Choisissez d’abord l’un des sens proposés : tout autre revient au même, et une tuile ne se retourne pas.
expo1906-why-e-20-04 = Trouvez d’abord une place à la tuile Ressource qui remplace votre ferraille.

## Pourquoi pas : brevets

expo1906-why-e-7-01 = Vous dépensez maintenant des points de mouvement pour vos marqueurs de brevet, ou vous vous arrêtez.
expo1906-why-e-6-13 = Le Laboratoire place et retire des tuiles. Seul un Meeting déplace ou tourne celles qui y sont déjà.
expo1906-why-e-7-02 = Vous dépensez maintenant des points de mouvement pour vos marqueurs de brevet, ou vous arrêtez.
expo1906-why-e-12-01 = Vos marqueurs au départ se valent : prenez celui qui porte le plus petit numéro.
expo1906-why-e-12-02 = De la case de départ, on va à l’étape 2 d’une piste : nommez la piste.
expo1906-why-e-12-04 = Un marqueur ne recule jamais : seul un marqueur au départ peut choisir sa piste.
expo1906-why-e-12-05 = Il n’y a pas de passage à cet endroit.
expo1906-why-e-12-09 = Vous ne pouvez pas payer ce passage, en argent ou en points de mouvement.
expo1906-why-e-12-16 = Mettez d’abord un jeton bonus à l’étape 10 que vous venez d’atteindre.
expo1906-why-e-12-17 = Ce jeton est déjà sur une autre piste et y reste.
expo1906-why-e-12-18 = Un marqueur à l’étape 10 est arrivé et ne bouge plus.
expo1906-why-e-18-04 = Dites d’abord si vous accomplissez le Journal : les fantômes avancent alors avant vous.

## Pourquoi pas : Meeting

expo1906-why-e-9-01 = Un Meeting offre quatre options ; finissez d’abord celle qui est en cours.
expo1906-why-e-9-03 = Vous avez déjà pris cette option ; la seconde doit être différente.
expo1906-why-e-9-14 = Il ne reste plus de tuile Jury de cette énergie.

## La table : titres

expo1906-head-jury = Jury
expo1906-head-terminal = Terminal : { $count } tuiles sur { $spaces }, 1 $ la première, puis 2 $, puis 3 $
expo1906-head-academy = Académie : un projet ou une technologie pour 2 $
expo1906-head-patents = Bureau des brevets
expo1906-head-chips = Jetons bonus pour le premier à l’étape 10
expo1906-head-lab = Laboratoire : { $player }
expo1906-head-ghost = Fantômes
expo1906-head-piles = Piles

## La table : manche, jury, Académie

expo1906-table-round = Manche { $round } sur { $rounds } au plus.
expo1906-table-to-move = C’est à { $player }.
expo1906-table-last-turns = La fin est déclenchée : chacun des autres a un dernier tour.
expo1906-table-won = { $count ->
    [one] { $names } gagne avec { $points } PV.
   *[other] { $names } partagent la victoire avec { $points } PV.
}
expo1906-table-solo = Vous finissez avec { $points } PV ; au-dessus de 30, c’est un bon résultat.
expo1906-table-jury = { $count } tuiles sur { $spaces } : { $steam } vapeur, { $electric } électricité.
expo1906-table-jury-order = Dans cet ordre : { $types }.
expo1906-table-favoured = En tête : { $type }. À la fin, 2 PV par projet achevé qui l’emploie.
expo1906-table-balanced = La balance est à l’équilibre : le jury ne donnerait de points à personne.
expo1906-table-project = { $shape } : { $tile }, { $points } PV, exige { $needs }.
expo1906-table-sold = Pas de projet pour le moment : { $shapes }.
expo1906-table-shapes = Contours, sans pivoter :
expo1906-table-more = « table » montre les technologies, les jetons bonus et les autres joueurs.

## La table : brevets et jetons

expo1906-table-leader = meneur
expo1906-table-markers = A1 est le premier marqueur du joueur A. À une étape partagée, le marqueur du dessus mène.
expo1906-table-start = Case de départ : { $markers }.
expo1906-table-track = { $type } : { $boxes }. Meneur : { $leader }.
expo1906-table-box = { $markers } à l’étape { $step }
expo1906-table-over = au-dessus de
expo1906-table-crossing = Passage entre { $upper } et { $lower } à l’étape { $step } : { $price } $.
expo1906-table-crossing-points = Le passage entre { $upper } et { $lower } à l’étape { $step } prend { $points } points de mouvement.
expo1906-table-chip-left = libre

## La table : fantômes et piles

expo1906-ghost-tiles = Tuiles tirées pour les fantômes : { $tiles }.
expo1906-ghost-card = Dernière carte fantôme : { $card }.
expo1906-ghost-deck = Encore dans le paquet fantôme : { $cards }.
expo1906-piles-resources = Tuiles Ressource : { $count } face cachée, { $discarded } défaussées.
expo1906-piles-unseen = Projets encore jamais vus : { $tiles }.
expo1906-piles-under = Projets sous leurs piles, le prochain d’abord : { $tiles }.
expo1906-piles-jury = Tuiles Jury restantes : { $steam } vapeur, { $electric } électricité.

## La table : un joueur

expo1906-seat-to-move = à son tour
expo1906-seat-first = a ouvert la partie
expo1906-seat-ender = a déclenché la fin
expo1906-seat-goods = { $money } $, { $points } PV. Tours dans cette manche : { $turns }.
expo1906-seat-last = Dernière carte : { $card }.
expo1906-seat-hand = En main : { $cards }.
expo1906-seat-hand-size = { $count ->
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}
expo1906-seat-banned = Interdit : { $card }, que vient de jouer { $player }, à droite.
expo1906-seat-banned-ghost = Interdit : { $card }, que le fantôme vient de montrer.
expo1906-seat-no-meeting = Pas de { $card } au premier tour d’une manche.
expo1906-seat-upgraded = Cartes améliorées : { $cards }.
expo1906-seat-finished = Projets achevés, { $count } sur { $last } : { $projects }.
expo1906-seat-unfinished = Aucun projet achevé pour le moment.
expo1906-seat-project = { $tile } { $points } PV
expo1906-seat-front = À poser : { $tiles }.
expo1906-seat-front-empty = rien

## La table : laboratoire

expo1906-lab-project = { $tag } { $tile }, { $points } PV, en { $cells } : { $needs }.
expo1906-lab-need = { $type } { $have } sur { $need }
expo1906-lab-from = par { $cells }
expo1906-lab-missing = Manque : { $units }.
expo1906-lab-finished = Achevé.
expo1906-lab-done = achevé
expo1906-lab-tech = { $tag } { $tile }, en { $cells } : { $does }.
expo1906-lab-resource = { $cell } : { $tile } ; { $sides }.
expo1906-lab-serves = Alimente { $projects }.
expo1906-lab-free = { $count ->
    [0] Aucune case libre.
    [one] 1 case libre : { $cells }.
   *[other] { $count } cases libres : { $cells }.
}
expo1906-lab-scrap = Ferraille en { $cells }.
expo1906-lab-no-scrap = Plus de ferraille.
expo1906-lab-cleared = Déblayé : { $cells } ; de nouveau couvert : { $covered }.

## Une ligne

expo1906-summary-round = Manche { $round }
expo1906-summary-seat = { $name } { $money } $ { $points } PV
