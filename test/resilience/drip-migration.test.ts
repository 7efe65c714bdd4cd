import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { migrateOne } from '#bin/drip/migrate/migrate-course.ts';
import type { MigrationTarget } from '#bin/drip/migrate/subscription-rows.ts';
import { scheduleOf } from '#contract/rules/drip-schedule.ts';
import { maskedEmail } from '#contract/rules/email.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { type DripCloud, releaseMinutes, startDripCloud, type Timeline } from '../support/drip-cloud.ts';
import { dripCourseId } from '../support/drip-subscribers.ts';

let drip: DripCloud;
let at: Timeline;
let migrationTarget: MigrationTarget;
beforeAll(async () => {
  drip = await startDripCloud();
  const { endpoint, ...credentials } = drip.cloud.operator;
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  const named = (part: string) => TableNames.find((name) => name.includes(part)) ?? '';
  migrationTarget = {
    dynamodb: DynamoDBDocumentClient.from(client),
    catalogTable: named('Catalog'),
    subscribersTable: named('Subscribers'),
  };
}, 180_000);
afterAll(() => drip.stop());
beforeEach(async () => {
  at = await drip.newTimeline();
});

/** Runs the command as an operator does, at a product time. */
const migrate = async (time: string, ...more: string[]): Promise<string[]> => {
  const { endpoint, accessKeyId, secretAccessKey } = drip.cloud.operator;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bin/run.mjs', 'drip', 'migrate', '--course', dripCourseId, '--stage', 'dev', '--at', time, ...more],
    {
      env: {
        ...process.env,
        AWS_ENDPOINT_URL: endpoint,
        AWS_REGION: 'us-east-1',
        AWS_ACCESS_KEY_ID: accessKeyId,
        AWS_SECRET_ACCESS_KEY: secretAccessKey,
      },
      timeout: 60_000,
    },
  );
  return stdout.trim().split('\n');
};

/** Creates a subscriber with an older schedule, whose sections after day 0 open `later` days later. */
const earlySubscriber = async (later: number): Promise<SubscriptionRow> => {
  const { schedule } = await drip.createSubscriber(at(0));
  const lectures = Object.fromEntries(
    Object.entries(schedule.lectures).map(([id, rule]) => [
      id,
      'days' in rule && rule.days > 0 ? { days: rule.days + later } : rule,
    ]),
  );
  return drip.createSubscriber(at(0), { schedule: { ...schedule, lectures } });
};

test('an operator previews a migration, runs it once, and a second run does nothing', async () => {
  const ada = await earlySubscriber(10);
  const before = await drip.readRow(ada);
  const dry = await migrate(at(1), '--dry-run');
  const minute = (instant: string) => instant.replace(/:\d\d\.\d{3}Z$/, 'Z');
  const line = dry.find((text) => text.startsWith(maskedEmail(ada.email)));
  expect(line).toMatch(/ \d+ lectures move, next /);
  expect(line).toContain(`next ${minute(at(12, releaseMinutes))} -> ${minute(at(2, releaseMinutes))}`);
  expect(dry.at(-1)).toMatch(/^1 would change \(dry run, nothing was written\); \d+ have this schedule; 0 wait/);
  expect(await drip.readRow(ada)).toEqual(before);

  expect((await migrate(at(1))).at(-1)).toMatch(/^1 changed; /);
  expect(await drip.readRow(ada)).toMatchObject({ schedule: scheduleOf(drip.course), dueAt: at(2, releaseMinutes) });
  expect((await migrate(at(1))).at(-1)).toMatch(/^0 changed; /);
  await drip.release(at(2, releaseMinutes));
  expect(await drip.subjectsTo(ada)).toEqual(['Now open: Why it makes things up, and how to check']);
}, 90_000);

test('the job sends a due email before the migration, which closes nothing open', async () => {
  const ada = await earlySubscriber(-1);
  expect((await drip.readRow(ada)).dueAt).toBe(at(1, releaseMinutes));
  expect((await migrate(at(1, releaseMinutes + 1))).at(-1)).toMatch(/^0 changed; .* 1 wait for their email/);
  await drip.release(at(1, releaseMinutes + 1));
  expect((await migrate(at(1, releaseMinutes + 2))).at(-1)).toMatch(/^1 changed; /);
  const moved = await drip.readRow(ada);
  expect(moved.permanentlyOpen).toContain('why-models-make-things-up');
  // The section opens on day 2 now, but was announced on day 1.
  for (const day of [1, 2, 4]) await drip.release(at(day, releaseMinutes + 10));
  expect((await drip.subjectsTo(ada)).filter((subject) => subject.includes('open:'))).toEqual([
    'Now open: Why it makes things up, and how to check',
    'Now open: What you may share',
  ]);
}, 90_000);

test('a subscription changed since it was read is recomputed from its new state', async () => {
  const ada = await earlySubscriber(10);
  await drip.updateRow(ada, { timeZone: 'Asia/Tokyo' });
  const migration = await migrateOne(migrationTarget, ada, drip.course, new Date(at(1)));
  expect(migration).toMatchObject({ kind: 'moves', nextAfter: new Date(at(1, 23 * 60)) });
  expect(await drip.readRow(ada)).toMatchObject({ timeZone: 'Asia/Tokyo', dueAt: at(1, 23 * 60) });
  expect(await migrateOne(migrationTarget, ada, drip.course, new Date(at(1)))).toEqual({ kind: 'same' });
});
