// `npm run bench:web`: page weight and Lighthouse scores of every public page on a slow phone, and the largest paint,
// requests and script of signed-in pages.
// `npm run bench:web -- --runs 5 /faq /dashboard` measures only these, five times each, and prints medians.
// `npm run bench:web -- --kbps 400 /dashboard` measures signed-in pages on a slower network.
import { parseArgs } from 'node:util';
import { matchRoute, siteRoutes } from '#contract/site-routes.ts';
import { type Audit, audit } from './bench/lighthouse.ts';
import { weighPage } from './bench/page-weight.ts';
import { defaultKilobitsPerSecond, measureSignedIn, type SignedInFigures, signedInPaths } from './bench/signed-in.ts';
import { median } from './bench/table.ts';
import { ensureBuilt } from './build/build-if-stale.ts';
import { installPackages, optionalPackages } from './optional-packages.ts';
import { findOrInstallBrowser } from './test/browser.ts';
import { startPlatform } from './test/platform.ts';

const columns = ['html KB', 'css KB', 'LCP ms', 'TBT ms', 'CLS', 'perf', 'a11y', 'best', 'seo'] as const;

const signedInColumns = ['LCP ms', 'requests', 'script KB', '2nd LCP', '2nd requests', '2nd script KB'] as const;

const formatRow = (path: string, cells: readonly string[], headings: readonly string[] = columns): string =>
  `${path.padEnd(58)}${cells.map((cell, index) => cell.padStart(Math.max(headings[index]?.length ?? 0, 5) + 2)).join('')}`;

const printSignedIn = (path: string, { first, second }: SignedInFigures): void => {
  const cells = [first, second].flatMap(({ largestContentfulPaintMs, requests, scriptKilobytes }) => [
    largestContentfulPaintMs.toFixed(0),
    String(requests),
    scriptKilobytes.toFixed(1),
  ]);
  console.log(formatRow(path, cells, signedInColumns));
};

/** The login page redirects to the hosted one, except after a failed login. */
const auditedPath = (path: string) => (path === '/login' ? '/login?error=access_denied' : path);

const publicRoutes = (): string[] => {
  const prerendered = siteRoutes.filter(({ prerender, canonical }) => prerender && canonical === undefined);
  return [
    ...prerendered.map(({ path }) => auditedPath(path)),
    '/courses/prompting-that-works',
    '/courses/ai-literacy-in-ten-days',
  ];
};

const medians = (audits: readonly Audit[]) => (name: keyof Audit) => median(audits.map((one) => one[name]));

const auditPage = async (url: string, path: string, browser: string, runs: number): Promise<void> => {
  const pageUrl = new URL(path, url).href;
  const { html, css } = await weighPage(pageUrl);
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await audit(pageUrl, browser));
  const medianOf = medians(audits);
  const scores = (['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((name) =>
    String(medianOf(name)),
  );
  const times = [
    medianOf('largestContentfulPaintMs').toFixed(0),
    medianOf('totalBlockingTimeMs').toFixed(0),
    medianOf('cumulativeLayoutShift').toFixed(3),
  ];
  console.log(formatRow(path, [html.toFixed(1), css.toFixed(1), ...times, ...scores]));
};

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1' },
    kbps: { type: 'string', default: String(defaultKilobitsPerSecond) },
  },
});
const browser = findOrInstallBrowser();
if (!browser) throw new Error('Chrome or Chromium not found.');
installPackages(optionalPackages.bench);
await ensureBuilt();
const named = positionals.length > 0 ? positionals : [...publicRoutes(), ...signedInPaths];
const isSignedIn = (path: string) => matchRoute(path).route.access === 'learner';
const audited = named.filter((path) => !isSignedIn(path));
const visited = named.filter(isSignedIn);
const runs = Number(values.runs);
const platform = await startPlatform();
try {
  if (audited.length > 0) console.log(formatRow('route', columns));
  for (const path of audited) await auditPage(platform.url, path, browser, runs);
  if (visited.length > 0) {
    console.log(formatRow('signed in', signedInColumns, signedInColumns));
    const measurement = { url: platform.url, executablePath: browser, runs, kilobitsPerSecond: Number(values.kbps) };
    await measureSignedIn(measurement, visited, printSignedIn);
  }
} finally {
  await platform.stop();
}
