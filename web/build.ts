import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { writeBasicFonts } from './bundling/basic-fonts.ts';
import { compressAssets } from './bundling/compress-assets.ts';
import type { Manifest } from './bundling/page-files.ts';
import { prerenderSite } from './bundling/prerender.ts';
import type { PublishedCourses } from './bundling/prerendered-pages.ts';
import {
  browserOptions,
  learnerStartOptions,
  serverOptions,
  serverOutputFolder,
  siteOutputFolder,
} from './bundling/vite-options.ts';

const withProductionEnv = async (work: () => Promise<void>) => {
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
 * Builds the site into `build/web`: browser files, a prerendered document for every public page, and shells for the
 * other pages. Runs in the repository's root folder.
 */
export const buildWeb = async (courses: PublishedCourses): Promise<void> =>
  withProductionEnv(async () => {
    await writeBasicFonts();
    await build(browserOptions(courses.index));
    await build(learnerStartOptions());
    await build(serverOptions(courses.index));
    const manifest = JSON.parse(readFileSync(join(siteOutputFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
    await prerenderSite(manifest, courses);
    await compressAssets(join(siteOutputFolder, 'assets'));
    rmSync(join(siteOutputFolder, '.vite'), { recursive: true });
    rmSync(serverOutputFolder, { recursive: true });
  });
