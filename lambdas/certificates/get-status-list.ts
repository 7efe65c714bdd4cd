import { buildStatusList } from '#contract/credential/status-list.ts';
import { certificates } from '#contract/operations/certificates.ts';
import { Problem } from '#contract/problem.ts';
import { listRevokedIndexes } from '../data/revocations.ts';
import { getOpenStatusList } from '../data/status-lists.ts';
import { endpoint } from '../http/endpoint.ts';
import { environment } from '../runtime/environment.ts';
import { signWithBadgeKey } from '../services/badge-key.ts';
import { signCredential } from './sign-credential.ts';

/** How long the same signature is returned, in milliseconds, unless a certificate is revoked. */
const signatureMs = 10 * 60_000;

const sign = async (list: number, indexes: readonly number[], from: Date) =>
  signCredential(await buildStatusList(environment('SITE_URL'), list, indexes, from), signWithBadgeKey);

/** The last signed version of each list, so that a flood of requests does not reach KMS. */
const signedLists = new Map<number, { version: string; signed: ReturnType<typeof sign> }>();

const signOnce = (list: number, indexes: readonly number[], now: Date): ReturnType<typeof sign> => {
  const from = new Date(Math.floor(now.getTime() / signatureMs) * signatureMs);
  const version = `${from.toISOString()} ${indexes.join()}`;
  const known = signedLists.get(list);
  if (known?.version === version) return known.signed;
  const signed = sign(list, indexes, from);
  signedLists.set(list, { version, signed });
  signed.catch(() => signedLists.delete(list));
  return signed;
};

/** Derives the list from the rows at each request, so that no stored copy has to be kept up to date. */
export const handler = endpoint(certificates, 'getStatusList', async ({ params: { statusList }, now }) => {
  const [openList, indexes] = await Promise.all([getOpenStatusList(), listRevokedIndexes(statusList)]);
  if (statusList > openList) throw new Problem('not-found', 'There is no such status list.');
  return { ...(await signOnce(statusList, indexes, now)) };
});
