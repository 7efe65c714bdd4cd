import { type AnswersRow, catalogKeys } from '../../contract/storage/catalog-rows.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';
import { catalogTable } from './table.ts';

const cachedAnswers = ttlCache(5, (cacheKey) => {
  const [courseId = '', quizId = ''] = cacheKey.split('/');
  return catalogTable.get<AnswersRow>(catalogKeys.answers(courseId, quizId));
});

/** C4: what is right in a quiz. Only the roles of grading calls can read this partition (reliability rule R12). */
export const findAnswerKeys = async (courseId: string, quizId: string): Promise<AnswersRow['answers'] | undefined> =>
  (await cachedAnswers(`${courseId}/${quizId}`))?.answers;
