import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Lecture } from '#content/define.ts';
import { readCourses } from '#content/read-courses.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseContent } from '#contract/schemas/content.ts';
import { sendSubscribe } from '../support/drip-subscribers.ts';
import { completeLectures } from '../support/learners.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { buy, buyUpgrade } from '../support/payments.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { credentialOf, issue } from '../support/revocations.ts';

let operator: OperatorCloud;
const authored = await readCourses();

beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(...authored);
}, 150_000);
afterAll(() => operator.stop());

/** Enrolls a script: free, paid, or by a subscription with the upgrade, so that no lesson is locked. */
const openCourse = async (script: Learner, { course }: CheckedCourse): Promise<CourseContent> => {
  const params = { courseId: course.id };
  if (course.kind === 'drip') {
    await sendSubscribe({ email: script.email, ...params });
    await script.call('linkAccount', { body: params });
    await buyUpgrade(script, course.id);
  } else if (course.price === 0) {
    await script.call('enroll', { params });
  } else {
    await buy(script, course.id);
  }
  return script.call('getCourseContent', { params });
};

/** Completes lectures with the strongest claims that the contract accepts; returns the content that is left. */
const claimEverything = async (
  script: Learner,
  { course }: CheckedCourse,
  content: CourseContent,
): Promise<CourseContent> => {
  const params = { courseId: course.id };
  for (const { lecture, sectionIndex, lectureIndex } of lecturesInOrder(content)) {
    const { id, contentType, duration } = lecture;
    const watched: [number, number][] = [[0, duration]];
    if (contentType === 'video') {
      const body = { sectionIndex, lectureIndex, timestamp: duration, duration, watched };
      // The first save opens the video, and the second one claims the time since then.
      await script.call('saveVideoProgress', { params, body });
      await script.call('saveVideoProgress', { params, body });
    }
    if (contentType === 'video' && course.kind === 'drip') {
      const body = { timestamp: duration, totalDuration: duration, completed: true, watched };
      await script.call('saveDripProgress', { params: { ...params, lectureId: id }, body });
    }
    if (contentType === 'reading' || (contentType === 'notebook' && !lecture.requiresChecks)) {
      const claim = contentType === 'reading' ? { readSeconds: 86_400 } : { checksPassed: true as const };
      await script.call('saveCourseProgress', { params, body: { progress: 1, completedLecture: id, ...claim } });
    }
  }
  const sections = content.sections.map((section) => ({
    ...section,
    lectures: section.lectures.filter(
      ({ contentType, requiresChecks }) => requiresChecks || !['video', 'reading', 'notebook'].includes(contentType),
    ),
  }));
  return { ...content, sections };
};

/** A sentence about lectures of one kind that were all completed the same way; empty when the course has none. */
const sentence = (count: number, noun: string, rest: string): string[] =>
  count === 0 ? [] : [`${count} ${noun}${count > 1 ? 's' : ''}, ${['', 'both '][count - 1] ?? 'all '}${rest}.`];

/** What a credential may say of notebooks: only those with required checks were solved; nothing else completes them. */
const notebookSentences = (lectures: readonly Lecture[]): string[] => {
  const notebooks = lectures.filter((lecture) => lecture.contentType === 'notebook');
  const solved = notebooks.filter(({ requiresChecks }) => requiresChecks).length;
  const checked = solved > 0 ? ` The checks of ${solved} passed when run on the server.` : '';
  return sentence(notebooks.length, 'notebook', 'marked as completed').map((text) => `${text}${checked}`);
};

/** What the credential of a course may say when it was completed in seconds, from what its author wrote. */
const expectedEvidence = ({ course, quizzes }: CheckedCourse, manner: Manner, completedAt: string): string[] => {
  const lectures = course.sections.flatMap((section) => section.lectures);
  const countOf = (kind: string) => lectures.filter(({ contentType }) => contentType === kind).length;
  const day = new Date(completedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const seconds = lectures.reduce((sum, each) => sum + (each.contentType === 'video' ? each.seconds : 0), 0);
  const minutes = Math.floor(seconds / 60);
  const unit = minutes === 1 ? 'minute' : 'minutes';
  const videos = countOf('video');
  const reached = videos === 1 ? 'its' : 'their';
  const shown = manner === 'marked' ? 'marked as completed by hand' : `completed at 90% of ${reached} length`;
  return [
    `${lectures.length} of ${lectures.length} lessons completed: The course was completed on ${day}.`,
    ...sentence(videos, 'video', shown).map((text) => `Videos: 0 of ${minutes} ${unit} watched. ${text}`),
    ...sentence(countOf('reading'), 'reading', 'marked as completed by hand').map((text) => `Readings: ${text}`),
    ...notebookSentences(lectures).map((text) => `Notebooks: ${text}`),
    ...sentence(countOf('explore'), 'explorable', 'marked as completed by hand').map((text) => `Explorables: ${text}`),
    ...sentence(countOf('document'), 'document', 'marked as completed by hand').map((text) => `Documents: ${text}`),
    ...sentence(countOf('assignment'), 'assignment', 'submitted and self-assessed against the rubric').map(
      (text) => `Assignments: ${text}`,
    ),
    ...quizzes
      .filter(({ id }) => id !== masteryQuizId)
      .map(({ title, questions, draw = questions.length, timeLimitMinutes: limit }) => {
        const time = limit === undefined ? '' : `, in less than one of ${limit} minutes`;
        return `Quiz: ${title}: Passed with ${draw} of ${draw} on the first attempt${time}.`;
      }),
  ];
};

/** How a script completes lectures: it marks them, or claims to have watched, read and solved everything. */
type Manner = 'marked' | 'claimed';

/** Clicks through a course and expects its credential to say so. */
const clickThrough = async (script: Learner, authoredCourse: CheckedCourse, manner: Manner): Promise<void> => {
  const { course, quizzes, notebooks } = authoredCourse;
  const content = await openCourse(script, authoredCourse);
  const left = manner === 'claimed' ? await claimEverything(script, authoredCourse, content) : content;
  await completeLectures(script, left, { courseId: course.id, quizzes, notebooks });
  const { completedAt } = await script.call('completeCourse', { params: { courseId: course.id } });
  const { evidence } = await credentialOf((await issue(script, course.id)).id);
  const said = evidence.map(({ name, narrative }) => `${name}: ${narrative}`);
  expect({ course: course.id, said }).toEqual({
    course: course.id,
    said: expectedEvidence(authoredCourse, manner, completedAt),
  });
};

/** Expects a script to be refused Mastery of every course, and to have each certificate of completion. */
const expectNoMastery = async (script: Learner): Promise<void> => {
  for (const { course } of authored) {
    const params = { courseId: course.id };
    const { status, body } = await script.attempt('generateCertificate', { params, query: { kind: 'mastery' } });
    expect([course.id, status, body.code]).toEqual([course.id, 409, 'not-complete']);
  }
  const { certificates } = await script.call('listCertificates');
  expect(certificates.filter(({ kind }) => kind)).toEqual([]);
  expect(certificates.map(({ courseId }) => courseId).sort()).toEqual(authored.map(({ course }) => course.id).sort());
};

test.each<[string, Manner]>([
  ['clicks through', 'marked'],
  ['claims to have watched, read and solved', 'claimed'],
])(
  'a script that %s every course gets completion that says so, and never Mastery',
  async (_, manner) => {
    const script = await newLearner();
    await script.call('saveProfile', { body: { name: 'A Script' } });
    expect(authored.length).toBeGreaterThanOrEqual(14);
    for (const authoredCourse of authored) {
      await clickThrough(script, authoredCourse, manner);
      const params = { courseId: authoredCourse.course.id };
      expect(await script.call('getMasteryCheck', { params })).toMatchObject({
        mastery: { state: 'waiting' },
        questions: [],
      });
    }
    await expectNoMastery(script);
    // Waiting does not help either. Tokens expire meanwhile.
    await advanceClock('30d');
    await expectNoMastery(await newLearner(script.email));
  },
  240_000,
);
