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
deck-task = { CAPITAL($player) } to move. In your game you played { $move }, which cost { $cost }. Find a better move.
deck-right = { $days ->
        [1] { $move } is right. The position returns tomorrow.
       *[other] { $move } is right. The position returns in { $days } days.
    }
deck-wrong = { $move } is no better. Try another move, or look at the answer.
deck-answer = { $move } was better. The position returns tomorrow.
deck-show = Show the answer
deck-next = Next
deck-drop = Take out of the deck
deck-done = That was all for today.
trainer-title = Openings
trainer-text = First stones and swaps: what would the tables say?
trainer-due = { $due ->
        [0] Nothing to repeat today, { $all } answered
       *[other] { $due } of { $all } to repeat today
    }
trainer-board = Board
trainer-waits = The question comes as soon as the engine has loaded.
# $first has placed the first stone, which $second may take over.
trainer-asked = { CAPITAL($first) } has begun with { $stone }. Should { CAPITAL($second) } take over the stone, or play on?
trainer-take = Take it over
trainer-leave = Play on
trainer-fair = { CAPITAL($player) } begins, and the other player may take over the stone. Place the fairest one.
# $strong whether the stone wins more than half of its games
trainer-unfair = Without a swap { $stone } wins { $share }: { $strong ->
        [true] too strong.
       *[other] too weak.
    } Try another stone, or look at the answer.
trainer-fairest = { $right ->
        [true] Right:
       *[other] The answer:
    } { $stone } is one of the fairest stones. Without a swap it wins { $share }.
trainer-taken = { $right ->
        [true] Right.
       *[other] No.
    } Without a swap { $stone } wins { $share }: { $strong ->
        [true] better to take it over.
       *[other] better to play on.
    }
trainer-returns = { $days ->
        [1] The question returns tomorrow.
       *[other] The question returns in { $days } days.
    }
daily-problem = Problem of the day
next-unsolved = Next unsolved
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
find-move = { CAPITAL($player) } to play and win: find the only winning move.
told-area = Hint: the move lies in the marked area.
told-move = Hint: the move is { $move }.
right-move = Right: { $move } is the only winning move.
right-end = Right: { $move } wins.
right-so-far = Right: { $move }.
defended = Right: { $move }. { CAPITAL($player) } defends with { $answer }: find the move that still wins.
right-line = { CAPITAL($player) } wins against any defence, for example:
# $ready whether the engine can be asked
wrong-move =
    { $move } does not win. { $ready ->
        [true] Looking for the answer …
       *[other] The answer follows when the engine has loaded.
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
friend = Your friend
friend-to-move = Now send the link to your friend.
friend-sent = Waiting for your friend’s link.
send-link-told = Send the link
friend-link-longer = { "" }
friend-link-same = { "" }
friend-link-older = This link is older than the game here. The game stays as it is.
friend-link-other = This link contradicts the game here, which stays as it is. The moves of the link:
none-found = No game here has these words.
watching-told = Shared game. Continue as:
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
set-up-stone = A chosen cell gets
# Whose turn it is: one of the players.
set-up-turn = To move
clear-board = Clear the board
make-problem = Make it a problem
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
win-rate = wins { $share }
signs-inaccuracy = ?!
signs-mistake = ?
signs-blunder = ??
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
mistake = { $number }. { $move } costs { $cost }, better was { $better }
accuracy = { $player } lost { $loss } per move on average · { $counts }
no-mistakes = no mistakes
given = 1. { $move } wins { $chance } for whoever takes it: with the pie rule it is swapped.
# $move with its number, empty at the start
curve-at = { $move } · { $player } { $chance }
# $move with its number, empty at the start
curve-start = Start
learn = Learn from your mistakes
learn-from = Learn from { $player }’s mistakes
mistake-count = Mistake { $number } of { $total }
show-answer = Show the answer
next-mistake = Next
end-learning = Finish
verdicts-ask = Find a better move than { $move }.
verdicts-judging = Is { $tried } better? The engine is looking …
verdicts-best = Right: { $tried } is the best move.
verdicts-good = Right: { $tried } is as good as { $better }.
verdicts-worse = Not better: { $tried } costs { $cost } of the winning chances. Try again.
verdicts-told = The answer is { $better }.
verdicts-done = You found { $found } of { $total } better moves yourself.
even-stones =
    { $hasBest ->
        [true] { $even ->
            [true] Fairest first stones, without a swap: { $best }.
           *[other] No first stone is fair, as far as is known; the nearest to it, without a swap: { $best }.
        }
       *[other] No first stone is fair: of each it is proven whether it wins.
    }
# A winning chance, and how far it may be wrong: 0 where it is proven.
winning-chance =
    { $error ->
        [0] { $share }
       *[other] { $share } ± { $error }
    }
answers =
    { $taking } wins { $taken }{ $even ->
        [true] : even
       *[other] {""}
    }. { $hasBest ->
        [true] Best answer: { $best }
       *[other] Playing on wins { $answered }, with the best answer
    }.
openings-offer =
    { $ply ->
        [0] How even is each first stone?
       *[other] Is this stone worth a swap?
    }
stones-legend =
    { $proven ->
        [all] Number: win % of the stone if nobody swaps.
       *[other] { $even ->
            [true] Blue: even, as far as is known.
           *[other] Blue: nearest to even.
        } Number: win % of the stone if nobody swaps.
    }
answers-legend = Number: win % of the answer.
no-answers = Only the swap was measured, not the answers to this stone.
# $proven: how many of the numbers are proven; $positions and $error are of the others.
openings-source =
    { $proven ->
        [all] Proven.
        [some] 0 and 100 are proven; the others are what a search by Wye of { $positions } positions says, ± { $error } at most.
       *[none] By a search by Wye of { $positions } positions, ± { $error } at most.
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
tasks-gap-text = Your stone on the left and your chain on the right and at the bottom are one cell apart. Which cell joins them?
tasks-gap-done = Now it is one chain, and it touches all three sides.
tasks-arms-text = Three arms, and each reaches one side. Which cell makes them one chain?
tasks-arms-done = That is the Y which gives the game its name.
tasks-race-text = { -White } has just played a4, to keep your stones apart. Join them along the bottom; after that, two cells lead to the right side.
tasks-race-done = d4 and e5 both led to the right side, and { -White } could take one of them only.
tasks-corner-text = A corner belongs to both its sides. Your chain on the left touches two sides. Which cell adds the third?
tasks-corner-done = The corner is part of the left and of the right side: you win.
tasks-low-text = The same at the bottom. Your chain touches the right side and the bottom. Which cell belongs to the left side as well?
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
tasks-mirror-text = The same on the other side: { -Black }’s c3 comes down along the right. Which block holds?
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
tasks-side-text = And a stone beside the corner?
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
tasks-ahead-done = Well read. Ask before each move: what is the best answer, and what do I play then?
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
tasks-bend-2-text = The same again: which stone wins against every answer?
tasks-bend-2-done = Bridges and double threats work as on every board of Y.
tasks-handicap-text = A handicap makes up for strength: { -Black } begins with extra stones, and nobody swaps. The first of these two stands in a corner, where it does little. Place the second so that you win.
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
tasks-hexescape-text = The same with a stone in the middle: d4 is your escape.
tasks-hexescape-done = d4 had its bridge to the bottom, and so had the ladder.
tasks-hexclimb-text = Run on from a4. This time nothing waits at the end of the ladder: place the escape yourself, in time.
tasks-hexclimb-done = e4 was the escape: it threatened two things at once.
tasks-hexread-text = Your stones stand at the top and at the bottom. Find the one that links them over pairs.
tasks-hexread-done = Four moves ahead, and each had its answer.
tasks-diagonal-text = Without a swap, only four first stones win on four rows. Look at the short diagonal, from d1 to a4.
tasks-diagonal-done = The short diagonal runs between the players’ corners. Its middle is the strongest place of Hex.
tasks-hexswap-text = { -Black } has opened in the middle. Swap, or answer?
tasks-hexswap-done = In Hex a swapped stone is mirrored, so that it is worth the same to you.
tasks-hexleave-text = And the sharp corner a1?
tasks-hexleave-done = It is too weak to be swapped. You take the middle instead.
tasks-hexmirror-text = And the blunt corner c1, at an end of the short diagonal?
tasks-hexmirror-done = On this small board it wins, so take it.
lesson-board = Board of the lesson
lesson-count = Task { $step } of { $count }
all-lessons = All lessons
play-position = Play this position out
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
refuted-slow = That is good enough in the end, but another move does it at once.
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
way-easy-text = A small board and a gentle opponent
way-familiar = I know Hex
way-familiar-text = See what differs, then play
familiar-text = Y is Hex on a triangle. Both players have the same goal, a chain that touches all three sides, so the sides have no colours. Bridges, ladders and the swap work as in Hex.
# Whoever opens a friend’s link and has never been here is told what it is.
invitation = Your friend invites you to a game
way-answer = Answer with a move
way-answer-text = Then send your friend the link that the page offers.
start-game-told = Play { $title } { $size }
engine-ready = Ready to play

## The welcome, the lessons and the dialog for a new game: a new game

level-label = Level
more-choices = More options
running-kept = Your current game is saved in My games.
rivals-computer = Computer
rivals-friend = Friend on this device
rivals-link = Friend by link
rivals-bots = Two bots

## The room of the game: strips, notice, list of moves, buttons of the moment

backward = Previous
forward = Next
lens-options = Display and warnings
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
reasons-swap-text = Moving first is an advantage. The pie rule makes it fair, as when one child cuts a cake and the other chooses: after the first stone, the second player may take it over instead of placing one. Where the players connect different sides, the stone moves to its mirror cell, on which it is worth the same to its new owner. So open with a stone that is neither too strong nor too weak.
takes =
    { $self ->
        [true] You take
       *[other] { $name } takes
    } { $count }.
# $begun: whether a stone was placed in this turn before.
stones-left =
    { $left ->
        [one] { $begun ->
            [true] One more stone in this turn.
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
take-back = Take back
play-now = Play now
pause-bot = Pause
play-on = Play on
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
# $title of the next stronger level, which would suit the person better
stronger = You are doing well. Try { $title } next?
# $title of the next weaker level, which would suit the person better
weaker = { $title } is a little easier. Try it next?
# $standing elo: points above level 1
standing =
    { $elo ->
        [none] { level-of } · { $sizes ->
            [one] strength measured on size { $smaller }
           *[other] strength measured on sizes { $smaller } and { $larger }
        }
        [0] { level-of }
       *[other] { level-of } · about { $elo } Elo above level 1
    }

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
size-cells = { $size } ({ $cells } points)
size-large = A game on so large a board has hundreds of moves. Bots think as long as elsewhere, and so see less.
start = Start
studying = Show exact values
ponder = Think on my turn
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
# Of the person's worst mistake, after a lost game.
turning-point = The turning point was move { $number }: { $move } cost { $cost } of the winning chances. Better: { $better }.

## The page: two bots

watching = Two bots
step = One move
pace = Per move

## The page: clocks

clock = Clock
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

alarm = Warn me about blunders
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
glance = At a glance, the network favours { $move } ({ $share }); winning chance: { $player } { $chance }. Number: share of its favour in %. The bar shows the search.
glance-takeover = The network leaves the swap aside.
favours = { $player } { $share }
will-own = { $player }’s in { $share } of playouts
hint-area = hint: in this area
hint-move = hint
# $first: whether it is the first stone and may be swapped: an even one, or proven to win or to lose.
legend =
    { $first ->
        [even] Best first stone: { $move }, as even as any: it wins { $chance } if nobody swaps.
        [proven] Of each first stone it is proven whether it wins, so none is even; { $move } is as good as any.
       *[no] Best: { $move }, wins { $chance }.
    } { $faint ->
        [true] Faint numbers are uncertain.{" "}
       *[other] {""}
    }{ $playouts ->
        [one] { $playouts } playout
       *[other] { $playouts } playouts
    }.
legend-none = The analysis starts on your turn.
legend-paused = The analysis starts when the game is paused.
legend-over = The game is over.
surveyed = { $done } of { $total } positions
curve = { $player }’s win rate after each move: { $chances }
alarm-told = That move lowered your win rate by about { $cost }.
hint-waits = Looking for a hint …
hint-told = Hint: { $move }.
# The best move is another one than the $first told.
hint-changed = Hint: { $move } after a longer look, no longer { $first }.
hint-lost = Every move loses against best play; { $move } makes it hardest.
hint-somewhere = Hint: a good move lies in the marked area.

## What is proven: reasons for mistakes, hints, and what is on the board

prove = What is on the board?
proofs-wait = The engine is looking …
# $count of the claims that a search has proven
proofs-found = proven: { $count }
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
       *[other] { $better } wins for certain.
    }
reason-double = { $better } wins by a double threat: two ways for each link that is missing.
reason-doubled = After { $move } the opponent wins by a double threat, { $answer }: two ways for each link that is missing.
reason-must = The opponent threatens to win, and { $move } does not meet that: only { $cells } can.
reason-loses =
    { $answer ->
        [none] After { $move } the opponent wins for certain.
       *[other] After { $move } the opponent wins for certain, beginning with { $answer }.
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
reason-ladder-escape = { $better } is a ladder escape: a ladder from { $one } that begins at { $answer } threatens to connect it with { $other }; after { $move } none does.
reason-ladder-fails = { $move } begins a ladder from { $one } along { $other } that does not connect; { $better } connects them.
reason-dead = { $move } is a dead cell: a stone there changes nothing.
# Without a reason. $one and $betterOne are the stones that $first still needs, the others those that $second needs.
reason-numbers = Stones that { $first } and { $second } still need: { $one } and { $other } after { $move }, { $betterOne } and { $betterOther } after { $better }.
# Where nothing is proven: $best and $worse are win rates.
reason-searched = By the search { $better } wins { $best }, { $move } { $worse }.
# Why a hint is worth a look, without the move.
advice-wins = There is a move that wins for certain.
advice-double = There is a double threat on the board.
advice-doubled = The opponent threatens { $answer }, which wins by a double threat: two ways for each link that is missing.
advice-must = The opponent threatens to win: only { $cells } can stop that.
advice-cut = The chain at { $one } needs { $other }.
advice-joins = The opponent wants to connect { $one } with { $other }.
advice-ladder-joins = The opponent has a ladder from { $one } with an escape.
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
feature-double = { $player }: { $answer } wins, with two ways for each link that is missing.
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

opening-link = Opening the linked position.
opening-new = Setting up a new game.
engine-absent = The engine has not started, so the game has to wait.
plays =
    { $self ->
        [true] You play { $move }.
       *[other] { $name } plays { $move }.
    }
# $result of a throw of chance $player to move after it
chance = { CAPITAL($result) }: { CAPITAL($player) } moves.
draw = A draw.
is-thinking = { $title } is thinking.
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
budget-kinds-seconds = Time per move
budget-kinds-playouts = Playouts per move
budget-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
budget-playouts = { $playouts } playouts
score = { $first } { $wins }, { $second } { $losses }
draws =
    { $count ->
        [one] 1 draw
       *[other] { $count } draws
    }
bounds = { $least } to { $most }

## The page: faults

load-failed = Wye could not load { $file }: { $reason } The game starts once the file is here.
denied-python = The engine cannot start: this browser has no WebAssembly, or an old one. Use a current Firefox, Chrome, Edge or Safari, and turn off its lockdown or strictest mode for this site.
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
not-kept = This browser keeps nothing for this page, or has no more room for it. Play on, but your next visit may not find this game; use “Share” to keep a copy.
other-window = This page is also open in another window. You can play in both; your next visit resumes the game with the latest move.
slept = The device slept for a while. The clocks of the game stood still meanwhile.
replaced = The engine stopped responding and was restarted. Your game goes on.
fewer-workers = Only { $running } of { $wanted } threads could be started.
# $reason shown by its last line: a traceback ends with its message
engine-failed = The engine failed twice in a row: { $reason } Your game is saved.
engine-error = The engine refused: { $message }

## The engine: names

said-black = { -black }
said-white = { -white }

## Common

number = { $value }

### The lab

## The course

lab-course-short = Course
lab-course-title = A course in eight lessons
lab-course-intro = Predict first, then look. Each lesson opens its experiments with the values that it speaks of.
lab-course-predict = Predict
lab-course-see = See
lab-course-exercise = Exercise
lab-course-sources = Literature
lab-course-experiments = Experiments
lab-lesson-ahead-title = Looking ahead
lab-lesson-ahead-text = Minimax looks some moves ahead, judges the positions there, and lets each player choose the best value for itself. What it finds is exact if every path ends with the game, and as good as the evaluation otherwise.
lab-lesson-ahead-predict = In tic-tac-toe with open lines the first player has the centre and a corner (b2, c3), the second one the opposite corner (a1) and is to move. Which square will minimax choose at depth 3? Write it down before the last step.
lab-lesson-ahead-see = Values pass from the leaves to the root, and the line of pseudocode at work changes with each node. In the heap of Nim every move has the same value: the evaluation forgets who took the last token.
lab-lesson-ahead-exercise = Correct the evaluation of Nim on paper: whom must it ask about? Then compare with the preset without the mistake.
lab-lesson-ahead-sources = Claude Shannon, Programming a computer for playing chess (1950).
lab-lesson-cuts-title = Leaving out what cannot matter
lab-lesson-cuts-text = Alpha-beta carries a window from alpha to beta. As soon as alpha reaches beta, somebody has a better choice higher up, and the other moves here are left out. The value at the root stays the same.
lab-lesson-cuts-predict = Which share of the leaves of minimax will alpha-beta visit with unsorted moves, and which with the best move first?
lab-lesson-cuts-see = With the best move first the leaves are b^⌈d/2⌉ + b^⌊d/2⌋ − 1, about the square root of all; a bad order leaves out hardly anything. At each cut the window explains why. In “Why alpha-beta is right” a line is wrong: the first broken promise can be followed up to the root.
lab-lesson-cuts-exercise = Solve the puzzle of the bench without a mistake, with three different seeds. Say aloud at each cut: who has something better, and where?
lab-lesson-cuts-sources = Donald Knuth and Ronald Moore, An analysis of alpha-beta pruning (1975).
lab-lesson-chance-title = Opponents who err, and dice
lab-lesson-chance-text = Expectimax averages where minimax takes the minimum. It expects more from an opponent who errs and is punished by one who does not; expectiminimax mixes both by the share of errors.
lab-lesson-chance-predict = How many replies of a hundred must be random before expectimax expects more than minimax?
lab-lesson-chance-see = The lines of both strategies cross near one half. Expectiminimax lies above both, but must know the share.
lab-lesson-chance-exercise = Find a tree (a seed) in which the two never cross, and explain from its leaves why.
lab-lesson-chance-sources = Donald Michie, Game-playing and game-learning automata (1966).
lab-lesson-bandits-title = To explore or to use what one knows
lab-lesson-bandits-text = A bandit has arms with unknown chances. Whoever always pulls the best arm so far may miss a better one; whoever tries them all for ever pays for it. UCB1 adds to each mean half the width of an interval that narrows with the pulls.
lab-lesson-bandits-predict = Which strategy will have the least regret after the last pull?
lab-lesson-bandits-see = The regret of UCB1 and of Thompson sampling grows like the logarithm of the pulls, that of uniform choice in a straight line.
lab-lesson-bandits-exercise = Pull the arms yourself, twenty pulls, and beat epsilon-greedy. Then make the arms more alike (0.45, 0.5, 0.55): why does everybody need longer?
lab-lesson-bandits-sources = Peter Auer, Nicolò Cesa-Bianchi and Paul Fischer, Finite-time analysis of the multiarmed bandit problem (2002).
lab-lesson-trees-title = A tree of bandits
lab-lesson-trees-text = UCT treats each node as a bandit: selection by the bound, expansion by one child, a random playout, and its score passed back to the root. The tree grows where the values are high.
lab-lesson-trees-predict = From which playout on will the search always choose the move that it plays in the end?
lab-lesson-trees-see = In each step, the bars show value and bonus of the children compared, and the board shows the position. With the wrong perspective every node believes that its opponent helps: the search grows confident, and loses. In “Why the loop is right” the same fault breaks the promise of backpropagation at the first node that the opponent chose.
lab-lesson-trees-exercise = Stop after ten iterations and compute the next selection by hand. Then step on and compare with the formula. Then grow a tree yourself under “Choose yourself”, and be told what UCT would have chosen.
lab-lesson-trees-sources = Levente Kocsis and Csaba Szepesvári, Bandit based Monte-Carlo planning (2006).
lab-lesson-convergence-title = How fast, and how sure
lab-lesson-convergence-text = With enough playouts UCT converges to minimax. The move is right long before the value is, because the value is a mean over all that was ever tried. RAVE borrows results from similar moves and is faster at first.
lab-lesson-convergence-predict = From how many playouts on is the move right in at least 95 % of the searches?
lab-lesson-convergence-see = The rings of wrong moves disappear early, while the dots move to the exact value slowly. Up to 100 playouts they even move away from it, because the greatest of a few noisy means is too high at first. In the second experiment, with both axes logarithmic, the distance falls about in a straight line from 500 playouts on: a power of the playouts.
lab-lesson-convergence-exercise = Read the slope of that line from two points. How many playouts would halve the distance once more?
lab-lesson-convergence-sources = Sylvain Gelly and David Silver, Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
lab-lesson-strength-title = Measuring who is better
lab-lesson-strength-text = A result is a number with an interval. Games in pairs with swapped colours cancel the advantage of the first move; a sequential test stops as soon as the evidence suffices, and tells in advance how often it will be wrong.
lab-lesson-strength-predict = Of 40 playouts a move, is it better to spend more on iterations or more on playouts in each?
lab-lesson-strength-see = Of two results, the interval of their difference decides: it may leave 0 out even where their own intervals overlap a little. The ratings of a tournament move by dozens of points until many games are played. The test errs about as often as it promised.
lab-lesson-strength-exercise = Design a match that tells two bots 50 Elo points apart. How many pairs of games does the test take on average?
lab-lesson-strength-sources = Abraham Wald, Sequential tests of statistical hypotheses (1945); Ralph Bradley and Milton Terry, Rank analysis of incomplete block designs (1952).
lab-lesson-decisions-title = Deciding under chance
lab-lesson-decisions-text = Without an opponent but with chance, a game becomes a Markov decision process. Value iteration, policy iteration and Q-learning find its best policy, with a model or without one; tree search looks ahead from one state alone.
lab-lesson-decisions-predict = Is the policy right before the values are, or the other way round?
lab-lesson-decisions-see = The policy settles early. Value iteration is right in every cell after twelve sweeps. Q-learning, which nobody told the rules, still has a wrong move in two cells after 300 walks, and because its learning rate is fixed its values never stand still: more walks alone do not settle it.
lab-lesson-decisions-exercise = Change the reward of a move until the robot runs into the bad end on purpose. At which reward does the first arrow turn?
lab-lesson-decisions-sources = Richard Bellman, Dynamic programming (1957); Christopher Watkins, Learning from delayed rewards (1989).

## The bench minimax

lab-minimax-predict = If alpha-beta takes the moves in their natural order, which share of the leaves of minimax does it visit at the greatest depth, on average over all runs?
lab-minimax-legend = Values are winning chances of player 1: max wants high values, min low ones. Brackets enclose the window from alpha to beta with which the search enters a node. ≥ and ≤ mark bounds: after a cut-off the true value may lie beyond the number. A dashed and struck edge is a move that is left out; the reason stands beside it.
lab-minimax-plot-legend = Mean number of leaves with its 95 % interval, over the depth of the search. On the logarithmic scale exponential growth is a straight line, and its slope is the logarithm of the branching factor. Dashed: b^⌈d/2⌉ + b^⌊d/2⌋ − 1, the fewest possible (Knuth and Moore).
lab-minimax-seen = Every order finds the value of minimax; only the work differs. With the best move first, alpha-beta visits as few leaves as Knuth and Moore prove, 53 of 729 in the usual tree: its effective branching factor is about the square root of that of minimax, so with the same work it looks almost twice as deep. Unsorted moves leave out about two thirds, and with the worst move first hardly anything is left out. The history heuristic learns nothing from random leaves, but something in tic-tac-toe. In the preset with the mistake every move of Nim has the value 0, and the search chooses the first one: the evaluation says that player 1 has lost whenever the heap is empty. It ought to ask which player took the last token, because that player has won.
lab-minimax-paragraphs =
    Minimax looks some moves ahead and judges the positions there by an evaluation. Player 1, max, chooses the greatest value and player 2, min, the least one, so values pass from the leaves to the root. Alpha-beta carries a window along: by the choices on the way to this node max is already sure of at least alpha, and min of at most beta. As soon as alpha reaches beta, one of the two has a choice higher up that is at least as good as this node, so the other moves here do not matter: this is a cut-off.

    With b moves at each node and depth d, minimax visits b^d leaves. Alpha-beta visits b^⌈d/2⌉ + b^⌊d/2⌋ − 1 with the best move first at every node, and all b^d at worst, so a good order of moves is worth more than a faster computer. The memory is in proportion to b times d, because the search keeps only one path.

    The value is exact if every path ends with the end of the game. If the search stops earlier, the value is only as good as the evaluation. A search may stop at a fixed depth, after a fixed time (iterative deepening then returns the result of the last finished depth), or where the position is quiet, that is, where the last move hardly changed the evaluation. Alpha-beta always finds the same value at the root as minimax, with less work.

    In tic-tac-toe the evaluation counts open lines: 3 points for one with two marks, 1 for one with a single mark, and the opponent’s points are subtracted. A lead of L points is the chance 1/2 + L / (2 (|L| + 6)): a lead of 6 is worth 0.75, a lead of 1 about 0.571.
lab-minimax-pseudocode =
    value(node, depth, alpha, beta):
        if the game is over or depth = 0: return the evaluation
        if player 1 moves:
            for each move:
                alpha = max(alpha, value(child, depth - 1, alpha, beta))
                with cut-offs, if alpha >= beta: leave out the other moves
            return the greatest value found
        if player 2 moves:
            for each move:
                beta = min(beta, value(child, depth - 1, alpha, beta))
                with cut-offs, if alpha >= beta: leave out the other moves
            return the least value found
lab-minimax-sources =
    Claude Shannon: Programming a computer for playing chess (1950).
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
lab-minimax-options-tenth = less than a tenth
lab-minimax-options-quarter = from a tenth to a quarter
lab-minimax-options-half = from a quarter to a half
lab-minimax-options-more = half of them or more
lab-minimax-why-tenth = Alpha-beta visits so few leaves only if the best move comes first at nearly every node, and unsorted moves are seldom in such a lucky order.
lab-minimax-why-quarter = A cut-off comes only after a good move. How often such a move happens to come early in the natural order depends on the tree: here it comes early less often, or more often, than your answer requires.
lab-minimax-why-half = This is the usual share in small trees with random leaves. Here the natural order is better or worse than a random one, or the tree is so deep or so shallow that the cut-offs save another share.
lab-minimax-why-more = The order need not be perfect: one good move among the first is enough for a cut-off, and a cut-off high in the tree removes whole branches.
lab-minimax-measured =
    In the natural order alpha-beta visits { NUMBER($share, maximumSignificantDigits: 4) } % of the leaves of minimax ({ NUMBER($leaves, maximumSignificantDigits: 4) } leaves){ $best ->
        [none] { "" }
       *[other] ; with the best move first it visits { NUMBER($best, maximumSignificantDigits: 4) }
    }.
lab-minimax-across-title = Depth
lab-minimax-up-title = Leaves
lab-minimax-least = fewest possible
lab-minimax-puzzle-task = Here is a small tree with the values of its leaves. Mark the moves that alpha-beta will leave out if it tries the moves from top to bottom: choose a node by a click, or by the arrow keys and Enter. All nodes below a marked node are left out with it.
lab-minimax-puzzle-marked = Leaves that you leave out: { $marked } of { $all }.
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
lab-chance-legend = The same tree three times. Minimax assumes that the opponent makes the reply that is worst for you. Expectimax assumes a random reply, so the mean counts. Expectiminimax assumes that a coin decides before each reply whether the opponent makes the best or a random one. The probability of each chance move stands beside it. Values are winning chances of player 1.
lab-chance-plot-legend = Mean lead over what minimax can expect in the same tree, with its 95 % interval: above 0 the search wins more than minimax, below 0 less. The opponents range from perfect (left) to random (right); expectiminimax knows how many replies are random. The table has the results themselves, from a loss at 0 to a win at 1.
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
        if a random opponent moves: return the mean over the replies
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
       *[other] Expectimax expects more from { NUMBER($share, maximumSignificantDigits: 4) } %{ $error ->
            [none] {""}
           *[other] {" "}(± { NUMBER($error, maximumSignificantDigits: 2) })
        } random replies on.
    } Trees in which the two begin with different moves: { $other } of { $trees }.
lab-chance-coin = The coin makes { $share } % of the replies random.
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
lab-windows-plot-legend = For each tree the leaves visited, as a share of all, and the value found; ✗ marks a wrong one.
lab-windows-seen = A node owes its parent only this: the exact value if that lies inside the window, and a bound if not. If the children keep this promise, the node keeps it, and at the root the window has no bounds.
lab-windows-paragraphs =
    Alpha is what max is sure of on the way to a node, beta what min is sure of. A value outside of the window will not be chosen: whoever would be hurt by it has something better higher up. So it need not be known exactly, and the search may stop as soon as the window is empty.

    That is a proof by induction. A leaf gives its value. At an inner node the children have kept the promise with the windows that they were given; the best of their values then lies on the right side of alpha and beta. Here each node is compared with its minimax value when it is left, and a line of the search can be made wrong.
lab-windows-pseudocode =
    value(node, alpha, beta):
      at a leaf: return its value
      for each move:
        v = value(child, alpha, beta)
        max: best = max(best, v), alpha = max(alpha, best)
        min: best = min(best, v), beta = min(beta, best)
        if alpha >= beta:
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
lab-windows-shares = Leaves visited, %
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
          Q/N + 2 Cp sqrt(ln N(parent) / N)
      take an untried move
        and make it a child
      play to the end of the game
      for each node of the path, from the leaf up:
        add the playouts to N, and the score of its player to Q
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
    Every student has numbers of their own: they follow from the name and the seed. Hand in, and copy the line below the points; the teacher checks it with the command wye lab --check, which computes the points anew. A link to the exercise with solutions=on shows all answers, in the trees and in the table. That is no secret: everything is computed in the reader’s browser, so a student who knows of it can open such a link, too.
lab-exercise-pseudocode =
    values: max takes the greatest, min the least value of the children
    cuts: from left to right, with a window from -∞ to ∞
      max raises alpha, min lowers beta
      alpha >= beta: leave out the rest of this node
    selection: the greatest Q/N + 2 Cp sqrt(ln ΣN / N)
lab-exercise-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
lab-exercise-title = Your answers
lab-exercise-task = task
lab-exercise-values-task = Task 1: back the values up. Which value has each inner node?
lab-exercise-cuts-task = Task 2: search this tree by alpha-beta, from left to right. Which leaves are visited, and with which window (alpha, beta) does the search come to each inner node?
lab-exercise-cuts-hint = A window is written as -inf, 5 or -∞, 5, and - where the search does not come. It comes to the root with -inf, inf.
lab-exercise-selection-task = Task 3: after { $all } visits UCB1 selects with Cp = { $c }. Which move, and with which bound?
lab-exercise-code-task = Task 4: complete the lines of code at the gap ___. Each is run against hidden tests.
lab-exercise-code-hint = Besides the names below a line you may use numbers, + - * / **, comparisons, and, or, not, … if … else …, { $functions }.
lab-exercise-code-choice = { $names }: the values of the children, and whose move it is, 1 or 2
lab-exercise-code-cut = { $names }: the window
lab-exercise-code-bound = { $names }: the sum of the results, the visits, those of the parent, and Cp
lab-exercise-code-backup = { $names }: the result for player 1, from 0 to 1, and whose total it is, 1 or 2
lab-exercise-solved = This link shows the solutions.
lab-exercise-fails = With { $case } your line gives { $got } instead of { $wanted }.
lab-exercise-unreadable = This gives no number: expected a formula of { $names }, with { $functions }.
lab-exercise-arms = Wins by visits
lab-exercise-value = Value of { $node }
lab-exercise-visited = Leaf { $node } visited?
lab-exercise-window = Window at { $node }
lab-exercise-selected = Move that UCB1 selects
lab-exercise-bound = Its bound, to two decimal places
lab-exercise-hand-in = Hand in
lab-exercise-grade = { $points } of { $of } points
lab-exercise-line = Line to hand in

## The bench bandits

lab-bandits-predict = Which strategy will have the least regret after the last pull, on average over all runs?
lab-bandits-task = Here are the same arms in an unknown order. Pull them, and compare your regret with that of the strategies after as many pulls.
lab-bandits-legend = Dot: mean reward so far. Bar: its confidence interval, mean ± sqrt(2 ln n / T). Dashed stroke: the true chance. The arrow marks the arm that is pulled next.
lab-bandits-plot-legend = Mean regret of each strategy with its 95 % interval. Dashed: c ln n. In the long run no strategy that does well for every choice of arms can have less regret (Lai and Robbins).
lab-bandits-seen = Uniform choice pays for every pull alike, so its regret is a straight line. UCB1 and Thompson sampling flatten: on the logarithmic scale of pulls they tend to straight lines, because their regret grows as ln n. Epsilon-greedy explores at a fixed rate forever, so in the long run its regret grows as a straight line, however good it looks early on. The dashed rate holds only in the limit: over few pulls the regret of a strategy may lie below it.
lab-bandits-paragraphs =
    A bandit has arms that pay with unknown chances. A player who always pulls the arm with the best mean so far may never find out that another arm is better; a player who keeps trying all arms wastes pulls on bad ones. Regret measures this loss: the expected reward of always pulling the best arm, less the expected reward of the pulls that were made.

    UCB1 adds to each mean the half width of a confidence interval and pulls the arm whose upper end is highest. So it pulls an arm either because the arm is good or because little is known of it; each pull narrows the interval of that arm. Thompson sampling keeps a probability distribution for the chance of each arm, draws one chance from each distribution, and pulls the arm with the highest draw.

    Each choice of UCB1 takes time in proportion to the number of arms, and so does its memory: two numbers for each arm. The expected regret of UCB1 is at most 8 ln n times the sum of 1 / gap over the worse arms, plus a constant, for any rewards from 0 to 1; the gap of an arm is the distance of its mean from the best one. Since regret grows only as ln n, the share of pulls that go to the best arm tends to 1. Tree search with UCT applies the same rule at every node.
lab-bandits-pseudocode =
    pull each arm once
    for n = number of arms, n + 1, ...:
        pull the arm with the greatest mean + sqrt(2 ln n / pulls)
        update its pulls and its mean
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
lab-uct-legend = Bars: for each child that is compared, its value Q/N and, after it, its bonus; the child with the longest bar is selected. Board: the position of the node; raised stones are moves of the tree, flat ones moves of the playout, numbered from the root. Shaded cells: shares of the visits, with the value in per cent. Tree: each node with its visits and its value for the player whose move leads to it; the wider the edge, the larger the share of the visits.
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
        Q = Q + score of its mover
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
lab-uct-why-half = The time at which the leader stays depends on the gap between the values of the best moves. Here this gap is larger, so the choice came sooner, or smaller, so it came later.
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

## The bench convergence

lab-convergence-predict = From how many playouts on is the move of the first bot right in at least 95 % of its searches?
lab-convergence-legend = Each dot is one search, placed at the value of the move that it chooses; a ring marks a search whose move is not among the best. Dashed: the exact value. Below the axis: the mean and the range of all searches. Above the dots: the moves that were chosen and the number of searches that chose them, with ✓ if the move is among the best. On the board: the exact value of each move, shaded by the share of the searches of the first bot that choose it.
lab-convergence-plot-legend = Above: the value of the chosen move, mean of all searches with its 95 % interval; dashed: the exact value. In the middle: the mean distance from it. Below: the share of searches whose move is wrong, with its 95 % interval.
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
    mean over the seeds, 95 % interval
lab-convergence-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).
    Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).
lab-convergence-why-early = Random games alone say little about the best move here. For each move the tree must first find the best reply of the opponent, and that takes more playouts than this.
lab-convergence-why-late = How many playouts it takes depends on how deep the refutations lie and how close the moves are in value. Here the search found the best move sooner than you thought, or needs even more playouts.
lab-convergence-why-never = The value need not be exact for the move to be right: it is enough that a best move gets the most visits, and this happens earlier.
lab-convergence-early = from { $playouts } or fewer
lab-convergence-late = from more than { $from }, but no more than { $to }
lab-convergence-never = not even after { $playouts }
lab-convergence-settled = The move of { $bot } is right in at least 95 % of its searches from { $playouts } playouts on; its value is then still { $distance } away from the exact one on average.
lab-convergence-unsettled = After { $playouts } playouts the move of { $bot } is still wrong in { $wrong } % of its searches, and its value is { $distance } away from the exact one on average.
lab-convergence-marks = number of playouts
lab-convergence-before = No search has begun. The exact value is { $exact }.
lab-convergence-after = Step { $step }: { $playouts } playouts.
lab-convergence-estimated = { $bot } estimates { $value } on average; searches that choose a best move: { $right } of { $count }.
lab-convergence-share = { $bot }: wrong { $wrong } / { $count } = { $percentage } %
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
lab-sweep-legend = Each field is a point of the grid: games lost / drawn / won so far, and a bar with lost games on the left, drawn ones in the middle, won ones on the right. The frame marks the point whose games are being played.
lab-sweep-plot-legend = Above: the heat map. The stronger the colour, the greater the number; the 95 % interval (Wilson) stands below each number. Below: the same numbers as lines, one for each column, with 95 % intervals. Seconds are measured on this machine at this moment, so another run will give other seconds.
lab-sweep-seen = As the bench opens, more playouts in each iteration seem better than more iterations. That is no law: this search counts an iteration as one visit but adds up the wins of all its playouts, so four playouts make exploration four times less important, and it plays the move with the highest upper bound, which after few visits is often one that was hardly tried. In the preset in which each playout is a visit, the comparison turns round: 10 iterations of 16 playouts lose 11.5 %, but 50 iterations of 4 playouts only 3 %, because each iteration lets the tree learn and grow. Small details matter as much: after 10 iterations most moves have one visit, so the result depends on the rule that chooses among equally visited moves. If the one that was tried first is played, 10 × 16 with the mean loses about 20 % against random, as in the study; if the one of the highest value is played, only about 8 %. In the study of Y flat Monte Carlo loses hardly a game against random from 100 iterations on; from 500 on it won all 100 games.
lab-sweep-paragraphs =
    A sweep tries every combination of two settings: games against the same opponent at each point, from the same openings and with the same seeds, so that points differ by their settings alone. Any setting of a bot can vary, for example sims (the playouts of an iteration), c, backup or final; iterations are the playouts of a move divided by those of an iteration.

    A share of so many games is uncertain: 10 % of 200 games may stand for a true share of 7 or of 15 %. If the intervals of two points do not overlap, the difference is hardly chance. That test is strict: a difference may be real even if the intervals overlap a little. The interval of the difference itself decides; if it holds 0, these games cannot tell. Four times as many games halve an interval. Among many points some look best by chance, so repeat the best one with another seed before you believe it.

    With n iterations of s playouts each and games of length D, a move takes time O(n · s · D) and memory O(n), one node per iteration at most. So for the same number of playouts, more playouts in each iteration save memory and some of the time for going down the tree, but the tree learns less often. Whatever the two numbers are, UCT finds the best move for certain only in the limit of many iterations.

    Leaf parallelization plays several playouts from one leaf. The search depends on how it counts them. If each playout is a visit, the bonus of a move shrinks with its playouts. If an iteration is one visit with the mean of its playouts, the bonus stays as large as with one playout, and only the noise falls. If it is one visit with their sum, values are up to s times as large, so exploration is effectively divided by s. Flat Monte Carlo has no tree: it shares its playouts among all legal moves, so 2,000 playouts over 28 cells are 71 for each move. Its values converge to those of random play, so it may never find a move that is best only against the best replies.
lab-sweep-pseudocode =
    for each value of the first setting:
      for each value of the second one:
        play the games, a seed for each
        shares of lost, drawn, won,
          with 95 % intervals
lab-sweep-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).
    Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).
lab-sweep-why-rows = More iterations help only if the tree can use them. If one visit gets the sum of its playouts, or if the move with the highest upper bound is played, the search may end with a move that was hardly tried; more playouts in each iteration then make the values surer.
lab-sweep-why-columns = More playouts make the value of a leaf surer, but the tree learns only between iterations. With fewer of them it looks less far ahead.
lab-sweep-why-neither = Only if the interval of the difference holds 0 do these games fail to tell. Here it does not, so chance alone hardly explains the difference.
lab-sweep-neither = the interval of their difference holds 0, so these games cannot tell
lab-sweep-loses = At { $point } it loses { $lost } % ({ $from } to { $to }).
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
lab-sweep-share = { $result }: { $count } / { $games } = { NUMBER($percentage, maximumSignificantDigits: 4) } %

## The bench tournament

lab-tournament-predict = By how many Elo points will the first of the final table lead the second?
lab-tournament-legend = The board shows the game after this move. Dots are the ratings after the games that the sentence names, in Elo points; their average is 0. Bars are their 95 % intervals.
lab-tournament-plot-legend = Cross table: the share of points, in per cent, that the bot of a row has won against the bot of a column; the stronger the colour, the greater the share. Elo: the ratings with their 95 % intervals. Walk: the log-likelihood ratio after each pair of games; there is no verdict before it reaches a dashed bound.
lab-tournament-seen = On this small board five times as many playouts make flat Monte Carlo clearly stronger, and random play loses nearly every game. The intervals are wide: after 40 games a rating is still uncertain by more than 100 points, and an interval half as wide takes four times as many games. With the preset of flat Monte Carlo for Y, 100 playouts lose one game of 20 to random play, and 500 or more win all 20; with 100 rounds 100 playouts lose 5 games of 200, and 500 or more lose none. Each step up in playouts makes the bot stronger, but the last one only a little: in 200 games 20,000 playouts score only 57 % against 5,000. With the preset of the sequential test 26 pairs of games are enough to tell 400 playouts from 200. At 8.9 s a move the heuristic bot won 10 of 18 games of Hex 7 against RAVE, far too few to settle which is stronger. If a budget is given in seconds, a slower machine plays other games.
lab-tournament-paragraphs =
    Elo points measure strength by results: a lead of d points means an expected score of 1 / (1 + 10^(−d / 400)), so 0 points mean 50 %, 100 points 64 % and 400 points 91 %. The ratings here are the strengths under which all results together are most likely (Bradley and Terry), found by repeating a simple step until nothing changes (Hunter). One added draw between any two bots keeps the rating of a bot that won every game from growing without limit.

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
lab-tournament-why-small = A lead of less than 50 points means a score of 57 % at most. Only bots of nearly equal strength are that close, and here the first wins a larger share against the second.
lab-tournament-why-clear = A lead of 50 to 150 points means a score of 57 to 70 %. The scores of these two bots are closer together or farther apart than that: look at the cross table.
lab-tournament-why-large = A lead of 150 to 300 points means a score of 70 to 85 %, so without draws the weaker bot wins between one game of three and one of seven. The cross table shows how many it did win.
lab-tournament-why-huge = A lead of more than 300 points means a score above 85 %, so the weaker bot wins fewer than one game of six. On a small board even a weak bot finds good moves more often than that.
lab-tournament-options-small = by less than 50
lab-tournament-options-clear = by 50 to 150
lab-tournament-options-large = by 150 to 300
lab-tournament-options-huge = by 300 or more
lab-tournament-views-cross = Cross table
lab-tournament-views-elo = Elo
lab-tournament-views-walk = Walk of the test
lab-tournament-led = { $first } leads { $second } by { $lead } Elo points.
lab-tournament-unsettled = Their own games do not settle which of the two is stronger: the 95 % interval of the difference contains 0.
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
lab-tournament-rating = { $elo } ± { $error }, { $percent } % of { $games }
lab-tournament-ratio = H0 at { $low }, ratio { $ratio }, H1 at { $high }
lab-tournament-columns = bot | games | score | Elo | ±
lab-tournament-walk = ratio
lab-tournament-across-title = Pairs of games
lab-tournament-up-title = Log-likelihood ratio

## The bench sequential

lab-sequential-predict = In how many of the tests will the verdict be wrong?
lab-sequential-legend = Each line is the walk of one test: the log-likelihood ratio of H1 to H0 after each pair of games. At the upper bound the test accepts H1, at the lower one H0. The thick line is the latest test, the thin lines are earlier ones.
lab-sequential-plot-legend = Errors: the share of tests with a wrong verdict, with its 95 % interval; dashed: the greatest share that is promised. Lengths: the number of tests by the number of pairs of games that they took.
lab-sequential-seen = Nearly every test of two equal bots accepts H0, and 4.5 % of 200 accept H1, though H0 holds. The promise is for the long run: Wald’s bounds keep the share of wrong verdicts to alpha / (1 − beta) at most, here 5.3 %. A sample of 200 tests may have more: seeds 2 to 4 give 6, 5.5 and 8 %, but the intervals of all three reach below 5.3 %. Of 10,000 tests 4.6 % were wrong (4.2 to 5.0 %). Most tests end after 50 to 200 pairs, some take more than 500: nobody can know the length in advance. A walk may come near the wrong bound and turn back, so a test that has not ended proves nothing.
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
lab-sequential-why-often = Chance drives many walks towards the wrong bound, but few reach it: with error rates of 5 % the scores would have to be about 20 times as likely under the wrong hypothesis as under the right one.
lab-sequential-why-coin = The verdict is no toss of a coin: each pair adds evidence, and the test plays on until the evidence is strong enough.
lab-sequential-options-rare = in less than 2 %
lab-sequential-options-promised = in 2 to 8 %
lab-sequential-options-often = in 8 to 25 %
lab-sequential-options-coin = in 25 % or more
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
lab-sequential-erred = Wrong verdicts: { $wrong } of { $tests }, that is { $share } %, with a 95 % interval from { $from } to { $to } %; promised are { $promised } % at most.
lab-sequential-kept = This agrees with the promise.
lab-sequential-broken = That is more than promised.
lab-sequential-neither = The truth lies between H0 and H1, so neither verdict is wrong.
lab-sequential-accepted = { $verdict } accepted
lab-sequential-given-up = given up
lab-sequential-tested = { $share } % ({ $tests })
lab-sequential-share = Share of the tests, %
lab-sequential-tests = Tests
lab-sequential-across-title = Pairs of games
lab-sequential-up-title = Log-likelihood ratio

## The bench own

lab-own-texts-title = Your own bot
lab-own-texts-question = Can you write a bot that beats those of the engine?
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
lab-own-fresh-evaluation = a new evaluation, from the template
lab-own-fresh-game = a new game, from the template
lab-own-bot-side = The bot moves
lab-own-measure-game = Every experiment that searches takes this game as its position: write the name of the file, with moves after a colon if you like, as in my_game.py:3.1.
lab-own-minimax = Minimax on your game
lab-own-uct = UCT on your game
lab-own-contest = A tournament in your game
lab-own-checked-game = No fault: two games with random moves have been played to their ends, and the same seed gave the same game. A move takes { NUMBER($milliseconds, maximumSignificantDigits: 4) } ms.
lab-own-fresh = a new one, from the template
lab-own-you = you
lab-own-starting = Starting a Python of its own for your bots.
lab-own-checking = Your bot plays two games against itself.
lab-own-playing = The game is on.
lab-own-stopped = Stopped.
lab-own-checked = No fault: your bot has played two games against itself, and the same seed gave the same game. A move with 100 playouts takes { NUMBER($milliseconds, maximumSignificantDigits: 4) } ms.
lab-own-settings = Settings: { $settings }.
lab-own-no-settings = It has no settings.
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

    A file may also hold an evaluation alone, with which alpha-beta looks ahead: evaluate(state) returns the winning chance, 0 to 1, of the player to move. Or it holds a game: MOVES are all moves there are, START is the position at the start, moves(position, player) lists the moves of the player to move, 1 or 2, apply(position, move, player) returns the position after one, and winner(position, player) returns 1 or 2, 0 for a draw, and None as long as the game goes on. The players take turns, and a game that is not over after 200 moves is a draw. The evaluation of a game is evaluate(position, player), the chance of that player to win; where it is missing, every position is worth one half.

    A move may take five seconds. Your bots run in a worker that has access neither to the network nor to storage. If a bot fails or never ends, the message names the line.
lab-own-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), the idea of the template.
    Cameron Browne and others: A survey of Monte Carlo tree search methods (2012), what to try next.

## The bench gridworld

lab-gridworld-predict = After which share of all steps does the policy choose a best move in every cell, and keep to it?
lab-gridworld-legend = Left: the values after this step, with an arrow for each best move; a dashed frame marks a cell whose move is not the best one. Right: the exact values. Green cells are worth more than 0, red ones less; a thick border marks an end.
lab-gridworld-plot-legend = The largest distance of a value from the exact one after each step, with each of the three methods.
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
lab-gridworld-sources =
    Richard Bellman: Dynamic programming (1957).
    Ronald Howard: Dynamic programming and Markov processes (1960).
    Christopher Watkins: Learning from delayed rewards (1989).
    Stuart Russell, Peter Norvig: Artificial intelligence: a modern approach, chapter 17.
lab-gridworld-options-early = a tenth or less
lab-gridworld-options-half = up to a half
lab-gridworld-options-late = later, but before the end
lab-gridworld-options-never = it is still wrong somewhere at the end
lab-gridworld-why-early = A cell far from the ends hears of their rewards only after as many steps as it lies away, and with noise two moves may stay close for longer.
lab-gridworld-why-half = The order of two moves is settled as soon as the difference of their values is larger than what later steps still change. Here that came sooner, or needed more.
lab-gridworld-why-late = Values go on changing for a long time, but they hardly change which move is best; or the random walks of learning leave a cell wrong to the end.
lab-gridworld-why-never = Iteration with a model must become right if there are enough steps; only learning with a fixed rate, or too few steps, stays wrong.
# $step the number of the step
lab-gridworld-at = After step { $step }
lab-gridworld-exact = Exact
lab-gridworld-before = Before the first step only the ends have values.
lab-gridworld-told-values = Sweep { $step }: the value that changed most changed by { $change }. Cells with a wrong move: { $wrong }.
lab-gridworld-told-policies = Policy { $step } is evaluated; { $changed ->
        [0] no cell has a better move, so it is the best policy.
       *[other] cells with a better move: { $changed }.
    } Cells with a wrong move: { $wrong }.
lab-gridworld-told-learning = Episode { $step }, moves: { $moves }. The value that changed most changed by { $change }. Cells with a wrong move: { $wrong }.
lab-gridworld-units-values = sweep
lab-gridworld-units-policies = policy
lab-gridworld-units-learning = episode
lab-gridworld-max = V({ $cell }) = max = { $value }
lab-gridworld-evaluated = V({ $cell }) = { $value }, the value of the policy’s move; max = { $most }
lab-gridworld-worth = { $move }: { $value }
lab-gridworld-values = value iteration
lab-gridworld-policies = policy iteration
lab-gridworld-learning = Q-learning
lab-gridworld-unsettled = After all { $all } steps some cell still has a wrong move; the largest error of a value is { $error }.
lab-gridworld-across = Steps
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
lab-rooms-why-few = A room is hard if the values of its best and its second-best move are close together. Here there are more or fewer such rooms than you thought.
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
    Sweep { $sweep }: the value that changed most changed by { $change }. The values are now exact for a battery of { $sweep ->
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
lab-walks-cut-max = move { $move } raises alpha to { $alpha }, and beta is { $beta }: min has a better choice higher up and will not let the game come here. Left out: { $left }.
lab-walks-cut-min = move { $move } lowers beta to { $beta }, and alpha is { $alpha }: max has a better choice higher up and will not let the game come here. Left out: { $left }.
lab-walks-certain = move { $move } wins for certain, and no move can be better. Left out: { $left }.
lab-walks-chosen = move { $move } is chosen; its value for the player to move is { $value }. Leaves visited: { $leaves }.
lab-walks-move = move
lab-walks-kind = node
lab-walks-share = probability
lab-walks-value = value

## The lab

lab-again = Start again
lab-as-table = The same as a table
lab-axes = Scale
lab-back = Back
lab-benches = Benches
lab-all-benches = All experiments
lab-welcome = Watch the searches at work, step by step; predict what comes out, then measure it in your own browser. Every experiment is repeated exactly by its link.
# $minutes how long a reader takes with an experiment
lab-minutes = about { $minutes } minutes
lab-chapters-search = Search in games
lab-chapters-bandits = Bandits
lab-chapters-trees = Monte Carlo tree search
lab-chapters-strength = Measuring strength
lab-chapters-decisions = Decision processes
lab-chapters-wye = Inside Wye
lab-chapters-own = Your own
lab-fixed = You have read the verdict, so the prediction is fixed. Change a parameter to predict anew.
lab-exact-link = Link to exactly this step and picture
lab-embedding = Show it on a page of yours
lab-frame = For a web page
lab-notebook = For a Jupyter notebook
lab-png = Download as PNG
lab-events = Download all events as JSON Lines
lab-step = How this step comes about
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
lab-repeat = Repeat it
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
lab-engine-failed = The engine failed twice in a row: { $reason }

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
lab-invitation = These values have not been run here yet. Predict first, if you like: then run them to see each step.
lab-linked = These are the values of the link. Press “Run” to repeat the experiment.
lab-broken-link = This link cannot be read: { $reason } Here is the experiment with its defaults; the link was:
lab-axes-linear = linear
lab-axes-logX = horizontal axis logarithmic
lab-axes-logY = vertical axis logarithmic
lab-axes-log = both axes logarithmic

## The lab: predictions

lab-own-values = Values of your own
lab-no-prediction = No prediction, just show it
lab-right = You were right.
lab-wrong = Not what you predicted.
