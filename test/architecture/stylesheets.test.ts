import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { sourceFiles } from '#test/support/source-files.ts';

const stylesheets = new Map(
  sourceFiles(['web/src', 'web/gallery'], /\.css$/).map((file) => [
    file,
    readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  ]),
);
const breakpointsFile = 'web/src/styles/breakpoints.css';

test('media queries name a breakpoint instead of writing a width', () => {
  const defined = [...(stylesheets.get(breakpointsFile) ?? '').matchAll(/@custom-media (--[\w-]+)/g)].map(
    ([, name]) => name,
  );
  const queries = [...stylesheets].flatMap(([file, css]) =>
    [...css.matchAll(/@media ([^{;]+)\{/g)].map(([, query = '']) => ({ file, query })),
  );
  const used = new Set(queries.flatMap(({ query }) => query.match(/--[\w-]+/g) ?? []));
  expect(queries.filter(({ query }) => /\bwidth\b/.test(query))).toEqual([]);
  expect([...used].sort()).toEqual(defined.sort());
});

const camelCase = (name: string) => name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The names under which scripts read a module's classes. */
const classesOf = (css: string): Set<string> =>
  new Set(
    [...css.replace(/\([^()]*url\([^)]*\)|"[^"]*"/g, '').matchAll(/(?<![\w:])\.(-?[a-z][\w-]*)/gi)].map(
      ([, name = '']) => camelCase(name),
    ),
  );

test('components read only classes that their CSS modules define', () => {
  const unknown = sourceFiles(['web/src', 'web/gallery'], /\.tsx?$/).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const code = source.replace(/^import .*$/gm, '');
    return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, local = '', target = '']) => {
      const path = target.startsWith('#') ? target.slice(1) : relative('.', resolve(dirname(file), target));
      const classes = classesOf(stylesheets.get(path) ?? '');
      return [...code.matchAll(new RegExp(`(?<![\\w.])${local}\\.(\\w+)`, 'g'))]
        .filter(([, name = '']) => !classes.has(name))
        .map(([use]) => `${file}: ${use}`);
    });
  });
  expect(unknown).toEqual([]);
});

const primitives = ['layout', 'box', 'text', 'surface', 'drawing'].flatMap((name) => {
  const css = stylesheets.get(`web/src/styles/${name}.css`) ?? '';
  return [...css.matchAll(/(?<![\w:])\.(-?[a-z][\w-]*)/gi)].map(([, className = '']) => className);
});
const components = sourceFiles(['web/src', 'web/gallery'], /\.tsx$/).map((file) => ({
  file,
  code: readFileSync(file, 'utf8'),
}));

test('every global class in a component is a primitive', () => {
  const unknown = components.flatMap(({ file, code }) =>
    [...code.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
      .flatMap(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/))
      .filter((name) => name !== '' && !primitives.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(primitives.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

test('every primitive is used by a component', () => {
  const words = new Set(components.flatMap(({ code }) => code.match(/(?<=["'`\s])[a-z][\w-]*(?=["'`\s])/g) ?? []));
  expect(primitives.filter((name) => !words.has(name))).toEqual([]);
});
