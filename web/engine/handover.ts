/** Hands files that the page has fetched to a worker that PyScript has made, over a channel. */

import { channel } from "../platform.ts";

let given = 0;

/** The page's end of a channel, whose name it chooses. */
export class Giver {
  channel: BroadcastChannel;

  /** Null without a channel: then workers fetch what they need. @param file the file at a path; a worker waits for ever
   * for a missing one */
  static open(file: (path: string) => Promise<Blob>): Giver | null {
    const name = `wye ${performance.timeOrigin} ${Math.random()} ${++given}`;
    const opened = channel(name);
    return opened && new Giver(name, opened, file);
  }

  constructor(
    public name: string,
    opened: BroadcastChannel,
    file: (path: string) => Promise<Blob>,
  ) {
    this.channel = opened;
    this.channel.onmessage = ({ data: { wanted: path } }) => {
      const give = (body: Blob) => this.channel.postMessage({ path, body });
      file(path).then(give, () => {}); // the page tells of a file that does not come
    };
  }

  close() {
    this.channel.close();
  }
}

/** The worker's end. */
export class Taker {
  channel: BroadcastChannel;

  constructor(name: string) {
    this.channel = channel(name) as BroadcastChannel; // the page has one, too
  }

  /** The file, as soon as the page has it. */
  take(path: string): Promise<Blob> {
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
