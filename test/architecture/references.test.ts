import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|m?js|css|md|json|yml)$/.test(file) && !file.endsWith('package-lock.json'))
  .filter((file) => existsSync(file));

const textOf = (file: string): string => readFileSync(file, 'utf8');
const markdownFiles = files.filter((file) => file.endsWith('.md'));

/** Markdown without code, where brackets and number signs mean something else. */
const proseOf = (file: string): string => textOf(file).replace(/^( *)```[\s\S]*?^\1```/gm, '');

/** Anchors of a document's headings, as GitHub derives them. */
const anchorsOf = (file: string): string[] =>
  [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

const isResolved = (path: string, anchor: string | undefined): boolean =>
  existsSync(path) && (!anchor || (path.endsWith('.md') && anchorsOf(path).includes(anchor)));

test('every mention of a document in docs/ leads to a file and a heading', () => {
  const mentions = files.flatMap((file) =>
    [...textOf(file).matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)].map(([mention, path = '', anchor]) => ({
      line: `${file}: ${mention}`,
      isFound: isResolved(path, anchor),
    })),
  );
  expect(mentions.length).toBeGreaterThan(50);
  expect(mentions.filter(({ isFound }) => !isFound).map(({ line }) => line)).toEqual([]);
});

test('every relative link of a Markdown file leads to a file and a heading', () => {
  const links = markdownFiles.flatMap((file) =>
    [...proseOf(file).matchAll(/\]\((?!https?:|mailto:|\/)([^)\s#"*]*)(?:#([^)\s]+))?\)/g)].map(
      ([, path = '', anchor]) => ({
        line: `${file}: ${path}${anchor ? `#${anchor}` : ''}`,
        isFound: isResolved(path === '' ? file : join(dirname(file), path), anchor),
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ isFound }) => !isFound).map(({ line }) => line)).toEqual([]);
});

test('every decision record that is mentioned exists', () => {
  const records = files.filter((file) => /^docs\/decisions\/\d/.test(file)).map((file) => file.slice(15, 19));
  const unknown = files.flatMap((file) =>
    [...textOf(file).matchAll(/decision(?:\s+\*?\s*record)? (\d{4})\b/g)]
      .filter(([, number = '']) => !records.includes(number))
      .map(([mention]) => `${file}: ${mention}`),
  );
  expect(unknown).toEqual([]);
});

/** Folders whose comments refer to headings in docs/ and not to numbered rules. */
const convertedFolders = ['bin', 'content', 'contract', 'lambdas', 'lib', 'local', 'test', 'web'];

test('no comment refers to a numbered rule or a section of the specification', () => {
  const numbered = /\brules? (?:R|A|G)\d+|\bSPEC\b(?!I)/;
  const offenders = files
    .filter((file) => convertedFolders.includes(file.split('/')[0] ?? '') && !file.endsWith('references.test.ts'))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) => (numbered.test(line) ? [`${file}:${index + 1}`] : [])),
    );
  expect(offenders).toEqual([]);
});
