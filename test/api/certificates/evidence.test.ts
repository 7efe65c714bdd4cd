import { expect, test } from '@jest/globals';
import { course } from '#content/courses/prompting-that-works/course.ts';
import { notebooks } from '#content/courses/prompting-that-works/notebooks.ts';
import { quizzes } from '#content/courses/prompting-that-works/quizzes.ts';
import type { Evidence, OpenBadge } from '#contract/credential/open-badge.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { answeredNotebook } from '#test/support/answered-notebook.ts';
import { answersTo, completeLectures, correctAnswers, courseId, enroll, newGraduate } from '#test/support/learners.ts';
import { withOwnPlatform } from '#test/support/own-platform.ts';
import { type Learner, newLearner, send } from '#test/support/platform.ts';
import { advanceClock } from '#test/support/product-clock.ts';
import { findFaultNow } from '#test/support/verify-online.ts';

withOwnPlatform();

const params = { courseId };

/** Issues the certificate of a learner who has completed the course and returns its credential. */
const credentialOf = async (ada: Learner): Promise<OpenBadge> => {
  const { id } = await ada.call('generateCertificate', { params });
  return (await send<OpenBadge>('getCredential', { params: { certificateId: id } })).body;
};

const narrativeOf = (evidence: readonly Evidence[], genre: string): string | undefined =>
  evidence.find((item) => item.genre === genre)?.narrative;

test('a script that clicks through a course gets a credential that says so', async () => {
  const script = await newGraduate('A Script');
  const credential = await credentialOf(script);
  const { evidence } = credential;
  const { sections } = await script.call('getCourse', { params });
  const lectures = sections.flatMap((section) => section.lectures);
  const countOf = (kind: string) => lectures.filter(({ contentType }) => contentType === kind).length;
  const minutes = Math.floor(
    lectures.filter(({ contentType }) => contentType === 'video').reduce((sum, { duration }) => sum + duration, 0) / 60,
  );
  expect(evidence[0]?.name).toBe(`${lectures.length} of ${lectures.length} lessons completed`);
  expect(narrativeOf(evidence, 'Video')).toBe(
    `0 of ${minutes} minutes watched. ${countOf('video')} videos, all marked as completed by hand.`,
  );
  expect(narrativeOf(evidence, 'Reading')).toBe(`${countOf('reading')} readings, all marked as completed by hand.`);
  expect(narrativeOf(evidence, 'Explorable')).toBe('1 explorable, marked as completed by hand.');
  const quizzes = evidence.filter(({ genre }) => genre === 'Quiz');
  expect(quizzes).toHaveLength(countOf('quiz'));
  for (const { narrative } of quizzes) expect(narrative).toMatch(/^Passed with (\d+) of \1 on the first attempt\.$/);

  expect(await findFaultNow(credential)).toBeUndefined();
}, 60_000);

test('skipping to the end of every video counts as watching nothing', async () => {
  const ada = await newLearner();
  await ada.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  const content = await enroll(ada);
  for (const { sectionIndex, lectureIndex, lecture } of lecturesInOrder(content)) {
    if (lecture.contentType !== 'video') continue;
    const { duration } = lecture;
    const watched: [number, number][] = [[0, duration]];
    const body = { sectionIndex, lectureIndex, timestamp: duration, duration, watched };
    await ada.call('saveVideoProgress', { params, body });
  }
  await completeLectures(ada, content);
  await ada.call('completeCourse', { params });
  const { evidence } = await credentialOf(ada);
  expect(narrativeOf(evidence, 'Video')).toMatch(
    /^0 of \d+ minutes watched\. \d+ videos, all completed at 90% of their length\.$/,
  );
});

/**
 * Completes lectures in every way: watches, reads, fails, retakes, solves and marks. Returns those left to complete.
 */
const studyUnevenly = async (ada: Learner) => {
  const content = await enroll(ada);
  const ofKind = (kind: string) => lecturesInOrder(content).filter(({ lecture }) => lecture.contentType === kind);
  for (const [index, { sectionIndex, lectureIndex, lecture }] of ofKind('video').slice(0, 4).entries()) {
    const { duration } = lecture;
    // The fourth is left in the middle, and later marked.
    const end = index < 3 ? duration : Math.floor(duration / 2);
    const watched: [number, number][] = [[0, end]];
    const body = { sectionIndex, lectureIndex, timestamp: end, duration };
    await ada.call('saveVideoProgress', { params, body: { ...body, timestamp: 0, watched: [] } });
    // No time passes for the third, as when it is skipped through.
    if (index !== 2) await advanceClock('2m');
    await ada.call('saveVideoProgress', { params, body: { ...body, watched } });
  }

  const [one, two] = ofKind('quiz').map(({ lecture }) => ({ params: { ...params, quizId: lecture.quizId ?? '' } }));
  if (!one || !two) throw new Error('The course has fewer than two quizzes.');
  await ada.call('submitQuiz', { ...one, body: { answers: {}, attempt: 1 } });
  const right = Object.entries(await correctAnswers(ada, two.params.quizId));
  await ada.call('submitQuiz', { ...two, body: { answers: Object.fromEntries(right.slice(0, 4)), attempt: 1 } });
  await advanceClock('3h');
  const { partialRetake, questions } = await ada.call('getQuiz', two);
  const asked = questions.filter(({ id }) => partialRetake?.questionIds.includes(id));
  const retaken = { answers: answersTo(asked, two.params.quizId), attempt: 2, isPartialRetake: true };
  await ada.call('submitQuiz', { ...two, body: retaken });

  for (const { lecture } of ofKind('reading').slice(0, 4)) {
    await advanceClock('4m');
    const body = { progress: 0, completedLecture: lecture.id, readSeconds: 200 };
    await ada.call('saveCourseProgress', { params, body });
  }
  const [explorable] = ofKind('explore');
  const state = { explorable: 'next-token' as const, temperature: 1.6, topP: 0.85, seed: 7 };
  const exploration = { ...params, lectureId: explorable?.lecture.id ?? '' };
  await ada.call('saveExploration', { params: exploration, body: { state, isAnswer: true } });
  for (const [lectureId, exercises] of Object.entries(notebooks)) {
    const answers = exercises.map(({ solution }) => solution);
    const notebook = answeredNotebook(exercises, answers);
    const ofNotebook = { params: { courseId, lectureId } };
    await ada.call('saveNotebook', { ...ofNotebook, body: { basedOn: 0, notebook, pin: true } });
    await ada.call('verifyNotebook', { ...ofNotebook, body: { version: 1 } });
    const body = { progress: 0, completedLecture: lectureId, checksPassed: true as const };
    await ada.call('saveCourseProgress', { params, body });
  }

  const { completedLectures } = await ada.call('getCourseProgress', { params });
  const sections = content.sections.map((section) => ({
    ...section,
    lectures: section.lectures.filter(({ id }) => !completedLectures.includes(id)),
  }));
  return { ...content, sections };
};

/** Recounts the evidence from a learner's exported rows and what the author wrote, without our rules. */
const recount = async (ada: Learner): Promise<string[]> => {
  const { rows } = await ada.call('exportAccount');
  const ofKind = (prefix: string) => rows.filter(({ sk }) => String(sk).startsWith(`${prefix}#${courseId}`));
  const [enrollment] = ofKind('ENROLLMENT') as { completions: string[]; completedAt: string }[];
  if (!enrollment) throw new Error('The learner is not enrolled.');
  const entries = enrollment.completions.map((entry) => entry.split('#'));
  const lectures = course.sections.flatMap((section) => section.lectures);
  const countOf = (contentType: string, manner?: string) =>
    entries.filter(
      ([id, how]) =>
        lectures.find((lecture) => lecture.id === id)?.contentType === contentType && (!manner || how === manner),
    ).length;

  let [played, length, open] = [0, 0, 0];
  for (const lecture of lectures) {
    if (lecture.contentType !== 'video') continue;
    length += lecture.seconds;
    const ranges = ofKind('VIDEO').flatMap((row) => (row.lectureId === lecture.id ? (row.played as number[][]) : []));
    for (let second = 0; second < lecture.seconds; second += 1) {
      if (ranges.some(([from = 0, to = 0]) => from <= second && second < to)) played += 1;
    }
  }
  for (const [, how, , seconds] of entries) if (how === 'read') open += Number(seconds);

  const quizSentences = quizzes.flatMap(({ id, title }) => {
    const attempts = rows
      .filter(({ sk }) => String(sk).startsWith(`QUIZ#${courseId}#${id}#`))
      .sort((a, b) => String(a.sk).localeCompare(String(b.sk))) as unknown as QuizAttemptRow[];
    const at = attempts.findIndex(({ passed }) => passed);
    const [first, passing] = [attempts[0], attempts[at]];
    if (!first || !passing) return [];
    const { carried = [], correct, questions, submittedAt } = passing;
    const [right, all] = [correct.length + carried.length, questions.length + carried.length];
    const hours = Math.floor((Date.parse(submittedAt) - Date.parse(first.submittedAt)) / 3_600_000);
    const later = at === 0 ? '' : `, ${['', '', 'two', 'three'][hours]} hours after the first`;
    const before = carried.length
      ? ` It asked only the questions missed in the previous attempt, where ${carried.length} of ${all} were right.`
      : '';
    return [
      `Quiz: ${title}: Passed with ${right} of ${all} on the ${['first', 'second'][at]} attempt${later}.${before}`,
    ];
  });
  const verified = ofKind('NOTEBOOK-CHECKS').filter(({ passedAt }) => passedAt).length;
  const day = new Date(enrollment.completedAt).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return [
    `${entries.length} of ${lectures.length} lessons completed: The course was completed on ${day}.`,
    `Videos: ${Math.floor(played / 60)} of ${Math.floor(length / 60)} minutes watched. ${countOf('video')} videos: ${countOf('video', 'position')} completed at 90% of their length, ${countOf('video', 'marked')} marked as completed by hand.`,
    `Readings: ${countOf('reading')} readings: ${countOf('reading', 'read')} read to the end, ${countOf('reading', 'marked')} marked as completed by hand. The pages read were open for ${Math.floor(open / 60)} minutes.`,
    `Notebooks: ${countOf('notebook')} notebook, marked as completed. ${verified === 1 ? 'Its' : 'No'} checks passed when run on the server.`,
    `Explorables: ${countOf('explore', 'solved')} explorable, completed with a solution that the server checked.`,
    ...quizSentences,
  ];
};

/** The fields of an exported attempt that the recount needs. */
interface QuizAttemptRow {
  passed: boolean;
  correct: string[];
  questions: string[];
  carried?: string[];
  submittedAt: string;
}

test('a credential has the numbers of the learner’s rows', async () => {
  const ada = await newLearner();
  await ada.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  await completeLectures(ada, await studyUnevenly(ada));
  await ada.call('completeCourse', { params });
  const said = (await credentialOf(ada)).evidence.map(({ name, narrative }) => `${name}: ${narrative}`);
  expect(said).toEqual(await recount(ada));
  // Covers every kind, so that no number is correct merely because it is zero.
  for (const part of ['3 completed at 90%', '4 read to the end', 'Its checks passed', 'where 4 of']) {
    expect(said.join(' ')).toContain(part);
  }
}, 120_000);
