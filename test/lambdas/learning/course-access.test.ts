import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { requireCourseAccess } from '#lambdas/learning/course-access.ts';

const tables = mockClient(DynamoDBDocumentClient);
const now = new Date('2026-11-22T08:00:00Z');

beforeEach(() => {
  Object.assign(process.env, { CATALOG_TABLE: 'catalog', LEARNERS_TABLE: 'learners' });
  tables.reset();
});

/** Stores a course in which the learner is enrolled, with its payment. */
const store = (course: { id: string; kind: string; price: number | null }, payment?: Record<string, string>): void => {
  tables.on(GetCommand, { Key: { pk: `COURSE#${course.id}`, sk: 'DETAIL' } }).resolves({ Item: course });
  tables.on(GetCommand, { Key: { pk: 'ada', sk: `ENROLLMENT#${course.id}` } }).resolves({
    Item: { pk: 'ada', sk: `ENROLLMENT#${course.id}`, enrolledAt: now.toISOString() },
  });
  tables
    .on(GetCommand, { Key: { pk: 'ada', sk: `ENTITLEMENT#${course.id}` } })
    .resolves(payment ? { Item: payment } : {});
};

const paid = { state: 'paid', session: 'session' };

/** Opens the course; returns the sort keys that this read. */
const readsOfOpening = async (courseId: string): Promise<string[]> => {
  tables.resetHistory();
  await requireCourseAccess('ada', courseId, now);
  return tables.commandCalls(GetCommand).map(({ args }) => String(args[0].input.Key?.sk).split('#')[0] ?? '');
};

test('a free course opens without reading whether it was paid for', async () => {
  store({ id: 'free', kind: 'standard', price: 0 });
  expect(await readsOfOpening('free')).toEqual(['DETAIL', 'ENROLLMENT', 'ENTITLEMENT']);
  expect(await readsOfOpening('free')).toEqual(['ENROLLMENT']);
});

test.each([
  { id: 'priced', kind: 'standard', price: 4900 },
  { id: 'not-for-sale', kind: 'standard', price: null },
])('a course opens only while its payment is valid: %j', async (course) => {
  store(course, paid);
  await readsOfOpening(course.id);
  expect(await readsOfOpening(course.id)).toEqual(['ENROLLMENT', 'ENTITLEMENT']);
  store(course, { ...paid, state: 'refunded' });
  await expect(requireCourseAccess('ada', course.id, now)).rejects.toMatchObject({ code: 'payment-required' });
});

test('a drip course without a price still opens for a learner who has paid', async () => {
  const course = { id: 'drip', kind: 'drip', price: 0 };
  store(course, paid);
  await readsOfOpening(course.id);
  expect(await readsOfOpening(course.id)).toEqual(['ENROLLMENT', 'ENTITLEMENT']);
});
