import type { CourseContent } from '../../../../contract/schemas/content.ts';
import type { CourseProgressing } from '../../features/player/completion/use-course-progress.ts';
import type { PlacedLecture } from '../../features/player/outline.ts';
import type { Captions } from '../../features/player/video/captions.ts';
import type { Playback } from '../../features/player/video/playback.ts';

/** What every part of the lecture page is given. */
export interface LectureView {
  course: CourseContent;
  placed: PlacedLecture;
  playback: Playback;
  captions: Captions;
  progressing: CourseProgressing;
  neighbors: { previous: PlacedLecture | undefined; next: PlacedLecture | undefined };
  /** Seconds at which the address asks to begin. */
  startAt: number | undefined;
  isDone: boolean;
}
