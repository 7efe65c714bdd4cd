import { beforeAll, expect, test } from '@jest/globals';
import { lectureMedia } from '#content/publish/media-files.ts';
import { readCourses } from '#content/read-courses.ts';
import type { OutputOf } from '#contract/index.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { dripCourseId, dripParams, firstVideoSeconds, newLinkedSubscriber } from '#test/support/drip-subscribers.ts';
import { type Learner, newLearner } from '#test/support/platform.ts';
import { getProductTime } from '#test/support/product-clock.ts';

const firstSection = [
  'what-a-model-is',
  'tokens-and-context',
  'explore-tokens',
  'what-a-model-is-not',
  'quiz-basics-lecture',
];
const locked = { id: 'why-models-make-things-up', sectionIndex: 1, lectureIndex: 0 };
const open = { id: 'what-a-model-is', sectionIndex: 0, lectureIndex: 0 };

let ada: Learner;
let content: OutputOf<'getAvailableContent'>;
beforeAll(async () => {
  ada = await newLinkedSubscriber('Asia/Tokyo');
  content = await ada.call('getAvailableContent', { params: dripParams });
});

test('on the first day only section one is open, and others say when they open', async () => {
  expect(content.courseTitle).toBe('AI Literacy in Ten Days');
  expect(content.unlockedContent).toEqual(firstSection);
  expect(content.isPremium).toBe(false);
  const [, second] = content.content;
  expect(content.nextReleaseDate).toBe(second?.opensAt);
  const inTokyo = new Date(second?.opensAt ?? '').toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo' });
  expect(inTokyo).toBe('08:00:00');
  for (const { lecture, sectionIndex } of lecturesInOrder({ sections: content.content })) {
    expect(lecture.isUnlocked).toBe(sectionIndex === 0);
    expect(lecture.requiresUpgrade).toBe(lecture.type === 'premium');
    expect(lecture.unlocksAt !== undefined).toBe(lecture.type === 'drip');
  }
});

test.each(['getAvailableContent', 'getCourseContent'] as const)(
  'locked lectures leave %s without any key',
  async (name) => {
    const response = await ada.call(name, { params: dripParams });
    const sections = 'content' in response ? response.content : response.sections;
    const closed = lecturesInOrder({ sections }).filter(({ lecture }) => !lecture.isUnlocked);
    expect(closed.length).toBeGreaterThan(8);
    for (const { lecture } of closed) {
      expect(Object.keys(lecture)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/videoKey|chapters|body|quizId|resources/)]),
      );
    }
    const opened = sections[0]?.lectures[0];
    expect(opened?.videoKey).toMatch(/^media\//);
    expect(opened?.chapters?.[0]).toEqual({ start: 0, title: expect.any(String) });
    expect(sections[0]?.lectures[1]?.body?.length).toBeGreaterThan(100);
  },
);

/** The key of a locked video, known to an attacker from a paid or older subscription. */
const keyOfLocked = async (): Promise<string> => {
  const course = (await readCourses()).find((checked) => checked.course.id === dripCourseId);
  if (!course) throw new Error(`There is no course ${dripCourseId}.`);
  return lectureMedia(course, locked.id).videoKey;
};

test('a locked lecture is locked in every call', async () => {
  const position = { ...dripParams, sectionIndex: locked.sectionIndex, lectureIndex: locked.lectureIndex };
  const at = { sectionIndex: locked.sectionIndex, lectureIndex: locked.lectureIndex, timestamp: 1 };
  const responses = await Promise.all([
    ada.attempt('saveNote', { params: position, body: { content: 'x' } }),
    ada.attempt('addBookmark', { params: dripParams, body: at }),
    ada.attempt('saveVideoProgress', { params: dripParams, body: { ...at, duration: 54 } }),
    ada.attempt('saveCourseProgress', { params: dripParams, body: { progress: 0, completedLecture: locked.id } }),
    ada.attempt('saveDripProgress', {
      params: { ...dripParams, lectureId: locked.id },
      body: { timestamp: 54, totalDuration: 54, completed: true },
    }),
    ada.attempt('getQuiz', { params: { ...dripParams, quizId: 'quiz-foundations' } }),
    ada.attempt('submitQuiz', { params: { ...dripParams, quizId: 'quiz-foundations' }, body: { answers: {} } }),
    ada.attempt('saveDripProgress', {
      params: { ...dripParams, lectureId: 'rules-for-a-team' },
      body: { timestamp: 0, totalDuration: 60, completed: true },
    }),
  ]);
  expect(responses.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    responses.map(() => '403 lecture-locked'),
  );
  expect(await ada.call('listDripProgress', { params: dripParams })).toEqual([]);
  expect((await ada.call('getCourseProgress', { params: dripParams })).completedLectures).toEqual([]);
});

test('both video calls refuse the key of a locked video and play an open one', async () => {
  const openKey = content.content[0]?.lectures[0]?.videoKey ?? '';
  const known = await keyOfLocked();
  for (const name of ['getVideoUrl', 'getDripVideoUrl'] as const) {
    const refused = await ada.attempt(name, { params: dripParams, query: { s3Key: known } });
    expect(refused.body.code).toBe('lecture-locked');
    const { url } = await ada.call(name, { params: dripParams, query: { s3Key: openKey } });
    expect((await fetch(url)).headers.get('content-type')).toBe('video/mp4');
  }
});

test('an unfinished course gives no certificate', async () => {
  expect((await ada.attempt('completeCourse', { params: dripParams })).body.code).toBe('not-complete');
  expect((await ada.attempt('generateCertificate', { params: dripParams })).body.code).toBe('not-complete');
});

test('no call gives access without a subscription', async () => {
  const otherLearner = await newLearner();
  const position = { ...dripParams, sectionIndex: 0, lectureIndex: 0 };
  const body = { timestamp: 1, totalDuration: 58, completed: false };
  const responses = await Promise.all([
    otherLearner.attempt('getAvailableContent', { params: dripParams }),
    otherLearner.attempt('getCourseContent', { params: dripParams }),
    otherLearner.attempt('getDripVideoUrl', { params: dripParams, query: { s3Key: 'media/x' } }),
    otherLearner.attempt('getVideoUrl', { params: dripParams, query: { s3Key: 'media/x' } }),
    otherLearner.attempt('saveDripProgress', { params: { ...dripParams, lectureId: open.id }, body }),
    otherLearner.attempt('saveNote', { params: position, body: { content: 'x' } }),
    otherLearner.attempt('getCourseProgress', { params: dripParams }),
  ]);
  expect(responses.map(({ body: { code } }) => code)).toEqual(responses.map(() => 'not-enrolled'));
  const enrolling = await otherLearner.attempt('enroll', { params: dripParams });
  expect(enrolling.body.code).toBe('subscribe-instead');
});

test('watching 90% completes a lecture, and going back does not undo it', () =>
  retryOnClockRollover('day', async () => {
    const bob = await newLinkedSubscriber();
    const params = { ...dripParams, lectureId: open.id };
    const save = (timestamp: number, more: object = {}) =>
      bob.call('saveDripProgress', { params, body: { timestamp, totalDuration: 9999, completed: false, ...more } });
    expect(await save(20)).toMatchObject({
      key: `DRIP#${dripCourseId}#LECTURE#${open.id}`,
      timestamp: 20,
      totalDuration: firstVideoSeconds,
      completed: false,
    });
    expect(await save(Math.ceil(0.9 * firstVideoSeconds))).toMatchObject({ completed: true });
    expect(await save(3)).toMatchObject({ timestamp: 3, completed: true });
    const [record] = await bob.call('listDripProgress', { params: dripParams });
    expect(record?.key.split('#')[3]).toBe(open.id);
    expect(record).toMatchObject({ timestamp: 3, completed: true });
    const progress = await bob.call('getCourseProgress', { params: dripParams });
    expect(progress.completedLectures).toEqual([open.id]);
    expect((await bob.call('getActivity')).days).toHaveLength(1);
  }));

test('a reading can be completed by request, a video cannot', async () => {
  const bob = await newLinkedSubscriber();
  const claim = (lectureId: string) =>
    bob.call('saveDripProgress', {
      params: { ...dripParams, lectureId },
      body: { timestamp: 1, totalDuration: 1, completed: true },
    });
  expect((await claim('what-a-model-is-not')).completed).toBe(false);
  expect((await claim('tokens-and-context')).completed).toBe(true);
});

test('a position observed earlier never overwrites a later one, in any order', async () => {
  const bob = await newLinkedSubscriber();
  const params = { ...dripParams, lectureId: open.id };
  const savePosition = (timestamp: number, observedAt: number) =>
    bob.call('saveDripProgress', { params, body: { timestamp, totalDuration: 58, completed: false, observedAt } });
  const at = (await getProductTime()).getTime() - 60_000;
  await savePosition(30, at);
  expect((await savePosition(5, at - 1000)).timestamp).toBe(30);
  await Promise.all(Array.from({ length: 10 }, (_, index) => savePosition(index + 31, at + index)));
  expect((await bob.call('listDripProgress', { params: dripParams }))[0]?.timestamp).toBe(40);
});

test('a position that DynamoDB could not store is rounded to milliseconds', async () => {
  const params = { ...dripParams, lectureId: open.id };
  const eve = await newLinkedSubscriber();
  for (const timestamp of [1e-300, 5e-324]) {
    const body = { timestamp, totalDuration: 1e-131, completed: false };
    expect(await eve.call('saveDripProgress', { params, body })).toMatchObject({ timestamp: 0 });
  }
});

test('a quiz without a time limit cannot be started, and neither can a locked one', async () => {
  const start = (quizId: string) =>
    ada.attempt('startQuiz', { params: { ...dripParams, quizId }, body: { attempt: 1, time: 'standard' } });
  expect(await start('quiz-basics')).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  expect(await start('quiz-foundations')).toMatchObject({ status: 403 });
});
