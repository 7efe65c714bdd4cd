import type { ProgressActions } from '#web/src/features/player/completion/use-course-progress.ts';
import type { CourseSource } from '#web/src/features/player/course-source.ts';
import type { Neighbors, OutlineEntry } from '#web/src/features/player/outline.ts';
import type { Captions } from '#web/src/features/player/video/captions.ts';
import type { Playback } from '#web/src/features/player/video/playback.ts';

/** Shared props of the parts of a lecture on the screen. */
export interface LectureView {
  source: CourseSource;
  entry: OutlineEntry;
  neighbors: Neighbors;
  isDone: boolean;
  playback: Playback;
  captions: Captions;
  progressActions: ProgressActions;
  /** Start time in seconds from the URL. */
  startAt: number | undefined;
}

/** Returns whether a lecture of this kind opens in the course player instead of this one. */
export const opensElsewhere = ({ source, entry }: LectureView): boolean =>
  source.coursePlayerUrl !== undefined && ['quiz', 'notebook', 'assignment'].includes(entry.lecture.contentType);

/** Returns whether a lecture has notes, assistant and other tools; a quiz is answered without them. */
export const hasTools = (view: LectureView): boolean => {
  const { isUnlocked, contentType } = view.entry.lecture;
  const isStudied = ['video', 'reading', 'notebook', 'explore', 'assignment', 'document'].includes(contentType);
  return isUnlocked && isStudied && !opensElsewhere(view);
};
