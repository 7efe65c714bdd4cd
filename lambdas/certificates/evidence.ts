import type { CatalogueDetailRow, StoredQuizSummary } from '../../contract/catalogue-rows.ts';
import type { Evidence } from '../../contract/credential/open-badge.ts';
import { completedShare } from '../../contract/rules/progress.ts';
import type { Attempt } from '../data/quiz-attempts.ts';

/** A quiz of the course with what this learner did in it. */
export interface QuizRecord {
  quiz: StoredQuizSummary;
  attempts: readonly Attempt[];
}

const evidence = (name: string, narrative: string, genre: string): Evidence => ({
  type: ['Evidence'],
  name,
  narrative,
  genre,
});

const lecturesCompleted = ({ lectureCount }: CatalogueDetailRow, completedAt: string): Evidence => {
  const day = new Date(completedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const rule = `A lecture is completed by reaching ${completedShare * 100}% of its video, passing its quiz, or marking it as done.`;
  return evidence(`All ${lectureCount} lectures`, `Completed on ${day}. ${rule}`, 'Lectures');
};

/** The best attempt, when it passed. */
const quizPassed = ({ quiz, attempts }: QuizRecord): Evidence[] => {
  const best = Math.max(...attempts.filter(({ passed }) => passed).map(({ score }) => score));
  if (!Number.isFinite(best)) return [];
  return [evidence(`Quiz: ${quiz.title}`, `Passed with ${best}%; ${quiz.passMark}% was needed.`, 'Quiz')];
};

/** How the criteria were met: the lectures, and each quiz that was passed. */
export const evidenceOf = (facts: {
  course: CatalogueDetailRow;
  completedAt: string;
  quizzes: readonly QuizRecord[];
}): Evidence[] => [lecturesCompleted(facts.course, facts.completedAt), ...facts.quizzes.flatMap(quizPassed)];
