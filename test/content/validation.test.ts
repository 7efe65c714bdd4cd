import { expect, test } from '@jest/globals';
import type { Lecture } from '#content/define.ts';
import type { CourseFolder } from '#content/load.ts';
import { validateCourses } from '#content/validate.ts';
import type { VideoFile } from '#content/video-file.ts';
import { captionsUntil, smallCourse, smallDripCourse, writeVideo } from './support/small-course.ts';

const errorsOf = (...folders: CourseFolder[]) => validateCourses(folders).errors;

type Change = Parameters<typeof smallCourse>[0];
type Folder = Parameters<NonNullable<Change>>[0];

const lecture = (folder: Folder, index: number): Lecture => {
  const found = folder.course.sections[0]?.lectures[index];
  if (!found) throw new Error(`There is no lecture ${index}.`);
  return found;
};
const section = (folder: Folder, index: number) => {
  const found = folder.course.sections[index];
  if (!found) throw new Error(`There is no section ${index}.`);
  return found;
};
const quiz = (folder: Folder) => {
  const [found] = folder.quizzes;
  if (!found) throw new Error('There is no quiz.');
  return found;
};
const question = (folder: Folder, index: number): Record<string, unknown> => {
  const found = folder.quizzes[0]?.questions[index];
  if (!found) throw new Error(`There is no question ${index}.`);
  return found as unknown as Record<string, unknown>;
};
const set = (target: object, values: object): void => {
  Object.assign(target, values);
};
const drop = (target: object, name: string): void => {
  Reflect.deleteProperty(target, name);
};
const notMp4 = ({ videoFiles }: Folder) => {
  const { seconds: _, ...file } = writeVideo(30);
  videoFiles.set('media/start.mp4', file);
};
const changeVideo = (folder: Folder, changes: Partial<VideoFile>) =>
  void folder.videoFiles.set('media/start.mp4', { ...writeVideo(30), ...changes });
const text = (folder: Folder, markdown: string) => folder.files.set('lectures/read.md', Buffer.from(markdown));

test('a valid course has no errors, standard or drip', () => {
  expect(errorsOf(smallCourse(), { ...smallDripCourse(), id: 'small-course' })).toEqual([]);
});

const checks = (folder: Folder, section: string) => text(folder, `Text\n\n## Check yourself\n\n${section}\n`);

/** Replaces the reading by an explorable of this name. */
const explore = (folder: Folder, explorable: string): void => {
  set(lecture(folder, 1), { contentType: 'explore', explorable });
};

/** Error texts an author reads, with the edit that causes each. */
const standard: [string, Change][] = [
  ['small-course: id is "other", but the folder is named "small-course"', (f) => set(f.course, { id: 'other' })],
  ['small-course: id: Use 1 to 64 letters, digits, "_" or "-".', (f) => set(f.course, { id: 'a b' })],
  ['explorable: Invalid option: expected one of "next-token"|"bm25"|', (f) => explore(f, 'no-such')],
  [
    'lectures/read.md is missing',
    (f) => {
      explore(f, 'bm25');
      f.files.delete('lectures/read.md');
    },
  ],
  [
    'enrolled: the id "enrolled" is a reserved API path',
    (f) => set(f, { id: 'enrolled', course: { ...f.course, id: 'enrolled' } }),
  ],
  ['small-course: two lectures have the id "read"', (f) => set(lecture(f, 0), { id: 'read' })],
  ['small-course: promise must have at most 140 characters', (f) => set(f.course, { promise: 'x'.repeat(141) })],
  ['small-course: title is missing', (f) => drop(f.course, 'title')],
  ['small-course: course.ts: Unrecognized key: "subtitle"', (f) => set(f.course, { subtitle: 'x' })],
  ['small-course: updatedOn must be a calendar date', (f) => set(f.course, { updatedOn: '2026-02-30' })],
  ['small-course: price must be 0 or more', (f) => set(f.course, { price: -1 })],
  ['small-course: price must be 0 or at least 0.5 USD', (f) => set(f.course, { price: 0.49 })],
  ['small-course: price must have at most 2 decimals in USD', (f) => set(f.course, { price: 9.999 })],
  ['price must be 0 or at least 50 JPY', (f) => set(f.course, { price: 49, currency: 'JPY' })],
  ['price must have at most 0 decimals in JPY', (f) => set(f.course, { price: 500.5, currency: 'JPY' })],
  ['currency: Invalid option: expected one of "USD"|', (f) => set(f.course, { currency: 'eur' })],
  ['topics must not name a topic twice', (f) => set(f.course, { topics: ['bees', 'bees'] })],
  ['topics[1]: Use lowercase words joined by "-".', (f) => set(f.course, { topics: ['Bees & Honey'] })],
  ['small-course: topics must have at least one topic', (f) => set(f.course, { topics: [] })],
  ['section 1: lectures must have at least one lecture', (f) => set(section(f, 0), { lectures: [] })],
  ['section 1, lecture 2 (read): minutes must be a whole number', (f) => set(lecture(f, 1), { minutes: 0 })],
  ['section 1, lecture 2 (read): lectures/read.md is missing', (f) => void f.files.delete('lectures/read.md')],
  ['section 1, lecture 2 (read): lectures/read.md is empty', (f) => void text(f, ' \n')],
  ['lectures/read.md: raw HTML is not allowed: <b>', (f) => void text(f, 'A <b>bold</b> word')],
  ['lectures/read.md: headings must start at ##', (f) => void text(f, '# Title\n\nText')],
  ['lectures/read.md: a heading of level 4 follows one of level 2', (f) => void text(f, '## A\n\n#### B\n\nText')],
  ['the link "http://example.com" must start with https://', (f) => void text(f, '[here](http://example.com)')],
  ['the link "//example.com" must start with https://', (f) => void text(f, '[here](//example.com)')],
  [
    'section 1, lecture 2 (read): the link "javascript:alert(1)" must start',
    (f) => set(lecture(f, 1), { resources: [{ title: 'Bad', url: 'javascript:alert(1)' }] }),
  ],
  ['lectures/read.md: the section "Check yourself" must begin with a numbered list', (f) => void checks(f, '- Why?')],
  ['must be followed by a paragraph that starts with **Answers.**', (f) => void checks(f, '1. Why?')],
  ['number the answers (1), (2) and so on', (f) => void checks(f, '1. Why?\n\n**Answers.** Because.')],
  ['number the answers (1), (2) and so on', (f) => void checks(f, '1. A?\n2. B?\n\n**Answers.** (2) C. (1) D.')],
  ['"Check yourself" has 2 questions and 1 answers', (f) => void checks(f, '1. A?\n2. B?\n\n**Answers.** (1) C.')],
  ['"Check yourself" asks "A!" twice', (f) => void checks(f, '1. A?\n2. A!\n\n**Answers.** (1) C. (2) D.')],
  ['"Check yourself" must be the last one', (f) => void checks(f, '1. A?\n\n**Answers.** (1) C.\n\n## More\n\nText')],
  ['the explanation says "(a)"', (f) => set(question(f, 0), { explanation: 'In (a), the id is valid.' })],
  ['the explanation says "Option B"', (f) => set(question(f, 0), { explanation: 'Option B leaves this open.' })],
  ['the explanation says "last one"', (f) => set(question(f, 0), { explanation: 'Only the last one asks for it.' })],
  ['the explanation says "first three"', (f) => set(question(f, 2), { explanation: 'The first three do not.' })],
  ['description: raw HTML is not allowed', (f) => set(f.course, { description: 'A <br> break' })],
  ['small-course: lectures/old.md belongs to no lecture', (f) => void f.files.set('lectures/old.md', Buffer.from('x'))],
  ['small-course: media/x.mp4 belongs to no lecture', (f) => void f.videoFiles.set('media/x.mp4', writeVideo(30))],
  ['lecture 1 (start): media/start.mp4 is missing', (f) => void f.videoFiles.delete('media/start.mp4')],
  ['lecture 1 (start): media/start.en.vtt is missing', (f) => void f.files.delete('media/start.en.vtt')],
  ['media/start.mp4 has 4.1 Mbit/s; the limit is 4', (f) => changeVideo(f, { size: (30 * 4_100_000) / 8 })],
  ['media/start.mp4 has its index at the end', (f) => changeVideo(f, { isStreamable: false })],
  ['media/start.mp4 is not an MP4 file', notMp4],
  ['media/start.mp4 lasts 33; write seconds: 33', (f) => changeVideo(f, { seconds: 33 })],
  [
    'media/start.en.vtt ends at 25.0 s, but the video at 30 s',
    (f) => void f.files.set('media/start.en.vtt', captionsUntil(25)),
  ],
  [
    'media/start.en.vtt, line 1: No valid signature',
    (f) => void f.files.set('media/start.en.vtt', Buffer.from('Hello')),
  ],
  [
    'video gone: no video lecture has this id',
    (f) => set(f.videos, { gone: { poster: 0, shots: [{ title: 'A', animation: {}, say: ['B.'] }] } }),
  ],
  [
    'video start: shots[1].say must have at least one',
    (f) => set(f.videos, { start: { poster: 0, shots: [{ title: 'A', animation: {}, say: [] }] } }),
  ],
  ['lecture 2 (read): a reading cannot be the preview', (f) => set(lecture(f, 1), { isPreview: true })],
  ['small-course: 2 lectures are marked as preview (start, read)', (f) => set(lecture(f, 1), { isPreview: true })],
  ['lecture 2 (read): type "premium" is only for drip courses', (f) => set(lecture(f, 1), { type: 'premium' })],
  ['section 1: opensAfterDays and opensOn are only for drip courses', (f) => set(section(f, 0), { opensAfterDays: 2 })],
  ['small-course: releaseHour is only for drip courses', (f) => set(f.course, { releaseHour: 9 })],
  ['small-course: launchesOn is only for drip courses', (f) => set(f.course, { launchesOn: '2026-12-01' })],
  ['lecture 3 (quiz): the quiz "gone" is not in quizzes.ts', (f) => set(lecture(f, 2), { quiz: 'gone' })],
  ['quiz check: no lecture uses it', (f) => set(lecture(f, 2), { quiz: 'gone' })],
  [
    'quiz check: more than one lecture uses it',
    (f) => void section(f, 0).lectures.push({ ...lecture(f, 2), id: 'again' }),
  ],
  ['quiz check: two questions have the id "one"', (f) => set(question(f, 1), { id: 'one' })],
  [
    'quiz check, question 1: the answer "c" is not among its options ("a", "b")',
    (f) => set(question(f, 0), { answer: 'c' }),
  ],
  [
    'quiz check, question 2: the answer must order all options; "second" is missing',
    (f) => set(question(f, 1), { answer: ['first'] }),
  ],
  [
    'quiz check, question 2: the answer names "first" twice',
    (f) => set(question(f, 1), { answer: ['first', 'first', 'second'] }),
  ],
  [
    'quiz check, question 2: the options are already in the correct order',
    (f) => set(question(f, 1), { answer: ['second', 'first'] }),
  ],
  ['quiz check, question 1: explanation must not be empty', (f) => set(question(f, 0), { explanation: ' ' })],
  ['quiz check, question 1: explanation is missing', (f) => drop(question(f, 0), 'explanation')],
  ['quiz check, question 3: accepted[1] must not be empty', (f) => set(question(f, 2), { accepted: [''] })],
  ['quiz check: it draws 2 of 3 questions; it needs at least 4', (f) => set(quiz(f), { draw: 2 })],
  ['quiz check: draw must be a whole number from 1 to 100', (f) => set(quiz(f), { draw: 1.5 })],
  ['quiz check: it has a time limit; only', (f) => set(quiz(f), { timeLimitMinutes: 10 })],
  ['quiz check: cooldownMinutes must be a whole number from 1 to 10080', (f) => set(quiz(f), { cooldownMinutes: 0 })],
  ['quiz check, question 3: it has the same prompt as question 1', (f) => set(question(f, 2), { prompt: ' which?' })],
  [
    'quiz check, question 1: the option "None of the above" refers to others, whose order changes with each attempt',
    (f) => {
      const [, second] = question(f, 0).options as [object, object];
      set(second, { text: 'None of the above' });
    },
  ],
  [
    'quiz check, question 3: tolerance must be 0 or more',
    (f) => {
      drop(question(f, 2), 'accepted');
      set(question(f, 2), { kind: 'numeric', answer: 2, tolerance: -1 });
    },
  ],
  ['quiz check, question 1: unknown lecture "gone"', (f) => set(question(f, 0), { lecture: 'gone' })],
  ['small-course: course.ts, line 3: Expected ";"', (f) => void f.errors.push('course.ts, line 3: Expected ";"')],
];

test.each(standard)('an author reads: %s', (sentence, change) => {
  const errors = errorsOf(smallCourse(change));
  expect(errors.filter((error) => error.includes(sentence))).toHaveLength(1);
  expect(errors.every((error) => error.startsWith('course '))).toBe(true);
});

const drip: [string, Change][] = [
  ['section 1: the first section must open at once', (f) => set(section(f, 0), { opensAfterDays: 1 })],
  ['section 1: at least one lecture must be of type "free"', (f) => set(lecture(f, 0), { type: 'drip' })],
  ['section 1, lecture 1 (start): set its type', (f) => drop(lecture(f, 0), 'type')],
  ['section 2: set either opensAfterDays or opensOn', (f) => drop(section(f, 1), 'opensAfterDays')],
  ['section 2: set either opensAfterDays or opensOn', (f) => set(section(f, 1), { opensOn: '2026-12-01' })],
  ['section 2: opensOn must be a calendar date', (f) => set(section(f, 1), { opensOn: '2026-13-01' })],
  [
    'section 3: opens after 2 days, before the section above it (3 days)',
    (f) => {
      const later = section(f, 1);
      f.course.sections.push({ ...later, opensAfterDays: 2, lectures: later.lectures.splice(1) });
    },
  ],
  [
    'section 3: opens on 2026-12-01, before the section above it (2026-12-24)',
    (f) => {
      const { opensAfterDays: _, ...later } = section(f, 1);
      f.course.sections[1] = { ...later, opensOn: '2026-12-24', lectures: later.lectures.slice(0, 1) };
      f.course.sections.push({ ...later, opensOn: '2026-12-01', lectures: later.lectures.slice(1) });
    },
  ],
];

test.each(drip)('an author of a drip course reads: %s', (sentence, change) => {
  expect(errorsOf(smallDripCourse(change)).filter((error) => error.includes(sentence))).toHaveLength(1);
});

test('all errors of a course are reported at once', () => {
  const errors = errorsOf(
    smallCourse((folder) => {
      folder.files.clear();
      folder.videoFiles.clear();
      folder.course.id = 'other';
    }),
  );
  expect(errors.length).toBeGreaterThanOrEqual(4);
});

test('two courses cannot share a position on the home page', () => {
  const at = (id: string) =>
    smallCourse((folder) => {
      folder.id = folder.course.id = id;
      folder.course.featured = 1;
    });
  expect(errorsOf(at('one'), at('two'))).toEqual(['courses one and two: both are featured at place 1']);
});

test('a course that exceeds a DynamoDB item is refused before anything is written', () => {
  const errors = errorsOf(smallCourse((folder) => void text(folder, 'word '.repeat(80_000))));
  expect(errors).toEqual([expect.stringContaining('LECTURE#read: it has 391 KB when published')]);
});
