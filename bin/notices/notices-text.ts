import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, shippedPackages } from './shipped-packages.ts';

/** Names the packages that functions and pages contain, with their licenses; the site serves a copy. */
export const noticesFile = 'THIRD_PARTY_NOTICES.txt';

const rule = '-'.repeat(80);

const licenseFile = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-]|$)/i;

const licenseTexts = ({ folder }: LockedPackage): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenseFile.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r', '').trim());

interface Manifest {
  author?: string | { name?: string };
  repository?: string | { url?: string };
  homepage?: string;
}

/** `name version (license) source`, with the author where the package contains no license text. */
const lineOf = (shipped: LockedPackage, hasText: boolean): string => {
  const { author, repository, homepage }: Manifest = JSON.parse(
    readFileSync(join(shipped.folder, 'package.json'), 'utf8'),
  );
  const url = (typeof repository === 'string' ? repository : repository?.url) ?? homepage;
  const source = url?.replace(/^git\+|\.git$/g, '').replace(/^(?:git:\/\/|ssh:\/\/git@|git@(?=[^:]+:))/, 'https://');
  const by = (typeof author === 'string' ? author : author?.name)?.replace(/ *[<(].*/, '');
  return [
    `${shipped.name} ${shipped.version} (${shipped.license ?? 'see below'})`,
    ...(source ? [source.replace(/^(https:\/\/[^/:]+):/, '$1/')] : []),
    ...(hasText || !by ? [] : [`by ${by}`]),
  ].join(', ');
};

/** Returns the text of the notices, with each license text once. It depends on the installed packages only. */
export const noticesText = (): string => {
  const packages = shippedPackages();
  const groups = new Map<string, { text: string; lines: string[] }>();
  for (const shipped of packages) {
    const text = licenseTexts(shipped).join(`\n\n`);
    const key = text.replace(/\s+/g, ' ');
    const group = groups.get(key) ?? { text, lines: [] };
    group.lines.push(lineOf(shipped, text !== ''));
    groups.set(key, group);
  }
  const withoutText = groups.get('');
  groups.delete('');
  return [
    'Third-party notices',
    '',
    'The functions and the site contain code of the packages below, under their licenses.',
    'Packages under the Mozilla Public License are unmodified; their source is at the address given.',
    'Pyodide contains CPython, under the Python Software Foundation License 2: https://docs.python.org/3/license.html',
    '',
    ...[...groups.values()].flatMap(({ text, lines }) => [rule, ...lines, '', text, '']),
    ...(withoutText
      ? [
          rule,
          'These packages contain no license text; the license that each declares applies.',
          ...withoutText.lines,
          '',
        ]
      : []),
  ].join('\n');
};
