import * as z from 'zod/mini';

/** A whole number in a JSON body. Minus zero becomes zero, so that what is kept reads back as it was written. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.number().check(
    z.int(),
    z.minimum(minimum),
    z.maximum(maximum),
    z.overwrite((value) => value + 0),
  );

/** A number in a JSON body, rounded to thousandths: DynamoDB refuses a number nearer to zero than 1e-130. */
export const roundedNumber = (minimum: number, maximum: number) =>
  z.number().check(
    z.minimum(minimum),
    z.maximum(maximum),
    z.overwrite((value) => Math.round(value * 1000) / 1000 + 0),
  );

/** An instant as a client observed it, in epoch milliseconds, up to the last one a `Date` can hold (ECMA-262). */
export const EpochMilliseconds = wholeNumber(0, 8_640_000_000_000_000);
