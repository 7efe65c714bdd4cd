import { readFileSync, writeFileSync } from 'node:fs';

/** One change of one file. `find` occurs exactly once in it. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A realistic mistake, and the tests that have to notice it. */
export interface Mutant extends Edit {
  /** Unique over all lists, in kebab case. */
  id: string;
  /** What goes wrong for somebody. */
  title: string;
  /** Parts of the paths of test files; one of their tests has to fail. */
  tests: readonly string[];
  /**
   * What the tests need: nothing but jest; the built bundles and template, from which they start platforms of their own; a
   * platform, which the command starts; or a platform and a browser.
   */
  on: 'jest' | 'bundles' | 'platform' | 'browser';
  /** Further changes that belong to the same mistake. */
  also?: readonly Edit[];
}

/** Every change of a mutant. */
export const editsOf = ({ file, find, replace, also = [] }: Mutant): Edit[] => [{ file, find, replace }, ...also];

/** How often a text occurs in another, overlaps not counted. */
export const occurrences = (text: string, find: string): number => text.split(find).length - 1;

/** Plants a mutant in the working tree. Returns what takes it out again. Throws when `find` does not occur exactly once. */
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
