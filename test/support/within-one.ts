import { productNow } from './product-clock.ts';

const seconds = { minute: 60, hour: 3_600, day: 86_400 } as const;

/**
 * Runs what has to happen within one minute, hour or day of product time, as limits and calendars count them; midnight
 * anywhere is the beginning of an hour here. When the next one has begun meanwhile, a failure says nothing: then, and
 * only then, all of it is done again, and so it has to make its own people and addresses.
 */
export const withinOne = async (unit: keyof typeof seconds, run: () => Promise<void>): Promise<void> => {
  const present = async (): Promise<number> => Math.floor((await productNow()).getTime() / 1000 / seconds[unit]);
  for (let time = 1; ; time += 1) {
    const began = await present();
    try {
      return await run();
    } catch (error) {
      if (time === 3 || (await present()) === began) throw error;
    }
  }
};
