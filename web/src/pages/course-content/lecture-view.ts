import type { CourseContent } from '#contract/schemas/content.ts';
import type { ProgressActions } from '#web/src/features/player/completion/use-course-progress.ts';
import type { OutlineEntry } from '#web/src/features/player/outline.ts';
import type { Captions } from '#web/src/features/player/video/captions.ts';
import type { Playback } from '#web/src/features/player/video/playback.ts';

/** Shared props of the parts of the lecture page. */
export interface LectureView {
  course: CourseContent;
  entry: OutlineEntry;
  playback: Playback;
  captions: Captions;
  progressActions: ProgressActions;
  neighbors: { previous: OutlineEntry | undefined; next: OutlineEntry | undefined };
  /** Start time in seconds from the URL. */
  startAt: number | undefined;
  isDone: boolean;
}
