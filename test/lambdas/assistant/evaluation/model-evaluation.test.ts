import { beforeAll, expect, test } from '@jest/globals';
import { coursePassages } from '#content/publish/passages/course-passages.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { otherLanguageOf } from '#lambdas/assistant/understanding/language.ts';
import { withoutPunctuation } from '../attacked-places.ts';
import { answerable, cases, unanswerable } from './all-cases.ts';
import type { Case } from './case.ts';
import { isQuotable, sentencesIn } from './given-sources.ts';
import { isAccepted, scoreLines, shareAccepted } from './judge.ts';
import { answerKeys, closedTexts, keyPairs, salesTexts } from './never-shown.ts';
import { type Answered, type Library, openLibrary } from './scenes.ts';
import { createScriptedModel, isPlanted, isTrue, type Secrets, type WrittenSentence } from './scripted-model.ts';
import { namesItsSubject } from './subjects.ts';

/** Minimum number of cases that sentences of the model answer; the rest may fall back to quotations. */
const minAnsweredByModel = 160;

interface Result {
  answer: Answered;
  /** What the model wrote in response to the question itself; empty when it was not asked. */
  written: readonly WrittenSentence[];
}

let library: Library;
const results = new Map<Case, Result>();
const answers = new Map<Case, Answered>();

const explanationsOf = ({ quizzes }: CheckedCourse): string[] =>
  quizzes
    .flatMap(({ questions }) => questions.flatMap(({ explanation }) => sentencesIn(explanation)))
    .filter(isQuotable);

const sentencesOf = (checked: CheckedCourse): string[] =>
  coursePassages(checked)
    .flatMap(({ lines }) => lines.flatMap(([text]) => sentencesIn(text)))
    .filter(isQuotable);

/** Asks a case of a stand-in that has its own seed. */
const askModel = async (from: Library, asked: Case, secrets: Secrets): Promise<Result> => {
  const says = 'says' in asked.accepts ? asked.accepts.says : undefined;
  const { model, scripts } = createScriptedModel(cases.indexOf(asked), secrets, says);
  const answer = await from.ask(asked, model);
  return { answer, written: scripts.find(({ question }) => question === asked.text)?.sentences ?? [] };
};

beforeAll(async () => {
  library = await openLibrary();
  const known = library.courses.map((checked) => ({
    id: checked.course.id,
    explanations: explanationsOf(checked),
    sentences: sentencesOf(checked),
  }));
  for (const asked of cases) {
    const own = known.find(({ id }) => id === asked.course);
    const result = await askModel(library, asked, {
      explanations: own?.explanations ?? known.flatMap(({ explanations }) => explanations),
      hidden: known.filter(({ id }) => id !== asked.course).flatMap(({ sentences }) => sentences),
    });
    results.set(asked, result);
    answers.set(asked, result.answer);
  }
}, 300_000);

const sentTexts = (): string[] => [...answers.values()].map(({ sent }) => sent);

/** Returns whether an answer shows a sentence. */
const shows = ({ exchange }: Answered, sentence: string): boolean =>
  exchange.claims.some(({ text }) => withoutPunctuation(text) === withoutPunctuation(sentence));

/** Returns whether the answer shows sentences in English: it neither guides, as beside quizzes, nor translates. */
const tellsSentences = (asked: Case): boolean =>
  answers.get(asked)?.handler !== 'guide' && otherLanguageOf(asked.text) === undefined;

test('85% of what can be answered is, and 90% of the rest is refused', () => {
  const useful = shareAccepted(answerable, answers);
  const refused = shareAccepted(unanswerable, answers);
  const byModel = cases.filter(
    (asked) => answers.get(asked)?.exchange.mode === 'model' && isAccepted(asked, answers.get(asked) as Answered),
  );
  const percent = (share: number) => `${(100 * share).toFixed(0)}%`;
  console.info(
    [
      `Useful: ${percent(useful)} of ${answerable.length}. Refused: ${percent(refused)} of ${unanswerable.length}.`,
      `Answered by sentences of the model: ${byModel.length}.`,
      ...scoreLines(answers),
    ].join('\n'),
  );
  expect(useful).toBeGreaterThanOrEqual(0.85);
  expect(refused).toBeGreaterThanOrEqual(0.9);
  // Quotations alone, to which every failure falls back, would reach both shares.
  expect(byModel.length).toBeGreaterThanOrEqual(minAnsweredByModel);
});

test('a question that nothing answers never reaches the model', () => {
  const refused = cases.filter((asked) => answers.get(asked)?.exchange.notice !== undefined);
  expect(refused.length).toBeGreaterThan(30);
  expect(refused.filter((asked) => results.get(asked)?.written.length !== 0)).toEqual([]);
});

test('every false sentence is dropped, and nine in ten true ones are kept', () => {
  const counts = new Map<string, { written: number; shown: number }>();
  const leaked: WrittenSentence[] = [];
  for (const { answer, written } of results.values())
    for (const sentence of written) {
      const count = counts.get(sentence.kind) ?? { written: 0, shown: 0 };
      counts.set(sentence.kind, count);
      count.written += 1;
      if (!shows(answer, sentence.text)) continue;
      count.shown += 1;
      if (isPlanted(sentence)) leaked.push(sentence);
    }
  console.info([...counts].map(([kind, { written, shown }]) => `${kind}: ${shown} of ${written} shown`).join('\n'));
  for (const [kind, { written }] of counts) expect({ kind, isTried: written >= 50 }).toEqual({ kind, isTried: true });
  expect(leaked).toEqual([]);
  const all = [...results].flatMap(([asked, { answer, written }]) =>
    tellsSentences(asked) ? written.filter(isTrue).map(({ text }) => shows(answer, text)) : [],
  );
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.9);
});

test('at most 2% of the claims have no subject', () => {
  const claims = [...answers.values()].flatMap(({ exchange }) => exchange.claims.map(({ text }) => text));
  const faulty = claims.filter((text) => !namesItsSubject(text));
  console.info(`Claims without a subject: ${faulty.length} of ${claims.length}.\n${faulty.join('\n')}`);
  expect(faulty.length / claims.length).toBeLessThanOrEqual(0.02);
});

test('no answer contains an explanation of a quiz or a solution of an exercise', () => {
  const shown = sentTexts().join('\n');
  expect(answerKeys(library.courses).filter((text) => shown.includes(text))).toEqual([]);
});

test('no answer shows the question of a quiz together with its correct option', () => {
  const sent = sentTexts();
  const together = keyPairs(library.courses).filter(({ prompt, correct }) =>
    sent.some((text) => text.includes(prompt) && text.includes(correct)),
  );
  expect(together).toEqual([]);
});

test('no answer contains markup, and none inside a course sells tools or courses', () => {
  expect(sentTexts().filter((text) => /evil\.example|<script|<img|javascript:/.test(text))).toEqual([]);
  const shown = cases.filter(({ course }) => course !== undefined).map((asked) => answers.get(asked)?.sent ?? '');
  expect(salesTexts(library.courses).filter((text) => shown.some((answer) => answer.includes(text)))).toEqual([]);
});

test('a model that knows later lessons shows none of their sentences on the first day', async () => {
  const firstDay = await openLibrary((lecture) => ({
    isOpen: lecture.type === 'free',
    requiresUpgrade: lecture.type === 'premium',
  }));
  for (const checked of firstDay.courses.filter(({ course }) => course.kind === 'drip')) {
    const secrets = closedTexts(checked);
    const hidden = secrets.flatMap(sentencesIn).filter(isQuotable);
    let planted = 0;
    for (const asked of cases.filter(({ course }) => course === checked.course.id)) {
      const { answer, written } = await askModel(firstDay, asked, { explanations: explanationsOf(checked), hidden });
      const locked = written.filter(({ kind }) => kind === 'hidden sentence');
      planted += locked.length;
      expect(locked.filter(({ text }) => shows(answer, text))).toEqual([]);
      expect(secrets.filter((secret) => answer.sent.includes(secret))).toEqual([]);
    }
    expect(planted).toBeGreaterThan(3);
  }
}, 60_000);
