import { typographicQuotes } from '#web/src/ui/markdown/typographic-quotes.ts';

/** Reduces a Markdown prompt to one line of plain text with typographic quotation marks, for lists. */
export const plainPrompt = (markdown: string): string =>
  // Marks code as such, because its quotation marks stay straight.
  typographicQuotes(markdown.replace(/```[\s\S]*?```/g, ' … ').replace(/`([^`]+)`/g, '<code>$1</code>'))
    .replace(/<\/?code>/g, '')
    .replace(/!?\[([^[\]]*)\]\([^)]{0,200}\)/g, '$1')
    .replace(/[*`~]+/g, '')
    // Within a word, as in `due_date`, an underscore is a letter.
    .replace(/(^|\W)_+|_+(?!\w)/gm, '$1')
    .replace(/^[ \t]*(?:[#>-]+|\d+\.)[ \t]+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
