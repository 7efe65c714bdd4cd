import type { CoverDrawing } from '#contract/cover/cover.ts';
import type { Figure } from '#contract/cover/figure.ts';
import type { Course, ExerciseDefinition, QuizDefinition } from '../define.ts';
import type { VideoScript } from '../media-studio/shots.ts';
import type { RubricDefinition } from '../rubric.ts';
import type { VideoFile } from '../video-file.ts';

/** A valid course, ready to be published or rendered. */
export interface CheckedCourse {
  course: Course;
  /** Absent without `cover.ts`. */
  cover?: CoverDrawing;
  /** Figures of the texts by id. */
  figures: Record<string, Figure>;
  quizzes: QuizDefinition[];
  videos: Record<string, VideoScript>;
  /** Exercises by lecture id. */
  notebooks: Record<string, ExerciseDefinition[]>;
  /** Rubrics by lecture id. */
  assignments: Record<string, RubricDefinition>;
  /** Every file but the videos by its path in the folder, e.g. `media/few-shot.en.vtt`. */
  files: Map<string, Buffer>;
  /** Videos by path, e.g. `media/few-shot.mp4`. */
  videoFiles: Map<string, VideoFile>;
}

/**
 * Reports a problem at a location in a course, e.g. `report('section 2, lecture 3 (few-shot)', 'the title is empty')`.
 */
export type Report = (location: string, problem: string) => void;
