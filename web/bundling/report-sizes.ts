import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { documentOf, siteRoutes } from '../../contract/site-routes.ts';
import { filesOf, type Manifest } from './page-files.ts';
import { siteFolder } from './vite-options.ts';

const gzipped = (file: string) => gzipSync(readFileSync(join(siteFolder, file)), { level: 9 }).length / 1024;
const sum = (files: readonly string[]) => files.reduce((total, name) => total + gzipped(name), 0);

/**
 * Kilobytes, gzipped, of a route's document, its stylesheets, all scripts it runs until it answers to presses, and
 * those that follow when a part comes into view.
 */
const weigh = (manifest: Manifest, path: string, page: string) => {
  const file = documentOf(path);
  const { styles, scripts, later } = filesOf(manifest, page);
  return { html: gzipped(file), css: sum(styles), js: sum(scripts), later: sum(later) };
};

/** Prints one line for every route. */
export const reportSizes = (manifest: Manifest): void => {
  for (const { path, page } of siteRoutes) {
    const sizes = Object.entries(weigh(manifest, path, page));
    console.log(sizes.map(([kind, size]) => `${size.toFixed(1).padStart(6)} KB ${kind}`).join(''), '', path);
  }
};
