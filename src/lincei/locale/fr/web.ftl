# Lincei : les mots de la table dans le navigateur.

## La liaison avec le serveur

lincei-web-unreachable = Le serveur ne répond pas. Le réseau est peut-être coupé : réessayez.
lincei-web-line-lost = Connexion perdue, reprise en cours…
lincei-web-line-refused = Cette table vous est fermée ; rechargez la page.
lincei-web-loading = On dresse la table…
lincei-web-no-table = Pas de table ici
lincei-web-watching = Vous regardez
lincei-web-busy = Un instant…

## À qui le tour

lincei-web-title = { $title } · Lincei
lincei-web-title-turn = ● À vous · { $title }
lincei-web-your-turn = C’est à vous.
lincei-web-turn-of = Décision : { $names }
lincei-web-waiting = On attend { $names }.
lincei-web-asked = doit décider
lincei-web-over = La partie est finie.

## Ce qu’on vous demande

lincei-web-question = On vous demande
lincei-web-to-question = Vers ce qu’on vous demande (Q)
lincei-web-actions = { $count ->
    [one] Une action possible
   *[other] { $count } actions possibles
}
lincei-web-clear = Choisir à nouveau
lincei-web-final = irréversible
lincei-web-final-note = Ceci ne pourra pas être repris.
lincei-web-would = Ce que cela apporte :
lincei-web-would-reveal = On ne saura qu’après ce que cela apporte.
lincei-web-confirm = Êtes-vous sûr ?
lincei-web-confirm-text = { $action } : ceci ne pourra pas être repris.
lincei-web-confirm-yes = Faire
lincei-web-confirm-no = Pas encore
lincei-web-undo = Annuler
lincei-web-undo-note = Reprendre votre dernière action (U)
lincei-web-redo = Rétablir
lincei-web-hint = Conseil
lincei-web-hint-is = Un robot ferait : { $action }

## Les joueurs

lincei-web-players = Joueurs
lincei-web-you = vous
lincei-web-bot = robot ({ $bot })
lincei-web-present = à la table
lincei-web-away = absent
lincei-web-conceded = a abandonné
lincei-web-show-desk = { $name } : voir ce qui est devant ce joueur
lincei-web-points-of = { $points ->
    [one] { $name } : { $points } point ; d’où il vient
   *[other] { $name } : { $points } points ; d’où ils viennent
}
lincei-web-claim = Laisser un robot continuer ici
lincei-web-take-back = Reprendre ma place
lincei-web-clock = Temps restant
lincei-web-flagged = temps écoulé
lincei-web-desk = Votre plateau
lincei-web-desk-of = Devant { $name }
lincei-web-desk-mine = Revenir au mien

## Le score

lincei-web-scores = Score, point par point
lincei-web-outlook = Si la partie finissait maintenant
lincei-web-would-be = serait le score final
lincei-web-shared = { $names } partagent la victoire.
lincei-web-rematch = Rejouer
lincei-web-record = Emporter la partie

## Le journal

lincei-web-log = Journal
lincei-web-log-all = Tout montrer
lincei-web-chat = Dire quelque chose à la table
lincei-web-chat-send = Dire
lincei-web-chat-deleted = (effacé)

## Regarder en arrière

lincei-web-since = Depuis mon tour
lincei-web-since-note = Revoir pas à pas ce qui s’est passé
lincei-web-replay = Revoir
lincei-web-looking-back = Vous regardez en arrière.
lincei-web-earlier = Une action plus tôt
lincei-web-later = Une action plus tard
lincei-web-play = Faire défiler
lincei-web-pause = Arrêter
lincei-web-moment = Après { $steps } actions sur { $last }
lincei-web-now = Revenir au présent

## Plateaux et poignées

lincei-web-boards = Plateaux
lincei-web-parts = Parties de la table
lincei-web-tab-board = Plateau
lincei-web-tab-mine = Le mien
lincei-web-tab-others = Autres
lincei-web-tab-log = Journal
lincei-web-zoom-in = Agrandir
lincei-web-zoom-out = Réduire
lincei-web-fit = Tout voir
lincei-web-close = Fermer

## Plusieurs personnes devant un écran

lincei-web-curtain = { $name }, c’est à vous.
lincei-web-curtain-note = Ce qui est devant vous n’est que pour vos yeux. Continuez quand personne d’autre ne regarde.
lincei-web-curtain-lift = Montrer mon plateau

## Le menu

lincei-web-menu = Menu
lincei-web-home = Vers l’accueil
lincei-web-rules = Règles
lincei-web-settings = Réglages
lincei-web-takeback = Demander à reprendre mon dernier tour
lincei-web-takeback-asked = { $steps ->
    [one] { $name } demande à reprendre la dernière action.
   *[other] { $name } demande à revenir { $steps } actions en arrière.
}
lincei-web-takeback-yes = Accepter
lincei-web-takeback-no = Refuser
lincei-web-hand-over = Laisser un robot jouer pour moi
lincei-web-concede = Abandonner la partie
lincei-web-concede-sure = Oui, abandonner
lincei-web-leave = Vers mes parties
