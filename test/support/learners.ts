import { quizzes } from '#content/courses/prompting-that-works/quizzes.ts';
import type { QuizDefinition } from '#content/define.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseContent } from '#contract/schemas/content.ts';
import type { Answers } from '#contract/schemas/quiz.ts';
import { answeredNotebook } from './answered-notebook.ts';
import { prepareSubmission } from './assignments.ts';
import { type Learner, newLearner } from './platform.ts';

/** A free course with videos, readings and quizzes. */
export const courseId = 'prompting-that-works';

/** A quiz with a time limit, in another free course. */
export const timedQuiz = { courseId: 'interviewing-for-ai-roles', quizId: 'interviewing' };

/** Enrolls a learner in that course, or another free one, and reads its content. */
export const enroll = async (learner: Learner, params = { courseId }): Promise<CourseContent> => {
  await learner.call('enroll', { params });
  return learner.call('getCourseContent', { params });
};

interface CourseQuizzes {
  courseId: string;
  quizzes: QuizDefinition[];
  /** Exercises by notebook; needed where a notebook is completed by its checks only. */
  notebooks?: CheckedCourse['notebooks'];
}

/** Returns the correct answers to all questions of an author's quiz, even to those that an attempt does not draw. */
const allAnswers = (authored: QuizDefinition[], quizId: string): Answers => {
  const quiz = authored.find(({ id }) => id === quizId);
  if (!quiz) throw new Error(`There is no quiz ${quizId}.`);
  return Object.fromEntries(
    quiz.questions.map((question) => {
      if (question.kind === 'text') return [question.id, question.accepted[0] ?? ''];
      if (question.kind === 'numeric') return [question.id, String(question.answer)];
      return [question.id, question.kind === 'code' ? question.solution : question.answer];
    }),
  );
};

/** Returns the correct answers to questions of an author's quiz. */
export const answersTo = (
  questions: readonly { id: string }[],
  quizId: string,
  authored: QuizDefinition[] = quizzes,
): Answers => {
  const all = allAnswers(authored, quizId);
  return Object.fromEntries(questions.map(({ id }) => [id, all[id] ?? '']));
};

/** Returns the correct answers to the questions that a learner's next attempt draws; starts it if it is timed. */
export const correctAnswers = async (
  learner: Learner,
  quizId: string,
  authored: CourseQuizzes = { courseId, quizzes },
): Promise<Answers> => {
  const input = { params: { courseId: authored.courseId, quizId } };
  const { questions, timeLimitMinutes, nextAttempt } = await learner.call('getQuiz', input);
  const isTimed = timeLimitMinutes !== undefined;
  const body = { attempt: nextAttempt, time: 'standard' as const };
  const asked = isTimed ? (await learner.call('startQuiz', { ...input, body })).questions : questions;
  return answersTo(asked, quizId, authored.quizzes);
};

/** Finds the first lecture of a kind, with its position. */
export const firstLecture = (content: CourseContent, contentType: 'video' | 'reading' | 'quiz') => {
  const match = lecturesInOrder(content).find(({ lecture }) => lecture.contentType === contentType);
  if (!match) throw new Error(`The course has no ${contentType}.`);
  return match;
};

/** Completes every lecture: passes quizzes and required checks, submits assignments, and marks all others by hand. */
export const completeLectures = async (
  learner: Learner,
  content: CourseContent,
  authored: CourseQuizzes = { courseId, quizzes },
): Promise<void> => {
  const params = { courseId: authored.courseId };
  for (const { lecture } of lecturesInOrder(content)) {
    if (lecture.contentType === 'quiz') {
      const quizId = lecture.quizId ?? '';
      const answers = await correctAnswers(learner, quizId, authored);
      await learner.call('submitQuiz', { params: { ...params, quizId }, body: { answers } });
    } else if (lecture.contentType === 'assignment') {
      const input = await prepareSubmission(learner, { ...params, lectureId: lecture.id }, lecture.rubric);
      await learner.call('submitAssignment', input);
    } else if (lecture.requiresChecks) {
      const exercises = authored.notebooks?.[lecture.id] ?? [];
      const notebook = answeredNotebook(
        exercises,
        exercises.map(({ solution }) => solution),
      );
      const input = { ...params, lectureId: lecture.id };
      const { version } = await learner.call('saveNotebook', {
        params: input,
        body: { basedOn: 0, notebook, pin: true },
      });
      await learner.call('verifyNotebook', { params: input, body: { version } });
    } else {
      await learner.call('saveCourseProgress', { params, body: { progress: 0, completedLecture: lecture.id } });
    }
  }
};

/** Creates a learner of this name who has finished a free course and can request the certificate. */
export const newGraduate = async (name: string, authored: CourseQuizzes = { courseId, quizzes }): Promise<Learner> => {
  const learner = await newLearner();
  const params = { courseId: authored.courseId };
  await learner.call('saveProfile', { body: { name } });
  await completeLectures(learner, await enroll(learner, params), authored);
  await learner.call('completeCourse', { params });
  return learner;
};

/** Sends something `count` times concurrently and returns all outcomes. */
export const concurrently = <Value>(count: number, send: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));
