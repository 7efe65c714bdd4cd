import { profile } from '#contract/operations/profile.ts';
import { requireAccount } from '../data/accounts.ts';
import { putQuestionnaire } from '../data/questionnaires.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(profile, 'saveQuestionnaire', async ({ body, caller, now }) => {
  await requireAccount(caller.id);
  const row = { questionnaire: body, updatedAt: now.toISOString() };
  await putQuestionnaire(caller.id, row);
  return row;
});
