import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { sourceFiles } from '../support/source-files.ts';

const document = readFileSync('docs/configuration.md', 'utf8');

const sourcesIn = (folder: string): { file: string; text: string }[] =>
  sourceFiles([folder], /\.(ts|tsx|mjs)$/).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const unique = (names: Iterable<string | undefined>): string[] =>
  [...new Set([...names].filter((name) => name !== undefined))].sort();

const groupsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group]) => group ?? '');

/** Names in the first cell of the rows below a heading, up to the next heading of the same level. */
const namesBelow = (heading: string): string[] => {
  const section = document.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return groupsOf(section, /^\| `([^`]+)` \|/gm);
};

interface TypeNode {
  type: string;
  body?: { body: TypeNode[] };
  id?: { value: string };
  key?: { value: string };
  typeAnnotation?: { typeAnnotation: TypeNode };
  members?: TypeNode[];
  declaration?: TypeNode;
}

/** Paths of an interface's properties, with those of nested object types in place of the object. */
const pathsOf = (members: TypeNode[], prefix = ''): string[] =>
  members.flatMap(({ key, typeAnnotation }) => {
    const nested = typeAnnotation?.typeAnnotation.members;
    return nested ? pathsOf(nested, `${prefix}${key?.value}.`) : [`${prefix}${key?.value}`];
  });

test('the document lists every setting of a stage and no other', () => {
  const tree = parseSync(readFileSync('lib/stages.ts', 'utf8'), { syntax: 'typescript' });
  const declarations = (tree.body as unknown as TypeNode[]).map(({ declaration }) => declaration);
  const stage = declarations.find((node) => node?.type === 'TsInterfaceDeclaration' && node.id?.value === 'Stage');
  expect(namesBelow('Stage settings').sort()).toEqual(pathsOf(stage?.body?.body ?? []).sort());
});

/** Names read from `process.env`, by destructuring, or by the function `environment`. */
const readVariables = (text: string): string[] => [
  ...groupsOf(text, /\b(?:process\.env|environment)(?:\.|\(')([A-Z][A-Z0-9_]+)/g),
  ...groupsOf(text, /\{([^{}]*)\}(?:: NodeJS\.ProcessEnv| = (?:process\.env|environment)\b)/g).flatMap(
    (names) => names.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? [],
  ),
];

test('the document lists every environment variable and no other', () => {
  const read = ['bin', 'content', 'lambdas', 'local', 'test', 'web'].flatMap((folder) =>
    sourcesIn(folder).flatMap(({ text }) => readVariables(text)),
  );
  const setByTemplate = ['lib/api', 'lib/functions', 'lib/jobs'].flatMap((folder) =>
    sourcesIn(folder).flatMap(({ text }) => groupsOf(text, /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+):/g)),
  );
  const documented = ['Environment variables of commands', 'Environment variables of functions'].flatMap(namesBelow);
  expect(unique(documented)).toEqual(unique([...read, ...setByTemplate]));
});

/** Keys of the `options` objects that are passed to `parseArgs`, and flags that are compared by hand. */
const flagsIn = (text: string): string[] => {
  const flags = groupsOf(text, /=== '--([a-z-]+)'/g);
  const visit = (node: unknown, isInside: boolean): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, callee, key, value } = node as Record<string, { value?: string; type?: string } & string>;
    const isCall = (type as string) === 'CallExpression' && callee?.value !== undefined;
    const isOptions = isInside && (type as string) === 'KeyValueProperty' && key?.value === 'options';
    if (isOptions) flags.push(...keysOf(value));
    for (const child of Object.values(node)) visit(child, isInside || (isCall && callee?.value === 'parseArgs'));
  };
  visit(parseSync(text, { syntax: 'typescript' }), false);
  return flags;
};

const keysOf = (object: unknown): string[] => {
  const { properties = [] } = object as {
    properties?: { type: string; key?: { value: string }; arguments?: unknown }[];
  };
  return properties.flatMap((property) =>
    property.type === 'SpreadElement' ? keysOf(property.arguments) : [property.key?.value ?? ''],
  );
};

/** The npm script of a source, as `bin/run.mjs` resolves it; flags of `dev` are those of `start`. */
const commandOf = (file: string): string => (/^bin\/([a-z-]+)/.exec(file)?.[1] ?? '').replace('bench-web', 'bench:web');

test('the document lists every command-line flag and no other', () => {
  const inCode = sourcesIn('bin')
    .filter(({ file }) => file.endsWith('.ts'))
    .flatMap(({ file, text }) => flagsIn(text).map((flag) => `${commandOf(file)} --${flag}`));
  const inDocument = [...document.matchAll(/^\| `npm (?:run )?([a-z:-]+)[^|]*\| `--([a-z-]+)` \|/gm)].map(
    ([, command, flag]) => `${command} --${flag}`,
  );
  expect(inCode.length).toBeGreaterThan(15);
  expect(unique(inDocument)).toEqual(unique(inCode));
});
