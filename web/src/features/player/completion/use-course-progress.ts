import { useCallback, useEffect, useRef, useState } from 'react';
import { normalizeProgress } from '../../../../../contract/rules/progress.ts';
import type { CourseProgress } from '../../../../../contract/schemas/content.ts';
import { call } from '../../../api/client.ts';
import { sentenceFor } from '../../../api/problem-messages.ts';
import { announce } from '../../../ui/live-region.tsx';
import { notify } from '../../../ui/toasts/notify.ts';

/** How a learner's progress in the open course moves on. */
export interface CourseProgressing {
  /** A lecture is being marked by hand. */
  isMarking: boolean;
  /** The course was finished a moment ago, on this page. */
  isJustComplete: boolean;
  mark: (lectureId: string) => Promise<boolean>;
  /** The server has completed a lecture by itself (a video watched, a quiz passed): asks how far that brings us. */
  onCompleted: (lectureId: string) => void;
}

interface Known {
  courseId: string;
  progress: CourseProgress;
  /** Puts newer progress where `progress` was read. The same function from render to render. */
  take: (next: CourseProgress) => Promise<unknown>;
}

/** Keeps the progress of the course on the screen true, and finishes the course when its last lecture is done. */
export const useCourseProgress = ({ courseId, progress, take }: Known): CourseProgressing => {
  const [isMarking, setMarking] = useState(false);
  const [isJustComplete, setJustComplete] = useState(false);
  const finishing = useRef(false);
  const completed = useRef(progress.completedLectures);
  completed.current = progress.completedLectures;

  const onCompleted = useCallback(
    (lectureId: string) => {
      if (completed.current.includes(lectureId)) return;
      call('getCourseProgress', { params: { courseId } }).then(
        (next) => {
          announce(`Lecture completed. ${next.progress}% of the course is done.`);
          return take(next);
        },
        (error) => console.warn('The progress could not be read.', error),
      );
    },
    [courseId, take],
  );

  const mark = async (lectureId: string) => {
    setMarking(true);
    try {
      // As a fraction: a bare 1 would be read as all of the course (SPEC section 5).
      const body = { progress: normalizeProgress(progress.progress / 100), completedLecture: lectureId };
      const next = await call('saveCourseProgress', { params: { courseId }, body });
      announce(`Lecture completed. ${next.progress}% of the course is done.`);
      await take(next);
      return true;
    } catch (error) {
      notify.error(sentenceFor(error, 'The lecture could not be marked. Please try again.'));
      return false;
    } finally {
      setMarking(false);
    }
  };

  useEffect(() => {
    if (progress.progress < 100 || progress.isComplete || finishing.current) return;
    finishing.current = true;
    call('completeCourse', { params: { courseId } }).then(
      ({ completedAt }) => {
        setJustComplete(true);
        announce('Course complete. Your certificate is waiting.');
        return take({ ...progress, isComplete: true, completedAt });
      },
      (error) => {
        finishing.current = false;
        console.warn('The course could not be finished.', error);
      },
    );
  }, [courseId, progress, take]);

  return { isMarking, isJustComplete, mark, onCompleted };
};
