import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a run went: tests by outcome, and the titles of what was passed over. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
}

/** Runs jest on the named projects and counts. A suite that could not even load counts as one failure. */
export const runJest = async (
  projects: string[],
  options: { workers: number; environment: Record<string, string>; patterns: string[] },
): Promise<Tally> => {
  const folder = await mkdtemp(join(tmpdir(), 'jest-report-'));
  const outputFile = join(folder, 'report.json');
  const jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--maxWorkers',
      String(options.workers),
      '--passWithNoTests',
      '--json',
      '--outputFile',
      outputFile,
      // `--json` would also print the report; the readable one goes to standard error as usual.
      ...(options.patterns.length > 0 ? ['--testPathPatterns', ...options.patterns] : []),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...options.environment } },
  );
  await new Promise((resolve) => jest.once('exit', resolve));
  const report = JSON.parse(await readFile(outputFile, 'utf8')) as JestReport;
  await rm(folder, { recursive: true });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
};

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});
