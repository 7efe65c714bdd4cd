import type { ProgressActions } from '#web/src/features/player/completion/use-course-progress.ts';
import type { DripCourse } from '#web/src/features/player/drip/drip-course.ts';
import type { OutlineEntry } from '#web/src/features/player/outline.ts';
import type { Captions } from '#web/src/features/player/video/captions.ts';
import type { Playback } from '#web/src/features/player/video/playback.ts';

/** Shared props of the parts of an open drip lecture. */
export interface DripView {
  course: DripCourse;
  entry: OutlineEntry;
  playback: Playback;
  captions: Captions;
  progressActions: ProgressActions;
  completed: ReadonlySet<string>;
}
