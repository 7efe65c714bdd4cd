/** Reduces a Markdown prompt to one line of plain text, for lists. */
export const plainPrompt = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/g, ' … ')
    .replace(/!?\[([^[\]]*)\]\([^)]{0,200}\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replace(/^[ \t]*(?:[#>-]+|\d+\.)[ \t]+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
