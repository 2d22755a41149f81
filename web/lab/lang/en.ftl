### The lab of Wye, English. See https://projectfluent.org/fluent/guide for the syntax.

## The course

lab-course-contents = Contents
lab-course-screens = Screens of this chapter
lab-course-ways = Back and on
lab-course-back = Back
lab-course-next = Next
lab-course-answered = answered
lab-course-read = Read, about { $minutes } minutes
lab-course-progress = { $done } of { $all } answered
lab-course-still = Answer first: then the figure moves.
lab-course-bench = Open the whole bench
lab-course-check = Check
lab-course-right = Right.
lab-course-wrong = Not quite. Answer: { $answer }
lab-course-answer = Answer: { $answer }
lab-course-score =
    { $done ->
        [0] You have not answered any of the { $all } questions yet.
       *[other] You answered { $done } of { $all } questions, { $right } of them right.
    }
lab-course-sources = Sources
lab-course-teachers = For teachers
lab-course-clear = Forget my answers in this chapter
lab-course-end = Summary
lab-course-exercise = Exercise
lab-course-exercise-text =
    Now by hand. With your name you get numbers of your own, and everyone else gets others; only lines of code are the same for all. You may hand in as often as you like: this is practice, not an exam. The line below the points is what you give to your teacher.

### Chapters

lab-course-ahead-title = Looking ahead
lab-course-ahead-aim = What a game is, how minimax chooses a move, and what von Neumann proved.
lab-course-ahead-game-title = What is a game?
lab-course-ahead-game-text =
    “A game is a situation of conflict in which one must make a decision knowing that others make decisions too, and in which the outcome is determined, in some way, by all the decisions made.” That is how John von Neumann put it.

    In this chapter a game has five properties:

    two players, who want _opposite_ things
    _turns_: they move one after the other
    _no chance_: a move has one result (the game is deterministic)
    _perfect information_: both see everything
    _zero sum_: what one wins, the other loses

    The figure shows such a game as a whole. Four tokens lie in a heap, you take one or two, and the player who takes the last token wins. Each node is a position, each edge a move, and a path from the root to a leaf is one game.
lab-course-ahead-game-ask = Which of these games has all five properties?
lab-course-ahead-game-backgammon = backgammon
lab-course-ahead-game-tictactoe = tic-tac-toe
lab-course-ahead-game-poker = poker
lab-course-ahead-game-after = Backgammon has dice, so a move has more than one result; the chapter “Chance and more players” deals with that. In poker you do not see the other hands. Tic-tac-toe has all five, and so have chess, Go, Hex and Y. Step back through the figure to see how the search went through the tree.
lab-course-ahead-tuple-title = A game as a tuple
lab-course-ahead-tuple-text =
    A program needs a game in a form that it can compute with: a tuple (S, P, A, T, g, U).

    S, the _states_, with a first one s₀. Here: the tokens left, and who is to move
    P, the _players_ {"{"}1, …, n{"}"}. Here: two
    A, the _actions_ in a state. Here: take one, take two
    T: S × A → S, the _transition_: what an action makes of a state
    g: S → {"{"}true, false{"}"}, whether the game is _over_. Here: no token is left
    U: S × P → ℝ, the _utility_ of a final state for each player. Here: 1 for the player who took the last token, 0 for the other

    A search does not return the plan of a whole game, because half of the moves are the opponent’s. It returns a _strategy_ π: S → A, an action for every state.

    In “Your own bot or game” you can write a game yourself: its file has exactly these six parts.
lab-course-ahead-tuple-ask = The tree has 12 nodes, but some of them are the same state. How many states are there?
lab-course-ahead-tuple-after = Eight: 4 tokens with player 1 to move; 3, 2, 1 or 0 tokens with player 2 to move; and 2, 1 or 0 tokens with player 1 to move. Two paths that lead to the same state are a _transposition_. A search that remembers states has less to do, as the chapter “Cuts” shows.
lab-course-ahead-values-title = Values come from below
lab-course-ahead-values-text =
    Here is a game without a story: a tree, and at each leaf what it is worth to player 1. Player 1, _max_, moves at the root and wants a large number. Player 2, _min_, moves next and wants a small one.

    Max must not hope for the 14 on the right: min decides there. So ask first what each node of min is worth, and only then what the root is worth. Values travel from the leaves to the root.
lab-course-ahead-values-ask = What is the value of the root?
lab-course-ahead-values-after =
    Min makes 3 of the first node, 2 of the second and 2 of the third. Max takes the greatest of these: 3. Step through the figure and watch each value arrive.

    The rule in one sentence: _choose the move that is best for you if your opponent then chooses what is worst for you_.
lab-course-ahead-steps-title = Minimax in five steps
lab-course-ahead-steps-text =
    1. Generate the tree from the current state, down to the end of the game or to a depth limit
    2. Evaluate the leaves
    3. Give each node the greatest value of its children if max moves there, the least if min does
    4. Repeat step 3 up to the root
    5. Play the move with the best value

    The tree of most games is far too large, so step 1 stops early: at a _depth_, when the _time_ is up, or where the position is _quiet_, that is, where nothing big is about to change. Then step 2 needs an _evaluation_ that judges a game that is not over.

    In the figure, Black (player 1) has b3 and c2, White has a1 and c1, and Black is to move. The search looks two moves ahead. Its evaluation counts open lines: 3 points for a line with two of your marks and none of the opponent’s, 1 for a line with one, and minus the same for the opponent. It turns a lead of L points into a chance: 1/2 + L / (2 (|L| + 6)).
lab-course-ahead-steps-ask = Which square does minimax choose?
lab-course-ahead-steps-after = b1. White threatens to complete the bottom row a1, b1, c1. After any other move of Black, min finds the reply b1 with the value 0. After b1 the worst that min can do is 0.25, and 0.25 is the greatest of the five minima. Nobody told the program to block: the block _follows_ from looking two moves ahead.
lab-course-ahead-evaluation-title = As good as its evaluation
lab-course-ahead-evaluation-text =
    The heap of four tokens again, searched to the very end, and yet every move has the value 0: minimax says that player 1 loses whatever happens. That is wrong. Take one token and leave three, and whatever your opponent does, you take the last one.

    The search is right. The mistake is in the function that judges the leaves:

    “the heap is empty: player 1 has lost”

    Such listings exist in print. Try it by hand: follow the path “take one, take two, take one”.
lab-course-ahead-evaluation-ask = What is wrong with this evaluation?
lab-course-ahead-evaluation-depth = It does not look deep enough.
lab-course-ahead-evaluation-mean = It should take the mean of the children.
lab-course-ahead-evaluation-mover = It does not ask who took the last token.
lab-course-ahead-evaluation-after = An empty heap alone does not say who won: the state must include who is to move, and whoever is to move now has lost. Minimax is exact if every path ends with the game and the utility is right; otherwise it is as good as its evaluation.
lab-course-ahead-theorem-title = The theorem of von Neumann
lab-course-ahead-theorem-text =
    Two players show one coin each. If the sides match, player 1 wins 1, otherwise player 2 does. In the figure player 1 must show first, and player 2 sees it.

    What player 1 can be _sure of_ when moving first is the _maximin_: the greatest of the minima. What player 2 can _hold_ player 1 to when moving first is the _minimax_: the least of the maxima. The maximin is never greater than the minimax. Here the minimax is +1, because then player 1 answers by matching.
lab-course-ahead-theorem-ask = What is the maximin, the value of this tree?
lab-course-ahead-theorem-after =
    −1, so there is a gap between −1 and +1, and whoever shows first loses. If both show at the same time, neither knows what the other one does. But both can toss their coin: then player 1 is sure of 0 on average, and player 2 can hold it to 0.

    John von Neumann proved in 1926, and published in 1928, that this is no accident. In _every_ finite zero-sum game of two players there are strategies, mixed by chance if need be, with which _maximin = minimax_. This is the _minimax theorem_.

    In games with turns and perfect information no coin is needed: searching from the leaves up closes the gap. So every position of chess, Go or Y has a value. We just cannot compute it.
lab-course-ahead-sums-title = If the sum is not zero
lab-course-ahead-sums-text =
    Not everything that you win is lost by the other player. Then one number at a leaf is not enough. In the figure the first number is what player 1 gets, the second what player 2 gets (the third belongs to a player who never moves).

    Now two cautious strategies are different:

    _maximin_: choose the move whose worst result for _yourself_ is best
    _minimax_: choose the move whose best result for your _opponent_ is worst

    With zero sums they are the same thing. Here they are not.
lab-course-ahead-sums-ask = Which move is the maximin move of player 1?
lab-course-ahead-sums-after = Move 2: it gives player 1 at least 2, move 1 only at least 1. The minimax strategy chooses move 1, because it holds player 2 to 4 instead of 5. And the search in the figure, in which each player takes the most for itself, also chooses move 1: player 2 will choose 4 for itself, which leaves 3 for player 1. Three sensible rules, and two different moves: without zero sums there is no single right answer.
lab-course-ahead-cost-title = What it costs
lab-course-ahead-cost-text =
    With b moves at each node and m moves to look ahead, minimax visits b·b·…·b = b^m leaves: the _time_ is O(b^m). The _memory_ is only O(b·m), because the search keeps a single path with its siblings.

    Tic-tac-toe has 255,168 different games. Go has more positions than there are atoms in the universe.

    The figure counts leaves in trees with 3 moves at each node, for depths 1 to 6.
lab-course-ahead-cost-ask = How many leaves does minimax visit at depth 6?
lab-course-ahead-cost-after = 3^6 = 729. On the logarithmic scale the line of minimax is straight: one move deeper costs three times as much. The other lines find the same value with fewer leaves. How they do it is the next chapter.
lab-course-ahead-summary =
    Minimax backs values up from the leaves: max takes the greatest, min the least. In two-player zero-sum games with turns and perfect information, the result is the best that either player can be sure of, and von Neumann’s theorem says that the two guarantees meet.

    It is exact if every path ends with the game. Otherwise it is as good as the evaluation, and it always costs O(b^m) time and O(b·m) memory.
lab-course-ahead-sources =
    John von Neumann: Zur Theorie der Gesellschaftsspiele (presented 1926, published 1928).
    Claude Shannon: Programming a computer for playing chess (1950).
    Stuart Russell, Peter Norvig: Artificial intelligence: a modern approach, chapter on adversarial search.
lab-course-ahead-teachers =
    Common wrong answers: 14 for the value of the tree (the student takes the maximum over all leaves); 12 states instead of 8 (nodes are counted); +1 for the maximin (the student lets player 1 answer second).

    For the board: let two students play the heap of four tokens, one of them with the wrong evaluation on a slip of paper. The theorem: ask for the mixed strategy if a match of heads counts double (player 1 shows heads with probability 2/5, and the value is 1/5).

lab-course-cuts-title = Cuts
lab-course-cuts-aim = Why alpha-beta may leave moves out, how much it saves, and where looking ahead stays blind.
lab-course-cuts-idea-title = Some leaves cannot matter
lab-course-cuts-idea-text =
    The tree that you know, searched from left to right. The first move is worth 3 to max: that much is certain. Now the search has come to the second move and has read a single leaf, 2. The leaves behind it are 4 and 6, but pretend that you have not seen them.

    Max has 3 in hand. Min can already hold the second move to 2.
lab-course-cuts-idea-ask = Can the other two leaves of the second move change what max plays at the root?
lab-course-cuts-idea-yes = Yes.
lab-course-cuts-idea-large = Only if one of them is greater than 3.
lab-course-cuts-idea-no = No, whatever they are.
lab-course-cuts-idea-after = Min will never take more than 2 there, since 2 is available, so the second move is worth at most 2, and max prefers 3. Both leaves are left out. This is _pruning_, and the search that prunes like this is _alpha-beta_: 7 leaves instead of 9, and the same value. Step on: in the third move the search is unlucky, because the good reply comes last.
lab-course-cuts-names-title = Alpha, beta, and two kinds of cuts
lab-course-cuts-names-text =
    The search carries a _window_ from alpha to beta down the tree.

    _alpha_: what max is already sure of on the way to this node
    _beta_: what min can already hold max to on the way to this node

    At a node of max each new value may raise alpha, at a node of min it may lower beta. As soon as _alpha ≥ beta_, one of the two players has something better higher up and will not come here, so the remaining moves are left out.

    If max’s value at a node has reached beta, it is a _beta cut_; if min’s value has fallen to alpha, it is an _alpha cut_. (Some textbooks name the cuts after the bound that has just moved, which swaps the two names.)

    In the figure min is sure of 6 by its first reply, and max has just read a leaf 7 below the second one.
lab-course-cuts-names-ask = Which cut comes next?
lab-course-cuts-names-alpha = an alpha cut
lab-course-cuts-names-beta = a beta cut
lab-course-cuts-names-after = A beta cut: alpha has become 7 and beta is 6, so min will not let the game come here, and the leaf 4 is not read. Step on to the second half of the tree. There the opposite happens: max has 6 in hand, min can hold the new move to 3, and two leaves go at once by an alpha cut.
lab-course-cuts-promise-title = Why it is right: a promise
lab-course-cuts-promise-text =
    A node that is searched with a window from alpha to beta returns a number v. It does not promise the exact value m. It promises this:

    v inside the window: v = m
    v ≤ alpha: m ≤ v, an upper bound
    v ≥ beta: m ≥ v, a lower bound

    _Proof by induction._ A leaf returns its value: fine. At an inner node the children have kept their promise. If no cut happens, the best child decides, and each bound points the right way: a child that is too bad for max is really too bad. If a cut happens, v has passed the edge of the window, and more moves could only push it further. At the root the window is (−∞, ∞), so there v = m.

    The figure checks the promise at every node.
lab-course-cuts-promise-ask = A node is searched with the window from 3 to 7 and returns 2. What do we know of its minimax value?
lab-course-cuts-promise-exactly = It is exactly 2.
lab-course-cuts-promise-most = It is at most 2.
lab-course-cuts-promise-least = It is at least 2.
lab-course-cuts-promise-after = At most 2. That is all that the parent needs: max has 3 elsewhere and does not care how bad this is. Step through the figure and read the sentence at each node that is finished: it says which of the three cases holds.
lab-course-cuts-fault-title = Find the wrong line
lab-course-cuts-fault-text =
    One line of this search has been changed. It still looks reasonable, it still finds the right value on most trees, and a test on a few trees would pass.

    The figure stands at the first node whose promise is broken: it returned 0.413 inside its window, but its minimax value is 0.425. Read the code.
lab-course-cuts-fault-ask = Which line is wrong?
lab-course-cuts-fault-max = the line for max
lab-course-cuts-fault-min = the line for min
lab-course-cuts-fault-test = the test for the cut
lab-course-cuts-fault-after = The cut comes as soon as alpha is _near_ beta. So a node may stop although its value still lies inside the window, where it must be exact. Step on: the wrong number climbs to the root, because nobody above can notice. This is what the invariant is good for: it finds the node where the mistake happens, not the move where it finally shows.
lab-course-cuts-near-title = Near-equal cuts, on purpose
lab-course-cuts-near-text =
    The same line can be a decision. If another branch can only be _slightly_ better than one already searched, why search it? A program that cuts when alpha comes within a margin of beta saves leaves, and gives a little away at each such cut.

    The figure runs it on 30 trees with 16 leaves each. The margin is 15% of the range of the leaves.
lab-course-cuts-near-ask = On how many of the 30 trees is the value at the root wrong?
lab-course-cuts-near-none = on none
lab-course-cuts-near-some = on some, fewer than 10
lab-course-cuts-near-most = on more than 20
lab-course-cuts-near-after = On 7 of 30, by 0.11 at most, for 11.3 leaves instead of 12.6 on average. A small margin is a small risk; but errors of several cuts on one path can add up. Whether that is a good bargain, only a match can tell.
lab-course-cuts-order-title = Order is everything
lab-course-cuts-order-text =
    A cut needs a good move _first_. In trees with 3 moves at each node and 6 moves deep, minimax visits 729 leaves.

    Donald Knuth and Ronald Moore proved in 1975 how few are possible. With the best move first at every node, alpha-beta visits b^⌈m/2⌉ + b^⌊m/2⌋ − 1 leaves. For even m that is about twice the leaves of _half_ the depth, so with the same work you look almost twice as far ahead.
lab-course-cuts-order-ask = How many leaves does alpha-beta visit here with the best move first?
lab-course-cuts-order-after = 3^3 + 3^3 − 1 = 53, in every run. In an unsorted order it is about a third of 729, and with the worst move first nearly all. That is why programs sort their moves: by the result of a shallower search (_iterative deepening_), by moves that caused cuts elsewhere (_killer moves_, the _history heuristic_), or they guess that the first move is best and search the others with an empty window (_principal variation search_).
lab-course-cuts-positions-title = The same position twice
lab-course-cuts-positions-text =
    The figure shows Nim with four tokens; each move has the number of the last token that it takes. Different paths lead to the same state: 1, 3 (take one, then two) and 2, 3 (take two, then one) both leave one token. A tree counts them as two nodes. A _transposition table_ remembers each state that was searched, with its value or bound, and looks it up.

    With a window, a remembered value may be only a bound: the table has to store which kind it is and at what depth it was found.

    The tree of tic-tac-toe, from the empty board to the end of every game, has 549,946 nodes.
lab-course-cuts-positions-ask = How many different positions are among them?
lab-course-cuts-positions-5478 = 5,478
lab-course-cuts-positions-62704 = 62,704
lab-course-cuts-positions-549946 = 549,946
lab-course-cuts-positions-after = 5,478: a table saves 99% of the work. If you also count rotated and mirrored boards once, 765 remain.
lab-course-cuts-horizon-title = The horizon
lab-course-cuts-horizon-text =
    Black has b3 and c2, White has a1 and c1 and threatens b1. In the last chapter a search two moves deep found the block. Now it looks _one_ move ahead: it makes a move, counts open lines, and stops.

    What lies just behind the last move does not exist for it. This is the _horizon_.
lab-course-cuts-horizon-ask = Which square does it choose at depth 1?
lab-course-cuts-horizon-after = b2, the centre, with 0.667: the most open lines. White replies b1 and has won. A deeper search moves the horizon but does not remove it: worse, a program can push a loss beyond the horizon by throwing in delaying moves. The cure is not to stop in the middle of a fight: _quiescence search_ looks on until the position is quiet.
lab-course-cuts-summary =
    Alpha-beta returns the value of minimax and leaves out what cannot matter: a beta cut where max has reached what min will not allow, an alpha cut where min has fallen to what max already has.

    It is right because each node keeps a promise: exact inside the window, a bound outside. With the best move first it visits b^⌈m/2⌉ + b^⌊m/2⌋ − 1 leaves, with the worst move first all b^m.

    Near-equal cuts give up a little accuracy, transposition tables save repeated work, and the horizon remains.
lab-course-cuts-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
    Hans Berliner: Chess as problem solving: the development of a tactics analyzer (1974), on the horizon effect.
    Judea Pearl: Asymptotic properties of minimax trees and game-searching procedures (1980).
lab-course-cuts-teachers =
    Common wrong answers: “only if one of them is greater than 3” (the student forgets that min chooses); an alpha cut instead of a beta cut (let them say aloud: who has something better, and where?); 27 instead of 53 (only one half of the formula).

    More practice: the puzzle “Mark the cuts” in the bench “Minimax and its cuts” has a new tree for every seed; the exercise has a tree for every name.

lab-course-chance-title = Chance and more players
lab-course-chance-aim = Opponents who err, dice, and three who all want to win.
lab-course-chance-mean-title = An opponent who errs
lab-course-chance-mean-text =
    Minimax expects the best reply. What if the opponent replies at random?

    Then a reply is like a throw of a die, and the value of a position is the _mean_ over the replies, weighted by their probabilities: the expected utility. A search that takes the greatest value where you move and the mean where chance does is called _expectimax_.

    The tree has two moves. After the first the replies lead to 4 and 5, after the second to 12 and 1. Minimax plays the first move, because 4 is better than 1.
lab-course-chance-mean-ask = Which move does expectimax play?
lab-course-chance-mean-after = Move 2: the means are 4.5 and 6.5. Against a perfect opponent this would be a mistake, since the reply 1 is there. The figure runs all three searches of this chapter on the same tree, one after the other.
lab-course-chance-mixed-title = A mixture of both
lab-course-chance-mixed-text =
    Most opponents are neither perfect nor random. Say that a coin decides before each reply: with probability p the reply is random, otherwise it is the best one. The tree then has three kinds of nodes, max, min and chance, and the search is called _expectiminimax_.

    Real dice are the same thing: in backgammon a chance node stands before every move.

    Move 1 is worth (1 − p)·4 + p·4.5, move 2 is worth (1 − p)·1 + p·6.5.
lab-course-chance-mixed-ask = From how many per cent of random replies on is move 2 the better one?
lab-course-chance-mixed-after = 60: from 4 + 0.5 p = 1 + 5.5 p follows p = 0.6. Expectiminimax is never below the other two, but it has to know p. Assume too much error, and a strong opponent punishes you; assume too little, and you miss what a weak one gives away.
lab-course-chance-pruning-title = Cuts at chance nodes?
lab-course-chance-pruning-text =
    Alpha-beta leaves a branch out because one reply alone proves that it is too bad. In a mean every reply counts: a terrible one may be made up for by the next.

    So in general nothing can be left out. Time is O(b^m) for minimax; with n outcomes at each chance node it is O(b^m·n^m).
lab-course-chance-pruning-ask = Can a search ever cut at a chance node?
lab-course-chance-pruning-yes = Yes, exactly as at a node of min.
lab-course-chance-pruning-bounds = Yes, if all values are known to lie between two bounds.
lab-course-chance-pruning-never = No, never.
lab-course-chance-pruning-after = If no leaf can be worth more than 1, then three outcomes of four that sum to almost nothing bound the mean from above, and the fourth need not be searched. Bruce Ballard’s star-minimax works like this. The gain is small; this is one reason why games with dice were among the first to be played by sampling.
lab-course-chance-players-title = Three players
lab-course-chance-players-text =
    With three players a leaf has three numbers, one for each. At each node its player takes the child that is best for itself: this is _max^n_. With two players and zero sums it is minimax.

    In the figure three players take one, two or three tokens from a heap of five. The player who takes the last token gets 1, the others 0.

    Something new happens here: a player who cannot win any more may still decide who does.
lab-course-chance-players-ask = Who wins, if everybody plays perfectly?
lab-course-chance-players-one = player 1
lab-course-chance-players-two = player 2
lab-course-chance-players-three = player 3
lab-course-chance-players-ties = That depends on how a player who cannot win chooses.
lab-course-chance-players-after = If a player takes the first of several moves that are equally good for itself, player 3 wins; if it takes the last, player 2 does. Neither is a mistake. So there is no single value, players may have reasons to form alliances, and the deep cuts of alpha-beta are gone: between two nodes of yours others decide, and they are not simply against you.
lab-course-chance-summary =
    Expectimax takes means where chance moves, expectiminimax has max, min and chance nodes. Each is optimal against the opponent that it assumes.

    In a mean every outcome counts, so cuts need bounds. With more than two players values are tuples, ties decide games, and there may be no single right answer.
lab-course-chance-sources =
    Donald Michie: Game-playing and game-learning automata (1966).
    Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).
    Carol Luckhardt, Keki Irani: An algorithmic solution of N-person games (1986).
lab-course-chance-teachers =
    Exercise for the lesson: find a tree of two moves with two replies each in which expectimax never gains, whatever p is. (One move must be at least as good for both rules, for example (4,5) and (3,5).)

    Discussion: is it rational for player 3 to punish player 1 at no cost of its own?

lab-course-flat-title = Flat Monte Carlo
lab-course-flat-aim = A player without any knowledge: random games, divided evenly over the moves.
lab-course-flat-idea-title = No tree, no evaluation
lab-course-flat-idea-text =
    Looking ahead needs an evaluation. In games of connection such as Y nobody knows a good one: it is hard to say in numbers who is “closer to winning”. So do without.

    1. For each legal move, make it on a copy of the board
    2. Play to the end with random moves, many times
    3. Count how often you have won
    4. Play the move with the highest share of wins

    This is _flat Monte Carlo_: no tree, no memory, one single parameter. The number of random games, the _iterations_, is divided evenly over the moves.
lab-course-flat-idea-ask = You allow 2,000 iterations, and 30 cells are free. How many random games does each move get?
lab-course-flat-idea-after = 2,000 / 30 = 66, and 20 iterations are left over. In the figure 2,000 iterations are divided over 9 moves of a small board of Y. Each bar is the 95% interval of a share of wins, the dashed stroke is what the share tends to. Step back to the first games and see how little they say. b3, the only move that wins, comes out on top late.
lab-course-flat-numbers-title = The law of large numbers
lab-course-flat-numbers-text =
    Each random game after a move is a coin whose chance nobody knows. The _law of large numbers_ says that the share of wins tends to this chance, the expected result of random play from here. Bruce Abramson proposed it as an evaluation in 1987.

    How fast? The mean of n games is off by about √(p (1 − p) / n): the error falls with the _square root_ of n.
lab-course-flat-numbers-ask = Four times as many games: what becomes of the error?
lab-course-flat-numbers-quarter = a quarter
lab-course-flat-numbers-half = half
lab-course-flat-numbers-same = It stays the same.
lab-course-flat-numbers-after = Half. With both axes logarithmic the error is a straight line with the slope −1/2, just as the dashed line says. One more decimal place costs a hundred times as many games. This is why the first hundred iterations make such a difference, and the last ten thousand so little.
lab-course-flat-trap-title = What random games do not see
lab-course-flat-trap-text =
    Tic-tac-toe: player 1 (×) has two opposite corners, a1 and c3; player 2 (○) has the centre and is to move. The stronger the opponent, the more it matters: if ○ takes a third corner, × takes the last one and has two open lines at once. An edge forces × to defend, and holds the draw.

    A random opponent does not know that. It wins with two open lines only if it happens to hit one.
lab-course-flat-trap-ask = With very many iterations, which move does flat Monte Carlo prefer?
lab-course-flat-trap-corner = a corner
lab-course-flat-trap-edge = an edge
lab-course-flat-trap-after = The corner: it wins 58% of random games, an edge 55%. The dashed strokes show these limits, and the board shows what the moves are really worth: a draw for the edges, a loss for the corners.
lab-course-flat-more-title = More iterations, worse play?
lab-course-flat-more-text =
    The law of large numbers promises that the shares tend to their limits. It does not promise that the limits are right.

    The figure runs the search 30 times on this position and counts two things: how often the move with the highest limit is chosen, and how often a move that really is best.
lab-course-flat-more-ask = With more iterations, how often does it choose a move that is really best?
lab-course-flat-more-better = more and more often
lab-course-flat-more-same = equally often
lab-course-flat-more-worse = less and less often
lab-course-flat-more-after = Less and less often: from about 70% with a few games for each move to 23% with 333. With few games it errs by luck, sometimes in the right direction; with many it is _sure_ of the wrong move. Flat Monte Carlo never learns that the opponent can think. For that the random games must become less random where it counts, and this is what a tree does.
lab-course-flat-rules-title = Why it needs no heuristics
lab-course-flat-rules-text =
    Random games are fast, because nothing has to be judged, and they are not biased towards what somebody believes to be good play. Heuristics inside of them would make each game slower and might push the result towards moves that only look good locally.

    It works best where random play is not hopeless: where most moves change the chances a little, where games always end, and where a good position wins more of its random games than a bad one. Y, Hex and Go are like that. Chess is not: a single reply often decides everything.
lab-course-flat-rules-ask = What does flat Monte Carlo have to know about a game?
lab-course-flat-rules-rules = its rules
lab-course-flat-rules-evaluation = its rules and an evaluation
lab-course-flat-rules-openings = its rules and some games of good players
lab-course-flat-rules-after = The rules: which moves are legal, when the game is over, who has won. That is why the same 30 lines of code play any game, including the one that you write in “Your own bot or game”.
lab-course-flat-strength-title = Iterations and strength
lab-course-flat-strength-text =
    The simplest opponent is a player who moves at random. Flat Monte Carlo plays 100 games of Y on a small board against it, with 15, 50, 100, 500 and 2,000 iterations for each move.

    The time that it takes grows in proportion to the iterations; the strength does not.
lab-course-flat-strength-ask = About how many of the 100 games does it win with 100 iterations, which is 7 games for each of the first moves?
lab-course-flat-strength-after = 99. With 15 iterations, a single game for each move, it wins 79, with 50 it wins 96, and from 500 on it loses none. On a larger board more is needed, since the same iterations are divided over more cells. And against an opponent who thinks, 20,000 iterations can still lose: an experienced player beats this bot.
lab-course-flat-budget-title = Few games when it matters most
lab-course-flat-budget-text =
    An even division has a price. At the beginning of a game there are many free cells, so each move gets few random games, and these first decisions matter most. Near the end, when all is settled, each move gets thousands.

    It also spends as much on a hopeless move as on the best one.
lab-course-flat-budget-ask = 20,000 iterations on the empty board of Y 11, which has 66 cells: how many games for each move?
lab-course-flat-budget-after = 303, so a share of wins is off by about 3%, more than the good moves differ. Would it not be better to stop with the bad moves early, and to spend the rest on the good ones? But you do not know yet which ones are good. This is the question of the next chapter.
lab-course-flat-summary =
    Flat Monte Carlo divides its iterations evenly over the moves, plays random games after each, and plays the move with the highest share of wins. It needs the rules of a game and nothing else.

    The law of large numbers makes the shares tend to the expected result of random play, with an error of 1/√n. That is not the value of the move: against traps more iterations only make it surer of the wrong one.

    It wastes games on bad moves, and has the fewest when it needs them most.
lab-course-flat-sources =
    Bruce Abramson: The expected-outcome model of two-player games (1987, published 1990).
    Bernd Brügmann: Monte Carlo Go (1993).
    Nicholas Metropolis, Stanisław Ulam: The Monte Carlo method (1949).
lab-course-flat-teachers =
    On the board: let every student play ten random games with two coins after one move of a small Hex board, and add up the shares of the whole class. Thirty students make 300 games in five minutes.

    Common wrong answers: “a quarter” (the error of a mean falls with the root); “better” for the trap (limits are confused with values). In their own code students often forget to copy the board before each random game.

lab-course-bandits-title = Bandits
lab-course-bandits-aim = Explore or exploit: slot machines, regret, UCB1, and why its regret grows only as a logarithm.
lab-course-bandits-try-title = Three slot machines
lab-course-bandits-try-text =
    Here are three slot machines, “one-armed bandits”. Each pays 1 with a fixed chance that you do not know, and nothing otherwise. Every pull of a bad arm is a pull wasted; but how do you know that it is bad?

    Pull about twenty times, then answer. (The buttons work as soon as Python has started.)
lab-course-bandits-try-ask = Which arm do you believe to be the best, and how sure are you?
lab-course-bandits-try-after = The chances are 0.2, 0.5 and 0.7, in an order that you were not told. After twenty pulls most people have stuck to an arm that paid early. To _exploit_ what you know or to _explore_ what you do not: this is the dilemma of the chapter, and of every move in a search.
lab-course-bandits-regret-title = Regret
lab-course-bandits-regret-text =
    The problem of K slot machines: arm i pays rewards X that are independent and identically distributed with an unknown mean μᵢ. A strategy chooses the next arm by what it has seen so far. T counts the pulls of each arm.

    The _regret_ is the expected loss against somebody who pulls the best arm from the start:

    R(n) = μ* n − Σ μᵢ E[Tᵢ(n)]

    where μ* is the greatest mean. Each pull of arm i costs the _gap_ μ* − μᵢ.
lab-course-bandits-regret-ask = The means are 0.2, 0.5 and 0.7. Of 100 pulls, arm 1 got 10, arm 2 got 20 and arm 3 got 70. What is the regret?
lab-course-bandits-regret-after = 10·0.5 + 20·0.2 + 70·0 = 9. Regret counts chances, not luck: a bad arm that happened to pay was still a bad choice.
lab-course-bandits-bound-title = Optimism: UCB1
lab-course-bandits-bound-text =
    UCB1 builds an interval around the mean of each arm, of half the width √(2 ln n / T), and pulls the arm with the highest _upper_ end, its upper confidence bound. An untried arm comes first.

    An arm has a high upper end for one of two reasons: it has paid well, or little is known of it. Being optimistic about the unknown is the whole trick.

    After 29 pulls: arm 1 has the mean 0.25 of 4 pulls, arm 2 has 0.70 of 10, arm 3 has 0.867 of 15. The half widths are 1.298, 0.821 and 0.670.
lab-course-bandits-bound-ask = Which arm does UCB1 pull next?
lab-course-bandits-bound-after = Arm 1, the worst of them, with 0.25 + 1.298 = 1.548 against 1.521 and 1.537: it has had only 4 pulls. The figure shows it: the bar that reaches furthest wins, whatever its dot says.
lab-course-bandits-narrow-title = Intervals narrow and widen
lab-course-bandits-narrow-text =
    When an arm is pulled, its T grows faster than ln n: its interval narrows, and by the law of large numbers its mean moves towards the truth. Step on from here and watch one arm that is left alone for a while.
lab-course-bandits-narrow-ask = What happens to the interval of an arm that is not pulled?
lab-course-bandits-narrow-narrower = It gets narrower.
lab-course-bandits-narrow-same = It stays as it is.
lab-course-bandits-narrow-wider = It gets wider.
lab-course-bandits-narrow-after = It gets wider, slowly: T stays, ln n grows. Some day its upper end is the highest again, and it gets another pull. So no arm is given up for good, and bad ones are tried less and less often.
lab-course-bandits-proof-title = Why the regret is logarithmic
lab-course-bandits-proof-text =
    A sketch of the proof by Auer, Cesa-Bianchi and Fischer. Let Δ be the gap of a bad arm. If UCB1 pulls it although every interval contains its true mean, then

    the upper end of the bad arm is at least that of the best arm, which is at least μ*
    the mean of the bad arm is at most μ* − Δ plus half its width
    so twice half its width is at least Δ: 2 √(2 ln n / T) ≥ Δ
    therefore T ≤ 8 ln n / Δ²

    Intervals that do not contain the truth are rare: by Hoeffding’s inequality the chance is at most n⁻⁴ for each, and over all pulls that adds a constant, 1 + π²/3. Each pull costs Δ, so the regret is at most the sum over the bad arms of 8 ln n / Δ, plus a constant. That is _O(ln n)_.
lab-course-bandits-proof-ask = Which bad arm may be pulled more often: one with a large gap or one with a small gap?
lab-course-bandits-proof-large = the one with the large gap
lab-course-bandits-proof-small = the one with the small gap
lab-course-bandits-proof-after = The small gap: 1/Δ² pulls are needed to tell it from the best. Each of them costs less, so the regret grows only as 1/Δ. Two arms that differ by 0.01 take 400 times as many pulls as two that differ by 0.2.
lab-course-bandits-strategies-title = Other strategies
lab-course-bandits-strategies-text =
    UCB1 is not the only way.

    _uniform_: any arm, for ever. Pure exploration
    _epsilon-greedy_: with probability 0.1 any arm, otherwise the one with the best mean
    _Thompson sampling_: keep a probability distribution for the chance of each arm, draw once from each, and pull the arm with the highest draw
    _UCB1_: the highest upper end

    The figure is the mean of 100 runs of 1,000 pulls.
lab-course-bandits-strategies-ask = Which one has the least regret after 1,000 pulls?
lab-course-bandits-strategies-ucb1 = UCB1
lab-course-bandits-strategies-thompson = Thompson sampling
lab-course-bandits-strategies-greedy = epsilon-greedy
lab-course-bandits-strategies-uniform = uniform
lab-course-bandits-strategies-after = Thompson sampling, with about 12. UCB1 has 43, about as much as epsilon-greedy, and uniform choice 234. UCB1 is cautious: its intervals hold for any rewards between 0 and 1, and are wider than coins need. It is used in trees because it is simple, needs two numbers for each arm, and its guarantee holds for every choice of arms.
lab-course-bandits-rate-title = In the long run
lab-course-bandits-rate-text =
    On a logarithmic axis a regret of O(ln n) tends to a straight line. After 1,000 pulls you can hardly see it: UCB1 still bends upwards. So look at 5,000.

    The dashed line is the rate of Lai and Robbins: in the long run no strategy that is good for every choice of arms can have a smaller slope. It is no bound for short runs, and a good strategy may lie below it for a long time.
lab-course-bandits-rate-ask = After 5,000 pulls, which of the two has the greater regret?
lab-course-bandits-rate-ucb1 = UCB1
lab-course-bandits-rate-greedy = epsilon-greedy
lab-course-bandits-rate-after = Epsilon-greedy by far: about 124 against 77. A tenth of its pulls is random for ever, so in the long run its regret is a straight line on a linear axis, however good it looks early on. UCB1 and Thompson sampling level off.
lab-course-bandits-summary =
    A player who only exploits may never find the best arm; a player who only explores pays for it for ever. UCB1 pulls the arm with the highest upper end of its interval: mean + √(2 ln n / T).

    A bad arm is pulled at most about 8 ln n / Δ² times, so the regret is O(ln n), which is the best possible order.
lab-course-bandits-sources =
    Herbert Robbins: Some aspects of the sequential design of experiments (1952).
    Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).
lab-course-bandits-teachers =
    Common wrong answers: arm 3 in “Optimism” (the best mean instead of the highest upper end); “it stays as it is” for the interval (ln n is forgotten).

    The step of the proof that students find hardest is that the interval must contain the truth for _both_ arms. Ask what happens if only one does.

lab-course-uct-title = UCT: a tree of bandits
lab-course-uct-aim = Four phases, selection and the final move, where backing up goes wrong, and why the loop is right.
lab-course-uct-phases-title = Four phases
lab-course-uct-phases-text =
    Flat Monte Carlo with two improvements: treat the moves as arms of a bandit, and do so again at every position that follows. The result is _Monte Carlo tree search_; with UCB1 at each node it is _UCT_. One iteration has four phases.

    1. Selection: from the root, go down to the child with the greatest bound, as long as every move of the node was tried
    2. Expansion: add a child for a move that was not tried
    3. Simulation: play a random game from there
    4. Backpropagation: at every node on the path add a visit to N, and the score to Q

    Then the next iteration begins, and it may stop at any time: the search is _anytime_.
lab-course-uct-phases-ask = By how many nodes does the tree grow in one iteration?
lab-course-uct-phases-after = By one. The figure has gone through the first iteration in a heap of five tokens: a new child, a random game, and two nodes on the path with one visit each. Step on; the tree will grow where the values are high, _asymmetrically_.
lab-course-uct-selection-title = Selection
lab-course-uct-selection-text =
    The bound of a child s with the parent s₀ is

    UCT(s) = Q(s) / N(s) + 2 Cp √(ln N(s₀) / N(s))

    The first term exploits, the second explores: it falls with each visit of s and rises with each visit of its siblings. For results from 0 to 1 Kocsis and Szepesvári choose Cp = 1/√2, so 2 Cp = √2; for other scales it is found by experiment. With N = 0 the bound is infinite.

    After 6 iterations the children of the root are: move 1 with Q/N = 0/1, move 2 with 1/3, move 3 with 1/2. ln 6 is 1.79.
lab-course-uct-selection-ask = Which child is selected next?
lab-course-uct-selection-after = Move 1: 0 + √2·√(1.79/1) = 1.89. Move 2 has 0.33 + 1.09 = 1.43, move 3 has 0.5 + 1.34 = 1.84. One bad random game is no reason to give a move up, and move 1 is the one that wins.
lab-course-uct-backup-title = Backpropagation
lab-course-uct-backup-text =
    The random game of iteration 7 is over, and Black (player 1) has won. The path is root, move 1 of Black, move 2 of White.

    What is good for one player is bad for the other. So each node counts the score _for the player whose move leads to it_: that is the player who will choose it again.
lab-course-uct-backup-ask = By how much does Q rise at the node of White’s move 2?
lab-course-uct-backup-after = By 0: White made that move, and White has lost. At the node of Black’s move 1 Q rises by 1. N rises by 1 at both.
lab-course-uct-perspective-title = Where backing up goes wrong
lab-course-uct-perspective-text =
    Many programs, and listings in courses, get this wrong: they take the score from the view of the player at the root and turn it around at each level, beginning at the _leaf_. Then what a node gets depends on how deep the leaf happened to lie.

    The heap of five tokens again. The right move is to take one: that leaves four, and whoever faces four has lost. Read the code, and predict.
lab-course-uct-perspective-ask = Which move does the search with the mistake play after 300 playouts?
lab-course-uct-perspective-after = Move 2, by a hair before 3, and it believes in both of them to 98%. Every node now thinks that its opponent helps. The right search gives 270 of 300 visits to move 1. Nothing crashes, the numbers look fine, and against a weak opponent it even wins: this is why such mistakes live so long.
lab-course-uct-invariants-title = Four loops, four invariants
lab-course-uct-invariants-text =
    A loop is right if a statement is true before its first turn (the _precondition_ gives it), each turn keeps it true, and together with the end it gives what was wanted (the _postcondition_). It ends if some number that cannot fall below 0 shrinks in each turn.

    _iterations_: N(root) = playouts made. Shrinks: iterations left. At the end: N(root) = n
    _selection_: the child taken has the greatest bound. Shrinks: moves left in the game. At the end: a node with an untried move, or the end of the game
    _expansion_: children and untried moves are the legal moves, none twice. Shrinks: untried moves. At the end: one node more
    _backpropagation_: N and Q of a node are those of its children and its own playouts. Shrinks: nodes above. At the end: true at the root

    Here the mistake of the last screen is switched on, and every turn is checked.
lab-course-uct-invariants-ask = Which loop breaks its promise?
lab-course-uct-invariants-iterations = iterations
lab-course-uct-invariants-selection = selection
lab-course-uct-invariants-expansion = expansion
lab-course-uct-invariants-backup = backpropagation
lab-course-uct-invariants-after = Backpropagation, for the first time in iteration 9, the figure shows it: a node of the opponent has the wrong sum. Selection still takes the greatest bound, of wrong numbers. An invariant finds the line; a lost game does not.
lab-course-uct-chain-title = The proof as a chain
lab-course-uct-chain-text =
    Robert Floyd and Tony Hoare write a proof as a chain: { "{" }P{ "}" } step { "{" }Q{ "}" } says that if P holds before the step, Q holds after it. The links of the search, with the four invariants of the last screen:

    1. Precondition: the game goes on, and n ≥ 1
    2. Make the root with N = Q = 0: now N(root) = 0 playouts, so the invariant of _iterations_ holds before the first turn
    3. Go down by _selection_ while every move of the node was tried: now the node has an untried move, or the game is over
    4. Add a child by _expansion_: now one node more, none twice
    5. Play to the end: now there is a score from 0 to 1
    6. Go up by _backpropagation_: now N and Q are right at every node of the path, and N(root) has grown by the playouts. The invariant of iterations holds again
    7. No iteration is left: now N(root) = n
    8. Play the move of most visits. Postcondition: a legal move, the one that the search has tried most

    By induction the invariant of iterations holds after every turn: it holds after 0 turns by link 2, and if it holds after k turns, links 3 to 6 make it hold after k + 1. And each loop ends, because its number shrinks: iterations left, moves left, untried moves, nodes above.
lab-course-uct-cost-title = Best, mean and worst case
lab-course-uct-cost-text =
    Let a position have at most b moves and a game at most d.

    selection: compares b children on each level: O(b·d) at worst, O(1) at best (an untried move at the root)
    expansion: one node, O(1)
    simulation: at most d moves, O(d)
    backpropagation: one step for each node of the path: O(d)

    So an iteration is O(b·d), and n iterations are O(n·b·d), not O(b^d). The memory grows by one node each: O(n).

    The figure adds up the steps of one search in tic-tac-toe, the mean of ten runs.
lab-course-uct-cost-ask = In which phase do the best and the worst case differ most?
lab-course-uct-cost-selection = selection
lab-course-uct-cost-expansion = expansion
lab-course-uct-cost-simulation = simulation
lab-course-uct-cost-backup = backpropagation
lab-course-uct-cost-after = Selection: 0 steps at best, 15 at worst, 6.4 on average. A simulation takes 1 to 7 moves, expansion always 1. In large games the simulation costs most of the time all the same, because each of its moves is expensive.
lab-course-uct-final-title = The final move
lab-course-uct-final-text =
    When time is up, one child of the root is played. There are several rules:

    _max child_: the greatest value Q/N
    _robust child_: the most visits N. The usual choice, because a value of few visits may be luck
    _secure child_: the greatest lower end of the interval
    _max-robust child_: greatest value and most visits in one; if there is no such child, search on until there is

    Rules of selection vary in the same way: UCB1, UCB1-tuned with variances, PUCT with prior probabilities, Thompson sampling.

    Move a has 60 visits and the value 0.52, move b has 40 visits and 0.55.
lab-course-uct-final-ask = What does max-robust do?
lab-course-uct-final-a = It plays a.
lab-course-uct-final-b = It plays b.
lab-course-uct-final-on = It searches on.
lab-course-uct-final-after = It searches on: a has the most visits, b the greatest value. Soon b gets more visits, since its bound is the greatest, and either overtakes a or loses its value. In the bench you can set the final move to visits, first, value, bound or max-robust.
lab-course-uct-keep-title = Keep the tree or not
lab-course-uct-keep-text =
    After your move and the reply, the game stands at a grandchild of the root. Its subtree holds playouts that are still true. You may

    _discard_ the tree: simple, and every search is independent of the game before it
    _keep_ the subtree: its playouts are saved, often a tenth to a third of all

    Kept trees make experiments harder to repeat, because the result depends on the moves before. The bots uct, rave and heuristic do either, by their setting “keep”; net and wye keep their trees.
lab-course-uct-limit-title = Does it find the best move?
lab-course-uct-limit-text =
    Kocsis and Szepesvári proved in 2006 that the probability of playing a bad move at the root tends to 0, and does so as a power of the number of iterations. In the limit UCT _is_ minimax.

    But the value at a node is a mean over everything that was ever tried there, good and bad.

    The figure searches a heap of nine tokens 30 times, with 10 to 1,000 playouts. Taking one wins, so the exact value is 1.
lab-course-uct-limit-ask = What is right first, the move or the value?
lab-course-uct-limit-move = the move
lab-course-uct-limit-value = the value
lab-course-uct-limit-after = The move: from 200 playouts on at least 95% of the searches choose it, while the value is still 0.43 away from 1. Even after 1,000 playouts it is only 0.85. And the limit may be far away: a trap deep in the tree can take more time than there is.
lab-course-uct-summary =
    UCT treats each node as a bandit: select by Q/N + 2 Cp √(ln N(parent)/N), expand by one child, play a random game, and add its score to every node of the path, for the player whose move leads there.

    An iteration costs O(b·d), memory grows by one node. With the perspective wrong it still runs, and believes in losing moves; invariants find the line.

    It tends to minimax: the move is right long before the value is.
lab-course-uct-sources =
    Rémi Coulom: Efficient selectivity and backup operators in Monte-Carlo tree search (2006).
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Guillaume Chaslot, Mark Winands, Jaap van den Herik and others: Progressive strategies for Monte-Carlo tree search (2008).
    Cameron Browne and others: A survey of Monte Carlo tree search methods (2012).
    Maciej Świechowski and others: Monte Carlo tree search: a review of recent modifications and applications (2022).
lab-course-uct-teachers =
    Common wrong answers: move 3 in “Selection” (the best mean); 1 in “Backpropagation” (the score of player 1 is added everywhere).

    In class: give four students the roles select, expand, simulate and back up, and play ten iterations on the blackboard with a heap of five tokens. The bench “UCT, phase by phase” has the same ten, step by step, for checking.

lab-course-knowledge-title = Knowledge
lab-course-knowledge-aim = What tree search gains from RAVE, heuristics, informed playouts and a network.
lab-course-knowledge-balance-title = For and against tree search
lab-course-knowledge-balance-text =
    What speaks for Monte Carlo tree search:

    it copes with many moves at each node
    it can be stopped at any time, and plays better with more time
    it needs no knowledge of the game
    it deals with chance in the rules
    its tree grows where it matters

    What speaks against it:

    it is a matter of probability: it may miss the best move
    it is slow if random games are slow
    it sees a narrow trap late

    Improvements come in two kinds. Some use no knowledge of the game: better bandits, RAVE, several playouts for each node. Others do: evaluations of moves, informed random games, networks. This chapter shows one of each.
lab-course-knowledge-rave-title = RAVE: borrow from other branches
lab-course-knowledge-rave-text =
    A move that was just added to the tree has one visit and says nothing. But many random games contain the same move _later_. In Hex and Y a stone on a cell is worth about the same whenever it is placed. So count for each move how often you won if you made it at any time: “all moves as first”, AMAF.

    _RAVE_ mixes both: w · AMAF + (1 − w) · own, where the weight is w = √(k / (3 N + k)).
lab-course-knowledge-rave-ask = What happens to the weight of AMAF as the visits N grow?
lab-course-knowledge-rave-grows = It grows.
lab-course-knowledge-rave-same = It stays the same.
lab-course-knowledge-rave-shrinks = It shrinks.
lab-course-knowledge-rave-after = It shrinks, from 0.995 with one visit to 0.23 with 1,871. It has to: AMAF is _biased_. In the figure AMAF prefers a3 to the end, which loses; the own results find b2. Early on borrowed knowledge is better than none, later the truth must win.
lab-course-knowledge-terms-title = Six terms of a heuristic
lab-course-knowledge-terms-text =
    A bot for Hex that was written for a course scores every cell by six terms, expands the best cells first and plays its random games by them:

    the _shortest path_ to the other side, before and after
    _bridges_: two ways to a stone of your own
    the _centre_
    _connectivity_: neighbours of your own colour
    _mobility_: free neighbours
    the _sides_ that you must join

    The heuristic bot of this program has the same six terms, each with a weight that you can set, and a seventh, the two-distance. Its random games do not take the best cell, but the best of three random ones, since always the same game would tell nothing new.
lab-course-knowledge-terms-ask = Which of the six terms needs Dijkstra’s algorithm?
lab-course-knowledge-terms-path = the shortest path
lab-course-knowledge-terms-bridge = bridges
lab-course-knowledge-terms-centre = the centre
lab-course-knowledge-terms-after = The shortest path: own stones cost 0, free cells 1, and the opponent’s cannot be crossed. It is by far the most expensive term and the most useful one. Knowledge pays only if it improves a playout more than it slows it down: compare at equal _time_. The figure now shows the weighted mean of all terms; step back to see each of them.
lab-course-knowledge-network-title = A network at a glance
lab-course-knowledge-network-text =
    AlphaGo (2016) and AlphaZero (2017) replaced random games by a neural network: it looks at a position and tells the probability of each move, the _policy_, and the chance to win, the _value_. It has learned both from games against itself. The search uses the policy as a prior in its bound (PUCT), and the value in place of a playout.

    The figure shows a position of Y: what the network sees at a glance, and what 4,096 playouts say.
lab-course-knowledge-network-ask = Which of the two picks the move that long searches settle on?
lab-course-knowledge-network-network = the network
lab-course-knowledge-network-playouts = the playouts
lab-course-knowledge-network-after = The network: b4 at once, with the chance 58%, while playouts prefer c4 and call the position lost. Step on to see both searches grow: they agree on b4 soon, but only the search with the network knows that it is won.
lab-course-knowledge-summary =
    RAVE borrows from games in which a move was made later, and must forget what it borrowed. Heuristics order moves and guide random games; they pay if they are worth their time. A network gives a policy and a value at once, and playouts are no longer needed.
lab-course-knowledge-sources =
    Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
    Richard Matos: HEX AI Player (2025).
    David Silver and others: Mastering the game of Go with deep neural networks and tree search (2016); A general reinforcement learning algorithm that masters chess, shogi, and Go through self-play (2018).
lab-course-knowledge-teachers =
    Ask for a game in which AMAF is useless (chess: a capture is good only now) and one in which it is perfect (a game in which the order of moves never matters).

lab-course-strength-title = Measuring strength
lab-course-strength-aim = Intervals, sweeps, ratings, and tests that know when to stop.
lab-course-strength-interval-title = A result is an interval
lab-course-strength-interval-text =
    Your bot wins 55 of 100 games. Is it better than its opponent?

    A result is a sample. The 95% interval of Wilson for 55 of 100 reaches from 45.2% to 64.4%. Play the games in pairs from the same opening with colours swapped, so that the advantage of the first move cancels.
lab-course-strength-interval-ask = Do these 100 games show that it is better?
lab-course-strength-interval-yes = yes
lab-course-strength-interval-no = no
lab-course-strength-interval-after = No: 50% lies inside the interval, so equal strength explains the result well enough. For two bots 10% apart you need about 400 games; for 5%, about 1,600. The width falls with the square root, as in “Flat Monte Carlo”.
lab-course-strength-sweep-title = Which setting is better?
lab-course-strength-sweep-text =
    A bot for tic-tac-toe may spend 40 playouts on a move: as 40 iterations with 1 playout each, or as 10 iterations with 4. A _sweep_ plays many games at each point of a grid and shows the intervals.

    This bot is the one of a study: one iteration is one visit that counts the wins of all its playouts, and the final move is chosen by the bound. It moves second against a random player, 150 games at each point.
lab-course-strength-sweep-ask = Which of the two loses less often?
lab-course-strength-sweep-one = 40 iterations with 1 playout
lab-course-strength-sweep-four = 10 iterations with 4 playouts
lab-course-strength-sweep-same = They cannot be told apart.
lab-course-strength-sweep-after = 10 with 4: it loses 16% against 34%, and the interval of the difference, 8 to 27 points, leaves 0 out. That is a property of this odd bot: if the final move is chosen by visits, the order changes. Time grows with the playouts, but not in proportion: each iteration has a fixed cost.
lab-course-strength-rating-title = Ratings
lab-course-strength-rating-text =
    With more than two players results are put on one scale. In the model of Bradley and Terry, which Elo ratings use, a lead of D points means an expected score of 1 / (1 + 10^(−D/400)): 100 points are 64%, 200 points 76%, 400 points 91%.

    In the figure flat Monte Carlo with 500 and with 100 iterations and a random player have met, 20 games for each pair.
lab-course-strength-rating-ask = By how many points does flat@500 lead flat@100?
lab-course-strength-rating-small = less than 100
lab-course-strength-rating-middle = 100 to 300
lab-course-strength-rating-large = more than 300
lab-course-strength-rating-after = By 223, with an error of more than 100 on each rating: 40 games are few. Ratings belong to the pool in which they were measured; with other opponents they move.
lab-course-strength-test-title = Stop when it is decided
lab-course-strength-test-text =
    How many games? Fix the number in advance and you play too many if the case is clear. Look after every game and stop when you like the result, and you fool yourself.

    Abraham Wald’s _sequential test_ does it right: it adds up how much better one hypothesis explains the games than the other, and stops as soon as the sum leaves a band. The band follows from the share of errors that you allow.

    Here the bots are _equally_ strong (H0), the alternative is 50 Elo, and errors of 5% are allowed. 200 tests.
lab-course-strength-test-ask = About what percentage of the tests accepts the wrong hypothesis?
lab-course-strength-test-0 = none
lab-course-strength-test-5 = about 5%
lab-course-strength-test-25 = about 25%
lab-course-strength-test-after = 4.5%, as promised, and after 133 pairs of games on average. The less clear the case, the longer it takes: half-way between the hypotheses almost twice as long.
lab-course-strength-summary =
    A result without an interval is a rumour. Compare by the interval of the difference, play pairs with colours swapped, compare at equal time, and let a sequential test decide when to stop.
lab-course-strength-sources =
    Edwin Wilson: Probable inference, the law of succession, and statistical inference (1927).
    Ralph Bradley, Milton Terry: Rank analysis of incomplete block designs (1952).
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
lab-course-strength-teachers =
    A good exercise: each student designs a match that tells two bots 50 Elo apart, and predicts how long it takes, before running it in the bench “Sequential test”.

lab-course-decisions-title = Decisions
lab-course-decisions-aim = Markov decision processes: value and policy iteration, learning, a robot among rooms, and what is not seen.
lab-course-decisions-process-title = A robot that slips
lab-course-decisions-process-text =
    An agent perceives a state, acts, and gets a reward; then the cycle begins again. There is no opponent, but the world has a will of its own: the robot in the figure goes where it wants with probability 0.8 and slips to either side with 0.1.

    This is a _Markov decision process_: states, actions, transitions with probabilities, and rewards. Each step costs 0.04; the good end gives +1, the bad end −1. A plan is useless, since you do not know where you will be. You need a _policy_, an action for every state.
lab-course-decisions-process-ask = In the corner below the bad end, does the best policy go straight towards the good end, or the long way round?
lab-course-decisions-process-straight = straight
lab-course-decisions-process-round = the long way round
lab-course-decisions-process-after = The long way round: going up beside the bad end risks a slip into it, and a few steps at 0.04 are cheaper. If a step cost more, the robot would take the risk; if it cost very much, it would jump into the bad end on purpose. Try it in the bench.
lab-course-decisions-values-title = Value iteration
lab-course-decisions-values-text =
    Bellman’s equation: the value of a state is its reward plus the discounted value of what follows, under the best action. A discount γ below 1 makes later rewards count less.

    _Value iteration_ begins with zeros and applies the equation to all states, over and over: one _sweep_ after the other. The error falls by the factor γ each time.

    _Policy iteration_ does it in two steps: compute the values of the present policy, then improve it.
lab-course-decisions-values-ask = What is right first, the values or the policy?
lab-course-decisions-values-values = the values
lab-course-decisions-values-policy = the policy
lab-course-decisions-values-after = The policy: from sweep 12 on every arrow is right, while the values are still off by up to 0.026. To choose an action you only need to know which is better, not by how much. It is the same as with UCT.
lab-course-decisions-learning-title = Learning without a model
lab-course-decisions-learning-text =
    What if nobody tells the robot the probabilities? It can walk and learn. Q(s, a) is what action a in state s has been worth so far.

    _Q-learning_: after a step with the reward r to the state s′, move Q(s, a) a little towards r + γ max Q(s′, ·): the best next action
    _SARSA_: towards r + γ Q(s′, a′): the action that is really taken next

    With exploring steps they differ: SARSA learns the value of the policy that it follows, slips of its own included, and stays away from cliffs; Q-learning learns the best policy and falls off more often while it learns.
lab-course-decisions-learning-ask = After 300 walks of Q-learning, is every arrow right?
lab-course-decisions-learning-yes = yes
lab-course-decisions-learning-no = no
lab-course-decisions-learning-after = No: two cells still have a wrong arrow, cells that it hardly visits. And because its learning rate is fixed, its values never stand still. With a rate that falls slowly enough, and with every action tried again and again, Q-learning does converge.
lab-course-decisions-rooms-title = Rooms and energy
lab-course-decisions-rooms-text =
    A robot goes from room to room, sometimes slips into another one, collects rewards and has energy for a few steps only. Tree search can plan here, too: UCT with chance nodes, from the present state alone.

    The state is what the future depends on.
lab-course-decisions-rooms-ask = What belongs to the state besides the rewards that are still there?
lab-course-decisions-rooms-energy = the energy left, and the room
lab-course-decisions-rooms-place = the room alone
lab-course-decisions-rooms-both = the room, and the way by which it came
lab-course-decisions-rooms-after = The room and the energy left. With one step left the best action may be another one than with five. The way by which it came does not matter: that is what “Markov” means. The search needs the probabilities only to draw from them: a simulator is enough.
lab-course-decisions-unseen-title = If you do not see the state
lab-course-decisions-unseen-text =
    Real robots have sensors that err and see a part of the world only. Then the state is hidden, and the robot has a _belief_: a probability for each state, which it updates by Bayes’ rule after each observation. A Markov decision process over beliefs is called _partially observable_, POMDP. Its states are continuous, so exact solutions are out of reach; tree search can sample states from the belief and search as before (POMCP, 2010).

    Card games and Dark Hex hide things as well. There the opponent’s choice depends on what it knows, searching one sampled deal at a time makes you believe that you will know later what you do not know now, and a good strategy has to mix, as von Neumann’s coins did.
lab-course-decisions-summary =
    A Markov decision process has states, actions, probabilities and rewards; a policy gives an action for each state. Value iteration and policy iteration need a model, Q-learning and SARSA learn without, and tree search plans from one state with a simulator.

    The policy is right before the values are. What is not seen must be believed.
lab-course-decisions-sources =
    Richard Bellman: Dynamic programming (1957).
    Christopher Watkins: Learning from delayed rewards (1989).
    Gavin Rummery, Mahesan Niranjan: On-line Q-learning using connectionist systems (1994), on SARSA.
    Richard Sutton, Andrew Barto: Reinforcement learning: an introduction (2018).
    David Silver, Joel Veness: Monte-Carlo planning in large POMDPs (2010).
lab-course-decisions-teachers =
    In the grid world with 4 × 3 cells the first arrow turns when a step costs about 0.045; the robot runs into the bad end on purpose from about 1.65 on. Two thresholds, so ask for one of them.

lab-course-history-title = A short history
lab-course-history-aim = From a theorem on chess to programs that teach themselves.
lab-course-history-timeline-title = From 1912 to today
lab-course-history-timeline-text =
    _Theory_

    1912: Ernst Zermelo lectures on chess: in such a game one side can force a win, or both can force a draw. It is printed in 1913.
    1926: John von Neumann presents the minimax theorem, published in 1928.
    1933: William Thompson asks which of two treatments to give to the next patient: the first bandit.
    1942: Piet Hein invents Hex; John Nash finds it again in 1948 and proves that the first player wins.
    1944: John von Neumann and Oskar Morgenstern write the Theory of Games and Economic Behavior.
    1949: Nicholas Metropolis and Stanisław Ulam name the Monte Carlo method.
    1950: Claude Shannon describes how a computer could play chess, with minimax and an evaluation.
    1952: Herbert Robbins states the problem of the bandit.
    1953: Craige Schensted and Charles Titus invent Y.
    1957: Richard Bellman writes Dynamic Programming.
    1958: Allen Newell, Clifford Shaw and Herbert Simon use the idea of alpha-beta.

    _Programs that look ahead_

    1959: Arthur Samuel’s program for checkers learns its evaluation from games against itself.
    1975: Donald Knuth and Ronald Moore analyse alpha-beta.
    1985: Tze Leung Lai and Herbert Robbins prove that regret grows at least like a logarithm.
    1987: Bruce Abramson evaluates positions by random games in his thesis.
    1989: Christopher Watkins proposes Q-learning.
    1992: Gerald Tesauro’s TD-Gammon learns backgammon by itself, at the level of masters.
    1993: Bernd Brügmann plays Go by random games and simulated annealing; the AMAF idea is in it.
    1997: Deep Blue beats Garry Kasparov, with alpha-beta and much hardware.

    _Random games and networks_

    2002: Peter Auer, Nicolò Cesa-Bianchi and Paul Fischer propose UCB1.
    2006: Rémi Coulom’s Crazy Stone wins at Go with a tree of random games; he calls it Monte Carlo tree search. Levente Kocsis and Csaba Szepesvári prove that UCT converges.
    2007: Sylvain Gelly and David Silver add RAVE. Jonathan Schaeffer’s group solves checkers: it is a draw.
    2009: MoHex, by Broderick Arneson, Ryan Hayward and Philip Henderson, wins at Hex with tree search.
    2016: AlphaGo beats Lee Sedol.
    2017: AlphaZero learns chess, shogi and Go from the rules alone, and Thomas Anthony’s expert iteration learns Hex.
    2019: MuZero learns the rules, too.
    Today: a network small enough for a browser guides the strongest bots of this program.
lab-course-history-summary =
    Three lines meet in today’s programs: games and looking ahead (von Neumann, Shannon), bandits and sampling (Thompson, Robbins, Abramson), and learning from games against oneself (Samuel, Tesauro, Silver).
lab-course-history-sources =
    Ernst Zermelo: Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913).
    Claude Shannon: Programming a computer for playing chess (1950).
    Arthur Samuel: Some studies in machine learning using the game of checkers (1959).
    Bruce Abramson: The expected-outcome model of two-player games (1987).
    Rémi Coulom: Efficient selectivity and backup operators in Monte-Carlo tree search (2006).
    Thomas Anthony, Zheng Tian, David Barber: Thinking fast and slow with deep learning and tree search (2017).
lab-course-history-teachers =
    Let each student take one year, read the paper’s first page, and tell in two minutes what was new.

## The bench minimax

lab-minimax-predict = If alpha-beta takes the moves in their natural order, which share of the leaves of minimax does it visit at the greatest depth, on average over all runs?
lab-minimax-legend = Values are those of player 1, winning chances or the numbers of your own tree: max wants high values, min low ones. Brackets enclose the window from alpha to beta with which the search enters a node. ≥ and ≤ mark bounds: after a cut-off the true value may lie beyond the number. A dashed and struck edge is a move that is left out; the reason stands beside it.
lab-minimax-plot-legend = Mean number of leaves with its 95% interval, over the depth of the search. On the logarithmic scale exponential growth is a straight line, and its slope is the logarithm of the branching factor. Dashed: b^⌈d/2⌉ + b^⌊d/2⌋ − 1, the fewest possible (Knuth and Moore).
lab-minimax-seen = Every order finds the value of minimax; only the work differs. With the best move first, alpha-beta visits as few leaves as Knuth and Moore prove, 53 of 729 in the usual tree: its effective branching factor is about the square root of that of minimax, so with the same work it looks almost twice as deep. Unsorted moves leave out about two thirds, and with the worst move first hardly anything is left out. The history heuristic learns nothing from random leaves, but something in tic-tac-toe. In the preset with the mistake every move of Nim has the value 0, and the search chooses the first one: the evaluation says that player 1 has lost whenever the heap is empty. It ought to ask which player took the last token, because that player has won.
lab-minimax-paragraphs =
    Minimax looks some moves ahead and judges the positions there by an evaluation. Player 1, max, chooses the greatest value and player 2, min, the least one, so values pass from the leaves to the root. Alpha-beta carries a window along: by the choices on the way to this node max is already sure of at least alpha, and min of at most beta. As soon as alpha reaches beta, one of the two has a choice higher up that is at least as good as this node, so the other moves here do not matter: this is a cut-off.

    With b moves at each node and depth d, minimax visits b^d leaves. Alpha-beta visits b^⌈d/2⌉ + b^⌊d/2⌋ − 1 with the best move first at every node, and all b^d at worst, so a good order of moves is worth more than a faster computer. The memory is in proportion to b times d, because the search keeps only one path.

    The value is exact if every path ends with the end of the game. If the search stops earlier, the value is only as good as the evaluation. A search may stop at a fixed depth, after a fixed time (iterative deepening then returns the result of the last finished depth), or where the position is quiet, that is, where the last move hardly changed the evaluation. Alpha-beta always finds the same value at the root as minimax, with less work.

    In tic-tac-toe the evaluation counts open lines: 3 points for one with two marks, 1 for one with a single mark, and the opponent’s points are subtracted. A lead of L points is the chance 1/2 + L / (2 (|L| + 6)): a lead of 6 is worth 0.75, a lead of 1 about 0.571.
lab-minimax-pseudocode =
    { $code ->
        [plain]
            value(node, depth):
                if the game is over or depth = 0: return the evaluation
                if player 1 moves:
                    for each move:
                        best = max(best, value(child, depth - 1))
                    return the greatest value found
                if player 2 moves:
                    for each move:
                        best = min(best, value(child, depth - 1))
                    return the least value found
       *[other]
            value(node, depth, alpha, beta):
                if the game is over or depth = 0: return the evaluation
                if player 1 moves:
                    for each move:
                        alpha = max(alpha, value(child, depth - 1, alpha, beta))
                        if alpha >= beta: leave out the other moves
                    return the greatest value found
                if player 2 moves:
                    for each move:
                        beta = min(beta, value(child, depth - 1, alpha, beta))
                        if alpha >= beta: leave out the other moves
                    return the least value found
    }
lab-minimax-sources =
    Claude Shannon: Programming a computer for playing chess (1950).
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
lab-minimax-options-tenth = less than a tenth
lab-minimax-options-quarter = from a tenth to a quarter
lab-minimax-options-half = from a quarter to a half
lab-minimax-options-more = half of them or more
lab-minimax-why-tenth = Alpha-beta visits so few leaves only if the best move comes first at nearly every node, and unsorted moves are seldom in such a lucky order.
# $right the prediction that was right
lab-minimax-why-quarter = A cut-off comes only after a good move. { $right ->
        [tenth] In this tree a good move comes early so often that even more is pruned.
       *[other] In this tree good moves come too late for so many cut-offs.
    }
lab-minimax-why-half = This is the usual share in small trees with random leaves. { $right ->
        [more] In this tree good moves come so late that less is pruned.
       *[other] In this tree good moves happen to come early, so more is pruned.
    }
lab-minimax-why-more = The order need not be perfect: one good move among the first is enough for a cut-off, and a cut-off high in the tree removes whole branches.
lab-minimax-measured =
    In the natural order alpha-beta visits { NUMBER($share, maximumFractionDigits: 1) }% of the leaves of minimax ({ NUMBER($leaves, maximumSignificantDigits: 4) } leaves){ $best ->
        [none] { "" }
       *[other] ; with the best move first it visits { NUMBER($best, maximumSignificantDigits: 4) }
    }.
lab-minimax-across-title = Depth
lab-minimax-up-title = Leaves
lab-minimax-least = fewest possible
lab-minimax-puzzle-task = Here is a small tree with the values of its leaves. Mark the moves that alpha-beta will leave out if it tries the moves from top to bottom: choose a node by a click, or by the arrow keys and Enter. All nodes below a marked node are left out with it.
lab-minimax-puzzle-marked = Leaves pruned: { $marked } of { $all }.
lab-minimax-puzzle-right = Correct: these are exactly the leaves that alpha-beta leaves out.
lab-minimax-puzzle-told = Alpha-beta leaves out { $out } of the leaves; you found { $hits } of these and marked { $misses } that it visits. Each cut-off shows alpha ≥ beta.
lab-minimax-puzzle-out = left out
lab-minimax-puzzle-visited = visited
lab-minimax-puzzle-missed = left out, not marked
lab-minimax-puzzle-unmarked = not marked
lab-minimax-puzzle-cut-here = cut:
lab-minimax-puzzle-leaf = leaf
lab-minimax-puzzle-yours = yours
lab-minimax-puzzle-search = alpha-beta

## The bench chance

lab-chance-predict = How many of a hundred replies of the opponent must be random before expectimax can expect more than minimax, on average over all trees?
lab-chance-legend = The same tree three times. Minimax assumes that the opponent makes the reply that is worst for you. Expectimax assumes a random reply, so the mean counts. Expectiminimax assumes that a coin decides before each reply whether the opponent makes the best or a random one. The probability of each chance move stands beside it. Values are those of player 1, winning chances or the numbers of your own tree.
lab-chance-plot-legend = Mean lead over what minimax can expect in the same tree, with its 95% interval: above 0 the search wins more than minimax, below 0 less. The opponents range from perfect (left) to random (right); expectiminimax knows how many replies are random. The table has the results themselves, from a loss at 0 to a win at 1.
lab-chance-seen = Expectimax crosses the line of minimax. Against a perfect opponent minimax expects more, because expectimax counts on mistakes that never come; against a random one expectimax expects more, because minimax guards against replies that are seldom made. In trees two moves deep the result changes in a straight line with the share of random replies, and the lines meet near one half. Expectiminimax is never below either of them, but it has to know that share. In the preset with the trap, expectimax gives up a certain draw for the chance that the opponent errs: this pays off only if about 46 or more of a hundred replies are random. Minimax takes the first of several moves with the same guarantee, even where another of them sets a trap at no risk.
lab-chance-paragraphs =
    The value of a move depends on how the opponent replies. Minimax takes the least value over the replies, which is a guarantee against every opponent. Expectimax takes their mean, as if the opponent moved at random. Expectiminimax has three kinds of nodes: max nodes, min nodes, and chance nodes with the probabilities of their outcomes. Here chance is a coin that decides before each reply whether the best or a random one is made.

    All three visit every node: with b moves at each node and depth d the time grows as b^d, and each coin on a path doubles it. The memory is in proportion to b times d, for one path; the searches here also remember the positions that they have met, so that they search none of them twice. At a chance node every outcome counts in the mean, so a search can cut there only if it knows bounds of the values (star-minimax by Ballard).

    Searched to the end of the game, each is optimal against the opponent that it assumes: minimax against a perfect one, expectimax against a random one, expectiminimax if the probabilities are right. Expectimax loses where its move has a high mean but allows one terrible reply, and the opponent finds that reply.
lab-chance-pseudocode =
    value(node):
        if the game is over: return the result
        if you move: return the greatest value over the moves
        if a perfect opponent moves: return the least value over the replies
        if a random opponent moves, or the chance of the game: return the mean over the moves
        if a coin is tossed: return (1 - p) * value(best reply) + p * value(random reply)
lab-chance-sources =
    Donald Michie: Game-playing and game-learning automata (1966).
    Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).
lab-chance-options-low = 33 or fewer
lab-chance-options-middle = 34 to 66
lab-chance-options-high = 67 or more
lab-chance-options-never = it never can
lab-chance-why-low = An opponent who mostly replies well finds the replies to which expectimax gives too little weight; in these trees they cost expectimax more than the few mistakes of the opponent bring it.
lab-chance-why-middle = Here one of the two wrong assumptions costs clearly more than the other, so the lines do not meet near the middle: compare the gap between them at the left end with the gap at the right end.
lab-chance-why-high = Minimax pays for its guarantee with a lower mean. Even when fewer replies are random, this costs more than the guarantee saves.
lab-chance-why-never = Against a random opponent no move is better than that of expectimax, so expectimax must lead at the right end unless both searches expect the same there.
lab-chance-measured =
    { $share ->
        [none] Expectimax never expects more than minimax.
       *[other] Expectimax expects more from { NUMBER($share, maximumFractionDigits: 1) }%{ $error ->
            [none] {""}
           *[other] {" "}(± { NUMBER($error, maximumSignificantDigits: 2) })
        } random replies on.
    } Trees in which the two begin with different moves: { $other } of { $trees }.
lab-chance-coin = The coin makes { $share }% of the replies random.
lab-chance-walk = search
lab-chance-across-title = Random replies of the opponent, %
lab-chance-up-title = Lead over minimax

## The bench maxn

lab-maxn-predict = Which player gets most from the whole heap or tree, if each takes what is best for itself?
lab-maxn-legend = Each node names its player and, of a heap, the tokens that are left; a tuple shows what players 1, 2 and 3 get there. A struck edge is a move that pruning leaves out.
lab-maxn-plot-legend = The nodes of the search for each heap, or for your own tree, without pruning and with it.
lab-maxn-seen = With two players a heap is won or lost. With three, a player who cannot win still decides who does: when two moves are worth the same to it, the rules do not say which it makes, and the value at the root hangs on that. With heaps of 5, 6 and 7 the two rules for ties name different winners. A share for the player before the winner gives everybody a reason to care, and most of these ties disappear.
lab-maxn-paragraphs =
    With more than two players, or with sums that are not zero, one number is not enough: the value of a position is a tuple, one part for each player. At each node its player chooses the child with the greatest own part. For two players whose parts add up to a constant this is minimax.

    Two things get worse. Alpha-beta’s deep cuts no longer hold, because between two nodes of the same player others choose who do not want the opposite. Only shallow pruning remains: if the parts add up to 1 and this player is sure of p, at most 1 − p is left for the player above. And equal moves matter: whoever breaks a tie may decide the game for the others.
lab-maxn-pseudocode =
    value(node):
      if the game is over: return the parts of all players
      for each move of player p:
        v = value(child)
        if v[p] > best[p]: best = v
        if best[p] >= 1 - the part that p's predecessor has: leave out the rest
      return best
lab-maxn-sources =
    Carol Luckhardt, Keki Irani: An algorithmic solution of N-person games (1986).
    Richard Korf: Multi-player alpha-beta pruning (1991).
lab-maxn-options-1 = player 1
lab-maxn-options-2 = player 2
lab-maxn-options-3 = player 3
lab-maxn-options-ties = that depends on how ties are broken
lab-maxn-why-1 = Player 1 wins at once only from a heap that one move can take; from larger ones the others have a say.
lab-maxn-why-2 = Player 2 wins if whatever player 1 leaves can be taken by player 2 at once, or must be handed to it.
lab-maxn-why-3 = Player 3 wins if both players before it must leave it a heap that it can take.
lab-maxn-why-ties = Here both rules for ties lead to the same winner: the players who decide are not indifferent.
lab-maxn-before = The search begins at the root.
lab-maxn-label = { $left ->
        [-1] { $player }
       *[other] { $player } · { $left }
    }
lab-maxn-over = The game is over.
lab-maxn-enter = { $left ->
        [-1] Player { $player } is to move.
        [0] The game is over: no token is left.
        [one] Player { $player } is to move, with { $left } token left.
       *[other] Player { $player } is to move, with { $left } tokens left.
    }
lab-maxn-leaf = { $left ->
        [-1] The leaf gives the parts { $value }.
       *[other] The heap is empty: player { $winner } took the last token. The parts are { $value }.
    }
lab-maxn-value = Player { $player } chooses the greatest own part of its moves: { $value }.
lab-maxn-cut = Player { $player } has so much that nothing better is left for the player above: moves { $moves } are left out.
lab-maxn-nodes = all nodes
lab-maxn-pruned = with pruning
lab-maxn-across = Tokens in the heap
lab-maxn-up = Nodes
lab-maxn-verdict = { $heap ->
        [0] The parts of the root are { $first } if of equal moves the first is made, and { $last } if it is the last.
       *[other] From a heap of { $heap } the parts are { $first } if of equal moves the first is made, and { $last } if it is the last.
    }

## The bench windows

lab-windows-predict = Is the value at the root right on every tree?
lab-windows-legend = A value with ≤ or ≥ is a bound, a struck edge is a move left out, and ✗ marks a broken promise. What is shown is the search of the first tree on which a promise breaks, or else of tree 1.
lab-windows-plot-legend = Each bar counts the trees in which the search visited that many leaves. In the upper part of a bar the value at the root is wrong.
lab-windows-seen = A node owes its parent only this: the exact value if that lies inside the window, and a bound if not. If the children keep this promise, the node keeps it, and at the root the window has no bounds.
lab-windows-paragraphs =
    Alpha is what max is sure of on the way to a node, beta what min is sure of. A value outside of the window will not be chosen: whoever would be hurt by it has something better higher up. So it need not be known exactly, and the search may stop as soon as the window is empty.

    That is a proof by induction. A leaf gives its value. At an inner node the children have kept the promise with the windows that they were given; the best of their values then lies on the right side of alpha and beta. Here each node is compared with its minimax value when it is left, and a line of the search can be made wrong.
lab-windows-pseudocode =
    value(node, alpha, beta):
      at a leaf: return its value
      for each move:
        v = value(child, { $code ->
            [wide] −∞, ∞
           *[other] alpha, beta
        })
        max: best = max(best, v), { $code ->
            [side] beta = min(beta, best)
           *[other] alpha = max(alpha, best)
        }
        min: best = min(best, v), { $code ->
            [side] alpha = max(alpha, best)
           *[other] beta = min(beta, best)
        }
        if alpha >= beta{ $code ->
            [early] {" "}- margin
           *[other] { "" }
        }:
          leave out the rest
      return best
lab-windows-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
lab-windows-options-right = yes, on every tree
lab-windows-options-wrong = no, not on every tree
lab-windows-why-wrong = Each node kept its promise or broke it where that did not matter above, so the root has the value of minimax.
lab-windows-why-right = A broken promise has reached a root: follow it up the tree with the stepper.
lab-windows-before = Tree { $run }: its root is searched with a window without bounds.
lab-windows-enter = Node { $node } is searched with the window from { $alpha } to { $beta }.
lab-windows-leaf = Leaf { $node } is worth { $value }.
lab-windows-cut =
    At node { $node } the window from { $alpha } to { $beta } is empty: { $count ->
        [one] move { $moves } is left out.
       *[other] moves { $moves } are left out.
    }
lab-windows-leave = Node { $node } gives { $value }.
lab-windows-exact = { $value } lies inside the window, and the minimax value is { $true }: the promise holds.
lab-windows-upper = { $value } ≤ alpha = { $alpha }, a greatest value, and the minimax value is { $true }: the promise holds.
lab-windows-lower = { $value } ≥ beta = { $beta }, a least value, and the minimax value is { $true }: the promise holds.
lab-windows-broken = { $value } with the window from { $alpha } to { $beta }, but the minimax value is { $true }: the promise is broken.
lab-windows-leaves = Leaves visited
lab-windows-trees = Trees
lab-windows-trees-right = right value
lab-windows-trees-wrong = wrong value
lab-windows-verdict = Trees with a wrong value at the root: { $wrong } of { $runs }; broken promises: { $broken } of { $checks }.

## The bench invariants

lab-invariants-predict = Which loop breaks its promise with these settings?
lab-invariants-legend = A node shows the total score of its player over its visits. Only the path of this iteration and what lies beside it are drawn.
lab-invariants-plot-legend = The work of one search up to each iteration by phase, the mean of all runs.
lab-invariants-seen = A loop that keeps its promise can be trusted without being watched. One wrong line breaks the promise of its own loop at once, long before the move that is played gets worse; with few iterations that move may even stay right.
lab-invariants-paragraphs =
    A loop is right if a statement is true before its first turn and each turn keeps it true: an invariant. A loop ends if a number that cannot fall below 0 gets smaller with each turn. Both are checked here at every turn.

    Iterations: the root has as many visits as playouts were made; fewer iterations are left. Selection: the child taken has the greatest bound; fewer moves are left in the game. Expansion: children and untried moves together are the legal moves, none of them twice; fewer are untried. Backpropagation: a node has the visits of its children and its own, and the score of its player in them; fewer nodes lie above.

    If a game has at most d moves, and a position at most b, an iteration compares at most b children on each of d levels, plays at most d moves, and updates at most d + 1 nodes: O(b d) steps and one more node in memory. The table of phases shows the best case seen, the mean, and the worst.
lab-invariants-pseudocode =
    for each of n iterations:
      while the node has no untried move:
        take the child with the greatest
          { $code ->
              [sums] Q + 2 Cp sqrt(ln N(parent) / N)
             *[other] Q/N + 2 Cp sqrt(ln N(parent) / N)
          }
      { $code ->
          [twice] take any move
         *[other] take an untried move
      }
        and make it a child
      play to the end of the game
      for each node of the path, from the leaf up:
        { $code ->
            [perspective] add the playouts to N, and the score to Q; score = 1 - score
            [visit] add 1 to N, and the score of its player to Q
           *[other] add the playouts to N, and the score of its player to Q
        }
lab-invariants-sources =
    Robert Floyd: Assigning meanings to programs (1967).
    Cameron Browne and others: A survey of Monte Carlo tree search methods (2012).
lab-invariants-options-none = none
lab-invariants-options-selection = selection
lab-invariants-options-expansion = expansion
lab-invariants-options-backup = backpropagation
lab-invariants-why-none = A loop was broken: go to the first broken promise with the stepper.
lab-invariants-why-selection = The child taken had the greatest bound each time.
lab-invariants-why-expansion = No move became a child twice.
lab-invariants-why-backup = Each node had what its children and its own playouts add up to.
lab-invariants-check = check
lab-invariants-iteration = iteration
lab-invariants-broken = broken promise
lab-invariants-before = No iteration has begun: the tree is its root alone.
lab-invariants-iterations = Iterations: visits of the root: { $visits }; counted: { $wanted }.
lab-invariants-selection = Selection: the child taken has the bound { $own }, the greatest is { $highest }.
lab-invariants-expansion = Expansion: children of the node: { $tried }; untried moves: { $untried }; legal moves: { $legal }.
lab-invariants-backup = Backpropagation: visits of the node: { $visits }, total: { $total }; of its children and its own playouts: { $wanted } and { $score }.
lab-invariants-holds = The promise holds.
lab-invariants-fails = The promise is broken.
lab-invariants-iterations-left = Iterations left: { $left }.
lab-invariants-selection-left = Moves left in the game at most: { $left }.
lab-invariants-expansion-left = Moves still untried: { $left }.
lab-invariants-backup-left = Nodes above: { $left }.
lab-invariants-equal = { $visits } { $sign } { $wanted }
lab-invariants-greatest = { $own } { $sign } { $highest }
lab-invariants-tried = { $tried } + { $untried } { $sign } { $legal }
lab-invariants-sums = N = { $visits } | { $wanted }, Q = { $total } | { $score }
lab-invariants-across = Iterations
lab-invariants-up = Steps so far
lab-invariants-views-loops = Loops
lab-invariants-views-phases = Phases
lab-invariants-verdict = { $broken ->
        [0] All { $checks } checks held.
       *[other] Of { $checks } checks { $broken } failed, the first in iteration { $first }.
    }

## The bench exercise

lab-exercise-legend = Leaves show their values for player 1, who moves at the root: max takes the greatest value, min the least. A node is named by the moves that lead to it.
lab-exercise-paragraphs =
    Every student has numbers of their own: they follow from the name and the seed. Hand in, and copy the line below the points; the teacher checks it, or a file or folder with the lines of a class, with the command wye lab --check, which computes the points anew. A link to the exercise with solutions=on shows all answers, in the trees and in the table. That is no secret: everything is computed in the reader’s browser, so a student who knows of it can open such a link, too.
lab-exercise-pseudocode =
    values: max takes the greatest, min the least value of the children
    cuts: from left to right, with a window from −∞ to ∞
      max raises alpha, min lowers beta
      alpha >= beta: leave out the rest of this node
    selection: the greatest Q/N + 2 Cp sqrt(ln ΣN / N)
lab-exercise-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
lab-exercise-title = Your answers
lab-exercise-name = Your name
lab-exercise-numbers = Get my numbers
lab-exercise-task = task
lab-exercise-values-task = Back up the values. What is the value of each inner node?
lab-exercise-cuts-task = Search this tree by alpha-beta, from left to right. Which leaves are visited, and with which window (alpha, beta) does the search come to each inner node?
lab-exercise-cuts-hint = Write a window as -inf, 5 or −∞, 5, and - for a node that the search never reaches. The root has the window -inf, inf.
lab-exercise-selection-task = After n = { $all } visits UCB1 selects the move with the greatest bound Q/N + 2 · Cp · √(ln n / N), where Q are the wins of the move, N its visits, and Cp = { $c }. Which move, and with which bound?
lab-exercise-code-task = Complete the lines of code at the gap ___. Each is run against hidden tests.
lab-exercise-code-hint = Besides the names below a line you may use numbers, + - * / **, comparisons, and, or, not, … if … else …, { $functions }.
lab-exercise-code-choice = { $names }: the values of the children, and whose move it is, 1 or 2
lab-exercise-code-cut = { $names }: the window
lab-exercise-code-bound = { $names }: the sum of the results, the visits, those of the parent, and Cp
lab-exercise-code-backup = { $names }: the result for player 1, from 0 to 1, and whose total it is, 1 or 2
lab-exercise-solved = This link shows the solutions.
lab-exercise-fails = With { $case } your line gives { $got } instead of { $wanted }.
lab-exercise-unreadable = This gives no number: expected a formula of { $names }, with { $functions }.
lab-exercise-arms = Wins by visits
lab-exercise-root = Value of the root
lab-exercise-value = Value of { $node }
lab-exercise-visited = Leaf { $node } visited?
lab-exercise-window = Window at { $node }
lab-exercise-selected = Move that UCB1 selects
lab-exercise-bound = Its bound, to two decimal places
lab-exercise-hand-in = Hand in
lab-exercise-practice = This is for practice, not an exam: hand in as often as you like. The line counts your tries.
lab-exercise-grade = { $points } of { $of } points
lab-exercise-line = Line to hand in

## The bench flat

lab-flat-predict = Four times as many games for each move: what becomes of the error of the shares?
lab-flat-legend = Each bar is the 95% interval of a move’s share of wins, the dot is the share, and the dashed stroke is what it tends to: the expected result of random play. The arrow marks the move that would be played. Board: the share of wins in each cell, and the exact value in per cent.
lab-flat-plot-legend = Error: the mean distance of all shares from their limits, over the games for each move, with its 95% interval; dashed: that of a mean of independent games. Choice: how often the move with the highest limit is chosen, and how often a move that is really best.
lab-flat-seen = The error falls with the square root of the games: on logarithmic axes a straight line with the slope −1/2. In the usual position the move with the highest limit is also the best one. In the trap it is not, and more games make the search surer of the wrong move.
lab-flat-paragraphs =
    Flat Monte Carlo divides its iterations evenly over the legal moves, plays random games to the end after each of them, and plays the move with the highest share of wins. It builds no tree and needs no evaluation; its memory is two numbers for each move, its time is the number of iterations times the length of a game.

    By the law of large numbers a share tends to the expected result of random play (Abramson). The error of a mean of n games is about the square root of p (1 − p) / n, so four times as many games halve it. But the expected result of random play is not the value of the move: an opponent who thinks finds replies that random games hit seldom.

    With few iterations for many moves the noise decides. That is why bandits and trees spend more games on moves that look good.
lab-flat-pseudocode =
    share = iterations / number of moves
    for each legal move:
        wins = 0
        repeat share times:
            copy the position, make the move
            play random moves to the end; if won: wins = wins + 1
    play the move with the highest wins / share
lab-flat-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990).
    Bernd Brügmann: Monte Carlo Go (1993).
lab-flat-options-quarter = a quarter
lab-flat-options-half = half
lab-flat-options-same = the same
lab-flat-why-quarter = The variance of a mean falls to a quarter, but its error is the root of the variance.
lab-flat-why-half = { $right ->
        [quarter] Here the measured error falls faster than the square root, because few runs or few games leave it to luck.
       *[other] Here the measured error falls more slowly than the square root, because few runs or few games leave it to luck.
    }
lab-flat-why-same = Every game adds information: by the law of large numbers the shares tend to their limits.
lab-flat-views-error = Error
lab-flat-views-choice = Choice
lab-flat-marks = games for each move
lab-flat-before = { $iterations } iterations are to be divided evenly over { $moves } moves.
lab-flat-after =
    { $games ->
        [one] After { $iterations } iterations, one game for each move: { $move } leads with { $value }.
       *[other] After { $iterations } iterations, { $games } games for each move: { $move } leads with { $value }.
    }
lab-flat-across = Games for each move
lab-flat-up = Error
lab-flat-error = measured
lab-flat-normal = 1/√n
lab-flat-share = Runs, %
lab-flat-highest = highest limit
lab-flat-best = really best
lab-flat-verdict = From { $few } to { $many } games for each move the error fell from { $error } to { $less }: four times as many games multiply it by { $factor }.

## The bench bandits

lab-bandits-predict = Which strategy will have the least regret after the last pull, on average over all runs?
lab-bandits-task = Here are the same arms in an unknown order. Pull them, and compare your regret with that of the strategies after as many pulls.
lab-bandits-legend = Dot: mean reward so far. Bar: its confidence interval, mean ± sqrt(2 ln n / T). Dashed stroke: the true chance. The arrow marks the arm that is pulled next.
lab-bandits-plot-legend = Mean regret of each strategy with its 95% interval. Dashed: c ln n. In the long run no strategy that does well for every choice of arms can have less regret (Lai and Robbins).
lab-bandits-seen = Uniform choice pays for every pull alike, so its regret is a straight line. UCB1 and Thompson sampling flatten: on the logarithmic scale of pulls they tend to straight lines, because their regret grows as ln n. Epsilon-greedy explores at a fixed rate forever, so in the long run its regret grows as a straight line, however good it looks early on. The dashed rate holds only in the limit: over few pulls the regret of a strategy may lie below it.
lab-bandits-paragraphs =
    A bandit has arms that pay with unknown chances. A player who always pulls the arm with the best mean so far may never find out that another arm is better; a player who keeps trying all arms wastes pulls on bad ones. Regret measures this loss: the expected reward of always pulling the best arm, less the expected reward of the pulls that were made.

    UCB1 adds to each mean the half width of a confidence interval and pulls the arm whose upper end is highest. So it pulls an arm either because the arm is good or because little is known of it; each pull narrows the interval of that arm. Thompson sampling keeps a probability distribution for the chance of each arm, draws one chance from each distribution, and pulls the arm with the highest draw.

    Each choice of UCB1 takes time in proportion to the number of arms, and so does its memory: two numbers for each arm. The expected regret of UCB1 is at most 8 ln n times the sum of 1 / gap over the worse arms, plus a constant, for any rewards from 0 to 1; the gap of an arm is the distance of its mean from the best one. Since regret grows only as ln n, the share of pulls that go to the best arm tends to 1. Tree search with UCT applies the same rule at every node.
lab-bandits-pseudocode =
    { $code ->
        [thompson]
            for each pull:
                draw a chance for each arm: Beta(1 + wins, 1 + losses)
                pull the arm with the greatest draw
                update its wins and losses
        [epsilon-greedy]
            for each pull:
                with probability epsilon: pull any arm
                otherwise: an untried arm, or the greatest mean
                update its pulls and its mean
        [uniform]
            for each pull:
                pull any arm, each with the same probability
                update its pulls and its mean
                and learn nothing from them
       *[other]
            pull each arm once
            for n = number of arms, n + 1, ...:
                pull the arm with the greatest mean + sqrt(2 ln n / pulls)
                update its pulls and its mean
    }
lab-bandits-sources =
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).
    William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).
lab-bandits-why-ucb1 = UCB1 is cautious: its intervals hold for any rewards from 0 to 1, so they are wider than arms that pay 0 or 1 require, and it pulls the worse arms more often than necessary.
lab-bandits-why-thompson = Thompson sampling is usually hard to beat, because it tries an arm exactly as often as it believes that arm to be the best. Over few pulls, or on average over few runs, luck can put another strategy first.
lab-bandits-why-epsilon-greedy = Epsilon-greedy never stops exploring: a fixed share of its pulls goes to random arms, however much it knows; and early on it may stay with a worse arm that paid well by luck.
lab-bandits-why-uniform = Uniform choice learns nothing from the rewards: it pays the average gap at every pull.
# $told strategies with their regret, the best first
lab-bandits-ranking = Regret, least first: { $told }.
lab-bandits-stride =
    { $count ->
        [one] pull
       *[other] { $count } pulls
    }
lab-bandits-arm = Arm { $arm }
lab-bandits-pull-arm = Pull arm { $arm }
lab-bandits-pulls = Pulls
lab-bandits-you = you
lab-bandits-untried = No arm has been pulled yet.
lab-bandits-pulled = Pull { $count }: arm { $arm } pays { $reward }; its mean is now { $mean }. Regret so far: { $regret }.
lab-bandits-next = Next: arm { $arm }.
lab-bandits-across-title = Pulls
lab-bandits-up-title = Regret

## The bench uct

lab-uct-predict = From which playout on would the search always play the move that it plays in the end?
lab-uct-legend = Bars: for each child that is compared, its value Q/N and, after it, its bonus; the child with the longest bar is selected. Board: the position of the node; raised stones are moves of the tree, flat ones moves of the playout, numbered from the root. Shaded cells: shares of the visits, with the value in per cent. Tree: each node with its visits and its value for the player whose move leads to it, the root with that of player 1; the wider the edge, the larger the share of the visits.
lab-uct-plot-legend = The share of the visits that each move at the root has, over playouts, for up to four moves with the most visits in the end.
lab-uct-seen = At first every move gets one visit, so the shares are equal and the values are noise. Then the bonus of a move shrinks with its visits, and the tree grows where the values are high: unevenly. The values stay far from the exact ones for a long time, because they average over weak play as well; the order of the moves is right much earlier. With the wrong perspective each node assumes that the opponent helps: the search becomes confident, and it loses Nim with 5, 6 and 9 tokens. With 3, 7 and 11 tokens it still wins: there its bias happens to favour the right move.
lab-uct-paragraphs =
    Each iteration has four phases. Selection goes down the tree; at each node it takes the child with the greatest upper confidence bound. Expansion adds a child to the tree. Simulation plays a random game from there: a playout. Backpropagation adds a visit to the count N of every node on the path, and the score of the player whose move leads to that node to its total Q.

    The bound is the sum of two parts: the value Q/N, which makes the search repeat good moves, and the bonus 2 Cp sqrt(ln N(parent) / N), which makes it try moves that have few visits. This is the rule UCB1 for bandits, applied at every node.

    An iteration takes time in proportion to the depth of the tree times the number of children, plus one playout; with one child per iteration the memory grows by one node at most. As the number of playouts grows, the values converge to those of perfect play, and with enough exploration the chance of a wrong move at the root falls as a power of that number (Kocsis and Szepesvári). But the search may take very long to see a trap deep in the tree.

    Many programs get the perspective wrong. A score that is good for one player is bad for the other, so each node must count it for the player who chooses that node. The mistake that can be switched on here takes every score from the view of the player at the root and then turns it at each level from the leaf up. So the score that a node gets depends wrongly on how far below it the leaf lies.
lab-uct-pseudocode =
    for each iteration:
      node = root
      while node is fully expanded:
        node = child of the greatest bound
      node = new child by an untried move
      score = random game from node
      for each node back to the root:
        N = N + 1
        { $code ->
            [mistaken] Q = Q + score, score = 1 - score
           *[other] Q = Q + score of its mover
        }
    play the move with the most visits
lab-uct-task = Grow the tree yourself: choose a move at each node. A tried move leads on to its node, a new one becomes a node and a playout begins there.
lab-uct-hand-next = Next choice at { $node }.
lab-uct-hand-choices = Choices
lab-uct-hand-agreed = as UCT
lab-uct-hand-untried = untried
lab-uct-hand-bounds = Value + bonus
lab-uct-hand-new-same = You tried { $move }, which was new, and so does UCT as long as a move is untried.
lab-uct-hand-new-other = You went on to { $move }; UCT would have tried a new move first.
lab-uct-hand-same = You chose { $move } with the bound { $own }, the greatest, and so does UCT.
lab-uct-hand-other = You chose { $move } with the bound { $own }; UCT would have chosen { $wanted } with { $highest }.
lab-uct-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Cameron Browne and others: A survey of Monte Carlo tree search methods (2012).
    Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008), on proofs.
lab-uct-why-early = After a tenth of the playouts the moves have only a few visits here. Their values are still too noisy to separate the best moves, so the leader changes later.
lab-uct-why-half = The time at which the leader stays depends on the gap between the values of the best moves. { $right ->
        [early] Here this gap is larger, so the choice came sooner.
       *[other] Here this gap is smaller, so the choice came later.
    }
lab-uct-why-late = A move that is clearly better gets most of the visits early. Another move would need still more visits to overtake it, and this hardly ever happens late.
lab-uct-options-early = from the first tenth of the playouts on
lab-uct-options-half = later, but in the first half
lab-uct-options-late = only in the second half
lab-uct-settled =
    The choice is { $move } from iteration { $settled } of { $all } on.{ $exact ->
        [none] { "" }
       *[other] { " " }Under best play this move is worth { $exact }: 1 is a win, 0.5 a draw, 0 a loss.
    }
lab-uct-step = step
lab-uct-phase = phase
lab-uct-stride =
    { $count ->
        [one] iteration
       *[other] { $count } iterations
    }
lab-uct-at = Step { $at }: { $told }
lab-uct-before = the tree is the root alone; no iteration has begun.
lab-uct-select =
    iteration { $iteration }, selection. { $hasParts ->
        [true] { $move } chosen: { $parts }
       *[other] { $move } chosen at random among the moves without visits
    }.
lab-uct-expand = iteration { $iteration }, expansion. Added to the tree: { $moves }.
lab-uct-simulate =
    iteration { $iteration }, simulation{ $games ->
        [1] { "" }
       *[other] , playout { $game } of { $games }
    }. { $over ->
        [true] The game is over at this node.
        [unnamed] A random move of { $player }.
       *[other] At random, { $player } plays { $move }.
    }
lab-uct-won = The winner is { $player }.
lab-uct-drawn = It is a draw.
lab-uct-backup =
    iteration { $iteration }, backpropagation. { $games ->
        [0] it goes
        [1] The score of { $player } is { $score }; it goes
       *[other] The score of { $player } is { $score } in { $games } playouts; it goes
    } to { $nodes } nodes, from { $leaf } up to the root. { $proofs }Now { $choice } would be played.
lab-uct-proof = Proven at { $node }: { $player } wins.
lab-uct-bound = bound = Q/N + 2 Cp sqrt(ln N(parent) / N)
lab-uct-turned = The mistake: the score is turned at each level, no matter which player moves there.
lab-uct-root = root
lab-uct-unvisited = unvisited
lab-uct-proven = proven
lab-uct-node =
    { $name }, { $visits ->
        [0] unvisited
       *[other] value { $value }, visits { $visits }
    }{ $hasWinner ->
        [true] , proven: { $winner } wins
       *[other] { "" }
    }
lab-uct-bars = Value + bonus
lab-uct-bars-of = Value + bonus, { $some } of { $all } children
lab-uct-across-title = Playouts
lab-uct-up-title = Share of the visits, %

## The bench rave

lab-rave-predict = After all playouts, which of the two puts a best move first: the moves’ own results or AMAF?
lab-rave-legend = Numbers: winning chance in per cent for the player to move, first by the playouts that begin with the move (own results), then by all playouts in which the player makes it at any time (AMAF), then by both, mixed by their weights. Solid ring: a best move by exact values. Dashed ring: a move that is not among the best but has a higher value than all that are. Inner ring: the move that the search chooses.
lab-rave-plot-legend = The estimates of the move that the search chooses in the end, over playouts. The weight is that of AMAF. Dashed: the exact value.
lab-rave-seen = After ten playouts most moves have no result of their own, and a single lost playout says nothing, but AMAF already has a value for every cell. So the search tries a good move again even if its first playout was lost. Later AMAF misleads: once the player makes the best move in most playouts, every other cell looks good, because the player usually takes it after that move. The highest AMAF value then often belongs to a cell that is good later but not now. By then the weight has passed to the own results. If k is huge, AMAF never gives way, and the search may stay with a losing move.
lab-rave-paragraphs =
    A playout tests only one move at the root, but the player makes many moves in it. All moves as first (AMAF) counts the playout for each of these moves, as if that move had been made first. In Hex and Y the order of moves often matters little, so a hundred playouts say something about every cell.

    The order does matter if a move is good only now, or good only after another one. AMAF cannot tell these cases apart, however many playouts there are: it has little variance but a bias that does not go away. The own results of a move are free of this bias but need many visits. RAVE mixes the two and gives AMAF the weight sqrt(k / (3 N + k)), where N is the number of visits of the move. After k visits both weigh the same.

    An iteration consists of a descent, a playout and an update of the counts of all moves at each node of the path, so its time is O(depth · cells). Each node that is searched further keeps counts for all its moves, so n nodes take memory O(n · cells), more than UCT needs. As N grows, the weight of AMAF goes to 0, so the value of a move that is visited again and again comes from its own results, as in UCT. But RAVE is not certain to find the best move: a move that AMAF wrongly judges as bad may never be visited at all, and then no result of its own can correct AMAF.
lab-rave-pseudocode =
    every move: one imagined playout
    repeat:
      descend by mixed + bonus
      play a random game from the leaf
      for each position on the path:
        own: result of the move made there
        AMAF: of all moves from there on
      weight = sqrt(k / (3 visits + k))
      mixed = (1 - weight) * own
            + weight * AMAF
    play the most visited move
lab-rave-sources =
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).
    Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
    Bernd Brügmann: Monte Carlo Go (1993), which introduced all moves as first.
lab-rave-why-own = Here AMAF puts a best move first as well, or the highest own result comes from a few lucky playouts and belongs to a move that is not among the best.
lab-rave-why-amaf = Here the own results put a best move first as well, or AMAF errs: it judges a cell by playouts in which other moves came first, so its favourite may be good later but bad now.
lab-rave-why-both = The two err in different ways, own results by luck and AMAF by its bias, so it is not certain that both put a best move first.
lab-rave-why-neither = After so many playouts at least one of the two has found a best move: own results find it if it was visited often, AMAF if the order of moves matters little.
lab-rave-options-own = only the own result
lab-rave-options-amaf = only AMAF
lab-rave-options-both = both
lab-rave-options-neither = neither
# $isOwn whether it is a best move
lab-rave-named =
    The highest own result has { $own }, { $isOwn ->
        [true] a best move
       *[other] not a best move
    }; the highest AMAF value has { $amaf }, { $isAmaf ->
        [true] a best move
       *[other] not a best move
    }. The search chooses { $chosen }, { $isChosen ->
        [true] a best move
       *[other] not a best move
    }.
lab-rave-unit = look at the search
lab-rave-titles-own = Own results
lab-rave-titles-amaf = AMAF
lab-rave-titles-mixed = Both, by weight
lab-rave-rings-best = a best move
lab-rave-rings-misled = misleads
lab-rave-rings-picked = chosen
lab-rave-series-own = own results
lab-rave-series-amaf = AMAF
lab-rave-series-mixed = both
lab-rave-series-weight = weight
lab-rave-series-exact = exact
lab-rave-columns = move | visits | own | AMAF | weight of AMAF | mixed | exact
lab-rave-before = Before the first playout nothing is known about any move.
lab-rave-look = Step { $step }, playouts: { $playouts }. The search chooses { $chosen }. Own results put { $own } first, AMAF puts { $amaf } first.
lab-rave-misled = AMAF misleads: it puts { $moves } above every best move.
lab-rave-lost = { $move }: proven to lose, so it has no value left
lab-rave-untried = own result: { $none }
lab-rave-across-title = Playouts
lab-rave-up-title = Winning chance and weight

## The bench terms

lab-terms-predict = How many of the seven terms, each by itself, would choose the cell that all of them choose together?
lab-terms-legend = Every empty cell with its score in hundredths, 0 to 100; the darker, the higher. A ring marks the best cells.
lab-terms-plot-legend = All terms and their weighted mean, side by side.
lab-terms-seen = No term alone plays well: the centre likes the same cell in every game, mobility leads away from the fight, bridges may build where nothing is at stake. The distances see the whole board, and the weights let them decide; the small terms break their ties.
lab-terms-paragraphs =
    The heuristic bot orders the moves of a position before it searches: each term gives every empty cell a score from 0 to 1, and their weighted mean is the promise of the cell. Shortest paths and two-distances are those of both players at once, since a cell that helps the opponent is one to take.

    The search tries the most promising moves first, favours them as long as they have few visits, and draws the cells of its playouts by promise. A good term is cheap, too: the distances cost most of the time, since they look at the whole board.
lab-terms-pseudocode =
    for each empty cell:
      for each term: score(cell), from 0 to 1
      promise(cell) = sum of weight * score / sum of weights
lab-terms-sources =
    Richard Matos: HEX AI Player (2025).
    Jack van Rijswijck: Search and evaluation in Hex (2002), for the two-distance.
lab-terms-options-none = none
lab-terms-options-one = one
lab-terms-options-some = two or three
lab-terms-options-most = four or more
lab-terms-why-none = The sum follows its heavy terms, so its choice is seldom one that none of them likes best.
lab-terms-why-one = The terms agree more than one might think: a cell on the shortest paths is often a good one by the two-distance, too.
lab-terms-why-some = { $right ->
        [none] Here the terms agree less: look at each of them in the position.
        [one] Here the terms agree less: look at each of them in the position.
       *[other] Here the terms agree more: look at each of them in the position.
    }
lab-terms-why-most = Most terms know nothing of the fight, centre and sides not even of the stones: they seldom point to the cell that matters.
lab-terms-verdict = Together they choose { $cells }. By themselves { $count ->
        [0] no term chooses it.
        [one] one of the seven does: { $terms }.
       *[other] { $count } of the seven do: { $terms }.
    }
lab-terms-unit = term
lab-terms-before = The position. Step on to see what each term sees.
lab-terms-best = Best: { $cells }, with { $score }.
lab-terms-none = Here it gives nothing to any cell.
lab-terms-path = Shortest paths
lab-terms-twodistance = Two-distance
lab-terms-bridges = Bridges
lab-terms-centre = Centre
lab-terms-groups = Connectivity
lab-terms-mobility = Mobility
lab-terms-sides = Sides
lab-terms-sum = Weighted mean
lab-terms-told-path = Cells on the shortest paths of both players score 1: own stones cost nothing, empty cells one.
lab-terms-told-twodistance = A cell counts by the second-best way on from it, since the opponent takes the best one.
lab-terms-told-bridges = Two bridges to own stones or sides score 1, one 0.5.
lab-terms-told-centre = The nearer to the centre, the higher.
lab-terms-told-groups = A cell that joins two own chains scores 0.5, three or more 1.
lab-terms-told-mobility = The share of the six neighbours that is empty.
lab-terms-told-sides = 1 divided by the distance from the nearest own side.
lab-terms-told-sum = The mean of all terms by their weights.

## The bench convergence

lab-convergence-predict = From how many playouts on is the move of the first bot right in at least 95% of its searches?
lab-convergence-legend = Each dot is one search, placed at the value of the move that it chooses; a ring marks a search whose move is not among the best. Dashed: the exact value. Below the dots: the mean and the range of all searches. Above the dots: the moves that were chosen and the number of searches that chose them, with ✓ if the move is among the best. On the board: the exact value of each move, shaded by the share of the searches of the first bot that choose it.
lab-convergence-plot-legend = Above: the value of the chosen move, mean of all searches with its 95% interval; dashed: the exact value. In the middle: the mean distance from it. Below: the share of searches whose move is wrong, with its 95% interval. After few playouts a value may rest on a single game, and be right or wrong by luck.
lab-convergence-seen = The move is right long before the value is. The value is a mean over all playouts of the tree, including early and exploring ones, so it approaches the exact value by small steps and reaches it only in the limit. With proofs the value jumps: as soon as the result is proven, the search ends with the exact value. On the empty board of tic-tac-toe any first move draws, so no move can be wrong, and yet the value is far from 0.5 after 20,000 playouts; with half the exploration it is nearer. In Hex of size 4 the value is exact after 10 playouts, but only by luck: the greatest of several noisy means is too high, nine searches of ten choose a wrong move, and the value falls before it rises. Proofs change nothing there, because no end of the game is near. A heap of 13 has four tokens more than a heap of 9, so under best play the game is two moves longer, and both bots need about ten times the playouts.
lab-convergence-paragraphs =
    These positions are solved: their exact values are known, so the error of a search can be measured. Each bot searches the same position many times, each time with another seed, and reports its move and the value of that move after 10, 20, 50 and more playouts.

    With enough exploration UCT converges to the exact value, and the chance of a wrong move falls like a power of the number of playouts (Kocsis and Szepesvári). The constants may be large: in the worst case the number of playouts grows faster than any exponential of the depth (Coquelin and Munos). The reason is that the rewards of a node drift while the tree below it still learns. Its first, misleading playouts stay in the mean, and only many more playouts can outweigh them.

    A search of N playouts takes time O(N · D), where D is the length of a game: each playout goes down the tree and then plays to the end. At each node on its way down it also compares all moves. The memory grows by at most one node per playout, so it is O(N). Proofs cost little more: a node is decided as soon as one move wins or all moves lose, and decided moves are not searched again.

    The mean of a search has not only noise but also a bias. More searches with other seeds narrow the interval, but they narrow it around a wrong value; only more playouts in each search bring it nearer to the exact one.
lab-convergence-pseudocode =
    for each bot, each seed:
      for n = 10, 20, 50, ... playouts:
        move, value = search(n)
        wrong = exact(move) < exact value
    mean over the seeds, 95% interval
lab-convergence-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).
    Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).
lab-convergence-why-early = Random games alone say little about the best move here. For each move the tree must first find the best reply of the opponent, and that takes more playouts than this.
lab-convergence-why-late = How many playouts it takes depends on how deep the refutations lie and how close the moves are in value. { $right ->
        [early] Here the search found the best move sooner than that.
       *[other] Here the search needs even more playouts.
    }
lab-convergence-why-never = The value need not be exact for the move to be right: it is enough that a best move gets the most visits, and this happens earlier.
lab-convergence-early = from { $playouts } or fewer
lab-convergence-late = from more than { $from }, but no more than { $to }
lab-convergence-never = not even after { $playouts }
lab-convergence-settled = The move of { $bot } is right in at least 95% of its searches from { $playouts } playouts on; its value is then still { $distance } away from the exact one on average.
lab-convergence-unsettled = After { $playouts } playouts the move of { $bot } is still wrong in { $wrong }% of its searches, and its value is { $distance } away from the exact one on average.
lab-convergence-marks = number of playouts
lab-convergence-before = No search has begun. The exact value is { $exact }.
lab-convergence-after = Step { $step }: { $playouts } playouts.
lab-convergence-estimated = { $bot } estimates { $value } on average; searches that choose a best move: { $right } of { $count }.
lab-convergence-share = { $bot }: wrong { $wrong } / { $count } = { $percentage }%
lab-convergence-quality = quality
lab-convergence-best = best
lab-convergence-worse = wrong
lab-convergence-exact = exact value
lab-convergence-across-title = Playouts
lab-convergence-up-title = Value of the chosen move
lab-convergence-distance-title = Distance from the exact value
lab-convergence-wrong-title = Wrong moves, %

## The bench sweep

lab-sweep-predict = Which of these two points of the grid loses fewer games? (As the bench opens, both spend 40 playouts a move.)
lab-sweep-legend = Each field is a point of the grid: games lost / drawn / won so far, shaded by the share of lost games. The frame marks the point whose games are being played.
lab-sweep-plot-legend = Above: the heat map. The stronger the colour, the greater the number; the 95% interval (Wilson) stands below each number. Below: the same numbers as lines, one for each column, with 95% intervals. Seconds are measured on this machine at this moment, so another run will give other seconds.
lab-sweep-seen = As the bench opens, more playouts in each iteration seem better than more iterations. That is no law: this search counts an iteration as one visit but adds up the wins of all its playouts, so four playouts make exploration four times less important, and it plays the move with the highest upper bound, which after few visits is often one that was hardly tried. In the preset in which each playout is a visit, the comparison turns round: 10 iterations of 16 playouts lose 11.5%, but 50 iterations of 4 playouts only 3%, because each iteration lets the tree learn and grow. Small details matter as much: after 10 iterations most moves have one visit, so the result depends on the rule that chooses among equally visited moves. If the one that was tried first is played, 10 × 16 with the mean loses about 20% against random, as in the study; if the one of the highest value is played, only about 8%. In the study of Y flat Monte Carlo loses hardly a game against random from 100 iterations on; from 500 on it won all 100 games.
lab-sweep-paragraphs =
    A sweep tries every combination of two settings: games against the same opponent at each point, from the same openings and with the same seeds, so that points differ by their settings alone. Any setting of a bot can vary, for example sims (the playouts of an iteration), c, backup or final; iterations are the playouts of a move divided by those of an iteration.

    A share of so many games is uncertain: 10% of 200 games may stand for a true share of 7 or of 15%. If the intervals of two points do not overlap, the difference is hardly chance. That test is strict: a difference may be real even if the intervals overlap a little. The interval of the difference itself decides; if it holds 0, these games cannot tell. Four times as many games halve an interval. Among many points some look best by chance, so repeat the best one with another seed before you believe it.

    With n iterations of s playouts each and games of length D, a move takes time O(n · s · D) and memory O(n), one node per iteration at most. So for the same number of playouts, more playouts in each iteration save memory and some of the time for going down the tree, but the tree learns less often. Whatever the two numbers are, UCT finds the best move for certain only in the limit of many iterations.

    Leaf parallelization plays several playouts from one leaf. The search depends on how it counts them. If each playout is a visit, the bonus of a move shrinks with its playouts. If an iteration is one visit with the mean of its playouts, the bonus stays as large as with one playout, and only the noise falls. If it is one visit with their sum, values are up to s times as large, so exploration is effectively divided by s. Flat Monte Carlo has no tree: it shares its playouts among all legal moves, so 2,000 playouts over 28 cells are 71 for each move. Its values converge to those of random play, so it may never find a move that is best only against the best replies.
lab-sweep-pseudocode =
    for each value of the first setting:
      for each value of the second one:
        play the games, a seed for each
        shares of lost, drawn, won,
          with 95% intervals
lab-sweep-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).
    Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).
lab-sweep-why-rows = More iterations help only if the tree can use them. If one visit gets the sum of its playouts, or if the move with the highest upper bound is played, the search may end with a move that was hardly tried; more playouts in each iteration then make the values surer.
lab-sweep-why-columns = More playouts make the value of a leaf surer, but the tree learns only between iterations. With fewer of them it looks less far ahead.
lab-sweep-why-neither = Only if the interval of the difference holds 0 do these games fail to tell. Here it does not, so chance alone hardly explains the difference.
lab-sweep-neither = too close to tell: the interval of the difference contains 0
lab-sweep-loses = At { $point } it loses { $lost }% ({ $from } to { $to }).
lab-sweep-difference = The difference is { $difference } percentage points ({ $from } to { $to }).
lab-sweep-game = game
lab-sweep-ten-games = 10 games
lab-sweep-point-step = point of the grid
lab-sweep-results-lost = lost
lab-sweep-results-drawn = drawn
lab-sweep-results-won = won
lab-sweep-counted-lost = lost
lab-sweep-counted-drawn = drawn
lab-sweep-counted-won = won
lab-sweep-games = games
lab-sweep-before = No game has been played. Points: { $points }; games at each: { $games }.
lab-sweep-played = Game { $game }: { $result } at { $point }.
lab-sweep-sofar = So far at this point: { $lost } lost, { $drawn } drawn, { $won } won.
lab-sweep-share = { $result }: { $count } / { $games } = { NUMBER($percentage, maximumFractionDigits: 1) }%

## The bench tournament

lab-tournament-predict = By how many Elo points will the first of the final table lead the second?
lab-tournament-legend = The board shows the game after this move. Dots are the ratings after the games that the sentence names, in Elo points; their average is 0. Bars are their 95% intervals.
lab-tournament-plot-legend = Cross table: the share of points, in per cent, that the bot of a row has won against the bot of a column; the stronger the colour, the greater the share. Elo: the ratings with their 95% intervals. Walk: the log-likelihood ratio after each pair of games; there is no verdict before it reaches a dashed bound.
lab-tournament-seen = On this small board five times as many playouts make flat Monte Carlo clearly stronger, and random play loses nearly every game. The intervals are wide: after 40 games a rating is still uncertain by more than 100 points, and an interval half as wide takes four times as many games. With the preset of flat Monte Carlo for Y, 100 playouts lose one game of 20 to random play, and 500 or more win all 20; with 100 rounds 100 playouts lose 5 games of 200, and 500 or more lose none. Each step up in playouts makes the bot stronger, but the last one only a little: in 200 games 20,000 playouts score only 57% against 5,000. With the preset of the sequential test 26 pairs of games are enough to tell 400 playouts from 200. At 8.9 s a move the heuristic bot won 10 of 18 games of Hex 7 against RAVE, far too few to settle which is stronger. If a budget is given in seconds, a slower machine plays other games.
lab-tournament-paragraphs =
    Elo points measure strength by results: a lead of d points means an expected score of 1 / (1 + 10^(−d / 400)), so 0 points mean 50%, 100 points 64% and 400 points 91%. The ratings here are the strengths under which all results together are most likely (Bradley and Terry), found by repeating a simple step until nothing changes (Hunter). One added draw between any two bots keeps the rating of a bot that won every game from growing without limit.

    The first player usually has an advantage, and random stones favour one of the sides. The games are therefore played in pairs: both games of a pair begin from the same random stones, with colours swapped. So the advantage goes once to each bot, and the sequential test counts pairs, not games.

    An experimenter who looks at the score after every game and stops when it looks good will find differences where there are none. The sequential probability ratio test (Wald) may look after every pair. It compares two likelihoods of the scores: the one if the first bot is stronger by the points of H1, and the one if it is stronger by the points of H0. It stops when their ratio reaches a bound. Until then it has no verdict, however close to a bound the walk comes. When it stops, the verdict has approximately the promised error rates, but the rating at that moment is too extreme on average.

    A tournament of b bots with r rounds has b (b − 1) r games. Its time is that of these games; its memory grows only with their number and length, and the ratings need one score for any two bots. The ratings are right in the limit of many games if strength is a single number for each bot, as the model assumes. Errors fall only as 1 / sqrt(games): it takes thousands of games to detect a lead of 10 Elo points. For two bots of clearly different strength the sequential test needs far fewer games than a test of fixed length; it takes longest when the truth lies between H0 and H1.

    A bot is written as its name, its settings in parentheses and, after @, its playouts or seconds for a move: flat@500, uct(c=0.5)@0.2s. In games with levels of play, level(3) is one of them.
lab-tournament-pseudocode =
    for each round:
        opening = some random stones
        for any two bots A and B:
            game from the opening, A first
            game from the opening, B first
            test: stop if the ratio
                has reached a bound
    ratings = the strengths that make
        all scores most likely
lab-tournament-sources =
    Arpad E. Elo: The Rating of Chessplayers, Past and Present (1978).
    Ralph A. Bradley, Milton E. Terry: Rank analysis of incomplete block designs (1952).
    David R. Hunter: MM algorithms for generalized Bradley-Terry models (2004).
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
    Michel Van den Bergh: A practical introduction to the GSPRT (2020).
lab-tournament-why-small = A lead of less than 50 points means a score of 57% at most. Only bots of nearly equal strength are that close, and here the first wins a larger share against the second.
lab-tournament-why-clear = A lead of 50 to 150 points means a score of 57 to 70%. { $right ->
        [small] The scores of these two bots are closer together: look at the cross table.
       *[other] The scores of these two bots are further apart: look at the cross table.
    }
lab-tournament-why-large = A lead of 150 to 300 points means a score of 70 to 85%, so without draws the weaker bot wins between one game of three and one of seven. The cross table shows how many it did win.
lab-tournament-why-huge = A lead of more than 300 points means a score above 85%, so the weaker bot wins fewer than one game of six. On a small board even a weak bot finds good moves more often than that.
lab-tournament-options-small = by less than 50
lab-tournament-options-clear = by 50 to 150
lab-tournament-options-large = by 150 to 300
lab-tournament-options-huge = by 300 or more
lab-tournament-views-cross = Cross table
lab-tournament-views-elo = Elo
lab-tournament-views-walk = Walk of the test
lab-tournament-led = { $first } leads { $second } by { $lead } Elo points.
lab-tournament-unsettled = Their own games do not settle which of the two is stronger: the 95% interval of the difference contains 0.
lab-tournament-accepted =
    The test accepted { $verdict } after { $count } { $count ->
        [one] pair
       *[other] pairs
    } of games.
lab-tournament-undecided =
    The test has no verdict after { $count } { $count ->
        [one] pair
       *[other] pairs
    } of games.
lab-tournament-move = move
lab-tournament-game = game
lab-tournament-pair = pair of games
lab-tournament-before = No game has been played yet.
lab-tournament-moved = Move { $count } of game { $game } of { $games }: { $move }. { $first } plays against { $second }.
lab-tournament-won = { $winner } wins.
lab-tournament-fault = Game { $game }: { $bot } loses by a fault. { $fault }
lab-tournament-drawn = The game is drawn.
lab-tournament-paired = From this pair { $bot } gets { $score } of 2 points.
lab-tournament-rated =
    { $games ->
        [0] No ratings are known before the first pair is finished.
       *[other] Ratings after { $games } games.
    }
lab-tournament-elo = Elo points
lab-tournament-rating = { $elo } ± { $error }, { $percent }% of { $games }
lab-tournament-ratio = H0 at { $low }, ratio { $ratio }, H1 at { $high }
lab-tournament-columns = bot | games | score | Elo | ±
lab-tournament-walk = ratio
lab-tournament-bot = Bot
lab-tournament-against = against
lab-tournament-across-title = Pairs of games
lab-tournament-up-title = Log-likelihood ratio

## The bench sequential

lab-sequential-predict = In how many of the tests will the verdict be wrong?
lab-sequential-legend = Each line is the walk of one test: the log-likelihood ratio of H1 to H0 after each pair of games. At the upper bound the test accepts H1, at the lower one H0. The thick line is the latest test, the thin lines are earlier ones.
lab-sequential-plot-legend = Errors: the share of tests with a wrong verdict, with its 95% interval; dashed: the greatest share that is promised. Lengths: the number of tests by the number of pairs of games that they took.
lab-sequential-seen = Nearly every test of two equal bots accepts H0, and 4.5% of 200 accept H1, though H0 holds. The promise is for the long run: Wald’s bounds keep the share of wrong verdicts to alpha / (1 − beta) at most, here 5.3%. A sample of 200 tests may have more: seeds 2 to 4 give 6, 5.5 and 8%, but the intervals of all three reach below 5.3%. Of 10,000 tests 4.6% were wrong (4.2 to 5.0%). Most tests end after 50 to 200 pairs, some take more than 500: nobody can know the length in advance. A walk may come near the wrong bound and turn back, so a test that has not ended proves nothing.
lab-sequential-paragraphs =
    No bot plays here: the results of games are drawn at random for two bots whose difference in Elo points is known. So this bench shows something that an experimenter with real bots never sees: which verdicts are wrong, and whether the test keeps its promise.

    The test asks whether the first bot is stronger by the points of H1 or only by those of H0. After each pair of games it computes the log-likelihood ratio: the logarithm of how many times as likely the scores so far are under H1 as under H0. It plays on while this ratio stays between two bounds, which depend only on the error rates alpha and beta (Wald). Among all tests with these error rates it takes the fewest games on average, both if H0 holds exactly and if H1 does (Wald and Wolfowitz).

    Nobody knows in advance how often a pair ends 2 : 0, 1 : 1 or otherwise. So the test takes, for H0 and for H1, the distribution with the expected score of that hypothesis that makes the observed scores most likely (Van den Bergh). Wald’s limit on wrong verdicts holds strictly if the distributions are known in advance, and so only approximately here.

    If the truth lies between H0 and H1, neither verdict is wrong, and tests take longest. An experimenter who stopped at the first good score instead of at a bound would be wrong far more often than alpha says, because a random walk without drift reaches every value at some time. The test needs one count for each of the five possible scores of a pair, so it takes hardly any time and memory compared with the games.
lab-sequential-pseudocode =
    scores = empty
    until the test is given up:
        play two games, colours swapped
        add their score to the scores
        ratio = ln(likelihood by H1 / by H0)
        if ratio >= ln((1 - beta) / alpha):
            accept H1
        if ratio <= ln(beta / (1 - alpha)):
            accept H0
lab-sequential-sources =
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
    Abraham Wald, Jacob Wolfowitz: Optimum character of the sequential probability ratio test (1948).
    Michel Van den Bergh: A practical introduction to the GSPRT (2020).
lab-sequential-why-rare = The test does not make fewer errors than it has to: its bounds are nearly as close as the promise allows. Rarer errors would need wider bounds, and so more games.
lab-sequential-why-promised = The share is near the promised one only over many tests and if H0 or H1 holds exactly. A small number of tests, other error rates or a truth beyond H0 or H1 give other shares.
lab-sequential-why-often = Chance drives many walks towards the wrong bound, but few reach it: with error rates of 5% the scores would have to be about 20 times as likely under the wrong hypothesis as under the right one.
lab-sequential-why-coin = The verdict is no toss of a coin: each pair adds evidence, and the test plays on until the evidence is strong enough.
lab-sequential-options-rare = in less than 2%
lab-sequential-options-promised = in 2 to 8%
lab-sequential-options-often = in 8 to 25%
lab-sequential-options-coin = in 25% or more
lab-sequential-views-errors = Errors
lab-sequential-views-lengths = Lengths
lab-sequential-stride =
    { $count ->
        [one] test
       *[other] { $count } tests
    }
lab-sequential-before = No test has been made yet.
# $verdict null if it was given up
lab-sequential-ended =
    Test { $test }: { $hasVerdict ->
        [true] accepts { $verdict }
       *[other] is given up
    } after { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    } of games, at ratio { $ratio }.
lab-sequential-counted =
    So far H0 { $low } { $low ->
        [one] time
       *[other] times
    }, H1 { $high } { $high ->
        [one] time
       *[other] times
    }{ $none ->
        [0] { "" }
       *[other] , no verdict { $none } { $none ->
                [one] time
               *[other] times
            }
    }.
lab-sequential-ratio = H0 at { $low }, ratio { $ratio }, H1 at { $high }
lab-sequential-erred = Wrong verdicts: { $wrong } of { $tests }, that is { $share }%, with a 95% interval from { $from } to { $to }%; promised are { $promised }% at most.
lab-sequential-kept = This agrees with the promise.
lab-sequential-broken = That is more than promised.
lab-sequential-neither = The truth lies between H0 and H1, so neither verdict is wrong.
lab-sequential-accepted = { $verdict } accepted
lab-sequential-given-up = given up
lab-sequential-tested = { $share }% ({ $tests })
lab-sequential-share = Share of the tests, %
lab-sequential-tests = Tests
lab-sequential-across-title = Pairs of games
lab-sequential-up-title = Log-likelihood ratio

## The bench own

lab-own-texts-title = Your own bot or game
lab-own-texts-question = Can you write a bot that beats those of the engine, or a game for them to play?
lab-own-texts-write = Write it
lab-own-texts-kept = Your bots
lab-own-texts-name = Name of the file
lab-own-texts-source = Python source
lab-own-texts-keys = Tab indents, Shift+Tab takes back. To leave the editor by keyboard, press Escape, then Tab.
lab-own-texts-foreign = This bot comes from a link or a file. Read it first: nothing of it runs or is kept until you check it, play it or keep it.
lab-own-texts-keep = Keep it
lab-own-texts-check = Check
lab-own-texts-stop = Stop
lab-own-texts-open = Open a file
lab-own-texts-save = Save as a file
lab-own-texts-remove = Delete
lab-own-texts-printed = Printed by your bots
lab-own-texts-link = Link that shows this file to others
lab-own-texts-command = The saved file on the command line
lab-own-texts-against = Play against it
lab-own-texts-game = Game
lab-own-texts-opponent = Opponent
lab-own-texts-side = Your bot moves
lab-own-texts-first = first
lab-own-texts-second = second
lab-own-texts-playouts = Playouts per move
lab-own-texts-play = Start the game
lab-own-texts-board = Board
lab-own-texts-measured = Measure it
lab-own-texts-measure = In the experiments a bot of yours is called by the name of its file, with settings and budget like any other: my_bot.py@500.
lab-own-texts-tournament = Your bot in a tournament
lab-own-texts-sweep = Your bot in a sweep
lab-own-template =
    def search(state, dice, playouts):
        """Plays random games after every move and prefers the move that wins most of them."""
        moves = state.legal()
        wins = [0.0] * len(moves)
        for games in range(1, playouts // len(moves) + 2):
            for i, move in enumerate(moves):
                score = state.play(move).playouts(1, dice)  # 1: player 1 has won, 0: player 2
                wins[i] += score if state.to_move == 1 else 1 - score
            best = max(range(len(moves)), key=wins.__getitem__)
            yield moves[best], wins[best] / games  # the best move so far, and how often it wins
lab-own-template-evaluation =
    def evaluate(state):
        """The chance of the player to move to win, from 0 to 1: here more stones in the middle are better."""
        middle = len(state.cells) // 2
        near = state.cells[max(0, middle - 3) : middle + 4]
        mine, theirs = near.count(state.to_move), near.count(3 - state.to_move)
        return 0.5 + (mine - theirs) / 20
lab-own-template-game =
    """Nim: whoever takes the last token wins."""

    MOVES = [1, 2, 3]  # all moves there are
    START = 10  # the position at the start: here the tokens in the heap


    def moves(position, player):
        """The moves of the player, 1 or 2, who is to move."""
        return [taken for taken in MOVES if taken <= position]


    def apply(position, move, player):
        """The position after a move. The players take turns."""
        return position - move


    def winner(position, player):
        """1 or 2, 0 for a draw, None as long as the game goes on; the player is to move."""
        return 3 - player if position == 0 else None


    def evaluate(position, player):
        """The chance of the player to win, from 0 to 1, for searches that look ahead."""
        return 0.5


    # A game may also have a picture, chance, or three players:
    # show(position) returns a text with line breaks, or a list of rows of cells; rows of ".", 1 and 2 become a board.
    # chance(position) returns dict(heads=0.5, tails=0.5) where chance moves (both are in MOVES), else None.
    # PLAYERS = 3: the bench “Three players” plays it; winner may return what each of them gets, as (3, 2, 1).
lab-own-template-board =
    """Connect Three: stones fall to the bottom; three in a line win."""

    MOVES = ["a", "b", "c", "d"]  # the columns
    START = ("....",) * 3  # three empty rows


    def moves(position, player):
        """The columns that are not full."""
        return [move for column, move in enumerate(MOVES) if position[0][column] == "."]


    def apply(position, move, player):
        """The position after a stone has fallen in a column."""
        rows, column = [list(row) for row in position], MOVES.index(move)
        lowest = max(row for row in range(3) if rows[row][column] == ".")
        rows[lowest][column] = str(player)
        return tuple("".join(row) for row in rows)


    def winner(position, player):
        """The player of the first line of three, 0 if the board is full, None as long as the game goes on."""
        cells = dict(((row, column), position[row][column]) for row in range(3) for column in range(4))
        for row, column in cells:
            for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = set(cells.get((row + down * step, column + across * step)) for step in range(3))
                if line in (set("1"), set("2")):
                    return int(line.pop())
        return None if "." in position[0] else 0


    def show(position):
        """The picture: rows of cells, each ".", 1 or 2."""
        return list(position)
lab-own-fresh-evaluation = a new evaluation, from the template
lab-own-fresh-game = a new game, from the template
lab-own-fresh-board = Connect Three, a game with a board
lab-own-play = Play it
lab-own-both = you, on both sides
lab-own-chance = Opponents who err, and the chance of your game (2,000 positions at most)
lab-own-maxn = Three players in your game
lab-own-task = Write the algorithm: { $name }
lab-own-task-question = Write the function that its docstring describes. Check runs it against hidden tests and shows the first case that it gets wrong.
lab-own-bot-side = The bot moves
lab-own-measure-game = Every experiment that searches takes this game as its position: write the name of the file, with moves after a colon if you like, as in my_game.py:3.1.
lab-own-minimax = Minimax on your game
lab-own-uct = UCT on your game
lab-own-contest = A tournament in your game
lab-own-fresh = a new one, from the template
lab-own-you = you
lab-own-starting = Starting a Python of its own for your bots.
lab-own-checking = Checking.
lab-own-playing = The game is on.
lab-own-stopped = Stopped.
lab-own-missing = This browser has no bot { $file }: write one under this name, or open a link that brings it.
lab-own-lost = The worker of your bot stopped responding and was restarted: look for one step that takes very long or needs very much memory.
lab-own-full = This browser has no room left, so the bot is kept only until you leave the page: save it as a file.
lab-own-broken-link = This link shows no bot: expected the name of a file and its source.
lab-own-go-to = Go to line { $line }
lab-own-seat = { $name } ({ $colour })
lab-own-wins = Won by { $seat }: { $reason }.
lab-own-draw = A draw.
lab-own-stopped-game =
    The game was stopped after { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
lab-own-your-move = Your turn as { $colour }: choose a move.
lab-own-thinks = { $seat } is thinking.
lab-own-paragraphs =
    A bot is a generator called search. It gets a position, dice and a number of playouts. It yields a move with its value, and may then yield better moves as often as it likes; the engine plays the move that was yielded last. All searches of the engine work this way: the caller may stop asking at any time, so no search has to look at the clock. The template is flat Monte Carlo: a move takes time in proportion to playouts times the length of a game, and memory of one number for each legal move. With more playouts its values converge, but to the chance of winning if both sides play at random, so its favourite need not be the best move.

    A position never changes: state.legal() lists the moves, which are numbers, state.play(move) returns the position after one, state.to_move is the player to move (1 or 2), state.outcome is None until the game is over, and then state.outcome.score(1) is 1, 0.5 or 0. state.playouts(count, dice) plays random games and returns their total score for player 1. state.cells has the stones, one byte for each cell: 0 if it is empty, else the number of the player.

    The value that you yield is the winning chance, 0 to 1, of the player to move, after that move. The playouts return scores of player 1, so a bot has to count 1 minus the score when player 2 is to move. A wrong perspective is the most frequent mistake: such a bot plays well as player 1 but helps its opponent as player 2.

    Take every random number from dice: dice.below(n) is a whole number from 0 to n - 1, dice.share() a number from 0 to 1. Then the same seed gives the same game again, here and on the command line, so that a result can be repeated and a fault found. The module random would give another game each time.

    Further parameters of search with numbers or switches as defaults are settings: with def search(state, dice, playouts, c=1.4), my_bot.py(c=0.5) is another bot, and a sweep can vary c. Variables outside of search, such as a tree, last for one game.

    A file may also hold an evaluation alone, with which alpha-beta looks ahead: evaluate(state) returns the winning chance, 0 to 1, of the player to move. Or it holds a game: MOVES are all moves there are, START is the position at the start, moves(position, player) lists the moves of the player to move, 1 or 2, apply(position, move, player) returns the position after one, and winner(position, player) returns 1 or 2, 0 for a draw, and None as long as the game goes on. The players take turns, and a game that is not over after 200 moves is a draw. The evaluation of a game is evaluate(position, player), the chance of that player to win; where it is missing, every position is worth one half. Three more things may stand there: show(position) draws the position, as a text with line breaks or as rows of cells, which become a board of stones if each is ".", 1 or 2; chance(position) returns the moves of chance with their probabilities, and None where a player is to move; PLAYERS = 3 makes it a game for the bench “Three players”.

    A file may also solve a task of the course: its function has the name of the algorithm, such as minimax, and Check runs it against hidden tests. The first case that it gets wrong is shown with its input, what it returned and what was expected. uct has to win against flat Monte Carlo in a sequential test.

    A move may take five seconds. Your bots run in a worker that has access neither to the network nor to storage. If a bot fails or never ends, the message names the line.
lab-own-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), the idea of the template.
    Cameron Browne and others: A survey of Monte Carlo tree search methods (2012), what to try next.

## The bench gridworld

lab-gridworld-predict = After which share of all steps does the policy choose a best move in every cell, and keep to it?
lab-gridworld-legend = Left: the values after this step, with an arrow for each best move; a dashed frame marks a cell whose move is not the best one. Right: the exact values. Green cells are worth more than 0, red ones less; a thick border marks an end.
lab-gridworld-plot-legend = The largest distance of a value from the exact one after each step, with each method.
lab-gridworld-seen = The policy is right long before the values are: with value iteration after twelve sweeps, while some value is still wrong by more than 0.02. Policy iteration needs only a handful of policies, because each of them is evaluated to the end. Q-learning knows neither the noise nor the rewards; it learns both from episodes, and with a fixed learning rate its values never stand still.
lab-gridworld-paragraphs =
    In a Markov decision process the next state depends on the present one and on the action, not on the way there. The value of a state is the expected discounted sum of rewards under the best policy, and Bellman’s equation ties it to its neighbours: V(s) = R + γ max over a of the sum over s’ of P(s’ | s, a) V(s’).

    Value iteration applies this equation to all cells again and again. Its error shrinks by the factor γ with each sweep, or, without a discount, because every walk ends sooner or later. Policy iteration evaluates a policy exactly and then chooses the best move in each cell; as there are only finitely many policies and each is better than the one before, it ends. Q-learning needs no model: after each move it shifts Q(s, a) towards the reward and the best value of the next cell.

    With a small living cost the robot takes the long, safe way around the wall and even walks away from the bad end; the more a move costs, the more risk it takes.
lab-gridworld-pseudocode =
    value iteration:
      repeat for every cell s:
        V(s) = R + γ max over a of Σ P(s' | s, a) V(s')
        policy(s) = the a of this maximum
    policy iteration:
      evaluate: V(s) = R + γ Σ P(s' | s, policy(s)) V(s')
      improve: policy(s) = the a with the greatest value
      until no cell changes its move
    Q-learning, an episode:
      a = best move, or a random one with probability ε
      go to s' and receive R
      Q(s, a) += α (R + γ max Q(s') − Q(s, a))
      s = s', until an end
    SARSA, an episode: as Q-learning, but with the next move a' chosen first
      Q(s, a) += α (R + γ Q(s', a') − Q(s, a))
lab-gridworld-sources =
    Richard Bellman: Dynamic programming (1957).
    Ronald Howard: Dynamic programming and Markov processes (1960).
    Christopher Watkins: Learning from delayed rewards (1989).
    Gavin Rummery, Mahesan Niranjan: On-line Q-learning using connectionist systems (1994).
    Stuart Russell, Peter Norvig: Artificial intelligence: a modern approach, chapter 17.
lab-gridworld-options-early = a tenth or less
lab-gridworld-options-half = up to a half
lab-gridworld-options-late = later, but before the end
lab-gridworld-options-never = it is still wrong somewhere at the end
lab-gridworld-why-early = A cell far from the ends hears of their rewards only after as many steps as it lies away, and with noise two moves may stay close for longer.
lab-gridworld-why-half = The order of two moves is settled as soon as the difference of their values is larger than what later steps still change. { $right ->
        [early] Here that came sooner.
       *[other] Here that took longer.
    }
lab-gridworld-why-late = Values go on changing for a long time, but they hardly change which move is best; or the random walks of learning leave a cell wrong to the end.
lab-gridworld-why-never = Iteration with a model must become right if there are enough steps; only learning with a fixed rate, or too few steps, stays wrong.
# $step the number of the step
lab-gridworld-at = After step { $step }
lab-gridworld-exact = Exact
lab-gridworld-before = Before the first step only the ends have values.
lab-gridworld-told-values = Sweep { $step }: largest change { $change }. Cells with a wrong move: { $wrong }.
lab-gridworld-told-policies = Policy { $step } is evaluated; { $changed ->
        [0] no cell has a better move, so it is the best policy.
       *[other] cells with a better move: { $changed }.
    } Cells with a wrong move: { $wrong }.
lab-gridworld-told-learning = Episode { $step }, moves: { $moves }. The value that changed most changed by { $change }. Cells with a wrong move: { $wrong }.
lab-gridworld-units-values = { $count ->
        [1] sweep
       *[other] { $count } sweeps
    }
lab-gridworld-units-policies = { $count ->
        [1] policy
       *[other] { $count } policies
    }
lab-gridworld-units-learning = { $count ->
        [1] episode
       *[other] { $count } episodes
    }
lab-gridworld-max = V({ $cell }) = max = { $value }
lab-gridworld-evaluated = V({ $cell }) = { $value }, the value of the policy’s move; max = { $most }
lab-gridworld-worth = { $move }: { $value }
lab-gridworld-values = value iteration
lab-gridworld-policies = policy iteration
lab-gridworld-learning = Q-learning
lab-gridworld-sarsa = SARSA
lab-gridworld-unsettled = After all { $all } steps some cell still has a wrong move; the largest error of a value is { $error }.
lab-gridworld-across = Sweeps, policies or episodes
lab-gridworld-up = Largest error
lab-gridworld-settled = From step { $settled } of { $all } on every cell has a best move; the largest error of a value is { $error } there.

## The bench rooms

lab-rooms-predict = For how many rooms will at least one tree search with all its playouts choose a move that is not among the best?
lab-rooms-legend = First: value iteration after this sweep. Second: tree search with all its playouts; each room shows its mean value and the move that it chooses most often. The stronger the colour of a room, the higher its value; arrows are moves; a dashed frame marks a room where tree search prefers a move that is not among the best.
lab-rooms-plot-legend = Share of the searches, from all rooms together, whose move is not among the best.
lab-rooms-seen = Sweep k gives the exact values for a battery of k moves, so the influence of a reward spreads by one room in each sweep, and the last sweep is exact. Tree search needs no sweep over all rooms, but its values are too low, because they average over exploring and random moves as well as over the best ones. Its moves are more reliable than its values; wrong moves remain mostly where two moves have nearly the same value. With the usual exploration the error of the values does not fall within 500 playouts (5.5 points after 10, 5.8 after 500); with Cp = 0.1 it falls to 4.3, but more moves are wrong.
lab-rooms-paragraphs =
    A robot walks among rooms and collects rewards until its battery is empty. Its moves are uncertain: with some probability it slips to the left or to the right of its direction. The best move depends on everything that may go wrong, so the value of a room is an expectation.

    Value iteration begins with values of 0 and replaces each by the best expected reward of one move plus the value after it. A position is a room together with the rewards that are left, so r rewards give 2^r positions for each room. A sweep takes time in proportion to positions times moves times outcomes, and the memory is in proportion to positions. Each move uses up charge, so after as many sweeps as the battery has moves the values are exact.

    Monte Carlo tree search looks at one position alone. A bandit chooses the robot’s moves in the tree, slips are drawn at random, and a random game estimates the rewards that follow. A search takes time in proportion to playouts times the charge, and its memory grows by one node per playout at most, however many positions there are. As the number of playouts grows, its values converge to the exact ones; until then they include the cost of exploring.
lab-rooms-pseudocode =
    values = 0 for every position
    for each move that the battery allows:
        for each position:
            value = max over moves of the sum over outcomes of
                probability * (reward + value after it)
lab-rooms-sources =
    Richard Bellman: Dynamic Programming (1957).
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
lab-rooms-why-none = Some rooms have two moves of nearly the same value, and tree search needs more playouts than these to tell such moves apart.
lab-rooms-why-few = A room is hard if the values of its best and its second-best move are close together. { $right ->
        [none] No room here is that hard.
       *[other] More rooms are that hard here.
    }
lab-rooms-why-half = In most rooms one move is clearly the best, and tree search finds it with few playouts.
lab-rooms-why-most = Tree search needs no exact values to choose well: it is enough that the best move comes first, and in most rooms the best move is clearly ahead.
lab-rooms-options-none = in none
lab-rooms-options-few = in some, a quarter at most
lab-rooms-options-half = in more than a quarter, half at most
lab-rooms-options-most = in more than half
lab-rooms-wrong-rooms = Rooms in which at least one tree search goes wrong: { $wrong } of { $all }.
lab-rooms-sweeps = sweep
lab-rooms-iteration = Value iteration, sweep { $sweep }
lab-rooms-search = Tree search, { $playouts } playouts
lab-rooms-before = Before the first sweep all values are 0.
lab-rooms-swept =
    Sweep { $sweep }: largest change { $change }. The values are now exact for a battery of { $sweep ->
        [one] one move
       *[other] { $sweep } moves
    }.
lab-rooms-across-title = Playouts
lab-rooms-up-title = Wrong moves, %
lab-rooms-wrong = wrong moves
lab-rooms-formula = { $room }: max({ $worths }) = { $value }

## The bench reduction

lab-reduction-predict = How many operations on words are needed to find the winners of all these boards?
lab-reduction-legend = First: one of the boards. Second: all boards in a word; the number and the strength of the colour show on how many boards { -black } owns the cell. A frame marks the three cells whose majority is taken; the dot between them shows that majority. Below: the three words and their majority, one square for each board. After the last triangle: a playout as the search wye makes it, stage by stage, with small stones in the empty cells; a frame marks each cell that the stage has given to the other player.
lab-reduction-plot-legend = Operations so far, for all boards in a word and for one board after another, over the triangles that have been reduced.
lab-reduction-seen = Each triangle has one row fewer than the one before, and the colour of the last cell is that of the winner. With 64 boards in a word the same operations decide 64 games, because “and” and “or” treat every bit by itself. From the largest triangle to the smallest the shares move away from one half, because the winner of a board owns more and more of it.
lab-reduction-paragraphs =
    A program could find the winner of a full board of Y by following chains. The reduction is simpler: it replaces every three cells that form a small triangle pointing the same way as the board by one cell, with the colour that at least two of them have. The result is a full board with one row fewer. Repeated, this leads to a single cell, whose colour is that of the winner.

    The result is always right, because each step keeps the winner. Take a chain that touches all three sides. Every two neighbouring cells of it lie in one small triangle, which becomes a cell of the same colour. The triangles of consecutive pairs share a cell, so these new cells touch. They form a chain on the smaller board, which touches the same sides as the old one. Exactly one player has such a chain before the step, and exactly one after it. A board of Hex is part of a larger board of Y whose two other corners already belong to the players.

    A triangle of side n has n(n + 1)/2 cells, so the reduction to one cell takes (n³ − n)/6 majorities. The majority of three bits, a & b | (a | b) & c, takes four operations, for a word of 64 bits as well as for one bit. So the time is O(n³) for up to 64 boards together. The memory is O(n²), one word for each cell, because each triangle can overwrite the one before.

    If a random game goes on until the board is full, its winner does not change, so a playout is a random full board. The search wye first gives every empty cell to a random player. This breaks links that no player would let break. A link leads through two empty cells of which either is enough: a bridge leads from one stone to another, and at an edge a link leads from a stone to the next row. If the opponent takes one of the two cells, a player answers with the other. So wye mends the board: if the opponent got both cells of a link, its owner gets one of them, either of the two equally often. Wye begins inside the board, with the bridges that start from a stone of the position, in two thirds of the playouts. It goes on to the edges that a player must reach: from every stone on the fourth row to the third row in a quarter of the playouts, from the third row to the second in half of them, and from the second row to the edge in all. To mend more would be too much, because players also give up one link for another. Last, the two cells of every unbroken bridge between stones of the position go to different players in all playouts, because its owner answers each attack. On boards with up to five cells a side wye takes only this last step.

    In the preset for the speed wye and UCT search the empty board, and the bench counts their playouts and leaves per second. Wye evaluates a leaf by two words of playouts, uct by 16 playouts, uct(sims=1) by a single playout as in the textbook. The seconds depend on the machine and are longer if several workers run at the same time; the counts are always the same.
lab-reduction-pseudocode =
    a word for each cell, a bit a board
    for side = n - 1, ..., 2, 1:
      for each cell (i, j) of that side:
        a, b, c = (i, j), (i, j+1), (i+1, j)
        (i, j) = a & b | (a | b) & c
    winners = the last cell

    a playout of wye:
      a random word for each empty cell
      for each link, edges last:
        if its owner has neither cell:
          one cell = its owner
      for each unbroken bridge:
        one cell = not the other
lab-reduction-sources =
    Jack van Rijswijck: Search and evaluation in Hex (2002).
    Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).
    Broderick Arneson, Ryan Hayward, Philip Henderson: Monte Carlo tree search in Hex (2010).
lab-reduction-why-tens = Every cell of every smaller triangle costs four operations, and a board has about n³/6 of these cells.
lab-reduction-why-hundreds = The number of majorities grows with the third power of the side: a board of twice the side needs eight times the operations. Count (n³ − n)/6 majorities of four operations each.
lab-reduction-why-thousands = There are (n³ − n)/6 majorities of four operations each. The number of boards does not matter as long as they fit into one word.
lab-reduction-why-more = The reduction would need so many operations if it took one board after another, or on a larger board. But an operation on a word works on all its boards at once.
lab-reduction-options-tens = fewer than 100
lab-reduction-options-hundreds = 100 to 999
lab-reduction-options-thousands = 1,000 to 9,999
lab-reduction-options-more = 10,000 or more
lab-reduction-counted =
    It takes { $made } operations for { $boards ->
        [one] one board
       *[other] all { $boards } boards
    }; one board after another would take { $each }.
lab-reduction-units-cell = cell
lab-reduction-units-row = row
lab-reduction-units-triangle = triangle
lab-reduction-series-word = in a word
lab-reduction-series-each = one by one
lab-reduction-stages-coins = A playout: random stones
lab-reduction-stages-inside = Links inside mended
lab-reduction-stages-edges = Links to the edges mended
lab-reduction-stages-bridges = Unbroken bridges held
lab-reduction-columns = cell | first board | word of all boards | majority | its word
lab-reduction-majority-of = majority
lab-reduction-first = The first board, side { $side }
lab-reduction-all =
    { $boards ->
        [one] The only board, side { $side }
       *[other] All { $boards } boards, side { $side }
    }
lab-reduction-full =
    { $boards ->
        [one] One full board
       *[other] { $boards } full boards
    } in a triangle of side { $side }: the stones of the position, and the empty cells shared at random.
lab-reduction-majority = Step { $step }: { $cell } = majority({ $three }) = { $result }.
lab-reduction-won = So { $winner } has won the first board; { -black } has won { $count } of { $boards }.
lab-reduction-playout-coins = Step { $step }: wye gives every empty cell to a random player.
lab-reduction-playout-inside =
    Step { $step }: { $count ->
        [one] 1 cell goes to the other player
       *[other] { $count ->
                [0] no
               *[other] { $count }
            } cells go to the other player
    }. Whoever lost both cells of a bridge inside the board gets one of them, as a player would have answered.
lab-reduction-playout-edges =
    Step { $step }: { $count ->
        [one] 1 cell goes to the other player
       *[other] { $count ->
                [0] no
               *[other] { $count }
            } cells go to the other player
    }. Whoever lost both cells of a link to the next row towards an edge gets one of them, as a player would have answered.
lab-reduction-playout-bridges =
    Step { $step }: { $count ->
        [one] 1 cell goes to the other player
       *[other] { $count ->
                [0] no
               *[other] { $count }
            } cells go to the other player
    }. The two cells of an unbroken bridge between stones of the position always go to different players.
lab-reduction-speed = Step { $step }: in round { $round } { $bot } makes { $playouts } playouts from { $leaves } leaves in { $seconds } s.
lab-reduction-across-title = Triangles reduced
lab-reduction-up-title = Operations on words

## The bench glance

lab-glance-predict = Without any search, which of the two puts the move first on which the longest searches settle: the network or playouts?
lab-glance-legend = Four judges of the same position. The network alone: the share of its favour that each move gets. Playouts alone: the winning chance if the cell becomes one’s own in a random game (AMAF), shaded from the worst cell to the best. The searches: the share of their visits. Numbers: per cent, on the three best cells of each board if they fit there. Ring: the move that the judge chooses. In the title: that move and the winning chance of the player to move.
lab-glance-plot-legend = Above: the winning chance of the player to move. Below: the share of choices that are the move on which the longest searches settle. Dashed: the judges that do not search.
lab-glance-seen = In the first position only one move wins, b4, which a solver has proved. The network puts it first before a single move is tried. Playouts put another move first, however many there are: more playouts lessen the noise but not the error, which comes from players who move at random. Both searches find b4 in the end, because a search looks at the answers. The one with the network begins with the right move and has to confirm it; the one with playouts first has to find out that its favourites fail, which takes it tens or hundreds of leaves. The network is not always right: try other positions.
lab-glance-paragraphs =
    The network is a function from the stones to a share for each move and one value. It has learnt from games against itself: the shares from the moves that its own searches preferred, the value from who won. So a glance sums up many searches of earlier positions. What it has never met, such as a long ladder on a large board, it may judge wrongly, and it cannot tell that it does.

    Playouts know nothing and need no training. A random game is right about a position if its players make the same kinds of mistakes; where one side must answer exactly and the other need not, they mislead. Wye mends the commonest case: whoever loses one half of a bridge gets the other half. AMAF counts a playout for each cell that the player gets in it, whenever that happens, so it cannot tell a move that is needed now from one that may wait.

    A search uses either as advice for where to look, and corrects it by what it finds. A leaf costs one call of the network or some playouts. The better the advice, the fewer leaves are wasted. But in the limit it is the search that decides: with enough leaves both prove the same result.
lab-glance-pseudocode =
    network: shares, value = f(stones)
      mean over all symmetries
    playouts: fill the board at random
      cell: wins / times it is one's own
    search: descend by value + advice
      net: leaf = value of the network
      wye: leaf = share of won playouts
lab-glance-sources =
    David Silver and others: Mastering the game of Go without human knowledge (2017), the network that guides a search and learns from it.
    Thomas Anthony, Zheng Tian, David Barber: Thinking fast and slow with deep learning and tree search (2017), the same idea, for Hex.
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007), which uses AMAF.
lab-glance-why-network = Playouts also find the move here, or the network does not: it judges by what it has met in its own games, and this position may be unlike them.
lab-glance-why-playouts = The network also finds the move here, or playouts do not: their players move at random, so an attack that only one exact answer stops often succeeds in them.
lab-glance-why-both = Two judges that err in different ways do not often agree where one exact move decides.
lab-glance-why-neither = A position that neither of them understands is rarer: one of them has put the move first without looking ahead.
lab-glance-options-network = only the network
lab-glance-options-playouts = only playouts
lab-glance-options-both = both
lab-glance-options-neither = neither
lab-glance-told = The network puts { $network } first, playouts put { $playouts } first. Of the longest searches { $chosen } of { $searches } choose { $settled }.
lab-glance-unit = judgement
lab-glance-before = Nobody has looked at the position yet.
lab-glance-step = Step { $at }.
lab-glance-judged-network = The network at a glance
lab-glance-judged-playouts = Playouts alone
lab-glance-judged-net = The search net
lab-glance-judged-wye = The search wye
# $leaves 0 without a search
lab-glance-judges =
    { $judge }{ $leaves ->
        [0] { "" }
       *[other] { " " }after { $leaves } { $leaves ->
                [one] leaf
               *[other] leaves
            }
    }: { $move }, winning chance { $chance }%.
lab-glance-series-network = Network alone
lab-glance-series-playouts = Playouts alone
lab-glance-series-net = Search net
lab-glance-series-wye = Search wye
lab-glance-titled = { $judge }: { $move }, { $chance }%
lab-glance-columns = move | network, % | AMAF, % | net, % of visits | wye, % of visits
lab-glance-across-title = Leaves
lab-glance-up-title = Winning chance
lab-glance-settled-title = Choices of the settled move, %

## The bench walks

lab-walks-step = step
lab-walks-node = finished node
lab-walks-root-move = move of the root
lab-walks-nothing = Before the first step no node has been entered.
lab-walks-numbered = Step { $step }: { $told }
lab-walks-kinds-max = max, player 1
lab-walks-kinds-min = min, player 2
lab-walks-kinds-mean = chance
lab-walks-kinds-over = game over
lab-walks-short-max = max
lab-walks-short-min = min
lab-walks-short-mean = mean
lab-walks-short-over = end
lab-walks-leaves-over = the game is over
lab-walks-leaves-depth = the depth is reached
lab-walks-leaves-quiet = the position is quiet
lab-walks-leaves-known = the position was met before
lab-walks-root = root
lab-walks-out = left out
lab-walks-won = a certain win
lab-walks-open = value not yet known
lab-walks-window = Window: { $alpha } to { $beta }.
lab-walks-begin = the search begins at the root ({ $kind }).
lab-walks-entered = move { $move } is tried and leads to a node ({ $kind }).
lab-walks-leaf = move { $move } ends at a leaf: { $reason }, its value is { $value }.
lab-walks-inner = the node of { $move } ({ $kind }) is finished, its value is { $value }.
lab-walks-cut-max = move { $move } raises alpha to { $alpha }, and beta is { $beta }: min has a better choice higher up and will not let the game come here. A beta cut; left out: { $left }.
lab-walks-cut-min = move { $move } lowers beta to { $beta }, and alpha is { $alpha }: max has a better choice higher up and will not let the game come here. An alpha cut; left out: { $left }.
lab-walks-certain = move { $move } wins for certain, and no move can be better. Left out: { $left }.
lab-walks-chosen = move { $move } is chosen; its value for the player to move is { $value }. Leaves visited: { $leaves }.
lab-walks-move = move
lab-walks-kind = node
lab-walks-share = probability
lab-walks-value = value

## The lab

lab-again = Start again
lab-as-table = As a table
lab-axes = Scale
lab-back = Back
lab-benches = Benches
lab-all-benches = All experiments
lab-project = Projector
lab-unproject = Leave projector
lab-teachers-text = Ten chapters that run in any current browser, on phones too: nothing to install, no accounts, and nothing leaves the browser. Link to a chapter, to one of its screens or to an experiment: a link always shows the same figure with the same numbers.
lab-teachers-chapter = Chapter
lab-teachers-minutes = Minutes
lab-teachers-links = Links
lab-teachers-answers = with answers
lab-teachers-how =
    _In class._ “Projector”, or the key P, shows a figure alone in large type. The arrow keys step, Home and End go to its ends, Escape leaves.
    _On paper._ Print any screen or experiment: the handout has the question, the figure at the step shown, the code, and room for the answer. A link to a chapter with answers prints them too.
    _On your own page._ With embed=picture a link shows a figure and its controls alone: use the code below. Every experiment has the code for its own figure under “Embed it”.
    _In a notebook._ The same figure appears in Jupyter with the line below. With the engine installed, positions and search results are drawn as boards and tables; the package brings a sample, pyengine/notebook/sample.ipynb.
    _Exercises._ Students enter a name, get numbers of their own, and may try as often as they like. What they hand in is one line of text with their name and their answers.
    _A whole class._ Put the lines into files of one folder and check them with the command below. It recomputes every answer and prints a table for your spreadsheet.
lab-teachers-check = To check a class
lab-welcome = Read a chapter, or open an experiment: watch the searches at work, step by step, predict what comes out, then measure it in your own browser. A link repeats every experiment exactly.
# $minutes how long a reader takes with an experiment
lab-minutes = about { $minutes } minutes
lab-chapters-own = Your own
lab-fixed = You have read the verdict, so the prediction is fixed. Change a parameter to predict anew.
lab-exact-link = Link to exactly this step and picture
lab-embedding = Embed it
lab-frame = For a web page
lab-notebook = For a Jupyter notebook
lab-png = Download as PNG
lab-events = Download all events as JSON Lines
lab-step = Why this step
lab-pace = Pace
lab-parts-picture = Picture
lab-parts-board = Board
lab-parts-tree = Tree
lab-choose-position = Choose on a board
lab-choose-game = Game ...
lab-choose-back = Take back
lab-choose-bot = Choose a bot ...
lab-choose-add-bot = Add a bot ...
lab-choose-tree = Draw the tree
lab-choose-tree-new = Begin with a small tree
lab-choose-leaf = Value of leaf { $place }
lab-choose-split = Split leaf { $place }
lab-choose-branch = Add a branch at { $place }
lab-choose-remove = Remove { $place }
lab-parameters = Parameters
lab-seen-elsewhere = These are not the usual parameters, so the text of the bench may not fit. Compare the tables with those of the defaults.
lab-no-verdict = With these parameters the result does not tell which prediction is right: what it would be measured by is missing or undecided.
lab-no-verdict-yet = The verdict comes when the run is finished.
lab-cancel = Cancel
lab-command = Command that does the same
lab-covered = Choose a prediction above, and the result appears here.
lab-csv = Download as CSV
lab-defaults = Defaults
lab-earlier-run = Lay an earlier run over it
lab-experiment = The experiment
lab-explanation = Explanation
lab-first = First
lab-formula = Formula
lab-games = Download the games as SGF
lab-go-on = Go on
lab-hand = Choose yourself
lab-hand-table = State of your own run
lab-lab = Wye Lab
lab-last = Last
lab-last-runs = Last runs
lab-link = Link to this experiment
lab-on = On
lab-player = Recording
# Of a recording.
lab-play = Play
lab-pause = Pause
lab-position = Position in the recording
lab-prediction = Your prediction
lab-preset = Preset
lab-pseudocode = Pseudocode
lab-quiz = Mark the cuts
lab-quiz-tell = Tell me what is right
lab-quiz-tree = Tree of the puzzle
lab-repeat = Link and command
lab-replay = Step by step
lab-result = The result
lab-result-table = Result
lab-run = Run
lab-scene-board = Board
lab-scene-table = State at this step
lab-seek = Find a node by its moves from the root
lab-seek-go = Go there
lab-seek-none = No node is reached by these moves. Write them with spaces, as in “a1 b2”.
lab-seen = What you should have seen
lab-shown = Shown
lab-svg = Download as SVG
lab-unit = Step by
lab-unrepeatable = Budgets in seconds depend on the machine, so another run will give other numbers.
lab-workers = Workers
lab-number = { NUMBER($value, maximumSignificantDigits: 4) }
# between numbers in brackets
lab-list = { ", " }
lab-none = –
# $column that holds seconds
lab-timed = { $column } (not repeatable)
# $name of what an earlier run found
lab-earlier = { $name }, earlier
# $count of nodes that are not drawn
lab-more = { $count } more

## The lab: the engine

lab-loading = Loading Python: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. What you see is a stored result.
lab-starting = Starting Python. What you see is a stored result.
lab-replaced = The engine stopped responding and was restarted. Run the experiment again, or go on with it.
lab-load-failed = Wye could not load { $file }: { $reason }
lab-failed = The engine failed twice in a row: { $reason }

## The lab: a run

# $seconds that are left
lab-progress =
    { $of ->
        [0] Running
       *[other] Part { $done } of { $of }
    }{ $seconds ->
        [none] { "" }
       *[other] , about { $seconds } s left
    }
lab-finished = The run is finished.
lab-stopped = Stopped after part { $done } of { $of }; the result shows what is finished.
lab-full = The browser has no room left to keep this run: it goes on, but a reload would lose it.
lab-brought = This link brings files with it. Read them first, and keep those that you trust; then follow the link again.
lab-invitation = Not run yet. Predict if you like, then press Run.
lab-linked = These are the values of the link. Press “Run” to repeat the experiment.
lab-broken-link = The experiment of this link cannot be shown: { $reason } Here is the experiment with its defaults; the link was:
lab-axes-linear = linear
lab-axes-logX = horizontal axis logarithmic
lab-axes-logY = vertical axis logarithmic
lab-axes-log = both axes logarithmic

## The lab: predictions

lab-own-values = Values of your own
lab-no-prediction = No prediction, just show it
lab-right = You were right.
lab-wrong = Not what you predicted.
