// Calls `main` of a Python module of the project in Pyodide: node run.mjs PROJECT PYODIDE PACKAGES MODULE ARGUMENT...
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [project, folder, packages, module, ...texts] = process.argv.slice(2);
// A part of Pyodide is no ES module, and is yet loaded as one below our package.json.
Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: folder });
const { loadPyodide } = await import(pathToFileURL(`${project}/node_modules/pyodide/pyodide.mjs`).href);
try {
  // Bytecode that is compiled here knows its lines, but not its columns, which would take a fifth of each archive.
  const options = { indexURL: folder, packages: packages.split(" ").filter(Boolean), args: ["-X", "no_debug_ranges"] };
  const pyodide = await loadPyodide(options);
  pyodide.mountNodeFS("/project", project);
  pyodide.FS.chdir("/project");
  pyodide.pyimport("sys").path.append("/project"); // the last place: the engine is imported from its wheel
  await pyodide.pyimport(module).main(...texts);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
