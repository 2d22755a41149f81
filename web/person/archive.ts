/** My games: every game of the person, kept in this browser's database from its first move on. */

import type { Catalogue } from "messages";
import { endOf, isTree, lines, merge } from "../model/editing.ts";
import { isMoment, parseJson } from "../model/likeness.ts";
import { FRIEND, HUMAN } from "../model/players.ts";
import { isPlaced } from "../model/queries.ts";
import type { Entry } from "../model/shelf.ts";
import type { State, StoredGame } from "../model/state.ts";
import { entryIn, isSaved } from "../model/stored.ts";
import { isLatest } from "../model/tree.ts";
import { databases, unlessRefused } from "../platform.ts";
import { GAMES, hasForgotten, scopedName } from "./storage.ts";

const STORE = "games";

const PAUSE = 1_000; // milliseconds from a change of the game to its being kept

/** The fields of the state that tell of the game. */
const FIELDS: (keyof StoredGame)[] = [
  "id",
  "begun",
  "tree",
  "players",
  "clock",
  "counts",
  "sent",
  "helped",
  "assisted",
];

/** A name that no other game has, short enough for a link. */
export const newId = () => Array.from({ length: 10 }, () => Math.floor(Math.random() * 36).toString(36)).join("");

// The database

/** The database. It rejects with a DOMException where the browser forbids it. */
async function database() {
  const asked = databases()?.open(scopedName(GAMES), 1);
  if (!asked) throw new DOMException("This browser has no databases.", "NotSupportedError");
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
  return settled(asked);
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Use the store in a transaction, and wait until its changes are stored. */
async function using<T>(use: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const open = await database();
  try {
    const transaction = open.transaction(STORE, "readwrite");
    const kept = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const [found] = await Promise.all([use(transaction.objectStore(STORE)), kept]);
    return found;
  } finally {
    open.close();
  }
}

/** All games that can be read; the others stay as they are. */
export const allGames = async (describe: Catalogue): Promise<Entry[]> =>
  (await using((store) => settled(store.getAll()))).flatMap((game) => entryIn(game, describe) ?? []);

/** The game of that id, null if there is none, as in a browser that keeps none. */
export const find = async (id: string, describe: Catalogue): Promise<Entry | null> =>
  entryIn(await using((store) => settled(store.get(id))).catch(unlessRefused), describe);

/** Change a game, or keep a new one. */
export const change = (id: string, change: Partial<Entry>) =>
  using(async (store) => settled(store.put({ name: "", ...(await settled(store.get(id))), ...change }, id)));

/** Keep the running game, with lines that another window has added. The picture of a finished game stays that of its
 * end: moves from earlier positions are variations. @param gone lines removed here */
const update = (id: string, game: ReturnType<typeof snapshotOf>, gone: ReadonlySet<string>) =>
  using(async (store) => {
    const here = await settled(store.get(id));
    const tree = isTree(here?.tree) ? merge(game.tree, here.tree, gone) : game.tree;
    const end = endOf(tree, here?.snapshot) ? { snapshot: here.snapshot, layout: here.layout } : {};
    return settled(store.put({ name: "", ...here, ...game, ...end, tree }, id));
  });

export const remove = (id: string) => using((store) => settled(store.delete(id)));

/** Add the games of a file; of a game that is here as well the later one stays, with the lines of both. */
export const add = (games: Entry[]) =>
  using((store) =>
    Promise.all(
      games.map(async (game) => {
        const here = await settled(store.get(game.id));
        if (!isTree(here?.tree)) return settled(store.put(game, game.id));
        const [later, other] = here.saved >= game.saved ? [here, game] : [game, here];
        return settled(store.put({ ...later, tree: merge(later.tree, other.tree) }, game.id));
      }),
    ),
  );

// Files

/** The text of a file of games, without their pictures, which the engine makes again. */
export const formatGames = (games: Entry[]) =>
  JSON.stringify({ games: games.map(({ snapshot: _, layout: __, ...game }) => game) });

/** The games in the text of such a file, null if it is not one. */
export function parseGames(text: string): Entry[] | null {
  const { games } = parseJson(text) ?? {};
  const isEntry = (value: any) => isSaved(value) && typeof value.id === "string" && /^[a-z0-9]{6,32}$/.test(value.id);
  return Array.isArray(games) && games.every(isEntry) ? games.map(entryOf) : null;
}

/** A game of a file as far as it is understood; its clock is gone. */
const entryOf = ({ name, saved, tree, players, id, begun, counts, sent, helped, assisted }: any): Entry => ({
  ...{ name, saved, tree, players, id, clock: null },
  begun: isMoment(begun) ? begun : saved,
  ...{ counts: counts === true, helped: helped === true, assisted: assisted === true },
  sent: typeof sent === "string" ? sent : "",
});

// The running game

/** Whether a game is kept by itself: the person, or a friend who invites, has made a move in it. */
export const isArchived = ({ id, players, watching, tree }: State) =>
  id !== "" &&
  !watching &&
  players.includes(HUMAN) &&
  tree.nodes.some(({ player }) => [HUMAN, FRIEND].includes(players[player - 1] ?? ""));

/** The game as it is kept. The picture stays as it was while an earlier position is looked at. */
export function snapshotOf(state: State): Partial<Entry> & Pick<State, "tree"> {
  const { snapshot, layout, tree } = state;
  const game = Object.fromEntries(FIELDS.map((field) => [field, state[field]]));
  return { ...game, tree, saved: Date.now(), ...(isLatest(tree) && isPlaced(state) ? { snapshot, layout } : {}) };
}

/** Keeps the running game: shortly after each change, and at once when another one follows or the page is left. */
export class Keeper {
  #waiting: State | null = null; // the state to be kept
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept = Promise.resolve();

  /** The lines that were removed from the running game. */ #gone: Set<string> = new Set();

  /** @param failed called when the browser does not keep the game */
  constructor(public failed: () => void) {}

  /** @param previous null at the start of a visit */
  note(state: State, previous: State | null) {
    if (this.#waiting && this.#waiting.id !== state.id) this.flush();
    if (previous?.id !== state.id) this.#gone = new Set();
    else if (previous.tree.nodes !== state.tree.nodes) {
      for (const line of lines(previous.tree)) this.#gone.add(line);
      for (const line of lines(state.tree)) this.#gone.delete(line);
    }
    if (!isArchived(state) || (previous && FIELDS.every((field) => state[field] === previous[field]))) return;
    this.#waiting = state;
    this.#timer ??= setTimeout(() => this.flush(), PAUSE);
    if (state.over) this.flush(); // before the person looks at another position
  }

  /** Keep now what waits to be kept. @returns fulfilled when the database has it */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    const state = this.#waiting;
    [this.#waiting, this.#timer] = [null, undefined];
    const failed = (error: unknown) => {
      unlessRefused(error);
      this.failed();
    };
    if (state && !hasForgotten()) this.#kept = update(state.id, snapshotOf(state), this.#gone).then(() => {}, failed);
    return this.#kept;
  }
}
