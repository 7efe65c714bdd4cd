import { type CourseIndex, openCourseIndex, type StoredCourseIndex } from '#contract/rules/course-search.ts';
import { catalogIndexKey } from '#contract/storage/catalog-rows.ts';
import { cachedS3Object } from '../runtime/cached-s3-object.ts';

/** Seconds before a new index is fetched. */
const cacheSeconds = 5;

const cachedIndex = cachedS3Object('MEDIA_BUCKET', cacheSeconds, (text) =>
  openCourseIndex(JSON.parse(text) as StoredCourseIndex),
);

/** C5: returns every published course and the search index, cached by the object's ETag. */
export const getCourseIndex = (): Promise<CourseIndex> => cachedIndex(catalogIndexKey);
