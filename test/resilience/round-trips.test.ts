import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { platformStartLimitMs, type TestPlatform } from '#bin/test/platform.ts';
import { quizzes } from '#content/courses/evaluating-llm-outputs/quizzes.ts';
import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import type { LoggedRequest } from '#local';
import { assignmentParams, newAssignee, prepareSubmission, upload } from '../support/assignments.ts';
import { dripParams, firstVideoSeconds, newUnlinkedSubscriber } from '../support/drip-subscribers.ts';
import { removePlatform, startIsolatedPlatform } from '../support/isolated-platform.ts';
import {
  answersTo,
  completeLectures,
  correctAnswers,
  courseId,
  enroll,
  firstLecture,
  newGraduate,
  timedQuiz,
} from '../support/learners.ts';
import { consoleCall, type Learner, newLearner, send } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { depthOf, isRequest, limit, limitOf } from '../support/round-trips.ts';

// Its own, because every service call is delayed.
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startIsolatedPlatform();
}, platformStartLimitMs);
afterAll(() => removePlatform(platform));

/** A first attempt at a reading's first self-check. */
const answerTo = ({ selfChecks }: LearnerLecture) => ({
  questionId: selfChecks?.[0]?.id ?? '',
  attempt: 1,
  answer: 'x',
  verdict: 'partly' as const,
});

/** Calls every learner operation in sequence, so that no call loses a race and retries. */
const studyAlone = async (ada: Learner): Promise<void> => {
  const params = { courseId };
  await send('getCourse', { params });
  await send('listCourses');
  await send('countZeroResultSearch', { body: { search: 'beekeeping' } });
  const content = await enroll(ada);
  const { sectionIndex, lectureIndex, lecture } = firstLecture(content, 'video');
  const quizId = firstLecture(content, 'quiz').lecture.quizId ?? '';
  const position = { ...params, sectionIndex, lectureIndex };
  const at = (timestamp: number) => ({
    params,
    body: {
      sectionIndex,
      lectureIndex,
      timestamp,
      duration: lecture.duration,
      watched: [[0, timestamp] as [number, number]],
    },
  });
  await ada.call('saveVideoProgress', at(1));
  await ada.call('saveVideoProgress', at(lecture.duration));
  await ada.call('getVideoProgress', { params: position });
  await ada.call('getVideoUrl', { params, query: { s3Key: lecture.videoKey ?? '' } });
  await ada.call('saveNote', { params: position, body: { content: 'x' } });
  await ada.call('listNotes', { params });
  await ada.call('addBookmark', { params, body: { sectionIndex, lectureIndex, timestamp: 3 } });
  await ada.call('listBookmarks', { params });
  const reading = firstLecture(content, 'reading').lecture;
  const selfChecks = { courseId, lectureId: reading.id };
  await ada.call('saveSelfCheckAttempt', { params: selfChecks, body: answerTo(reading) });
  await ada.call('listSelfCheckAttempts', { params: selfChecks });
  const exploration = { courseId, lectureId: 'explore-next-word' };
  const state = { explorable: 'next-token' as const, temperature: 1.6, topP: 0.85, seed: 7 };
  await ada.call('saveExploration', { params: exploration, body: { state, isAnswer: true } });
  await ada.call('getExploration', { params: exploration });
  const notebook = { courseId, lectureId: 'notebook-read-the-reply' };
  const text = (await ada.call('getNotebook', { params: notebook })).notebook;
  await ada.call('saveNotebook', { params: notebook, body: { basedOn: 0, notebook: text } });
  await ada.call('verifyNotebook', { params: notebook, body: { version: 1 } });
  const answers = await correctAnswers(ada, quizId);
  await ada.call('submitQuiz', { params: { courseId, quizId }, body: { answers } });
  await ada.call('enroll', { params: timedQuiz });
  await ada.call('startQuiz', { params: timedQuiz, body: { attempt: 1, time: 'standard' } });
  await completeLectures(ada, content);
  await ada.call('completeCourse', { params });
  await ada.call('getProfile');
  await ada.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  await ada.call('generateCertificate', { params });
  await ada.call('listCertificates');
  await ada.call('listEnrolledCourses');
  await ada.call('getSkillMap');
  await ada.call('getMasteryCheck', { params });
  await ada.call('recommendCourses');
  await ada.call('getCourseProgress', { params });
};

/** Submits an assignment. */
const submitAlone = async (ada: Learner): Promise<void> => {
  const params = assignmentParams;
  await ada.call('saveAssignmentDraft', { params, body: { assessments: {} } });
  const submission = await prepareSubmission(ada);
  const other = (await upload(ada, 'Another report', 'other.txt')).body;
  await ada.call('removeAssignmentFile', { params: { ...params, fileId: other.id } });
  await ada.call('submitAssignment', submission);
  await ada.call('getAssignment', { params });
};

/** A free course without notebooks, so that the mastery check is all that Mastery takes. */
const masteryParams = { courseId: 'evaluating-llm-outputs' };

/** Creates a learner who completed that course more than a week ago, with the certificate of completion. */
const newMasteryCandidate = async (): Promise<Learner> => {
  const { email, call } = await newGraduate('Ada Lovelace', { ...masteryParams, quizzes });
  await call('generateCertificate', { params: masteryParams });
  await advanceClock('8d');
  return newLearner(email);
};

/** Takes the mastery check and requests the certificate of Mastery, which the second request repeats. */
const masterAlone = async (ada: Learner): Promise<void> => {
  const params = masteryParams;
  const { nextCheck, questions } = await ada.call('getMasteryCheck', { params });
  const answers = answersTo(questions, masteryQuizId, quizzes);
  await ada.call('submitMasteryCheck', { params, body: { check: nextCheck, answers } });
  const mastery = { params, query: { kind: 'mastery' } };
  await ada.call('generateCertificate', mastery);
  await ada.call('generateCertificate', mastery);
};

/** Does the same in a drip course, from subscribing to the end of the first video. */
const readDripCourse = async (): Promise<void> => {
  const reader = await newUnlinkedSubscriber();
  await send('confirmSubscription', { params: { token: reader.linkToken } });
  await reader.call('linkAccount', { body: dripParams });
  const { content } = await reader.call('getAvailableContent', { params: dripParams });
  const reading = content.flatMap(({ lectures }) => lectures).find(({ selfChecks }) => selfChecks);
  if (reading) {
    const params = { ...dripParams, lectureId: reading.id };
    await reader.call('saveSelfCheckAttempt', { params, body: answerTo(reading) });
  }
  await reader.call('saveDripProgress', {
    params: { ...dripParams, lectureId: 'what-a-model-is' },
    body: {
      timestamp: firstVideoSeconds,
      totalDuration: firstVideoSeconds,
      completed: true,
      watched: [[0, firstVideoSeconds]],
    },
  });
  await reader.call('listDripProgress', { params: dripParams });
  await reader.call('getCourseContent', { params: dripParams });
  await reader.call('listEnrolledCourses');
  const params = { token: reader.linkToken };
  await send('getSubscription', { params });
  await send('saveSubscription', { params, body: { mails: false } });
  await send('getReleaseCalendar', { params });
};

/** Makes calls with every service call delayed, so that concurrent ones overlap; returns the depth of each request. */
const depthsOf = async (delay: number, call: () => Promise<void>): Promise<{ name: string; depth: number }[]> => {
  await consoleCall('DELETE', `requests?delay=${delay}`);
  await call();
  const logged = await consoleCall<LoggedRequest[]>('GET', 'requests');
  await consoleCall('DELETE', 'requests');
  const invocations = new Map<string | undefined, LoggedRequest[]>();
  for (const request of logged) {
    invocations.set(request.invocationId, [...(invocations.get(request.invocationId) ?? []), request]);
  }
  return [...invocations.values()]
    .map((requests) => ({
      name: requests[0]?.function ?? '',
      depth: depthOf(requests.filter(({ service }) => service === 'dynamodb')),
    }))
    .filter(({ name }) => isRequest(name));
};

/** Measures all of these calls; returns their number and those over their limit. */
const measured = async (delay: number): Promise<{ calls: number; tooDeep: object[] }> => {
  // Tokens expire while the clock moves, so the others come later.
  const candidate = await newMasteryCandidate();
  const [ada, assignee] = [await newLearner(), await newAssignee()];
  const depths = await depthsOf(delay, async () => {
    await studyAlone(ada);
    await submitAlone(assignee);
    await readDripCourse();
  });
  const ofMastery = await depthsOf(delay, () => masterAlone(candidate));
  // A second certificate of a course takes one more read: whether the first one was revoked (decision record 0055).
  const more = (name: string) => (name.endsWith('generate-certificate') ? 1 : 0);
  const tooDeep = [
    ...depths.filter(({ name, depth }) => depth > limitOf(name)),
    ...ofMastery.filter(({ name, depth }) => depth > limitOf(name) + more(name)),
  ];
  return { calls: depths.length + ofMastery.length, tooDeep };
};

test(`no call needs more than ${limit} sequential database round trips`, async () => {
  const { calls, tooDeep } = await measured(40);
  expect(calls).toBeGreaterThan(30);
  // A busy machine may separate concurrent calls but never overlaps sequential ones, so a longer delay decides.
  if (tooDeep.length > 0) expect((await measured(400)).tooDeep).toEqual([]);
}, 360_000);
