import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Bundles the entry of a thread (`local/functions/runtime.ts`, relative to the repository root) into `build/local`,
 * because Node 20 cannot start a thread from TypeScript. Returns the file's path. Each call writes a new file and
 * renames it, because concurrent test processes do the same.
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
