import { expect, test } from '@jest/globals';
import type { ChatEvent, ChatSource } from '#contract/schemas/assistant.ts';
import {
  answerText,
  applyEvent,
  newExchange,
  passagesOf,
  practicedIn,
  sourceLabel,
  turnsOf,
} from '#web/src/features/assistant/exchange.ts';
import { threadText } from '#web/src/features/assistant/thread-text.ts';

const lecture = {
  kind: 'lecture' as const,
  courseId: 'c',
  lectureId: 'l',
  title: 'Tokens',
  sectionIndex: 0,
  lectureIndex: 1,
  isPreview: false,
} satisfies ChatSource;

const events: ChatEvent[] = [
  { type: 'source', id: 1, role: 'support', source: { ...lecture, startSeconds: 133 } },
  { type: 'claim', text: 'A token is a piece of text.', sources: [1] },
  { type: 'source', id: 2, role: 'support', source: { kind: 'page', path: '/pricing', title: 'Pricing' } },
  { type: 'claim', text: 'It costs nothing.', sources: [2, 1] },
  { type: 'locked', lectureId: 'x', title: 'Later', requiresUpgrade: false, unlocksAt: '2026-11-23T08:00:00.000Z' },
];

const after = (list: ChatEvent[]) => list.reduce(applyEvent, newExchange('1', 'What is a token?'));

test('an answer grows event by event and is complete at the end', () => {
  expect(after(events)).toMatchObject({ status: 'waiting', claims: [{ sources: [1] }, { sources: [2, 1] }] });
  const done = after([...events, { type: 'done', mode: 'extracts', isAnswered: true, dropped: 0 }]);
  expect(done).toMatchObject({ status: 'done', locked: [{ title: 'Later' }] });
});

test('neighboring quotations of one source are one passage', () => {
  const second = { type: 'claim', text: 'Spaces count.', sources: [1] } satisfies ChatEvent;
  const unknown = { type: 'claim', text: 'Nobody says this.', sources: [7] } satisfies ChatEvent;
  const again = { type: 'claim', text: 'It is short.', sources: [1] } satisfies ChatEvent;
  const passages = passagesOf(after([...events.slice(0, 2), second, ...events.slice(2, 4), unknown, again]));
  expect(passages.map(({ source, texts }) => [source.title, ...texts])).toEqual([
    ['Tokens', 'A token is a piece of text.', 'Spaces count.'],
    ['Pricing', 'It costs nothing.'],
    ['Tokens', 'It is short.'],
  ]);
});

test('an interrupted answer keeps its text and says so', () => {
  const error = { type: 'error', code: 'internal', detail: 'Something went wrong on our side' } satisfies ChatEvent;
  const broken = [...events, error].reduce(applyEvent, { ...newExchange('1', 'Why?'), requestId: '0b1e-7' });
  expect(broken).toMatchObject({ status: 'failed', failure: { kind: 'failed', requestId: '0b1e-7' } });
  expect(broken.failure?.text).toBe('The answer was interrupted.');
  expect(broken.claims).toHaveLength(2);
});

test('a source is named by lecture and minute, a text by its heading', () => {
  expect(sourceLabel({ ...lecture, startSeconds: 133 })).toBe('Tokens · 2:13');
  expect(sourceLabel({ ...lecture, heading: 'Why' })).toBe('Tokens · Why');
  expect(sourceLabel({ kind: 'page', path: '/pricing', title: 'Pricing' })).toBe('Pricing');
});

test('a copied answer includes its sources', () => {
  expect(answerText(after(events))).toBe(
    'A token is a piece of text. [Tokens · 2:13]\nIt costs nothing. [Pricing] [Tokens · 2:13]',
  );
});

test('the next question carries six finished turns, shortened, and no unfinished one', () => {
  const done = (question: string) =>
    [...events, { type: 'done', mode: 'extracts', isAnswered: true, dropped: 0 } satisfies ChatEvent].reduce(
      applyEvent,
      newExchange(question, question),
    );
  const questions = ['1', '2', '3', '4', '5', '6', 'x'.repeat(600)];
  const turns = turnsOf([...questions.map(done), newExchange('9', 'Unfinished')]);
  expect(turns.map(({ question }) => question)).toEqual(['2', '3', '4', '5', '6', 'x'.repeat(500)]);
  expect(turns[0]?.answer).toBe('A token is a piece of text.\nIt costs nothing.');
});

test('the next question names each practice question of the conversation once', () => {
  const asking = (id: string, questionId: string) =>
    applyEvent(newExchange(id, 'quiz me'), { type: 'practice', questionId });
  const many = Array.from({ length: 120 }, (_, at) => asking(`m${at}`, `q${at}`));
  expect(practicedIn([asking('1', 'a'), newExchange('2', 'No idea'), asking('3', 'b'), asking('4', 'a')])).toEqual([
    'b',
    'a',
  ]);
  expect(practicedIn(many)).toEqual(Array.from({ length: 100 }, (_, at) => `q${at + 20}`));
});

test('an emoji at the limit of a turn is left out; the server refuses half of one', () => {
  const emoji = '🙂'.repeat(2_100);
  const done = [
    { type: 'claim', text: `a${emoji}`, sources: [] } satisfies ChatEvent,
    { type: 'done', mode: 'extracts', isAnswered: true, dropped: 0 } satisfies ChatEvent,
  ].reduce(applyEvent, newExchange('1', `a${emoji}`));
  const [turn] = turnsOf([done]);
  expect(turn?.question).toBe(`a${'🙂'.repeat(249)}`);
  expect(turn?.answer).toBe(`a${'🙂'.repeat(1_999)}`);
  for (const about of ['Tokens', 'a token']) {
    const thread = threadText([{ ...done, question: emoji.repeat(3) }], { about });
    expect(thread).not.toMatch(/\p{Cs}/u);
  }
});

test('a handed-over conversation names the lesson and the moment and fits the form', () => {
  const done = [...events, { type: 'done', mode: 'extracts', isAnswered: true, dropped: 0 } satisfies ChatEvent].reduce(
    applyEvent,
    newExchange('1', 'What is a token?'),
  );
  const location = { about: '“Tokens” in AI Literacy', seconds: 133.7 };
  const thread = threadText([done], location);
  expect(thread).toContain('I asked about “Tokens” in AI Literacy, at 2:13.');
  expect(thread).toContain('I asked: What is a token?\nIt answered: A token is a piece of text. [Tokens · 2:13]');
  const long = threadText(
    [...Array.from({ length: 12 }, () => done), { ...done, question: 'x'.repeat(4000) }],
    location,
  );
  expect(long.length).toBeLessThanOrEqual(5000);
  expect(long).toContain('x'.repeat(4000));
});
