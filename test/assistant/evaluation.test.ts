import { beforeAll, expect, test } from '@jest/globals';
import { siteFacts } from '../../content/assistant/site-facts.ts';
import { publishedCourse } from '../../content/publish/course-rows.ts';
import { coursePassages, publicCoursePassages } from '../../content/publish/passages/course-passages.ts';
import { readCourses } from '../../content/read-courses.ts';
import type { CheckedCourse } from '../../content/validate/checked-course.ts';
import type { StoredLecture } from '../../contract/catalogue-rows.ts';
import type { PublicPassage } from '../../contract/passages.ts';
import { type Findings, openLibrary } from '../../contract/rules/assistant/library.ts';
import { publicPassages, visiblePassages } from '../../contract/rules/assistant/visible-passages.ts';
import { type Question, questions } from './questions.ts';

let courses: Map<string, CheckedCourse>;
let everyones: PublicPassage[];
const asked = new Map<Question, Findings>();

const firstDay = (lecture: StoredLecture) => ({
  isOpen: lecture.type === 'free',
  requiresUpgrade: lecture.type === 'premium',
  unlocksAt: '2026-11-23T08:00:00.000Z',
});
const allOpen = () => ({ isOpen: true, requiresUpgrade: false });

/** What the person who asks may see: strangers the public part, the first day of a drip course, or a whole course. */
const libraryFor = ({ course: id, kind }: Question) => {
  const checked = id === undefined ? undefined : courses.get(id);
  if (!checked) return openLibrary(publicPassages(everyones, undefined, false), []);
  const isFirstDay = kind === 'locked' || kind === 'injected';
  const { open, locked } = visiblePassages(
    publishedCourse(checked).detail,
    coursePassages(checked),
    isFirstDay ? firstDay : allOpen,
  );
  return openLibrary([...open, ...publicPassages(everyones, id, true)], locked);
};

beforeAll(async () => {
  const all = await readCourses();
  courses = new Map(all.map((checked) => [checked.course.id, checked]));
  everyones = [...siteFacts, ...all.flatMap(publicCoursePassages)];
  for (const question of questions) asked.set(question, libraryFor(question).find(question.text));
}, 60_000);

const ofKind = (kind: Question['kind']) => questions.filter((question) => question.kind === kind);
const findingsOf = (question: Question): Findings => asked.get(question) as Findings;

const isRight = (question: Question): boolean =>
  findingsOf(question).claims.some(({ source }) =>
    source.kind === 'page' ? source.path === question.page : question.lectures?.includes(source.lectureId),
  );

/** Moments of the right video that a question was answered with. */
const momentsFor = ({ lectures, ...question }: Question, findings: Findings): number[] =>
  question.between
    ? findings.claims.flatMap(({ source }) =>
        source.kind === 'lecture' && source.lectureId === lectures?.[0] && source.startSeconds !== undefined
          ? [source.startSeconds]
          : [],
      )
    : [];

const isWithin =
  ({ between: [from, to] = [0, 0] }: Question) =>
  (seconds: number): boolean =>
    seconds >= from && seconds <= to;

const share = (right: number, of: number): string => `${right} of ${of} (${((100 * right) / of).toFixed(0)}%)`;

/** Everything a person is shown, as one text. */
const shownTo = (question: Question): string => {
  const { claims, nearby, locked } = findingsOf(question);
  return JSON.stringify([claims, nearby, locked]);
};

/** Sentences of the lectures of a course that are closed on the first day, long enough to be told from common words. */
const closedSentences = (id: string): string[] => {
  const { course, files } = courses.get(id) as CheckedCourse;
  const closed = course.sections.flatMap(({ lectures }) => lectures).filter(({ type }) => type !== 'free');
  const ids = new Set(closed.map((lecture) => lecture.id));
  return coursePassages({ ...(courses.get(id) as CheckedCourse), course, files })
    .filter(({ lectureId }) => ids.has(lectureId))
    .flatMap(({ lines }) => lines.map(([text]) => text))
    .filter((text) => text.length > 30);
};

test('the set has at least sixty questions, some of every kind', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  for (const kind of ['answerable', 'unanswerable', 'locked', 'injected', 'foreign'] as const)
    expect(ofKind(kind).length).toBeGreaterThanOrEqual(4);
});

test('nine in ten answerable questions are answered from the right place, and videos from the right moment', () => {
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
      `Sources: ${share(right.length, answerable.length)} with a right one among the first three.`,
      `Timestamps: ${share(onTime.length, moments.length)} within the passage that answers.`,
      `Videos: ${share(playable.length, timed.length)} questions can be answered by playing the moment.`,
      ...answerable.filter((question) => !right.includes(question)).map(({ text }) => `Missed: ${text}`),
      ...timed.filter((question) => !playable.includes(question)).map(({ text }) => `Text only: ${text}`),
    ].join('\n'),
  );
  expect(right.length / answerable.length).toBeGreaterThanOrEqual(0.9);
  expect(onTime.length / moments.length).toBeGreaterThanOrEqual(0.9);
  expect(playable.length / timed.length).toBeGreaterThanOrEqual(0.8);
});

test.each(ofKind('unanswerable'))('«$text» is honestly not answered', (question) => {
  expect(findingsOf(question).claims).toEqual([]);
});

test.each(ofKind('locked'))('«$text» names the closed lecture', (question) => {
  expect(findingsOf(question).locked.map(({ lectureId }) => lectureId)).toContain(question.lectures?.[0]);
});

test.each([...ofKind('locked'), ...ofKind('injected').filter(({ course }) => course)])(
  '«$text» quotes no sentence of a closed lecture',
  (question) => {
    const shown = shownTo(question);
    const leaked = closedSentences(question.course ?? '').filter((sentence) => shown.includes(sentence));
    expect(leaked).toEqual([]);
  },
);

test.each(['What will I learn?', 'What does it cost?', 'What do I need to know before?'])(
  '«%s» on the page of a course is answered from that page',
  (text) => {
    for (const id of courses.keys()) {
      const checked = courses.get(id) as CheckedCourse;
      const { open } = visiblePassages(publishedCourse(checked).detail, [], ({ isPreview }) => ({
        isOpen: isPreview,
        requiresUpgrade: false,
      }));
      const [first] = openLibrary([...open, ...publicPassages(everyones, id, false)], []).find(text).claims;
      expect({ id, source: first?.source }).toEqual({
        id,
        source: expect.objectContaining({ path: `/courses/${id}` }),
      });
    }
  },
);

test('a stranger is quoted nothing but public pages and previews', () => {
  const asked = questions.filter(({ course }) => course === undefined).map(findingsOf);
  const quoted = asked.flatMap(({ claims, nearby, passages }) => [...claims, ...nearby, ...passages]);
  expect(quoted).not.toEqual([]);
  for (const { source } of quoted) {
    expect(source).toMatchObject(source.kind === 'lecture' ? { isPreview: true } : { kind: 'page' });
  }
});

test.each(ofKind('foreign'))('«$text» is not answered from words that only look alike', (question) => {
  expect(findingsOf(question).claims).toEqual([]);
});

test('answers of quizzes and solutions of exercises are in no passage', () => {
  const told = [...courses.values()].flatMap((checked) => {
    const text = JSON.stringify(coursePassages(checked));
    return checked.quizzes.flatMap(({ questions: asking }) =>
      asking.flatMap(({ prompt, explanation }) => [prompt, explanation]).filter((sentence) => text.includes(sentence)),
    );
  });
  expect(told).toEqual([]);
});
