import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { consoleCall, type Learner, newLearner } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';

let operator: OperatorCloud;

/** A free course of a video, a reading, a quiz and `more` further readings. */
const course = (id: string, more = 0) =>
  checked({
    ...smallCourse(({ course, files }) => {
      Object.assign(course, { id, price: 0 });
      for (let index = 0; index < more; index += 1) {
        const added = { id: `more-${index}`, title: `More ${index}`, contentType: 'reading', minutes: 5 } as const;
        course.sections[0]?.lectures.push(added);
        files.set(`lectures/${added.id}.md`, Buffer.from('## More\n\nMore to read.\n'));
      }
    }),
    id,
    directory: id,
  });

const ids = ['grows', 'grows-while-read', 'shrinks', 'raced', 'tied'];
/** Ids of the courses published with seven added readings. */
const grown = new Set(['shrinks']);

const publishAll = () => operator.publish(...ids.map((id) => course(id, grown.has(id) ? 7 : 0)));

beforeAll(async () => {
  operator = await startOperatorCloud();
  await publishAll();
}, 150_000);
afterAll(() => operator.stop());

const enrolled = async (courseId: string): Promise<Learner> => {
  const ada = await newLearner();
  await ada.call('enroll', { params: { courseId } });
  return ada;
};

const complete = (ada: Learner, courseId: string, completedLecture: string) =>
  ada.call('saveCourseProgress', { params: { courseId }, body: { progress: 0, completedLecture } });
const progressOf = (ada: Learner, courseId: string) => ada.call('getCourseProgress', { params: { courseId } });

/** Publishes seven more readings and resolves once the functions that count lectures have read them. */
const grow = async (courseId: string): Promise<void> => {
  grown.add(courseId);
  await publishAll();
  const bob = await enrolled(courseId);
  const params = { courseId };
  const body = { progress: 0, completedLecture: 'more-0' };
  await waitFor(async () => {
    const { status } = await bob.attempt('saveCourseProgress', { params, body });
    return status === 200 && (await bob.call('getCourseProgress', { params })).completedLectures.includes('more-0');
  });
};

test('completed lectures stay completed when the course grows', async () => {
  const ada = await enrolled('grows');
  expect((await complete(ada, 'grows', 'read')).progress).toBe(33);
  await grow('grows');
  expect(await progressOf(ada, 'grows')).toMatchObject({ progress: 10, completedLectures: ['read'] });
});

test('the next lecture of a grown course counts', async () => {
  const ada = await enrolled('grows-while-read');
  await complete(ada, 'grows-while-read', 'read');
  await grow('grows-while-read');
  const next = await complete(ada, 'grows-while-read', 'more-0');
  expect(next).toMatchObject({ progress: 20, completedLectures: ['read', 'more-0'] });
});

test('a lecture removed by the author no longer counts', async () => {
  const ada = await enrolled('shrinks');
  await complete(ada, 'shrinks', 'more-0');
  const before = await progressOf(ada, 'shrinks');
  expect(before).toMatchObject({ progress: 10, completedLectures: ['more-0'] });
  grown.delete('shrinks');
  await publishAll();
  await waitFor(async () => (await progressOf(ada, 'shrinks')).completedLectures.length === 0);
  expect((await progressOf(ada, 'shrinks')).progress).toBe(0);
});

/** Completes the reading, and holds what the function has read until `releaseSaves`. */
const startHeldSave = async (ada: Learner, courseId: string): Promise<{ saved: ReturnType<typeof complete> }> => {
  const fault = { kind: 'hold', function: 'save-course-progress', operation: 'GetItem', times: 9 };
  await consoleCall('POST', 'faults', fault);
  const saved = complete(ada, courseId, 'read');
  await waitFor(async () => ((await consoleCall<{ hit: number }[]>('GET', 'faults'))[0]?.hit ?? 0) >= 3);
  return { saved };
};
const releaseSaves = () => consoleCall('DELETE', 'faults');

const passQuiz = (ada: Learner, courseId: string) => {
  const answers = { one: 'a', order: ['first', 'second'], word: 'token' };
  return ada.call('submitQuiz', { params: { courseId, quizId: 'check' }, body: { answers } });
};

test('lectures completed at the same time both count for where to resume', async () => {
  const courseId = 'tied';
  const ada = await enrolled(courseId);
  const { saved } = await startHeldSave(ada, courseId);
  await passQuiz(ada, courseId);
  await releaseSaves();
  expect((await saved).progress).toBe(67);
  const [course] = (await ada.call('listEnrolledCourses')).courses;
  expect(course).toMatchObject({ progress: 67, resume: { lectureId: 'start' } });
});

test('a save started before two others does not undo their progress', async () => {
  const courseId = 'raced';
  const ada = await enrolled(courseId);
  const { saved } = await startHeldSave(ada, courseId);
  const position = { sectionIndex: 0, lectureIndex: 0 };
  await ada.call('saveVideoProgress', { params: { courseId }, body: { ...position, timestamp: 30, duration: 30 } });
  await passQuiz(ada, courseId);
  expect((await progressOf(ada, courseId)).progress).toBe(67);
  await releaseSaves();
  expect((await saved).progress).toBe(100);
  const [course] = (await ada.call('listEnrolledCourses')).courses;
  expect({ progress: course?.progress, resume: course?.resume ?? null }).toEqual({ progress: 100, resume: null });
});
