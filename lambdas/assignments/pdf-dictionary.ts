/** The readable part of a PDF dictionary. */
export interface PdfDictionary {
  /** All names in it, with escapes, in order. */
  names: string[];
  /** Number of characters read. */
  characters: number;
  /** Where the data of its stream starts; undefined when it has none. */
  streamAt: number | undefined;
}

/** Returns the position after white space and comments. */
const skipSpace = (text: string, from: number): number => {
  const space = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
  space.lastIndex = from;
  space.exec(text);
  return space.lastIndex;
};

/** Returns the position after a literal string, which may contain balanced or escaped parentheses. */
const skipString = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
};

/**
 * Reads the dictionary at the start of an object (ISO 32000-2, 7.3), and where its stream starts. Returns no names for
 * an object of another type, and undefined for a dictionary that does not end.
 */
export const dictionaryAfter = (text: string, from: number): PdfDictionary | undefined => {
  const names: string[] = [];
  let at = skipSpace(text, from);
  if (!text.startsWith('<<', at)) return { names, characters: at - from, streamAt: undefined };
  let depth = 0;
  while (at < text.length) {
    if (text.startsWith('<<', at)) {
      depth += 1;
      at += 2;
    } else if (text.startsWith('>>', at)) {
      depth -= 1;
      at += 2;
      if (depth === 0) break;
    } else if (text[at] === '(') {
      at = skipString(text, at);
    } else if (text[at] === '<') {
      const end = text.indexOf('>', at);
      at = end < 0 ? text.length : end + 1;
    } else if (text[at] === '/') {
      const name = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
      name.lastIndex = at + 1;
      names.push(name.exec(text)?.[0] ?? '');
      at = name.lastIndex;
    } else {
      const other = /[^<>(/%]+/y;
      other.lastIndex = at;
      at = other.test(text) ? other.lastIndex : Math.max(at + 1, skipSpace(text, at));
    }
  }
  if (depth > 0) return undefined;
  at = skipSpace(text, at);
  const keyword = /stream(?:\r\n|\n|\r)?/y;
  keyword.lastIndex = at;
  const streamAt = keyword.test(text) ? keyword.lastIndex : undefined;
  return { names, characters: at - from, streamAt };
};
