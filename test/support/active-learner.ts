import { randomUUID } from 'node:crypto';
import type { OperationName } from '#contract/index.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { assessmentsWith, assignmentParams, fileForm, upload } from './assignments.ts';
import { askAssistant, chatEventsOf } from './chat.ts';
import { dripCourseId, newUnlinkedSubscriber } from './drip-subscribers.ts';
import { completeLectures, correctAnswers, courseId, enroll, timedQuiz } from './learners.ts';
import { buy, soldCourse, upgradableCourse } from './payments.ts';
import { png as drawPng, halves } from './pictures.ts';
import type { CallInput, Learner } from './platform.ts';

/** Everything that no log may contain: what this learner sends and what identifies them. */
export const secretsOf = (owner: ActiveLearner): string[] => [...owner.texts, owner.email, owner.token, owner.id];

/** A learner for whom every operation succeeds. */
export interface ActiveLearner extends Learner {
  /** `sub` of their token. */
  id: string;
  /** Unique texts, each sent in some body. */
  texts: string[];
  /** An input for every operation of the contract, in an order in which the calls succeed. */
  inputs: [OperationName, CallInput][];
}

const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub as string;

const picture = (): FormData => {
  const data = new FormData();
  const png = new Uint8Array(drawPng(halves(16, 16)));
  data.append('profilePicture', new Blob([png], { type: 'image/png' }), 'me.png');
  return data;
};

const notebookOf = (source: string): string =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {},
    cells: [{ id: 'a', cell_type: 'code', metadata: {}, source, outputs: [], execution_count: null }],
  });

const cspReportOf = (page: string): CallInput => ({
  headers: { 'content-type': 'application/csp-report' },
  body: JSON.stringify({ 'csp-report': { 'document-uri': page, 'blocked-uri': page, 'source-file': page } }),
});

/** Creates an active learner: a graduate of the free course and a subscriber of the drip course. */
export const newActiveLearner = async (): Promise<ActiveLearner> => {
  const text = (what: string) => `${what}-${randomUUID()}`;
  const [name, bio, note, code, question, role, firstName, message, recalled, evidence] = [
    ...['name', 'bio', 'note', 'code', 'question', 'role', 'first', 'message', 'recalled', 'evidence'].map(text),
  ] as [string, string, string, string, string, string, string, string, string, string];
  const { linkToken, ...learner } = await newUnlinkedSubscriber();
  const content = await enroll(learner);
  await learner.call('saveProfile', { body: { name } });
  await completeLectures(learner, content);
  await learner.call('completeCourse', { params: { courseId } });
  const certificate = await learner.call('generateCertificate', { params: { courseId } });
  const video = lecturesInOrder(content).find(({ lecture }) => lecture.contentType === 'video');
  const quizId = lecturesInOrder(content).find(({ lecture }) => lecture.quizId)?.lecture.quizId ?? '';
  await learner.call('linkAccount', { body: { courseId: dripCourseId } });
  const drip = await learner.call('getAvailableContent', { params: { courseId: dripCourseId } });
  const openLecture = drip.content.flatMap(({ lectures }) => lectures).find(({ videoKey }) => videoKey);

  const lecturePosition = { sectionIndex: video?.sectionIndex ?? 0, lectureIndex: video?.lectureIndex ?? 0 };
  const course = { params: { courseId } };
  const dripCourse = { params: { courseId: dripCourseId } };
  const notebook = { params: { courseId, lectureId: 'notebook-read-the-reply' } };
  const quiz = { params: { courseId, quizId } };
  await learner.call('enroll', { params: timedQuiz });
  const asking = lecturesInOrder(content).find(({ lecture }) => lecture.selfChecks)?.lecture;
  const selfChecks = { params: { courseId, lectureId: asking?.id ?? '' } };
  const questionId = asking?.selfChecks?.[0]?.id;
  const exploration = { params: { courseId, lectureId: 'explore-next-word' } };
  const state = { explorable: 'next-token', temperature: 1.6, topP: 0.85, seed: 7 };
  await buy(learner, assignmentParams.courseId);
  const uploaded = await upload(learner, evidence, `${evidence}.txt`);
  const assignment = { params: assignmentParams };
  const certified = { params: { certificateId: certificate.id } };
  const link = { params: { token: linkToken } };
  const [answered] = chatEventsOf(await askAssistant({ message: 'What does DraftEmail cost?' }), 'done');
  const position = { timestamp: 10, observedAt: Date.now() };
  const inputs: Record<OperationName, CallInput> = {
    getHealth: {},
    getOpenApi: {},
    getApiReference: {},
    recordAnalytics: { body: { events: [{ name: 'page-view', route: '/' }] } },
    recordCspReports: cspReportOf(`https://learn.example/courses/${courseId}/content?note=${message}`),
    sendInquiry: { body: { form: 'contact', firstName, lastName: name, email: learner.email, message } },
    markAnswer: { body: { receipt: answered?.receipt ?? '', mark: 'helpful' } },
    countZeroResultSearch: { body: { search: 'beekeeping' } },
    listCourses: { query: { search: question } },
    listFeaturedCourses: {},
    getCourse: course,
    getCoursePrice: { params: { courseId: soldCourse } },
    recommendCourses: {},
    enroll: course,
    getEnrollmentStatus: course,
    listEnrolledCourses: {},
    getCourseContent: course,
    getVideoUrl: { ...course, query: { s3Key: video?.lecture.videoKey ?? '' } },
    getPictureUrls: { params: { courseId, lectureId: video?.lecture.id ?? '' }, query: { ids: '0123456789ab' } },
    getDocumentUrls: { params: { courseId, lectureId: video?.lecture.id ?? '' } },
    getCourseProgress: course,
    saveCourseProgress: { ...course, body: { progress: 0, completedLecture: video?.lecture.id } },
    saveVideoProgress: { ...course, body: { ...lecturePosition, ...position, duration: 60 } },
    getVideoProgress: { params: { courseId, ...lecturePosition } },
    saveExploration: { ...exploration, body: { state, isAnswer: true } },
    getExploration: exploration,
    completeCourse: course,
    getQuiz: quiz,
    startQuiz: { params: timedQuiz, body: { attempt: 1, time: 'standard' } },
    submitQuiz: { ...quiz, body: { answers: await correctAnswers(learner, quizId) } },
    getMasteryCheck: course,
    submitMasteryCheck: { ...course, body: { check: 1, answers: {} } },
    saveSelfCheckAttempt: { ...selfChecks, body: { questionId, attempt: 1, answer: recalled, verdict: 'partly' } },
    listSelfCheckAttempts: selfChecks,
    uploadAssignmentFile: { ...assignment, body: fileForm(code, `${code}.md`) },
    saveAssignmentDraft: { ...assignment, body: { assessments: assessmentsWith(evidence) } },
    submitAssignment: {
      ...assignment,
      body: { number: 1, assessments: assessmentsWith(evidence), files: [uploaded.body.id] },
    },
    getAssignment: assignment,
    removeAssignmentFile: { params: { ...assignmentParams, fileId: uploaded.body.id } },
    addBookmark: { ...course, body: { ...lecturePosition, timestamp: 0 } },
    listBookmarks: course,
    removeBookmark: {
      params: { bookmarkId: `${courseId}.${lecturePosition.sectionIndex}.${lecturePosition.lectureIndex}.0` },
    },
    saveNote: { params: { courseId, ...lecturePosition }, body: { content: note } },
    getNote: { params: { courseId, ...lecturePosition } },
    listNotes: course,
    startServer: { body: { courseId, lectureId: notebook.params.lectureId } },
    stopServer: {},
    saveNotebook: { ...notebook, body: { basedOn: 0, notebook: notebookOf(code), pin: true } },
    verifyNotebook: { ...notebook, body: { version: 1 } },
    getNotebook: notebook,
    listNotebookVersions: notebook,
    getNotebookVersion: { params: { ...notebook.params, version: 1 } },
    generateCertificate: course,
    listCertificates: {},
    getCertificate: certified,
    saveCertificateVisibility: { ...certified, body: { isPublic: true } },
    getCredential: certified,
    getCertificateStatus: certified,
    getStatusList: { params: { statusList: 1 } },
    getIssuer: {},
    getProfile: {},
    saveProfile: { body: { bio } },
    uploadProfilePicture: { body: picture() },
    removeProfilePicture: {},
    saveQuestionnaire: {
      body: { goal: 'get-started', role, experience: 'none', topics: ['prompting'], weeklyMinutes: 60 },
    },
    getQuestionnaire: {},
    getActivity: {},
    getSkillMap: {},
    exportAccount: {},
    subscribe: { body: { email: `${text('other')}@example.com`, courseId: dripCourseId } },
    confirmSubscription: link,
    getSubscription: link,
    saveSubscription: { ...link, body: { mails: true } },
    getReleaseCalendar: link,
    linkAccount: { body: { courseId: dripCourseId } },
    getAvailableContent: dripCourse,
    getDripVideoUrl: { ...dripCourse, query: { s3Key: openLecture?.videoKey ?? '' } },
    saveDripProgress: {
      params: { courseId: dripCourseId, lectureId: openLecture?.id ?? '' },
      body: { ...position, totalDuration: 60, completed: false },
    },
    listDripProgress: dripCourse,
    unsubscribe: { ...link, body: 'List-Unsubscribe=One-Click' },
    createCheckoutSession: { body: { courseId: soldCourse } },
    createDripUpgradeSession: { body: { courseId: upgradableCourse } },
    confirmPayment: { body: { courseId: soldCourse } },
    listPayments: {},
    receiveStripeEvent: { body: JSON.stringify({ type: 'ping', note: message }) },
    sendChatMessage: { body: { message: question } },
    signOutEverywhere: {},
    deleteAccount: {},
  };
  return {
    ...learner,
    id: subjectOf(learner.token),
    texts: [name, bio, note, code, question, role, firstName, message, recalled, evidence, linkToken],
    inputs: Object.entries(inputs) as [OperationName, CallInput][],
  };
};
