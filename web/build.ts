import { rmSync } from 'node:fs';
import { build } from 'vite';
import { prerenderSite } from './bundling/prerender.ts';
import { reportSizes } from './bundling/report-sizes.ts';
import { browserOptions, serverFolder, serverOptions } from './bundling/vite-options.ts';

/**
 * Builds the site into `build/web`: the files for the browser, one complete document for every public page, and
 * documents for the rest. Runs in the repository's folder. `sizes` prints what every document weighs.
 */
export const buildWeb = async ({ sizes = false } = {}): Promise<void> => {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build(browserOptions());
    await build(serverOptions());
    await prerenderSite();
    rmSync(serverFolder, { recursive: true });
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  }
  if (sizes) reportSizes();
};
