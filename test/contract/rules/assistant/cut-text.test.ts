import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cutText } from '#contract/rules/assistant/cut-text.ts';

test('an emoji at the end of the allowed length is kept whole or left out', () => {
  expect(cutText('abc🙂', 5)).toBe('abc🙂');
  expect(cutText('abc🙂', 4)).toBe('abc');
  expect(cutText('🙂🙂', 3)).toBe('🙂');
  expect(cutText('🙂', 1)).toBe('');
});

test('a cut text is the longest beginning without half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(40), (text, maxLength) => {
      const cut = cutText(text, maxLength);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(/\p{Cs}/u);
      expect(cut.length).toBeLessThanOrEqual(maxLength);
      if (cut !== text) expect(cut.length).toBeGreaterThanOrEqual(maxLength - 1);
    }),
  );
});
