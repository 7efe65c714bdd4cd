import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { publishContent } from '#bin/start/content.ts';
import { localStacks } from '#bin/start/local-stage.ts';
import { choosePayments } from '#bin/start/payments.ts';
import { nextCheckAt } from '#contract/rules/drip-email.ts';
import { anchorDateOf, scheduleOf } from '#contract/rules/drip-schedule.ts';
import { type CourseRow, catalogKeys } from '#contract/storage/catalog-rows.ts';
import { key, keyPrefix } from '#contract/storage/keys.ts';
import { dueFields, type EmailRow, type SubscriptionRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { type Cloud, copyTablesAndObjects, type Email, type Fault, startCloud } from '#local';
import { dripCourseId } from './drip-subscribers.ts';

/** A platform in this process with direct access to its tables and jobs that run on demand. */
export interface DripCloud {
  cloud: Cloud;
  /** Functions print to its `logs/functions.log`. */
  dataDirectory: string;
  course: CourseRow;
  /** Runs the job at a product time. Resolves to its report; rejects when it fails. */
  release(at: string, more?: object): Promise<Record<string, number>>;
  /**
   * Subscribes and confirms a new address at this instant, unless `more` overrides it. The subscription is due as of
   * `dueFrom`.
   */
  createSubscriber(subscribedAt: string, more?: Partial<SubscriptionRow>, dueFrom?: string): Promise<SubscriptionRow>;
  /** Returns days on which no subscriber of an earlier test is due. */
  newTimeline(): Promise<Timeline>;
  /** Replaces fields of a subscription; undefined removes one. */
  updateRow(
    row: SubscriptionRow,
    fields: { [Field in keyof SubscriptionRow]?: SubscriptionRow[Field] | undefined },
  ): Promise<void>;
  readRow(row: SubscriptionRow): Promise<SubscriptionRow>;
  /** Rows of the send ledger. */
  readLedger(row: SubscriptionRow): Promise<EmailRow[]>;
  /** Writes any other row of the subscribers table. */
  putSubscriberRow(row: { pk: string; sk: string } & Record<string, unknown>): Promise<void>;
  putLearnerRow(row: { pk: string; sk: string } & Record<string, unknown>): Promise<void>;
  emailsTo(row: SubscriptionRow): Promise<Email[]>;
  subjectsTo(row: SubscriptionRow): Promise<string[]>;
  /** Calls the console and resolves to its JSON response. */
  callConsole<Body>(method: string, path: string, body?: object): Promise<Body>;
  injectFault(fault: Fault): Promise<void>;
  /** Resolves when services have finished all calls in progress, including those of killed runs. */
  waitForCalls(): Promise<void>;
  /** Stops it and removes its data, unless another platform takes it over. */
  stop(more?: { keepsData: boolean }): Promise<void>;
}

/** What to start instead of the platform that `npm test` has built, without data. */
interface DripCloudOptions {
  /** Folder of synthesized templates of the stage `dev`. */
  assembly?: string;
  /** Data of a platform that has stopped. */
  dataDirectory?: string;
}

/** Starts a platform; by default, the one that `npm test` has built. */
export const startDripCloud = async (options: DripCloudOptions = {}): Promise<DripCloud> => {
  const { assembly = 'cdk.out', dataDirectory = await mkdtemp(join(tmpdir(), 'drip-')) } = options;
  // Advancing the clock by an hour also runs payment reconciliation.
  const payments = choosePayments('dev', {});
  const { PUBLISHED_DATA: publishedData } = process.env;
  const isPublished = publishedData !== undefined && (await copyTablesAndObjects(publishedData, dataDirectory));
  const cloud = await startCloud({ assembly, stacks: localStacks, dataDirectory, port: 0, ...payments });
  if (!isPublished) await publishContent(cloud, 'dev');
  const { endpoint, ...credentials } = cloud.operator;
  const dynamodb = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  const documents = DynamoDBDocumentClient.from(dynamodb, { marshallOptions: { removeUndefinedValues: true } });
  const { TableNames: tables = [] } = await dynamodb.send(new ListTablesCommand({}));
  const tableOf = (name: string) => tables.find((table) => table.includes(name)) ?? '';
  const get = async <Row>(table: string, Key: { pk: string; sk: string }): Promise<Row> =>
    (await documents.send(new GetCommand({ TableName: tableOf(table), Key, ConsistentRead: true }))).Item as Row;
  const put = (table: string, Item: Record<string, unknown>) =>
    documents.send(new PutCommand({ TableName: tableOf(table), Item }));

  const callConsole = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const response = await fetch(`${cloud.url}/_local/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Body;
  };
  const emailsTo = ({ email }: SubscriptionRow) => callConsole<Email[]>('GET', `inbox?to=${encodeURIComponent(email)}`);
  const jobs = await callConsole<{ name: string; target: string }[]>('GET', 'jobs');
  const target = jobs.find(({ name }) => name.endsWith('release-drip'))?.target ?? '';
  const course = await get<CourseRow>('Catalog', catalogKeys.detail(dripCourseId));

  const createdRows: SubscriptionRow[] = [];
  const updateRow: DripCloud['updateRow'] = async ({ pk, sk }, fields) => {
    await put('Subscribers', { ...(await get<SubscriptionRow>('Subscribers', { pk, sk })), ...fields });
  };

  return {
    cloud,
    dataDirectory,
    course,
    callConsole,
    release: (at, more = {}) => cloud.invoke(target, { time: at, ...more }) as Promise<Record<string, number>>,
    newTimeline: async () => {
      for (const row of createdRows.splice(0)) {
        // The job deletes expired subscriptions.
        const existing = await get<SubscriptionRow | undefined>('Subscribers', { pk: row.pk, sk: row.sk });
        if (existing) await updateRow(row, { dueAt: undefined, dueBucket: undefined });
      }
      return newTimeline();
    },
    updateRow,
    createSubscriber: async (subscribedAt, more = {}, dueFrom = subscribedAt) => {
      const email = `drip-${randomUUID()}@example.com`;
      const timeZone = more.timeZone ?? 'UTC';
      const at = new Date(subscribedAt);
      const row: SubscriptionRow = {
        ...subscriberKeys.subscription(email, more.courseId ?? dripCourseId),
        subscriptionId: randomBytes(16).toString('hex'),
        courseId: dripCourseId,
        email,
        subscribedAt,
        timeZone,
        anchorDate: anchorDateOf(at, timeZone),
        schedule: scheduleOf(course),
        token: `s${randomBytes(16).toString('base64url')}`,
        announcedThrough: subscribedAt,
        confirmedAt: subscribedAt,
        ...more,
      };
      const context = {
        subscription: row,
        course,
        completedLectures: new Set<string>(),
        isPremium: false,
        isSuppressed: false,
      };
      const dueRow = { ...row, ...dueFields(row.subscriptionId, nextCheckAt(context, new Date(dueFrom))) };
      await put('Subscribers', dueRow);
      createdRows.push(dueRow);
      return dueRow;
    },
    readRow: ({ pk, sk }) => get('Subscribers', { pk, sk }),
    readLedger: async ({ email, courseId }) => {
      const result = await documents.send(
        new QueryCommand({
          TableName: tableOf('Subscribers'),
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': email, ':prefix': keyPrefix('EMAIL', courseId) },
        }),
      );
      return (result.Items ?? []) as EmailRow[];
    },
    putSubscriberRow: async (row) => {
      await put('Subscribers', row);
    },
    putLearnerRow: async (row) => {
      await put('Learners', row);
    },
    emailsTo,
    subjectsTo: async (row) => (await emailsTo(row)).map(({ subject }) => subject),
    injectFault: async (fault) => {
      await callConsole('POST', 'faults', fault);
    },
    waitForCalls: async () => {
      await callConsole('GET', 'requests');
    },
    stop: async ({ keepsData } = { keepsData: false }) => {
      dynamodb.destroy();
      await cloud.stop();
      if (!keepsData) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};

/** Starts it after the job's first run, which looks back for months, and without delivery events from SES. */
export const startDripCloudWithoutEvents = async (): Promise<DripCloud> => {
  const drip = await startDripCloud();
  await drip.release((await drip.newTimeline())(1));
  await drip.callConsole('POST', 'mail/events', { deliveries: false });
  return drip;
};

/** The entitlement row of a paid or refunded course. */
export const entitlement = (learnerId: string, courseId: string, state: 'paid' | 'refunded') => ({
  pk: learnerId,
  sk: key('ENTITLEMENT', courseId),
  state,
});

/** An instant on a test's own timeline: whole days, and minutes of the day in UTC. */
export type Timeline = (day: number, minutes?: number) => string;

/** Starts years ahead of the real clock, so scheduled runs find nothing; each timeline is later than the one before. */
const newTimeline = (): Timeline => {
  const first = Date.UTC(2030, 0, 1) + timelineCount * 20 * 86_400_000;
  timelineCount += 1;
  return (day, minutes = 0) => new Date(first + day * 86_400_000 + minutes * 60_000).toISOString();
};
let timelineCount = 0;

/** Release time of the course's sections in minutes of the UTC day. */
export const releaseMinutes = 8 * 60;
