import type { Operation } from '../../contract/define.ts';
import { Problem } from '../../contract/problem.ts';
import type { HttpEvent } from './event.ts';
import { sanitize } from './read-json.ts';

/** Whether a form of a page has sent this by itself, and may. */
export const isFormPost = (operation: Operation, event: HttpEvent): boolean =>
  operation.form === true && /^application\/x-www-form-urlencoded\s*(;|$)/i.test(event.headers['content-type'] ?? '');

/** Parses what a form sent into an object of texts. Throws `invalid-request` when a field comes twice. */
export const readForm = (bytes: Buffer): unknown => {
  const fields = [...new URLSearchParams(bytes.toString('utf8'))];
  const names = new Set(fields.map(([name]) => name));
  if (names.size < fields.length) throw new Problem('invalid-request', 'A field is given more than once.');
  return sanitize(Object.fromEntries(fields), 1);
};
