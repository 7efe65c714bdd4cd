import type { LessonPart } from '#contract/rules/lesson/lesson-blocks.ts';
import { linesOutsideFences } from '#contract/rules/lesson/lesson-fences.ts';

/** A part of a lecture's text; for a prediction, also the parts that are hidden until its answer is shown. */
export interface FoldedPart {
  part: LessonPart;
  folded: LessonPart[];
}

/** Splits Markdown before its first heading of level 2. */
const splitAtHeading = (markdown: string): [string, string] => {
  const heading = linesOutsideFences(markdown).find((line) => /^## ./.test(line));
  if (heading === undefined) return [markdown, ''];
  const lines = markdown.split('\n');
  const at = lines.indexOf(heading);
  return [lines.slice(0, at).join('\n'), lines.slice(at).join('\n')];
};

/** Splits Markdown before its first Python block; returns the block's code too, empty without one. */
export const splitAtCode = (markdown: string): { text: string; code: string; rest: string } => {
  const block = /^```python[^\n]*\n([\s\S]*?)^```/m.exec(markdown);
  const [index, code] = [block?.index ?? markdown.length, block?.[1] ?? ''];
  return { text: markdown.slice(0, index), code: code.trimEnd(), rest: markdown.slice(index) };
};

const textParts = (markdown: string): LessonPart[] => (markdown.trim() === '' ? [] : [{ kind: 'text', markdown }]);

/**
 * Folds the parts after a prediction that may give its answer away: the figure right after it, and the text up to the
 * next heading or block.
 */
export const foldPredictions = (parts: readonly LessonPart[]): FoldedPart[] => {
  const result: FoldedPart[] = [];
  let following: LessonPart[] | undefined;
  const add = (part: LessonPart) => {
    const folded: LessonPart[] = [];
    following = part.kind === 'predict' ? folded : undefined;
    result.push({ part, folded });
  };
  for (const part of parts) {
    if (following?.length === 0 && part.kind === 'figure') following.push(part);
    else if (!following || part.kind !== 'text') add(part);
    else {
      const [before, after] = splitAtHeading(part.markdown);
      following.push(...textParts(before));
      textParts(after).forEach(add);
    }
  }
  return result;
};
