import { marked, type Tokens } from 'marked';
import { type LessonBlock, readBlock } from '#contract/rules/lesson/lesson-blocks.ts';
import { blockKinds, type LessonFence, splitFences } from '#contract/rules/lesson/lesson-fences.ts';
import type { CheckedCourse } from './checked-course.ts';
import { markdownProblems } from './markdown.ts';

/** Counts the blocks that the Markdown parser sees, wherever they are. */
const countBlocks = (text: string): number => {
  let count = 0;
  void marked.walkTokens(marked.lexer(text), (token) => {
    const [kind] = (token.type === 'code' && (token as Tokens.Code).lang?.split(' ')) || [];
    if ((blockKinds as readonly (string | undefined)[]).includes(kind)) count += 1;
  });
  return count;
};

/** Finds blocks in Markdown that is not a lecture's text, where they would be shown as code. */
export const misplacedBlocks = (text: string): string[] =>
  countBlocks(text) > 0 ? [`only texts of lectures may have blocks such as ${blockKinds.join(', ')}`] : [];

const textsOf = (block: LessonBlock): string[] => {
  if (block.kind === 'predict') return [block.question, block.answer];
  return block.kind === 'compare' ? block.sides.map(({ text }) => text) : [];
};

const blockProblems = (fence: LessonFence, figures: CheckedCourse['figures']): string[] => {
  const { block, problem } = readBlock(fence);
  if (problem !== undefined) return [problem];
  if (block.kind === 'picture') return ['is written as ![what it shows](file.png)'];
  if (block.kind !== 'figure') {
    const hasHeading = textsOf(block).some((text) => marked.lexer(text).some(({ type }) => type === 'heading'));
    return [
      ...textsOf(block).flatMap((text) => markdownProblems(text)),
      ...(hasHeading ? ['must not contain headings'] : []),
    ];
  }
  if (fence.words.length > 1 || fence.content.trim() !== '')
    return ['has only the id of its figure; write the rest into figures.ts'];
  return figures[block.id] ? [] : [`names the figure "${block.id}", which is not in figures.ts`];
};

/** Finds a form whose title an earlier one has: what learners write is stored under the title. */
const repeatedForms = (fences: readonly LessonFence[]): string[] => {
  const titles = new Set<string>();
  return fences.flatMap((fence) => {
    const { block } = readBlock(fence);
    if (block?.kind !== 'worksheet' || block.isExample) return [];
    if (titles.has(block.title)) return [`line ${fence.line}: the worksheet block has the title of an earlier one`];
    titles.add(block.title);
    return [];
  });
};

/** Finds problems in the blocks of a lecture's text; each names the line in which its block begins. */
export const lessonProblems = (text: string, figures: CheckedCourse['figures']): string[] => {
  const fences = splitFences(text).filter((part) => typeof part !== 'string');
  const problems = [
    ...fences.flatMap((fence) =>
      blockProblems(fence, figures).map((problem) => `line ${fence.line}: the ${fence.kind} block ${problem}`),
    ),
    ...repeatedForms(fences),
  ];
  return countBlocks(text) > fences.length
    ? [...problems, 'a block must begin at the margin, outside of lists and quotes']
    : problems;
};

/** Returns the ids of the figures that a lecture's text shows. */
export const figuresIn = (text: string): string[] =>
  splitFences(text).flatMap((part) =>
    typeof part !== 'string' && part.kind === 'figure' ? part.words.slice(0, 1) : [],
  );
