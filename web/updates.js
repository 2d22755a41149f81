// @ts-check
/** A new version of the page: it waits until the person asks for it, and then every open page takes it. */

/** @param {() => void} waits called when a new version waits; to take it, call the function that this gives back */
export function watchUpdates(waits) {
  /** @type {ServiceWorker | null} */
  let waiting = null;
  const container = navigator.serviceWorker;
  const watch = (/** @type {ServiceWorker | null} */ worker) => {
    const installed = () => {
      if (worker?.state !== "installed") return;
      waiting = worker;
      waits();
    };
    worker?.addEventListener("statechange", installed);
    installed();
  };
  // A page that nobody controlled has all its files from the network, and goes on when the service worker takes it over.
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
