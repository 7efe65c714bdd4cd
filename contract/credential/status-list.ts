import { issuerDid } from './issuer.ts';

/**
 * Entries of a list: the minimum of W3C Bitstring Status List v1.0, so that fetching a list does not reveal which
 * credential is being verified.
 */
export const statusListSize = 131_072;

/** How long a verifier should reuse a list, in milliseconds. */
const timeToLiveMs = 5 * 60_000;

/** How long a signed list is valid: limits how long an outdated list can be presented. */
const validityMs = 24 * 60 * 60_000;

/** The place of a certificate in the status lists. */
export interface StatusEntry {
  /** Number of the list, from 1. */
  list: number;
  /** Position in the list, from 0. */
  index: number;
}

/** `credentialStatus` of a credential (W3C Bitstring Status List v1.0). */
export interface CredentialStatus {
  id: string;
  type: 'BitstringStatusListEntry';
  statusPurpose: 'revocation';
  statusListIndex: string;
  statusListCredential: string;
}

/** An unsigned status list credential. */
export interface UnsignedStatusList {
  '@context': readonly string[];
  id: string;
  type: ['VerifiableCredential', 'BitstringStatusListCredential'];
  issuer: string;
  validFrom: string;
  validUntil: string;
  credentialSubject: {
    id: string;
    type: 'BitstringStatusList';
    statusPurpose: 'revocation';
    /** Multibase. */
    encodedList: string;
    ttl: number;
  };
}

/** Returns the public URL of a status list credential, which is also its id. */
const statusListUrl = (siteUrl: string, list: number): string =>
  new URL(`/api/certificates/status-lists/${list}`, siteUrl).href;

export const toCredentialStatus = (siteUrl: string, { list, index }: StatusEntry): CredentialStatus => ({
  id: `${statusListUrl(siteUrl, list)}#${index}`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: String(index),
  statusListCredential: statusListUrl(siteUrl, list),
});

/** Returns the entry that one of our credentials names. */
export const toStatusEntry = ({ statusListCredential, statusListIndex }: CredentialStatus): StatusEntry => ({
  list: Number(new URL(statusListCredential).pathname.split('/').at(-1)),
  index: Number(statusListIndex),
});

const readAll = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

/** Encodes a list as multibase: `u`, then the GZIP-compressed bits as base64url without padding. */
export const encodeStatusList = async (setIndexes: Iterable<number>): Promise<string> => {
  const bytes = new Uint8Array(statusListSize / 8);
  // Index 0 is the leftmost bit of the first byte.
  for (const index of setIndexes) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7));
  const compressed = await readAll(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip')));
  const binary = Array.from(compressed, (byte) => String.fromCharCode(byte)).join('');
  return `u${btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}`;
};

/**
 * Returns whether the bit at an index is set. @throws Error for text that does not encode a list, or encodes one that
 * is too short
 */
export const isSetInStatusList = async (encodedList: string, index: number): Promise<boolean> => {
  if (!/^u[\w-]+$/.test(encodedList)) throw new Error('This is not base64url multibase text.');
  const binary = atob(encodedList.slice(1).replace(/-/g, '+').replace(/_/g, '/'));
  const compressed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const bytes = await readAll(new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip')));
  const byte = bytes[index >> 3];
  if (byte === undefined || bytes.length * 8 < statusListSize) throw new Error('The status list is too short.');
  return (byte & (0x80 >> (index & 7))) !== 0;
};

/** Builds the status list credential of a list. `from` is the start of its validity. */
export const buildStatusList = async (
  siteUrl: string,
  list: number,
  revokedIndexes: Iterable<number>,
  from: Date,
): Promise<UnsignedStatusList> => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: statusListUrl(siteUrl, list),
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: issuerDid(siteUrl),
  validFrom: from.toISOString(),
  validUntil: new Date(from.getTime() + validityMs).toISOString(),
  credentialSubject: {
    id: `${statusListUrl(siteUrl, list)}#list`,
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: await encodeStatusList(revokedIndexes),
    ttl: timeToLiveMs,
  },
});
