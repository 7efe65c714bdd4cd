// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const nonPlainCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/**
 * Matches one line of plain text: no control characters, no line or paragraph separators, and no bidi controls, which
 * reorder text on screen. Only such text may appear in an email header.
 */
export const plainLinePattern = new RegExp(`^${nonPlainCharacters.source.replace('[', '[^')}*$`);

/** Returns whether the text is one line of plain text. */
export const isPlainLine = (text: string): boolean => !nonPlainCharacters.test(text);

/** Matches a visible character: no controls, separators, or default-ignorable characters such as zero-width spaces. */
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether the text has a visible character. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Converts untrusted text to one line of plain text, truncated to `maxLength` characters. */
export const toPlainLine = (text: string, maxLength: number): string =>
  text
    .replace(new RegExp(`${nonPlainCharacters.source}+`, 'g'), ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
