// `npm run bench:web`: page weight and Lighthouse scores of every public page on a slow phone.
// `npm run bench:web -- --runs 5 /faq /courses` audits only these, five times each, and prints medians.
import { parseArgs } from 'node:util';
import { siteRoutes } from '#contract/site-routes.ts';
import { type Audit, audit } from './bench/lighthouse.ts';
import { weighPage } from './bench/page-weight.ts';
import { median } from './bench/table.ts';
import { ensureBuilt } from './build/build-if-stale.ts';
import { installPackages, optionalPackages } from './optional-packages.ts';
import { findOrInstallBrowser } from './test/browser.ts';
import { startPlatform } from './test/platform.ts';

const columns = ['html KB', 'css KB', 'LCP ms', 'TBT ms', 'CLS', 'perf', 'a11y', 'best', 'seo'] as const;

const formatRow = (path: string, cells: readonly string[]): string =>
  `${path.padEnd(34)}${cells.map((cell, index) => cell.padStart(Math.max(columns[index]?.length ?? 0, 5) + 2)).join('')}`;

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
  options: { runs: { type: 'string', default: '1' } },
});
const browser = findOrInstallBrowser();
if (!browser) throw new Error('Chrome or Chromium not found.');
installPackages(optionalPackages.bench);
await ensureBuilt();
const platform = await startPlatform();
try {
  console.log(formatRow('route', columns));
  for (const path of positionals.length > 0 ? positionals : publicRoutes()) {
    await auditPage(platform.url, path, browser, Number(values.runs));
  }
} finally {
  await platform.stop();
}
