import { allOperations, type OperationName } from '#contract/index.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { assessmentsWith, assignmentParams, fileForm, upload } from '../support/assignments.ts';
import { dripParams, firstVideoSeconds, linkTokenIn, sendSubscribe } from '../support/drip-subscribers.ts';
import { emailsTo } from '../support/inbox.ts';
import { pauseWebhook } from '../support/isolated-platform.ts';
import { completeLectures, correctAnswers, courseId, enroll, timedQuiz } from '../support/learners.ts';
import {
  buy,
  openCheckout,
  postEvent,
  simulateStripe,
  soldCourse,
  stripeEventsOf,
  upgradableCourse,
} from '../support/payments.ts';
import { halves, png } from '../support/pictures.ts';
import type { TraceableLearner } from '../support/stores.ts';

/** Prepares one call of an operation by a learner and returns the call, which resolves to its status. */
type Scenario = (ada: TraceableLearner) => Promise<() => Promise<number>>;

const params = { courseId };
const position = { ...params, sectionIndex: 0, lectureIndex: 0 };
const video = { sectionIndex: 0, lectureIndex: 0, timestamp: 3 };
const notebook = { courseId, lectureId: 'notebook-read-the-reply' };

const asCall =
  (ada: TraceableLearner, name: OperationName, input: Parameters<TraceableLearner['attempt']>[1] = {}) =>
  async (): Promise<number> =>
    (await ada.attempt(name, input)).status;

/** A call by a learner without rows. */
const fresh =
  (
    name: OperationName,
    input: (ada: TraceableLearner) => Parameters<TraceableLearner['attempt']>[1] = () => ({}),
  ): Scenario =>
  async (ada) =>
    asCall(ada, name, input(ada));

/** A call by a learner in the free course. */
const enrolled =
  (name: OperationName, input: (ada: TraceableLearner) => Parameters<TraceableLearner['attempt']>[1]): Scenario =>
  async (ada) => {
    await enroll(ada);
    return asCall(ada, name, input(ada));
  };

const subscribed = async (ada: TraceableLearner): Promise<string> => {
  await sendSubscribe({ email: ada.email });
  return linkTokenIn((await emailsTo(ada.email)).find(({ text }) => text.includes('token=')));
};

/** A call by a learner in the drip course; `token` is that of the emailed links. */
const linked =
  (name: OperationName, input: (token: string) => Parameters<TraceableLearner['attempt']>[1]): Scenario =>
  async (ada) => {
    const token = await subscribed(ada);
    await ada.call('linkAccount', { body: dripParams });
    return asCall(ada, name, input(token));
  };

const graduated =
  (name: OperationName): Scenario =>
  async (ada) => {
    await ada.call('saveProfile', { body: { name: ada.name } });
    await completeLectures(ada, await enroll(ada));
    if (name === 'completeCourse') return asCall(ada, name, { params });
    await ada.call('completeCourse', { params });
    if (name === 'generateCertificate') return asCall(ada, name, { params });
    const { id } = await ada.call('generateCertificate', { params });
    return asCall(ada, name, { params: { certificateId: id }, body: { isPublic: false } });
  };

const paying =
  (name: 'confirmPayment' | 'receiveStripeEvent'): Scenario =>
  async (ada) => {
    await pauseWebhook(true);
    const sessionId = await openCheckout(ada);
    await simulateStripe(sessionId, 'pay');
    if (name === 'confirmPayment') return asCall(ada, name, { body: { courseId: soldCourse } });
    const [event] = await stripeEventsOf(sessionId);
    return async () => (await postEvent(JSON.stringify(event))).status;
  };

/** A call by a learner who has bought the course with the assignment and uploaded a file. */
const assigned =
  (
    name: OperationName,
    input: (ada: TraceableLearner, fileId: string) => Parameters<TraceableLearner['attempt']>[1],
  ): Scenario =>
  async (ada) => {
    await buy(ada, assignmentParams.courseId);
    // Other scenarios hold back Stripe's events.
    await ada.call('confirmPayment', { body: { courseId: assignmentParams.courseId } });
    const { status, body } = await upload(ada, ada.name, 'report.txt');
    if (status >= 400) throw new Error(`The upload responded with ${status} ${body.code}: ${body.detail}`);
    return asCall(ada, name, input(ada, body.id));
  };

const picture = (): FormData => {
  const form = new FormData();
  form.append('profilePicture', new Blob([png(halves(8, 8))]), 'me.png');
  return form;
};

const notebookText = (source: string): string =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {},
    cells: [{ id: 'a', cell_type: 'code', metadata: {}, source, outputs: [], execution_count: null }],
  });

/** One call of every operation that can write for a learner. */
export const scenarios: { [Name in OperationName]?: Scenario } = {
  addBookmark: enrolled('addBookmark', () => ({ params, body: video })),
  completeCourse: graduated('completeCourse'),
  confirmPayment: paying('confirmPayment'),
  confirmSubscription: linked('confirmSubscription', (token) => ({ params: { token } })),
  createCheckoutSession: fresh('createCheckoutSession', () => ({ body: { courseId: soldCourse } })),
  createDripUpgradeSession: fresh('createDripUpgradeSession', () => ({ body: { courseId: upgradableCourse } })),
  enroll: fresh('enroll', () => ({ params })),
  generateCertificate: graduated('generateCertificate'),
  getAvailableContent: linked('getAvailableContent', () => ({ params: dripParams })),
  getProfile: fresh('getProfile'),
  linkAccount: async (ada) => {
    await subscribed(ada);
    return asCall(ada, 'linkAccount', { body: dripParams });
  },
  receiveStripeEvent: paying('receiveStripeEvent'),
  removeAssignmentFile: assigned('removeAssignmentFile', (_, fileId) => ({ params: { ...assignmentParams, fileId } })),
  removeProfilePicture: async (ada) => {
    await ada.attempt('uploadProfilePicture', { body: picture() });
    return asCall(ada, 'removeProfilePicture');
  },
  saveAssignmentDraft: assigned('saveAssignmentDraft', ({ name }) => ({
    params: assignmentParams,
    body: { assessments: assessmentsWith(name) },
  })),
  saveCertificateVisibility: graduated('saveCertificateVisibility'),
  saveCourseProgress: enrolled('saveCourseProgress', () => ({
    params,
    body: { progress: 0, completedLecture: 'structured-output' },
  })),
  saveDripProgress: linked('saveDripProgress', () => ({
    params: { ...dripParams, lectureId: 'what-a-model-is' },
    body: {
      timestamp: firstVideoSeconds,
      totalDuration: firstVideoSeconds,
      completed: true,
      watched: [[0, firstVideoSeconds]],
    },
  })),
  saveExploration: enrolled('saveExploration', () => ({
    params: { courseId, lectureId: 'explore-next-word' },
    body: { state: { explorable: 'next-token', temperature: 1.6, topP: 0.85, seed: 7 }, isAnswer: true },
  })),
  saveNote: enrolled('saveNote', ({ name }) => ({ params: position, body: { content: name } })),
  saveNotebook: enrolled('saveNotebook', ({ name }) => ({
    params: notebook,
    body: { basedOn: 0, notebook: notebookText(name) },
  })),
  saveProfile: fresh('saveProfile', ({ name }) => ({ body: { name } })),
  saveQuestionnaire: fresh('saveQuestionnaire', ({ name }) => ({
    body: { goal: 'get-started', role: name, experience: 'none', topics: [], weeklyMinutes: 60 },
  })),
  saveSelfCheckAttempt: async (ada) => {
    const { lecture } =
      lecturesInOrder(await enroll(ada)).find(({ lecture: { selfChecks } }) => selfChecks !== undefined) ?? {};
    const questionId = lecture?.selfChecks?.[0]?.id;
    return asCall(ada, 'saveSelfCheckAttempt', {
      params: { courseId, lectureId: lecture?.id ?? '' },
      body: { questionId, attempt: 1, answer: ada.name, verdict: 'partly' },
    });
  },
  saveSubscription: linked('saveSubscription', (token) => ({ params: { token }, body: { mails: false } })),
  saveVideoProgress: enrolled('saveVideoProgress', () => ({
    params,
    body: { ...video, duration: 60, watched: [[0, 3]] },
  })),
  sendChatMessage: fresh('sendChatMessage', ({ name }) => ({ body: { message: `Who is ${name}?` } })),
  startServer: fresh('startServer', () => ({ body: {} })),
  startQuiz: async (ada) => {
    await ada.call('enroll', { params: timedQuiz });
    return asCall(ada, 'startQuiz', { params: timedQuiz, body: { attempt: 1, time: 'standard' } });
  },
  stopServer: async (ada) => {
    await ada.call('startServer', { body: {} });
    return asCall(ada, 'stopServer');
  },
  submitAssignment: assigned('submitAssignment', ({ name }, fileId) => ({
    params: assignmentParams,
    body: { number: 1, assessments: assessmentsWith(name), files: [fileId] },
  })),
  submitQuiz: async (ada) => {
    const { sections } = await enroll(ada);
    const quizId = sections.flatMap(({ lectures }) => lectures).find((lecture) => lecture.quizId)?.quizId ?? '';
    const answers = await correctAnswers(ada, quizId);
    return asCall(ada, 'submitQuiz', { params: { courseId, quizId }, body: { answers } });
  },
  unsubscribe: linked('unsubscribe', (token) => ({ params: { token } })),
  uploadAssignmentFile: assigned('uploadAssignmentFile', ({ name }) => ({
    params: assignmentParams,
    body: fileForm(`More of ${name}`, 'more.md'),
  })),
  verifyNotebook: async (ada) => {
    await enroll(ada);
    await ada.call('saveNotebook', { params: notebook, body: { basedOn: 0, notebook: notebookText(ada.name) } });
    return asCall(ada, 'verifyNotebook', { params: notebook, body: { version: 1 } });
  },
  uploadProfilePicture: async (ada) => async () =>
    (await ada.attempt('uploadProfilePicture', { body: picture() })).status,
};

/** Operations that write nothing for an account, each with the reason, and the deletion itself. */
const exempt: Partial<Record<OperationName, string>> = {
  submitMasteryCheck: 'opens a week after a course; test/resilience/mastery.test.ts deletes an account during it',
  deleteAccount: 'is what the others are held against',
  sendInquiry: 'is a message to us that anyone may send without an account',
  subscribe: 'is a request that anyone may make for an address; after the deletion it begins a new subscription',
};

const isWrite = (need: string): boolean =>
  /^(learners|subscribers):(Put|Update)Item$|^(learner-files|credentials):PutObject$/.test(need);

/** The operations that can write for a learner, by their needs in the contract. */
export const writers: OperationName[] = allOperations
  .filter(({ name, operation }) => operation.needs.some(isWrite) && !(name in exempt))
  .map(({ name }) => name);
