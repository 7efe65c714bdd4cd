import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { sourceFiles } from '../support/source-files.ts';

/** Files other than `contract/brand.ts` that may name the product, each with the reason. */
const fixedTexts = [{ text: 'Tenfold-2026', reason: 'password of the sample account, as the README gives it' }];

/** Sources in which the name is derived. Documents, courses and package.json are edited by hand for a new name. */
const folders = ['bin', 'contract', 'lambdas', 'lib', 'local', 'test', 'web'];

const sources = sourceFiles(folders, /\.(tsx?|m?js|css|html|svg|py)$/).filter((file) => file !== 'contract/brand.ts');

test('only contract/brand.ts spells the product name, slug or domain', () => {
  const names = [brand.name, brand.slug, brand.domain].map((name) => name.toLowerCase());
  const spelled = sources.flatMap((file) => {
    const text = fixedTexts.reduce((left, fixed) => left.replaceAll(fixed.text, ''), readFileSync(file, 'utf8'));
    return names.some((name) => text.toLowerCase().includes(name)) ? [file] : [];
  });
  expect(spelled).toEqual([]);
});
