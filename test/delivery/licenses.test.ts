import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { noticesFile, noticesText } from '#bin/notices/notices-text.ts';
import { type LockedPackage, lockedPackages, shippedPackages } from '#bin/notices/shipped-packages.ts';
import { optionalPackages } from '#bin/optional-packages.ts';

/** Licenses allowed for code that users receive: they only require keeping the notice. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1'];
/** Licenses of tools, which nobody receives from us. */
const forTools = [...permissive, 'BlueOak-1.0.0', 'CC-BY-4.0', 'MPL-2.0', 'Zlib'];

/** Packages whose license is none of these or not declared, each with what was found in it. */
const reviewed: Record<string, string> = {
  '@digitalbazaar/credentials-context': "BSD 3-Clause, with the W3C's own files under the W3C Software License",
  'parse-cache-control': 'BSD, in the old field `licenses`; used by `npm run bench` only',
  'png-js': 'MIT, in its LICENSE file',
  pyodide: 'MPL 2.0, served unmodified; the notices name its source',
};

/** Parts of sharp, a tool: libvips is loaded as a library, and nobody receives it from us. */
const isPartOfSharp = (name: string): boolean => name.startsWith('@img/sharp-');

/** Whether an SPDX expression such as `(MIT OR GPL-3.0-or-later)` can be fulfilled by these licenses. */
const allows = (licenses: readonly string[], expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => licenses.includes(license)));

const refused = (packages: LockedPackage[], licenses: readonly string[]): string[] =>
  packages
    .filter(({ name }) => !Object.hasOwn(reviewed, name))
    .filter(({ license = 'none' }) => !allows(licenses, license))
    .map(({ name, license }) => `${name}: ${license}`);

test('the code that users receive has permissive licenses', () => {
  const packages = shippedPackages();
  expect(packages.length).toBeGreaterThan(150);
  expect(refused(packages, permissive)).toEqual([]);
});

test('every tool has a license that allows its use', () => {
  const packages = ['.', ...Object.values(optionalPackages)].flatMap(lockedPackages);
  // Packages for other platforms, which `npm run lock` adds by name: their license is that of the package they serve.
  const described = packages.filter(({ license, optional }) => license !== undefined || !optional);
  expect(described.length).toBeGreaterThan(1_000);
  const [sharp, others] = [true, false].map((isPart) => described.filter(({ name }) => isPartOfSharp(name) === isPart));
  expect(refused(others ?? [], forTools)).toEqual([]);
  expect(refused(sharp ?? [], [...forTools, 'LGPL-3.0-or-later'])).toEqual([]);
});

test('the reviewed packages are still in use', () => {
  const names = ['.', ...Object.values(optionalPackages)].flatMap(lockedPackages).map(({ name }) => name);
  expect(Object.keys(reviewed).filter((name) => !names.includes(name))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['none', false],
])('code under "%s" may reach users: %s', (expression, isAllowed) => {
  expect(allows(permissive, expression)).toBe(isAllowed);
});

test('the third-party notices name exactly what is shipped (npm run notices)', () => {
  // Compares a word, because a failed comparison would print both texts.
  expect(readFileSync(noticesFile, 'utf8') === noticesText() ? 'current' : 'outdated').toBe('current');
});

test('the bill of materials names everything that is shipped, in the format CycloneDX', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { bomFormat, components } = JSON.parse(printed) as {
    bomFormat: string;
    components: { name: string; version: string; purl: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map(({ purl }) => decodeURIComponent(purl));
  const missing = shippedPackages().filter(({ name, version }) => !listed.includes(`pkg:npm/${name}@${version}`));
  expect(missing).toEqual([]);
});
