import { beforeEach, expect, test } from '@jest/globals';
import type { ChatEvent } from '#contract/schemas/assistant.ts';
import { addReceipt, readReceipt } from '#lambdas/assistant/answer-receipt.ts';

const now = new Date('2026-11-21T12:00:00Z');
const source = (lectureId: string, role: 'support' | 'nearby' = 'support'): ChatEvent => ({
  ...{ type: 'source', id: 1, role },
  source: {
    ...{ kind: 'lecture', courseId: 'rag', lectureId, title: 'A lesson' },
    ...{ sectionIndex: 0, lectureIndex: 0, isPreview: false },
  },
});
const done: ChatEvent = { type: 'done', mode: 'extracts', isAnswered: true, dropped: 0 };

beforeEach(() => {
  process.env.ORIGIN_KEY = 'origin';
});

const receiptOf = async (...events: ChatEvent[]): Promise<string> => {
  const sent: ChatEvent[] = [];
  for await (const event of addReceipt([...events, done], 'lookup', now)) sent.push(event);
  expect(sent.slice(0, -1)).toEqual(events);
  return (sent.at(-1) as Extract<ChatEvent, { type: 'done' }>).receipt ?? '';
};

test('a receipt names the request and the first lecture quoted, but no person', async () => {
  const receipt = await receiptOf(source('first'), source('second'));
  expect(readReceipt(receipt, now)).toEqual({
    ...{ id: expect.stringMatching(/^[0-9a-f]{12}$/), at: now, intent: 'lookup' },
    lecture: { courseId: 'rag', lectureId: 'first' },
  });
});

test('an answer without support names no lecture', async () => {
  expect(readReceipt(await receiptOf(source('near', 'nearby')), now)).not.toHaveProperty('lecture');
});

test('two answers have two receipts', async () => {
  expect(await receiptOf()).not.toBe(await receiptOf());
});

test('an answer can be marked for a day', async () => {
  const receipt = await receiptOf();
  expect(readReceipt(receipt, new Date(now.getTime() + 86_400_000))).toBeDefined();
  expect(readReceipt(receipt, new Date(now.getTime() + 86_400_001))).toBeUndefined();
});

test('no receipt can be made up or changed', async () => {
  const receipt = await receiptOf(source('first'));
  const [id = ''] = receipt.split('.');
  const other = `${id.startsWith('0') ? '1' : '0'}${id.slice(1)}`;
  const forged = [
    receipt.replace('first', 'other'),
    receipt.replace(id, other),
    receipt.slice(0, -1),
    `${receipt}A`.replace('lookup', 'summary'),
    receipt.split('.').slice(0, -1).join('.'),
    `${'a.'.repeat(200)}`,
    '.',
    '',
  ];
  for (const text of forged) expect(readReceipt(text, now)).toBeUndefined();
});

test('a key for one site is worth nothing on another', async () => {
  const receipt = await receiptOf();
  process.env.ORIGIN_KEY = 'another';
  expect(readReceipt(receipt, now)).toBeUndefined();
});
