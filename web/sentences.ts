/** What the guard says where no text can be fetched, in every language of the page. */

import type { Reason } from "./engine/files.ts";

export interface Sentences {
  folder: string;
  frame: string;
  old: string;
  again: string;
  failed(message: string): string;
  missing(path: string, reason: string): string;
  reason(reason: Reason): string;
}

/** How a file failed: the sentence for a status begins with `answered`. */
const reasons =
  (words: Record<"damaged" | "unreachable" | "stalled" | "answered", string>) =>
  (reason: Reason): string =>
    typeof reason === "number" ? `${words.answered} ${reason}` : words[reason];

export const SENTENCES: Record<string, Sentences> = {
  en: {
    folder:
      "Wye must be served by a web server: run python -m http.server in this folder and open http://localhost:8000.",
    frame: "Another page shows Wye in a frame that blocks its files. Open Wye in a tab of its own.",
    old: "This browser is too old for Wye. Use a current Firefox, Chrome, Edge or Safari.",
    again: "Try again",
    failed: (message) => `Wye could not start (${message}). Load the page again.`,
    missing: (path, reason) => `Wye could not load a file: ${path} ${reason}.`,
    reason: reasons({
      damaged: "arrived damaged, perhaps from a network that asks you to sign in first",
      unreachable: "could not be reached",
      stalled: "stopped arriving 15 seconds ago",
      answered: "returned status",
    }),
  },
  es: {
    folder: "Wye necesita un servidor web: ejecuta python -m http.server en esta carpeta y abre http://localhost:8000.",
    frame: "Otra página muestra Wye en un marco que bloquea sus archivos. Abre Wye en una pestaña propia.",
    old: "Este navegador es demasiado antiguo para Wye. Usa un Firefox, Chrome, Edge o Safari actual.",
    again: "Intentar de nuevo",
    failed: (message) => `Wye no ha podido arrancar (${message}). Vuelve a cargar la página.`,
    missing: (path, reason) => `Wye no ha podido cargar un archivo: ${path} ${reason}.`,
    reason: reasons({
      damaged: "llegó dañado, quizá de una red que pide iniciar sesión antes",
      unreachable: "no está accesible",
      stalled: "dejó de llegar hace 15 segundos",
      answered: "devolvió el estado",
    }),
  },
  ro: {
    folder:
      "Wye are nevoie de un server web: rulează python -m http.server în acest dosar și deschide http://localhost:8000.",
    frame: "Altă pagină arată Wye într-un cadru care îi blochează fișierele. Deschide Wye într-o filă proprie.",
    old: "Acest browser este prea vechi pentru Wye. Folosește un Firefox, Chrome, Edge sau Safari actual.",
    again: "Încearcă din nou",
    failed: (message) => `Wye nu a putut porni (${message}). Reîncarcă pagina.`,
    missing: (path, reason) => `Wye nu a putut încărca un fișier: ${path} ${reason}.`,
    reason: reasons({
      damaged: "a sosit deteriorat, poate dintr-o rețea care cere mai întâi autentificare",
      unreachable: "nu a putut fi contactat",
      stalled: "nu mai sosește de 15 secunde",
      answered: "a răspuns cu starea",
    }),
  },
  fr: {
    folder:
      "Wye a besoin d’un serveur web : lance python -m http.server dans ce dossier et ouvre http://localhost:8000.",
    frame: "Une autre page montre Wye dans un cadre qui bloque ses fichiers. Ouvre Wye dans son propre onglet.",
    old: "Ce navigateur est trop ancien pour Wye. Utilise un Firefox, Chrome, Edge ou Safari récent.",
    again: "Réessayer",
    failed: (message) => `Wye n’a pas pu démarrer (${message}). Recharge la page.`,
    missing: (path, reason) => `Wye n’a pas pu charger un fichier : ${path} ${reason}.`,
    reason: reasons({
      damaged: "est arrivé endommagé, peut-être d’un réseau qui demande d’abord de se connecter",
      unreachable: "est inaccessible",
      stalled: "n’arrive plus depuis 15 secondes",
      answered: "a renvoyé le statut",
    }),
  },
};
