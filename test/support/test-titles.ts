import { readFileSync } from 'node:fs';

/** The literal title in `test('…'` and in `test.each(…)('…'`. */
const title =
  /(?:\btest(?:\.\w+)?|\))\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`([^`\n]*)`),\s*(?:async )?\(/g;

/** Lists the titles of the tests in a file as they are read, with placeholders such as `%s`. */
export const titlesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(title)].map(([, ...quoted]) =>
    (quoted.find((text) => text) ?? '').replace(/\\(.)/g, '$1'),
  );
