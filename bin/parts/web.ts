import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export const webFolder = 'build/web';
export const webInputs = ['bin/parts/web.ts', 'contract', 'package-lock.json', 'web'] as const;

/**
 * Builds the web application into `build/web`. Its builder is bundled and loaded only here, because loading Vite
 * takes longer than everything else a start does when nothing is stale.
 */
export const bundleWeb = async (): Promise<void> => {
  const outfile = resolve('build/bin/web-build.mjs');
  await build({
    entryPoints: ['web/build.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  const { buildWeb } = (await import(pathToFileURL(outfile).href)) as { buildWeb: () => Promise<void> };
  await buildWeb();
};
