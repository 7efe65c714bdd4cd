import type { Revocation } from '#contract/schemas/learner.ts';
import {
  type RevocableCertificate,
  type RevocationRow,
  revocationKey,
  revocationsPartition,
  toRevocationRow,
} from '#contract/storage/revocation-rows.ts';
import { learnersTable } from './table.ts';

/** L133: reads whether and why a certificate is revoked. */
export const getRevocation = async (certificate: RevocableCertificate): Promise<Revocation | undefined> => {
  const row = await learnersTable.get<RevocationRow>(revocationKey(certificate));
  return row && { revokedAt: row.revokedAt, reason: row.reason };
};

/** L134: revokes a certificate for good, and returns its revocation: the first one stays. */
export const putRevocation = async (certificate: RevocableCertificate, revocation: Revocation): Promise<Revocation> => {
  const isFirst = await learnersTable.putIfAbsent({ ...toRevocationRow(certificate, revocation) });
  return (isFirst ? undefined : await getRevocation(certificate)) ?? revocation;
};

/** L135: lists the indexes of revoked certificates in a status list, in ascending order. */
export const listRevokedIndexes = async (list: number): Promise<number[]> => {
  const rows = await learnersTable.queryPartition<RevocationRow>(revocationsPartition(list));
  return rows.flatMap(({ index }) => index ?? []).sort((a, b) => a - b);
};
