import { consoleCall } from './platform.ts';

/** Reads the product time of the platform under test. */
export const getProductTime = async (): Promise<Date> =>
  new Date((await consoleCall<{ now: string }>('GET', 'clock')).now);

/** Advances product time by `7d`, `3h` or `15m`. */
export const advanceClock = (amount: string): Promise<unknown> => consoleCall('POST', 'clock', { advance: amount });

/** Advances product time to a minute after an instant (RFC 3339). */
export const advanceClockTo = async (instant: string): Promise<void> => {
  const minutes = Math.ceil((Date.parse(instant) - (await getProductTime()).getTime()) / 60_000) + 1;
  await advanceClock(`${minutes}m`);
};
