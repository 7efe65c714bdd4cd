// `npm run mutants`: applies one mistake at a time to the sources, runs the tests that must detect it, and prints
// the results. `npm run mutants -- lambdas jest` selects mutants that contain every word in their id, file, list or
// stage (`jest`, `bundles`, `platform`, `browser`).
import { execFileSync } from 'node:child_process';
import { allMutants } from '#test/mutants/all.ts';
import { ensureBuilt } from './build/build-if-stale.ts';
import { applyMutant, editsOf, type Mutant } from './mutants/mutant.ts';
import { findOrInstallBrowser } from './test/browser.ts';
import { type JestFailure, reportOf } from './test/jest-run.ts';
import { startPlatform, type TestPlatform } from './test/platform.ts';

/** Longest time for one mutant; a timeout counts as caught, because a hanging test does not pass. */
const timeoutMs = 10 * 60 * 1000;

interface Outcome {
  mutant: Mutant;
  verdict: 'caught' | 'SURVIVED' | 'DOES NOT APPLY';
  by: string;
}

const filters = process.argv.slice(2);
const matchesFilters = ({ id, list, file, on }: (typeof allMutants)[number]): boolean =>
  filters.every((filter) => [id, list, file, on].some((text) => text.includes(filter)));

/** The cheapest stage comes first. */
const stages: Mutant['on'][] = ['jest', 'bundles', 'platform', 'browser'];
const selected = allMutants.filter(matchesFilters);

let revert = (): void => undefined;
let platform: TestPlatform | undefined;
let abortController: AbortController | undefined;

const exitOnSignal = async (): Promise<void> => {
  revert();
  abortController?.abort();
  await platform?.stop();
  process.exit(130);
};
process.once('SIGINT', exitOnSignal);
process.once('SIGTERM', exitOnSignal);
process.on('exit', () => revert());

/**
 * Runs test files. Resolves to the first failure, preferably of a test that ran; undefined when all pass. Rejects when
 * no test matches.
 */
const firstFailure = async (tests: readonly string[], on: Mutant['on']): Promise<JestFailure | undefined> => {
  if (on !== 'jest') await ensureBuilt();
  if (on === 'platform' || on === 'browser') platform = await startPlatform();
  const browser = on === 'browser' ? findOrInstallBrowser() : undefined;
  abortController = new AbortController();
  const timer = setTimeout(() => abortController?.abort(), timeoutMs);
  try {
    const { failures, total } = await reportOf(browser ? ['e2e'] : ['unit', 'api', 'resilience'], {
      workers: 1,
      patterns: [...tests],
      signal: abortController.signal,
      isQuiet: true,
      environment: {
        ...(platform && { PLATFORM_URL: platform.url }),
        ...(browser && { CHROME_PATH: browser }),
      },
    });
    if (total === 0) throw new Error(`No tests found in ${tests.join(', ')}.`);
    return failures.find(({ hasRun }) => hasRun) ?? failures[0];
  } catch (error) {
    if (abortController.signal.aborted) {
      return { test: `not finished within ${timeoutMs / 60_000} minutes`, file: tests.join(', '), hasRun: true };
    }
    throw error;
  } finally {
    clearTimeout(timer);
    await platform?.stop();
    platform = undefined;
  }
};

/**
 * Why a mutant could not be applied, built or loaded; a mistake that does not compile proves nothing about the tests.
 */
const isBroken = (error: unknown): error is Error => error instanceof Error;

const runMutant = async (mutant: Mutant): Promise<Outcome> => {
  try {
    revert = applyMutant(mutant);
    const failure = await firstFailure(mutant.tests, mutant.on);
    if (failure && !failure.hasRun) throw new Error(`${failure.file}: ${failure.test}`);
    return failure
      ? { mutant, verdict: 'caught', by: `${failure.file}: ${failure.test}` }
      : { mutant, verdict: 'SURVIVED', by: mutant.tests.join(', ') };
  } catch (error) {
    if (!isBroken(error)) throw error;
    return { mutant, verdict: 'DOES NOT APPLY', by: error.message.split('\n')[0] ?? '' };
  } finally {
    revert();
    revert = () => undefined;
  }
};

/** Exits when files have uncommitted changes, so that a mutant cannot be mistaken for work. */
const requireClean = (): void => {
  const files = [...new Set(selected.flatMap(editsOf).map(({ file }) => file))];
  const changed = execFileSync('git', ['status', '--porcelain', '--', ...files], { encoding: 'utf8' });
  if (changed === '') return;
  console.error(`These files have uncommitted changes:\n${changed}Commit or restore them first.`);
  process.exit(2);
};

/** Exits when a test fails without a mutant: it could not detect one. */
const requirePassingTests = async (mutants: readonly Mutant[], on: Mutant['on']): Promise<void> => {
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  const failure = await firstFailure(tests, on);
  if (!failure) return;
  console.error(`${failure.file} fails without a mutant: ${failure.test}`);
  process.exit(1);
};

const print = ({ mutant, verdict, by }: Outcome): void =>
  console.log(`${verdict.padEnd(14)}  ${mutant.id.padEnd(32)}  ${mutant.title}\n${' '.repeat(16)}${by}`);

if (selected.length === 0) {
  console.error(`No mutant matches ${filters.join(' ')}.`);
  process.exit(2);
}
requireClean();
const outcomes: Outcome[] = [];
for (const on of stages) {
  const mutants = selected.filter((mutant) => mutant.on === on);
  if (mutants.length === 0) continue;
  console.log(`\n── ${mutants.length} on ${on}; their tests run without a mutant first`);
  await requirePassingTests(mutants, on);
  for (const mutant of mutants) {
    const outcome = await runMutant(mutant);
    print(outcome);
    outcomes.push(outcome);
  }
}
const applied = outcomes.filter(({ verdict }) => verdict !== 'DOES NOT APPLY');
const caught = applied.filter(({ verdict }) => verdict === 'caught').length;
const rate = applied.length === 0 ? 0 : Math.round((100 * caught) / applied.length);
console.log(`\n${caught} of ${applied.length} caught (${rate}%)`);
for (const outcome of outcomes.filter(({ verdict }) => verdict !== 'caught')) print(outcome);
process.exitCode = caught === outcomes.length ? 0 : 1;
