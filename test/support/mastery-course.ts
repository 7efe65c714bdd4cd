import type { QuizQuestion } from '#content/define.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { type Learner, newLearner } from './platform.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Text ${id}` }));

/** Questions of four kinds whose explanations no response may contain. */
const questionsOf = (skill: string, prefix: string): QuizQuestion[] => {
  const base = (number: number) => ({
    id: `${prefix}-${number}`,
    prompt: `${prefix}, question ${number}?`,
    explanation: `Secret of ${prefix}-${number}.`,
    skills: [skill],
  });
  return [
    { ...base(1), kind: 'single', options, answer: 'a' },
    { ...base(2), kind: 'multiple', options, answer: ['b', 'c'] },
    { ...base(3), kind: 'numeric', answer: 987_654 },
    { ...base(4), kind: 'text', accepted: ['xylophone'] },
  ];
};

const rightByKind = { 1: 'a', 2: ['b', 'c'], 3: '987654', 4: 'xylophone' } as const;

/** Returns the correct answers to questions of the course with these ids. */
export const correctAnswers = (ids: readonly string[]): Record<string, string | string[]> =>
  Object.fromEntries(
    ids.map((id) => {
      const right = rightByKind[Number(id.at(-1)) as 1];
      return [id, typeof right === 'string' ? right : [...(right as readonly string[])]];
    }),
  );

/** Returns wrong answers that contain nothing of the key. */
export const wrongAnswers = (ids: readonly string[]): Record<string, string | string[]> =>
  Object.fromEntries(ids.map((id) => [id, /[12]$/.test(id) ? 'd' : 'no']));

/** A free course of a video, a reading and a quiz with two skills, and four questions on each for its mastery check. */
export const masteryCourse = (id: string): CheckedCourse =>
  checked({
    ...smallCourse(({ course, quizzes }) => {
      Object.assign(course, { id, price: 0 });
      course.skills = [
        { id: 'one', name: 'One thing' },
        { id: 'two', name: 'Two things' },
      ];
      const [start, read] = course.sections[0]?.lectures ?? [];
      Object.assign(start ?? {}, { skills: ['one'] });
      Object.assign(read ?? {}, { skills: ['two'] });
      const [quiz] = quizzes;
      if (quiz) quiz.questions = [...questionsOf('one', 'quiz-one'), ...questionsOf('two', 'quiz-two')];
      const questions = [...questionsOf('one', 'mastery-one'), ...questionsOf('two', 'mastery-two')];
      quizzes.push({ id: 'mastery', title: 'Mastery check', questions });
    }),
    id,
    directory: id,
  });

/** Creates a learner who has completed such a course within seconds, with every answer right. */
export const newMasteryGraduate = async (courseId: string): Promise<Learner> => {
  const ada = await newLearner();
  const params = { courseId };
  await ada.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  await ada.call('enroll', { params });
  for (const completedLecture of ['start', 'read']) {
    await ada.call('saveCourseProgress', { params, body: { progress: 0, completedLecture } });
  }
  const quizParams = { ...params, quizId: 'check' };
  const { questions } = await ada.call('getQuiz', { params: quizParams });
  const answers = correctAnswers(questions.map(({ id }) => id));
  await ada.call('submitQuiz', { params: quizParams, body: { answers } });
  await ada.call('completeCourse', { params });
  return ada;
};
