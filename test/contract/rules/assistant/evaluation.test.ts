import { beforeAll, expect, test } from '@jest/globals';
import { sitePassages } from '#content/assistant/site-passages.ts';
import { readWordVectors } from '#content/assistant/word-vectors.ts';
import { publishedCourse } from '#content/publish/course-rows.ts';
import { coursePassages, publicCoursePassages } from '#content/publish/passages/course-passages.ts';
import { readCourses } from '#content/read-courses.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import type { PublicPassage } from '#contract/passages.ts';
import { createRetriever, type RetrievalResult } from '#contract/rules/assistant/retriever.ts';
import { publicPassages, visiblePassages } from '#contract/rules/assistant/visible-passages.ts';
import { parseWordVectors, type WordVectors } from '#contract/rules/assistant/word-vectors.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { type Question, questions } from './questions.ts';

let courses: Map<string, CheckedCourse>;
let everyones: PublicPassage[];
let vectors: WordVectors;
const results = new Map<Question, RetrievalResult>();

const firstDay = (lecture: StoredLecture) => ({
  isOpen: lecture.type === 'free',
  requiresUpgrade: lecture.type === 'premium',
  unlocksAt: '2026-11-23T08:00:00.000Z',
});
const allOpen = () => ({ isOpen: true, requiresUpgrade: false });

/**
 * What the asker may see: a visitor the public pages, a new subscriber the first day of a drip course, a learner the
 * whole course.
 */
const libraryFor = ({ course: id, kind }: Question) => {
  const checked = id === undefined ? undefined : courses.get(id);
  if (!checked) return createRetriever(publicPassages(everyones, undefined, false), [], vectors);
  const isFirstDay = kind === 'locked' || kind === 'injected';
  const { open, locked } = visiblePassages(
    publishedCourse(checked).detail,
    coursePassages(checked),
    isFirstDay ? firstDay : allOpen,
  );
  return createRetriever([...open, ...publicPassages(everyones, id, true)], locked, vectors);
};

beforeAll(async () => {
  const all = await readCourses();
  vectors = parseWordVectors(await readWordVectors());
  courses = new Map(all.map((checked) => [checked.course.id, checked]));
  everyones = [...sitePassages, ...all.flatMap(publicCoursePassages)];
  for (const question of questions) results.set(question, libraryFor(question).retrieve(question.text));
}, 60_000);

const ofKind = (kind: Question['kind']) => questions.filter((question) => question.kind === kind);
const findingsOf = (question: Question): RetrievalResult => results.get(question) as RetrievalResult;

const isRight = (question: Question): boolean =>
  findingsOf(question).extracts.some(({ source }) =>
    source.kind === 'page' ? source.path === question.page : question.lectures?.includes(source.lectureId),
  );

/** Seconds at which the answer to a question cites the right video. */
const momentsFor = ({ lectures, ...question }: Question, findings: RetrievalResult): number[] =>
  question.between
    ? findings.extracts.flatMap(({ source }) =>
        source.kind === 'lecture' && source.lectureId === lectures?.[0] && source.startSeconds !== undefined
          ? [source.startSeconds]
          : [],
      )
    : [];

const isWithin =
  ({ between: [from, to] = [0, 0] }: Question) =>
  (seconds: number): boolean =>
    seconds >= from && seconds <= to;

const formatShare = (right: number, of: number): string => `${right} of ${of} (${((100 * right) / of).toFixed(0)}%)`;

/** Joins everything the asker is shown into one text. */
const shownTo = (question: Question): string => {
  const { extracts, nearby, locked } = findingsOf(question);
  return JSON.stringify([extracts, nearby, locked]);
};

/** Sentences of lectures that are locked on the first day, long enough to be distinctive. */
const closedSentences = (id: string): string[] => {
  const { course, files } = courses.get(id) as CheckedCourse;
  const closed = course.sections.flatMap(({ lectures }) => lectures).filter(({ type }) => type !== 'free');
  const ids = new Set(closed.map((lecture) => lecture.id));
  return coursePassages({ ...(courses.get(id) as CheckedCourse), course, files })
    .filter(({ lectureId }) => ids.has(lectureId))
    .flatMap(({ lines }) => lines.map(([text]) => text))
    .filter((text) => text.length > 30);
};

test('the evaluation set has at least sixty questions, with every kind represented', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  for (const kind of ['answerable', 'unanswerable', 'locked', 'injected', 'foreign'] as const)
    expect(ofKind(kind).length).toBeGreaterThanOrEqual(4);
});

test('nine in ten answers cite the right source, and videos the right moment', () => {
  const answerable = ofKind('answerable');
  const timed = answerable.filter(({ between }) => between);
  const right = answerable.filter(isRight);
  const moments = timed.flatMap((question) =>
    momentsFor(question, findingsOf(question)).map((seconds) => isWithin(question)(seconds)),
  );
  const onTime = moments.filter(Boolean);
  const playable = timed.filter((question) => momentsFor(question, findingsOf(question)).some(isWithin(question)));
  console.info(
    [
      `Sources: ${formatShare(right.length, answerable.length)} with a right one among the first three.`,
      `Timestamps: ${formatShare(onTime.length, moments.length)} within the passage that answers.`,
      `Videos: ${formatShare(playable.length, timed.length)} questions can be answered by playing the moment.`,
      ...answerable.filter((question) => !right.includes(question)).map(({ text }) => `Missed: ${text}`),
      ...timed.filter((question) => !playable.includes(question)).map(({ text }) => `Text only: ${text}`),
    ].join('\n'),
  );
  expect(right.length / answerable.length).toBeGreaterThanOrEqual(0.9);
  expect(onTime.length / moments.length).toBeGreaterThanOrEqual(0.9);
  expect(playable.length / timed.length).toBeGreaterThanOrEqual(0.8);
});

test.each(ofKind('unanswerable'))('«$text» gets an honest refusal', (question) => {
  expect(findingsOf(question).extracts).toEqual([]);
});

test.each(ofKind('locked'))('«$text» names the locked lecture', (question) => {
  expect(findingsOf(question).locked.map(({ lectureId }) => lectureId)).toContain(question.lectures?.[0]);
});

test.each([...ofKind('locked'), ...ofKind('injected').filter(({ course }) => course)])(
  '«$text» quotes no sentence of a locked lecture',
  (question) => {
    const shown = shownTo(question);
    const leaked = closedSentences(question.course ?? '').filter((sentence) => shown.includes(sentence));
    expect(leaked).toEqual([]);
  },
);

test.each(['What will I learn?', 'What does it cost?', 'What do I need to know before?'])(
  '«%s» asked on a course page is answered from that page',
  (text) => {
    for (const id of courses.keys()) {
      const checked = courses.get(id) as CheckedCourse;
      const { open } = visiblePassages(publishedCourse(checked).detail, [], ({ isPreview }) => ({
        isOpen: isPreview,
        requiresUpgrade: false,
      }));
      const visible = [...open, ...publicPassages(everyones, id, false)];
      const [first] = createRetriever(visible, [], vectors).retrieve(text).extracts;
      expect({ id, source: first?.source }).toEqual({
        id,
        source: expect.objectContaining({ path: `/courses/${id}` }),
      });
    }
  },
);

test('an anonymous visitor is quoted only public pages and previews', () => {
  const results = questions.filter(({ course }) => course === undefined).map(findingsOf);
  const quoted = results.flatMap(({ extracts, nearby, passages }) => [...extracts, ...nearby, ...passages]);
  expect(quoted).not.toEqual([]);
  for (const { source } of quoted) {
    expect(source).toMatchObject(source.kind === 'lecture' ? { isPreview: true } : { kind: 'page' });
  }
});

test.each(ofKind('foreign'))('«$text» is not answered from words that merely look similar', (question) => {
  expect(findingsOf(question).extracts).toEqual([]);
});

test('no passage contains quiz answers or exercise solutions', () => {
  const namedLectures = [...courses.values()].flatMap((checked) => {
    const text = JSON.stringify(coursePassages(checked));
    return checked.quizzes.flatMap(({ questions: asking }) =>
      asking.flatMap(({ prompt, explanation }) => [prompt, explanation]).filter((sentence) => text.includes(sentence)),
    );
  });
  expect(namedLectures).toEqual([]);
});
