import { afterAll, beforeAll } from '@jest/globals';
import { startPlatform, type TestPlatform } from '../../bin/testing/platform.ts';
import { consoleCall } from './platform.ts';

/** Minutes from an instant to the next noon in UTC; at noon, a whole day. */
const minutesToNoon = (now: Date): number => 1440 - ((now.getUTCHours() + 12) % 24) * 60 - now.getUTCMinutes();

/**
 * Gives the tests of a file a platform of their own, because they move its clock and product time is everybody's. Its
 * days begin at noon in UTC: sections open at 8 in the morning, and whoever counts days has to be on one side of that.
 */
export const withOwnPlatform = (): void => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
    process.env.PLATFORM_URL = platform.url;
    const { now } = await consoleCall<{ now: string }>('GET', 'clock');
    await consoleCall('POST', 'clock', { advance: `${minutesToNoon(new Date(now))}m` });
  }, 150_000);
  afterAll(() => platform.stop());
};
