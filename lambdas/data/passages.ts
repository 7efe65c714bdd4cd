import {
  type CoursePassages,
  coursePassagesKey,
  type PublicPassage,
  publicPassagesKey,
  type StoredPassages,
  wordVectorsKey,
} from '#contract/passages.ts';
import { parseWordVectors, type WordVectors } from '#contract/rules/assistant/word-vectors.ts';
import { cachedS3Bytes, cachedS3Object } from '../runtime/cached-s3-object.ts';
import { catalogCacheSeconds, unavailableIfMissing } from './published-object.ts';

const cachedCoursePassages = cachedS3Object(
  'MEDIA_BUCKET',
  catalogCacheSeconds,
  (text) => JSON.parse(text) as CoursePassages,
);
const cachedPublicPassages = cachedS3Object(
  'MEDIA_BUCKET',
  catalogCacheSeconds,
  (text) => JSON.parse(text) as StoredPassages<PublicPassage>,
);

/**
 * C6: reads the passages of a course's lectures, regardless of access.
 * @throws `unavailable` in the middle of a publish
 */
export const getCoursePassages = (courseId: string): Promise<CoursePassages> =>
  unavailableIfMissing(cachedCoursePassages(coursePassagesKey(courseId)));

/**
 * C7: reads the public passages: site, course pages, previews.
 * @throws `unavailable` in the middle of a publish
 */
export const getPublicPassages = (): Promise<StoredPassages<PublicPassage>> =>
  unavailableIfMissing(cachedPublicPassages(publicPassagesKey));

/** Seconds for which word vectors are used before a new release of them is looked for. */
const wordVectorsSeconds = 3600;

const cachedWordVectors = cachedS3Bytes('MEDIA_BUCKET', wordVectorsSeconds, parseWordVectors);

/**
 * C23: reads the word vectors.
 * @throws `unavailable` in the middle of a publish
 */
export const getWordVectors = (): Promise<WordVectors> => unavailableIfMissing(cachedWordVectors(wordVectorsKey));
