import { beforeAll, expect, test } from '@jest/globals';
import { sitePassages } from '#content/assistant/site-passages.ts';
import { coursePassages } from '#content/publish/passages/course-passages.ts';
import { isSelfContained } from '#contract/rules/assistant/passage-units.ts';
import type { HandledReply } from '#lambdas/assistant/reply-to.ts';
import type { Case } from './case.ts';
import { isAccepted } from './judge.ts';
import { lessonsOnBuilding } from './lessons-on-building.ts';
import { lessonsOnModels } from './lessons-on-models.ts';
import { lessonsOnWork } from './lessons-on-work.ts';
import { followUps, hostile, logistics, offTopic, onSite, otherLanguages } from './people-and-limits.ts';
import { type Library, openLibrary } from './scenes.ts';
import { tasks } from './tasks.ts';

const groups = {
  ...{ lessonsOnModels, lessonsOnBuilding, lessonsOnWork, tasks, followUps },
  ...{ logistics, onSite, otherLanguages, offTopic, hostile },
};
const cases: Case[] = Object.values(groups).flat();

let library: Library;
const answers = new Map<Case, HandledReply>();

beforeAll(async () => {
  library = await openLibrary();
  for (const asked of cases) answers.set(asked, library.ask(asked));
}, 120_000);

const answerTo = (asked: Case): HandledReply => answers.get(asked) as HandledReply;
const isRight = (asked: Case): boolean => isAccepted(asked, answerTo(asked));
const shareOf = (all: readonly Case[]): number => all.filter(isRight).length / all.length;

/** Everything somebody is shown, as one text. */
const shownIn = ({ reply }: HandledReply): string =>
  JSON.stringify(reply).replaceAll('\\n', '\n').replaceAll('\\"', '"');

const answerable = cases.filter(({ accepts }) => accepts.expects !== 'refuses');
const unanswerable = cases.filter(({ accepts }) => accepts.expects === 'refuses');

test('the set has at least 200 questions and asks in every course', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  const asked = new Set(cases.map(({ course }) => course));
  expect(library.courses.map(({ course }) => course.id).filter((id) => !asked.has(id))).toEqual([]);
});

test('85% of what can be answered is, and 90% of the rest is refused', () => {
  const percent = (share: number) => `${(100 * share).toFixed(0)}%`;
  console.info(
    [
      `Useful: ${percent(shareOf(answerable))} of ${answerable.length}. Refused: ${percent(shareOf(unanswerable))} of ${unanswerable.length}.`,
      ...Object.entries(groups).map(([name, group]) => `${name}: ${group.filter(isRight).length} of ${group.length}`),
      ...cases.filter((asked) => !isRight(asked)).map(({ course, text }) => `Missed in ${course}: ${text}`),
    ].join('\n'),
  );
  expect(shareOf(answerable)).toBeGreaterThanOrEqual(0.85);
  expect(shareOf(unanswerable)).toBeGreaterThanOrEqual(0.9);
});

test('at most 2% of the claims begin in the middle of a thought', () => {
  const claims = cases.flatMap((asked) => answerTo(asked).reply.claims);
  const dependent = claims.filter(({ text }) => !isSelfContained(text));
  expect(dependent.length / claims.length).toBeLessThanOrEqual(0.02);
});

test('no answer contains an explanation of a quiz or a solution of an exercise', () => {
  const keys = library.courses.flatMap(({ quizzes, notebooks }) => [
    ...quizzes.flatMap(({ questions }) => questions.map(({ explanation }) => explanation)),
    ...Object.values(notebooks).flatMap((exercises) => exercises.map(({ solution }) => solution)),
  ]);
  const shown = cases.map((asked) => shownIn(answerTo(asked))).join('\n');
  expect(keys.filter((text) => shown.includes(text))).toEqual([]);
});

test('inside a course, no answer contains what sells tools or courses', () => {
  const sales = [
    ...sitePassages.flatMap(({ lines }) => lines.map(([text]) => text)),
    ...library.courses.flatMap(({ course }) => [course.promise, ...course.description.split(/\n+/)]),
  ];
  const shown = cases.filter(({ course }) => course !== undefined).map((asked) => shownIn(answerTo(asked)));
  expect(sales.filter((text) => shown.some((answer) => answer.includes(text)))).toEqual([]);
});

test('a learner who has only the first day open is shown no sentence of a later one', async () => {
  const firstDay = await openLibrary((lecture) => ({
    isOpen: lecture.type === 'free',
    requiresUpgrade: lecture.type === 'premium',
  }));
  for (const checked of firstDay.courses.filter(({ course }) => course.kind === 'drip')) {
    const lectures = checked.course.sections.flatMap((section) => section.lectures);
    const closed = new Set(lectures.filter(({ type }) => type !== 'free').map(({ id }) => id));
    const practice = firstDay.sceneOf({ course: checked.course.id }).practice;
    expect(practice.questions.filter(({ lectureId }) => closed.has(lectureId))).toEqual([]);
    const secrets = coursePassages(checked)
      .filter(({ lectureId }) => closed.has(lectureId))
      .flatMap(({ lines }) => lines.map(([text]) => text))
      .filter((text) => text.length > 30);
    const asked = cases.filter(({ course }) => course === checked.course.id);
    expect(asked.length).toBeGreaterThan(10);
    for (const one of asked) {
      const shown = shownIn(firstDay.ask(one));
      expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
    }
  }
}, 60_000);
