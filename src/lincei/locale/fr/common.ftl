# Lincei : les mots du programme, pour tous les jeux et tous les clients.

## Personnes

lincei-player = Joueur { $number }

## Listes

lincei-none = aucun
lincei-semicolon = { "\u00A0" };

## Questions

lincei-ask-chance = Le hasard décide.

## Raisons

lincei-why-over = La partie est finie.

## Le programme à table

lincei-game-expo1906 = Expo 1906
lincei-game-newton = Newton
lincei-game-newscience = The New Science
lincei-colon = { "\u00A0" }:
lincei-bot = { $bot } { $number }
lincei-welcome = { $game }, édition « { $edition } ».
lincei-seats = À table : { $names }.
lincei-seed = Graine { $seed } : la même graine et les mêmes joueurs donnent la même partie.
lincei-interpreted = Le moteur tourne interprété : tout fonctionne, seulement plus lentement.
lincei-goes-on = { $actions ->
    [one] La partie reprend après sa première action.
   *[other] La partie reprend après { $actions } actions.
}
lincei-help-hint = Répondez par un numéro ou par les mots entre crochets ; ? montre ce qu’on peut taper d’autre.
lincei-thinking = { $player } réfléchit …
lincei-hand-over = { $player }, à vous le clavier. Dans un terminal, tapez Entrée quand personne d’autre ne regarde.
lincei-legend = { $mark } marque ce qu’on ne peut pas annuler.
lincei-aside = Actions rapides
lincei-cannot-undo = (ne peut être annulé)
lincei-not-understood = « { $text } » n’est ni un numéro de la liste, ni une action, ni une commande ; ? montre ce qu’on peut taper.
lincei-ambiguous = « { $text } » peut vouloir dire : { $several }.
lincei-is-legal = { $text } est permis maintenant : c’est le numéro { $number } de la liste.
lincei-no-rule = Il n’y a pas de règle « { $text } », ni de règle qui contienne ces mots.
lincei-more-rules = { $number ->
    [one] Et une autre ; ajoutez un mot pour en trouver moins.
   *[other] Et { $number } autres ; ajoutez un mot pour en trouver moins.
}
lincei-no-seat = Personne du nom de « { $text } » n’est assis ici ; donnez le numéro de la place ou le nom du joueur.
lincei-nothing-about = Rien ici ne s’appelle « { $text } » : notice attend un nom, par exemple notice { $component }.
lincei-log-empty = Rien ne s’est passé depuis votre dernier tour.
lincei-undone = Annulé : { $text }.
lincei-nothing-to-undo = Il n’y a rien à annuler.
lincei-undo-line = Cela ne peut plus être annulé : quelque chose a été révélé, ou le tour est passé.
lincei-nothing-to-redo = Il n’y a rien à refaire.
lincei-save-where = Dites où : sauver FICHIER
lincei-saved = Enregistré dans { $file }.
lincei-not-saved = Pas enregistré dans { $file } : { $why }.

## Décompte

lincei-final-score = Décompte final
lincei-score-so-far = Décompte provisoire
lincei-total = au total
lincei-ranking = Classement
lincei-winner = { $name } gagne.
lincei-shared = { $names } partagent la victoire ({ $rule }).
lincei-tie-broken = À égalité de points, la règle de départage a décidé ({ $rule }).

## Garder les parties

lincei-resume = La partie est gardée. Pour reprendre : { $command }
lincei-record-kept = La partie est archivée. Pour la revoir : { $command }
lincei-not-begun = Rien n’a été joué, rien n’est donc gardé.
lincei-not-kept = La partie ne peut pas être gardée ({ $why }) ; elle continue sans.
lincei-lost = La partie n’est pas gardée dans son état présent : { $why }
lincei-input-ended = L’entrée s’est terminée avant la fin de la partie.

## Revoir une partie, lire les règles

lincei-replay-help = Entrée : action suivante, b : en arrière, t : table, e : jusqu’à la fin, un numéro : à cette action, q : quitter.
lincei-has-chosen = { $player } a choisi.
lincei-replay-end = C’était la dernière action.
lincei-rules-hint = lincei rules { $game } { $rule } montre une règle ; des mots à la place de { $rule } la cherchent.

## Commandes : ce qu’on peut taper, puis ce que cela fait

lincei-command-help = ?, aide
lincei-command-why = pourquoi
lincei-command-undo = annuler
lincei-command-redo = refaire
lincei-command-rule = règle, règles
lincei-command-about = notice
lincei-command-table = table, plateau
lincei-command-board = tableau, labo
lincei-command-log = récit, historique
lincei-command-score = décompte, points
lincei-command-list = liste
lincei-command-save = sauver, enregistrer
lincei-command-quit = quitter
lincei-help = Un numéro de la liste fait cette action, et de même les mots entre crochets ou leur fin, comme { $end } pour { $text }. De plus :
lincei-help-help = cette aide
lincei-help-why = quelle règle interdit une action maintenant, par exemple ? { $action }
lincei-help-undo = annuler votre dernière action, si rien n’a été révélé depuis
lincei-help-redo = refaire ce que vous avez annulé
lincei-help-rule = une règle par son numéro, par exemple { $rule }, ou les règles qui contiennent des mots
lincei-help-about = ce qu’est une carte ou une autre pièce du jeu, par exemple notice { $component }
lincei-help-table = toute la table
lincei-help-board = le plateau d’un joueur : le vôtre, ou celui d’une place par son numéro ou son nom
lincei-help-log = ce qui s’est passé depuis votre dernier tour
lincei-help-score = d’où viennent les points de chacun jusqu’ici
lincei-help-list = encore une fois la question et la liste
lincei-help-save = enregistrer la partie dans un fichier de votre choix
lincei-help-quit = partir ; la partie est gardée, et on vous dit comment reprendre
