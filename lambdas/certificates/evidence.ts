import type { Evidence } from '#contract/credential/open-badge.ts';
import { completionThreshold } from '#contract/rules/progress.ts';
import type { CourseRow, StoredQuizSummary } from '#contract/storage/catalog-rows.ts';
import type { Attempt } from '../data/quiz-attempts.ts';

/** A quiz of the course with the learner's attempts. */
export interface QuizRecord {
  quiz: StoredQuizSummary;
  attempts: readonly Attempt[];
}

const createEvidence = (name: string, narrative: string, genre: string): Evidence => ({
  type: ['Evidence'],
  name,
  narrative,
  genre,
});

const lecturesCompleted = ({ lectureCount }: CourseRow, completedAt: string): Evidence => {
  const day = new Date(completedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const criteria = `A lesson is completed by reaching ${completionThreshold * 100}% of its video, passing its quiz, or marking it as done.`;
  return createEvidence(`All ${lectureCount} lectures`, `Completed on ${day}. ${criteria}`, 'Lectures');
};

/** Returns the best attempt if it passed. */
const quizPassed = ({ quiz, attempts }: QuizRecord): Evidence[] => {
  const best = Math.max(...attempts.filter(({ passed }) => passed).map(({ score }) => score));
  if (!Number.isFinite(best)) return [];
  return [createEvidence(`Quiz: ${quiz.title}`, `Passed with ${best}%; ${quiz.passMark}% was needed.`, 'Quiz')];
};

/** Lists how the learner met the criteria: the lectures and each passed quiz. */
export const evidenceOf = (input: {
  course: CourseRow;
  completedAt: string;
  quizzes: readonly QuizRecord[];
}): Evidence[] => [lecturesCompleted(input.course, input.completedAt), ...input.quizzes.flatMap(quizPassed)];
