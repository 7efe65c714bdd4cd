// `npm start`: the whole platform on this machine, with only Node. PORT (4000) and DATA_DIR (.local) configure it;
// `npm start -- --fresh` starts with an empty data directory.
import { brand } from '#contract/brand.ts';
import { ensureBuilt } from './build/build-if-stale.ts';
import { emptyDataDirectory } from './start/data-directory.ts';
import { explainStartError, prepareProcess, printHints, startLocalStage, stopOnSignals } from './start/local-stage.ts';
import { readSettings } from './start/settings.ts';

/** Rejects unless both the site and the API respond. */
const requireHealthy = async (url: string): Promise<void> => {
  for (const path of ['/', '/api/health']) {
    const { status } = await fetch(url + path);
    if (status !== 200) throw new Error(`${url}${path} responded with ${status}.`);
  }
};

prepareProcess();
let port = 0;
try {
  const settings = readSettings(process.argv.slice(2), process.env);
  port = settings.port;
  const cloud = await startLocalStage(settings, {
    assembly: 'cdk.out',
    prepare: async () => {
      if (settings.fresh) await emptyDataDirectory(settings.dataDirectory);
      // Publishing the courses has already built everything.
      if (settings.publishedData === undefined) await ensureBuilt();
    },
  });
  stopOnSignals(cloud.stop);
  await requireHealthy(cloud.url);
  console.log(`${brand.name} is ready: ${cloud.url}`);
  printHints(cloud.url);
} catch (error) {
  console.error(explainStartError(error, port, 'npm start'));
  process.exit(1);
}
