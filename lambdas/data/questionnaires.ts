import type { Questionnaire } from '#contract/schemas/learner.ts';
import { key } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

interface QuestionnaireRow {
  questionnaire: Questionnaire;
  updatedAt: string;
}

const rowKey = (learnerId: string) => ({ pk: learnerId, sk: key('QUESTIONNAIRE') });

/** L19: reads a learner's answers to the questionnaire. */
export const getQuestionnaire = (learnerId: string): Promise<QuestionnaireRow | undefined> =>
  learnersTable.get<QuestionnaireRow>(rowKey(learnerId));

/** L20: replaces the answers. */
export const putQuestionnaire = (learnerId: string, row: QuestionnaireRow): Promise<void> =>
  learnersTable.put({ ...rowKey(learnerId), ...row });
