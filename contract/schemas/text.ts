import * as z from 'zod/mini';
import { isVisible, plainLinePattern } from '../rules/plain-line.ts';

/** A string with a pattern. Checks the length before the pattern, so that no input can make the pattern slow. */
export const patternedText = (maxLength: number, pattern: RegExp, message: string) =>
  z
    .string()
    .check(z.maxLength(maxLength, { error: message, abort: true }), z.regex(pattern, { error: message, abort: true }));

/** One line of plain text, trimmed, empty or visible: names and headlines, which also appear in email subjects. */
export const line = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength, { error: `Use at most ${maxLength} characters.`, abort: true }),
    z.regex(plainLinePattern, 'Use one line of plain text.'),
    z.refine((text) => text === '' || isVisible(text), 'Use at least one visible character.'),
  );

/** A nonempty line of plain text. */
export const requiredLine = (maxLength: number) => line(maxLength).check(z.minLength(1, 'This cannot be empty.'));
