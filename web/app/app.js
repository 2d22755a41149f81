/** What the views of the board's page are handed beside the state: the controllers, each of which keeps its part of
 * the state. A view calls their named actions and nothing else. */

/** @import { TemplateResult, nothing } from "lit-html" */
/** @import { Engine } from "../engine/client.js" */
/** @import { Game } from "../game.js" */
/** @import { State } from "../model/state.js" */
/** @import { Settings } from "../person/settings.js" */
/** @import { Store } from "./store.js" */
/** @import { Dialogs } from "../dialogs/dialogs.js" */
/** @import { Keyboard } from "../panel/keyboard.js" */

/**
 * @typedef {object} App
 * @property {Store<State>} store
 * @property {Engine} engine
 * @property {Game} game  the game on the board
 * @property {Settings} settings  how the person wants the page
 * @property {Dialogs} dialogs  the dialog that is open
 * @property {Keyboard} keyboard  shortcuts
 *
 * @typedef {(state: State, app: App) => TemplateResult | typeof nothing} View  draws its part of the page from the
 *   state alone, without a look at the document
 */

export {};
