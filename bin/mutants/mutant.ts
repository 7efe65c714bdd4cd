import { readFileSync, writeFileSync } from 'node:fs';

/** One change of a file, in which `find` occurs exactly once. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A realistic mistake, and the tests that must detect it. */
export interface Mutant extends Edit {
  /** Unique over all lists, in kebab case. */
  id: string;
  /** What goes wrong for users or operators. */
  title: string;
  /** Parts of the paths of test files; at least one of their tests must fail. */
  tests: readonly string[];
  /**
   * What the tests need: only jest; the bundles and template, from which they start platforms; a running platform; or a
   * platform and a browser.
   */
  on: 'jest' | 'bundles' | 'platform' | 'browser';
  /** More changes of the same mistake. */
  also?: readonly Edit[];
}

/** All changes of a mutant. */
export const editsOf = ({ file, find, replace, also = [] }: Mutant): Edit[] => [{ file, find, replace }, ...also];

/** Counts the occurrences of a text in another, without overlaps. */
export const occurrences = (text: string, find: string): number => text.split(find).length - 1;

/**
 * Applies a mutant to the working tree. Returns a function that reverts it. @throws Error unless `find` occurs exactly
 * once.
 */
export const applyMutant = (mutant: Mutant): (() => void) => {
  const originals = new Map<string, string>();
  for (const { file } of editsOf(mutant)) originals.set(file, readFileSync(file, 'utf8'));
  const changed = new Map(originals);
  for (const { file, find, replace } of editsOf(mutant)) {
    const text = changed.get(file) ?? '';
    const count = occurrences(text, find);
    if (count !== 1) throw new Error(`${file} has "${find}" ${count} times.`);
    changed.set(
      file,
      text.replace(find, () => replace),
    );
  }
  for (const [file, text] of changed) writeFileSync(file, text);
  return () => {
    for (const [file, text] of originals) writeFileSync(file, text);
  };
};
