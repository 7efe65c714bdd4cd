import { InvalidContent } from '#content/read-courses.ts';
import { stackIds } from '#lib/stack-ids.ts';
import { type Cloud, type CloudOptions, copyTablesAndObjects, startCloud, TablesInUse } from '#local';
import { installPackages, optionalPackages } from '../optional-packages.ts';
import { publishContent } from './content.ts';
import { chooseModel } from './model.ts';
import { choosePayments } from './payments.ts';
import { sampleAccount } from './sample-account.ts';
import { type Settings, SettingsError } from './settings.ts';

const stage = 'dev';

/** Ids of the stacks that run locally, in deployment order. */
export const localStacks = stackIds(stage);

/** Publishes the courses; if authors made mistakes, prints them and keeps the published version. */
export const publishIfValid = async (cloud: Cloud): Promise<boolean> => {
  try {
    await publishContent(cloud, stage);
    return true;
  } catch (error) {
    if (!(error instanceof InvalidContent)) throw error;
    console.error(`${error.message}\nThe courses were not published.`);
    return false;
  }
};

/** Fills an empty data directory with published courses, if the settings name some; false otherwise. */
const beginPublished = async ({ publishedData, dataDirectory, dynamodb }: Settings): Promise<boolean> =>
  publishedData !== undefined && dynamodb === 'dynalite' && copyTablesAndObjects(publishedData, dataDirectory);

/** Starts the dev stage on this machine, with its sample account and courses. Rejects as `startCloud` does. */
export const startLocalStage = async (
  settings: Settings,
  options: Pick<CloudOptions, 'assembly'> & Partial<CloudOptions>,
): Promise<Cloud> => {
  if (process.env.DYNAMODB_ENGINE === 'dynamodb-local') installPackages(optionalPackages.dynamoDbLocal);
  const { fresh: _, publishedData: __, ...cloudSettings } = settings;
  let isPublished = false;
  const cloud = await startCloud({
    ...cloudSettings,
    ...choosePayments(stage, process.env),
    ...chooseModel(process.env),
    stacks: localStacks,
    ...options,
    prepare: async () => {
      await options.prepare?.();
      isPublished = await beginPublished(settings);
    },
  });
  await Promise.all([cloud.accounts.createAccount(sampleAccount), isPublished || publishIfValid(cloud)]);
  return cloud;
};

/** Calls `stop` once on Ctrl-C or SIGTERM; a second signal exits at once. */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      stopping = true;
      await stop();
      process.exit(0);
    });
  }
};

/** Reduces a failed start to one line when the reader can fix it; returns other errors unchanged. */
export const explainStartError = (error: unknown, port: number, command: string): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${port + 1} ${command}`;
  return error instanceof SettingsError || error instanceof TablesInUse ? error.message : error;
};

/** Sets the environment of every process that runs a local stage. */
export const prepareProcess = (): void => {
  // Lambda uses UTC, and threads share the time zone of their process.
  process.env.TZ = 'UTC';
};

/** Prints the sample account, the console's URL and how to stop. */
export const printHints = (url: string): void => {
  console.log(
    `  Log in as ${sampleAccount.email} with ${sampleAccount.password}. Inbox, clock and payments: ${url}/_local/`,
  );
  console.log('  Press Ctrl-C to stop.');
};
