import { Problem } from '#contract/problem.ts';

const maxDepth = 8;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
/** C0 controls except tab and newline, and DEL: they break logs and emails and never occur in typed text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f]/;
const loneSurrogate = /\p{Cs}/u;

/**
 * Validates and normalizes a parsed value at `depth` (1 is the outermost): nesting, keys, control characters, Unicode.
 * Text becomes NFC.
 */
export const sanitize = (value: unknown, depth: number): unknown => {
  if (depth > maxDepth) throw new Problem('invalid-request', 'The body is nested too deeply.');
  if (typeof value === 'string') {
    const text = value.replaceAll('\r\n', '\n');
    if (loneSurrogate.test(text)) throw new Problem('invalid-request', 'The body contains an unpaired surrogate.');
    if (controlCharacters.test(text)) throw new Problem('invalid-request', 'The body contains control characters.');
    return text.normalize('NFC');
  }
  if (Array.isArray(value)) return value.map((item) => sanitize(item, depth + 1));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        if (forbiddenKeys.has(key)) throw new Problem('invalid-request', `The body must not have a field "${key}".`);
        return [key, sanitize(member, depth + 1)];
      }),
    );
  }
  return value;
};

/**
 * Parses a JSON body into an object (docs/reliability.md#json-bodies).
 * @throws `invalid-request` or `unsupported-media-type`
 */
export const readJson = (bytes: Buffer, contentType: string | undefined): unknown => {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new Problem('unsupported-media-type', 'Send the body as application/json.');
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('invalid-request', 'The body is not valid JSON.');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Problem('invalid-request', 'The body must be a JSON object.');
  }
  return sanitize(value, 1);
};
