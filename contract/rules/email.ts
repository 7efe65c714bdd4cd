/**
 * The one form in which an email address is compared and used as a key: trimmed, ASCII letters in lower case.
 * Dots and plus tags stay, because only the mailbox's owner knows what they mean (reliability rule R8).
 */
export const normalizeEmail = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The form test of SPEC section 5. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True when a text has the form of an email address. */
export const isEmail = (text: string): boolean => emailPattern.test(text);

/** First letter and domain of an address: its owner knows it, nobody else learns it. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, '$1***@');
