import { profile } from '#contract/operations/profile.ts';
import { beginErasure, eraseAccount } from '../erasure/erase-account.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(profile, 'deleteAccount', async ({ caller, now }) => {
  await beginErasure(caller, now);
  await eraseAccount(caller, now);
  return { deleted: true as const };
});
