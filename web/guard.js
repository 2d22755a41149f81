/** Stands in each page itself, since it watches over the page's files: where one of them cannot be had, it looks
 * whether
 * the server has another version by now, and that one takes over at once. Games and settings stay, as they are stored
 * apart from the files. Other modules let it look by dispatching the event "missing". */
{
  const { version = "" } = document.documentElement.dataset;
  const folder = new URL(`${version}/`, location.href);
  /** Said where no module can say it, in every language of the page. @type {Record<string, string>} */
  const SAID = {
    en: "A file of this page cannot be loaded. Check the network and load the page again.",
    fr: "Un fichier de cette page ne peut être chargé. Vérifie le réseau et recharge la page.",
    es: "No se puede cargar un archivo de esta página. Comprueba la red y vuelve a cargar la página.",
    ro: "Un fișier al acestei pagini nu poate fi încărcat. Verifică rețeaua și încarcă pagina din nou.",
  };
  let looking = false;

  /** Look at the page as the server has it now, and go over to it if it is of another version. */
  const look = async () => {
    if (looking || !navigator.onLine) return;
    looking = true;
    const page = await fetch(location.pathname, { cache: "reload" }).then(
      (response) => response.text(),
      () => "",
    );
    const newest = /<html [^>]*data-version="([0-9a-f]+)"/.exec(page)?.[1];
    if (newest && newest !== version) {
      const scope = new URL("./", location.href).pathname;
      if ("caches" in globalThis) await caches.delete(`wye-version-${version} ${scope}`);
      location.reload();
    }
    looking = false;
  };

  addEventListener("missing", look);
  addEventListener(
    "error",
    async ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      await look();
      const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in SAID) ?? "en";
      const problem = document.getElementById("problem");
      const text = document.getElementById("problem-text");
      if (problem) problem.hidden = false;
      if (text) text.textContent = SAID[language] ?? "";
    },
    true,
  );
  // Whatever asks for a file of this version, and gets none.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { name, responseStatus } = /** @type {PerformanceResourceTiming} */ (entry);
      if (responseStatus >= 400 && name.startsWith(folder.href)) look();
    }
  }).observe({ type: "resource", buffered: true });
}
