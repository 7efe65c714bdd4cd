import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { brand } from '../../contract/brand.ts';

/** Files other than `contract/brand.ts` that may name the product, each with the reason. */
const fixedTexts = [{ text: 'Tenfold-2026', reason: 'password of the sample account, as the README gives it' }];

/** Sources in which the name is derived. Documents, courses and package.json are edited by hand for a new name. */
const folders = ['bin', 'contract', 'lambdas', 'lib', 'local', 'test', 'web'];

const sources = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|m?js|css|html|svg|py)$/.test(file) && file !== 'contract/brand.ts');

test('only contract/brand.ts spells the product name, slug or domain', () => {
  const names = [brand.name, brand.slug, brand.domain].map((name) => name.toLowerCase());
  const spelled = sources.flatMap((file) => {
    const text = fixedTexts.reduce((left, fixed) => left.replaceAll(fixed.text, ''), readFileSync(file, 'utf8'));
    return names.some((name) => text.toLowerCase().includes(name)) ? [file] : [];
  });
  expect(spelled).toEqual([]);
});
