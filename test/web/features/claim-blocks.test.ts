import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { claimBlocks } from '#web/src/features/assistant/claim-blocks.ts';

test('a claim is split into paragraphs, lists, tables and programs', () => {
  const text =
    'Three files:\n- one\n- two\n3. three\n| A | B |\n| --- | --- |\n| 1 | 2 |\nThen run:\n```python\nx = "|"\n- 1\n```\nDone.';
  expect(claimBlocks(text)).toEqual([
    { kind: 'paragraph', text: 'Three files:' },
    { kind: 'list', items: ['one', 'two', 'three'] },
    { kind: 'table', header: ['A', 'B'], rows: [['1', '2']] },
    { kind: 'paragraph', text: 'Then run:' },
    { kind: 'code', text: 'x = "|"\n- 1' },
    { kind: 'paragraph', text: 'Done.' },
  ]);
});

test('an ordered list keeps the number of its first item', () => {
  expect(claimBlocks('4. four\n5. five')).toEqual([{ kind: 'list', items: ['four', 'five'], start: 4 }]);
});

test('a program whose end is missing is shown to the end', () => {
  expect(claimBlocks('```\na\nb')).toEqual([{ kind: 'code', text: 'a\nb' }]);
});

test('no text is lost in blocks, whatever it contains', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 6 }), (words) => {
      const shown = JSON.stringify(claimBlocks(words.map((word, at) => (at % 2 ? `- ${word}` : word)).join('\n')));
      expect(words.filter((word) => !shown.includes(word))).toEqual([]);
    }),
  );
});
