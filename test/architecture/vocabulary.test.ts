import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { sourceFiles } from '../support/source-files.ts';

/** Words that a name must not contain, and the term of `docs/glossary.md` to use instead. */
const replacements: Record<string, string> = {
  abreast: 'concurrency',
  anew: 'again',
  bone: 'skeleton',
  catalogue: 'catalog',
  colour: 'color',
  forgive: 'allow',
  fulfilment: 'fulfillment',
  furnish: 'assemble',
  letter: 'email',
  mailing: 'marketing email',
  patience: 'timeoutMs',
  standing: 'status or access',
  told: 'notified',
  trouble: 'fault or failure',
  whoever: 'the role itself',
};

/** Names that other interfaces define, and letters of the alphabet. */
const allowed = /^(letterSpacing|letters?|.*dead-?letters?.*)$/i;

const folders = ['bin', 'content', 'contract', 'lambdas', 'lib', 'local', 'test', 'web'];

const files = sourceFiles(folders, /\.(tsx?|mjs|css)$/).filter((file) => !file.endsWith('vocabulary.test.ts'));

const commentsAndText = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|>[^<>{}]*</g;

const words = (name: string): string[] => name.split(/[^A-Za-z]+|(?=[A-Z])/).map((word) => word.toLowerCase());

/** Replacements that apply to a name, as `letter → email`; plurals count too. */
const complaints = (name: string): string[] =>
  allowed.test(name)
    ? []
    : words(name)
        .map((word) => (word in replacements ? word : word.replace(/s$/, '')))
        .filter((word) => Object.hasOwn(replacements, word))
        .map((word) => `${name}: ${word} → ${replacements[word]}`);

test('no identifier uses a word that the glossary replaces', () => {
  const offenders = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8').replace(commentsAndText, ' ');
      const names = new Set(code.match(/[A-Za-z_$][\w$]*/g));
      return [...names].flatMap(complaints).map((complaint) => `${file} ${complaint}`);
    });
  expect(offenders).toEqual([]);
});

test('no file or folder uses a word that the glossary replaces', () => {
  const offenders = files.filter((file) => complaints(file).length > 0);
  expect(offenders).toEqual([]);
});
