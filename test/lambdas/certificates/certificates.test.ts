import { expect, test } from '@jest/globals';
import { certificateLine } from '../../../contract/rules/certificate-line.ts';
import { mailsTo } from '../../support/drip.ts';
import { newLearner } from '../../support/platform.ts';
import { atOnce, courseId, enroll, graduate } from '../../support/study.ts';

const params = { courseId };

test('a learner who finished gets one certificate however often they ask, and its PDF opens', async () => {
  const ada = await graduate('Ada Lovelace');
  const issued = await atOnce(10, () => ada.call('generateCertificate', { params }));
  expect(new Set(issued.map(({ id }) => id)).size).toBe(1);
  expect(issued[0]).toMatchObject({ learnerName: 'Ada Lovelace', courseId });
  const pdf = await fetch(issued[0]?.signedUrl ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const file = await pdf.text();
  expect(file.slice(0, 5)).toBe('%PDF-');
  // Nothing in it is see-through: where shapes of the ornament overlap, some printers would show it.
  expect(file).not.toMatch(/\/ca 0?\.\d/i);
  const { certificates } = await ada.call('listCertificates');
  expect(certificates).toHaveLength(1);
  expect((await fetch(certificates[0]?.signedUrl ?? '')).status).toBe(200);
});

test('the certificate, its PDF and its credential name the same time and the same instructor', async () => {
  const ada = await graduate('Ada Lovelace');
  const { id, duration, instructor } = await ada.call('generateCertificate', { params });
  const course = await ada.call('getCourse', { params });
  expect({ duration, instructor }).toEqual({ duration: course.duration, instructor: course.instructor });
  const line = certificateLine({ duration: course.duration, instructor: course.instructor });
  expect(line).toMatch(/^Estimated time: \d+ h( \d+ min)? · taught by /);
  const credential = await ada.call('getCredential', { params: { certificateId: id } });
  expect(credential.credentialSubject).toMatchObject({ narrative: line });
});

test('whoever earns a certificate gets one letter with the address of its public page, however often they ask', async () => {
  const ada = await graduate('Ada Lovelace');
  expect(await mailsTo(ada.email)).toEqual([]);
  const [issued] = await atOnce(10, () => ada.call('generateCertificate', { params }));
  await ada.call('generateCertificate', { params });
  const [letter, ...more] = await mailsTo(ada.email);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe(`Your certificate: ${issued?.courseTitle}`);
  for (const part of [letter?.text, letter?.html]) {
    expect(part).toContain('Ada Lovelace');
    expect(part).toContain(issued?.verifyUrl);
    expect(part).toMatch(/\/dashboard\b/);
    // A signed address would open the file for whoever the letter is passed on to, and for minutes only.
    expect(part).not.toMatch(/X-Amz-|\.pdf/i);
  }
  expect(letter?.headers).not.toHaveProperty('List-Unsubscribe');
});

test('the name on a certificate is the one at issue, whatever the learner is called later', async () => {
  const ada = await graduate('Ada Byron');
  await ada.call('generateCertificate', { params });
  await ada.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  expect((await ada.call('generateCertificate', { params })).learnerName).toBe('Ada Byron');
});

test('a certificate is read by its owner and by nobody else', async () => {
  const [ada, bob] = [await graduate('Ada Lovelace'), await newLearner()];
  const { id } = await ada.call('generateCertificate', { params });
  const mine = await ada.call('getCertificate', { params: { certificateId: id } });
  expect({ id: mine.id, opens: (await fetch(mine.signedUrl)).status }).toEqual({ id, opens: 200 });
  const refused = await bob.attempt('getCertificate', { params: { certificateId: id } });
  const unknown = await bob.attempt('getCertificate', { params: { certificateId: 'f'.repeat(32) } });
  expect({ status: refused.status, body: refused.body }).toEqual({ status: 404, body: unknown.body });
});

test('a course that is not finished gives no certificate', async () => {
  const ada = await newLearner();
  await enroll(ada);
  expect((await ada.attempt('generateCertificate', { params })).body.code).toBe('not-complete');
});
