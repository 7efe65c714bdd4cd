import { badgeKeyOf } from '#contract/credential/issuer.ts';
import { toMultibase } from '#contract/credential/multibase.ts';
import type { Proof, ProofOptions } from '#contract/credential/open-badge.ts';
import { signedContent } from '#contract/credential/signed-content.ts';

/** A credential of our issuer: an Open Badge or a status list. */
interface Unsigned {
  '@context': readonly string[];
  issuer: string | { id: string };
  validFrom: string;
}

/**
 * Adds an eddsa-rdfc-2022 proof. `sign` makes the Ed25519 signature. The proof uses the credential's date, so signing
 * again gives the same bytes.
 */
export const signCredential = async <Credential extends Unsigned>(
  credential: Credential,
  sign: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<Credential & { proof: Proof }> => {
  const { issuer, validFrom } = credential;
  const options: ProofOptions = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: validFrom,
    verificationMethod: badgeKeyOf(typeof issuer === 'string' ? issuer : issuer.id),
    proofPurpose: 'assertionMethod',
  };
  const { bytes } = await signedContent(credential, options);
  return { ...credential, proof: { ...options, proofValue: toMultibase(await sign(bytes)) } };
};
