import {
  coursePassagesKey,
  type LecturePassage,
  type PublicPassage,
  publicPassagesKey,
  type StoredPassages,
} from '../../contract/passages.ts';
import { Problem } from '../../contract/problem.ts';
import { keptObject } from '../services/kept-object.ts';

/** Seconds until newly published passages are asked for. */
const shelfLife = 5;

const ofCourse = keptObject('MEDIA_BUCKET', shelfLife, (text) => JSON.parse(text) as StoredPassages<LecturePassage>);
const ofEveryone = keptObject('MEDIA_BUCKET', shelfLife, (text) => JSON.parse(text) as StoredPassages<PublicPassage>);

/** Without the right to list, S3 does not tell what is missing from what is forbidden. */
const isMissing = (error: unknown): boolean => /^(NoSuchKey|AccessDenied)$/.test((error as Error).name);

const unlessMissing = async <Value>(reading: Promise<Value>): Promise<Value> => {
  try {
    return await reading;
  } catch (cause) {
    throw isMissing(cause) ? new Problem('unavailable', undefined, { retryAfter: 5, cause }) : cause;
  }
};

/** C6: what the lectures of a course say, whoever may see it. Throws `unavailable` between two steps of a publish. */
export const coursePassages = (courseId: string): Promise<StoredPassages<LecturePassage>> =>
  unlessMissing(ofCourse(coursePassagesKey(courseId)));

/** C7: what anyone may be told: the site, the courses' pages, the previews. Throws as C6. */
export const everyonesPassages = (): Promise<StoredPassages<PublicPassage>> =>
  unlessMissing(ofEveryone(publicPassagesKey));
