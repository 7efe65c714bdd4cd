import { expect, test } from '@jest/globals';
import type { ChatEvent, ChatSource } from '#contract/schemas/assistant.ts';
import { answerWithModel } from '#lambdas/assistant/answer-with-model.ts';

const source = (lectureId: string, title: string): ChatSource => ({
  ...{ kind: 'lecture', courseId: 'c', lectureId, title, isPreview: false },
  ...{ sectionIndex: 0, lectureIndex: 0 },
});
const examples = {
  source: source('examples', 'Examples that steer'),
  text: 'Three examples are enough for most prompts. More examples make a prompt slow and expensive.',
};
const parts = {
  source: source('parts', 'The four parts of a prompt'),
  text: 'A prompt has a task, a context, a format and examples. The context says who reads the answer.',
};
const fallback = {
  remark: 'While you work on this, I show where to look instead of the answer. What do you expect to find there?',
  claims: [{ text: 'The lesson “Examples that steer” is about this.', source: examples.source }],
};

const answerTo = async (question: string, ...pieces: string[]): Promise<ChatEvent[]> => {
  const events: ChatEvent[] = [];
  const model = async function* () {
    yield* pieces;
  };
  const task = { question, passages: [examples, parts], guides: true, fallback };
  for await (const event of answerWithModel(model, task, () => undefined)) events.push(event);
  return events;
};

const textsOf = (events: readonly ChatEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'remark' || event.type === 'claim' ? [event.text] : []));

const asked = 'How many examples should a prompt have?';
const pointer = 'Look again at “Examples that steer” [1].';
const lead = 'How would you notice that a prompt needs another example?';
const opening = 'While you work on this, I show where to look instead of the answer.';

test('a model names one source and asks one question', async () => {
  expect(
    await answerTo(asked, 'Look again at “Examples that', ' steer” [1]. How would you notice ', lead.slice(21)),
  ).toEqual([
    { type: 'remark', text: `${opening} ${lead}` },
    { type: 'source', id: 1, role: 'support', source: examples.source },
    { type: 'claim', text: 'Look again at “Examples that steer”.', sources: [1] },
    { type: 'done', mode: 'model', isAnswered: true, dropped: 0 },
  ]);
});

test.each([
  'Three examples are enough for most prompts [1].',
  'Look again at “Examples that steer”: three examples are enough [1].',
  'The part on examples in “Examples that steer” says that more make it slow [1].',
  'Look at the lesson on tasks and formats [2].',
  'Look at section 3 of “Examples that steer” [1].',
])('«%s» says more than where to look, so we name the lesson ourselves', async (sentence) => {
  const events = await answerTo(asked, `${sentence} ${lead}`);
  expect(textsOf(events)).toEqual([`${opening} ${lead}`, fallback.claims[0]?.text]);
  expect(events.at(-1)).toMatchObject({ mode: 'model', dropped: 1 });
});

test.each([
  'Are three examples enough?',
  'Why are three examples enough?',
  'Why are 3 examples better?',
  'What makes a prompt slow and expensive?',
  'Is it not the context that matters?',
  'You need three, right?',
  'Why not more examples?',
])('«%s» gives the answer away, so our own question is asked', async (question) => {
  const events = await answerTo(asked, `${pointer} ${question}`);
  expect(textsOf(events)).toEqual([fallback.remark, fallback.claims[0]?.text]);
  expect(events.at(-1)).toMatchObject({ type: 'done', mode: 'extracts' });
});

test.each([
  'Which matters more: context or format?',
  'Is context more important than format?',
  'I think context matters more than format.',
  'What matters most in a prompt?\na) context\nb) format',
])('no word of «%s» is repeated, because it could be the answer', async (question) => {
  const events = await answerTo(question, `${pointer} Why does context matter more than format?`);
  expect(textsOf(events)).toEqual([fallback.remark, fallback.claims[0]?.text]);
});

test('one sentence and one question are all that is shown', async () => {
  const events = await answerTo(
    asked,
    `${pointer} ${lead} Look again at “The four parts of a prompt” [2]. What do you expect there?`,
  );
  expect(textsOf(events)).toEqual([`${opening} ${lead}`, 'Look again at “Examples that steer”.']);
  expect(events.at(-1)).toMatchObject({ dropped: 2 });
});

test('a stream that breaks leaves the answer without a model', async () => {
  const events: ChatEvent[] = [];
  const failures: unknown[] = [];
  const model = async function* () {
    yield `${pointer} ${lead} `;
    throw new Error('It broke.');
  };
  const task = { question: asked, passages: [examples], guides: true, fallback };
  for await (const event of answerWithModel(model, task, (error) => failures.push(error))) events.push(event);
  expect(textsOf(events)).toEqual([fallback.remark, fallback.claims[0]?.text]);
  expect(failures).toHaveLength(1);
});
