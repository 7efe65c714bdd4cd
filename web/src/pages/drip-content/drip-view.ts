import type { ProgressActions } from '../../features/player/completion/use-course-progress.ts';
import type { DripCourse } from '../../features/player/drip/drip-course.ts';
import type { OutlineEntry } from '../../features/player/outline.ts';
import type { Captions } from '../../features/player/video/captions.ts';
import type { Playback } from '../../features/player/video/playback.ts';

/** Shared props of the parts of an open drip lecture. */
export interface DripView {
  course: DripCourse;
  entry: OutlineEntry;
  playback: Playback;
  captions: Captions;
  progressActions: ProgressActions;
  completed: ReadonlySet<string>;
}
