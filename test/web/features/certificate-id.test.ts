import { expect, test } from '@jest/globals';
import { certificateIdIn, isPrintedNumber } from '#web/src/features/certificates/public/certificate-id.ts';

const id = '0f2c9a7e41d84b6fa1c35e7790b2d418';

test('a pasted link to a certificate, or its id alone, names the certificate', () => {
  const pasted = [id, ` ${id}\n`, `https://site.example/certificates/${id}`, `/certificates/${id}/?from=cv#top`];
  expect(pasted.map(certificateIdIn)).toEqual([id, id, id, id]);
});

test('the number printed on a certificate is not mistaken for its id', () => {
  expect(['SE89-XYZ0', ' se89-xyz0 ', id, 'abcd-efgh-1234'].map(isPrintedNumber)).toEqual([true, true, false, false]);
});

test('other text names no certificate', () => {
  const pasted = ['', 'Ada Lovelace', `https://site.example/courses/${id}`, `${id}/../secret`, 'x'.repeat(65)];
  expect(pasted.map(certificateIdIn)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
