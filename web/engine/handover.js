// @ts-check
/** Files that the page has fetched, handed over to a worker that PyScript has made: they meet in a channel of their
 * own. */

let given = 0;

/** The page's end of a channel, whose name it chooses. */
export class Giver {
  /** @param {(path: string) => Promise<Blob>} file what a path is; a worker waits for ever for one that is not to be
   * had */
  constructor(file) {
    this.name = `wye ${performance.timeOrigin} ${Math.random()} ${++given}`;
    this.channel = new BroadcastChannel(this.name);
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
    this.channel = new BroadcastChannel(name);
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
