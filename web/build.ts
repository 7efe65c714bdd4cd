import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Manifest } from './bundling/page-files.ts';
import { prerenderSite } from './bundling/prerender.ts';
import { browserOptions, serverFolder, serverOptions, siteFolder } from './bundling/vite-options.ts';
import type { KnownCourses } from './bundling/written-pages.ts';

const inProduction = async (work: () => Promise<void>) => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
};

/**
 * Builds the site into `build/web`: the files for the browser, one complete document for every public page, and
 * documents for the rest. Runs in the repository's folder.
 */
export const buildWeb = async (courses: KnownCourses): Promise<void> =>
  inProduction(async () => {
    await build(browserOptions());
    await build(serverOptions());
    const manifest = JSON.parse(readFileSync(join(siteFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
    await prerenderSite(manifest, courses);
    rmSync(join(siteFolder, '.vite'), { recursive: true });
    rmSync(serverFolder, { recursive: true });
  });
