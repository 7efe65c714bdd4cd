import { beforeAll, expect, test } from '@jest/globals';
import { courseId, newGraduate } from '#test/support/learners.ts';
import { type Learner, newLearner, send } from '#test/support/platform.ts';

let ada: Learner;
let certificateId: string;

beforeAll(async () => {
  ada = await newGraduate('Ada Lovelace');
  const certificate = await ada.call('generateCertificate', { params: { courseId } });
  certificateId = certificate.id;
});

const read = () => send('getCredential', { params: { certificateId } });
const show = (isPublic: boolean) =>
  ada.call('saveCertificateVisibility', { params: { certificateId }, body: { isPublic } });

test('a certificate is public unless its holder hides it', async () => {
  expect((await ada.call('getCertificate', { params: { certificateId } })).isPublic).toBe(true);
  expect((await read()).status).toBe(200);
});

test('a hidden certificate looks unknown to others, and its holder still has it', async () => {
  expect(await show(false)).toEqual({ isPublic: false });
  const hidden = await read();
  const unknown = await send('getCredential', { params: { certificateId: 'f'.repeat(32) } });
  expect({ status: hidden.status, body: hidden.body }).toEqual({ status: 404, body: unknown.body });
  const [mine] = (await ada.call('listCertificates')).certificates;
  expect(mine?.isPublic).toBe(false);
  expect((await fetch(mine?.signedUrl ?? '')).status).toBe(200);
});

test('requesting a hidden certificate again does not make it public', async () => {
  await show(false);
  const again = await ada.call('generateCertificate', { params: { courseId } });
  expect({ id: again.id, isPublic: again.isPublic }).toEqual({ id: certificateId, isPublic: false });
  expect((await read()).status).toBe(404);
});

test('a certificate made public again keeps its signature; repeats change nothing', async () => {
  await show(true);
  const before = (await read()).body;
  await show(false);
  await show(false);
  await show(true);
  await show(true);
  expect((await read()).body).toEqual(before);
});

test('only the holder can hide a certificate', async () => {
  await show(true);
  const bob = await newLearner();
  const body = { isPublic: false };
  const refused = await bob.attempt('saveCertificateVisibility', { params: { certificateId }, body });
  const unknown = await bob.attempt('saveCertificateVisibility', {
    params: { certificateId: 'f'.repeat(32) },
    body,
  });
  expect({ status: refused.status, body: refused.body }).toEqual({ status: 404, body: unknown.body });
  expect((await send('saveCertificateVisibility', { params: { certificateId }, body })).status).toBe(401);
  expect((await read()).status).toBe(200);
});
