import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  checkAfterReturn,
  confirmation,
  type EmailContext,
  type EmailState,
  nextCheckAt,
  planEmail,
} from '#contract/rules/drip-email.ts';
import { openLectures, releaseBatches } from '#contract/rules/drip-schedule.ts';
import { anyCourse, anyInstant, anyZone, outline, section, subscribed } from '#test/support/drip-outline.ts';

const course = outline([section('a', 0), section('b', 2), section('c', 4)], { releaseHour: 8 });
const start = '2026-11-01T12:00:00.000Z';

/** A confirmed subscriber without progress. */
const emailContext = (state: EmailState = {}, more: Partial<EmailContext> = {}): EmailContext => ({
  subscription: { ...subscribed(course, start, 'UTC'), confirmedAt: start, announcedThrough: start, ...state },
  course,
  completedLectures: new Set(['a', 'b', 'c']),
  isPremium: false,
  isSuppressed: false,
  ...more,
});
const at = (instant: string) => new Date(`2026-${instant}:00Z`);
const kinds = (given: EmailContext, instant: string) => planEmail(given, at(instant)).email?.kind;

test('a section is announced when it opens, and the next check is at the next release', () => {
  const { email, advance, dueAt } = planEmail(emailContext(), at('11-03T08:00'));
  expect(email).toMatchObject({
    kind: 'released',
    name: 'RELEASE-20261103T080000Z',
    sectionIndexes: [1],
    isLast: false,
  });
  expect(advance).toEqual({ announcedThrough: '2026-11-03T08:00:00.000Z' });
  expect(dueAt).toEqual(at('11-05T08:00'));
});

test('a minute before the release there is nothing to send', () => {
  expect(planEmail(emailContext(), at('11-03T07:59'))).toEqual({ advance: {}, dueAt: at('11-03T08:00') });
});

test('after an outage of days, one digest covers everything', () => {
  const { email, dueAt } = planEmail(emailContext(), at('11-08T09:00'));
  expect(email).toMatchObject({
    kind: 'digest',
    name: 'RELEASE-20261105T080000Z',
    sectionIndexes: [1, 2],
    isLast: true,
  });
  expect(dueAt).toBeUndefined();
});

test('the last section has its own email', () => {
  expect(kinds(emailContext({ announcedThrough: '2026-11-03T08:00:00.000Z' }), '11-05T08:00')).toBe('last-section');
});

test('an unconfirmed subscriber is reminded once, after three days', () => {
  const { confirmedAt: _, ...subscription } = emailContext().subscription;
  const unconfirmed = { ...emailContext(), subscription: { ...subscription, accessEmailSentAt: start } };
  expect(planEmail(unconfirmed, at('11-03T09:00'))).toEqual({ advance: {}, dueAt: at('11-04T12:00') });
  const { email, advance, dueAt } = planEmail(unconfirmed, at('11-04T12:00'));
  expect(email?.kind).toBe('confirm-reminder');
  expect(dueAt).toEqual(at('11-15T12:00'));
  const reminded = { ...unconfirmed, subscription: { ...unconfirmed.subscription, ...advance } };
  expect(planEmail(reminded, at('11-15T11:59'))).toEqual({ advance: {}, dueAt: at('11-15T12:00') });
  expect(planEmail(reminded, at('11-15T12:00'))).toEqual({ advance: {}, isExpired: true });
  const asked = {
    ...reminded,
    subscription: { ...reminded.subscription, accessEmailSentAt: '2026-11-10T12:00:00.000Z' },
  };
  expect(planEmail(asked, at('11-15T12:00'))).toEqual({ advance: {}, dueAt: at('11-24T12:00') });
});

test('an unconfirmed address that opted out is kept, so that it stays opted out', () => {
  const { confirmedAt: _, ...subscription } = emailContext({ unsubscribedAt: start }).subscription;
  expect(planEmail({ ...emailContext(), subscription }, at('12-24T12:00'))).toEqual({ advance: {} });
});

test('a subscriber who never got the welcome email is not reminded of it', () => {
  const { confirmedAt: _, ...subscription } = emailContext().subscription;
  expect(planEmail({ ...emailContext(), subscription }, at('11-04T12:00'))).toEqual({
    advance: {},
    dueAt: at('11-15T12:00'),
  });
});

test('a late confirmation does not announce sections that are already open', () => {
  const now = at('11-04T10:00');
  const late = emailContext({ ...confirmation({}, now) });
  expect(planEmail(late, now).email).toBeUndefined();
  expect(planEmail(late, now).dueAt).toEqual(at('11-05T08:00'));
});

test.each([
  ['stopped emails', { unsubscribedAt: start }, {}],
  ['bounced', {}, { isSuppressed: true }],
  ['paid', {}, { isPremium: true }],
])('a subscriber who %s gets nothing, then resumes with the next section', (_, state, more) => {
  const muted = emailContext(state, more);
  expect(planEmail(muted, at('11-03T08:00'))).toEqual({
    advance: { announcedThrough: '2026-11-03T08:00:00.000Z' },
    dueAt: at('11-05T08:00'),
  });
  const resumed = emailContext({ announcedThrough: '2026-11-03T08:00:00.000Z' });
  expect(planEmail(resumed, at('11-05T08:00')).email?.sectionIndexes).toEqual([2]);
});

test('a paused subscription gets nothing until it is resumed', () => {
  const paused = emailContext();
  paused.subscription.pausedAt = start;
  expect(planEmail(paused, at('11-20T08:00'))).toEqual({ advance: {} });
});

test('a removed section is not announced', () => {
  const edited = { ...emailContext(), course: outline([section('a', 0), section('c', 4)], { releaseHour: 8 }) };
  expect(planEmail(edited, at('11-03T08:00'))).toEqual({ advance: {}, dueAt: at('11-05T08:00') });
});

const inactive = (state: EmailState = {}, more: Partial<EmailContext> = {}) =>
  emailContext(
    { announcedThrough: '2026-11-05T08:00:00.000Z', ...state },
    { completedLectures: new Set(['a']), ...more },
  );

test('three and ten days of inactivity bring one reminder each, then silence', () => {
  const lastStudiedAt = '2026-11-06T10:00:00.000Z';
  const studied = (state?: EmailState) => inactive(state, { lastStudiedAt });
  expect(planEmail(studied(), at('11-09T09:00'))).toEqual({ advance: {}, dueAt: at('11-09T10:00') });
  const third = planEmail(studied(), at('11-09T10:00'));
  expect(third.email).toMatchObject({ kind: 'inactive-3', name: 'INACTIVE-3-20261106T100000Z' });
  expect(third.dueAt).toEqual(at('11-16T10:00'));
  const tenth = planEmail(studied(third.advance), at('11-16T10:00'));
  expect(tenth.email?.kind).toBe('inactive-10');
  expect(planEmail(studied(tenth.advance), at('12-30T10:00'))).toEqual({ advance: {} });
});

test('a subscriber who returns starts a new inactivity count', () => {
  const spell = { since: '2026-11-06T10:00:00.000Z', days: 10 } as const;
  const back = inactive({ inactivity: spell }, { lastStudiedAt: '2026-12-01T10:00:00.000Z' });
  expect(kinds(back, '12-04T10:00')).toBe('inactive-3');
});

test('a subscriber who has finished all open lectures is not reminded', () => {
  expect(planEmail(emailContext({ announcedThrough: '2026-11-05T08:00:00.000Z' }), at('12-01T10:00'))).toEqual({
    advance: {},
  });
});

test('no reminder is sent on the day of an announcement', () => {
  const given = inactive(
    { announcedThrough: '2026-11-03T08:00:00.000Z' },
    { lastStudiedAt: '2026-11-02T08:00:00.000Z' },
  );
  const announced = planEmail(given, at('11-05T08:00'));
  expect(announced.email?.kind).toBe('last-section');
  expect(announced.dueAt).toEqual(at('11-06T08:00'));
});

test('a due subscription is checked now, the others when they are due', () => {
  expect(nextCheckAt(emailContext(), at('11-03T08:30'))).toEqual(at('11-03T08:30'));
  expect(nextCheckAt(emailContext(), at('11-02T08:30'))).toEqual(at('11-03T08:00'));
  expect(nextCheckAt(emailContext({ unsubscribedAt: start }), at('11-03T08:30'))).toEqual(at('11-03T08:30'));
});

test('a returning subscriber is checked again, unless nothing is left to remind of', () => {
  const spell = { since: start, days: 10 } as const;
  const now = at('12-20T10:00');
  expect(checkAfterReturn(inactive({ inactivity: spell }), now)).toEqual(at('12-23T10:00'));
  expect(checkAfterReturn(inactive({ inactivity: spell, unsubscribedAt: start }), now)).toBeUndefined();
  expect(checkAfterReturn(inactive({ inactivity: spell }, { isPremium: true }), now)).toBeUndefined();
  const finished = inactive({ inactivity: spell }, { completedLectures: new Set(['a', 'b', 'c']) });
  expect(checkAfterReturn(finished, now)).toBeUndefined();
});

/** Runs the job whenever it is due, up to `delays` hours late, and returns the names of all emails. */
const runAll = (given: EmailContext, delays: readonly number[]): string[] => {
  const names: string[] = [];
  let { subscription } = given;
  let due = planEmail(given, new Date(subscription.subscribedAt)).dueAt;
  for (let run = 0; due && run < 100; run += 1) {
    const now = new Date(due.getTime() + (delays[run % delays.length] ?? 0) * 3_600_000);
    const result = planEmail({ ...given, subscription }, now);
    if (result.email) names.push(result.email.name);
    subscription = { ...subscription, ...result.advance };
    expect(result.dueAt === undefined || result.dueAt > now).toBe(true);
    due = result.dueAt;
  }
  expect(due).toBeUndefined();
  return names;
};

test('however late the job runs, it finishes and announces each section once', () => {
  const delays = fc.array(fc.nat(24 * 10), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyCourse, anyInstant, anyZone, delays, (any, instant, zone, late) => {
      const subscribedAt = instant.toISOString();
      const subscription = {
        ...subscribed(any, subscribedAt, zone),
        confirmedAt: subscribedAt,
        announcedThrough: subscribedAt,
      };
      const given: EmailContext = { ...emailContext(), subscription, course: any, completedLectures: new Set() };
      const names = runAll(given, late);
      expect(new Set(names).size).toBe(names.length);
      const announced = names.filter((name) => name.startsWith('RELEASE')).length;
      const waves = releaseBatches(subscription, any).filter((wave) => wave.at > instant);
      expect(announced <= waves.length).toBe(true);
      expect(announced > 0).toBe(waves.length > 0);
      expect(openLectures(subscription, new Date('2040-01-01')).size).toBe(any.sections.length);
    }),
  );
});
