import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { marked } from 'marked';
import { typographicQuotes } from '#web/src/ui/markdown/typographic-quotes.ts';

const rendered = (markdown: string): string =>
  typographicQuotes(marked.parse(markdown, { async: false })).replaceAll(/<[^>]*>|\n/g, '');

test.each([
  ["He said \"it's fine\", and 'so' what.", 'He said “it’s fine”, and ‘so’ what.'],
  ['"\'Nested\' quotation" ("Yes")', '“‘Nested’ quotation” (“Yes”)'],
  ['Yes—"no" and 2-"three"', 'Yes—“no” and 2-“three”'],
  ["the learners' '90s", 'the learners’ ’90s'],
  ['**"Bold"** and "*so*"', '“Bold” and “so”'],
  ['"Ends"\n\n"Begins"', '“Ends”“Begins”'],
  ['is "2 < 3" & "so"', 'is “2 &lt; 3” &amp; “so”'],
])('typographic quotation marks: %j', (markdown, text) => {
  expect(rendered(markdown)).toBe(text);
});

test('code and attributes keep their quotation marks', () => {
  const html = typographicQuotes(
    marked.parse('"`print("a")`" [b](/c "d")\n\n```py\nprint("e")\n```\n\n"f"', { async: false }),
  );
  expect(html).toContain('“<code>print(&quot;a&quot;)</code>”');
  expect(html).toContain('<a href="/c" title="d">');
  expect(html).toContain('print(&quot;e&quot;)');
  expect(html).toContain('“f”');
});

test('nothing but quotation marks changes', () => {
  const withoutMarks = (text: string) => text.replaceAll(/&quot;|&#39;|["'“”‘’]/g, '');
  fc.assert(
    fc.property(fc.array(fc.constantFrom('"', "'", '`', '<b>', '<', '&', 'a', ' ', '\n', '*', '&quot;')), (parts) => {
      const html = marked.parse(parts.join(''), { async: false });
      expect(withoutMarks(typographicQuotes(html))).toBe(withoutMarks(html));
    }),
  );
});
