/** Contexts of a controller document. */
const contexts = ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'];

/** Where did:web looks for the controller document of a host. */
export const didPath = '/.well-known/did.json';

/** Who signs: the site itself, as a did:web identifier. The colon before a port is percent-encoded (did:web method). */
export const issuerDid = (siteUrl: string): string => `did:web:${encodeURIComponent(new URL(siteUrl).host)}`;

/** The key that signs, by its name in the controller document. */
export const badgeKeyName = (siteUrl: string): string => `${issuerDid(siteUrl)}#badge-key`;

/** Public address of a certificate's credential, which is also the credential's own id. */
export const credentialUrl = (siteUrl: string, certificateId: string): string =>
  new URL(`/api/certificates/${certificateId}/credential`, siteUrl).href;

/** The public half of a key, as controller documents write it (W3C Controlled Identifiers, section 2.2.2). */
export interface Multikey {
  id: string;
  type: 'Multikey';
  controller: string;
  publicKeyMultibase: string;
}

/** What `didPath` answers: who the issuer is, and which key may sign credentials for it. */
export interface IssuerDocument {
  '@context': string[];
  id: string;
  verificationMethod: Multikey[];
  assertionMethod: string[];
}

export const issuerDocument = (siteUrl: string, publicKeyMultibase: string): IssuerDocument => {
  const [id, key] = [issuerDid(siteUrl), badgeKeyName(siteUrl)];
  return {
    '@context': contexts,
    id,
    verificationMethod: [{ id: key, type: 'Multikey', controller: id, publicKeyMultibase }],
    assertionMethod: [key],
  };
};
