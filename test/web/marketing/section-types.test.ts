import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { tools } from '#web/src/marketing/facts/tools.ts';

/** Returns the kinds of section of a product page; a section with a sticky heading is of the kind of its content. */
const kindsOf = (slug: string): string[] => {
  const source = readFileSync(`web/src/marketing/products/${slug}-content.tsx`, 'utf8');
  const [, sections = ''] = source.split(/^export const \w+Sections = /m);
  const blocks = sections.split(/^(?= {4}<\w)/m).slice(1);
  const kinds = blocks.map((block) => {
    const [, name = ''] = /<(\w+)/.exec(block) ?? [];
    return name === 'StickyHeadingSection' ? (/^ {6}<(\w+)/m.exec(block)?.[1] ?? name) : name;
  });
  return ['ProductHero', `Demo of ${slug}`, ...kinds];
};

const neighbors = tools.slice(1).map(({ slug }, place) => [tools[place]?.slug ?? '', slug] as const);

test.each(neighbors)('the pages of %s and %s share at most half of their kinds of section', (first, second) => {
  const [kinds, others] = [kindsOf(first), kindsOf(second)];
  expect(kinds.length).toBeGreaterThan(4);
  expect(kinds).toEqual(expect.arrayContaining(['FaqSection', 'CallToAction']));
  const shared = kinds.filter((kind) => others.includes(kind));
  expect(shared.length / Math.min(kinds.length, others.length)).toBeLessThanOrEqual(0.5);
});

/** Returns the kinds of section of a solution page; a plain section is of the kind that its id names. */
const kindsOfSolution = (page: string): string[] => {
  const source = readFileSync(`web/src/marketing/solutions/${page}-content.tsx`, 'utf8');
  const [, sections = ''] = source.split(/^const card = /m);
  return [...sections.matchAll(/(?:^ {4}|=> )<(\w+)(?:.*labelledBy="(\S+)")?/gm)].map(
    ([, name = '', id]) => id ?? name,
  );
};

test.each([
  ['gen-ai', 'ai-agents'],
  ['ai-agents', 'custom-ai'],
  ['gen-ai', 'custom-ai'],
])('the solution pages %s and %s share only their hero and their end', (first, second) => {
  const [kinds, others] = [kindsOfSolution(first), kindsOfSolution(second)];
  expect(kinds.length).toBeGreaterThanOrEqual(4);
  expect(kinds.filter((kind) => others.includes(kind))).toEqual(['SolutionHero', 'SolutionEnd']);
});
