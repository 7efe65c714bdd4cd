import { courseListKey, type IndexedCourse, type StoredCourseList } from '#contract/storage/catalog-rows.ts';
import { cachedS3Object } from '../runtime/cached-s3-object.ts';
import { catalogCacheSeconds, unavailableIfMissing } from './published-object.ts';

/** The course list in memory. */
export interface CourseList extends StoredCourseList {
  byId: ReadonlyMap<string, IndexedCourse>;
}

const cachedList = cachedS3Object('MEDIA_BUCKET', catalogCacheSeconds, (text): CourseList => {
  const list = JSON.parse(text) as StoredCourseList;
  return { ...list, byId: new Map(list.courses.map((course) => [course.id, course])) };
});

/**
 * C5: returns every published course's card, cached by the object's ETag.
 * @throws `unavailable` before the first publish
 */
export const getCourseList = (): Promise<CourseList> => unavailableIfMissing(cachedList(courseListKey));
