import { expect, test } from '@jest/globals';
import { line, requiredLine } from '#contract/schemas/text.ts';

const invisible = ['\u200b', '\u200e\u200f', '\u061c', '\u3164', '\u{e0041}', '\u2800', '\u00ad'];

test.each(invisible)('a name of %j alone is refused, because it is invisible', (text) => {
  expect(requiredLine(80).safeParse(text).success).toBe(false);
  expect(line(80).safeParse(text).success).toBe(false);
});

test('a name keeps invisible marks beside letters and may be empty where optional', () => {
  expect(line(80).parse('\u0646\u200c\u0645')).toBe('\u0646\u200c\u0645');
  expect(line(80).parse('')).toBe('');
});
