import { profile } from '#contract/operations/profile.ts';
import { getStoredProfile, putProfileIfAbsent } from '../data/profiles.ts';
import { endpoint } from '../http/endpoint.ts';
import { getIdentity } from '../services/identity.ts';
import { toProfile } from './profile-view.ts';

export const handler = endpoint(profile, 'getProfile', async ({ caller, now }) => {
  const [stored, identity] = await Promise.all([getStoredProfile(caller.id), getIdentity(caller.username)]);
  if (stored) return toProfile(caller.id, stored, identity);
  const first = { joinedAt: now.toISOString() };
  await putProfileIfAbsent(caller.id, first);
  return toProfile(caller.id, first, identity);
});
