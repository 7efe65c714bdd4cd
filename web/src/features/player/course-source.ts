import type { ReactNode } from 'react';
import type { LecturePosition } from '#contract/rules/resume.ts';
import type { CourseProgress, LearnerLecture, LearnerSection } from '#contract/schemas/content.ts';
import { messages } from '#web/src/api/problem-messages.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { formatDateTime, formatDay } from '#web/src/lib/format.ts';
import type { OutlineEntry, ReleaseSchedule } from './outline.ts';
import type { VideoApi } from './video/video-api.ts';

/** The part of the course that a player URL names. */
export type Place =
  | { kind: 'lecture'; entry: OutlineEntry }
  /** The start screen; `locked` is the lecture in the URL that this learner cannot open. */
  | { kind: 'start'; locked?: OutlineEntry }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' };

/** Action that selects a lecture; undefined when it cannot be selected. */
export type LectureAction = { to: string } | { onSelect: () => void } | undefined;

/** A course as the player shows it. Each kind of course has one implementation (decision record 0043). */
export interface CourseSource {
  courseId: string;
  title: string;
  sections: readonly LearnerSection[];
  progress: CourseProgress;
  /** Ids of completed lectures. */
  completed: ReadonlySet<string>;
  /** Replaces the loaded progress. Stable across renders. */
  setProgress: (next: CourseProgress) => Promise<unknown>;
  /** Finds the part of the course that URL parameters name. */
  placeAt: (sectionIndex: string | undefined, lectureId: string | undefined) => Place;
  /** URL of a lecture. */
  urlOf: (position: LecturePosition) => string;
  /** URL without a lecture: the start screen, or where the learner left off. */
  homeUrl: string;
  /** Navigation between lectures replaces the history entry (docs/product.md#states). */
  replacesHistory: boolean;
  actionOf: (entry: OutlineEntry) => LectureAction;
  videoApi: (entry: OutlineEntry) => VideoApi;
  hasBookmarks: boolean;
  /** Absent in courses whose lectures are all open. */
  schedule?: ReleaseSchedule;
  /** Screen for URLs without an open lecture. */
  start?: () => ReactNode;
  /** Shown over the player; receives the lecture in the URL that this learner cannot open. */
  overlay?: (locked: LearnerLecture | undefined) => ReactNode;
  /** URL of the course player, for quizzes and notebooks, which this player does not show. */
  coursePlayerUrl?: (entry: OutlineEntry) => string;
  /** The drip viewer, where a drip course continues after a lecture that opens in the course player. */
  dripViewer?: Pick<CourseSource, 'urlOf' | 'homeUrl'>;
}

/** State of reading a course from the server. */
export type SourceState =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiProblem; retry: () => void }
  | { status: 'ready'; source: CourseSource };

/** The failure of a response that is not a course (docs/product.md#validation). */
export const invalidCourse = () => new ApiProblem(messages.invalidContent, { status: 502, code: 'invalid-answer' });

/** Returns the URL that selecting a lecture leads to; undefined when it leads nowhere. */
export const linkTo = (source: CourseSource, entry: OutlineEntry | undefined): string | undefined => {
  const action = entry && source.actionOf(entry);
  return action && 'to' in action ? action.to : undefined;
};

/** Formats when a section or lecture opens: the minute in the time zone of the schedule, else the day. */
export const openingTime = ({ schedule }: CourseSource, instant: string): string =>
  schedule ? formatDateTime(instant, schedule.timeZone) : formatDay(instant);
