import { profile } from '#contract/operations/profile.ts';
import { endpoint } from '../http/endpoint.ts';
import { endSessions } from '../services/identity.ts';

export const handler = endpoint(profile, 'signOutEverywhere', async ({ caller }) => {
  await endSessions(caller.username);
  return { signedOut: true as const };
});
