/** Runs the network's kernel, which the engine brings along in WebAssembly: see pyengine/search/network/kernel.py. */

/** What Python calls a buffer. */
type Octets = { getBuffer(type: "u8"): { data: Uint8Array; release(): void } };

/** Let an engine use its kernel; where the browser has no SIMD, numpy says the same. */
export function give(python: any) {
  const home = python.pyimport("pyengine.search.network.kernel");
  try {
    home.load = loader(python.FS.readFile(home.CODE));
  } catch (error) {
    console.info("Without the network's kernel:", error);
  } finally {
    home.destroy();
  }
}

/** Makes judges, each with its own content of the kernel's memory, which it writes there unless it ran last. */
export function loader(code: BufferSource) {
  const module = new WebAssembly.Module(code);
  let kernel: any = null;
  let written: Uint8Array | null = null;
  return (memory: Octets) => {
    const own = used(memory, (data) => data.slice());
    kernel ??= new WebAssembly.Instance(module).exports;
    const { boards, results, judge } = kernel;
    const octets = new Uint8Array(kernel.memory.buffer);
    return (cells: Octets, out: Octets, count: number) => {
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

function used<Result>(given: Octets, use: (data: Uint8Array) => Result): Result {
  const buffer = given.getBuffer("u8");
  try {
    return use(buffer.data);
  } finally {
    buffer.release();
  }
}
