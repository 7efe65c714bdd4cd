import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPlatform, type TestPlatform } from '../../bin/test/platform.ts';
import { consoleCall } from './platform.ts';

/** A platform for tests that make trouble for everybody on it; `send` and `newLearner` talk to it from here on. */
export const startIsolatedPlatform = async (data?: TestPlatform['data']): Promise<TestPlatform> => {
  const platform = await startPlatform(data ? { data } : {});
  process.env.PLATFORM_URL = platform.url;
  return platform;
};

/** Ends it and removes its data. */
export const removePlatform = async (platform: TestPlatform): Promise<void> => {
  await platform.end('SIGTERM');
  await rm(platform.data.folder, { recursive: true, force: true });
};

/** Keeps events of Stripe from being delivered by themselves, or delivers what waits. */
export const pauseWebhook = (paused: boolean): Promise<unknown> => consoleCall('POST', 'stripe/webhook', { paused });

/** Lets the next calls of Stripe's API below a path fail. */
export const injectStripeFault = (path: string, status: 429 | 500 | 503, times = 1): Promise<unknown> =>
  consoleCall('POST', 'stripe/faults', { path, status, times });

/** Lets a function die at its call number `skip`, counted from 0. */
export const injectCrash = (name: string, skip: number, kind: 'kill-before' | 'kill-after'): Promise<unknown> =>
  consoleCall('POST', 'faults', { kind, function: name, skip });

/** Whether the planned crash has happened; it is forgotten either way. */
export const consumeCrash = async (): Promise<boolean> => {
  const faults = await consoleCall<{ hit: number }[]>('GET', 'faults');
  await consoleCall('DELETE', 'faults');
  return faults.some(({ hit }) => hit > 0);
};

/** Lines that functions wrote because somebody has to look at something. */
export const alertsOf = async (platform: TestPlatform): Promise<{ alert: string }[]> => {
  const log = await readFile(join(platform.data.folder, 'logs', 'functions.log'), 'utf8');
  return [...log.matchAll(/\{"level":"alert".*?\}/g)].map(([line]) => JSON.parse(line) as { alert: string });
};
