import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type CatalogueDetailRow, catalogueKeys } from '../../../contract/catalogue-rows.ts';
import { maskedEmail } from '../../../contract/rules/email.ts';
import type { SubscriptionRow } from '../../../contract/subscriber-rows.ts';
import { type Migration, migrationOf } from './migration-of.ts';
import { type Place, readAgain, subscriptionPages, writeChange } from './subscription-rows.ts';

interface Options {
  courseId: string;
  now: Date;
  /** Whether nothing is to be written. */
  isDryRun: boolean;
  print(line: string): void;
}

/** Subscriptions by what became, or would become, of them. */
export type Tally = Record<Migration['kind'], number>;

/** Times a subscription is computed anew: each lost race means that somebody else has changed it. */
const attempts = 4;

const publishedCourse = async ({ dynamodb, catalogueTable }: Place, courseId: string): Promise<CatalogueDetailRow> => {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: catalogueTable, Key: catalogueKeys.detail(courseId), ConsistentRead: true }),
  );
  if (Item?.kind !== 'drip') throw new Error(`No drip course "${courseId}" is published there.`);
  return Item as CatalogueDetailRow;
};

/** Migrates one subscription as it is in the table, whatever `read` says. */
export const migrateOne = async (
  place: Place,
  read: SubscriptionRow,
  course: CatalogueDetailRow,
  now: Date,
): Promise<Migration> => {
  let row: SubscriptionRow | undefined = read;
  for (let attempt = 0; row && attempt < attempts; attempt += 1) {
    const migration = migrationOf(row, course, now);
    if (migration.kind !== 'moves' || (await writeChange(place, row, migration.change))) return migration;
    row = await readAgain(place, read);
  }
  // Gone, or changed all the time: the next run finds it again if there is still something to do.
  return { kind: row ? 'waits' : 'same' };
};

const shown = (instant: Date | undefined): string => instant?.toISOString().replace(/:\d\d\.\d{3}Z$/, 'Z') ?? 'none';

const lineOf = ({ email }: SubscriptionRow, migration: Migration): string | undefined => {
  if (migration.kind === 'same') return undefined;
  const what =
    migration.kind === 'waits'
      ? 'waits: a letter is due first'
      : `${migration.lectures} lectures move, next ${shown(migration.nextBefore)} -> ${shown(migration.nextAfter)}`;
  return `${maskedEmail(email).padEnd(32)} ${what}`;
};

const totals = ({ moves, same, waits }: Tally, isDryRun: boolean): string =>
  [
    `${moves} ${isDryRun ? 'would change (dry run, nothing was written)' : 'changed'}`,
    `${same} have this schedule`,
    `${waits} wait for their letter; run this again after it`,
  ].join('; ');

/**
 * Gives all subscribers of a course the schedule it is published with, and prints whom that changes. What is open to them
 * stays open. Safe to repeat and to break off: each subscription is one conditional write. Throws when there is no such
 * course.
 */
export const migrateCourse = async (place: Place, options: Options): Promise<Tally> => {
  const { now, isDryRun, print } = options;
  const course = await publishedCourse(place, options.courseId);
  const tally: Tally = { same: 0, waits: 0, moves: 0 };
  for await (const rows of subscriptionPages(place, options.courseId)) {
    for (const row of rows) {
      const migration = isDryRun ? migrationOf(row, course, now) : await migrateOne(place, row, course, now);
      tally[migration.kind] += 1;
      const line = lineOf(row, migration);
      if (line) print(line);
    }
  }
  print(totals(tally, isDryRun));
  return tally;
};
