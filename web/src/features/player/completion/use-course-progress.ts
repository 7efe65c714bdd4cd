import { useCallback, useEffect, useRef, useState } from 'react';
import { normalizeProgress } from '#contract/rules/progress.ts';
import type { CourseProgress } from '#contract/schemas/content.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { announce } from '#web/src/ui/live-region.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';

/** Updates a learner's progress in the open course. */
export interface ProgressActions {
  /** A lecture is being marked by hand. */
  isMarking: boolean;
  /** The course was finished on this page. */
  isJustComplete: boolean;
  /**
   * Resolves to whether the lecture was marked. `readSeconds`: how long a reading was open when its end was reached.
   */
  mark: (lectureId: string, readSeconds?: number) => Promise<boolean>;
  /** Reads progress again after the server completed a lecture (video watched, quiz passed). */
  onCompleted: (lectureId: string) => void;
}

interface ProgressState {
  courseId: string;
  progress: CourseProgress;
  /** Replaces the loaded progress. Stable across renders. */
  setProgress: (next: CourseProgress) => Promise<unknown>;
}

/** Keeps the course progress up to date, and completes the course with its last lecture. */
export const useCourseProgress = ({ courseId, progress, setProgress }: ProgressState): ProgressActions => {
  const [isMarking, setMarking] = useState(false);
  const [isJustComplete, setJustComplete] = useState(false);
  const isFinishing = useRef(false);
  const completed = useRef(progress.completedLectures);
  completed.current = progress.completedLectures;

  const onCompleted = useCallback(
    (lectureId: string) => {
      if (completed.current.includes(lectureId)) return;
      call('getCourseProgress', { params: { courseId } }).then(
        (next) => {
          announce(`Lesson completed. The course is ${next.progress}% complete.`);
          return setProgress(next);
        },
        (error) => console.warn('The progress could not be read.', error),
      );
    },
    [courseId, setProgress],
  );

  const mark = async (lectureId: string, readSeconds?: number) => {
    setMarking(true);
    try {
      // As a fraction: a bare 1 would be read as 100% (docs/product.md#validation).
      const body = { progress: normalizeProgress(progress.progress / 100), completedLecture: lectureId, readSeconds };
      const next = await call('saveCourseProgress', { params: { courseId }, body });
      announce(`Lesson completed. The course is ${next.progress}% complete.`);
      await setProgress(next);
      return true;
    } catch (error) {
      notify.error(errorMessage(error, 'The lesson could not be marked complete. Please try again.'));
      return false;
    } finally {
      setMarking(false);
    }
  };

  useEffect(() => {
    if (progress.progress < 100 || progress.isComplete || isFinishing.current) return;
    isFinishing.current = true;
    call('completeCourse', { params: { courseId } }).then(
      ({ completedAt }) => {
        setJustComplete(true);
        announce('Course complete. Your certificate is ready.');
        return setProgress({ ...progress, isComplete: true, completedAt });
      },
      (error) => {
        isFinishing.current = false;
        console.warn('The course could not be finished.', error);
      },
    );
  }, [courseId, progress, setProgress]);

  return { isMarking, isJustComplete, mark, onCompleted };
};
