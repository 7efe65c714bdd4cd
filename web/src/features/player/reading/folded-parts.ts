import type { LessonPart } from '#contract/rules/lesson/lesson-blocks.ts';
import { linesOutsideFences } from '#contract/rules/lesson/lesson-fences.ts';

/** A part of a lecture's text, and what is hidden until its answer is shown; nothing, except for a prediction. */
export interface FoldedPart {
  part: LessonPart;
  folded: LessonPart[];
}

/** Splits Markdown before a heading of level 2, by default the first. */
export const splitAtHeading = (markdown: string, index = 0): [string, string] => {
  const heading = linesOutsideFences(markdown).filter((line) => /^## ./.test(line))[index];
  if (heading === undefined) return [markdown, ''];
  const lines = markdown.split('\n');
  const at = lines.indexOf(heading);
  return [lines.slice(0, at).join('\n'), lines.slice(at).join('\n')];
};

const textParts = (markdown: string): LessonPart[] => (markdown.trim() === '' ? [] : [{ kind: 'text', markdown }]);

/** Folds the text that follows a prediction, and may give its answer away, up to the next heading or block. */
export const foldPredictions = (parts: readonly LessonPart[]): FoldedPart[] => {
  const result: FoldedPart[] = [];
  let following: LessonPart[] | undefined;
  const add = (part: LessonPart) => {
    const folded: LessonPart[] = [];
    following = part.kind === 'predict' ? folded : undefined;
    result.push({ part, folded });
  };
  for (const part of parts) {
    if (!following || part.kind !== 'text') add(part);
    else {
      const [before, after] = splitAtHeading(part.markdown);
      following.push(...textParts(before));
      textParts(after).forEach(add);
    }
  }
  return result;
};
