import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openingHtml, sectionLabel } from '#web/src/lib/lesson-opening.ts';
import { markdownRenderer } from '#web/src/ui/markdown/render-markdown.ts';

const renderMarkdown = markdownRenderer('https://learn.example');

/** What a reader sees of HTML: lines of text, and where emphasis begins and ends. */
const seen = (html: string): string =>
  html
    .replace(/<a\b[^>]*>/g, '<a>')
    .replaceAll('&quot;', '"')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ (?=<\/?(?:p|h[23])>|$)/g, '');

test('the opening of every lesson is the beginning of its text', () => {
  const files = readdirSync('content/courses', { recursive: true, encoding: 'utf8' });
  const lessons = files.filter((file) => /\/lectures\/.*\.md$/.test(file));
  expect(lessons.length).toBeGreaterThan(100);
  const others = lessons.filter((file) => {
    const markdown = readFileSync(join('content/courses', file), 'utf8');
    return !seen(renderMarkdown(markdown)).startsWith(seen(openingHtml(markdown)));
  });
  expect(others).toEqual([]);
});

test('an opening ends before a list, a figure and code', () => {
  expect(openingHtml('One.\n\n## Two\n\nThree:\n\n- four')).toBe('<p>One.</p><h2>Two</h2><p>Three:</p>');
  expect(openingHtml('One.\n\n```figure\na\n```\n\nTwo.')).toBe('<p>One.</p>');
  expect(openingHtml('One:\n1. two')).toBe('');
});

test('HTML in a text is shown as text', () => {
  expect(openingHtml('<img src=x onerror="alert(1)"> a')).toBe('');
  expect(openingHtml('a <img src=x onerror=alert(1)> **<b>** [x](javascript:alert(1))')).toBe(
    '<p>a &#60;img src=x onerror=alert(1)&#62; <strong>&#60;b&#62;</strong> <a>x</a></p>',
  );
});

test('a section with the title of its only lesson is named once', () => {
  const sections = [{ title: 'Start' }, { title: 'The loop' }];
  expect(sectionLabel(sections, 1, 'Build it')).toBe('Section 2 of 2 · The loop');
  expect(sectionLabel(sections, 0, 'Start')).toBe('Section 1 of 2');
});
