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
deck-task = Trait aux { $player }. Dans ta partie, tu as joué { $move }, qui a coûté { points } de chances de gain. Trouve un meilleur coup.
# About a first stone that somebody looks for.
deck-fair = L’adversaire peut prendre la pierre : elle ne doit pas être trop forte.
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
trainer-text = Entraîne ta première pierre et l’échange.
trainer-due = { $due ->
        [0] Rien à revoir aujourd’hui ; { $all ->
            [one] { $all } réponse trouvée
           *[other] { $all } réponses trouvées
        }
       *[other] { $due } sur { $all } à revoir aujourd’hui
    }
trainer-board = Plateau
trainer-waits = La question vient dès que le moteur est chargé.
trainer-asked = { CAPITAL($player) } ouvre en { $stone }. Échanger ?
trainer-take = Échanger
trainer-leave = Continuer
trainer-fair = { CAPITAL($player) } ouvre. Pose la pierre la plus équilibrée.
# $strong whether the stone wins more than half of its games
trainer-unfair = { $stone } est trop { $strong ->
        [true] forte
       *[other] faible
    }. Essaie une autre pierre ou regarde la réponse.
trainer-fairest = { $right ->
        [true] Exact :
       *[other] La réponse :
    } { $stone } est l’une des pierres les plus équilibrées.
trainer-taken = { $right ->
        [true] Exact :
       *[other] Non :
    } { $strong ->
        [true] échange.
       *[other] continue.
    }
trainer-because =
    { $proven ->
        [true] C’est prouvé : sans échange, { $stone } { $strong ->
            [true] gagne
           *[other] perd
        }.
       *[other] La table donne à { $stone } { $share } de chances sans échange.
    }
trainer-count = { $number } sur { $total }
trainer-done =
    { $total ->
        [0] {""}
       *[other] Bonnes réponses : { $right } sur { $total }.
    }{ $last ->
        [true] {" "}{ deck-done }
       *[other] {""}
    }
trainer-more = Encore { $total }
# The values of first stones from weak to strong
scale-weak = faible
scale-fair = équilibrée
scale-strong = forte
trainer-returns = { $days ->
        [1] La question revient demain.
       *[other] La question revient dans { $days } jours.
    }
daily-problem = Problème du jour
# Training with problems; $points: what a result has changed the rating by
rating = Ton classement : { NUMBER($rating, maximumFractionDigits: 0) } ± { NUMBER($deviation, maximumFractionDigits: 0) }
gained = { SIGNED($points) }
hint-misses = Un indice compte comme un échec.
row = { $row } d’affilée du premier coup
problem-rating = classement { NUMBER($rating, maximumFractionDigits: 0) }
train-title = S’entraîner
run-title = Trois minutes
run-text = Résous le plus de problèmes possible. Ils sont de plus en plus difficiles ; trois erreurs et c’est fini.
run-best = Ton record : { $best }
run-record = Nouveau record !
run-start = Commencer
run-again = Encore une fois
run-score =
    { $solved } { $solved ->
        [one] résolu
       *[other] résolus
    }, { $missed } sur { $most } ratés
run-end = { $solved } { $solved ->
        [one] problème résolu
       *[other] problèmes résolus
    }.
run-missed = Revois ceux que tu as ratés :
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
copy-result = Copier le résultat
daily-told = Wye, problème du jour : { $dots }
find-move = { CAPITAL($player) } joue et gagne : trouve le seul coup gagnant.
# The first hint of a problem, by its motif
hint-joins = Indice : deux de tes chaînes vont ensemble. Relie-les.
hint-bridge = Indice : tout dépend d’un pont. Construis-le ou sauve-le.
hint-double = Indice : cherche un coup qui laisse deux chemins pour tout ce qui te manque.
hint-cut = Indice : garde deux chaînes adverses séparées.
hint-must = Indice : ton adversaire menace de gagner. Peu de cases l’en empêchent, et l’une d’elles gagne.
hint-template = Indice : regarde le bord. Construis-y un gabarit ou sauves-en un.
hint-ladder = Indice : regarde au bout de l’échelle.
hint-any = Indice : cherche le meilleur coup de ton adversaire. C’est souvent aussi le tien.
told-area = Indice : le coup est dans la zone marquée.
told-move = Indice : le coup est { $move }.
right-move = Exact : { $move } est le seul coup gagnant.
right-end = Exact : { $move } gagne.
right-so-far = Exact : { $move }.
defended = Exact : { $move }. { CAPITAL($player) } se défend par { $answer } : trouve le coup qui gagne encore.
right-line = { CAPITAL($player) } gagne contre toute défense, par exemple :
wrong-move =
    { $move } ne gagne pas.{ $ready ->
        [true] { " " }La réponse est en cours de recherche…
        [false] { " " }La réponse viendra quand le moteur sera chargé.
       *[none] { "" }
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
# The games in which a win beats a level; $rules: the names of those that must be on, or "none"
ladder-told =
    L’échelle compte les victoires à partir de la taille { $size }{ $rules ->
        [none] { "" }
       *[other] { " " }({ $rules })
    } et sans aide : ni indice, ni analyse, ni coup repris.
practice = Entraînement libre.
training = Trois minutes d’entraînement
mistakes-due =
    { $due ->
        [one] Une position de tes parties
       *[other] { $due } positions de tes parties
    }
losses-told =
    { $count ->
        [one] Dans la dernière partie revue, tu as perdu { $last } de tes chances de gain par coup.
       *[other] Chances de gain perdues par coup, { $count } dernières parties revues : de { $first } à { $last }.
    }
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
# In a game with a friend; $allowed: whether both have agreed on it
friend-help =
    { $allowed ->
        [true] Vous pouvez tous deux utiliser indices et analyse.
       *[other] Indices et analyse sont coupés pour vous deux jusqu’à la fin de la partie.
    }
allow-help = Indices et analyse permis aux deux
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
# What the person tells a friend of a level that they have beaten
triumph = J’ai battu { $title } en { count-moves }. Et toi ?
triumph-text = Copier le texte et le lien
triumph-picture = Image avec { $title }
friend = Ton ami
friend-to-move = Envoie maintenant le lien à ton ami.
friend-sent = En attente du lien de ton ami.
friend-to-tell = Envoie le lien à ton ami pour qu’il voie comment la partie s’est terminée.
send-link-told = Envoyer le lien
friend-link-longer = { "" }
friend-link-same = { "" }
friend-link-older = Ce lien est plus ancien que la partie d’ici, qui reste telle quelle.
friend-link-other = Ce lien contredit la partie d’ici, qui reste telle quelle. Les coups du lien :
none-found = Aucune partie d’ici ne contient ces mots.
watching-told = Reprendre cette partie :
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
set-up-stone = Poser
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
win-rate = { $share } de chances
points =
    { POINTS($cost) ->
        [one] { POINTS($cost) } point
       *[other] { POINTS($cost) } points
    }
signs-inaccuracy = ?!
signs-mistake = ?
signs-blunder = ??
signs-moment = ↓
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
grades-moment = la plus grande perte
mistake = { $number }. { $move } a coûté { points } de chances de gain, mieux valait { $better }
better-move = Mieux : { $better }.
mistake-moment =
    { $isLost ->
        [true] { $number }. La partie était perdue, mais { $move } a le moins résisté : { $better } était plus difficile à battre
       *[other] { $number }. { $move } a coûté le plus : { points } ; mieux valait { $better }
    }
mistake-stone =
    { $isTaken ->
        [true] { $number }. { $move } est trop forte : une fois échangée, il te reste { $left }
       *[other] { $number }. { $move } est trop faible : elle te laisse { $left }
    }. Les plus équilibrées : { $fair } ({ $best })
mistake-takeover =
    { $isTaken ->
        [true] { $number }. L’échange a coûté { points } : { $stone } n’a que { $chance } de chances
       *[other] { $number }. { $move } a coûté { points } : { $stone } a { $chance } de chances, mieux vaut la prendre
    }
accuracy =
    { POINTS($cost) ->
        [0] { $player } : { points } par coup
       *[other] { $player } : −{ points } par coup
    }
review-error = Les coûts sont justes à ± { $error } près dans neuf cas sur dix.
train-openings = Travailler les premières pierres
curve-at = { $move } · { $player } { $chance }
curve-start = Début
# In which $number of a move the lead changed last, or the largest loss was where it never did.
turned =
    { $count ->
        [0] La plus grande perte fut au coup { $number }.
        [one] La partie a basculé une fois, au coup { $number }.
       *[other] La partie a basculé { $count } fois, la dernière au coup { $number }.
    }
learn =
    { $own ->
        [true] { $count ->
            [one] Entraîne-toi sur cette position
           *[other] Entraîne-toi sur ces { $count } positions
        }
       *[other] Entraîne-toi avec { CAPITAL($player) }
    }
all-mistakes = Toutes les erreurs ({ $count })
second-try = Réessaie ici
mistake-count = Erreur { $number } sur { $total }
show-answer = Voir la réponse
next-mistake = Suivante
end-learning = Terminé
verdicts-ask = Trouve un meilleur coup que { $move }.
verdicts-judging = { $tried } est-il meilleur ? Le moteur regarde…
verdicts-best = Oui, c’était ça : { $tried } est le meilleur coup.
verdicts-good = Exact : { $tried } vaut { $better }.
verdicts-worse = Pas mieux : { $tried } coûte { points }. Essaie encore.
verdicts-told = La réponse est { $better }.
verdicts-done = Tu as trouvé toi-même { $found } des { $total } meilleurs coups.
even-stones =
    { $hasBest ->
        [true] { $even ->
            [true] Premières pierres les plus équilibrées : { $best } sans échange.
           *[other] Ici, aucune première pierre n’est vraiment équilibrée. Les plus proches : { $best } sans échange.
        }
       *[other] Ici, aucune première pierre n’est équilibrée : pour chacune, il est prouvé qui gagne.
    }
# A winning chance, and how far it may be wrong: 0 where it is proven.
winning-chance =
    { $error ->
        [0] { $share }
       *[other] { $share } ± { $error }
    }
answers =
    { $taking } : { $taken } de chances{ $even ->
        [true] , équilibré
       *[other] {""}
    }. { $hasBest ->
        [true] Meilleure réponse : { $best }
       *[other] Sans échange : { $answered } au mieux
    }.
openings-offer =
    { $ply ->
        [0] Quelles premières pierres sont équilibrées ?
       *[other] Cette pierre vaut-elle un échange ?
    }
stones-legend =
    { $proven ->
        [all] Pointe une case pour voir son % de gain sans échange.
       *[other] { $even ->
            [true] Cerclée : équilibrée.
           *[other] Cerclée : la plus proche de l’équilibre.
        } Pointe une case pour voir son % de gain sans échange.
    }
answers-legend = Pointe une case pour voir son % de gain.
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
tasks-chain-again = Ta chaîne doit encore toucher le bas.
tasks-gap-text = Ta pierre de gauche et ta chaîne de droite et du bas sont à une case l’une de l’autre. Quelle case les relie ?
tasks-gap-done = C’est maintenant une seule chaîne, et elle touche les trois côtés.
tasks-arms-text = Trois bras, et chacun atteint un côté. Quelle case en fait une chaîne ?
tasks-arms-done = Voilà l’Y qui donne son nom au jeu.
tasks-race-text = { -Blanc } vient de jouer a4 pour séparer tes pierres. Relie-les par le bas ; ensuite, deux cases mènent au côté droit.
tasks-race-done = d4 et e5 menaient toutes deux au côté droit, et { -blanc } ne pouvait en prendre qu’une.
tasks-corner-text = Un coin appartient à ses deux côtés. Ta chaîne de gauche touche deux côtés. Quelle case ajoute le troisième ?
tasks-corner-done = Le coin fait partie du côté gauche et du côté droit : tu as gagné.
tasks-low-text = Et maintenant en bas : ta chaîne touche le côté droit et le bas. Quelle case appartient aussi au côté gauche ?
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
tasks-mirror-text = Et de l’autre côté : c3 descend à droite. Quel blocage tient ?
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
tasks-side-text = Cette fois { -noir } a ouvert à côté du coin. Échanges-tu ?
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
tasks-ahead-done = Bien calculé. Demande-toi avant chaque coup : quelle est la meilleure réponse, et que jouerai-je alors ?
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
tasks-bend-2-text = Encore un plateau courbe : quelle pierre gagne contre toute réponse ?
tasks-bend-2-done = Les ponts et les doubles menaces fonctionnent comme sur tout plateau de Y.
tasks-handicap-text = Un handicap compense la force : { -noir } commence avec des pierres en plus, sans échange. La première de ces deux est dans un coin, où elle ne sert pas à grand-chose. Place la seconde de façon à gagner.
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
tasks-hexescape-text = Une autre échelle, avec une pierre au milieu : d4 est ton échappatoire.
tasks-hexescape-done = d4 avait son pont vers le bas, et ainsi l’échelle aussi.
tasks-hexclimb-text = Continue depuis a4. Cette fois, rien n’attend au bout de l’échelle : pose toi-même l’échappatoire, à temps.
tasks-hexclimb-done = e4 était l’échappatoire : elle menaçait deux choses à la fois.
tasks-hexread-text = Tes pierres sont en haut et en bas. Trouve celle qui les relie par des paires.
tasks-hexread-done = Quatre coups d’avance, et chacun avait sa réponse.
tasks-diagonal-text = Sans échange, sur quatre rangées, seules quatre premières pierres gagnent. Regarde la petite diagonale, de d1 à a4.
tasks-diagonal-done = La petite diagonale va d’un coin des joueurs à l’autre. Son milieu est l’endroit le plus fort de Hex.
tasks-hexswap-text = { -Noir } a ouvert au milieu. Échanger, ou répondre ?
tasks-hexswap-done = À Hex, la pierre échangée passe dans le miroir, pour valoir autant pour toi.
tasks-hexleave-text = Cette fois { -noir } a ouvert dans le coin aigu a1. Échanges-tu ?
tasks-hexleave-done = Il est trop faible pour un échange. Prends plutôt le milieu.
tasks-hexmirror-text = Et maintenant dans le coin obtus c1, à un bout de la petite diagonale. Échanges-tu ?
tasks-hexmirror-done = Sur ce petit plateau il gagne, alors prends-le.
lesson-board = Plateau de la leçon
lesson-count = Exercice { $step } sur { $count }
all-lessons = Toutes les leçons
play-position = Continuer à partir d’ici
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
refuted-slow = Pas encore : un autre coup y arrive tout de suite.
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
way-easy-text = Un petit plateau et un adversaire facile
way-familiar = Je connais Hex
way-familiar-text = Vois ce qui change, puis joue
familiar-text = Y est Hex sur un triangle. Les deux joueurs ont le même but, une chaîne qui touche les trois côtés ; les côtés n’ont donc pas de couleur. Les ponts, les échelles et l’échange fonctionnent comme à Hex.
invitation = Ton ami t’invite à une partie
way-answer = Réponds par un coup
way-answer-text = Puis renvoie-lui le lien.
start-game-told = Jouer à { $title } { $size }
ready = Prêt à jouer

## The welcome, the lessons and the dialog for a new game: a new game

level-label = Niveau
more-alternatives = et { $left } de plus
other-games = Autres jeux : { $first }, { $second } et plus
option-told = { $title } : { $value ->
        [true] oui
        [false] non
       *[other] { $value }
    }
# Of the game on the board, when another one is to begin
running-kept =
    { $kept ->
        [true] Ta partie en cours est gardée dans Mes parties.
       *[other] La partie du plateau n’est pas gardée. Tu peux la garder dans Mes parties.
    }
rivals-computer = Ordinateur
rivals-friend = Ami sur cet appareil
rivals-link = Ami par lien
rivals-bots = Deux bots

## The room of the game: strips, notice, list of moves, buttons of the moment

backward = Précédent
forward = Suivant
lens-options = Affichage
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
reasons-swap-text = Commencer est un avantage. La règle du gâteau le compense, comme quand un enfant coupe un gâteau et que l’autre choisit : après la première pierre, le second joueur peut la reprendre au lieu d’en poser une. Ouvre donc avec une pierre ni trop forte ni trop faible.
reasons-swap-moved = Ici, les joueurs relient des côtés différents : la pierre passe donc sur sa case symétrique, où elle vaut autant pour son nouveau propriétaire.
takes =
    { $self ->
        [true] Tu prends
       *[other] { $name } prend
    } { $count }.
# $begun: whether a stone was placed in this turn before.
stones-left =
    { $left ->
        [one] { $begun ->
            [true] Encore une pierre.
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
play-now = Jouer maintenant
pause-bot = Pause
insist = Le jouer quand même
rival = { $title } : force et réglages
page-title = { $news } – { $page }
your-turn = À toi

## Levels of play

levels = Niveaux
others = Autres
level = Niveau { $level }
level-of = Niveau { $level } sur { $count }

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
other-size = Autre
size-cells = { $size } ({ $cells } cases)
size-large = Grand plateau : des centaines de coups, et les bots voient moins loin.
start = Commencer
studying = Montrer les valeurs exactes
ponder = Réfléchir à mon tour
teaching = Apprends-moi : reprendre mes gaffes
teaching-game = Partie d’apprentissage.
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
# What each of them says when it is beaten.
beaten-1 = Il me manquait un pas. Encore une ?
beaten-2 = Je l’ai vu trop tard. Encore ?
beaten-3 = Pas une brèche. Pas même une miette.
beaten-4 = Bonne idée. J’aurais aimé l’avoir.
beaten-5 = Mais où ai-je mis ce dernier pion ?
beaten-6 = J’avais vu le piège. J’ai sauté quand même.
beaten-7 = Bien guetté. Je dirai que je dormais.
beaten-8 = Plus rusé que moi. C’était ma réplique.
beaten-9 = La meute se souviendra de toi. Reviens.
beaten-10 = Tu as frappé avant moi. Respect.
beaten-11 = Mon mur avait un trou. Tu l’as trouvé.
beaten-12 = Je n’oublierai pas cette partie.
beaten-13 = Profond. Plus que je n’ai regardé.
beaten-14 = En tant de siècles, presque personne. Toi.
seeking = Recherche du tournant : { $done } positions sur { $total }.
# What a mistake led to, told to its player, who may look for a better move.
cause =
    { $kind ->
        [missed] Tu avais un gain forcé : le coup { $number } ({ $move }) l’a manqué.
        [threat] Le coup { $number } ({ $move }) n’a pas paré la menace.
        [forced] Le coup { $number } ({ $move }) a donné à l’adversaire un gain forcé.
        [cut] Le coup { $number } ({ $move }) t’a laissé couper.
        [joined] Le coup { $number } ({ $move }) a laissé l’adversaire se relier.
        [turned] Le coup { $number } ({ $move }) a fait basculer la partie.
        [lost] La partie était perdue, mais le coup { $number } ({ $move }) a le moins résisté.
       *[most] Le coup { $number } ({ $move }) t’a coûté le plus.
    }

## The page: two bots

watching = Deux bots
step = Un coup
pace = Par coup

## The page: clocks

clock = Pendule
# In the line that opens further options
clock-told =
    { $minutes ->
        [0] Sans pendule
       *[other] Pendule : { $minutes } min
    }
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

dots = Marquer les pertes sur les pierres
# What the dots on stones tell, as points lost at least; larger ones are worse.
dots-legend = Pastilles : jaune −10, orange −20, rouge −40
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
        [even] La première pierre la plus équilibrée : { $move } ({ $chance } de chances sans échange).
        [proven] Ici, aucune première pierre n’est équilibrée : pour chacune, il est prouvé qui gagne. { $move } vaut n’importe quelle autre.
       *[no] Le meilleur : { $move } ({ $chance } de chances).
    } { $faint ->
        [true] Pâle = incertain.{" "}
       *[other] {""}
    }{ $playouts ->
        [one] { $playouts } simulation
       *[other] { $playouts } simulations
    }.
legend-none = L’analyse commence à ton tour.
legend-paused = L’analyse commence quand la partie est en pause.
legend-over = La partie est finie.
surveyed =
    { $doubtful ->
        [0] { $done ->
            [one] { $done } position
           *[other] { $done } positions
        } sur { $total }
       *[other] Vérification des erreurs : positions restantes : { $doubtful }
    }
curve = Chances de gain de { $player } après chaque coup : { $chances }
blunder-told = { $move } coûterait environ { points } de chances de gain. Essaie un autre coup.
# In place of a better move that is not to be named.
another-move = un autre coup
hint-waits = Recherche d’un indice…
hint-told = Indice : { $move }.
# The best move is another one than the $first told.
hint-changed = Indice : { $move } après un examen plus long, et non plus { $first }.
hint-lost = Tous les coups perdent contre le meilleur jeu ; { $move } rend la tâche la plus difficile.
hint-somewhere = Indice : un bon coup se trouve dans la zone marquée.

## What is proven: reasons for mistakes, hints, and what is on the board

prove = Montrer les liaisons
proofs-wait = Le moteur regarde…
proofs-found =
    { $count ->
        [one] { $count } fait prouvé
       *[other] { $count } faits prouvés
    }
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
       *[other] { $better } gagne de force.
    }
reason-double = { $better } gagne par une double menace : chaque lien qui manque a deux voies.
reason-doubled = Après { $move } l’adversaire gagne par une double menace, { $answer } : chaque lien qui manque a deux voies.
reason-must = L’adversaire menace de gagner et { $move } n’y répond pas : seules peuvent y répondre { $cells }.
reason-loses =
    { $answer ->
        [none] Après { $move } l’adversaire a un gain forcé.
       *[other] Après { $move } l’adversaire a un gain forcé, en commençant par { $answer }.
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
reason-ladder-runs = { $better } commence une échelle qui relie { $one } avec { $other } : { $third } est son échappatoire.
reason-ladder-escape = { $better } est une échappatoire : une échelle depuis { $one } qui commence en { $answer } menace de relier { $one } avec { $other } ; après { $move }, aucune ne le fait.
reason-ladder-fails = { $move } commence une échelle depuis { $one } le long du bord ({ $other }) qui ne relie pas ; { $better } assure la connexion.
reason-dead = { $move } est une case morte : une pierre n’y change rien.
reason-numbers = Pierres qui manquent encore à { $first } et { $second } : { $one } et { $other } après { $move }, { $betterOne } et { $betterOther } après { $better }.
# Where nothing is proven: $best and $worse are win rates.
reason-searched = Selon la recherche : { $better } a { $best } de chances, { $move } { $worse }.
advice-wins = Tu as un gain forcé.
advice-double = Il y a une double menace sur le plateau.
advice-doubled = L’adversaire menace de jouer { $answer }, ce qui gagne par une double menace : chaque lien qui manque a deux voies.
advice-must = L’adversaire menace de gagner : seules peuvent l’empêcher { $cells }.
advice-cut = Il faut relier la chaîne { $one } avec { $other }.
advice-joins = L’adversaire veut relier { $one } avec { $other }.
advice-ladder-joins = L’adversaire a une échelle depuis { $one } avec une échappatoire.
advice-ladder-runs = Une échelle depuis { $one } atteint son échappatoire.
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
feature-double = { $player } : { $answer } gagne ; chaque lien qui manque a deux voies.
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

opening-link =
    { $friend ->
        [true] Réception du coup de ton ami …
       *[other] Ouverture de la partie …
    }
opening-new = Préparation d’une nouvelle partie.
not-started = Le moteur n’a pas démarré : la partie doit attendre.
plays =
    { $self ->
        [true] Tu joues { $move }.
       *[other] { $name } joue { $move }.
    }
chance =
    { $self ->
        [true] { CAPITAL($result) } : à toi.
       *[other] { CAPITAL($result) } : { $player } joue.
    }
same-turn = { $move }.
draw = Partie nulle.
is-thinking = { $title } réfléchit.
is-judged = Examen de ton coup…
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
budget-kind = Unité
budget-kinds-seconds = secondes par coup
budget-kinds-playouts = simulations par coup
score = { $first } { $wins }, { $second } { $losses }
draws =
    { $count ->
        [one] { $count } nulle
       *[other] { $count } nulles
    }
bounds = de { $least } à { $most }

## The page: faults

load-failed = Wye n’a pas pu charger { $file } : { $reason } La partie commencera dès que le fichier sera là.
denied-python = Le moteur ne peut pas démarrer : ce navigateur n’a pas { $ability }, ou une version ancienne. Utilise une version actuelle de Firefox, Chrome, Edge ou Safari et désactive son mode d’isolement ou le plus strict pour ce site.
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
file-unreadable = Ce fichier est illisible : choisis-le à nouveau ou colle son texte.
keeps-nothing = Ce navigateur ne garde rien pour cette page, ou n’a plus de place pour elle.
not-kept = Ce navigateur ne garde rien pour cette page, ou n’a plus de place pour elle. Continue à jouer, mais ta prochaine visite pourrait ne pas retrouver cette partie ; garde une copie avec « Partager ».
other-window = Cette page est aussi ouverte dans une autre fenêtre. Tu peux jouer dans les deux ; ta prochaine visite reprend la partie au coup le plus récent.
# After a loss on time was taken back
clock-off = La partie continue sans pendule.
slept = L’appareil a dormi un moment. Pendant ce temps, les pendules de la partie sont restées arrêtées.
replaced = Le moteur ne répondait plus et a été relancé. Ta partie continue.
fewer-workers = Seulement { $running } fils sur { $wanted } ont pu démarrer.
failed = Le moteur a échoué deux fois de suite : { $reason } Ta partie est enregistrée.
refused = Le moteur a refusé : { $message }

## The engine: names

engine-level-1 = Fourmi 1
engine-level-2 = Escargot 2
engine-level-3 = Souris 3
engine-level-4 = Moineau 4
engine-level-5 = Écureuil 5
engine-level-6 = Lapin 6
engine-level-7 = Chat 7
engine-level-8 = Renard 8
engine-level-9 = Loup 9
engine-level-10 = Tigre 10
engine-level-11 = Ours 11
engine-level-12 = Éléphant 12
engine-level-13 = Baleine 13
engine-level-14 = Dragon 14
engine-game-tictactoe = Morpion
engine-game-bent = Y courbe
engine-game-randomy = Y à tour aléatoire
engine-game-randomhex = Hex à tour aléatoire
engine-player-black = { -noir }
engine-player-white = { -blanc }
engine-move-swap = échanger
engine-move-pass = passer
engine-move-heads = pile
engine-move-tails = face
engine-goal-y = Relie les trois côtés par une seule chaîne de tes pierres.
engine-goal-bent = { engine-goal-y } Ils sont courbes et plus longs : le centre compte donc moins.
engine-goal-randomy = { engine-goal-y }
engine-goal-nim = Qui prend le dernier jeton gagne.
engine-goal-tictactoe = Aligne trois marques.
engine-reason-chain = trois côtés reliés
engine-reason-hex-chain = deux côtés reliés
engine-reason-randomhex-chain = { engine-reason-hex-chain }
engine-reason-line = trois en ligne
engine-reason-full = plateau plein
engine-reason-last = dernier jeton pris
engine-reason-resign = abandon
engine-reason-time = temps écoulé
engine-reason-fault = forfait
engine-form-moves = Coups
engine-form-library = Mes parties
engine-form-hexworld = Lien HexWorld
engine-option-pie = Règle du gâteau
engine-option-pie-summary = Après la première pierre, le second joueur peut la reprendre.
engine-option-master = Deux pierres par tour
engine-option-master-summary = Une pierre au premier tour, deux à chacun des suivants. Pas d’échange.
engine-option-handicap = Handicap
engine-option-handicap-summary = Le premier joueur commence avec ce nombre de pierres en plus. Pas d’échange.
engine-option-sides = Échanger les côtés
engine-option-sides-summary = La pierre reprise reste en place et les joueurs échangent leurs côtés.
engine-option-take = Prise maximale
engine-option-take-summary = Le plus de jetons qu’un joueur peut prendre à la fois.
engine-bot-net = Réseau
engine-bot-net-summary = Recherche arborescente guidée par un petit réseau qui a appris en jouant contre lui-même. Le plus fort.
engine-bot-wye-summary = Recherche arborescente avec des millions de parties au hasard par seconde.
engine-bot-uct-summary = Recherche arborescente avec un bandit à chaque nœud et des parties au hasard aux feuilles.
engine-bot-rave-summary = UCT qui partage entre les coups ce qu’il apprend.
engine-bot-mcts-chance = MCTS avec hasard
engine-bot-mcts-chance-summary = UCT pour les jeux avec hasard.
engine-bot-heuristic = Heuristique
engine-bot-heuristic-summary = Recherche arborescente guidée par les plus courts chemins, les ponts et les groupes.
engine-bot-alphabeta = Alpha-bêta
engine-bot-alphabeta-summary = Calcule à l’avance et coupe les branches sans importance.
engine-bot-minimax-summary = Calcule tous les coups à l’avance.
engine-bot-expectimax-summary = Suppose que son adversaire joue au hasard.
engine-bot-expectiminimax-summary = Calcule à l’avance et fait la moyenne sur le hasard.
engine-bot-ucb1-summary = Un seul bandit, dont les bras sont les coups légaux.
engine-bot-flat = Monte-Carlo plat
engine-bot-flat-summary = Joue le même nombre de parties au hasard après chaque coup.
engine-bot-random = Hasard
engine-bot-random-summary = Joue n’importe quel coup légal.
engine-bot-wye-batch = Descentes par lot
engine-setting-words = Mots de 64 simulations par feuille
engine-setting-rave = Poids de RAVE : visites / sqrt(cases) pour lesquelles les résultats propres d’un coup égalent AMAF
engine-setting-noise = Bruit sur la valeur d’un coup : son écart type * sqrt(visites + poids de RAVE) * sqrt(cases)
engine-setting-batch = Positions que le réseau juge à la fois
engine-setting-exploration = Exploration (c)
engine-setting-reduction = Urgence du premier essai : de combien un coup jamais essayé vaut moins que sa position
engine-setting-memory = Arbre maximal en Mio ; plein, il perd les nœuds les moins visités
engine-setting-replies = Simulations avec réponses : qui perd une moitié d’un lien reçoit l’autre
engine-setting-sight = Handicap : chance de voir un coup à côté de la dernière pierre ; à k cases, elle est élevée à la puissance k
engine-setting-blur = Handicap : taille des erreurs de jugement des coups avant le choix
engine-setting-c = Exploration (Cp)
engine-bot-heuristic-c = Exploration
engine-setting-sims = Simulations par itération (0 : autant que le jeu en joue à la fois)
engine-setting-nodes = Arbre maximal en nœuds ; plein, il ne grandit plus
engine-setting-k = Poids de RAVE : simulations k d’un coup pour lesquelles AMAF compte encore pour moitié, dans sqrt(k / (3 N + k))
engine-setting-path = Poids des plus courts chemins des deux joueurs
engine-setting-twodistance = Poids des doubles distances des deux joueurs
engine-setting-bridges = Poids des ponts vers ses pierres et ses côtés
engine-setting-centre = Poids de la proximité du centre
engine-setting-groups = Poids de la liaison des chaînes
engine-setting-mobility = Poids des cases voisines vides
engine-setting-sides = Poids de la proximité de ses côtés
engine-setting-bias = Biais progressif : poids de la promesse d’un coup / (visites + 1)
engine-setting-widening = Élargissement progressif : (coups essayés)^2 par visite
engine-setting-sample = Simulations : cases au hasard parmi lesquelles la plus prometteuse est jouée
engine-setting-length = Simulations : longueur en coups / taille du plateau
engine-setting-depth = Profondeur maximale de recherche, en coups
engine-bot-expectiminimax-depth = Profondeur maximale de recherche, en coups, sans ceux du hasard
engine-setting-shortcuts = Raccourcis : les coups gagnants sont joués aussitôt et les résultats prouvés remontés
engine-setting-expand = Expansion
engine-setting-expand-one = un enfant
engine-setting-expand-all = tous les enfants
engine-setting-backup = Rétropropagation
engine-setting-backup-each = chaque simulation compte pour une visite
engine-setting-backup-sum = une visite et la somme de ses simulations
engine-setting-backup-mean = une visite et la moyenne de ses simulations
engine-setting-final = Coup final
engine-setting-final-visits = le plus de visites
engine-setting-final-first = le plus de visites ; à égalité, le premier essayé
engine-setting-final-value = la plus haute valeur
engine-setting-final-ucb = la plus haute borne supérieure de confiance
engine-setting-final-robust = le plus de visites et la plus haute valeur à la fois ; cherche jusqu’à ce qu’un coup ait les deux
engine-setting-deepen = Approfondissement itératif : un coup de plus chaque fois
engine-setting-quiet = Positions calmes : va au-delà de la profondeur tant qu’un coup change l’évaluation de plus que cela
engine-setting-order = Ordre des coups
engine-setting-order-natural = naturel
engine-setting-order-random = au hasard
engine-setting-order-history = heuristique d’historique
engine-setting-order-best = les meilleurs d’abord
engine-setting-order-worst = les pires d’abord

## The engine: refusals

engine-unknown-game = Jeu inconnu, « { $game } » : il fallait { $known }.
engine-size-range = { $title } n’a pas la taille { $size } : il fallait de { $smallest } à { $largest }.
engine-size-choices = { $title } n’a pas la taille { $size } : il fallait { $known }.
engine-no-parameters = { $owner } n’a pas de « { $name } » : il ne fallait rien.
engine-unknown-parameter = { $owner } n’a pas de « { $name } » : il fallait { $known }.
engine-name-and-value = « { $part } » n’est pas compris : il fallait nom=valeur.
engine-option-value = L’option « { $name } » de { $title } est { $value } : { $wrong }
engine-text = il fallait un texte.
engine-value-count = il fallait de { $least } à { $most } valeurs.
engine-on-or-off = il fallait oui ou non.
engine-choice = il fallait { $known }.
engine-number = il fallait un nombre de { $least } à { $most }.
engine-whole-number = il fallait un nombre entier de { $least } à { $most }.
engine-not-for-two = { $title } n’est pas un jeu pour deux : il fallait { $known }.
engine-no-network = { $title } n’a pas de réseau : il fallait { $known }.
engine-not-decided-by-y = { $title } ne se décide pas par Y : il fallait Y ou Hex.
engine-too-large-for-exact = { $title } est trop grand pour des valeurs exactes : il fallait { $known }.
engine-too-many-empty-cells = { $title } avec { $empty } cases vides est trop grand pour être résolu : il en fallait { $most } au plus.
engine-too-large-to-solve = C’est trop grand pour être résolu : il fallait au plus { $largest } positions à examiner. Choisis une position avec moins de cases vides.
engine-not-a-cell = « { $move } » n’est pas un coup : il fallait une case de { $first } à { $last }.
engine-swap-not-explained = Un échange ne s’explique pas : il fallait un coup sur une case.
engine-not-a-step = « { $move } » n’est pas un coup : il fallait { $known }.
engine-other-swap = « { $move } » n’est pas un coup : il fallait { $kind }, l’échange de cette partie.
engine-illegal-move = « { $move } » ne peut pas se jouer ici : il fallait un des { $count } coups légaux.
engine-cannot-pass = À { $title }, personne ne peut passer : il fallait un coup.
engine-both-passed = Les deux joueurs ont passé : il fallait un coup.
engine-game-over = La partie est finie : il ne fallait plus de coup.
engine-no-move-to-make = La partie est finie : il fallait une position où l’on peut jouer.
engine-nothing-to-take-back = Il n’y a rien à reprendre : il fallait une position après un coup.
engine-unknown-bot = Bot inconnu, « { $bot } » : il fallait { $known }.
engine-bot-plays-other-games = Le bot « { $bot } » ne joue pas à { $title } : il fallait { $known }.
engine-setting-value = Le réglage « { $name } » de { $bot } est { $value } : { $wrong }
engine-budget-format = Budget non valable, « { $text } » : il fallait des simulations, comme 500, ou des secondes, comme 0.5s.
engine-entrant-format = Bot non valable, « { $text } » : il fallait une forme comme wye, wye@0.5s ou wye*2@0.5s.
engine-budget-kind = Un budget est en secondes ou en simulations : il fallait exactement l’un des deux.
engine-budget-seconds = Un budget de { $seconds } secondes : { $wrong }
engine-budget-playouts = Un budget de { $playouts } simulations : { $wrong }
engine-no-levels = { $title } n’a pas de niveaux : il fallait le nom d’un bot.
engine-file-unreadable = il fallait un fichier texte lisible.
engine-file-length = il fallait un fichier de { $most } caractères au plus.
engine-no-weights = ce ne sont pas des poids du réseau ({ $reason }) : il fallait un fichier de wye learn network --export.
engine-bot-file = Il n’y a pas de bot dans le fichier « { $bot } » : il fallait un fichier lisible.
engine-script-encoding = le fichier n’est pas du texte : il fallait de l’UTF-8 ou le codage que nomment ses premières lignes.
engine-script-length = le fichier a { $count } caractères : il en fallait { $most } au plus.
engine-script-syntax = ce n’est pas du Python ({ $reason }) : il fallait du code valable.
engine-script-syntax-expected = ce n’est pas du Python : { $reason }.
engine-search-without-yield = aucun search ne donne de coup : il fallait def search(state, dice, playouts) avec un yield.
engine-search-parameters = search({ $given }) ne peut pas être appelé : il fallait def search(state, dice, playouts), avec des valeurs par défaut pour les autres paramètres.
engine-search-without-move = search s’est terminé sans coup : il fallait un yield avant sa fin.
engine-search-yield = yield { $said } ne donne pas un coup avec sa valeur : il fallait un de state.legal() et un nombre de 0 à 1.
engine-script-time = le temps est écoulé : il fallait une réponse en { $seconds } secondes.
engine-script-recursion = les fonctions s’appellent trop profondément : il fallait une récursion qui finit.
engine-script-exception = { $kind } ({ $reason }) : il fallait du code qui ne lève rien.
engine-script-fault = { $file }, ligne { $line } : { $text }
engine-level-range = Niveau { $number } : il fallait de 1 à { $count }.
engine-levels-order = Les niveaux de { $game } { $size } : il fallait de 1 à { $count } dans l’ordre.
engine-processes-range = { $count } processus : il en fallait de 1 à { $most }.
engine-bot-not-parallel = Le bot « { $bot } » ne peut pas utiliser plusieurs processus : il fallait { $known }.
engine-busy = Le moteur réfléchit déjà : il fallait d’abord un arrêt.
engine-foreign-root = La racine parle de coups qui ne sont pas légaux : il fallait celle de la même position.
engine-at-line-and-column = { $form }, ligne { $line }, colonne { $column } : { $wrong }
engine-text-empty = Le texte est vide : il fallait une partie.
engine-text-length = Le texte a { $count } caractères : il en fallait { $most } au plus.
engine-record-length = La partie a { $count } caractères : il en fallait { $most } au plus.
engine-record-format = « { $text } » n’est pas une partie : il fallait quelque chose comme « y11-pie:f6.swap.c4 ».
engine-link-marks = Les marques « { $text } » du lien ne sont pas de son plateau : il fallait quelque chose comme « circle-c3.label-a1-A ».
engine-record-head = La partie commence par « { $head } ». { $wrong }
engine-record-move = Le coup { $number } de la partie ne peut pas se jouer. { $wrong }
engine-unexpected-sign = « { $sign } » trouvé, il fallait un coup.
engine-sgf-sign = « { $sign } » trouvé, il fallait { $expected }.
engine-sgf-end = le texte finit, il fallait { $expected }.
engine-resignation-assumed = La liste dit seulement qui a gagné : un abandon est supposé.
engine-link-without-moves = Il n’y a pas de coups dans ce lien : il fallait un lien de cette page ou de HexWorld, du SGF ou les coups eux-mêmes.
engine-result-dropped = Le résultat « { $said } » a été omis.
engine-move-number = numéro { $found } trouvé, il fallait { $number }.
engine-two-moves-in-a-row = deux coups de suite d’une même couleur : il fallait une passe entre eux.
engine-no-moves = aucun coup trouvé, il en fallait au moins un.
engine-at-game = { $form }, partie { $number } : { $wrong }
engine-library-game = il fallait une partie comme Mes parties les garde.
engine-no-games = Il n’y a aucune partie dans ce fichier : il en fallait au moins une.
engine-not-hex = ce n’est pas une partie de Hex : il en fallait une.
engine-hexworld-size = il fallait la taille du plateau, comme dans « #11,a1b2 ».
engine-two-sizes = le plateau a deux tailles : il fallait autant de rangées que de colonnes.
engine-hexworld-comma = « { $sign } » trouvé, il fallait « , » avant les coups.
engine-hexworld-move = « { $sign } » trouvé, il fallait un coup comme « c4 » ou « :s ».
engine-not-levels-file = { $file } ne contient pas de niveaux : il fallait un nouveau fichier ou un fichier avec des niveaux.
engine-not-openings-file = { $file } ne contient pas de premières pierres : il fallait un nouveau fichier ou un fichier qui en a.
engine-sgf-without-game = le premier nœud n’a pas de GM : il fallait GM[11] pour Hex ou GM[Y].
engine-sgf-without-size = le premier nœud n’a pas de SZ : il fallait SZ et la taille.
engine-sgf-other-game = GM[{ $kind }] est un autre jeu : il fallait GM[11] pour Hex ou GM[Y].
engine-sgf-size = SZ[{ $size }] n’est pas une taille : il fallait un nombre entier.
engine-sgf-value = il fallait une valeur entre crochets pour la propriété { $name }.
engine-sgf-property-twice = la propriété { $name } apparaît deux fois dans un nœud : il la fallait une fois.
engine-sgf-stones-removed = des pierres sont retirées après le début : il fallait des pierres ajoutées.
engine-sgf-cells = la propriété { $name } a « { $value } » : il fallait des cases de { $first } à { $last }, chacune une fois.
engine-game-assumed = { $title } est supposé.
engine-size-assumed = La taille { $size } est supposée.
engine-cell-beyond-board = « { $move } » n’est pas un coup : il fallait une case de { $first } à { $last }, ou un plateau de taille { $size }.
engine-variations-kept = Variantes qui ne s’accordent pas avec les coups, gardées comme commentaires : { $count }.
engine-cells-as-here = D’autres plateaux de Y nomment leurs cases autrement : celles-ci ont été lues avec leurs noms d’ici.
engine-rows-mirrored = Les rangées sont comptées depuis l’autre bout : { $cell } est ici { $name }.
engine-diagram-size = le diagramme n’a pas de taille : il en fallait une comme dans size="7x7", ou R7 C7.
engine-signs-dropped = Signes du diagramme omis, car ce ne sont pas des pierres : { $count }.
engine-json-without-game = il n’y a pas de partie dans ce JSON : il fallait des coups, comme dans les parties de PlayHex, ou un fichier de Mes parties, YEN ou Abstract Play.
engine-text-binary = Ce n’est pas un texte, mais un fichier compressé ou binaire : il fallait une partie sous forme de texte.
engine-games-skipped = Parties d’autres jeux omises : { $count }.
engine-properties-dropped = Propriétés sans valeur omises : { $count }.
engine-players-dropped = Valeurs de PL qui ne sont pas un joueur omises : { $count }.
engine-moves-dropped = Coups après la fin de la partie omis : { $count }.
engine-games-broken = { $wrong } Parties illisibles ignorées : { $count }.
engine-left-out = { $wrong } Cela a été omis.
engine-moves-left-out = { $wrong } Coups omis à partir de là : { $count }.
engine-more-faults = Autres erreurs dans le texte : { $count }.
engine-encoding-guessed = Le fichier ne dit pas comment son texte est encodé. Il a été lu en { $name }, par supposition.
engine-encoding-wrong = Le texte n’est pas en { $named }, comme le dit le fichier. Il a été lu en { $name }, par supposition.
engine-sgf-cut = Le texte s’arrête avant la fin de la partie : tout ce qu’il contient a été ouvert.
engine-marks-dropped = Marques qui ne sont sur aucune case omises : { $count }.
engine-labels-cut = Étiquettes raccourcies à { $most } caractères : { $count }.
engine-sgf-game = { $title } ne peut pas s’écrire en SGF : il fallait { $known }.
engine-not-json = ce n’est pas du JSON : il fallait des objets ou des listes.
engine-json-depth = le texte est imbriqué trop profondément ou un nombre est trop long : il fallait un objet.
engine-yen-object = ce n’est pas un objet : il en fallait un avec size, turn, players et layout.
engine-yen-missing = { $name } manque : il fallait size, turn, players et layout.
engine-yen-size = size est { $found } : il fallait un entier.
engine-yen-turn = turn est { $found } : il fallait 0 ou 1.
engine-yen-players = players est { $found } : il fallait deux lettres différentes.
engine-yen-layout = layout est { $found } : il fallait du texte.
engine-yen-rows = layout a { $count } rangées : il en fallait { $size }, séparées par « / ».
engine-yen-row = la rangée { $number } de layout a { $count } cases : il en fallait { $number }.
engine-yen-cell = layout a « { $sign } » en { $cell } : il fallait « { $first } », « { $second } » ou « { $empty } ».
engine-impossible-position = la partie était finie avant la dernière pierre : il fallait une position possible dans une partie.
engine-no-set-up = { $title } n’a pas de positions à composer : il fallait { $known }.
engine-position-over = La partie est finie dans cette position : il en fallait une où personne n’a gagné.
engine-cannot-be-solved = Ici un tour a plusieurs pierres, ou la pierre peut être reprise : il ne fallait ni l’un ni l’autre.
engine-setting-playout = Coups des simulations
engine-setting-rule = Sélection
engine-setting-playout-random = tous au hasard
engine-setting-draws = Valeur d’une nulle pour les deux joueurs dans la rétropropagation
engine-setting-keep = Garder l’arbre d’un coup à l’autre
engine-setting-rule-thompson = échantillonnage de Thompson
engine-setting-rule-puct = PUCT avec des probabilités a priori égales
engine-setting-playout-winning = un coup gagnant s’il y en a un
engine-setting-rule-tuned = UCB1-tuned
engine-reason-over = fin de la partie
engine-reason-long = trop de coups
engine-not-one-of-the-moves = « { $move } » n’est pas un coup : attendu l’un de { $known }.
engine-own-game-endless = après { $most } coups la partie n’était pas finie : attendu un gagnant d’ici là, car ici une telle partie est nulle.
engine-own-game-winner = winner renvoie { $said } : attendu 1, 2, 0 pour une nulle, ou None.
engine-game-file = Il n’y a pas de jeu dans le fichier « { $file } » : attendu un fichier lisible.
engine-game-file-not-open = Il n’y a pas de jeu dans le fichier « { $file } » : attendu un fichier qui a été ouvert.
engine-script-asks = un bot ne peut rien demander : { $call } attend quelqu’un au clavier ; il fallait du code qui décide seul.
engine-script-chance = { $function } renvoie { $said } : attendu un nombre de 0 à 1.
engine-own-game-moves = moves renvoie { $said } : attendu une liste d’au moins un de MOVES, car la partie n’est pas finie.
engine-own-game-names = MOVES a { $names } : attendu des coups aux textes différents, chacun de 1 à 12 lettres, chiffres, +, - ou _.
engine-own-game-functions = ce n’est pas un jeu : attendu les fonctions moves, apply et winner, et MOVES, une liste de 1 à { $most } coups.
engine-own-game-board = show renvoie un autre plateau qu’au départ : attendu { $rows } rangées de { $columns } cases, chacune ".", 1 ou 2 ; un texte avec des sauts de ligne peut avoir tous les signes.
engine-own-game-chance = chance renvoie { $said } : attendu None, ou un dictionnaire de certains de MOVES avec leurs probabilités, dont la somme est 1.
engine-own-game-for-three = ce jeu a trois joueurs : attendu un jeu pour deux ; le banc « Trois joueurs » y joue, comme maxn?game={ $file }.
engine-own-game-for-two = ce jeu a deux joueurs : attendu un jeu avec PLAYERS = 3 ; les autres bancs l’acceptent comme position={ $file }.
engine-own-game-players = PLAYERS est { $said } : attendu 2, ou 3 sans hasard.
engine-own-game-shares = winner renvoie { $said } : attendu 1, 2, 3, 0 pour une nulle, ce que chaque joueur obtient, comme (3, 2, 1), ou None.
engine-own-game-show = show renvoie { $said } : attendu un texte ou une liste de rangées, chacune un texte ou une liste de cases, avec { $rows } rangées de { $columns } cases au plus.
engine-own-game-tree = le jeu a plus de { $most } positions : attendu un jeu plus petit.
engine-search-endless = search répond sans fin : attendu qu’il s’arrête après { $playouts } simulations.
engine-no-evaluation = Il n’y a pas d’évaluation dans « { $file } » : attendu un fichier avec def evaluate(state).

## Common

number = { $value }
