# Lincei : les mots des pages autour des tables.

## Toutes les pages

lincei-pages-skip = Aller au contenu
lincei-pages-unreachable = Le serveur ne répond pas. Le réseau est peut-être coupé : réessayez.
lincei-pages-language = Langue
lincei-pages-nav = La maison
lincei-pages-nav-play = Jouer
lincei-pages-nav-lobby = Tables
lincei-pages-nav-mine = Mes parties
lincei-pages-nav-rules = Règles
lincei-pages-nav-settings = Réglages
lincei-pages-nav-account = Connexion
lincei-pages-footer-house = Lincei est un logiciel libre ; il porte le nom de l’Accademia dei Lincei de 1603, dont les membres voulaient voir aussi clair que le lynx.
lincei-pages-footer-games = Les jeux appartiennent à leurs auteurs et éditeurs ; les textes et les dessins d’ici sont les nôtres.
lincei-pages-missing-title = Page introuvable
lincei-pages-missing-text = Il n’y a rien à cette adresse. Le lien est peut-être ancien, ou il y manque une lettre.
lincei-pages-to-start = Vers les jeux
lincei-pages-close = Fermer
lincei-pages-yes = oui
lincei-pages-no = non

## La première page

lincei-pages-landing-title = Jeux de société autour de la science
lincei-pages-landing-lead = Dans votre navigateur, avec toutes les règles appliquées et expliquées : contre des robots, entre amis ou en solitaire.
lincei-pages-promise-newton = Parcourez l’Europe des grands esprits, garnissez votre bibliothèque, et que chaque carte jouée renforce les suivantes.
lincei-pages-promise-expo1906 = Milan invite le monde : alimentez les inventions de votre laboratoire, brevetez-les avant les autres et gagnez le jury.
lincei-pages-promise-newscience = Rechercher, prouver, publier avant les autres : cinq grands esprits gravissent l’arbre des découvertes.
lincei-pages-minutes-newton = 90 minutes
lincei-pages-minutes-expo1906 = 60 à 90 minutes
lincei-pages-minutes-newscience = 60 à 120 minutes
lincei-pages-imprint-newton = De Simone Luciani et Nestore Mangone, Cranio Creations, 2018
lincei-pages-imprint-expo1906 = De Remo Conzadori et Nestore Mangone, Gotha Games, 2015
lincei-pages-imprint-newscience = De Dirk Knemeyer, Conquistador Games, 2013 ; la plupart des nombres et les cartes événement sont notre reconstitution
lincei-pages-players = { $least } à { $most } joueurs
lincei-pages-play-now = Jouer contre des robots
lincei-pages-start = Commencer la partie
lincei-pages-opponents = Adversaires
lincei-pages-strength = Genre de robot
lincei-pages-your-name = Votre nom
lincei-pages-all-options = Toutes les options
lincei-pages-learn-rules = Lire les règles
lincei-pages-bot-random = Novice
lincei-pages-bot-random-about = joue au hasard
lincei-pages-bot-greedy = Initié
lincei-pages-bot-greedy-about = prévoit chaque tour
lincei-pages-resume = Reprendre une partie
lincei-pages-go-on = Continuer
lincei-pages-all-mine = Toutes mes parties
lincei-pages-your-turn = à vous de jouer
lincei-pages-ways = D’autres façons de jouer
lincei-pages-way-friends = Entre amis
lincei-pages-way-friends-text = Ouvrez une table et envoyez un lien à chaque ami ; des robots peuvent compléter la table.
lincei-pages-way-friends-do = Ouvrir une table
lincei-pages-way-join = Invité ?
lincei-pages-way-join-text = Collez ici le lien que votre ami vous a envoyé.
lincei-pages-way-join-do = Rejoindre
lincei-pages-way-screen = Sur un seul écran
lincei-pages-way-screen-text = Passez-vous l’appareil : un rideau cache vos cartes aux autres.
lincei-pages-way-screen-do = Jouer ensemble
lincei-pages-way-watch = Regarder ou s’asseoir
lincei-pages-way-watch-text = Les tables publiques sont ouvertes à tous, joueurs ou spectateurs.
lincei-pages-way-watch-do = Voir les tables

## Une nouvelle table

lincei-pages-new-title = Ouvrir une table
lincei-pages-new-lead = Choisissez qui joue, et comment. Ce que vous ne touchez pas reste comme d’habitude.
lincei-pages-presets = Comment voulez-vous jouer ?
lincei-pages-preset-bots = Contre des robots
lincei-pages-preset-screen = Sur un seul écran
lincei-pages-preset-network = Par le réseau
lincei-pages-preset-solo = En solitaire
lincei-pages-game = Jeu
lincei-pages-edition = Édition
lincei-pages-seats = Places
lincei-pages-seat = Place { $number }
lincei-pages-seat-kind = Qui s’assied ici
lincei-pages-seat-name = Nom
lincei-pages-seat-free = place libre
lincei-pages-seat-add = Ajouter une place
lincei-pages-seat-remove = Retirer la place { $number }
lincei-pages-kind-me = vous
lincei-pages-kind-friend = à cet écran
lincei-pages-kind-bot = robot
lincei-pages-kind-open = par le réseau
lincei-pages-terms = À cette table
lincei-pages-public = Table publique
lincei-pages-public-about = Chacun la trouve dans la liste, peut regarder et prendre une place libre. Sinon, seulement ceux que vous invitez.
lincei-pages-hints = Conseils
lincei-pages-hints-about = Qui doit décider peut demander l’avis d’un robot.
lincei-pages-pace = Rythme
lincei-pages-pace-live = tous présents
lincei-pages-pace-live-about = Tout le monde est là. Qui ne fait rien pendant dix minutes peut être remplacé par un robot.
lincei-pages-pace-leisure = à loisir
lincei-pages-pace-leisure-about = Un coup de temps en temps, pendant des jours ou des semaines. Un robot peut remplacer qui tarde plus de sept jours.
lincei-pages-clock = Pendule
lincei-pages-clock-about = Chaque joueur dispose de tant de temps pour toute la partie.
lincei-pages-clock-minutes = Minutes chacun
lincei-pages-clock-increment = Secondes de plus à chaque fois
lincei-pages-clock-zero = Quand le temps est écoulé
lincei-pages-clock-short = { $minutes ->
    [one] pendule : 1 minute
   *[other] pendule : { $minutes } minutes
}
lincei-pages-clock-long = { $minutes ->
    [one] 1 minute chacun, { $increment } secondes de plus à chaque fois ; quand le temps est écoulé :
   *[other] { $minutes } minutes chacun, { $increment } secondes de plus à chaque fois ; quand le temps est écoulé :
}
lincei-pages-zero-nothing = rien ne se passe
lincei-pages-zero-bot = un robot continue
lincei-pages-zero-end = la partie est perdue
lincei-pages-open-table = Ouvrir la table

## Options de Newton

lincei-pages-option-newton-masters = Maîtres
lincei-pages-option-newton-masters-about = Chaque joueur commence avec quatre cartes Maître.
lincei-pages-option-newton-masters-draft = Choisis
lincei-pages-option-newton-masters-draft-about = La partie normale : chacun en choisit un sur quatre, passe les autres, et ainsi de suite.
lincei-pages-option-newton-masters-dealt = Distribués
lincei-pages-option-newton-masters-dealt-about = Pour une première partie : chacun garde les quatre cartes reçues.
lincei-pages-option-newton-modules = Extension
lincei-pages-option-newton-modules-about = Deux modules de Grandes Découvertes ; jouez avec aucun, l’un ou les deux.
lincei-pages-option-newton-modules-lessons = Leçons des Maîtres
lincei-pages-option-newton-modules-lessons-about = Trente cartes Action de plus : des doubles, et d’autres avec une action spéciale.
lincei-pages-option-newton-modules-discoveries = Grandes Découvertes
lincei-pages-option-newton-modules-discoveries-about = Des tuiles Découverte à acheter et à utiliser, et trois tuiles de plus des genres habituels.
lincei-pages-option-newton-colours = Couleurs
lincei-pages-option-newton-colours-about = La couleur dit quelles cartes de départ a le joueur.
lincei-pages-option-newton-colours-red = rouge
lincei-pages-option-newton-colours-blue = bleu
lincei-pages-option-newton-colours-green = vert
lincei-pages-option-newton-colours-yellow = jaune

## Options d’Expo 1906

lincei-pages-option-expo1906-handicaps = Aide aux débutants
lincei-pages-option-expo1906-handicaps-about = Un laboratoire commence avec cinq tuiles Ferraille. Les débutants peuvent en remplacer par des ressources.
lincei-pages-option-expo1906-handicaps-none = aucune
lincei-pages-option-expo1906-handicaps-graduate = nouveau diplômé
lincei-pages-option-expo1906-handicaps-graduate-about = une tuile Ferraille est remplacée par une ressource.
lincei-pages-option-expo1906-handicaps-student = étudiant
lincei-pages-option-expo1906-handicaps-student-about = deux tuiles Ferraille sont remplacées par des ressources.

## Options de The New Science

lincei-pages-option-newscience-scientists = Scientifiques
lincei-pages-option-newscience-scientists-about = Chacun incarne un scientifique différent parmi cinq.
lincei-pages-option-newscience-scientists-free = Choisis
lincei-pages-option-newscience-scientists-free-about = L’un après l’autre, dans l’ordre des places.
lincei-pages-option-newscience-scientists-random = Au hasard
lincei-pages-option-newscience-scientists-random-about = Chacun reçoit le sien par tirage au sort.
lincei-pages-option-newscience-preview = Événements de la manche suivante
lincei-pages-option-newscience-preview-about = Les cartes événement sont révélées à la fin de la manche.
lincei-pages-option-newscience-preview-off = Cachés
lincei-pages-option-newscience-preview-off-about = Comme dans la règle : personne ne sait ce qui vient.
lincei-pages-option-newscience-preview-on = Visibles
lincei-pages-option-newscience-preview-on-about = Ils sont à découvert une manche à l’avance : moins de hasard, plus de plans.
lincei-pages-option-newscience-cascade = Publication en chaîne
lincei-pages-option-newscience-cascade-about = Qui publie une découverte publie aussi, sans prestige, celles d’en dessous qu’il a prouvées et que personne n’a publiées.
lincei-pages-option-newscience-cascade-all = Jusqu’à la racine
lincei-pages-option-newscience-cascade-all-about = Tout ce sur quoi elle repose, si loin que ce soit.
lincei-pages-option-newscience-cascade-direct = Seulement ses prérequis directs
lincei-pages-option-newscience-cascade-direct-about = Ce qui est plus bas reste en l’état.
lincei-pages-option-newscience-groups = Groupes au choix
lincei-pages-option-newscience-groups-about = Là où une découverte sur plusieurs suffit, que publie-t-on avec ?
lincei-pages-option-newscience-groups-one = Une seule
lincei-pages-option-newscience-groups-one-about = Et aucune si l’une d’elles est déjà publique.
lincei-pages-option-newscience-groups-all = Toutes celles qui sont prouvées
lincei-pages-option-newscience-groups-all-about = Même à côté d’une découverte publique.
lincei-pages-option-newscience-markers = Marqueurs
lincei-pages-option-newscience-markers-about = Chacun a dix marqueurs de découverte.
lincei-pages-option-newscience-markers-unlimited = Sans limite
lincei-pages-option-newscience-markers-unlimited-about = S’ils viennent à manquer, on en prend d’autres.
lincei-pages-option-newscience-markers-limited = Dix et pas plus
lincei-pages-option-newscience-markers-limited-about = Sans marqueur, pas de recherche.

## La salle d’attente

lincei-pages-waiting-title = { $game } : une table se prépare
lincei-pages-waiting-lead = { $number ->
    [0] Tout le monde est là : la partie commence.
    [one] Une place est libre. La partie commence d’elle-même dès qu’elle est prise.
   *[other] { $number } places sont libres. La partie commence d’elle-même dès qu’elles sont toutes prises.
}
lincei-pages-waiting-closed = Cette table a été fermée avant le début de la partie.
lincei-pages-waiting-aside = Cette version du serveur ne peut pas continuer cette partie ; rien n’en est perdu.
lincei-pages-at-table = Qui est à table
lincei-pages-guest = sans compte
lincei-pages-take-seat = M’asseoir ici
lincei-pages-leave = Me lever
lincei-pages-free = Libérer cette place
lincei-pages-invite = Inviter un ami
lincei-pages-add-bot = Ajouter un robot
lincei-pages-invitation = Lien de l’invitation
lincei-pages-invited = Quelqu’un y est déjà invité ; le lien n’a été donné qu’une fois.
lincei-pages-copy = Copier
lincei-pages-copied = Copié
lincei-pages-share = Partager
lincei-pages-share-title = Venez jouer avec moi
lincei-pages-take-back = Retirer
lincei-pages-watchers = Spectateurs
lincei-pages-watch-public = Chacun peut regarder cette table : il suffit d’envoyer l’adresse de cette page.
lincei-pages-watch-private = Cette table est privée : à chaque spectateur il faut un lien à lui.
lincei-pages-invite-watcher = Inviter un spectateur
lincei-pages-close-table = Fermer cette table
lincei-pages-who-comes = Qui peut venir
lincei-pages-is-public = tout le monde
lincei-pages-is-private = sur invitation

## Suivre une invitation

lincei-pages-join-title = Vous êtes invité
lincei-pages-join-lead = Une table vous attend.
lincei-pages-join-no-code = Ce lien ne contient pas d’invitation : sa fin s’est peut-être perdue. Redemandez-le.
lincei-pages-join-as = Vous vous asseyez sous le nom de { $name }.
lincei-pages-join-account = Vous avez un compte ?
lincei-pages-join-do = À table

## Listes de tables

lincei-pages-lobby-title = Tables publiques
lincei-pages-lobby-lead = Asseyez-vous où une place est libre, regardez jouer les autres ou revoyez des parties finies.
lincei-pages-lobby-status = Quelles tables
lincei-pages-tables-open = En attente de joueurs
lincei-pages-tables-running = En cours
lincei-pages-tables-over = Finies
lincei-pages-tables-aside = Mises de côté
lincei-pages-every-game = tous les jeux
lincei-pages-lobby-empty-open = Aucune table publique n’attend de joueurs. Ouvrez-en une : d’autres la trouveront ici.
lincei-pages-lobby-empty-running = Aucune partie publique n’est en cours.
lincei-pages-lobby-empty-over = Aucune partie publique n’est encore finie.
lincei-pages-sit = M’asseoir
lincei-pages-look = Regarder
lincei-pages-replay = Revoir
lincei-pages-older = Tables plus anciennes
lincei-pages-to-table = Voir la table
lincei-pages-mine-title = Mes parties
lincei-pages-mine-lead = Celles qui vous attendent viennent en premier.
lincei-pages-mine-stranger = Vous n’avez pas encore de parties ici. Elles apparaîtront dès que vous jouerez ou vous connecterez.
lincei-pages-mine-nothing = Vous n’avez pas encore de parties.
lincei-pages-aside-text = Cette version du serveur ne peut pas continuer ces parties. Rien n’en est perdu.
lincei-pages-result = Résultat
lincei-pages-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lincei-pages-conceded = a abandonné
lincei-pages-record = Emporter la partie

## Le compte

lincei-pages-account-title = Compte
lincei-pages-account-stranger = On peut jouer sans compte. Avec un compte, vos parties vous suivent sur tous vos appareils.
lincei-pages-account-guest = Vous jouez en invité sous le nom de { $name }. Vos parties restent liées à ce navigateur tant que vous n’avez pas de compte.
lincei-pages-account-signed-in = Vous êtes connecté sous le nom de { $name }.
lincei-pages-account-make = Créer un compte
lincei-pages-account-make-text = Un nom et un mot de passe, sans adresse.
lincei-pages-account-make-guest = Vos parties restent à vous, et vous pouvez changer de nom.
lincei-pages-sign-in = Se connecter
lincei-pages-sign-in-text = Avec le nom et le mot de passe de votre compte.
lincei-pages-sign-in-guest = Les parties jouées en invité vous suivent.
lincei-pages-name = Nom
lincei-pages-password = Mot de passe
lincei-pages-password-hint = Au moins 8 caractères. Un mot de passe oublié est perdu.
lincei-pages-password-change = Changer de mot de passe
lincei-pages-password-text = Vous serez déconnecté de tous les autres appareils.
lincei-pages-password-old = Mot de passe actuel
lincei-pages-password-new = Nouveau mot de passe
lincei-pages-password-changed = Le mot de passe est changé.
lincei-pages-sign-out = Se déconnecter
lincei-pages-sign-out-text = Vos parties vous attendent jusqu’à votre retour.
lincei-pages-sign-out-everywhere = Se déconnecter partout
lincei-pages-export = Emporter mes parties
lincei-pages-export-text = Toutes vos parties en un fichier : celles qui sont finies en entier, des autres votre propre journal.
lincei-pages-farewell = Adieu
lincei-pages-farewell-text = Votre nom et tout ce que vous avez dit sont effacés. Dans les parties en cours, un robot prend votre place. On ne peut pas revenir en arrière.
lincei-pages-farewell-sure = Oui, effacez-moi d’ici
lincei-pages-farewell-do = Effacer définitivement

## Réglages

lincei-pages-settings-title = Réglages
lincei-pages-settings-lead = Ils valent pour ce navigateur, tout de suite.
lincei-pages-settings-look = Langue et couleurs
lincei-pages-settings-table = À table
lincei-pages-theme = Couleurs
lincei-pages-theme-auto = comme le système
lincei-pages-theme-paper = papier (clair)
lincei-pages-theme-slate = ardoise (sombre)
lincei-pages-switch-motion = Mouvement
lincei-pages-switch-motion-about = Les pièces se déplacent et les cartes se retournent. Sinon, tout est aussitôt à sa place.
lincei-pages-switch-sound = Son
lincei-pages-switch-sound-about = Un tintement discret quand c’est à vous.
lincei-pages-switch-notify = Notifications
lincei-pages-switch-notify-about = Le navigateur vous prévient quand c’est à vous et que vous regardez ailleurs.
lincei-pages-switch-answer = Répondre quand il n’y a qu’une réponse
lincei-pages-switch-answer-about = Quand une seule chose est possible, elle se fait d’elle-même.
lincei-pages-switch-confirm = Demander avant l’irrévocable
lincei-pages-switch-confirm-about = Avant une action qui révèle quelque chose ou qui finit votre tour.
lincei-pages-notify-denied = Le navigateur n’autorise pas les notifications pour cette page.

## Règles

lincei-pages-rules-title = Règles de { $game }
lincei-pages-rules-lead = Toutes les règles dans nos propres mots, avec leur numéro. R figure dans le livret, D en découle, X est notre décision là où il se tait.
lincei-pages-rules-search = Chercher
lincei-pages-rules-found = { $number ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle
   *[other] { $number } règles
}
lincei-pages-rules-none = Il n’y a pas de règle { $rule }.
lincei-pages-rules-contents = Table des matières
lincei-pages-mark = D’où vient la règle
lincei-pages-mark-r = figure dans le livret de règles
lincei-pages-mark-d = découle du livret de règles
lincei-pages-mark-x = notre décision là où le livret se tait
lincei-pages-mark-c = rapporté par des tiers, dans aucun livret
