/// <reference lib="webworker" />
/** Snapshots of a Python that has imported all it needs: memory, linked libraries, files of packages. Pyodide restores
 * the memory; the libraries are put back at their places in it before that. */

/** Where a library lies: addresses, in bytes and in slots of the table of functions. */
type Library = { path: string; handle: number; memory: number; table: number; slots: number };
/** The length of the table, and the value of each symbol. */
type Linked = { slots: number; symbols: Record<string, number> };
/** A slot of the table that holds a function of a library, or of Python itself (-1). */
type Slot = { at: number; library: number; name: string };
/** What lies in a snapshot, in this order: these facts as text, the memory, the files. */
interface Contents {
  packages: string[];
  libraries: Library[]; // in the order in which they were loaded
  before: number; // the length of the table when no library was loaded
  after: Linked; // with the symbols that have changed since
  slots: Slot[]; // those beside the libraries' own
  memory: number; // bytes
  files: { path: string; bytes: number }[];
}

const ALIGNMENT = 16; // the parts of a snapshot begin at multiples of this many bytes, as the memory must
/** A restored Python must not repeat the random numbers of the one it was taken from. */
const RESEED = `
import sys
for module in "random", "numpy.random":
    if module in sys.modules:
        sys.modules[module].seed()
`;

/** What is linked so far. */
export function linkage({ _module: { GOT, wasmTable } }: any): Linked {
  const symbols = Object.entries<any>(GOT).map(([name, { value }]) => [name, value]);
  return { slots: wasmTable.length, symbols: Object.fromEntries(symbols) };
}

/** A snapshot. Throws an error if a linked library could not be put back. @param before what was linked just after the
 * start @param packages in its folder */
export function take(python: any, before: Linked, packages: string[]): Blob {
  const module = python._module;
  const { slots, symbols } = linkage(python);
  const libraries = loadedLibraries(module);
  const files = filesOf(module.FS, python._api.sitepackages);
  const memory = python.makeMemorySnapshot();
  const changed = Object.entries(symbols).filter(([name, value]) => before.symbols[name] !== value);
  const contents: Contents = {
    ...{ packages, libraries, before: before.slots },
    after: { slots, symbols: Object.fromEntries(changed) },
    slots: others(module, libraries, before.slots),
    memory: memory.length,
    files: files.map(({ path, body }) => ({ path, bytes: body.length })),
  };
  const text = new TextEncoder().encode(JSON.stringify(contents));
  const head = new Uint8Array(align(4 + text.length));
  new DataView(head.buffer).setUint32(0, text.length);
  head.set(text, 4);
  const padding = new Uint8Array(align(memory.length) - memory.length);
  return new Blob([head, memory, padding, ...files.map(({ body }) => body)]);
}

/** Python restored from a snapshot. Throws an error if that fails. @param pyodide its module @param settings for it */
export async function restorePython(pyodide: any, settings: any, snapshot: ArrayBuffer) {
  const length = new DataView(snapshot).getUint32(0);
  const contents: Contents = JSON.parse(new TextDecoder().decode(new Uint8Array(snapshot, 4, length)));
  const start = align(4 + length);
  const files = cut(snapshot, start + align(contents.memory), contents.files);
  const libraries = Promise.all(
    contents.libraries.map(({ path }) => WebAssembly.compile(files.get(path) as BufferSource)),
  );
  libraries.catch(() => {}); // it is awaited later
  const scope = globalThis as any;
  await import(`${settings.indexURL}pyodide.asm.js`);
  const create = scope._createPyodideModule;
  // Between this and the memory's return is the only moment at which libraries can be put back.
  scope._createPyodideModule = async (options: any) => {
    const module = await create(options);
    for (const [path, body] of files) write(module.FS, path, body);
    link(module, contents, await libraries);
    return module;
  };
  try {
    const memory = new Uint8Array(snapshot, start, contents.memory);
    const python = await pyodide.loadPyodide({ ...settings, packages: [], _loadSnapshot: memory });
    delete python._api.config._loadSnapshot; // which would hold the whole snapshot
    for (const name of contents.packages) python.loadedPackages[name] = "snapshot";
    python.runPython(RESEED);
    const missing = settings.packages.filter((name: string) => !contents.packages.includes(name));
    if (missing.length > 0) await python.loadPackage(missing);
    return python;
  } finally {
    scope._createPyodideModule = create;
  }
}

const align = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** The libraries that are loaded. Each one's handle is the address of what the C library knows of it. */
function loadedLibraries({ LDSO, HEAPU32 }: any): Library[] {
  const found = Object.entries<any>(LDSO.loadedLibsByHandle).map(([key, { name: path }]) => {
    const handle = Number(key);
    const [memory, , table, slots] = HEAPU32.subarray(handle / 4 + 3, handle / 4 + 7);
    return { path, handle, memory, table, slots };
  });
  return found.filter(({ handle }) => handle > 0).sort((one, other) => one.table - other.table);
}

/** The slots from one on that lie in no library's own part of the table. */
function others({ LDSO, wasmTable }: any, libraries: Library[], from: number): Slot[] {
  const names: Map<unknown, { library: number; name: string }> = new Map();
  [0, ...libraries.map(({ handle }) => handle)].forEach((handle, at) => {
    for (const [name, value] of Object.entries(LDSO.loadedLibsByHandle[handle].exports)) {
      if (typeof value === "function" && !names.has(value)) names.set(value, { library: at - 1, name });
    }
  });
  const slots = [];
  for (let at = from; at < wasmTable.length; at++) {
    if (libraries.some(({ table, slots }) => table <= at && at < table + slots)) continue;
    const name = names.get(wasmTable.get(at));
    if (!name) throw new Error(`Slot ${at} of the table of functions holds one without a name.`);
    slots.push({ at, ...name });
  }
  return slots;
}

/** The files in a folder and those in it. */
function filesOf(FS: any, folder: string): { path: string; body: Uint8Array<ArrayBuffer> }[] {
  const paths = FS.readdir(folder)
    .filter((name: string) => !name.startsWith("."))
    .map((name: string) => `${folder}/${name}`);
  return paths.flatMap((path: string) =>
    FS.isDir(FS.stat(path).mode) ? filesOf(FS, path) : [{ path, body: FS.readFile(path) }],
  );
}

/** The files of a snapshot, by their paths. */
function cut(snapshot: ArrayBuffer, start: number, files: Contents["files"]) {
  const bodies: Map<string, Uint8Array> = new Map();
  for (const { path, bytes } of files) {
    bodies.set(path, new Uint8Array(snapshot, start, bytes));
    start += bytes;
  }
  return bodies;
}

/** Write a copy, which does not hold the whole snapshot. */
function write(FS: any, path: string, body: Uint8Array) {
  FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  FS.writeFile(path, body.slice(), { canOwn: true });
}

/** Put the libraries back where they lay. Their own memory is part of the snapshot. @param libraries compiled */
function link(module: any, { libraries: places, before, after, slots }: Contents, libraries: WebAssembly.Module[]) {
  const { GOTHandler, LDSO, wasmTable } = module;
  if (wasmTable.length !== before)
    throw new Error(`The table of functions has ${wasmTable.length} slots, not ${before}.`);
  wasmTable.grow(after.slots - before);
  const python = LDSO.loadedLibsByHandle[0].exports;
  const symbols = new Proxy({}, GOTHandler);
  const exports = places.map(({ path, handle, memory, table }, index) => {
    const get = (_: object, name: string) => {
      if (name === "__memory_base") return memory;
      if (name === "__table_base") return table;
      return python[name] && !python[name].stub ? python[name] : (...values: any[]) => found[name](...values);
    };
    const env = new Proxy({}, { get });
    const imports = { env, wasi_snapshot_preview1: env, "GOT.mem": symbols, "GOT.func": symbols };
    const instance = new WebAssembly.Instance(libraries[index] as WebAssembly.Module, imports);
    const found = instance.exports as Record<string, any>;
    const library = { refcount: Infinity, name: path, exports: found, global: false };
    LDSO.loadedLibsByName[path] = LDSO.loadedLibsByHandle[handle] = library;
    return found;
  });
  for (const [name, value] of Object.entries(after.symbols)) GOTHandler.get(null, name).value = value;
  for (const { at, library, name } of slots) module.setWasmTableEntry(at, (exports[library] ?? python)[name]);
  module.updateTableMap(before, after.slots - before);
}
