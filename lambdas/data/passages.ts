import {
  coursePassagesKey,
  type LecturePassage,
  type PublicPassage,
  publicPassagesKey,
  type StoredPassages,
} from '#contract/passages.ts';
import { Problem } from '#contract/problem.ts';
import { cachedS3Object } from '../runtime/cached-s3-object.ts';

/** Seconds before newly published passages are fetched. */
const cacheSeconds = 5;

const cachedCoursePassages = cachedS3Object(
  'MEDIA_BUCKET',
  cacheSeconds,
  (text) => JSON.parse(text) as StoredPassages<LecturePassage>,
);
const cachedPublicPassages = cachedS3Object(
  'MEDIA_BUCKET',
  cacheSeconds,
  (text) => JSON.parse(text) as StoredPassages<PublicPassage>,
);

/** Without `s3:ListBucket`, S3 returns AccessDenied for a missing key. */
const isMissing = (error: unknown): boolean => /^(NoSuchKey|AccessDenied)$/.test((error as Error).name);

const unavailableIfMissing = async <Value>(read: Promise<Value>): Promise<Value> => {
  try {
    return await read;
  } catch (cause) {
    throw isMissing(cause) ? new Problem('unavailable', undefined, { retryAfter: 5, cause }) : cause;
  }
};

/**
 * C6: reads the passages of a course's lectures, regardless of access.
 * @throws `unavailable` in the middle of a publish
 */
export const getCoursePassages = (courseId: string): Promise<StoredPassages<LecturePassage>> =>
  unavailableIfMissing(cachedCoursePassages(coursePassagesKey(courseId)));

/**
 * C7: reads the public passages: site, course pages, previews.
 * @throws `unavailable` in the middle of a publish
 */
export const getPublicPassages = (): Promise<StoredPassages<PublicPassage>> =>
  unavailableIfMissing(cachedPublicPassages(publicPassagesKey));
