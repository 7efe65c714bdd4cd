import { readFile } from 'node:fs/promises';

/** The files that start Python in a thread. */
export interface PythonFiles {
  /** The interpreter, compiled once for all threads. */
  interpreter: WebAssembly.Module;
  /** Zip file of the standard library. */
  library: Uint8Array;
  /** URL of the folder with the loader. */
  folder: string;
}

/** The same files and the memory of a freshly started interpreter, from which others start seven times as fast. */
export interface SnapshotFiles extends PythonFiles {
  snapshot: Uint8Array;
}

/** Memory of a freshly started interpreter, captured by the build (`bin/build/take-python-snapshot.ts`). */
export const snapshotFile = 'python.snapshot';

const read = (folder: URL, name: string) => readFile(new URL(name, folder));

/** Reads the interpreter and its library from the folder of the function. */
export const readPythonFiles = async (folder: URL): Promise<PythonFiles> => {
  const [interpreter, library] = await Promise.all([
    read(folder, 'pyodide.asm.wasm').then((bytes) => WebAssembly.compile(bytes)),
    read(folder, 'python_stdlib.zip'),
  ]);
  return { interpreter, library: new Uint8Array(library), folder: folder.href };
};

/** Reads what `readPythonFiles` reads, and the snapshot. */
export const readSnapshotFiles = async (folder: URL): Promise<SnapshotFiles> => {
  const [files, snapshot] = await Promise.all([readPythonFiles(folder), read(folder, snapshotFile)]);
  return { ...files, snapshot: new Uint8Array(snapshot) };
};
