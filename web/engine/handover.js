/** Files that the page has fetched, handed over to a worker that PyScript has made: they meet in a channel of their
 * own. */

import { channel } from "../platform.js";

let given = 0;

/** The page's end of a channel, whose name it chooses. */
export class Giver {
  /** Without a channel nothing is handed over, and workers fetch what they need.
   * @param {(path: string) => Promise<Blob>} file what a path is; a worker waits for ever for one that is not to be
   *   had @returns {Giver | null} */
  static open(file) {
    const name = `wye ${performance.timeOrigin} ${Math.random()} ${++given}`;
    const opened = channel(name);
    return opened && new Giver(name, opened, file);
  }

  /** @param {string} name @param {BroadcastChannel} opened @param {(path: string) => Promise<Blob>} file */
  constructor(name, opened, file) {
    this.name = name;
    this.channel = opened;
    this.channel.onmessage = ({ data: { wanted: path } }) => {
      const give = (/** @type {Blob} */ body) => this.channel.postMessage({ path, body });
      file(path).then(give, () => {}); // the page tells of a file that does not come
    };
  }

  close() {
    this.channel.close();
  }
}

/** The worker's end. */
export class Taker {
  /** @param {string} name */
  constructor(name) {
    this.channel = /** @type {BroadcastChannel} */ (channel(name)); // the page has one, too
  }

  /** The file, as soon as the page has it. @param {string} path @returns {Promise<Blob>} */
  take(path) {
    const { channel } = this;
    return new Promise((resolve) => {
      channel.addEventListener("message", function came({ data }) {
        if (data.path !== path) return;
        channel.removeEventListener("message", came);
        resolve(data.body);
      });
      channel.postMessage({ wanted: path });
    });
  }

  close() {
    this.channel.close();
  }
}
