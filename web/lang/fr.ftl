### Wye, Français. See https://projectfluent.org/fluent/guide for the syntax.

## The players' colours

# The players' colours, which a theme of the board renames.
-Noir =
    { THEME() ->
        [red-blue] Rouge
       *[other] Noir
    }
-Blanc =
    { THEME() ->
        [red-blue] Bleu
       *[other] Blanc
    }
-noir =
    { THEME() ->
        [red-blue] rouge
       *[other] noir
    }
-blanc =
    { THEME() ->
        [red-blue] bleu
       *[other] blanc
    }

## Problems

copy-link = Copier le lien
all-problems = Tous les problèmes
any-board = Y et Hex
boards = Plateaux
deck-title = Tes erreurs
deck-due = { $due ->
        [0] Rien à travailler aujourd’hui ; { $all } dans le paquet
       *[other] { $due } sur { $all } à travailler aujourd’hui
    }
deck-empty = Analyse tes parties : leurs erreurs viennent ici et reviennent jusqu’à ce que tu les saches.
deck-task = Trait aux { $player }. Dans ta partie, tu as joué { $move }, qui a coûté { $cost }. Trouve un meilleur coup.
deck-right = { $days ->
        [1] { $move } est juste. La position revient demain.
       *[other] { $move } est juste. La position revient dans { $days } jours.
    }
deck-wrong = { $move } n’est pas meilleur. Essaie un autre coup ou regarde la réponse.
deck-answer = { $move } était meilleur. La position revient demain.
deck-show = Voir la réponse
deck-next = Suivant
deck-drop = Retirer du paquet
deck-done = C’est tout pour aujourd’hui.
trainer-title = Ouvertures
trainer-text = Premières pierres et échanges : que diraient les tables ?
trainer-due = { $due ->
        [0] Rien à revoir aujourd’hui ; { $all ->
            [one] { $all } réponse trouvée
           *[other] { $all } réponses trouvées
        }
       *[other] { $due } sur { $all } à revoir aujourd’hui
    }
trainer-board = Plateau
trainer-waits = La question vient dès que le moteur est chargé.
# $first has placed the first stone, which $second may take over.
trainer-asked = { CAPITAL($first) } a commencé en { $stone }. Faut-il que { $second } prenne la pierre, ou continue ?
trainer-take = Prendre la pierre
trainer-leave = Continuer
trainer-fair = { CAPITAL($player) } commence, et l’autre joueur peut prendre la pierre. Pose la plus équilibrée.
# $strong whether the stone wins more than half of its games
trainer-unfair = Sans échange, { $stone } gagne { $share } : { $strong ->
        [true] trop forte.
       *[other] trop faible.
    } Essaie une autre pierre ou regarde la réponse.
trainer-fairest = { $right ->
        [true] Exact :
       *[other] La réponse :
    } { $stone } est l’une des pierres les plus équilibrées. Sans échange, elle gagne { $share }.
trainer-taken = { $right ->
        [true] Exact.
       *[other] Non.
    } Sans échange, { $stone } gagne { $share } : { $strong ->
        [true] mieux vaut prendre la pierre.
       *[other] mieux vaut continuer.
    }
trainer-returns = { $days ->
        [1] La question revient demain.
       *[other] La question revient dans { $days } jours.
    }
daily-problem = Problème du jour
next-unsolved = Prochain non résolu
solve = Résoudre
motif = Motif
any-motif = Tous les motifs
motif-joins = Relier deux chaînes
motif-bridge = Ponts
motif-double = Doubles menaces
motif-cut = Couper la route
motif-must = La seule défense
motif-template = Gabarits de bord
motif-ladder = Échelles et échappatoires
play-from-here = Jouer d’ici
problem-board = Plateau du problème
difficulty-easy = Facile
difficulty-medium = Moyen
difficulty-hard = Difficile
difficulty-expert = Très difficile
problem-title = Problème { $place }
board-of = { $game } { $size }
solved-of =
    { $done ->
        [one] { $done } résolu
       *[other] { $done } résolus
    } sur { $all }
solved-alone = résolu
solved-helped = résolu avec un indice
unsolved = pas encore résolu
streak =
    { $days } { $days ->
        [one] jour
       *[other] jours
    } de suite
find-move = { CAPITAL($player) } joue et gagne : trouve le seul coup gagnant.
told-area = Indice : le coup est dans la zone marquée.
told-move = Indice : le coup est { $move }.
right-move = Exact : { $move } est le seul coup gagnant.
right-end = Exact : { $move } gagne.
right-so-far = Exact : { $move }.
defended = Exact : { $move }. { CAPITAL($player) } se défend par { $answer } : trouve le coup qui gagne encore.
right-line = { CAPITAL($player) } gagne contre toute défense, par exemple :
wrong-move =
    { $move } ne gagne pas. { $ready ->
        [true] La réponse est en cours de recherche…
       *[other] La réponse viendra quand le moteur sera chargé.
    }
refuted = { $move } ne gagne pas : { $player } répond { $answer } et gagne.
unrefuted = { $move } ne gagne pas : c’est prouvé, mais le moteur ne trouve pas de façon courte de le montrer.
link-copied = Le lien est copié.
no-problem = Ce lien ne désigne aucun problème de cette version. Choisis-en un autre.
own-problem = Une position à résoudre
proving = Le moteur est en train de prouver le problème…
unproven = Dans cette position, le moteur ne peut pas prouver qu’un seul coup gagne : ce n’est donc pas un problème. Choisis-en un autre.

## My games, links, friends and the card at the end of a game

continue-game = Continuer
welcome-back = Content de te revoir
ladder = L’échelle de { $title }
beaten-of =
    { $beaten ->
        [one] { $beaten } battu
       *[other] { $beaten } battus
    } sur { $all }
rung =
    { $beaten ->
        [true] { $title }, battu
       *[other] { $title }, pas encore battu
    }
delete-game = Supprimer
drop-hint = Tu peux aussi déposer un fichier n’importe où sur la page.
find-games = Chercher une partie
restore = Restaurer
skip = Aller au contenu
results = Résultat
results-any = Toutes
results-open = En cours
results-won = Gagnées
results-lost = Perdues
results-other = Nulles et parties d’autres joueurs
friend-link-title = Lien pour ton ami
friend-steps = Envoie ce lien à ton ami. Il l’ouvre, répond par un coup et te renvoie un lien.
games-note = Tes parties ne sont gardées que dans ce navigateur. Télécharge-les pour en avoir une copie.
keep-game = Garder la partie du plateau
more-games = Afficher plus
no-games = Pas encore de partie. Chaque partie que tu joues apparaît ici d’elle-même, pour que tu puisses la continuer ou la revoir.
pick-file = Choisir un fichier…
pick-games = Ajouter les parties d’un fichier…
rematch = Revanche
review-game = Revoir
scan-code = Code QR
send-link = Envoyer…
start-game = Commencer une partie
player = Joueur
share-link = Lien
friend = Ton ami
friend-to-move = Envoie maintenant le lien à ton ami.
friend-sent = En attente du lien de ton ami.
send-link-told = Envoyer le lien
friend-link-longer = { "" }
friend-link-same = { "" }
friend-link-older = Ce lien est plus ancien que la partie d’ici, qui reste telle quelle.
friend-link-other = Ce lien contredit la partie d’ici, qui reste telle quelle. Les coups du lien :
none-found = Aucune partie d’ici ne contient ces mots.
watching-told = Partie partagée. Continue :
play-as = Avec { CAPITAL($player) }
won-by =
    { $winnerSelf ->
        [true] Tu as gagné
       *[other] { $winner } a gagné
    }
drawn = Partie nulle
count-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
in-moves =
    { $reason ->
        [resign] { $self ->
            [true] Tu as abandonné
           *[other] { $loser } a abandonné
        } après { count-moves }.
        [time] { $self ->
            [true] Tu as dépassé le temps
           *[other] { $loser } a dépassé le temps
        } après { count-moves }.
        [fault] { $self ->
            [true] Disqualification
           *[other] Disqualification de { $loser }
        } après { count-moves }.
       *[other] En { count-moves }.
    }
try-level = Jouer contre { $title }
game-won =
    { $reason ->
        [resign] Gagnée par abandon
        [time] Gagnée au temps
        [fault] Gagnée par forfait
       *[other] Gagnée en { count-moves }
    }
game-lost =
    { $reason ->
        [resign] Abandonnée
        [time] Perdue au temps
        [fault] Perdue par forfait
       *[other] Perdue en { count-moves }
    }
game-won-by = { CAPITAL($winner) } a gagné en { count-moves }
game-drawn = Nulle en { count-moves }
game-open = Inachevée, { count-moves }
two-at-board = Deux personnes
day = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }
unreadable-game = Cette version ne peut pas afficher cette partie.

## The places of the page

place-games = Parties
place-home = Accueil
place-lab = Labo
place-learn = Apprendre
place-play = Jouer
place-problems = Problèmes
places = Lieux

## The board

red-blue = Rouge et bleu
turn-on = Tourner le plateau
tip-turn = Tourner le plateau (F)
mirror = Retourner le plateau
take-over = choisis-la pour la reprendre
takes-label = prend { $count }
marks = Marques
clear-marks = Tout effacer
# $cell where an arrow or a line begins
marking-end = Depuis { $cell } : choisis l’autre extrémité.
marks-circle = cercle
marks-triangle = triangle
marks-square = carré
marks-cross = croix
marks-shade = ombrage
marks-letter = lettre
marks-number = nombre
marks-arrow = flèche
marks-line = ligne
# Of a cell, for screen readers.
marked = marques : { $marks }
# $way an arrow or a line
marked-way = { $way } vers { $cell }
set-up-position = Composer une position
# What a chosen cell gets: a stone of a player, or nothing.
set-up-stone = La case choisie reçoit
# Whose turn it is: one of the players.
set-up-turn = Trait
clear-board = Vider le plateau
make-problem = En faire un problème
open-problem = Ouvrir le problème
problem-made = Un seul coup gagne. Le lien du problème est prêt : qui l’ouvre devra trouver ce coup.
problem-none = Pas de problème : ici, aucun coup ne gagne ({ $player }).
problem-several = Pas de problème : { $one } et { $other } gagnent. Un seul coup doit gagner.

## The review of a game, learning from mistakes, and the openings

learning =
    { $self ->
        [true] Apprends de tes erreurs
       *[other] Apprends de ces erreurs
    }
learning-back = Retour à la position
openings = Ouvertures
win-rate = gagne { $share }
signs-inaccuracy = ?!
signs-mistake = ?
signs-blunder = ??
grades-inaccuracy =
    { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
grades-mistake =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
grades-blunder =
    { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
mistake = { $number }. { $move } coûte { $cost }, mieux valait { $better }
accuracy = { $player } : { $loss } perdu par coup en moyenne · { $counts }
no-mistakes = aucune erreur
given = 1. { $move } gagne { $chance } pour qui la prend : avec la règle du gâteau, elle est échangée.
curve-at = { $move } · { $player } { $chance }
curve-start = Début
learn = Apprends de tes erreurs
learn-from = Apprendre des erreurs de { $player }
mistake-count = Erreur { $number } sur { $total }
show-answer = Voir la réponse
next-mistake = Suivante
end-learning = Terminer
verdicts-ask = Trouve un meilleur coup que { $move }.
verdicts-judging = { $tried } est-il meilleur ? Le moteur regarde…
verdicts-best = Exact : { $tried } est le meilleur coup.
verdicts-good = Exact : { $tried } vaut { $better }.
verdicts-worse = Pas mieux : { $tried } coûte { $cost } des chances de gain. Essaie encore.
verdicts-told = La réponse est { $better }.
verdicts-done = Tu as trouvé toi-même { $found } des { $total } meilleurs coups.
even-stones =
    { $hasBest ->
        [true] { $even ->
            [true] Premières pierres les plus justes, sans échange : { $best }.
           *[other] Aucune première pierre n’est juste, pour autant qu’on sache ; les plus proches, sans échange : { $best }.
        }
       *[other] Aucune première pierre n’est juste : pour chacune, il est prouvé si elle gagne.
    }
# A winning chance, and how far it may be wrong: 0 where it is proven.
winning-chance =
    { $error ->
        [0] { $share }
       *[other] { $share } ± { $error }
    }
answers =
    { $taking } gagne { $taken }{ $even ->
        [true] {" "}: égale
       *[other] {""}
    }. { $hasBest ->
        [true] Meilleure réponse : { $best }
       *[other] Continuer sans lui gagne { $answered }, avec la meilleure réponse
    }.
openings-offer =
    { $ply ->
        [0] Quelles premières pierres sont équilibrées ?
       *[other] Cette pierre vaut-elle un échange ?
    }
stones-legend =
    { $proven ->
        [all] Nombre : % de gain de la pierre sans échange.
       *[other] { $even ->
            [true] Bleu : égale, pour autant qu’on sache.
           *[other] Bleu : la plus proche de l’égalité.
        } Nombre : % de gain de la pierre sans échange.
    }
answers-legend = Nombre : % de gain de la réponse.
no-answers = Seul l’échange a été mesuré, pas les réponses à cette pierre.
# $proven: how many of the numbers are proven; $positions and $error are of the others.
openings-source =
    { $proven ->
        [all] Prouvé.
        [some] 0 et 100 sont prouvés ; les autres viennent d’une recherche de Wye sur { $positions } positions, à ± { $error } au plus.
       *[none] Selon une recherche de Wye sur { $positions } positions, à ± { $error } au plus.
    }

## The welcome, the lessons and the dialog for a new game: learn

try-again = Réessayer
back = Retour
first-game = Joue ta première partie
go-on-with = Continue
next = Suivant
search-on = Chercher encore
search-waits = L’ordinateur se charge encore. La recherche pourra commencer dans un instant.
lesson-steps = Exercices
to-lab = Le labo
to-lab-text = Des expériences avec les recherches des bots
to-problems = Problèmes
to-problems-text = Trouve le seul coup gagnant
visits = Visites
won = Gains
chapters-steps = Avant une première partie
chapters-links = Bords et échelles
chapters-judgement = Jugement
chapters-further = Pour les curieux
chapters-hex = Hex
lessons-goal-title = Trois côtés
lessons-corners-title = Coins et nulles
lessons-bridges-title = Ponts
lessons-double-title = Deux façons de gagner
lessons-blocking-title = Bloquer
lessons-first-title = Premières pierres et échange
lessons-edges-title = Gabarits de bord : la troisième rangée
lessons-templates-title = Gabarits de bord : la quatrième rangée
lessons-ladders-title = Échelles
lessons-escapes-title = Échappatoires d’échelle
lessons-must-title = La zone obligée
lessons-centre-title = Centre et coin
lessons-reading-title = Lire à l’avance
lessons-game-title = Une partie, coup par coup
lessons-masters-title = Deux pierres par tour
lessons-bends-title = Plateaux courbes
lessons-handicaps-title = Handicaps
lessons-machine-title = Comment l’ordinateur réfléchit
lessons-hex-title = Hex : le but
lessons-hexbridges-title = Hex : ponts et bords
lessons-hexladders-title = Hex : échelles et échappatoires
lessons-hexfirst-title = Hex : premières pierres et échange
tasks-chain-text = Deux joueurs posent des pierres à tour de rôle ; les pierres ne bougent jamais. Tu gagnes avec une seule chaîne de pierres qui touche les trois côtés. Il manque une pierre : où ?
tasks-chain-done = Une chaîne, trois côtés : tu as gagné.
tasks-gap-text = Ta pierre de gauche et ta chaîne de droite et du bas sont à une case l’une de l’autre. Quelle case les relie ?
tasks-gap-done = C’est maintenant une seule chaîne, et elle touche les trois côtés.
tasks-arms-text = Trois bras, et chacun atteint un côté. Quelle case en fait une chaîne ?
tasks-arms-done = Voilà l’Y qui donne son nom au jeu.
tasks-race-text = { -Blanc } vient de jouer a4 pour séparer tes pierres. Relie-les par le bas ; ensuite, deux cases mènent au côté droit.
tasks-race-done = d4 et e5 menaient toutes deux au côté droit, et { -blanc } ne pouvait en prendre qu’une.
tasks-corner-text = Un coin appartient à ses deux côtés. Ta chaîne de gauche touche deux côtés. Quelle case ajoute le troisième ?
tasks-corner-done = Le coin fait partie du côté gauche et du côté droit : tu as gagné.
tasks-low-text = La même chose en bas. Ta chaîne touche le côté droit et le bas. Quelle case appartient aussi au côté gauche ?
tasks-low-done = Le coin a5 est à gauche et en bas.
tasks-full-text = Il reste deux cases vides. Sur un plateau plein, exactement un joueur a relié les trois côtés ; une partie de Y n’est donc jamais nulle. Prends la case qui te fait gagner.
tasks-full-done = Tu as gagné. Avec cette case, { -blanc } aurait gagné.
tasks-tip-text = { -Blanc } a pris le coin a6. Atteins quand même le bas. En haut, deux cases mèneront alors au côté droit : le coin et sa voisine.
tasks-tip-done = a1 et b2 touchent toutes deux le côté droit : l’une des deux était à toi.
tasks-bridge-text = Tes pierres b3 et d4 partagent deux cases voisines vides : un pont. Si { -blanc } prend l’une, tu prends l’autre. { -Blanc } vient de jouer c4. Réponds !
tasks-bridge-done = Tes pierres sont reliées. Les forts joueurs construisent avec des ponts : ils valent une liaison et vont plus loin.
tasks-rim-text = Une pierre sur la deuxième rangée depuis le bord a un pont vers le bord : deux cases sous elle. { -Blanc } vient d’en prendre une.
tasks-rim-done = De la deuxième rangée, personne ne peut te couper du bord.
tasks-ford-text = { -Blanc } s’est glissé entre b4 et d5. Garde-les reliées. Ensuite, deux cases mènent de d5 au côté droit.
tasks-ford-done = Un pont tenu, et le suivant a fait le reste.
tasks-span-text = Ta chaîne touche la gauche et la droite. Trouve la case qui la relie à c5 ; alors deux cases mènent en bas.
tasks-span-done = a6 ou b6 : le pont vers le bas ne pouvait pas être coupé.
tasks-row-text = Trois ponts à la suite : de a1 à b3, de b3 à d4 et de d4 au bas. { -Blanc } les attaque l’un après l’autre et a commencé en a2. Garde les trois.
tasks-row-done = Des ponts sans case commune sont sûrs ensemble : chacun a sa propre réponse.
tasks-two-text = Un pont relie déjà a3 à c4. Quel coup laisse { -blanc } sans défense ?
tasks-two-done = { -Blanc } ne peut prendre qu’une case du pont, et tu prends l’autre : tu as gagné.
tasks-fork-text = Une pierre peut avoir deux ponts : vers ta chaîne de gauche et vers le bas. Elle-même touche le côté droit. Où ?
tasks-fork-done = Deux ponts sans case commune : { -blanc } ne peut pas attaquer les deux à la fois.
tasks-open-text = a2 touche la gauche, d5 le bas. Trouve la pierre du côté droit qui a un pont vers chacune.
tasks-open-done = Trois pierres, deux ponts : c’est un Y entier.
tasks-arch-text = Ta chaîne touche le côté droit. Trouve la pierre qui la mène à gauche et en bas.
tasks-arch-done = a5 touche la gauche ; a4 ou b5 la relie à ta chaîne, et a6 ou b6 au bas.
tasks-pairs-text = Deux liaisons sont déjà des paires : a3 ou b3 relie a2 à a4, et a1, b2 et c3 mènent à droite. Forme la troisième paire, vers le bas.
tasks-pairs-done = Quand tout ce qui manque vient par paires, la partie est gagnée.
tasks-classic-text = La chaîne de { -noir } touche deux côtés, et il ne lui manque que le bas. Une pierre juste en dessous vient trop tard. Bloque à distance, et réponds de quelque côté qu’elle aille.
tasks-classic-done = La pierre éloignée a répondu à chaque pas. { -Noir } ne peut plus atteindre le bas.
tasks-mirror-text = La même chose de l’autre côté : c3 descend à droite. Quel blocage tient ?
tasks-mirror-done = C’était encore la pierre deux rangées plus bas, et non la voisine.
tasks-narrow-text = La chaîne de { -blanc } descend entre b4 et d4. Tiens-la loin du bas : juste sous elle, il n’est plus temps.
tasks-narrow-done = Tes deux flancs et la pierre du bord travaillent ensemble : chaque chemin finit contre l’un d’eux.
tasks-wall-text = { -Noir } descend entre b4 et d4 et a une pierre dans le coin. Quel blocage tient, et avec quelles réponses ?
tasks-wall-done = Quatre tentatives, quatre réponses. Un bon blocage n’a pas besoin de chance.
tasks-along-text = La chaîne de { -blanc } touche deux côtés. Tiens-la loin du bas, avec l’aide de a4 d’un côté et de e6 de l’autre.
tasks-along-done = Chaque pas de { -blanc } a trouvé sa réponse, et ton mur est devenu une chaîne gagnante.
tasks-opening-text = Sans échange, une première pierre forte gagne. Sur ce petit plateau, seules trois premières pierres perdent. Évite-les !
tasks-opening-done = Les coins sont trop faibles : une pierre n’y a que deux voisines.
tasks-takeover-text = Pour que ce soit juste, le second joueur peut échanger, c’est-à-dire reprendre la première pierre. L’un coupe le gâteau, l’autre choisit. { -Noir } a pris le centre. Que fais-tu ?
tasks-takeover-done = La pierre est à toi, et { -noir } joue ensuite. Ouvre donc avec une pierre ni trop forte ni trop faible.
tasks-leave-text = Cette fois { -noir } a ouvert dans le coin. Cette pierre vaut-elle un échange ?
tasks-leave-done = Non : le coin est faible, et le centre le bat.
tasks-side-text = Et une pierre à côté du coin ?
tasks-side-done = Sur un si petit plateau, même elle est trop forte : prends-la. Sur les grands plateaux, les premières pierres équitables sont près des côtés.
tasks-third-text = Ta chaîne est sur la troisième rangée depuis le bord, entre b4 et d4. { -Blanc } bloque juste en dessous, en c5. Contourne le blocage et va jusqu’au bord.
tasks-third-done = De la troisième rangée, une pierre qui a assez de place atteint toujours le bord. Une telle figure s’appelle un gabarit de bord.
tasks-middle-text = Cette fois, { -blanc } bloque sur le bord même, en c6. Deux réponses gardent la liaison. Choisis-en une, et continue.
tasks-middle-done = Quoi que { -blanc } essaie dans le gabarit, tu as une réponse.
tasks-room-text = Te voici de l’autre côté. b4 et d4 sont si proches que le gabarit manque de place. Quelle pierre coupe { -noir } du bord ?
tasks-room-done = Un gabarit a besoin de toutes ses cases. Une seule pierre adverse parmi elles peut suffire à le casser.
tasks-border-text = La chaîne de c4 a besoin du bas. Tes pierres b4, d4 et c6 sont proches. Quelle pierre ferme le bord ?
tasks-border-done = Connais les gabarits de ton adversaire, et tu sauras où bloquer.
tasks-fourth-text = b3 est sur la quatrième rangée. { -Blanc } bloque en b4. Une réponse garde la liaison. Mène-la jusqu’au bord.
tasks-fourth-done = La quatrième rangée atteint le bord, elle aussi, s’il y a beaucoup de place des deux côtés.
tasks-under-text = { -Blanc } bloque de l’autre côté, en c4. Sers-toi de la place qui reste.
tasks-under-done = Une fois de plus, la réponse est passée à côté du blocage, et non contre lui.
tasks-below-text = { -Blanc } bloque plus bas, en b5. Deux réponses tiennent. Trouves-en une et mène-la jusqu’au bord.
tasks-below-done = Tu as passé le blocage du côté large.
tasks-breach-text = C’est toi qui bloques. Entre a3 et c3, et avec si peu de place, une pierre arrête la quatrième rangée.
tasks-breach-done = c5 gênait les deux chemins : celui de gauche et celui de droite.
tasks-ladder-text = { -Blanc } est sous toi, en a6 et b6. Avance sur la deuxième rangée : chaque pas menace le bord et force une réponse. e5 attend au bout.
tasks-ladder-done = C’était une échelle, et e5 son échappatoire : le dernier pas avait deux chemins vers le bord.
tasks-follow-text = { -Noir } a commencé une échelle, et aucune pierre n’attend au bout. Réponds à chaque pas sur le bord.
tasks-follow-done = Sans échappatoire, une échelle ne rapporte rien à l’attaquant.
tasks-blocked-text = { -Blanc } attend en e6, où finirait l’échelle qui commence en b5. Il y a une meilleure pierre : laquelle ?
tasks-blocked-done = Avant de commencer une échelle, il faut en regarder le bout. Cette pierre s’en passe : deux chemins vers le bas, c6 et d6, et deux en arrière, b5 et c4.
tasks-upward-text = Les échelles courent le long de tous les côtés. Un pas près du bord gauche menace de le toucher en a2 et rapproche le côté droit. Trouve-le.
tasks-upward-done = Si { -blanc } prend a2, tu as b2 à droite, et la gauche s’atteint plus bas.
tasks-endstone-text = La même échelle, mais ton échappatoire est maintenant la pierre du coin, f6.
tasks-endstone-done = Toute pierre sur le chemin qui est reliée au bord finit bien une échelle.
tasks-lowstone-text = Une échappatoire peut même se trouver sur le bord : ici, c’est e6. L’échelle doit courir jusqu’à elle.
tasks-lowstone-done = Le dernier pas touche e6, et e6 touche le bord.
tasks-midway-text = Un trajet plus court : quelle pierre commence l’échelle vers e5 ?
tasks-midway-done = Compte les pas avant de partir, et cherche l’échappatoire.
tasks-breaker-text = { -Noir } menace de courir en échelle jusqu’à e5. C’est à toi. Arrête-la là où elle commence.
tasks-breaker-done = Le meilleur moment pour arrêter une échelle qui a une échappatoire, c’est avant son départ.
tasks-must-text = { -Blanc } menace de gagner de plus d’une façon. Tu dois jouer là où toutes ces menaces se recoupent ; tout autre coup perd. Quelle case est-ce ?
tasks-must-done = c6 a relié tes pierres ; ensuite, a4 et a5 formaient une paire.
tasks-meeting-text = { -Noir } est sur le point d’atteindre la gauche. Une pierre l’en empêche et te laisse une paire en haut et une en bas.
tasks-meeting-done = Une bonne défense est une attaque : aucune de tes paires ne pouvait être arrêtée.
tasks-only-text = { -Blanc } veut te couper du côté droit. Cherche la case qui l’en empêche, et compte tes paires.
tasks-only-done = d4 ou e5, a5 ou b6 : tout ce qui manquait venait par paires.
tasks-far-text = { -Noir } descend à droite. Imagine que tu passes : par où { -noir } continuerait-il ? Là où tous ces chemins se recoupent, tu dois bloquer.
tasks-far-done = Ce qui ferait gagner ton adversaire si tu passais montre où tu dois jouer.
tasks-heart-text = Cinq rangées, un plateau vide et pas d’échange : seules trois premières pierres gagnent. Où sont-elles ?
tasks-heart-done = Les trois cases du milieu : de là, chaque côté est proche.
tasks-reply-text = { -Noir } a commencé dans le coin a1. Où réponds-tu ?
tasks-reply-done = Au milieu, comme si le coin était vide.
tasks-hub-text = Deux pierres chacun. Quel coup travaille vers tous les côtés à la fois ?
tasks-hub-done = c4 regarde à gauche, à droite et en bas. Près du milieu, une pierre fait beaucoup de choses.
tasks-cross-text = { -Noir } a e5 dans le coin et deux pierres à gauche. Prends le point d’où tu atteins le reste du plateau.
tasks-cross-done = Le coin e5 a peu servi à { -noir }.
tasks-ahead-text = Tu gagnes en cinq coups au plus. Avant de jouer, cherche le coup après lequel chaque attaque de { -blanc } a sa réponse.
tasks-ahead-done = Bien lu. Demande-toi avant chaque coup : quelle est la meilleure réponse, et que jouerai-je alors ?
tasks-deep-text = Le bord gauche est proche, le droit aussi. Quelle pierre prépare les deux ?
tasks-deep-done = La pierre tranquille du haut valait plus que tout pas direct.
tasks-quiet-text = Le chemin le plus court est fermé. Un coup tranquille fait travailler toutes tes pierres ensemble.
tasks-quiet-done = Les coups tranquilles gagnent quand chaque liaison a ensuite deux cases.
tasks-last-text = Le plus long : six coups. Assure d’abord le bas, et laisse le haut pour plus tard.
tasks-last-done = Tu as lu toute une fin de partie.
tasks-game-1-text = Une partie sur six rangées : { -noir } a ouvert en d5, tu as pris b4 au milieu, { -noir } a bloqué en c3. Trois coups gagnent. Lequel jouerais-tu ?
tasks-game-1-done = La partie a continué par a2, qui prépare en haut le côté gauche et le droit. { -Noir } a répondu b3.
tasks-game-2-text = { -Noir } s’est glissé entre a2 et b4. Réponds, sinon tes pierres sont coupées.
tasks-game-2-done = a3 relie a2 et b4. { -Noir } a pris le coin a1.
tasks-game-3-text = { -Noir } a pris a1. Il y a plusieurs bons coups ; b2 touche tout de suite le côté droit.
tasks-game-3-done = Dans la partie, b2 fut joué : la gauche et la droite sont à toi. { -Noir } est descendu en c6 pour te couper du bas.
tasks-game-4-text = La gauche et la droite sont à toi, il ne manque que le bas. { -Noir } attend en c6. Par où passes-tu ?
tasks-game-4-done = La partie a continué par a5, le long du bord. { -Noir } a répondu b5.
tasks-game-5-text = { -Noir } s’est mis entre, en b5. Garde tes pierres ensemble, ou passe de l’autre côté.
tasks-game-5-done = a4 relie a5 à la chaîne. { -Noir } a pris le coin a6.
tasks-game-6-text = Il reste un coup, et il gagne.
tasks-game-6-done = b6 atteint le bas : une chaîne, trois côtés. C’était une partie entière.
tasks-master-text = Au Y des maîtres, le premier tour compte une pierre et chaque tour suivant deux. Un pont n’est donc plus sûr : { -blanc } pourrait prendre ses deux cases. Quelles deux cases relient les trois côtés ? Commence par l’une ou l’autre.
tasks-master-done = Deux pierres, trois côtés : tu gagnes. Deux pierres par tour est une option de Y, de Y courbe et de Hex.
tasks-master-again = Il reste une pierre, et elle ne peut plus relier les trois côtés.
tasks-master-2-text = Encore deux pierres. Lesquelles achèvent la chaîne ?
tasks-master-2-done = Compte deux pierres par tour, pour ton adversaire aussi.
tasks-master-3-text = Personne ne peut gagner à ce tour, mais { -blanc } menace de le faire avec ses deux pierres suivantes. Quelles deux pierres l’en empêchent ?
tasks-master-3-done = Qui a besoin de trois pierres ou plus doit attendre un tour. Que ce soit { -blanc }.
tasks-bend-text = Le même jeu sur un plateau aux côtés courbes : trois de ses cases ont cinq voisines au lieu de six. Les côtés sont plus longs, le centre compte donc moins et le bord davantage. Quelle pierre relie tes pierres du bord ?
tasks-bend-done = Le bord atteint les trois côtés, quoi que réponde { -blanc }.
tasks-bend-2-text = Encore une fois : quelle pierre gagne contre toute réponse ?
tasks-bend-2-done = Les ponts et les doubles menaces fonctionnent comme sur tout plateau de Y.
tasks-handicap-text = Un handicap compense la force : { -noir } commence avec des pierres en plus, et personne n’échange. La première de ces deux est dans un coin, où elle fait peu. Place la seconde de façon à gagner.
tasks-handicap-done = Une pierre en plus vaut un coup et demi, car personne ne peut échanger.
tasks-handicap-2-text = Tu es maintenant { -blanc }, et les deux pierres de { -noir } sont dans des coins. Quelle pierre gagne malgré tout ?
tasks-handicap-2-done = Des pierres en plus ne comptent que là où elles travaillent ensemble. Le handicap est une option de Y, de Y courbe et de Hex.
tasks-search-text = La recherche arborescente Monte-Carlo répète quatre étapes. Elle descend dans son arbre par des coups qui ont souvent gagné ou ont été peu essayés, ajoute une position, joue de là une partie au hasard et compte le résultat sur le chemin. Plus elle cherche, plus le coup gagnant reçoit de visites.
tasks-edge-text = Hex se joue sur un losange : { -noir } relie le haut et le bas, { -blanc } la gauche et la droite. { -Blanc } vient de jouer b4, et tu peux gagner tout de suite.
tasks-edge-done = Le haut et le bas sont reliés : tu as gagné.
tasks-link-text = Deux chaînes, un trou. Quelle case relie le haut et le bas ?
tasks-link-done = Une chaîne de haut en bas gagne.
tasks-even-text = Il reste deux cases. { -Blanc } veut la gauche et la droite, { -noir } le haut et le bas. Hex non plus ne connaît pas de nulle : exactement un des deux réussit.
tasks-even-done = La gauche et la droite sont reliées, donc le haut et le bas ne le sont pas.
tasks-halt-text = { -Noir } descend, et il ne lui manque que le bas. Comme au Y, un blocage contre la chaîne vient trop tard. Où tient-il ?
tasks-halt-done = À Hex aussi, les blocages gardent leurs distances.
tasks-hexford-text = { -Blanc } vient de jouer c3, entre tes pierres. Relie-les ; deux cases mènent alors en bas.
tasks-hexford-done = Un pont, et un autre vers le bord.
tasks-hexspan-text = { -Blanc } est entré dans le pont de gauche. Réponds, et cherche la paire du bas.
tasks-hexspan-done = a5 et b5 formaient la paire.
tasks-hexrim-text = Tu relies la gauche et la droite. { -Noir } vient de prendre e2. Garde le bord droit, puis ce qui mène à gauche.
tasks-hexrim-done = Chaque liaison avait ses deux cases.
tasks-hexpairs-text = Trouve la pierre après laquelle tout ce qui manque de haut en bas vient par paires.
tasks-hexpairs-done = Trois paires, trois réponses.
tasks-hexladder-text = Avance sur la deuxième rangée. Chaque pas menace le bas ; e4 attend comme échappatoire. Rejoins ensuite le haut.
tasks-hexladder-done = L’échelle a atteint e4, et e4 a son pont vers le bas.
tasks-hexescape-text = La même chose avec une pierre au milieu : d4 est ton échappatoire.
tasks-hexescape-done = d4 avait son pont vers le bas, et ainsi l’échelle aussi.
tasks-hexclimb-text = Continue depuis a4. Cette fois, rien n’attend au bout de l’échelle : pose toi-même l’échappatoire, à temps.
tasks-hexclimb-done = e4 était l’échappatoire : elle menaçait deux choses à la fois.
tasks-hexread-text = Tes pierres sont en haut et en bas. Trouve celle qui les relie par des paires.
tasks-hexread-done = Quatre coups d’avance, et chacun avait sa réponse.
tasks-diagonal-text = Sans échange, sur quatre rangées, seules quatre premières pierres gagnent. Regarde la petite diagonale, de d1 à a4.
tasks-diagonal-done = La petite diagonale va d’un coin des joueurs à l’autre. Son milieu est l’endroit le plus fort de Hex.
tasks-hexswap-text = { -Noir } a ouvert au milieu. Échanger, ou répondre ?
tasks-hexswap-done = À Hex, la pierre échangée passe dans le miroir, pour valoir autant pour toi.
tasks-hexleave-text = Et le coin aigu a1 ?
tasks-hexleave-done = Il est trop faible pour un échange. Prends plutôt le milieu.
tasks-hexmirror-text = Et le coin obtus c1, à un bout de la petite diagonale ?
tasks-hexmirror-done = Sur ce petit plateau il gagne, alors prends-le.
lesson-board = Plateau de la leçon
lesson-count = Exercice { $step } sur { $count }
all-lessons = Toutes les leçons
play-position = Jouer cette position jusqu’au bout
next-lesson = Leçon suivante
begin = Commencer
task-seat =
    Tu as { $player ->
        [1] { -noir }.
       *[other] { -blanc }.
    }
task-goes-on = Bien. L’adversaire résiste : continue.
refuted-win = L’adversaire répond { $move } et gagne.
refuted-join = L’adversaire répond { $move } et coupe la liaison.
refuted-cut = L’adversaire répond { $move } et relie ses pierres.
refuted-slow = Cela suffit aussi à la fin, mais un autre coup y arrive tout de suite.
task-step =
    Exercice { $step }{ $solved ->
        [true] , résolu
       *[other] { "" }
    }
lesson-step =
    Étape { $step } : { $title }{ $solved ->
        [true] , résolue
       *[other] { "" }
    }

## The welcome, the lessons and the dialog for a new game: the welcome

welcome = Bienvenue
welcome-text = Y est un jeu pour deux : gagne qui relie les trois côtés par une seule chaîne de pierres.
welcome-again = Afficher la bienvenue
way-learn = Apprends en une minute
way-learn-text = De courtes leçons, jouées sur le plateau
way-easy = Joue une partie facile
way-easy-text = Un petit plateau et un adversaire doux
way-familiar = Je connais Hex
way-familiar-text = Vois ce qui change, puis joue
familiar-text = Y est Hex sur un triangle. Les deux joueurs ont le même but, une chaîne qui touche les trois côtés ; les côtés n’ont donc pas de couleur. Les ponts, les échelles et l’échange fonctionnent comme à Hex.
invitation = Ton ami t’invite à une partie
way-answer = Réponds par un coup
way-answer-text = Puis envoie à ton ami le lien que la page propose.
start-game-told = Jouer à { $title } { $size }
engine-ready = Prêt à jouer

## The welcome, the lessons and the dialog for a new game: a new game

level-label = Niveau
more-choices = Plus d’options
running-kept = Ta partie en cours est gardée dans Mes parties.
rivals-computer = Ordinateur
rivals-friend = Ami sur cet appareil
rivals-link = Ami par lien
rivals-bots = Deux bots

## The room of the game: strips, notice, list of moves, buttons of the moment

backward = Précédent
forward = Suivant
lens-options = Affichage et alertes
more = Plus
tip-analyse = Analyser (espace)
tip-hint = Indice (H)
tip-keys = Raccourcis (?)
tip-new = Nouvelle partie (N)
tip-undo = Reprendre (Ctrl+Z)
your-move =
    { $kind ->
        [offers] À toi : une pierre { $offers }.
        [player] À toi. Ta couleur : { $player }.
       *[plain] À toi.
    }
or-move = ou « { $move } »
to-move =
    { $kind ->
        [offers] À { $player } de jouer : une pierre { $offers }.
       *[plain] À { $player } de jouer.
    }
why = Pourquoi ?
tap-again = Touche encore pour jouer { $move }.
verbs-swap =
    { $self ->
        [true] Tu échanges
       *[other] { $name } échange
    } : { $kind ->
        [traded] les joueurs échangent leurs côtés.
        [moved] la pierre est maintenant à { $owner }, sur la case symétrique { $cell }.
       *[taken] la pierre est maintenant à { $owner }.
    }
reasons-swap-title = Pourquoi un échange ?
reasons-swap-text = Commencer est un avantage. La règle du gâteau le compense, comme quand un enfant coupe un gâteau et que l’autre choisit : après la première pierre, le second joueur peut la reprendre au lieu d’en poser une. Quand les joueurs relient des côtés différents, la pierre passe sur sa case symétrique, où elle vaut autant pour son nouveau propriétaire. Ouvre donc avec une pierre ni trop forte ni trop faible.
takes =
    { $self ->
        [true] Tu prends
       *[other] { $name } prend
    } { $count }.
# $begun: whether a stone was placed in this turn before.
stones-left =
    { $left ->
        [one] { $begun ->
            [true] Encore une pierre à ce tour.
           *[other] Une pierre à ce tour.
        }
       *[other] { $left } pierres à ce tour.
    }
may-take =
    { $most ->
        [0] Prends le dernier.
        [1] Prends le dernier.
       *[other] Prends de 1 à { $most }.
    }
take-back = Reprendre
play-now = Jouer maintenant
pause-bot = Pause
play-on = Continuer
rival = { $title } : force et réglages
page-title = { $news } – { $page }
your-turn = À toi

## Levels of play

levels = Niveaux
others = Autres
level = Niveau { $level }
level-of = Niveau { $level } sur { $count }
stronger = Tu joues bien. Essayer { $title } ensuite ?
weaker = { $title } est un peu plus facile. L’essayer ensuite ?
standing =
    { $elo ->
        [none] { level-of } · { $sizes ->
            [one] force mesurée à la taille { $smaller }
           *[other] force mesurée aux tailles { $smaller } et { $larger }
        }
        [0] { level-of }
       *[other] { level-of } · environ { $elo } Elo au-dessus du niveau 1
    }

## The page

board = Plateau
broken = Texte illisible
budget = Le bot réfléchit
cancel = Annuler
controls = Commandes
copy = Copier
dismiss = Fermer
game = Jeu
licences = Licences
new-game = Nouvelle partie
opponent = Adversaire
pause = Pause
reset-score = Remettre à zéro
resign = Abandonner
resign-question = Abandonner cette partie ?
retry = Réessayer
seat = Ta couleur
settings = Réglages du bot
size = Taille
size-cells = { $size } ({ $cells } points)
size-large = Une partie sur un si grand plateau compte des centaines de coups. Les bots ne réfléchissent pas plus longtemps qu’ailleurs et voient donc moins.
start = Commencer
studying = Montrer les valeurs exactes
ponder = Réfléchir à mon tour
undo = Reprendre
workers = Fils
you = Toi
two-people = Deux personnes à ce plateau
random = Au hasard
bot-for = Bot qui joue { $player }

# The opponents of the levels, each in one sentence of character: an ant, a snail, a mouse, a sparrow, a squirrel, a
# rabbit, a cat, a fox, a wolf, a tiger, a bear, an elephant, a whale, a dragon.
character-1 = Avance pas à pas et ne lève jamais la tête.
character-2 = Lent à voir une menace, prompt à s’en cacher.
character-3 = Grignote le bord et espère une brèche.
character-4 = Sautille d’idée en idée ; certaines sont bonnes.
character-5 = Cache des pions partout et en retrouve quelques-uns.
character-6 = Bondit en avant et tombe parfois dans un piège.
character-7 = Observe en silence jusqu’à ce que tu laisses un passage.
character-8 = T’égare et coupe dans ton dos.
character-9 = Chasse en meute : ses pions se soutiennent.
character-10 = Frappe là où deux menaces se croisent.
character-11 = Bâtit de larges murs et ne cède pas.
character-12 = Se souvient de chaque point faible et y revient.
character-13 = Voit tout le plateau depuis les profondeurs.
character-14 = Plus vieux que le jeu. Peu l’ont battu.
# $wins and $losses: games between the person and the bot $title
so-far = Toi { $wins } : { $losses } { $title }
# Of the person's worst mistake, after a lost game.
turning-point = Le tournant fut le coup { $number } : { $move } a coûté { $cost } des chances de gain. Mieux : { $better }.

## The page: two bots

watching = Deux bots
step = Un coup
pace = Par coup

## The page: clocks

clock = Pendule
increment = Incrément par coup
minutes =
    { $minutes ->
        [0] Aucune
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
increment-of =
    { $seconds ->
        [0] Aucun
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
clock-of =
    Pendule de { $player }{ $runs ->
        [true] , en marche
       *[other] { "" }
    }
clock-face =
    { $exact ->
        [true] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[other] { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
    }
time-left =
    { $self ->
        [true] Il te reste
       *[other] { $player } : il reste
    } { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.

## The page: settings

preferences = Paramètres
language = Langue
theme = Apparence
theme-system = Système
theme-light = Clair
theme-dark = Sombre
colours = Thème du plateau
wood = Bois
slate = Ardoise
meadow = Prairie
turn = Rotation
mirrored = Retourné
contrast = Contraste élevé
patterns = Motifs sur les pierres
coordinates = Coordonnées
numbers = Numéros des coups
confirm = Toucher deux fois pour jouer
sound = Son
close = Fermer
turn-by =
    { $shape ->
        [flat] { $degrees }° · parallélogramme
        [wide] { $degrees }° · losange large
        [tall] { $degrees }° · losange haut
       *[none] { $degrees }°
    }

## The page: keys

move = Coup
play = Jouer
keys = Raccourcis
single-keys = Activer les raccourcis à une touche
all-keys =
    ← ↑ → ↓ | sur le plateau : de case en case ; ailleurs : parcourir la partie et ses variantes
    Home End | sur le plateau : aux bouts de la rangée ; ailleurs : au début et à la fin de la partie
    PageUp PageDown | coup précédent, coup suivant
    Entrée Espace | sur le plateau : jouer sur la case
    Espace | ailleurs : lancer ou arrêter l’analyse
    Ctrl+Z Ctrl+Y | annuler, rétablir
    H N F | indice, nouvelle partie, tourner le plateau
    M | marquer des cases ; bouton droit de la souris : un cercle, en glissant une flèche
    / | écrire un coup, comme a1
    ? | afficher cette liste
    Échap | fermer la fenêtre, arrêter l’analyse
    Tab | à la commande suivante
unplayable = « { $text } » ne peut pas se jouer maintenant.

## The page: analysis

alarm = M’avertir des gaffes
analyse = Analyser
analysis = Analyse
balance = Chances de gain
candidates = Candidats
hint = Indice
shade = Ombrage
survey = Revoir la partie
survey-stop = Arrêter
shades-visits = Visites
shades-owners = Possession
shades-glance = Réseau, d’un coup d’œil
shades-none = Aucun
choice =
    { $order ->
        [1] meilleur choix
       *[other] { $order }e choix
    }
favoured = { $choice } du réseau, { $share }
glance = D’un coup d’œil, le réseau préfère { $move } ({ $share }) ; chances de gain : { $player } { $chance }. Nombre : part de sa préférence en %. La barre montre la recherche.
glance-takeover = Le réseau laisse l’échange de côté.
favours = { $player } { $share }
will-own = à { $player } dans { $share } des simulations
hint-area = indice : dans cette zone
hint-move = indice
# $first: whether it is the first stone and may be swapped: an even one, or proven to win or to lose.
legend =
    { $first ->
        [even] La meilleure première pierre : { $move }, aussi équilibrée que possible : elle gagne { $chance } si personne n’échange.
        [proven] De chaque première pierre, il est prouvé si elle gagne : aucune n’est équilibrée, et { $move } vaut n’importe quelle autre.
       *[no] Le meilleur : { $move }, gagne { $chance }.
    } { $faint ->
        [true] Les nombres pâles sont incertains.{" "}
       *[other] {""}
    }{ $playouts ->
        [one] { $playouts } simulation
       *[other] { $playouts } simulations
    }.
legend-none = L’analyse commence à ton tour.
legend-paused = L’analyse commence quand la partie est en pause.
legend-over = La partie est finie.
surveyed =
    { $done ->
        [one] { $done } position
       *[other] { $done } positions
    } sur { $total }
curve = Chances de gain de { $player } après chaque coup : { $chances }
alarm-told = Ce coup a réduit tes chances de gain d’environ { $cost }.
hint-waits = Recherche d’un indice…
hint-told = Indice : { $move }.
# The best move is another one than the $first told.
hint-changed = Indice : { $move } après un examen plus long, et non plus { $first }.
hint-lost = Tous les coups perdent contre le meilleur jeu ; { $move } rend la tâche la plus difficile.
hint-somewhere = Indice : un bon coup se trouve dans la zone marquée.

## What is proven: reasons for mistakes, hints, and what is on the board

prove = Qu’y a-t-il sur le plateau ?
proofs-wait = Le moteur regarde…
proofs-found = prouvé : { $count }
carrier-cell = une connexion en a besoin : { $player }
cells-counted = { $count } cases
sides-left = le côté gauche
sides-right = le côté droit
sides-top = le côté supérieur
sides-bottom = le côté inférieur
sides-upper-left = le côté supérieur gauche
sides-upper-right = le côté supérieur droit
sides-lower-left = le côté inférieur gauche
sides-lower-right = le côté inférieur droit
reason-wins =
    { $linked ->
        [true] { $count ->
            [2] { $better } gagne : la pierre est reliée avec { $other } par le pont sur { $cells }.
           *[other] { $better } gagne : la pierre est reliée avec { $other } sur { $cells }.
        }
       *[other] { $better } gagne à coup sûr.
    }
reason-double = { $better } gagne par une double menace : deux voies pour chaque lien qui manque.
reason-doubled = Après { $move } l’adversaire gagne par une double menace, { $answer } : deux voies pour chaque lien qui manque.
reason-must = L’adversaire menace de gagner et { $move } n’y répond pas : seules peuvent y répondre { $cells }.
reason-loses =
    { $answer ->
        [none] Après { $move } l’adversaire gagne à coup sûr.
       *[other] Après { $move } l’adversaire gagne à coup sûr, en commençant par { $answer }.
    }
reason-broken-bridge =
    { $answer ->
        [none] { $move } laisse couper le pont entre { $one } et { $other } ; { $better } le garde.
       *[other] { $move } laisse couper le pont entre { $one } et { $other } par { $answer } ; { $better } le garde.
    }
reason-broken-template =
    { $answer ->
        [none] { $move } laisse couper le gabarit de bord entre { $one } et { $other } ; { $better } le garde.
       *[other] { $move } laisse couper le gabarit de bord entre { $one } et { $other } par { $answer } ; { $better } le garde.
    }
reason-broken-connection =
    { $answer ->
        [none] { $move } laisse couper la connexion entre { $one } et { $other } ; { $better } la garde.
       *[other] { $move } laisse couper la connexion entre { $one } et { $other } par { $answer } ; { $better } la garde.
    }
reason-cut =
    { $answer ->
        [none] Après { $move } l’adversaire peut couper entre { $one } et { $other } ; { $better } assure la connexion.
       *[other] Après { $move } l’adversaire peut couper entre { $one } et { $other } par { $answer } ; { $better } assure la connexion.
    }
reason-joins =
    { $answer ->
        [none] Après { $move } l’adversaire relie { $one } avec { $other } ; { $better } l’empêche.
       *[other] Après { $move } l’adversaire relie { $one } avec { $other } par { $answer } ; { $better } l’empêche.
    }
reason-ladder-joins = Après { $move } l’adversaire relie { $one } avec { $other } par une échelle qui commence en { $answer }, car { $third } est son échappatoire ; { $better } l’empêche.
reason-ladder-escape = { $better } est une échappatoire : une échelle depuis { $one } qui commence en { $answer } menace de relier { $one } avec { $other } ; après { $move }, aucune ne le fait.
reason-ladder-fails = { $move } commence une échelle depuis { $one } le long du bord ({ $other }) qui ne relie pas ; { $better } assure la connexion.
reason-dead = { $move } est une case morte : une pierre n’y change rien.
reason-numbers = Pierres qui manquent encore à { $first } et { $second } : { $one } et { $other } après { $move }, { $betterOne } et { $betterOther } après { $better }.
# Where nothing is proven: $best and $worse are win rates.
reason-searched = Selon la recherche, { $better } gagne dans { $best } des cas, { $move } dans { $worse }.
advice-wins = Un coup gagne à coup sûr.
advice-double = Il y a une double menace sur le plateau.
advice-doubled = L’adversaire menace de jouer { $answer }, ce qui gagne par une double menace : deux voies pour chaque lien qui manque.
advice-must = L’adversaire menace de gagner : seules peuvent l’empêcher { $cells }.
advice-cut = Il faut relier la chaîne { $one } avec { $other }.
advice-joins = L’adversaire veut relier { $one } avec { $other }.
advice-ladder-joins = L’adversaire a une échelle depuis { $one } avec une échappatoire.
advice-ladder-escape = Une échelle depuis { $one } a besoin d’une échappatoire.
# Moves that the search expects, in turn.
advice-line = Suite attendue : { $line }.
feature-reaches = { $player } : { $one } touche { $other }.
feature-bridge = { $player } : un pont entre { $one } et { $other }, par { $cells }.
feature-template =
    { $count ->
        [one] { $player } : un gabarit de bord d’une case entre { $one } et { $other }.
       *[other] { $player } : un gabarit de bord de { $count } cases entre { $one } et { $other }.
    }
feature-connection =
    { $count ->
        [one] { $player } : { $one } et { $other } sont reliés par une case.
       *[other] { $player } : { $one } et { $other } sont reliés par { $count } cases.
    }
feature-open = { $player } : entre { $one } et { $other }, qui joue d’abord décide ; { $answer } relie.
feature-severed = { $player } : coupure entre { $one } et { $other }.
feature-ladder = { $player } : une échelle depuis { $one } le long du bord ({ $other }), qui commence en { $answer }.
feature-escape = { $player } : { $other } est une échappatoire d’échelle pour { $one } ; l’échelle commence en { $answer }.
feature-region = { $player } : menace de gagner ; la région obligée : { $cells }.
feature-double = { $player } : { $answer } gagne, avec deux voies pour chaque lien qui manque.
feature-dead = Cases mortes : { $cells }.
feature-captured = { $player } : cases capturées : { $cells }.

## The page: moves and records

comment = Commentaire sur cette position
delete = Supprimer
done = Terminé
download = Télécharger
export-all = Télécharger toutes les parties
file = Ou un fichier
first-move = Première position
import = Importer
import-all = Ajouter les parties d’un fichier téléchargé
import-game = Importer une partie
last-move = Dernière position
moves = Coups
next-move = Coup suivant
notes = Commentaires et variantes
open = Ouvrir
pasted = SGF, lien HexWorld ou coups
previous-move = Coup précédent
rename = Renommer
promote = En faire la ligne principale
prune = Supprimer à partir d’ici
see-uct = Voir UCT réfléchir à cette position
share = Partager
share-game = Partager cette partie

## The page: first steps and about

about = À propos
about-text = Wye est un logiciel libre sous licence MIT. Il charge une seule fois un moteur en Python ; ensuite tout fonctionne dans ton navigateur, même hors ligne, et rien de ce que tu fais n’en sort.
strength = Force des niveaux
strength-text = Points Elo au-dessus du niveau 1, avec des intervalles de confiance à 95 %. Une avance de 200 points gagne trois parties sur quatre, une avance de 400 dix sur onze.
searched =
    Après { $playouts ->
        [one] { $playouts } partie au hasard
       *[other] { $playouts } parties au hasard
    } :
version = Version { $version }
unmeasured = Les niveaux n’ont pas encore été mesurés.
elo =
    { $points }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    }
of-size = taille { $size }

## The page: versions and storage

update-waits = Une nouvelle version de cette page est prête. Ta partie est enregistrée.
update-now = Mettre à jour
update-later = Plus tard
forget = Supprimer toutes les données
forget-question = Supprimer tout ce qui est enregistré ?
forget-text = Cela supprime tout ce que ce navigateur garde pour la page : tes parties, le score, les paramètres, les analyses, l’avancement dans les problèmes, les exécutions du labo, tes propres bots et les fichiers pour jouer hors ligne. La page se recharge ensuite depuis le réseau.

## The page: labels of cells for screen readers

empty = vide
pending-cell = en attente
last-move-told = dernier coup
winning = gagnante
proposed = touche encore pour jouer
move-number = coup { $number }
token = jeton
taken = pris par { $player }
exact-win = gain
exact-loss = perd
exact-draw = nul
percent = { PERCENT($share) }
exact-label = valeur exacte : { $word }
estimate-label = estimation : { $share }

## The page: status

opening-link = Ouverture de la position du lien.
opening-new = Préparation d’une nouvelle partie.
engine-absent = Le moteur n’a pas démarré : la partie doit attendre.
plays =
    { $self ->
        [true] Tu joues { $move }.
       *[other] { $name } joue { $move }.
    }
chance = { CAPITAL($result) } : { $player } joue.
draw = Partie nulle.
is-thinking = { $title } réfléchit.
is-waiting = { $title } est en pause.
is-paused = En pause. À { $title } de jouer.
will-move = { $title } jouera quand le moteur sera prêt.
kept =
    { $count ->
        [one] Ton coup { $moves } est retenu
       *[other] Tes coups { $moves } sont retenus
    } ; le moteur se charge encore.
outcome =
    { $winnerSelf ->
        [true] Tu as gagné
       *[other] { $winner } gagne
    } : { $reason ->
        [resign] { $loserSelf ->
            [true] tu as abandonné
           *[other] { $loser } a abandonné
        }
        [time] { $loserSelf ->
            [true] tu as dépassé le temps
           *[other] { $loser } a dépassé le temps
        }
        [fault] { $loserSelf ->
            [true] disqualification
           *[other] disqualification de { $loser }
        }
       *[other] { $title }
    }.
forfeits-resign = { CAPITAL($player) } abandonne
forfeits-time = { CAPITAL($player) } dépasse le temps
forfeits-fault = { CAPITAL($player) } déclare forfait

## The page: thinking and loading

effort =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s · { $playouts ->
        [one] { $playouts } simulation
       *[other] { $playouts } simulations
    }{ $workers ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $workers } fils
    }
let-move = Laisser { $title } jouer
resume = Reprendre
pace-of =
    { $seconds ->
        [0] Maximale
       *[other] { $seconds } s
    }
thinks-for = { $title } réfléchit
loading-bytes = Chargement : { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
starting-python = Démarrage du moteur
starting-workers = démarrage…

## The page: the list of moves

move-text =
    { $number ->
        [0] { $move }
       *[other] { $number } { $move }
    }
comment-sign = { " " }…
by-chance = hasard

## The page: games from and to files, and those kept in this browser

drawing = Image (SVG)
bitmap = Image (PNG)
copied = { $title } : copié.
downloaded = { $title } : téléchargé.
not-copied = Le navigateur bloque la copie. Télécharge-le plutôt.
copy-by-hand = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : copie-le avec Ctrl+C ou par un appui long.
save-by-hand = Si ce navigateur n’enregistre aucun fichier, copie le texte : il est sélectionné.
not-ready = Le moteur n’est pas encore prêt. Réessaie dans un instant.
several-games = Le texte contient { $count } parties. Laquelle veux-tu ouvrir ?
game-choice =
    { $hasName ->
        [true] { $order }. { $name }
       *[other] Partie { $order }
    } ({ $title }, { $moves } { $moves ->
        [one] coup
       *[other] coups
    })
set-up = Le texte décrit une position sans son histoire. Les coups qui y mènent ici sont inventés.
games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
kept-game = { $name } : enregistrée dans ce navigateur.
renamed = { $name } : renommée.
deleted = { $name } : supprimée.
no-library = Ce fichier ne contient aucune partie : il fallait un fichier de « Télécharger toutes les parties ».
library-fault = { $reason } La partie en cours et tes parties n’ont pas changé.

## The page: game

tossed = Avant chaque coup, une pièce décide qui le joue.
aims-upright = haut – bas
aims-level = gauche – droite
aims-falling = haut gauche – bas droite
aims-rising = bas gauche – haut droite
goals-upright = { -Noir } relie le haut et le bas, { -blanc } la gauche et la droite.
goals-level = { -Blanc } relie le haut et le bas, { -noir } la gauche et la droite.
goals-falling = { -Noir } relie le côté en haut à gauche et celui en bas à droite, { -blanc } celui en haut à droite et celui en bas à gauche.
goals-rising = { -Blanc } relie le côté en haut à gauche et celui en bas à droite, { -noir } celui en haut à droite et celui en bas à gauche.
game-of-size = { $title }, taille { $size }
budget-kinds-seconds = Temps par coup
budget-kinds-playouts = Simulations par coup
budget-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
budget-playouts =
    { $playouts ->
        [one] { $playouts } simulation
       *[other] { $playouts } simulations
    }
score = { $first } { $wins }, { $second } { $losses }
draws =
    { $count ->
        [one] { $count } nulle
       *[other] { $count } nulles
    }
bounds = de { $least } à { $most }

## The page: faults

load-failed = Wye n’a pas pu charger { $file } : { $reason } La partie commencera dès que le fichier sera là.
denied-python = Le moteur ne peut pas démarrer : ce navigateur n’a pas WebAssembly, ou une version ancienne. Utilise une version actuelle de Firefox, Chrome, Edge ou Safari et désactive son mode d’isolement ou le plus strict pour ce site.
unreachable = le serveur est injoignable. Vérifie ta connexion, puis réessaie.
answered = le serveur a répondu par l’erreur { $status }. Réessaie dans un instant.
damaged = ce qui est arrivé n’est pas ce fichier, ou pas en entier. Si ton réseau demande de se connecter, fais-le d’abord, puis réessaie.
stalled = rien n’arrive depuis 15 secondes. Vérifie ta connexion, puis réessaie.
broken-told =
    { $kind ->
        [link] Ce lien ne contient aucune partie lisible. Ta partie n’a pas changé. Le texte du lien :
       *[other] La partie enregistrée dans ce navigateur est illisible. Voici un nouveau plateau ; le texte enregistré était :
    }
not-loaded = Le contenu n’a pas pu être chargé. Rouvre cette page quand tu seras en ligne.
not-kept = Ce navigateur ne garde rien pour cette page, ou n’a plus de place pour elle. Continue à jouer, mais ta prochaine visite pourrait ne pas retrouver cette partie ; garde une copie avec « Partager ».
other-window = Cette page est aussi ouverte dans une autre fenêtre. Tu peux jouer dans les deux ; ta prochaine visite reprend la partie au coup le plus récent.
slept = L’appareil a dormi un moment. Pendant ce temps, les pendules de la partie sont restées arrêtées.
replaced = Le moteur ne répondait plus et a été relancé. Ta partie continue.
fewer-workers = Seulement { $running } fils sur { $wanted } ont pu démarrer.
engine-failed = Le moteur a échoué deux fois de suite : { $reason } Ta partie est enregistrée.
engine-error = Le moteur a refusé : { $message }

## The engine: names

said-Ant-1 = Fourmi 1
said-Snail-2 = Escargot 2
said-Mouse-3 = Souris 3
said-Sparrow-4 = Moineau 4
said-Squirrel-5 = Écureuil 5
said-Rabbit-6 = Lapin 6
said-Cat-7 = Chat 7
said-Fox-8 = Renard 8
said-Wolf-9 = Loup 9
said-Tiger-10 = Tigre 10
said-Bear-11 = Ours 11
said-Elephant-12 = Éléphant 12
said-Whale-13 = Baleine 13
said-Dragon-14 = Dragon 14
said-Tic_tac_toe = Morpion
said-Bent-Y = Y courbe
said-Random_turn-Y = Y à tour aléatoire
said-Random_turn-Hex = Hex à tour aléatoire
said-black = { -noir }
said-white = { -blanc }
said-swap = échanger
said-pass = passer
said-heads = pile
said-tails = face
said-Connect-all-three-sides-with-one-chain-of-your-stones = Relie les trois côtés par une seule chaîne de tes pierres.
said-Whoever-takes-the-last-token-wins = Qui prend le dernier jeton gagne.
said-Get-three-in-a-row = Aligne trois marques.
said-three-sides-connected = trois côtés reliés
said-two-sides-connected = deux côtés reliés
said-three-in-a-line = trois en ligne
said-board-full = plateau plein
said-last-token-taken = dernier jeton pris
said-resignation = abandon
said-out-of-time = temps écoulé
said-forfeit = forfait
said-Moves = Coups
said-My-games = Mes parties
said-HexWorld-link = Lien HexWorld
said-Pie-rule = Règle du gâteau
said-After-the-first-stone-the-second-player-may-take-it-over = Après la première pierre, le second joueur peut la reprendre.
said-Two-stones-a-turn = Deux pierres par tour
said-The-first-turn-has-one-stone-every-later-one-two-there-is-no-swap = Le premier tour compte une pierre, chaque tour suivant deux ; il n’y a pas d’échange.
said-Handicap = Handicap
said-The-first-player-begins-with-so-many-extra-stones-there-is-no-swap = Le premier joueur commence avec autant de pierres de plus ; il n’y a pas d’échange.
said-Swap-sides = Échanger les côtés
said-The-stone-that-is-taken-over-stays-in-place-and-the-players-trade-sides = La pierre reprise reste en place et les joueurs échangent leurs côtés.
said-Largest-take = Prise maximale
said-The-most-tokens-that-a-player-may-take-at-once = Le plus de jetons qu’un joueur peut prendre à la fois.
said-Net = Réseau
said-Tree-search-guided-by-a-small-network-that-has-learnt-by-playing-against-itself-The-strongest = Recherche arborescente guidée par un petit réseau qui a appris en jouant contre lui-même. Le plus fort.
said-Tree-search-with-millions-of-random-games-per-second = Recherche arborescente avec des millions de parties au hasard par seconde.
said-Tree-search-with-a-bandit-at-each-node-and-random-games-at-the-leaves = Recherche arborescente avec un bandit à chaque nœud et des parties au hasard aux feuilles.
said-UCT-that-shares-what-it-learns-among-moves = UCT qui partage entre les coups ce qu’il apprend.
said-MCTS-with-chance = MCTS avec hasard
said-UCT-for-games-with-chance = UCT pour les jeux avec hasard.
said-Heuristic = Heuristique
said-Tree-search-guided-by-shortest-paths-bridges-and-groups = Recherche arborescente guidée par les plus courts chemins, les ponts et les groupes.
said-Alpha_beta = Alpha-bêta
said-Looks-ahead-and-cuts-branches-that-cannot-matter = Calcule à l’avance et coupe les branches sans importance.
said-Looks-ahead-at-every-move = Calcule tous les coups à l’avance.
said-Assumes-that-its-opponent-moves-at-random = Suppose que son adversaire joue au hasard.
said-Looks-ahead-and-averages-over-chance = Calcule à l’avance et fait la moyenne sur le hasard.
said-One-bandit-with-the-legal-moves-as-its-arms = Un seul bandit, dont les bras sont les coups légaux.
said-Flat-Monte-Carlo = Monte-Carlo plat
said-Plays-the-same-number-of-random-games-after-every-move = Joue le même nombre de parties au hasard après chaque coup.
said-Random = Hasard
said-Plays-any-legal-move = Joue n’importe quel coup légal.
said-Descents-per-batch = Descentes par lot
said-Words-of-64-playouts-per-leaf = Mots de 64 simulations par feuille
said-RAVE-weight-visits-sqrt-cells-at-which-a-move-s-own-results-equal-AMAF = Poids de RAVE : visites / sqrt(cases) pour lesquelles les résultats propres d’un coup égalent AMAF
said-Noise-on-a-move-s-score-its-standard-deviation-sqrt-visits-plus-RAVE-weight-sqrt-cells = Bruit sur la valeur d’un coup : son écart type * sqrt(visites + poids de RAVE) * sqrt(cases)
said-Positions-that-the-network-judges-at-a-time = Positions que le réseau juge à la fois
said-Exploration-c = Exploration (c)
said-First_play-urgency-by-how-much-less-than-its-position-a-move-is-worth-that-was-never-tried = Urgence du premier essai : de combien un coup jamais essayé vaut moins que sa position
said-Largest-tree-in-MiB-a-full-tree-drops-the-nodes-with-the-fewest-visits = Arbre maximal en Mio ; plein, il perd les nœuds les moins visités
said-Playouts-with-replies-whoever-loses-one-half-of-a-link-gets-the-other = Simulations avec réponses : qui perd une moitié d’un lien reçoit l’autre
said-Weight-of-what-the-patterns-on-the-board-say-of-who-wins = Poids de ce que les motifs du plateau disent du gagnant
said-Weight-of-the-learned-patterns-around-a-move = Poids des motifs appris autour d’un coup
said-Handicap-chance-to-see-a-move-beside-the-last-stone-k-cells-away-it-is-this-to-the-power-of-k = Handicap : chance de voir un coup à côté de la dernière pierre ; à k cases, elle est élevée à la puissance k
said-Handicap-size-of-the-errors-in-judging-the-moves-before-one-is-chosen = Handicap : taille des erreurs de jugement des coups avant le choix
said-Exploration-Cp = Exploration (Cp)
said-Exploration = Exploration
said-Playouts-per-iteration-0-as-many-as-the-game-plays-at-once = Simulations par itération (0 : autant que le jeu en joue à la fois)
said-Largest-tree-in-nodes-a-full-tree-grows-no-further = Arbre maximal en nœuds ; plein, il ne grandit plus
said-RAVE-weight-playouts-k-of-a-move-at-which-AMAF-still-counts-for-half-in-sqrt-k-3-N-plus-k = Poids de RAVE : simulations k d’un coup pour lesquelles AMAF compte encore pour moitié, dans sqrt(k / (3 N + k))
said-Weight-of-both-players-shortest-paths = Poids des plus courts chemins des deux joueurs
said-Weight-of-both-players-two_distances = Poids des doubles distances des deux joueurs
said-Weight-of-bridges-to-one-s-own-stones-and-sides = Poids des ponts vers ses pierres et ses côtés
said-Weight-of-nearness-to-the-centre = Poids de la proximité du centre
said-Weight-of-connecting-chains = Poids de la liaison des chaînes
said-Weight-of-empty-neighbouring-cells = Poids des cases voisines vides
said-Weight-of-nearness-to-one-s-own-sides = Poids de la proximité de ses côtés
said-Progressive-bias-weight-of-a-move-s-promise-visits-plus-1 = Biais progressif : poids de la promesse d’un coup / (visites + 1)
said-Progressive-widening-moves-tried-2-per-visit = Élargissement progressif : (coups essayés)^2 par visite
said-Playouts-random-cells-from-which-the-most-promising-is-played = Simulations : cases au hasard parmi lesquelles la plus prometteuse est jouée
said-Playouts-length-in-moves-size-of-the-board = Simulations : longueur en coups / taille du plateau
said-Search-depth-in-moves-at-most = Profondeur maximale de recherche, en coups
said-Search-depth-in-moves-at-most-not-counting-moves-of-chance = Profondeur maximale de recherche, en coups, sans ceux du hasard
said-Shortcuts-winning-moves-are-played-at-once-and-proven-results-are-backed-up = Raccourcis : les coups gagnants sont joués aussitôt et les résultats prouvés remontés
said-Expansion = Expansion
said-one-child = un enfant
said-all-children = tous les enfants
said-Backpropagation = Rétropropagation
said-each-playout-counts-as-a-visit = chaque simulation compte pour une visite
said-one-visit-and-the-sum-of-its-playouts = une visite et la somme de ses simulations
said-one-visit-and-the-mean-of-its-playouts = une visite et la moyenne de ses simulations
said-Final-move = Coup final
said-most-visits = le plus de visites
said-most-visits-of-equals-the-first-tried = le plus de visites ; à égalité, le premier essayé
said-highest-value = la plus haute valeur
said-highest-upper-confidence-bound = la plus haute borne supérieure de confiance
said-Iterative-deepening-one-move-deeper-each-time = Approfondissement itératif : un coup de plus chaque fois
said-Quiet-positions-looks-beyond-the-depth-while-a-move-changes-the-evaluation-by-more-than-this = Positions calmes : va au-delà de la profondeur tant qu’un coup change l’évaluation de plus que cela
said-Order-of-moves = Ordre des coups
said-natural = naturel
said-random = au hasard
said-history-heuristic = heuristique d’historique
said-best-first = les meilleurs d’abord
said-worst-first = les pires d’abord

## The engine: refusals

said-Unknown-game-game-expected-known = Jeu inconnu, « { $game } » : il fallait { $known }.
said-Size-size-is-not-a-size-of-title-expected-smallest-to-largest = { $title } n’a pas la taille { $size } : il fallait de { $smallest } à { $largest }.
said-Size-size-is-not-a-size-of-title-expected-known = { $title } n’a pas la taille { $size } : il fallait { $known }.
said-owner-has-no-name-expected-none = { $owner } n’a pas de « { $name } » : il ne fallait rien.
said-owner-has-no-name-expected-known = { $owner } n’a pas de « { $name } » : il fallait { $known }.
said-part-is-not-understood-expected-name-value = « { $part } » n’est pas compris : il fallait nom=valeur.
said-Option-name-of-title-is-value-wrong = L’option « { $name } » de { $title } est { $value } : { $wrong }
said-expected-a-text = il fallait un texte.
said-expected-least-to-most-values = il fallait de { $least } à { $most } valeurs.
said-expected-on-or-off = il fallait oui ou non.
said-expected-known = il fallait { $known }.
said-expected-a-number-from-least-to-most = il fallait un nombre de { $least } à { $most }.
said-expected-a-whole-number-from-least-to-most = il fallait un nombre entier de { $least } à { $most }.
said-title-is-no-game-for-two-expected-known = { $title } n’est pas un jeu pour deux : il fallait { $known }.
said-title-has-no-network-expected-known = { $title } n’a pas de réseau : il fallait { $known }.
said-title-is-not-decided-by-Y-expected-Y-or-Hex = { $title } ne se décide pas par Y : il fallait Y ou Hex.
said-title-is-too-large-for-exact-values-expected-known = { $title } est trop grand pour des valeurs exactes : il fallait { $known }.
said-title-with-empty-empty-cells-is-too-large-to-be-solved-expected-most-at-most = { $title } avec { $empty } cases vides est trop grand pour être résolu : il en fallait { $most } au plus.
said-This-is-too-large-to-be-solved-expected-at-most-largest-positions-to-examine-Choose-a-position-with-fewer-empty-cells = C’est trop grand pour être résolu : il fallait au plus { $largest } positions à examiner. Choisis une position avec moins de cases vides.
said-move-is-not-a-move-expected-a-cell-from-first-to-last = « { $move } » n’est pas un coup : il fallait une case de { $first } à { $last }.
said-A-swap-is-not-explained-expected-a-move-on-a-cell = Un échange ne s’explique pas : il fallait un coup sur une case.
said-move-is-not-a-move-expected-known = « { $move } » n’est pas un coup : il fallait { $known }.
said-move-is-not-a-move-expected-kind-the-swap-of-this-game = « { $move } » n’est pas un coup : il fallait { $kind }, l’échange de cette partie.
said-move-cannot-be-played-here-expected-one-of-count-legal-moves = « { $move } » ne peut pas se jouer ici : il fallait un des { $count } coups légaux.
said-In-title-nobody-can-pass-expected-a-move = À { $title }, personne ne peut passer : il fallait un coup.
said-Both-players-have-passed-expected-a-move = Les deux joueurs ont passé : il fallait un coup.
said-The-game-is-over-expected-no-further-move = La partie est finie : il ne fallait plus de coup.
said-The-game-is-over-expected-a-position-with-a-move-to-make = La partie est finie : il fallait une position où l’on peut jouer.
said-There-is-nothing-to-take-back-expected-a-position-after-some-move = Il n’y a rien à reprendre : il fallait une position après un coup.
said-Unknown-bot-bot-expected-known = Bot inconnu, « { $bot } » : il fallait { $known }.
said-The-bot-bot-does-not-play-title-expected-one-that-does = Le bot « { $bot } » ne joue pas à { $title } : il en fallait un qui y joue.
said-Setting-name-of-bot-is-value-wrong = Le réglage « { $name } » de { $bot } est { $value } : { $wrong }
said-Invalid-budget-text-expected-playouts-as-500-or-seconds-as-0-5s = Budget non valable, « { $text } » : il fallait des simulations, comme 500, ou des secondes, comme 0.5s.
said-Invalid-bot-text-expected-a-form-like-wye-wye-0-5s-or-wye-2-0-5s = Bot non valable, « { $text } » : il fallait une forme comme wye, wye@0.5s ou wye*2@0.5s.
said-A-budget-is-either-seconds-or-playouts-expected-exactly-one-of-them = Un budget est en secondes ou en simulations : il fallait exactement l’un des deux.
said-A-budget-of-seconds-seconds-wrong = Un budget de { $seconds } secondes : { $wrong }
said-A-budget-of-playouts-playouts-wrong = Un budget de { $playouts } simulations : { $wrong }
said-title-has-no-levels-expected-a-bot-by-its-name = { $title } n’a pas de niveaux : il fallait le nom d’un bot.
said-There-is-no-bot-in-the-file-bot-expected-a-file-that-can-be-read = Il n’y a pas de bot dans le fichier « { $bot } » : il fallait un fichier lisible.
said-file-line-line-the-file-is-no-text-expected-UTF_8-or-the-encoding-that-its-first-lines-name = { $file }, ligne { $line } : le fichier n’est pas du texte : il fallait de l’UTF-8 ou le codage que nomment ses premières lignes.
said-file-line-line-the-file-has-count-characters-expected-most-at-most = { $file }, ligne { $line } : le fichier a { $count } caractères : il en fallait { $most } au plus.
said-file-line-line-this-is-not-Python-reason-expected-valid-code = { $file }, ligne { $line } : ce n’est pas du Python ({ $reason }) : il fallait du code valable.
said-file-line-line-there-is-no-search-that-yields-expected-def-search-state-dice-playouts-with-a-yield-in-it = { $file }, ligne { $line } : aucun search ne donne de coup : il fallait def search(state, dice, playouts) avec un yield.
said-file-line-line-search-given-cannot-be-called-expected-def-search-state-dice-playouts-where-further-parameters-have-defaults = { $file }, ligne { $line } : search({ $given }) ne peut pas être appelé : il fallait def search(state, dice, playouts), avec des valeurs par défaut pour les autres paramètres.
said-file-line-line-search-has-ended-without-a-move-expected-a-yield-before-its-end = { $file }, ligne { $line } : search s’est terminé sans coup : il fallait un yield avant sa fin.
said-file-line-line-yield-said-names-no-move-with-its-value-expected-one-of-state-legal-and-a-number-from-0-to-1 = { $file }, ligne { $line } : yield { $said } ne donne pas un coup avec sa valeur : il fallait un de state.legal() et un nombre de 0 à 1.
said-file-line-line-the-time-is-over-expected-an-answer-within-seconds-seconds = { $file }, ligne { $line } : le temps est écoulé : il fallait une réponse en { $seconds } secondes.
said-file-line-line-functions-call-each-other-too-deeply-expected-a-recursion-that-ends = { $file }, ligne { $line } : les fonctions s’appellent trop profondément : il fallait une récursion qui finit.
said-file-line-line-kind-reason-expected-code-that-raises-nothing = { $file }, ligne { $line } : { $kind } ({ $reason }) : il fallait du code qui ne lève rien.
said-file-line-line-wrong = { $file }, ligne { $line } : { $wrong }
said-Level-number-expected-1-to-count = Niveau { $number } : il fallait de 1 à { $count }.
said-The-levels-of-game-size-expected-1-to-count-in-turn = Les niveaux de { $game } { $size } : il fallait de 1 à { $count } dans l’ordre.
said-count-processes-expected-1-to-most = { $count } processus : il en fallait de 1 à { $most }.
said-The-bot-bot-cannot-use-several-processes-expected-known = Le bot « { $bot } » ne peut pas utiliser plusieurs processus : il fallait { $known }.
said-The-engine-is-thinking-already-expected-a-stop-first = Le moteur réfléchit déjà : il fallait d’abord un arrêt.
said-The-root-tells-of-moves-that-are-not-legal-expected-that-of-the-same-position = La racine parle de coups qui ne sont pas légaux : il fallait celle de la même position.
said-form-line-line-column-column-wrong = { $form }, ligne { $line }, colonne { $column } : { $wrong }
said-The-text-is-empty-expected-a-game = Le texte est vide : il fallait une partie.
said-The-text-has-count-characters-expected-most-at-most = Le texte a { $count } caractères : il en fallait { $most } au plus.
said-The-record-has-count-characters-expected-most-at-most = La partie a { $count } caractères : il en fallait { $most } au plus.
said-text-is-not-a-game-record-expected-something-like-y11_pie-f6-swap-c4 = « { $text } » n’est pas une partie : il fallait quelque chose comme « y11-pie:f6.swap.c4 ».
said-The-marks-text-of-the-link-are-none-of-its-board-expected-something-like-circle_c3-label_a1_A = Les marques « { $text } » du lien ne sont pas de son plateau : il fallait quelque chose comme « circle-c3.label-a1-A ».
said-The-record-begins-with-head-wrong = La partie commence par « { $head } ». { $wrong }
said-Move-number-of-the-record-cannot-be-played-wrong = Le coup { $number } de la partie ne peut pas se jouer. { $wrong }
said-found-sign-expected-a-move = « { $sign } » trouvé, il fallait un coup.
said-found-sign-expected-expected = « { $sign } » trouvé, il fallait { $expected }.
said-the-text-ends-expected-expected = le texte finit, il fallait { $expected }.
said-The-list-tells-only-who-won-a-resignation-is-assumed = La liste dit seulement qui a gagné : un abandon est supposé.
said-There-are-no-moves-in-this-link-expected-one-of-this-page-or-of-HexWorld-SGF-or-the-moves-themselves = Il n’y a pas de coups dans ce lien : il fallait un lien de cette page ou de HexWorld, du SGF ou les coups eux-mêmes.
said-The-result-said-was-left-out = Le résultat « { $said } » a été omis.
said-found-number-found-expected-number = numéro { $found } trouvé, il fallait { $number }.
said-two-moves-of-one-colour-in-a-row-expected-a-pass-between-them = deux coups de suite d’une même couleur : il fallait une passe entre eux.
said-found-no-move-expected-one-at-least = aucun coup trouvé, il en fallait au moins un.
said-form-game-number-wrong = { $form }, partie { $number } : { $wrong }
said-expected-a-game-as-My-games-keeps-it = il fallait une partie comme Mes parties les garde.
said-There-is-no-game-in-this-file-expected-one-at-least = Il n’y a aucune partie dans ce fichier : il en fallait au moins une.
said-this-is-no-game-of-Hex-expected-one = ce n’est pas une partie de Hex : il en fallait une.
said-expected-the-size-of-the-board-as-in-11-a1b2 = il fallait la taille du plateau, comme dans « #11,a1b2 ».
said-the-board-has-two-sizes-expected-a-board-with-as-many-rows-as-columns = le plateau a deux tailles : il fallait autant de rangées que de colonnes.
said-found-sign-expected-before-the-moves = « { $sign } » trouvé, il fallait « , » avant les coups.
said-found-sign-expected-a-move-like-c4-or-s = « { $sign } » trouvé, il fallait un coup comme « c4 » ou « :s ».
said-file-holds-no-levels-expected-a-new-file-or-one-with-levels = { $file } ne contient pas de niveaux : il fallait un nouveau fichier ou un fichier avec des niveaux.
said-file-holds-no-first-stones-expected-a-new-file-or-one-with-some = { $file } ne contient pas de premières pierres : il fallait un nouveau fichier ou un fichier qui en a.
said-the-first-node-has-no-GM-expected-GM-11-for-Hex-or-GM-Y = le premier nœud n’a pas de GM : il fallait GM[11] pour Hex ou GM[Y].
said-the-first-node-has-no-SZ-expected-SZ-and-the-size = le premier nœud n’a pas de SZ : il fallait SZ et la taille.
said-GM-kind-is-another-game-expected-GM-11-for-Hex-or-GM-Y = GM[{ $kind }] est un autre jeu : il fallait GM[11] pour Hex ou GM[Y].
said-SZ-size-is-not-a-size-expected-a-whole-number = SZ[{ $size }] n’est pas une taille : il fallait un nombre entier.
said-expected-a-value-in-brackets-for-property-name = il fallait une valeur entre crochets pour la propriété { $name }.
said-property-name-occurs-twice-in-one-node-expected-it-once = la propriété { $name } apparaît deux fois dans un nœud : il la fallait une fois.
said-stones-are-taken-away-after-the-start-expected-stones-that-are-added = des pierres sont retirées après le début : il fallait des pierres ajoutées.
said-property-name-has-value-expected-cells-from-first-to-last-each-once = la propriété { $name } a « { $value } » : il fallait des cases de { $first } à { $last }, chacune une fois.
said-title-is-assumed = { $title } est supposé.
said-Size-size-is-assumed = La taille { $size } est supposée.
said-Games-of-other-kinds-were-skipped-count = Parties d’autres jeux omises : { $count }.
said-Properties-without-a-value-were-left-out-count = Propriétés sans valeur omises : { $count }.
said-Values-of-PL-that-are-no-player-were-left-out-count = Valeurs de PL qui ne sont pas un joueur omises : { $count }.
said-Moves-after-the-end-of-the-game-were-left-out-count = Coups après la fin de la partie omis : { $count }.
said-Marks-that-are-on-no-cell-were-left-out-count = Marques qui ne sont sur aucune case omises : { $count }.
said-Labels-were-cut-to-most-characters-count = Étiquettes raccourcies à { $most } caractères : { $count }.
said-title-cannot-be-written-as-SGF-expected-known = { $title } ne peut pas s’écrire en SGF : il fallait { $known }.
said-this-is-not-JSON-expected-one-object = ce n’est pas du JSON : il fallait un objet.
said-the-text-is-nested-too-deeply-or-a-number-is-too-long-expected-one-object = le texte est imbriqué trop profondément ou un nombre est trop long : il fallait un objet.
said-this-is-not-an-object-expected-one-with-size-turn-players-and-layout = ce n’est pas un objet : il en fallait un avec size, turn, players et layout.
said-name-is-missing-expected-size-turn-players-and-layout = { $name } manque : il fallait size, turn, players et layout.
said-size-is-found-expected-an-integer = size est { $found } : il fallait un entier.
said-turn-is-found-expected-0-or-1 = turn est { $found } : il fallait 0 ou 1.
said-players-is-found-expected-two-different-letters = players est { $found } : il fallait deux lettres différentes.
said-layout-is-found-expected-text = layout est { $found } : il fallait du texte.
said-the-layout-has-count-rows-expected-size-separated-by = layout a { $count } rangées : il en fallait { $size }, séparées par « / ».
said-row-number-of-the-layout-has-count-cells-expected-number = la rangée { $number } de layout a { $count } cases : il en fallait { $number }.
said-the-layout-has-sign-at-cell-expected-first-second-or-empty = layout a « { $sign } » en { $cell } : il fallait « { $first } », « { $second } » ou « { $empty } ».
said-the-game-was-over-before-the-last-stone-expected-a-position-that-can-occur-in-a-game = la partie était finie avant la dernière pierre : il fallait une position possible dans une partie.
said-title-has-no-positions-to-set-up-expected-known = { $title } n’a pas de positions à composer : il fallait { $known }.
said-The-game-is-over-in-this-position-expected-one-in-which-nobody-has-won = La partie est finie dans cette position : il en fallait une où personne n’a gagné.
said-Here-a-turn-has-several-stones-or-the-stone-may-be-taken-over-expected-neither = Ici un tour a plusieurs pierres, ou la pierre peut être reprise : il ne fallait ni l’un ni l’autre.
said-Moves-of-playouts = Coups des simulations
said-Selection = Sélection
said-all-at-random = tous au hasard
said-Worth-of-a-draw-for-both-players-in-backpropagation = Valeur d’une nulle pour les deux joueurs dans la rétropropagation
said-Thompson-sampling = échantillonnage de Thompson
said-PUCT-with-equal-priors = PUCT avec des probabilités a priori égales
said-a-winning-one-if-there-is-one = un coup gagnant s’il y en a un
said-UCB1_tuned = UCB1-tuned
said-game-over = fin de la partie
said-too-many-moves = trop de coups
said-move-is-not-a-move-expected-one-of-known = « { $move } » n’est pas un coup : attendu l’un de { $known }.
said-file-line-line-after-most-moves-the-game-was-not-over-expected-a-winner-by-then-since-such-a-game-is-a-draw-here = { $file }, ligne { $line } : après { $most } coups la partie n’était pas finie : attendu un gagnant d’ici là, car ici une telle partie est nulle.
said-file-line-line-winner-returns-said-expected-1-2-0-for-a-draw-or-None = { $file }, ligne { $line } : winner renvoie { $said } : attendu 1, 2, 0 pour une nulle, ou None.
said-There-is-no-game-in-the-file-file-expected-one-that-has-been-opened = Il n’y a pas de jeu dans le fichier « { $file } » : attendu un fichier qui a été ouvert.
said-file-line-line-function-returns-said-expected-a-number-from-0-to-1 = { $file }, ligne { $line } : { $function } renvoie { $said } : attendu un nombre de 0 à 1.
said-file-line-line-moves-returns-said-expected-a-list-of-at-least-one-of-MOVES-as-the-game-is-not-over = { $file }, ligne { $line } : moves renvoie { $said } : attendu une liste d’au moins un de MOVES, car la partie n’est pas finie.
said-file-line-line-MOVES-has-names-expected-moves-whose-texts-differ-each-with-1-to-12-letters-digits-plus-_-or-_ = { $file }, ligne { $line } : MOVES a { $names } : attendu des coups aux textes différents, chacun de 1 à 12 lettres, chiffres, +, - ou _.
said-file-line-line-this-is-no-game-expected-the-functions-moves-apply-and-winner-and-MOVES-a-list-of-1-to-most-moves = { $file }, ligne { $line } : ce n’est pas un jeu : attendu les fonctions moves, apply et winner, et MOVES, une liste de 1 à { $most } coups.
said-There-is-no-evaluation-in-file-expected-a-file-with-def-evaluate-state = Il n’y a pas d’évaluation dans « { $file } » : attendu un fichier avec def evaluate(state).

## Common

number = { $value }

### The lab

## The course

lab-course-short = Cours
lab-course-title = Un cours en huit leçons
lab-course-intro = Prédis d’abord, regarde ensuite. Chaque leçon ouvre ses expériences avec les valeurs dont elle parle.
lab-course-predict = Prédire
lab-course-see = Voir
lab-course-exercise = Exercice
lab-course-sources = Littérature
lab-course-experiments = Expériences
lab-lesson-ahead-title = Regarder en avant
lab-lesson-ahead-text = Minimax regarde quelques coups en avant, juge les positions atteintes et laisse chaque joueur choisir la meilleure valeur pour lui. Ce qu’il trouve est exact si tout chemin finit avec la partie ; sinon, cela vaut ce que vaut l’évaluation.
lab-lesson-ahead-predict = Au morpion avec lignes ouvertes, le premier joueur a le centre et un coin (b2, c3) ; le second a le coin opposé (a1) et a le trait. Quelle case minimax choisira-t-il à la profondeur 3 ? Note-le avant la dernière étape.
lab-lesson-ahead-see = Les valeurs passent des feuilles à la racine, et la ligne de pseudo-code change à chaque nœud. Au Nim, tous les coups se valent : l’évaluation oublie qui a pris le dernier jeton.
lab-lesson-ahead-exercise = Corrige l’évaluation du Nim sur papier : de qui doit-elle s’enquérir ? Compare ensuite avec la recherche sans la faute.
lab-lesson-ahead-sources = Claude Shannon, Programming a computer for playing chess (1950).
lab-lesson-cuts-title = Omettre ce qui ne peut compter
lab-lesson-cuts-text = Alpha-bêta emporte une fenêtre d’alpha à bêta. Dès qu’alpha atteint bêta, quelqu’un a mieux plus haut, et les autres coups d’ici sont omis. La valeur à la racine reste la même.
lab-lesson-cuts-predict = Quelle part des feuilles de minimax alpha-bêta visitera-t-il avec des coups non triés, et laquelle avec le meilleur d’abord ?
lab-lesson-cuts-see = Avec le meilleur coup d’abord, il y a b^⌈d/2⌉ + b^⌊d/2⌋ − 1 feuilles, à peu près la racine carrée du tout ; un mauvais ordre n’omet presque rien. À chaque coupe, la fenêtre dit pourquoi. Dans « Pourquoi alpha-bêta est juste », une ligne est fausse : la première promesse rompue se suit jusqu’à la racine.
lab-lesson-cuts-exercise = Résous le puzzle du banc sans faute avec trois graines différentes. Dis à voix haute à chaque coupe qui a mieux, et où.
lab-lesson-cuts-sources = Donald Knuth et Ronald Moore, An analysis of alpha-beta pruning (1975).
lab-lesson-chance-title = Des adversaires qui se trompent, et des dés
lab-lesson-chance-text = Expectimax fait la moyenne là où minimax prend le minimum. Il attend plus d’un adversaire qui se trompe et se fait punir par un autre ; expectiminimax mêle les deux selon la part d’erreurs.
lab-lesson-chance-predict = Combien de réponses sur cent doivent être au hasard pour qu’expectimax attende plus que minimax ?
lab-lesson-chance-see = Les lignes des deux stratégies se croisent près de la moitié. Expectiminimax reste au-dessus des deux, mais doit connaître cette part.
lab-lesson-chance-exercise = Trouve un arbre (une graine) où elles ne se croisent jamais, et explique pourquoi par ses feuilles.
lab-lesson-chance-sources = Donald Michie, Game-playing and game-learning automata (1966).
lab-lesson-bandits-title = Explorer ou se servir de ce qu’on sait
lab-lesson-bandits-text = Un bandit a des bras aux chances inconnues. Qui tire toujours le meilleur jusque-là peut en manquer un meilleur ; qui les essaie tous sans fin le paie. UCB1 ajoute à chaque moyenne la moitié d’un intervalle qui rétrécit avec les tirages.
lab-lesson-bandits-predict = Quelle stratégie aura le moindre regret après le dernier tirage ?
lab-lesson-bandits-see = Le regret d’UCB1 et de Thompson croît comme le logarithme des tirages, celui du choix uniforme en ligne droite.
lab-lesson-bandits-exercise = Tire toi-même les bras vingt fois et bats epsilon-greedy. Rapproche ensuite les bras (0,45 ; 0,5 ; 0,55) : pourquoi tous mettent-ils plus longtemps ?
lab-lesson-bandits-sources = Peter Auer, Nicolò Cesa-Bianchi et Paul Fischer, Finite-time analysis of the multiarmed bandit problem (2002).
lab-lesson-trees-title = Un arbre de bandits
lab-lesson-trees-text = UCT traite chaque nœud comme un bandit : sélection par la borne, expansion d’un enfant, partie au hasard, et son résultat rendu jusqu’à la racine. L’arbre croît là où les valeurs sont hautes.
lab-lesson-trees-predict = À partir de quelle partie la recherche choisira-t-elle toujours le coup qu’elle joue à la fin ?
lab-lesson-trees-see = À chaque étape, les barres montrent valeur et bonus des enfants comparés, et le plateau la position. Avec la mauvaise perspective, chaque nœud croit que l’adversaire aide : la recherche prend confiance, et perd. Dans « Pourquoi la boucle est juste », la même faute rompt la promesse de la rétropropagation au premier nœud choisi par l’adversaire.
lab-lesson-trees-exercise = Arrête-toi après dix itérations et calcule à la main la sélection suivante. Avance ensuite et compare avec la formule. Fais ensuite pousser un arbre toi-même et vois ce qu’UCT aurait choisi.
lab-lesson-trees-sources = Levente Kocsis et Csaba Szepesvári, Bandit based Monte-Carlo planning (2006).
lab-lesson-convergence-title = À quelle vitesse, avec quelle sûreté
lab-lesson-convergence-text = Avec assez de parties, UCT converge vers minimax. Le coup est juste bien avant la valeur, car la valeur est une moyenne de tout ce qui fut essayé. RAVE emprunte les résultats de coups semblables et va plus vite au début.
lab-lesson-convergence-predict = À partir de combien de parties le coup est-il juste dans au moins 95 % des recherches ?
lab-lesson-convergence-see = Les anneaux des mauvais coups disparaissent tôt, tandis que les points approchent lentement la valeur exacte. Jusqu’à 100 parties ils s’en éloignent même, car la plus grande de quelques moyennes bruitées est d’abord trop haute. Dans la deuxième expérience, sur deux axes logarithmiques, la distance tombe presque en ligne droite à partir de 500 parties : une puissance des parties.
lab-lesson-convergence-exercise = Lis la pente de cette ligne sur deux points. Combien de parties réduiraient encore la distance de moitié ?
lab-lesson-convergence-sources = Sylvain Gelly et David Silver, Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
lab-lesson-strength-title = Mesurer qui est meilleur
lab-lesson-strength-text = Un résultat est un nombre avec un intervalle. Des parties par paires à couleurs échangées annulent l’avantage du premier coup ; un test séquentiel s’arrête dès que les preuves suffisent et dit d’avance combien de fois il se trompera.
lab-lesson-strength-predict = De 40 parties par coup, vaut-il mieux en mettre plus dans les itérations ou dans chacune d’elles ?
lab-lesson-strength-see = Entre deux résultats, l’intervalle de leur différence décide : il peut exclure 0 même si leurs propres intervalles se chevauchent un peu. Les classements d’un tournoi bougent de dizaines de points tant que peu de parties sont jouées. Le test se trompe à peu près aussi souvent que promis.
lab-lesson-strength-exercise = Conçois un match qui distingue deux bots séparés de 50 points Elo. Combien de paires de parties le test prend-il en moyenne ?
lab-lesson-strength-sources = Abraham Wald, Sequential tests of statistical hypotheses (1945) ; Ralph Bradley et Milton Terry, Rank analysis of incomplete block designs (1952).
lab-lesson-decisions-title = Décider sous le hasard
lab-lesson-decisions-text = Sans adversaire mais avec du hasard, un jeu devient un processus de décision de Markov. L’itération sur les valeurs, celle sur les politiques et le Q-learning trouvent sa meilleure politique, avec ou sans modèle ; la recherche arborescente regarde en avant d’un seul état.
lab-lesson-decisions-predict = La politique est-elle juste avant les valeurs, ou l’inverse ?
lab-lesson-decisions-see = La politique se fixe tôt. L’itération sur les valeurs est juste dans chaque case après douze balayages. Le Q-learning, à qui personne n’a dit les règles, a encore un mauvais coup dans deux cases après 300 marches ; comme son taux d’apprentissage est fixe, ses valeurs ne s’arrêtent jamais, et plus de marches ne suffisent pas à le fixer.
lab-lesson-decisions-exercise = Change la récompense d’un coup jusqu’à ce que le robot coure exprès vers la mauvaise fin. À quelle récompense la première flèche tourne-t-elle ?
lab-lesson-decisions-sources = Richard Bellman, Dynamic programming (1957) ; Christopher Watkins, Learning from delayed rewards (1989).

## The bench minimax

lab-minimax-predict = Si alpha-bêta prend les coups dans leur ordre naturel, quelle part des feuilles de minimax visite-t-il à la plus grande profondeur, en moyenne sur toutes les exécutions ?
lab-minimax-legend = Les valeurs sont les chances de gain du joueur 1 : max veut de hautes valeurs, min de basses. Les crochets entourent la fenêtre, d’alpha à bêta, avec laquelle la recherche entre dans un nœud. ≥ et ≤ marquent des bornes : après une coupe, la vraie valeur peut être au-delà du nombre. Une arête en tirets et barrée est un coup écarté ; la raison est à côté.
lab-minimax-plot-legend = Nombre moyen de feuilles avec son intervalle à 95 %, selon la profondeur de la recherche. Sur l’échelle logarithmique, une croissance exponentielle est une droite, dont la pente est le logarithme du facteur de branchement. En tirets : b^⌈d/2⌉ + b^⌊d/2⌋ − 1, le minimum possible (Knuth et Moore).
lab-minimax-seen = Tout ordre trouve la valeur de minimax ; seul le travail diffère. Avec le meilleur coup d’abord, alpha-bêta visite aussi peu de feuilles que Knuth et Moore le prouvent, 53 sur 729 dans l’arbre habituel : son facteur de branchement effectif est environ la racine carrée de celui de minimax, si bien qu’avec le même travail il voit presque deux fois plus loin. Des coups non triés écartent environ deux tiers, et avec le pire coup d’abord presque rien n’est écarté. L’heuristique d’historique n’apprend rien de feuilles au hasard, mais quelque chose au morpion. Dans le préréglage avec l’erreur, chaque coup de Nim a la valeur 0 et la recherche choisit le premier : l’évaluation dit que le joueur 1 a perdu dès que le tas est vide. Elle devrait demander quel joueur a pris le dernier jeton, car c’est lui qui a gagné.
lab-minimax-paragraphs =
    Minimax regarde quelques coups à l’avance et y juge les positions par une évaluation. Le joueur 1, max, choisit la plus grande valeur et le joueur 2, min, la plus petite ; les valeurs passent ainsi des feuilles à la racine. Alpha-bêta emporte une fenêtre : par les choix faits en chemin, max est déjà sûr d’au moins alpha, et min d’au plus bêta. Dès qu’alpha atteint bêta, l’un des deux a plus haut un choix au moins aussi bon que ce nœud, et les autres coups n’importent plus : c’est une coupe.

    Avec b coups par nœud et une profondeur d, minimax visite b^d feuilles. Alpha-bêta en visite b^⌈d/2⌉ + b^⌊d/2⌋ − 1 si le meilleur coup vient d’abord à chaque nœud, et toutes les b^d au pire ; un bon ordre des coups vaut donc mieux qu’un ordinateur plus rapide. La mémoire est proportionnelle à b fois d, car la recherche ne garde qu’un chemin.

    La valeur est exacte si chaque chemin va jusqu’à la fin de la partie. Si la recherche s’arrête plus tôt, la valeur ne vaut que ce que vaut l’évaluation. Une recherche peut s’arrêter à une profondeur fixe, après un temps fixe (l’approfondissement itératif rend alors le résultat de la dernière profondeur achevée), ou là où la position est calme, c’est-à-dire où le dernier coup n’a guère changé l’évaluation. Alpha-bêta trouve toujours à la racine la même valeur que minimax, avec moins de travail.

    Au morpion, l’évaluation compte les lignes ouvertes : 3 points pour une ligne à deux marques, 1 pour une seule marque, et les points de l’adversaire sont ôtés. Une avance de L points est la chance 1/2 + L / (2 (|L| + 6)) : une avance de 6 vaut 0,75, une avance de 1 environ 0,571.
lab-minimax-pseudocode =
    valeur(nœud, profondeur, alpha, bêta) :
        si la partie est finie ou profondeur = 0 : rendre l’évaluation
        si le joueur 1 joue :
            pour chaque coup :
                alpha = max(alpha, valeur(enfant, profondeur - 1, alpha, bêta))
                avec coupures, si alpha >= bêta : écarter les autres coups
            rendre la plus grande valeur trouvée
        si le joueur 2 joue :
            pour chaque coup :
                bêta = min(bêta, valeur(enfant, profondeur - 1, alpha, bêta))
                avec coupures, si alpha >= bêta : écarter les autres coups
            rendre la plus petite valeur trouvée
lab-minimax-sources =
    Claude Shannon: Programming a computer for playing chess (1950).
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
lab-minimax-options-tenth = moins d’un dixième
lab-minimax-options-quarter = d’un dixième à un quart
lab-minimax-options-half = d’un quart à la moitié
lab-minimax-options-more = la moitié ou plus
lab-minimax-why-tenth = Alpha-bêta ne visite si peu de feuilles que si le meilleur coup vient d’abord à presque chaque nœud, et des coups non triés ont rarement cette chance.
lab-minimax-why-quarter = Une coupe ne vient qu’après un bon coup. La fréquence à laquelle un tel coup vient tôt dans l’ordre naturel dépend de l’arbre : ici il vient tôt moins souvent, ou plus souvent, que ta réponse ne le demande.
lab-minimax-why-half = C’est la part habituelle dans de petits arbres aux feuilles aléatoires. Ici l’ordre naturel est meilleur ou pire qu’un ordre au hasard, ou l’arbre est si profond ou si plat que les coupes épargnent une autre part.
lab-minimax-why-more = L’ordre n’a pas besoin d’être parfait : un bon coup parmi les premiers suffit pour une coupe, et une coupe en haut de l’arbre enlève des branches entières.
lab-minimax-measured =
    Dans l’ordre naturel, alpha-bêta visite { NUMBER($share, maximumSignificantDigits: 4) } % des feuilles de minimax ({ NUMBER($leaves, maximumSignificantDigits: 4) } feuilles){ $best ->
        [none] { "" }
       *[other] { " " }; avec le meilleur coup d’abord, il en visite { NUMBER($best, maximumSignificantDigits: 4) }
    }.
lab-minimax-across-title = Profondeur
lab-minimax-up-title = Feuilles
lab-minimax-least = minimum possible
lab-minimax-puzzle-task = Voici un petit arbre avec les valeurs de ses feuilles. Marque les coups qu’alpha-bêta écartera s’il essaie les coups de haut en bas : choisis un nœud d’un clic, ou avec les flèches et Entrée. Tous les nœuds sous un nœud marqué sont écartés avec lui.
lab-minimax-puzzle-marked = Feuilles que tu écartes : { $marked } sur { $all }.
lab-minimax-puzzle-right = Exact : ce sont précisément les feuilles qu’alpha-bêta écarte.
lab-minimax-puzzle-told = Alpha-bêta écarte { $out } des feuilles ; tu en as trouvé { $hits } et marqué { $misses } qu’il visite. Chaque coupe montre alpha ≥ bêta.
lab-minimax-puzzle-out = écartée
lab-minimax-puzzle-visited = visitée
lab-minimax-puzzle-missed = écartée, pas marquée
lab-minimax-puzzle-unmarked = pas marquée
lab-minimax-puzzle-cut-here = coupe :
lab-minimax-puzzle-leaf = feuille
lab-minimax-puzzle-yours = toi
lab-minimax-puzzle-search = alpha-bêta

## The bench chance

lab-chance-predict = Combien de réponses de l’adversaire sur cent doivent être au hasard pour qu’expectimax puisse attendre plus que minimax, en moyenne sur tous les arbres ?
lab-chance-legend = Le même arbre trois fois. Minimax suppose que l’adversaire fait la réponse la pire pour toi. Expectimax suppose une réponse au hasard ; c’est donc la moyenne qui compte. Expectiminimax suppose qu’une pièce décide avant chaque réponse si l’adversaire fait la meilleure ou une au hasard. La probabilité de chaque coup du hasard est à côté. Les valeurs sont les chances de gain du joueur 1.
lab-chance-plot-legend = Avance moyenne sur ce que minimax peut attendre dans le même arbre, avec son intervalle à 95 % : au-dessus de 0, la recherche gagne plus que minimax, au-dessous moins. Les adversaires vont du parfait (à gauche) au hasard (à droite) ; expectiminimax sait combien de réponses sont au hasard. Le tableau a les résultats eux-mêmes, d’une perte à 0 à un gain à 1.
lab-chance-seen = Expectimax croise la ligne de minimax. Contre un adversaire parfait, minimax attend plus, car expectimax compte sur des erreurs qui ne viennent jamais ; contre un adversaire au hasard, expectimax attend plus, car minimax se garde de réponses rarement faites. Dans des arbres profonds de deux coups, le résultat change en ligne droite avec la part des réponses au hasard, et les lignes se croisent près de la moitié. Expectiminimax n’est jamais au-dessous des deux, mais il doit connaître cette part. Dans le préréglage avec le piège, expectimax renonce à une nulle certaine pour la chance que l’adversaire se trompe : cela ne paie que si environ 46 réponses sur cent ou plus sont au hasard. Minimax prend le premier de plusieurs coups avec la même garantie, même là où un autre tend un piège sans risque.
lab-chance-paragraphs =
    La valeur d’un coup dépend de la réponse de l’adversaire. Minimax prend la plus petite valeur parmi les réponses, ce qui est une garantie contre tout adversaire. Expectimax prend leur moyenne, comme si l’adversaire jouait au hasard. Expectiminimax a trois sortes de nœuds : max, min et hasard, avec les probabilités de leurs issues. Ici le hasard est une pièce qui décide avant chaque réponse si elle est la meilleure ou au hasard.

    Tous trois visitent chaque nœud : avec b coups par nœud et une profondeur d, le temps croît comme b^d, et chaque pièce sur un chemin le double. La mémoire est proportionnelle à b fois d, pour un chemin ; les recherches d’ici se souviennent aussi des positions rencontrées, pour n’en chercher aucune deux fois. À un nœud de hasard, chaque issue compte dans la moyenne ; une recherche n’y peut couper que si elle connaît des bornes des valeurs (star-minimax de Ballard).

    Menée jusqu’à la fin de la partie, chacune est optimale contre l’adversaire qu’elle suppose : minimax contre un parfait, expectimax contre un au hasard, expectiminimax si les probabilités sont justes. Expectimax perd là où son coup a une haute moyenne mais permet une réponse terrible, que l’adversaire trouve.
lab-chance-pseudocode =
    valeur(nœud) :
        si la partie est finie : rendre le résultat
        si tu joues : rendre la plus grande valeur parmi les coups
        si un adversaire parfait joue : rendre la plus petite valeur parmi les réponses
        si un adversaire au hasard joue : rendre la moyenne des réponses
        si une pièce est lancée : rendre (1 - p) * valeur(meilleure réponse) + p * valeur(réponse au hasard)
lab-chance-sources =
    Donald Michie: Game-playing and game-learning automata (1966).
    Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).
lab-chance-options-low = 33 ou moins
lab-chance-options-middle = 34 à 66
lab-chance-options-high = 67 ou plus
lab-chance-options-never = il ne le peut jamais
lab-chance-why-low = Un adversaire qui répond le plus souvent bien trouve les réponses auxquelles expectimax donne trop peu de poids ; dans ces arbres, elles lui coûtent plus que les rares erreurs de l’adversaire ne lui rapportent.
lab-chance-why-middle = Ici l’une des deux suppositions fausses coûte nettement plus que l’autre, si bien que les lignes ne se croisent pas près du milieu : compare leur écart à l’extrémité gauche et à l’extrémité droite.
lab-chance-why-high = Minimax paie sa garantie par une moyenne plus basse. Même quand moins de réponses sont au hasard, cela coûte plus que la garantie n’épargne.
lab-chance-why-never = Contre un adversaire au hasard, aucun coup n’est meilleur que celui d’expectimax ; il doit donc mener à l’extrémité droite, sauf si les deux recherches y attendent autant.
lab-chance-measured =
    { $share ->
        [none] Expectimax n’attend jamais plus que minimax.
       *[other] Expectimax attend plus à partir de { NUMBER($share, maximumSignificantDigits: 4) } %{ $error ->
            [none] {""}
           *[other] {" "}(± { NUMBER($error, maximumSignificantDigits: 2) })
        } de réponses au hasard.
    } Arbres où les deux commencent par des coups différents : { $other } sur { $trees }.
lab-chance-coin = La pièce rend { $share } % des réponses aléatoires.
lab-chance-walk = recherche
lab-chance-across-title = Réponses au hasard de l’adversaire, %
lab-chance-up-title = Avance sur minimax

## The bench maxn

lab-maxn-predict = Quel joueur obtient le plus du tas ou de l’arbre entier, si chacun prend ce qui lui convient le mieux ?
lab-maxn-legend = Chaque nœud nomme son joueur et, d’un tas, les jetons qui restent ; un uplet montre ce qu’y obtiennent les joueurs 1, 2 et 3. Une branche barrée est un coup que l’élagage omet.
lab-maxn-plot-legend = Les nœuds de la recherche pour chaque tas, ou pour ton propre arbre, sans élagage et avec lui.
lab-maxn-seen = À deux, un tas est gagné ou perdu. À trois, un joueur qui ne peut gagner décide encore qui gagne : quand deux coups lui valent autant, les règles ne disent pas lequel il joue, et la valeur à la racine en dépend. Avec des tas de 5, 6 et 7, les deux règles pour les égalités nomment des gagnants différents. Une part pour le joueur d’avant le gagnant donne à chacun une raison de s’en soucier, et presque toutes ces égalités disparaissent.
lab-maxn-paragraphs =
    À plus de deux joueurs, ou quand les sommes ne sont pas nulles, un nombre ne suffit pas : la valeur d’une position est un uplet, une part pour chaque joueur. À chaque nœud, son joueur choisit l’enfant de plus grande part propre. Pour deux joueurs dont les parts ont une somme constante, c’est minimax.

    Deux choses empirent. Les coupes profondes d’alpha-bêta ne valent plus, car entre deux nœuds du même joueur choisissent d’autres qui ne veulent pas le contraire. Seul l’élagage superficiel reste : si les parts ont pour somme 1 et que ce joueur est sûr de p, il reste au plus 1 − p au joueur d’au-dessus. Et les coups égaux comptent : qui tranche une égalité peut décider de la partie pour les autres.
lab-maxn-pseudocode =
    valeur(nœud) :
      si la partie est finie : rendre les parts de tous
      pour chaque coup du joueur p :
        v = valeur(enfant)
        si v[p] > mieux[p] : mieux = v
        si mieux[p] >= 1 - la part de celui d'au-dessus : omettre le reste
      rendre mieux
lab-maxn-sources =
    Carol Luckhardt, Keki Irani : An algorithmic solution of N-person games (1986).
    Richard Korf : Multi-player alpha-beta pruning (1991).
lab-maxn-options-1 = le joueur 1
lab-maxn-options-2 = le joueur 2
lab-maxn-options-3 = le joueur 3
lab-maxn-options-ties = cela dépend de la façon de trancher les égalités
lab-maxn-why-1 = Le joueur 1 ne gagne aussitôt qu’avec un tas qu’un coup peut prendre ; avec de plus grands, les autres décident aussi.
lab-maxn-why-2 = Le joueur 2 gagne s’il peut prendre aussitôt tout ce que laisse le joueur 1, ou s’il faut le lui laisser.
lab-maxn-why-3 = Le joueur 3 gagne si les deux d’avant doivent lui laisser un tas qu’il peut prendre.
lab-maxn-why-ties = Ici les deux règles pour les égalités mènent au même gagnant : les joueurs qui décident ne sont pas indifférents.
lab-maxn-before = La recherche commence à la racine.
lab-maxn-label = { $left ->
        [-1] { $player }
       *[other] { $player } · { $left }
    }
lab-maxn-enter = { $left ->
        [-1] Au joueur { $player } de jouer.
        [0] La partie est finie : il ne reste aucun jeton.
        [one] Au joueur { $player } de jouer ; il reste { $left } jeton.
       *[other] Au joueur { $player } de jouer ; il reste { $left } jetons.
    }
lab-maxn-leaf = { $left ->
        [-1] La feuille donne les parts { $value }.
       *[other] Le tas est vide : le joueur { $winner } a pris le dernier jeton. Les parts sont { $value }.
    }
lab-maxn-value = Le joueur { $player } choisit la plus grande part propre de ses coups : { $value }.
lab-maxn-cut = Le joueur { $player } a tant que rien de mieux ne reste à celui d’au-dessus : les coups { $moves } sont omis.
lab-maxn-nodes = tous les nœuds
lab-maxn-pruned = avec élagage
lab-maxn-across = Jetons du tas
lab-maxn-up = Nœuds
lab-maxn-verdict = { $heap ->
        [0] Les parts de la racine sont { $first } si des coups égaux on joue le premier, et { $last } si c’est le dernier.
       *[other] D’un tas de { $heap }, les parts sont { $first } si des coups égaux on joue le premier, et { $last } si c’est le dernier.
    }

## The bench windows

lab-windows-predict = La valeur de la racine est-elle juste sur tous les arbres ?
lab-windows-legend = Une valeur avec ≤ ou ≥ est une borne, une branche barrée est un coup omis, et ✗ marque une promesse rompue. On voit la recherche du premier arbre où une promesse est rompue, sinon celle de l’arbre 1.
lab-windows-plot-legend = Pour chaque arbre, les feuilles visitées en part de toutes et la valeur trouvée ; ✗ en marque une fausse.
lab-windows-seen = Un nœud ne doit que ceci à son parent : la valeur exacte si elle est dans la fenêtre, et une borne sinon. Si les enfants tiennent cette promesse, le nœud la tient, et à la racine la fenêtre n’a pas de bornes.
lab-windows-paragraphs =
    Alpha est ce dont max est sûr sur le chemin d’un nœud, bêta ce dont min est sûr. Une valeur hors de la fenêtre ne sera pas choisie : celui qu’elle lèse a mieux plus haut. Il n’est donc pas besoin de la connaître exactement, et la recherche peut s’arrêter dès que la fenêtre est vide.

    C’est une preuve par récurrence. Une feuille donne sa valeur. À un nœud intérieur, les enfants ont tenu la promesse avec les fenêtres reçues ; la meilleure de leurs valeurs est alors du bon côté d’alpha et de bêta. Ici chaque nœud est comparé à sa valeur minimax quand on le quitte, et une ligne de la recherche peut être faussée.
lab-windows-pseudocode =
    valeur(nœud, alpha, bêta) :
      à une feuille : rendre sa valeur
      pour chaque coup :
        v = valeur(enfant, alpha, bêta)
        max : meilleur = max(meilleur, v), alpha = max(alpha, meilleur)
        min : meilleur = min(meilleur, v), bêta = min(bêta, meilleur)
        si alpha >= bêta :
          omettre le reste
      rendre meilleur
lab-windows-sources =
    Donald Knuth, Ronald Moore : An analysis of alpha-beta pruning (1975).
lab-windows-options-right = oui, sur tous les arbres
lab-windows-options-wrong = non, pas sur tous
lab-windows-why-wrong = Chaque nœud a tenu sa promesse, ou l’a rompue là où cela n’importait pas plus haut ; la racine a donc la valeur de minimax.
lab-windows-why-right = Une promesse rompue est parvenue à une racine : suis-la pas à pas en remontant l’arbre.
lab-windows-before = Arbre { $run } : sa racine est explorée avec une fenêtre sans bornes.
lab-windows-enter = Le nœud { $node } est exploré avec la fenêtre de { $alpha } à { $beta }.
lab-windows-leaf = La feuille { $node } vaut { $value }.
lab-windows-cut =
    Au nœud { $node } la fenêtre de { $alpha } à { $beta } est vide : { $count ->
        [one] le coup { $moves } est omis.
       *[other] les coups { $moves } sont omis.
    }
lab-windows-leave = Le nœud { $node } donne { $value }.
lab-windows-exact = { $value } est dans la fenêtre et la valeur minimax est { $true } : la promesse est tenue.
lab-windows-upper = { $value } ≤ alpha = { $alpha }, une borne supérieure, et la valeur minimax est { $true } : la promesse est tenue.
lab-windows-lower = { $value } ≥ bêta = { $beta }, une borne inférieure, et la valeur minimax est { $true } : la promesse est tenue.
lab-windows-broken = { $value } avec la fenêtre de { $alpha } à { $beta }, mais la valeur minimax est { $true } : la promesse est rompue.
lab-windows-shares = Feuilles visitées, %
lab-windows-verdict = Arbres dont la racine a une valeur fausse : { $wrong } sur { $runs } ; promesses rompues : { $broken } sur { $checks }.

## The bench invariants

lab-invariants-predict = Quelle boucle rompt sa promesse avec ces réglages ?
lab-invariants-legend = Un nœud montre le score total de son joueur sur ses visites. Seuls le chemin de cette itération et ce qui le borde sont dessinés.
lab-invariants-plot-legend = Le travail d’une recherche jusqu’à chaque itération, par phase : la moyenne de toutes les séries.
lab-invariants-seen = On peut se fier sans surveillance à une boucle qui tient sa promesse. Une ligne fausse rompt aussitôt la promesse de sa propre boucle, bien avant que le coup joué n’empire ; avec peu d’itérations, il peut même rester bon.
lab-invariants-paragraphs =
    Une boucle est juste si une affirmation est vraie avant son premier tour et que chaque tour la maintient : un invariant. Elle se termine si un nombre qui ne peut descendre sous 0 diminue à chaque tour. Les deux sont vérifiés ici à chaque tour.

    Itérations : la racine a autant de visites que de simulations faites ; il reste moins d’itérations. Sélection : l’enfant pris a la plus grande borne ; il reste moins de coups dans la partie. Expansion : les enfants et les coups non essayés sont ensemble les coups légaux, aucun deux fois ; il reste moins de coups non essayés. Rétropropagation : un nœud a les visites de ses enfants et les siennes, et le score de son joueur dans celles-ci ; il reste moins de nœuds au-dessus.

    Si une partie a au plus d coups et une position au plus b, une itération compare au plus b enfants à chacun de d niveaux, joue au plus d coups et met à jour au plus d + 1 nœuds : O(b d) pas et un nœud de plus en mémoire. Le tableau des phases montre le meilleur cas vu, la moyenne et le pire.
lab-invariants-pseudocode =
    pour chacune de n itérations :
      tant que le nœud n’a pas de coup non essayé :
        prendre l’enfant avec le plus grand
          Q/N + 2 Cp sqrt(ln N(parent) / N)
      prendre un coup non essayé
        et en faire un enfant
      jouer jusqu’à la fin de la partie
      pour chaque nœud du chemin, depuis la feuille :
        ajouter les simulations à N et le score de son joueur à Q
lab-invariants-sources =
    Robert Floyd : Assigning meanings to programs (1967).
    Cameron Browne et d’autres : A survey of Monte Carlo tree search methods (2012).
lab-invariants-options-none = aucune
lab-invariants-options-selection = la sélection
lab-invariants-options-expansion = l’expansion
lab-invariants-options-backup = la rétropropagation
lab-invariants-why-none = Une boucle a été rompue : va à la première promesse rompue avec les pas.
lab-invariants-why-selection = L’enfant pris avait chaque fois la plus grande borne.
lab-invariants-why-expansion = Aucun coup n’est devenu enfant deux fois.
lab-invariants-why-backup = Chaque nœud avait la somme de ses enfants et de ses propres simulations.
lab-invariants-check = vérification
lab-invariants-iteration = itération
lab-invariants-broken = promesse rompue
lab-invariants-before = Aucune itération n’a commencé : l’arbre n’est que sa racine.
lab-invariants-iterations = Itérations : visites de la racine : { $visits } ; comptées : { $wanted }.
lab-invariants-selection = Sélection : l’enfant pris a la borne { $own } ; la plus grande est { $highest }.
lab-invariants-expansion = Expansion : enfants du nœud : { $tried } ; coups non essayés : { $untried } ; coups légaux : { $legal }.
lab-invariants-backup = Rétropropagation : visites du nœud : { $visits }, total : { $total } ; de ses enfants et de ses propres simulations : { $wanted } et { $score }.
lab-invariants-holds = La promesse est tenue.
lab-invariants-fails = La promesse est rompue.
lab-invariants-iterations-left = Itérations restantes : { $left }.
lab-invariants-selection-left = Coups restants dans la partie, au plus : { $left }.
lab-invariants-expansion-left = Coups encore non essayés : { $left }.
lab-invariants-backup-left = Nœuds au-dessus : { $left }.
lab-invariants-equal = { $visits } { $sign } { $wanted }
lab-invariants-greatest = { $own } { $sign } { $highest }
lab-invariants-tried = { $tried } + { $untried } { $sign } { $legal }
lab-invariants-sums = N = { $visits } | { $wanted }, Q = { $total } | { $score }
lab-invariants-across = Itérations
lab-invariants-up = Pas jusqu’ici
lab-invariants-views-loops = Boucles
lab-invariants-views-phases = Phases
lab-invariants-verdict = { $broken ->
        [0] Les { $checks } vérifications ont tenu.
       *[other] Sur { $checks } vérifications, { $broken } ont échoué, la première à l’itération { $first }.
    }

## The bench exercise

lab-exercise-legend = Les feuilles montrent leurs valeurs pour le joueur 1, qui joue à la racine : max prend la plus grande, min la plus petite. Un nœud est nommé par les coups qui y mènent.
lab-exercise-paragraphs =
    Chaque étudiant a ses propres nombres : ils suivent du nom et de la graine. Rends et copie la ligne sous les points ; l’enseignant la vérifie par la commande wye lab --check, qui recalcule les points. Un lien vers l’exercice avec solutions=on montre toutes les réponses, dans les arbres et dans le tableau. Ce n’est pas un secret : tout est calculé dans le navigateur de qui lit, et un étudiant qui le sait peut donc ouvrir un tel lien, lui aussi.
lab-exercise-pseudocode =
    valeurs : max prend la plus grande, min la plus petite des enfants
    coupes : de gauche à droite, avec une fenêtre de -∞ à ∞
      max élève alpha, min abaisse bêta
      alpha >= bêta : omettre le reste de ce nœud
    sélection : le plus grand Q/N + 2 Cp sqrt(ln ΣN / N)
lab-exercise-sources =
    Donald Knuth, Ronald Moore : An analysis of alpha-beta pruning (1975).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer : Finite-time analysis of the multiarmed bandit problem (2002).
lab-exercise-title = Tes réponses
lab-exercise-task = tâche
lab-exercise-values-task = Tâche 1 : remonte les valeurs. Quelle valeur a chaque nœud intérieur ?
lab-exercise-cuts-task = Tâche 2 : parcours cet arbre par alpha-bêta, de gauche à droite. Quelles feuilles sont visitées, et avec quelle fenêtre (alpha, bêta) la recherche arrive-t-elle à chaque nœud intérieur ?
lab-exercise-cuts-hint = Une fenêtre s’écrit -inf, 5 ou -∞, 5, et - là où la recherche n’arrive pas. Elle arrive à la racine avec -inf, inf.
lab-exercise-selection-task = Tâche 3 : après { $all } visites, UCB1 sélectionne avec Cp = { $c }. Quel coup, et avec quelle borne ?
lab-exercise-code-task = Tâche 4 : complète les lignes de code au trou ___. Chacune est soumise à des tests cachés.
lab-exercise-code-hint = Outre les noms sous une ligne, tu peux utiliser des nombres, + - * / **, des comparaisons, and, or, not, … if … else …, { $functions }.
lab-exercise-code-choice = { $names } : les valeurs des enfants, et à qui de jouer, 1 ou 2
lab-exercise-code-cut = { $names } : la fenêtre
lab-exercise-code-bound = { $names } : la somme des résultats, les visites, celles du parent, et Cp
lab-exercise-code-backup = { $names } : le résultat pour le joueur 1, de 0 à 1, et de qui est le total, 1 ou 2
lab-exercise-solved = Ce lien montre les solutions.
lab-exercise-fails = Avec { $case }, ta ligne donne { $got } au lieu de { $wanted }.
lab-exercise-unreadable = Cela ne donne aucun nombre : attendu une formule de { $names }, avec { $functions }.
lab-exercise-arms = Victoires par visites
lab-exercise-value = Valeur de { $node }
lab-exercise-visited = Feuille { $node } visitée ?
lab-exercise-window = Fenêtre en { $node }
lab-exercise-selected = Coup que sélectionne UCB1
lab-exercise-bound = Sa borne, à deux décimales
lab-exercise-hand-in = Rendre
lab-exercise-grade = { $points } points sur { $of }
lab-exercise-line = Ligne à rendre

## The bench bandits

lab-bandits-predict = Quelle stratégie aura le moins de regret après le dernier tirage, en moyenne sur toutes les exécutions ?
lab-bandits-task = Voici les mêmes bras dans un ordre inconnu. Tire-les et compare ton regret à celui des stratégies après autant de tirages.
lab-bandits-legend = Point : récompense moyenne jusqu’ici. Barre : son intervalle de confiance, moyenne ± sqrt(2 ln n / T). Trait en tirets : la vraie probabilité. La flèche marque le prochain bras tiré.
lab-bandits-plot-legend = Regret moyen de chaque stratégie avec son intervalle à 95 %. En tirets : c ln n. À la longue, aucune stratégie bonne pour tout choix de bras ne peut avoir moins de regret (Lai et Robbins).
lab-bandits-seen = Le choix uniforme paie autant à chaque tirage ; son regret est donc une droite. UCB1 et l’échantillonnage de Thompson s’aplatissent : sur l’échelle logarithmique des tirages, ils tendent vers des droites, car leur regret croît comme ln n. Epsilon-glouton explore toujours au même taux ; à la longue, son regret croît donc en ligne droite, si bon qu’il paraisse au début. Le taux en tirets ne vaut qu’à la limite : sur peu de tirages, le regret d’une stratégie peut être au-dessous.
lab-bandits-paragraphs =
    Un bandit a des bras qui paient avec des probabilités inconnues. Un joueur qui tire toujours le bras de la meilleure moyenne peut ne jamais découvrir qu’un autre est meilleur ; un joueur qui essaie toujours tous les bras gaspille des tirages sur les mauvais. Le regret mesure cette perte : la récompense attendue du meilleur bras tiré à chaque fois, moins celle des tirages faits.

    UCB1 ajoute à chaque moyenne la demi-largeur d’un intervalle de confiance et tire le bras dont le haut est le plus élevé. Il tire donc un bras parce qu’il est bon ou parce qu’on en sait peu ; chaque tirage rétrécit l’intervalle de ce bras. L’échantillonnage de Thompson garde une loi de probabilité pour chaque bras, tire une valeur dans chacune et choisit le bras de la plus haute.

    Chaque choix d’UCB1 prend un temps proportionnel au nombre de bras, et sa mémoire aussi : deux nombres par bras. Le regret attendu d’UCB1 est au plus 8 ln n fois la somme des 1 / écart sur les moins bons bras, plus une constante, pour toutes récompenses de 0 à 1 ; l’écart d’un bras est la distance de sa moyenne à la meilleure. Comme le regret ne croît que comme ln n, la part des tirages du meilleur bras tend vers 1. La recherche arborescente UCT applique la même règle à chaque nœud.
lab-bandits-pseudocode =
    tirer chaque bras une fois
    pour n = nombre de bras, n + 1, ... :
        tirer le bras du plus grand moyenne + sqrt(2 ln n / tirages)
        mettre à jour ses tirages et sa moyenne
lab-bandits-sources =
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).
    William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).
lab-bandits-why-ucb1 = UCB1 est prudent : ses intervalles valent pour toutes récompenses de 0 à 1 ; ils sont donc plus larges que des bras à 0 ou 1 ne l’exigent, et il tire les moins bons bras plus souvent que nécessaire.
lab-bandits-why-thompson = L’échantillonnage de Thompson est en général difficile à battre, car il essaie un bras exactement aussi souvent qu’il le croit le meilleur. Sur peu de tirages ou peu d’exécutions, la chance peut mettre une autre stratégie devant.
lab-bandits-why-epsilon-greedy = Epsilon-glouton n’arrête jamais d’explorer : une part fixe de ses tirages va à des bras au hasard, quoi qu’il sache ; et au début il peut rester sur un moins bon bras qui a payé par chance.
lab-bandits-why-uniform = Le choix uniforme n’apprend rien des récompenses : il paie l’écart moyen à chaque tirage.
lab-bandits-ranking = Regret, du plus petit au plus grand : { $told }.
lab-bandits-stride =
    { $count ->
        [one] tirage
       *[other] { $count } tirages
    }
lab-bandits-arm = Bras { $arm }
lab-bandits-pull-arm = Tirer le bras { $arm }
lab-bandits-pulls = Tirages
lab-bandits-you = toi
lab-bandits-untried = Aucun bras n’a encore été tiré.
lab-bandits-pulled = Tirage { $count } : le bras { $arm } paie { $reward } ; sa moyenne est maintenant { $mean }. Regret jusqu’ici : { $regret }.
lab-bandits-next = Ensuite : bras { $arm }.
lab-bandits-across-title = Tirages
lab-bandits-up-title = Regret

## The bench uct

lab-uct-predict = À partir de quelle simulation la recherche jouerait-elle toujours le coup qu’elle joue à la fin ?
lab-uct-legend = Barres : pour chaque enfant comparé, sa valeur Q/N puis son bonus ; l’enfant à la plus longue barre est choisi. Plateau : la position du nœud ; les pierres en relief sont des coups de l’arbre, les plates des coups de la simulation, numérotés depuis la racine. Cases ombrées : parts des visites, avec la valeur en pour cent. Arbre : chaque nœud avec ses visites et sa valeur pour le joueur dont le coup y mène ; plus l’arête est large, plus la part des visites est grande.
lab-uct-plot-legend = La part des visites de chaque coup à la racine, selon les simulations, pour au plus quatre coups les plus visités à la fin.
lab-uct-seen = D’abord chaque coup reçoit une visite ; les parts sont donc égales et les valeurs du bruit. Puis le bonus d’un coup diminue avec ses visites, et l’arbre pousse là où les valeurs sont hautes : inégalement. Les valeurs restent longtemps loin des exactes, car elles font aussi la moyenne du jeu faible ; l’ordre des coups est juste bien plus tôt. Avec le mauvais point de vue, chaque nœud suppose que l’adversaire aide : la recherche devient sûre d’elle et perd Nim avec 5, 6 et 9 jetons. Avec 3, 7 et 11 jetons elle gagne encore : son biais y favorise par hasard le bon coup.
lab-uct-paragraphs =
    Chaque itération a quatre phases. La sélection descend dans l’arbre ; à chaque nœud elle prend l’enfant de la plus grande borne supérieure de confiance. L’expansion ajoute un enfant. La simulation joue de là une partie au hasard. La rétropropagation ajoute une visite au compte N de chaque nœud du chemin, et le score du joueur dont le coup y mène à son total Q.

    La borne est la somme de deux parties : la valeur Q/N, qui fait répéter les bons coups, et le bonus 2 Cp sqrt(ln N(parent) / N), qui fait essayer les coups peu visités. C’est la règle UCB1 des bandits, appliquée à chaque nœud.

    Une itération prend un temps proportionnel à la profondeur de l’arbre fois le nombre d’enfants, plus une simulation ; avec un enfant par itération, la mémoire croît d’un nœud au plus. Quand les simulations se multiplient, les valeurs convergent vers celles du jeu parfait et, avec assez d’exploration, la probabilité d’un mauvais coup à la racine décroît comme une puissance de ce nombre (Kocsis et Szepesvári). Mais la recherche peut mettre très longtemps à voir un piège profond.

    Beaucoup de programmes se trompent de point de vue. Un score bon pour un joueur est mauvais pour l’autre ; chaque nœud doit donc le compter pour le joueur qui choisit ce nœud. L’erreur que l’on peut activer ici prend chaque score du point de vue du joueur à la racine puis le retourne à chaque niveau depuis la feuille. Le score d’un nœud dépend alors à tort de la distance à la feuille.
lab-uct-pseudocode =
    pour chaque itération :
      nœud = racine
      tant que nœud est développé :
        nœud = enfant de la plus grande borne
      nœud = nouvel enfant, coup non essayé
      score = partie au hasard depuis nœud
      pour chaque nœud jusqu’à la racine :
        N = N + 1
        Q = Q + score de son joueur
    jouer le coup le plus visité
lab-uct-task = Fais pousser l’arbre : choisis un coup à chaque nœud. Un coup essayé mène à son nœud ; un nouveau devient un nœud, d’où part une simulation.
lab-uct-hand-next = Prochain choix à { $node }.
lab-uct-hand-choices = Choix
lab-uct-hand-agreed = comme UCT
lab-uct-hand-untried = non essayé
lab-uct-hand-bounds = Valeur + bonus
lab-uct-hand-new-same = Tu as essayé { $move }, qui était nouveau ; UCT fait de même tant qu’un coup n’est pas essayé.
lab-uct-hand-new-other = Tu es allé à { $move } ; UCT aurait d’abord essayé un nouveau coup.
lab-uct-hand-same = Tu as choisi { $move } avec la borne { $own }, la plus grande ; UCT fait de même.
lab-uct-hand-other = Tu as choisi { $move } avec la borne { $own } ; UCT aurait choisi { $wanted } avec { $highest }.
lab-uct-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Cameron Browne and others: A survey of Monte Carlo tree search methods (2012).
    Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008), on proofs.
lab-uct-why-early = Après un dixième des simulations, les coups n’ont ici que peu de visites. Leurs valeurs sont encore trop bruitées pour séparer les meilleurs coups ; celui qui mène change donc plus tard.
lab-uct-why-half = Le moment où le premier se fixe dépend de l’écart entre les valeurs des meilleurs coups. Ici cet écart est plus grand, et le choix vient plus tôt, ou plus petit, et il vient plus tard.
lab-uct-why-late = Un coup nettement meilleur reçoit tôt la plupart des visites. Un autre aurait besoin d’encore plus de visites pour le dépasser, ce qui n’arrive presque jamais tard.
lab-uct-options-early = dès le premier dixième des simulations
lab-uct-options-half = plus tard, mais dans la première moitié
lab-uct-options-late = seulement dans la seconde moitié
lab-uct-settled =
    Le choix est { $move } à partir de l’itération { $settled } sur { $all }.{ $exact ->
        [none] { "" }
       *[other] { " " }Avec le meilleur jeu, ce coup vaut { $exact } : 1 est un gain, 0,5 une nulle, 0 une perte.
    }
lab-uct-step = étape
lab-uct-phase = phase
lab-uct-stride =
    { $count ->
        [one] itération
       *[other] { $count } itérations
    }
lab-uct-at = Étape { $at } : { $told }
lab-uct-before = l’arbre n’est que la racine ; aucune itération n’a commencé.
lab-uct-select =
    itération { $iteration }, sélection. { $hasParts ->
        [true] { $move } choisi : { $parts }
       *[other] { $move } choisi au hasard parmi les coups sans visite
    }.
lab-uct-expand = itération { $iteration }, expansion. Ajouté à l’arbre : { $moves }.
lab-uct-simulate =
    itération { $iteration }, simulation{ $games ->
        [1] { "" }
       *[other] { " " }{ $game } sur { $games }
    }. { $over ->
        [true] La partie est finie à ce nœud.
       *[other] Au hasard, { $player } joue { $move }.
    }
lab-uct-won = Le gagnant est { $player }.
lab-uct-drawn = C’est une nulle.
lab-uct-backup =
    itération { $iteration }, rétropropagation. { $games ->
        [0] Remontée
        [1] Le score de { $player } est { $score } ; remontée
       *[other] Le score de { $player } est { $score } en { $games } simulations ; remontée
    } par { $nodes } nœuds, de { $leaf } à la racine. { $proofs }{ $choice } serait joué maintenant.
lab-uct-proof = Prouvé en { $node } : { $player } gagne.
lab-uct-bound = borne = Q/N + 2 Cp sqrt(ln N(parent) / N)
lab-uct-turned = L’erreur : le score est retourné à chaque niveau, quel que soit le joueur.
lab-uct-root = racine
lab-uct-unvisited = non visité
lab-uct-proven = prouvé
lab-uct-node =
    { $name }, { $visits ->
        [0] non visité
       *[other] valeur { $value }, visites { $visits }
    }{ $hasWinner ->
        [true] , prouvé : { $winner } gagne
       *[other] { "" }
    }
lab-uct-bars = Valeur + bonus
lab-uct-bars-of = Valeur + bonus, { $some } des { $all } enfants
lab-uct-across-title = Simulations
lab-uct-up-title = Part des visites, %

## The bench rave

lab-rave-predict = Après toutes les simulations, lequel met un meilleur coup en tête : les résultats propres des coups ou AMAF ?
lab-rave-legend = Nombres : chances de gain en pour cent du joueur au trait, d’abord selon les simulations qui commencent par le coup (résultats propres), puis selon toutes celles où le joueur le fait à un moment (AMAF), puis selon les deux, mêlés par leurs poids. Anneau plein : un meilleur coup selon les valeurs exactes. Anneau en tirets : un coup qui n’est pas parmi les meilleurs mais les dépasse tous en valeur. Anneau intérieur : le coup que choisit la recherche.
lab-rave-plot-legend = Les estimations du coup que la recherche choisit à la fin, selon les simulations. Le poids est celui d’AMAF. En tirets : la valeur exacte.
lab-rave-seen = Après dix simulations, la plupart des coups n’ont pas de résultat propre, et une seule simulation perdue ne dit rien, mais AMAF a déjà une valeur pour chaque case. La recherche essaie donc encore un bon coup même si sa première simulation est perdue. Plus tard, AMAF trompe : dès que le joueur fait le meilleur coup dans la plupart des simulations, toute autre case paraît bonne, car il la prend d’ordinaire après ce coup. La plus haute valeur AMAF appartient alors souvent à une case bonne plus tard mais pas maintenant. À ce moment, le poids est passé aux résultats propres. Si k est énorme, AMAF ne cède jamais et la recherche peut rester sur un coup perdant.
lab-rave-paragraphs =
    Une simulation n’éprouve qu’un coup à la racine, mais le joueur y fait beaucoup de coups. « Tous les coups comme premiers » (AMAF) compte la simulation pour chacun d’eux, comme s’il avait été fait d’abord. À Hex et à Y, l’ordre des coups importe souvent peu, si bien que cent simulations disent quelque chose de chaque case.

    L’ordre importe si un coup n’est bon que maintenant, ou seulement après un autre. AMAF ne peut pas distinguer ces cas, quel que soit le nombre des simulations : il a peu de variance mais un biais qui ne disparaît pas. Les résultats propres d’un coup n’ont pas ce biais mais demandent beaucoup de visites. RAVE mêle les deux et donne à AMAF le poids sqrt(k / (3 N + k)), où N est le nombre de visites du coup. Après k visites, les deux pèsent autant.

    Une itération est une descente, une simulation et une mise à jour des comptes de tous les coups à chaque nœud du chemin ; son temps est donc O(profondeur · cases). Chaque nœud développé garde des comptes pour tous ses coups ; n nœuds prennent donc une mémoire O(n · cases), plus qu’UCT. Quand N croît, le poids d’AMAF tend vers 0 ; la valeur d’un coup souvent visité vient donc de ses résultats propres, comme dans UCT. Mais RAVE n’est pas sûr de trouver le meilleur coup : un coup qu’AMAF juge mauvais à tort peut n’être jamais visité, et aucun résultat propre ne peut alors corriger AMAF.
lab-rave-pseudocode =
    chaque coup : une simulation imaginée
    répéter :
      descendre selon mélange + bonus
      jouer au hasard depuis la feuille
      pour chaque position du chemin :
        propre : résultat du coup fait là
        AMAF : de tous les coups à partir de là
      poids = sqrt(k / (3 visites + k))
      mélange = (1 - poids) * propre
            + poids * AMAF
    jouer le coup le plus visité
lab-rave-sources =
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).
    Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
    Bernd Brügmann: Monte Carlo Go (1993), which introduced all moves as first.
lab-rave-why-own = Ici AMAF met aussi un meilleur coup en tête, ou le plus haut résultat propre vient de quelques simulations chanceuses et appartient à un coup qui n’est pas parmi les meilleurs.
lab-rave-why-amaf = Ici les résultats propres mettent aussi un meilleur coup en tête, ou AMAF se trompe : il juge une case par des simulations où d’autres coups sont venus d’abord ; son favori peut être bon plus tard mais mauvais maintenant.
lab-rave-why-both = Les deux se trompent différemment, les résultats propres par chance et AMAF par son biais ; il n’est donc pas sûr que les deux mettent un meilleur coup en tête.
lab-rave-why-neither = Après tant de simulations, au moins un des deux a trouvé un meilleur coup : les résultats propres s’il a été souvent visité, AMAF si l’ordre des coups importe peu.
lab-rave-options-own = seulement le résultat propre
lab-rave-options-amaf = seulement AMAF
lab-rave-options-both = les deux
lab-rave-options-neither = aucun
lab-rave-named =
    Le plus haut résultat propre est celui de { $own }, { $isOwn ->
        [true] un meilleur coup
       *[other] pas un meilleur coup
    } ; la plus haute valeur AMAF est celle de { $amaf }, { $isAmaf ->
        [true] un meilleur coup
       *[other] pas un meilleur coup
    }. La recherche choisit { $chosen }, { $isChosen ->
        [true] un meilleur coup
       *[other] pas un meilleur coup
    }.
lab-rave-unit = regard sur la recherche
lab-rave-titles-own = Résultats propres
lab-rave-titles-amaf = AMAF
lab-rave-titles-mixed = Les deux, par poids
lab-rave-rings-best = un meilleur coup
lab-rave-rings-misled = trompe
lab-rave-rings-picked = choisi
lab-rave-series-own = résultats propres
lab-rave-series-amaf = AMAF
lab-rave-series-mixed = les deux
lab-rave-series-weight = poids
lab-rave-series-exact = exact
lab-rave-columns = coup | visites | propre | AMAF | poids d’AMAF | mélange | exact
lab-rave-before = Avant la première simulation, on ne sait rien d’aucun coup.
lab-rave-look = Étape { $step }, simulations : { $playouts }. La recherche choisit { $chosen }. Les résultats propres mettent { $own } en tête, AMAF { $amaf }.
lab-rave-misled = AMAF trompe : il met { $moves } au-dessus de tout meilleur coup.
lab-rave-lost = { $move } : perdant, c’est prouvé ; il n’a donc plus de valeur
lab-rave-untried = résultat propre : { $none }
lab-rave-across-title = Simulations
lab-rave-up-title = Chances de gain et poids

## The bench convergence

lab-convergence-predict = À partir de combien de simulations le coup du premier bot est-il juste dans au moins 95 % de ses recherches ?
lab-convergence-legend = Chaque point est une recherche, placée à la valeur du coup qu’elle choisit ; un anneau marque une recherche dont le coup n’est pas parmi les meilleurs. En tirets : la valeur exacte. Sous l’axe : la moyenne et l’étendue de toutes les recherches. Au-dessus des points : les coups choisis et le nombre de recherches qui les choisissent, avec ✓ si le coup est parmi les meilleurs. Sur le plateau : la valeur exacte de chaque coup, ombrée selon la part des recherches du premier bot qui le choisissent.
lab-convergence-plot-legend = En haut : la valeur du coup choisi, moyenne de toutes les recherches avec son intervalle à 95 % ; en tirets : la valeur exacte. Au milieu : la distance moyenne à celle-ci. En bas : la part des recherches dont le coup est faux, avec son intervalle à 95 %.
lab-convergence-seen = Le coup est juste bien avant la valeur. La valeur est une moyenne sur toutes les simulations de l’arbre, y compris les premières et les exploratrices ; elle approche donc la valeur exacte à petits pas et ne l’atteint qu’à la limite. Avec des preuves, la valeur saute : dès que le résultat est prouvé, la recherche finit avec la valeur exacte. Sur le plateau vide du morpion, tout premier coup fait nulle ; aucun coup ne peut donc être faux, et pourtant la valeur est loin de 0,5 après 20 000 simulations ; avec moitié moins d’exploration, elle est plus proche. À Hex de taille 4, la valeur est exacte après 10 simulations, mais par chance : la plus grande de plusieurs moyennes bruitées est trop haute, neuf recherches sur dix choisissent un coup faux, et la valeur baisse avant de monter. Les preuves n’y changent rien, car aucune fin de partie n’est proche. Un tas de 13 a quatre jetons de plus qu’un tas de 9 ; avec le meilleur jeu, la partie dure donc deux coups de plus, et les deux bots ont besoin d’environ dix fois plus de simulations.
lab-convergence-paragraphs =
    Ces positions sont résolues : leurs valeurs exactes sont connues, et l’erreur d’une recherche peut être mesurée. Chaque bot cherche la même position de nombreuses fois, chaque fois avec une autre graine, et donne son coup et la valeur de ce coup après 10, 20, 50 simulations et plus.

    Avec assez d’exploration, UCT converge vers la valeur exacte, et la probabilité d’un coup faux décroît comme une puissance du nombre de simulations (Kocsis et Szepesvári). Les constantes peuvent être grandes : au pire, le nombre de simulations croît plus vite que toute exponentielle de la profondeur (Coquelin et Munos). La raison est que les récompenses d’un nœud dérivent tant que l’arbre au-dessous apprend. Ses premières simulations trompeuses restent dans la moyenne, et seules beaucoup d’autres peuvent les compenser.

    Une recherche de N simulations prend un temps O(N · D), où D est la longueur d’une partie : chaque simulation descend dans l’arbre puis joue jusqu’à la fin. À chaque nœud de la descente, elle compare aussi tous les coups. La mémoire croît d’un nœud au plus par simulation, donc O(N). Les preuves coûtent peu de plus : un nœud est décidé dès qu’un coup gagne ou que tous perdent, et les coups décidés ne sont plus cherchés.

    La moyenne d’une recherche a non seulement du bruit mais aussi un biais. Plus de recherches avec d’autres graines rétrécissent l’intervalle, mais autour d’une valeur fausse ; seules plus de simulations dans chaque recherche l’approchent de l’exacte.
lab-convergence-pseudocode =
    pour chaque bot, chaque graine :
      pour n = 10, 20, 50, ... simulations :
        coup, valeur = recherche(n)
        faux = exact(coup) < valeur exacte
    moyenne sur les graines, intervalle à 95 %
lab-convergence-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).
    Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).
lab-convergence-why-early = Des parties au hasard seules disent peu du meilleur coup ici. Pour chaque coup, l’arbre doit d’abord trouver la meilleure réponse de l’adversaire, ce qui prend plus de simulations que cela.
lab-convergence-why-late = Le nombre de simulations dépend de la profondeur des réfutations et de l’écart des valeurs. Ici la recherche a trouvé le meilleur coup plus tôt que tu ne pensais, ou a besoin de plus de simulations encore.
lab-convergence-why-never = La valeur n’a pas besoin d’être exacte pour que le coup soit juste : il suffit qu’un meilleur coup reçoive le plus de visites, et cela arrive plus tôt.
lab-convergence-early = à partir de { $playouts } ou moins
lab-convergence-late = à partir de plus de { $from }, mais pas plus de { $to }
lab-convergence-never = pas même après { $playouts }
lab-convergence-settled = Le coup de { $bot } est juste dans au moins 95 % de ses recherches à partir de { $playouts } simulations ; sa valeur est alors encore à { $distance } de l’exacte en moyenne.
lab-convergence-unsettled = Après { $playouts } simulations, le coup de { $bot } est encore faux dans { $wrong } % de ses recherches, et sa valeur est à { $distance } de l’exacte en moyenne.
lab-convergence-marks = nombre de simulations
lab-convergence-before = Aucune recherche n’a commencé. La valeur exacte est { $exact }.
lab-convergence-after = Étape { $step } : { $playouts } simulations.
lab-convergence-estimated = { $bot } estime { $value } en moyenne ; recherches qui choisissent un meilleur coup : { $right } sur { $count }.
lab-convergence-share = { $bot } : faux { $wrong } / { $count } = { $percentage } %
lab-convergence-quality = qualité
lab-convergence-best = meilleur
lab-convergence-worse = faux
lab-convergence-exact = valeur exacte
lab-convergence-across-title = Simulations
lab-convergence-up-title = Valeur du coup choisi
lab-convergence-distance-title = Distance à la valeur exacte
lab-convergence-wrong-title = Coups faux, %

## The bench sweep

lab-sweep-predict = Lequel de ces deux points de la grille perd le moins de parties ? (À l’ouverture, les deux dépensent 40 simulations par coup.)
lab-sweep-legend = Chaque champ est un point de la grille : parties perdues / nulles / gagnées jusqu’ici, et une barre avec les perdues à gauche, les nulles au milieu, les gagnées à droite. Le cadre marque le point dont on joue les parties.
lab-sweep-plot-legend = En haut : la carte. Plus la couleur est forte, plus le nombre est grand ; l’intervalle à 95 % (Wilson) est sous chaque nombre. En bas : les mêmes nombres en lignes, une par colonne, avec leurs intervalles à 95 %. Les secondes sont mesurées sur cette machine en ce moment ; une autre exécution en donnera d’autres.
lab-sweep-seen = À l’ouverture, plus de simulations par itération semblent valoir mieux que plus d’itérations. Ce n’est pas une loi : cette recherche compte une itération pour une visite mais additionne les gains de toutes ses simulations ; quatre simulations rendent donc l’exploration quatre fois moins importante, et elle joue le coup de la plus haute borne supérieure, qui après peu de visites est souvent un coup à peine essayé. Dans le préréglage où chaque simulation est une visite, la comparaison s’inverse : 10 itérations de 16 simulations perdent 11,5 %, mais 50 itérations de 4 simulations seulement 3 %, car chaque itération laisse l’arbre apprendre et grandir. De petits détails comptent autant : après 10 itérations, la plupart des coups ont une visite ; le résultat dépend donc de la règle qui choisit parmi des coups également visités. Si l’on joue le premier essayé, 10 × 16 avec la moyenne perd environ 20 % contre le hasard, comme dans l’étude ; si l’on joue celui de la plus haute valeur, seulement 8 % environ. Dans l’étude de Y, Monte-Carlo plat ne perd guère de partie contre le hasard à partir de 100 itérations ; à partir de 500, il a gagné les 100 parties.
lab-sweep-paragraphs =
    Un balayage essaie chaque combinaison de deux réglages : des parties contre le même adversaire à chaque point, des mêmes ouvertures et avec les mêmes graines, si bien que les points ne diffèrent que par leurs réglages. Tout réglage d’un bot peut varier, par exemple sims (les simulations d’une itération), c, backup ou final ; les itérations sont les simulations d’un coup divisées par celles d’une itération.

    Une part de si peu de parties est incertaine : 10 % de 200 parties peuvent valoir une vraie part de 7 ou de 15 %. Si les intervalles de deux points ne se recouvrent pas, la différence n’est guère due à la chance. Ce test est strict : une différence peut être réelle même si les intervalles se recouvrent un peu. C’est l’intervalle de la différence elle-même qui tranche ; s’il contient 0, ces parties ne peuvent trancher. Quatre fois plus de parties divisent un intervalle par deux. Parmi beaucoup de points, certains paraissent les meilleurs par chance ; répète donc le meilleur avec une autre graine avant d’y croire.

    Avec n itérations de s simulations et des parties de longueur D, un coup prend un temps O(n · s · D) et une mémoire O(n), un nœud au plus par itération. Pour un même nombre de simulations, plus de simulations par itération épargnent donc de la mémoire et un peu du temps de descente, mais l’arbre apprend moins souvent. Quels que soient les deux nombres, UCT n’est sûr de trouver le meilleur coup qu’à la limite de beaucoup d’itérations.

    La parallélisation aux feuilles joue plusieurs simulations depuis une feuille. La recherche dépend de la façon de les compter. Si chaque simulation est une visite, le bonus d’un coup diminue avec elles. Si une itération est une visite avec la moyenne de ses simulations, le bonus reste aussi grand qu’avec une seule, et seul le bruit baisse. Si c’est une visite avec leur somme, les valeurs sont jusqu’à s fois plus grandes, et l’exploration est en fait divisée par s. Monte-Carlo plat n’a pas d’arbre : il partage ses simulations entre tous les coups légaux ; 2 000 simulations sur 28 cases en font 71 par coup. Ses valeurs convergent vers celles du jeu au hasard ; il peut donc ne jamais trouver un coup qui n’est le meilleur que contre les meilleures réponses.
lab-sweep-pseudocode =
    pour chaque valeur du premier réglage :
      pour chaque valeur du second :
        jouer les parties, une graine chacune
        parts des perdues, nulles, gagnées,
          avec des intervalles à 95 %
lab-sweep-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).
    Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).
lab-sweep-why-rows = Plus d’itérations n’aident que si l’arbre sait s’en servir. Si une visite reçoit la somme de ses simulations, ou si l’on joue le coup de la plus haute borne, la recherche peut finir sur un coup à peine essayé ; plus de simulations par itération rendent alors les valeurs plus sûres.
lab-sweep-why-columns = Plus de simulations rendent la valeur d’une feuille plus sûre, mais l’arbre n’apprend qu’entre les itérations. Avec moins d’entre elles, il voit moins loin.
lab-sweep-why-neither = Ces parties n’échouent à trancher que si l’intervalle de la différence contient 0. Ici il ne le contient pas ; la chance seule n’explique guère la différence.
lab-sweep-neither = l’intervalle de leur différence contient 0 ; ces parties ne peuvent trancher
lab-sweep-loses = À { $point }, il perd { $lost } % ({ $from } à { $to }).
lab-sweep-difference = La différence est de { $difference } points de pourcentage ({ $from } à { $to }).
lab-sweep-game = partie
lab-sweep-ten-games = 10 parties
lab-sweep-point-step = point de la grille
lab-sweep-results-lost = perdue
lab-sweep-results-drawn = nulle
lab-sweep-results-won = gagnée
lab-sweep-counted-lost = perdues
lab-sweep-counted-drawn = nulles
lab-sweep-counted-won = gagnées
lab-sweep-games = parties
lab-sweep-before = Aucune partie n’a été jouée. Points : { $points } ; parties à chacun : { $games }.
lab-sweep-played = Partie { $game } : { $result } à { $point }.
lab-sweep-sofar = Jusqu’ici à ce point : { $lost } perdues, { $drawn } nulles, { $won } gagnées.
lab-sweep-share = { $result } : { $count } / { $games } = { NUMBER($percentage, maximumSignificantDigits: 4) } %

## The bench tournament

lab-tournament-predict = De combien de points Elo le premier du tableau final devancera-t-il le second ?
lab-tournament-legend = Le plateau montre la partie après ce coup. Les points sont les classements après les parties que la phrase nomme, en points Elo ; leur moyenne est 0. Les barres sont leurs intervalles à 95 %.
lab-tournament-plot-legend = Tableau croisé : la part des points, en pour cent, que le bot d’une rangée a gagnée contre celui d’une colonne ; plus la couleur est forte, plus elle est grande. Elo : les classements avec leurs intervalles à 95 %. Marche : le logarithme du rapport de vraisemblance après chaque paire de parties ; il n’y a pas de verdict avant qu’il atteigne une borne en tirets.
lab-tournament-seen = Sur ce petit plateau, cinq fois plus de simulations rendent Monte-Carlo plat nettement plus fort, et le jeu au hasard perd presque chaque partie. Les intervalles sont larges : après 40 parties, un classement est encore incertain de plus de 100 points, et un intervalle deux fois plus étroit demande quatre fois plus de parties. Dans le préréglage de Monte-Carlo plat pour Y, 100 simulations perdent une partie sur 20 contre le hasard, 500 ou plus les gagnent toutes ; sur 100 tours, 100 simulations perdent 5 parties sur 200, 500 ou plus aucune. Chaque pas de simulations rend le bot plus fort, mais le dernier un peu seulement : en 200 parties, 20 000 simulations ne font que 57 % contre 5 000. Dans le préréglage du test séquentiel, 26 paires suffisent à distinguer 400 simulations de 200. À 8,9 s par coup, le bot heuristique a gagné 10 parties de Hex 7 sur 18 contre RAVE, bien trop peu pour dire lequel est plus fort. Si un budget est en secondes, une machine plus lente joue d’autres parties.
lab-tournament-paragraphs =
    Les points Elo mesurent la force par les résultats : une avance de d points signifie un score attendu de 1 / (1 + 10^(−d / 400)) ; 0 point fait 50 %, 100 points 64 % et 400 points 91 %. Les classements sont ici les forces sous lesquelles tous les résultats ensemble sont les plus vraisemblables (Bradley et Terry), trouvées en répétant un pas simple jusqu’à ce que rien ne change (Hunter). Une nulle ajoutée entre deux bots quelconques empêche le classement d’un bot qui a tout gagné de croître sans limite.

    Le premier joueur a d’ordinaire un avantage, et des pierres au hasard favorisent l’un des côtés. Les parties se jouent donc par paires : les deux commencent des mêmes pierres, couleurs échangées. L’avantage va ainsi une fois à chaque bot, et le test séquentiel compte les paires, non les parties.

    Un expérimentateur qui regarde le score après chaque partie et s’arrête quand il lui plaît trouvera des différences là où il n’y en a pas. Le test séquentiel du rapport de probabilités (Wald) peut regarder après chaque paire. Il compare deux vraisemblances des scores : celle où le premier bot est plus fort des points de H1, et celle où il l’est des points de H0. Il s’arrête quand leur rapport atteint une borne. Jusque-là il n’a pas de verdict, si près d’une borne que vienne la marche. À l’arrêt, le verdict a environ les taux d’erreur promis, mais le classement est alors en moyenne trop extrême.

    Un tournoi de b bots en r tours a b (b − 1) r parties. Son temps est celui de ces parties ; sa mémoire ne croît qu’avec leur nombre et leur longueur, et les classements ne demandent qu’un score pour deux bots. Ils sont justes à la limite de beaucoup de parties si la force est un seul nombre par bot, comme le modèle le suppose. Les erreurs ne baissent que comme 1 / sqrt(parties) : il faut des milliers de parties pour déceler 10 points Elo d’avance. Pour deux bots de force nettement différente, le test séquentiel demande bien moins de parties qu’un test de longueur fixe ; il dure le plus quand la vérité est entre H0 et H1.

    Un bot s’écrit par son nom, ses réglages entre parenthèses et, après @, ses simulations ou secondes par coup : flat@500, uct(c=0.5)@0.2s. Dans les jeux qui ont des niveaux, level(3) en est un.
lab-tournament-pseudocode =
    pour chaque tour :
        ouverture = des pierres au hasard
        pour deux bots A et B :
            partie de l’ouverture, A d’abord
            partie de l’ouverture, B d’abord
            test : arrêt si le rapport
                a atteint une borne
    classements = les forces qui rendent
        les scores les plus vraisemblables
lab-tournament-sources =
    Arpad E. Elo: The Rating of Chessplayers, Past and Present (1978).
    Ralph A. Bradley, Milton E. Terry: Rank analysis of incomplete block designs (1952).
    David R. Hunter: MM algorithms for generalized Bradley-Terry models (2004).
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
    Michel Van den Bergh: A practical introduction to the GSPRT (2020).
lab-tournament-why-small = Une avance de moins de 50 points signifie un score de 57 % au plus. Seuls des bots de force presque égale sont si proches, et ici le premier gagne une plus grande part contre le second.
lab-tournament-why-clear = Une avance de 50 à 150 points signifie un score de 57 à 70 %. Les scores de ces deux bots sont plus proches ou plus éloignés que cela : regarde le tableau croisé.
lab-tournament-why-large = Une avance de 150 à 300 points signifie un score de 70 à 85 % ; sans nulles, le bot plus faible gagne donc entre une partie sur trois et une sur sept. Le tableau croisé montre combien il en a gagné.
lab-tournament-why-huge = Une avance de plus de 300 points signifie un score de plus de 85 % ; le bot plus faible gagne donc moins d’une partie sur six. Sur un petit plateau, même un bot faible trouve de bons coups plus souvent que cela.
lab-tournament-options-small = de moins de 50
lab-tournament-options-clear = de 50 à 150
lab-tournament-options-large = de 150 à 300
lab-tournament-options-huge = de 300 ou plus
lab-tournament-views-cross = Tableau croisé
lab-tournament-views-elo = Elo
lab-tournament-views-walk = Marche du test
lab-tournament-led = { $first } devance { $second } de { $lead } points Elo.
lab-tournament-unsettled = Leurs propres parties ne disent pas lequel des deux est plus fort : l’intervalle à 95 % de la différence contient 0.
lab-tournament-accepted =
    Le test a accepté { $verdict } après { $count } { $count ->
        [one] paire
       *[other] paires
    } de parties.
lab-tournament-undecided =
    Le test n’a pas de verdict après { $count } { $count ->
        [one] paire
       *[other] paires
    } de parties.
lab-tournament-move = coup
lab-tournament-game = partie
lab-tournament-pair = paire de parties
lab-tournament-before = Aucune partie n’a encore été jouée.
lab-tournament-moved = Coup { $count } de la partie { $game } sur { $games } : { $move }. { $first } joue contre { $second }.
lab-tournament-won = { $winner } gagne.
lab-tournament-fault = Partie { $game } : { $bot } perd par une faute. { $fault }
lab-tournament-drawn = La partie est nulle.
lab-tournament-paired = De cette paire, { $bot } reçoit { $score } points sur 2.
lab-tournament-rated =
    { $games ->
        [0] Aucun classement n’est connu avant la fin de la première paire.
       *[other] Classements après { $games } parties.
    }
lab-tournament-elo = Points Elo
lab-tournament-rating = { $elo } ± { $error }, { $percent } % de { $games }
lab-tournament-ratio = H0 à { $low }, rapport { $ratio }, H1 à { $high }
lab-tournament-columns = bot | parties | score | Elo | ±
lab-tournament-walk = rapport
lab-tournament-across-title = Paires de parties
lab-tournament-up-title = Log du rapport de vraisemblance

## The bench sequential

lab-sequential-predict = Dans combien des tests le verdict sera-t-il faux ?
lab-sequential-legend = Chaque ligne est la marche d’un test : le logarithme du rapport de vraisemblance de H1 à H0 après chaque paire de parties. À la borne supérieure, le test accepte H1, à l’inférieure H0. La ligne épaisse est le dernier test, les fines sont plus anciennes.
lab-sequential-plot-legend = Erreurs : la part des tests au verdict faux, avec son intervalle à 95 % ; en tirets : la plus grande part promise. Longueurs : le nombre de tests selon le nombre de paires qu’ils ont pris.
lab-sequential-seen = Presque chaque test de deux bots égaux accepte H0, et 4,5 % de 200 acceptent H1 alors que H0 vaut. La promesse vaut à la longue : les bornes de Wald tiennent la part des verdicts faux à alpha / (1 − bêta) au plus, ici 5,3 %. Un échantillon de 200 tests peut en avoir plus : les graines 2 à 4 donnent 6, 5,5 et 8 %, mais les intervalles des trois descendent sous 5,3 %. De 10 000 tests, 4,6 % étaient faux (4,2 à 5,0 %). La plupart des tests finissent après 50 à 200 paires, certains en prennent plus de 500 : nul ne peut connaître la longueur d’avance. Une marche peut approcher la mauvaise borne et revenir ; un test inachevé ne prouve donc rien.
lab-sequential-paragraphs =
    Aucun bot ne joue ici : les résultats sont tirés au hasard pour deux bots dont la différence en points Elo est connue. Ce banc montre donc ce qu’un expérimentateur avec de vrais bots ne voit jamais : quels verdicts sont faux, et si le test tient sa promesse.

    Le test demande si le premier bot est plus fort des points de H1 ou seulement de ceux de H0. Après chaque paire, il calcule le logarithme du rapport de vraisemblance : combien de fois les scores sont plus vraisemblables sous H1 que sous H0. Il continue tant que ce rapport reste entre deux bornes, qui ne dépendent que des taux d’erreur alpha et bêta (Wald). Parmi tous les tests de ces taux, il prend le moins de parties en moyenne, si H0 vaut exactement comme si H1 vaut (Wald et Wolfowitz).

    Nul ne sait d’avance combien de fois une paire finit 2 : 0, 1 : 1 ou autrement. Le test prend donc, pour H0 et pour H1, la loi du score attendu de l’hypothèse qui rend les scores observés les plus vraisemblables (Van den Bergh). La limite de Wald ne vaut strictement que si les lois sont connues d’avance, donc seulement à peu près ici.

    Si la vérité est entre H0 et H1, aucun verdict n’est faux, et les tests durent le plus. Un expérimentateur qui s’arrêterait au premier bon score au lieu d’une borne se tromperait bien plus souvent qu’alpha ne le dit, car une marche au hasard sans dérive atteint toute valeur un jour. Le test ne demande qu’un compte pour chacun des cinq scores possibles d’une paire ; il ne coûte donc presque rien à côté des parties.
lab-sequential-pseudocode =
    scores = vide
    jusqu’à l’abandon du test :
        jouer deux parties, couleurs échangées
        ajouter leur score aux scores
        rapport = ln(vraisemblance H1 / H0)
        si rapport >= ln((1 - bêta) / alpha) :
            accepter H1
        si rapport <= ln(bêta / (1 - alpha)) :
            accepter H0
lab-sequential-sources =
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
    Abraham Wald, Jacob Wolfowitz: Optimum character of the sequential probability ratio test (1948).
    Michel Van den Bergh: A practical introduction to the GSPRT (2020).
lab-sequential-why-rare = Le test ne fait pas moins d’erreurs qu’il ne doit : ses bornes sont presque aussi proches que la promesse le permet. Des erreurs plus rares demanderaient des bornes plus larges, donc plus de parties.
lab-sequential-why-promised = La part n’est proche de la promise que sur beaucoup de tests et si H0 ou H1 vaut exactement. Peu de tests, d’autres taux d’erreur ou une vérité au-delà de H0 ou H1 donnent d’autres parts.
lab-sequential-why-often = La chance pousse beaucoup de marches vers la mauvaise borne, mais peu l’atteignent : avec des taux d’erreur de 5 %, les scores devraient être environ 20 fois plus vraisemblables sous la mauvaise hypothèse que sous la bonne.
lab-sequential-why-coin = Le verdict n’est pas un tirage à pile ou face : chaque paire ajoute des indices, et le test continue jusqu’à ce qu’ils suffisent.
lab-sequential-options-rare = dans moins de 2 %
lab-sequential-options-promised = dans 2 à 8 %
lab-sequential-options-often = dans 8 à 25 %
lab-sequential-options-coin = dans 25 % ou plus
lab-sequential-views-errors = Erreurs
lab-sequential-views-lengths = Longueurs
lab-sequential-stride =
    { $count ->
        [one] test
       *[other] { $count } tests
    }
lab-sequential-before = Aucun test n’a encore été fait.
lab-sequential-ended =
    Test { $test } : { $hasVerdict ->
        [true] accepte { $verdict }
       *[other] abandonné
    } après { $pairs } { $pairs ->
        [one] paire
       *[other] paires
    } de parties, au rapport { $ratio }.
lab-sequential-counted =
    Jusqu’ici H0 { $low } fois, H1 { $high } fois{ $none ->
        [0] { "" }
       *[other] , pas de verdict { $none } fois
    }.
lab-sequential-ratio = H0 à { $low }, rapport { $ratio }, H1 à { $high }
lab-sequential-erred = Verdicts faux : { $wrong } sur { $tests }, soit { $share } %, avec un intervalle à 95 % de { $from } à { $to } % ; promis : { $promised } % au plus.
lab-sequential-kept = Cela s’accorde avec la promesse.
lab-sequential-broken = C’est plus que promis.
lab-sequential-neither = La vérité est entre H0 et H1 ; aucun verdict n’est donc faux.
lab-sequential-accepted = { $verdict } accepté
lab-sequential-given-up = abandonnés
lab-sequential-tested = { $share } % ({ $tests })
lab-sequential-share = Part des tests, %
lab-sequential-tests = Tests
lab-sequential-across-title = Paires de parties
lab-sequential-up-title = Log du rapport de vraisemblance

## The bench own

lab-own-texts-title = Ton propre bot
lab-own-texts-question = Sais-tu écrire un bot qui bat ceux du moteur ?
lab-own-texts-write = Écris-le
lab-own-texts-kept = Tes bots
lab-own-texts-name = Nom du fichier
lab-own-texts-source = Code Python
lab-own-texts-keys = Tab indente, Maj+Tab désindente. Pour quitter l’éditeur au clavier : Échap, puis Tab.
lab-own-texts-foreign = Ce bot vient d’un lien ou d’un fichier. Lis-le d’abord : rien n’en est exécuté ni gardé avant que tu le vérifies, le joues ou le gardes.
lab-own-texts-keep = Le garder
lab-own-texts-check = Vérifier
lab-own-texts-stop = Arrêter
lab-own-texts-open = Ouvrir un fichier
lab-own-texts-save = Enregistrer en fichier
lab-own-texts-remove = Supprimer
lab-own-texts-printed = Affiché par tes bots
lab-own-texts-link = Lien qui montre ce fichier à d’autres
lab-own-texts-command = Le fichier enregistré en ligne de commande
lab-own-texts-against = Jouer contre lui
lab-own-texts-game = Jeu
lab-own-texts-opponent = Adversaire
lab-own-texts-side = Ton bot joue
lab-own-texts-first = en premier
lab-own-texts-second = en second
lab-own-texts-playouts = Simulations par coup
lab-own-texts-play = Commencer la partie
lab-own-texts-board = Plateau
lab-own-texts-measured = Le mesurer
lab-own-texts-measure = Dans les expériences, un bot à toi s’appelle par le nom de son fichier, avec réglages et budget comme tout autre : my_bot.py@500.
lab-own-texts-tournament = Ton bot dans un tournoi
lab-own-texts-sweep = Ton bot dans un balayage
lab-own-template =
    def search(state, dice, playouts):
        """Joue des parties au hasard après chaque coup et préfère celui qui en gagne le plus."""
        moves = state.legal()
        wins = [0.0] * len(moves)
        for games in range(1, playouts // len(moves) + 2):
            for i, move in enumerate(moves):
                score = state.play(move).playouts(1, dice)  # 1 : le joueur 1 a gagné, 0 : le joueur 2
                wins[i] += score if state.to_move == 1 else 1 - score
            best = max(range(len(moves)), key=wins.__getitem__)
            yield moves[best], wins[best] / games  # le meilleur coup jusqu'ici, et sa part de gains
lab-own-template-evaluation =
    def evaluate(state):
        """La probabilité de gagner du joueur au trait, de 0 à 1 : ici, plus de pierres au milieu valent mieux."""
        middle = len(state.cells) // 2
        near = state.cells[max(0, middle - 3) : middle + 4]
        mine, theirs = near.count(state.to_move), near.count(3 - state.to_move)
        return 0.5 + (mine - theirs) / 20
lab-own-template-game =
    """Nim : gagne qui prend le dernier jeton."""

    MOVES = [1, 2, 3]  # tous les coups possibles
    START = 10  # la position de départ : ici les jetons du tas


    def moves(position, player):
        """Les coups du joueur, 1 ou 2, qui a le trait."""
        return [taken for taken in MOVES if taken <= position]


    def apply(position, move, player):
        """La position après un coup. Les joueurs alternent."""
        return position - move


    def winner(position, player):
        """1 ou 2, 0 pour une nulle, None tant que la partie continue ; player a le trait."""
        return 3 - player if position == 0 else None


    def evaluate(position, player):
        """La probabilité de gagner du joueur, de 0 à 1, pour les recherches qui regardent en avant."""
        return 0.5
lab-own-fresh-evaluation = une nouvelle évaluation, d’après le modèle
lab-own-fresh-game = un nouveau jeu, d’après le modèle
lab-own-bot-side = Le bot joue
lab-own-measure-game = Toute expérience qui cherche accepte ce jeu comme position : écris le nom du fichier et, si tu veux, des coups après deux-points, comme my_game.py:3.1.
lab-own-minimax = Minimax sur ton jeu
lab-own-uct = UCT sur ton jeu
lab-own-contest = Un tournoi dans ton jeu
lab-own-checked-game = Aucune faute : deux parties aux coups aléatoires ont été jouées jusqu’au bout, et la même graine a donné la même partie. Un coup prend { NUMBER($milliseconds, maximumSignificantDigits: 4) } ms.
lab-own-fresh = un nouveau, d’après le modèle
lab-own-you = toi
lab-own-starting = Démarrage d’un Python à part pour tes bots.
lab-own-checking = Ton bot joue deux parties contre lui-même.
lab-own-playing = La partie est en cours.
lab-own-stopped = Arrêté.
lab-own-checked = Aucune faute : ton bot a joué deux parties contre lui-même, et la même graine a donné la même partie. Un coup de 100 simulations prend { NUMBER($milliseconds, maximumSignificantDigits: 4) } ms.
lab-own-settings = Réglages : { $settings }.
lab-own-no-settings = Il n’a pas de réglages.
lab-own-lost = Le fil de ton bot ne répondait plus et a été relancé : cherche un pas très long ou très gourmand en mémoire.
lab-own-full = Ce navigateur n’a plus de place ; le bot n’est gardé que jusqu’à ce que tu quittes la page : enregistre-le en fichier.
lab-own-broken-link = Ce lien ne montre aucun bot : il fallait le nom d’un fichier et son code.
lab-own-go-to = Aller à la ligne { $line }
lab-own-seat = { $name } ({ $colour })
lab-own-wins = Gagné par { $seat } : { $reason }.
lab-own-draw = Partie nulle.
lab-own-stopped-game =
    La partie a été arrêtée après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
lab-own-your-move = À toi ({ $colour }) : choisis un coup.
lab-own-thinks = { $seat } réfléchit.
lab-own-paragraphs =
    Un bot est un générateur nommé search. Il reçoit une position, des dés et un nombre de simulations. Il donne par yield un coup avec sa valeur, puis de meilleurs coups aussi souvent qu’il veut ; le moteur joue le dernier donné. Toutes les recherches du moteur fonctionnent ainsi : l’appelant peut cesser de demander à tout moment ; aucune recherche n’a donc à regarder l’heure. Le modèle est Monte-Carlo plat : un coup prend un temps proportionnel aux simulations fois la longueur d’une partie, et une mémoire d’un nombre par coup légal. Avec plus de simulations, ses valeurs convergent, mais vers les chances de gain du jeu au hasard ; son favori n’est donc pas forcément le meilleur coup.

    Une position ne change jamais : state.legal() liste les coups, qui sont des nombres, state.play(move) rend la position après l’un d’eux, state.to_move est le joueur au trait (1 ou 2), state.outcome est None jusqu’à la fin de la partie, et state.outcome.score(1) est alors 1, 0.5 ou 0. state.playouts(count, dice) joue des parties au hasard et rend leur score total pour le joueur 1. state.cells a les pierres, un octet par case : 0 si elle est vide, sinon le numéro du joueur.

    La valeur que tu donnes est la chance de gain, de 0 à 1, du joueur au trait, après ce coup. Les simulations rendent les scores du joueur 1 ; un bot doit donc compter 1 moins le score quand c’est au joueur 2 de jouer. Un mauvais point de vue est l’erreur la plus fréquente : un tel bot joue bien comme joueur 1 mais aide son adversaire comme joueur 2.

    Prends chaque nombre aléatoire de dice : dice.below(n) est un entier de 0 à n - 1, dice.share() un nombre de 0 à 1. La même graine redonne alors la même partie, ici et en ligne de commande, et un résultat peut être répété, une faute retrouvée. Le module random donnerait chaque fois une autre partie.

    D’autres paramètres de search, avec des nombres ou des oui/non par défaut, sont des réglages : avec def search(state, dice, playouts, c=1.4), my_bot.py(c=0.5) est un autre bot, et un balayage peut faire varier c. Les variables hors de search, comme un arbre, durent une partie.

    Un fichier peut aussi contenir seulement une évaluation, avec laquelle alpha-bêta regarde en avant : evaluate(state) renvoie la chance de gain, de 0 à 1, du joueur au trait. Ou il contient un jeu : MOVES donne tous les coups qui existent, START la position de départ, moves(position, player) les coups du joueur au trait, 1 ou 2, apply(position, move, player) la position après l’un d’eux, et winner(position, player) renvoie 1 ou 2, 0 pour une nulle, et None tant que la partie continue. Les joueurs alternent, et une partie qui n’est pas finie après 200 coups est nulle. L’évaluation d’un jeu est evaluate(position, player), la chance de gain de ce joueur ; si elle manque, toute position vaut un demi.

    Un coup peut prendre cinq secondes. Tes bots tournent dans un fil sans accès au réseau ni au stockage. Si un bot échoue ou ne finit jamais, le message nomme la ligne.
lab-own-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), the idea of the template.
    Cameron Browne and others: A survey of Monte Carlo tree search methods (2012), what to try next.

## The bench gridworld

lab-gridworld-predict = Après quelle part de toutes les étapes la politique choisit-elle un meilleur coup dans chaque case, et s’y tient-elle ?
lab-gridworld-legend = À gauche : les valeurs après cette étape, avec une flèche pour chaque meilleur coup ; un cadre pointillé marque une case dont le coup n’est pas le meilleur. À droite : les valeurs exactes. Les cases vertes valent plus que 0, les rouges moins ; un bord épais marque une fin.
lab-gridworld-plot-legend = La plus grande distance d’une valeur à la valeur exacte après chaque étape, avec chacune des trois méthodes.
lab-gridworld-seen = La politique est juste bien avant les valeurs : avec l’itération sur les valeurs après douze balayages, alors qu’une valeur est encore fausse de plus de 0,02. L’itération sur les politiques n’en demande que quelques-unes, car chacune est évaluée jusqu’au bout. Le Q-learning ne connaît ni le bruit ni les récompenses ; il les apprend des épisodes, et avec un taux d’apprentissage fixe ses valeurs ne s’arrêtent jamais.
lab-gridworld-paragraphs =
    Dans un processus de décision de Markov, l’état suivant dépend de l’état présent et de l’action, non du chemin. La valeur d’un état est la somme actualisée attendue des récompenses sous la meilleure politique, et l’équation de Bellman la lie à ses voisines : V(s) = R + γ max sur a de la somme sur s’ de P(s’ | s, a) V(s’).

    L’itération sur les valeurs applique cette équation à toutes les cases, encore et encore. Son erreur diminue du facteur γ à chaque balayage ou, sans actualisation, parce que toute marche finit tôt ou tard. L’itération sur les politiques évalue une politique exactement puis choisit le meilleur coup dans chaque case ; comme il n’y a qu’un nombre fini de politiques et que chacune améliore la précédente, elle finit. Le Q-learning n’a pas besoin de modèle : après chaque coup il rapproche Q(s, a) de la récompense plus la meilleure valeur de la case suivante.

    Avec un petit coût par coup, le robot prend le long chemin sûr autour du mur et s’éloigne même de la mauvaise fin ; plus un coup coûte, plus il prend de risques.
lab-gridworld-pseudocode =
    itération sur les valeurs :
      répéter pour chaque case s :
        V(s) = R + γ max sur a de Σ P(s' | s, a) V(s')
        politique(s) = l'a de ce maximum
    itération sur les politiques :
      évaluer : V(s) = R + γ Σ P(s' | s, politique(s)) V(s')
      améliorer : politique(s) = l'a de plus grande valeur
      jusqu'à ce qu'aucune case ne change de coup
    Q-learning, un épisode :
      a = le meilleur coup, ou un coup au hasard avec probabilité ε
      aller en s' et recevoir R
      Q(s, a) += α (R + γ max Q(s') − Q(s, a))
      s = s', jusqu'à une fin
lab-gridworld-sources =
    Richard Bellman : Dynamic programming (1957).
    Ronald Howard : Dynamic programming and Markov processes (1960).
    Christopher Watkins : Learning from delayed rewards (1989).
    Stuart Russell, Peter Norvig : Artificial intelligence: a modern approach, chapitre 17.
lab-gridworld-options-early = un dixième ou moins
lab-gridworld-options-half = jusqu’à la moitié
lab-gridworld-options-late = plus tard, mais avant la fin
lab-gridworld-options-never = elle se trompe encore quelque part à la fin
lab-gridworld-why-early = Une case loin des fins n’apprend leurs récompenses qu’après autant d’étapes qu’elle en est distante, et avec du bruit deux coups peuvent rester proches plus longtemps.
lab-gridworld-why-half = L’ordre de deux coups est fixé dès que la différence de leurs valeurs dépasse ce que les étapes suivantes changent encore. Ici cela vint plus tôt, ou demanda plus.
lab-gridworld-why-late = Les valeurs changent encore longtemps, mais ne changent guère le meilleur coup ; ou les marches au hasard de l’apprentissage laissent une case fausse jusqu’à la fin.
lab-gridworld-why-never = L’itération avec un modèle devient forcément juste si les étapes suffisent ; seul l’apprentissage à taux fixe, ou trop peu d’étapes, reste faux.
# $step the number of the step
lab-gridworld-at = Après l’étape { $step }
lab-gridworld-exact = Exact
lab-gridworld-before = Avant la première étape, seules les fins ont une valeur.
lab-gridworld-told-values = Balayage { $step } : la valeur qui a le plus changé a changé de { $change }. Cases avec un mauvais coup : { $wrong }.
lab-gridworld-told-policies = La politique { $step } est évaluée ; { $changed ->
        [0] aucune case n’a de meilleur coup : c’est la meilleure politique.
       *[other] cases avec un meilleur coup : { $changed }.
    } Cases avec un mauvais coup : { $wrong }.
lab-gridworld-told-learning = Épisode { $step }, coups : { $moves }. La valeur qui a le plus changé a changé de { $change }. Cases avec un mauvais coup : { $wrong }.
lab-gridworld-units-values = balayage
lab-gridworld-units-policies = politique
lab-gridworld-units-learning = épisode
lab-gridworld-max = V({ $cell }) = max = { $value }
lab-gridworld-evaluated = V({ $cell }) = { $value }, la valeur du coup de la politique ; max = { $most }
lab-gridworld-worth = { $move } : { $value }
lab-gridworld-values = itération sur les valeurs
lab-gridworld-policies = itération sur les politiques
lab-gridworld-learning = Q-learning
lab-gridworld-unsettled = Après les { $all } étapes, une case a encore un mauvais coup ; la plus grande erreur d’une valeur est { $error }.
lab-gridworld-across = Étapes
lab-gridworld-up = Plus grande erreur
lab-gridworld-settled = À partir de l’étape { $settled } sur { $all }, chaque case a un meilleur coup ; la plus grande erreur d’une valeur y est { $error }.

## The bench rooms

lab-rooms-predict = Pour combien de chambres au moins une recherche arborescente, avec toutes ses simulations, choisira-t-elle un coup qui n’est pas parmi les meilleurs ?
lab-rooms-legend = D’abord : l’itération des valeurs après ce balayage. Puis : la recherche arborescente avec toutes ses simulations ; chaque chambre montre sa valeur moyenne et le coup le plus souvent choisi. Plus la couleur d’une chambre est forte, plus sa valeur est haute ; les flèches sont des coups ; un cadre en tirets marque une chambre où la recherche préfère un coup qui n’est pas parmi les meilleurs.
lab-rooms-plot-legend = Part des recherches, de toutes les chambres ensemble, dont le coup n’est pas parmi les meilleurs.
lab-rooms-seen = Le balayage k donne les valeurs exactes pour une batterie de k coups ; l’influence d’une récompense s’étend donc d’une chambre par balayage, et le dernier est exact. La recherche arborescente n’a pas besoin de balayer toutes les chambres, mais ses valeurs sont trop basses, car elles font la moyenne des coups exploratoires et au hasard autant que des meilleurs. Ses coups sont plus sûrs que ses valeurs ; il reste des coups faux surtout là où deux coups valent presque autant. Avec l’exploration habituelle, l’erreur des valeurs ne baisse pas en 500 parties (5,5 points après 10, 5,8 après 500) ; avec Cp = 0,1 elle tombe à 4,3, mais plus de coups sont faux.
lab-rooms-paragraphs =
    Un robot va de chambre en chambre et ramasse des récompenses jusqu’à ce que sa batterie soit vide. Ses coups sont incertains : avec une certaine probabilité, il glisse à gauche ou à droite de sa direction. Le meilleur coup dépend de tout ce qui peut mal tourner ; la valeur d’une chambre est donc une espérance.

    L’itération des valeurs commence à 0 et remplace chaque valeur par la meilleure récompense attendue d’un coup plus la valeur qui suit. Une position est une chambre avec les récompenses restantes ; r récompenses font donc 2^r positions par chambre. Un balayage prend un temps proportionnel aux positions fois les coups fois les issues, et la mémoire est proportionnelle aux positions. Chaque coup use la charge ; après autant de balayages que la batterie a de coups, les valeurs sont exactes.

    La recherche arborescente Monte-Carlo ne regarde qu’une position. Un bandit choisit les coups du robot dans l’arbre, les glissades sont tirées au hasard, et une partie au hasard estime les récompenses qui suivent. Une recherche prend un temps proportionnel aux simulations fois la charge, et sa mémoire croît d’un nœud au plus par simulation, quel que soit le nombre des positions. Avec plus de simulations, ses valeurs convergent vers les exactes ; jusque-là elles comprennent le coût de l’exploration.
lab-rooms-pseudocode =
    valeurs = 0 pour chaque position
    pour chaque coup que permet la batterie :
        pour chaque position :
            valeur = max sur les coups de la somme sur les issues de
                probabilité * (récompense + valeur qui suit)
lab-rooms-sources =
    Richard Bellman: Dynamic Programming (1957).
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
lab-rooms-why-none = Certaines chambres ont deux coups de valeur presque égale, et la recherche a besoin de plus de simulations pour les distinguer.
lab-rooms-why-few = Une chambre est difficile si les valeurs de ses deux meilleurs coups sont proches. Ici il y a plus ou moins de ces chambres que tu ne pensais.
lab-rooms-why-half = Dans la plupart des chambres, un coup est nettement le meilleur, et la recherche le trouve en peu de simulations.
lab-rooms-why-most = La recherche n’a pas besoin de valeurs exactes pour bien choisir : il suffit que le meilleur coup vienne en tête, et dans la plupart des chambres il est nettement devant.
lab-rooms-options-none = dans aucune
lab-rooms-options-few = dans quelques-unes, un quart au plus
lab-rooms-options-half = dans plus d’un quart, la moitié au plus
lab-rooms-options-most = dans plus de la moitié
lab-rooms-wrong-rooms = Chambres où au moins une recherche se trompe : { $wrong } sur { $all }.
lab-rooms-sweeps = balayage
lab-rooms-iteration = Itération des valeurs, balayage { $sweep }
lab-rooms-search =
    Recherche arborescente, { $playouts ->
        [one] { $playouts } simulation
       *[other] { $playouts } simulations
    }
lab-rooms-before = Avant le premier balayage, toutes les valeurs sont 0.
lab-rooms-swept =
    Balayage { $sweep } : la valeur qui a le plus changé a changé de { $change }. Les valeurs sont maintenant exactes pour une batterie de { $sweep ->
        [one] un coup
       *[other] { $sweep } coups
    }.
lab-rooms-across-title = Simulations
lab-rooms-up-title = Coups faux, %
lab-rooms-wrong = coups faux
lab-rooms-formula = { $room } : max({ $worths }) = { $value }

## The bench reduction

lab-reduction-predict = Combien d’opérations sur des mots faut-il pour trouver les gagnants de tous ces plateaux ?
lab-reduction-legend = D’abord : l’un des plateaux. Puis : tous les plateaux dans un mot ; le nombre et la force de la couleur montrent sur combien de plateaux { -noir } possède la case. Un cadre marque les trois cases dont on prend la majorité ; le point entre elles la montre. En bas : les trois mots et leur majorité, un carré par plateau. Après le dernier triangle : une simulation comme la recherche wye la fait, étape par étape, avec de petites pierres dans les cases vides ; un cadre marque chaque case que l’étape a donnée à l’autre joueur.
lab-reduction-plot-legend = Opérations jusqu’ici, pour tous les plateaux dans un mot et pour un plateau après l’autre, selon les triangles réduits.
lab-reduction-seen = Chaque triangle a une rangée de moins que le précédent, et la couleur de la dernière case est celle du gagnant. Avec 64 plateaux dans un mot, les mêmes opérations décident 64 parties, car « et » et « ou » traitent chaque bit à part. Du plus grand triangle au plus petit, les parts s’éloignent de la moitié, car le gagnant d’un plateau en possède de plus en plus.
lab-reduction-paragraphs =
    Un programme pourrait trouver le gagnant d’un plateau plein de Y en suivant des chaînes. La réduction est plus simple : elle remplace trois cases qui forment un petit triangle tourné comme le plateau par une case, de la couleur qu’au moins deux d’entre elles ont. Le résultat est un plateau plein avec une rangée de moins. Répété, cela mène à une seule case, dont la couleur est celle du gagnant.

    Le résultat est toujours juste, car chaque pas garde le gagnant. Prends une chaîne qui touche les trois côtés. Deux de ses cases voisines sont dans un petit triangle, qui devient une case de la même couleur. Les triangles de paires consécutives partagent une case ; ces nouvelles cases se touchent donc. Elles forment une chaîne sur le plateau plus petit, qui touche les mêmes côtés. Exactement un joueur a une telle chaîne avant le pas, et exactement un après. Un plateau de Hex fait partie d’un plus grand plateau de Y dont les deux autres coins appartiennent déjà aux joueurs.

    Un triangle de côté n a n(n + 1)/2 cases ; la réduction à une case prend donc (n³ − n)/6 majorités. La majorité de trois bits, a & b | (a | b) & c, prend quatre opérations, pour un mot de 64 bits comme pour un bit. Le temps est donc O(n³) pour jusqu’à 64 plateaux ensemble. La mémoire est O(n²), un mot par case, car chaque triangle peut écraser le précédent.

    Si une partie au hasard continue jusqu’au plateau plein, son gagnant ne change pas ; une simulation est donc un plateau plein au hasard. La recherche wye donne d’abord chaque case vide à un joueur au hasard. Cela rompt des liens qu’aucun joueur ne laisserait rompre. Un lien passe par deux cases vides dont l’une suffit : un pont mène d’une pierre à une autre, et au bord un lien mène d’une pierre à la rangée suivante. Si l’adversaire prend l’une, un joueur répond par l’autre. Wye répare donc le plateau : si l’adversaire a les deux cases d’un lien, son propriétaire en reçoit une, l’une ou l’autre aussi souvent. Wye commence à l’intérieur, par les ponts qui partent d’une pierre de la position, dans deux tiers des simulations. Il continue aux bords qu’un joueur doit atteindre : de chaque pierre de la quatrième rangée à la troisième dans un quart des simulations, de la troisième à la deuxième dans la moitié, et de la deuxième au bord dans toutes. Réparer plus serait trop, car les joueurs abandonnent aussi un lien pour un autre. Enfin, les deux cases de chaque pont intact entre pierres de la position vont à des joueurs différents dans toutes les simulations, car son propriétaire répond à chaque attaque. Sur des plateaux d’au plus cinq cases de côté, wye ne fait que ce dernier pas.

    Dans le préréglage de la vitesse, wye et UCT cherchent le plateau vide, et le banc compte leurs simulations et leurs feuilles par seconde. Wye évalue une feuille par deux mots de simulations, uct par 16, uct(sims=1) par une seule comme dans les manuels. Les secondes dépendent de la machine et sont plus longues si plusieurs fils tournent ensemble ; les comptes sont toujours les mêmes.
lab-reduction-pseudocode =
    un mot par case, un bit par plateau
    pour côté = n - 1, ..., 2, 1 :
      pour chaque case (i, j) de ce côté :
        a, b, c = (i, j), (i, j+1), (i+1, j)
        (i, j) = a & b | (a | b) & c
    gagnants = la dernière case

    une simulation de wye :
      un mot au hasard par case vide
      pour chaque lien, bords en dernier :
        si son propriétaire n’en a rien :
          une case = son propriétaire
      pour chaque pont intact :
        une case = le contraire de l’autre
lab-reduction-sources =
    Jack van Rijswijck: Search and evaluation in Hex (2002).
    Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).
    Broderick Arneson, Ryan Hayward, Philip Henderson: Monte Carlo tree search in Hex (2010).
lab-reduction-why-tens = Chaque case de chaque triangle plus petit coûte quatre opérations, et un plateau a environ n³/6 de ces cases.
lab-reduction-why-hundreds = Le nombre de majorités croît avec le cube du côté : un plateau de côté double demande huit fois plus d’opérations. Compte (n³ − n)/6 majorités de quatre opérations.
lab-reduction-why-thousands = Il y a (n³ − n)/6 majorités de quatre opérations. Le nombre de plateaux n’importe pas tant qu’ils tiennent dans un mot.
lab-reduction-why-more = La réduction demanderait autant d’opérations si elle prenait un plateau après l’autre, ou sur un plus grand plateau. Mais une opération sur un mot agit sur tous ses plateaux à la fois.
lab-reduction-options-tens = moins de 100
lab-reduction-options-hundreds = 100 à 999
lab-reduction-options-thousands = 1 000 à 9 999
lab-reduction-options-more = 10 000 ou plus
lab-reduction-counted =
    Il faut { $made } opérations pour { $boards ->
        [one] un plateau
       *[other] les { $boards } plateaux
    } ; un plateau après l’autre, il en faudrait { $each }.
lab-reduction-units-cell = case
lab-reduction-units-row = rangée
lab-reduction-units-triangle = triangle
lab-reduction-series-word = dans un mot
lab-reduction-series-each = un par un
lab-reduction-stages-coins = Une simulation : pierres au hasard
lab-reduction-stages-inside = Liens intérieurs réparés
lab-reduction-stages-edges = Liens aux bords réparés
lab-reduction-stages-bridges = Ponts intacts tenus
lab-reduction-columns = case | premier plateau | mot de tous les plateaux | majorité | son mot
lab-reduction-majority-of = majorité
lab-reduction-first = Le premier plateau, côté { $side }
lab-reduction-all =
    { $boards ->
        [one] Le seul plateau, côté { $side }
       *[other] Les { $boards } plateaux, côté { $side }
    }
lab-reduction-full =
    { $boards ->
        [one] Un plateau plein
       *[other] { $boards } plateaux pleins
    } dans un triangle de côté { $side } : les pierres de la position, et les cases vides partagées au hasard.
lab-reduction-majority = Étape { $step } : { $cell } = majorité({ $three }) = { $result }.
lab-reduction-won = { CAPITAL($winner) } a donc gagné le premier plateau ; { -noir } en a gagné { $count } sur { $boards }.
lab-reduction-playout-coins = Étape { $step } : wye donne chaque case vide à un joueur au hasard.
lab-reduction-playout-inside =
    Étape { $step } : { $count ->
        [0] aucune case ne va
        [one] { $count } case va
       *[other] { $count } cases vont
    } à l’autre joueur. Qui a perdu les deux cases d’un pont à l’intérieur en reçoit une, comme un joueur aurait répondu.
lab-reduction-playout-edges =
    Étape { $step } : { $count ->
        [0] aucune case ne va
        [one] { $count } case va
       *[other] { $count } cases vont
    } à l’autre joueur. Qui a perdu les deux cases d’un lien vers la rangée suivante en reçoit une, comme un joueur aurait répondu.
lab-reduction-playout-bridges =
    Étape { $step } : { $count ->
        [0] aucune case ne va
        [one] { $count } case va
       *[other] { $count } cases vont
    } à l’autre joueur. Les deux cases d’un pont intact entre pierres de la position vont toujours à des joueurs différents.
lab-reduction-speed = Étape { $step } : au tour { $round }, { $bot } fait { $playouts } simulations de { $leaves } feuilles en { $seconds } s.
lab-reduction-across-title = Triangles réduits
lab-reduction-up-title = Opérations sur des mots

## The bench glance

lab-glance-predict = Sans aucune recherche, lequel des deux met en tête le coup sur lequel s’accordent les plus longues recherches : le réseau ou les simulations ?
lab-glance-legend = Quatre juges de la même position. Le réseau seul : la part de sa préférence pour chaque coup. Les simulations seules : les chances de gain si la case devient la sienne dans une partie au hasard (AMAF), ombrées de la pire case à la meilleure. Les recherches : la part de leurs visites. Nombres : pour cent, sur les trois meilleures cases de chaque plateau s’ils y tiennent. Anneau : le coup que le juge choisit. Dans le titre : ce coup et les chances de gain du joueur au trait.
lab-glance-plot-legend = En haut : les chances de gain du joueur au trait. En bas : la part des choix qui sont le coup sur lequel s’accordent les plus longues recherches. En tirets : les juges qui ne cherchent pas.
lab-glance-seen = Dans la première position, un seul coup gagne, b4, ce qu’un solveur a prouvé. Le réseau le met en tête avant tout essai. Les simulations mettent un autre coup en tête, quel que soit leur nombre : plus de simulations réduisent le bruit mais non l’erreur, qui vient de joueurs au hasard. Les deux recherches finissent par trouver b4, car une recherche regarde les réponses. Celle du réseau commence par le bon coup et doit le confirmer ; celle des simulations doit d’abord découvrir que ses favoris échouent, ce qui lui prend des dizaines ou des centaines de feuilles. Le réseau n’a pas toujours raison : essaie d’autres positions.
lab-glance-paragraphs =
    Le réseau est une fonction des pierres vers une part pour chaque coup et une valeur. Il a appris de parties contre lui-même : les parts des coups que ses propres recherches préféraient, la valeur de qui a gagné. Un coup d’œil résume donc beaucoup de recherches de positions antérieures. Ce qu’il n’a jamais rencontré, comme une longue échelle sur un grand plateau, il peut le mal juger, sans pouvoir le dire.

    Les simulations ne savent rien et n’ont pas besoin d’apprendre. Une partie au hasard a raison sur une position si ses joueurs font les mêmes sortes d’erreurs ; là où un camp doit répondre exactement et l’autre non, elles trompent. Wye répare le cas le plus courant : qui perd une moitié d’un pont reçoit l’autre. AMAF compte une simulation pour chaque case que le joueur y obtient, à n’importe quel moment ; il ne distingue donc pas un coup nécessaire maintenant d’un coup qui peut attendre.

    Une recherche prend l’un ou l’autre comme conseil sur où regarder, et le corrige par ce qu’elle trouve. Une feuille coûte un appel du réseau ou quelques simulations. Meilleur est le conseil, moins de feuilles sont gaspillées. Mais à la limite c’est la recherche qui décide : avec assez de feuilles, les deux prouvent le même résultat.
lab-glance-pseudocode =
    réseau : parts, valeur = f(pierres)
      moyenne sur toutes les symétries
    simulations : remplir au hasard
      case : gains / fois où elle est sienne
    recherche : descendre, valeur + conseil
      net : feuille = valeur du réseau
      wye : feuille = part des gains
lab-glance-sources =
    David Silver and others: Mastering the game of Go without human knowledge (2017), the network that guides a search and learns from it.
    Thomas Anthony, Zheng Tian, David Barber: Thinking fast and slow with deep learning and tree search (2017), the same idea, for Hex.
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007), which uses AMAF.
lab-glance-why-network = Les simulations trouvent aussi le coup ici, ou le réseau ne le trouve pas : il juge selon ce qu’il a rencontré dans ses parties, et cette position peut y être étrangère.
lab-glance-why-playouts = Le réseau trouve aussi le coup ici, ou les simulations ne le trouvent pas : leurs joueurs jouent au hasard, si bien qu’une attaque qu’une seule réponse arrête y réussit souvent.
lab-glance-why-both = Deux juges qui se trompent différemment ne s’accordent pas souvent là où un seul coup décide.
lab-glance-why-neither = Une position qu’aucun des deux ne comprend est plus rare : l’un d’eux a mis le coup en tête sans regarder à l’avance.
lab-glance-options-network = seulement le réseau
lab-glance-options-playouts = seulement les simulations
lab-glance-options-both = les deux
lab-glance-options-neither = aucun
lab-glance-told = Le réseau met { $network } en tête, les simulations { $playouts }. Des plus longues recherches, { $chosen } sur { $searches } choisissent { $settled }.
lab-glance-unit = jugement
lab-glance-before = Personne n’a encore regardé la position.
lab-glance-step = Étape { $at }.
lab-glance-judged-network = Le réseau d’un coup d’œil
lab-glance-judged-playouts = Les simulations seules
lab-glance-judged-net = La recherche net
lab-glance-judged-wye = La recherche wye
lab-glance-judges =
    { $judge }{ $leaves ->
        [0] { "" }
       *[other] { " " }après { $leaves } { $leaves ->
            [one] feuille
           *[other] feuilles
        }
    } : { $move }, chances de gain { $chance } %.
lab-glance-series-network = Réseau seul
lab-glance-series-playouts = Simulations seules
lab-glance-series-net = Recherche net
lab-glance-series-wye = Recherche wye
lab-glance-titled = { $judge } : { $move }, { $chance } %
lab-glance-columns = coup | réseau, % | AMAF, % | net, % des visites | wye, % des visites
lab-glance-across-title = Feuilles
lab-glance-up-title = Chances de gain
lab-glance-settled-title = Choix du coup convenu, %

## The bench walks

lab-walks-step = étape
lab-walks-node = nœud achevé
lab-walks-root-move = coup de la racine
lab-walks-nothing = Avant la première étape, on n’est entré dans aucun nœud.
lab-walks-numbered = Étape { $step } : { $told }
lab-walks-kinds-max = max, joueur 1
lab-walks-kinds-min = min, joueur 2
lab-walks-kinds-mean = hasard
lab-walks-kinds-over = fin de partie
lab-walks-short-max = max
lab-walks-short-min = min
lab-walks-short-mean = moyenne
lab-walks-short-over = fin
lab-walks-leaves-over = la partie est finie
lab-walks-leaves-depth = la profondeur est atteinte
lab-walks-leaves-quiet = la position est calme
lab-walks-leaves-known = la position a déjà été rencontrée
lab-walks-root = racine
lab-walks-out = écarté
lab-walks-won = un gain certain
lab-walks-open = valeur encore inconnue
lab-walks-window = Fenêtre : { $alpha } à { $beta }.
lab-walks-begin = la recherche commence à la racine ({ $kind }).
lab-walks-entered = le coup { $move } est essayé et mène à un nœud ({ $kind }).
lab-walks-leaf = le coup { $move } finit à une feuille : { $reason }, sa valeur est { $value }.
lab-walks-inner = le nœud de { $move } ({ $kind }) est achevé, sa valeur est { $value }.
lab-walks-cut-max = le coup { $move } élève alpha à { $alpha }, et bêta est { $beta } : min a plus haut un meilleur choix et ne laissera pas la partie venir ici. Écartés : { $left }.
lab-walks-cut-min = le coup { $move } abaisse bêta à { $beta }, et alpha est { $alpha } : max a plus haut un meilleur choix et ne laissera pas la partie venir ici. Écartés : { $left }.
lab-walks-certain = le coup { $move } gagne à coup sûr, et aucun ne peut être meilleur. Écartés : { $left }.
lab-walks-chosen = le coup { $move } est choisi ; sa valeur pour le joueur au trait est { $value }. Feuilles visitées : { $leaves }.
lab-walks-move = coup
lab-walks-kind = nœud
lab-walks-share = probabilité
lab-walks-value = valeur

## The lab

lab-again = Recommencer
lab-as-table = La même chose en tableau
lab-axes = Échelle
lab-back = Précédent
lab-benches = Bancs d’essai
lab-all-benches = Toutes les expériences
lab-welcome = Regarde les recherches travailler pas à pas ; prédis le résultat, puis mesure-le dans ton propre navigateur. Chaque expérience se répète exactement par son lien.
# $minutes how long a reader takes with an experiment
lab-minutes =
    environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lab-chapters-search = Recherche dans les jeux
lab-chapters-bandits = Bandits
lab-chapters-trees = Recherche arborescente Monte-Carlo
lab-chapters-strength = Mesurer la force
lab-chapters-decisions = Processus de décision
lab-chapters-wye = À l’intérieur de Wye
lab-chapters-own = À toi
lab-fixed = Tu as lu le verdict : la prédiction ne change plus. Modifie un paramètre pour prédire de nouveau.
lab-exact-link = Lien vers cette étape et cette image
lab-embedding = L’afficher sur une page à toi
lab-frame = Pour une page web
lab-notebook = Pour un carnet Jupyter
lab-png = Télécharger en PNG
lab-events = Télécharger tous les événements en JSON Lines
lab-step = Comment cette étape se fait
lab-pace = Allure
lab-parts-picture = Image
lab-parts-board = Plateau
lab-parts-tree = Arbre
lab-choose-position = Choisir sur un plateau
lab-choose-game = Jeu ...
lab-choose-back = Reprendre
lab-choose-bot = Choisir un bot ...
lab-choose-add-bot = Ajouter un bot ...
lab-choose-tree = Dessiner l’arbre
lab-choose-tree-new = Commencer par un petit arbre
lab-choose-leaf = Valeur de la feuille { $place }
lab-choose-split = Diviser la feuille { $place }
lab-choose-branch = Ajouter une branche à { $place }
lab-choose-remove = Retirer { $place }
lab-parameters = Paramètres
lab-seen-elsewhere = Ce ne sont pas les paramètres habituels : le texte du banc peut ne pas convenir. Compare les tableaux avec ceux des valeurs par défaut.
lab-no-verdict = Avec ces paramètres, le résultat ne dit pas quelle prédiction est juste : ce qui la mesurerait manque ou reste indécis.
lab-no-verdict-yet = Le verdict vient à la fin de l’exécution.
lab-cancel = Annuler
lab-command = Commande qui fait la même chose
lab-covered = Choisis une prédiction ci-dessus, et le résultat apparaît ici.
lab-csv = Télécharger en CSV
lab-defaults = Valeurs initiales
lab-earlier-run = Superposer une exécution antérieure
lab-experiment = L’expérience
lab-explanation = Explication
lab-first = Au début
lab-formula = Formule
lab-games = Télécharger les parties en SGF
lab-go-on = Continuer
lab-hand = Choisis toi-même
lab-hand-table = État de ta propre exécution
lab-lab = Le labo de Wye
lab-last = À la fin
lab-last-runs = Dernières exécutions
lab-link = Lien vers cette expérience
lab-on = Suivant
lab-player = Enregistrement
# Of a recording.
lab-play = Lire
lab-pause = Pause
lab-position = Position dans l’enregistrement
lab-prediction = Ta prédiction
lab-preset = Préréglage
lab-pseudocode = Pseudocode
lab-quiz = Marque les coupes
lab-quiz-tell = Dis-moi ce qui est juste
lab-quiz-tree = Arbre du problème
lab-repeat = Répète-la
lab-replay = Pas à pas
lab-result = Le résultat
lab-result-table = Résultat
lab-run = Lancer
lab-scene-board = Plateau
lab-scene-table = État à cette étape
lab-seek = Trouver un nœud par ses coups depuis la racine
lab-seek-go = Y aller
lab-seek-none = Ces coups ne mènent à aucun nœud. Écris-les avec des espaces, comme dans « a1 b2 ».
lab-seen = Ce que tu aurais dû voir
lab-shown = Affiché
lab-svg = Télécharger en SVG
lab-unit = Avancer par
lab-unrepeatable = Les budgets en secondes dépendent de la machine ; une autre exécution donnera d’autres nombres.
lab-workers = Fils
lab-number = { NUMBER($value, maximumSignificantDigits: 4) }
lab-none = –
lab-timed = { $column } (non répétable)
lab-earlier = { $name }, antérieur
lab-more = { $count } de plus

## The lab: the engine

lab-loading = Chargement de Python : { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo. Ce que tu vois est un résultat enregistré.
lab-starting = Démarrage de Python. Ce que tu vois est un résultat enregistré.
lab-replaced = Le moteur ne répondait plus et a été relancé. Relance l’expérience ou continue-la.
lab-load-failed = Wye n’a pas pu charger { $file } : { $reason }
lab-engine-failed = Le moteur a échoué deux fois de suite : { $reason }

## The lab: a run

lab-progress =
    { $of ->
        [0] En cours
       *[other] Partie { $done } sur { $of }
    }{ $seconds ->
        [none] { "" }
       *[other] , encore { $seconds } s environ
    }
lab-finished = L’exécution est terminée.
lab-stopped = Arrêté après la partie { $done } sur { $of } ; le résultat montre ce qui est fini.
lab-full = Le navigateur n’a plus de place pour garder cette exécution : elle continue, mais un rechargement la perdrait.
lab-brought = Ce lien apporte des fichiers. Lis-les d’abord et garde ceux auxquels tu fais confiance ; puis suis de nouveau le lien.
lab-invitation = Ces valeurs n’ont pas encore été exécutées ici. Prédis d’abord, si tu veux ; puis exécute-les pour voir chaque étape.
lab-linked = Ce sont les valeurs du lien. Appuie sur « Lancer » pour répéter l’expérience.
lab-broken-link = Ce lien est illisible : { $reason } Voici l’expérience avec ses valeurs initiales ; le lien était :
lab-axes-linear = linéaire
lab-axes-logX = axe horizontal logarithmique
lab-axes-logY = axe vertical logarithmique
lab-axes-log = deux axes logarithmiques

## The lab: predictions

lab-own-values = Tes propres valeurs
lab-no-prediction = Pas de prédiction, montre seulement
lab-right = Tu avais raison.
lab-wrong = Ce n’est pas ce que tu avais prédit.

## The engine: names

said-Playouts-per-iteration = Simulations par itération
said-Runs = Exécutions
said-Seed = Graine
said-from = de
said-to = à
said-runs = exécutions
said-chance = probabilité
said-mean = moyenne
said-playouts = simulations
said-error = erreur
said-plus-_ = ±
said-searches = recherches
said-Position = Position
said-bot = bot
said-value = valeur
said-value-for-the-player-to-move = valeur pour le joueur au trait
said-exact = exact
said-moves = coups
said-move = coup
said-depth = profondeur
said-leaves = feuilles
said-nodes = nœuds
said-share-percent = part, %
said-chosen = choisi
said-Playouts = Simulations
said-visits = visites
said-bonus = bonus
said-pairs = paires
said-Flat-Monte-Carlo-for-Y = Monte-Carlo plat pour Y
said-Game = Jeu
said-Random-stones-at-the-start-of-each-game = Pierres au hasard au début de chaque partie
said-first = premier
said-second = second
said-s-game = s/partie
said-games = parties
said-game = partie
said-score = score
said-record = notation
said-Minimax-and-its-cuts = Minimax et ses coupes
said-How-many-leaves-can-alpha_beta-leave-out-and-how-much-depends-on-the-order-of-moves = Combien de feuilles alpha-bêta peut-il écarter, et combien cela dépend-il de l’ordre des coups ?
said-The-tree-of-Knuth-and-Moore-best-moves-first = L’arbre de Knuth et Moore, les meilleurs coups d’abord
said-Nim-with-an-evaluation-that-ignores-who-moves-find-the-mistake = Nim avec une évaluation qui ignore qui joue : trouve l’erreur
said-Tic_tac_toe-with-open-lines = Morpion avec lignes ouvertes
said-Tic_tac_toe-searched-on-until-the-position-is-quiet = Morpion, jusqu’à ce que la position soit calme
said-Tic_tac_toe-as-deep-as-a-tenth-of-a-second-allows = Morpion, à la profondeur que permet un dixième de seconde
said-Position-empty-for-a-uniform-tree = Position ; vide : un arbre uniforme
said-Moves-at-each-node-of-the-uniform-tree = Coups à chaque nœud de l’arbre uniforme
said-Depth-in-moves = Profondeur en coups
said-Algorithm-that-is-shown = Algorithme montré
said-Order-in-which-alpha_beta-tries-the-moves = Ordre dans lequel alpha-bêta essaie les coups
said-Most-leaves-of-a-search = Nombre maximal de feuilles d’une recherche
said-Time-limit-of-a-search-in-seconds-not-repeatable-0-for-no-limit = Limite de temps par recherche, en secondes, non répétable ; 0 : aucune
said-Nim-an-evaluation-that-ignores-who-took-the-last-token = Nim : une évaluation qui ignore qui a pris le dernier jeton
said-minimax = minimax
said-alphabeta = alpha-bêta
said-history = par historique
said-best_first = meilleurs d’abord
said-worst_first = pires d’abord
said-order = ordre
said-branching = facteur de branchement
said-fewest = minimum possible
said-finished-percent = terminées, %
said-bound = borne
said-lower = inférieure
said-upper = supérieure
said-yes = oui
said-no = non
said-Chance = Hasard
said-Against-which-opponents-does-expectimax-choose-the-wrong-move = Contre quels adversaires expectimax choisit-il le mauvais coup ?
said-Trees-four-moves-deep = Arbres de quatre coups de profondeur
said-Tic_tac_toe-a-trap-that-costs-the-draw = Morpion : un piège qui coûte la nulle
said-Nim-lost-against-a-perfect-opponent = Nim, perdu contre un adversaire parfait
said-Position-empty-for-uniform-trees = Position ; vide : arbres uniformes
said-Moves-at-each-node-of-a-uniform-tree = Coups à chaque nœud d’un arbre uniforme
said-Depth-of-a-uniform-tree-in-moves = Profondeur d’un arbre uniforme, en coups
said-Random-replies-of-the-opponent-in-a-hundred-decided-by-the-coin = Réponses au hasard de l’adversaire sur cent, que la pièce décide
said-Uniform-trees = Arbres uniformes
said-best-reply = meilleure réponse
said-random-reply = réponse au hasard
said-expectimax = expectimax
said-expectiminimax = expectiminimax
said-random-percent = au hasard, %
said-result = résultat
said-trees = arbres
said-chosen-by = choisi par
said-other-move = autre coup
said-crossing = croisement
said-lead = avance
said-lead-from = avance, de
said-lead-to = avance, à
said-Bandits = Bandits
said-Which-arm-should-a-player-pull-next-to-have-the-least-regret-in-the-long-run = Quel bras tirer maintenant pour avoir à la longue le moins de regret ?
said-Chance-that-each-arm-pays = Probabilité de gain de chaque bras
said-Pulls-in-a-run = Tirages par exécution
said-Share-of-random-pulls-of-epsilon_greedy = Part des tirages au hasard d’epsilon-glouton
said-Strategy-of-the-run-that-is-shown = Stratégie de l’exécution montrée
said-ucb1 = UCB1
said-thompson = Thompson
said-epsilon_greedy = epsilon-glouton
said-uniform = uniforme
said-strategy = stratégie
said-pulls = tirages
said-regret = regret
said-lower-bound = borne inférieure
said-bound-of-UCB1 = borne d’UCB1
said-arms = bras
said-arm = bras
said-UCT-phase-by-phase = UCT, phase par phase
said-How-do-random-games-grow-a-tree-in-which-the-best-move-gets-most-of-the-visits = Comment des parties au hasard font-elles pousser un arbre où le meilleur coup reçoit le plus de visites ?
said-The-mistake-back-up-from-the-wrong-perspective = L’erreur : remonter le score du mauvais point de vue
said-A-forced-win-in-tic_tac_toe = Un gain forcé au morpion
said-A-forced-win-for-the-second-player = Un gain forcé pour le second joueur
said-Ten-thousand-playouts = Dix mille simulations
said-Nim-with-5-tokens-the-wrong-perspective = Nim avec 5 jetons, le mauvais point de vue
said-Nim-with-6-tokens-the-wrong-perspective = Nim avec 6 jetons, le mauvais point de vue
said-Nim-with-9-tokens-the-wrong-perspective = Nim avec 9 jetons, le mauvais point de vue
said-Hex-with-16-playouts-an-iteration-and-proofs = Hex avec 16 simulations par itération et preuves
said-on = oui
said-off = non
said-choice = choix
said-shares = parts
said-Which-cells-does-AMAF-judge-wrongly-and-when-do-their-own-results-take-over = Quelles cases AMAF juge-t-il mal, et quand leurs propres résultats prennent-ils le relais ?
said-AMAF-finds-a-winning-move-early = AMAF trouve tôt un coup gagnant
said-The-same-without-AMAF = La même chose sans AMAF
said-AMAF-hides-the-only-winning-move = AMAF cache le seul coup gagnant
said-The-same-and-AMAF-never-gives-way = La même chose, et AMAF ne cède jamais
said-Exact-values-beside-the-estimates = Valeurs exactes à côté des estimations
said-by-own = selon les siens
said-by-own-exact = exact, selon les siens
said-by-AMAF = selon AMAF
said-by-AMAF-exact = exact, selon AMAF
said-chosen-exact = exact du choisi
said-own-order-percent = rang selon les siens, %
said-AMAF-order-percent = rang selon AMAF, %
said-leaders = favoris
said-own = propre
said-amaf = AMAF
said-weight = poids d’AMAF
said-mixed = mélange
said-Convergence = Convergence
said-How-many-playouts-does-a-search-need-until-its-value-is-right-and-how-many-until-its-move-is-right = Combien de simulations faut-il pour que la valeur soit juste, et combien pour que le coup le soit ?
said-Tic_tac_toe-the-answer-to-a-corner = Morpion : la réponse à un coin
said-Tic_tac_toe-the-empty-board-two-strengths-of-exploration = Morpion : le plateau vide, avec deux explorations
said-Nim-a-heap-of-13 = Nim : un tas de 13
said-Hex-of-size-4 = Hex de taille 4
said-Bots-with-their-settings = Bots avec leurs réglages
said-Most-playouts = Simulations au plus
said-Searches-of-each-bot = Recherches de chaque bot
said-root = racine
said-distance = distance
said-wrong-from = faux, de
said-wrong-to = faux, à
said-Sweep = Balayage des réglages
said-Which-is-better-more-iterations-or-more-playouts-in-each = Que vaut-il mieux : plus d’itérations, ou plus de simulations dans chacune ?
said-Tic_tac_toe-study-one-visit-sum-of-its-playouts-final-move-by-UCB = Étude du morpion : une visite, somme de ses simulations, coup final par UCB
said-Tic_tac_toe-study-the-same-final-move-by-visits = Étude du morpion : la même chose, coup final par visites
said-Tic_tac_toe-study-one-visit-mean-of-its-playouts = Étude du morpion : une visite, moyenne de ses simulations
said-Tic_tac_toe-study-each-playout-a-visit = Étude du morpion : chaque simulation, une visite
said-Bot-with-the-settings-that-do-not-vary = Bot, avec les réglages qui ne varient pas
said-Setting-that-varies-by-row-or-iterations = Réglage qui varie par rangées, ou itérations (iterations)
said-Setting-that-varies-by-column-none-if-empty = Réglage qui varie par colonnes ; vide : aucun
said-Opponent = Adversaire
said-Side-of-the-bot = Tour du bot
said-Games-at-each-point = Parties à chaque point
said-Playouts-per-move-unless-a-bot-or-the-grid-sets-them = Simulations par coup si ni le bot ni la grille ne les fixent
said-both = les deux
said-iterations = itérations
said-sims = simulations par itération
said-lost-percent = perdues, %
said-lost-from = perdues, de
said-lost-to = perdues, à
said-drawn-percent = nulles, %
said-drawn-from = nulles, de
said-drawn-to = nulles, à
said-won-percent = gagnées, %
said-won-from = gagnées, de
said-won-to = gagnées, à
said-score-of-the-bot = score du bot
said-Tournament = Tournoi
said-Which-bot-is-stronger-by-how-much-and-after-how-many-games-may-one-say-so = Quel bot est le plus fort, de combien, et après combien de parties peut-on le dire ?
said-Bots-with-settings-and-budgets = Bots avec réglages et budgets
said-Pairs-of-games-for-any-two-bots = Paires de parties entre deux bots
said-Playouts-per-move-of-bots-without-a-budget = Simulations par coup des bots sans budget
said-Stop-when-a-sequential-test-of-the-two-bots-has-ended = S’arrêter quand un test séquentiel des deux bots est terminé
said-Elo-points-by-which-the-first-bot-is-stronger-under-H0 = Points Elo d’avance du premier bot selon H0
said-Elo-points-of-H1 = Points Elo de H1
said-Chance-to-accept-H1-where-H0-holds = Probabilité d’accepter H1 quand H0 vaut
said-Chance-to-accept-H0-where-H1-holds = Probabilité d’accepter H0 quand H1 vaut
said-Heuristic-against-RAVE = Heuristique contre RAVE
said-Sequential-test-of-two-settings = Test séquentiel de deux réglages
said-elo = Elo
said-won = gagnées
said-drawn = nulles
said-lost = perdues
said-against = contre
said-los = probabilité d’être meilleur
said-played = coups
said-s-first = s, premier
said-s-second = s, second
said-ratio = rapport
said-H0-at = H0 à
said-H1-at = H1 à
said-verdict = verdict
said-pairings = rencontres
said-searched-value = valeur trouvée
said-searched-move = coup trouvé
said-Exercise = Exercice
said-Can-you-do-by-hand-what-the-searches-do = Sais-tu faire à la main ce que font les recherches ?
said-Name-of-the-student-each-one-has-other-numbers = Nom de l’étudiant ; chacun a d’autres nombres
said-Moves-at-each-node = Coups à chaque nœud
said-Moves-to-select-from = Coups parmi lesquels sélectionner
said-Show-the-solutions = Montrer les solutions
said-question = question
said-answer = réponse
said-wins = victoires
said-The-line-is-line-expected-the-one-that-an-exercise-gives = La ligne est { $line } : celle que donne un exercice était attendue.
said-Three-players = Trois joueurs
said-Who-wins-if-three-players-take-from-a-heap-and-does-that-follow-from-the-rules-alone = Qui gagne si trois joueurs prennent d’un tas, et cela suit-il des seules règles ?
said-Tokens-in-the-heap = Jetons du tas
said-Most-tokens-that-a-move-takes = Jetons qu’un coup prend au plus
said-Share-of-the-player-who-moved-before-the-winner = Part du joueur qui a joué avant le gagnant
said-Of-moves-that-are-equal-for-the-player-the-one-to-be-made = Des coups égaux pour le joueur, celui qui est joué
said-the-first = le premier
said-the-last = le dernier
said-Shallow-pruning = Élagage superficiel
said-Pruning-leaves-out-what-is-better-by-this-at-most = L’élagage omet ce qui améliore de cela au plus
said-heap = tas
said-first-tie = première égalité
said-last-tie = dernière égalité
said-nodes-pruned = nœuds élagués
said-player = joueur
said-tokens = jetons
said-Depth-of-the-search-that-is-shown-0-for-the-whole-depth = Profondeur de la recherche montrée ; 0 pour toute
said-method = méthode
said-step = étape
said-A-tree-of-your-own-as-3-12-8-2-4-6-14-5-2 = Un arbre à toi, comme ((3,12,8),(2,4,6),(14,5,2))
said-A-tree-to-do-by-hand = Un arbre à faire à la main
said-A-tree-and-a-position-are-given-expected-one-of-them = Un arbre et une position sont donnés : un seul des deux était attendu.
said-expected-numbers-in-parentheses-with-commas-between-them-as-3-12-8-2-4-6-deepest-deep-and-with-most-leaves-at-most = des nombres entre parenthèses séparés par des virgules étaient attendus, comme ((3,12,8),(2,4,6)), de profondeur { $deepest } et de { $most } feuilles au plus.
said-Grid-world = Monde de cases
said-When-is-the-policy-right-and-when-are-the-values = Quand la politique est-elle juste, et quand les valeurs ?
said-Policy-iteration = Itération sur les politiques
said-Q_learning = Q-learning
said-Life-is-painful-the-robot-runs-to-the-nearest-end = La vie est pénible : le robot court à la fin la plus proche
said-Life-is-pleasant-the-robot-never-wants-to-end = La vie est douce : le robot ne veut jamais finir
said-World-row-by-row-free-wall-plus-and-_-ends = Monde, rangée par rangée : . libre, # mur, + et - fins
said-Method = Méthode
said-value-iteration = itération sur les valeurs
said-policy-iteration = itération sur les politiques
said-Reward-of-a-move = Récompense d’un coup
said-Discount = Actualisation
said-Chance-to-slip-to-a-side = Probabilité de dévier d’un côté
said-Sweeps-policies-or-episodes = Balayages, politiques ou épisodes
said-Learning-rate = Taux d’apprentissage
said-Share-of-random-moves-while-learning = Part de coups au hasard en apprenant
said-found = trouvé
said-found-move = coup trouvé
said-exact-move = coup exact
said-wrong-cells = cases fausses
said-The-world-is-world-expected-rows-of-one-length-with-between-them-of-plus-and-_-with-a-free-cell-and-most-cells-at-most = Le monde est { $world } : des rangées de même longueur séparées par / étaient attendues, faites de ., #, + et -, avec une case libre et { $most } cases au plus.
said-Moves-that-pay-are-worth-infinitely-much-expected-a-discount-below-1 = Des coups qui rapportent valent infiniment : une actualisation inférieure à 1 était attendue.
said-From-cell-no-end-can-be-reached-so-moves-cost-infinitely-much-expected-a-way-to-an-end-or-a-discount-below-1 = Depuis { $cell }, aucune fin ne peut être atteinte : les coups coûtent infiniment. Un chemin vers une fin ou une actualisation inférieure à 1 était attendu.
said-faults = fautes
said-fault = faute
said-course = évolution
said-walk = marche
said-Sequential-test = Test séquentiel
said-How-often-does-a-sequential-test-of-two-equal-bots-end-with-the-wrong-verdict = Combien de fois un test séquentiel de deux bots égaux finit-il sur le mauvais verdict ?
said-True-difference-of-the-bots-in-Elo-points = Différence vraie des bots, en points Elo
said-Share-of-drawn-games = Part des parties nulles
said-Elo-points-of-H0 = Points Elo de H0
said-Tests = Tests
said-Pairs-of-games-after-which-a-test-is-given-up = Paires de parties après lesquelles un test est abandonné
said-ratio-at = rapport à
said-tests = tests
said-percent = %
said-promised-percent = promis, %
said-none = aucun
said-pairs-from = paires, de
said-pairs-to = paires, à
said-H0 = H0
said-H1 = H1
said-lengths = longueurs
said-Rooms = Chambres
said-From-which-rooms-does-tree-search-still-choose-a-worse-move-than-value-iteration = De quelles chambres la recherche arborescente choisit-elle encore un coup moins bon que l’itération des valeurs ?
said-Rooms-a-side = Chambres par côté
said-Charge-in-moves = Charge de la batterie, en coups
said-Slips-in-a-hundred-moves = Glissades sur cent coups
said-Reward-of-each-room-row-by-row-the-usual-ones-if-empty = Récompense de chaque chambre, rangée par rangée ; vide : les habituelles
said-Playouts-of-tree-search = Simulations de la recherche arborescente
said-Searches-from-each-room = Recherches depuis chaque chambre
said-rooms = chambres
said-sweeps = balayages
said-room = chambre
said-best = meilleurs
said-sweep = balayage
said-loss = perte
said-wrong-percent = faux, %
said-north = nord
said-east = est
said-south = sud
said-west = ouest
said-Reduction = Réduction
said-Who-has-won-a-full-board-and-how-many-operations-does-it-take-to-find-out = Qui a gagné un plateau plein, et combien d’opérations faut-il pour le savoir ?
said-Hex-a-board-in-the-corner-of-a-triangle = Hex : un plateau dans le coin d’un triangle
said-Speed-of-this-machine = Vitesse de cette machine
said-Position-of-Y-or-Hex = Position de Y ou de Hex
said-Boards-in-a-word = Plateaux dans un mot
said-Playouts-in-a-round-of-the-speed-test-0-for-no-test = Simulations par tour du test de vitesse ; 0 : pas de test
said-boards = plateaux
said-speed = vitesse
said-side = côté
said-cells = cases
said-operations = opérations
said-operations-so-far = opérations au total
said-board-after-board = plateau par plateau
said-player-1-percent = joueur 1, %
said-board = plateau
said-winner = gagnant
said-replies = réponses
said-stage = étape
said-cell = case
said-owner-before = propriétaire avant
said-owner = propriétaire
said-inside = intérieur
said-edges = bords
said-bridges = ponts
said-seconds = secondes
said-playouts-a-second = simulations par seconde
said-leaves-a-second = feuilles par seconde
said-Network = Réseau
said-What-does-a-network-see-at-a-glance-and-how-long-do-searches-take-to-find-it-with-and-without-the-network = Que voit un réseau d’un coup d’œil, et combien de temps les recherches mettent-elles à le trouver, avec et sans lui ?
said-Y-a-won-position-that-playouts-call-lost = Y : une position gagnée que les simulations croient perdue
said-Hex-a-move-on-the-edge = Hex : un coup au bord
said-Y-a-large-board = Y : un grand plateau
said-Playouts-that-judge-without-a-search = Simulations qui jugent sans recherche
said-settled = convenu
said-settled-percent = le convenu, %
said-by = qui juge
said-net = net
said-wye = wye
said-network = réseau

## The engine: refusals

said-Parameter-name-of-experiment-is-value-wrong = Le paramètre « { $name } » de { $experiment } est « { $value } » : { $wrong }
said-title-leaves-nothing-to-choose-expected-another-experiment = { $title } ne laisse rien à choisir : il fallait une autre expérience.
said-The-text-of-the-experiment-has-count-characters-expected-most-at-most = Le texte de l’expérience a { $count } caractères : il en fallait { $most } au plus.
said-Unknown-experiment-name-expected-known = Expérience inconnue, « { $name } » : il fallait { $known }.
said-expected-a-game-record = il fallait la notation d’une partie.
said-The-name-file-is-no-name-for-a-bot-expected-letters-digits-_-and-_-with-py-at-the-end = « { $file } » n’est pas un nom de bot : il fallait des lettres, des chiffres, _ et -, avec .py à la fin.
said-file-line-line-the-same-seed-led-to-another-game-expected-all-random-numbers-from-dice = { $file }, ligne { $line } : la même graine a mené à une autre partie : il fallait que tous les nombres aléatoires viennent de dice.
said-The-parameter-name-is-given-twice-expected-it-once = Le paramètre « { $name } » apparaît deux fois : il le fallait une fois.
said-Arm-arm-is-not-there-expected-least-to-most = Le bras { $arm } n’existe pas : il fallait de { $least } à { $most }.
said-count-rewards-for-rooms-rooms-expected-one-for-each-room = { $count } récompenses pour { $rooms } chambres : il en fallait une par chambre.
said-count-rooms-with-a-reward-expected-1-to-most = { $count } chambres avec récompense : il en fallait de 1 à { $most }.
said-Both-axes-are-name-expected-two-different-ones = Les deux axes sont « { $name } » : il en fallait deux différents.
said-The-axis-text-is-not-understood-expected-different-values-as-sims-1-2-4 = L’axe « { $text } » n’est pas compris : il fallait des valeurs différentes, comme sims=1,2,4.
said-axis-is-value-expected-whole-numbers-of-1-or-more = { $axis } est « { $value } » : il fallait des nombres entiers à partir de 1.
said-count-points-expected-most-at-most = { $count } points : il en fallait { $most } au plus.
said-title-is-for-one-player-alone-expected-a-game-of-two = { $title } est pour un seul joueur : il fallait un jeu à deux.
said-count-processes-for-bot-expected-one-here = { $count } processus pour « { $bot } » : il en fallait un ici.
said-what-value-expected-least-to-most = { $what } : { $value }, il fallait de { $least } à { $most }.
said-A-sequential-test-with-count-bots-expected-a-match-of-2 = Un test séquentiel avec { $count } bots : il fallait un match de 2.
said-A-difference-of-difference-Elo-with-draws-of-the-games-drawn-expected-fewer-draws = Une différence de { $difference } Elo avec { $draws } de parties nulles : il fallait moins de nulles.
said-count-entrant-expected-2-at-least = { $count } participant : il en fallait au moins 2.
said-name-is-named-twice-expected-entrants-that-differ-as-in-flat-100 = « { $name } » apparaît deux fois : il fallait des participants différents, comme « flat@100 ».
said-SPRT-from-elo0-to-elo1-Elo-expected-_1000-elo0-elo1-1000 = SPRT de { $elo0 } à { $elo1 } Elo : il fallait -1000 <= elo0 < elo1 <= 1000.
said-SPRT-with-name-value-expected-more-than-0-and-less-than-0-5 = SPRT avec { $name } { $value } : il fallait plus de 0 et moins de 0,5.
said-A-tree-of-branching-moves-at-each-node-depth-deep-expected-1-to-widest-moves-depth-1-to-deepest-and-at-most-most-leaves = Un arbre de { $branching } coups par nœud, profond de { $depth } : il fallait de 1 à { $widest } coups, une profondeur de 1 à { $deepest } et au plus { $most } feuilles.
said-The-tree-has-count-leaves-expected-wanted-values-each-0-to-1 = L’arbre a { $count } feuilles : il fallait { $wanted } valeurs, chacune de 0 à 1.
said-The-movers-are-movers-expected-players-1-and-2-or-chance-for-chance = Les joueurs au trait sont { $movers } : il fallait les joueurs 1 et 2, ou { $chance } pour le hasard.
said-Minimax-knows-no-chance-expected-a-position-of-two-players-without-chance = Minimax ne connaît pas le hasard : il fallait une position de deux joueurs sans hasard.
said-The-evaluation-that-ignores-who-moves-belongs-to-Nim-expected-one-of-its-positions = L’évaluation qui ignore qui joue est celle de Nim : il fallait une de ses positions.
said-Chance-is-added-here-expected-a-position-of-two-players-without-chance = Le hasard est ajouté ici : il fallait une position de deux joueurs sans hasard.
said-The-tree-is-too-large-expected-most-nodes-at-most = L’arbre est trop grand : il fallait { $most } nœuds au plus.
said-playouts-playouts-here-may-have-count-moves-expected-most-at-most = { $playouts } simulations peuvent avoir ici { $count } coups : il en fallait { $most } au plus.
said-A-move-wins-at-once-expected-a-position-that-is-searched = Un coup gagne tout de suite : il fallait une position à chercher.
said-The-game-begins-after-count-moves-expected-none = La partie commence après { $count } coups : il n’en fallait aucun.
said-Chance-is-to-move-expected-a-position-in-which-a-player-is = C’est au hasard de jouer : il fallait une position où un joueur joue.
said-alpha = alpha
said-beta = bêta
said-Why-alpha_beta-is-right = Pourquoi alpha-bêta est juste
said-Why-the-loop-is-right = Pourquoi la boucle est juste
said-Break-it-a-move-that-is-tried-twice = À casser : un coup essayé deux fois
said-Break-it-one-visit-for-four-playouts = À casser : une visite pour quatre simulations
said-Break-it-cuts-too-early = À casser : des coupes trop tôt
said-Break-it-sums-for-means = À casser : des sommes pour des moyennes
said-Break-it-the-wrong-end-of-the-window = À casser : le mauvais bout de la fenêtre
said-Break-it-the-wrong-perspective = À casser : la mauvaise perspective
said-Without-handing-the-window-down = Sans transmettre la fenêtre
said-least = moins
said-most = plus
said-checks = vérifications
said-phases = phases
said-phase = phase
said-loop = boucle
said-run = série
said-node = nœud
said-broken = rompues
said-wrong = faux
said-total = total
said-work = travail
said-selection = sélection
said-expansion = expansion
said-simulation = simulation
said-backup = rétropropagation
said-nothing = rien
said-Iterations = Itérations
said-it-leaves-out-moves-as-soon-as-alpha-is-near-beta = des coups sont omis dès qu’alpha est près de bêta
said-a-value-moves-the-other-end-of-the-window = une valeur déplace l’autre bout de la fenêtre
said-the-window-is-not-handed-down = la fenêtre n’est pas transmise
said-the-result-is-turned-at-every-node-whoever-moved-there = le résultat est retourné à chaque nœud, quel que soit le joueur
said-selection-compares-sums-not-means = la sélection compare des sommes, non des moyennes
said-one-visit-for-all-playouts-of-an-iteration = une visite pour toutes les simulations d’une itération
said-a-tried-move-may-be-tried-again = un coup essayé peut être essayé de nouveau
said-What-is-wrong-with-alpha_beta = Ce qui est faux dans alpha-bêta
said-What-is-wrong-with-the-loop = Ce qui est faux dans la boucle
said-Does-the-window-promise-the-same-at-every-node-and-which-line-breaks-the-promise = La fenêtre promet-elle la même chose à chaque nœud, et quelle ligne rompt la promesse ?
said-Which-promise-does-each-loop-of-the-search-keep-and-which-line-breaks-it = Quelle promesse tient chaque boucle de la recherche, et quelle ligne la rompt ?
said-The-tree-has-count-leaves-expected-most-at-most = L’arbre a { $count } feuilles : attendu { $most } au plus.
said-A-draw-that-counts-as-a-loss-of-both = Une nulle qui compte comme une défaite des deux
said-Rules-of-selection = Règles de sélection
said-Tic_tac_toe-four-rules-of-selection-and-informed-playouts = Morpion : quatre règles de sélection, et des simulations informées
said-There-is-no-game-in-the-file-file-expected-a-file-that-can-be-read = Il n’y a pas de jeu dans le fichier « { $file } » : attendu un fichier lisible.
said-sum = somme
said-Evaluation-empty-for-the-usual-one-or-a-file-of-your-own = Évaluation : vide pour l’usuelle, ou un fichier à toi
said-A-tree-of-your-own-in-place-of-the-heap-as-1-2-3-4-0-2-0-5-1-2-2-2 = Un arbre à toi à la place du tas, comme ((1:2:3,4:0:2),(0:5:1,2:2:2))
said-expected-parts-of-three-players-at-each-leaf-as-1-2-3-4-0-2-0-5-1-2-2-2-none-of-them-negative = attendu à chaque feuille les parts de trois joueurs, comme ((1:2:3,4:0:2),(0:5:1,2:2:2)), aucune négative.
