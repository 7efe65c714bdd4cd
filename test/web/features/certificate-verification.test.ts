import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type IssuerDocument, issuerDocument } from '#contract/credential/issuer.ts';
import { toMultikey } from '#contract/credential/multibase.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { signCredential } from '#lambdas/certificates/sign-credential.ts';
import { sampleBadge } from '#test/support/sample-badge.ts';
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
const genuine = (site = siteUrl): Promise<OpenBadge> =>
  signCredential(sampleBadge(site), async (bytes) => sign(null, bytes, ours.privateKey));

/** Outcomes of the steps in order, and the verdict. */
const check = async (
  credential: OpenBadge,
  options: { readIssuer?: () => Promise<IssuerDocument>; certificateId?: string } = {},
) => {
  const steps = [];
  const question = { credential, certificateId, siteUrl, readIssuer: async () => issuer, ...options };
  for await (const step of verifyCredential(question)) steps.push(step);
  return { outcomes: steps.map(({ outcome }) => outcome), verdict: verdictOf(steps) };
};

test('a genuine certificate passes every step', async () => {
  expect(await check(await genuine())).toEqual({
    outcomes: ['passed', 'passed', 'passed', 'passed'],
    verdict: 'verified',
  });
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
