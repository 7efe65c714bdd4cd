import { badgeKeyName } from '#contract/credential/issuer.ts';
import { toMultibase } from '#contract/credential/multibase.ts';
import type { OpenBadge, ProofOptions, UnsignedBadge } from '#contract/credential/open-badge.ts';
import { signedContent } from '#contract/credential/signed-content.ts';

/**
 * Adds an eddsa-rdfc-2022 proof. `sign` makes the Ed25519 signature. The proof uses the credential's date, so signing
 * again gives the same bytes.
 */
export const signCredential = async (
  credential: UnsignedBadge,
  sign: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<OpenBadge> => {
  const options: ProofOptions = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: credential.validFrom,
    verificationMethod: badgeKeyName(credential.issuer.url),
    proofPurpose: 'assertionMethod',
  };
  const { bytes } = await signedContent(credential, options);
  return { ...credential, proof: { ...options, proofValue: toMultibase(await sign(bytes)) } };
};
