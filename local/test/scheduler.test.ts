import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { parseSchedule } from '#local/aws/scheduler/schedule-expression.ts';
import type { Scheduler } from '#local/aws/scheduler/scheduler.ts';
import { createScheduler } from '#local/aws/scheduler/scheduler.ts';
import type { MovableClock } from '#local/clock.ts';
import { createClock, parseDuration } from '#local/clock.ts';
import { resource } from './support/sdk-endpoint.ts';
import { newDirectory } from './support/user-pool.ts';

let directory: string;
let clock: MovableClock;
let scheduler: Scheduler;
let events: { time: string }[];

const schedule = (properties: object = {}) =>
  resource('AWS::Scheduler::Schedule', 'HourlyMail', {
    ScheduleExpression: 'rate(1 hour)',
    Target: { Arn: 'arn:of:SendMails', RoleArn: 'role:for:arn:of:SendMails' },
    ...properties,
  });

async function open(invoke: (target: string, event: unknown) => Promise<unknown>) {
  clock = await createClock(directory);
  scheduler = await createScheduler({
    dataDirectory: directory,
    clock,
    invoke,
    invokeOnce: invoke,
    canInvoke: (role, arn) => role === `role:for:${arn}`,
    functionOfArn: (arn) => (arn.startsWith('arn:of:') ? arn.slice('arn:of:'.length) : undefined),
  });
}

beforeEach(async () => {
  directory = await newDirectory();
  events = [];
  await open(async (target, event) => {
    events.push(event as { time: string });
    return { target };
  });
});

afterEach(() => scheduler.service.stop?.());

test('skipping a week fires an hourly job once, with the time of that moment', async () => {
  await scheduler.service.create(schedule());
  await scheduler.start();
  expect(events).toHaveLength(0);
  const before = clock.now().getTime() + 7 * 86_400_000;
  await clock.advance(7 * 86_400_000);
  expect(events).toHaveLength(1);
  const firedAt = Date.parse(events[0]?.time ?? '');
  // Events have a resolution of one second.
  expect(firedAt).toBeGreaterThanOrEqual(before - 1_000);
  expect(firedAt).toBeLessThanOrEqual(clock.now().getTime());
  await clock.advance(30 * 60_000);
  expect(events).toHaveLength(1);
  await clock.advance(30 * 60_000);
  expect(events).toHaveLength(2);
});

test('a job whose role may not invoke it does not run and says why', async () => {
  await scheduler.service.create(schedule({ Target: { Arn: 'arn:of:SendMails', RoleArn: 'role:for:arn:of:Other' } }));
  const error = 'its role does not allow scheduler.amazonaws.com to invoke arn:of:SendMails.';
  const consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await scheduler.runNow('HourlyMail')).toMatchObject({ error });
  expect(events).toEqual([]);
  expect(scheduler.jobs()).toMatchObject([{ lastError: error }]);
  consoleErrors.mockRestore();
});

test('a job due while the platform was off fires at the next start', async () => {
  await scheduler.service.create(schedule());
  await clock.advance(2 * 3_600_000);
  await open(async (_, event) => events.push(event as { time: string }));
  await scheduler.service.create(schedule());
  expect(events).toHaveLength(0);
  await scheduler.start();
  expect(events).toHaveLength(1);
});

test('a job is run by part of its name, however it is written', async () => {
  await scheduler.service.create(schedule());
  expect(await scheduler.runNow('hourly-mail')).toMatchObject({ result: { target: 'SendMails' } });
  expect(await scheduler.runNow('send-mails')).toMatchObject({ result: { target: 'SendMails' } });
  expect(await scheduler.runNow('nothing')).toBeUndefined();
});

test('a failed job is reported and fires again the next time', async () => {
  await open(async () => {
    throw new Error('no paper');
  });
  await scheduler.service.create(schedule());
  const report = jest.mocked(console.error);
  expect(await scheduler.runNow('hourly')).toMatchObject({ error: 'no paper' });
  expect(report.mock.calls.splice(0)).toEqual([['The job shop-HourlyMail failed: no paper']]);
  expect(scheduler.jobs()).toMatchObject([{ lastError: 'no paper', nextRun: expect.any(String) }]);
});

test('the input of the template replaces the event and contains the time', async () => {
  const Input = '{"at":"<aws.scheduler.scheduled-time>"}';
  await scheduler.service.create(
    schedule({ Target: { Arn: 'arn:of:SendMails', RoleArn: 'role:for:arn:of:SendMails', Input } }),
  );
  await scheduler.runNow('hourly');
  expect(events).toEqual([{ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) }]);
});

test('a disabled schedule and a target that is not a function do not run', async () => {
  await scheduler.service.create(schedule({ State: 'DISABLED' }));
  await scheduler.start();
  await clock.advance(86_400_000);
  expect(events).toHaveLength(0);
  await expect(scheduler.service.create(schedule({ Target: { Arn: 'arn:aws:sqs:queue' } }))).rejects.toThrow(
    'is not a function of the template',
  );
});

test.each([
  ['cron(0 8 * * ? *)', 'UTC', '2026-03-01T08:00:00Z', '2026-03-02T08:00:00.000Z'],
  ['cron(0/15 9-17 ? * MON-FRI *)', 'UTC', '2026-03-06T17:50:00Z', '2026-03-09T09:00:00.000Z'],
  ['cron(30 6 1 JAN,JUL ? *)', 'UTC', '2026-03-01T00:00:00Z', '2026-07-01T06:30:00.000Z'],
  ['cron(0 8 * * ? *)', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['cron(0 8 * * ? *)', 'America/New_York', '2026-03-07T20:00:00Z', '2026-03-08T12:00:00.000Z'],
  ['cron(30 1 * * ? *)', 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-24T23:30:00.000Z'],
  ['cron(30 3 * * ? *)', 'America/New_York', '2026-03-07T20:00:00Z', '2026-03-08T07:30:00.000Z'],
  ['cron(0 0 29 2 ? *)', 'UTC', '2026-03-01T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['rate(15 minutes)', 'UTC', '2026-03-01T00:00:00Z', '2026-03-01T00:15:00.000Z'],
  ['at(2026-05-01T09:00:00)', 'Europe/Berlin', '2026-03-01T00:00:00Z', '2026-05-01T07:00:00.000Z'],
  ['at(2026-10-25T01:30:00)', 'Europe/Berlin', '2026-03-01T00:00:00Z', '2026-10-24T23:30:00.000Z'],
  ['at(2026-03-08T03:30:00)', 'America/New_York', '2026-03-01T00:00:00Z', '2026-03-08T07:30:00.000Z'],
])('%s in %s is due next after %s at %s', (expression, zone, after, expected) => {
  expect(parseSchedule(expression, zone)(new Date(after))?.toISOString()).toBe(expected);
});

test('an unsupported schedule expression is refused by name', () => {
  expect(() => parseSchedule('cron(0 8 L * ? *)')).toThrow('The schedule cron(0 8 L * ? *) is not supported');
  expect(() => parseSchedule('every day')).toThrow('The schedule every day is not supported');
});

test('the clock moves forward by days, hours and minutes and keeps its offset', async () => {
  expect([parseDuration('7d'), parseDuration('3h'), parseDuration('15m')]).toEqual([604_800_000, 10_800_000, 900_000]);
  expect([parseDuration('-1d'), parseDuration('1w'), parseDuration('')]).toEqual([undefined, undefined, undefined]);
  await clock.advance(900_000);
  await expect(clock.advance(-1)).rejects.toThrow('only moves forward');
  expect((await createClock(directory)).offsetMilliseconds()).toBe(900_000);
});
