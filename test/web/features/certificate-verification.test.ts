import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type IssuerDocument, issuerDocument } from '#contract/credential/issuer.ts';
import { toMultikey } from '#contract/credential/multibase.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { buildStatusList, type UnsignedStatusList } from '#contract/credential/status-list.ts';
import { signCredential } from '#lambdas/certificates/sign-credential.ts';
import { sampleBadge, sampleIndex } from '#test/support/sample-badge.ts';
import type { StatusSources } from '#web/src/features/certificates/verification/check-status.ts';
import { verdictOf } from '#web/src/features/certificates/verification/step.ts';
import { verifyCredential } from '#web/src/features/certificates/verification/verify-credential.ts';

const siteUrl = 'https://learn.example.com';
const certificateId = '0123456789abcdef0123456789abcdef';
const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { privateKey, multikey: toMultikey(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')) };
};
const ours = pair();
const issuer = issuerDocument(siteUrl, ours.multikey);
const signed = <Credential extends Parameters<typeof signCredential>[0]>(unsigned: Credential, by = ours.privateKey) =>
  signCredential(unsigned, async (bytes) => sign(null, bytes, by));
const genuine = (site = siteUrl): Promise<OpenBadge> => signed(sampleBadge(site));

/** The status list of the sample badge with these revoked indexes. */
const statusList = (revoked: readonly number[] = []): Promise<UnsignedStatusList> =>
  buildStatusList(siteUrl, 1, revoked, new Date('2026-11-23T09:00:00Z'));
const notRevoked: StatusSources = {
  readStatus: async () => ({}),
  readStatusList: async () => signed(await statusList()),
};

/** Outcomes of the steps in order, and the verdict. */
const check = async (
  credential: OpenBadge,
  options: Partial<StatusSources> & { readIssuer?: () => Promise<IssuerDocument>; certificateId?: string } = {},
) => {
  const steps = [];
  const question = { credential, certificateId, siteUrl, readIssuer: async () => issuer, ...notRevoked, ...options };
  for await (const step of verifyCredential(question)) steps.push(step);
  return { outcomes: steps.map(({ outcome }) => outcome), verdict: verdictOf(steps) };
};

test('a genuine certificate passes every step', async () => {
  expect(await check(await genuine())).toEqual({
    outcomes: ['passed', 'passed', 'passed', 'passed', 'passed'],
    verdict: 'verified',
  });
});

const revocation = { revokedAt: '2026-11-23T09:00:00.000Z', reason: 'misconduct' } as const;
const offline = () => Promise.reject(new Error('offline'));
const revokedList = async () => signed(await statusList([sampleIndex]));
const { credentialStatus: _, ...older } = sampleBadge(siteUrl);

test.each([
  ['by both', { readStatus: async () => ({ revocation }), readStatusList: revokedList }],
  ['by the list alone', { readStatusList: revokedList }],
  ['by the list while the API does not respond', { readStatus: offline, readStatusList: revokedList }],
  ['by the API while the list does not load', { readStatus: async () => ({ revocation }), readStatusList: offline }],
])('a certificate that is revoked %s is called revoked', async (_, sources: Partial<StatusSources>) => {
  expect((await check(await genuine(), sources)).verdict).toBe('revoked');
});

test('a certificate from before status lists is revoked by what the issuer says', async () => {
  const sources = { readStatusList: offline };
  expect((await check(await signed(older), sources)).verdict).toBe('verified');
  const revoked = { ...sources, readStatus: async () => ({ revocation }) };
  expect((await check(await signed(older), revoked)).verdict).toBe('revoked');
});

test.each([
  ['does not load', offline],
  ['is not signed by us', async () => signed(await statusList(), pair().privateKey)],
  ['is another list', async () => signed(await buildStatusList(siteUrl, 2, [], new Date('2026-11-23')))],
  ['is of another site', async () => signed({ ...(await statusList()), issuer: 'did:web:elsewhere.example.com' })],
  [
    'was changed after signing',
    async () => ({ ...(await revokedList()), credentialSubject: (await statusList()).credentialSubject }),
  ],
])('when the status list %s, there is no verdict', async (_, readStatusList) => {
  expect((await check(await genuine(), { readStatusList })).verdict).toBe('unavailable');
});

test('when the API does not say that a certificate is valid, there is no verdict', async () => {
  expect((await check(await genuine(), { readStatus: offline })).verdict).toBe('unavailable');
});

test.each([
  ['the name', 'Ada Lovelace', 'Ada Lovelaca'],
  ['a score', 'Passed with 11', 'Passed with 12'],
  ['the salt of the address', '"salt":"0123', '"salt":"1123'],
  ['the date of the proof', '"created":"2026', '"created":"2027'],
])('with %s changed, the signature does not verify', async (_, from, to) => {
  const credential = JSON.parse(JSON.stringify(await genuine()).replace(from, to)) as OpenBadge;
  expect(await check(credential)).toEqual({ outcomes: ['passed', 'passed', 'passed', 'failed'], verdict: 'failed' });
});

test('an added field that no context defines is refused, though it is unsigned', async () => {
  const credential = { ...(await genuine()), honors: 'summa cum laude' };
  expect((await check(credential)).outcomes).toEqual(['passed', 'passed', 'failed']);
});

test("a genuine certificate shown at another certificate's URL is refused", async () => {
  expect((await check(await genuine(), { certificateId: 'f'.repeat(32) })).verdict).toBe('failed');
});

test('a certificate of another site is not called ours', async () => {
  expect((await check(await genuine('https://elsewhere.example.com'))).outcomes).toEqual(['failed']);
});

test('a key that the site does not publish for this purpose is not used', async () => {
  const readIssuer = async () => ({ ...issuer, assertionMethod: [] });
  expect((await check(await genuine(), { readIssuer })).outcomes).toEqual(['passed', 'failed']);
});

test('a certificate signed with another key does not verify', async () => {
  const readIssuer = async () => issuerDocument(siteUrl, pair().multikey);
  expect((await check(await genuine(), { readIssuer })).verdict).toBe('failed');
});

test.each(['', 'z', 'no multibase', 'z0'])('the signature %j is invalid, not an error', async (proofValue) => {
  const credential = await genuine();
  expect((await check({ ...credential, proof: { ...credential.proof, proofValue } })).verdict).toBe('failed');
});

test('when the key cannot be loaded, there is no verdict', async () => {
  const readIssuer = () => Promise.reject(new Error('offline'));
  expect(await check(await genuine(), { readIssuer })).toEqual({
    outcomes: ['passed', 'unavailable'],
    verdict: 'unavailable',
  });
});

test('a browser without Ed25519 says that it could not verify', async () => {
  const { importKey } = crypto.subtle;
  crypto.subtle.importKey = () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError'));
  try {
    expect((await check(await genuine())).verdict).toBe('unavailable');
  } finally {
    crypto.subtle.importKey = importKey;
  }
});
