import { expect, test } from '@jest/globals';
import type { ProblemBody } from '#contract/problem.ts';
import type { AnswerMark } from '#contract/schemas/assistant.ts';
import { askAssistant, chatEventsOf } from '#test/support/chat.ts';
import { newIpAddress, send } from '#test/support/platform.ts';

const receiptOf = async (message = 'What does DraftEmail cost?'): Promise<string> =>
  chatEventsOf(await askAssistant({ message }), 'done')[0]?.receipt ?? '';

const mark = (receipt: unknown, value: unknown = 'helpful') =>
  send<{ mark: AnswerMark } & ProblemBody>('markAnswer', {
    body: { receipt, mark: value } as never,
    headers: { 'x-local-viewer-address': newIpAddress() },
  });

test('a visitor marks an answer, changes the mark, and removes it', async () => {
  const receipt = await receiptOf();
  for (const value of ['helpful', 'helpful', 'not-helpful', 'none']) {
    expect(await mark(receipt, value)).toMatchObject({ status: 200, body: { mark: value } });
  }
});

test('an answer that says nothing was found can be marked too', async () => {
  expect((await mark(await receiptOf('What is the capital of France?'), 'not-helpful')).status).toBe(200);
});

test('an answer that was never given cannot be marked', async () => {
  const receipt = await receiptOf();
  for (const forged of [receipt.replace('lookup', 'summary'), 'made-up', `${receipt}x`.slice(1)]) {
    const { status, body } = await mark(forged);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
  }
});

test.each([
  ['an unknown mark', 'receipt', 'great'],
  ['an empty receipt', '', 'helpful'],
  ['a receipt of 513 characters', 'x'.repeat(513), 'helpful'],
  ['a list of receipts', ['receipt'], 'helpful'],
])('%s is refused', async (_, receipt, value) => {
  const { status, body } = await mark(receipt, value);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid-request' });
});
