import { questionsPerSkill } from '#contract/rules/mastery.ts';
import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';
import type { Course, QuizDefinition } from '../define.ts';
import { questionSkills, taughtSkills } from '../skills.ts';
import type { Report } from './checked-course.ts';
import { findDuplicates, locatedLectures, questionLocation } from './locations.ts';

/** Questions that must test each skill of a course with quizzes, so that a learner can show it more than once. */
const minQuestionsPerSkill = 2;

const requireKnown = (ids: readonly string[], known: readonly string[], location: string, report: Report): void => {
  for (const id of ids.filter((id) => !known.includes(id))) report(location, `unknown skill "${id}"`);
  for (const id of findDuplicates(ids)) report(location, `it names the skill "${id}" twice`);
};

/** Quiz settings that do not apply to a mastery check. */
const quizSettings = ['passMark', 'attempts', 'cooldownMinutes', 'reveal', 'draw'] as const;

/** Checks the quiz of the mastery check: no lecture shows it, and it can test each skill in two checks. */
const checkMasteryQuiz = (course: Course, quizzes: QuizDefinition[], report: Report): void => {
  const location = `quiz ${masteryQuizId}`;
  for (const { lecture, location: at } of locatedLectures(course))
    if (lecture.contentType === 'quiz' && lecture.quiz === masteryQuizId)
      report(at, `the quiz "${masteryQuizId}" is only for the mastery check`);
  const pool = quizzes.find(({ id }) => id === masteryQuizId);
  if (!pool) return;
  for (const setting of quizSettings)
    if (pool[setting] !== undefined) report(location, `a mastery check has no "${setting}"`);
  const prompts = quizzes.flatMap(({ id, questions }) =>
    questions.map(({ prompt }) => ({ id, prompt: prompt.trim() })),
  );
  pool.questions.forEach(({ prompt }, index) => {
    const other = prompts.find((candidate) => candidate.id !== masteryQuizId && candidate.prompt === prompt.trim());
    if (other) report(questionLocation(masteryQuizId, index), `the quiz "${other.id}" has the same prompt`);
  });
  for (const { id } of course.skills) {
    const count = pool.questions.filter((question) => questionSkills(course, question).includes(id)).length;
    if (count < 2 * questionsPerSkill)
      report(location, `the skill "${id}" needs ${2 * questionsPerSkill} questions; ${count} ask it`);
  }
};

/** Checks that lectures and questions name skills of the course, and that each skill is taught and asked. */
export const checkSkills = (course: Course, quizzes: QuizDefinition[], report: Report): void => {
  const ids = course.skills.map(({ id }) => id);
  for (const id of findDuplicates(ids)) report('', `two skills have the id "${id}"`);
  for (const name of findDuplicates(course.skills.map(({ name }) => name)))
    report('', `two skills have the name "${name}"`);

  const lectures = locatedLectures(course);
  for (const { lecture, location } of lectures) requireKnown(taughtSkills(lecture), ids, location, report);
  for (const { id, questions } of quizzes)
    questions.forEach((question, index) => {
      requireKnown(question.skills ?? [], ids, questionLocation(id, index), report);
    });

  const taught = lectures.flatMap(({ lecture }) => taughtSkills(lecture));
  const askedIn = (asking: readonly QuizDefinition[]): string[] =>
    asking.flatMap(({ questions }) => questions.flatMap((question) => questionSkills(course, question)));
  const lectureQuizzes = quizzes.filter((quiz) => quiz.id !== masteryQuizId);
  const asked = askedIn(lectureQuizzes);
  for (const id of ids) {
    if (!taught.includes(id)) report('', `no lecture teaches the skill "${id}"`);
    const count = asked.filter((skill) => skill === id).length;
    if (lectureQuizzes.length > 0 && count < minQuestionsPerSkill)
      report('', `the skill "${id}" needs ${minQuestionsPerSkill} questions; the quizzes ask it in ${count}`);
  }
  checkMasteryQuiz(course, quizzes, report);
};
