import { brand } from '../../../contract/brand.ts';
import type { Letter } from '../../../contract/letter/letter.ts';

/** A letter with its subject, ready to be rendered. */
export interface SubjectAndLetter {
  subject: string;
  letter: Letter;
}

const placeOf = (timeZone: string): string =>
  timeZone.includes('/') ? `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time` : timeZone;

/** Making one takes longer than the rest of a letter; there are some hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

const inZone = (instant: Date, timeZone: string, format: Intl.DateTimeFormatOptions): string => {
  const name = `${timeZone} ${Object.entries(format)}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat('en-US', { ...format, timeZone });
  formats.set(name, known);
  return known.format(instant);
};

/** `Wednesday, November 25, at 8:00 AM (Tokyo time)`: an instant as its reader's calendar and clock have it. */
export const whenFor = (instant: Date, timeZone: string): string => {
  const day = inZone(instant, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });
  const time = inZone(instant, timeZone, { hour: 'numeric', minute: '2-digit' });
  return `${day}, at ${time} (${placeOf(timeZone)})`;
};

/** `November 25, 2026`. */
export const dateFor = (instant: Date, timeZone: string): string =>
  inZone(instant, timeZone, { month: 'long', day: 'numeric', year: 'numeric' });

/** `3 lectures`, `1 lecture`. */
export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** `A`, `A and B`, `A, B and C`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** `12.00 US dollars` are `$12.00`. Cents in, as Stripe counts. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);

/** Closes letters that somebody may want to answer. */
export const askUs = `Questions? Write to ${brand.supportEmail}.`;
