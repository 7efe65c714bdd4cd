import { GetObjectCommand } from '@aws-sdk/client-s3';
import { catalogueIndexKey } from '../../contract/catalogue-rows.ts';
import { type CourseIndex, openCourseIndex, type StoredCourseIndex } from '../../contract/rules/course-search.ts';
import { environment } from '../services/environment.ts';
import { remember } from '../services/remember.ts';
import { storage } from '../services/signed-files.ts';

/** Seconds until a new index is asked for. Unchanged, the asking costs one empty answer. */
const shelfLife = 5;

let held: { tag: string | undefined; index: CourseIndex } | undefined;

const isUnchanged = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 304;

const load = async (): Promise<CourseIndex> => {
  try {
    const answer = await storage().send(
      new GetObjectCommand({
        Bucket: environment('MEDIA_BUCKET'),
        Key: catalogueIndexKey,
        ...(held?.tag && { IfNoneMatch: held.tag }),
      }),
    );
    const stored = JSON.parse((await answer.Body?.transformToString()) ?? '') as StoredCourseIndex;
    held = { tag: answer.ETag, index: openCourseIndex(stored) };
  } catch (error) {
    if (!held || !isUnchanged(error)) throw error;
  }
  return held.index;
};

const remembered = remember(shelfLife, load);

/** C5: every published course and the search over them, kept in memory by the object's ETag. */
export const courseIndex = (): Promise<CourseIndex> => remembered('index');
