import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { publishContent } from '../../bin/starting/content.ts';
import { choosePayments } from '../../bin/starting/payments.ts';
import { brand } from '../../contract/brand.ts';
import { type CatalogueDetailRow, catalogueKeys } from '../../contract/catalogue-rows.ts';
import { key, keyPrefix } from '../../contract/keys.ts';
import { nextLook } from '../../contract/rules/drip-mail.ts';
import { anchorDateOf, scheduleOf } from '../../contract/rules/drip-schedule.ts';
import { dueFields, type MailRow, type SubscriptionRow, subscriberKeys } from '../../contract/subscriber-rows.ts';
import { type Cloud, startCloud } from '../../local/cloud.ts';
import type { Fault } from '../../local/faults.ts';
import type { Mail } from '../../local/services/mail/inbox.ts';

/** The course most tests mail from: sections open after 0, 2, 4, 7 and 9 days, at 8 in the morning. */
export const dripCourse = 'ai-literacy-in-ten-days';

/** A whole platform in this process, with the tables open to the test and jobs that run when the test says so. */
export interface DripCloud {
  cloud: Cloud;
  course: CatalogueDetailRow;
  /** Runs the job at a product time; resolves to what it reports, rejects when it fails. */
  release(at: string, more?: object): Promise<Record<string, number>>;
  /**
   * Subscribes somebody new and confirms the address, both at this instant, unless `more` says otherwise. What is due is
   * reckoned from `seenAt`, or else from then.
   */
  subscriber(subscribedAt: string, more?: Partial<SubscriptionRow>, seenAt?: string): Promise<SubscriptionRow>;
  /** Days of a test of its own, in which nobody of an earlier test is due. */
  newEra(): Promise<Era>;
  /** Replaces fields of a subscription; undefined removes one. */
  change(
    row: SubscriptionRow,
    fields: { [Field in keyof SubscriptionRow]?: SubscriptionRow[Field] | undefined },
  ): Promise<void>;
  read(row: SubscriptionRow): Promise<SubscriptionRow>;
  /** Rows of the send ledger. */
  ledger(row: SubscriptionRow): Promise<MailRow[]>;
  /** Writes any other row of the subscribers' table. */
  putSubscriberRow(row: { pk: string; sk: string } & Record<string, unknown>): Promise<void>;
  putLearnerRow(row: { pk: string; sk: string } & Record<string, unknown>): Promise<void>;
  mailsTo(row: SubscriptionRow): Promise<Mail[]>;
  subjectsTo(row: SubscriptionRow): Promise<string[]>;
  /** A request to the console; resolves to its JSON. */
  ask<Body>(method: string, path: string, body?: object): Promise<Body>;
  fault(fault: Fault): Promise<void>;
  /** Resolves when services have ended every call they have begun, those of a run that was killed included. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the platform that `npm test` has built. */
export const startDripCloud = async (): Promise<DripCloud> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'drip-'));
  const stacks = [`${brand.slug}-dev-data`, `${brand.slug}-dev-app`];
  // Its clock also runs the job that asks Stripe, as soon as an hour is over.
  const payments = choosePayments('dev', {});
  const cloud = await startCloud({ assembly: 'cdk.out', stacks, dataDirectory, port: 0, ...payments });
  await publishContent(cloud, 'dev');
  const { endpoint, ...credentials } = cloud.operator;
  const dynamodb = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  const documents = DynamoDBDocumentClient.from(dynamodb, { marshallOptions: { removeUndefinedValues: true } });
  const { TableNames: tables = [] } = await dynamodb.send(new ListTablesCommand({}));
  const tableOf = (name: string) => tables.find((table) => table.includes(name)) ?? '';
  const get = async <Row>(table: string, Key: { pk: string; sk: string }): Promise<Row> =>
    (await documents.send(new GetCommand({ TableName: tableOf(table), Key, ConsistentRead: true }))).Item as Row;
  const put = (table: string, Item: Record<string, unknown>) =>
    documents.send(new PutCommand({ TableName: tableOf(table), Item }));

  const ask = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const response = await fetch(`${cloud.url}/_local/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Body;
  };
  const mailsTo = async ({ email }: SubscriptionRow) =>
    (await ask<Mail[]>('GET', 'inbox')).filter(({ to }) => to === email);
  const jobs = await ask<{ name: string; target: string }[]>('GET', 'jobs');
  const target = jobs.find(({ name }) => name.endsWith('release-drip'))?.target ?? '';
  const course = await get<CatalogueDetailRow>('Catalogue', catalogueKeys.detail(dripCourse));

  const made: SubscriptionRow[] = [];
  const change: DripCloud['change'] = async ({ pk, sk }, fields) => {
    await put('Subscribers', { ...(await get<SubscriptionRow>('Subscribers', { pk, sk })), ...fields });
  };

  return {
    cloud,
    course,
    ask,
    release: (at, more = {}) => cloud.invoke(target, { time: at, ...more }) as Promise<Record<string, number>>,
    newEra: async () => {
      for (const row of made.splice(0)) {
        // Some were forgotten by the job itself.
        const isThere = await get<SubscriptionRow | undefined>('Subscribers', { pk: row.pk, sk: row.sk });
        if (isThere) await change(row, { dueAt: undefined, dueBucket: undefined });
      }
      return newEra();
    },
    change,
    subscriber: async (subscribedAt, more = {}, seenAt = subscribedAt) => {
      const email = `drip-${randomUUID()}@example.com`;
      const timeZone = more.timeZone ?? 'UTC';
      const at = new Date(subscribedAt);
      const row: SubscriptionRow = {
        ...subscriberKeys.subscription(email, more.courseId ?? dripCourse),
        subscriptionId: randomBytes(16).toString('hex'),
        courseId: dripCourse,
        ...{ email, subscribedAt, timeZone },
        anchorDate: anchorDateOf(at, timeZone),
        schedule: scheduleOf(course),
        token: `s${randomBytes(16).toString('base64url')}`,
        mailedThrough: subscribedAt,
        confirmedAt: subscribedAt,
        ...more,
      };
      const facts = {
        subscription: row,
        course,
        completedLectures: new Set<string>(),
        isPremium: false,
        isSuppressed: false,
      };
      const full = { ...row, ...dueFields(row.subscriptionId, nextLook(facts, new Date(seenAt))) };
      await put('Subscribers', full);
      made.push(full);
      return full;
    },
    read: ({ pk, sk }) => get('Subscribers', { pk, sk }),
    ledger: async ({ email, courseId }) => {
      const found = await documents.send(
        new QueryCommand({
          TableName: tableOf('Subscribers'),
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': email, ':prefix': keyPrefix('MAIL', courseId) },
        }),
      );
      return (found.Items ?? []) as MailRow[];
    },
    putSubscriberRow: async (row) => {
      await put('Subscribers', row);
    },
    putLearnerRow: async (row) => {
      await put('Learners', row);
    },
    mailsTo,
    subjectsTo: async (row) => (await mailsTo(row)).map(({ subject }) => subject),
    fault: async (fault) => {
      await ask('POST', 'faults', fault);
    },
    settled: async () => {
      await ask('GET', 'requests');
    },
    stop: async () => {
      dynamodb.destroy();
      await cloud.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};

/** The same after the job's first run, which looks back for months, and with SES telling of no delivery by itself. */
export const startSilentDripCloud = async (): Promise<DripCloud> => {
  const drip = await startDripCloud();
  await drip.release((await drip.newEra())(1));
  await drip.ask('POST', 'mail/events', { deliveries: false });
  return drip;
};

/** The row by which a learner has paid for a course, or has not any more. */
export const entitlement = (learnerId: string, courseId: string, state: 'paid' | 'refunded') => ({
  pk: learnerId,
  sk: key('ENTITLEMENT', courseId),
  state,
});

/** An instant of a test's own time: whole days, and minutes of the day in UTC. */
export type Era = (day: number, minutes?: number) => string;

/** Years ahead of the real clock, whose own runs of the job therefore find nothing; and each later than the one before. */
const newEra = (): Era => {
  const first = Date.UTC(2030, 0, 1) + eras * 20 * 86_400_000;
  eras += 1;
  return (day, minutes = 0) => new Date(first + day * 86_400_000 + minutes * 60_000).toISOString();
};
let eras = 0;

/** Minutes of the day at which sections of the course open, in UTC. */
export const morning = 8 * 60;
