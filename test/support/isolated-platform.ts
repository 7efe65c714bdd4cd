import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPlatform, type TestPlatform } from '#bin/test/platform.ts';
import { consoleCall } from './platform.ts';

/** Starts a platform for tests that would disturb others; `send` and `newLearner` call it from here on. */
export const startIsolatedPlatform = async (data?: TestPlatform['data']): Promise<TestPlatform> => {
  const platform = await startPlatform(data ? { data } : {});
  process.env.PLATFORM_URL = platform.url;
  return platform;
};

/** Stops the platform and removes its data. */
export const removePlatform = async (platform: TestPlatform): Promise<void> => {
  await platform.end('SIGTERM');
  await rm(platform.data.folder, { recursive: true, force: true });
};

/** Pauses webhook delivery, or resumes it and delivers the waiting events. */
export const pauseWebhook = (paused: boolean): Promise<unknown> => consoleCall('POST', 'stripe/webhook', { paused });

/** Makes the next Stripe API calls below a path fail. */
export const injectStripeFault = (path: string, status: 429 | 500 | 503, times = 1): Promise<unknown> =>
  consoleCall('POST', 'stripe/faults', { path, status, times });

/** Makes a function crash at its service call number `skip`, counted from 0. */
export const injectCrash = (name: string, skip: number, kind: 'kill-before' | 'kill-after'): Promise<unknown> =>
  consoleCall('POST', 'faults', { kind, function: name, skip });

/** Returns whether the injected crash has happened, and removes it. */
export const consumeCrash = async (): Promise<boolean> => {
  const faults = await consoleCall<{ hit: number }[]>('GET', 'faults');
  await consoleCall('DELETE', 'faults');
  return faults.some(({ hit }) => hit > 0);
};

/** Reads the alerts that functions have logged. */
export const alertsOf = async (platform: TestPlatform): Promise<{ alert: string }[]> => {
  const log = await readFile(join(platform.data.folder, 'logs', 'functions.log'), 'utf8');
  return [...log.matchAll(/\{"level":"alert".*?\}/g)].map(([line]) => JSON.parse(line) as { alert: string });
};
