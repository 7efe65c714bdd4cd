import { afterAll, beforeAll } from '@jest/globals';
import { startPlatform, type TestPlatform } from '../../bin/testing/platform.ts';

/** Gives the tests of a file a platform of their own, because they move its clock and product time is everybody's. */
export const withOwnPlatform = (): void => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
    process.env.PLATFORM_URL = platform.url;
  }, 150_000);
  afterAll(() => platform.stop());
};
