import type { CourseContent } from '../../../../contract/schemas/content.ts';
import type { ProgressActions } from '../../features/player/completion/use-course-progress.ts';
import type { OutlineEntry } from '../../features/player/outline.ts';
import type { Captions } from '../../features/player/video/captions.ts';
import type { Playback } from '../../features/player/video/playback.ts';

/** What every part of the lecture page is given. */
export interface LectureView {
  course: CourseContent;
  entry: OutlineEntry;
  playback: Playback;
  captions: Captions;
  progressActions: ProgressActions;
  neighbors: { previous: OutlineEntry | undefined; next: OutlineEntry | undefined };
  /** Seconds at which the address asks to begin. */
  startAt: number | undefined;
  isDone: boolean;
}
