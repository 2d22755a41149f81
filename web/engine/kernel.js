/** Runs the network's kernel, which the engine brings along in WebAssembly: see pyengine/search/network/kernel.py. */

/** @typedef {{getBuffer(type: "u8"): {data: Uint8Array, release(): void}}} Octets  what Python calls a buffer */

/** Let an engine use its kernel; where the browser has no SIMD, numpy says the same. @param {any} python */
export function give(python) {
  const home = python.pyimport("pyengine.search.network.kernel");
  try {
    home.load = loader(python.FS.readFile(home.CODE));
  } catch (error) {
    console.info("Without the network's kernel:", error);
  } finally {
    home.destroy();
  }
}

/** Makes judges of what they are to find in the kernel's memory. There is one kernel: a judge that was not the last one
 * to use it writes its own memory there first. @param {BufferSource} code */
export function loader(code) {
  const module = new WebAssembly.Module(code);
  /** @type {any} */
  let kernel = null;
  /** @type {Uint8Array | null} */
  let written = null;
  return (/** @type {Octets} */ memory) => {
    const own = used(memory, (data) => data.slice());
    kernel ??= new WebAssembly.Instance(module).exports;
    const { boards, results, judge } = kernel;
    const octets = new Uint8Array(kernel.memory.buffer);
    return (/** @type {Octets} */ cells, /** @type {Octets} */ out, /** @type {number} */ count) => {
      if (written !== own) octets.set(own);
      written = own;
      const length = used(cells, (data) => {
        octets.set(data, boards.value);
        return data.length;
      });
      judge(count, length / count);
      used(out, (data) => data.set(octets.subarray(results.value, results.value + data.length)));
    };
  };
}

/** What comes of the octets of a buffer.
 * @template Result @param {Octets} given @param {(data: Uint8Array) => Result} use @returns {Result} */
function used(given, use) {
  const buffer = given.getBuffer("u8");
  try {
    return use(buffer.data);
  } finally {
    buffer.release();
  }
}
