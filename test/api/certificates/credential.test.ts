import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { holderOf, type OpenBadge } from '#contract/credential/open-badge.ts';
import { concurrently, courseId, newGraduate } from '#test/support/learners.ts';
import { platformUrl, send } from '#test/support/platform.ts';
import { findFaultNow, readIssuer } from '#test/support/verify-online.ts';

const params = { courseId };

const credentialOf = (certificateId: string) => send<OpenBadge>('getCredential', { params: { certificateId } });

test('anyone can verify a certificate from its URL and our did:web document', async () => {
  const ada = await newGraduate('Ada Lovelace');
  const { id } = await ada.call('generateCertificate', { params });
  const { body: credential } = await credentialOf(id);
  expect(await findFaultNow(credential)).toBeUndefined();
  expect(credential.id).toBe(new URL(`/api/certificates/${id}/credential`, platformUrl()).href);
  expect(credential.issuer.id).toBe(`did:web:${encodeURIComponent(new URL(platformUrl()).host)}`);
});

test('changing one character of a downloaded certificate breaks its signature', async () => {
  const ada = await newGraduate('Ada Lovelace');
  const { id } = await ada.call('generateCertificate', { params });
  const { body: credential } = await credentialOf(id);
  const forged = JSON.parse(JSON.stringify(credential).replace('Ada Lovelace', 'Eve Lovelace')) as OpenBadge;
  expect(holderOf(forged)).toBe('Eve Lovelace');
  expect(await findFaultNow(forged)).toMatch(/signature/i);
});

test('a credential says who, what and why, with only a salted hash of the email', async () => {
  const ada = await newGraduate('Ada Lovelace');
  const { id } = await ada.call('generateCertificate', { params });
  const { body: credential } = await credentialOf(id);
  expect(JSON.stringify(credential)).not.toContain(ada.email);
  const { identifier, achievement } = credential.credentialSubject;
  const email = identifier.find(({ identityType }) => identityType === 'emailAddress');
  const hash = createHash('sha256').update(`${ada.email}${email?.salt}`).digest('hex');
  expect(email).toMatchObject({ hashed: true, identityHash: `sha256$${hash}` });
  expect(holderOf(credential)).toBe('Ada Lovelace');
  expect(achievement).toMatchObject({ achievementType: 'Course', criteria: { narrative: expect.any(String) } });
  expect(achievement.tag.length).toBeGreaterThan(0);
  expect(credential.evidence.map(({ genre }) => genre)).toEqual(expect.arrayContaining(['Lectures', 'Quiz']));
});

test('concurrent requests get the same credential', async () => {
  const ada = await newGraduate('Ada Byron');
  const [first] = await concurrently(10, () => ada.call('generateCertificate', { params }));
  const { body: before } = await credentialOf(first?.id ?? '');
  await ada.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  await ada.call('generateCertificate', { params });
  expect((await credentialOf(first?.id ?? '')).body).toEqual(before);
  expect(holderOf(before)).toBe('Ada Byron');
});

test('the credential of a deleted account is gone, as if it had never existed', async () => {
  const ada = await newGraduate('Ada Lovelace');
  const { id } = await ada.call('generateCertificate', { params });
  expect((await credentialOf(id)).status).toBe(200);
  await ada.call('deleteAccount');
  const deleted = await credentialOf(id);
  const unknown = await credentialOf('f'.repeat(32));
  expect({ status: deleted.status, body: deleted.body }).toEqual({ status: 404, body: unknown.body });
});

test.each(['f'.repeat(32), 'issuer', 'a#b', ''])(
  'a certificate %j that was never issued is not found',
  async (certificateId) => {
    const response = await credentialOf(certificateId);
    expect({ status: response.status, code: (response.body as unknown as { code: string }).code }).toEqual({
      status: 404,
      code: 'not-found',
    });
  },
);

test('verifiers on other sites can read only credentials and the issuer', async () => {
  const ada = await newGraduate('Ada Lovelace');
  const { id } = await ada.call('generateCertificate', { params });
  const origins = async (url: string, token?: string) => {
    const headers = { origin: 'https://verifier.example', ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(new URL(url, platformUrl()), { headers })).headers.get('access-control-allow-origin');
  };
  expect(await origins(`/api/certificates/${id}/credential`)).toBe('*');
  expect(await origins('/.well-known/did.json')).toBe('*');
  expect(await origins('/api/courses/certificates', ada.token)).toBeNull();
});

test('the issuer document is the same below the API and at its did:web URL', async () => {
  const { body } = await send<Awaited<ReturnType<typeof readIssuer>>>('getIssuer');
  expect(await readIssuer()).toEqual(body);
  expect(body.assertionMethod).toEqual([`${body.id}#badge-key`]);
});
