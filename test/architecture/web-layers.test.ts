import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { importsOf } from '#test/support/source-files.ts';

const root = 'web/src';

/** Layers from product-independent to product-specific: a folder imports only itself and the ones before it. */
const layers = [
  ['ui', 'lib', 'islands', 'styles'],
  ['auth'],
  ['api'],
  ['features', 'marketing'],
  ['layout'],
  ['pages'],
  ['app'],
];
const heightOf = (path: string) =>
  layers.findIndex((folders) => folders.some((folder) => path.startsWith(`${folder}/`)));

const files = (ending: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));

/** Paths below the root that a file imports. */
const ownImportsOf = (file: string) =>
  importsOf(join(root, file)).flatMap(({ path }) => (path?.startsWith(`${root}/`) ? [relative(root, path)] : []));

test('a folder of the web application imports only from folders below it', () => {
  const offenders = files(/\.tsx?$/)
    .filter((file) => file.includes('/'))
    .flatMap((file) =>
      ownImportsOf(file)
        .filter((target) => heightOf(target) > heightOf(file))
        .map((target) => `${file} → ${target}`),
    );
  expect(offenders).toEqual([]);
});

test('the UI kit imports no other folder of the application', () => {
  const offenders = files(/^ui\/.*\.tsx?$/).flatMap((file) =>
    ownImportsOf(file)
      .filter((target) => !target.startsWith('ui/'))
      .map((target) => `${file} → ${target}`),
  );
  expect(offenders).toEqual([]);
});

test('a feature imports no other feature', () => {
  const featureOf = (path: string) => /^features\/[^/]+/.exec(path)?.[0];
  const offenders = files(/^features\/.*\.tsx?$/).flatMap((file) =>
    ownImportsOf(file)
      .filter((target) => featureOf(target) !== undefined && featureOf(target) !== featureOf(file))
      .map((target) => `${file} → ${target}`),
  );
  expect(offenders).toEqual([]);
});

test('only the session and its token renewal import the sign-in library', () => {
  const users = files(/\.tsx?$/).filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'aws-amplify"));
  expect(users.sort()).toEqual(['auth/refresh-tokens.ts', 'auth/session.ts']);
});

test('every color is defined in the token file', () => {
  const literals = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi;
  const offenders = files(/\.css$/)
    .filter((file) => file !== 'styles/tokens.css')
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(literals)].map(([literal]) => `${file}: ${literal}`),
    );
  expect(offenders).toEqual([]);
});
