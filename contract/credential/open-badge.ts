/** Contexts of our credentials, in the order the data model asks for. Terms in neither of them cannot be signed. */
export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** Something that identifies the holder; `identityHash` is the text itself unless `hashed`. */
export interface IdentityObject {
  type: 'IdentityObject';
  hashed: boolean;
  /** When hashed: `sha256$` and the hex digest of the text followed by the salt. */
  identityHash: string;
  identityType: 'emailAddress' | 'name';
  salt?: string;
}

/** One way in which the criteria were met. */
export interface Evidence {
  type: ['Evidence'];
  name: string;
  narrative: string;
  genre: string;
}

/** What was achieved: a version of a course. */
export interface Achievement {
  /** Address of the course, with the version as its fragment. */
  id: string;
  type: ['Achievement'];
  achievementType: 'Course';
  name: string;
  description: string;
  criteria: { narrative: string };
  /** Skills. */
  tag: string[];
  version: string;
  inLanguage: string;
}

/** Everything of a proof but the signature; signed along (W3C Data Integrity, section 2.1). */
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

/** A certificate as an Open Badges 3.0 credential on W3C Verifiable Credentials 2.0, before it is signed. */
export interface UnsignedBadge {
  '@context': readonly string[];
  id: string;
  type: ['VerifiableCredential', 'OpenBadgeCredential'];
  name: string;
  issuer: { id: string; type: ['Profile']; name: string; url: string };
  validFrom: string;
  credentialSubject: {
    type: ['AchievementSubject'];
    /** How long the course takes and who taught it; older credentials lack it. */
    narrative?: string;
    identifier: IdentityObject[];
    achievement: Achievement;
  };
  evidence: Evidence[];
}

export interface OpenBadge extends UnsignedBadge {
  proof: Proof;
}

/** The name the certificate was issued to. */
export const holderOf = (badge: UnsignedBadge): string =>
  badge.credentialSubject.identifier.find(({ identityType }) => identityType === 'name')?.identityHash ?? '';
