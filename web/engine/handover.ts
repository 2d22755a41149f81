/** Hands files that the page has fetched to a worker that PyScript has made, over a channel. */

import { channel } from "../platform.ts";

let given = 0;

/** The page's end of a channel, whose name it chooses. Null without a channel: then workers fetch what they need.
 * @param file the file at a path; a worker waits for ever for a missing one */
export function openGiver(file: (path: string) => Promise<Blob>) {
  const name = `wye ${performance.timeOrigin} ${Math.random()} ${++given}`;
  const opened = channel(name);
  if (!opened) return null;
  opened.onmessage = ({ data: { wanted: path } }) => {
    const give = (body: Blob) => opened.postMessage({ path, body });
    file(path).then(give, () => {}); // the page tells of a file that does not come
  };
  return opened;
}

/** A file at the worker's end, as soon as the page has it. */
export function takeFile(channel: BroadcastChannel, path: string): Promise<Blob> {
  return new Promise((resolve) => {
    channel.addEventListener("message", function came({ data }) {
      if (data.path !== path) return;
      channel.removeEventListener("message", came);
      resolve(data.body);
    });
    channel.postMessage({ wanted: path });
  });
}
