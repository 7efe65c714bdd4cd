import {
  type CoursePassages,
  coursePassagesKey,
  type PublicPassage,
  publicPassagesKey,
  type StoredPassages,
} from '#contract/passages.ts';
import { cachedS3Object } from '../runtime/cached-s3-object.ts';
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
