import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareByBytes, packTexts, positionIn, textAt } from '#contract/rules/search/packed-texts.ts';

/** Texts in which code units and bytes sort differently: emoji before and after `\ufb01` and `\ue000`. */
const anyText = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '日', '\ue000', '\ufb01', '😀', ' '), maxLength: 6 });

test('texts sort as their bytes do, whatever their script', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      const order = Buffer.compare(Buffer.from(one), Buffer.from(other));
      expect(Math.sign(compareByBytes(one, other))).toBe(order);
    }),
  );
});

test('every packed text is found at its position', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyText), (texts) => {
      const sorted = texts.toSorted(compareByBytes);
      const packed = packTexts(sorted);
      for (const [position, text] of sorted.entries()) {
        expect(positionIn(packed, text)).toBe(position);
        expect(textAt(packed, position)).toBe(text);
      }
    }),
  );
});
