import { expect, test } from '@jest/globals';
import { type Costs, type Group, mergeGroups } from '#web/bundling/chunks/merge-groups.ts';

const costs: Costs = {
  request: { none: 100, some: 100, any: 1_000 },
  allowanceOf: (entry) => (entry.startsWith('/public') ? 'none' : entry.startsWith('/course') ? 'some' : 'any'),
};

const group = (entries: string, bytes: number): Group => ({
  entries: new Set(entries.split(' ')),
  modules: [`${entries}:${bytes}`],
  bytes,
});

const merge = (...groups: Group[]) => mergeGroups(groups, costs).map(({ modules }) => modules);

test('modules of the same pages load in one request', () => {
  expect(merge(group('/a /b', 5_000), group('/a /b', 9_000))).toHaveLength(1);
});

test('a page loads a little more where that saves other pages a request', () => {
  expect(merge(group('/a /b', 400), group('/a /c', 400))).toHaveLength(1);
  expect(merge(group('/a /b', 900), group('/a /c', 900))).toHaveLength(2);
});

test('a public page never loads what it does not use', () => {
  expect(merge(group('/public /a', 50), group('/a /b', 1))).toHaveLength(2);
  expect(merge(group('/public /a', 50), group('/public2 /a', 50))).toHaveLength(2);
  expect(merge(group('/public /a', 50), group('/public /a /b', 90))).toHaveLength(1);
});

test('a public page with room loads no more than its saved requests are worth', () => {
  expect(merge(group('/course /a', 50), group('/a /b', 150))).toHaveLength(2);
  expect(merge(group('/course /a', 50), group('/course /a /b', 90))).toHaveLength(1);
  expect(merge(group('/course /a /b /c', 50), group('/course2 /a /b /c', 90))).toHaveLength(2);
});

test('merging keeps every module and the entries of both groups', () => {
  const [merged] = mergeGroups([group('/a /b', 400), group('/a /c', 400)], costs);
  expect(merged).toEqual({ entries: new Set(['/a', '/b', '/c']), modules: ['/a /b:400', '/a /c:400'], bytes: 800 });
});
