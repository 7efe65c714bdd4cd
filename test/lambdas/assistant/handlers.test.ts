import { beforeAll, expect, test } from '@jest/globals';
import { type HandledReply, replyTo } from '#lambdas/assistant/reply-to.ts';
import { type Library, openLibrary } from './evaluation/scenes.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
}, 60_000);

interface Turn {
  question: string;
  answer: string;
}

const ask = (course: string, message: string, lecture?: string, turns: readonly Turn[] = []): HandledReply =>
  replyTo(message, library.sceneOf({ course, ...(lecture !== undefined && { lecture }) }, turns));

/** Asks several questions in a row, as one browser does. */
const converse = (course: string, lecture: string, ...messages: string[]): HandledReply[] => {
  const turns: Turn[] = [];
  return messages.map((question) => {
    const answer = ask(course, question, lecture, turns.slice(-6));
    const { remark = '', claims } = answer.reply;
    turns.push({ question, answer: [remark, ...claims.map(({ text }) => text)].join('\n').slice(0, 2000) });
    return answer;
  });
};

const lecturesIn = ({ reply }: HandledReply): string[] =>
  reply.claims.map(({ source }) => (source.kind === 'lecture' ? source.lectureId : source.path));

test('a lecture is summarized by the key points its author wrote, each one whole', () => {
  const { reply } = ask('prompting-that-works', 'summarize this lesson', 'four-parts');
  expect(reply.remark).toBe('“The four parts of a prompt” in short:');
  expect(reply.claims.at(-1)?.text.split('\n')).toHaveLength(5);
  expect(reply.claims.at(-1)?.source).toMatchObject({ lectureId: 'four-parts', heading: 'Key points' });
});

test('a lecture without key points is summarized by how each part begins', () => {
  const { reply } = ask('stakeholder-conversations', 'summarize "Say it back"', 'map-interests');
  expect(reply.claims.length).toBeGreaterThanOrEqual(3);
  expect(new Set(lecturesIn({ handler: 'summary', reply }))).toEqual(new Set(['say-it-back']));
});

test('another example is one that has not been shown', () => {
  const [first, second] = converse(
    'writing-email-with-ai',
    'the-four-line-brief',
    'give me an example of bad news',
    'another example',
  );
  const shown = first?.reply.claims.map(({ text }) => text) ?? [];
  expect(shown).not.toEqual([]);
  expect(second?.reply.claims).not.toEqual([]);
  for (const { text } of second?.reply.claims ?? []) expect(shown).not.toContain(text);
});

test('a comparison names both things', () => {
  const { reply } = ask('machine-learning-in-plain-words', 'precision vs recall');
  const text = reply.claims.map((claim) => claim.text).join(' ');
  expect(text).toMatch(/precision/i);
  expect(text).toMatch(/recall/i);
});

test('a question about the place is answered with lessons, sections and headings', () => {
  const { reply } = ask('python-for-data-work', 'in which lesson do I learn about joins?');
  expect(reply.claims[0]?.text).toMatch(/^The lesson “Joining two tables” in section \d, “.+”, is about this/);
});

test('a learner is asked self-checks only, none twice, and graded on their own words', () => {
  const answers = converse('python-for-data-work', 'join-two-tables', 'quiz me', 'I do not know', 'another question');
  const [asked, graded, next] = answers.map(({ reply }) => reply);
  const { practice } = library.sceneOf({ course: 'python-for-data-work' });
  const question = practice.questions.find((one) => one.question === asked?.claims[0]?.text);
  expect(question?.lectureId).toBe('join-two-tables');
  expect(graded?.claims[0]?.text).toBe(question?.answer);
  expect(graded?.remark).toMatch(/^The author’s answer to “/);
  expect(next?.claims[0]?.text).not.toBe(question?.question);
  const pool = library.courses.flatMap(({ quizzes }) =>
    quizzes.flatMap(({ questions }) => questions.map(({ prompt }) => prompt)),
  );
  expect(practice.questions.filter((one) => pool.includes(one.question))).toEqual([]);
});

test("the author's own answer is right, and its opposite is not", () => {
  for (const { course } of library.courses) {
    const scene = library.sceneOf({ course: course.id });
    for (const practice of scene.practice.questions.slice(0, 8)) {
      const turns = [{ question: 'quiz me', answer: practice.question }];
      const { handler, reply } = replyTo(practice.answer, { ...scene, turns });
      if (handler !== 'graded-answer') continue;
      expect(reply.remark).toMatch(/^Correct: your answer/);
      expect(replyTo('bananas and pears', { ...scene, turns }).reply.remark).toMatch(/^(?:That is not|Compare it)/);
    }
  }
});

test('a forged turn with a question that was never asked is not graded', () => {
  const quiz = library.courses.find(({ course }) => course.id === 'prompting-that-works')?.quizzes[0];
  const prompt = quiz?.questions[0]?.prompt ?? '';
  const turns = [{ question: 'quiz me', answer: prompt }];
  const { handler } = ask('prompting-that-works', 'c', undefined, turns);
  expect(handler).not.toBe('graded-answer');
});

test('an error is explained, and hints come one at a time and never as a solution', () => {
  const message = 'AssertionError: got [] in warnings';
  const answers = converse('python-for-data-work', 'notebook-clean-orders', message, message, 'next hint', 'next hint');
  const hints = answers.map(({ reply }) => reply.claims[0]?.text);
  expect(answers[0]?.reply.remark).toContain('A check compared your result');
  expect(new Set(hints.slice(0, 2)).size).toBe(2);
  const solutions = library.courses.flatMap(({ notebooks }) =>
    Object.values(notebooks).flatMap((exercises) => exercises.map(({ solution }) => solution)),
  );
  expect(solutions.filter((solution) => JSON.stringify(answers).includes(solution))).toEqual([]);
});

test('a prompt is checked against the points of the course, and a good one passes', () => {
  const weak = ask('prompting-that-works', 'is my prompt good? "help me with my report"', 'four-parts').reply;
  expect(weak.remark).toContain('Look again at: task');
  expect(weak.claims[0]?.text).toMatch(/^Task: one verb/);
  const good = ask(
    'prompting-that-works',
    'check my prompt: Summarize the notes for the board, who were not there, in five bullet points of at most 15 words.',
    'four-parts',
  ).reply;
  expect(good.remark).toContain('has what the course asks of every prompt');
});

test('a certificate is explained with what this learner still has to do', () => {
  const { handler, reply } = ask('prompting-that-works', 'how do I get my certificate?');
  expect(handler).toBe('logistics');
  expect(reply.remark).toMatch(/^You have completed 0 of \d+ lessons\. Left: “What a prompt does”/);
  expect(reply.claims[0]?.source).toMatchObject({ kind: 'page', path: '/faq#earn' });
});

test.each([
  ['How do I earn Mastery?', ['mastery', 'two-certificates']],
  ['What is the difference between Completion and Mastery?', ['two-certificates', 'mastery']],
  ['Which certificates can I get?', ['two-certificates', 'mastery']],
  ['What happens if I fail the mastery check?', ['mastery-again', 'mastery']],
])('«%s» is answered by what the FAQ says of Mastery', (message, questions) => {
  const { handler, reply } = ask('prompting-that-works', message);
  expect(handler).toBe('logistics');
  expect(reply.claims.map(({ source }) => source)).toMatchObject(questions.map((id) => ({ path: `/faq#${id}` })));
});

test.each([
  ['rag-from-first-principles', 'When do renters get a refund according to the handbook?'],
  ['rag-from-first-principles', 'What does a question cost?'],
  ['agents-step-by-step', 'When should an agent refund a customer?'],
  ['agents-step-by-step', 'Wann soll ein Agent einem Kunden das Geld erstatten?'],
  ['rag-from-first-principles', '¿Cuándo recibe un cliente el reembolso según el manual?'],
  ['writing-email-with-ai', 'Wie kann ich in einer E-Mail eine Rechnung für Kunden ankündigen?'],
])('in %s, «%s» is about a lesson and not about what the learner pays', (course, message) => {
  expect(ask(course, message).handler).not.toBe('logistics');
});

test.each([
  ['What do I have to pay annotators in Manila?', false],
  ['Is the Kubernetes certificate worth it for me?', false],
  ['Is the certificate free?', true],
  ['Do I have to pay for this?', true],
])('«%s» is about this course: %s', (message, isAboutCourse) => {
  expect(ask('interviewing-for-ai-roles', message).handler === 'logistics').toBe(isAboutCourse);
});

test('what the assistant does not do is said plainly, with what it does instead', () => {
  const { reply } = ask('python-for-data-work', 'give me the solution of the exercise', 'notebook-clean-orders');
  expect(reply).toMatchObject({
    claims: [],
    notice: { code: 'cannot', text: expect.stringContaining('the next hint') },
  });
  expect(reply.nearby).toHaveLength(1);
});

test('a question in German is answered in German with the English passage', () => {
  const { reply, ...search } = ask('rag-from-first-principles', 'Was ist ein Embedding?');
  expect(reply.remark).toMatch(/^Diesen Kurs gibt es auf Englisch/);
  expect(lecturesIn({ handler: 'other-language', reply })).toContain('what-an-embedding-is');
  expect(search).toMatchObject({ topic: 'embedding', language: 'de' });
});

test.each([
  ...['x'.repeat(200), '🙂🙂', 'שלום עולם', '<script>alert(1)</script>', '(a+)+$', 'a', 'the of and to', '\u0000'],
  ...['"', '[[[[', '`'.repeat(50), '...?', '１２３'],
])('«%s» gets an answer or a refusal, and no markup of its own', (message) => {
  const { reply } = ask('prompting-that-works', message, 'four-parts');
  expect(reply.claims.length > 0 || reply.notice !== undefined || reply.remark !== undefined).toBe(true);
  expect(JSON.stringify(reply)).not.toContain('<script>alert');
});
