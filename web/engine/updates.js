// @ts-check
/** Updates: a new version waits until the person asks for it; then every open page reloads with it. */

import { serviceWorkers } from "../platform.js";

/** @param {() => void} waits called when a new version is waiting; the function returned installs it */
export function watchUpdates(waits) {
  /** @type {ServiceWorker | null} */
  let waiting = null;
  const container = serviceWorkers();
  const watch = (/** @type {ServiceWorker | null} */ worker) => {
    const installed = () => {
      if (worker?.state !== "installed") return;
      waiting = worker;
      waits();
    };
    worker?.addEventListener("statechange", installed);
    installed();
  };
  // A page that loaded without a service worker has all its files from the network, and need not reload when one takes
  // over.
  let controlled = Boolean(container?.controller);
  container?.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  container?.ready.then((registration) => {
    watch(registration.waiting);
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch((error) => console.info("Without a look for updates:", error));
    });
  });
  return () => waiting?.postMessage("update");
}
