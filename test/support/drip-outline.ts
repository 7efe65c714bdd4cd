import fc from 'fast-check';
import type { DripOutline, SubscriptionState } from '#contract/rules/drip-schedule.ts';
import { anchorDateOf, scheduleOf } from '#contract/rules/drip-schedule.ts';

type Section = DripOutline['sections'][number];

/** A section of one lecture that opens after a number of days or on a date. */
export const section = (id: string, opens: number | string): Section => ({
  title: `About ${id}`,
  ...(typeof opens === 'number' ? { opensAfterDays: opens } : { opensOn: opens }),
  lectures: [{ id, type: 'drip' }],
});

/** A course of such sections. */
export const outline = (sections: Section[], more: Omit<DripOutline, 'sections'> = {}): DripOutline => ({
  ...more,
  sections,
});

/** A subscription made at an instant, as the server stores it. */
export const subscribed = (course: DripOutline, at: string, timeZone: string): SubscriptionState => ({
  subscribedAt: new Date(at).toISOString(),
  timeZone,
  anchorDate: anchorDateOf(new Date(at), timeZone),
  schedule: scheduleOf(course),
});

/**
 * Time zones with every peculiarity: far ahead, far behind, half hours, clock changes of half an hour, one and two
 * hours.
 */
const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Africa/Casablanca',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
] as const;

export const anyZone = fc.constantFrom(...zones);

const dayText = (date: Date) => date.toISOString().slice(0, 10);

/** Instants in eight years, two of them leap years. */
export const anyInstant = fc
  .date({ min: new Date('2023-06-01'), max: new Date('2031-06-01'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));

const anyDay = anyInstant.map(dayText);

/** Courses of one to eight sections, by days and by dates, some with a launch date. */
export const anyCourse: fc.Arbitrary<DripOutline> = fc
  .record({
    releaseHour: fc.integer({ min: 0, max: 23 }),
    launchesOn: fc.option(anyDay, { nil: undefined }),
    opens: fc.array(fc.oneof(fc.integer({ min: 0, max: 60 }), anyDay), { minLength: 1, maxLength: 8 }),
  })
  .map(({ releaseHour, launchesOn, opens }) =>
    outline(
      opens.map((rule, index) => section(`lecture-${index}`, rule)),
      { releaseHour, ...(launchesOn && { launchesOn }) },
    ),
  );
