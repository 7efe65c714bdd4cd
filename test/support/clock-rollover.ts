import { getProductTime } from './product-clock.ts';

const unitSeconds = { minute: 60, hour: 3_600, day: 86_400 } as const;

/**
 * Runs what must happen within one minute, hour or day (UTC) of product time. Runs it again only when it fails and the
 * period has changed, so `run` must create its own learners and email addresses.
 */
export const retryOnClockRollover = async (unit: keyof typeof unitSeconds, run: () => Promise<void>): Promise<void> => {
  const currentPeriod = async (): Promise<number> =>
    Math.floor((await getProductTime()).getTime() / 1000 / unitSeconds[unit]);
  for (let attempt = 1; ; attempt += 1) {
    const startPeriod = await currentPeriod();
    try {
      return await run();
    } catch (error) {
      if (attempt === 3 || (await currentPeriod()) === startPeriod) throw error;
    }
  }
};
