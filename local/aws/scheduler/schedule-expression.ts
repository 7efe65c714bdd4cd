/** Returns the first instant after the given one at which a schedule is due; undefined when it has ended. */
export type NextRun = (after: Date) => Date | undefined;

const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** How far ahead a cron expression is searched; covers the next 29 February. */
const horizonDays = 366 * 8;

const names = {
  month: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  weekday: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
} as const;

type Matches = (value: number) => boolean;

/** Parses one cron field: `*`, `?`, lists, ranges, steps and names. `first` is the number of the first name. */
function field(text: string, low: number, high: number, labels: readonly string[] = [], first = 1): Matches {
  const numberOf = (word: string) => {
    const label = labels.indexOf(word.toUpperCase());
    const value = label >= 0 ? label + first : Number(word);
    if (!Number.isInteger(value) || value < low || value > high) throw new Error(`"${word}" is not in ${low}-${high}`);
    return value;
  };
  const allowed = new Set<number>();
  for (const item of text.split(',')) {
    const [range = '', step] = item.split('/');
    const isAny = range === '*' || range === '?';
    const [from = '', to] = range.split('-');
    const start = isAny ? low : numberOf(from);
    const end = isAny || (to === undefined && step !== undefined) ? high : numberOf(to ?? from);
    for (let value = start; value <= end; value += step === undefined ? 1 : Number(step) || high) allowed.add(value);
  }
  return (value) => allowed.has(value);
}

/** Returns the offset, in milliseconds, of a zone's local time from UTC. */
function zoneOffset(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value);
  const wallMs = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wallMs - Math.floor(at / 1000) * 1000;
}

/** Returns the UTC instant, in milliseconds, at which clocks in the zone show `wall`, a local time encoded as UTC. */
function instantOf(wallMs: number, timeZone: string): number {
  // Near a clock change, the offset at `wall` may be the wrong one of two; the guess is on the right side of it.
  const utcGuess = wallMs - zoneOffset(wallMs, timeZone);
  return wallMs - zoneOffset(utcGuess, timeZone);
}

function cron(text: string, timeZone: string): NextRun {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 6) throw new Error('a cron expression needs six fields');
  const [minutes = '', hours = '', days = '', months = '', weekdays = '', years = ''] = fields;
  const isMinute = field(minutes, 0, 59);
  const isHour = field(hours, 0, 23);
  const isDay = field(days, 1, 31);
  const isMonth = field(months, 1, 12, names.month);
  const isWeekday = field(weekdays, 1, 7, names.weekday);
  const isYear = field(years, 1970, 2199);
  const minutesOfDay = Array.from({ length: 1440 }, (_, minute) => minute).filter(
    (minute) => isHour(Math.floor(minute / 60)) && isMinute(minute % 60),
  );
  const isDue = (day: Date) =>
    isYear(day.getUTCFullYear()) &&
    isMonth(day.getUTCMonth() + 1) &&
    isDay(day.getUTCDate()) &&
    isWeekday(day.getUTCDay() + 1);

  return (after) => {
    const wallNow = after.getTime() + zoneOffset(after.getTime(), timeZone);
    const today = Math.floor(wallNow / 86_400_000);
    for (let day = today; day < today + horizonDays; day += 1) {
      if (!isDue(new Date(day * 86_400_000))) continue;
      for (const minute of minutesOfDay) {
        const instant = instantOf(day * 86_400_000 + minute * 60_000, timeZone);
        if (instant > after.getTime()) return new Date(instant);
      }
    }
    return undefined;
  };
}

/**
 * Parses EventBridge's `rate(…)`, `cron(…)` or `at(…)`, without `L`, `W` and `#`. @throws Error naming the expression
 * when it is invalid.
 */
export function parseSchedule(expression: string, timeZone = 'UTC'): NextRun {
  const [, kind, text = ''] = /^(rate|cron|at)\((.*)\)$/.exec(expression) ?? [];
  try {
    if (kind === 'cron') return cron(text, timeZone);
    if (kind === 'at') {
      const wallMs = Date.parse(`${text}Z`);
      if (Number.isNaN(wallMs)) throw new Error('the date is invalid');
      const instant = new Date(instantOf(wallMs, timeZone));
      return (after) => (instant > after ? instant : undefined);
    }
    const [, amount, unit] = /^([1-9]\d*) (minute|hour|day)s?$/.exec(text) ?? [];
    if (kind !== 'rate' || !amount || !unit) throw new Error('it is neither rate, cron nor at');
    const period = Number(amount) * unitMs[unit as keyof typeof unitMs];
    return (after) => new Date(after.getTime() + period);
  } catch (error) {
    throw new Error(`The schedule ${expression} is not supported: ${(error as Error).message}.`);
  }
}
