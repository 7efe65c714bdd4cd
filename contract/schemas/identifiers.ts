import * as z from 'zod/mini';
import { emailPattern, isEmail, maxEmailLength } from '../rules/email.ts';
import { isTimeZone } from '../rules/local-time.ts';
import { idPattern } from '../storage/keys.ts';
import { roundedNumber, wholeNumber } from './number.ts';
import { patternedText } from './text.ts';

/** Letters, digits, `_` and `-`, at most 64: no `#`, so an id cannot span key segments. */
export const Id = patternedText(64, idPattern, 'Use 1 to 64 letters, digits, "_" or "-".');

/** A zero-based index in a path. */
export const Index = z.pipe(
  patternedText(3, /^(0|[1-9]\d{0,2})$/, 'Use a whole number from 0 to 999.'),
  z.transform((text: string) => Number(text)),
);

/** Number of a saved notebook version in a path, counted from 1. */
export const NotebookVersionNumber = z.pipe(
  patternedText(7, /^[1-9]\d{0,6}$/, 'Use a whole number of at least 1.'),
  z.transform((text: string) => Number(text)),
);

/** Number of a status list in a path, counted from 1. */
export const StatusListNumber = z.pipe(
  patternedText(4, /^[1-9]\d{0,3}$/, 'Use a whole number of at least 1.'),
  z.transform((text: string) => Number(text)),
);

/** A zero-based index in a JSON body. */
export const BodyIndex = wholeNumber(0, 999);

/** Seconds into a recording, at most a day, rounded to milliseconds. */
export const Seconds = roundedNumber(0, 86_400);

/**
 * Ranges of a recording played since the page was opened, in seconds; they may overlap. The server counts only as much
 * as fits into the time that has passed.
 */
export const PlayedRanges = z
  .array(z.tuple([Seconds, Seconds]).check(z.refine(([start, end]) => start <= end, 'A range starts before it ends.')))
  .check(z.maxLength(100));

/** Course, section, lecture and whole second: the position is the id, so adding twice adds once. */
export const BookmarkId = patternedText(
  78,
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}\.\d{1,3}\.\d{1,3}\.\d{1,5}$/,
  'Use a bookmark id from the list.',
);

/**
 * Random token in an emailed link (base64url, at least 128 bits), the only proof of the recipient. Used in keys, so it
 * has the form of an id.
 */
export const LinkToken = patternedText(64, idPattern, 'This link is incomplete.').check(
  z.minLength(22, 'This link is incomplete.'),
);

/** An IANA time zone known to this runtime. */
export const TimeZone = z
  .string()
  .check(z.maxLength(64, { abort: true }), z.refine(isTimeZone, 'Use a time zone such as Europe/Berlin.'));

const invalidEmail = 'Please enter a valid email address.';

/**
 * A bare email address, see `isEmail`. Rejects everything the form rejects, with the same message
 * (docs/product.md#validation).
 */
export const Email = patternedText(maxEmailLength, emailPattern, invalidEmail).check(z.refine(isEmail, invalidEmail));

/** Instant as RFC 3339 in UTC, e.g. `2026-11-21T09:00:00.000Z`. */
export const Instant = z.iso.datetime();

/** Course ids that would collide with path segments (`/courses/enrolled`, …). */
export const reservedCourseIds = ['enrolled', 'certificates', 'bookmarks', 'recommendations', 'start-server'] as const;
