import type { CredentialStatus } from './status-list.ts';

/** Contexts of our credentials, in the order the data model requires. A term in neither cannot be signed. */
export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** An identifier of the holder; `identityHash` is plain text unless `hashed`. */
export interface IdentityObject {
  type: 'IdentityObject';
  hashed: boolean;
  /** When hashed: `sha256$` and the hex digest of the text followed by the salt. */
  identityHash: string;
  identityType: 'emailAddress' | 'name';
  salt?: string;
}

/** Evidence that a criterion was met. */
export interface Evidence {
  type: ['Evidence'];
  name: string;
  narrative: string;
  genre: string;
}

/** The achievement: a version of a course, completed or mastered. */
export interface Achievement {
  /** URL of the course, with the version as its fragment. */
  id: string;
  type: ['Achievement'];
  achievementType: 'Course' | 'Competency';
  name: string;
  description: string;
  criteria: { narrative: string };
  /** Skills. */
  tag: string[];
  version: string;
  inLanguage: string;
}

/** A proof without its signature; covered by it (W3C Data Integrity, section 2.1). */
export interface ProofOptions {
  type: 'DataIntegrityProof';
  cryptosuite: 'eddsa-rdfc-2022';
  created: string;
  verificationMethod: string;
  proofPurpose: 'assertionMethod';
}

export interface Proof extends ProofOptions {
  /** Multibase. */
  proofValue: string;
}

/** An unsigned Open Badges 3.0 credential (W3C Verifiable Credentials 2.0). */
export interface UnsignedBadge {
  '@context': readonly string[];
  id: string;
  type: ['VerifiableCredential', 'OpenBadgeCredential'];
  name: string;
  issuer: { id: string; type: ['Profile']; name: string; url: string };
  validFrom: string;
  /** Where to look up whether it was revoked; absent in older credentials. */
  credentialStatus?: CredentialStatus;
  credentialSubject: {
    type: ['AchievementSubject'];
    /** Length and instructor of the course; absent in older credentials. */
    narrative?: string;
    identifier: IdentityObject[];
    achievement: Achievement;
  };
  evidence: Evidence[];
}

export interface OpenBadge extends UnsignedBadge {
  proof: Proof;
}

/** Returns the name the certificate was issued to. */
export const holderOf = (badge: UnsignedBadge): string =>
  badge.credentialSubject.identifier.find(({ identityType }) => identityType === 'name')?.identityHash ?? '';
