/** JSON-LD contexts of a controller document. */
const contexts = ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'];

/** Path at which did:web expects a host's controller document. */
export const didPath = '/.well-known/did.json';

/**
 * Returns the issuer: the site as a did:web identifier. The colon before a port is percent-encoded (did:web method).
 */
export const issuerDid = (siteUrl: string): string => `did:web:${encodeURIComponent(new URL(siteUrl).host)}`;

/** Returns the id of an issuer's signing key in its controller document. */
export const badgeKeyOf = (did: string): string => `${did}#badge-key`;

/** Returns the id of a site's signing key. */
export const badgeKeyName = (siteUrl: string): string => badgeKeyOf(issuerDid(siteUrl));

/** Returns the public URL of a certificate's credential, which is also the credential's id. */
export const credentialUrl = (siteUrl: string, certificateId: string): string =>
  new URL(`/api/certificates/${certificateId}/credential`, siteUrl).href;

/** Returns the URL of the public page that verifies a certificate. */
export const certificateUrl = (siteUrl: string, certificateId: string): string =>
  new URL(`/certificates/${certificateId}`, siteUrl).href;

/** A public key in a controller document (W3C Controlled Identifiers, section 2.2.2). */
export interface Multikey {
  id: string;
  type: 'Multikey';
  controller: string;
  publicKeyMultibase: string;
}

/** The document at `didPath`: the issuer and the keys that may sign its credentials. */
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
