import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestPlatform } from '#bin/test/platform.ts';
import { consumeCrash, injectCrash, removePlatform, startIsolatedPlatform } from '../support/isolated-platform.ts';
import { correctAnswers, courseId, enroll, firstLecture } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startIsolatedPlatform();
}, 180_000);
afterAll(() => removePlatform(platform));

const params = { courseId };

/** The rows of a learner that say how lectures were completed, from their data export. */
const recordedBy = async (ada: Awaited<ReturnType<typeof newLearner>>) => {
  const { rows } = await ada.call('exportAccount');
  const enrollment = rows.find(({ sk }) => sk === `ENROLLMENT#${courseId}`);
  return {
    attempts: rows.filter(({ sk }) => String(sk).startsWith(`QUIZ#${courseId}#`)).length,
    completed: (enrollment?.completedLectures ?? []) as string[],
    completions: ((enrollment?.completions ?? []) as string[]).map((entry) => entry.split('#').slice(0, 2).join('#')),
  };
};

test('a killed submission sent again keeps one attempt and completes the lesson', async () => {
  for (const kind of ['kill-before', 'kill-after'] as const) {
    for (let skip = 0, hasDied = true; hasDied; skip += 1) {
      const ada = await newLearner();
      const { lecture } = firstLecture(await enroll(ada), 'quiz');
      const quizId = lecture.quizId ?? '';
      const input = {
        params: { courseId, quizId },
        body: { answers: await correctAnswers(ada, quizId), attempt: 1 },
      };
      await injectCrash('submit-quiz', skip, kind);
      await ada.attempt('submitQuiz', input);
      hasDied = await consumeCrash();
      expect((await ada.attempt('submitQuiz', input)).body).toMatchObject({ attempt: 1, passed: true });
      expect(await recordedBy(ada)).toEqual({
        attempts: 1,
        completed: [lecture.id],
        completions: [`${lecture.id}#passed`],
      });
    }
  }
}, 240_000);

test('a killed completion is stored with its manner or not at all', async () => {
  for (let skip = 0, hasDied = true; hasDied; skip += 1) {
    const ada = await newLearner();
    const { lecture } = firstLecture(await enroll(ada), 'reading');
    await injectCrash('save-course-progress', skip, 'kill-after');
    await ada.attempt('saveCourseProgress', { params, body: { progress: 0, completedLecture: lecture.id } });
    hasDied = await consumeCrash();
    const { completed, completions } = await recordedBy(ada);
    expect(completions).toEqual(completed.map((id) => `${id}#marked`));
  }
}, 240_000);
