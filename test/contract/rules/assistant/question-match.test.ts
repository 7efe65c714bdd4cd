import { beforeAll, expect, test } from '@jest/globals';
import { readWordVectors } from '#content/assistant/word-vectors.ts';
import { createRetriever, type VisiblePassage } from '#contract/rules/assistant/retriever.ts';
import { parseWordVectors, type WordVectors } from '#contract/rules/assistant/word-vectors.ts';

let vectors: WordVectors;

beforeAll(async () => {
  vectors = parseWordVectors(await readWordVectors());
});

const passage = (lectureId: string, text: string, questions?: string[]): VisiblePassage => ({
  source: {
    ...{ kind: 'lecture', courseId: 'course', lectureId, title: lectureId },
    ...{ sectionIndex: 0, lectureIndex: 0, isPreview: false },
  },
  lines: [[text]],
  weight: 1,
  ...(questions && { questions }),
});

const fit = 'Rules that hold for the examples by accident do not hold for others. Choose a simpler rule.';
const price = 'A model is billed by the number of tokens that go in and come out.';
const pile = 'Keep a pile of examples that the model never sees, and look at it once.';

const retrieverOf = (questions?: string[]) =>
  createRetriever([passage('price', price), passage('pile', pile), passage('fit', fit, questions)], [], vectors);

const idsFor = (question: string, questions?: string[]): string[] =>
  retrieverOf(questions)
    .retrieve(question)
    .extracts.map(({ source }) => (source.kind === 'lecture' ? source.lectureId : ''));

const asked = 'perfect on my training rows and bad with new customers';

test('a passage is found by a question that its author expects in other words', () => {
  expect(idsFor(asked)).toEqual([]);
  expect(idsFor(asked, ['Why is it perfect on the training data and bad with new customers?'])).toEqual(['fit']);
});

test('a passage without a word of the message is found by a question on the same thing', () => {
  const found = (questions?: string[]) =>
    retrieverOf(questions)
      .rank('is the doctor here')
      .map(({ passage }) => passage);
  expect(found()).toEqual([]);
  expect(found(['Where is the physician?'])).toMatchObject([{ lines: [[fit]] }]);
});

test('a short “how” question needs more evidence than a short “why” question', () => {
  const confidenceIn = (question: string): number => retrieverOf().rank(question)[0]?.confidence ?? 0;
  expect(confidenceIn('how do i keep the pile')).toBeLessThan(confidenceIn('why do i keep the pile') - 0.1);
});

test('what learners ask about a passage is never quoted', () => {
  const expected = 'Why is it perfect on the training data and bad with new customers?';
  const { extracts, passages, nearby } = retrieverOf([expected]).retrieve(asked);
  expect(extracts.map(({ text }) => text)).toEqual([fit]);
  expect(JSON.stringify([passages, nearby])).not.toContain('perfect');
});

test('a name that no lesson and no dictionary knows makes an answer doubtful', () => {
  const questions = ['How do I train a model on my own computer?', 'Which computer do I need for a model?'];
  const confidenceIn = (question: string): number => retrieverOf(questions).rank(question)[0]?.confidence ?? 0;
  expect(confidenceIn('train a model on my computer with Qwertzoid')).toBeLessThan(
    confidenceIn('train a model on my computer with patience') - 0.1,
  );
});
