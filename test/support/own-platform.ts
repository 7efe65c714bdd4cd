import { afterAll, beforeAll } from '@jest/globals';
import { platformStartLimitMs, startPlatform, type TestPlatform } from '#bin/test/platform.ts';
import { advanceClockTo, getProductTime } from './product-clock.ts';

/**
 * Starts a platform for the tests of a file that move the clock, which all users of a platform share. Its days begin at
 * noon UTC, after sections open at 8:00.
 */
export const withOwnPlatform = (): void => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
    process.env.PLATFORM_URL = platform.url;
    const noon = await getProductTime();
    // Noon of tomorrow, because today's may have passed.
    noon.setUTCHours(24 + 12, 0, 0, 0);
    await advanceClockTo(noon.toISOString());
  }, platformStartLimitMs);
  afterAll(() => platform.stop());
};
