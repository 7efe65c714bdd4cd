import { expect, test } from '@jest/globals';
import { certificateSummary } from '#contract/rules/certificate-summary.ts';
import { emailsTo } from '#test/support/inbox.ts';
import { concurrently, courseId, enroll, newGraduate } from '#test/support/learners.ts';
import { newLearner } from '#test/support/platform.ts';

const params = { courseId };

test('a learner who finished gets one certificate however often they ask, and a PDF', async () => {
  const ada = await newGraduate('Ada Lovelace');
  const issued = await concurrently(10, () => ada.call('generateCertificate', { params }));
  expect(new Set(issued.map(({ id }) => id)).size).toBe(1);
  expect(issued[0]).toMatchObject({ learnerName: 'Ada Lovelace', courseId });
  const pdf = await fetch(issued[0]?.signedUrl ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const file = await pdf.text();
  expect(file.slice(0, 5)).toBe('%PDF-');
  // No transparency: some printers show seams where transparent shapes of the ornament overlap.
  expect(file).not.toMatch(/\/ca 0?\.\d/i);
  // PDF/UA: identification, language, title instead of the file's name, and structure.
  for (const part of ['<pdfuaid:part>1<', '/Lang (en-US)', '/DisplayDocTitle true', '/StructTreeRoot ', '/S /H1']) {
    expect(file).toContain(part);
  }
  const { certificates } = await ada.call('listCertificates');
  expect(certificates).toHaveLength(1);
  expect((await fetch(certificates[0]?.signedUrl ?? '')).status).toBe(200);
});

test('certificate, PDF and credential show the same time and instructor', async () => {
  const ada = await newGraduate('Ada Lovelace');
  const { id, duration, instructor } = await ada.call('generateCertificate', { params });
  const course = await ada.call('getCourse', { params });
  expect({ duration, instructor }).toEqual({ duration: course.duration, instructor: course.instructor });
  const line = certificateSummary({ duration: course.duration, instructor: course.instructor });
  expect(line).toMatch(/^Estimated time: \d+ h( \d+ min)? · taught by /);
  const credential = await ada.call('getCredential', { params: { certificateId: id } });
  expect(credential.credentialSubject).toMatchObject({ narrative: line });
});

test('a certificate sends one email with its public URL, however often requested', async () => {
  const ada = await newGraduate('Ada Lovelace');
  expect(await emailsTo(ada.email)).toEqual([]);
  const [issued] = await concurrently(10, () => ada.call('generateCertificate', { params }));
  await ada.call('generateCertificate', { params });
  const [letter, ...more] = await emailsTo(ada.email);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe(`Your certificate: ${issued?.courseTitle}`);
  for (const part of [letter?.text, letter?.html]) {
    expect(part).toContain('Ada Lovelace');
    expect(part).toContain(issued?.verifyUrl);
    expect(part).toMatch(/\/dashboard\b/);
    // A presigned URL would let anyone the email is forwarded to open the file, and it expires within minutes.
    expect(part).not.toMatch(/X-Amz-|\.pdf/i);
  }
  expect(letter?.headers).not.toHaveProperty('List-Unsubscribe');
});

test('a certificate keeps the name it was issued with', async () => {
  const ada = await newGraduate('Ada Byron');
  await ada.call('generateCertificate', { params });
  await ada.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  expect((await ada.call('generateCertificate', { params })).learnerName).toBe('Ada Byron');
});

test('only its owner can read a certificate through the API', async () => {
  const [ada, bob] = [await newGraduate('Ada Lovelace'), await newLearner()];
  const { id } = await ada.call('generateCertificate', { params });
  const mine = await ada.call('getCertificate', { params: { certificateId: id } });
  expect({ id: mine.id, opens: (await fetch(mine.signedUrl ?? '')).status }).toEqual({ id, opens: 200 });
  const refused = await bob.attempt('getCertificate', { params: { certificateId: id } });
  const unknown = await bob.attempt('getCertificate', { params: { certificateId: 'f'.repeat(32) } });
  expect({ status: refused.status, body: refused.body }).toEqual({ status: 404, body: unknown.body });
});

test('an unfinished course gives no certificate', async () => {
  const ada = await newLearner();
  await enroll(ada);
  expect((await ada.attempt('generateCertificate', { params })).body.code).toBe('not-complete');
});
