import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { KnownCourses } from '../../web/bundling/written-pages.ts';
import { knownCourses } from './known-courses.ts';

export const webFolder = 'build/web';
export const webInputs = [
  'bin/parts/known-courses.ts',
  'bin/parts/web.ts',
  'content',
  'contract',
  'package-lock.json',
  'web',
] as const;

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
  const { buildWeb } = (await import(pathToFileURL(outfile).href)) as {
    buildWeb: (courses: KnownCourses) => Promise<void>;
  };
  await buildWeb(await knownCourses());
};
