/**
 * Normalizes an email address for comparison and keys: trims it and lowercases ASCII letters. Keeps dots and plus tags,
 * whose meaning only the mailbox's owner knows (docs/reliability.md#email-keys).
 */
export const normalizeEmail = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (upperCase) => upperCase.toLowerCase());

/**
 * Removes the subaddress (`ada+news@…` becomes `ada@…`, RFC 5233) to count emails per mailbox. Not for subscription
 * keys: not every provider delivers both to the same person.
 */
export const withoutSubaddress = (email: string): string => email.replace(/^([^+@]+)\+[^@]*@/, '$1@');

/** Maximum email address length in characters, and maximum local part (RFC 5321, section 4.5.3.1). */
export const maxEmailLength = 254;
const maxLocalPartLength = 64;

/**
 * A bare address, `local@domain`, in ASCII: a dot-atom and at least two labels (RFC 5321, `Mailbox` without quoted
 * strings and address literals). Stricter than the form's test (docs/product.md#validation), which also passes
 * `Name<ada@example.com>`, lists and quotes: SES would treat those as display names and several recipients. SES accepts
 * ASCII only, so an international domain needs its `xn--` form. Each character matches in one way, so matching is
 * linear.
 */
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Returns whether the text is a bare email address. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength && text.indexOf('@') <= maxLocalPartLength && emailPattern.test(text);

/** Masks an email address to its first letter and domain: recognizable only to its owner. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, '$1***@');
