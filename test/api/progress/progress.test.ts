import { expect, test } from '@jest/globals';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { completeLectures, concurrently, courseId, enroll, firstLecture } from '#test/support/learners.ts';
import { newLearner } from '#test/support/platform.ts';
import { getProductTime } from '#test/support/product-clock.ts';

const params = { courseId };

test('a learner resumes where they stopped', () =>
  retryOnClockRollover('day', async () => {
    const ada = await newLearner();
    const { sectionIndex, lectureIndex, lecture } = firstLecture(await enroll(ada), 'video');
    const body = { sectionIndex, lectureIndex, timestamp: 12.5, duration: lecture.duration };
    expect(await ada.call('saveVideoProgress', { params, body })).toEqual({
      timestamp: 12.5,
      duration: lecture.duration,
      completed: false,
    });
    expect(await ada.call('getVideoProgress', { params: { ...params, sectionIndex, lectureIndex } })).toEqual({
      timestamp: 12.5,
      duration: lecture.duration,
      observedAt: expect.any(Number),
    });
    const today = (await getProductTime()).toISOString().slice(0, 10);
    const [course] = (await ada.call('listEnrolledCourses')).courses;
    expect(course?.studiedAt?.slice(0, 10)).toBe(today);
    expect(course?.resume).toMatchObject({ sectionIndex, lectureIndex, lectureId: lecture.id });
  }));

test('a learner who repeats a lesson continues with the next one that is not completed', async () => {
  const ada = await newLearner();
  const all = lecturesInOrder(await enroll(ada));
  const [first, second] = all;
  if (first?.lecture.contentType !== 'video' || !second) throw new Error('The course must start with a video.');
  const { sectionIndex, lectureIndex, lecture } = first;
  const watch = (timestamp: number) =>
    ada.call('saveVideoProgress', {
      params,
      body: { sectionIndex, lectureIndex, timestamp, duration: lecture.duration, observedAt: Date.now() },
    });
  await watch(lecture.duration);
  await ada.call('saveCourseProgress', { params, body: { progress: 5, completedLecture: second.lecture.id } });
  await watch(5);
  const [course] = (await ada.call('listEnrolledCourses')).courses;
  expect(course?.resume?.lectureId).toBe(all[2]?.lecture.id);
});

test('a course lists what is done in each section, and how long the next lecture takes', async () => {
  const ada = await newLearner();
  const content = await enroll(ada);
  const [first] = content.sections;
  const [done, next] = first?.lectures ?? [];
  await ada.call('saveCourseProgress', { params, body: { progress: 5, completedLecture: done?.id ?? '' } });
  const [course] = (await ada.call('listEnrolledCourses')).courses;
  expect(course?.sections).toEqual(
    content.sections.map(({ title, lectures }, index) => ({
      title,
      completed: index === 0 ? 1 : 0,
      counted: lectures.length,
    })),
  );
  expect(course?.resume).toMatchObject({
    lectureId: next?.id,
    contentType: next?.contentType,
    duration: next?.duration,
  });
});

test('a video never opened is at its beginning', async () => {
  const ada = await newLearner();
  const position = await ada.call('getVideoProgress', { params: { ...params, sectionIndex: 0, lectureIndex: 0 } });
  expect(position).toEqual({ timestamp: 0, duration: 0 });
});

test('watching 90% completes the lecture, and going back does not undo it', async () => {
  const ada = await newLearner();
  const { sectionIndex, lectureIndex, lecture } = firstLecture(await enroll(ada), 'video');
  const at = (timestamp: number) => ({ sectionIndex, lectureIndex, timestamp, duration: lecture.duration });
  await ada.call('saveVideoProgress', { params, body: at(lecture.duration * 0.9) });
  const back = await ada.call('saveVideoProgress', { params, body: at(3) });
  expect(back).toMatchObject({ timestamp: 3, completed: true });
  const progress = await ada.call('getCourseProgress', { params });
  expect(progress.completedLectures).toEqual([lecture.id]);
});

test('a save observed earlier does not overwrite a later one from another tab', async () => {
  const ada = await newLearner();
  const { sectionIndex, lectureIndex, lecture } = firstLecture(await enroll(ada), 'video');
  const now = (await getProductTime()).getTime();
  const savePosition = (timestamp: number, observedAt: number) => ({
    params,
    body: { sectionIndex, lectureIndex, timestamp, duration: lecture.duration, observedAt },
  });
  await ada.call('saveVideoProgress', savePosition(30, now));
  const late = await ada.call('saveVideoProgress', savePosition(5, now - 60_000));
  expect(late.timestamp).toBe(30);
});

test('a client clock running ahead does not block later saves', async () => {
  const ada = await newLearner();
  const { sectionIndex, lectureIndex, lecture } = firstLecture(await enroll(ada), 'video');
  const body = { sectionIndex, lectureIndex, duration: lecture.duration };
  const tomorrow = (await getProductTime()).getTime() + 86_400_000;
  await ada.call('saveVideoProgress', { params, body: { ...body, timestamp: 30, observedAt: tomorrow } });
  expect(await ada.call('saveVideoProgress', { params, body: { ...body, timestamp: 40 } })).toMatchObject({
    timestamp: 40,
  });
});

test('a position beyond the end of a video is stored as its end', async () => {
  const ada = await newLearner();
  const { sectionIndex, lectureIndex, lecture } = firstLecture(await enroll(ada), 'video');
  const body = { sectionIndex, lectureIndex, timestamp: lecture.duration + 500, duration: lecture.duration };
  expect(await ada.call('saveVideoProgress', { params, body })).toMatchObject({ timestamp: lecture.duration });
});

test('a duration invented by the client does not move the 90% mark', async () => {
  const ada = await newLearner();
  const { sectionIndex, lectureIndex } = firstLecture(await enroll(ada), 'video');
  const body = { sectionIndex, lectureIndex, timestamp: 2, duration: 2 };
  expect(await ada.call('saveVideoProgress', { params, body })).toMatchObject({ completed: false });
});

test('fifty lectures completed in concurrent tabs all count', async () => {
  const ada = await newLearner();
  const content = await enroll(ada);
  const ids = lecturesInOrder(content)
    .filter(({ lecture }) => lecture.contentType !== 'quiz')
    .map(({ lecture }) => lecture.id);
  await concurrently(50, async (index) => {
    const body = { progress: 1, completedLecture: ids[index % ids.length] ?? '' };
    // A tab that loses the race too often gets a retryable error and retries, as the client does.
    for (let tries = 0; tries < 20; tries += 1) {
      if ((await ada.attempt('saveCourseProgress', { params, body })).status === 200) return;
    }
  });
  const progress = await ada.call('getCourseProgress', { params });
  expect(progress.completedLectures).toHaveLength(ids.length);
  const claimed = await ada.call('saveCourseProgress', { params, body: { progress: 0 } });
  expect(claimed.progress).toBe(progress.progress);
});

test('a claimed percentage completes nothing', async () => {
  const ada = await newLearner();
  await enroll(ada);
  expect(await ada.call('saveCourseProgress', { params, body: { progress: 100 } })).toMatchObject({
    progress: 0,
    isComplete: false,
  });
  expect((await ada.attempt('completeCourse', { params })).body.code).toBe('not-complete');
});

test('a quiz cannot be completed by request', async () => {
  const ada = await newLearner();
  const { lecture } = firstLecture(await enroll(ada), 'quiz');
  const response = await ada.attempt('saveCourseProgress', {
    params,
    body: { progress: 1, completedLecture: lecture.id },
  });
  expect(response.status).toBe(400);
});

test('a lecture of another course does not count', async () => {
  const ada = await newLearner();
  await enroll(ada);
  const body = { progress: 1, completedLecture: 'no-such-lecture' };
  expect((await ada.attempt('saveCourseProgress', { params, body })).status).toBe(404);
});

test('a learner who has completed everything finishes the course once', async () => {
  const ada = await newLearner();
  await completeLectures(ada, await enroll(ada));
  const responses = await concurrently(50, () => ada.call('completeCourse', { params }));
  expect(new Set(responses.map(({ completedAt }) => completedAt)).size).toBe(1);
  expect(await ada.call('getCourseProgress', { params })).toMatchObject({ progress: 100, isComplete: true });
});

test('a position that DynamoDB could not store is rounded to milliseconds', async () => {
  const ada = await newLearner();
  const { sectionIndex, lectureIndex, lecture } = firstLecture(await enroll(ada), 'video');
  const positions: [number, number][] = [
    [1e-300, 0],
    [5e-324, 0],
    [-0, 0],
    [0.1 + 0.2, 0.3],
    [12.345_678_9, 12.346],
  ];
  for (const [timestamp, kept] of positions) {
    const body = { sectionIndex, lectureIndex, timestamp, duration: lecture.duration };
    expect((await ada.call('saveVideoProgress', { params, body })).timestamp).toBe(kept);
  }
  const wrong = { sectionIndex, lectureIndex, timestamp: 1e200, duration: lecture.duration };
  expect((await ada.attempt('saveVideoProgress', { params, body: wrong })).status).toBe(400);
});
