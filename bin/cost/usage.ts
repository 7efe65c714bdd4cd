import type { OperationName } from '#contract/index.ts';

/** Seconds between two saved positions of a playing video (`web/src/features/player/video/position-saver.ts`). */
const saveIntervalSeconds = 5;

/** Days of a month in all estimates. */
export const monthDays = 30;

const videoMinutes = 400;
const studyDays = 16;
const lessonsOpened = 60;

/**
 * What one active learner does in a month: an assumption, not a measurement. Four hundred minutes of video, daily
 * visits.
 */
export const learnerMonth = {
  videoMinutes,
  /** A minute of 720p video as other learning platforms encode it; our own videos are smaller. */
  videoMegabytesPerMinute: 12,
  /** Documents, scripts, styles and pictures. Hashed files are cached in the browser. */
  fileRequests: studyDays * 30,
  fileMegabytes: studyDays * 0.5,
  /** One in three learners follows a drip course, with three emails a week. */
  dripEmails: 4,
  /**
   * Runs of the check runner, one per program: eight exercises of verified notebooks, and two programs in quizzes.
   * The time is that of a run with a started environment (decision record 0059).
   */
  checkRuns: 10,
  secondsPerCheckRun: 2.4,
  /** One search in three finds nothing or is corrected. */
  zeroResultSearches: 4,
  /** One answer of the assistant in four. */
  markedAnswers: 5,
  /** Questions that visitors ask, for each learner. */
  visitorQuestions: 5,
  /** One learner in a hundred deletes their account. */
  deletions: 0.01,
  /** Log lines of the gateway and the functions, per request. */
  logBytesPerRequest: 700,
  calls: {
    saveVideoProgress: (videoMinutes * 60) / saveIntervalSeconds,
    listEnrolledCourses: studyDays * 2,
    getActivity: studyDays,
    recommendCourses: studyDays,
    getProfile: studyDays,
    getCourseContent: studyDays * 2,
    getCourseProgress: studyDays,
    getVideoUrl: lessonsOpened * 0.6,
    getVideoProgress: lessonsOpened * 0.6,
    saveCourseProgress: lessonsOpened * 0.4,
    listNotes: lessonsOpened,
    listBookmarks: lessonsOpened,
    saveNote: 10,
    addBookmark: 5,
    getQuiz: 6,
    startQuiz: 1,
    submitQuiz: 8,
    getNotebook: 6,
    saveNotebook: 30,
    verifyNotebook: 2,
    sendChatMessage: 20,
    listCourses: 12,
    getCourse: 4,
    enroll: 1,
    completeCourse: 0.5,
    generateCertificate: 0.4,
    getCertificate: 0.8,
    recordAnalytics: studyDays * 4,
    getAvailableContent: 4,
    saveDripProgress: 60,
    subscribe: 0.1,
    createCheckoutSession: 0.1,
    confirmPayment: 0.1,
  } satisfies Partial<Record<OperationName, number>>,
} as const;
