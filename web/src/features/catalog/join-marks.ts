import type { Mark } from '#contract/rules/search/highlight.ts';

/** Joins marks of adjacent words, so that a phrase is marked as one. */
export const joinMarks = (sentence: string, marks: readonly Mark[]): Mark[] => {
  const joined: Mark[] = [];
  for (const [from, to] of marks) {
    const last = joined.at(-1);
    if (last && /^[\s-]*$/.test(sentence.slice(last[1], from))) last[1] = to;
    else joined.push([from, to]);
  }
  return joined;
};
