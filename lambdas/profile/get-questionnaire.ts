import { profile } from '#contract/operations/profile.ts';
import { getQuestionnaire } from '../data/questionnaires.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(profile, 'getQuestionnaire', async ({ caller }) => {
  const stored = await getQuestionnaire(caller.id);
  return stored ?? { questionnaire: null };
});
