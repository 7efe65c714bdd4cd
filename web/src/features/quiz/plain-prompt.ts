/** A Markdown prompt as one line of plain text, for lists. */
export const plainPrompt = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/g, ' … ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replace(/^\s*(?:[#>-]+|\d+\.)\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
