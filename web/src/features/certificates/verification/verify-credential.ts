import { badgeKeyName, credentialUrl, type IssuerDocument, issuerDid } from '#contract/credential/issuer.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { checkStatus, type StatusSources } from './check-status.ts';
import type { Step } from './step.ts';
import { contentOf, verifySignature } from './verify-proof.ts';

interface VerificationRequest extends StatusSources {
  /** Untrusted, as received. */
  credential: OpenBadge;
  certificateId: string;
  /** Origin of the site that claims to have issued it. */
  siteUrl: string;
  /** Reads the site's controller document; rejects when it is unavailable. */
  readIssuer: () => Promise<IssuerDocument>;
}

const namesThisIssuer = ({ credential, certificateId, siteUrl }: VerificationRequest): boolean => {
  const { id, issuer, proof } = credential;
  return (
    id === credentialUrl(siteUrl, certificateId) &&
    issuer?.id === issuerDid(siteUrl) &&
    proof?.type === 'DataIntegrityProof' &&
    proof.cryptosuite === 'eddsa-rdfc-2022' &&
    proof.proofPurpose === 'assertionMethod' &&
    proof.verificationMethod === badgeKeyName(siteUrl)
  );
};

const keyFor = (name: string, issuer: IssuerDocument): string | undefined =>
  issuer.assertionMethod.includes(name)
    ? issuer.verificationMethod.find(({ id }) => id === name)?.publicKeyMultibase
    : undefined;

/**
 * Verifies a credential of this site step by step (W3C Data Integrity, section 4.4, with the cryptosuite
 * eddsa-rdfc-2022). Yields each finished step and ends at the first failure.
 */
export async function* verifyCredential(request: VerificationRequest): AsyncGenerator<Step> {
  const { credential, siteUrl, readIssuer } = request;
  const isIssuedHere = namesThisIssuer(request);
  yield { name: 'issuer', outcome: isIssuedHere ? 'passed' : 'failed', detail: credential.issuer?.id ?? '' };
  if (!isIssuedHere) return;

  const issuer = await readIssuer().catch(() => undefined);
  const key = issuer && keyFor(badgeKeyName(siteUrl), issuer);
  if (!issuer) yield { name: 'key', outcome: 'unavailable', detail: 'The published key could not be loaded.' };
  else yield { name: 'key', outcome: key ? 'passed' : 'failed', detail: key ?? 'The site does not publish this key.' };
  if (!key) return;

  const content = await contentOf(credential);
  if (content) yield { name: 'content', outcome: 'passed', detail: `${content.statements} statements, SHA-256` };
  else yield { name: 'content', outcome: 'failed', detail: 'Some of its terms are undefined.' };
  if (!content) return;

  const isValid = await verifySignature(key, credential.proof.proofValue, content.bytes);
  if (isValid === undefined)
    yield { name: 'signature', outcome: 'unavailable', detail: 'This browser does not support Ed25519.' };
  else yield { name: 'signature', outcome: isValid ? 'passed' : 'failed', detail: 'Ed25519, eddsa-rdfc-2022' };
  if (isValid) yield await checkStatus(credential, request, siteUrl, key);
}
