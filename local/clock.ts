import { join } from 'node:path';
import type { Clock } from './aws/service.ts';
import { openJsonFile } from './json-file.ts';

const unitMs = { d: 86_400_000, h: 3_600_000, m: 60_000 } as const;

/** Parses `7d`, `3h` or `15m` to milliseconds; undefined for any other text. */
export function parseDuration(text: string): number | undefined {
  const [, amount, unit] = /^([1-9]\d{0,4})([dhm])$/.exec(text) ?? [];
  return amount && unit ? Number(amount) * unitMs[unit as keyof typeof unitMs] : undefined;
}

/** A clock that also reports its offset from real time. */
export interface MovableClock extends Clock {
  offsetMilliseconds(): number;
}

/** Opens the clock of a data directory; the offset is stored in `clock.json`. */
export async function createClock(dataDirectory: string): Promise<MovableClock> {
  const file = await openJsonFile(join(dataDirectory, 'clock.json'), { offsetMilliseconds: 0 });
  const listeners: (() => void | Promise<void>)[] = [];
  return {
    now: () => new Date(Date.now() + file.value.offsetMilliseconds),
    offsetMilliseconds: () => file.value.offsetMilliseconds,
    async advance(amount) {
      if (!(amount > 0)) throw new RangeError('The clock only moves forward.');
      file.value.offsetMilliseconds += amount;
      await file.save();
      for (const listener of listeners) await listener();
    },
    onAdvance(listener) {
      listeners.push(listener);
    },
  };
}
