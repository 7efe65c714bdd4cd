import {
  badgeKeyName,
  credentialUrl,
  type IssuerDocument,
  issuerDid,
} from '../../../../../contract/credential/issuer.ts';
import { fromMultibase, fromMultikey } from '../../../../../contract/credential/multibase.ts';
import type { OpenBadge } from '../../../../../contract/credential/open-badge.ts';
import { type SignedContent, signedContent } from '../../../../../contract/credential/signed-content.ts';
import type { Step } from './step.ts';

interface VerificationRequest {
  /** As it was read; nothing about it is believed. */
  credential: OpenBadge;
  certificateId: string;
  /** Origin of the site that claims to have issued it. */
  siteUrl: string;
  /** Reads the site's controller document; rejects when that cannot be had. */
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

const contentOf = async ({ proof, ...document }: OpenBadge): Promise<SignedContent | undefined> => {
  const { proofValue: _signature, ...options } = proof;
  // Whatever the processor refuses could not have been signed.
  return signedContent(document, options).catch(() => undefined);
};

/** Whether the signature fits; undefined where the browser has no Ed25519. */
const verifySignature = async (
  multikey: string,
  signature: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean | undefined> => {
  try {
    const key = await crypto.subtle.importKey('raw', fromMultikey(multikey), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, fromMultibase(signature), bytes);
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? undefined : false;
  }
};

/**
 * Verifies a credential of ours step by step (W3C Data Integrity, section 4.4, with the cryptosuite eddsa-rdfc-2022).
 * Gives each step as it is done, and ends at the first that did not pass.
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
  else yield { name: 'content', outcome: 'failed', detail: 'Parts of it have no defined meaning.' };
  if (!content) return;

  const isValid = await verifySignature(key, credential.proof.proofValue, content.bytes);
  if (isValid === undefined) yield { name: 'signature', outcome: 'unavailable', detail: 'No Ed25519 in this browser.' };
  else yield { name: 'signature', outcome: isValid ? 'passed' : 'failed', detail: 'Ed25519, eddsa-rdfc-2022' };
}
