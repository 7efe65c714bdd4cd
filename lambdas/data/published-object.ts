import { Problem } from '#contract/problem.ts';

/** Seconds before a newly published object is fetched. */
export const catalogCacheSeconds = 5;

/** Without `s3:ListBucket`, S3 returns AccessDenied for a missing key. */
const isMissing = (error: unknown): boolean => /^(NoSuchKey|AccessDenied)$/.test((error as Error).name);

/** Turns the failure to read an object that is not published yet into `unavailable`. */
export const unavailableIfMissing = async <Value>(read: Promise<Value>): Promise<Value> => {
  try {
    return await read;
  } catch (cause) {
    throw isMissing(cause) ? new Problem('unavailable', undefined, { retryAfter: 5, cause }) : cause;
  }
};
