import { marked, type Token, type Tokens } from 'marked';
import { plainText } from '../publish/passages/text-passages.ts';

/** A picture as an author writes it: `![alternative text](file.png "caption")`. */
export interface MarkdownPicture {
  alt: string;
  /** Name of a file beside the text. */
  file: string;
  /** Empty without one. */
  caption: string;
}

/** Whether Markdown may have pictures; saves parsing the rest. */
const mayHavePictures = (markdown: string): boolean => markdown.includes('![');

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

const toPicture = ({ tokens, href, title }: Tokens.Image): MarkdownPicture => ({
  alt: plainText(tokens),
  file: href,
  caption: oneLine(title ?? ''),
});

/** Returns the picture of a paragraph that consists of nothing else. */
const pictureOf = (token: Token): MarkdownPicture | undefined => {
  const [only, ...rest] = token.type === 'paragraph' ? ((token as Tokens.Paragraph).tokens ?? []) : [];
  return only?.type === 'image' && rest.length === 0 ? toPicture(only as Tokens.Image) : undefined;
};

/** Returns all pictures of a text, and those that are not a paragraph of their own. */
export const findPictures = (markdown: string): { all: MarkdownPicture[]; misplaced: MarkdownPicture[] } => {
  if (!mayHavePictures(markdown)) return { all: [], misplaced: [] };
  const tokens = marked.lexer(markdown);
  const all: MarkdownPicture[] = [];
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'image') all.push(toPicture(token as Tokens.Image));
  });
  const placed = tokens.flatMap((token) => pictureOf(token) ?? []);
  const misplaced = all.filter((picture) => {
    const index = placed.findIndex(({ file, alt }) => file === picture.file && alt === picture.alt);
    if (index >= 0) placed.splice(index, 1);
    return index < 0;
  });
  return { all, misplaced };
};

/** Replaces each picture that is a paragraph of its own. */
export const replacePictures = (markdown: string, replace: (picture: MarkdownPicture) => string): string => {
  if (!mayHavePictures(markdown)) return markdown;
  return marked
    .lexer(markdown)
    .map((token) => {
      const picture = pictureOf(token);
      return picture ? `${replace(picture)}${/\n*$/.exec(token.raw)?.[0] ?? ''}` : token.raw;
    })
    .join('');
};
