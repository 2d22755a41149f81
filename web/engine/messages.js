// @ts-check
// The messages between the page and the engine, as pyengine/page/schema.py describes them. Do not edit:
// `python build.py test --write-golden -k schema` writes this module anew. It holds types and nothing that runs.

/**
 * @typedef {1 | 2} Player
 */

/**
 * @typedef {Record<string, boolean | number>} Values
 */

/**
 * @typedef {Record<string, boolean | number | string>} Settings
 */

/**
 * A budget of time.
 * @typedef {object} Seconds
 * @property {number} seconds
 */

/**
 * A budget of random games.
 * @typedef {object} Playouts
 * @property {number} playouts
 */

/**
 * @typedef {Seconds | Playouts} Budget
 */

/**
 * The choice of a new game.
 * @typedef {object} GameChoice
 * @property {string} name
 * @property {number | null} [size] the game's default if missing
 * @property {Record<string, boolean | number> | null} [options] those that differ from the defaults
 */

/**
 * The clock of the player to move.
 * @typedef {object} TimeLeft
 * @property {number} seconds left for the rest of the game
 * @property {number} increment seconds added for each move
 */

/**
 * What a search knows about the moves at its root, to be merged with other searches of the same position.
 * @typedef {object} Root
 * @property {string} move
 * @property {number} value winning chance of the player to move if `move` is played
 * @property {number} playouts
 * @property {number} nodes
 * @property {Record<string, number>} visits
 * @property {Record<string, number>} values
 * @property {string[]} line the principal variation
 */

/**
 * A move of a game with variations, and the position after it. The first node is the position before all moves.
 * @typedef {object} TreeNode
 * @property {number} parent the number of the node before the move; -1 for the first node
 * @property {string} move as the record writes it, or a forfeit; empty for the first node
 * @property {number} [player] the player who made it: 1, 2, or 3 for chance; 0 for the first node
 * @property {Kind} [kind] what the move is
 * @property {string} comment
 * @property {Record<string, string[]>} properties SGF properties of other programs, with their raw values
 */

/**
 * A game with its variations. The first child of a node continues its line, the others start variations.
 * @typedef {object} Tree
 * @property {string} beginning the record before the first move
 * @property {TreeNode[]} nodes each after its parent
 * @property {number} at the number of the node shown
 */

/**
 * @typedef {"" | "cell" | "action" | "chance" | "resign" | "time" | "fault"} Kind
 */

/**
 * Asks for the games and bots on offer.
 * @typedef {Record<string, never>} Describe
 */

/**
 * Asks for the position of a record or of a new game; if chance is to move, its move is drawn.
 * @typedef {object} Position
 * @property {string | null} [record]
 * @property {GameChoice | null} [game] a new game, instead of a record
 * @property {string | null} [move] a move or a forfeit to add
 */

/**
 * Asks a bot for its move in the position of a record or, with `study`, for an analysis of that position.
 * @typedef {object} Think
 * @property {string} record
 * @property {string} bot
 * @property {Settings | null} [settings] those that differ from the bot's defaults
 * @property {Budget | null} [budget] a level has its own; without one a study is endless
 * @property {TimeLeft | null} [clock] if the game has one: the bot keeps to it, whatever the budget
 * @property {number | null} [seed]
 * @property {boolean | null} [study] whether to report on every move and every cell, without making a move
 * @property {number | null} [parts] searches that share the work
 * @property {number | null} [part] the number of this one among them, from 0; part 0 merges the results
 */

/**
 * Asks for the value of each move with best play.
 * @typedef {object} Exact
 * @property {string} record
 */

/**
 * Asks for the value of each move as tree search estimates it with this many playouts.
 * @typedef {object} Estimate
 * @property {string} record
 * @property {number} playouts
 * @property {number | null} [seed]
 */

/**
 * Asks for a game from the position of a record to its end, in which the game's analyst plays both sides.
 * @typedef {object} PlayOut
 * @property {string} record
 * @property {number} playouts for each move
 * @property {number | null} [seed]
 */

/**
 * Asks what is known of the first stones, or of the answers to the one on the board.
 * @typedef {object} AskOpenings
 * @property {string} record
 */

/**
 * Asks what the network sees in a position, before any search.
 * @typedef {object} AskGlance
 * @property {string} record
 */

/**
 * Asks for the games in a text of any supported format.
 * @typedef {object} Import
 * @property {string} text
 * @property {string | null} [record] a plain list of moves is read as a game of the same kind
 * @property {number | null} [number] which of several games, from 0; the first if missing
 */

/**
 * Asks for a game with its variations in every form that can hold it, with what SGF says of the game itself.
 * @typedef {object} Export
 * @property {Tree} tree
 * @property {string} [first] the name of player 1
 * @property {string} [second] the name of player 2
 * @property {string} [date] when it was played, as 2026-11-22
 */

/**
 * Stops a running request, which then answers with what it has found so far.
 * @typedef {object} Stop
 * @property {number} target the id of that request
 * @property {"play" | "cancel"} how whether the bot makes the best move found so far, or none
 */

/**
 * Passes the root of another part of a search to part 0.
 * @typedef {object} Join
 * @property {number} target the id of part 0's request
 * @property {number} part
 * @property {Root | null} [root] missing if that part is lost
 * @property {boolean} done whether this is that part's last message
 */

/**
 * Asks whether the engine is there.
 * @typedef {Record<string, never>} Ping
 */

/**
 * Asks what experiments the lab has.
 * @typedef {Record<string, never>} ListExperiments
 */

/**
 * Asks for the experiment of a text, as an address or a form of the page holds it.
 * @typedef {object} ReadExperiment
 * @property {string} text
 */

/**
 * Asks for what happens in some parts of an experiment. Any worker may do any of them.
 * @typedef {object} DoParts
 * @property {string} text
 * @property {number} first the number of the first of them
 * @property {number} count how many they are
 */

/**
 * Asks for what the events of the first parts of an experiment say.
 * @typedef {object} TellParts
 * @property {string} text
 * @property {Record<string, any>[][]} parts the events of each
 * @property {number | null} [open] so many of these parts are known not to settle the question
 */

/**
 * Asks for what happens in an experiment if a person makes the choices.
 * @typedef {object} ByHand
 * @property {string} text
 * @property {number[]} choices all of them, from the first
 */

/**
 * Has the file of a reader's own bot kept under its name; nothing of it is run yet.
 * @typedef {object} KeepFile
 * @property {string} file
 * @property {string} text
 */

/**
 * Asks for two games of a reader's own bot against itself, which must be the same.
 * @typedef {object} CheckFile
 * @property {string} file
 * @property {string} game without moves, as y5
 */

/**
 * Asks what the reader's own bots have printed since this was last asked.
 * @typedef {Record<string, never>} TakePrinted
 */

/**
 * A game that was played in an experiment.
 * @typedef {object} Contest
 * @property {string} record
 * @property {string} first the name of player 1
 * @property {string} second the name of player 2
 */

/**
 * Asks for games as SGF.
 * @typedef {object} WriteGames
 * @property {Contest[]} games
 */

/**
 * Asks for a table as CSV.
 * @typedef {object} WriteTable
 * @property {string} text the experiment that the table is of
 * @property {Table} table
 * @property {string} address what stands before the canonical text in a link
 * @property {string} date
 */

/**
 * The engine's name and version.
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} version
 */

/**
 * The sizes of a game's board.
 * @typedef {object} Sizes
 * @property {number} min
 * @property {number} max
 * @property {number} default
 */

/**
 * A word that a parameter may be.
 * @typedef {object} Choice
 * @property {string} name
 * @property {string} title
 */

/**
 * An option of a game, a setting of a bot or a parameter of an experiment, and the values that it may have.
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} title
 * @property {string} [summary] of an option
 * @property {"bool" | "int" | "float" | "choice" | "text" | "position" | "list"} kind
 * @property {boolean | number | string} default of an experiment always as text
 * @property {number} [min] of a number
 * @property {number} [max] of a number
 * @property {Choice[]} [choices] of a choice
 */

/**
 * How strong the levels are at one size of a game.
 * @typedef {object} Ladder
 * @property {number} size
 * @property {number[]} sizes the measured sizes behind it: this one, the two around it, or the nearest
 * @property {number[] | null} elo Elo above level 1 by level; null where the levels were not measured
 * @property {number[] | null} error half the width of the 95 % confidence interval of each
 */

/**
 * Where the values of first stones are known.
 * @typedef {object} Offered
 * @property {number[]} sizes
 * @property {string} option the rule under which a first stone may be taken over
 */

/**
 * A game that can be played.
 * @typedef {object} Game
 * @property {string} name
 * @property {string} title
 * @property {Sizes} sizes
 * @property {Parameter[]} options
 * @property {string[]} players what player 1 and player 2 are called
 * @property {boolean} exact whether the engine knows the exact value of every move
 * @property {boolean} tokens whether an empty cell holds a token that a move takes
 * @property {string} opponent the default opponent
 * @property {string} analyst the bot that analyses it
 * @property {number} survey playouts of each position when it analyses a whole game
 * @property {number} levels how many levels it has
 * @property {Ladder[]} ladders one for each size, if the game has levels
 * @property {Offered | null} openings null where nothing is known of first stones
 * @property {boolean} network whether there is a network that judges its positions
 */

/**
 * An opponent.
 * @typedef {object} Bot
 * @property {string} name
 * @property {string} title
 * @property {string} summary
 * @property {number | null} level the number of the level; null for other bots
 * @property {boolean} budgeted whether a budget changes how well it plays
 * @property {boolean} parallel whether several workers can search together
 * @property {boolean} remembers whether it gains from thinking in the opponent's time
 * @property {string[]} games those that it plays
 * @property {Parameter[]} settings
 * @property {Budget | null} budget its default budget for a move; null for a level, which has its own
 */

/**
 * The games and bots on offer.
 * @typedef {object} Described
 * @property {Engine} engine
 * @property {Game[]} games
 * @property {Bot[]} bots the levels first
 */

/**
 * A move of a record, or a forfeit.
 * @typedef {object} Step
 * @property {string} move as the record writes it
 * @property {number} player the player who made it: 1, 2, or 3 for chance
 * @property {Kind} kind
 */

/**
 * A move by which a player takes over the other's stone.
 * @typedef {object} Takeover
 * @property {string} move
 * @property {number} source the cell of the stone before the move
 * @property {number} target the cell of the stone after the move, in the colour of its new owner
 */

/**
 * The last move of a player; chance moves do not count.
 * @typedef {object} Last
 * @property {string} move
 * @property {Player} player
 * @property {number[]} cells the cells that it changed
 * @property {boolean} traded whether it has exchanged the owners of the sides
 * @property {Takeover | null} takeover the stone that it has taken over
 */

/**
 * How a game ended.
 * @typedef {object} Outcome
 * @property {number} winner 1, 2, or 0 for a draw
 * @property {string} reason a word of the game's own, `resign`, `time` or `fault`
 * @property {string} title the reason in words: three sides connected
 */

/**
 * The position at the end of a record, and the moves that led to it.
 * @typedef {object} Snapshot
 * @property {string} game
 * @property {number} size
 * @property {Record<string, boolean | number>} options
 * @property {string} record the game up to here, chance moves included
 * @property {string} beginning the record before the first move
 * @property {Step[]} steps every move of the record, and a forfeit
 * @property {number} ply
 * @property {number} to_move 1, 2, or 0 when the game is over
 * @property {string[]} players what player 1 and player 2 are called
 * @property {Record<string, string[]>} forfeits by reason, the words by which player 1 and player 2 forfeit
 * @property {string} goal what a player has to do, in one sentence
 * @property {number[]} sides for each side of the layout the player to whom it belongs, 0 for nobody
 * @property {string} cells one digit per cell: the player whose stone is on it, 0 if it is empty
 * @property {number[]} numbers for each cell the number of the move that put the stone there, 0 if it is empty
 * @property {string[]} legal
 * @property {Takeover | null} takeover the stone that a legal move takes over
 * @property {Record<string, number[]>} takes for each legal move that takes tokens, the cells of these tokens
 * @property {Last | null} last
 * @property {Outcome | null} outcome
 * @property {number[]} winning_cells
 */

/**
 * A cell of a board, in widths of a cell.
 * @typedef {object} Cell
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {number} row
 */

/**
 * A side of a board, as a line.
 * @typedef {object} Side
 * @property {string} name
 * @property {Point[]} points
 */

/**
 * A coordinate beside a board.
 * @typedef {object} Label
 * @property {string} text
 * @property {number} x
 * @property {number} y
 */

/**
 * @typedef {[number, number]} Point
 */

/**
 * Where the cells of a board lie and what is drawn round them; lengths in widths of a cell.
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {Cell[]} cells
 * @property {Point[]} outline the shape of a cell, round its middle
 * @property {Side[]} sides
 * @property {Label[]} labels
 * @property {number[][]} rows the cells of each row, from the top and from the left
 */

/**
 * A position, and the layout of its board.
 * @typedef {object} Placed
 * @property {Snapshot} snapshot
 * @property {Layout} layout
 */

/**
 * What a move changes of a snapshot, as far as a board shows it.
 * @typedef {object} Moment
 * @property {string} cells
 * @property {number} to_move
 * @property {Last | null} last
 * @property {number[]} winning_cells
 */

/**
 * A position that teaches something.
 * @typedef {object} Lesson
 * @property {string} name
 * @property {string[]} moves the moves that the lesson asks for; empty if it only shows something
 * @property {boolean} further whether it may be left out before a first game
 * @property {Placed} position
 * @property {Record<string, Moment[]>} tries what each legal move leads to: first that move, then the answers
 */

/**
 * What the page shows before Python has started; the build puts it there.
 * @typedef {object} Examples
 * @property {Lesson[]} lessons
 * @property {Placed} game the end of a game to be watched: `numbers` tells the order of its stones
 * @property {Placed[]} pictures a position of each game
 * @property {Placed} easy the start of a game for somebody who has played none
 * @property {Placed[]} familiar the starts of games for somebody who knows one of them
 */

/**
 * A move that a search has looked at.
 * @typedef {object} Candidate
 * @property {string} move
 * @property {number} visits
 * @property {number} value winning chance, 0 to 1, of the player who makes it
 * @property {string[]} line the move and the best replies in turn
 */

/**
 * What a search knows so far.
 * @typedef {object} Info
 * @property {string | null} move its choice; null when the game is over
 * @property {number} value winning chance, 0 to 1, of the player `value_of`
 * @property {number} value_of
 * @property {number} playouts
 * @property {number} nodes
 * @property {number} elapsed seconds
 * @property {number} progress the share of the budget that is used, 0 to 1
 * @property {Record<string, number>} visits
 * @property {string[]} line the principal variation
 * @property {number} [parts] searches that have shared the work
 * @property {Root} [root] of a part of a shared search, for part 0 to merge
 * @property {number} [total] visits of all moves; only in a study
 * @property {Candidate[]} [candidates] the choice first; only in a study
 * @property {number[]} [owners] for each cell, the share of playouts in which player 1 owns it
 */

/**
 * The end of a search.
 * @typedef {object} Thought
 * @property {Info} info
 * @property {string | null} move the bot's move; null for a study, for any part but 0, and after a cancel
 * @property {Snapshot | null} snapshot the position after that move
 * @property {boolean} ended whether there is nothing more to find out
 */

/**
 * The values of moves for the player to move: 1 a win, 0 a loss, 0.5 a draw.
 * @typedef {object} Worths
 * @property {Record<string, number>} values
 * @property {Record<string, number>} [visits]
 */

/**
 * A game from a position to its end, or as far as it was played before it was stopped.
 * @typedef {object} Line
 * @property {string[]} moves
 * @property {number} winner 1, 2, or 0 for nobody
 */

/**
 * A first stone or an answer to one, as the engine's games against itself value it.
 * @typedef {object} Opening
 * @property {number} value winning chance of its player; a first stone's is that of its owner to the end
 * @property {number} games that began with it, at most; 0: a search alone has valued it
 * @property {boolean} choice whether it is one of the most even first stones, the best answer or a good stone to take over
 */

/**
 * The first stones or the answers of which something is known.
 * @typedef {object} Openings
 * @property {Record<string, Opening>} moves
 */

/**
 * What the network sees in a position, as if no stone could be taken over.
 * @typedef {object} Glance
 * @property {Record<string, number>} shares how much of its favour each move on a cell gets; together 1
 * @property {number} value winning chance of the player to move
 * @property {boolean} takeover whether the stone to come, or the only one, may be taken over
 */

/**
 * One of the games of a text.
 * @typedef {object} GameSummary
 * @property {string} name
 * @property {string[]} players
 * @property {string} date when it was played, as the text says it; empty if it does not
 * @property {string} result as SGF writes it, such as B+R; empty if there is none
 * @property {string} game
 * @property {number} size
 * @property {number} moves
 * @property {number} set_up moves invented to reach a position given without a history
 */

/**
 * One game of a text, and a summary of all its games.
 * @typedef {object} Imported
 * @property {Tree} tree
 * @property {GameSummary[]} games
 */

/**
 * A game as text.
 * @typedef {object} Form
 * @property {string} name
 * @property {string} title
 * @property {string} extension of a file's name
 * @property {string} text
 */

/**
 * A game in every form that can hold it.
 * @typedef {object} Exported
 * @property {Form[]} forms
 */

/**
 * Values of an experiment's parameters that belong together.
 * @typedef {object} Preset
 * @property {string} title
 * @property {string} text the experiment with these values
 */

/**
 * An experiment of the lab.
 * @typedef {object} Experiment
 * @property {string} name
 * @property {string} title
 * @property {string} question
 * @property {Parameter[]} parameters the seed the last
 * @property {Preset[]} presets
 * @property {string} text the canonical text with every parameter at its default
 */

/**
 * All experiments of the lab.
 * @typedef {object} Experiments
 * @property {Experiment[]} experiments
 */

/**
 * An experiment with a value for each parameter.
 * @typedef {object} Chosen
 * @property {string} name
 * @property {string} text the canonical one
 * @property {Record<string, string>} values of all parameters, as text
 * @property {number} parts in which the work is done
 * @property {boolean} decides whether it may end before all parts are done
 * @property {boolean} repeatable whether the same text gives the same numbers again; seconds apart
 */

/**
 * What has happened in parts of an experiment.
 * @typedef {object} Parts
 * @property {Record<string, any>[][]} parts the events of each part that was finished since they were told last
 */

/**
 * A table of an experiment.
 * @typedef {object} Table
 * @property {string} name
 * @property {string[]} columns
 * @property {string[]} [timed] the columns that hold seconds, which are never the same again
 * @property {((string | number | null)[])[]} rows
 */

/**
 * What the events of an experiment say.
 * @typedef {object} Told
 * @property {Chosen} chosen
 * @property {Table[]} tables the main one first
 * @property {number} done the parts that count
 * @property {boolean} ended whether nothing is left to do
 * @property {Placed} [placed] the position that pictures show
 */

/**
 * All that has happened in an experiment.
 * @typedef {object} Happened
 * @property {Record<string, any>[]} events
 * @property {number} done parts that are finished
 * @property {number} of all parts
 */

/**
 * A result as pictures are made of it: what is told of an experiment, and all that has happened in it.
 * @typedef {object} Ran
 * @property {Chosen} chosen
 * @property {Table[]} tables the main one first
 * @property {boolean} ended whether nothing is left to do
 * @property {Placed} [placed] the position that pictures show
 * @property {Happened} happened
 */

/**
 * What has happened with the choices of a person.
 * @typedef {object} Handled
 * @property {Record<string, any>[]} events
 * @property {Record<string, number>} rivals what each strategy of the engine has got to with as many choices
 */

/**
 * What came of a check that found no fault.
 * @typedef {object} Checked
 * @property {string} record of the game
 * @property {number} seconds for a move, on average
 * @property {string[]} settings that the bot has
 * @property {boolean} ended whether it was not stopped
 */

/**
 * What has been printed, at least its end.
 * @typedef {object} Printed
 * @property {string} text
 */

/**
 * A table or games as text.
 * @typedef {object} Written
 * @property {string} text
 */

/**
 * Whether such a request was running.
 * @typedef {object} Stopped
 * @property {boolean} stopped
 */

/**
 * Whether such a search was waiting for that part.
 * @typedef {object} Joined
 * @property {boolean} joined
 */

/**
 * An empty answer.
 * @typedef {Record<string, never>} Nothing
 */

/**
 * Why a request was refused: a sentence, and the template and values that it is made of, for other languages.
 * @typedef {object} Fault
 * @property {string} type
 * @property {string} field
 * @property {string} message
 * @property {string} [template]
 * @property {Record<string, any>} [values]
 * @property {string} [trace]
 */

/**
 * The fields of each request beside `id` and `op`, by its op.
 * @typedef {object} Requests
 * @property {Describe} describe
 * @property {Position} position
 * @property {Think} think
 * @property {Exact} exact
 * @property {Estimate} estimate
 * @property {PlayOut} line
 * @property {AskOpenings} openings
 * @property {AskGlance} glance
 * @property {Import} import
 * @property {Export} export
 * @property {Stop} stop
 * @property {Join} join
 * @property {Ping} ping
 * @property {ListExperiments} experiments
 * @property {ReadExperiment} experiment
 * @property {DoParts} parts
 * @property {TellParts} tell
 * @property {ByHand} hand
 * @property {WriteTable} csv
 * @property {WriteGames} sgf
 * @property {KeepFile} keep
 * @property {CheckFile} check
 * @property {TakePrinted} printed
 */

/**
 * The answer to each request, by its op.
 * @typedef {object} Results
 * @property {Described} describe
 * @property {Placed} position
 * @property {Thought} think
 * @property {Worths} exact
 * @property {Worths} estimate
 * @property {Line} line
 * @property {Openings} openings
 * @property {Glance} glance
 * @property {Imported} import
 * @property {Exported} export
 * @property {Stopped} stop
 * @property {Joined} join
 * @property {Nothing} ping
 * @property {Experiments} experiments
 * @property {Chosen} experiment
 * @property {Parts} parts
 * @property {Told} tell
 * @property {Handled} hand
 * @property {Written} csv
 * @property {Written} sgf
 * @property {Nothing} keep
 * @property {Checked} check
 * @property {Printed} printed
 */

/**
 * What is told while a request runs, by its op.
 * @typedef {object} Infos
 * @property {Info} think
 * @property {Parts} parts
 */

/**
 * What a request asks for.
 * @typedef {keyof Requests} Op
 */

export {};
