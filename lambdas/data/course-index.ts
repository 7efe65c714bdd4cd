import { catalogueIndexKey } from '../../contract/catalogue-rows.ts';
import { type CourseIndex, openCourseIndex, type StoredCourseIndex } from '../../contract/rules/course-search.ts';
import { keptObject } from '../services/kept-object.ts';

/** Seconds until a new index is asked for. */
const shelfLife = 5;

const index = keptObject('MEDIA_BUCKET', shelfLife, (text) => openCourseIndex(JSON.parse(text) as StoredCourseIndex));

/** C5: every published course and the search over them, kept in memory by the object's ETag. */
export const courseIndex = (): Promise<CourseIndex> => index(catalogueIndexKey);
