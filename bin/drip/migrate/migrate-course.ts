import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { maskedEmail } from '#contract/rules/email.ts';
import { type CourseRow, catalogKeys } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { type Migration, planMigration } from './plan-migration.ts';
import { type MigrationTarget, readSubscription, subscriptionPages, writeChange } from './subscription-rows.ts';

interface Options {
  courseId: string;
  now: Date;
  /** Whether to only print the changes. */
  isDryRun: boolean;
  print(line: string): void;
}

/** Numbers of subscriptions by outcome. */
export type MigrationCounts = Record<Migration['kind'], number>;

/** Attempts per subscription: each lost race means that another writer has changed it. */
const maxAttempts = 4;

const publishedCourse = async ({ dynamodb, catalogTable }: MigrationTarget, courseId: string): Promise<CourseRow> => {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: catalogTable, Key: catalogKeys.detail(courseId), ConsistentRead: true }),
  );
  if (Item?.kind !== 'drip') throw new Error(`The drip course "${courseId}" is not published.`);
  return Item as CourseRow;
};

/** Migrates one subscription as read from the table. */
export const migrateOne = async (
  target: MigrationTarget,
  listed: SubscriptionRow,
  course: CourseRow,
  now: Date,
): Promise<Migration> => {
  let row: SubscriptionRow | undefined = listed;
  for (let attempt = 0; row && attempt < maxAttempts; attempt += 1) {
    const migration = planMigration(row, course, now);
    if (migration.kind !== 'moves' || (await writeChange(target, row, migration.change))) return migration;
    row = await readSubscription(target, listed);
  }
  // Deleted, or changed at every attempt: the next run retries it if needed.
  return { kind: row ? 'waits' : 'same' };
};

const formatInstant = (instant: Date | undefined): string =>
  instant?.toISOString().replace(/:\d\d\.\d{3}Z$/, 'Z') ?? 'none';

const lineOf = ({ email }: SubscriptionRow, migration: Migration): string | undefined => {
  if (migration.kind === 'same') return undefined;
  const outcome =
    migration.kind === 'waits'
      ? 'waits: an email is due first'
      : `${migration.lectures} lectures move, next ${formatInstant(migration.nextBefore)} -> ${formatInstant(migration.nextAfter)}`;
  return `${maskedEmail(email).padEnd(32)} ${outcome}`;
};

const summary = ({ moves, same, waits }: MigrationCounts, isDryRun: boolean): string =>
  [
    `${moves} ${isDryRun ? 'would change (dry run, nothing was written)' : 'changed'}`,
    `${same} have this schedule`,
    `${waits} wait for their email; run this again afterward`,
  ].join('; ');

/**
 * Applies the published schedule of a course to all its subscribers and prints the changes. Opened sections stay open.
 * Safe to repeat and to interrupt: each subscription is one conditional write. @throws Error when the course is not
 * published.
 */
export const migrateCourse = async (target: MigrationTarget, options: Options): Promise<MigrationCounts> => {
  const { now, isDryRun, print } = options;
  const course = await publishedCourse(target, options.courseId);
  const counts: MigrationCounts = { same: 0, waits: 0, moves: 0 };
  for await (const rows of subscriptionPages(target, options.courseId)) {
    for (const row of rows) {
      const migration = isDryRun ? planMigration(row, course, now) : await migrateOne(target, row, course, now);
      counts[migration.kind] += 1;
      const line = lineOf(row, migration);
      if (line) print(line);
    }
  }
  print(summary(counts, isDryRun));
  return counts;
};
