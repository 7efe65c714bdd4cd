import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserFlags } from '../test/browser-flags.ts';

/** Lighthouse results of a page on a slow phone. Scores from 0 to 100, times in milliseconds. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestContentfulPaintMs: number;
  totalBlockingTimeMs: number;
  cumulativeLayoutShift: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const flags = ['--headless', ...browserFlags].join(' ');

/** Lighthouse occasionally loses the trace of a page and must be run again. */
const maxAttempts = 3;

const report = async (url: string, chromePath: string, attemptsLeft = maxAttempts): Promise<Report> => {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['bin/bench/node_modules/lighthouse/cli/index.js', url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
      { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout) as Report;
  } catch (error) {
    // Its message contains the full report.
    const { stderr = '' } = error as { stderr?: string };
    if (attemptsLeft === 1) throw new Error(`Lighthouse could not audit ${url}. ${stderr.trim()}`);
    return report(url, chromePath, attemptsLeft - 1);
  }
};

/** Runs Lighthouse for mobile with simulated throttling, in a new browser. @throws Error after three failures. */
export const audit = async (url: string, chromePath: string): Promise<Audit> => {
  const { categories, audits } = await report(url, chromePath);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestContentfulPaintMs: value('largest-contentful-paint'),
    totalBlockingTimeMs: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  };
};
