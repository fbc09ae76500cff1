# Newton dans le navigateur : ce qui est écrit sur la carte et les pistes, et ce que leurs éléments disent d’eux-mêmes.

## La carte

newton-map-label = Carte d’Europe
newton-map-title = EUROPA
newton-map-subtitle = Les chemins des savants
newton-map-legend-land = route
newton-map-legend-sea = voie maritime
newton-map-legend-both = par terre et par eau
newton-map-legend-university = université
newton-map-legend-ancient = contrée antique
newton-map-legend-city = ville
newton-map-legend-village = village
newton-map-legend-gold = village à jeton
newton-map-place = { $place } – { $what }
newton-map-road-toll = { $count ->
    [one] { $place } (péage de 1 pièce)
   *[other] { $place } (péage de { $count } pièces)
}
newton-map-toll = { $count ->
    [one] Péage entre { $from } et { $to } : 1 pièce
   *[other] Péage entre { $from } et { $to } : { $count } pièces
}
newton-map-cube-of = Cube de { $player } à { $place }
newton-map-scientist-of = Scientifique de { $player } à { $place }
newton-map-token-gone = Son jeton a été pris.
newton-map-token-players = À moins de { $count } joueurs, il n’y a pas de jeton ici.

## Les noms sur la mer, comme sur les cartes de l’époque

newton-map-sea-atlantic = Oceanus Atlanticus
newton-map-sea-north = Mare Germanicum
newton-map-sea-mediterranean = Mare Mediterraneum
newton-map-sea-black = Pontus Euxinus
newton-map-land-africa = Africa
newton-map-land-muscovy = Moscovia
newton-map-land-anatolia = Natolia

## Objectifs

newton-map-objective-needs = Pour y entrer, il faut quatre ouvrages : { $books } ; une potion remplace un ouvrage manquant.
newton-map-objective-held = Vous l’avez atteint : il rapporterait { $vp } PV maintenant.
newton-map-objective-open = { $potions ->
    [0] Vous avez les ouvrages. Il rapporterait { $vp } PV maintenant.
    [one] Il vous manque un ouvrage ; une potion y suppléerait. Il rapporterait { $vp } PV maintenant.
   *[other] Il vous manque { $potions } ouvrages ; une potion suppléerait à chacun. Il rapporterait { $vp } PV maintenant.
}
newton-map-objective-reached = Atteint par { $names }.

## Piste des travaux, arbre des technologies, piles

newton-map-tracks = Piste des travaux et arbre des technologies
newton-map-tree-title = ARBOR
newton-map-tree-subtitle = L’arbre du savoir
newton-map-legend-bonus = jeton bonus
newton-map-legend-specialisation = spécialisation
newton-map-legend-invention = invention
newton-map-legend-master = Maître
newton-map-legend-objective = objectif
newton-map-legend-now = PV pour vous
newton-map-work-space = Piste des travaux, colonne { $number }
newton-map-tree-space = Arbre, case { $space }
newton-map-space-start = Départ.
newton-map-space-plain = Case sans effet.
newton-map-space-bonus = Case bonus.
newton-map-space-specialisation = Spécialisation : agit pour qui termine ici son déplacement.
newton-map-space-invention = Invention : agit pour qui termine ici son déplacement.
newton-map-space-master = Qui termine ici son déplacement peut jouer un Maître.
newton-map-space-objective = Objectif : compte à la fin pour qui l’a atteint.
newton-map-end = Bout d’une branche : un seul étudiant de chaque joueur peut s’y tenir, et il y reste.
newton-map-markers = Marqueurs ici : { $names }.
newton-map-marker-of = Marqueur de { $player } sur la piste des travaux
newton-map-student-of = Étudiant de { $player } en { $space }
newton-map-stack-development = { $count ->
    [0] Il n’en reste plus. Dans un tiroir, elle ajouterait un symbole à chaque action suivante de sa sorte.
    [one] Il en reste une. Dans un tiroir, elle ajoute un symbole à chaque action suivante de sa sorte.
   *[other] Il en reste { $count }. Dans un tiroir, elle ajoute un symbole à chaque action suivante de sa sorte.
}
newton-map-stack-income = { $count ->
    [0] Il n’en reste plus. Sur un emplacement de revenu, elle rapporterait cela à chaque fin de manche.
    [one] Il en reste une. Sur un emplacement de revenu, elle rapporte cela à chaque fin de manche.
   *[other] Il en reste { $count }. Sur un emplacement de revenu, elle rapporte cela à chaque fin de manche.
}
