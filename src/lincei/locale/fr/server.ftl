# Lincei : ce que dit le serveur quand il ne fait pas ce qu’on lui demande, et ce qu’il raconte d’une table.

## La requête

lincei-bad-request = La requête est incompréhensible : { $detail }.
lincei-not-json = La requête n’est pas en JSON : envoyez son contenu comme application/json.
lincei-not-found = Il n’y a rien à cette adresse.
lincei-wrong-method = Cette adresse n’accepte pas ce genre de requête.
lincei-too-large = La requête est trop grande.
lincei-csrf = Rien ne prouve que la requête vienne de votre propre page : rechargez-la.
lincei-origin = La page d’un autre site ne peut pas écouter ici.
lincei-too-many-sockets = Vous êtes à trop de tables à la fois : fermez une de leurs pages.
lincei-too-fast = { $seconds ->
    [one] C’était trop rapide : réessayez dans une seconde.
   *[other] C’était trop rapide : réessayez dans { $seconds } secondes.
}
lincei-store-down = { $seconds ->
    [one] La base de données ne répond pas, rien n’a donc été fait : réessayez dans une seconde.
   *[other] La base de données ne répond pas, rien n’a donc été fait : réessayez dans { $seconds } secondes.
}
lincei-broken = Quelque chose ne va pas dans le serveur ; son journal dit quoi à qui s’en occupe.

## Personnes

lincei-sign-in-first = Connectez-vous d’abord, ou jouez en invité.
lincei-signed-in = Vous êtes déjà connecté.
lincei-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
lincei-guest-has-no-password = Un invité n’a pas de mot de passe : créez un compte pour en avoir un.
lincei-name-taken = Quelqu’un d’autre porte ce nom : choisissez-en un autre.
lincei-bad-name = Un nom a de 1 à { $most } caractères visibles.

## Tables et places

lincei-no-such-table = Cette table n’existe pas, ou vous n’y êtes pas invité.
lincei-set-aside = Cette version ne peut pas continuer cette partie : elle est mise de côté, et rien n’en est perdu.
lincei-no-such-game = Il n’y a pas ici de tel jeu ni de telle édition ; il y a : { $games }.
lincei-bad-options = On ne peut pas jouer ainsi : { $why }.
lincei-no-such-bot = Il n’y a pas de robot « { $bot } » ; il y a : { $bots }.
lincei-too-many-open = { $most ->
    [one] Vous avez déjà une telle table : finissez-la ou fermez-la d’abord.
   *[other] Vous avez déjà { $most } tables de ce genre : finissez-en ou fermez-en une d’abord.
}
lincei-no-such-seat = Il n’y a pas de place { $seat } à cette table.
lincei-seat-taken = La place { $seat } est prise.
lincei-seat-free = La place { $seat } est déjà libre.
lincei-already-yours = Vous y êtes déjà assis.
lincei-not-your-seat = La place { $seat } n’est pas la vôtre.
lincei-by-invitation = On prend place à cette table sur invitation : demandez-en une à son hôte.
lincei-host-only = Seul l’hôte de la table peut faire cela.
lincei-players-only = Seuls ceux qui jouent à cette table peuvent faire cela.
lincei-players-chat = Seuls ceux qui jouent à cette table peuvent y parler.
lincei-not-started = La partie n’a pas encore commencé.
lincei-has-started = La partie a déjà commencé.
lincei-table-over = La partie est finie.
lincei-not-over = La partie n’est pas encore finie.
lincei-bot-plays = Un robot occupe la place { $seat } ; si elle est à vous, reprenez-la d’abord.
lincei-not-absent = Le joueur de la place { $seat } peut encore réfléchir : un robot ne le remplace qu’après une plus longue attente.
lincei-conceded = Vous avez abandonné cette partie, et le robot continue.
lincei-no-time = Votre temps est écoulé, et le robot continue.

## Invitations

lincei-no-such-invitation = Cette invitation n’existe pas ; peut-être a-t-elle été retirée.
lincei-invitation-used = Quelqu’un a déjà suivi cette invitation : demandez-en une autre à l’hôte.
lincei-too-many-invitations = Une table a { $most } invitations au plus.

## La partie

lincei-late = La partie a avancé : regardez-la de nouveau avant de décider.
lincei-id-used = Cet identifiant est déjà celui d’un acte de quelqu’un d’autre : créez-en un nouveau à chaque fois.
lincei-no-such-position = La partie n’est pas encore arrivée à cette position.
lincei-not-asked = La place { $seat } n’a rien à décider maintenant.
lincei-action-or-text = Nommez l’action par son numéro ou par son texte, et non par les deux.
lincei-unreadable = « { $text } » n’est pas une action de ce jeu.
lincei-no-such-action = Il n’y a pas d’action { NUMBER($action, useGrouping: 0) } dans ce jeu.
lincei-cannot-undo-that = Cela ne peut pas être annulé : quelque chose a été révélé, le tour est passé, ou ce n’était pas votre action.
lincei-nothing-to-redo-here = Il n’y a rien à refaire.
lincei-nothing-to-take-back = La partie n’est pas allée plus loin : il n’y a rien à reprendre.
lincei-takeback-asked = Quelqu’un a déjà demandé à revenir en arrière : répondez-lui d’abord.
lincei-no-takeback = Personne n’attend votre accord pour revenir en arrière.
lincei-no-hints = À cette table, il n’y a pas de conseils.
lincei-no-such-step = { $steps ->
    [one] La partie n’a que { $steps } action jusqu’ici.
   *[other] La partie n’a que { $steps } actions jusqu’ici.
}
lincei-looks-too-far-back = C’est trop loin en arrière tant que la partie dure : une fois finie, vous pourrez tout revoir.

## Les pages

lincei-no-pages = Les pages du jeu n’ont pas été construites ici : « make play » les construit et les ouvre.

## Ce qui se dit d’une table en dehors de la partie

lincei-row-create = La table est prête.
lincei-row-sit = { $player } prend place.
lincei-row-leave = { $player } quitte la table.
lincei-row-open = L’hôte libère la place de { $player }.
lincei-row-watch = Quelqu’un est venu regarder.
lincei-row-start = La partie commence.
lincei-row-bot = { $player } : un robot joue désormais ici ({ $bot }).
lincei-row-back = { $player } est de retour et continue à jouer.
lincei-row-undo = { $player } annule sa dernière action.
lincei-row-redo = { $player } refait finalement ce qui était annulé.
lincei-row-takeback = { $steps ->
    [0] { $player } demande à revenir au début de la partie.
    [one] { $player } demande à revenir au moment où une seule action avait été faite.
   *[other] { $player } demande à revenir au moment où { $steps } actions avaient été faites.
}
lincei-row-consent-yes = { $player } accepte de revenir en arrière.
lincei-row-consent-no = { $player } refuse de revenir en arrière.
lincei-row-concede = { $player } abandonne la partie.
lincei-row-flag = { $then ->
    [bot] { $player } n’a plus de temps, et un robot continue.
    [end] { $player } n’a plus de temps, et la partie est finie.
   *[nothing] { $player } n’a plus de temps.
}
lincei-row-rematch = La même table est prête pour une nouvelle partie.
lincei-row-close = { $reason ->
    [expired] La table ne s’est pas remplie à temps : elle est fermée.
   *[closed] L’hôte ferme la table.
}
lincei-row-pause = Le serveur s’est absenté un moment ; pendant ce temps, aucune horloge n’a tourné.

lincei-result-end = La partie a été jouée jusqu’au bout.
lincei-result-conceded = La partie a pris fin parce qu’un joueur a abandonné.
lincei-result-clock = La partie a pris fin parce que le temps d’un joueur était écoulé.
lincei-result-closed = L’hôte a fermé la table avant le début de la partie.
lincei-result-expired = La table ne s’est pas remplie à temps et a été fermée.
