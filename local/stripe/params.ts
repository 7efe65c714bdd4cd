import * as z from 'zod/mini';
import { emailPattern } from '../email-pattern.ts';
import { ParamsError } from './failure.ts';
import type { Params } from './form.ts';

export const text = z.string().check(z.minLength(1), z.maxLength(5000));
/** An id chosen by the caller. */
export const chosenId = z.string().check(z.regex(/^[A-Za-z0-9][\w-]{0,199}$/));
export const integer = z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number));
export const decimal = z.pipe(z.string().check(z.regex(/^\d{1,12}(\.\d{1,12})?$/)), z.transform(Number));
export const booleanText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);
export const email = z.string().check(z.maxLength(512, { abort: true }), z.regex(emailPattern));
export const metadata = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)));
export const currency = z.pipe(
  z.string().check(z.regex(/^[A-Za-z]{3}$/)),
  z.transform((code) => code.toLowerCase()),
);
/** A positive integer of the currency's smallest unit. */
export const amount = z.pipe(z.string().check(z.regex(/^\d{1,8}$/)), z.transform(Number));

/** Accepted by every call: ids to replace by their objects. */
export const expandParam = { expand: z.optional(z.array(text)) };

const range = z.strictObject({
  gt: z.optional(integer),
  gte: z.optional(integer),
  lt: z.optional(integer),
  lte: z.optional(integer),
});

/** Accepted by every list: paging and a time range. */
export const listParams = {
  ...expandParam,
  limit: z.optional(integer),
  starting_after: z.optional(text),
  ending_before: z.optional(text),
  created: z.optional(z.union([integer, range])),
};

/** `['line_items', 0, 'price']` → `line_items[0][price]` */
const nameOf = ([first = '', ...rest]: readonly PropertyKey[]) =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`;

/** Parses parameters by a schema. @throws ParamsError for the first one that is missing, unknown or malformed. */
export function readParams<Schema extends z.ZodMiniType>(schema: Schema, params: Params): z.output<Schema> {
  const parsed = z.safeParse(schema, params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? '']);
    throw new ParamsError(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(path);
  const provided = path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    params,
  );
  if (provided === undefined)
    throw new ParamsError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (provided === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter.`;
    throw new ParamsError(message, { code: 'parameter_invalid_empty', param });
  }
  throw new ParamsError(`Invalid ${param}: ${JSON.stringify(provided).slice(0, 100)}`, { param });
}
