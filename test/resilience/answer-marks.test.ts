import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerMark } from '#contract/schemas/assistant.ts';
import { askAssistant, chatEventsOf } from '../support/chat.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { newIpAddress, newLearner, send } from '../support/platform.ts';
import { courseOf } from '../support/revocations.ts';
import { runOperatorCommand } from '../support/run-operator-command.ts';

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(courseOf('steady'));
}, 180_000);
afterAll(() => operator.stop());

/** Asks and marks the answer, each time in turn; resolves to the statuses. */
const askAndMark = async (body: object, marks: AnswerMark[], token?: string): Promise<number[]> => {
  const answer = await askAssistant(body, token === undefined ? {} : { token });
  const receipt = chatEventsOf(answer, 'done')[0]?.receipt ?? '';
  const statuses: number[] = [];
  for (const mark of marks) {
    const headers = { 'x-local-viewer-address': newIpAddress() };
    statuses.push((await send('markAnswer', { body: { receipt, mark }, headers })).status);
  }
  return statuses;
};

const today = () => operator.cloud.clock.now().toISOString().slice(0, 10);
const answerMarks = () => runOperatorCommand(operator, 'answer-marks', '--at', today(), '--days', '1');

test('an operator reads how many answers helped, each counted once', async () => {
  expect((await answerMarks()).output).toBe(
    `Answers from ${today()} to ${today()} (UTC): 0 marked helpful, 0 not helpful.\n`,
  );
  const ada = await newLearner();
  const params = { courseId: 'steady' };
  await ada.call('enroll', { params });
  const cost = { message: 'What does DraftEmail cost?' };
  await askAndMark(cost, ['helpful', 'helpful', 'helpful']);
  await askAndMark(cost, ['helpful', 'not-helpful']);
  await askAndMark(cost, ['not-helpful', 'none']);
  const summary = { message: 'Summarize this lesson', context: { ...params, lectureId: 'read' } };
  await askAndMark(summary, ['helpful'], ada.token);
  const { code, output } = await answerMarks();
  expect({ code, output }).toEqual({
    code: 0,
    output: [
      `Answers from ${today()} to ${today()} (UTC): 2 marked helpful, 1 not helpful.`,
      '',
      'By what was asked for:',
      '  helpful  not helpful',
      '        1            1  lookup',
      '        1            0  summary',
      '',
      'By lesson:',
      '  helpful  not helpful',
      '        2            1  without a lesson',
      '',
    ].join('\n'),
  });
}, 120_000);

test('an answer of the day before yesterday can no longer be marked', async () => {
  const answer = await askAssistant({ message: 'What does DraftEmail cost?' });
  const receipt = chatEventsOf(answer, 'done')[0]?.receipt ?? '';
  await operator.cloud.clock.advance(2 * 86_400_000);
  expect((await send('markAnswer', { body: { receipt, mark: 'helpful' } })).status).toBe(404);
}, 60_000);

test('the command says how it is used', async () => {
  const { code, output } = await runOperatorCommand(operator, 'answer-marks', '--days', 'all');
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('Usage') });
}, 60_000);
