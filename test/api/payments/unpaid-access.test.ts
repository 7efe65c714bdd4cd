import { beforeAll, expect, test } from '@jest/globals';
import type { OperationName } from '#contract/index.ts';
import { catalog } from '#contract/operations/catalog.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { fileForm } from '#test/support/assignments.ts';
import { builtOperations } from '#test/support/built-operations.ts';
import { buy, openCheckout, simulateStripe, soldCourse } from '#test/support/payments.ts';
import { type CallInput, type Learner, newLearner } from '#test/support/platform.ts';

const courseId = soldCourse;

/** Real keys and ids from inside the course, as a buyer could leak them. */
let known: { s3Key: string; quizId: string; lectureId: string };

/** Operations whose response says that the caller has no access, or that start a payment. */
const forAnyone = new Set<OperationName>([
  ...(Object.keys(catalog) as OperationName[]),
  'getEnrollmentStatus',
  'createCheckoutSession',
  'confirmPayment',
]);

/** Operations that return only what the caller wrote; without access there is nothing to return. */
const ownWords: Partial<Record<OperationName, object>> = {
  getVideoProgress: { timestamp: 0, duration: 0 },
  getExploration: {},
  listBookmarks: { bookmarks: [] },
  getNote: { content: '' },
  listNotes: { notes: [] },
  listDripProgress: [],
  listSelfCheckAttempts: { attempts: [] },
};

beforeAll(async () => {
  const buyer = await newLearner();
  await buy(buyer);
  const content = await buyer.call('getCourseContent', { params: { courseId } });
  const lectures = lecturesInOrder(content).map(({ lecture }) => lecture);
  const find = (field: 'videoKey' | 'quizId') => lectures.find((lecture) => lecture[field])?.[field] ?? '';
  known = { s3Key: find('videoKey'), quizId: find('quizId'), lectureId: lectures[0]?.id ?? '' };
});

const bodies: Partial<Record<OperationName, () => unknown>> = {
  saveCourseProgress: () => ({ progress: 100, completedLecture: known.lectureId }),
  saveVideoProgress: () => ({ sectionIndex: 0, lectureIndex: 0, timestamp: 10_000, duration: 10_000 }),
  saveExploration: () => ({ state: { explorable: 'bm25', query: 'refund', k1: 1, b: 1 }, isAnswer: true }),
  startQuiz: () => ({ attempt: 1, time: 'standard' }),
  submitQuiz: () => ({ answers: {} }),
  submitMasteryCheck: () => ({ check: 1, answers: {} }),
  verifyNotebook: () => ({ version: 1 }),
  addBookmark: () => ({ sectionIndex: 0, lectureIndex: 0, timestamp: 1 }),
  saveNote: () => ({ content: 'x' }),
  saveSelfCheckAttempt: () => ({ questionId: 'x', attempt: 1, answer: 'x', verdict: 'partly' }),
  uploadAssignmentFile: () => fileForm('x', 'x.txt'),
  saveAssignmentDraft: () => ({ assessments: {} }),
  submitAssignment: () => ({ number: 1, assessments: {}, files: [] }),
  saveDripProgress: () => ({ timestamp: 1, totalDuration: 1, completed: true }),
  linkAccount: () => ({ courseId }),
  createDripUpgradeSession: () => ({ courseId }),
};

const inputOf = (name: OperationName): CallInput => {
  const body = bodies[name]?.();
  return {
    params: {
      courseId,
      quizId: known.quizId,
      lectureId: known.lectureId,
      fileId: 'x',
      sectionIndex: 0,
      lectureIndex: 0,
    },
    ...(/VideoUrl$/.test(name) && { query: { s3Key: known.s3Key } }),
    ...(body !== undefined && { body }),
  };
};

const aboutCourse = builtOperations.filter(
  ({ name, operation }) =>
    !forAnyone.has(name) &&
    !(name in ownWords) &&
    operation.access === 'learner' &&
    (operation.path.includes('{courseId}') || bodies[name] !== undefined),
);

/** Operations on course content that would grant access. */
const openTo = async (learner: Learner): Promise<string[]> => {
  const open: string[] = [];
  for (const { name } of aboutCourse) {
    const { status } = await learner.attempt(name, inputOf(name));
    if (status < 400) open.push(`${name} responded with ${status}`);
  }
  return open;
};

test('the contract has calls to try', () => {
  expect(aboutCourse.length).toBeGreaterThan(12);
  expect(known).toEqual({
    s3Key: expect.stringMatching(/mp4$/),
    quizId: expect.any(String),
    lectureId: expect.any(String),
  });
});

test('a learner who has not paid gets nothing from any call', async () => {
  expect(await openTo(await newLearner())).toEqual([]);
});

test('a learner without access has no notes of their own', async () => {
  const ada = await newLearner();
  for (const [name, nothing] of Object.entries(ownWords) as [OperationName, object][]) {
    expect((await ada.attempt(name, inputOf(name))).body).toEqual(nothing);
  }
});

test.each(['open', 'declined', 'delayed'])('a learner with a payment that is %s gets nothing', async (outcome) => {
  const ada = await newLearner();
  const sessionId = await openCheckout(ada);
  if (outcome !== 'open') await simulateStripe(sessionId, 'pay', { outcome });
  expect(await openTo(ada)).toEqual([]);
});

test.each(['refund', 'dispute'] as const)('a learner who paid and then had a %s gets nothing', async (end) => {
  const ada = await newLearner();
  const sessionId = await buy(ada);
  await simulateStripe(sessionId, end);
  expect(await openTo(ada)).toEqual([]);
});
