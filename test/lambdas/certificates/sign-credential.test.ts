import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { issuerDocument } from '#contract/credential/issuer.ts';
import { fromMultibase, fromMultikey, toMultibase, toMultikey } from '#contract/credential/multibase.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { signedContent } from '#contract/credential/signed-content.ts';
import { buildStatusList, statusListSize } from '#contract/credential/status-list.ts';
import { signCredential } from '#lambdas/certificates/sign-credential.ts';
import { findFault } from '#test/support/reference-verifier.ts';
import { sampleBadge, sampleIndex } from '#test/support/sample-badge.ts';

/** Builds an Ed25519 private key from its 32 bytes: PKCS #8 puts a fixed header before them (RFC 8410). */
const privateKeyFrom = (seed: Uint8Array) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  });

/** The test vector of W3C, Data Integrity EdDSA Cryptosuites v1.0, appendix B.1: key pair, signed bytes, signature. */
const vector = {
  publicKey: 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2',
  privateKey: 'z3u2en7t5LR2WtQH5PfFqMqwVHBeXouLzo6haApm8XHqvjxq',
  document: {
    // The vector references a context that only maps undefined terms; the expanded form is equivalent.
    '@context': ['https://www.w3.org/ns/credentials/v2', { '@vocab': 'https://www.w3.org/ns/credentials/examples#' }],
    id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
    type: ['VerifiableCredential', 'AlumniCredential'],
    name: 'Alumni Credential',
    description: 'A minimum viable example of an Alumni Credential.',
    issuer: 'https://vc.example/issuers/5678',
    validFrom: '2023-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
  },
  proof: {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: '2023-02-24T23:36:38Z',
    verificationMethod: 'https://vc.example/issuers/5678#z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2',
    proofPurpose: 'assertionMethod',
  },
  /** Hash of the proof's options followed by the hash of the document. */
  signed:
    '4c4d3890a157f8d611b13c265c2c22f39aa0a567c7c7dd9ba3e45cd579784eeb517744132ae165a5349155bef0bb0cf2258fff99dfe1dbd914b938d775a36017',
  proofValue: 'z21EVs3eXERqTn4acNHT9viboqgzUaQ3kTmhPT3eA8qrVPE7CrQq78WkzctnMX5W4CrzcKnHw8V6dvy5pgWYCU5e9',
};

test('signed bytes and signature match the test vector published by W3C', async () => {
  const { bytes } = await signedContent(vector.document, vector.proof);
  expect(Buffer.from(bytes).toString('hex')).toBe(vector.signed);
  const privateKey = privateKeyFrom(fromMultibase(vector.privateKey).slice(2));
  expect(toMultibase(sign(null, bytes, privateKey))).toBe(vector.proofValue);
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  expect(toMultikey(Buffer.from(x, 'base64url'))).toBe(vector.publicKey);
});

const siteUrl = 'https://learn.example.com';
const keys = generateKeyPairSync('ed25519');
const publicKey = Buffer.from(keys.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
const issuer = issuerDocument(siteUrl, toMultikey(publicKey));
const signedBy = <Credential extends Parameters<typeof signCredential>[0]>(unsigned: Credential) =>
  signCredential(unsigned, async (bytes) => sign(null, bytes, keys.privateKey));
const signed = (): Promise<OpenBadge> => signedBy(sampleBadge(siteUrl));

const now = new Date('2026-12-01T12:00:00Z');
const hourMs = 60 * 60_000;
/** The status list of the sample badge, signed this many hours ago. */
const statusList = async (revoked: readonly number[], hoursAgo = 0) =>
  signedBy(await buildStatusList(siteUrl, 1, revoked, new Date(now.getTime() - hoursAgo * hourMs)));
const faultOf = (badge: OpenBadge, by = issuer, list: () => Promise<unknown> = () => statusList([])) =>
  findFault(badge, { issuer: by, now, fetchStatusList: list });

test('the reference implementation accepts our signature, fetching only the list', async () => {
  expect(await faultOf(await signed())).toBeUndefined();
});

test('a third-party verifier rejects a credential whose bit is set, and only that one', async () => {
  const others = [sampleIndex - 1, sampleIndex + 1, statusListSize - 1 - sampleIndex];
  expect(await faultOf(await signed(), issuer, () => statusList(others))).toBeUndefined();
  expect(await faultOf(await signed(), issuer, () => statusList([sampleIndex]))).toBe('The status revocation is 1.');
});

test('an old status list cannot hide a revocation for more than a day', async () => {
  expect(await faultOf(await signed(), issuer, () => statusList([], 23))).toBeUndefined();
  expect(await faultOf(await signed(), issuer, () => statusList([], 25))).toMatch(/^The status list is not verified/);
});

test('a status list without bits that were set after signing is rejected', async () => {
  const forged = async () => ({
    ...(await statusList([sampleIndex])),
    credentialSubject: (await statusList([])).credentialSubject,
  });
  expect(await faultOf(await signed(), issuer, forged)).toMatch(/^The status list is not verified: .*signature/i);
});

test('the signature verifies with only the bytes, the key and Node', async () => {
  const { proof, ...document } = await signed();
  const { proofValue, ...options } = proof;
  const { bytes } = await signedContent(document, options);
  expect(verify(null, bytes, keys.publicKey, fromMultibase(proofValue))).toBe(true);
});

/** Replaces one text in the credential. */
const forged = (badge: OpenBadge, from: string, to: string): OpenBadge => {
  const text = JSON.stringify(badge).replace(from, to);
  expect(text).not.toBe(JSON.stringify(badge));
  return JSON.parse(text) as OpenBadge;
};

test.each([
  ['the name', 'Ada Lovelace', 'Ada Lovelaca'],
  ['the day', '2026-11-21T09', '2025-11-21T09'],
  ['a score', 'Passed with 11', 'Passed with 12'],
  ['a skill', 'Prompt design', 'Prompt redesign'],
  ['the status entry', '"statusListIndex":"94567"', '"statusListIndex":"94568"'],
  ['the course', 'Prompting that works', 'Prompting that walks'],
  ['the date of the proof', '"created":"2026', '"created":"2027'],
])('changing one character of %s breaks the signature', async (_, from, to) => {
  expect(await faultOf(forged(await signed(), from, to))).toMatch(/signature/i);
});

test("another party's key does not verify the signature", async () => {
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
  const impostor = issuerDocument(siteUrl, toMultikey(Buffer.from(other, 'base64url')));
  expect(await faultOf(await signed(), impostor)).toMatch(/signature/i);
});

test('signing the same credential again gives the same bytes', async () => {
  expect(JSON.stringify(await signed())).toBe(JSON.stringify(await signed()));
});

test.each([
  ['a term missing from its contexts', { invented: 'text' }],
  ['a context that is not ours', { '@context': ['https://elsewhere.example/context.json'] }],
])('%s is not signed, because it could not be verified', async (_, change) => {
  const never = async () => Promise.reject(new Error('signed'));
  await expect(signCredential({ ...sampleBadge(siteUrl), ...change }, never)).rejects.not.toThrow('signed');
});

test.each([[[]], [[0]], [[0, 0, 1]], [[255, 0, 255]], [[0, 1, 0]]])(
  'the bytes %j survive encoding and decoding',
  (bytes) => {
    expect([...fromMultibase(toMultibase(Uint8Array.from(bytes)))]).toEqual(bytes);
  },
);

test.each(['', 'f00', 'z0', 'zl', toMultibase(new Uint8Array(34)), `${vector.publicKey}1`])(
  '%j is not a key',
  (text) => {
    expect(() => fromMultikey(text)).toThrow();
  },
);
