import { expect, test } from '@jest/globals';
import { course as authored } from '#content/courses/prompting-that-works/course.ts';
import { quizzes } from '#content/courses/prompting-that-works/quizzes.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { correctAnswers, courseId, enroll } from '#test/support/learners.ts';
import { type Learner, newLearner, send } from '#test/support/platform.ts';

interface Row {
  sk: string;
  completedLectures?: string[];
  questions?: string[];
  correct?: string[];
  submittedAt?: string;
  verdict?: string;
}

/** Recounts a skill from the author's files and the rows of the export. */
const recount = (skill: string, rows: readonly Row[]) => {
  const taught = authored.sections
    .flatMap((section) => section.lectures)
    .filter((lecture) => lecture.contentType !== 'quiz' && lecture.skills?.includes(skill));
  const lectureIds = taught.map(({ id }) => id);
  const ofLectures = quizzes.filter(({ id }) => id !== 'mastery');
  const asked = ofLectures.flatMap(({ id, questions }) =>
    questions
      .filter((question) => (question.skills ?? [skill]).includes(skill))
      .filter((question) => question.skills || lectureIds.includes(question.lecture ?? ''))
      .map((question) => `${id}/${question.id}`),
  );
  const answers = new Map<string, boolean>();
  const attempts = rows.filter(({ sk }) => sk.startsWith(`QUIZ#${courseId}#`));
  for (const attempt of attempts.sort((a, b) => (a.submittedAt ?? '').localeCompare(b.submittedAt ?? ''))) {
    const quizId = attempt.sk.split('#')[2];
    for (const id of attempt.questions ?? []) answers.set(`${quizId}/${id}`, attempt.correct?.includes(id) ?? false);
  }
  const verdicts = rows.filter(({ sk }) => lectureIds.some((id) => sk.startsWith(`SELF-CHECK#${courseId}#${id}#`)));
  const completed = rows.find(({ sk }) => sk === `ENROLLMENT#${courseId}`)?.completedLectures ?? [];
  return {
    lectures: { total: lectureIds.length, completed: lectureIds.filter((id) => completed.includes(id)).length },
    questions: {
      total: asked.length,
      asked: asked.filter((id) => answers.has(id)).length,
      correct: asked.filter((id) => answers.get(id)).length,
    },
    answered: verdicts.length,
    hadIt: verdicts.filter(({ verdict }) => verdict === 'had-it').length,
  };
};

const mapOf = async (ada: Learner) => (await ada.call('getSkillMap')).courses;

const submit = (ada: Learner, quizId: string, answers: Record<string, string | string[]>) =>
  ada.call('submitQuiz', { params: { courseId, quizId }, body: { answers } });

test('the map equals a recount of the rows in the export, which contains it', async () => {
  const ada = await newLearner();
  const lectures = lecturesInOrder(await enroll(ada)).map(({ lecture }) => lecture);
  for (const { id } of lectures.filter(({ contentType }) => contentType === 'reading').slice(0, 5)) {
    await ada.call('saveCourseProgress', { params: { courseId }, body: { progress: 0, completedLecture: id } });
  }
  const [first = '', second = ''] = quizzes.map(({ id }) => id);
  await submit(ada, first, await correctAnswers(ada, first));
  const right = await correctAnswers(ada, second);
  await submit(ada, second, right);
  const half = Object.entries(await correctAnswers(ada, second)).slice(0, 3);
  await submit(ada, second, Object.fromEntries(half));
  for (const { id, selfChecks = [] } of lectures.filter((lecture) => lecture.selfChecks).slice(0, 2)) {
    for (const [index, check] of selfChecks.entries()) {
      await ada.call('saveSelfCheckAttempt', {
        params: { courseId, lectureId: id },
        body: { questionId: check.id, attempt: 1, answer: '', verdict: index === 0 ? 'had-it' : 'partly' },
      });
    }
  }

  const [course] = await mapOf(ada);
  const exported = await ada.call('exportAccount');
  const rows = exported.rows as unknown as Row[];
  expect(course).toMatchObject({ courseId, title: authored.title });
  expect(course?.skills.map(({ name }) => name)).toEqual(authored.skills.map(({ name }) => name));
  for (const { id, lectures: seen, questions, selfChecks } of course?.skills ?? []) {
    const { answered, hadIt } = selfChecks;
    expect({ lectures: seen, questions, answered, hadIt }).toEqual(recount(id, rows));
  }
  expect(exported.skillMap).toEqual({ courses: [course] });
  const total = (course?.skills ?? []).reduce((sum, { questions }) => sum + questions.correct, 0);
  expect(total).toBeGreaterThan(0);
});

test('a learner without courses has an empty map, and a visitor none', async () => {
  expect(await mapOf(await newLearner())).toEqual([]);
  expect((await send('getSkillMap')).status).toBe(401);
});

test('the map never says which questions a quiz has or which were answered', async () => {
  const ada = await newLearner();
  await enroll(ada);
  const text = JSON.stringify(await mapOf(ada));
  const ids = quizzes.flatMap(({ questions }) => questions.map(({ id }) => `"${id}"`));
  expect(ids.filter((id) => text.includes(id))).toEqual([]);
});
