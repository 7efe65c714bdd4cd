import type { CourseProgressing } from '../../features/player/completion/use-course-progress.ts';
import type { DripCourse } from '../../features/player/drip/drip-course.ts';
import type { PlacedLecture } from '../../features/player/outline.ts';
import type { Captions } from '../../features/player/video/captions.ts';
import type { Playback } from '../../features/player/video/playback.ts';

/** What every part of an open drip lecture is given. */
export interface DripView {
  course: DripCourse;
  placed: PlacedLecture;
  playback: Playback;
  captions: Captions;
  progressing: CourseProgressing;
  completed: ReadonlySet<string>;
}
