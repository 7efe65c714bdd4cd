import { useCallback, useEffect, useMemo } from 'react';
import type { DripProgress } from '#contract/operations/drip.ts';
import type { CourseProgress } from '#contract/schemas/content.ts';
import { useOperation } from '#web/src/api/use-operation.ts';

const emptyRecords: readonly DripProgress[] = [];
const initialProgress: CourseProgress = { progress: 0, completedLectures: [], countedLectures: 0, isComplete: false };

/** Reads progress in a drip course. Failed reads are logged and count as no progress (docs/product.md#errors). */
export const useDripProgress = (courseId: string) => {
  const input = useMemo(() => ({ params: { courseId } }), [courseId]);
  const listed = useOperation('listDripProgress', input);
  const course = useOperation('getCourseProgress', input);
  const { mutate } = course;

  const failure = listed.error ?? course.error;
  useEffect(() => {
    if (failure) console.warn('The progress could not be read.', failure);
  }, [failure]);

  const setProgress = useCallback((next: CourseProgress) => mutate(next, { revalidate: false }), [mutate]);
  return {
    records: listed.data ?? emptyRecords,
    progress: course.data ?? initialProgress,
    /** Both reads have finished, successfully or not. */
    isRead: Boolean((listed.data ?? listed.error) && (course.data ?? course.error)),
    setProgress,
  };
};

export type DripProgressState = ReturnType<typeof useDripProgress>;
