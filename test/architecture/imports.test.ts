import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { importsOf, sourceFiles } from '../support/source-files.ts';

const anyPackage = /./;

/**
 * The folders and packages each folder may import. A deeper folder has a line of its own, which replaces its parent's.
 */
const rules = [
  { folder: 'contract', ours: ['contract'], packages: /^(zod\/mini|@date-fns\/tz)$/ },
  // Signed and verified bytes must be the same, so functions and the browser share one file.
  {
    folder: 'contract/credential',
    ours: ['contract/credential'],
    packages: /^(jsonld|@digitalbazaar\/credentials-context|@digitalcredentials\/open-badges-context\/.+)$/,
  },
  {
    folder: 'content/courses',
    ours: [
      'content/define.ts',
      'content/instructors.ts',
      'content/portraits.ts',
      'content/courses',
      'contract/cover/labels.ts',
      'contract/cover/paths.ts',
    ],
    packages: /^$/,
  },
  // Both read pictures and PDF files, and a file that one refuses should not pass the other.
  {
    folder: 'content',
    ours: [
      'content',
      'contract',
      'lambdas/pictures/picture-header.ts',
      'lambdas/assignments/check-pdf.ts',
      'lambdas/assignments/pdf-dictionary.ts',
    ],
    packages: anyPackage,
  },
  { folder: 'lambdas/runtime', ours: ['lambdas/runtime', 'contract'], packages: /^(@aws-sdk\/|node:)/ },
  { folder: 'lambdas/services', ours: ['lambdas/services', 'lambdas/runtime', 'contract'], packages: anyPackage },
  {
    folder: 'lambdas/data',
    ours: ['lambdas/data', 'lambdas/services', 'lambdas/runtime', 'contract'],
    packages: /^(@aws-sdk\/|node:)/,
  },
  {
    folder: 'lambdas/http',
    ours: ['lambdas/http', 'lambdas/services', 'lambdas/runtime', 'contract'],
    packages: anyPackage,
  },
  { folder: 'lambdas/pictures', ours: ['lambdas/pictures', 'contract'], packages: /^(@jsquash\/|node:)/ },
  {
    folder: 'lambdas/email',
    ours: ['lambdas/email', 'lambdas/data', 'lambdas/services', 'lambdas/runtime', 'contract'],
    packages: anyPackage,
  },
  {
    folder: 'lambdas/learning',
    ours: ['lambdas/learning', 'lambdas/data', 'lambdas/services', 'contract'],
    packages: /^$/,
  },
  {
    folder: 'lambdas/fulfillment',
    ours: [
      'lambdas/fulfillment',
      'lambdas/data',
      'lambdas/email',
      'lambdas/learning',
      'lambdas/services',
      'lambdas/runtime',
      'contract',
    ],
    packages: /^stripe$/,
  },
  {
    folder: 'lambdas/erasure',
    ours: ['lambdas/erasure', 'lambdas/data', 'lambdas/email', 'lambdas/services', 'lambdas/runtime', 'contract'],
    packages: /^$/,
  },
  { folder: 'lambdas', ours: ['contract'], packages: anyPackage },
  { folder: 'lib', ours: ['lib', 'contract'], packages: anyPackage },
  { folder: 'local', ours: ['local'], packages: anyPackage },
  { folder: 'web', ours: ['web', 'contract'], packages: anyPackage },
];

const isIn = (path: string, allowed: string[]): boolean =>
  allowed.some((root) => path === root || path.startsWith(`${root}/`));

/** Returns the folder of a handler's group, such as `lambdas/assistant`. */
const groupOf = (file: string): string => file.split('/').slice(0, 2).join('/');

const shared = ['data', 'email', 'erasure', 'fulfillment', 'http', 'learning', 'pictures', 'runtime', 'services'].map(
  (folder) => `lambdas/${folder}`,
);

test.each(rules)('$folder imports only what it is allowed to', ({ folder, ours, packages }) => {
  const deeper = rules.map((rule) => rule.folder).filter((other) => other.startsWith(`${folder}/`));
  const offenders = sourceFiles([folder], /(?<!\.d)\.tsx?$/)
    .filter((file) => !isIn(file, deeper))
    .flatMap((file) => {
      // A handler may use its own group and shared modules, never another group.
      const allowed = folder === 'lambdas' ? [...ours, ...shared, groupOf(file)] : ours;
      return importsOf(file)
        .filter((target) => (target.path ? !isIn(target.path, allowed) : !packages.test(target.package ?? '')))
        .map((target) => `${file} → ${target.path ?? target.package}`);
    });
  expect(offenders).toEqual([]);
});

test('files outside local import only its entry file', () => {
  const files = sourceFiles(['bin', 'content', 'contract', 'lambdas', 'lib', 'test', 'web'], /\.tsx?$/);
  const targets = files.flatMap((file) => importsOf(file).map(({ path = '' }) => ({ file, path })));
  const intoLocal = targets.filter(({ path }) => isIn(path, ['local']));
  expect(intoLocal.map(({ path }) => path)).toContain('local');
  expect(intoLocal.filter(({ path }) => path !== 'local')).toEqual([]);
});

test('local imports only packages that its package.json lists, in cloud and tests', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('local/package.json', 'utf8'));
  const missing = sourceFiles(['local'], /(?<!\.d)\.ts$/).flatMap((file) => {
    const listed = Object.keys({ ...dependencies, ...(file.startsWith('local/test/') && devDependencies) });
    return importsOf(file)
      .map((target) => target.package ?? 'node:')
      .filter((name) => !name.startsWith('node:') && !isIn(name, listed))
      .map((name) => `${file} → ${name}`);
  });
  expect(missing).toEqual([]);
});

test('the packages of local have the versions of the root', () => {
  const [root, local] = ['package.json', 'local/package.json'].map((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    return { ...devDependencies, ...dependencies } as Record<string, string>;
  });
  const differing = Object.entries(local ?? {}).filter(([name, version]) => (root?.[name] ?? version) !== version);
  expect(differing).toEqual([]);
});
