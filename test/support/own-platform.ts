import { afterAll, beforeAll } from '@jest/globals';
import { startPlatform, type TestPlatform } from '../../bin/test/platform.ts';
import { advanceClockTo, getProductTime } from './product-clock.ts';

/**
 * Gives the tests of a file a platform of their own, because they move its clock and product time is everybody's. Its
 * days begin at noon in UTC: sections open at 8 in the morning, and whoever counts days has to be on one side of that.
 */
export const withOwnPlatform = (): void => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
    process.env.PLATFORM_URL = platform.url;
    const noon = await getProductTime();
    // The noon of tomorrow, because today's may have passed.
    noon.setUTCHours(24 + 12, 0, 0, 0);
    await advanceClockTo(noon.toISOString());
  }, 150_000);
  afterAll(() => platform.stop());
};
