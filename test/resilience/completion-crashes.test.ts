import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { platformStartLimitMs, type TestPlatform } from '#bin/test/platform.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { assignmentParams, newAssignee, prepareSubmission, workOf } from '../support/assignments.ts';
import { consumeCrash, injectCrash, removePlatform, startIsolatedPlatform } from '../support/isolated-platform.ts';
import { correctAnswers, courseId, enroll, firstLecture } from '../support/learners.ts';
import { consoleCall, type Learner, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { waitFor } from '../support/wait-for.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startIsolatedPlatform();
}, platformStartLimitMs);
afterAll(() => removePlatform(platform));

const params = { courseId };

/** The rows of a learner that say how lectures were completed, from their data export. */
const recordedBy = async (ada: Learner, ofCourse = courseId) => {
  const { rows } = await ada.call('exportAccount');
  const enrollment = rows.find(({ sk }) => sk === `ENROLLMENT#${ofCourse}`);
  return {
    attempts: rows.filter(({ sk }) => String(sk).startsWith(`QUIZ#${ofCourse}#`)).length,
    completed: (enrollment?.completedLectures ?? []) as string[],
    completions: ((enrollment?.completions ?? []) as string[]).map((entry) => entry.split('#').slice(0, 2).join('#')),
  };
};

/** A call that each run makes as a new learner, and what must be true after it was sent again. */
interface Repeatable {
  send: () => Promise<unknown>;
  expectStored: () => Promise<void>;
}

/**
 * Kills a function before and after each call that it makes, one run for each, until a run survives. Expects that
 * sending the request again stores everything once.
 */
const killAtEachCall = async (functionName: string, prepare: () => Promise<Repeatable>): Promise<void> => {
  for (const kind of ['kill-before', 'kill-after'] as const) {
    const diesAt = async (call: number): Promise<boolean> => {
      const { send, expectStored } = await prepare();
      await injectCrash(functionName, call, kind);
      await send();
      const hasDied = await consumeCrash();
      await send();
      await expectStored();
      return hasDied;
    };
    let calls = 0;
    while (await diesAt(calls)) calls += 1;
    // It reads what is stored, and writes twice.
    expect(calls).toBeGreaterThan(2);
  }
};

test('a killed submission sent again keeps one attempt and completes the lesson', async () => {
  await killAtEachCall('submit-quiz', async () => {
    const ada = await newLearner();
    const { lecture } = firstLecture(await enroll(ada), 'quiz');
    const quizId = lecture.quizId ?? '';
    const input = {
      params: { courseId, quizId },
      body: { answers: await correctAnswers(ada, quizId), attempt: 1 },
    };
    const send = () => ada.attempt('submitQuiz', input);
    const expectStored = async () => {
      expect((await send()).body).toMatchObject({ attempt: 1, passed: true });
      expect(await recordedBy(ada)).toEqual({
        attempts: 1,
        completed: [lecture.id],
        completions: [`${lecture.id}#passed`],
      });
    };
    return { send, expectStored };
  });
}, 240_000);

test('a killed assignment sent again is kept once and completes the lesson', async () => {
  await killAtEachCall('submit-assignment', async () => {
    const ada = await newAssignee();
    const { lectureId, courseId: ofCourse } = assignmentParams;
    const input = await prepareSubmission(ada);
    const expectStored = async () => {
      const { submissions } = await workOf(ada);
      expect(submissions).toMatchObject([{ ...input.body, files: input.body.files.map((id) => ({ id })) }]);
      expect(await recordedBy(ada, ofCourse)).toEqual({
        attempts: 0,
        completed: [lectureId],
        completions: [`${lectureId}#submitted`],
      });
    };
    return { send: () => ada.attempt('submitAssignment', input), expectStored };
  });
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

test('minutes that two tabs claim at once count for one reading', async () => {
  const ada = await newLearner();
  const readings = lecturesInOrder(await enroll(ada))
    .map(({ lecture }) => lecture)
    .filter(({ contentType }) => contentType === 'reading')
    .slice(0, 2);
  await advanceClock('15m');
  // Each save writes the enrollment and the study day. Both have read the enrollment before either writes.
  await consoleCall('POST', 'faults', {
    ...{ kind: 'hold-before', service: 'dynamodb', operation: 'UpdateItem', function: 'save-course-progress' },
    times: 9,
  });
  const saves = readings.map(({ id }) =>
    ada.call('saveCourseProgress', { params, body: { progress: 0, completedLecture: id, readSeconds: 900 } }),
  );
  await waitFor(async () => (await consoleCall<{ hit: number }[]>('GET', 'faults')).some(({ hit }) => hit > 3));
  await consoleCall('DELETE', 'faults');
  await Promise.all(saves);
  const { completed, completions } = await recordedBy(ada);
  expect(completed.sort()).toEqual(readings.map(({ id }) => id).sort());
  expect(completions.map((entry) => entry.split('#')[1]).sort()).toEqual(['marked', 'read']);
});
