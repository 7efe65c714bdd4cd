import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestPlatform } from '#bin/test/platform.ts';
import { allOperations } from '#contract/index.ts';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { kebab } from '#lib/names.ts';
import type { LoggedRequest } from '#local';
import { assessmentsWith, assignmentParams, newAssignee, upload } from '../support/assignments.ts';
import { dripParams, firstVideoSeconds, newUnlinkedSubscriber } from '../support/drip-subscribers.ts';
import { removePlatform, startIsolatedPlatform } from '../support/isolated-platform.ts';
import { completeLectures, correctAnswers, courseId, enroll, firstLecture, timedQuiz } from '../support/learners.ts';
import type { Learner } from '../support/platform.ts';
import { consoleCall, newLearner, send } from '../support/platform.ts';

// Its own, because every service call is delayed.
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startIsolatedPlatform();
}, 180_000);
afterAll(() => removePlatform(platform));

/** Sequential DynamoDB calls that a request may make. */
const limit = 2;

/** Operations that need one more, each with the reason. */
const knownLimits = new Map([
  ['submit-assignment', 'a lecture may only count as submitted once the submission is stored'],
  ['submit-quiz', 'a lecture may only count as passed once the attempt is stored, which needs the gate before it'],
  ['verify-notebook', 'the same answers are checked once, so a use is counted only after the notebook was read'],
  ['generate-certificate', 'the quiz results that the credential names are those of the course the gate has read'],
  ['confirm-subscription', 'a link names the row, and the row is changed as it was read'],
  ...['get-subscription', 'get-release-calendar'].map((name): [string, string] => [
    name,
    'a link names the row, the row names the learner, and only their payments say whether days still count',
  ]),
  ['unsubscribe', 'a link names the row, and the row is changed as it was read'],
  ['link-account', 'a deleted account links nothing, and an enrollment may only name what is linked'],
  ...['save-drip-progress', 'save-self-check-attempt'].map((name): [string, string] => [
    name,
    'what is open is read from the subscription that the enrollment names',
  ]),
]);

/** Operations that need up to three more. */
const worst = new Map([
  ['save-subscription', 'a link names the row, the row is changed as it was read, and its learner may have paid'],
  [
    '-subscribe',
    'new courses are counted before they are stored, a link is emailed only after its row is stored, and only an unsent email counts for the day',
  ],
]);

/** Operations that may write for a learner finally check whether the account was deleted in the meantime. */
const isGuarded = (name: string): boolean =>
  allOperations.some(
    ({ name: operation, operation: { needs } }) =>
      name.endsWith(`-${kebab(operation)}`) && needs.includes('learners:DeleteItem'),
  );

/** Jobs run on their own schedule, also while this test measures; the limit is for requests. */
const isRequest = (name = ''): boolean =>
  allOperations.some(({ name: operation }) => name.endsWith(`-${kebab(operation)}`));

const isIn = (calls: Map<string, string>, name: string): boolean =>
  [...calls.keys()].some((call) => name.endsWith(call));

const limitOf = (name = ''): number =>
  limit + (isIn(worst, name) ? 3 : isIn(knownLimits, name) ? 1 : 0) + (isGuarded(name) ? 1 : 0);

/** Returns the length of the longest chain of sequential calls. */
const depthOf = (requests: LoggedRequest[]): number => {
  const sorted = [...requests].sort((a, b) => a.startedAt - b.startedAt);
  const depths: number[] = [];
  for (const [index, request] of sorted.entries()) {
    const before = sorted
      .slice(0, index)
      .map((earlier, at) => (earlier.endedAt <= request.startedAt ? (depths[at] ?? 0) : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
};

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
  await send('countMissedSearch', { body: { search: 'beekeeping' } });
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
  const { id } = (await upload(ada, 'A report', 'report.txt')).body;
  const other = (await upload(ada, 'Another report', 'other.txt')).body;
  await ada.call('removeAssignmentFile', { params: { ...params, fileId: other.id } });
  const body = { number: 1, assessments: assessmentsWith('Page 2'), files: [id] };
  await ada.call('submitAssignment', { params, body });
  await ada.call('getAssignment', { params });
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

/** Runs both with every service call delayed; returns the number of invocations and those over their limit. */
const measured = async (delay: number): Promise<{ calls: number; tooDeep: object[] }> => {
  const [ada, assignee] = [await newLearner(), await newAssignee()];
  // The delay makes concurrent calls of a handler overlap, and sequential ones not.
  await consoleCall('DELETE', `requests?delay=${delay}`);
  await studyAlone(ada);
  await submitAlone(assignee);
  await readDripCourse();
  const logged = await consoleCall<LoggedRequest[]>('GET', 'requests');
  await consoleCall('DELETE', 'requests');
  const invocations = new Map<string | undefined, LoggedRequest[]>();
  for (const request of logged) {
    invocations.set(request.invocationId, [...(invocations.get(request.invocationId) ?? []), request]);
  }
  const tooDeep = [...invocations.values()]
    .map((requests) => requests.filter(({ service }) => service === 'dynamodb'))
    .map((requests) => ({ name: requests[0]?.function, depth: depthOf(requests) }))
    .filter(({ name, depth }) => isRequest(name) && depth > limitOf(name));
  return { calls: invocations.size, tooDeep };
};

test(`no call needs more than ${limit} sequential database round trips`, async () => {
  const { calls, tooDeep } = await measured(40);
  expect(calls).toBeGreaterThan(30);
  // A busy machine may separate concurrent calls but never overlaps sequential ones, so a longer delay decides.
  if (tooDeep.length > 0) expect((await measured(400)).tooDeep).toEqual([]);
}, 360_000);
