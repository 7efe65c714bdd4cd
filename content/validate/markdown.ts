import { marked, type Token, type Tokens } from 'marked';

const isSafeLink = (url: string): boolean => /^(https:\/\/[^\s/]|\/(?!\/)|#)/.test(url);

/** What is wrong with the address of a link, if anything. */
export const linkProblem = (url: string): string | undefined =>
  isSafeLink(url) ? undefined : `the link "${url}" has to begin with https:// or, on this site, with /`;

const excerpt = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 40);

/** Headings begin at level 2, because the lecture's title is the page's first, and go down one level at a time. */
const headingProblems = (levels: number[]): string[] =>
  levels.flatMap((level, index) => {
    const previousLevel = levels[index - 1] ?? 1;
    if (level === 1) return ['headings begin with ##, because the title is the # already'];
    return level > previousLevel + 1
      ? [`a heading of level ${level} follows one of level ${previousLevel}; no level may be left out`]
      : [];
  });

/** What is wrong with an author's Markdown: raw HTML, links to elsewhere than https or this site, headings out of order. */
export const markdownProblems = (text: string): string[] => {
  const problems: string[] = [];
  const levels: number[] = [];
  void marked.walkTokens(marked.lexer(text), (token: Token) => {
    if (token.type === 'html')
      problems.push(`raw HTML is not allowed: ${excerpt(token.raw)} (put code into \`backticks\`)`);
    if (token.type === 'image') problems.push(`pictures are not supported: ${excerpt(token.raw)}`);
    if (token.type === 'heading') levels.push((token as Tokens.Heading).depth);
    const problem = token.type === 'link' ? linkProblem((token as Tokens.Link).href) : undefined;
    if (problem) problems.push(problem);
  });
  return [...problems, ...headingProblems(levels)];
};
