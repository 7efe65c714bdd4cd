import { catalogKeys } from '#contract/storage/catalog-rows.ts';
import type { AnswersRow } from '#contract/storage/quiz-rows.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';
import { catalogTable } from './table.ts';

const cachedAnswers = ttlCache(5, (cacheKey) => {
  const [courseId = '', quizId = ''] = cacheKey.split('/');
  return catalogTable.get<AnswersRow>(catalogKeys.answers(courseId, quizId));
});

/**
 * C4: reads the correct answers of a quiz. Only grading roles can read this partition
 * (docs/reliability.md#answer-keys).
 */
export const findAnswerKeys = async (courseId: string, quizId: string): Promise<AnswersRow['answers'] | undefined> =>
  (await cachedAnswers(`${courseId}/${quizId}`))?.answers;
