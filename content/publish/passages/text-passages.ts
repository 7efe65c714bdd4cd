import { marked, type Token, type Tokens } from 'marked';
import type { LecturePassage, PassageLine } from '#contract/passages.ts';

/** Headings of tasks and solutions, which the assistant must not recite. */
const excludedHeadings = /^(?:check yourself|exercises?|your turn|solutions?|try it|continue with)\b|^answers?$/i;

/** Returns whether a line has words, or is an equation, whose quantities may have names of one letter. */
const saysSomething = (text: string): boolean => /\p{L}{2}/u.test(text) || (/\p{L}/u.test(text) && /[=≈≤≥]/.test(text));

/** Longest passage in characters; a longer section continues in another passage with the same heading. */
const maxPassageLength = 2000;

const plain = (tokens: readonly Token[] | undefined): string =>
  (tokens ?? [])
    .map((token) => {
      if (token.type === 'codespan') return `\`${(token as Tokens.Codespan).text}\``;
      if (token.type === 'br') return ' ';
      if ('tokens' in token && token.tokens) return plain(token.tokens);
      return 'text' in token ? String(token.text) : '';
    })
    .join('');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const normalizeText = (text: string): string =>
  text
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the text of inline Markdown as one line; code stays in backticks. */
export const plainText = (tokens: readonly Token[] | undefined): string => normalizeText(plain(tokens));

const listLines = ({ items, ordered, start }: Tokens.List): string[] =>
  items.flatMap((item, index) => {
    const own = item.tokens.filter(({ type }) => type !== 'list' && type !== 'code');
    const inner = item.tokens.filter((token): token is Tokens.List => token.type === 'list');
    const text = normalizeText(own.map((token) => plain('tokens' in token ? token.tokens : [token])).join(' '));
    return [`${ordered ? `${Number(start || 1) + index}.` : '-'} ${text}`, ...inner.flatMap(listLines)];
  });

const tableRow = (cells: readonly Tokens.TableCell[]): string =>
  `| ${cells.map(({ tokens }) => plainText(tokens).replaceAll('|', '/')).join(' | ')} |`;

const tableLine = ({ header, rows }: Tokens.Table): string =>
  [tableRow(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(tableRow)].join('\n');

/** Longest program in characters that a passage keeps; longer ones are files to save, not something to quote. */
const maxCodeLength = 1500;

const codeLines = ({ text, lang }: Tokens.Code): string[] =>
  text.length > maxCodeLength ? [] : [`\`\`\`${lang ?? ''}\n${text}\n\`\`\``];

/** Returns the text of a block as lines; tables and programs stay whole. */
const linesOf = (token: Token): string[] => {
  switch (token.type) {
    case 'paragraph':
      return [plainText(token.tokens)];
    case 'list':
      return listLines(token as Tokens.List);
    case 'table':
      return [tableLine(token as Tokens.Table)];
    case 'code':
      return codeLines(token as Tokens.Code);
    case 'blockquote':
      return ((token as Tokens.Blockquote).tokens ?? []).flatMap(linesOf);
    default:
      return [];
  }
};

/**
 * Extracts the passages of a lecture's Markdown: one per heading, without tasks and solutions. What introduces a list,
 * a table or a program stays in one passage with its first line.
 */
export const textPassages = (lectureId: string, markdown: string): LecturePassage[] => {
  const passages: LecturePassage[] = [];
  let heading = '';
  let lines: PassageLine[] = [];
  const endPassage = () => {
    if (lines.length > 0 && !excludedHeadings.test(heading))
      passages.push({ lectureId, ...(heading && { heading }), lines });
    lines = [];
  };
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') {
      endPassage();
      heading = plainText(token.tokens);
    }
    for (const line of linesOf(token).filter(saysSomething)) {
      const length = lines.reduce((sum, [text]) => sum + text.length, line.length);
      if (length > maxPassageLength && !lines.at(-1)?.[0].endsWith(':') && !/^(?:-|\d+\.) /.test(line)) endPassage();
      lines.push([line]);
    }
  }
  endPassage();
  return passages;
};
