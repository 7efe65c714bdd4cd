import { badgeKeyName, issuerDid } from '#contract/credential/issuer.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { type CredentialStatus, isSetInStatusList, type UnsignedStatusList } from '#contract/credential/status-list.ts';
import type { Revocation } from '#contract/schemas/learner.ts';
import type { Step } from './step.ts';
import { contentOf, type Signed, verifySignature } from './verify-proof.ts';

export type StatusList = UnsignedStatusList & Signed;

/** The issuer's two sources of revocations; both reject when the source is unavailable. */
export interface StatusSources {
  /** Reads when and why this certificate was revoked. */
  readStatus: () => Promise<{ revocation?: Revocation | undefined }>;
  /** Reads a status list credential. */
  readStatusList: (url: string) => Promise<StatusList>;
}

/** Returns whether a verified status list says that the credential is revoked. Throws when the list is not genuine. */
const isListed = async (entry: CredentialStatus, list: StatusList, siteUrl: string, key: string): Promise<boolean> => {
  const { id, issuer, proof, credentialSubject } = list;
  const isOurs =
    id === entry.statusListCredential &&
    issuer === issuerDid(siteUrl) &&
    proof.verificationMethod === badgeKeyName(siteUrl) &&
    proof.proofPurpose === 'assertionMethod' &&
    credentialSubject.statusPurpose === entry.statusPurpose;
  const content = isOurs ? await contentOf(list) : undefined;
  if (!content || !(await verifySignature(key, proof.proofValue, content.bytes))) {
    throw new Error('The status list is not signed by the issuer.');
  }
  return isSetInStatusList(credentialSubject.encodedList, Number(entry.statusListIndex));
};

/**
 * Checks whether a certificate with a valid signature is revoked: in the status list that it names, whose signature is
 * verified with the same key, and with the issuer's API, the only source for older certificates.
 */
export const checkStatus = async (
  { credentialStatus: entry }: OpenBadge,
  { readStatus, readStatusList }: StatusSources,
  siteUrl: string,
  key: string,
): Promise<Step> => {
  const [stated, listed] = await Promise.allSettled([
    readStatus(),
    entry ? readStatusList(entry.statusListCredential).then((list) => isListed(entry, list, siteUrl, key)) : false,
  ]);
  const revocation = stated.status === 'fulfilled' ? stated.value.revocation : undefined;
  const name = 'status';
  const source = entry
    ? `Entry ${entry.statusListIndex} of ${entry.statusListCredential}`
    : 'No entry in a status list';
  if (revocation || (listed.status === 'fulfilled' && listed.value)) {
    return { name, outcome: 'failed', detail: source, revocation };
  }
  return stated.status === 'fulfilled' && listed.status === 'fulfilled'
    ? { name, outcome: 'passed', detail: source }
    : { name, outcome: 'unavailable', detail: 'The status could not be loaded or verified.' };
};
