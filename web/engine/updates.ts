/** Updates: a new version waits until the person asks for it; then every open page of another version reloads. */

import { scopedName } from "../person/storage.ts";
import { openCache, serviceWorkers } from "../platform.ts";

/** @param waits called when another version is waiting @returns installs it */
export function watchUpdates(version: string, waits: () => void) {
  const container = serviceWorkers();
  const watch = (worker: ServiceWorker | null) => {
    const installed = async () => {
      if (worker?.state === "installed" && (await versionOf(worker)) !== version) waits();
    };
    worker?.addEventListener("statechange", installed);
    installed();
  };
  // A page that loaded without a service worker may meet one of another version.
  container?.addEventListener("controllerchange", async () => {
    const { controller } = container;
    if (controller && (await versionOf(controller)) !== version) location.reload();
  });
  const follow = (registration: ServiceWorkerRegistration) => {
    watch(registration.waiting);
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch((error) => console.info("Without a look for updates:", error));
    });
  };
  // Firefox refuses where the page may store nothing.
  container?.ready.then(follow, (error) => console.info("Without updates:", error));
  return async () => (await container?.getRegistration())?.waiting?.postMessage("update");
}

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage("version", [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** Keep the lab for visits without network, in this version and later ones. */
export async function keepLab(version: string) {
  const container = serviceWorkers();
  if (!container || !(await openCache(scopedName("wye-lab")))) return;
  const { active, waiting, installing } = await container.ready;
  for (const worker of [active, waiting, installing]) worker?.postMessage({ lab: version });
}
