import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  confirmation,
  lookAfterReturn,
  type MailFacts,
  type MailState,
  nextLook,
  planMail,
} from '../../contract/rules/drip-mail.ts';
import { openLectures, wavesOf } from '../../contract/rules/drip-schedule.ts';
import { anyCourse, anyInstant, anyZone, outline, section, subscribed } from '../support/drip-outline.ts';

const course = outline([section('a', 0), section('b', 2), section('c', 4)], { releaseHour: 8 });
const start = '2026-11-01T12:00:00.000Z';

/** A confirmed subscriber who has done nothing yet. */
const facts = (state: MailState = {}, more: Partial<MailFacts> = {}): MailFacts => ({
  subscription: { ...subscribed(course, start, 'UTC'), confirmedAt: start, mailedThrough: start, ...state },
  course,
  completedLectures: new Set(['a', 'b', 'c']),
  isPremium: false,
  isSuppressed: false,
  ...more,
});
const at = (instant: string) => new Date(`2026-${instant}:00Z`);
const kinds = (given: MailFacts, instant: string) => planMail(given, at(instant)).mail?.kind;

test('one section is announced when it opens, and the job comes back for the next', () => {
  const { mail, advance, dueAt } = planMail(facts(), at('11-03T08:00'));
  expect(mail).toMatchObject({ kind: 'released', name: 'WAVE-20261103T080000Z', sectionIndexes: [1], isLast: false });
  expect(advance).toEqual({ mailedThrough: '2026-11-03T08:00:00.000Z' });
  expect(dueAt).toEqual(at('11-05T08:00'));
});

test('a minute early there is nothing to send', () => {
  expect(planMail(facts(), at('11-03T07:59'))).toEqual({ advance: {}, dueAt: at('11-03T08:00') });
});

test('after an outage of days one digest tells all of it', () => {
  const { mail, dueAt } = planMail(facts(), at('11-08T09:00'));
  expect(mail).toMatchObject({ kind: 'digest', name: 'WAVE-20261105T080000Z', sectionIndexes: [1, 2], isLast: true });
  expect(dueAt).toBeUndefined();
});

test('the last section has a letter of its own', () => {
  expect(kinds(facts({ mailedThrough: '2026-11-03T08:00:00.000Z' }), '11-05T08:00')).toBe('last-section');
});

test('whoever has not confirmed is reminded once after three days and never again', () => {
  const { confirmedAt: _, ...subscription } = facts().subscription;
  const unconfirmed = { ...facts(), subscription: { ...subscription, accessMailedAt: start } };
  expect(planMail(unconfirmed, at('11-03T09:00'))).toEqual({ advance: {}, dueAt: at('11-04T12:00') });
  const { mail, advance, dueAt } = planMail(unconfirmed, at('11-04T12:00'));
  expect(mail?.kind).toBe('confirm-reminder');
  expect(dueAt).toEqual(at('11-15T12:00'));
  const reminded = { ...unconfirmed, subscription: { ...unconfirmed.subscription, ...advance } };
  expect(planMail(reminded, at('11-15T11:59'))).toEqual({ advance: {}, dueAt: at('11-15T12:00') });
  expect(planMail(reminded, at('11-15T12:00'))).toEqual({ advance: {}, isForgotten: true });
  const asked = { ...reminded, subscription: { ...reminded.subscription, accessMailedAt: '2026-11-10T12:00:00.000Z' } };
  expect(planMail(asked, at('11-15T12:00'))).toEqual({ advance: {}, dueAt: at('11-24T12:00') });
});

test('an address that stopped our mails before it was confirmed is kept, so that it stays so', () => {
  const { confirmedAt: _, ...subscription } = facts({ mailStoppedAt: start }).subscription;
  expect(planMail({ ...facts(), subscription }, at('12-24T12:00'))).toEqual({ advance: {} });
});

test('whoever never got the welcome, because the form had used up its mails of the day, is not reminded of it', () => {
  const { confirmedAt: _, ...subscription } = facts().subscription;
  expect(planMail({ ...facts(), subscription }, at('11-04T12:00'))).toEqual({ advance: {}, dueAt: at('11-15T12:00') });
});

test('confirming late announces nothing that lies open before the subscriber already', () => {
  const now = at('11-04T10:00');
  const late = facts({ ...confirmation({}, now) });
  expect(planMail(late, now).mail).toBeUndefined();
  expect(planMail(late, now).dueAt).toEqual(at('11-05T08:00'));
});

test.each([
  ['stopped mails', { mailStoppedAt: start }, {}],
  ['bounced', {}, { isSuppressed: true }],
  ['paid', {}, { isPremium: true }],
])('whoever %s gets nothing, and is accounted for, so that it resumes with the next section', (_, state, more) => {
  const silent = facts(state, more);
  expect(planMail(silent, at('11-03T08:00'))).toEqual({
    advance: { mailedThrough: '2026-11-03T08:00:00.000Z' },
    dueAt: at('11-05T08:00'),
  });
  const resumed = facts({ mailedThrough: '2026-11-03T08:00:00.000Z' });
  expect(planMail(resumed, at('11-05T08:00')).mail?.sectionIndexes).toEqual([2]);
});

test('a paused subscription waits until it is resumed', () => {
  const paused = facts();
  paused.subscription.pausedAt = start;
  expect(planMail(paused, at('11-20T08:00'))).toEqual({ advance: {} });
});

test('a removed section is not announced', () => {
  const edited = { ...facts(), course: outline([section('a', 0), section('c', 4)], { releaseHour: 8 }) };
  expect(planMail(edited, at('11-03T08:00'))).toEqual({ advance: {}, dueAt: at('11-05T08:00') });
});

const quiet = (state: MailState = {}, more: Partial<MailFacts> = {}) =>
  facts({ mailedThrough: '2026-11-05T08:00:00.000Z', ...state }, { completedLectures: new Set(['a']), ...more });

test('three and ten quiet days bring one reminder each, then silence', () => {
  const lastStudiedAt = '2026-11-06T10:00:00.000Z';
  const studied = (state?: MailState) => quiet(state, { lastStudiedAt });
  expect(planMail(studied(), at('11-09T09:00'))).toEqual({ advance: {}, dueAt: at('11-09T10:00') });
  const third = planMail(studied(), at('11-09T10:00'));
  expect(third.mail).toMatchObject({ kind: 'quiet-3', name: 'QUIET-3-20261106T100000Z' });
  expect(third.dueAt).toEqual(at('11-16T10:00'));
  const tenth = planMail(studied(third.advance), at('11-16T10:00'));
  expect(tenth.mail?.kind).toBe('quiet-10');
  expect(planMail(studied(tenth.advance), at('12-30T10:00'))).toEqual({ advance: {} });
});

test('whoever came back meanwhile is counted anew', () => {
  const spell = { since: '2026-11-06T10:00:00.000Z', days: 10 } as const;
  const back = quiet({ quietSpell: spell }, { lastStudiedAt: '2026-12-01T10:00:00.000Z' });
  expect(kinds(back, '12-04T10:00')).toBe('quiet-3');
});

test('whoever has finished what is open is not reminded', () => {
  expect(planMail(facts({ mailedThrough: '2026-11-05T08:00:00.000Z' }), at('12-01T10:00'))).toEqual({ advance: {} });
});

test('a reminder never comes on the day of an announcement', () => {
  const given = quiet({ mailedThrough: '2026-11-03T08:00:00.000Z' }, { lastStudiedAt: '2026-11-02T08:00:00.000Z' });
  const announced = planMail(given, at('11-05T08:00'));
  expect(announced.mail?.kind).toBe('last-section');
  expect(announced.dueAt).toEqual(at('11-06T08:00'));
});

test('what is due already is looked at now, the rest when it is due', () => {
  expect(nextLook(facts(), at('11-03T08:30'))).toEqual(at('11-03T08:30'));
  expect(nextLook(facts(), at('11-02T08:30'))).toEqual(at('11-03T08:00'));
  expect(nextLook(facts({ mailStoppedAt: start }), at('11-03T08:30'))).toEqual(at('11-03T08:30'));
});

test('whoever comes back after the silence is looked at again, unless there is nothing to remind them of', () => {
  const spell = { since: start, days: 10 } as const;
  const now = at('12-20T10:00');
  expect(lookAfterReturn(quiet({ quietSpell: spell }), now)).toEqual(at('12-23T10:00'));
  expect(lookAfterReturn(quiet({ quietSpell: spell, mailStoppedAt: start }), now)).toBeUndefined();
  expect(lookAfterReturn(quiet({ quietSpell: spell }, { isPremium: true }), now)).toBeUndefined();
  const finished = quiet({ quietSpell: spell }, { completedLectures: new Set(['a', 'b', 'c']) });
  expect(lookAfterReturn(finished, now)).toBeUndefined();
});

/** Runs the job whenever it is due, late by up to `delays` hours, and returns the names of all letters. */
const runAll = (given: MailFacts, delays: readonly number[]): string[] => {
  const names: string[] = [];
  let { subscription } = given;
  let due = planMail(given, new Date(subscription.subscribedAt)).dueAt;
  for (let run = 0; due && run < 100; run += 1) {
    const now = new Date(due.getTime() + (delays[run % delays.length] ?? 0) * 3_600_000);
    const result = planMail({ ...given, subscription }, now);
    if (result.mail) names.push(result.mail.name);
    subscription = { ...subscription, ...result.advance };
    expect(result.dueAt === undefined || result.dueAt > now).toBe(true);
    due = result.dueAt;
  }
  expect(due).toBeUndefined();
  return names;
};

test('however late the job is, it ends, repeats no letter, and announces every section once', () => {
  const delays = fc.array(fc.nat(24 * 10), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyCourse, anyInstant, anyZone, delays, (any, instant, zone, late) => {
      const subscribedAt = instant.toISOString();
      const subscription = {
        ...subscribed(any, subscribedAt, zone),
        confirmedAt: subscribedAt,
        mailedThrough: subscribedAt,
      };
      const given: MailFacts = { ...facts(), subscription, course: any, completedLectures: new Set() };
      const names = runAll(given, late);
      expect(new Set(names).size).toBe(names.length);
      const announced = names.filter((name) => name.startsWith('WAVE')).length;
      const waves = wavesOf(subscription, any).filter((wave) => wave.at > instant);
      expect(announced <= waves.length).toBe(true);
      expect(announced > 0).toBe(waves.length > 0);
      expect(openLectures(subscription, new Date('2040-01-01')).size).toBe(any.sections.length);
    }),
  );
});
