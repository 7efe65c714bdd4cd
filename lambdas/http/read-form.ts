import type { Operation } from '#contract/define.ts';
import { Problem } from '#contract/problem.ts';
import type { HttpEvent } from './event.ts';
import { sanitize } from './read-json.ts';

/** Returns whether the request is a native form submission that the operation allows. */
export const isFormPost = (operation: Operation, event: HttpEvent): boolean =>
  operation.form === true && /^application\/x-www-form-urlencoded\s*(;|$)/i.test(event.headers['content-type'] ?? '');

/**
 * Parses a form body into an object of strings.
 * @throws `invalid-request` when a field is repeated
 */
export const readForm = (bytes: Buffer): unknown => {
  const fields = [...new URLSearchParams(bytes.toString('utf8'))];
  const names = new Set(fields.map(([name]) => name));
  if (names.size < fields.length) throw new Problem('invalid-request', 'A field is given more than once.');
  return sanitize(Object.fromEntries(fields), 1);
};
