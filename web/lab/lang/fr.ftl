### The lab of Wye, Français. See https://projectfluent.org/fluent/guide for the syntax.

## The course

lab-course-contents = Sommaire
lab-course-screens = Écrans de ce chapitre
lab-course-ways = Retour et suite
lab-course-back = Retour
lab-course-next = Suivant
lab-course-answered = répondu
lab-course-read = Lire, environ { $minutes } minutes
lab-course-progress = { $done } réponses sur { $all }
lab-course-still = Réponds d’abord : ensuite la figure bouge.
lab-course-bench = Ouvrir le banc entier
lab-course-check = Vérifier
lab-course-right = Juste.
lab-course-wrong = Pas tout à fait. Réponse : { $answer }
lab-course-answer = Réponse : { $answer }
lab-course-score =
    { $done ->
        [0] Tu n’as encore répondu à aucune des { $all } questions.
       *[other] Tu as répondu à { $done } questions sur { $all }, dont { $right } justes.
    }
lab-course-sources = Sources
lab-course-teachers = Pour les enseignants
lab-course-clear = Oublier mes réponses à ce chapitre
lab-course-end = Résumé
lab-course-exercise = Exercice
lab-course-exercise-text =
    À la main, maintenant. Avec ton nom tu reçois des nombres à toi, différents de ceux des autres ; seules les lignes de code sont les mêmes pour tous. Tu peux rendre aussi souvent que tu veux : c’est un entraînement, pas un examen. La ligne sous les points est celle que tu donnes à ton enseignant.

### Chapters

lab-course-ahead-title = Regarder en avant
lab-course-ahead-aim = Ce qu’est un jeu, comment minimax choisit un coup, et ce que von Neumann a démontré.
lab-course-ahead-game-title = Qu’est-ce qu’un jeu ?
lab-course-ahead-game-text =
    « Un jeu est une situation de conflit où chacun doit prendre une décision en sachant que les autres en prennent aussi, et où l’issue est déterminée, d’une certaine façon, par toutes les décisions prises. » Voilà comment John von Neumann le disait.

    Dans ce chapitre, un jeu a cinq propriétés :

    deux joueurs, qui veulent le _contraire_ l’un de l’autre
    des _tours_ : ils jouent l’un après l’autre
    _pas de hasard_ : un coup n’a qu’un résultat (le jeu est déterministe)
    _information parfaite_ : tous deux voient tout
    _somme nulle_ : ce que l’un gagne, l’autre le perd

    La figure montre un tel jeu en entier. Il y a un tas de quatre jetons, on en prend un ou deux, et qui prend le dernier gagne. Chaque nœud est une position, chaque arête un coup, et un chemin de la racine à une feuille est une partie.
lab-course-ahead-game-ask = Lequel de ces jeux a les cinq propriétés ?
lab-course-ahead-game-backgammon = le backgammon
lab-course-ahead-game-tictactoe = le morpion
lab-course-ahead-game-poker = le poker
lab-course-ahead-game-after = Le backgammon a des dés, un coup y a donc plus d’un résultat ; le chapitre « Hasard et plus de joueurs » en parle. Au poker, tu ne vois pas les cartes des autres. Le morpion a les cinq, comme les échecs, le go, Hex et Y. Recule dans la figure pour voir comment la recherche a parcouru l’arbre.
lab-course-ahead-tuple-title = Un jeu comme n-uplet
lab-course-ahead-tuple-text =
    Un programme a besoin du jeu sous une forme avec laquelle calculer : un n-uplet (S, P, A, T, g, U).

    S, les _états_, avec un premier s₀. Ici : les jetons qui restent, et à qui de jouer
    P, les _joueurs_ {"{"}1, …, n{"}"}. Ici : deux
    A, les _actions_ dans un état. Ici : en prendre un, en prendre deux
    T : S × A → S, la _transition_ : ce qu’une action fait d’un état
    g : S → {"{"}vrai, faux{"}"}, si le jeu est _fini_. Ici : il ne reste pas de jeton
    U : S × P → ℝ, l’_utilité_ d’un état final pour chaque joueur. Ici : 1 pour qui a pris le dernier jeton, 0 pour l’autre

    Une recherche ne rend pas le plan d’une partie entière, car la moitié des coups sont à l’adversaire. Elle rend une _stratégie_ π : S → A, une action pour chaque état.

    Dans « Ton propre bot » tu peux écrire un jeu toi-même : son fichier a exactement ces six parties.
lab-course-ahead-tuple-ask = L’arbre a 12 nœuds, mais certains sont le même état. Combien y a-t-il d’états ?
lab-course-ahead-tuple-after = Huit : 4 jetons, au joueur 1 de jouer ; 3, 2, 1 ou 0 jetons, au joueur 2 ; et 2, 1 ou 0 jetons, au joueur 1. Deux chemins qui mènent au même état sont une _transposition_. Une recherche qui retient les états a moins à faire, comme le montre le chapitre « Coupes ».
lab-course-ahead-values-title = Les valeurs viennent d’en bas
lab-course-ahead-values-text =
    Voici un jeu sans histoire : un arbre, et à chaque feuille ce qu’elle vaut pour le joueur 1. Le joueur 1, _max_, joue à la racine et veut un grand nombre. Le joueur 2, _min_, joue ensuite et en veut un petit.

    Max ne doit pas rêver du 14 à droite : là, c’est min qui décide. Demande donc d’abord ce que vaut chaque nœud de min, et ensuite seulement ce que vaut la racine. Les valeurs montent des feuilles à la racine.
lab-course-ahead-values-ask = Quelle est la valeur de la racine ?
lab-course-ahead-values-after =
    Min fait du premier nœud un 3, du deuxième un 2 et du troisième un 2. Max prend le plus grand : 3. Parcours la figure et regarde arriver chaque valeur.

    La règle en une phrase : _choisis le coup qui est le meilleur pour toi si ton adversaire choisit ensuite le pire pour toi_.
lab-course-ahead-steps-title = Minimax en cinq étapes
lab-course-ahead-steps-text =
    1. Engendre l’arbre depuis l’état présent, jusqu’à la fin du jeu ou jusqu’à une profondeur limite
    2. Évalue les feuilles
    3. Donne à chaque nœud la plus grande valeur de ses enfants si max y joue, la plus petite si c’est min
    4. Répète l’étape 3 jusqu’à la racine
    5. Joue le coup de meilleure valeur

    L’arbre de la plupart des jeux est bien trop grand ; l’étape 1 s’arrête donc plus tôt : à une _profondeur_, quand le _temps_ est écoulé, ou là où la position est _calme_, c’est-à-dire où rien d’important ne va changer. Alors l’étape 2 a besoin d’une _évaluation_ qui juge une partie non finie.

    Dans la figure, les noirs (×, joueur 1) ont b3 et c2, les blancs (○) a1 et c1, et c’est aux noirs. La recherche regarde deux coups en avant. Son évaluation compte les lignes ouvertes : 3 points pour une ligne avec deux de tes marques et aucune de l’adversaire, 1 pour une ligne avec une seule, et moins autant pour l’adversaire. Une avance de L points devient la chance 1/2 + L / (2 (|L| + 6)).
lab-course-ahead-steps-ask = Quelle case minimax choisit-il ?
lab-course-ahead-steps-after = b1. Les blancs menacent de compléter la ligne a1, b1, c1. Après tout autre coup des noirs, min trouve la réponse b1 de valeur 0. Après b1, le pire que min puisse faire est 0,25, et 0,25 est le plus grand des cinq minima. Personne n’a dit au programme de bloquer : le blocage _résulte_ du regard deux coups en avant.
lab-course-ahead-evaluation-title = Il vaut ce que vaut son évaluation
lab-course-ahead-evaluation-text =
    Encore le tas de quatre jetons, cherché jusqu’au bout, et pourtant chaque coup vaut 0 : minimax dit que le joueur 1 perd quoi qu’il arrive. C’est faux. Prends un jeton et laisses-en trois : quoi que fasse ton adversaire, tu prends le dernier.

    La recherche est juste. La faute est dans la fonction qui juge les feuilles :

    « le tas est vide : le joueur 1 a perdu »

    De tels programmes ont été imprimés. Essaie à la main : suis le chemin « en prendre un, en prendre deux, en prendre un ».
lab-course-ahead-evaluation-ask = Qu’est-ce qui ne va pas dans cette évaluation ?
lab-course-ahead-evaluation-depth = Elle ne regarde pas assez loin.
lab-course-ahead-evaluation-mean = Elle devrait prendre la moyenne des enfants.
lab-course-ahead-evaluation-mover = Elle ne demande pas qui a pris le dernier jeton.
lab-course-ahead-evaluation-after = Un tas vide ne dit pas à lui seul qui a gagné : l’état doit contenir à qui de jouer, et celui à qui c’est le tour a perdu. Minimax est exact si tout chemin finit avec la partie et si l’utilité est juste ; sinon, il vaut ce que vaut son évaluation.
lab-course-ahead-theorem-title = Le théorème de von Neumann
lab-course-ahead-theorem-text =
    Deux joueurs montrent chacun une pièce. Si les faces sont les mêmes, le joueur 1 gagne 1, sinon c’est le joueur 2. Dans la figure, le joueur 1 doit montrer d’abord, et le joueur 2 le voit.

    Ce dont le joueur 1 est _sûr_ en jouant le premier est le _maximin_ : le plus grand des minima. Ce à quoi le joueur 2 peut _limiter_ le joueur 1 en jouant le premier est le _minimax_ : le plus petit des maxima. Le maximin n’est jamais plus grand que le minimax. Ici le minimax est +1, car alors le joueur 1 répond par la même face.
lab-course-ahead-theorem-ask = Quel est le maximin, la valeur de cet arbre ?
lab-course-ahead-theorem-after =
    −1 : il y a un écart entre −1 et +1, et qui montre d’abord perd. S’ils montrent en même temps, aucun ne sait ce que fait l’autre. Mais tous deux peuvent lancer leur pièce : alors le joueur 1 est sûr de 0 en moyenne, et le joueur 2 peut le limiter à 0.

    John von Neumann a démontré en 1926, et publié en 1928, que ce n’est pas un hasard. Dans _tout_ jeu fini à deux joueurs et à somme nulle, il y a des stratégies, mêlées par le hasard s’il le faut, avec lesquelles _maximin = minimax_. C’est le _théorème du minimax_.

    Dans les jeux par tours à information parfaite, pas besoin de pièce : chercher depuis les feuilles comble l’écart. Toute position d’échecs, de go ou de Y a donc une valeur. Nous ne savons simplement pas la calculer.
lab-course-ahead-sums-title = Si la somme n’est pas nulle
lab-course-ahead-sums-text =
    Tout ce que tu gagnes n’est pas perdu par l’autre. Alors un nombre par feuille ne suffit pas. Dans la figure, le premier nombre est ce que reçoit le joueur 1, le deuxième ce que reçoit le joueur 2 (le troisième est à un joueur qui ne joue jamais).

    Deux stratégies prudentes diffèrent maintenant :

    _maximin_ : choisis le coup dont le pire résultat pour _toi_ est le meilleur
    _minimax_ : choisis le coup dont le meilleur résultat pour ton _adversaire_ est le pire

    À somme nulle, c’est la même chose. Ici, non.
lab-course-ahead-sums-ask = Quel est le coup maximin du joueur 1 ?
lab-course-ahead-sums-after = Le coup 2 : il donne au joueur 1 au moins 2, le coup 1 seulement au moins 1. La stratégie minimax choisit le coup 1, car elle limite le joueur 2 à 4 au lieu de 5. Et la recherche de la figure, où chacun prend le plus pour soi, choisit aussi le coup 1 : le joueur 2 prendra son 4, ce qui laisse 3 au joueur 1. Trois règles sensées, et deux coups différents : sans somme nulle, il n’y a pas une seule bonne réponse.
lab-course-ahead-cost-title = Ce que cela coûte
lab-course-ahead-cost-text =
    Avec b coups à chaque nœud et m coups en avant, minimax visite b·b·…·b = b^m feuilles : le _temps_ est O(b^m). La _mémoire_ n’est que O(b·m), car la recherche ne garde qu’un chemin avec ses frères.

    Le morpion a 255 168 parties différentes. Le go a plus de positions que l’univers d’atomes.

    La figure compte les feuilles dans des arbres à 3 coups par nœud, pour les profondeurs 1 à 6.
lab-course-ahead-cost-ask = Combien de feuilles minimax visite-t-il à la profondeur 6 ?
lab-course-ahead-cost-after = 3^6 = 729. Sur l’échelle logarithmique, la ligne de minimax est droite : un coup plus loin coûte trois fois plus. Les autres lignes trouvent la même valeur avec moins de feuilles. Comment, c’est le chapitre suivant.
lab-course-ahead-summary =
    Minimax fait monter les valeurs depuis les feuilles : max prend la plus grande, min la plus petite. Dans les jeux à deux joueurs, à somme nulle, par tours et à information parfaite, le résultat est le mieux dont chaque joueur puisse être sûr, et le théorème de von Neumann dit que les deux garanties se rejoignent.

    Il est exact si tout chemin finit avec la partie. Sinon il vaut ce que vaut l’évaluation, et il coûte toujours un temps O(b^m) et une mémoire O(b·m).
lab-course-ahead-sources =
    John von Neumann : Zur Theorie der Gesellschaftsspiele (présenté en 1926, publié en 1928).
    Claude Shannon : Programming a computer for playing chess (1950).
    Stuart Russell, Peter Norvig : Intelligence artificielle : une approche moderne, chapitre sur l’exploration en situation d’adversité.
lab-course-ahead-teachers =
    Erreurs fréquentes : 14 comme valeur de l’arbre (le maximum de toutes les feuilles) ; 12 états au lieu de 8 (on compte les nœuds) ; +1 comme maximin (on laisse répondre le joueur 1).

    Au tableau : deux étudiants jouent le tas de quatre jetons, l’un avec la fausse évaluation sur un papier. Pour le théorème : demande la stratégie mixte si deux faces comptent double (le joueur 1 montre face avec la probabilité 2/5, et la valeur est 1/5).

lab-course-cuts-title = Coupes
lab-course-cuts-aim = Pourquoi alpha-bêta peut omettre des coups, ce qu’il épargne, et où regarder en avant reste aveugle.
lab-course-cuts-idea-title = Des feuilles qui ne peuvent compter
lab-course-cuts-idea-text =
    L’arbre que tu connais, cherché de gauche à droite. Le premier coup vaut 3 pour max : c’est sûr. La recherche est maintenant au deuxième coup et a lu une seule feuille, 2. Celles de derrière sont 4 et 6, mais fais comme si tu ne les avais pas vues.

    Max a 3 en main. Min peut déjà limiter le deuxième coup à 2.
lab-course-cuts-idea-ask = Les deux autres feuilles du deuxième coup peuvent-elles changer ce que max joue à la racine ?
lab-course-cuts-idea-yes = Oui.
lab-course-cuts-idea-large = Seulement si l’une d’elles est plus grande que 3.
lab-course-cuts-idea-no = Non, quelles qu’elles soient.
lab-course-cuts-idea-after = Min n’y donnera jamais plus de 2, puisque le 2 est là : le deuxième coup vaut au plus 2, et max préfère 3. Les deux feuilles sont omises. C’est l’_élagage_, et la recherche qui élague ainsi est _alpha-bêta_ : 7 feuilles au lieu de 9, et la même valeur. Avance : au troisième coup, la recherche n’a pas de chance, car la bonne réponse vient en dernier.
lab-course-cuts-names-title = Alpha, bêta et deux sortes de coupes
lab-course-cuts-names-text =
    La recherche emporte dans l’arbre une _fenêtre_ d’alpha à bêta.

    _alpha_ : ce dont max est déjà sûr sur le chemin de ce nœud
    _bêta_ : ce à quoi min peut déjà limiter max sur le chemin de ce nœud

    À un nœud de max, chaque nouvelle valeur peut élever alpha ; à un nœud de min, abaisser bêta. Dès qu’_alpha ≥ bêta_, l’un des deux a mieux plus haut et ne viendra pas ici ; les coups restants sont donc omis.

    Si la valeur de max à un nœud a atteint bêta, c’est une _coupe bêta_ ; si celle de min est tombée à alpha, c’est une _coupe alpha_. (Certains manuels nomment la coupe d’après la borne qui vient de bouger, ce qui échange les deux noms.)

    Dans la figure, min est sûr de 6 par sa première réponse, et max vient de lire une feuille 7 sous la deuxième.
lab-course-cuts-names-ask = Quelle coupe vient maintenant ?
lab-course-cuts-names-alpha = une coupe alpha
lab-course-cuts-names-beta = une coupe bêta
lab-course-cuts-names-after = Une coupe bêta : alpha est passé à 7 et bêta est 6 ; min ne laissera donc pas la partie venir ici, et la feuille 4 n’est pas lue. Avance jusqu’à la seconde moitié de l’arbre. Là, c’est l’inverse : max a 6 en main, min peut limiter le nouveau coup à 3, et deux feuilles tombent d’un coup par une coupe alpha.
lab-course-cuts-promise-title = Pourquoi c’est juste : une promesse
lab-course-cuts-promise-text =
    Un nœud cherché avec une fenêtre d’alpha à bêta rend un nombre v. Il ne promet pas la valeur exacte m. Il promet ceci :

    v dans la fenêtre : v = m
    v ≤ alpha : m ≤ v, une borne supérieure
    v ≥ bêta : m ≥ v, une borne inférieure

    _Preuve par récurrence._ Une feuille rend sa valeur : bien. À un nœud intérieur, les enfants ont tenu leur promesse. Sans coupe, le meilleur enfant décide, et chaque borne va dans le bon sens : un enfant trop mauvais pour max l’est vraiment. Avec une coupe, v a passé le bord de la fenêtre, et d’autres coups ne pourraient que l’en éloigner. À la racine la fenêtre est (−∞, ∞), donc v = m.

    La figure vérifie la promesse à chaque nœud.
lab-course-cuts-promise-ask = Un nœud est cherché avec la fenêtre de 3 à 7 et rend 2. Que sait-on de sa valeur minimax ?
lab-course-cuts-promise-exactly = Elle est exactement 2.
lab-course-cuts-promise-most = Elle est au plus 2.
lab-course-cuts-promise-least = Elle est au moins 2.
lab-course-cuts-promise-after = Au plus 2. C’est tout ce qu’il faut au parent : max a 3 ailleurs et peu lui importe à quel point ceci est mauvais. Parcours la figure et lis la phrase de chaque nœud terminé : elle dit lequel des trois cas se présente.
lab-course-cuts-fault-title = Trouve la ligne fausse
lab-course-cuts-fault-text =
    Une ligne de cette recherche a été changée. Elle a toujours l’air raisonnable, trouve toujours la bonne valeur dans la plupart des arbres, et passerait un test sur quelques-uns.

    La figure est au premier nœud dont la promesse est rompue : il a rendu 0,413 dans sa fenêtre, mais sa valeur minimax est 0,425. Lis le code.
lab-course-cuts-fault-ask = Quelle ligne est fausse ?
lab-course-cuts-fault-max = la ligne de max
lab-course-cuts-fault-min = la ligne de min
lab-course-cuts-fault-test = le test de la coupe
lab-course-cuts-fault-after = La coupe vient dès qu’alpha est _près_ de bêta. Un nœud peut donc s’arrêter alors que sa valeur est encore dans la fenêtre, où elle doit être exacte. Avance : le nombre faux monte à la racine, car personne là-haut ne peut le remarquer. Voilà à quoi sert l’invariant : il trouve le nœud où la faute se produit, pas le coup où elle se voit enfin.
lab-course-cuts-near-title = Des coupes presque égales, exprès
lab-course-cuts-near-text =
    La même ligne peut être une décision. Si une autre branche ne peut être qu’_un peu_ meilleure qu’une branche déjà cherchée, pourquoi la chercher ? Un programme qui coupe quand alpha vient à une marge de bêta épargne des feuilles, et cède un peu à chacune de ces coupes.

    La figure le fait sur 30 arbres de 16 feuilles. La marge est de 15 % de l’étendue des feuilles.
lab-course-cuts-near-ask = Dans combien des 30 arbres la valeur à la racine est-elle fausse ?
lab-course-cuts-near-none = dans aucun
lab-course-cuts-near-some = dans quelques-uns, moins de 10
lab-course-cuts-near-most = dans plus de 20
lab-course-cuts-near-after = Dans 7 sur 30, de 0,11 au plus, pour 11,3 feuilles au lieu de 12,6 en moyenne. Une petite marge est un petit risque ; mais les erreurs de plusieurs coupes sur un chemin peuvent s’ajouter. Si c’est une bonne affaire, seul un match peut le dire.
lab-course-cuts-order-title = L’ordre fait tout
lab-course-cuts-order-text =
    Une coupe a besoin d’un bon coup _d’abord_. Dans des arbres à 3 coups par nœud et 6 coups de profondeur, minimax visite 729 feuilles.

    Donald Knuth et Ronald Moore ont démontré en 1975 combien peu suffisent. Avec le meilleur coup d’abord à chaque nœud, alpha-bêta visite b^⌈m/2⌉ + b^⌊m/2⌋ − 1 feuilles. Pour m pair, c’est à peu près le double des feuilles de la _moitié_ de la profondeur : avec le même travail, on regarde presque deux fois plus loin.
lab-course-cuts-order-ask = Combien de feuilles alpha-bêta visite-t-il ici avec le meilleur coup d’abord ?
lab-course-cuts-order-after = 3^3 + 3^3 − 1 = 53, à chaque fois. Sans tri, c’est environ un tiers de 729, et avec le pire coup d’abord presque toutes. Voilà pourquoi les programmes trient leurs coups : par le résultat d’une recherche moins profonde (_approfondissement itératif_), par les coups qui ont coupé ailleurs (_coups meurtriers_, _heuristique de l’historique_), ou ils supposent que le premier est le meilleur et cherchent les autres avec une fenêtre vide (_recherche de la variante principale_).
lab-course-cuts-positions-title = Deux fois la même position
lab-course-cuts-positions-text =
    La figure montre Nim avec quatre jetons ; chaque coup porte le numéro du dernier jeton qu’il prend. Des chemins différents mènent au même état : 1, 3 (en prendre un, puis deux) et 2, 3 (en prendre deux, puis un) laissent tous deux un jeton. Un arbre les compte comme deux nœuds. Une _table de transposition_ retient chaque état cherché, avec sa valeur ou sa borne, et le consulte.

    Avec une fenêtre, la valeur retenue peut n’être qu’une borne : la table doit retenir de quelle sorte et à quelle profondeur.

    L’arbre du morpion, du plateau vide à la fin de chaque partie, a 549 946 nœuds.
lab-course-cuts-positions-ask = Combien de positions différentes y a-t-il parmi eux ?
lab-course-cuts-positions-5478 = 5 478
lab-course-cuts-positions-62704 = 62 704
lab-course-cuts-positions-549946 = 549 946
lab-course-cuts-positions-after = 5 478 : une table épargne 99 % du travail. Si l’on ne compte qu’une fois les plateaux tournés et réfléchis, il en reste 765.
lab-course-cuts-horizon-title = L’horizon
lab-course-cuts-horizon-text =
    Les noirs ont b3 et c2, les blancs a1 et c1 et menacent b1. Au chapitre précédent, une recherche à deux coups a trouvé le blocage. Maintenant elle regarde _un_ coup en avant : elle le joue, compte les lignes ouvertes et s’arrête.

    Ce qui est juste derrière le dernier coup n’existe pas pour elle. C’est l’_horizon_.
lab-course-cuts-horizon-ask = Quelle case choisit-elle à la profondeur 1 ?
lab-course-cuts-horizon-after = b2, le centre, avec 0,667 : le plus de lignes ouvertes. Les blancs répondent b1 et ont gagné. Une recherche plus profonde déplace l’horizon sans l’ôter ; pire, un programme peut repousser une défaite derrière l’horizon par des coups qui la retardent. Le remède est de ne pas s’arrêter en plein combat : la _recherche de calme_ continue jusqu’à ce que la position soit calme.
lab-course-cuts-summary =
    Alpha-bêta rend la valeur de minimax et omet ce qui ne peut compter : une coupe bêta là où max a atteint ce que min ne permettra pas, une coupe alpha là où min est tombé à ce que max a déjà.

    Il est juste parce que chaque nœud tient une promesse : exact dans la fenêtre, une borne au-dehors. Avec le meilleur coup d’abord il visite b^⌈m/2⌉ + b^⌊m/2⌋ − 1 feuilles, avec le pire toutes les b^m.

    Les coupes presque égales cèdent un peu d’exactitude, les tables de transposition épargnent le travail répété, et l’horizon demeure.
lab-course-cuts-sources =
    Donald Knuth, Ronald Moore : An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer : The history heuristic (1983).
    Hans Berliner : Chess as problem solving: the development of a tactics analyzer (1974), sur l’effet d’horizon.
    Judea Pearl : Asymptotic properties of minimax trees and game-searching procedures (1980).
lab-course-cuts-teachers =
    Erreurs fréquentes : « seulement si l’une d’elles est plus grande que 3 » (on oublie que min choisit) ; une coupe alpha au lieu de bêta (fais dire à voix haute qui a mieux, et où) ; 27 au lieu de 53 (la moitié de la formule).

    Pour s’entraîner encore : le puzzle du banc « Minimax et ses coupes » a un nouvel arbre pour chaque graine ; l’exercice, un pour chaque nom.

lab-course-chance-title = Hasard et plus de joueurs
lab-course-chance-aim = Des adversaires qui se trompent, des dés, et trois joueurs qui veulent tous gagner.
lab-course-chance-mean-title = Un adversaire qui se trompe
lab-course-chance-mean-text =
    Minimax attend la meilleure réponse. Et si l’adversaire répond au hasard ?

    Alors une réponse est comme un jet de dé, et la valeur d’une position est la _moyenne_ des réponses, pondérée par leurs probabilités : l’utilité espérée. Une recherche qui prend la plus grande valeur là où tu joues et la moyenne là où le hasard joue s’appelle _expectimax_.

    L’arbre a deux coups. Après le premier, les réponses mènent à 4 et 5, après le second à 12 et 1. Minimax joue le premier, car 4 vaut mieux que 1.
lab-course-chance-mean-ask = Quel coup joue expectimax ?
lab-course-chance-mean-after = Le coup 2 : les moyennes sont 4,5 et 6,5. Contre un adversaire parfait ce serait une faute, puisque la réponse 1 est là. La figure fait tourner les trois recherches de ce chapitre sur le même arbre, l’une après l’autre.
lab-course-chance-mixed-title = Un mélange des deux
lab-course-chance-mixed-text =
    La plupart des adversaires ne sont ni parfaits ni aléatoires. Disons qu’une pièce décide avant chaque réponse : avec la probabilité p elle est au hasard, sinon c’est la meilleure. L’arbre a alors trois sortes de nœuds, max, min et hasard, et la recherche s’appelle _expectiminimax_.

    De vrais dés sont la même chose : au backgammon, un nœud de hasard précède chaque coup.

    Le coup 1 vaut (1 − p)·4 + p·4,5, le coup 2 vaut (1 − p)·1 + p·6,5.
lab-course-chance-mixed-ask = À partir de quel pourcentage de réponses au hasard le coup 2 est-il le meilleur ?
lab-course-chance-mixed-after = 60 : de 4 + 0,5 p = 1 + 5,5 p on tire p = 0,6. Expectiminimax n’est jamais au-dessous des deux autres, mais il doit connaître p. Si tu supposes trop d’erreurs, un adversaire fort te punit ; trop peu, et tu manques ce qu’un faible te donne.
lab-course-chance-pruning-title = Couper aux nœuds de hasard ?
lab-course-chance-pruning-text =
    Alpha-bêta omet une branche parce qu’une seule réponse prouve qu’elle est trop mauvaise. Dans une moyenne, chaque réponse compte : la suivante peut racheter une réponse terrible.

    En général on ne peut donc rien omettre. Le temps de minimax est O(b^m) ; avec n issues à chaque nœud de hasard, c’est O(b^m·n^m).
lab-course-chance-pruning-ask = Une recherche peut-elle jamais couper à un nœud de hasard ?
lab-course-chance-pruning-yes = Oui, exactement comme à un nœud de min.
lab-course-chance-pruning-bounds = Oui, si l’on sait que toutes les valeurs sont entre deux bornes.
lab-course-chance-pruning-never = Non, jamais.
lab-course-chance-pruning-after = Si aucune feuille ne peut valoir plus de 1, trois issues sur quatre dont la somme est presque nulle bornent la moyenne par le haut, et la quatrième n’a pas besoin d’être cherchée. C’est le star-minimax de Bruce Ballard. Le gain est petit ; c’est une des raisons pour lesquelles les jeux à dés furent parmi les premiers joués par échantillonnage.
lab-course-chance-players-title = Trois joueurs
lab-course-chance-players-text =
    Avec trois joueurs, une feuille a trois nombres, un pour chacun. À chaque nœud son joueur prend l’enfant le meilleur pour lui : c’est _max^n_. À deux joueurs et à somme nulle, c’est minimax.

    Dans la figure, trois joueurs prennent un, deux ou trois jetons d’un tas de cinq. Qui prend le dernier reçoit 1, les autres 0.

    Il se passe ici quelque chose de nouveau : un joueur qui ne peut plus gagner peut encore décider qui gagne.
lab-course-chance-players-ask = Qui gagne si tous jouent parfaitement ?
lab-course-chance-players-one = le joueur 1
lab-course-chance-players-two = le joueur 2
lab-course-chance-players-three = le joueur 3
lab-course-chance-players-ties = Cela dépend de la façon dont choisit un joueur qui ne peut pas gagner.
lab-course-chance-players-after = Si un joueur joue le premier de plusieurs coups également bons pour lui, le joueur 3 gagne ; s’il joue le dernier, c’est le joueur 2. Ni l’un ni l’autre n’est une faute. Il n’y a donc pas une seule valeur, les joueurs peuvent avoir des raisons de s’allier, et les coupes profondes d’alpha-bêta disparaissent : entre deux de tes nœuds, d’autres décident, qui ne sont pas simplement contre toi.
lab-course-chance-summary =
    Expectimax prend des moyennes là où le hasard joue, expectiminimax a des nœuds max, min et de hasard. Chacun est optimal contre l’adversaire qu’il suppose.

    Dans une moyenne toute issue compte ; couper demande donc des bornes. À plus de deux joueurs, les valeurs sont des n-uplets, les égalités décident des parties, et il peut ne pas y avoir une seule bonne réponse.
lab-course-chance-sources =
    Donald Michie : Game-playing and game-learning automata (1966).
    Bruce Ballard : The *-minimax search procedure for trees containing chance nodes (1983).
    Carol Luckhardt, Keki Irani : An algorithmic solution of N-person games (1986).
lab-course-chance-teachers =
    Exercice : trouver un arbre de deux coups à deux réponses où expectimax ne gagne jamais, quel que soit p. (Un coup doit être au moins aussi bon pour les deux règles, par exemple (4,5) et (3,5).)

    Discussion : est-il rationnel que le joueur 3 punisse le joueur 1 si cela ne lui coûte rien ?

lab-course-flat-title = Monte-Carlo plat
lab-course-flat-aim = Un joueur sans aucune connaissance : des parties au hasard, réparties également entre les coups.
lab-course-flat-idea-title = Ni arbre ni évaluation
lab-course-flat-idea-text =
    Regarder en avant demande une évaluation. Dans les jeux de connexion comme Y, personne n’en connaît une bonne : il est difficile de dire en nombres qui est « plus près de gagner ». Passons-nous-en.

    1. Joue chaque coup légal sur une copie du plateau
    2. Joue jusqu’au bout par des coups au hasard, de nombreuses fois
    3. Compte combien de fois tu as gagné
    4. Joue le coup qui a la plus grande part de victoires

    C’est _Monte-Carlo plat_ : pas d’arbre, pas de mémoire, un seul paramètre. Le nombre de parties au hasard, les _itérations_, est réparti également entre les coups.
lab-course-flat-idea-ask = Tu permets 2 000 itérations et 30 cellules sont libres. Combien de parties au hasard chaque coup reçoit-il ?
lab-course-flat-idea-after = 2 000 / 30 = 66, et il reste 20 itérations. Dans la figure, 2 000 itérations sont réparties entre les 9 coups d’un petit plateau de Y. Chaque barre est l’intervalle à 95 % d’une part de victoires, le trait en tirets ce vers quoi elle tend. Reviens aux premières parties et vois combien elles disent peu. b3, le seul coup qui gagne, ne passe en tête que tard.
lab-course-flat-numbers-title = La loi des grands nombres
lab-course-flat-numbers-text =
    Chaque partie au hasard après un coup est une pièce dont personne ne connaît la chance. La _loi des grands nombres_ dit que la part de victoires tend vers cette chance, le résultat espéré du jeu au hasard à partir d’ici. Bruce Abramson l’a proposé comme évaluation en 1987.

    À quelle vitesse ? La moyenne de n parties s’écarte d’environ √(p (1 − p) / n) : l’erreur baisse comme la _racine carrée_ de n.
lab-course-flat-numbers-ask = Quatre fois plus de parties : que devient l’erreur ?
lab-course-flat-numbers-quarter = le quart
lab-course-flat-numbers-half = la moitié
lab-course-flat-numbers-same = Elle reste la même.
lab-course-flat-numbers-after = La moitié. Avec deux axes logarithmiques, l’erreur est une droite de pente −1/2, comme le dit le trait en tirets. Une décimale de plus coûte cent fois plus de parties. Voilà pourquoi les cent premières itérations changent tant, et les dix mille dernières si peu.
lab-course-flat-trap-title = Ce que les parties au hasard ne voient pas
lab-course-flat-trap-text =
    Morpion : le joueur 1 (×) a deux coins opposés, a1 et c3 ; le joueur 2 (○) a le centre et doit jouer. Si ○ prend un troisième coin, × prend le dernier et a deux lignes ouvertes à la fois. Un bord force × à se défendre et garde la nulle.

    Un adversaire au hasard ne le sait pas. Avec deux lignes ouvertes, il ne gagne que s’il en touche une par chance.
lab-course-flat-trap-ask = Avec énormément d’itérations, quel coup Monte-Carlo plat préfère-t-il ?
lab-course-flat-trap-corner = un coin
lab-course-flat-trap-edge = un bord
lab-course-flat-trap-after = Le coin : il gagne 58 % des parties au hasard, un bord 55 %. Les traits en tirets montrent ces limites, et le plateau ce que les coups valent vraiment : la nulle pour les bords, la défaite pour les coins.
lab-course-flat-more-title = Plus d’itérations, moins bon jeu ?
lab-course-flat-more-text =
    La loi des grands nombres promet que les parts tendent vers leurs limites. Elle ne promet pas que les limites soient justes.

    La figure lance la recherche 30 fois dans cette position et compte deux choses : combien de fois le coup de plus grande limite est choisi, et combien de fois un coup vraiment le meilleur.
lab-course-flat-more-ask = Avec plus d’itérations, combien de fois choisit-elle un coup vraiment le meilleur ?
lab-course-flat-more-better = de plus en plus souvent
lab-course-flat-more-same = aussi souvent
lab-course-flat-more-worse = de moins en moins souvent
lab-course-flat-more-after = De moins en moins : d’environ 70 % avec quelques parties par coup à 23 % avec 333. Avec peu de parties elle se trompe par hasard, parfois du bon côté ; avec beaucoup elle est _sûre_ du mauvais coup. Monte-Carlo plat n’apprend jamais que l’adversaire pense. Pour cela, les parties au hasard doivent l’être moins là où cela compte, et c’est ce que fait un arbre.
lab-course-flat-rules-title = Pourquoi il n’a pas besoin d’heuristiques
lab-course-flat-rules-text =
    Les parties au hasard sont rapides, car rien n’y est jugé, et elles ne penchent pas vers ce que quelqu’un croit être bien jouer. Des heuristiques les rendraient plus lentes et pourraient pousser le résultat vers des coups qui ne semblent bons que localement.

    Cela marche le mieux là où le jeu au hasard n’est pas désespéré : où la plupart des coups changent un peu les chances, où les parties finissent toujours, et où une bonne position gagne plus de parties au hasard qu’une mauvaise. Y, Hex et le go sont ainsi. Les échecs, non : souvent une seule réponse décide de tout.
lab-course-flat-rules-ask = Que doit savoir Monte-Carlo plat d’un jeu ?
lab-course-flat-rules-rules = ses règles
lab-course-flat-rules-evaluation = ses règles et une évaluation
lab-course-flat-rules-openings = ses règles et quelques parties de bons joueurs
lab-course-flat-rules-after = Les règles : quels coups sont légaux, quand la partie est finie, qui a gagné. Voilà pourquoi les mêmes 30 lignes de code jouent à n’importe quel jeu, y compris celui que tu écris dans « Ton propre bot ».
lab-course-flat-strength-title = Itérations et force
lab-course-flat-strength-text =
    L’adversaire le plus simple joue au hasard. Monte-Carlo plat joue contre lui 100 parties de Y sur un petit plateau, avec 15, 50, 100, 500 et 2 000 itérations par coup.

    Le temps qu’il prend croît en proportion des itérations ; la force, non.
lab-course-flat-strength-ask = Combien des 100 parties gagne-t-il à peu près avec 100 itérations, soit 7 parties pour chacun des premiers coups ?
lab-course-flat-strength-after = 99. Avec 15 itérations, une seule partie par coup, il en gagne 79, avec 50 il en gagne 96, et à partir de 500 il n’en perd aucune. Sur un plateau plus grand il en faut plus, puisque les mêmes itérations sont réparties sur plus de cellules. Et contre un adversaire qui pense, 20 000 itérations peuvent encore perdre : un joueur expérimenté bat ce bot.
lab-course-flat-budget-title = Peu de parties quand elles comptent le plus
lab-course-flat-budget-text =
    La répartition égale a un prix. Au début d’une partie il y a beaucoup de cellules libres ; chaque coup reçoit donc peu de parties au hasard, et ces premières décisions comptent le plus. Près de la fin, quand tout est joué, chaque coup en reçoit des milliers.

    Elle dépense aussi autant pour un coup sans espoir que pour le meilleur.
lab-course-flat-budget-ask = 20 000 itérations sur le plateau vide de Y 11, qui a 66 cellules : combien de parties par coup ?
lab-course-flat-budget-after = 303 ; une part de victoires s’écarte donc d’environ 3 %, plus que les bons coups ne diffèrent. Ne vaudrait-il pas mieux laisser tôt les mauvais coups, et dépenser le reste pour les bons ? Mais tu ne sais pas encore lesquels sont bons. C’est la question du chapitre suivant.
lab-course-flat-summary =
    Monte-Carlo plat répartit également ses itérations entre les coups, joue des parties au hasard après chacun, et joue celui qui a la plus grande part de victoires. Il lui faut les règles d’un jeu et rien d’autre.

    Par la loi des grands nombres, les parts tendent vers le résultat espéré du jeu au hasard, avec une erreur de 1/√n. Ce n’est pas la valeur du coup : devant un piège, plus d’itérations ne le rendent que plus sûr du mauvais.

    Il gaspille des parties sur de mauvais coups, et en a le moins quand il en a le plus besoin.
lab-course-flat-sources =
    Bruce Abramson : The expected-outcome model of two-player games (1987, publié en 1990).
    Bernd Brügmann : Monte Carlo Go (1993).
    Nicholas Metropolis, Stanisław Ulam : The Monte Carlo method (1949).
lab-course-flat-teachers =
    Au tableau : chaque étudiant joue dix parties au hasard avec deux pièces après un coup d’un petit plateau de Hex, et l’on additionne les parts de toute la classe. Trente étudiants font 300 parties en cinq minutes.

    Erreurs fréquentes : « le quart » (l’erreur d’une moyenne baisse comme la racine) ; « de plus en plus » pour le piège (on confond limites et valeurs). Dans leur propre code, les étudiants oublient souvent de copier le plateau avant chaque partie.

lab-course-bandits-title = Bandits
lab-course-bandits-aim = Explorer ou exploiter : machines à sous, regret, UCB1, et pourquoi son regret ne croît que comme un logarithme.
lab-course-bandits-try-title = Trois machines à sous
lab-course-bandits-try-text =
    Voici trois machines à sous, des « bandits manchots ». Chacune paie 1 avec une chance fixe que tu ne connais pas, sinon rien. Chaque tirage d’un mauvais bras est perdu ; mais comment sais-tu qu’il est mauvais ?

    Tire une vingtaine de fois, puis réponds. (Les boutons marchent dès que Python a démarré.)
lab-course-bandits-try-ask = Quel bras crois-tu le meilleur, et à quel point en es-tu sûr ?
lab-course-bandits-try-after = Les chances sont 0,2, 0,5 et 0,7, dans un ordre qu’on ne t’a pas dit. Après vingt tirages, la plupart s’en tiennent à un bras qui a payé tôt. _Exploiter_ ce que l’on sait ou _explorer_ ce que l’on ne sait pas : c’est le dilemme de ce chapitre, et de chaque coup d’une recherche.
lab-course-bandits-regret-title = Le regret
lab-course-bandits-regret-text =
    Le problème des K machines à sous : le bras i paie des gains X indépendants et de même loi, de moyenne μᵢ inconnue. Une stratégie choisit le bras suivant d’après ce qu’elle a vu. T compte les tirages de chaque bras.

    Le _regret_ est la perte espérée face à quelqu’un qui tire le meilleur bras dès le début :

    R(n) = μ* n − Σ μᵢ E[Tᵢ(n)]

    où μ* est la plus grande moyenne. Chaque tirage du bras i coûte l’_écart_ μ* − μᵢ.
lab-course-bandits-regret-ask = Les moyennes sont 0,2, 0,5 et 0,7. Sur 100 tirages, le bras 1 en a eu 10, le bras 2 en a eu 20 et le bras 3 en a eu 70. Quel est le regret ?
lab-course-bandits-regret-after = 10·0,5 + 20·0,2 + 70·0 = 9. Le regret compte des chances, pas de la veine : un mauvais bras qui a payé par hasard était quand même un mauvais choix.
lab-course-bandits-bound-title = L’optimisme : UCB1
lab-course-bandits-bound-text =
    UCB1 construit autour de la moyenne de chaque bras un intervalle de demi-largeur √(2 ln n / T), et tire le bras dont le bout _supérieur_ est le plus haut, sa borne supérieure de confiance. Un bras non essayé passe d’abord.

    Un bras a un bout haut pour l’une de deux raisons : il a bien payé, ou l’on en sait peu. Être optimiste sur l’inconnu, voilà toute l’astuce.

    Après 29 tirages : le bras 1 a la moyenne 0,25 sur 4 tirages, le bras 2 a 0,70 sur 10, le bras 3 a 0,867 sur 15. Les demi-largeurs sont 1,298, 0,821 et 0,670.
lab-course-bandits-bound-ask = Quel bras UCB1 tire-t-il ensuite ?
lab-course-bandits-bound-after = Le bras 1, le pire de tous, avec 0,25 + 1,298 = 1,548 contre 1,521 et 1,537 : il n’a eu que 4 tirages. La figure le montre : la barre qui va le plus loin gagne, quoi que dise son point.
lab-course-bandits-narrow-title = Les intervalles rétrécissent et s’élargissent
lab-course-bandits-narrow-text =
    Quand on tire un bras, son T croît plus vite que ln n : son intervalle rétrécit, et par la loi des grands nombres sa moyenne va vers la vérité. Avance d’ici et regarde un bras que l’on laisse un moment tranquille.
lab-course-bandits-narrow-ask = Que devient l’intervalle d’un bras que l’on ne tire pas ?
lab-course-bandits-narrow-narrower = Il rétrécit.
lab-course-bandits-narrow-same = Il reste comme il est.
lab-course-bandits-narrow-wider = Il s’élargit.
lab-course-bandits-narrow-after = Il s’élargit lentement : T reste, ln n croît. Un jour son bout supérieur est de nouveau le plus haut, et il reçoit un tirage. Aucun bras n’est donc abandonné pour de bon, et les mauvais sont essayés de moins en moins.
lab-course-bandits-proof-title = Pourquoi le regret est logarithmique
lab-course-bandits-proof-text =
    Une esquisse de la preuve d’Auer, Cesa-Bianchi et Fischer. Soit Δ l’écart d’un mauvais bras. Si UCB1 le tire alors que tous les intervalles contiennent leur vraie moyenne, alors

    le bout supérieur du mauvais bras est au moins celui du meilleur, qui est au moins μ*
    la moyenne du mauvais bras est au plus μ* − Δ plus sa demi-largeur
    donc deux fois sa demi-largeur est au moins Δ : 2 √(2 ln n / T) ≥ Δ
    par conséquent T ≤ 8 ln n / Δ²

    Les intervalles qui ne contiennent pas la vérité sont rares : par l’inégalité de Hoeffding, la chance de chacun est au plus n⁻⁴, et sur tous les tirages cela ajoute une constante, 1 + π²/3. Chaque tirage coûte Δ ; le regret est donc au plus la somme sur les mauvais bras de 8 ln n / Δ, plus une constante. C’est _O(ln n)_.
lab-course-bandits-proof-ask = Quel mauvais bras peut être tiré plus souvent : celui à grand écart ou celui à petit écart ?
lab-course-bandits-proof-large = celui à grand écart
lab-course-bandits-proof-small = celui à petit écart
lab-course-bandits-proof-after = Celui à petit écart : il faut 1/Δ² tirages pour le distinguer du meilleur. Chacun coûte moins, le regret ne croît donc que comme 1/Δ. Deux bras qui diffèrent de 0,01 demandent 400 fois plus de tirages que deux qui diffèrent de 0,2.
lab-course-bandits-strategies-title = D’autres stratégies
lab-course-bandits-strategies-text =
    UCB1 n’est pas la seule façon.

    _uniforme_ : n’importe quel bras, toujours. Pure exploration
    _epsilon-glouton_ : avec la probabilité 0,1 n’importe quel bras, sinon celui de meilleure moyenne
    _échantillonnage de Thompson_ : une distribution de probabilité pour chaque bras, un tirage au sort de chacune, et le bras dont le sort est le plus haut
    _UCB1_ : le bout supérieur le plus haut

    La figure est la moyenne de 100 essais de 1 000 tirages.
lab-course-bandits-strategies-ask = Laquelle a le moins de regret après 1 000 tirages ?
lab-course-bandits-strategies-ucb1 = UCB1
lab-course-bandits-strategies-thompson = échantillonnage de Thompson
lab-course-bandits-strategies-greedy = epsilon-glouton
lab-course-bandits-strategies-uniform = uniforme
lab-course-bandits-strategies-after = L’échantillonnage de Thompson, avec environ 12. UCB1 a 43, à peu près comme epsilon-glouton, et le choix uniforme 234. UCB1 est prudent : ses intervalles valent pour tous les gains entre 0 et 1 et sont plus larges que des pièces ne le demandent. On l’emploie dans les arbres parce qu’il est simple, que deux nombres par bras lui suffisent, et que sa garantie vaut pour tout choix de bras.
lab-course-bandits-rate-title = À la longue
lab-course-bandits-rate-text =
    Sur un axe logarithmique, un regret O(ln n) tend vers une droite. Après 1 000 tirages on le voit à peine : UCB1 se courbe encore vers le haut. Regarde donc 5 000.

    Le trait en tirets est le taux de Lai et Robbins : à la longue, aucune stratégie bonne pour tout choix de bras ne peut avoir une pente plus faible. Ce n’est pas une borne pour de courtes durées, et une bonne stratégie peut être longtemps au-dessous.
lab-course-bandits-rate-ask = Après 5 000 tirages, laquelle des deux a le plus grand regret ?
lab-course-bandits-rate-ucb1 = UCB1
lab-course-bandits-rate-greedy = epsilon-glouton
lab-course-bandits-rate-after = Epsilon-glouton, de loin : environ 124 contre 77. Un dixième de ses tirages est au hasard pour toujours ; à la longue son regret est donc une droite sur un axe linéaire, si bon qu’il paraisse au début. UCB1 et Thompson s’aplatissent.
lab-course-bandits-summary =
    Qui ne fait qu’exploiter peut ne jamais trouver le meilleur bras ; qui ne fait qu’explorer le paie toujours. UCB1 tire le bras dont le bout supérieur de l’intervalle est le plus haut : moyenne + √(2 ln n / T).

    Un mauvais bras est tiré au plus environ 8 ln n / Δ² fois ; le regret est donc O(ln n), le meilleur ordre possible.
lab-course-bandits-sources =
    Herbert Robbins : Some aspects of the sequential design of experiments (1952).
    Tze Leung Lai, Herbert Robbins : Asymptotically efficient adaptive allocation rules (1985).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer : Finite-time analysis of the multiarmed bandit problem (2002).
    William R. Thompson : On the likelihood that one unknown probability exceeds another (1933).
lab-course-bandits-teachers =
    Erreurs fréquentes : le bras 3 dans « L’optimisme » (la meilleure moyenne au lieu du bout le plus haut) ; « il reste comme il est » pour l’intervalle (on oublie ln n).

    Le plus difficile de la preuve est que l’intervalle doit contenir la vérité pour _les deux_ bras. Demande ce qui arrive si ce n’est le cas que d’un seul.

lab-course-uct-title = UCT : un arbre de bandits
lab-course-uct-aim = Quatre phases, la sélection et le coup final, où la rétropropagation se trompe, et pourquoi la boucle est juste.
lab-course-uct-phases-title = Quatre phases
lab-course-uct-phases-text =
    Monte-Carlo plat avec deux améliorations : traite les coups comme les bras d’un bandit, et recommence à chaque position qui suit. Le résultat est la _recherche arborescente Monte-Carlo_ (MCTS) ; avec UCB1 à chaque nœud, c’est _UCT_. Une itération a quatre phases.

    1. Sélection : depuis la racine, descends vers l’enfant de plus grande borne, tant que tous les coups du nœud ont été essayés
    2. Expansion : ajoute un enfant pour un coup non essayé
    3. Simulation : joue de là une partie au hasard
    4. Rétropropagation : à chaque nœud du chemin, ajoute une visite à N et le score à Q

    Puis vient l’itération suivante, et l’on peut s’arrêter à tout moment.
lab-course-uct-phases-ask = De combien de nœuds l’arbre grandit-il en une itération ?
lab-course-uct-phases-after = D’un seul. La figure a parcouru la première itération dans un tas de cinq jetons : un nouvel enfant, une partie au hasard, et deux nœuds du chemin avec une visite chacun. Avance ; l’arbre poussera là où les valeurs sont hautes, de façon _asymétrique_.
lab-course-uct-selection-title = Sélection
lab-course-uct-selection-text =
    La borne d’un enfant s de parent s₀ est

    UCT(s) = Q(s) / N(s) + 2 Cp √(ln N(s₀) / N(s))

    Le premier terme exploite, le second explore : il baisse à chaque visite de s et monte à chaque visite de ses frères. Pour des résultats de 0 à 1, Kocsis et Szepesvári choisissent Cp = 1/√2, donc 2 Cp = √2 ; pour d’autres échelles on le cherche par l’expérience. Avec N = 0 la borne est infinie.

    Après 6 itérations, les enfants de la racine sont : le coup 1 avec Q/N = 0/1, le coup 2 avec 1/3, le coup 3 avec 1/2. ln 6 vaut 1,79.
lab-course-uct-selection-ask = Quel enfant est sélectionné ensuite ?
lab-course-uct-selection-after = Le coup 1 : 0 + √2·√(1,79/1) = 1,89. Le coup 2 a 0,33 + 1,09 = 1,43, le coup 3 a 0,5 + 1,34 = 1,84. Une mauvaise partie au hasard n’est pas une raison d’abandonner un coup, et le coup 1 est celui qui gagne.
lab-course-uct-backup-title = Rétropropagation
lab-course-uct-backup-text =
    La partie au hasard de l’itération 7 est finie, et les noirs (joueur 1) ont gagné. Le chemin est la racine, le coup 1 des noirs, le coup 2 des blancs.

    Ce qui est bon pour l’un est mauvais pour l’autre. Chaque nœud compte donc le score _du joueur dont le coup y mène_ : c’est lui qui le choisira de nouveau.
lab-course-uct-backup-ask = De combien Q monte-t-il au nœud du coup 2 des blancs ?
lab-course-uct-backup-after = De 0 : ce coup était aux blancs, et ils ont perdu. Au nœud du coup 1 des noirs, Q monte de 1. N monte de 1 aux deux.
lab-course-uct-perspective-title = Où la rétropropagation se trompe
lab-course-uct-perspective-text =
    Beaucoup de programmes, et des textes de cours, s’y trompent : ils prennent le score du point de vue du joueur à la racine et le retournent à chaque niveau, en commençant par la _feuille_. Ce que reçoit un nœud dépend alors de la profondeur où se trouvait la feuille.

    Encore le tas de cinq jetons. Le bon coup est d’en prendre un : il en reste quatre, et qui trouve quatre a perdu. Lis le code, et prédis.
lab-course-uct-perspective-ask = Quel coup la recherche fautive joue-t-elle après 300 simulations ?
lab-course-uct-perspective-after = Le coup 2, d’un cheveu devant le 3, et elle croit aux deux à 98 %. Chaque nœud pense maintenant que son adversaire l’aide. La recherche juste donne 270 visites sur 300 au coup 1. Rien ne plante, les nombres ont bonne mine, et contre un adversaire faible elle gagne même : voilà pourquoi de telles fautes vivent si longtemps.
lab-course-uct-invariants-title = Quatre boucles, quatre invariants
lab-course-uct-invariants-text =
    Une boucle est juste si un énoncé est vrai avant son premier tour (la _précondition_ le donne), si chaque tour le garde vrai, et si avec la fin il donne ce que l’on voulait (la _postcondition_). Elle finit si un nombre qui ne peut tomber sous 0 diminue à chaque tour.

    _itérations_ : N(racine) = simulations faites. Diminue : les itérations restantes. À la fin : N(racine) = n
    _sélection_ : l’enfant pris a la plus grande borne. Diminue : les coups qui restent. À la fin : un nœud avec un coup non essayé, ou la fin de la partie
    _expansion_ : enfants et coups non essayés sont les coups légaux, aucun deux fois. Diminue : les coups non essayés. À la fin : un nœud de plus
    _rétropropagation_ : N et Q d’un nœud sont ceux de ses enfants et de ses propres simulations. Diminue : les nœuds au-dessus. À la fin : vrai à la racine

    Ici la faute de l’écran précédent est en marche, et chaque tour est vérifié.
lab-course-uct-invariants-ask = Quelle boucle rompt sa promesse ?
lab-course-uct-invariants-iterations = itérations
lab-course-uct-invariants-selection = sélection
lab-course-uct-invariants-expansion = expansion
lab-course-uct-invariants-backup = rétropropagation
lab-course-uct-invariants-after = La rétropropagation, pour la première fois à l’itération 9, et la figure le montre : un nœud de l’adversaire a une fausse somme. La sélection prend toujours la plus grande borne, de nombres faux. Un invariant trouve la ligne ; une partie perdue, non.
lab-course-uct-chain-title = La preuve comme une chaîne
lab-course-uct-chain-text =
    Robert Floyd et Tony Hoare écrivent une preuve comme une chaîne : { "{" }P{ "}" } pas { "{" }Q{ "}" } dit que si P est vrai avant le pas, Q est vrai après. Les maillons de la recherche, avec les quatre invariants de l’écran précédent :

    1. Précondition : la partie continue, et n ≥ 1
    2. Créer la racine avec N = Q = 0 : maintenant N(racine) = 0 simulation, donc l’invariant des _itérations_ est vrai avant le premier tour
    3. Descendre par _sélection_ tant que tous les coups du nœud ont été essayés : maintenant le nœud a un coup non essayé, ou la partie est finie
    4. Ajouter un enfant par _expansion_ : maintenant un nœud de plus, aucun en double
    5. Jouer jusqu’à la fin : maintenant il y a un score de 0 à 1
    6. Remonter par _rétropropagation_ : maintenant N et Q sont justes à chaque nœud du chemin, et N(racine) a augmenté des simulations. L’invariant des itérations est de nouveau vrai
    7. Il ne reste plus d’itération : maintenant N(racine) = n
    8. Jouer le coup aux visites les plus nombreuses. Postcondition : un coup légal, celui que la recherche a le plus essayé

    Par récurrence, l’invariant des itérations est vrai après chaque tour : il l’est après 0 tour par le maillon 2, et s’il l’est après k tours, les maillons 3 à 6 font qu’il l’est après k + 1. Et chaque boucle finit, car son nombre diminue : itérations restantes, coups restants, coups non essayés, nœuds au-dessus.
lab-course-uct-cost-title = Meilleur, moyen et pire cas
lab-course-uct-cost-text =
    Soit b le plus grand nombre de coups d’une position et d celui d’une partie.

    sélection : compare b enfants à chaque niveau : O(b·d) au pire, O(1) au mieux (un coup non essayé à la racine)
    expansion : un nœud, O(1)
    simulation : au plus d coups, O(d)
    rétropropagation : un pas par nœud du chemin : O(d)

    Une itération est donc O(b·d), et n itérations O(n·b·d), pas O(b^d). La mémoire croît d’un nœud chaque fois : O(n).

    La figure additionne les pas d’une recherche au morpion, la moyenne de dix essais.
lab-course-uct-cost-ask = Dans quelle phase le meilleur et le pire cas diffèrent-ils le plus ?
lab-course-uct-cost-selection = sélection
lab-course-uct-cost-expansion = expansion
lab-course-uct-cost-simulation = simulation
lab-course-uct-cost-backup = rétropropagation
lab-course-uct-cost-after = La sélection : 0 pas au mieux, 15 au pire, 6,4 en moyenne. Une simulation prend 1 à 7 coups, l’expansion toujours 1. Dans les grands jeux, c’est pourtant la simulation qui coûte le plus de temps, car chacun de ses coups est cher.
lab-course-uct-final-title = Le coup final
lab-course-uct-final-text =
    Quand le temps est écoulé, un enfant de la racine est joué. Il y a plusieurs règles :

    _enfant max_ : la plus grande valeur Q/N
    _enfant robuste_ : le plus de visites N. Le choix habituel, car une valeur de peu de visites peut être de la chance
    _enfant sûr_ : le plus grand bout inférieur de l’intervalle
    _enfant max-robuste_ : plus grande valeur et plus de visites à la fois ; s’il n’y en a pas, on cherche encore jusqu’à ce qu’il y en ait un

    Les règles de sélection varient de même : UCB1, UCB1 affiné par les variances, PUCT avec des probabilités a priori, échantillonnage de Thompson.

    Le coup a a 60 visites et la valeur 0,52, le coup b 40 visites et 0,55.
lab-course-uct-final-ask = Que fait max-robuste ?
lab-course-uct-final-a = Il joue a.
lab-course-uct-final-b = Il joue b.
lab-course-uct-final-on = Il cherche encore.
lab-course-uct-final-after = Il cherche encore : a a le plus de visites, b la plus grande valeur. Bientôt b reçoit plus de visites, puisque sa borne est la plus grande, et soit il dépasse a, soit il perd sa valeur. Dans le banc tu peux régler le coup final : visites, premier, valeur, borne ou max-robust.
lab-course-uct-keep-title = Garder l’arbre ou non
lab-course-uct-keep-text =
    Après ton coup et la réponse, la partie est à un petit-enfant de la racine. Son sous-arbre contient des simulations qui restent valables. Tu peux

    _jeter_ l’arbre : simple, et chaque recherche est indépendante de la partie qui précède
    _garder_ le sous-arbre : on épargne ses simulations, souvent un dixième à un tiers de toutes

    Les arbres gardés rendent les expériences plus difficiles à répéter, car le résultat dépend des coups d’avant. Les bots uct, rave et heuristic font l’un ou l’autre, selon leur réglage ; net et wye gardent leurs arbres.
lab-course-uct-limit-title = Trouve-t-il le meilleur coup ?
lab-course-uct-limit-text =
    Kocsis et Szepesvári ont démontré en 2006 que la probabilité de jouer un mauvais coup à la racine tend vers 0, et cela comme une puissance du nombre d’itérations. À la limite, UCT _est_ minimax.

    Mais la valeur d’un nœud est une moyenne de tout ce qui y fut essayé, bon et mauvais.

    La figure cherche 30 fois dans un tas de neuf jetons, avec 10 à 1 000 simulations. En prendre un gagne, la valeur exacte est donc 1.
lab-course-uct-limit-ask = Qu’est-ce qui est juste d’abord, le coup ou la valeur ?
lab-course-uct-limit-move = le coup
lab-course-uct-limit-value = la valeur
lab-course-uct-limit-after = Le coup : à partir de 200 simulations, au moins 95 % des recherches le choisissent, alors que la valeur est encore à 0,43 de 1. Même après 1 000 simulations elle n’est que de 0,85. Et la limite peut être loin : un piège profond dans l’arbre peut demander plus de temps qu’il n’y en a.
lab-course-uct-summary =
    UCT traite chaque nœud comme un bandit : sélectionne par Q/N + 2 Cp √(ln N(parent)/N), ajoute un enfant, joue une partie au hasard, et ajoute son score à chaque nœud du chemin, pour le joueur dont le coup y mène.

    Une itération coûte O(b·d), la mémoire croît d’un nœud. Avec la mauvaise perspective il tourne toujours, et croit à des coups perdants ; les invariants trouvent la ligne.

    Il tend vers minimax : le coup est juste bien avant la valeur.
lab-course-uct-sources =
    Rémi Coulom : Efficient selectivity and backup operators in Monte-Carlo tree search (2006).
    Levente Kocsis, Csaba Szepesvári : Bandit based Monte-Carlo planning (2006).
    Guillaume Chaslot, Mark Winands, Jaap van den Herik et d’autres : Progressive strategies for Monte-Carlo tree search (2008).
    Cameron Browne et d’autres : A survey of Monte Carlo tree search methods (2012).
    Maciej Świechowski et d’autres : Monte Carlo tree search: a review of recent modifications and applications (2022).
lab-course-uct-teachers =
    Erreurs fréquentes : le coup 3 dans « Sélection » (la meilleure moyenne) ; 1 dans « Rétropropagation » (on ajoute partout le score du joueur 1).

    En classe : donne à quatre étudiants les rôles sélectionner, ajouter, simuler et remonter, et jouez dix itérations au tableau avec un tas de cinq jetons. Le banc « UCT, phase par phase » a les dix mêmes, pas à pas, pour vérifier.

lab-course-knowledge-title = Connaissances
lab-course-knowledge-aim = Ce que la recherche gagne avec RAVE, des heuristiques, des simulations informées et un réseau.
lab-course-knowledge-balance-title = Le pour et le contre
lab-course-knowledge-balance-text =
    Pour la recherche arborescente Monte-Carlo :

    elle supporte beaucoup de coups à chaque nœud
    elle peut s’arrêter à tout moment, et joue mieux avec plus de temps
    elle n’a pas besoin de connaître le jeu
    elle s’adapte au hasard dans les règles
    son arbre pousse là où cela compte

    Contre elle :

    c’est affaire de probabilité : elle peut manquer le meilleur coup
    elle est lente si les parties au hasard sont lentes
    elle voit tard un piège étroit

    Les améliorations sont de deux sortes. Les unes n’emploient aucune connaissance du jeu : de meilleurs bandits, RAVE, plusieurs simulations par nœud. Les autres si : évaluations de coups, parties au hasard informées, réseaux. Ce chapitre en montre de chaque sorte.
lab-course-knowledge-rave-title = RAVE : emprunter aux autres branches
lab-course-knowledge-rave-text =
    Un coup tout juste ajouté à l’arbre a une visite et ne dit rien. Mais beaucoup de parties au hasard contiennent le même coup _plus tard_. À Hex et à Y, une pierre sur une cellule vaut à peu près autant quel que soit le moment. Compte donc pour chaque coup combien de fois tu as gagné en le jouant à un moment quelconque : « tous les coups comme premiers », AMAF.

    _RAVE_ mêle les deux : w · AMAF + (1 − w) · propre, avec le poids w = √(k / (3 N + k)).
lab-course-knowledge-rave-ask = Que devient le poids d’AMAF quand les visites N croissent ?
lab-course-knowledge-rave-grows = Il croît.
lab-course-knowledge-rave-same = Il reste le même.
lab-course-knowledge-rave-shrinks = Il diminue.
lab-course-knowledge-rave-after = Il diminue, de 0,995 avec une visite à 0,23 avec 1 871. Il le faut : AMAF est _biaisé_. Dans la figure, AMAF préfère jusqu’au bout a3, qui perd ; les résultats propres trouvent b2. Au début, une connaissance empruntée vaut mieux que rien ; plus tard la vérité doit l’emporter.
lab-course-knowledge-terms-title = Six termes d’une heuristique
lab-course-knowledge-terms-text =
    Un bot de Hex écrit pour un cours note chaque cellule par six termes, ajoute d’abord les meilleures cellules et joue ses simulations d’après eux :

    le _plus court chemin_ vers l’autre côté, avant et après
    les _ponts_ : deux voies vers une de tes pierres
    le _centre_
    la _connectivité_ : voisines de ta couleur
    la _mobilité_ : voisines libres
    les _côtés_ à joindre

    Le bot heuristique de ce programme a les six mêmes termes, chacun avec un poids que tu peux régler, et un septième, la double distance. Ses parties ne prennent pas la meilleure cellule, mais la meilleure de trois au hasard, car la même partie à chaque fois n’apprendrait rien.
lab-course-knowledge-terms-ask = Lequel des six termes demande l’algorithme de Dijkstra ?
lab-course-knowledge-terms-path = le plus court chemin
lab-course-knowledge-terms-bridge = les ponts
lab-course-knowledge-terms-centre = le centre
lab-course-knowledge-terms-after = Le plus court chemin : tes pierres coûtent 0, les cellules libres 1, et celles de l’adversaire ne se traversent pas. C’est de loin le terme le plus cher et le plus utile. Une connaissance ne paie que si elle améliore une simulation plus qu’elle ne la ralentit : compare à _temps_ égal. La figure montre maintenant la moyenne pondérée de tous les termes ; recule pour voir chacun.
lab-course-knowledge-network-title = Un réseau, d’un coup d’œil
lab-course-knowledge-network-text =
    AlphaGo (2016) et AlphaZero (2017) ont remplacé les parties au hasard par un réseau de neurones : il regarde une position et dit la probabilité de chaque coup, la _politique_, et la chance de gagner, la _valeur_. Il a appris les deux en jouant contre lui-même. La recherche emploie la politique comme a priori dans sa borne (PUCT), et la valeur à la place d’une simulation.

    La figure montre une position de Y : ce que le réseau voit d’un coup d’œil, et ce que disent 4 096 simulations.
lab-course-knowledge-network-ask = Lequel des deux trouve le coup auquel s’arrêtent les longues recherches ?
lab-course-knowledge-network-network = le réseau
lab-course-knowledge-network-playouts = les simulations
lab-course-knowledge-network-after = Le réseau : b4 tout de suite, avec 58 % de chances, alors que les simulations préfèrent c4 et disent la position perdue. Avance pour voir grandir les deux recherches : elles s’accordent bientôt sur b4, mais seule celle qui a le réseau sait que c’est gagné.
lab-course-knowledge-summary =
    RAVE emprunte aux parties où le coup fut joué plus tard, et doit oublier ce qu’il a emprunté. Les heuristiques ordonnent les coups et guident les parties au hasard ; elles paient si elles valent leur temps. Un réseau donne à la fois une politique et une valeur, et les simulations ne sont plus nécessaires.
lab-course-knowledge-sources =
    Sylvain Gelly, David Silver : Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
    Richard Matos : HEX AI Player (2025).
    David Silver et d’autres : Mastering the game of Go with deep neural networks and tree search (2016) ; A general reinforcement learning algorithm that masters chess, shogi, and Go through self-play (2018).
lab-course-knowledge-teachers =
    Demande un jeu où AMAF ne sert à rien (aux échecs, une prise n’est bonne que maintenant) et un jeu où il est parfait (l’ordre des coups n’y compte jamais).

lab-course-strength-title = Mesurer la force
lab-course-strength-aim = Intervalles, balayages, classements, et des tests qui savent quand s’arrêter.
lab-course-strength-interval-title = Un résultat est un intervalle
lab-course-strength-interval-text =
    Ton bot gagne 55 parties sur 100. Est-il meilleur que son adversaire ?

    Un résultat est un échantillon. L’intervalle de Wilson à 95 % pour 55 sur 100 va de 45,2 % à 64,4 %. Joue les parties par paires depuis la même ouverture, couleurs échangées, pour que l’avantage du premier coup s’annule.
lab-course-strength-interval-ask = Ces 100 parties montrent-elles qu’il est meilleur ?
lab-course-strength-interval-yes = oui
lab-course-strength-interval-no = non
lab-course-strength-interval-after = Non : 50 % est dans l’intervalle, l’égalité explique donc assez bien le résultat. Pour deux bots à 10 % d’écart il faut environ 400 parties ; pour 5 %, environ 1 600. La largeur baisse comme la racine carrée, ainsi que dans « Monte-Carlo plat ».
lab-course-strength-sweep-title = Quel réglage est le meilleur ?
lab-course-strength-sweep-text =
    Un bot de morpion peut dépenser 40 simulations par coup : 40 itérations d’une simulation, ou 10 itérations de 4. Un _balayage_ joue beaucoup de parties à chaque point d’une grille et montre les intervalles.

    Ce bot est celui d’une étude : une itération est une visite qui compte les victoires de toutes ses simulations, et le coup final est choisi par la borne. Il joue en second contre un joueur au hasard, 150 parties par point.
lab-course-strength-sweep-ask = Lequel des deux perd le moins souvent ?
lab-course-strength-sweep-one = 40 itérations d’une simulation
lab-course-strength-sweep-four = 10 itérations de 4 simulations
lab-course-strength-sweep-same = On ne peut pas les distinguer.
lab-course-strength-sweep-after = 10 fois 4 : il perd 16 % contre 34 %, et l’intervalle de la différence, de 8 à 27 points, exclut 0. C’est une propriété de ce bot curieux : si le coup final est choisi par les visites, l’ordre change. Le temps croît avec les simulations, mais pas en proportion : chaque itération a un coût fixe.
lab-course-strength-rating-title = Classements
lab-course-strength-rating-text =
    À plus de deux joueurs, les résultats sont mis sur une échelle. Dans le modèle de Bradley et Terry, celui des points Elo, une avance de D points signifie un score espéré de 1 / (1 + 10^(−D/400)) : 100 points font 64 %, 200 font 76 %, 400 font 91 %.

    Dans la figure se sont rencontrés Monte-Carlo plat avec 500 et avec 100 itérations et un joueur au hasard, 20 parties par paire.
lab-course-strength-rating-ask = De combien de points flat@500 devance-t-il flat@100 ?
lab-course-strength-rating-small = moins de 100
lab-course-strength-rating-middle = de 100 à 300
lab-course-strength-rating-large = plus de 300
lab-course-strength-rating-after = De 223, avec une erreur de plus de 100 sur chaque classement : 40 parties, c’est peu. Un classement appartient au groupe où il fut mesuré ; avec d’autres adversaires il bouge.
lab-course-strength-test-title = S’arrêter quand c’est décidé
lab-course-strength-test-text =
    Combien de parties ? Si tu fixes le nombre d’avance, tu en joues trop quand le cas est clair. Si tu regardes après chaque partie et t’arrêtes quand le résultat te plaît, tu te trompes toi-même.

    Le _test séquentiel_ d’Abraham Wald fait bien : il additionne combien mieux une hypothèse explique les parties que l’autre, et s’arrête dès que la somme sort d’une bande. La bande découle de la part d’erreurs que tu permets.

    Ici les bots sont _aussi_ forts l’un que l’autre (H0), l’alternative est 50 Elo, et l’on permet 5 % d’erreurs. 200 tests.
lab-course-strength-test-ask = Quel pourcentage des tests, à peu près, accepte la mauvaise hypothèse ?
lab-course-strength-test-0 = aucun
lab-course-strength-test-5 = environ 5 %
lab-course-strength-test-25 = environ 25 %
lab-course-strength-test-after = 4,5 %, comme promis, et après 133 paires de parties en moyenne. Moins le cas est clair, plus c’est long : à mi-chemin des hypothèses, presque deux fois plus.
lab-course-strength-summary =
    Un résultat sans intervalle est une rumeur. Compare par l’intervalle de la différence, joue des paires aux couleurs échangées, compare à temps égal, et laisse un test séquentiel décider quand s’arrêter.
lab-course-strength-sources =
    Edwin Wilson : Probable inference, the law of succession, and statistical inference (1927).
    Ralph Bradley, Milton Terry : Rank analysis of incomplete block designs (1952).
    Abraham Wald : Sequential tests of statistical hypotheses (1945).
lab-course-strength-teachers =
    Un bon exercice : chaque étudiant conçoit un match qui distingue deux bots à 50 Elo d’écart, et prédit sa durée, avant de le lancer dans le banc « Test séquentiel ».

lab-course-decisions-title = Décisions
lab-course-decisions-aim = Processus de décision de Markov : itération des valeurs et des politiques, apprentissage, un robot dans des pièces, et ce qu’on ne voit pas.
lab-course-decisions-process-title = Un robot qui glisse
lab-course-decisions-process-text =
    Un agent perçoit un état, agit et reçoit une récompense ; puis le cycle recommence. Il n’y a pas d’adversaire, mais le monde a sa volonté : le robot de la figure va où il veut avec la probabilité 0,8 et glisse de chaque côté avec 0,1.

    C’est un _processus de décision de Markov_ : états, actions, transitions avec probabilités, récompenses. Chaque pas coûte 0,04 ; la bonne fin donne +1, la mauvaise −1. Un plan ne sert à rien, puisque tu ne sais pas où tu seras. Il te faut une _politique_, une action pour chaque état.
lab-course-decisions-process-ask = Dans le coin sous la mauvaise fin, la meilleure politique va-t-elle droit vers la bonne fin, ou fait-elle le détour ?
lab-course-decisions-process-straight = droit
lab-course-decisions-process-round = le détour
lab-course-decisions-process-after = Le détour : monter à côté de la mauvaise fin risque d’y glisser, et quelques pas à 0,04 coûtent moins. Si un pas coûtait plus, le robot prendrait le risque ; s’il coûtait énormément, il sauterait exprès dans la mauvaise fin. Essaie dans le banc.
lab-course-decisions-values-title = Itération des valeurs
lab-course-decisions-values-text =
    L’équation de Bellman : la valeur d’un état est sa récompense plus la valeur actualisée de ce qui suit, avec la meilleure action. Une actualisation γ inférieure à 1 fait compter moins les récompenses tardives.

    L’_itération des valeurs_ commence par des zéros et applique l’équation à tous les états, encore et encore : un _balayage_ après l’autre. L’erreur baisse chaque fois du facteur γ.

    L’_itération des politiques_ le fait en deux temps : calcule les valeurs de la politique présente, puis améliore-la.
lab-course-decisions-values-ask = Qu’est-ce qui est juste d’abord, les valeurs ou la politique ?
lab-course-decisions-values-values = les valeurs
lab-course-decisions-values-policy = la politique
lab-course-decisions-values-after = La politique : dès le balayage 12 toutes les flèches sont justes, alors que les valeurs s’écartent encore jusqu’à 0,026. Pour choisir une action il suffit de savoir laquelle est la meilleure, pas de combien. Comme pour UCT.
lab-course-decisions-learning-title = Apprendre sans modèle
lab-course-decisions-learning-text =
    Et si personne ne dit les probabilités au robot ? Il peut marcher et apprendre. Q(s, a) est ce que l’action a a valu jusqu’ici dans l’état s.

    _Q-learning_ : après un pas de récompense r vers l’état s′, déplace un peu Q(s, a) vers r + γ max Q(s′, ·) : la meilleure action suivante
    _SARSA_ : vers r + γ Q(s′, a′) : l’action réellement prise ensuite

    Avec des pas d’exploration, les deux diffèrent : SARSA apprend la valeur de la politique qu’il suit, faux pas compris, et reste loin des falaises ; Q-learning apprend la meilleure politique et tombe plus souvent en apprenant.
lab-course-decisions-learning-ask = Après 300 marches de Q-learning, toutes les flèches sont-elles justes ?
lab-course-decisions-learning-yes = oui
lab-course-decisions-learning-no = non
lab-course-decisions-learning-after = Non : deux cellules ont encore une fausse flèche, des cellules qu’il visite à peine. Et comme son taux d’apprentissage est fixe, ses valeurs ne s’arrêtent jamais. Avec un taux qui baisse assez lentement, et toutes les actions essayées sans fin, Q-learning converge.
lab-course-decisions-rooms-title = Pièces et énergie
lab-course-decisions-rooms-text =
    Un robot va de pièce en pièce, glisse parfois dans une autre, ramasse des récompenses et n’a d’énergie que pour quelques pas. Là aussi la recherche arborescente peut planifier : UCT avec des nœuds de hasard, depuis le seul état présent.

    L’état est ce dont dépend l’avenir.
lab-course-decisions-rooms-ask = Qu’est-ce qui fait partie de l’état, outre les récompenses qui restent ?
lab-course-decisions-rooms-energy = l’énergie qui reste, et la pièce
lab-course-decisions-rooms-place = la pièce seule
lab-course-decisions-rooms-both = la pièce, et le chemin par lequel il est venu
lab-course-decisions-rooms-after = La pièce et l’énergie qui reste. Avec un seul pas, la meilleure action peut être autre qu’avec cinq. Le chemin parcouru n’importe pas : c’est ce que veut dire « de Markov ». La recherche n’a besoin des probabilités que pour tirer au sort : un simulateur suffit.
lab-course-decisions-unseen-title = Si tu ne vois pas l’état
lab-course-decisions-unseen-text =
    Les vrais robots ont des capteurs imprécis et ne voient qu’une partie du monde. Alors l’état est caché, et le robot a une _croyance_ : une probabilité pour chaque état, qu’il met à jour par la règle de Bayes après chaque observation. Un processus de décision sur des croyances se dit _partiellement observable_, POMDP. Ses états sont continus, les solutions exactes sont donc hors de portée ; la recherche arborescente peut tirer des états de la croyance et chercher comme avant (POMCP, 2010).

    Les jeux de cartes et Dark Hex cachent aussi des choses. Là, le choix de l’adversaire dépend de ce qu’il sait ; chercher une donne tirée à la fois te fait croire que tu sauras plus tard ce que tu ne sais pas maintenant ; et une bonne stratégie doit mêler, comme les pièces de von Neumann.
lab-course-decisions-summary =
    Un processus de décision de Markov a des états, des actions, des probabilités et des récompenses ; une politique donne une action pour chaque état. L’itération des valeurs et celle des politiques demandent un modèle, Q-learning et SARSA apprennent sans, et la recherche arborescente planifie depuis un état avec un simulateur.

    La politique est juste avant les valeurs. Ce qu’on ne voit pas, il faut le croire.
lab-course-decisions-sources =
    Richard Bellman : Dynamic programming (1957).
    Christopher Watkins : Learning from delayed rewards (1989).
    Gavin Rummery, Mahesan Niranjan : On-line Q-learning using connectionist systems (1994), sur SARSA.
    Richard Sutton, Andrew Barto : Reinforcement learning: an introduction (2018).
    David Silver, Joel Veness : Monte-Carlo planning in large POMDPs (2010).
lab-course-decisions-teachers =
    Dans le monde de 4 × 3 cellules, la première flèche tourne quand un pas coûte environ 0,045 ; le robot va exprès à la mauvaise fin à partir d’environ 1,65. Deux seuils : n’en demande qu’un.

lab-course-history-title = Brève histoire
lab-course-history-aim = D’un théorème sur les échecs à des programmes qui s’instruisent seuls.
lab-course-history-timeline-title = De 1912 à aujourd’hui
lab-course-history-timeline-text =
    _Théorie_

    1912 : Ernst Zermelo parle des échecs : dans un tel jeu, un camp peut forcer le gain, ou les deux peuvent forcer la nulle. C’est imprimé en 1913.
    1926 : John von Neumann présente le théorème du minimax, publié en 1928.
    1933 : William Thompson demande lequel de deux traitements donner au prochain patient : le premier bandit.
    1942 : Piet Hein invente le Hex ; John Nash le retrouve en 1948 et prouve que le premier joueur gagne.
    1944 : John von Neumann et Oskar Morgenstern écrivent Theory of Games and Economic Behavior.
    1949 : Nicholas Metropolis et Stanisław Ulam nomment la méthode de Monte-Carlo.
    1950 : Claude Shannon décrit comment un ordinateur pourrait jouer aux échecs, avec minimax et une évaluation.
    1952 : Herbert Robbins pose le problème du bandit.
    1953 : Craige Schensted et Charles Titus inventent le Y.
    1957 : Richard Bellman écrit Dynamic Programming.
    1958 : Allen Newell, Clifford Shaw et Herbert Simon emploient l’idée d’alpha-bêta.

    _Des programmes qui regardent en avant_

    1959 : le programme de dames d’Arthur Samuel apprend son évaluation en jouant contre lui-même.
    1975 : Donald Knuth et Ronald Moore analysent alpha-bêta.
    1985 : Tze Leung Lai et Herbert Robbins démontrent que le regret croît au moins comme un logarithme.
    1987 : Bruce Abramson évalue des positions par des parties au hasard dans sa thèse.
    1989 : Christopher Watkins propose Q-learning.
    1992 : TD-Gammon, de Gerald Tesauro, apprend seul le backgammon au niveau des maîtres.
    1993 : Bernd Brügmann joue au go par des parties au hasard et le recuit simulé ; l’idée d’AMAF y est.
    1997 : Deep Blue bat Garry Kasparov, avec alpha-bêta et beaucoup de matériel.

    _Parties au hasard et réseaux_

    2002 : Peter Auer, Nicolò Cesa-Bianchi et Paul Fischer proposent UCB1.
    2006 : Crazy Stone, de Rémi Coulom, gagne au go avec un arbre de parties au hasard ; il l’appelle Monte Carlo tree search. Levente Kocsis et Csaba Szepesvári démontrent qu’UCT converge.
    2007 : Sylvain Gelly et David Silver ajoutent RAVE. Le groupe de Jonathan Schaeffer résout les dames anglaises : c’est nul.
    2009 : MoHex, de Broderick Arneson, Ryan Hayward et Philip Henderson, gagne à Hex par la recherche arborescente.
    2016 : AlphaGo bat Lee Sedol.
    2017 : AlphaZero apprend les échecs, le shogi et le go par les seules règles, et l’itération experte de Thomas Anthony apprend Hex.
    2019 : MuZero apprend aussi les règles.
    Aujourd’hui : un réseau assez petit pour un navigateur guide les bots les plus forts de ce programme.
lab-course-history-summary =
    Trois lignes se rencontrent dans les programmes d’aujourd’hui : les jeux et le regard en avant (von Neumann, Shannon), les bandits et l’échantillonnage (Thompson, Robbins, Abramson), et l’apprentissage par des parties contre soi-même (Samuel, Tesauro, Silver).
lab-course-history-sources =
    Ernst Zermelo : Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913).
    Claude Shannon : Programming a computer for playing chess (1950).
    Arthur Samuel : Some studies in machine learning using the game of checkers (1959).
    Bruce Abramson : The expected-outcome model of two-player games (1987).
    Rémi Coulom : Efficient selectivity and backup operators in Monte-Carlo tree search (2006).
    Thomas Anthony, Zheng Tian, David Barber : Thinking fast and slow with deep learning and tree search (2017).
lab-course-history-teachers =
    Que chaque étudiant prenne une année, lise la première page de l’article et dise en deux minutes ce qui était nouveau.

## The bench minimax

lab-minimax-predict = Si alpha-bêta prend les coups dans leur ordre naturel, quelle part des feuilles de minimax visite-t-il à la plus grande profondeur, en moyenne sur toutes les exécutions ?
lab-minimax-legend = Les valeurs sont celles du joueur 1, chances de gain ou nombres de ton propre arbre : max veut de hautes valeurs, min de basses. Les crochets entourent la fenêtre, d’alpha à bêta, avec laquelle la recherche entre dans un nœud. ≥ et ≤ marquent des bornes : après une coupe, la vraie valeur peut être au-delà du nombre. Une arête en tirets et barrée est un coup écarté ; la raison est à côté.
lab-minimax-plot-legend = Nombre moyen de feuilles avec son intervalle à 95 %, selon la profondeur de la recherche. Sur l’échelle logarithmique, une croissance exponentielle est une droite, dont la pente est le logarithme du facteur de branchement. En tirets : b^⌈d/2⌉ + b^⌊d/2⌋ − 1, le minimum possible (Knuth et Moore).
lab-minimax-seen = Tout ordre trouve la valeur de minimax ; seul le travail diffère. Avec le meilleur coup d’abord, alpha-bêta visite aussi peu de feuilles que Knuth et Moore le prouvent, 53 sur 729 dans l’arbre habituel : son facteur de branchement effectif est environ la racine carrée de celui de minimax, si bien qu’avec le même travail il voit presque deux fois plus loin. Des coups non triés écartent environ deux tiers, et avec le pire coup d’abord presque rien n’est écarté. L’heuristique d’historique n’apprend rien de feuilles au hasard, mais quelque chose au morpion. Dans le préréglage avec l’erreur, chaque coup de Nim a la valeur 0 et la recherche choisit le premier : l’évaluation dit que le joueur 1 a perdu dès que le tas est vide. Elle devrait demander quel joueur a pris le dernier jeton, car c’est lui qui a gagné.
lab-minimax-paragraphs =
    Minimax regarde quelques coups à l’avance et y juge les positions par une évaluation. Le joueur 1, max, choisit la plus grande valeur et le joueur 2, min, la plus petite ; les valeurs passent ainsi des feuilles à la racine. Alpha-bêta emporte une fenêtre : par les choix faits en chemin, max est déjà sûr d’au moins alpha, et min d’au plus bêta. Dès qu’alpha atteint bêta, l’un des deux a plus haut un choix au moins aussi bon que ce nœud, et les autres coups n’importent plus : c’est une coupe.

    Avec b coups par nœud et une profondeur d, minimax visite b^d feuilles. Alpha-bêta en visite b^⌈d/2⌉ + b^⌊d/2⌋ − 1 si le meilleur coup vient d’abord à chaque nœud, et toutes les b^d au pire ; un bon ordre des coups vaut donc mieux qu’un ordinateur plus rapide. La mémoire est proportionnelle à b fois d, car la recherche ne garde qu’un chemin.

    La valeur est exacte si chaque chemin va jusqu’à la fin de la partie. Si la recherche s’arrête plus tôt, la valeur ne vaut que ce que vaut l’évaluation. Une recherche peut s’arrêter à une profondeur fixe, après un temps fixe (l’approfondissement itératif rend alors le résultat de la dernière profondeur achevée), ou là où la position est calme, c’est-à-dire où le dernier coup n’a guère changé l’évaluation. Alpha-bêta trouve toujours à la racine la même valeur que minimax, avec moins de travail.

    Au morpion, l’évaluation compte les lignes ouvertes : 3 points pour une ligne à deux marques, 1 pour une seule marque, et les points de l’adversaire sont ôtés. Une avance de L points est la chance 1/2 + L / (2 (|L| + 6)) : une avance de 6 vaut 0,75, une avance de 1 environ 0,571.
lab-minimax-pseudocode =
    { $code ->
        [plain]
            valeur(nœud, profondeur) :
                si la partie est finie ou profondeur = 0 : rendre l’évaluation
                si le joueur 1 joue :
                    pour chaque coup :
                        meilleur = max(meilleur, valeur(enfant, profondeur - 1))
                    rendre la plus grande valeur trouvée
                si le joueur 2 joue :
                    pour chaque coup :
                        meilleur = min(meilleur, valeur(enfant, profondeur - 1))
                    rendre la plus petite valeur trouvée
       *[other]
            valeur(nœud, profondeur, alpha, bêta) :
                si la partie est finie ou profondeur = 0 : rendre l’évaluation
                si le joueur 1 joue :
                    pour chaque coup :
                        alpha = max(alpha, valeur(enfant, profondeur - 1, alpha, bêta))
                        si alpha >= bêta : écarter les autres coups
                    rendre la plus grande valeur trouvée
                si le joueur 2 joue :
                    pour chaque coup :
                        bêta = min(bêta, valeur(enfant, profondeur - 1, alpha, bêta))
                        si alpha >= bêta : écarter les autres coups
                    rendre la plus petite valeur trouvée
    }
lab-minimax-sources =
    Claude Shannon: Programming a computer for playing chess (1950).
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
lab-minimax-options-tenth = moins d’un dixième
lab-minimax-options-quarter = d’un dixième à un quart
lab-minimax-options-half = d’un quart à la moitié
lab-minimax-options-more = la moitié ou plus
lab-minimax-why-tenth = Alpha-bêta ne visite si peu de feuilles que si le meilleur coup vient d’abord à presque chaque nœud, et des coups non triés ont rarement cette chance.
# $right the prediction that was right
lab-minimax-why-quarter = Une coupe ne vient qu’après un bon coup. { $right ->
        [tenth] Dans cet arbre il vient tôt si souvent que la recherche coupe encore plus.
       *[other] Dans cet arbre les bons coups viennent trop tard pour tant de coupes.
    }
lab-minimax-why-half = C’est la part habituelle dans de petits arbres aux feuilles aléatoires. { $right ->
        [more] Dans cet arbre les bons coups viennent si tard que la recherche coupe moins.
       *[other] Dans cet arbre les bons coups viennent tôt par hasard, et la recherche coupe plus.
    }
lab-minimax-why-more = L’ordre n’a pas besoin d’être parfait : un bon coup parmi les premiers suffit pour une coupe, et une coupe en haut de l’arbre enlève des branches entières.
lab-minimax-measured =
    Dans l’ordre naturel, alpha-bêta visite { NUMBER($share, maximumFractionDigits: 1) } % des feuilles de minimax ({ NUMBER($leaves, maximumSignificantDigits: 4) } feuilles){ $best ->
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
lab-chance-legend = Le même arbre trois fois. Minimax suppose que l’adversaire fait la réponse la pire pour toi. Expectimax suppose une réponse au hasard ; c’est donc la moyenne qui compte. Expectiminimax suppose qu’une pièce décide avant chaque réponse si l’adversaire fait la meilleure ou une au hasard. La probabilité de chaque coup du hasard est à côté. Les valeurs sont celles du joueur 1, chances de gain ou nombres de ton propre arbre.
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
        si un adversaire au hasard joue, ou le hasard du jeu : rendre la moyenne des coups
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
       *[other] Expectimax attend plus à partir de { NUMBER($share, maximumFractionDigits: 1) } %{ $error ->
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
lab-maxn-over = La partie est finie.
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
lab-windows-plot-legend = Chaque barre compte les arbres où la recherche a visité ce nombre de feuilles. Dans la partie haute de la barre, la valeur à la racine est fausse.
lab-windows-seen = Un nœud ne doit que ceci à son parent : la valeur exacte si elle est dans la fenêtre, et une borne sinon. Si les enfants tiennent cette promesse, le nœud la tient, et à la racine la fenêtre n’a pas de bornes.
lab-windows-paragraphs =
    Alpha est ce dont max est sûr sur le chemin d’un nœud, bêta ce dont min est sûr. Une valeur hors de la fenêtre ne sera pas choisie : celui qu’elle lèse a mieux plus haut. Il n’est donc pas besoin de la connaître exactement, et la recherche peut s’arrêter dès que la fenêtre est vide.

    C’est une preuve par récurrence. Une feuille donne sa valeur. À un nœud intérieur, les enfants ont tenu la promesse avec les fenêtres reçues ; la meilleure de leurs valeurs est alors du bon côté d’alpha et de bêta. Ici chaque nœud est comparé à sa valeur minimax quand on le quitte, et une ligne de la recherche peut être faussée.
lab-windows-pseudocode =
    valeur(nœud, alpha, bêta) :
      à une feuille : rendre sa valeur
      pour chaque coup :
        v = valeur(enfant, { $code ->
            [wide] −∞, ∞
           *[other] alpha, bêta
        })
        max : meilleur = max(meilleur, v), { $code ->
            [side] bêta = min(bêta, meilleur)
           *[other] alpha = max(alpha, meilleur)
        }
        min : meilleur = min(meilleur, v), { $code ->
            [side] alpha = max(alpha, meilleur)
           *[other] bêta = min(bêta, meilleur)
        }
        si alpha >= bêta{ $code ->
            [early] {" "}- marge
           *[other] { "" }
        } :
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
lab-windows-leaves = Feuilles visitées
lab-windows-trees = Arbres
lab-windows-trees-right = valeur juste
lab-windows-trees-wrong = valeur fausse
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
          { $code ->
              [sums] Q + 2 Cp sqrt(ln N(parent) / N)
             *[other] Q/N + 2 Cp sqrt(ln N(parent) / N)
          }
      { $code ->
          [twice] prendre n’importe quel coup
         *[other] prendre un coup non essayé
      }
        et en faire un enfant
      jouer jusqu’à la fin de la partie
      pour chaque nœud du chemin, depuis la feuille :
        { $code ->
            [perspective] ajouter les simulations à N et le score à Q ; score = 1 - score
            [visit] ajouter 1 à N et le score de son joueur à Q
           *[other] ajouter les simulations à N et le score de son joueur à Q
        }
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
    Chaque étudiant a ses propres nombres : ils suivent du nom et de la graine. Rends et copie la ligne sous les points ; l’enseignant la vérifie, ou un fichier ou un dossier avec les lignes d’une classe, par la commande wye lab --check, qui recalcule les points. Un lien vers l’exercice avec solutions=on montre toutes les réponses, dans les arbres et dans le tableau. Ce n’est pas un secret : tout est calculé dans le navigateur de qui lit, et un étudiant qui le sait peut donc ouvrir un tel lien, lui aussi.
lab-exercise-pseudocode =
    valeurs : max prend la plus grande, min la plus petite des enfants
    coupes : de gauche à droite, avec une fenêtre de −∞ à ∞
      max élève alpha, min abaisse bêta
      alpha >= bêta : omettre le reste de ce nœud
    sélection : le plus grand Q/N + 2 Cp sqrt(ln ΣN / N)
lab-exercise-sources =
    Donald Knuth, Ronald Moore : An analysis of alpha-beta pruning (1975).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer : Finite-time analysis of the multiarmed bandit problem (2002).
lab-exercise-title = Tes réponses
lab-exercise-name = Ton nom
lab-exercise-numbers = Recevoir mes nombres
lab-exercise-task = tâche
lab-exercise-values-task = Remonte les valeurs. Quelle valeur a chaque nœud intérieur ?
lab-exercise-cuts-task = Parcours cet arbre par alpha-bêta, de gauche à droite. Quelles feuilles sont visitées, et avec quelle fenêtre (alpha, bêta) la recherche arrive-t-elle à chaque nœud intérieur ?
lab-exercise-cuts-hint = Écris une fenêtre comme -inf, 5 ou −∞, 5, et - pour un nœud que la recherche n’atteint pas. La racine a la fenêtre -inf, inf.
lab-exercise-selection-task = Après n = { $all } visites, UCB1 sélectionne le coup de plus grande borne Q/N + 2 · Cp · √(ln n / N), où Q sont les victoires du coup, N ses visites et Cp = { $c }. Quel coup, et avec quelle borne ?
lab-exercise-code-task = Complète les lignes de code au trou ___. Chacune est soumise à des tests cachés.
lab-exercise-code-hint = Outre les noms sous une ligne, tu peux utiliser des nombres, + - * / **, des comparaisons, and, or, not, … if … else …, { $functions }.
lab-exercise-code-choice = { $names } : les valeurs des enfants, et à qui de jouer, 1 ou 2
lab-exercise-code-cut = { $names } : la fenêtre
lab-exercise-code-bound = { $names } : la somme des résultats, les visites, celles du parent, et Cp
lab-exercise-code-backup = { $names } : le résultat pour le joueur 1, de 0 à 1, et de qui est le total, 1 ou 2
lab-exercise-solved = Ce lien montre les solutions.
lab-exercise-fails = Avec { $case }, ta ligne donne { $got } au lieu de { $wanted }.
lab-exercise-unreadable = Cela ne donne aucun nombre : attendu une formule de { $names }, avec { $functions }.
lab-exercise-arms = Victoires par visites
lab-exercise-root = Valeur de la racine
lab-exercise-value = Valeur de { $node }
lab-exercise-visited = Feuille { $node } visitée ?
lab-exercise-window = Fenêtre en { $node }
lab-exercise-selected = Coup que sélectionne UCB1
lab-exercise-bound = Sa borne, à deux décimales
lab-exercise-hand-in = Rendre
lab-exercise-practice = C’est pour s’exercer, pas un examen : rends aussi souvent que tu veux. La ligne compte tes essais.
lab-exercise-grade = { $points } points sur { $of }
lab-exercise-line = Ligne à rendre

## The bench flat

lab-flat-predict = Quatre fois plus de parties par coup : que devient l’erreur des parts ?
lab-flat-legend = Chaque barre est l’intervalle à 95 % de la part de victoires d’un coup, le point est la part, et le trait en tirets ce vers quoi elle tend : le résultat espéré du jeu au hasard. La flèche marque le coup qui serait joué. Plateau : la part de victoires dans chaque cellule et la valeur exacte en pour cent.
lab-flat-plot-legend = Erreur : la distance moyenne de toutes les parts à leurs limites, selon les parties par coup, avec son intervalle à 95 % ; en tirets : celle d’une moyenne de parties indépendantes. Choix : combien de fois est choisi le coup de plus grande limite, et combien de fois un coup vraiment le meilleur.
lab-flat-seen = L’erreur baisse comme la racine carrée des parties : sur des axes logarithmiques, une droite de pente −1/2. Dans la position habituelle, le coup de plus grande limite est aussi le meilleur. Dans le piège, non, et plus de parties rendent la recherche plus sûre du mauvais.
lab-flat-paragraphs =
    Monte-Carlo plat répartit également ses itérations entre les coups légaux, joue après chacun des parties au hasard jusqu’au bout, et joue le coup qui a la plus grande part de victoires. Il ne construit pas d’arbre et n’a pas besoin d’évaluation ; sa mémoire est de deux nombres par coup, son temps le nombre d’itérations fois la longueur d’une partie.

    Par la loi des grands nombres, une part tend vers le résultat espéré du jeu au hasard (Abramson). L’erreur d’une moyenne de n parties est à peu près la racine carrée de p (1 − p) / n ; quatre fois plus de parties la divisent donc par deux. Mais le résultat espéré du jeu au hasard n’est pas la valeur du coup : un adversaire qui pense trouve des réponses que les parties au hasard touchent rarement.

    Avec peu d’itérations pour beaucoup de coups, c’est le bruit qui décide. Voilà pourquoi les bandits et les arbres dépensent plus de parties pour les coups qui promettent.
lab-flat-pseudocode =
    part = itérations / nombre de coups
    pour chaque coup légal :
        victoires = 0
        répéter part fois :
            copier la position, jouer le coup
            jouer au hasard jusqu’au bout ; si gagné : victoires = victoires + 1
    jouer le coup de plus grand victoires / part
lab-flat-sources =
    Bruce Abramson : Expected-outcome: a general model of static evaluation (1990).
    Bernd Brügmann : Monte Carlo Go (1993).
lab-flat-options-quarter = le quart
lab-flat-options-half = la moitié
lab-flat-options-same = la même
lab-flat-why-quarter = La variance d’une moyenne baisse au quart, mais son erreur est la racine de la variance.
lab-flat-why-half = { $right ->
        [quarter] Ici l’erreur mesurée baisse plus vite que la racine carrée, parce que peu d’essais ou peu de parties laissent la chance décider.
       *[other] Ici l’erreur mesurée baisse plus lentement que la racine carrée, parce que peu d’essais ou peu de parties laissent la chance décider.
    }
lab-flat-why-same = Chaque partie ajoute de l’information : par la loi des grands nombres, les parts tendent vers leurs limites.
lab-flat-views-error = Erreur
lab-flat-views-choice = Choix
lab-flat-marks = parties par coup
lab-flat-before = { $iterations } itérations vont être réparties également entre { $moves } coups.
lab-flat-after =
    { $games ->
        [one] Après { $iterations } itérations, une partie par coup : { $move } mène avec { $value }.
       *[other] Après { $iterations } itérations, { $games } parties par coup : { $move } mène avec { $value }.
    }
lab-flat-across = Parties par coup
lab-flat-up = Erreur
lab-flat-error = mesurée
lab-flat-normal = 1/√n
lab-flat-share = Essais, %
lab-flat-highest = plus grande limite
lab-flat-best = vraiment le meilleur
lab-flat-verdict = De { $few } à { $many } parties par coup, l’erreur est tombée de { $error } à { $less } : quatre fois plus de parties la multiplient par { $factor }.

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
    { $code ->
        [thompson]
            pour chaque tirage :
                tirer au sort une chance de chaque bras : Bêta(1 + gains, 1 + pertes)
                tirer le bras dont la chance tirée est la plus grande
                mettre à jour ses gains et ses pertes
        [epsilon-greedy]
            pour chaque tirage :
                avec la probabilité epsilon : tirer n’importe quel bras
                sinon : un bras non essayé, ou celui de la plus grande moyenne
                mettre à jour ses tirages et sa moyenne
        [uniform]
            pour chaque tirage :
                tirer n’importe quel bras, tous avec la même probabilité
                mettre à jour ses tirages et sa moyenne
                et n’en rien apprendre
       *[other]
            tirer chaque bras une fois
            pour n = nombre de bras, n + 1, ... :
                tirer le bras du plus grand moyenne + sqrt(2 ln n / tirages)
                mettre à jour ses tirages et sa moyenne
    }
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
lab-uct-legend = Barres : pour chaque enfant comparé, sa valeur Q/N puis son bonus ; l’enfant à la plus longue barre est choisi. Plateau : la position du nœud ; les pierres en relief sont des coups de l’arbre, les plates des coups de la simulation, numérotés depuis la racine. Cases ombrées : parts des visites, avec la valeur en pour cent. Arbre : chaque nœud avec ses visites et sa valeur pour le joueur dont le coup y mène, la racine avec celle du joueur 1 ; plus l’arête est large, plus la part des visites est grande.
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
        { $code ->
            [mistaken] Q = Q + score, score = 1 - score
           *[other] Q = Q + score de son joueur
        }
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
lab-uct-why-half = Le moment où le premier se fixe dépend de l’écart entre les valeurs des meilleurs coups. { $right ->
        [early] Ici cet écart est plus grand, et le choix vient plus tôt.
       *[other] Ici cet écart est plus petit, et le choix vient plus tard.
    }
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
        [unnamed] Un coup au hasard de { $player }.
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

## The bench terms

lab-terms-predict = Combien des sept termes choisiraient, chacun seul, la case que tous choisissent ensemble ?
lab-terms-legend = Chaque case vide avec sa note en centièmes, de 0 à 100 ; plus elle est sombre, plus la note est haute. Un anneau marque les meilleures.
lab-terms-plot-legend = Tous les termes et leur moyenne pondérée, côte à côte.
lab-terms-seen = Aucun terme ne joue bien à lui seul : le centre préfère la même case dans toutes les parties, la mobilité s’éloigne du combat, les ponts peuvent se construire là où rien ne se joue. Les distances voient tout le plateau, et les poids les laissent décider ; les petits termes départagent leurs égalités.
lab-terms-paragraphs =
    Le bot heuristique ordonne les coups d’une position avant de chercher : chaque terme donne à chaque case vide une note de 0 à 1, et leur moyenne pondérée est la promesse de la case. Les plus courts chemins et les deux-distances sont ceux des deux joueurs à la fois, car une case qui aide l’adversaire est bonne à prendre.

    La recherche essaie d’abord les coups les plus prometteurs, les favorise tant qu’ils ont peu de visites, et tire les cases de ses simulations selon leur promesse. Un bon terme est aussi bon marché : les distances prennent l’essentiel du temps, car elles regardent tout le plateau.
lab-terms-pseudocode =
    pour chaque case vide :
      pour chaque terme : note(case), de 0 à 1
      promesse(case) = somme des poids * notes / somme des poids
lab-terms-sources =
    Richard Matos : HEX AI Player (2025).
    Jack van Rijswijck : Search and evaluation in Hex (2002), pour la deux-distance.
lab-terms-options-none = aucun
lab-terms-options-one = un
lab-terms-options-some = deux ou trois
lab-terms-options-most = quatre ou plus
lab-terms-why-none = La somme suit ses termes lourds, elle choisit donc rarement une case qu’aucun d’eux ne préfère.
lab-terms-why-one = Les termes s’accordent plus qu’on ne pense : une case des plus courts chemins est souvent bonne aussi selon la deux-distance.
lab-terms-why-some = { $right ->
        [none] Ici les termes s’accordent moins : regarde chacun dans la position.
        [one] Ici les termes s’accordent moins : regarde chacun dans la position.
       *[other] Ici les termes s’accordent plus : regarde chacun dans la position.
    }
lab-terms-why-most = La plupart des termes ignorent le combat, le centre et les côtés même les pierres : ils montrent rarement la case qui compte.
lab-terms-verdict = Ensemble ils choisissent { $cells }. Chacun seul, { $count ->
        [0] aucun ne la choisit.
        [one] un des sept la choisit : { $terms }.
       *[other] { $count } des sept la choisissent : { $terms }.
    }
lab-terms-unit = terme
lab-terms-before = La position. Avance pour voir ce que voit chaque terme.
lab-terms-best = Le mieux : { $cells }, avec { $score }.
lab-terms-none = Ici il ne donne rien à aucune case.
lab-terms-path = Plus courts chemins
lab-terms-twodistance = Deux-distance
lab-terms-bridges = Ponts
lab-terms-centre = Centre
lab-terms-groups = Connectivité
lab-terms-mobility = Mobilité
lab-terms-sides = Côtés
lab-terms-sum = Moyenne pondérée
lab-terms-told-path = Les cases des plus courts chemins des deux joueurs ont la note 1 : ses propres pierres ne coûtent rien, les cases vides un.
lab-terms-told-twodistance = Une case compte selon sa deuxième meilleure suite, car l’adversaire prend la meilleure.
lab-terms-told-bridges = Deux ponts vers ses pierres ou ses côtés ont la note 1, un seul 0,5.
lab-terms-told-centre = Plus près du centre, plus haut.
lab-terms-told-groups = Une case qui joint deux de ses chaînes a la note 0,5, trois ou plus 1.
lab-terms-told-mobility = La part des six voisines qui est vide.
lab-terms-told-sides = 1 divisé par la distance au plus proche de ses côtés.
lab-terms-told-sum = La moyenne de tous les termes selon leurs poids.

## The bench convergence

lab-convergence-predict = À partir de combien de simulations le coup du premier bot est-il juste dans au moins 95 % de ses recherches ?
lab-convergence-legend = Chaque point est une recherche, placée à la valeur du coup qu’elle choisit ; un anneau marque une recherche dont le coup n’est pas parmi les meilleurs. En tirets : la valeur exacte. Sous les points : la moyenne et l’étendue de toutes les recherches. Au-dessus des points : les coups choisis et le nombre de recherches qui les choisissent, avec ✓ si le coup est parmi les meilleurs. Sur le plateau : la valeur exacte de chaque coup, ombrée selon la part des recherches du premier bot qui le choisissent.
lab-convergence-plot-legend = En haut : la valeur du coup choisi, moyenne de toutes les recherches avec son intervalle à 95 % ; en tirets : la valeur exacte. Au milieu : la distance moyenne à celle-ci. En bas : la part des recherches dont le coup est faux, avec son intervalle à 95 %. Après peu de simulations, une valeur peut reposer sur une seule partie, et être juste ou fausse par hasard.
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
lab-convergence-why-late = Le nombre de simulations dépend de la profondeur des réfutations et de l’écart des valeurs. { $right ->
        [early] Ici la recherche a trouvé le meilleur coup plus tôt.
       *[other] Ici la recherche a besoin de plus de simulations encore.
    }
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
lab-sweep-legend = Chaque champ est un point de la grille : parties perdues / nulles / gagnées jusqu’ici, sur un fond ombré selon la part des parties perdues. Le cadre marque le point dont on joue les parties.
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
lab-sweep-share = { $result } : { $count } / { $games } = { NUMBER($percentage, maximumFractionDigits: 1) } %

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
lab-tournament-why-clear = Une avance de 50 à 150 points signifie un score de 57 à 70 %. { $right ->
        [small] Les scores de ces deux bots sont plus proches : regarde le tableau croisé.
       *[other] Les scores de ces deux bots sont plus éloignés : regarde le tableau croisé.
    }
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
lab-tournament-bot = Bot
lab-tournament-against = contre
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

lab-own-texts-title = Ton propre bot ou jeu
lab-own-texts-question = Sais-tu écrire un bot qui bat ceux du moteur, ou un jeu pour qu’ils y jouent ?
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


    # Un jeu peut aussi avoir une image, du hasard ou trois joueurs :
    # show(position) renvoie un texte avec des sauts de ligne ou une liste de rangées de cases ; des rangées de ".", 1 et 2 sont un plateau.
    # chance(position) renvoie dict(pile=0.5, face=0.5) où le hasard joue (les deux sont dans MOVES), sinon None.
    # PLAYERS = 3 : le banc « Trois joueurs » y joue ; winner peut renvoyer ce que chacun obtient, comme (3, 2, 1).
lab-own-template-board =
    """Puissance 3 : les pions tombent en bas ; trois alignés gagnent."""

    MOVES = ["a", "b", "c", "d"]  # les colonnes
    START = ("....",) * 3  # trois rangées vides


    def moves(position, player):
        """Les colonnes qui ne sont pas pleines."""
        return [move for column, move in enumerate(MOVES) if position[0][column] == "."]


    def apply(position, move, player):
        """La position après la chute d’un pion dans une colonne."""
        rows, column = [list(row) for row in position], MOVES.index(move)
        lowest = max(row for row in range(3) if rows[row][column] == ".")
        rows[lowest][column] = str(player)
        return tuple("".join(row) for row in rows)


    def winner(position, player):
        """Le joueur du premier alignement de trois, 0 si le plateau est plein, None tant que la partie continue."""
        cells = dict(((row, column), position[row][column]) for row in range(3) for column in range(4))
        for row, column in cells:
            for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = set(cells.get((row + down * step, column + across * step)) for step in range(3))
                if line in (set("1"), set("2")):
                    return int(line.pop())
        return None if "." in position[0] else 0


    def show(position):
        """L’image : des rangées de cases, chacune ".", 1 ou 2."""
        return list(position)
lab-own-fresh-evaluation = une nouvelle évaluation, d’après le modèle
lab-own-fresh-game = un nouveau jeu, d’après le modèle
lab-own-fresh-board = Puissance 3, un jeu avec un plateau
lab-own-play = Jouer
lab-own-both = toi, des deux côtés
lab-own-chance = Des adversaires qui se trompent et le hasard de ton jeu (2000 positions au plus)
lab-own-maxn = Trois joueurs dans ton jeu
lab-own-task = Écris l’algorithme : { $name }
lab-own-task-question = Écris la fonction que décrit sa docstring. Vérifier la soumet à des tests cachés et montre le premier cas où elle se trompe.
lab-own-bot-side = Le bot joue
lab-own-measure-game = Toute expérience qui cherche accepte ce jeu comme position : écris le nom du fichier et, si tu veux, des coups après deux-points, comme my_game.py:3.1.
lab-own-minimax = Minimax sur ton jeu
lab-own-uct = UCT sur ton jeu
lab-own-contest = Un tournoi dans ton jeu
lab-own-fresh = un nouveau, d’après le modèle
lab-own-you = toi
lab-own-starting = Démarrage d’un Python à part pour tes bots.
lab-own-checking = Vérification en cours.
lab-own-playing = La partie est en cours.
lab-own-stopped = Arrêté.
lab-own-missing = Ce navigateur n’a pas de bot { $file } : écris-en un sous ce nom, ou ouvre un lien qui l’apporte.
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

    Un fichier peut aussi contenir seulement une évaluation, avec laquelle alpha-bêta regarde en avant : evaluate(state) renvoie la chance de gain, de 0 à 1, du joueur au trait. Ou il contient un jeu : MOVES donne tous les coups qui existent, START la position de départ, moves(position, player) les coups du joueur au trait, 1 ou 2, apply(position, move, player) la position après l’un d’eux, et winner(position, player) renvoie 1 ou 2, 0 pour une nulle, et None tant que la partie continue. Les joueurs alternent, et une partie qui n’est pas finie après 200 coups est nulle. L’évaluation d’un jeu est evaluate(position, player), la chance de gain de ce joueur ; si elle manque, toute position vaut un demi. Trois choses encore peuvent y figurer : show(position) dessine la position, comme un texte avec des sauts de ligne ou des rangées de cases, qui sont un plateau de pierres si chacune est ".", 1 ou 2 ; chance(position) renvoie les coups du hasard avec leurs probabilités, et None où un joueur a le trait ; PLAYERS = 3 en fait un jeu pour le banc « Trois joueurs ».

    Un fichier peut aussi résoudre une tâche du cours : sa fonction porte le nom de l’algorithme, comme minimax, et Vérifier la soumet à des tests cachés. Le premier cas où elle se trompe est montré avec ce qui était donné, ce qu’elle a renvoyé et ce qui était attendu. uct doit battre Monte-Carlo plat dans un test séquentiel.

    Un coup peut prendre cinq secondes. Tes bots tournent dans un fil sans accès au réseau ni au stockage. Si un bot échoue ou ne finit jamais, le message nomme la ligne.
lab-own-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), the idea of the template.
    Cameron Browne and others: A survey of Monte Carlo tree search methods (2012), what to try next.

## The bench gridworld

lab-gridworld-predict = Après quelle part de toutes les étapes la politique choisit-elle un meilleur coup dans chaque case, et s’y tient-elle ?
lab-gridworld-legend = À gauche : les valeurs après cette étape, avec une flèche pour chaque meilleur coup ; un cadre pointillé marque une case dont le coup n’est pas le meilleur. À droite : les valeurs exactes. Les cases vertes valent plus que 0, les rouges moins ; un bord épais marque une fin.
lab-gridworld-plot-legend = La plus grande distance d’une valeur à la valeur exacte après chaque étape, avec chaque méthode.
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
    SARSA, un épisode : comme Q-learning, mais le coup suivant a' est d'abord choisi
      Q(s, a) += α (R + γ Q(s', a') − Q(s, a))
lab-gridworld-sources =
    Richard Bellman : Dynamic programming (1957).
    Ronald Howard : Dynamic programming and Markov processes (1960).
    Christopher Watkins : Learning from delayed rewards (1989).
    Gavin Rummery, Mahesan Niranjan : On-line Q-learning using connectionist systems (1994).
    Stuart Russell, Peter Norvig : Artificial intelligence: a modern approach, chapitre 17.
lab-gridworld-options-early = un dixième ou moins
lab-gridworld-options-half = jusqu’à la moitié
lab-gridworld-options-late = plus tard, mais avant la fin
lab-gridworld-options-never = elle se trompe encore quelque part à la fin
lab-gridworld-why-early = Une case loin des fins n’apprend leurs récompenses qu’après autant d’étapes qu’elle en est distante, et avec du bruit deux coups peuvent rester proches plus longtemps.
lab-gridworld-why-half = L’ordre de deux coups est fixé dès que la différence de leurs valeurs dépasse ce que les étapes suivantes changent encore. { $right ->
        [early] Ici cela vint plus tôt.
       *[other] Ici cela demanda plus.
    }
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
lab-gridworld-units-values = { $count ->
        [1] balayage
       *[other] { $count } balayages
    }
lab-gridworld-units-policies = { $count ->
        [1] politique
       *[other] { $count } politiques
    }
lab-gridworld-units-learning = { $count ->
        [1] épisode
       *[other] { $count } épisodes
    }
lab-gridworld-max = V({ $cell }) = max = { $value }
lab-gridworld-evaluated = V({ $cell }) = { $value }, la valeur du coup de la politique ; max = { $most }
lab-gridworld-worth = { $move } : { $value }
lab-gridworld-values = itération sur les valeurs
lab-gridworld-policies = itération sur les politiques
lab-gridworld-learning = Q-learning
lab-gridworld-sarsa = SARSA
lab-gridworld-unsettled = Après les { $all } étapes, une case a encore un mauvais coup ; la plus grande erreur d’une valeur est { $error }.
lab-gridworld-across = Balayages, politiques ou épisodes
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
lab-rooms-why-few = Une chambre est difficile si les valeurs de ses deux meilleurs coups sont proches. { $right ->
        [none] Ici aucune ne l’est à ce point.
       *[other] Ici plus de chambres le sont.
    }
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
lab-walks-cut-max = le coup { $move } élève alpha à { $alpha }, et bêta est { $beta } : min a plus haut un meilleur choix et ne laissera pas la partie venir ici. Coupe bêta ; écartés : { $left }.
lab-walks-cut-min = le coup { $move } abaisse bêta à { $beta }, et alpha est { $alpha } : max a plus haut un meilleur choix et ne laissera pas la partie venir ici. Coupe alpha ; écartés : { $left }.
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
lab-project = Projecteur
lab-unproject = Quitter le projecteur
lab-teachers-text = Dix chapitres qui marchent dans tout navigateur récent, aussi sur téléphone : rien à installer, pas de compte, et rien ne sort du navigateur. Donne le lien d’un chapitre, d’un de ses écrans ou d’une expérience : un lien montre toujours la même figure avec les mêmes nombres.
lab-teachers-chapter = Chapitre
lab-teachers-minutes = Minutes
lab-teachers-links = Liens
lab-teachers-answers = avec les réponses
lab-teachers-how =
    _En classe._ « Projecteur », ou la touche P, montre une figure seule en grands caractères. Les flèches avancent et reculent, Début et Fin vont aux extrémités, Échap quitte.
    _Sur papier._ Imprime n’importe quel écran ou expérience : la feuille a la question, la figure à l’étape montrée, le code et de la place pour la réponse. Un lien vers un chapitre avec les réponses les imprime aussi.
    _Sur ta propre page._ Avec embed=picture un lien ne montre que la figure et ses commandes : prends le code ci-dessous. Chaque expérience a celui de sa figure sous « L’afficher sur une page à toi ».
    _Dans un carnet._ La même figure apparaît dans Jupyter avec la ligne ci-dessous. Avec le moteur installé, les positions et les résultats des recherches se dessinent comme plateaux et tableaux ; le paquet contient un exemple, pyengine/notebook/sample.ipynb.
    _Exercices._ Chacun écrit son nom, reçoit ses propres nombres et peut essayer autant de fois qu’il veut. Ce qu’il rend est une ligne de texte avec son nom et ses réponses.
    _Toute une classe._ Mets les lignes dans des fichiers d’un dossier et vérifie-les avec la commande ci-dessous. Elle recalcule chaque réponse et écrit un tableau pour ton tableur.
lab-teachers-check = Pour vérifier une classe
lab-welcome = Lis un chapitre ou ouvre une expérience : regarde les recherches travailler pas à pas, prédis le résultat, puis mesure-le dans ton propre navigateur. Chaque expérience se répète exactement par son lien.
# $minutes how long a reader takes with an experiment
lab-minutes =
    environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
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
# between numbers in brackets
lab-list = { " ; " }
lab-none = –
lab-timed = { $column } (non répétable)
lab-earlier = { $name }, antérieur
lab-more = { $count } de plus

## The lab: the engine

lab-loading = Chargement de Python : { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo. Ce que tu vois est un résultat enregistré.
lab-starting = Démarrage de Python. Ce que tu vois est un résultat enregistré.
lab-replaced = Le moteur ne répondait plus et a été relancé. Relance l’expérience ou continue-la.
lab-load-failed = Wye n’a pas pu charger { $file } : { $reason }
lab-failed = Le moteur a échoué deux fois de suite : { $reason }

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
lab-broken-link = L’expérience de ce lien ne peut pas être montrée : { $reason } Voici l’expérience avec ses valeurs initiales ; le lien était :
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

engine-lab-uct-sims = Simulations par itération
engine-lab-invariants-sims = { engine-lab-uct-sims }
engine-setting-runs = Exécutions
engine-setting-seed = Graine
engine-word-path = chemin
engine-word-twodistance = deux-distance
engine-word-centre = centre
engine-word-groups = liaison
engine-word-mobility = mobilité
engine-word-sides = côtés
engine-word-from = de
engine-word-to = à
engine-word-runs = exécutions
engine-word-chance = probabilité
engine-word-mean = moyenne
engine-word-playouts = simulations
engine-word-error = erreur
engine-word-plus = ±
engine-word-searches = recherches
engine-setting-position = Position
engine-word-bot = bot
engine-word-value = valeur
engine-word-value-for-the-player-to-move = valeur pour le joueur au trait
engine-word-exact = exact
engine-word-moves = coups
engine-word-move = coup
engine-word-depth = profondeur
engine-word-leaves = feuilles
engine-word-nodes = nœuds
engine-word-share-percent = part, %
engine-word-chosen = choisi
engine-setting-playouts = Simulations
engine-word-visits = visites
engine-word-bonus = bonus
engine-word-pairs = paires
engine-lab-sweep-preset-flat = Monte-Carlo plat pour Y
engine-lab-tournament-preset-flat = { engine-lab-sweep-preset-flat }
engine-setting-game = Jeu
engine-setting-stones = Pierres au hasard au début de chaque partie
engine-word-first = premier
engine-word-second = second
engine-word-s-game = s/partie
engine-word-games = parties
engine-word-game = partie
engine-word-score = score
engine-word-record = notation
engine-lab-minimax = Minimax et ses coupes
engine-lab-minimax-question = Combien de feuilles alpha-bêta peut-il écarter, et combien cela dépend-il de l’ordre des coups ?
engine-lab-minimax-preset-best-first = L’arbre de Knuth et Moore, les meilleurs coups d’abord
engine-lab-minimax-preset-forgetful = Nim avec une évaluation qui ignore qui joue : trouve l’erreur
engine-lab-minimax-preset-lines = Morpion avec lignes ouvertes
engine-lab-minimax-preset-quiet = Morpion, jusqu’à ce que la position soit calme
engine-lab-minimax-preset-timed = Morpion, à la profondeur que permet un dixième de seconde
engine-lab-minimax-position = Position ; vide : un arbre uniforme
engine-setting-branching = Coups à chaque nœud de l’arbre uniforme
engine-lab-minimax-depth = Profondeur en coups
engine-lab-windows-depth = { engine-lab-minimax-depth }
engine-lab-exercise-depth = { engine-lab-minimax-depth }
engine-lab-minimax-search = Algorithme montré
engine-lab-minimax-order = Ordre dans lequel alpha-bêta essaie les coups
engine-setting-leaves = Nombre maximal de feuilles d’une recherche
engine-lab-minimax-seconds = Limite de temps par recherche, en secondes, non répétable ; 0 : aucune
engine-lab-minimax-forgetful = Nim : une évaluation qui ignore qui a pris le dernier jeton
engine-word-minimax = minimax
engine-word-alphabeta = alpha-bêta
engine-word-history = par historique
engine-lab-minimax-order-history = { engine-word-history }
engine-word-best-first = meilleurs d’abord
engine-word-worst-first = pires d’abord
engine-word-order = ordre
engine-word-branching = facteur de branchement
engine-word-fewest = minimum possible
engine-word-finished-percent = terminées, %
engine-word-bound = borne
engine-word-lower = inférieure
engine-word-upper = supérieure
engine-word-yes = oui
engine-word-no = non
engine-lab-chance = Hasard
engine-lab-chance-question = Contre quels adversaires expectimax choisit-il le mauvais coup ?
engine-lab-chance-preset-deep = Arbres de quatre coups de profondeur
engine-lab-chance-preset-trap = Morpion : un piège qui coûte la nulle
engine-lab-chance-preset-lost-nim = Nim, perdu contre un adversaire parfait
engine-lab-chance-position = Position ; vide : arbres uniformes
engine-lab-chance-branching = Coups à chaque nœud d’un arbre uniforme
engine-lab-chance-depth = Profondeur d’un arbre uniforme, en coups
engine-lab-chance-share = Réponses au hasard de l’adversaire sur cent, que la pièce décide
engine-lab-chance-runs = Arbres uniformes
engine-word-best-reply = meilleure réponse
engine-word-random-reply = réponse au hasard
engine-word-expectimax = expectimax
engine-word-expectiminimax = expectiminimax
engine-word-random-percent = au hasard, %
engine-word-result = résultat
engine-word-trees = arbres
engine-word-chosen-by = choisi par
engine-word-other-move = autre coup
engine-word-crossing = croisement
engine-word-lead = avance
engine-word-lead-from = avance, de
engine-word-lead-to = avance, à
engine-lab-flat = Monte-Carlo plat
engine-lab-flat-question = Qu’apprennent des parties au hasard sur les coups, à quelle vitesse, et que n’apprennent-elles jamais ?
engine-lab-flat-position = Position
engine-lab-flat-iterations = Itérations, réparties également entre les coups
engine-lab-flat-preset-trap = Morpion : un piège que les parties au hasard ne voient pas
engine-lab-flat-preset-nim = Nim : un tas de 6
engine-lab-exercise-tasks = Tâches
engine-lab-bandits = Bandits
engine-lab-bandits-question = Quel bras tirer maintenant pour avoir à la longue le moins de regret ?
engine-lab-bandits-arms = Probabilité de gain de chaque bras
engine-lab-bandits-pulls = Tirages par exécution
engine-lab-bandits-epsilon = Part des tirages au hasard d’epsilon-glouton
engine-lab-bandits-watch = Stratégie de l’exécution montrée
engine-word-ucb1 = UCB1
engine-word-thompson = Thompson
engine-word-epsilon-greedy = epsilon-glouton
engine-word-uniform = uniforme
engine-word-strategy = stratégie
engine-word-pulls = tirages
engine-word-regret = regret
engine-word-lai-robbins-rate = taux de Lai et Robbins
engine-word-highest-percent = % de plus grande limite
engine-word-best-percent = % du meilleur
engine-word-normal = normale
engine-word-bound-of-ucb1 = borne d’UCB1
engine-word-arms = bras
engine-word-arm = bras
engine-lab-uct = UCT, phase par phase
engine-lab-uct-question = Comment des parties au hasard font-elles pousser un arbre où le meilleur coup reçoit le plus de visites ?
engine-lab-uct-mistaken = L’erreur : remonter le score du mauvais point de vue
engine-lab-uct-preset-win = Un gain forcé au morpion
engine-lab-uct-preset-second = Un gain forcé pour le second joueur
engine-lab-uct-preset-long = Dix mille simulations
engine-lab-uct-preset-nim-5 = Nim avec 5 jetons, le mauvais point de vue
engine-lab-uct-preset-nim-6 = Nim avec 6 jetons, le mauvais point de vue
engine-lab-uct-preset-nim-9 = Nim avec 9 jetons, le mauvais point de vue
engine-lab-uct-preset-proofs = Hex avec 16 simulations par itération et preuves
engine-word-on = oui
engine-word-off = non
engine-word-choice = choix
engine-word-shares = parts
engine-lab-rave-question = Quelles cases AMAF juge-t-il mal, et quand leurs propres résultats prennent-ils le relais ?
engine-lab-rave-preset-early = AMAF trouve tôt un coup gagnant
engine-lab-rave-preset-without = La même chose sans AMAF
engine-lab-rave-preset-hidden = AMAF cache le seul coup gagnant
engine-lab-rave-preset-stuck = La même chose, et AMAF ne cède jamais
engine-lab-rave-exact = Valeurs exactes à côté des estimations
engine-word-by-own = selon les siens
engine-word-by-own-exact = exact, selon les siens
engine-word-by-amaf = selon AMAF
engine-word-by-amaf-exact = exact, selon AMAF
engine-word-chosen-exact = exact du choisi
engine-word-own-order-percent = rang selon les siens, %
engine-word-amaf-order-percent = rang selon AMAF, %
engine-word-leaders = favoris
engine-word-own = propre
engine-word-amaf = AMAF
engine-word-weight = poids d’AMAF
engine-word-mixed = mélange
engine-lab-convergence = Convergence
engine-lab-convergence-question = Combien de simulations faut-il pour que la valeur soit juste, et combien pour que le coup le soit ?
engine-lab-convergence-preset-corner = Morpion : la réponse à un coin
engine-lab-convergence-preset-exploration = Morpion : le plateau vide, avec deux explorations
engine-lab-convergence-preset-nim = Nim : un tas de 13
engine-lab-convergence-preset-hex = Hex de taille 4
engine-lab-convergence-bots = Bots avec leurs réglages
engine-lab-convergence-playouts = Simulations au plus
engine-lab-convergence-runs = Recherches de chaque bot
engine-lab-glance-runs = { engine-lab-convergence-runs }
engine-word-root = racine
engine-word-distance = distance
engine-word-wrong-from = faux, de
engine-word-wrong-to = faux, à
engine-lab-sweep = Balayage des réglages
engine-lab-sweep-question = Que vaut-il mieux : plus d’itérations, ou plus de simulations dans chacune ?
engine-lab-sweep-preset-sum-ucb = Étude du morpion : une visite, somme de ses simulations, coup final par UCB
engine-lab-sweep-preset-sum-visits = Étude du morpion : la même chose, coup final par visites
engine-lab-sweep-preset-mean = Étude du morpion : une visite, moyenne de ses simulations
engine-lab-sweep-preset-each = Étude du morpion : chaque simulation, une visite
engine-lab-sweep-bot = Bot, avec les réglages qui ne varient pas
engine-lab-sweep-rows = Réglage qui varie par rangées, ou itérations (iterations)
engine-lab-sweep-columns = Réglage qui varie par colonnes ; vide : aucun
engine-lab-sweep-against = Adversaire
engine-lab-sweep-side = Tour du bot
engine-lab-sweep-games = Parties à chaque point
engine-lab-sweep-playouts = Simulations par coup si ni le bot ni la grille ne les fixent
engine-word-both = les deux
engine-word-iterations = itérations
engine-word-sims = simulations par itération
engine-word-lost-percent = perdues, %
engine-word-lost-from = perdues, de
engine-word-lost-to = perdues, à
engine-word-drawn-percent = nulles, %
engine-word-drawn-from = nulles, de
engine-word-drawn-to = nulles, à
engine-word-won-percent = gagnées, %
engine-word-won-from = gagnées, de
engine-word-won-to = gagnées, à
engine-word-score-of-the-bot = score du bot
engine-lab-tournament = Tournoi
engine-lab-tournament-question = Quel bot est le plus fort, de combien, et après combien de parties peut-on le dire ?
engine-lab-tournament-bots = Bots avec réglages et budgets
engine-lab-tournament-rounds = Paires de parties entre deux bots
engine-lab-tournament-playouts = Simulations par coup des bots sans budget
engine-lab-tournament-test = S’arrêter quand un test séquentiel des deux bots est terminé
engine-lab-tournament-elo0 = Points Elo d’avance du premier bot selon H0
engine-setting-elo1 = Points Elo de H1
engine-setting-alpha = Probabilité d’accepter H1 quand H0 vaut
engine-setting-beta = Probabilité d’accepter H0 quand H1 vaut
engine-lab-tournament-preset-heuristic = Heuristique contre RAVE
engine-lab-tournament-preset-test = Test séquentiel de deux réglages
engine-word-elo = Elo
engine-word-won = gagnées
engine-word-drawn = nulles
engine-word-lost = perdues
engine-word-against = contre
engine-word-los = probabilité d’être meilleur
engine-word-played = coups
engine-word-s-first = s, premier
engine-word-s-second = s, second
engine-word-ratio = rapport
engine-word-h0-at = H0 à
engine-word-h1-at = H1 à
engine-word-verdict = verdict
engine-word-pairings = rencontres
engine-word-searched-value = valeur trouvée
engine-word-searched-move = coup trouvé
engine-lab-exercise = Exercice
engine-lab-exercise-question = Sais-tu faire à la main ce que font les recherches ?
engine-lab-exercise-student = Nom de l’étudiant ; chacun a d’autres nombres
engine-lab-exercise-branching = Coups à chaque nœud
engine-lab-exercise-arms = Coups parmi lesquels sélectionner
engine-lab-exercise-solutions = Montrer les solutions
engine-word-question = question
engine-word-answer = réponse
engine-word-wins = victoires
engine-exercise-line = La ligne est { $line } : celle que donne un exercice était attendue, ou un fichier ou un dossier qui existe.
engine-no-task = Il n’y a pas de tâche dans le fichier { $file } : il fallait une fonction nommée { $known }.
engine-task-lost = uct a gagné { $won } parties sur { $games } contre Monte-Carlo plat : il fallait qu’il soit le plus fort.
engine-task-missing = la fonction de la tâche manque : il fallait { $wanted }.
engine-task-passed = Les { $cases } cas sont justes.
engine-task-turn = le joueur { $player } joue : il fallait le joueur { $mover }, car les joueurs alternent.
engine-task-won = Réussi : uct a gagné { $won } parties sur { $games } contre Monte-Carlo plat.
engine-task-wrong = cas { $case } : { $call } renvoie { $got }, { $wanted } était attendu.
engine-own-bot-checked = Aucune faute : ton bot a joué deux parties contre lui-même, et la même graine a donné la même partie. Un coup de { $playouts } simulations prend { $milliseconds } ms.
engine-own-game-for-three-checked = Aucune faute : toutes les positions du jeu ont été parcourues. Le banc « Trois joueurs » y joue, comme maxn?game={ $file }.
engine-own-game-checked = Aucune faute : deux parties aux coups aléatoires ont été jouées jusqu’au bout, et la même graine a donné la même partie. Un coup prend { $milliseconds } ms.
engine-own-bot-settings = Réglages : { $settings }.
engine-task-minimax =
    def minimax(tree, player):
        """La valeur d’un arbre de jeu si les deux jouent au mieux.

        tree : une feuille est un nombre, sa valeur pour le joueur 1 ; un nœud intérieur est le tuple des arbres au-dessous.
        player : 1 ou 2, au trait à la racine. Les joueurs alternent : 1 veut la plus grande valeur, 2 la plus petite.

        Renvoie la valeur pour le joueur 1, un nombre.

        Exemple : minimax(((3, 12, 8), (2, 4, 6), (14, 5, 2)), 1) renvoie 3.
        """
        pass
engine-task-alphabeta =
    def alphabeta(tree, player):
        """La valeur d’un arbre de jeu par alpha-bêta, et les feuilles que visite la recherche.

        tree : une feuille est un nombre, sa valeur pour le joueur 1 ; un nœud intérieur est le tuple des arbres au-dessous.
        player : 1 ou 2, au trait à la racine. Les joueurs alternent : 1 veut la plus grande valeur, 2 la plus petite.

        Visite les coups de gauche à droite. Saute les autres coups d’un nœud dès que alpha >= beta.

        Renvoie deux choses : la valeur pour le joueur 1, et la liste des valeurs de toutes les feuilles visitées, dans l’ordre.

        Exemple : alphabeta(((3, 12, 8), (2, 4, 6), (14, 5, 2)), 1) renvoie 3, [3, 12, 8, 2, 14, 5, 2].
        """
        pass
engine-task-ucb1 =
    def ucb1(pulls, sums):
        """Le bras d’une machine à sous que UCB1 tire ensuite.

        pulls : combien de fois chaque bras a été tiré.
        sums : la somme des récompenses de chaque bras ; une récompense va de 0 à 1.

        D’abord les bras qui n’ont jamais été tirés. Ensuite le bras du plus grand
        moyenne + sqrt(2 ln n / pulls), où n compte les tirages de tous les bras. Entre égaux, le premier.

        Renvoie le numéro du bras, à partir de 0.

        Exemple : ucb1([4, 10, 15], [1, 7, 13]) renvoie 0.
        """
        pass
engine-task-flat =
    def flat(position, player, moves, apply, winner, dice, playouts):
        """La qualité de chaque coup selon Monte-Carlo plat.

        moves(position, player) est la liste des coups légaux du joueur, 1 ou 2, qui est au trait.
        apply(position, move, player) est la position après le coup ; ensuite c’est à l’autre.
        winner(position, player) est 1 ou 2, 0 pour une nulle, et None tant que la partie continue.
        dice.below(n) est un nombre entier au hasard de 0 à n - 1.
        playouts : combien de parties aléatoires jouer, autant après chaque coup.

        Renvoie une liste : pour chaque coup, dans l’ordre, la part de ses parties que gagne player. Une nulle compte un demi.

        Exemple : qui prend le dernier de deux jetons gagne, et un coup en prend un ou deux : renvoie [0.0, 1.0].
        """
        pass
engine-task-uct =
    def uct(position, player, moves, apply, winner, dice, playouts):
        """Le coup que joue UCT.

        moves(position, player) est la liste des coups légaux du joueur, 1 ou 2, qui est au trait.
        apply(position, move, player) est la position après le coup ; ensuite c’est à l’autre.
        winner(position, player) est 1 ou 2, 0 pour une nulle, et None tant que la partie continue.
        dice.below(n) est un nombre entier au hasard de 0 à n - 1.
        playouts : combien d’itérations faire : sélection, expansion, simulation, rétropropagation.

        Renvoie un des coups. Ta fonction joue au Nim contre Monte-Carlo plat avec autant de simulations, et doit gagner
        jusqu’à ce qu’un test séquentiel la trouve plus forte.

        Exemple : qui prend le dernier de deux jetons gagne, et un coup en prend un ou deux : renvoie le coup qui en prend deux.
        """
        pass
engine-task-iteration =
    def iteration(transitions, discount):
        """Les valeurs des états d’un processus de décision par itération sur les valeurs.

        transitions[state][action] : une liste de (probabilité, état suivant, récompense). Les états sont des nombres à partir
        de 0. Un état sans action est une fin ; sa valeur est 0.
        discount : le facteur de la valeur de l’état suivant, inférieur à 1.

        Renvoie la liste des valeurs de tous les états : la somme actualisée attendue des récompenses avec les meilleures
        actions, avec une erreur inférieure à 0.0001. Répète les balayages jusqu’à ce qu’aucune valeur ne change de plus de 0.000001.

        Exemple : iteration([[[(1, 1, 2)], [(0.5, 0, 2), (0.5, 1, 2)]], []], 0.5) renvoie [2.6667, 0].
        """
        pass
engine-lab-maxn = Trois joueurs
engine-lab-maxn-question = Qui gagne si trois joueurs prennent d’un tas, et cela suit-il des seules règles ?
engine-lab-maxn-heap = Jetons du tas
engine-lab-maxn-take = Jetons qu’un coup prend au plus
engine-lab-maxn-second = Part du joueur qui a joué avant le gagnant
engine-lab-maxn-ties = Des coups égaux pour le joueur, celui qui est joué
engine-lab-maxn-ties-first = le premier
engine-lab-maxn-ties-last = le dernier
engine-lab-maxn-prune = Élagage superficiel
engine-lab-maxn-margin = L’élagage omet ce qui améliore de cela au plus
engine-word-heap = tas
engine-word-first-tie = première égalité
engine-word-last-tie = dernière égalité
engine-word-nodes-pruned = nœuds élagués
engine-word-player = joueur
engine-word-tokens = jetons
engine-lab-minimax-watch = Profondeur de la recherche montrée ; 0 pour toute
engine-word-method = méthode
engine-word-step = étape
engine-setting-tree = Un arbre à toi, comme ((3,12,8),(2,4,6),(14,5,2))
engine-lab-minimax-preset-by-hand = Un arbre à faire à la main
engine-lab-windows-preset-by-hand = { engine-lab-minimax-preset-by-hand }
engine-tree-and-position = Un arbre et une position sont donnés : un seul des deux était attendu.
engine-tree-format = des nombres entre parenthèses séparés par des virgules étaient attendus, comme ((3,12,8),(2,4,6)), de profondeur { $deepest } et de { $most } feuilles au plus.
engine-lab-gridworld = Monde de cases
engine-lab-gridworld-question = Quand la politique est-elle juste, et quand les valeurs ?
engine-lab-gridworld-preset-policies = Itération sur les politiques
engine-lab-gridworld-preset-learning = Q-learning
engine-lab-gridworld-method-learning = { engine-lab-gridworld-preset-learning }
engine-lab-gridworld-preset-sarsa = SARSA
engine-lab-gridworld-method-sarsa = { engine-lab-gridworld-preset-sarsa }
engine-lab-gridworld-preset-painful = La vie est pénible : le robot court à la fin la plus proche
engine-lab-gridworld-preset-pleasant = La vie est douce : le robot ne veut jamais finir
engine-lab-gridworld-world = Monde, rangée par rangée : . libre, # mur, + et - fins
engine-lab-gridworld-method = Méthode
engine-lab-gridworld-method-values = itération sur les valeurs
engine-lab-gridworld-method-policies = itération sur les politiques
engine-lab-gridworld-living = Récompense d’un coup
engine-lab-gridworld-discount = Actualisation
engine-lab-gridworld-noise = Probabilité de dévier d’un côté
engine-lab-gridworld-steps = Balayages, politiques ou épisodes
engine-lab-gridworld-rate = Taux d’apprentissage
engine-lab-gridworld-epsilon = Part de coups au hasard en apprenant
engine-word-found = trouvé
engine-word-found-move = coup trouvé
engine-word-exact-move = coup exact
engine-word-wrong-cells = cases fausses
engine-world-format = Le monde est { $world } : des rangées de même longueur séparées par / étaient attendues, faites de ., #, + et -, avec une case libre et { $most } cases au plus.
engine-endless-reward = Des coups qui rapportent valent infiniment : une actualisation inférieure à 1 était attendue.
engine-endless-cost = Depuis { $cell }, aucune fin ne peut être atteinte : les coups coûtent infiniment. Un chemin vers une fin ou une actualisation inférieure à 1 était attendu.
engine-word-faults = fautes
engine-word-fault = faute
engine-word-course = évolution
engine-word-walk = marche
engine-lab-sequential = Test séquentiel
engine-lab-sequential-question = Combien de fois un test séquentiel de deux bots égaux finit-il sur le mauvais verdict ?
engine-lab-sequential-difference = Différence vraie des bots, en points Elo
engine-lab-sequential-draws = Part des parties nulles
engine-lab-sequential-elo0 = Points Elo de H0
engine-lab-sequential-runs = Tests
engine-lab-sequential-pairs = Paires de parties après lesquelles un test est abandonné
engine-word-ratio-at = rapport à
engine-word-tests = tests
engine-word-percent = %
engine-word-promised-percent = promis, %
engine-word-none = aucun
engine-word-pairs-from = paires, de
engine-word-pairs-to = paires, à
engine-word-h0 = H0
engine-word-h1 = H1
engine-word-lengths = longueurs
engine-lab-rooms = Chambres
engine-lab-rooms-question = De quelles chambres la recherche arborescente choisit-elle encore un coup moins bon que l’itération des valeurs ?
engine-lab-rooms-size = Chambres par côté
engine-lab-rooms-charge = Charge de la batterie, en coups
engine-lab-rooms-slip = Glissades sur cent coups
engine-lab-rooms-rewards = Récompense de chaque chambre, rangée par rangée ; vide : les habituelles
engine-lab-rooms-playouts = Simulations de la recherche arborescente
engine-lab-rooms-runs = Recherches depuis chaque chambre
engine-word-rooms = chambres
engine-word-sweeps = balayages
engine-word-room = chambre
engine-word-best = meilleurs
engine-word-sweep = balayage
engine-word-loss = perte
engine-word-wrong-percent = faux, %
engine-word-north = nord
engine-word-east = est
engine-word-south = sud
engine-word-west = ouest
engine-lab-reduction = Réduction
engine-lab-reduction-question = Qui a gagné un plateau plein, et combien d’opérations faut-il pour le savoir ?
engine-lab-reduction-preset-hex = Hex : un plateau dans le coin d’un triangle
engine-lab-reduction-preset-speed = Vitesse de cette machine
engine-lab-reduction-position = Position de Y ou de Hex
engine-lab-glance-position = { engine-lab-reduction-position }
engine-lab-reduction-boards = Plateaux dans un mot
engine-lab-reduction-playouts = Simulations par tour du test de vitesse ; 0 : pas de test
engine-word-boards = plateaux
engine-word-speed = vitesse
engine-word-side = côté
engine-word-cells = cases
engine-word-operations = opérations
engine-word-operations-so-far = opérations au total
engine-word-board-after-board = plateau par plateau
engine-word-player-1-percent = joueur 1, %
engine-word-board = plateau
engine-word-winner = gagnant
engine-word-replies = réponses
engine-word-stage = étape
engine-word-cell = case
engine-word-owner-before = propriétaire avant
engine-word-owner = propriétaire
engine-word-inside = intérieur
engine-word-edges = bords
engine-word-bridges = ponts
engine-word-seconds = secondes
engine-word-playouts-a-second = simulations par seconde
engine-word-leaves-a-second = feuilles par seconde
engine-lab-terms = Ce que voit une heuristique
engine-lab-terms-question = Quelles cases chaque terme d’une heuristique préfère-t-il, et que choisit leur somme ?
engine-lab-terms-position = { engine-lab-reduction-position }
engine-lab-glance = Réseau
engine-lab-glance-question = Que voit un réseau d’un coup d’œil, et combien de temps les recherches mettent-elles à le trouver, avec et sans lui ?
engine-lab-glance-preset-won = Y : une position gagnée que les simulations croient perdue
engine-lab-glance-preset-edge = Hex : un coup au bord
engine-lab-glance-preset-large = Y : un grand plateau
engine-lab-glance-playouts = Simulations qui jugent sans recherche
engine-word-settled = convenu
engine-word-settled-percent = le convenu, %
engine-word-by = qui juge
engine-word-net = net
engine-word-wye = wye
engine-word-network = réseau
engine-word-natural = { engine-setting-order-natural }
engine-word-random = { engine-setting-order-random }
engine-lab-uct-preset-y = Y
engine-lab-uct-preset-hex = Hex
engine-lab-rave = RAVE

## The engine: refusals

engine-parameter-value = Le paramètre « { $name } » de { $experiment } est « { $value } » : { $wrong }
engine-nothing-to-choose = { $title } ne laisse rien à choisir : il fallait une autre expérience.
engine-experiment-length = Le texte de l’expérience a { $count } caractères : il en fallait { $most } au plus.
engine-unknown-experiment = Expérience inconnue, « { $name } » : il fallait { $known }.
engine-record = il fallait la notation d’une partie.
engine-bot-file-name = « { $file } » n’est pas un nom de bot : il fallait des lettres, des chiffres, _ et -, avec .py à la fin.
engine-bot-not-repeatable = la même graine a mené à une autre partie : il fallait que tous les nombres aléatoires viennent de dice.
engine-parameter-twice = Le paramètre « { $name } » apparaît deux fois : il le fallait une fois.
engine-arm-range = Le bras { $arm } n’existe pas : il fallait de { $least } à { $most }.
engine-reward-count = { $count } récompenses pour { $rooms } chambres : il en fallait une par chambre.
engine-rewarded-rooms = { $count } chambres avec récompense : il en fallait de 1 à { $most }.
engine-axes-equal = Les deux axes sont « { $name } » : il en fallait deux différents.
engine-axis-format = L’axe « { $text } » n’est pas compris : il fallait des valeurs différentes, comme sims=1,2,4.
engine-axis-iterations = { $axis } est « { $value } » : il fallait des nombres entiers à partir de 1.
engine-too-many-points = { $count } points : il en fallait { $most } au plus.
engine-game-for-one = { $title } est pour un seul joueur : il fallait un jeu à deux.
engine-bot-processes = { $count } processus pour « { $bot } » : il en fallait un ici.
engine-series-range = { $what } : { $value }, il fallait de { $least } à { $most }.
engine-sequential-test-of-two = Un test séquentiel avec { $count } bots : il fallait un match de 2.
engine-too-many-draws = Une différence de { $difference } Elo avec { $draws } de parties nulles : il fallait moins de nulles.
engine-too-few-entrants = { $count } participant : il en fallait au moins 2.
engine-entrants-equal = « { $name } » apparaît deux fois : il fallait des participants différents, comme « flat@100 ».
engine-sprt-elo = SPRT de { $elo0 } à { $elo1 } Elo : il fallait -1000 <= elo0 < elo1 <= 1000.
engine-sprt-error-rate = SPRT avec { $name } { $value } : il fallait plus de 0 et moins de 0,5.
engine-tree-size = Un arbre de { $branching } coups par nœud, profond de { $depth } : il fallait de 1 à { $widest } coups, une profondeur de 1 à { $deepest } et au plus { $most } feuilles.
engine-minimax-chance = Minimax ne connaît pas le hasard : il fallait une position de deux joueurs sans hasard.
engine-forgetful-evaluation = L’évaluation qui ignore qui joue est celle de Nim : il fallait une de ses positions.
engine-tree-too-large = L’arbre est trop grand : il fallait { $most } nœuds au plus.
engine-too-many-playouts = { $playouts } simulations peuvent avoir ici { $count } coups : il en fallait { $most } au plus.
engine-nothing-to-search = Un coup gagne tout de suite : il fallait une position à chercher.
engine-game-begun = La partie commence après { $count } coups : il n’en fallait aucun.
engine-chance-to-move = C’est au hasard de jouer : il fallait une position où un joueur joue.
engine-word-alpha = alpha
engine-word-beta = bêta
engine-lab-windows = Pourquoi alpha-bêta est juste
engine-lab-invariants = Pourquoi la boucle est juste
engine-lab-invariants-preset-twice = À casser : un coup essayé deux fois
engine-lab-invariants-preset-visit = À casser : une visite pour quatre simulations
engine-lab-windows-preset-early = À casser : des coupes trop tôt
engine-lab-invariants-preset-sums = À casser : des sommes pour des moyennes
engine-lab-windows-preset-side = À casser : le mauvais bout de la fenêtre
engine-lab-invariants-preset-perspective = À casser : la mauvaise perspective
engine-lab-windows-preset-wide = Sans transmettre la fenêtre
engine-word-least = moins
engine-word-most = plus
engine-word-checks = vérifications
engine-word-phases = phases
engine-word-phase = phase
engine-word-loop = boucle
engine-word-run = série
engine-word-node = nœud
engine-word-broken = rompues
engine-word-wrong = faux
engine-word-total = total
engine-word-work = travail
engine-word-selection = sélection
engine-word-expansion = expansion
engine-word-simulation = simulation
engine-word-backup = rétropropagation
engine-word-nothing = rien
engine-lab-invariants-iterations = Itérations
engine-lab-windows-fault-early = des coups sont omis dès qu’alpha est près de bêta
engine-lab-windows-fault-side = une valeur déplace l’autre bout de la fenêtre
engine-lab-windows-fault-wide = la fenêtre n’est pas transmise
engine-lab-invariants-fault-perspective = le résultat est retourné à chaque nœud, quel que soit le joueur
engine-lab-invariants-fault-sums = la sélection compare des sommes, non des moyennes
engine-lab-invariants-fault-visit = une visite pour toutes les simulations d’une itération
engine-lab-invariants-fault-twice = un coup essayé peut être essayé de nouveau
engine-lab-windows-fault = Ce qui est faux dans alpha-bêta
engine-lab-invariants-fault = Ce qui est faux dans la boucle
engine-lab-windows-question = Pourquoi alpha-bêta peut-il sauter des branches, et quelle ligne le casse ?
engine-lab-invariants-question = Quelle promesse tient chaque boucle de la recherche, et quelle ligne la rompt ?
engine-too-many-leaves = L’arbre a { $count } feuilles : attendu { $most } au plus.
engine-lab-sweep-preset-draws = Une nulle qui compte comme une défaite des deux
engine-lab-sweep-preset-selection = Règles de sélection
engine-lab-convergence-preset-selection = Morpion : quatre règles de sélection, et des simulations informées
engine-word-sum = somme
engine-lab-minimax-evaluation = Évaluation : vide pour l’usuelle, ou un fichier à toi
engine-lab-maxn-tree = Un arbre à toi à la place du tas, comme ((1:2:3,4:0:2),(0:5:1,2:2:2))
engine-lab-maxn-game = Un fichier avec un jeu à toi pour trois joueurs à sa place
engine-tree-of-three = attendu à chaque feuille les parts de trois joueurs, comme ((1:2:3,4:0:2),(0:5:1,2:2:2)), aucune négative.
