/** A tag, a quotation mark as a character or an entity, or text in between. */
const parts = /<[^<>]*>|&quot;|&#39;|["']|[^<&"']+|[<&]/g;

const inlineTag = /^<\/?(?:a|abbr|b|code|del|em|i|kbd|mark|s|span|strong|sub|sup)\b/i;
const verbatimTag = /^<(\/?)(?:code|kbd|pre|samp)\b/i;

/** Characters after which a quotation opens. */
const beforeOpening = /[\s([{/\u2013\u2014\u2018\u201C-]$/;

const quotes = { '"': ['\u201C', '\u201D'], "'": ['\u2018', '\u2019'] } as const;

/** Replaces straight quotation marks and apostrophes outside code with typographic ones. Expects well-formed HTML. */
export const typographicQuotes = (html: string): string => {
  let before = ' ';
  let verbatimDepth = 0;
  return html.replace(parts, (part, offset: number) => {
    if (part.startsWith('<') && part.length > 1) {
      const verbatim = verbatimTag.exec(part);
      if (verbatim) verbatimDepth += verbatim[1] ? -1 : 1;
      if (!inlineTag.test(part)) before = ' ';
      return part;
    }
    const mark = part === '&quot;' || part === '"' ? '"' : part === '&#39;' || part === "'" ? "'" : undefined;
    if (!mark || verbatimDepth > 0) {
      before = part;
      return part;
    }
    const next = html[offset + part.length] ?? ' ';
    // A year such as '90s begins with an apostrophe.
    const opens = beforeOpening.test(before) && !/\s/.test(next) && !(mark === "'" && /\d/.test(next));
    before = quotes[mark][opens ? 0 : 1];
    return before;
  });
};
