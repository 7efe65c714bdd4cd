import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { installPackages, optionalPackages } from '#bin/optional-packages.ts';
import { picturesIn } from '#contract/rules/lesson/lesson-blocks.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { png, svg } from '../content/support/pictures.ts';
import { checked, smallCourse, smallDripCourse } from '../content/support/small-course.ts';
import { dripCourseId, newLinkedSubscriber } from '../support/drip-subscribers.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { type Learner, newLearner } from '../support/platform.ts';

let operator: OperatorCloud;

type Folder = Parameters<NonNullable<Parameters<typeof smallCourse>[0]>>[0];
const illustrate = ({ files, quizzes }: Folder): void => {
  files.set('lectures/read.md', Buffer.from('## Hives\n\n![A hive](hive.png)\n\n![A map of hives](map.svg)\n'));
  files.set('lectures/hive.png', png(900, 600));
  files.set('lectures/map.svg', svg('<rect width="9" height="9"/>'));
  files.set('lectures/queen.png', png(300, 200));
  files.set('lectures/drone.png', png(300, 201));
  const [first, second] = quizzes[0]?.questions ?? [];
  Object.assign(first ?? {}, { prompt: 'Who is this?\n\n![A bee with a long abdomen](queen.png)' });
  Object.assign(second ?? {}, { explanation: 'This is a drone.\n\n![A bee with large eyes](drone.png)' });
};

beforeAll(async () => {
  installPackages(optionalPackages.pictures);
  operator = await startOperatorCloud();
  const of = (id: string, price: number) =>
    smallCourse((folder) => {
      Object.assign(folder, { id });
      Object.assign(folder.course, { id, price });
      illustrate(folder);
    });
  const drip = smallDripCourse((folder) => {
    Object.assign(folder, { id: dripCourseId });
    Object.assign(folder.course, { id: dripCourseId });
    illustrate(folder);
  });
  await operator.publish(...[of('hives', 0), of('sold-hives', 20), drip].map(checked));
}, 300_000);
afterAll(() => operator.stop());

const courseId = 'hives';
const lectureOf = async (ada: Learner, id: string): Promise<LearnerLecture | undefined> => {
  const { sections } = await ada.call('getCourseContent', { params: { courseId } });
  return lecturesInOrder({ sections }).find(({ lecture }) => lecture.id === id)?.lecture;
};
const enrolled = async (): Promise<{ ada: Learner; ids: string[] }> => {
  const ada = await newLearner();
  await ada.call('enroll', { params: { courseId } });
  return { ada, ids: picturesIn((await lectureOf(ada, 'read'))?.body ?? '') };
};
const urlsOf = (ada: Learner, lectureId: string, ids: string[]) =>
  ada.call('getPictureUrls', { params: { courseId, lectureId }, query: { ids: ids.join() } });

test('a learner opens the pictures of a reading, which their browser may keep', async () => {
  const { ada, ids } = await enrolled();
  const { pictures, expiresAt } = await urlsOf(ada, 'read', ids);
  const [hive, map] = pictures;
  expect(hive?.sources.map(({ type, width }) => [type, width])).toEqual([
    ['image/avif', 640],
    ['image/avif', 900],
    ['image/webp', 640],
    ['image/webp', 900],
  ]);
  expect(map?.sources).toEqual([{ type: 'image/svg+xml', url: expect.any(String) }]);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(3_600_000);
  for (const { url, type } of pictures.flatMap(({ sources }) => sources)) {
    const response = await fetch(url);
    expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({ status: 200, type });
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
  }
});

test('the URL of a picture is the same for a while, so that it is loaded once', async () => {
  const { ada, ids } = await enrolled();
  const first = await urlsOf(ada, 'read', ids);
  const second = await urlsOf(ada, 'read', ids);
  // A half hour may end between the calls.
  if (first.expiresAt === second.expiresAt) expect(second).toEqual(first);
});

test('a picture of another lecture, and one that does not exist, are left out', async () => {
  const { ada, ids } = await enrolled();
  expect((await urlsOf(ada, 'quiz', ids)).pictures).toEqual([]);
  expect((await urlsOf(ada, 'read', ['0123456789ab'])).pictures).toEqual([]);
});

test('pictures of a question and of its explanation open when each is shown', async () => {
  const { ada } = await enrolled();
  const params = { courseId, quizId: 'check' };
  const { questions } = await ada.call('getQuiz', { params });
  const asked = picturesIn(...questions.map(({ prompt }) => prompt));
  expect((await urlsOf(ada, 'quiz', asked)).pictures).toHaveLength(1);
  const answers = { one: 'a', order: ['first', 'second'], word: 'token' };
  const result = await ada.call('submitQuiz', { params, body: { answers } });
  const explained = picturesIn(...result.questions.map(({ explanation = '' }) => explanation));
  expect(explained).not.toEqual(asked);
  expect((await urlsOf(ada, 'quiz', explained)).pictures).toHaveLength(1);
});

test('a learner who has not bought a course gets none of its pictures', async () => {
  const { ada, ids } = await enrolled();
  const params = { courseId: 'sold-hives', lectureId: 'read' };
  const { status, body } = await ada.attempt('getPictureUrls', { params, query: { ids: ids.join() } });
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'not-enrolled' });
});

test('the pictures of a lecture that is not open yet stay closed', async () => {
  const { ids } = await enrolled();
  const reader = await newLinkedSubscriber();
  const params = { courseId: dripCourseId, lectureId: 'read' };
  const { status, body } = await reader.attempt('getPictureUrls', { params, query: { ids: ids.join() } });
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'lecture-locked' });
});

test.each([
  ['nothing', ''],
  ['a path', '../../etc/passwd'],
  ['an empty id', '0123456789ab,'],
  ['51 ids', `${'0123456789ab,'.repeat(50)}0123456789ab`],
  ['capitals', '0123456789AB'],
])('a request for pictures by %s is refused', async (_, ids) => {
  const { ada } = await enrolled();
  const response = await ada.attempt('getPictureUrls', { params: { courseId, lectureId: 'read' }, query: { ids } });
  expect({ status: response.status, code: response.body.code }).toEqual({ status: 400, code: 'invalid-request' });
});
