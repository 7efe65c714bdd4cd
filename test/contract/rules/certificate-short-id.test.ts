import { expect, test } from '@jest/globals';
import { certificateShortId } from '#contract/rules/certificate-short-id.ts';
import { certificateSummary, instructorIn } from '#contract/rules/certificate-summary.ts';

test('a certificate has a number of eight characters that people can compare', () => {
  expect(certificateShortId('00000000000000000000000000000000')).toBe('0000-0000');
  expect(certificateShortId('ffffffffffffffffffffffffffffffff')).toBe('ZZZZ-ZZZZ');
  expect(certificateShortId('0123456789abcdef0123456789abcdef')).toBe('04HM-ASW9');
});

test('certificates whose first ten digits differ have different numbers', () => {
  const ids = Array.from({ length: 500 }, (_, index) => index.toString(16).padStart(10, '0').padEnd(32, '0'));
  expect(new Set(ids.map(certificateShortId)).size).toBe(500);
});

test('the instructor is read from the summary that names them', () => {
  expect(instructorIn(certificateSummary({ duration: 3600, instructor: 'Ana · Li' }))).toBe('Ana · Li');
  expect(instructorIn('Ten lessons')).toBeUndefined();
});
