// `npm start`: the whole platform on this machine, with nothing but Node. PORT (4000) and DATA_DIR (.local) say where;
// `npm start -- --fresh` begins with an empty data directory.
import { InvalidContent } from '../content/read-courses.ts';
import { brand } from '../contract/brand.ts';
import { type Cloud, startCloud } from '../local/cloud.ts';
import { TablesInUse } from '../local/services/dynamodb/dynalite-engine.ts';
import { ensureBuilt } from './build-if-stale.ts';
import { publishContent } from './starting/content.ts';
import { emptyDataDirectory } from './starting/data-directory.ts';
import { chooseModel } from './starting/model.ts';
import { choosePayments } from './starting/payments.ts';
import { readSettings, type Settings, SettingsError } from './starting/settings.ts';

const stage = 'dev';
const sampleAccount = { email: 'learner@example.com', password: 'Tenfold-2026', name: 'Sample Learner' };

/** An author's mistake does not keep the platform from starting; it shows what was published before. */
const publishIfValid = async (cloud: Cloud): Promise<void> => {
  try {
    await publishContent(cloud, stage);
  } catch (error) {
    if (!(error instanceof InvalidContent)) throw error;
    console.error(`${error.message}\nThe courses were not published.`);
  }
};

const start = async ({ fresh, ...settings }: Settings): Promise<Cloud> => {
  const cloud = await startCloud({
    ...settings,
    ...choosePayments(stage, process.env),
    ...chooseModel(process.env),
    assembly: 'cdk.out',
    stacks: ['data', 'app'].map((part) => `${brand.slug}-${stage}-${part}`),
    prepare: async () => {
      if (fresh) await emptyDataDirectory(settings.dataDirectory);
      await ensureBuilt();
    },
  });
  await Promise.all([cloud.accounts.createAccount(sampleAccount), publishIfValid(cloud)]);
  return cloud;
};

/** Rejects unless the site and the API both answer. */
const checkThatItAnswers = async (url: string): Promise<void> => {
  for (const path of ['/', '/api/health']) {
    const { status } = await fetch(url + path);
    if (status !== 200) throw new Error(`${url}${path} answers ${status}.`);
  }
};

const stopOnSignals = (cloud: Cloud): void => {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      stopping = true;
      await cloud.stop();
      process.exit(0);
    });
  }
};

/** What went wrong, in one line where a person can mend it. */
const explain = (error: unknown, port: number): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`;
  return error instanceof SettingsError || error instanceof TablesInUse ? error.message : error;
};

// Lambda runs in UTC, and threads share the time zone of their process.
process.env.TZ = 'UTC';
// The clients of this process are for the stand-ins only, which take any version.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

let port = 0;
try {
  const settings = readSettings(process.argv.slice(2), process.env);
  port = settings.port;
  const cloud = await start(settings);
  stopOnSignals(cloud);
  await checkThatItAnswers(cloud.url);
  console.log(`${brand.name} is ready: ${cloud.url}`);
} catch (error) {
  console.error(explain(error, port));
  process.exit(1);
}
