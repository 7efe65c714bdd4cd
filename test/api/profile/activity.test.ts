import { expect, test } from '@jest/globals';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseContent } from '#contract/schemas/content.ts';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { concurrently, correctAnswers, courseId, enroll, firstLecture } from '#test/support/learners.ts';
import { type Learner, newLearner, send } from '#test/support/platform.ts';

const params = { courseId };

const watch = (learner: Learner, content: CourseContent) => {
  const { sectionIndex, lectureIndex, lecture } = firstLecture(content, 'video');
  const body = { sectionIndex, lectureIndex, timestamp: 5, duration: lecture.duration };
  return learner.call('saveVideoProgress', { params, body });
};

const read = (learner: Learner, content: CourseContent) =>
  learner.call('saveCourseProgress', {
    params,
    body: { progress: 0, completedLecture: firstLecture(content, 'reading').lecture.id },
  });

const takeQuiz = async (learner: Learner, content: CourseContent) => {
  const quizId = firstLecture(content, 'quiz').lecture.quizId ?? '';
  const answers = await correctAnswers(learner, quizId);
  return learner.call('submitQuiz', { params: { courseId, quizId }, body: { answers } });
};

test('a new learner has no days of study and no goal', async () => {
  const ada = await newLearner();
  expect(await ada.call('getActivity')).toMatchObject({ days: [], daysThisWeek: 0, weekStreak: 0, weeklyGoal: 0 });
});

test.each([
  ['watches a video', watch],
  ['completes a lecture', read],
  ['takes a quiz', takeQuiz],
])('a learner who %s has studied today', (_, study) =>
  retryOnClockRollover('hour', async () => {
    const ada = await newLearner();
    const content = await enroll(ada);
    expect((await ada.call('getActivity')).days).toEqual([]);
    await study(ada, content);
    const { today, days, daysThisWeek, weekStreak } = await ada.call('getActivity');
    expect({ days, daysThisWeek, weekStreak }).toEqual({ days: [today], daysThisWeek: 1, weekStreak: 1 });
  }),
);

test('a day counts once, however much was studied in however many tabs', () =>
  retryOnClockRollover('hour', async () => {
    const ada = await newLearner();
    const content = await enroll(ada);
    await concurrently(20, () => watch(ada, content));
    await read(ada, content);
    expect((await ada.call('getActivity')).daysThisWeek).toBe(1);
  }));

test('browsing and refused calls do not count as study', async () => {
  const ada = await newLearner();
  const content = await enroll(ada);
  await ada.call('saveCourseProgress', { params, body: { progress: 100 } });
  const [first] = lecturesInOrder(content);
  const outside = { sectionIndex: 999, lectureIndex: 0, timestamp: 5, duration: 60 };
  expect((await ada.attempt('saveVideoProgress', { params, body: outside })).status).toBe(404);
  await ada.call('getVideoProgress', { params: { courseId, sectionIndex: 0, lectureIndex: first?.lectureIndex ?? 0 } });
  expect((await ada.call('getActivity')).days).toEqual([]);
});

test('the day of study is the local day of the learner', () =>
  retryOnClockRollover('hour', async () => {
    const ahead = await newLearner();
    const behind = await newLearner();
    await ahead.call('saveProfile', { body: { timeZone: 'Pacific/Kiritimati' } });
    await behind.call('saveProfile', { body: { timeZone: 'Pacific/Pago_Pago' } });
    for (const learner of [ahead, behind]) await watch(learner, await enroll(learner));
    const there = await ahead.call('getActivity');
    const here = await behind.call('getActivity');
    // These zones are 25 hours apart, so their dates always differ.
    expect(there.today > here.today).toBe(true);
    expect({ there: there.days, here: here.days }).toEqual({ there: [there.today], here: [here.today] });
  }));

test("a zone set after studying moves today's study to the local day", () =>
  retryOnClockRollover('hour', async () => {
    const ada = await newLearner();
    await watch(ada, await enroll(ada));
    await ada.call('saveProfile', { body: { timeZone: 'Pacific/Pago_Pago' } });
    const { today, days, daysThisWeek } = await ada.call('getActivity');
    expect({ days, daysThisWeek }).toEqual({ days: [today], daysThisWeek: 1 });
  }));

test('the weekly goal is returned with the days', async () => {
  const ada = await newLearner();
  await ada.call('saveProfile', { body: { weeklyGoal: 3 } });
  expect((await ada.call('getActivity')).weeklyGoal).toBe(3);
});

test('the export contains the days', () =>
  retryOnClockRollover('hour', async () => {
    const ada = await newLearner();
    await watch(ada, await enroll(ada));
    const { today } = await ada.call('getActivity');
    const { rows } = await ada.call('exportAccount');
    expect(rows).toContainEqual({ sk: `ACTIVITY#${today.slice(0, 7)}`, days: [today] });
  }));

test('the days of study require a sign-in', async () => {
  expect((await send('getActivity')).status).toBe(401);
});
