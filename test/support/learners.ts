import { quizzes } from '#content/courses/prompting-that-works/quizzes.ts';
import type { QuizDefinition } from '#content/define.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseContent } from '#contract/schemas/content.ts';
import type { Answers } from '#contract/schemas/quiz.ts';
import { type Learner, newLearner } from './platform.ts';

/** A free course with videos, readings and quizzes. */
export const courseId = 'prompting-that-works';

/** Enrolls a learner in that course and reads its content. */
export const enroll = async (learner: Learner): Promise<CourseContent> => {
  await learner.call('enroll', { params: { courseId } });
  return learner.call('getCourseContent', { params: { courseId } });
};

interface CourseQuizzes {
  courseId: string;
  quizzes: QuizDefinition[];
}

/** Returns the right answers to all questions of an author's quiz, also to those that an attempt does not draw. */
const allAnswers = (authored: QuizDefinition[], quizId: string): Answers => {
  const quiz = authored.find(({ id }) => id === quizId);
  if (!quiz) throw new Error(`There is no quiz ${quizId}.`);
  return Object.fromEntries(
    quiz.questions.map((question) => [
      question.id,
      question.kind === 'text'
        ? (question.accepted[0] ?? '')
        : question.kind === 'numeric'
          ? String(question.answer)
          : question.answer,
    ]),
  );
};

/** Returns the right answers to the questions that a learner's next attempt draws. */
export const correctAnswers = async (
  learner: Learner,
  quizId: string,
  authored: CourseQuizzes = { courseId, quizzes },
): Promise<Answers> => {
  const { questions } = await learner.call('getQuiz', { params: { courseId: authored.courseId, quizId } });
  const all = allAnswers(authored.quizzes, quizId);
  return Object.fromEntries(questions.map(({ id }) => [id, all[id] ?? '']));
};

/** Finds the first lecture of a kind, with its position. */
export const firstLecture = (content: CourseContent, contentType: 'video' | 'reading' | 'quiz') => {
  const match = lecturesInOrder(content).find(({ lecture }) => lecture.contentType === contentType);
  if (!match) throw new Error(`The course has no ${contentType}.`);
  return match;
};

/** Completes every lecture, passing the quizzes. */
export const completeLectures = async (learner: Learner, content: CourseContent): Promise<void> => {
  for (const { lecture } of lecturesInOrder(content)) {
    if (lecture.contentType === 'quiz') {
      const quizId = lecture.quizId ?? '';
      const answers = await correctAnswers(learner, quizId);
      await learner.call('submitQuiz', { params: { courseId, quizId }, body: { answers } });
    } else {
      await learner.call('saveCourseProgress', {
        params: { courseId },
        body: { progress: 0, completedLecture: lecture.id },
      });
    }
  }
};

/** Creates a learner of this name who has finished the course and can request the certificate. */
export const newGraduate = async (name: string): Promise<Learner> => {
  const learner = await newLearner();
  await learner.call('saveProfile', { body: { name } });
  await completeLectures(learner, await enroll(learner));
  await learner.call('completeCourse', { params: { courseId } });
  return learner;
};

/** Sends something `count` times concurrently and returns all outcomes. */
export const concurrently = <Value>(count: number, send: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));
