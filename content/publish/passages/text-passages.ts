import { marked, type Token, type Tokens } from 'marked';
import type { LecturePassage, PassageLine } from '#contract/passages.ts';

/** Headings of tasks and solutions, which the assistant must not recite. */
const excludedHeadings = /^(check yourself|exercises?|your turn|answers?|solutions?|try it|continue with)\b/i;

/** Longest passage in characters; a longer section continues in another passage with the same heading. */
const maxPassageLength = 1200;

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

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesOf = (text: string): string[] =>
  [...sentences.segment(normalizeText(text))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

const listLines = (list: Tokens.List): string[] =>
  list.items.flatMap((item) => {
    const own = item.tokens.filter(({ type }) => type !== 'list' && type !== 'code');
    const inner = item.tokens.filter((token): token is Tokens.List => token.type === 'list');
    return [
      normalizeText(own.map((token) => plain('tokens' in token ? token.tokens : [token])).join(' ')),
      ...inner.flatMap(listLines),
    ];
  });

const tableLines = ({ header, rows }: Tokens.Table): string[] =>
  rows.map((row) =>
    row.map((cell, column) => normalizeText(`${plain(header[column]?.tokens)}: ${plain(cell.tokens)}`)).join('; '),
  );

/**
 * Returns the text of a block as self-contained lines. Code is left out, because fragments of a program are not useful.
 */
const linesOf = (token: Token): string[] => {
  switch (token.type) {
    case 'paragraph':
      return sentencesOf(plain(token.tokens));
    case 'list':
      return listLines(token as Tokens.List);
    case 'table':
      return tableLines(token as Tokens.Table);
    case 'blockquote':
      return ((token as Tokens.Blockquote).tokens ?? []).flatMap(linesOf);
    default:
      return [];
  }
};

/** Extracts the passages of a lecture's Markdown: one per heading, without tasks and solutions. */
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
      heading = normalizeText(plain(token.tokens));
    }
    for (const line of linesOf(token).filter((text) => /\p{L}{2}/u.test(text))) {
      if (lines.reduce((length, [text]) => length + text.length, line.length) > maxPassageLength) endPassage();
      lines.push([line]);
    }
  }
  endPassage();
  return passages;
};
