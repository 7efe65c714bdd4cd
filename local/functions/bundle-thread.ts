import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Bundles the entry of a thread (`local/functions/runtime.ts`, from the root of the repository) into `build/local`, as
 * Node 20 cannot start a thread from TypeScript. Returns the file's path. Each call writes a file of its own and renames
 * it, because others do this at the same time, in this process and in those of other tests.
 */
export const bundleThread = async (entry: string): Promise<string> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    write: false,
  });
  const path = resolve('build/local', entry.replace(/^local\//, '').replace(/\.ts$/, '.mjs'));
  const temporaryPath = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporaryPath, outputFiles[0]?.contents ?? '');
  await rename(temporaryPath, path);
  return path;
};
