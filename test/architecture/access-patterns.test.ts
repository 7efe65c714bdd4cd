import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** Lists every numbered access-pattern comment in the code, e.g. `L14 lambdas/data/notes.ts`. */
const inCode = ['lambdas/data', 'lambdas/email'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const path = `${folder}/${file}`;
      return [...readFileSync(path, 'utf8').matchAll(/^(?:\/\*\*| \*) ([CLS]\d+):/gm)].map(
        ([, number]) => `${number} ${path}`,
      );
    }),
);

/** Lists the same for every row of the document's tables. */
const inDocument = [
  ...readFileSync('docs/access-patterns.md', 'utf8').matchAll(/^\| ([CLS]\d+) +\|.*\| `(lambdas\/[^`]+)` +\|$/gm),
].map(([, number, path]) => `${number} ${path}`);

test('the access patterns in the code and in the document are the same', () => {
  expect(inCode.sort()).toEqual(inDocument.sort());
});

test('no two access patterns share a number', () => {
  const numbers = inDocument.map((line) => line.split(' ')[0]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no handler scans a table or calls DynamoDB outside lambdas/data', () => {
  const files = readdirSync('lambdas', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const offenders = files.filter((file) => {
    const text = readFileSync(`lambdas/${file}`, 'utf8');
    return (
      /ScanCommand|PartiQL|ExecuteStatement/.test(text) ||
      (/client-dynamodb|lib-dynamodb/.test(text) && !file.startsWith('data/'))
    );
  });
  expect(offenders).toEqual([]);
});
