/**
 * The one form in which an email address is compared and used as a key: trimmed, ASCII letters in lower case.
 * Dots and plus tags stay, because only the mailbox's owner knows what they mean (reliability rule R8).
 */
export const normalizeEmail = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (upperCase) => upperCase.toLowerCase());

/**
 * The address without its subaddress (`ada+news@…` is `ada@…`, RFC 5233), for counting what may reach one mailbox. Never a
 * key of a subscription: not every provider delivers the two to the same person.
 */
export const withoutSubaddress = (email: string): string => email.replace(/^([^+@]+)\+[^@]*@/, '$1@');

/** Longest address in characters, and longest part before the `@` (RFC 5321, section 4.5.3.1). */
export const maxEmailLength = 254;
const maxLocalPartLength = 64;

/**
 * A bare address, `local@domain`, in ASCII: a dot-atom and at least two labels (RFC 5321, `Mailbox` without quoted
 * strings and address literals). Narrower than the test of SPEC section 5, which also passes `Name<ada@example.com>`,
 * lists and quotes: SES would take those for display names and several recipients. SES takes ASCII only, so an
 * international domain stands in its `xn--` form. Each character can be matched in one way, so the time is linear.
 */
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** True for a bare email address that mail can be sent to. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength && text.indexOf('@') <= maxLocalPartLength && emailPattern.test(text);

/** First letter and domain of an address: its owner knows it, nobody else learns it. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, '$1***@');
