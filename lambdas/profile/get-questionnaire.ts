import { getQuestionnaire } from '../data/questionnaires.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint('getQuestionnaire', async ({ caller }) => {
  const stored = await getQuestionnaire(caller.id);
  return stored ?? { questionnaire: null };
});
