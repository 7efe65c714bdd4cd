import type { StoredLecture } from '../storage/catalog-rows.ts';
import { mergeRanges, type PlayedRange, secondsIn } from './playback.ts';

type ContentType = StoredLecture['contentType'];

/**
 * How a lecture was completed. `position`: the video's position reached 90% of its length. `read`: the page of a
 * reading was open and its end reached. `checks`: the browser reported that all checks of a notebook passed. `solved`:
 * the server computed that a state of an explorable solves its task. `marked`: by hand. `passed`: a quiz. `submitted`:
 * an assignment, with a self-assessment.
 */
export type CompletionKind = 'position' | 'read' | 'checks' | 'solved' | 'marked' | 'passed' | 'submitted';

/** A completed lecture and how it was completed. */
export interface Completion {
  lectureId: string;
  kind: CompletionKind;
  /** Instant. */
  at: string;
  /** `read`: seconds for which the page was open. */
  seconds?: number;
}

/** The fields of a quiz attempt that the record needs. */
interface RecordedAttempt {
  /** Ids of the questions asked; absent in older attempts. */
  questions?: readonly string[] | undefined;
  /** Whole percentage. */
  score: number;
  passed: boolean;
  /** Ids of the questions answered correctly. */
  correct: readonly string[];
  /** Ids of the questions that the previous attempt answered correctly, if this one asked only what that one missed. */
  carried?: readonly string[] | undefined;
  /** Only of quizzes with a time limit; without an end when the learner chose to have none. */
  startedAt?: string | undefined;
  endsAt?: string | undefined;
  submittedAt: string;
}

/** What is stored about a learner in a course. */
export interface RecordInput {
  /** The lectures that count for this learner. */
  lectures: readonly Pick<StoredLecture, 'id' | 'contentType' | 'duration'>[];
  completedLectures: ReadonlySet<string>;
  /** Absent for lectures completed before this was stored; two for one that two tabs completed at once. */
  completions: readonly Completion[];
  /** Played ranges by lecture; a lecture may occur more than once. */
  playback: readonly { lectureId: string; played: readonly PlayedRange[] }[];
  /** Lectures whose notebook passed all its checks when the server ran them. */
  verifiedNotebooks: ReadonlySet<string>;
  quizzes: readonly { title: string; attempts: readonly RecordedAttempt[] }[];
}

/** Lectures of one kind: total, completed, and completed by kind of completion. */
export interface LectureCounts {
  lectures: number;
  completed: number;
  /** Completed lectures by kind of completion; those of `unrecorded` were completed before it was stored. */
  by: Partial<Record<CompletionKind | 'unrecorded', number>>;
}

/** A passed quiz. */
export interface PassedQuiz {
  title: string;
  /** Questions answered correctly, and questions that counted, in the first passing attempt. */
  correct: number;
  questions: number;
  /** How many of the correct answers came from the previous attempt; absent when the attempt asked everything. */
  carried?: number;
  /** Number of that attempt, from 1. */
  attempt: number;
  /** Seconds between the first attempt and that one. */
  secondsSinceFirst: number;
  /** Seconds that the attempt took and seconds it had, if it had a limit. */
  time?: { seconds: number; limitSeconds: number };
}

/** How a learner completed a course, as numbers from which the evidence is written. */
export interface LearningRecord {
  lectures: number;
  completed: number;
  /** Seconds refer to the videos whose playback is recorded; `withoutPlayback` counts the other ones. */
  video: LectureCounts & { playedSeconds: number; seconds: number; withoutPlayback: number };
  reading: LectureCounts & { readSeconds: number };
  /** `verified` counts those whose checks passed on the server; absent in records stored before that was counted. */
  notebook: LectureCounts & { verified?: number };
  /** Absent in records from before courses had explorables. */
  explore?: LectureCounts;
  /** Absent in records stored before courses had assignments. */
  assignment?: LectureCounts;
  /** Absent in records stored before courses had documents. */
  document?: LectureCounts;
  quizzes: PassedQuiz[];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Returns how many questions an attempt asked. For older attempts, the number follows from the score, which is the
 * rounded percentage of correct answers.
 */
const questionsOf = ({ questions, score, correct, carried = [] }: RecordedAttempt): number =>
  (questions && questions.length + carried.length) ?? (score === 0 ? 0 : Math.round((100 * correct.length) / score));

/** Returns the whole seconds between two instants, rounded down. */
const secondsBetween = (from: string, to: string): number => Math.floor((Date.parse(to) - Date.parse(from)) / 1000);

const toPassedQuiz = ({ title, attempts }: RecordInput['quizzes'][number]): PassedQuiz[] => {
  const inOrder = [...attempts].sort((a, b) => a.submittedAt.localeCompare(b.submittedAt));
  const index = inOrder.findIndex(({ passed }) => passed);
  const [first, passing] = [inOrder[0], inOrder[index]];
  if (!first || !passing) return [];
  const { submittedAt, startedAt, endsAt, carried } = passing;
  return [
    {
      title,
      correct: passing.correct.length + (carried?.length ?? 0),
      questions: questionsOf(passing),
      ...(carried && { carried: carried.length }),
      attempt: index + 1,
      secondsSinceFirst: secondsBetween(first.submittedAt, submittedAt),
      ...(startedAt !== undefined &&
        endsAt !== undefined && {
          time: { seconds: secondsBetween(startedAt, submittedAt), limitSeconds: secondsBetween(startedAt, endsAt) },
        }),
    },
  ];
};

/** Computes the record of a learner's course from what is stored. */
export const toLearningRecord = (input: RecordInput): LearningRecord => {
  const { lectures, completedLectures, completions, playback, verifiedNotebooks, quizzes } = input;
  const firstByLecture = new Map<string, Completion>();
  for (const completion of [...completions].sort((a, b) => a.at.localeCompare(b.at))) {
    if (!firstByLecture.has(completion.lectureId)) firstByLecture.set(completion.lectureId, completion);
  }
  const ofKind = (kind: ContentType) => lectures.filter(({ contentType }) => contentType === kind);
  const countsOf = (kind: ContentType): LectureCounts => {
    const completed = ofKind(kind).filter(({ id }) => completedLectures.has(id));
    const by: LectureCounts['by'] = {};
    for (const { id } of completed) {
      const how = firstByLecture.get(id)?.kind ?? 'unrecorded';
      by[how] = (by[how] ?? 0) + 1;
    }
    return { lectures: ofKind(kind).length, completed: completed.length, by };
  };
  const playedOf = (lectureId: string): PlayedRange[] =>
    playback.filter((row) => row.lectureId === lectureId).flatMap(({ played }) => [...played]);
  const isPlaybackRecorded = ({ id }: { id: string }) =>
    !completedLectures.has(id) || firstByLecture.has(id) || playback.some(({ lectureId }) => lectureId === id);
  const videos = ofKind('video').filter(isPlaybackRecorded);
  const read = ofKind('reading').flatMap(({ id }) => (completedLectures.has(id) ? (firstByLecture.get(id) ?? []) : []));
  return {
    lectures: lectures.length,
    completed: lectures.filter(({ id }) => completedLectures.has(id)).length,
    video: {
      ...countsOf('video'),
      playedSeconds: sumOf(videos.map(({ id, duration }) => secondsIn(mergeRanges(playedOf(id), duration)))),
      seconds: sumOf(videos.map(({ duration }) => duration)),
      withoutPlayback: ofKind('video').length - videos.length,
    },
    reading: {
      ...countsOf('reading'),
      readSeconds: sumOf(read.map(({ kind, seconds = 0 }) => (kind === 'read' ? seconds : 0))),
    },
    notebook: {
      ...countsOf('notebook'),
      verified: ofKind('notebook').filter(({ id }) => verifiedNotebooks.has(id)).length,
    },
    explore: countsOf('explore'),
    assignment: countsOf('assignment'),
    document: countsOf('document'),
    quizzes: quizzes.flatMap(toPassedQuiz),
  };
};
