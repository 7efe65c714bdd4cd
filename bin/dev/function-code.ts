import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BuildFailure, build, formatMessages } from 'esbuild';
import { bundleOptions, entryPointsOf, writeRuntimeFiles } from '../build/lambdas.ts';

const folder = 'build/dev-lambdas';

/** Bundles of single functions, built on demand. */
export interface FunctionCode {
  /** Resolves to the directory of a function's current bundle. Rejects with esbuild's errors. */
  directoryOf(name: string): Promise<string>;
  /** Marks the bundles that include a changed file as stale. Returns their functions' names. */
  invalidate(file: string): string[];
}

/** Builds unminified bundles with source maps, each when its function is first invoked after a change. */
export const createFunctionCode = (): FunctionCode => {
  rmSync(folder, { recursive: true, force: true });
  /** Directory of each function's current bundle. */
  const bundles = new Map<string, Promise<string>>();
  /** Source files of the latest bundle, by function. */
  const inputsOf = new Map<string, ReadonlySet<string>>();
  let revision = 0;

  const bundle = async (name: string): Promise<string> => {
    revision += 1;
    const outdir = join(folder, name, String(revision));
    const { metafile } = await build({
      ...bundleOptions,
      entryPoints: entryPointsOf(name),
      outdir,
      sourcemap: 'linked',
      metafile: true,
      logLevel: 'silent',
    });
    inputsOf.set(name, new Set(Object.keys(metafile.inputs)));
    await writeRuntimeFiles(name, outdir);
    return join(process.cwd(), outdir);
  };

  const report = async (failure: BuildFailure): Promise<void> => {
    for (const text of await formatMessages(failure.errors ?? [], { kind: 'error', color: true })) console.error(text);
  };

  return {
    directoryOf: async (name) => {
      const cached = bundles.get(name);
      if (cached) return cached;
      const pendingBundle = bundle(name);
      bundles.set(name, pendingBundle);
      pendingBundle.catch((failure: BuildFailure) => {
        // A change may have replaced this bundle in the meantime.
        if (bundles.get(name) === pendingBundle) bundles.delete(name);
        void report(failure);
      });
      return pendingBundle;
    },
    invalidate: (file) => {
      const path = relative(process.cwd(), file);
      // The inputs of a first bundle are unknown until it is built.
      const stale = [...bundles.keys()].filter((name) => inputsOf.get(name)?.has(path) ?? true);
      for (const name of stale) bundles.delete(name);
      return stale;
    },
  };
};
