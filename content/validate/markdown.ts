import { marked, type Token, type Tokens } from 'marked';

const isSafeLink = (url: string): boolean => /^(https:\/\/[^\s/]|\/(?!\/)|#)/.test(url);

/** Returns what is wrong with a link's URL; undefined for a valid one. */
export const linkProblem = (url: string): string | undefined =>
  isSafeLink(url) ? undefined : `the link "${url}" must start with https:// or, on this site, with /`;

const excerpt = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 40);

/** Headings start at level 2, because the lecture's title is level 1, and must not skip a level. */
const headingProblems = (levels: number[]): string[] =>
  levels.flatMap((level, index) => {
    const previousLevel = levels[index - 1] ?? 1;
    if (level === 1) return ['headings must start at ##, because the title is #'];
    return level > previousLevel + 1
      ? [`a heading of level ${level} follows one of level ${previousLevel}; do not skip levels`]
      : [];
  });

/**
 * Finds problems in an author's Markdown: raw HTML, unsafe links, skipped heading levels, and pictures unless they are
 * checked elsewhere.
 */
export const markdownProblems = (text: string, { allowsPictures = false } = {}): string[] => {
  const problems: string[] = [];
  const levels: number[] = [];
  void marked.walkTokens(marked.lexer(text), (token: Token) => {
    if (token.type === 'html')
      problems.push(`raw HTML is not allowed: ${excerpt(token.raw)} (put code in \`backticks\`)`);
    if (token.type === 'image' && !allowsPictures)
      problems.push(`a picture cannot be shown here: ${excerpt(token.raw)} (put it into the text of a lecture)`);
    if (token.type === 'heading') levels.push((token as Tokens.Heading).depth);
    const problem = token.type === 'link' ? linkProblem((token as Tokens.Link).href) : undefined;
    if (problem) problems.push(problem);
  });
  return [...problems, ...headingProblems(levels)];
};
