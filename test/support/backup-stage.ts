import { randomUUID } from 'node:crypto';
import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DeleteItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { listAccounts, listObjects } from '#bin/backup/read-stage.ts';
import { openStageData, type StageData } from '#bin/backup/stage-data.ts';
import { brand } from '#contract/brand.ts';
import { statusRank } from '#contract/rules/payment-status.ts';
import { key } from '#contract/storage/keys.ts';
import { subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { sessionDigest } from '#lambdas/data/payment-sessions.ts';
import { credentialKey, learnerFolder } from '#lambdas/services/learner-files.ts';
import type { Cloud } from '#local';
import { bucketResource, startStackCloud, tableResource } from './stack-cloud.ts';

/** A cloud with the data of a stage and nothing else, as before the other stacks are deployed. */
export interface BackupStage {
  cloud: Cloud;
  data: StageData;
  /** Looks up the data again, with new clients. */
  reopen(): Promise<StageData>;
}

const parameter = (name: string, Value: unknown) => ({
  Type: 'AWS::SSM::Parameter',
  Properties: { Name: `/${brand.slug}/dev/${name}`, Type: 'String', Value },
});

export const startBackupStage = async (): Promise<BackupStage> => {
  const cloud = await startStackCloud({
    Learners: tableResource('learners'),
    Subscribers: tableResource('subscribers'),
    Files: bucketResource('learner-files'),
    Pool: {
      Type: 'AWS::Cognito::UserPool',
      Properties: { UsernameAttributes: ['email'], AutoVerifiedAttributes: ['email'] },
    },
    Client: {
      Type: 'AWS::Cognito::UserPoolClient',
      Properties: { UserPoolId: { Ref: 'Pool' }, ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'] },
    },
    LearnersName: parameter('learners-table', { Ref: 'Learners' }),
    SubscribersName: parameter('subscribers-table', { Ref: 'Subscribers' }),
    FilesName: parameter('learner-files-bucket', { Ref: 'Files' }),
    PoolName: parameter('user-pool-id', { Ref: 'Pool' }),
  });
  const { endpoint, ...credentials } = cloud.operator;
  const reopen = () => openStageData('dev', { endpoint, region: 'us-east-1', credentials });
  return { cloud, data: await reopen(), reopen };
};

/** A person with something in every part of an export. */
export interface Person {
  id: string;
  email: string;
}

const put = (data: StageData, table: string, rows: Record<string, unknown>[]) => {
  const client = DynamoDBDocumentClient.from(data.dynamodb);
  return Promise.all(rows.map((Item) => client.send(new PutCommand({ TableName: table, Item }))));
};

const upload = ({ s3, filesBucket }: StageData, name: string, text: string, ContentType: string) =>
  s3.send(new PutObjectCommand({ Bucket: filesBucket, Key: name, Body: text, ContentType, CacheControl: 'private' }));

/** Creates a person with an account, a paid course, a certificate, a drip subscription and files. */
export const createPerson = async ({ cloud, data }: BackupStage, name: string): Promise<Person> => {
  const email = `${name}-${randomUUID()}@example.com`;
  await cloud.accounts.createAccount({ email, password: `${name}-Password-1`, name });
  let id = '';
  for await (const accounts of listAccounts(data))
    id ||= accounts.find(({ attributes }) => attributes.email === email)?.id ?? '';
  const [certificate, token, orderId] = [randomUUID(), randomUUID(), randomUUID()];
  const sessionId = `cs_test_${orderId}`;
  const digest = sessionDigest(sessionId);
  const payment = { orderId, sessionId, courseId: 'sold', kind: 'course', amount: 4900 };
  const status = { paymentStatus: 'paid', rank: statusRank('paid') };
  await put(data, data.learnersTable, [
    { pk: id, sk: key('PROFILE'), name, pictureKey: `${learnerFolder(id)}picture` },
    { pk: id, sk: key('ENROLLMENT', 'drip'), subscriberEmail: email, completed: new Set(['two', 'one']) },
    // JSON leaves this separator of lines as it is.
    { pk: id, sk: key('NOTE', 'drip', 0, 0), content: `First\u2028second "line" of ${name}\n`, at: 0.1 + 0.2 },
    { pk: id, sk: key('CERTIFICATE', 'sold', 'v1'), id: certificate, learnerName: name },
    { pk: id, sk: key('PAYMENT', digest), ...payment, ...status, courseTitle: 'Sold' },
    { pk: key('SESSION', digest), sk: key('SESSION'), ...payment, learnerId: id, username: id },
    { pk: key('SESSION', digest), sk: key('EMAIL', 'receipt'), state: 'sent', attempt: 1 },
  ]);
  await put(data, data.subscribersTable, [
    { ...subscriberKeys.subscription(email, 'drip'), email, courseId: 'drip', token, learnerId: id },
    { ...subscriberKeys.email(email, 'drip', 'WELCOME'), state: 'sent', attempt: 1 },
    { ...subscriberKeys.inquiry(email, 'a1'), message: `From ${name}` },
    { ...subscriberKeys.suppression(email), suppressed: 'bounce' },
    { ...subscriberKeys.token(token), email, courseId: 'drip' },
  ]);
  await upload(data, `${learnerFolder(id)}picture`, `picture of ${name}`, 'image/webp');
  // The same content under several names.
  await upload(data, `${learnerFolder(id)}certificates/${certificate}.pdf`, 'A certificate', 'application/pdf');
  await upload(data, credentialKey(certificate), `{"id":"${certificate}"}`, 'application/json');
  return { id, email };
};

/** Stores what jobs, limits and events write. */
export const createState = async ({ data }: BackupStage): Promise<void> => {
  await put(data, data.learnersTable, [
    { pk: key('LIMIT', 'chat', 'abc'), sk: key('WINDOW', 1), uses: 3 },
    { pk: key('EVENT', 'evt_1'), sk: key('EVENT'), type: 'charge.refunded' },
    { pk: key('JOB', 'reconcile-payments'), sk: key('WATERMARK', 'events'), until: '2026-11-20T00:00:00.000Z' },
  ]);
  await put(data, data.subscribersTable, [{ ...subscriberKeys.watermark(), day: '2026-11-20' }]);
};

/** Stores one row of an unknown learner, as a call during a restore would. */
export const createStrayRow = ({ data }: BackupStage): Promise<unknown> =>
  put(data, data.learnersTable, [{ pk: 'stray', sk: key('PROFILE'), name: 'Stray' }]);

const emptyTable = async ({ dynamodb }: StageData, table: string): Promise<void> => {
  const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: table, ConsistentRead: true }));
  for (const { pk, sk } of Items)
    if (pk && sk) await dynamodb.send(new DeleteItemCommand({ TableName: table, Key: { pk, sk } }));
};

/** Deletes all rows and files, and unless the pool is kept, all accounts. */
export const destroyData = async ({ data }: BackupStage, { keepsAccounts = false } = {}): Promise<void> => {
  await emptyTable(data, data.learnersTable);
  await emptyTable(data, data.subscribersTable);
  for await (const { objects } of listObjects(data))
    for (const { Key } of objects) await data.s3.send(new DeleteObjectCommand({ Bucket: data.filesBucket, Key }));
  if (keepsAccounts) return;
  for await (const accounts of listAccounts(data))
    for (const { username } of accounts)
      await data.cognito.send(new AdminDeleteUserCommand({ UserPoolId: data.userPool.id, Username: username }));
};

/** Fails every call after this number of calls to AWS, whatever they are. */
export const cutAfter = async (stage: BackupStage, calls: number): Promise<StageData> => {
  const data = await stage.reopen();
  let left = calls;
  const countCall = (): void => {
    left -= 1;
    if (left < 0) throw new Error('The connection was cut.');
  };
  // The step before the SDK's retries.
  const step = { step: 'initialize' } as const;
  data.dynamodb.middlewareStack.add(
    (next) => async (args) => {
      countCall();
      return next(args);
    },
    step,
  );
  data.s3.middlewareStack.add(
    (next) => async (args) => {
      countCall();
      return next(args);
    },
    step,
  );
  data.cognito.middlewareStack.add(
    (next) => async (args) => {
      countCall();
      return next(args);
    },
    step,
  );
  return data;
};
