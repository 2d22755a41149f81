/** What the guard says where no text can be fetched, in every language of the page. */

import type { Reason } from "./engine/files.ts";
import type { LANGUAGES } from "./lang/languages.ts";

interface Sentences {
  loading: string;
  folder: string;
  frame: string;
  old: string;
  again: string;
  failed(message: string): string;
  missing(file: string, reason: Reason): string; // @param file its name without folders
}

/** How a file failed, and what to do; of a status it says `answered`. */
type Words = Record<"damaged" | "unreachable" | "stalled", string> & { answered(status: number): string };

/** @param begun the beginning of the sentence that the reason ends */
const missing =
  (begun: (file: string) => string, words: Words) =>
  (file: string, reason: Reason): string =>
    `${begun(file)} ${typeof reason === "number" ? words.answered(reason) : words[reason]}`;

export const SENTENCES: Record<keyof typeof LANGUAGES, Sentences> = {
  en: {
    loading: "Wye is loading.",
    folder:
      "Wye must be served by a web server. Run python -m http.server in this folder, then open http://localhost:8000.",
    frame: "Another page shows Wye in a frame that blocks its files. Open Wye in a tab of its own.",
    old: "This browser is too old for Wye. Use a current Firefox, Chrome, Edge or Safari.",
    again: "Try again",
    failed: (message) => `Wye could not start (${message}). Load the page again.`,
    missing: missing((file) => `Wye could not load ${file}:`, {
      damaged:
        "what arrived is not that file, or not all of it. If your network asks you to sign in, do that first; then try again.",
      unreachable: "the server could not be reached. Check your connection, then try again.",
      stalled: "nothing has arrived for 15 seconds. Check your connection, then try again.",
      answered: (status) => `the server answered with error ${status}. Try again in a moment.`,
    }),
  },
  es: {
    loading: "Wye se está cargando.",
    folder:
      "Wye necesita un servidor web. Ejecuta python -m http.server en esta carpeta y luego abre http://localhost:8000.",
    frame: "Otra página muestra Wye en un marco que bloquea sus archivos. Abre Wye en su propia pestaña.",
    old: "Este navegador es demasiado antiguo para Wye. Usa una versión actual de Firefox, Chrome, Edge o Safari.",
    again: "Intentar de nuevo",
    failed: (message) => `Wye no ha podido arrancar (${message}). Vuelve a cargar la página.`,
    missing: missing((file) => `Wye no ha podido cargar ${file}:`, {
      damaged:
        "lo que ha llegado no es ese archivo o está incompleto. Si tu red te pide iniciar sesión, hazlo primero y luego inténtalo de nuevo.",
      unreachable: "no se ha podido contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.",
      stalled: "hace 15 segundos que no llega nada. Comprueba tu conexión e inténtalo de nuevo.",
      answered: (status) =>
        `el servidor ha respondido con el error ${status}. Inténtalo de nuevo dentro de un momento.`,
    }),
  },
  ro: {
    loading: "Wye se încarcă.",
    folder:
      "Wye are nevoie de un server web. Rulează python -m http.server în acest dosar, apoi deschide http://localhost:8000.",
    frame: "Altă pagină arată Wye într-un cadru care îi blochează fișierele. Deschide Wye într-o filă proprie.",
    old: "Acest browser este prea vechi pentru Wye. Folosește o versiune actuală de Firefox, Chrome, Edge sau Safari.",
    again: "Încearcă din nou",
    failed: (message) => `Wye nu a putut porni (${message}). Reîncarcă pagina.`,
    missing: missing((file) => `Wye nu a putut încărca ${file}:`, {
      damaged:
        "ce a sosit nu este acest fișier sau nu este întreg. Dacă rețeaua îți cere să te autentifici, fă asta mai întâi, apoi încearcă din nou.",
      unreachable: "serverul nu a putut fi contactat. Verifică-ți conexiunea, apoi încearcă din nou.",
      stalled: "de 15 secunde nu mai sosește nimic. Verifică-ți conexiunea, apoi încearcă din nou.",
      answered: (status) => `serverul a răspuns cu eroarea ${status}. Încearcă din nou peste puțin timp.`,
    }),
  },
  fr: {
    loading: "Wye se charge.",
    folder:
      "Wye a besoin d’un serveur web. Lance python -m http.server dans ce dossier, puis ouvre http://localhost:8000.",
    frame: "Une autre page montre Wye dans un cadre qui bloque ses fichiers. Ouvre Wye dans son propre onglet.",
    old: "Ce navigateur est trop ancien pour Wye. Utilise une version récente de Firefox, Chrome, Edge ou Safari.",
    again: "Réessayer",
    failed: (message) => `Wye n’a pas pu démarrer (${message}). Recharge la page.`,
    missing: missing((file) => `Wye n’a pas pu charger ${file} :`, {
      damaged:
        "ce qui est arrivé n’est pas ce fichier, ou pas en entier. Si ton réseau demande de se connecter, fais-le d’abord, puis réessaie.",
      unreachable: "le serveur est injoignable. Vérifie ta connexion, puis réessaie.",
      stalled: "rien n’arrive depuis 15 secondes. Vérifie ta connexion, puis réessaie.",
      answered: (status) => `le serveur a répondu par l’erreur ${status}. Réessaie dans un instant.`,
    }),
  },
};
