import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adoptSchedule, canRestart, changeZone, pause, restart, resume } from '#contract/rules/drip-changes.ts';
import { type EmailContext, type EmailState, nextCheckAt, planEmail } from '#contract/rules/drip-email.ts';
import { type DripOutline, openLectures, type SubscriptionState, scheduleOf } from '#contract/rules/drip-schedule.ts';
import { anyCourse, anyInstant, anyZone, outline, section, subscribed } from '#test/support/drip-outline.ts';

type Subscriber = SubscriptionState & EmailState;
type Change = (state: SubscriptionState, now: Date, course: DripOutline) => object;

const course = outline([section('a', 0), section('b', 2), section('c', 4)]);
const at = (instant: string) => new Date(`2026-${instant}:00Z`);
const subscribedInZone = (timeZone: string, any = course, instant = '2026-11-01T12:00:00.000Z'): Subscriber => ({
  ...subscribed(any, instant, timeZone),
  confirmedAt: instant,
  announcedThrough: instant,
});

const contextOf = (subscription: Subscriber, any = course): EmailContext => ({
  subscription,
  course: any,
  completedLectures: new Set(),
  isPremium: false,
  isSuppressed: false,
});

const changed = (subscriber: Subscriber, change: Change, now: Date, any = course): Subscriber => ({
  ...subscriber,
  ...change(subscriber, now, any),
});

/** Lists the lectures and email names of every announcement when the job runs at these instants. */
const run = (subscriber: Subscriber, ...instants: Date[]): { lectures: string[]; names: string[]; after: Subscriber } =>
  instants.reduce(
    (before, now) => {
      const { email, advance } = planEmail(contextOf(before.after), now);
      const lectures = email?.batches.flatMap(({ lectureIds }) => lectureIds) ?? [];
      return {
        lectures: [...before.lectures, ...lectures],
        names: [...before.names, ...(lectures.length > 0 && email ? [email.name] : [])],
        after: { ...before.after, ...advance },
      };
    },
    { lectures: [] as string[], names: [] as string[], after: subscriber },
  );

const west: Change = (state, now) => changeZone(state, 'Pacific/Pago_Pago', now);

test('a move between a release and the next job run keeps its announcement and name', () => {
  const moved = changed(subscribedInZone('Asia/Tokyo'), west, at('11-02T23:02'));
  expect(nextCheckAt(contextOf(moved), at('11-02T23:02'))).toEqual(at('11-02T23:02'));
  const { lectures, names, after } = run(moved, at('11-02T23:05'));
  expect(lectures).toEqual(['b']);
  expect(names).toEqual(['RELEASE-20261102T230000Z']);
  expect(run(after, at('11-02T23:10'), at('11-05T19:00')).lectures).toEqual(['c']);
});

test('a pause between a release and the next run postpones its announcement', () => {
  const paused = changed(subscribedInZone('Asia/Tokyo'), pause, at('11-02T23:02'));
  expect(run(paused, at('11-02T23:05'), at('11-04T12:00')).lectures).toEqual([]);
  const resumed = changed(paused, resume, at('11-06T12:00'));
  expect(run(resumed, at('11-06T12:00'), at('11-07T22:59')).lectures).toEqual(['b']);
});

test('a subscriber who moves east is notified at once of what that opens', () => {
  const moved = changed(
    subscribedInZone('Pacific/Pago_Pago'),
    (state, now) => changeZone(state, 'Asia/Tokyo', now),
    at('11-03T18:00'),
  );
  expect(run(moved, at('11-03T18:05'), at('11-03T19:05')).lectures).toEqual(['b']);
});

test('a section announced before a change is not announced again', () => {
  const { after } = run(subscribedInZone('Asia/Tokyo'), at('11-02T23:00'));
  expect(run(changed(after, west, at('11-02T23:02')), at('11-02T23:05')).lectures).toEqual([]);
});

/** Returns a course's lectures with the release days of another course. */
const rescheduled = (any: DripOutline, { sections, ...rest }: DripOutline): DripOutline => ({
  ...rest,
  sections: any.sections.map(({ lectures }, index) => {
    const { title = '', ...rule } = sections[index % sections.length] ?? {};
    return { ...rule, title, lectures };
  }),
});

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  anyCourse.map(
    (edited): Change =>
      (state, now, any) =>
        adoptSchedule(state, scheduleOf(rescheduled(any, edited)), now),
  ),
  anyZone.map(
    (zone): Change =>
      (state, now) =>
        changeZone(state, zone, now),
  ),
  fc.constant<Change>(pause),
  fc.constant<Change>(resume),
  fc.constant<Change>(restart),
);

/** Lists the open lectures that were released by day number, which a restart announces again. */
const openByDays = (state: SubscriptionState, now: Date): string[] =>
  [...openLectures(state, now)].filter((id) => {
    const rule = state.schedule.lectures[id];
    return rule && 'days' in rule && rule.days > 0;
  });

test('every section is announced once, and once after each restart', () => {
  const steps = fc.array(
    fc.record({ change: fc.option(anyChange), minutes: fc.integer({ min: 1, max: 60 * 24 * 9 }) }),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(anyCourse, anyInstant, anyZone, steps, (any, instant, zone, rows) => {
      let now = instant;
      let subscriber = subscribedInZone(zone, any, instant.toISOString());
      let due = nextCheckAt(contextOf(subscriber, any), now);
      let announced: string[] = [];
      const again = new Set<string>();
      const names: string[] = [];
      const job = () => {
        const { email, advance, dueAt } = planEmail(contextOf(subscriber, any), now);
        announced.push(...(email?.batches.flatMap(({ lectureIds }) => lectureIds) ?? []));
        if (email) names.push(email.name);
        subscriber = { ...subscriber, ...advance };
        due = dueAt;
      };
      const alter = (change: Change) => {
        if (change === restart && canRestart(subscriber, now)) {
          const reannounced = openByDays(subscriber, now);
          announced = announced.filter((id) => !reannounced.includes(id));
          for (const id of reannounced) again.add(id);
        }
        subscriber = changed(subscriber, change, now, any);
        due = nextCheckAt(contextOf(subscriber, any), now);
      };
      const atFirst = openLectures(subscriber, now);
      for (const { change, minutes } of rows) {
        now = new Date(now.getTime() + minutes * 60_000 + 1000);
        if (change) alter(change);
        else if (due && due <= now) job();
      }
      now = new Date(now.getTime() + 1000);
      alter(resume);
      for (let runs = 0; due && runs < 100; runs += 1) {
        now = new Date(Math.max(now.getTime(), due.getTime()));
        job();
      }
      const ids = any.sections.flatMap(({ lectures }) => lectures.map(({ id }) => id));
      const opened = ids.filter((id) => openLectures(subscriber, now).has(id) && (!atFirst.has(id) || again.has(id)));
      expect([...announced].sort()).toEqual(opened.sort());
      expect(new Set(names).size).toBe(names.length);
    }),
    { numRuns: 500 },
  );
});
