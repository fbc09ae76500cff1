# Expo 1906 dans le navigateur : ce qui est écrit sur les plateaux, et ce que leurs parties disent d’elles-mêmes.

## Plateaux et lieux

expo1906-web-board = Exposition
expo1906-web-desk = La table de { $player }
expo1906-web-academy = Académie
expo1906-web-terminal = Terminal
expo1906-web-patents = Bureau des brevets
expo1906-web-jury = Jury
expo1906-web-chips = Jetons bonus
expo1906-web-front = À poser
expo1906-web-ghosts = Fantômes
expo1906-web-start = Départ
expo1906-web-progress = Manche { $round }
expo1906-web-progress-final = Manche { $round }, derniers tours

## Une ligne sur chaque composant

expo1906-web-project-note = { $points } PV. Forme : { $shape }. Exige { $needs }.
expo1906-web-progress-note = { $points } PV une fois achevé. Déjà fourni : { $needs }.
expo1906-web-finished-note = { $leader ->
    [0] Achevé : { $printed } PV.
   *[other] Achevé : { $printed } PV, et { $leader } PV de meneur.
}
expo1906-web-tech-note = Fournit { $units } à chaque projet voisin.
expo1906-web-resource-note = Chaque moitié fournit les projets qui touchent l’un de ses deux côtés.
expo1906-web-easel-empty = Pas de projet de cette forme
expo1906-web-easel-empty-note = Un nouveau arrive à la fin de la manche, s’il en reste dans la pile.
expo1906-web-machine-gone = { $tile }, prise
expo1906-web-space-empty = Place vide du Terminal
expo1906-web-space-empty-note = Elle est regarnie à la fin de la manche.
expo1906-web-price = Prochaine tuile : { $price } $
expo1906-web-price-each = { $price } $ pièce
expo1906-web-free = Gratuit

## Bureau des brevets

expo1906-web-track = Piste de brevets : { $type }
expo1906-web-track-leader = { $player } mène : 1 PV de plus pour chaque projet achevé maintenant qui exige { $type }.
expo1906-web-track-ghost = Un fantôme mène : personne n’a les points de meneur de cette piste.
expo1906-web-track-free = Personne ne mène encore.
expo1906-web-step = { $type }, étape { $step }
expo1906-web-step-empty = Aucun marqueur ici.
expo1906-web-step-stack = De haut en bas : { $markers }.
expo1906-web-step-last = Le bout de la piste : à la fin, chaque marqueur ici marque son jeton bonus.
expo1906-web-marker = marqueur { $number } de { $player }
expo1906-web-marker-at = À l’étape { $step } de la piste { $type }.
expo1906-web-marker-start = Dans la case de départ, d’où il peut prendre n’importe quelle piste.
expo1906-web-marker-ghost = marqueur fantôme de la piste { $type }
expo1906-web-marker-ghost-note = Il n’avance que lorsqu’un Journal tire son type, et prive tout le monde des points de meneur.
expo1906-web-crossing = Passage entre { $upper } et { $lower } à l’étape { $step }
expo1906-web-crossing-note = { $points ->
    [one] { $price } $ et 1 point de mouvement, dans les deux sens.
   *[other] { $price } $ et { $points } points de mouvement, dans les deux sens.
}
expo1906-web-start-note = Les marqueurs partent d’ici. Un point de mouvement mène à l’étape 2 de n’importe quelle piste.
expo1906-web-chip-here = { $chip } se trouve sur la piste { $type }.
expo1906-web-chip-eiffel = Tour Eiffel : ⅛ de vos PV
expo1906-web-chip-ferris = Grande roue : ½ de votre argent
expo1906-web-chip-colonies = Colonies : 1 par ferraille couverte
expo1906-web-chip-metro = Métro : 2 par technologie, 6 au plus
expo1906-web-chip-fine-arts = Beaux-Arts : 3 PV
expo1906-web-chip-simplon = Simplon : 1 par forme de projet

## Jury

expo1906-web-jury-tile = Tuile Jury : { $type }
expo1906-web-jury-choose = Pile du jury : { $type }
expo1906-web-jury-left = { $count ->
    [0] Il n’en reste plus.
    [one] Il reste 1 tuile dans la pile.
   *[other] Il reste { $count } tuiles dans la pile.
}
expo1906-web-balance = { $steam } vapeur, { $electric } électricité

## Piles et fantômes

expo1906-web-pile-resources = Ressources
expo1906-web-pile-discard = Défausse
expo1906-web-pile-discard-empty = Rien n’a été défaussé.
expo1906-web-pile-unseen = Inédits
expo1906-web-pile-unseen-empty = Il ne reste aucun projet que personne n’ait vu.
expo1906-web-pile-under = Dessous
expo1906-web-pile-under-empty = Aucun projet n’est allé sous sa pile.
expo1906-web-first = Premier joueur : { $player }
expo1906-web-first-note = { $player } a ouvert la partie.
expo1906-web-ended = Fin déclenchée par { $player }
expo1906-web-ended-ghost = Fin déclenchée par le fantôme
expo1906-web-ended-note = Tous les autres ont un dernier tour avec une carte encore en main, sauf Meeting.
expo1906-web-ghost-tile = Tirée pour les fantômes : { $tile }
expo1906-web-ghost-card = Carte fantôme : { $card }
expo1906-web-ghost-card-note = Vous ne pouvez pas jouer cette action maintenant.
expo1906-web-ghost-deck = Paquet fantôme
expo1906-web-ghost-left = Encore dans le paquet : { $cards }.
expo1906-web-ghost-count = { $count } × { $card }
expo1906-web-ghost-none = Les marqueurs fantômes avancent quand quelqu’un accomplit un Journal.

## Cartes

expo1906-web-does-terminal = jusqu’à 3 tuiles pour 1 $, 2 $, 3 $
expo1906-web-does-academy = un projet ou une technologie pour 2 $
expo1906-web-does-laboratory = poser ou retirer jusqu’à 3 tuiles
expo1906-web-does-journal = 3 pas de marqueurs de brevet
expo1906-web-does-skyscraper = recevoir 4 $
expo1906-web-does-meeting = deux options sur quatre ; finit la manche
expo1906-web-better-terminal = jusqu’à 3 tuiles pour 1 $, 1 $, 2 $
expo1906-web-better-academy = un projet ou une technologie pour 2 $, une tuile gratuite
expo1906-web-better-laboratory = poser ou retirer jusqu’à 4 tuiles
expo1906-web-better-journal = 4 pas, passages à 1 $ de moins
expo1906-web-better-skyscraper = recevoir 6 $
expo1906-web-card-hand = en main
expo1906-web-card-last = dernière jouée
expo1906-web-card-played = jouée
expo1906-web-card-barred = interdite
expo1906-web-card-barred-note = { $player }, à droite, vient de la jouer : elle est interdite pour le moment.
expo1906-web-card-barred-ghost = Le fantôme vient de la montrer : elle est interdite pour le moment.
expo1906-web-card-played-note = Jouée dans cette manche ; elle revient quand la manche est finie.
expo1906-web-card-back = Une carte en main, non montrée
expo1906-web-card-face-down = Une carte jouée plus tôt dans cette manche

## Joueur

expo1906-web-money = Argent
expo1906-web-money-note = { $money } $ ; personne n’a plus de 12 $.
expo1906-web-vp = Points de victoire
expo1906-web-vp-note = { $points } PV jusqu’ici, sans le décompte final.
expo1906-web-finished = Projets achevés
expo1906-web-finished-count = { $count ->
    [one] { $count } projet achevé ; le cinquième met fin à la partie.
   *[other] { $count } projets achevés ; le cinquième met fin à la partie.
}
expo1906-web-hand-size = Cartes en main
expo1906-web-front-empty = Rien n’attend d’être posé.

## Poser une tuile

expo1906-web-turn = Pivoter
expo1906-web-turn-note = Fait pivoter d’un quart de tour la tuile en main. Touche : R
expo1906-web-lay-here = Poser { $tile } en { $cell }
expo1906-web-lay-where = Choisissez un endroit du laboratoire.
expo1906-web-lay-nowhere = Pas de place dans ce sens : pivotez-la.
expo1906-web-lay-nothing = N’achève encore rien.
expo1906-web-lay-again = Touchez encore une fois pour la poser là.
