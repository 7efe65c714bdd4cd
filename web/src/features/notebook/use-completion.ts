import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '#contract/schemas/notebook.ts';
import { call } from '#web/src/api/client.ts';
import { useStore } from '#web/src/lib/store.ts';
import { passedExerciseIds } from './model/cells.ts';
import type { Notebook } from './model/notebook.ts';
import type { LectureRef } from './saving/notebook-files.ts';

export interface Completion {
  /** Number of exercises whose current answer passed. */
  solved: number;
  isCompleted: boolean;
}

interface CompletionRule {
  /** Whether the lecture was completed when the page was opened. */
  wasCompleted: boolean;
  /** Only passing every check on the server completes the lecture. */
  requiresChecks: boolean;
  /** Every check has passed on the server. */
  isConfirmed: boolean;
}

/**
 * Counts solved exercises and marks the lecture completed when all of them are, like "Mark complete" does (decision
 * record 0031). Retries with the next change when offline. A lecture that requires checks is completed by the server.
 */
export const useCompletion = (
  notebook: Notebook,
  lecture: LectureRef | undefined,
  exercises: readonly Exercise[],
  { wasCompleted, requiresChecks, isConfirmed }: CompletionRule,
): Completion => {
  const cells = useStore(notebook.store, (state) => state.cells);
  const [isCompleted, setCompleted] = useState(wasCompleted);
  const isSending = useRef(false);
  const passed = new Set(passedExerciseIds(cells));
  const solved = exercises.filter(({ id }) => passed.has(id)).length;
  const isDue =
    lecture !== undefined && !isCompleted && !requiresChecks && exercises.length > 0 && solved === exercises.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every cell change is a chance to retry.
  useEffect(() => {
    if (!isDue || isSending.current) return;
    isSending.current = true;
    call('saveCourseProgress', {
      params: { courseId: lecture.courseId },
      body: { progress: 0, completedLecture: lecture.lectureId, checksPassed: true },
    })
      .then(
        () => setCompleted(true),
        (error) => console.warn('The lecture could not be marked as completed.', error),
      )
      .finally(() => {
        isSending.current = false;
      });
  }, [isDue, cells]);

  return { solved, isCompleted: isCompleted || (requiresChecks && isConfirmed) };
};
