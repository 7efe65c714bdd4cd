import { beforeAll, expect, test } from '@jest/globals';
import type { ChatTurn } from '#contract/schemas/assistant.ts';
import { type HandledReply, replyTo } from '#lambdas/assistant/reply-to.ts';
import { type Library, openLibrary } from './evaluation/scenes.ts';

const course = 'prompting-that-works';
const quiz = 'quiz-saying';
const notebook = 'notebook-read-the-reply';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
}, 60_000);

const ask = (message: string, lecture: string, turns: readonly ChatTurn[] = []): HandledReply =>
  replyTo(message, library.sceneOf({ course, lecture }, turns));

const questions = [
  'how many examples should a prompt have?',
  'summarize “The four parts of a prompt”',
  'explain few-shot prompting in simple words',
  'give me an example of a prompt with all four parts',
  'what is the difference between context and format',
  'is my prompt good? "Write something about our opening hours"',
  'a hint please: how many examples should a prompt have?',
  'why should I show examples?',
];

test.each(questions)('while a quiz is open, «%s» gets the lessons that teach it and a question', (message) => {
  const { handler, reply } = ask(message, quiz);
  expect(handler).toBe('guide');
  expect(reply.remark).toMatch(/^While you work on this, I show where to look instead of the answer\. [A-Z][^.!?]+\?$/);
  expect(reply.claims).not.toEqual([]);
  for (const { text } of reply.claims) expect(text).toMatch(/^The lesson “/);
});

test('the guiding question fits what was asked', () => {
  expect(ask('how many examples should a prompt have?', quiz).reply.remark).toContain('What number');
  expect(ask('why should I show examples?', quiz).reply.remark).toContain('What reason');
  expect(ask('what is the difference between context and format', quiz).reply.remark).toContain('the two to differ');
});

test('the open quiz is not named as the place to look', () => {
  const { reply } = ask('summarize this lesson', quiz);
  expect(reply).toMatchObject({ claims: [], notice: { code: 'cannot', text: expect.stringContaining('about') } });
  const located = ask('where is this taught?', quiz).reply.claims.map(({ source }) => source);
  expect(located).not.toContainEqual(expect.objectContaining({ lectureId: quiz }));
});

test('while a quiz is open, no practice question is asked and none is graded', () => {
  expect(ask('quiz me', quiz).reply).toMatchObject({
    claims: [],
    notice: { code: 'cannot', text: expect.stringContaining('While a quiz is open') },
  });
  const [practice] = library.sceneOf({ course }).practice.questions;
  const turns = [{ question: 'quiz me', answer: practice?.question ?? '' }];
  const { reply } = ask('I do not know', quiz, turns);
  expect(JSON.stringify(reply)).not.toContain(practice?.answer);
});

test.each([
  'how do I find the first object in a reply?',
  'what should usable() return for a list?',
  'how does my solution tell a text from a number',
])('while an exercise is open, «%s» is answered by where to look', (message) => {
  const { handler, reply } = ask(message, notebook);
  expect(handler).toBe('guide');
  expect(reply.remark).toMatch(/^While you work on this, I show where to look .*\?$/);
  for (const { text } of reply.claims) expect(text).toMatch(/^The lesson “/);
});

test.each([
  ['why should I show examples?', 'lookup'],
  ['how many examples should a prompt have?', 'lookup'],
  ['explain prompt injection in simple words', 'simpler'],
  ['summarize “The four parts of a prompt”', 'summary'],
])('while an exercise is open, «%s» is on a concept and gets the lessons', (message, kind) => {
  const { handler, reply } = ask(message, notebook);
  expect(handler).toBe(kind);
  expect(reply.claims).not.toEqual([]);
  for (const { text } of reply.claims) expect(text).not.toMatch(/^The lesson “/);
});

test('while an exercise is open, errors are explained and its own text is summarized', () => {
  expect(ask("KeyError: 'x'", notebook)).toMatchObject({ handler: 'traceback', reply: { remark: /dictionary/ } });
  expect(ask('summarize this lesson', notebook).handler).toBe('summary');
});

test.each([
  ['Wie viele Beispiele soll ein Prompt haben?', /^Solange du daran arbeitest, .*\?$/, /^Davon handelt die Lektion „/],
  ['¿Cuántos ejemplos debe tener un prompt?', /^Mientras trabajas en esto, .*\?$/, /^De esto trata la lección «/],
])('«%s» next to a quiz is guided in its own language', (message, remark, claim) => {
  const { handler, reply, topic } = ask(message, quiz);
  expect(handler).toBe('guide');
  expect(reply.remark).toMatch(remark);
  expect(reply.claims).not.toEqual([]);
  for (const { text } of reply.claims) expect(text).toMatch(claim);
  expect(topic).toBeUndefined();
});

test('beside a quiz, a model may search for what is asked', () => {
  expect(ask('how many examples should a prompt have?', quiz)).toMatchObject({
    topic: 'how many examples should a prompt have?',
    retrieval: { lectureId: quiz },
  });
});

test('a model gets what is shown without one; for “tell me more”, what is new', () => {
  const question = 'What is prompt injection?';
  const shown = ask(question, 'four-parts');
  expect(shown.retrieval).toEqual({ lectureId: 'four-parts' });
  const scene = library.sceneOf({ course });
  const passagesFor = ({ topic = '', retrieval }: HandledReply) =>
    scene.retriever.retrieve(topic, retrieval).passages.map(({ text }) => text);
  const turns = [{ question, answer: shown.reply.claims.map(({ text }) => text).join('\n') }];
  const more = passagesFor(ask('tell me more', 'four-parts', turns));
  expect(more).not.toEqual([]);
  for (const { text } of shown.reply.claims)
    expect(more.filter((passage) => passage.startsWith(text.slice(0, 60)))).toEqual([]);
});
