import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '../../../../contract/schemas/notebook.ts';
import { call } from '../../api/client.ts';
import { useStore } from '../../lib/store.ts';
import { passedExerciseIds } from './model/ipynb.ts';
import type { Notebook } from './model/notebook.ts';
import type { LectureRef } from './saving/notebook-files.ts';

export interface Completion {
  /** Exercises whose answers passed as they stand. */
  solved: number;
  isCompleted: boolean;
}

/**
 * Counts solved exercises; when all of a lecture are, the lecture is marked as completed, as a click on "Mark complete"
 * would (decision record 0031). Tried again with the next change when there was no connection.
 */
export const useCompletion = (
  notebook: Notebook,
  lecture: LectureRef | undefined,
  exercises: readonly Exercise[],
  wasCompleted: boolean,
): Completion => {
  const cells = useStore(notebook.store, (state) => state.cells);
  const [isCompleted, setCompleted] = useState(wasCompleted);
  const isSending = useRef(false);
  const passed = new Set(passedExerciseIds(cells));
  const solved = exercises.filter(({ id }) => passed.has(id)).length;
  const isDue = lecture !== undefined && !isCompleted && exercises.length > 0 && solved === exercises.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a cell is a chance to try again.
  useEffect(() => {
    if (!isDue || isSending.current) return;
    isSending.current = true;
    call('saveCourseProgress', {
      params: { courseId: lecture.courseId },
      body: { progress: 0, completedLecture: lecture.lectureId },
    })
      .then(
        () => setCompleted(true),
        (error) => console.warn('The lecture could not be marked as completed.', error),
      )
      .finally(() => {
        isSending.current = false;
      });
  }, [isDue, cells]);

  return { solved, isCompleted };
};
