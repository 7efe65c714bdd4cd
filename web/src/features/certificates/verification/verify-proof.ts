import { fromMultibase, fromMultikey } from '#contract/credential/multibase.ts';
import type { Proof } from '#contract/credential/open-badge.ts';
import { type SignedContent, signedContent } from '#contract/credential/signed-content.ts';

/** A signed credential of our issuer: an Open Badge or a status list. */
export interface Signed {
  '@context': readonly string[];
  proof: Proof;
}

/**
 * Returns the bytes that a proof signs; undefined when the processor rejects the document, which then cannot have been
 * signed.
 */
export const contentOf = async ({ proof, ...document }: Signed): Promise<SignedContent | undefined> => {
  const { proofValue: _signature, ...options } = proof;
  return signedContent(document, options).catch(() => undefined);
};

/** Verifies the signature; returns undefined when the browser does not support Ed25519. */
export const verifySignature = async (
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
