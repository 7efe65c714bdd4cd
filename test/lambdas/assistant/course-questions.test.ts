import { beforeAll, expect, test } from '@jest/globals';
import { notebooks } from '#content/courses/rag-from-first-principles/notebooks.ts';
import { type HandledReply, replyTo } from '#lambdas/assistant/reply-to.ts';
import { type Library, openLibrary } from './evaluation/scenes.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
}, 60_000);

const ask = (course: string, lecture: string, message: string, earlier: readonly string[] = []): HandledReply =>
  replyTo(
    message,
    library.sceneOf(
      { course, lecture },
      earlier.map((question) => ({ question, answer: 'Something.' })),
    ),
  );

const textOf = ({ reply }: HandledReply): string =>
  [reply.remark, ...reply.claims.map(({ text }) => text)].filter(Boolean).join('\n');

test.each([
  ['who teaches this', /Samuel Osei/],
  ['who made this course and how long does it take', /about 6 hours/],
  ['how long is it', /35 lessons in 6 sections.*about 6 hours/s],
  ['is this for beginners?', /"intermediate".*Not for:/s],
  ['do i need to know how to code', /You need:/],
  ["what's in this course", /“Why retrieve first”.*Skills:/s],
  ['whats the price', /\$79/],
  ['what comes next', /The next lesson is “A prompt that sticks to the sources”\./],
  ['can i still read this when im done with the course?', /as long as we offer it/],
])('«%s» is answered from the facts of the course', (message, says) => {
  const answer = ask('rag-from-first-principles', 'grounding', message);
  expect(answer.handler).toBe('logistics');
  expect(textOf(answer)).toMatch(says);
});

test.each([
  ['how long should the pilot be', []],
  ['how long is it', ['what is the pilot']],
])('«%s» after %j is about the lesson and not about the course', (message, earlier) => {
  const answer = ask('ai-product-capstone', 'pilot', message, earlier);
  expect(answer.handler).toBe('lookup');
  expect(answer.reply.claims.map(({ source }) => source.kind)).toContain('lecture');
});

test.each([
  ['responsible-ai-in-practice', 'tell-people', 'how long do we keep the logs with full letters'],
  ['agents-step-by-step', 'build-an-eval', 'after a restart my agent has its whole budget back, is that right'],
  ['stakeholder-conversations', 'say-it-back', 'should i talk to the team at the front desk first or to the surgeon'],
  ['python-for-data-work', 'explore-joins', 'why doesnt my defaultdict raise a KeyError for a month without rentals'],
  ['evaluating-llm-outputs', 'two-raters', 'my check fails good answers because they say ten and not 10'],
])('in %s, beside %s, «%s» is about a lesson', (course, lecture, message) => {
  const { reply } = ask(course, lecture, message);
  expect(reply.claims.length).toBeGreaterThan(0);
  expect(reply.claims.map(({ source }) => source.kind)).not.toContain('page');
  expect(reply.remark ?? '').not.toMatch(/KeyError/);
});

test('a question about a file is not answered from the FAQ on accounts', () => {
  const { reply } = ask('python-for-data-work', 'csv-and-json', 'how do i open an .xlsx file directly');
  expect(reply.claims.filter(({ source }) => source.kind === 'page')).toEqual([]);
});

test('a passage that may not answer is shown as the closest, and says so', () => {
  const { reply } = ask('python-for-data-work', 'csv-and-json', 'my names come out as JosÃ© what happend');
  expect(reply.remark).toMatch(/^Python for Data Work does not seem to answer this\./);
  expect(reply.claims[0]?.text).toContain('the file was UTF-8 and was read as something else');
});

test.each([
  ['python-for-data-work', 'csv-and-json', 'how do i make this run every monday automatically'],
  ['machine-learning-in-plain-words', 'families-of-models', 'which python library do people use for boosted trees'],
])('in %s, beside %s, «%s» is not answered as if the course said it', (course, lecture, message) => {
  const { reply } = ask(course, lecture, message);
  expect(reply.remark ?? reply.notice?.text).toMatch(/(?:may not|does not seem to) answer this\./);
});

test('a question that the course does not cover gets no passage', () => {
  const { reply } = ask('machine-learning-in-plain-words', 'families-of-models', 'what does backprop do exactly');
  expect(reply.claims).toEqual([]);
  expect(reply.notice?.code).toBe('not-covered');
});

test('a program is quoted with what it prints and what that means', () => {
  const { reply } = ask('python-for-data-work', 'values-and-containers', 'why does 0.1+0.2 come out weird');
  expect(reply.claims[0]?.text).toMatch(/print\(0\.1 \+ 0\.2\)[\s\S]*0\.30000000000000004[\s\S]*no exact binary form/);
});

test('the open lesson is explained in simpler words by its own passages', () => {
  for (const message of ['that video went too fast for me, say it simpler?', 'say it simpler']) {
    const { handler, reply } = ask('ai-literacy-in-ten-days', 'what-a-model-is', message);
    expect(handler).toBe('simpler');
    expect(reply.claims.length).toBeGreaterThan(0);
    for (const { source } of reply.claims) expect(source).toMatchObject({ lectureId: 'what-a-model-is' });
  }
});

test('a lesson that uses other words than the question is named as a guess', () => {
  const message = 'where do you talk about the provider swapping the model behind my back';
  const { reply } = ask('evaluating-llm-outputs', 'write-a-rubric', message);
  expect(reply.remark).toBe('No lesson uses your words. The answer may be here:');
  const named = reply.claims.map(({ source }) => source.kind === 'lecture' && source.lectureId);
  expect(named).toContain('explore-judge-drift');
});

const traceback = (error: string): string =>
  `Traceback (most recent call last):\n  File "<exec>", line 48, in clean_all\n    days = int(raw["days"])\n${error}`;

test('the hint that names the error of a traceback comes first', () => {
  const message = traceback("ValueError: invalid literal for int() with base 10: 'two'");
  const { reply } = ask('python-for-data-work', 'notebook-clean-orders', message);
  expect(reply.claims[0]?.text).toContain('except ValueError');
});

test('a missing module that a lesson has you save is named with its lesson', () => {
  const message = traceback("ModuleNotFoundError: No module named 'chunking'");
  const { reply } = ask('rag-from-first-principles', 'project-your-own-notes', message);
  expect(reply.claims[0]).toMatchObject({ source: { lectureId: 'chunking-by-structure' } });
  expect(reply.claims[0]?.text).toContain('chunking.py');
});

test.each([
  ['ZeroDivisionError: division by zero in cosine', 'cosine'],
  ['im stuck with exercise 2, hint please', 'chunks'],
])('«%s» gives the hints of the notebook in their order', (message, id) => {
  const lecture = 'notebook-search-by-hand';
  const { hints = [] } = notebooks[lecture]?.find((exercise) => exercise.id === id) ?? {};
  const shown: string[] = [];
  for (const _ of hints) {
    const turns = shown.map((answer) => ({ question: message, answer }));
    const { reply } = replyTo(message, library.sceneOf({ course: 'rag-from-first-principles', lecture }, turns));
    shown.push(...reply.claims.map(({ text }) => text));
  }
  expect(shown).toEqual([...hints]);
  expect(shown).toHaveLength(3);
});
