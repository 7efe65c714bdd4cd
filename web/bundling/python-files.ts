import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const packageFolder = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const readPackageFile = (file: string) => readFileSync(join(packageFolder, file));
const { version } = JSON.parse(readPackageFile('package.json').toString()) as { version: string };
const { info } = JSON.parse(readPackageFile('pyodide-lock.json').toString()) as { info: object };

/** Python in the browser: loader, interpreter, standard library. */
const files = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'] as const;

/** CloudFront compresses no larger file. Uncompressed, the interpreter would take three times as long to load. */
const maxCompressedBytes = 10_000_000;

/** Throws when CloudFront would not compress a file of this size. */
export const requireCompressible = (file: string, bytes: number): void => {
  if (bytes <= maxCompressedBytes) return;
  throw new Error(`CloudFront does not compress ${file}: ${bytes} bytes exceed its limit of ${maxCompressedBytes}.`);
};

const moduleId = 'virtual:python-files';

/**
 * Copies Python from the package `pyodide` into a folder named after its version, so that browsers can cache it forever
 * and versions never mix. `virtual:python-files` exports where the files are. Omits Pyodide's package list, because the
 * notebook only offers the standard library.
 */
export const pythonFiles = (): Plugin => {
  const folder = `assets/pyodide/${version}`;
  const values = { pythonFolder: `/${folder}/`, pythonFiles: files, pythonLock: { info, packages: {} } };
  return {
    name: 'python-files',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) =>
      id === `\0${moduleId}`
        ? Object.entries(values)
            .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
            .join('\n')
        : undefined,
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of files) {
        const source = readPackageFile(file);
        // A zip file is compressed already.
        if (!file.endsWith('.zip')) requireCompressible(file, source.length);
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source });
      }
    },
  };
};
