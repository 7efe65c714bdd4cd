import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { titlesIn } from '../support/test-titles.ts';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const header = /^# (\d{4}) (.+)\n\nDate: (\d{4}-\d\d-\d\d)\n\nStatus: (accepted|superseded by \d{4})\n\n/;

test('every decision record has a number, a title, a date and a status', () => {
  const offenders = files.filter((file) => {
    const number = header.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1];
    return number === undefined || !file.startsWith(`${number}-`);
  });
  expect(offenders).toEqual([]);
});

test('the index of decisions lists every record with its title, date and status', () => {
  const rows = files.sort().map((file) => {
    const [, number, title, date, status] = header.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? [];
    return `| [${number}](${file}) | ${title} | ${date} | ${status} |`;
  });
  const index = readFileSync(`${folder}/README.md`, 'utf8').match(/^\| \[.*$/gm);
  expect(index).toEqual(rows);
});

const findings = 19;

test('each finding of the deploy review has a test that exists under its title', () => {
  const record = files.find((file) => file.startsWith('0073-')) ?? '';
  const rows = [
    ...readFileSync(`${folder}/${record}`, 'utf8').matchAll(/^\| (\d+) \|.*\| `([^`]+)` \| (.+) \|$/gm),
  ].map(([, finding, file = '', title = '']) => ({ finding: Number(finding), file, title }));
  const absent = rows.filter(({ file, title }) => !existsSync(file) || !titlesIn(file).includes(title));
  expect(absent).toEqual([]);
  expect([...new Set(rows.map(({ finding }) => finding))]).toEqual(
    Array.from({ length: findings }, (_, index) => index + 1),
  );
});

test('docs/operations.md has each heading once', () => {
  const headings: string[] = readFileSync('docs/operations.md', 'utf8').match(/^#+ .*$/gm) ?? [];
  expect(headings.length).toBeGreaterThan(50);
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});
