import { key } from '../../contract/keys.ts';
import type { Questionnaire } from '../../contract/schemas/learner.ts';
import { learnersTable } from './table.ts';

interface QuestionnaireRow {
  questionnaire: Questionnaire;
  updatedAt: string;
}

const address = (learnerId: string) => ({ pk: learnerId, sk: key('QUESTIONNAIRE') });

/** L19: my answers to the questionnaire. */
export const getQuestionnaire = (learnerId: string): Promise<QuestionnaireRow | undefined> =>
  learnersTable.get<QuestionnaireRow>(address(learnerId));

/** L20: replaces them whole. */
export const putQuestionnaire = (learnerId: string, row: QuestionnaireRow): Promise<void> =>
  learnersTable.put({ ...address(learnerId), ...row });
