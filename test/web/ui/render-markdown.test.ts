import { expect, test } from '@jest/globals';
import { markdownRenderer } from '#web/src/ui/markdown/render-markdown.ts';

const renderMarkdown = markdownRenderer('https://learn.example');

test.each([
  ['<img src=x onerror="alert(1)">', '<p>&#60;img src=x onerror=&#34;alert(1)&#34;&#62;</p>\n'],
  ['a <script>alert(1)</script> b', '<p>a &#60;script&#62;alert(1)&#60;/script&#62; b</p>\n'],
  ['[press](javascript:alert(1))', '<p>press</p>\n'],
  ['[press](<java\tscript:alert(1)>)', '<p>press</p>\n'],
  ['[press](data:text/html,x)', '<p>press</p>\n'],
  ['[press](javascript&#58;alert(1))', '<p><a href="javascript&#38;#58;alert(1)">press</a></p>\n'],
  ['[press](/a "x\\" onclick=\\"alert(1)")', '<p><a href="/a" title="x&#34; onclick=&#34;alert(1)">press</a></p>\n'],
  ['[press](/a"onclick="alert(1))', '<p><a href="/a&#34;onclick=&#34;alert(1)">press</a></p>\n'],
  ['![](https://elsewhere.example/a.png)', '<p></p>\n'],
])('%s is text and runs nothing', (text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test('links to other sites open in a new tab, and links within this site do not', () => {
  expect(renderMarkdown('[Here](/courses?a=1&amp;b=2) and [there](https://example.com/).')).toBe(
    '<p><a href="/courses?a=1&#38;b=2">Here</a> and <a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">there</a>.</p>\n',
  );
});

test('code and tables can be scrolled with the keyboard', () => {
  expect(renderMarkdown('```python\nprint("<b>")\n```')).toBe(
    '<pre tabindex="0"><code>print(&#34;&#60;b&#62;&#34;)\n</code></pre>\n',
  );
  expect(renderMarkdown('| a | b |\n| - | -: |\n| 1 | 2 |')).toBe(
    '<table tabindex="0"><thead><tr><th>a</th>\n<th align="right">b</th>\n</tr></thead><tbody><tr><td>1</td>\n<td align="right">2</td>\n</tr></tbody></table>\n',
  );
});

test('the cells of a table too wide for a phone name their columns', () => {
  const wide = renderMarkdown(
    `| Name | *Shows* "a" | To do |\n| - | - | - |\n| Length | Longer answers look better | Compare short and long answers |`,
  );
  expect(wide.match(/<td [^>]*>/g)).toEqual([
    '<td data-column="Name">',
    '<td data-column="Shows &#34;a&#34;">',
    '<td data-column="To do">',
  ]);
  expect(renderMarkdown('| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |')).not.toContain('data-column');
});

test('a text has no first-level heading, which is the title of the page', () => {
  expect(renderMarkdown('# Title\n\n## Part')).toBe('<p>Title</p>\n<h2>Part</h2>\n');
});
