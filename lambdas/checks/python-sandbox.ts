import type { Lockfile, PyodideInterface } from 'pyodide';
import { info } from 'pyodide/pyodide-lock.json';
import type { PythonFiles, SnapshotFiles } from './python-files.ts';

/** The globals that the interpreter itself needs in a thread without any access. */
const kept = new Set([
  ...[
    'Array',
    'ArrayBuffer',
    'Atomics',
    'BigInt',
    'BigInt64Array',
    'BigUint64Array',
    'Boolean',
    'DataView',
    'Date',
    'Error',
  ],
  ...[
    'EvalError',
    'FinalizationRegistry',
    'Float32Array',
    'Float64Array',
    'Function',
    'Infinity',
    'Int16Array',
    'Int32Array',
  ],
  ...['Int8Array', 'Iterator', 'JSON', 'Map', 'Math', 'NaN', 'Number', 'Object', 'Promise', 'Proxy', 'RangeError'],
  ...['ReferenceError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'SyntaxError', 'TypeError', 'URIError'],
  ...['Uint16Array', 'Uint32Array', 'Uint8Array', 'Uint8ClampedArray', 'WeakMap', 'WeakRef', 'WeakSet', 'isFinite'],
  ...['isNaN', 'parseFloat', 'parseInt', 'undefined', 'globalThis'],
  ...['TextDecoder', 'TextEncoder', 'WebAssembly', 'clearTimeout', 'crypto', 'performance', 'setTimeout'],
]);

/** Replaces the function constructors, which would run JavaScript from text. */
const closeConstructors = (): void => {
  function closedFunction() {
    throw new TypeError('JavaScript from text is not allowed.');
  }
  // Pyodide asks whether values are an `instanceof Function`.
  closedFunction.prototype = Function.prototype;
  Object.assign(globalThis, { Function: closedFunction });
  for (const fn of [closedFunction, async () => undefined, function* () {}, async function* () {}]) {
    Object.defineProperty(Object.getPrototypeOf(fn), 'constructor', {
      value: closedFunction,
      writable: false,
      configurable: false,
    });
  }
};

/** Limits the memory of WebAssembly. Python raises a `MemoryError` at the limit. */
const limitMemory = (maxBytes: number): void => {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > maxBytes) throw new RangeError('The memory is used up.');
    return Reflect.apply(grow, this, [pages]);
  };
};

/**
 * Makes the thread look like a browser's worker before Python starts. In Node.js, Pyodide gives `os.system` a shell and
 * Python's sockets network access; in a browser's worker, it gives neither.
 */
const becomeWebWorker = ({ interpreter, library }: PythonFiles): void => {
  class WorkerGlobalScope {}
  Reflect.deleteProperty(globalThis, 'process');
  const { instantiate } = WebAssembly;
  Object.assign(WebAssembly, {
    instantiateStreaming: async (_: unknown, imports: WebAssembly.Imports) => ({
      module: interpreter,
      instance: await instantiate(interpreter, imports),
    }),
  });
  Object.assign(globalThis, {
    WorkerGlobalScope,
    self: new WorkerGlobalScope(),
    location: 'https://python.invalid/',
    // The loader fetches two files: the interpreter, which the function above has, and the library.
    fetch: async () => ({ ok: true, arrayBuffer: async () => library.buffer }),
  });
};

/** Loads Python in a thread that looks like a browser's worker. Discards Python's output. */
const loadPython = async (
  files: PythonFiles,
  options: { _loadSnapshot: Uint8Array } | { _makeSnapshot: true; env: Record<string, string> },
): Promise<PyodideInterface> => {
  becomeWebWorker(files);
  const { loadPyodide } = (await import(`${files.folder}pyodide.mjs`)) as typeof import('pyodide');
  const { default: createPyodideModule } = await import(`${files.folder}pyodide.asm.mjs`);
  return loadPyodide({
    indexURL: 'https://python.invalid/',
    lockFileContents: { info: info as Lockfile['info'], packages: {} },
    createPyodideModule,
    jsglobals: Object.create(null),
    ...options,
    stdin: () => null,
    stdout: () => undefined,
    stderr: () => undefined,
  });
};

/** Stops the clocks and random numbers of this process, so that every build takes the same snapshot. */
const makeRepeatable = (): void => {
  class StoppedDate extends Date {
    constructor(time = 0) {
      super(time);
    }
    static override now = () => 0;
  }
  Object.assign(globalThis, { Date: StoppedDate });
  Object.assign(performance, { now: () => 0 });
  Object.assign(crypto, { getRandomValues: (values: Uint8Array) => values.fill(0) });
};

/** Starts Python and returns its memory, the same bytes each time. Leaves the process unfit for anything else. */
export const takePythonSnapshot = async (files: PythonFiles): Promise<Uint8Array> => {
  makeRepeatable();
  const python = await loadPython(files, { _makeSnapshot: true, env: { PYTHONHASHSEED: '0' } });
  return python.makeMemorySnapshot();
};

/**
 * Starts Python in this thread, then removes everything that reaches outside the thread: files, variables, network,
 * other threads, and JavaScript from text.
 */
export const startPythonSandbox = async (files: SnapshotFiles, maxMemoryBytes: number): Promise<PyodideInterface> => {
  limitMemory(maxMemoryBytes);
  const python = await loadPython(files, { _loadSnapshot: files.snapshot });
  closeConstructors();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  return python;
};
