import * as z from 'zod/mini';
import { isVisible, plainLinePattern } from '../rules/plain-line.ts';

/**
 * A text of a known form. A text that is too long is refused before the pattern sees it, so that no input can make a
 * pattern slow.
 */
export const patternedText = (maxLength: number, pattern: RegExp, message: string) =>
  z
    .string()
    .check(z.maxLength(maxLength, { error: message, abort: true }), z.regex(pattern, { error: message, abort: true }));

/** One line of plain text, trimmed, empty or visible: names and headlines, which also stand in subjects of emails. */
export const line = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength, { error: `Use at most ${maxLength} characters.`, abort: true }),
    z.regex(plainLinePattern, 'Use one line of plain text.'),
    z.refine((text) => text === '' || isVisible(text), 'Use characters that can be seen.'),
  );

/** The same where something has to be written. */
export const requiredLine = (maxLength: number) => line(maxLength).check(z.minLength(1, 'This cannot be empty.'));
