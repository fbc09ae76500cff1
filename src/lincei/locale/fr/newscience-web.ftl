# The New Science in the browser: what is written on its boards, and what their components say of themselves.

## Tree

newscience-web-tree = Arbre des découvertes
newscience-web-tree-title = Arbor Scientiarum
newscience-web-tree-or = ou
newscience-web-tree-percent = { $chance } %
newscience-web-tree-place = { $field }, niveau { $level } · { $prestige } de prestige
newscience-web-tree-values = Recherche { $research } · expérience { $first }, ensuite { $later } · publication { $publish }
newscience-web-tree-minimum = { $track } { $count }
newscience-web-tree-minima = Influence pour la publier : { $influence }
newscience-web-tree-needs = Suppose { $discoveries }.
newscience-web-tree-leads = Mène à { $discoveries }.
newscience-web-tree-researched = Dans la zone de recherche : { $names }.
newscience-web-tree-tested = Dans la zone d’expérience : { $names }.
newscience-web-tree-published = Publiée par { $player } : tout le monde la connaît.
newscience-web-tree-mine = Votre prochain pas : { $what }
newscience-web-tree-theirs = Prochain pas de { $player } : { $what }
newscience-web-tree-reach-research = { $rest ->
    [0] recherche : il faut { $value }, il y a { $points }.
   *[other] recherche : il faut { $value }, il y a { $points }, le repos doit fournir { $rest }.
}
newscience-web-tree-reach-experiment = expérience : { $points } et le dé contre { $value }, soit { $chances }.
newscience-web-tree-reach-publish = { $rest ->
    [0] publication pour { $prestige } de prestige : il faut { $value }, il y a { $points }.
   *[other] publication pour { $prestige } de prestige : il faut { $value }, il y a { $points }, le repos doit fournir { $rest }.
}
newscience-web-tree-along = Publiées du même coup, sans prestige : { $discoveries }.
newscience-web-tree-lacks = Influence qui manque encore : { $influence }.
newscience-web-tree-chance = { $rest ->
    [0] { $chance } %
   *[other] { $chance } % avec { $rest } de repos
}
newscience-web-tree-marker-research = { $player } a fait la recherche : { $discovery }
newscience-web-tree-marker-experiment = { $player } a réussi l’expérience : { $discovery }
newscience-web-tree-marker-publish = { $player } a publié : { $discovery }
newscience-web-tree-legend-publish = publication · influence
newscience-web-tree-legend-experiment = expérience : 1re/ensuite
newscience-web-tree-legend-research = recherche
newscience-web-tree-legend-prestige = prestige
newscience-web-tree-lit-mine = en clair : vos prochains pas
newscience-web-tree-lit-theirs = en clair : les prochains pas de { $player }
newscience-web-tree-also = suppose aussi { $discoveries }

## The line about a player, and the course of the game

newscience-web-good-influence = { $track } : { $count }
newscience-web-good-rest = Repos : { $count }
newscience-web-good-publications = { $count ->
    [one] { $count } publication
   *[other] { $count } publications
}
newscience-web-good-cubes = { $count ->
    [one] { $count } cube à placer
   *[other] { $count } cubes à placer
}
newscience-web-progress-scientists = Choix des savants
newscience-web-progress-placing = Manche { $round } sur { $rounds } au plus : placement
newscience-web-progress-resolving = Manche { $round } sur { $rounds } au plus : résolution
newscience-web-progress-over = Fin, après { $round } manches

## Calendrier

newscience-web-desk-calendar = Calendrier
newscience-web-of-rounds = sur { $rounds }
newscience-web-round-note = Il n’y a pas plus de manches, selon la pioche ; la partie finit aussi avec la manche où la dernière découverte de niveau 5 est publiée.
newscience-web-next = Manche suivante
newscience-web-next-order = Dans cet ordre : { $names }.
newscience-web-next-open = L’ordre de la manche suivante est fixé quand le Repos est résolu : qui se repose passe devant.
newscience-web-plaque = { $place }. { $name } : prestige { $prestige }, publications { $publications }
newscience-web-most = Le plus de publications : 3 de prestige à la fin.
newscience-web-cube-of = Cube de { $name }
newscience-web-cubes-of = Occupé par { $names }.
newscience-web-modifier = Cette case : { $modifier }.
newscience-web-closed = Elle ne reçoit pas de cube dans cette manche.
newscience-web-extra = Une carte l’a ajoutée pour cette manche.
newscience-web-done = Déjà résolu dans cette manche.
newscience-web-resolving = En cours de résolution.
newscience-web-rest-track = Repos de chacun : { $standings }
newscience-web-rest-track-note = Chaque point ajoute 1 à une action rechercher, expérimenter ou publier ; personne n’en a plus de { $most }.
newscience-web-track = { $track } : { $standings }
newscience-web-lead = en tête +2
newscience-web-leading = En tête, pour 2 de prestige à la fin : { $names }.
newscience-web-card = { $type }, niveau { $level }.
newscience-web-in-force = en vigueur pour tous
newscience-web-to-lab = Cette carte est partie dans un laboratoire.
newscience-web-no-event = Aucun événement dans cette manche.
newscience-web-deck = { $count ->
    [0] Niveau { $level } : plus de cartes
    [one] Niveau { $level } : encore 1 carte
   *[other] Niveau { $level } : encore { $count } cartes
}
newscience-web-deck-note = La pioche va du niveau I au niveau III ; quand elle est vide, la manche qui suit est la dernière.
newscience-web-ahead = Déjà à découvert : { $event }

## Choix des scientifiques

newscience-web-choosing = Au tour de { $names } de choisir un scientifique
newscience-web-candidate = { $name } : { $ratings }
newscience-web-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
newscience-web-rank-note = Rang { $rank } : les rangs décident de l’ordre de la première manche.
newscience-web-chosen-by = chez { $name }

## Fiche du scientifique

newscience-web-mat = Fiche de { $player }
newscience-web-goal = Publiez des découvertes : cela rapporte du prestige, et le plus de prestige l’emporte. On recherche d’abord, on prouve par l’expérience, puis on publie. À chaque manche, chacun place trois cubes ; ensuite les cases sont résolues dans l’ordre de leurs numéros.
newscience-web-markers = { $count ->
    [one] { $count } marqueur restant
   *[other] { $count } marqueurs restants
}
newscience-web-rating = { $action } : { $rating } dans chacune de ces actions
newscience-web-began = Au départ : { $count }.
newscience-web-you-lead = En tête sur cette piste : 2 de prestige à la fin.
newscience-web-rest-cell = Repos { $rest }
newscience-web-energy = Cubes d’énergie : { $home } à la maison, { $board } placés, { $lifted } résolus
newscience-web-energy-note = Chaque action demande son propre cube ; tous reviennent à la fin de la manche.
newscience-web-boost = Pour le reste de la manche : { $event }
newscience-web-no-boost = Aucune carte n’aide pour la manche
newscience-web-lab = Laboratoire
newscience-web-lab-card = Au laboratoire : { $event }
newscience-web-lab-empty = Le laboratoire est vide
newscience-web-lab-note = Il contient une seule carte à garder ; une nouvelle chasse l’ancienne.
newscience-web-steps-mine = À votre portée sur une case sans modificateur
newscience-web-steps-here = À votre portée sur cette case
newscience-web-steps = À sa portée sur une case sans modificateur
newscience-web-no-steps = Aucune découverte n’est à portée pour l’instant.
newscience-web-more-steps = et { $count } de plus
newscience-web-step-research = Rechercher { $name } : points { $promise }
newscience-web-step-experiment = Expérimenter { $name } : { $promise }
newscience-web-step-publish = Publier { $name } : prestige { $promise }
newscience-web-percent = { $chance } %
newscience-web-trial = Expérience sur { $discovery } : { $total } sur { $value }
newscience-web-points = points
newscience-web-die = dé
newscience-web-value = requis
newscience-web-chance = Chances de réussite : { $chance } % ; un { $die } au dé échoue toujours.
newscience-web-critical-rule = Un { $die } au dé échoue toujours.
newscience-web-critical = Un { $die } au dé : l’expérience échoue, quel que soit le total.
newscience-web-total = Total { $total }, requis { $value }
newscience-web-prestige = { $count ->
    [one] Prestige { $prestige }, { $count } publication
   *[other] Prestige { $prestige }, { $count } publications
}
newscience-web-prestige-note = Seul qui publie gagne du prestige ; ce qui est publié avec ne compte que comme publication.
newscience-web-no-works = Rien de publié encore
newscience-web-work = { $prestige ->
    [0] { $name }, publié avec une autre découverte
   *[other] { $name }, publié pour { $prestige } de prestige
}
