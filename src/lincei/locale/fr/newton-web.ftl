# Newton dans le navigateur : bureau, cartes, Maîtres et découvertes. Ce que les composants disent d’eux-mêmes.

## Plateaux et déroulement

newton-web-map = Europe
newton-web-tracks = Pistes
newton-web-cards = Cartes
newton-web-masters = Maîtres
newton-web-desk = Bureau de { $player }
newton-web-progress = Manche { $round } sur { $rounds }
newton-web-progress-draft = Choix des Maîtres

## Biens

newton-web-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
newton-web-coins-note = Pour les péages, les actions rapides et ce que demandent les effets.
newton-web-potions = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
newton-web-potions-note = Une potion remplace un ouvrage manquant, trois remplacent une université ou une contrée antique.
newton-web-vp = { $count } PV
newton-web-vp-note = Les objectifs et les Maîtres s’y ajoutent à la fin.
newton-web-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
newton-web-hand-empty = Aucune carte en main
newton-web-books = Ouvrages disponibles
newton-web-books-note = Sur les cartes du bureau, les Maîtres joués et les découvertes face visible. Ils ne s’épuisent pas.

## Cartes

newton-web-level = Niveau { $level }.
newton-web-effect = Moitié supérieure : { $effect }.
newton-web-special = L’action spéciale agit une fois la carte sous le bureau, au tour où une carte est jouée au-dessus d’elle.
newton-web-worth = Jouée maintenant : { $actions }.
newton-web-worthless = Jouée maintenant, son action ne vaudrait rien.
newton-web-deck-note = À votre tour, 1 pièce dévoile les deux cartes du dessus.
newton-web-removed = Hors du jeu : { $count }
newton-web-removed-none = Aucune carte n’est encore sortie du jeu.

## Bureau

newton-web-parts = En vue : { $parts }.
newton-web-tucked = Sous le bureau : { $card }
newton-web-tucked-note = Son symbole compte jusqu’à la fin de la partie, sa moitié supérieure est perdue.
newton-web-tucked-special = Son symbole ne compte plus.
newton-web-drawer-empty = Tiroir vide
newton-web-drawer-note = Une tuile Développement ajoute un symbole de son action à toute valeur future.
newton-web-slot-empty = Emplacement de revenu vide
newton-web-slot-note = Une tuile Revenu rapporte ce qu’elle montre à chaque Entretien.
newton-web-medicine = Tuile Médecine, { $vp } PV à chaque Entretien
newton-web-income = Revenu au prochain Entretien
newton-web-income-note = Tuiles, médecine, suites complètes et découvertes, tout compris.
newton-web-stack = { $count ->
    [0] Pile { $number } de tuiles Étagère, épuisée
    [one] Pile { $number } de tuiles Étagère, reste { $count }
   *[other] Pile { $number } de tuiles Étagère, restent { $count }
}
newton-web-stack-note = Avec sa dernière tuile : { $reward }.
newton-web-cubes-note = On en pose un sur la carte là où un voyage s’achève.
newton-web-reserve = { $count ->
    [0] Aucun étudiant en réserve
    [one] { $count } étudiant en réserve
   *[other] { $count } étudiants en réserve
}
newton-web-reserve-note = Un nouvel étudiant part de la racine de l’arbre ; en action rapide, pour 5 pièces. Un drapeau marque le premier joueur de la manche.
newton-web-stack-left = { $count ->
    [0] Il n’en reste aucune.
   *[other] Il en reste { $count }.
}

## Étagère

newton-web-space = Case d’ouvrage { $space }, rayon { $row }
newton-web-space-printed = Compte comme remplie dès le début.
newton-web-space-filled = Une tuile Étagère s’y trouve.
newton-web-space-needs = Demande : { $need }.
newton-web-space-ready = Condition remplie.
newton-web-space-potions = { $count ->
    [one] { $count } potion remplacerait ce qui manque.
   *[other] { $count } potions remplaceraient ce qui manque.
}
newton-web-run = Suite { $spaces } : { $vp } PV à chaque Entretien.
newton-web-run-done = Complète.
newton-web-run-open = Dès que toutes ses cases sont remplies.

## Jetons, objectifs

newton-web-no-tokens = Pas encore de jeton bonus
newton-web-token-count = { $count ->
    [one] Obtenu { $count } fois.
   *[other] Obtenu { $count } fois.
}
newton-web-objective-held = Atteint.
newton-web-objective-needs = Pour y entrer : { $books }.
newton-web-worth-now = Vaut { $vp } PV à présent.

## Maîtres et découvertes

newton-web-draft = On choisit les Maîtres
newton-web-own-masters = Vos Maîtres
newton-web-no-masters = Pas encore de Maître
newton-web-master-vp = { $vp } PV à la fin, si la carte est jouée.
newton-web-master-hidden = Un Maître en main
newton-web-master-hidden-note = Seul son propriétaire le connaît, jusqu’à ce qu’il soit joué.
newton-web-none-played = Aucun joué jusqu’ici
newton-web-passed-on = Vous avez laissé passer : { $masters }.
newton-web-no-discoveries = Pas encore de découverte
newton-web-discovery-cost = { $count ->
    [one] Coûte { $count } pièce.
   *[other] Coûte { $count } pièces.
}
newton-web-discovery-gives = Tant qu’elle est face visible : { $gives }.
newton-web-discovery-cashed = Encaissée : elle ne donne plus rien, mais compte toujours comme possédée.
newton-web-per-upkeep = { $goods } à chaque Entretien
