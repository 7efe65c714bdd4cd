import type { Evidence } from '#contract/credential/open-badge.ts';
import type { CompletionKind, LearningRecord, LectureCounts, PassedQuiz } from '#contract/rules/learning-record.ts';
import { completionThreshold } from '#contract/rules/progress.ts';
import { formatCount, formatDate, joinList } from '../email/templates/text.ts';

/** Creates a piece of evidence, a statement with a kind. */
export const createEvidence = (name: string, narrative: string, genre: string): Evidence => ({
  type: ['Evidence'],
  name,
  narrative,
  genre,
});

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The units of the time between two attempts, longest first. */
const units = [
  { seconds: 86_400, name: 'day' },
  { seconds: 3600, name: 'hour' },
  { seconds: 60, name: 'minute' },
] as const;

/** Formats seconds as `four days`, rounding down. */
const elapsedTime = (seconds: number): string => {
  const unit = units.find((candidate) => seconds >= candidate.seconds);
  if (!unit) return 'less than a minute';
  const count = Math.floor(seconds / unit.seconds);
  return `${numbers[count - 1] ?? count} ${unit.name}${count === 1 ? '' : 's'}`;
};

/** Formats how much of the videos was played, e.g. `31 of 33 minutes`; in seconds below a minute. Rounds down. */
const playedTime = ({ playedSeconds, seconds }: LearningRecord['video']): string =>
  seconds < 60
    ? `${playedSeconds} of ${seconds} seconds`
    : `${Math.floor(playedSeconds / 60)} of ${formatCount(Math.floor(seconds / 60), 'minute')}`;

const phrases: readonly (readonly [CompletionKind | 'unrecorded', string])[] = [
  ['position', `completed at ${completionThreshold * 100}% of their length`],
  ['read', 'read to the end'],
  // The browser reported that all checks passed, which any script can do.
  ['checks', 'marked as completed'],
  ['solved', 'completed with a solution that the server checked'],
  ['passed', 'passed'],
  ['submitted', 'submitted and self-assessed against the rubric'],
  ['marked', 'marked as completed by hand'],
  ['unrecorded', 'completed in a way that is not recorded'],
];

/** Adapts a phrase to a number of lectures: "their length" becomes "its length" for one. */
const inNumber = (text: string, count: number): string => (count === 1 ? text.replace('their', 'its') : text);

/** Says that no lecture was completed. */
const noneCompleted = (lectures: number): string =>
  lectures === 1 ? 'not completed' : `${lectures === 2 ? 'neither' : 'none'} completed`;

/**
 * Describes how lectures of one kind were completed, e.g. `14 readings: 11 read to the end, 3 marked as completed by
 * hand`.
 */
const describe = ({ lectures, completed, by }: LectureCounts, noun: string): string => {
  const counted = formatCount(lectures, noun);
  if (completed === 0) return `${counted}, ${noneCompleted(lectures)}`;
  const parts = phrases.flatMap(([kind, text]): [number, string][] => {
    const count = by[kind] ?? 0;
    return count > 0 ? [[count, inNumber(text, count)]] : [];
  });
  if (completed < lectures) parts.push([lectures - completed, 'not completed']);
  const [only] = parts;
  if (only && parts.length === 1) return `${counted}, ${['', 'both '][lectures - 1] ?? 'all '}${only[1]}`;
  return `${counted}: ${parts.map(([count, text]) => `${count} ${text}`).join(', ')}`;
};

const videoEvidence = ({ video }: LearningRecord): Evidence => {
  const { lectures, withoutPlayback } = video;
  const watched = withoutPlayback < lectures ? [`${playedTime(video)} watched.`] : [];
  const unknown =
    withoutPlayback > 0 ? [`For ${formatCount(withoutPlayback, 'video')}, the time watched is not recorded.`] : [];
  const narrative = [...watched, `${describe(video, 'video')}.`, ...unknown].join(' ');
  return createEvidence('Videos', narrative, 'Video');
};

const readingEvidence = ({ reading }: LearningRecord): Evidence => {
  const time = reading.by.read
    ? [
        `${reading.by.read === 1 ? 'The page read was' : 'The pages read were'} open for ${formatCount(Math.floor(reading.readSeconds / 60), 'minute')}.`,
      ]
    : [];
  return createEvidence('Readings', [`${describe(reading, 'reading')}.`, ...time].join(' '), 'Reading');
};

/** Returns a sentence about the notebooks whose checks passed on the server; none when there are none. */
const verifiedNotebooks = (verified: number, notebooks: number): string[] => {
  if (verified === 0) return [];
  if (verified < notebooks) return [`The checks of ${verified} passed when run on the server.`];
  const whose = ['', 'Its checks', 'The checks of both'][notebooks] ?? 'The checks of all';
  return [`${whose} passed when run on the server.`];
};

const notebookEvidence = ({ notebook }: LearningRecord): Evidence => {
  const { verified = 0, ...counts } = notebook;
  const { checks = 0, marked = 0, ...by } = counts.by;
  // Both come from the browser, so neither proves that anything was solved.
  const completed = describe({ ...counts, by: { ...by, checks: checks + marked } }, 'notebook');
  const narrative = [`${completed}.`, ...verifiedNotebooks(verified, counts.lectures)].join(' ');
  return createEvidence('Notebooks', narrative, 'Notebook');
};

/** Formats how long an attempt took out of its time limit, e.g. `, in 9 of 12 minutes`. Rounds down. */
const quizTime = ({ seconds, limitSeconds }: NonNullable<PassedQuiz['time']>): string =>
  `, in ${seconds < 60 ? 'less than one' : Math.floor(seconds / 60)} of ${formatCount(limitSeconds / 60, 'minute')}`;

const quizEvidence = (quiz: PassedQuiz): Evidence => {
  const { title, correct, questions, carried, attempt, secondsSinceFirst, time } = quiz;
  const ordinal = ordinals[attempt - 1];
  const at = ordinal ? `on the ${ordinal} attempt` : `on attempt ${attempt}`;
  const later = attempt > 1 ? `, ${elapsedTime(secondsSinceFirst)} after the first` : '';
  const retried = carried
    ? ` It asked only the questions missed in the previous attempt, where ${carried} of ${questions} were right.`
    : '';
  const narrative = `Passed with ${correct} of ${questions} ${at}${later}${time ? quizTime(time) : ''}.${retried}`;
  return createEvidence(`Quiz: ${title}`, narrative, 'Quiz');
};

/** Evidence of each kind of lecture that the course has, except quizzes. */
const lectureEvidence = (record: LearningRecord): Evidence[] => [
  ...(record.video.lectures > 0 ? [videoEvidence(record)] : []),
  ...(record.reading.lectures > 0 ? [readingEvidence(record)] : []),
  ...(record.notebook.lectures > 0 ? [notebookEvidence(record)] : []),
  ...(record.explore && record.explore.lectures > 0
    ? [createEvidence('Explorables', `${describe(record.explore, 'explorable')}.`, 'Explorable')]
    : []),
  ...(record.assignment && record.assignment.lectures > 0
    ? [createEvidence('Assignments', `${describe(record.assignment, 'assignment')}.`, 'Assignment')]
    : []),
  ...(record.document && record.document.lectures > 0
    ? [createEvidence('Documents', `${describe(record.document, 'document')}.`, 'Document')]
    : []),
];

/**
 * States how the criteria were met: only what is recorded, computed from the record. `completedAt` is when the course
 * was completed.
 */
export const evidenceOf = (record: LearningRecord, completedAt: string): Evidence[] => [
  createEvidence(
    `${record.completed} of ${formatCount(record.lectures, 'lesson')} completed`,
    `The course was completed on ${formatDate(new Date(completedAt), 'UTC')}.`,
    'Lectures',
  ),
  ...lectureEvidence(record),
  ...record.quizzes.map(quizEvidence),
];

/**
 * Returns the text of the printed certificate: what was completed, and how much of it is only claimed by the learner or
 * not recorded. The credential has the rest.
 */
export const evidenceSummary = (record: LearningRecord): string => {
  const counts: [string, LectureCounts | undefined][] = [
    ['video', record.video],
    ['reading', record.reading],
    ['explorable', record.explore],
    ['assignment', record.assignment],
    ['document', record.document],
  ];
  const completed = (how: 'marked' | 'unrecorded', text: string): string[] => {
    const parts = counts.flatMap(([noun, kind]) => {
      const count = kind?.by[how] ?? 0;
      return count > 0 ? [formatCount(count, noun)] : [];
    });
    return parts.length > 0 ? [`${joinList(parts)} ${text}.`] : [];
  };
  const passed = record.quizzes.length;
  const quizzes = passed > 0 ? `, ${passed} ${passed === 1 ? 'quiz' : 'quizzes'} passed` : '';
  return [
    `${record.completed} of ${formatCount(record.lectures, 'lesson')} completed${quizzes}.`,
    ...completed('marked', 'marked as completed by hand'),
    ...(record.notebook.lectures > 0 ? [notebookEvidence(record).narrative] : []),
    ...completed('unrecorded', 'completed in a way that is not recorded'),
    'Details are at the address below.',
  ].join(' ');
};
