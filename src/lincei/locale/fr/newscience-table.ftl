# The New Science : ce que dit la table. player est un nom, les autres mots sont des composants.

## Introduction

newscience-intro =
    En bref : vous faites de la science au XVIIe siècle. Qui publie des découvertes gagne du prestige, et le plus de prestige l’emporte. Chaque découverte se gravit en trois pas : la rechercher, la prouver par l’expérience, la publier.
    Chaque manche a deux temps. D’abord chacun place trois cubes sur des emplacements d’action, un par un dans l’ordre du tour. Puis tous sont résolus, de haut en bas :
    Repos : 1 repos à dépenser plus tard, et une bonne place dans l’ordre de la manche suivante.
    Événement : la carte agit aussitôt, ou va dans votre laboratoire, qui n’en contient qu’une.
    Influence : 1 pas sur cette piste : gouvernement, religion, entreprise ou science.
    Rechercher : votre marqueur sur une découverte dont vous connaissez les prérequis ; vos points doivent atteindre sa valeur de recherche.
    Expérimenter : vos points et un dé contre sa valeur d’expérience ; un 1 échoue toujours. Dès que quelqu’un a réussi, c’est plus facile pour les autres.
    Publier : des points, et de l’influence sur les pistes qu’elle exige. Son prestige va à celui qui publie, et à lui seul ; dès lors tous la connaissent, et les autres marqueurs en sont retirés.
    Vos points dans une action : 1 pour le cube, la note de votre scientifique, ce que l’emplacement ajoute, les cartes, et le repos que vous dépensez.
    Vous connaissez ce que vous avez prouvé vous-même et ce que n’importe qui a publié. Quand vous publiez, vos prérequis déjà prouvés sont publiés avec, sans prestige : mieux vaut donc publier de bas en haut.
    La partie s’achève quand toutes les découvertes de niveau 5 sont publiées, ou quand les cartes événement sont épuisées. Alors qui a le plus publié gagne 3 prestige et, pour chaque piste d’influence, qui est le plus haut en gagne 2.
    Là où la règle ne montre les nombres qu’en image, ils sont de nous ; les cartes événement aussi (S-14.06).

## Signes courts : domaines en deux lettres, pistes et actions en trois, découvertes en treize colonnes

newscience-short-astronomy = As
newscience-short-mathematics = Ma
newscience-short-physics = Ph
newscience-short-chemistry = Ch
newscience-short-biology = Bi
newscience-short-government = gou
newscience-short-religion = rel
newscience-short-enterprise = ent
newscience-short-science = sci
newscience-short-research = rec
newscience-short-experiment = exp
newscience-short-publish = pub
newscience-short-heliocentrism = Héliocentr.
newscience-short-planetary-motion = Mouv. planèt.
newscience-short-moons-of-jupiter = Lunes de Jup.
newscience-short-solar-parallax = Parallaxe
newscience-short-cometary-orbits = Orb. comètes
newscience-short-symbolic-algebra = Algèbre symb.
newscience-short-analytic-geometry = Géom. analyt.
newscience-short-probability = Probabilités
newscience-short-infinite-series = Séries inf.
newscience-short-calculus = Calcul inf.
newscience-short-laws-of-attraction = Attraction
newscience-short-falling-bodies = Chute corps
newscience-short-air-pressure = Pression air
newscience-short-light-spectrum = Spectre
newscience-short-elastic-force = Force élast.
newscience-short-universal-gravitation = Gravitation
newscience-short-nature-of-gases = Nature gaz
newscience-short-chemical-elements = Éléments ch.
newscience-short-human-anatomy = Anatomie
newscience-short-blood-circulation = Circulation
newscience-short-microorganisms = Microbes

## La table entière

newscience-table-won = { $count ->
    [one] { $names } gagne avec { $points } prestige.
   *[other] { $names } se partagent la victoire avec { $points } prestige.
}
newscience-table-scientists = Chacun choisit un scientifique.
newscience-table-round = Manche { $round } de { $rounds } au plus.
newscience-table-placing = On place les cubes.
newscience-table-resolving = On résout les actions.
newscience-table-over = La partie est finie.
newscience-table-to-move = C’est à { $player }.
newscience-table-next-order = Manche suivante : { $names }.
newscience-table-experiment = { $rest ->
    [0] { $player } expérimente { $discovery } : { $points } points et le dé doivent atteindre { $value }.
   *[other] { $player } expérimente { $discovery } : { $points } points, { $rest } repos et le dé doivent atteindre { $value }.
}
newscience-table-die = Le dé montre { $die } : { $total } en tout.
newscience-table-option-scientists = Option : scientifiques tirés au sort.
newscience-table-option-preview = Option : les cartes événement de la manche suivante sont visibles.
newscience-table-option-cascade = Option : seuls les prérequis directs sont publiés avec.
newscience-table-option-groups = Option : tout un groupe « ou » est publié avec.
newscience-table-option-markers = Option : dix marqueurs chacun et pas plus.
newscience-table-more = table montre l’arbre des découvertes et tous les joueurs ; notice NOM dit ce qu’est une découverte ou une carte.
newscience-table-more-scientists = table montre l’arbre des découvertes ; notice NOM dit qui était quelqu’un.

## Scientifiques

newscience-head-scientists = Scientifiques, dans l’ordre de la première manche
newscience-scientists-legend = rec exp pub : ce qu’ils ajoutent à la recherche, à l’expérience et à la publication ; puis leur influence au départ : { $tracks }.
newscience-scientist-told = { $ratings }. Commence avec { $tracks }.
newscience-scientist-taken = Choisi par { $player }.

## L’arbre des découvertes

newscience-head-tree = Arbre des découvertes
newscience-or = ou
newscience-tree-or = – ou –
newscience-tree-published = publié { $names }
newscience-tree-legend-values = 2:A 4/3:B 3 +4 : la recherche demande 2 (A l’a faite), l’expérience 4, plus tard 3 (B l’a réussie), la publication 3 ; elle rapporte 4 prestige.
newscience-tree-legend-influence = Puis l’influence qu’il faut pour publier : { $tracks }.
newscience-tree-legend-needs = <{ $place } : exige { $field }, niveau 2 ; là où « ou » relie des découvertes, une seule suffit.
newscience-tree-legend-signs = * votre pas suivant est ouvert, avec la chance d’une expérience ; ~ ouvert, mais il manque des points ou de l’influence.
newscience-tree-where = { $field }, niveau { $level }
newscience-tree-values = Recherche { $research }, expérience { $first }, plus tard { $later }, publication { $publish }, { $prestige } prestige.
newscience-tree-influence = Pour publier, il faut { $tracks }.
newscience-tree-needs = Exige { $discoveries }.
newscience-tree-researched = Recherchée par { $names }.
newscience-tree-tested = Prouvée par { $names }.
newscience-tree-published-by = Publiée par { $player }.
newscience-tree-open = Votre pas suivant est ouvert.
newscience-tree-short = Votre pas suivant est ouvert, mais il manque des points ou de l’influence.

## Emplacements d’action

newscience-head-spaces = Emplacements d’action, résolus de haut en bas
newscience-spaces-label-rest = Repos
newscience-spaces-label-event = Événement
newscience-spaces-label-influence = Influence
newscience-spaces-label-research = Rechercher
newscience-spaces-label-experiment = Expérimenter
newscience-spaces-label-publish = Publier
newscience-spaces-free = libre
newscience-spaces-closed = fermé
newscience-spaces-done = résolu
newscience-spaces-extra = (en plus)
newscience-spaces-now = en cours
newscience-spaces-legend = [A] un cube de A, [ ] libre ; +1 compte dans cette action.
newscience-spaces-legend-closed = [x] fermé cette manche.
newscience-spaces-legend-now = > en cours.
newscience-spaces-legend-done = [-] résolu.

## Cartes événement

newscience-head-events = Cartes événement
newscience-events-card = { $card } : { $effect }.
newscience-events-first = La première manche n’a pas de carte événement.
newscience-events-none = Il n’y a plus de carte exposée.
newscience-events-ahead = On sait ce qui vient ensuite :
newscience-deck-level = { $count } de niveau { $level }
newscience-deck = { $rounds ->
    [0] Dans la pioche : { $cards }. C’est la dernière manche.
    [one] Dans la pioche : { $cards } ; de quoi jouer encore une manche.
   *[other] Dans la pioche : { $cards } ; de quoi jouer encore { $rounds } manches.
}
newscience-deck-empty = La pioche est vide : c’est la dernière manche.

## Joueurs

newscience-head-players = Joueurs dans l’ordre du tour
newscience-players-prestige = prestige
newscience-players-published = publ.
newscience-players-rest = repos
newscience-players-cubes = cubes
newscience-players-legend = > à qui c’est ; * en tête, ce qui rapporte du prestige à la fin ; publ. découvertes publiées ; rec exp pub ce que le scientifique ajoute à la recherche, à l’expérience et à la publication ; cubes encore à placer.
newscience-seat-to-move = à lui de jouer
newscience-seat-prestige = { $count ->
    [0] { $number } prestige, rien de publié.
    [one] { $number } prestige, 1 publication.
   *[other] { $number } prestige, { $count } publications.
}
newscience-seat-rest = { $number ->
    [0] Pas de repos.
   *[other] { $number } repos.
}
newscience-seat-cubes = { $home ->
    [0] { $board ->
        [0] Plus de cube cette manche.
        [one] Un cube sur le plateau.
       *[other] { $board } cubes sur le plateau.
    }
    [one] Un cube à placer, { $board } sur le plateau.
   *[other] { $home } cubes à placer, { $board } sur le plateau.
}
newscience-seat-markers = { $number ->
    [0] Plus de marqueur.
    [one] Encore un marqueur.
   *[other] Encore { $number } marqueurs.
}
newscience-seat-influence = Influence : { $tracks }.
newscience-seat-ratings = Notes : { $ratings }.
newscience-seat-ahead = En tête : { $where }.
newscience-seat-most = publications
newscience-seat-lab = Laboratoire : { $card }.
newscience-seat-boost = Encore actif cette manche : { $card }.
newscience-seat-boost-action = Encore actif cette manche, pour { $action } : { $card }.
newscience-seat-researched = Recherché : { $discoveries }.
newscience-seat-tested = Prouvé par l’expérience : { $discoveries }.
newscience-seat-published = Publié : { $discoveries }.

## Pas suivants

newscience-head-steps = Vos pas suivants, sur un emplacement qui n’ajoute rien
newscience-steps-next = Pas suivants, sur un emplacement qui n’ajoute rien :
newscience-steps-research = Rechercher
newscience-steps-experiment = Expérimenter
newscience-steps-publish = Publier
newscience-steps-none = Aucun n’est ouvert à présent.
newscience-step-prestige = { $number } prestige
newscience-step-rest = coûte { $number } repos
newscience-step-short = { $number ->
    [one] il manque 1 point
   *[other] il manque { $number } points
}
newscience-step-lacks = il manque { $tracks }
newscience-step-chance = { $chance } avec { $rest } repos
newscience-percent = { $number } %
