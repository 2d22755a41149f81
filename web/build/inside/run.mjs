// Calls `main` of a Python module of the project in Pyodide: node run.mjs PROJECT PYODIDE PACKAGES MODULE ARGUMENT...
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [project, folder, packages, module, ...texts] = process.argv.slice(2);
// A part of Pyodide is no ES module, and is yet loaded as one below our package.json.
Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: folder });
const { loadPyodide } = await import(pathToFileURL(`${project}/node_modules/pyodide/pyodide.mjs`).href);
try {
  const pyodide = await loadPyodide({ indexURL: folder, packages: packages.split(" ").filter(Boolean) });
  pyodide.mountNodeFS("/project", project);
  pyodide.FS.chdir("/project");
  pyodide.pyimport("sys").path.append("/project"); // the last place: the engine is imported from its wheel
  await pyodide.pyimport(module).main(...texts);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
