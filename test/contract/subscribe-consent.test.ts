import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { consentTexts, consentVersion, consentVersionOf } from '#contract/subscribe-consent.ts';

/** Consent texts that people have agreed to. To change the text, add a version; never edit one. */
const published = {
  '2026-11-21': '24bf77f9cba70470',
};

const digestOf = (text: object): string => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);

test('published consent texts never change', () => {
  const digests = Object.entries(consentTexts).map(([version, text]) => [version, digestOf(text)]);
  expect(Object.fromEntries(digests)).toEqual(published);
});

test('the form shows the latest consent text', () => {
  expect(consentVersion).toBe(Object.keys(consentTexts).sort().at(-1));
});

test('an unknown consent version is refused', () => {
  expect(consentVersionOf(consentVersion)).toBe(consentVersion);
  for (const name of [undefined, '', '1999-01-01', 'toString', '__proto__']) {
    expect(consentVersionOf(name)).toBeUndefined();
  }
});
