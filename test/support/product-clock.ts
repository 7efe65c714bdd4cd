import { consoleCall } from './platform.ts';

/** Product time of the platform that the tests of this file call. */
export const getProductTime = async (): Promise<Date> =>
  new Date((await consoleCall<{ now: string }>('GET', 'clock')).now);

/** Moves product time on by `7d`, `3h` or `15m`. */
export const advanceClock = (amount: string): Promise<unknown> => consoleCall('POST', 'clock', { advance: amount });

/** Moves product time to a minute after an instant (RFC 3339). */
export const advanceClockTo = async (instant: string): Promise<void> => {
  const minutes = Math.ceil((Date.parse(instant) - (await getProductTime()).getTime()) / 60_000) + 1;
  await advanceClock(`${minutes}m`);
};
