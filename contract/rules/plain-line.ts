// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const nonPlainCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/**
 * One line of plain text: no control characters, no line or paragraph separators, and none of the marks that reorder
 * text on screen (Unicode bidi controls). Only such text may stand in a header of an email.
 */
export const plainLinePattern = new RegExp(`^${nonPlainCharacters.source.replace('[', '[^')}*$`);

/** True for one line of plain text. */
export const isPlainLine = (text: string): boolean => !nonPlainCharacters.test(text);

/** Controls, separators, and code points that a font draws as nothing, such as zero-width spaces and fillers. */
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True for a text that shows something. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Makes one line of plain text of a text from elsewhere, cut to so many characters. */
export const toPlainLine = (text: string, maxLength: number): string =>
  text
    .replace(new RegExp(`${nonPlainCharacters.source}+`, 'g'), ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
