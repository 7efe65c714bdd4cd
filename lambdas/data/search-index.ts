import { type CourseIndex, decodeCourseIndex, openCourseIndex } from '#contract/rules/course-search.ts';
import { searchIndexKey } from '#contract/storage/catalog-rows.ts';
import { cachedS3Bytes } from '../runtime/cached-s3-object.ts';
import { catalogCacheSeconds, unavailableIfMissing } from './published-object.ts';

const cachedIndex = cachedS3Bytes('MEDIA_BUCKET', catalogCacheSeconds, (bytes) =>
  openCourseIndex(decodeCourseIndex(bytes)),
);

/**
 * C22: returns the search index with every published course's card, cached by the object's ETag.
 * @throws `unavailable` before the first publish
 */
export const getSearchIndex = (): Promise<CourseIndex> => unavailableIfMissing(cachedIndex(searchIndexKey));
