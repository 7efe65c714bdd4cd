import { type Embed, readEmbed } from './embed-hosts.ts';
import { type LessonFence, linesOutsideFences, splitFences } from './lesson-fences.ts';
import { escaped, fenced, plainWorksheet, readWorksheet, type Worksheet } from './worksheet.ts';

/** One side of a comparison; its text is Markdown. */
export interface CompareSide {
  label: string;
  text: string;
}

/** A block of a lecture's text. Question, answer and sides are Markdown; the rest is plain text. */
export type LessonBlock =
  | { kind: 'predict'; question: string; options: string[]; answer: string }
  | { kind: 'prompt'; prompt: string }
  | { kind: 'compare'; sides: [CompareSide, CompareSide] }
  | { kind: 'figure'; id: string; height: number; alt: string; caption: string }
  | { kind: 'picture'; id: string; width: number; height: number; alt: string; caption: string }
  | ({ kind: 'embed'; title: string; note: string } & Embed)
  | ({ kind: 'worksheet' } & Worksheet);

/** A part of a lecture's text. */
export type LessonPart = { kind: 'text'; markdown: string } | LessonBlock;

/** A block, or the problem that makes it invalid. */
type Parsed = { block: LessonBlock; problem?: undefined } | { block?: undefined; problem: string };

const divider = /^---$/m;

const readPredict = ({ content }: LessonFence): Parsed => {
  const [asked = '', answer = '', ...rest] = content.split(divider).map((part) => part.trim());
  if (asked === '' || answer === '' || rest.length > 0)
    return { problem: 'needs a question and an answer with one line --- between them' };
  const [question = '', ...options] = asked.split(/\n- /).map((part) => part.trim());
  if (question === '' || question.startsWith('- ')) return { problem: 'needs a question before its options' };
  if (options.length === 1) return { problem: 'has one option; list at least two, or none for an answer in words' };
  if (options.some((option) => option.includes('\n'))) return { problem: 'needs its options last, each on one line' };
  return { block: { kind: 'predict', question, options, answer } };
};

const readPrompt = ({ content }: LessonFence): Parsed =>
  content.trim() === '' ? { problem: 'is empty' } : { block: { kind: 'prompt', prompt: content.trimEnd() } };

const readSide = (side: string): CompareSide => {
  const [label = '', ...lines] = side.trim().split('\n');
  return { label: label.trim(), text: lines.join('\n').trim() };
};

const readCompare = ({ content }: LessonFence): Parsed => {
  const [before, after, ...rest] = content.split(divider).map(readSide);
  const isComplete = before?.text && after?.text && rest.length === 0;
  if (!isComplete)
    return { problem: 'needs two sides with one line --- between them, each with a label above its text' };
  return { block: { kind: 'compare', sides: [before, after] } };
};

/** Publishing adds the height, the alternative text and the caption (`content/publish/figures.ts`). */
const readFigure = ({ words, content }: LessonFence): Parsed => {
  const [id, height = '0', ...rest] = words;
  if (id === undefined || rest.length > 0) return { problem: 'needs the id of one figure on its first line' };
  const [alt = '', caption = ''] = content.split(divider).map((part) => part.trim());
  return { block: { kind: 'figure', id, height: Number(height), alt, caption } };
};

/** Publishing writes these blocks from the author's `![…](…)` (`content/pictures/publish-pictures.ts`). */
const readPicture = ({ words, content }: LessonFence): Parsed => {
  const [id, width = '0', height = '0', ...rest] = words;
  if (id === undefined || rest.length > 0) return { problem: 'needs the id of one picture on its first line' };
  const [alt = '', caption = ''] = content.split(divider).map((part) => part.trim());
  return { block: { kind: 'picture', id, width: Number(width), height: Number(height), alt, caption } };
};

const maxTitleLength = 120;

const readEmbedBlock = ({ words, content }: LessonFence): Parsed => {
  const [title = '', note = '', ...rest] = content.split(divider).map((part) => part.trim());
  if (title === '') return { problem: 'needs a title below its URL' };
  if (title.includes('\n') || rest.length > 0)
    return { problem: 'needs a title on one line, and a line --- before its note' };
  if (title.length > maxTitleLength) return { problem: `has a title of more than ${maxTitleLength} characters` };
  const { embed, problem } = readEmbed(words.join(' '));
  return embed ? { block: { kind: 'embed', ...embed, title, note } } : { problem };
};

const readWorksheetBlock = ({ content }: LessonFence): Parsed => {
  const { worksheet, problem } = readWorksheet(content);
  return worksheet ? { block: { kind: 'worksheet', ...worksheet } } : { problem };
};

const readers = {
  predict: readPredict,
  prompt: readPrompt,
  compare: readCompare,
  figure: readFigure,
  picture: readPicture,
  embed: readEmbedBlock,
  worksheet: readWorksheetBlock,
};

/** Reads a block; returns the problem if it is invalid. */
export const readBlock = (fence: LessonFence): Parsed => readers[fence.kind](fence);

/** Splits a lecture's text into Markdown and blocks. Leaves out invalid blocks, which validation refuses. */
export const splitLesson = (markdown: string): LessonPart[] =>
  splitFences(markdown).flatMap((part): LessonPart[] => {
    if (typeof part === 'string') return part.trim() === '' ? [] : [{ kind: 'text', markdown: part }];
    const { block } = readBlock(part);
    return block ? [block] : [];
  });

/** Words with which an answer refers to the options. */
const toOptions = /\bThe others?\b|\b[Tt]he (?:first two|latter|former)\b/;

/** Writes a question and its answer as one paragraph; undefined if the answer is unclear without the options. */
const joinedPredict = ({
  question,
  options,
  answer,
}: Extract<LessonBlock, { kind: 'predict' }>): string | undefined => {
  const isOneParagraph = ![question, answer].some((text) => /\n\n|^[-|`]|^\d+\. /m.test(text));
  return isOneParagraph && (options.length === 0 || !toOptions.test(answer)) ? `${question} ${answer}` : undefined;
};

const plainPart = (part: LessonPart, joinsAnswers: boolean): string => {
  switch (part.kind) {
    case 'text':
      return part.markdown.trim();
    case 'predict': {
      const joined = joinsAnswers ? joinedPredict(part) : undefined;
      if (joined !== undefined) return joined;
      return [part.question, part.options.map((option) => `- ${option}`).join('\n'), part.answer]
        .filter((text) => text !== '')
        .join('\n\n');
    }
    case 'prompt':
      return fenced(part.prompt);
    case 'compare':
      return part.sides.map(({ label, text }) => `**${label}**\n\n${text}`).join('\n\n');
    case 'figure':
      return part.caption;
    case 'picture':
      return [part.alt, part.caption].filter((text) => text !== '').join('\n\n');
    case 'embed':
      return [`[${escaped(part.title)}](${part.url})`, part.note].filter((text) => text !== '').join('\n\n');
    case 'worksheet':
      return plainWorksheet(part);
  }
};

/**
 * Writes a lecture's text as ordinary Markdown, for consumers that do not support blocks: search, assistant, notebooks.
 * `joinsAnswers` omits the options of questions, so that a question and its answer can be quoted together.
 */
export const plainLesson = (markdown: string, joinsAnswers = false): string =>
  splitLesson(markdown)
    .map((part) => plainPart(part, joinsAnswers))
    .filter((text) => text !== '')
    .join('\n\n');

/** Returns the ids of the published pictures in texts, each once. */
export const picturesIn = (...texts: readonly string[]): string[] => {
  const parts = texts.filter((text) => text.includes('```picture ')).flatMap(splitLesson);
  return [...new Set(parts.flatMap((part) => (part.kind === 'picture' ? part.id : [])))];
};

/** Titles of the parts of a lecture's text: its headings of level 2, without marks of emphasis and code. */
export const lessonHeadings = (markdown: string): string[] =>
  linesOutsideFences(markdown)
    .filter((line) => /^## ./.test(line))
    .map((heading) => heading.slice(3).replace(/[*_`]/g, '').trim());
