import { getProductTime } from './product-clock.ts';

const unitSeconds = { minute: 60, hour: 3_600, day: 86_400 } as const;

/**
 * Runs what has to happen within one minute, hour or day of product time, as limits and calendars count them; midnight
 * anywhere is the beginning of an hour here. When the next one has begun meanwhile, a failure says nothing: then, and
 * only then, all of it is done again, and so it has to make its own people and addresses.
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
