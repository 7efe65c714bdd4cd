import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { publishAll } from '#content/publish/publish-all.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { type CourseRow, courseListKey } from '#contract/storage/catalog-rows.ts';
import { bucketResource, startStackCloud, tableResource } from '#test/support/stack-cloud.ts';
import { checked, smallCourse } from './small-course.ts';

const catalogTable = 'catalog';
const cloud = await startStackCloud({
  Catalog: tableResource(catalogTable),
  // Each test has its own bucket, because the index is one object for all courses.
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, number) => [`Media${number}`, bucketResource(`media-${number}`)]),
  ),
  Site: bucketResource('site'),
});

const { accessKeyId, secretAccessKey, endpoint } = cloud.operator;
const settings = { endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey } };
const writing = /^(Put|Delete|Update|BatchWrite)/;
let nextBucket = 0;

/** A publish target that lists everything written to it. */
export const newTarget = () => {
  const writes: string[] = [];
  const dynamodb = DynamoDBDocumentClient.from(new DynamoDBClient(settings));
  const s3 = new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' });
  dynamodb.middlewareStack.add((next, { commandName = '' }) => (args) => {
    const { RequestItems, Item } = args.input as { RequestItems?: Record<string, object[]>; Item?: { sk: string } };
    if (writing.test(commandName)) writes.push(...(RequestItems?.[catalogTable] ?? [Item]).map(describeWrite));
    return next(args);
  });
  s3.middlewareStack.add((next, { commandName = '' }) => (args) => {
    if (writing.test(commandName)) writes.push((args.input as { Key: string }).Key);
    return next(args);
  });
  return { dynamodb, s3, writes, names: { catalogTable, mediaBucket: `media-${nextBucket++}` } };
};

const describeWrite = (write: object | undefined): string => {
  const { PutRequest, DeleteRequest, sk } = write as {
    PutRequest?: { Item: { sk: string } };
    DeleteRequest?: { Key: { sk: string } };
    sk?: string;
  };
  return DeleteRequest ? `delete ${DeleteRequest.Key.sk}` : (PutRequest?.Item.sk ?? sk ?? '');
};

/** A course that no other test publishes. */
export const newCourse = (change: Parameters<typeof smallCourse>[0] = () => undefined, id = `course-${randomUUID()}`) =>
  checked(
    smallCourse((folder) => {
      folder.id = id;
      folder.course.id = id;
      change(folder);
    }),
  );

type Target = ReturnType<typeof newTarget>;
/** When the tests publish. */
export const day = new Date('2026-11-21T09:00:00Z');
/** Publishes exactly these courses. */
export const publish = ({ writes: _, ...target }: Target, ...courses: CheckedCourse[]) =>
  publishAll({ ...target, courses, now: day });

/** Returns the rows of a partition. */
export const rowsOf = async ({ dynamodb }: Target, pk: string) =>
  (
    await dynamodb.send(
      new QueryCommand({
        TableName: catalogTable,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
      }),
    )
  ).Items ?? [];
/** Returns the detail row of a course. */
export const detailOf = async (target: Target, id: string) =>
  (await rowsOf(target, `COURSE#${id}`)).find(({ sk }) => sk === 'DETAIL') as CourseRow;
/** Returns the published list of courses. */
export const indexOf = async ({ s3, names }: Target) => {
  const response = await s3.send(new GetObjectCommand({ Bucket: names.mediaBucket, Key: courseListKey }));
  return JSON.parse((await response.Body?.transformToString()) ?? '');
};
