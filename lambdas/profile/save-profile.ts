import { profile } from '#contract/operations/profile.ts';
import { requireAccount } from '../data/accounts.ts';
import { updateProfile } from '../data/profiles.ts';
import { endpoint } from '../http/endpoint.ts';
import { getIdentity } from '../services/identity.ts';
import { toProfile } from './profile-view.ts';

export const handler = endpoint(profile, 'saveProfile', async ({ body, caller, now }) => {
  await requireAccount(caller.id);
  const [stored, identity] = await Promise.all([
    updateProfile(caller.id, body, now.toISOString()),
    getIdentity(caller.username),
  ]);
  return toProfile(caller.id, stored, identity);
});
