### Wye, English. See https://projectfluent.org/fluent/guide for the syntax.

## The players' colours

# The players' colours, which a theme of the board renames.
-Black =
    { THEME() ->
        [red-blue] Red
       *[other] Black
    }
-White =
    { THEME() ->
        [red-blue] Blue
       *[other] White
    }
-black =
    { THEME() ->
        [red-blue] red
       *[other] black
    }
-white =
    { THEME() ->
        [red-blue] blue
       *[other] white
    }

## Problems

copy-link = Copy link
all-problems = All problems
any-board = Y and Hex
boards = Boards
deck-title = Your mistakes
deck-due = { $due ->
        [0] Nothing to practise today, { $all } in the deck
       *[other] { $due } of { $all } to practise today
    }
deck-empty = Review your games: their mistakes come here and return until you know them.
deck-task = { CAPITAL($player) } to move. In your game you played { $move }, which lost { points } of winning chance. Find a better move.
# About a first stone that somebody looks for.
deck-fair = The opponent may take the stone over: it must not be too strong.
deck-right = { $days ->
        [1] { $move } is right. The position returns tomorrow.
       *[other] { $move } is right. The position returns in { $days } days.
    }
deck-wrong = { $move } is no better. Try another move, or look at the answer.
deck-answer = { $move } was better. The position returns tomorrow.
deck-show = Show the answer
deck-next = Next
deck-drop = Remove from the deck
deck-done = That was all for today.
trainer-title = Openings
trainer-text = Train your first stone and the swap.
trainer-due = { $due ->
        [0] Nothing to repeat today, { $all } answered
       *[other] { $due } of { $all } to repeat today
    }
trainer-board = Board
trainer-waits = The question comes as soon as the engine has loaded.
trainer-asked = { CAPITAL($player) } opens { $stone }. Swap?
trainer-take = Swap
trainer-leave = Play on
trainer-fair = { CAPITAL($player) } opens. Place the fairest stone.
# $strong whether the stone wins more than half of its games
trainer-unfair = { $stone } is too { $strong ->
        [true] strong
       *[other] weak
    }. Try another stone, or look at the answer.
trainer-fairest = { $right ->
        [true] Right:
       *[other] The answer:
    } { $stone } is one of the fairest stones.
trainer-taken = { $right ->
        [true] Right:
       *[other] Wrong:
    } { $strong ->
        [true] swap.
       *[other] play on.
    }
trainer-because =
    { $proven ->
        [true] It is proven that { $stone } { $strong ->
            [true] wins
           *[other] loses
        } without a swap.
       *[other] The table gives { $stone } { $share } to win without a swap.
    }
trainer-count = { $number } of { $total }
trainer-done =
    { $total ->
        [0] {""}
       *[other] { $right } of { $total } right.
    }{ $last ->
        [true] {" "}{ deck-done }
       *[other] {""}
    }
trainer-more = { $total } more
# The values of first stones from weak to strong
scale-weak = weak
scale-fair = fair
scale-strong = strong
trainer-returns = { $days ->
        [1] The question returns tomorrow.
       *[other] The question returns in { $days } days.
    }
daily-problem = Problem of the day
# Training with problems; $points: what a result has changed the rating by
rating = Your rating: { NUMBER($rating, maximumFractionDigits: 0) } ± { NUMBER($deviation, maximumFractionDigits: 0) }
gained = { SIGNED($points) }
hint-misses = A hint counts as a miss.
row = { $row } in a row on the first try
problem-rating = rating { NUMBER($rating, maximumFractionDigits: 0) }
train-title = Train
run-title = Three minutes
run-text = Solve as many problems as you can. They get harder; three misses end the run.
run-best = Best so far: { $best }
run-record = Your best run so far!
run-start = Start
run-again = Play again
run-score = { $solved } solved, { $missed } of { $most } missed
run-end = { $solved } { $solved ->
        [one] problem
       *[other] problems
    } solved.
run-missed = Look again at the ones you missed:
solve = Solve
# What the winning moves of a set of problems are good for:
motif = Motif
any-motif = Any motif
motif-joins = Join two chains
motif-bridge = Bridges
motif-double = Double threats
motif-cut = Cut the opponent off
motif-must = The only defence
motif-template = Edge templates
motif-ladder = Ladders and their escapes
play-from-here = Play from here
problem-board = Board of the problem
difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
difficulty-expert = Very hard
problem-title = Problem { $place }
board-of = { $game } { $size }
solved-of = { $done } of { $all } solved
solved-alone = solved
solved-helped = solved with a hint
unsolved = not solved yet
streak =
    { $days } { $days ->
        [one] day
       *[other] days
    } in a row
copy-result = Copy result
# $dots: one for each move tried
daily-told = Wye, problem of the day: { $dots }
find-move = { CAPITAL($player) } to play and win: find the only winning move.
# The first hint of a problem, by its motif
hint-joins = Hint: two of your chains belong together. Join them.
hint-bridge = Hint: a bridge decides. Build one, or save one.
hint-double = Hint: look for a move that leaves two ways to everything you still need.
hint-cut = Hint: keep two of your opponent’s chains apart.
hint-must = Hint: your opponent threatens to win. Few cells stop that, and one of them wins.
hint-template = Hint: look at the edge. Build a template there, or save one.
hint-ladder = Hint: look at the end of the ladder.
hint-any = Hint: look for your opponent’s strongest move. It is often yours, too.
told-area = Hint: the move lies in the marked area.
told-move = Hint: the move is { $move }.
right-move = Right: { $move } is the only winning move.
right-end = Right: { $move } wins.
right-so-far = Right: { $move }.
defended = Right: { $move }. { CAPITAL($player) } defends with { $answer }: find the move that still wins.
right-line = { CAPITAL($player) } wins against any defence, for example:
# $ready whether the engine can be asked, none if it never is
wrong-move =
    { $move } does not win.{ $ready ->
        [true] { " " }Looking for the answer …
        [false] { " " }The answer follows when the engine has loaded.
       *[none] { "" }
    }
refuted = { $move } does not win: { CAPITAL($player) } answers { $answer } and wins.
unrefuted = { $move } does not win: this is proven, but the engine finds no short way to show it.
link-copied = The link has been copied.
no-problem = This link names no problem of this version. Choose another one.
own-problem = A position to solve
proving = The engine is proving the problem …
unproven = In this position the engine cannot prove that exactly one move wins, so it is no problem. Choose another one.

## My games, links, friends and the card at the end of a game

continue-game = Continue
# The place for those who return. The ladder leads from the weakest level to the strongest.
welcome-back = Welcome back
ladder = The ladder of { $title }
beaten-of = { $beaten } of { $all } beaten
# The games in which a win beats a level; $rules: the names of those that must be on, or "none"
ladder-told =
    The ladder counts wins from size { $size }{ $rules ->
        [none] { "" }
       *[other] { " " }({ $rules })
    } and without help: no hints, no analysis, no taking back.
practice = Practice.
training = Three minutes of training
mistakes-due =
    { $due ->
        [one] One position from your games
       *[other] { $due } positions from your games
    }
# What the person lost per move in the latest reviewed games; $first: in the oldest of them, $last: in the latest.
losses-told =
    { $count ->
        [one] In the game you reviewed last, each move cost you { $last } of winning chance on average.
       *[other] Winning chances lost per move, last { $count } reviewed games: from { $first } to { $last }.
    }
rung =
    { $beaten ->
        [true] { $title }, beaten
       *[other] { $title }, not beaten yet
    }
delete-game = Delete
drop-hint = You can also drop a file anywhere on the page.
find-games = Find a game
# Brings back what was deleted: a game, moves or a score.
restore = Restore
# A button that only the keyboard reaches: it leads past the head of the page.
skip = Skip to the content
# How the games listed ended: a list of choices.
results = Result
results-any = All
results-open = Running
results-won = Won
results-lost = Lost
results-other = Drawn, or of two others
friend-link-title = Link for your friend
friend-steps = Send your friend this link. Your friend opens it, answers with a move and sends a link back to you.
# In a game with a friend; $allowed: whether both have agreed on it
friend-help =
    { $allowed ->
        [true] Both of you may use hints and analysis.
       *[other] Hints and analysis are off for both of you until the game is over.
    }
allow-help = Hints and analysis allowed for both
games-note = Your games are kept in this browser only. Download them to keep a copy.
keep-game = Keep the game on the board
more-games = Show more
no-games = No games yet. Every game you play appears here by itself, so you can go on with it or look at it again.
pick-file = Choose a file …
pick-games = Add games from a file …
rematch = Rematch
review-game = Review
scan-code = QR code
send-link = Send …
start-game = Start a game
# The person, as a game file calls them.
player = Player
share-link = Link
# What the person tells a friend of a level that they have beaten
triumph = I beat { $title } in { count-moves }. Can you?
triumph-text = Copy text and link
triumph-picture = Picture with { $title }
friend = Your friend
friend-to-move = Now send the link to your friend.
friend-sent = Waiting for your friend’s link.
friend-to-tell = Send your friend the link so they can see how the game ended.
send-link-told = Send the link
friend-link-longer = { "" }
friend-link-same = { "" }
friend-link-older = This link is older than the game here. The game stays as it is.
friend-link-other = This link contradicts the game here, which stays as it is. The moves of the link:
none-found = No game here has these words.
watching-told = Take over this game:
play-as = As { CAPITAL($player) }
won-by =
    { $winnerSelf ->
        [true] You
       *[other] { $winner }
    } won
drawn = A draw
# $loser null in a draw
count-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# $loser null in a draw
in-moves =
    { $reason ->
        [resign] { $self ->
            [true] You
           *[other] { $loser }
        } resigned after { count-moves }.
        [time] { $self ->
            [true] You
           *[other] { $loser }
        } ran out of time after { count-moves }.
        [fault] { $self ->
            [true] You
           *[other] { $loser }
        } forfeited after { count-moves }.
       *[other] In { count-moves }.
    }
# $title of a level
try-level = Play { $title }
game-won =
    { $reason ->
        [resign] Won by resignation
        [time] Won on time
        [fault] Won by forfeit
       *[other] Won in { count-moves }
    }
game-lost =
    { $reason ->
        [resign] Resigned
        [time] Lost on time
        [fault] Lost by forfeit
       *[other] Lost in { count-moves }
    }
game-won-by =
    { CAPITAL($winner) } won in { $count } { $count ->
        [one] move
       *[other] moves
    }
game-drawn =
    A draw in { $count } { $count ->
        [one] move
       *[other] moves
    }
game-open =
    Unfinished, { $count } { $count ->
        [one] move
       *[other] moves
    }
two-at-board = Two people
day = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }
unreadable-game = This version cannot show this game.

## The places of the page

place-games = My games
place-home = Home
place-lab = Lab
place-learn = Learn
place-play = Play
place-problems = Problems
places = Places

## The board

red-blue = Red and blue
turn-on = Turn the board
tip-turn = Turn the board (F)
mirror = Mirror the board
# Of the stone that the second player may take over, for screen readers.
take-over = choose it to take it over
# $count of the tokens that a move takes
takes-label = takes { $count }
marks = Marks
clear-marks = Erase all
# $cell where an arrow or a line begins
marking-end = From { $cell }: choose the other end.
marks-circle = circle
marks-triangle = triangle
marks-square = square
marks-cross = cross
marks-shade = shading
marks-letter = letter
marks-number = number
marks-arrow = arrow
marks-line = line
# Of a cell, for screen readers.
marked = marked: { $marks }
# $way an arrow or a line
marked-way = { $way } to { $cell }
set-up-position = Set up a position
# What a chosen cell gets: a stone of a player, or nothing.
set-up-stone = Place
# Whose turn it is: one of the players.
set-up-turn = To move
clear-board = Clear the board
make-problem = Turn it into a problem
open-problem = Open the problem
problem-made = Exactly one move wins. The link to the problem is ready: whoever opens it is asked to find that move.
problem-none = No problem: { CAPITAL($player) } has no winning move here.
problem-several = No problem: { $one } and { $other } both win. Only one move may win.

## The review of a game, learning from mistakes, and the openings

learning =
    { $self ->
        [true] Learn from your mistakes
       *[other] Learn from these mistakes
    }
learning-back = Back to the position
openings = Openings
# A win rate, as the label of a cell.
win-rate = { $share } to win
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
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
grades-mistake =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
grades-blunder =
    { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
grades-moment = the largest loss
mistake = { $number }. { $move } lost { points } of winning chance, better was { $better }
better-move = Better: { $better }.
# The largest loss of somebody who lost without a mistake; $isLost: the game was lost before it already.
mistake-moment =
    { $isLost ->
        [true] { $number }. The game was lost, but { $move } resisted least: { $better } was harder to beat
       *[other] { $number }. { $move } lost the most: { points }, better was { $better }
    }
# A first stone under the pie rule; $isTaken: it should be taken over. $left, $best: what it and the fair ones leave.
mistake-stone =
    { $isTaken ->
        [true] { $number }. { $move } is too strong: once it is swapped, you have { $left }
       *[other] { $number }. { $move } is too weak: it leaves you { $left }
    }. Fairest: { $fair } ({ $best })
# Whether the first stone should be taken over: $isTaken: it was, else it was not.
mistake-takeover =
    { $isTaken ->
        [true] { $number }. The swap lost { points }: { $stone } has only { $chance } to win
       *[other] { $number }. { $move } lost { points }: { $stone } has { $chance } to win, so take it over
    }
accuracy =
    { POINTS($cost) ->
        [0] { $player }: { points } a move
       *[other] { $player }: −{ points } a move
    }
# How far the costs of mistakes may be wrong.
review-error = Costs are right to ± { $error } in nine of ten cases.
train-openings = Train first stones
# $move with its number, empty at the start
curve-at = { $move } · { $player } { $chance }
# $move with its number, empty at the start
curve-start = Start
# In which $number of a move the lead changed last, or the largest loss was where it never did.
turned =
    { $count ->
        [0] The largest loss was at move { $number }.
        [one] The game turned once, at move { $number }.
       *[other] The game turned { $count } times, last at move { $number }.
    }
learn =
    { $own ->
        [true] { $count ->
            [one] Practise this position
           *[other] Practise these { $count } positions
        }
       *[other] Practise as { CAPITAL($player) }
    }
all-mistakes = All mistakes ({ $count })
second-try = Try it again
mistake-count = Mistake { $number } of { $total }
show-answer = Show the answer
next-mistake = Next
end-learning = Done
verdicts-ask = Find a better move than { $move }.
verdicts-judging = Is { $tried } better? The engine is looking …
verdicts-best = Yes, that was it: { $tried } is the best move.
verdicts-good = Right: { $tried } is as good as { $better }.
verdicts-worse = Not better: { $tried } loses { points }. Try again.
verdicts-told = The answer is { $better }.
verdicts-done = You found { $found } of { $total } better moves yourself.
even-stones =
    { $hasBest ->
        [true] { $even ->
            [true] Fairest first stones: { $best } if not swapped.
           *[other] No first stone is really fair here. Closest: { $best } if not swapped.
        }
       *[other] No first stone is fair here: for each one it is proven who wins.
    }
# A winning chance, and how far it may be wrong: 0 where it is proven.
winning-chance =
    { $error ->
        [0] { $share }
       *[other] { $share } ± { $error }
    }
answers =
    { $taking }: { $taken } to win{ $even ->
        [true] , fair
       *[other] {""}
    }. { $hasBest ->
        [true] Best answer: { $best }
       *[other] Playing on: { $answered } at best
    }.
openings-offer =
    { $ply ->
        [0] Which first stones are fair?
       *[other] Is this stone worth a swap?
    }
stones-legend =
    { $proven ->
        [all] Point at a cell for its % to win if not swapped.
       *[other] { $even ->
            [true] Ringed: fair.
           *[other] Ringed: closest to fair.
        } Point at a cell for its % to win if not swapped.
    }
answers-legend = Point at a cell for its % to win.
no-answers = Only the swap was measured, not the answers to this stone.
# $proven: how many of the numbers are proven; $positions and $error are of the others.
openings-source =
    { $proven ->
        [all] Proven.
        [some] 0 and 100 are proven; the rest: a search by Wye of { $positions } positions, ± { $error } at most.
       *[none] A search by Wye of { $positions } positions, ± { $error } at most.
    }

## The welcome, the lessons and the dialog for a new game: learn

try-again = Try again
back = Back
first-game = Play your first game
go-on-with = Go on
next = Next
search-on = Search further
search-waits = The computer is still loading. The search can start in a moment.
lesson-steps = Tasks
to-lab = The lab
to-lab-text = Experiments with the searches behind the bots
to-problems = Problems
to-problems-text = Find the one winning move
visits = Visits
won = Win rate
chapters-steps = Before a first game
chapters-links = Edges and ladders
chapters-judgement = Judgement
chapters-further = For the curious
chapters-hex = Hex
lessons-goal-title = Three sides
lessons-corners-title = Corners and draws
lessons-bridges-title = Bridges
lessons-double-title = Two ways to win
lessons-blocking-title = Blocking
lessons-first-title = First stones and the swap
lessons-edges-title = Edge templates: the third row
lessons-templates-title = Edge templates: the fourth row
lessons-ladders-title = Ladders
lessons-escapes-title = Ladder escapes
lessons-must-title = The must-play region
lessons-centre-title = Centre and corner
lessons-reading-title = Reading ahead
lessons-game-title = A game, move by move
lessons-masters-title = Two stones a turn
lessons-bends-title = Bent boards
lessons-handicaps-title = Handicaps
lessons-machine-title = How the computer thinks
lessons-hex-title = Hex: the goal
lessons-hexbridges-title = Hex: bridges and edges
lessons-hexladders-title = Hex: ladders and escapes
lessons-hexfirst-title = Hex: first stones and the swap
tasks-chain-text = Two players take turns placing stones; stones never move. You win with one chain of stones that touches all three sides. One stone is missing: where?
tasks-chain-done = One chain, three sides: you win.
tasks-chain-again = Your chain still has to touch the bottom.
tasks-gap-text = Your stone on the left and your chain on the right and at the bottom are one cell apart. Which cell joins them?
tasks-gap-done = Now it is one chain, and it touches all three sides.
tasks-arms-text = Three arms, and each reaches one side. Which cell makes them one chain?
tasks-arms-done = That’s the Y the game is named after.
tasks-race-text = { -White } has just played a4, to keep your stones apart. Join them along the bottom; after that, two cells lead to the right side.
tasks-race-done = d4 and e5 both led to the right side, and { -White } could take one of them only.
tasks-corner-text = A corner belongs to both its sides. Your chain on the left touches two sides. Which cell adds the third?
tasks-corner-done = The corner is part of the left and of the right side: you win.
tasks-low-text = Now at the bottom: your chain touches the right side and the bottom. Which cell belongs to the left side as well?
tasks-low-done = The corner a5 lies on the left and at the bottom.
tasks-full-text = Two cells are empty. On a full board exactly one player has connected all three sides, so a game of Y never ends in a draw. Take the cell that makes it you.
tasks-full-done = You win. Had { -White } taken this cell, { -White } would have won.
tasks-tip-text = { -White } has taken the corner a6. Reach the bottom all the same. At the top two cells will then lead to the right side, the corner and its neighbour.
tasks-tip-done = a1 and b2 both touch the right side: one of them was yours.
tasks-bridge-text = Your stones b3 and d4 share two empty neighbours: a bridge. If { -White } takes one of them, you take the other. { -White } has just played c4. Answer!
tasks-bridge-done = Your stones are connected. Strong players build with bridges: they are as good as connected, and reach further.
tasks-rim-text = A stone on the second row from the edge has a bridge to the edge: two cells below it. { -White } has just taken one of them.
tasks-rim-done = From the second row nobody can keep you off the edge.
tasks-ford-text = { -White } has gone between b4 and d5. Keep them together. After that, two cells lead from d5 to the right side.
tasks-ford-done = One bridge kept, and the next one did the rest.
tasks-span-text = Your chain touches the left and the right. Find the cell that joins it with c5; then two cells lead to the bottom.
tasks-span-done = a6 or b6: the bridge to the bottom could not be cut.
tasks-row-text = Three bridges in a row: a1 to b3, b3 to d4, and d4 to the bottom. { -White } attacks one after the other, and has begun at a2. Keep all three.
tasks-row-done = Bridges that share no cell are safe together: each has its own answer.
tasks-two-text = A bridge already connects a3 with c4. Which move leaves { -White } without a defence?
tasks-two-done = { -White } can take only one cell of the bridge, and you take the other: you win.
tasks-fork-text = One stone can have two bridges: to your chain on the left, and to the bottom. It touches the right side itself. Where?
tasks-fork-done = Two bridges, no common cell: { -White } cannot attack both at once.
tasks-open-text = a2 touches the left, d5 the bottom. Find the stone on the right side that has a bridge to each.
tasks-open-done = Three stones, two bridges: that is a whole Y.
tasks-arch-text = Your chain touches the right side. Find the one stone that brings it to the left and to the bottom.
tasks-arch-done = a5 touches the left; a4 or b5 join it with your chain, and a6 or b6 with the bottom.
tasks-pairs-text = Two links are pairs already: a3 or b3 joins a2 with a4, and a1, b2 and c3 lead to the right. Make the third pair, to the bottom.
tasks-pairs-done = When all that is missing comes in pairs, the game is won.
tasks-classic-text = { -Black }’s chain touches two sides and needs only the bottom. A stone right below it comes too late. Block at a distance, and answer whichever way { -Black } runs.
tasks-classic-done = The distant stone met every step. { -Black } cannot reach the bottom any more.
tasks-mirror-text = Now on the other side: { -Black }’s c3 comes down along the right. Which block holds?
tasks-mirror-done = Again it was the stone two rows below, not the one beside it.
tasks-narrow-text = { -White }’s chain comes down between b4 and d4. Keep it off the bottom: right below it there is no time any more.
tasks-narrow-done = Your two flanks and the stone on the edge work together: each way ends at one of them.
tasks-wall-text = { -Black } comes down between b4 and d4, and has a stone in the corner. Which block holds, and which answers?
tasks-wall-done = Four attempts, four answers. A good block needs no luck.
tasks-along-text = { -White }’s chain touches two sides. Keep it off the bottom, with the help of a4 on one side and of e6 on the other.
tasks-along-done = Each of { -White }’s steps met its answer, and your wall became a chain that wins.
tasks-opening-text = Without a swap, a strong first stone wins. On this small board only three first stones lose. Avoid them!
tasks-opening-done = The corners are too weak: a stone there has just two neighbours.
tasks-takeover-text = To be fair, the second player may swap, which means to take over the first stone. One cuts the cake, the other chooses. { -Black } has taken the centre. What do you do?
tasks-takeover-done = The stone is yours, and { -Black } moves next. So open with a stone that is neither too strong nor too weak.
tasks-leave-text = Now { -Black } has opened in the corner. Is that stone worth a swap?
tasks-leave-done = No: the corner is weak, and the centre beats it.
tasks-side-text = Now { -Black } has opened beside the corner. Do you swap?
tasks-side-done = On so small a board even it is too strong: take it. On large boards, fair first stones lie near the sides.
tasks-third-text = Your chain stands on the third row from the edge, between b4 and d4. { -White } blocks right below it, at c5. Step round the block and go on to the edge.
tasks-third-done = From the third row a stone with enough room always reaches the edge. Such a pattern is called an edge template.
tasks-middle-text = This time { -White } blocks on the edge itself, at c6. Two answers hold the connection. Choose one, and go on.
tasks-middle-done = Whatever { -White } tries inside the template, you have an answer.
tasks-room-text = Now you are on the other side. b4 and d4 stand so near that the template lacks room. Which stone keeps { -Black } off the edge?
tasks-room-done = A template needs all its cells. One hostile stone among them can be enough to break it.
tasks-border-text = { -White }’s chain c4 needs the bottom. Your stones b4, d4 and c6 are near. Which stone closes the edge?
tasks-border-done = Know the templates of your opponent, and you know where to block.
tasks-fourth-text = b3 stands on the fourth row. { -White } blocks at b4. One answer keeps the connection. Bring it down to the edge.
tasks-fourth-done = The fourth row reaches the edge, too, if there is a lot of room on both sides.
tasks-under-text = { -White } blocks on the other side, at c4. Use the room that is left.
tasks-under-done = Once more the answer went past the block, and not against it.
tasks-below-text = { -White } blocks deeper, at b5. Two answers hold. Find one, and bring it down.
tasks-below-done = You passed the block on the wide side.
tasks-breach-text = You are the one who blocks. Between a3 and c3 and with so little room, one stone stops the fourth row.
tasks-breach-done = c5 was in the way of both: of the way down on the left and of the one on the right.
tasks-ladder-text = { -White } stands below you, at a6 and b6. Crawl along the second row: each step threatens the edge and forces an answer. e5 waits at the end.
tasks-ladder-done = That was a ladder, and e5 its escape: the last step had two ways to the edge.
tasks-follow-text = { -Black } has begun a ladder, and no stone waits at its end. Answer every step on the edge.
tasks-follow-done = Without an escape, a ladder gives the attacker nothing.
tasks-blocked-text = { -White } waits at e6, where the ladder that b5 begins would end. There is a better stone: which one?
tasks-blocked-done = Look at the end of a ladder before you begin it. This stone needs none: two ways down, c6 and d6, and two ways back, b5 and c4.
tasks-upward-text = Ladders run along all sides. One step beside the left edge threatens to touch it at a2, and brings the right side near. Find it.
tasks-upward-done = If { -White } takes a2, you have b2 on the right, and the left side can be reached lower down.
tasks-endstone-text = The same ladder, but now your escape is the stone in the corner, f6.
tasks-endstone-done = Every stone on the way that is joined with the edge ends a ladder well.
tasks-lowstone-text = An escape may even lie on the edge itself: here it is e6. Run the ladder until it gets there.
tasks-lowstone-done = The last step touches e6, and e6 touches the edge.
tasks-midway-text = A shorter run: which stone starts the ladder to e5?
tasks-midway-done = Count the steps before you start, and look for the escape.
tasks-breaker-text = { -Black } threatens to run a ladder to e5. It is your move. Stop it where it begins.
tasks-breaker-done = The best moment to stop a ladder with an escape is before it starts.
tasks-must-text = { -White } threatens to win in more than one way. You must play where all these threats overlap; every other move loses. Which cell is it?
tasks-must-done = c6 joined your stones; after it, a4 and a5 were a pair.
tasks-meeting-text = { -Black } is about to reach the left side. One stone stops that, and leaves you a pair at the top and one at the bottom.
tasks-meeting-done = A good defence is an attack: neither of your pairs could be stopped.
tasks-only-text = { -White } wants to shut you off from the right side. Look for the cell that stops this, and count your pairs.
tasks-only-done = d4 or e5, a5 or b6: all that was missing came in pairs.
tasks-far-text = { -Black } comes down the right side. Imagine that you pass: where would { -Black } play on? Where all these ways overlap, you must block.
tasks-far-done = Whatever would win for your opponent if you passed shows where you must play.
tasks-heart-text = Five rows, an empty board and no swap: only three first stones win. Where are they?
tasks-heart-done = The three cells in the middle: from there every side is near.
tasks-reply-text = { -Black } has begun in the corner a1. Where do you answer?
tasks-reply-done = In the middle, as if the corner were empty.
tasks-hub-text = Two stones each. Which move works towards all sides at once?
tasks-hub-done = c4 looks to the left, to the right and to the bottom. Near the middle one stone does many things.
tasks-cross-text = { -Black } has e5 in the corner and two stones on the left. Take the point from which you reach the rest of the board.
tasks-cross-done = The corner e5 has done little for { -Black }.
tasks-ahead-text = You win in five moves at most. Look for the move after which every attack of { -White } has its answer, before you play.
tasks-ahead-done = Well calculated. Ask before each move: what is the best answer, and what do I play then?
tasks-deep-text = The left edge is near, and so is the right. Which stone prepares both?
tasks-deep-done = The quiet stone at the top was worth more than any direct step.
tasks-quiet-text = The shortest way is blocked. One quiet move makes all your stones work together.
tasks-quiet-done = Quiet moves win when every link then has two cells.
tasks-last-text = The longest one: six moves. Make the bottom safe first, and leave the top for later.
tasks-last-done = You have read a whole endgame.
tasks-game-1-text = A game on six rows: { -Black } opened at d5, you took b4 in the middle, { -Black } blocked at c3. Three moves win. Which one would you play?
tasks-game-1-done = The game went on with a2, which prepares the left and the right side at the top. { -Black } answered b3.
tasks-game-2-text = { -Black } has gone between a2 and b4. Answer, or your stones are cut.
tasks-game-2-done = a3 joins a2 and b4. { -Black } took the corner a1.
tasks-game-3-text = { -Black } has taken a1. There are several good moves; b2 touches the right side at once.
tasks-game-3-done = In the game b2 was played: left and right are yours. { -Black } went down to c6, to keep you off the bottom.
tasks-game-4-text = Left and right are yours, only the bottom is missing. { -Black } waits at c6. Where do you pass?
tasks-game-4-done = The game went on with a5, along the edge. { -Black } answered b5.
tasks-game-5-text = { -Black } has come between, at b5. Keep your stones together, or pass on the other side.
tasks-game-5-done = a4 joins a5 with the chain. { -Black } took the corner a6.
tasks-game-6-text = One move is left, and it wins.
tasks-game-6-done = b6 reaches the bottom: one chain, three sides. That was a whole game.
tasks-master-text = In Master Y the first turn has one stone and every later turn two. So a bridge is safe no more: { -White } could take both its cells. Which two cells connect all three sides? Begin with either.
tasks-master-done = Two stones, three sides: you win. Master Y is an option of Y, Bent Y and Hex.
tasks-master-again = One stone is left, and it cannot connect all three sides any more.
tasks-master-2-text = Two stones again. Which two finish the chain?
tasks-master-2-done = Count two stones a turn, for your opponent, too.
tasks-master-3-text = Nobody can win this turn, but { -White } threatens to with the next two stones. Which two stones stop that?
tasks-master-3-done = Whoever needs three stones or more must wait a turn. Keep { -White } there.
tasks-bend-text = The same game on a board with bent sides: three of its cells have five neighbours instead of six. The sides are longer, so the centre counts for less and the rim for more. Which stone joins your stones on the rim?
tasks-bend-done = The rim reaches all three sides, whatever { -White } answers.
tasks-bend-2-text = Once more on a bent board: which stone wins against every answer?
tasks-bend-2-done = Bridges and double threats work as on every board of Y.
tasks-handicap-text = A handicap makes up for strength: { -Black } begins with extra stones, without a swap. The first of these two stands in a corner, where it is of little use. Place the second so that you win.
tasks-handicap-done = One extra stone is worth a move and a half, because nobody may swap.
tasks-handicap-2-text = Now you are { -White }, and both stones of { -Black } stand in corners. Which stone wins all the same?
tasks-handicap-2-done = Extra stones count only where they work together. A handicap is an option of Y, Bent Y and Hex.
tasks-search-text = Monte Carlo tree search repeats four steps. It goes down its tree by moves that won often or were rarely tried, adds a position, plays a random game from there, and counts the result on the way. The longer it searches, the more visits the winning move gets.
tasks-edge-text = Hex is played on a rhombus: { -Black } connects top and bottom, { -White } connects left and right. { -White } has just played b4, and you can win at once.
tasks-edge-done = Top and bottom are connected: you win.
tasks-link-text = Two chains, one gap. Which cell connects top and bottom?
tasks-link-done = One chain from top to bottom wins.
tasks-even-text = Two cells are left. { -White } wants left and right, { -Black } wants top and bottom. Hex knows no draws either: exactly one of them succeeds.
tasks-even-done = Left and right are connected, so top and bottom are not.
tasks-halt-text = { -Black } comes down and needs only the bottom. As in Y, a block beside the chain is too late. Where does it hold?
tasks-halt-done = Blocks keep their distance in Hex, too.
tasks-hexford-text = { -White } has just played c3, between your stones. Join them; two cells then lead to the bottom.
tasks-hexford-done = A bridge, and another one to the edge.
tasks-hexspan-text = { -White } has gone into the bridge on the left. Answer, and look for the pair at the bottom.
tasks-hexspan-done = a5 and b5 were the pair.
tasks-hexrim-text = You connect left and right. { -Black } has just taken e2. Keep the right edge, and then what leads to the left.
tasks-hexrim-done = Every link had its two cells.
tasks-hexpairs-text = Find the stone after which all that is missing from top to bottom comes in pairs.
tasks-hexpairs-done = Three pairs, three answers.
tasks-hexladder-text = Run along the second row. Each step threatens the bottom; e4 waits as the escape. Then join the top.
tasks-hexladder-done = The ladder reached e4, and e4 has its bridge to the bottom.
tasks-hexescape-text = Another ladder, with a stone in the middle: d4 is your escape.
tasks-hexescape-done = d4 had its bridge to the bottom, and so had the ladder.
tasks-hexclimb-text = Run on from a4. This time nothing waits at the end of the ladder: place the escape yourself, in time.
tasks-hexclimb-done = e4 was the escape: it threatened two things at once.
tasks-hexread-text = Your stones stand at the top and at the bottom. Find the one that links them over pairs.
tasks-hexread-done = Four moves ahead, and each had its answer.
tasks-diagonal-text = Without a swap, only four first stones win on four rows. Look at the short diagonal, from d1 to a4.
tasks-diagonal-done = The short diagonal runs between the players’ corners. Its middle is the strongest place of Hex.
tasks-hexswap-text = { -Black } has opened in the middle. Swap, or answer?
tasks-hexswap-done = In Hex a swapped stone is mirrored, so that it is worth the same to you.
tasks-hexleave-text = Now { -Black } has opened in the sharp corner a1. Do you swap?
tasks-hexleave-done = It is too weak to be swapped. You take the middle instead.
tasks-hexmirror-text = And now in the blunt corner c1, at an end of the short diagonal. Do you swap?
tasks-hexmirror-done = On this small board it wins, so take it.
lesson-board = Board of the lesson
lesson-count = Task { $step } of { $count }
all-lessons = All lessons
play-position = Play on from here
next-lesson = Next lesson
begin = Begin
task-seat =
    You are { $player ->
        [1] { -Black }.
       *[other] { -White }.
    }
task-goes-on = Right. Your opponent resists: go on.
refuted-win = Your opponent answers { $move } and wins.
refuted-join = Your opponent answers { $move } and cuts the connection.
refuted-cut = Your opponent answers { $move } and connects.
refuted-slow = Not yet: another move does it at once.
task-step =
    Task { $step }{ $solved ->
        [true] , solved
       *[other] { "" }
    }
# The name of a step's link.
lesson-step =
    Step { $step }: { $title }{ $solved ->
        [true] , solved
       *[other] { "" }
    }

## The welcome, the lessons and the dialog for a new game: the welcome

welcome = Welcome
welcome-text = Y is a game for two: whoever connects all three sides with a single chain of stones wins.
welcome-again = Show the welcome
way-learn = Learn in a minute
way-learn-text = Short lessons, played on the board
way-easy = Play an easy game
way-easy-text = A small board and an easy opponent
way-familiar = I know Hex
way-familiar-text = See what differs, then play
familiar-text = Y is Hex on a triangle. Both players have the same goal, a chain that touches all three sides, so the sides have no colours. Bridges, ladders and the swap work as in Hex.
# Whoever opens a friend’s link and has never been here is told what it is.
invitation = Your friend invites you to a game
way-answer = Answer with a move
way-answer-text = Then send the link back.
start-game-told = Play { $title } { $size }
ready = Ready to play

## The welcome, the lessons and the dialog for a new game: a new game

level-label = Level
more-alternatives = and { $left } more
# In the line that opens the other games and options
other-games = Other games: { $first }, { $second } and more
option-told = { $title } { $value ->
        [true] on
        [false] off
       *[other] { $value }
    }
# Of the game on the board, when another one is to begin
running-kept =
    { $kept ->
        [true] Your current game is saved in My games.
       *[other] The game on the board is not saved. You can keep it in My games.
    }
rivals-computer = Computer
rivals-friend = Friend on this device
rivals-link = Friend by link
rivals-bots = Two bots

## The room of the game: strips, notice, list of moves, buttons of the moment

backward = Previous
forward = Next
lens-options = Display
more = More
tip-analyse = Analyse (Space)
tip-hint = Hint (H)
tip-keys = Shortcuts (?)
tip-new = New game (N)
tip-undo = Take back (Ctrl+Z)
# Whose turn it is; offers: the moves beside a stone. $player empty where the colour is plain
your-move =
    { $kind ->
        [offers] Your move: a stone { $offers }.
        [player] Your move. You are { CAPITAL($player) }.
       *[plain] Your move.
    }
# Whose turn it is; offers: the moves beside a stone. $player empty where the colour is plain
or-move = or “{ $move }”
to-move =
    { $kind ->
        [offers] { CAPITAL($player) } to move: a stone { $offers }.
       *[plain] { CAPITAL($player) } to move.
    }
why = Why?
tap-again = Tap again to play { $move }.
verbs-swap =
    { $self ->
        [true] You swap
       *[other] { $name } swaps
    }: { $kind ->
        [traded] the players trade sides.
        [moved] the stone is { CAPITAL($owner) }’s now, on the mirror cell { $cell }.
       *[taken] the stone is { CAPITAL($owner) }’s now.
    }
reasons-swap-title = Why a swap?
reasons-swap-text = Moving first is an advantage. The pie rule makes it fair, as when one child cuts a cake and the other chooses: after the first stone, the second player may take it over instead of placing one. So open with a stone that is neither too strong nor too weak.
reasons-swap-moved = Here the players connect different sides, so the stone moves to its mirror cell, on which it is worth the same to its new owner.
takes =
    { $self ->
        [true] You take
       *[other] { $name } takes
    } { $count }.
# $begun: whether a stone was placed in this turn before.
stones-left =
    { $left ->
        [one] { $begun ->
            [true] One more stone.
           *[other] One stone in this turn.
        }
       *[other] { $left } stones in this turn.
    }
may-take =
    { $most ->
        [0] Take the last one.
        [1] Take the last one.
       *[other] Take 1 to { $most }.
    }
play-now = Play now
pause-bot = Pause
insist = Play it anyway
# The name of the button that opens the settings of a bot.
rival = { $title }: strength and settings
# $news what is going on
page-title = { $news } – { $page }
your-turn = Your move

## Levels of play

levels = Levels
others = Others
level = Level { $level }
level-of = Level { $level } of { $count }
# $standing elo: points above level 1

## The page

board = Board
broken = Unreadable text
budget = The bot thinks for
cancel = Cancel
controls = Controls
copy = Copy
dismiss = Dismiss
game = Game
licences = Licences
new-game = New game
opponent = Opponent
pause = Pause
reset-score = Reset score
resign = Resign
resign-question = Resign this game?
retry = Try again
seat = Your colour
settings = Bot settings
size = Size
other-size = Other
size-cells = { $size } ({ $cells } cells)
size-large = Big board: hundreds of moves, and the bots see less far.
start = Start
studying = Show exact values
ponder = Think on my turn
teaching = Teach me: take back my blunders
teaching-game = Teaching game.
undo = Take back
workers = Threads
you = You
two-people = Two people at this board
random = Random
# The label of the choice of a player’s bot.
bot-for = { CAPITAL($player) } is played by

# The opponents of the levels, each in one sentence of character: an ant, a snail, a mouse, a sparrow, a squirrel, a
# rabbit, a cat, a fox, a wolf, a tiger, a bear, an elephant, a whale, a dragon.
character-1 = Takes one step at a time and never looks up.
character-2 = Slow to see a threat, quick to hide from it.
character-3 = Nibbles along the edge and hopes for a gap.
character-4 = Hops from idea to idea; some of them are good.
character-5 = Hides stones all over the board and finds some again.
character-6 = Jumps ahead and now and then lands in a trap.
character-7 = Watches quietly until you leave a way open.
character-8 = Leads you astray and cuts behind your back.
character-9 = Hunts in company: its stones support each other.
character-10 = Strikes where two threats meet.
character-11 = Builds broad walls and does not give way.
character-12 = Remembers every weak point and comes back to it.
character-13 = Sees the whole board from far below.
character-14 = Older than the game. Few have beaten it.
# $wins and $losses: games between the person and the bot $title
so-far = You { $wins } : { $losses } { $title }
# What each of them says when it is beaten.
beaten-1 = One step too few. One more time?
beaten-2 = Slow to see it. Again?
beaten-3 = You left me no gap. Not even a crumb.
beaten-4 = Good idea, that. I wish it had been mine.
beaten-5 = Now where did I put that last stone?
beaten-6 = I saw the trap. I jumped anyway.
beaten-7 = Well stalked. I shall pretend I was asleep.
beaten-8 = You out-foxed me. That is my line.
beaten-9 = The pack remembers you. Come back.
beaten-10 = You struck first. I respect that.
beaten-11 = My wall had a hole. You found it.
beaten-12 = I will not forget this game.
beaten-13 = Deep. Deeper than I looked.
beaten-14 = In all these centuries, hardly anyone. You.
seeking = Looking for the turning point: { $done } of { $total } positions.
# What a mistake led to, told to its player, who may look for a better move.
cause =
    { $kind ->
        [missed] You had a forced win: move { $number } ({ $move }) missed it.
        [threat] Move { $number } ({ $move }) did not meet the threat.
        [forced] Move { $number } ({ $move }) gave the opponent a forced win.
        [cut] Move { $number } ({ $move }) let you be cut.
        [joined] Move { $number } ({ $move }) let the opponent connect.
        [turned] Move { $number } ({ $move }) turned the game.
        [lost] The game was lost, but move { $number } ({ $move }) resisted least.
       *[most] Move { $number } ({ $move }) cost you the most.
    }

## The page: two bots

watching = Two bots
step = One move
pace = Per move

## The page: clocks

clock = Clock
# In the line that opens further options
clock-told =
    { $minutes ->
        [0] No clock
       *[other] Clock: { $minutes } min
    }
increment = Increment per move
# $minutes for each player
minutes =
    { $minutes ->
        [0] None
       *[other] { $minutes } { $minutes ->
                [one] minute
               *[other] minutes
            }
    }
increment-of =
    { $seconds ->
        [0] None
       *[other] { $seconds } seconds
    }
clock-of =
    { $player }’s clock{ $runs ->
        [true] , running
       *[other] { "" }
    }
# $face exact: to the tenth of a second
clock-face =
    { $exact ->
        [true] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[other] { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
    }
time-left =
    { $self ->
        [true] You have
       *[other] { $player } has
    } { $seconds } seconds left.

## The page: settings

preferences = Settings
language = Language
theme = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark
colours = Board theme
wood = Wood
slate = Slate
meadow = Meadow
turn = Rotation
mirrored = Mirrored
contrast = High contrast
patterns = Patterns on stones
coordinates = Coordinates
numbers = Move numbers
confirm = Tap twice to play
sound = Sound
close = Close
turn-by =
    { $shape ->
        [flat] { $degrees }° · parallelogram
        [wide] { $degrees }° · wide diamond
        [tall] { $degrees }° · tall diamond
       *[none] { $degrees }°
    }

## The page: keys

move = Move
play = Play
keys = Shortcuts
single-keys = Enable single-key shortcuts
# Keys, separated by spaces, and their actions.
all-keys =
    ← ↑ → ↓ | on the board: go from cell to cell; elsewhere: step through the game and its variations
    Home End | on the board: go to the ends of the row; elsewhere: to the start and the end of the game
    PageUp PageDown | previous move, next move
    Enter Space | on the board: play on the cell
    Space | elsewhere: start or stop the analysis
    Ctrl+Z Ctrl+Y | undo, redo
    H N F | hint, new game, turn the board
    M | mark cells; the right mouse button: a circle, dragged an arrow
    / | type a move, such as a1
    ? | show this list
    Esc | close the dialog, stop the analysis
    Tab | go to the next control
unplayable = “{ $text }” cannot be played now.

## The page: analysis

dots = Mark losses on stones
# What the dots on stones tell, as points lost at least; larger ones are worse.
dots-legend = Dots: yellow −10, orange −20, red −40
analyse = Analyse
analysis = Analysis
balance = Win rate
candidates = Candidates
hint = Hint
shade = Shading
survey = Review this game
survey-stop = Stop
shades-visits = Visits
shades-owners = Ownership
shades-glance = Network, at a glance
shades-none = None
choice =
    { $order ->
        [1] best choice
        [2] second choice
        [3] third choice
        [4] fourth choice
        [5] fifth choice
       *[other] number { $order } choice
    }
favoured = { $choice } of the network, { $share }
# What the network sees before any search.
glance = At a glance, the network favours { $move } ({ $share }); winning chance: { $player } { $chance }. Number: its favour in %. The bar shows the search.
glance-takeover = The network leaves the swap aside.
favours = { $player } { $share }
will-own = { $player }’s in { $share } of playouts
hint-area = hint: in this area
hint-move = hint
# $first: whether it is the first stone and may be swapped: an even one, or proven to win or to lose.
legend =
    { $first ->
        [even] Fairest first stone: { $move } ({ $chance } to win if not swapped).
        [proven] No first stone is fair here: for each one it is proven who wins. { $move } is as good as any.
       *[no] Best: { $move } ({ $chance } to win).
    } { $faint ->
        [true] Pale = uncertain.{" "}
       *[other] {""}
    }{ $playouts ->
        [one] { $playouts } playout
       *[other] { $playouts } playouts
    }.
legend-none = The analysis starts on your turn.
legend-paused = The analysis starts when the game is paused.
legend-over = The game is over.
surveyed =
    { $doubtful ->
        [0] { $done } of { $total } positions
        [one] Checking mistakes: { $doubtful } position left
       *[other] Checking mistakes: { $doubtful } positions left
    }
curve = { $player }’s win rate after each move: { $chances }
blunder-told = { $move } would lose about { points } of winning chance. Try another move.
# In place of a better move that is not to be named.
another-move = another move
hint-waits = Looking for a hint …
hint-told = Hint: { $move }.
# The best move is another one than the $first told.
hint-changed = Hint: { $move } after a longer look, no longer { $first }.
hint-lost = Every move loses against best play; { $move } makes it hardest.
hint-somewhere = Hint: a good move lies in the marked area.

## What is proven: reasons for mistakes, hints, and what is on the board

prove = Show connections
proofs-wait = The engine is looking …
# $count of the claims that a search has proven
proofs-found =
    { $count ->
        [one] 1 proven fact
       *[other] { $count } proven facts
    }
# A cell that a connection needs, for screen readers.
carrier-cell = needed by a connection of { $player }
cells-counted = { $count } cells
sides-left = the left side
sides-right = the right side
sides-top = the top side
sides-bottom = the bottom side
sides-upper-left = the upper left side
sides-upper-right = the upper right side
sides-lower-left = the lower left side
sides-lower-right = the lower right side
# Why $better is better than $move. $one and $other are cells or sides, $cells are several cells, $answer is the
# opponent’s move, or “none” where it is not known.
reason-wins =
    { $linked ->
        [true] { $count ->
            [2] { $better } wins: it is joined to { $other } by the bridge over { $cells }.
           *[other] { $better } wins: it is joined to { $other } over { $cells }.
        }
       *[other] { $better } wins by force.
    }
reason-double = { $better } wins by a double threat: every missing link has two ways.
reason-doubled = After { $move } the opponent wins by a double threat, { $answer }: every missing link has two ways.
reason-must = The opponent threatens to win, and { $move } does not meet that: only { $cells } can.
reason-loses =
    { $answer ->
        [none] After { $move } the opponent has a forced win.
       *[other] After { $move } the opponent has a forced win, beginning with { $answer }.
    }
reason-broken-bridge =
    { $answer ->
        [none] { $move } lets the bridge between { $one } and { $other } be cut; { $better } keeps it.
       *[other] { $move } lets the bridge between { $one } and { $other } be cut, by { $answer }; { $better } keeps it.
    }
reason-broken-template =
    { $answer ->
        [none] { $move } lets the edge template between { $one } and { $other } be cut; { $better } keeps it.
       *[other] { $move } lets the edge template between { $one } and { $other } be cut, by { $answer }; { $better } keeps it.
    }
reason-broken-connection =
    { $answer ->
        [none] { $move } lets { $one } and { $other } be cut apart; { $better } keeps them connected.
       *[other] { $move } lets { $one } and { $other } be cut apart, by { $answer }; { $better } keeps them connected.
    }
reason-cut =
    { $answer ->
        [none] After { $move } the opponent can cut between { $one } and { $other }; { $better } connects them.
       *[other] After { $move } the opponent can cut between { $one } and { $other }, by { $answer }; { $better } connects them.
    }
reason-joins =
    { $answer ->
        [none] After { $move } the opponent connects { $one } with { $other }; { $better } stops that.
       *[other] After { $move } the opponent connects { $one } with { $other }, by { $answer }; { $better } stops that.
    }
# $third is a cell of the chain that lets a ladder connect, its escape.
reason-ladder-joins = After { $move } the opponent connects { $one } with { $other } by a ladder that begins at { $answer }, as { $third } is its escape; { $better } stops that.
reason-ladder-runs = { $better } begins a ladder that connects { $one } with { $other }: { $third } is its escape.
reason-ladder-escape = { $better } is a ladder escape: a ladder from { $one } that begins at { $answer } threatens to connect it with { $other }; after { $move } none does.
reason-ladder-fails = { $move } begins a ladder from { $one } along { $other } that does not connect; { $better } connects them.
reason-dead = { $move } is a dead cell: a stone there changes nothing.
# Without a reason. $one and $betterOne are the stones that $first still needs, the others those that $second needs.
reason-numbers = Stones that { $first } and { $second } still need: { $one } and { $other } after { $move }, { $betterOne } and { $betterOther } after { $better }.
# Where nothing is proven: $best and $worse are win rates.
reason-searched = By the search: { $better } { $best } to win, { $move } { $worse }.
# Why a hint is worth a look, without the move.
advice-wins = You have a forced win.
advice-double = There is a double threat on the board.
advice-doubled = The opponent threatens { $answer }, which wins by a double threat: every missing link has two ways.
advice-must = The opponent threatens to win: only { $cells } can stop that.
advice-cut = The chain at { $one } needs { $other }.
advice-joins = The opponent wants to connect { $one } with { $other }.
advice-ladder-joins = The opponent has a ladder from { $one } with an escape.
advice-ladder-runs = A ladder from { $one } reaches its escape.
advice-ladder-escape = A ladder from { $one } needs an escape.
# Moves that the search expects, in turn.
advice-line = Expected: { $line }.
# What is on the board. $count is the number of cells.
feature-reaches = { $player }: { $one } reaches { $other }.
feature-bridge = { $player }: a bridge between { $one } and { $other }, over { $cells }.
feature-template =
    { $count ->
        [one] { $player }: an edge template of one cell between { $one } and { $other }.
       *[other] { $player }: an edge template of { $count } cells between { $one } and { $other }.
    }
feature-connection =
    { $count ->
        [one] { $player }: { $one } and { $other } are connected over one cell.
       *[other] { $player }: { $one } and { $other } are connected over { $count } cells.
    }
feature-open = { $player }: { $one } and { $other } are open to whoever moves first; { $answer } connects.
feature-severed = { $player }: { $one } is cut from { $other }.
feature-ladder = { $player }: a ladder from { $one } along { $other }, beginning with { $answer }.
feature-escape = { $player }: { $other } is a ladder escape for { $one }; the ladder begins with { $answer }.
feature-region = { $player } threatens to win; the must-play region: { $cells }.
feature-double = { $player }: { $answer } wins; every missing link has two ways.
feature-dead = Dead cells: { $cells }.
feature-captured = { $player }: captured cells: { $cells }.

## The page: moves and records

comment = Comment on this position
delete = Delete
done = Done
download = Download
export-all = Download all games
file = Or a file
first-move = First position
import = Import
import-all = Add games from a downloaded file
import-game = Import a game
last-move = Last position
moves = Moves
next-move = Next move
notes = Comments and variations
open = Open
pasted = SGF, HexWorld link or moves
previous-move = Previous move
rename = Rename
promote = Make this the main line
prune = Delete from here
see-uct = See UCT think about this position
share = Share
share-game = Share this game

## The page: first steps and about

about = About
about-text = Wye is free software under the MIT licence. It loads a Python engine once; after that, everything runs in your own browser, even offline, and nothing you do leaves it.
strength = Strength of the levels
strength-text = Elo points above level 1, with 95 % confidence intervals. A lead of 200 points wins three games in four, a lead of 400 ten in eleven.
searched = After { $playouts } random games:
version = Version { $version }
unmeasured = The levels have not been measured yet.
elo =
    { $points }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    }
of-size = size { $size }

## The page: versions and storage

update-waits = A new version of this page is ready. Your game is saved.
update-now = Update
update-later = Later
forget = Delete all data
forget-question = Delete all that is stored?
forget-text = This deletes all that this browser stores for the page: your games, the score, the settings, the analyses, the progress in the problems, the runs of the lab, your own bots and the files for offline play. The page then loads again from the network.

## The page: labels of cells for screen readers

empty = empty
pending-cell = waiting
last-move-told = last move
winning = winning
proposed = tap again to play
move-number = move { $number }
token = token
taken = taken by { $player }
# The exact value of a move for the player to move.
exact-win = win
# The exact value of a move for the player to move.
exact-loss = loss
# The exact value of a move for the player to move.
exact-draw = draw
percent = { PERCENT($share) }
exact-label = exact value: { $word }
estimate-label = estimate: { $share }

## The page: status

opening-link =
    { $friend ->
        [true] Fetching your friend’s move …
       *[other] Fetching the game …
    }
opening-new = Setting up a new game.
not-started = The engine has not started, so the game has to wait.
plays =
    { $self ->
        [true] You play { $move }.
       *[other] { $name } plays { $move }.
    }
# $result of a throw of chance $player to move after it
chance =
    { $self ->
        [true] { CAPITAL($result) } – your move.
       *[other] { CAPITAL($result) }: { CAPITAL($player) } moves.
    }
same-turn = { $move }.
draw = A draw.
is-thinking = { $title } is thinking.
is-judged = Looking at your move …
is-waiting = { $title } is paused.
is-paused = Paused. { $title } to move.
will-move = { $title } moves when the engine is ready.
kept =
    Your { $count ->
        [one] move { $moves } is
       *[other] moves { $moves } are
    } set; the engine is still loading.
# $title of the reason
outcome =
    { $reason ->
        [resign] { $winnerSelf ->
                [true] You win
               *[other] { $winner } wins
            }: { $loserSelf ->
                [true] you
               *[other] { $loser }
            } resigned.
        [time] { $winnerSelf ->
                [true] You win
               *[other] { $winner } wins
            }: { $loserSelf ->
                [true] you
               *[other] { $loser }
            } ran out of time.
        [fault] { $winnerSelf ->
                [true] You win
               *[other] { $winner } wins
            }: { $loserSelf ->
                [true] you
               *[other] { $loser }
            } forfeited the game.
       *[other] { $winnerSelf ->
                [true] You win
               *[other] { $winner } wins
            }: { $title }.
    }
forfeits-resign = { CAPITAL($player) } resigns
forfeits-time = { CAPITAL($player) } runs out of time
forfeits-fault = { CAPITAL($player) } forfeits

## The page: thinking and loading

effort =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s · { $playouts ->
        [one] { $playouts } playout
       *[other] { $playouts } playouts
    }{ $workers ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $workers } threads
    }
let-move = Let { $title } move
resume = Resume
pace-of =
    { $seconds ->
        [0] Fastest
       *[other] { $seconds } s
    }
thinks-for = { $title } thinks for
loading-bytes = Loading: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
starting-python = Starting the engine
starting-workers = starting …

## The page: the list of moves

# $number 0 for a move of chance
move-text =
    { $number ->
        [0] { $move }
       *[other] { $number } { $move }
    }
comment-sign = { " " }…
# $player "": chance
by-chance = chance

## The page: games from and to files, and those kept in this browser

drawing = Picture (SVG)
bitmap = Picture (PNG)
copied = { $title }: copied.
downloaded = { $title }: downloaded.
not-copied = The browser blocks copying. Download it instead.
copy-by-hand = This browser does not let the page copy. The text is selected: copy it with Ctrl+C, or by a long press.
save-by-hand = If this browser saves no file, copy the text: it is selected.
not-ready = The engine is not ready yet. Try again in a moment.
several-games = The text contains { $count } games. Which one do you want to open?
# $name "": it has none
game-choice =
    { $hasName ->
        [true] { $order }. { $name }
       *[other] Game { $order }
    } ({ $title }, { $moves } { $moves ->
        [one] move
       *[other] moves
    })
set-up = The text describes a position without its history. The moves that lead to it here are made up.
games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
kept-game = { $name }: saved in this browser.
renamed = { $name }: renamed.
deleted = { $name }: deleted.
no-library = This file contains no saved games: expected a file from “Download all games”.
library-fault = { $reason } The current game and your saved games are unchanged.

## The page: game

tossed = Before each move a coin decides who makes it.
aims-upright = top – bottom
aims-level = left – right
aims-falling = upper left – lower right
aims-rising = lower left – upper right
goals-upright = { -Black } connects top and bottom, { -White } connects left and right.
goals-level = { -White } connects top and bottom, { -Black } connects left and right.
goals-falling = { -Black } connects upper left and lower right, { -White } connects upper right and lower left.
goals-rising = { -White } connects upper left and lower right, { -Black } connects upper right and lower left.
game-of-size = { $title }, size { $size }
budget-kind = Unit
budget-kinds-seconds = seconds per move
budget-kinds-playouts = playouts per move
score = { $first } { $wins }, { $second } { $losses }
draws =
    { $count ->
        [one] 1 draw
       *[other] { $count } draws
    }
bounds = { $least } to { $most }

## The page: faults

load-failed = Wye could not load { $file }: { $reason } The game starts once the file is here.
denied-python = The engine cannot start: this browser has no { $ability }, or an old one. Use a current Firefox, Chrome, Edge or Safari, and turn off its lockdown or strictest mode for this site.
unreachable = the server could not be reached. Check your connection, then try again.
answered = the server answered with error { $status }. Try again in a moment.
damaged = what arrived is not that file, or not all of it. If your network asks you to sign in, do that first; then try again.
stalled = nothing has arrived for 15 seconds. Check your connection, then try again.
broken-told =
    { $kind ->
        [link] This link contains no readable game. Your own game is unchanged. The text of the link:
       *[other] The game stored in this browser cannot be read. Here is a new board; the stored text was:
    }
not-loaded = This could not be loaded. Open this place again when you are online.
file-unreadable = This file cannot be read: choose it again, or paste its text.
keeps-nothing = This browser keeps nothing for this page, or has no more room for it.
not-kept = This browser keeps nothing for this page, or has no more room for it. Play on, but your next visit may not find this game; use “Share” to keep a copy.
other-window = This page is also open in another window. You can play in both; your next visit resumes the game with the latest move.
# After a loss on time was taken back
clock-off = The game goes on without a clock.
slept = The device slept for a while. The clocks of the game stood still meanwhile.
replaced = The engine stopped responding and was restarted. Your game goes on.
fewer-workers = Only { $running } of { $wanted } threads could be started.
# $reason shown by its last line: a traceback ends with its message
failed = The engine failed twice in a row: { $reason } Your game is saved.
refused = The engine refused: { $message }

## The engine: names

engine-goal-bent = Connect all three sides with one chain of your stones. The sides are bent and longer, so the middle counts for less.
engine-player-black = { -black }
engine-player-white = { -white }

## Common

number = { $value }
