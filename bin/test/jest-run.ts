import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Results of a run: tests by outcome, and the titles of skipped ones. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

interface JestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** A failed test, or a file that could not be loaded. */
export interface JestFailure {
  /** Relative to the root. */
  file: string;
  test: string;
  /** False when the file could not be loaded. */
  hasRun: boolean;
}

interface RunOptions {
  workers: number;
  environment: Record<string, string>;
  patterns: string[];
  /** Aborts the run, which then rejects. */
  signal?: AbortSignal;
  /** Whether to print nothing. */
  isQuiet?: boolean;
}

const jestReport = async (
  projects: string[],
  { workers, environment, patterns, signal, isQuiet }: RunOptions,
): Promise<JestReport> => {
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
      String(workers),
      '--passWithNoTests',
      '--json',
      '--outputFile',
      outputFile,
      // `--json` would also print the report; the readable one goes to standard error.
      ...(patterns.length > 0 ? ['--testPathPatterns', ...patterns] : []),
    ],
    {
      stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
      // Everything that tests leave in the temporary folder is removed with the run's own.
      env: { ...process.env, TMPDIR: folder, TEMP: folder, ...environment },
      ...(signal && { signal }),
    },
  );
  await new Promise((resolve, reject) => {
    jest.once('exit', resolve);
    jest.once('error', reject);
  });
  const report = JSON.parse(await readFile(outputFile, 'utf8')) as JestReport;
  await rm(folder, { recursive: true, force: true });
  return report;
};

const failuresOf = ({ testResults }: JestReport): JestFailure[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }): JestFailure[] => {
      const file = relative('.', name);
      const failed = assertionResults.filter((result) => result.status === 'failed');
      return failed.length > 0
        ? failed.map(({ fullName }) => ({ file, test: fullName, hasRun: true }))
        : [{ file, test: 'the file could not be loaded', hasRun: false }];
    });

/**
 * Runs jest on the named projects, and names what failed in the last lines. A file that could not be loaded counts as
 * one failure.
 */
export const runJest = async (projects: string[], options: RunOptions): Promise<TestCounts> => {
  const report = await jestReport(projects, options);
  for (const { file, test } of failuresOf(report)) console.error(`Failed: ${file}: ${test}`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
};

/** Runs jest on the named projects and returns the failures. */
export const reportOf = async (
  projects: string[],
  options: RunOptions,
): Promise<{ total: number; failures: JestFailure[] }> => {
  const report = await jestReport(projects, options);
  return { total: report.numTotalTests + report.numRuntimeErrorTestSuites, failures: failuresOf(report) };
};

export const addCounts = (a: TestCounts, b: TestCounts): TestCounts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});
