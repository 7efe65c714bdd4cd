import * as z from 'zod/mini';

/** A whole number in a JSON body. Minus zero becomes zero, so that stored values read back unchanged. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.number().check(
    z.int(),
    z.minimum(minimum),
    z.maximum(maximum),
    z.overwrite((value) => value + 0),
  );

/** A number in a JSON body, rounded to thousandths: DynamoDB rejects magnitudes below 1e-130. */
export const roundedNumber = (minimum: number, maximum: number) =>
  z.number().check(
    z.minimum(minimum),
    z.maximum(maximum),
    z.overwrite((value) => Math.round(value * 1000) / 1000 + 0),
  );

/** An instant observed by a client, in epoch milliseconds, up to the maximum `Date` (ECMA-262). */
export const EpochMilliseconds = wholeNumber(0, 8_640_000_000_000_000);
