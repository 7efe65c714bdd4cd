// `npm run dev`: the platform with an edit loop. Pages reload in place, functions are bundled at their next request,
// courses are published again, and a change of the CDK application restarts the platform, keeping its data.
import { existsSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { ViteDevServer } from 'vite';
import { createMediaCache, mediaCache } from '#content/media/cache.ts';
import { brand } from '#contract/brand.ts';
import { buildCourseIndex, type StoredCourseIndex } from '#contract/rules/course-search.ts';
import { type Cloud, freePort } from '#local';
import type { PublishedCourses } from '#web/bundling/prerendered-pages.ts';
import { synthesize } from './build/assembly.ts';
import { buildLambdas, buildSite } from './build/build-if-stale.ts';
import { knownCourses } from './build/known-courses.ts';
import { handlerSources, lambdasFolder } from './build/lambdas.ts';
import { webFolder } from './build/web.ts';
import { createFunctionCode } from './dev/function-code.ts';
import { readTemplate, templateChanges } from './dev/template-changes.ts';
import { emptyDataDirectory } from './start/data-directory.ts';
import {
  explainStartError,
  localStacks,
  prepareProcess,
  printHints,
  publishIfValid,
  startLocalStage,
  stopOnSignals,
} from './start/local-stage.ts';
import { readSettings } from './start/settings.ts';

const assembly = 'build/dev-assembly';
const watchedPaths = ['bin', 'cdk.json', 'content', 'contract', 'lambdas', 'lib', 'local'];
/** Editors write a file in several steps; changes within this time count as one. */
const debounceMs = 100;
const maxDiffLines = 20;

const code = createFunctionCode();
const functionCode = (name: string) => code.directoryOf(name.replace(`${brand.slug}-dev-`, ''));
const formatElapsed = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

const isHandlerMissing = (): boolean =>
  Object.keys(handlerSources()).some((name) => !existsSync(`${lambdasFolder}/${name}`));

/** Builds what is missing, not what is stale: the edit loop serves pages and functions from source. */
const buildMissing = async (): Promise<void> => {
  await Promise.all([isHandlerMissing() && buildLambdas(), !existsSync(webFolder) && buildSite()]);
};

const synthesizeDev = async (): Promise<void> => {
  await buildMissing();
  await synthesize('dev', { folder: assembly, reuseBuild: true });
};

const readTemplates = () => localStacks.map((stack) => readTemplate(assembly, stack));

/** The last valid courses. */
let courses: Pick<PublishedCourses, 'index' | 'drawings'> = {
  index: buildCourseIndex([], { version: '', cursorKey: '' }),
  drawings: new Map(),
};
const readCourses = async (): Promise<void> => {
  courses = await knownCourses();
};

let revision = 0;

/**
 * Bundles and starts the site's development server. Imports a new bundle each time, because it contains the contract.
 */
const startSite = async (port: number, platformPort: number): Promise<ViteDevServer> => {
  const outfile = resolve('build/bin/dev-server.mjs');
  await build({
    entryPoints: ['web/dev-server.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  revision += 1;
  const { startDevServer } = (await import(`${pathToFileURL(outfile).href}?${revision}`)) as {
    startDevServer: (
      port: number,
      platformUrl: string,
      drawingAt: (path: string) => string | undefined,
      index: StoredCourseIndex,
    ) => Promise<ViteDevServer>;
  };
  const platformUrl = `http://127.0.0.1:${platformPort}`;
  return startDevServer(port, platformUrl, (path) => courses.drawings.get(path), courses.index);
};

const settings = (() => {
  prepareProcess();
  try {
    return readSettings(process.argv.slice(2), process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
})();
const publicUrl = `http://localhost:${settings.port}`;
const platformPort = await freePort();
const startPlatform = () => startLocalStage({ ...settings, port: platformPort }, { assembly, publicUrl, functionCode });

let cloud: Cloud;
let site: ViteDevServer;

const onTemplateChange = async (): Promise<void> => {
  const startedAt = performance.now();
  const before = readTemplates();
  await synthesizeDev();
  const after = readTemplates();
  const changes = before.flatMap((template, index) => templateChanges(template, after[index] ?? {}));
  if (changes.length === 0) return console.log(`The templates are unchanged (${formatElapsed(startedAt)}).`);
  for (const line of changes.slice(0, maxDiffLines)) console.log(`  ${line}`);
  if (changes.length > maxDiffLines) console.log(`  … and ${changes.length - maxDiffLines} more`);
  await cloud.stop();
  cloud = await startPlatform();
  console.log(`The platform runs the new templates (${formatElapsed(startedAt)}).`);
};

const onContentChange = async (): Promise<void> => {
  const startedAt = performance.now();
  if (!(await publishIfValid(cloud))) return;
  await readCourses();
  site.ws.send({ type: 'full-reload' });
  console.log(`The courses are published (${formatElapsed(startedAt)}).`);
};

const onContractChange = async (): Promise<void> => {
  await site.close();
  site = await startSite(settings.port, platformPort);
  watch();
};

const apply = async (files: readonly string[]): Promise<void> => {
  const touches = (...folders: string[]) => files.some((file) => folders.includes(file.split('/')[0] ?? ''));
  const functions = [...new Set(files.flatMap((file) => code.invalidate(file)))];
  console.log(`${files.slice(0, 3).join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''} changed.`);
  if (functions.length > 0) console.log(`  Bundled at the next request: ${functions.join(', ')}`);
  if (touches('bin', 'local')) console.log('  Restart `npm run dev` to load a change in bin/ or local/.');
  if (touches('contract')) await onContractChange();
  if (touches('lib', 'cdk.json', 'contract') || isHandlerMissing()) await onTemplateChange();
  if (touches('content')) await onContentChange();
};

const pending = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let queue: Promise<void> = Promise.resolve();

const flush = (): void => {
  const files = [...pending];
  pending.clear();
  queue = queue.then(() => apply(files)).catch((error: unknown) => console.error((error as Error).message ?? error));
};

const cache = await createMediaCache().catch(mediaCache);

/** Returns the path of a watched file in the project; a video in the cache of media counts as a part of the content. */
const watchedPath = (file: string): string =>
  dirname(file) === cache && file.endsWith('.mp4') ? `content/${basename(file)}` : relative(process.cwd(), file);

const watch = (): void => {
  site.watcher.add([...watchedPaths.map((path) => resolve(path)), cache]);
  site.watcher.on('all', (event, file) => {
    const path = watchedPath(file);
    if (event.endsWith('Dir') || !watchedPaths.includes(path.split('/')[0] ?? '')) return;
    pending.add(path);
    clearTimeout(timer);
    timer = setTimeout(flush, debounceMs);
  });
};

try {
  if (settings.fresh) await emptyDataDirectory(settings.dataDirectory);
  console.log('Building what is missing and synthesizing the dev stage …');
  await synthesizeDev();
  cloud = await startPlatform();
  // Invalid courses are reported when the platform starts.
  await readCourses().catch(() => undefined);
  site = await startSite(settings.port, platformPort);
  watch();
  stopOnSignals(async () => {
    await site.close();
    await cloud.stop();
  });
  console.log(`${brand.name} is ready for editing: ${publicUrl}`);
  printHints(publicUrl);
} catch (error) {
  console.error(explainStartError(error, settings.port, 'npm run dev'));
  process.exit(1);
}
