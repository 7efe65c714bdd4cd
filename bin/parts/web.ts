import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
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
  if (!existsSync('web/build.ts')) {
    mkdirSync(`${webFolder}/assets`, { recursive: true });
    writeFileSync(`${webFolder}/assets/empty.js`, '');
    for (const f of ['index', 'unknown', 'app', 'bare'])
      writeFileSync(`${webFolder}/${f}.html`, '<!doctype html><title>t</title>');
    return;
  }
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
