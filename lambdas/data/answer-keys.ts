import { type AnswersRow, catalogueKeys } from '../../contract/catalogue-rows.ts';
import { Problem } from '../../contract/problem.ts';
import { remember } from '../services/remember.ts';
import { catalogueTable } from './table.ts';

const answers = remember(5, (place) => {
  const [courseId = '', quizId = ''] = place.split('/');
  return catalogueTable.get<AnswersRow>(catalogueKeys.answers(courseId, quizId));
});

/** C4: what is right in a quiz. Only the roles of grading calls can read this partition (reliability rule R12). */
export const requireAnswerKeys = async (courseId: string, quizId: string): Promise<AnswersRow['answers']> => {
  const row = await answers(`${courseId}/${quizId}`);
  if (!row) throw new Problem('not-found', 'Quiz not found.');
  return row.answers;
};
