/** Reduces a Markdown prompt to one line of plain text, for lists. */
export const plainPrompt = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/g, ' … ')
    .replace(/!?\[([^[\]]*)\]\([^)]{0,200}\)/g, '$1')
    .replace(/[*`~]+/g, '')
    // Within a word, as in `due_date`, an underscore is a letter.
    .replace(/(^|\W)_+|_+(?!\w)/gm, '$1')
    .replace(/^[ \t]*(?:[#>-]+|\d+\.)[ \t]+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
