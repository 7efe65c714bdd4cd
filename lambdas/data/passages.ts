import {
  coursePassagesKey,
  type LecturePassage,
  type PublicPassage,
  publicPassagesKey,
  type StoredPassages,
} from '../../contract/passages.ts';
import { Problem } from '../../contract/problem.ts';
import { cachedS3Object } from '../runtime/cached-s3-object.ts';

/** Seconds until newly published passages are asked for. */
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

/** Without the right to list, S3 does not tell what is missing from what is forbidden. */
const isMissing = (error: unknown): boolean => /^(NoSuchKey|AccessDenied)$/.test((error as Error).name);

const unavailableIfMissing = async <Value>(read: Promise<Value>): Promise<Value> => {
  try {
    return await read;
  } catch (cause) {
    throw isMissing(cause) ? new Problem('unavailable', undefined, { retryAfter: 5, cause }) : cause;
  }
};

/** C6: what the lectures of a course say, whoever may see it. Throws `unavailable` between two steps of a publish. */
export const getCoursePassages = (courseId: string): Promise<StoredPassages<LecturePassage>> =>
  unavailableIfMissing(cachedCoursePassages(coursePassagesKey(courseId)));

/** C7: what anyone may be told: the site, the courses' pages, the previews. Throws as C6. */
export const getPublicPassages = (): Promise<StoredPassages<PublicPassage>> =>
  unavailableIfMissing(cachedPublicPassages(publicPassagesKey));
