import { expect, test } from '@jest/globals';
import type { OutputOf } from '#contract/index.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { newIpAddress, send } from '#test/support/platform.ts';

const report = async (search: string, headers?: Record<string, string>) =>
  send<OutputOf<'countZeroResultSearch'>>('countZeroResultSearch', { body: { search }, ...(headers && { headers }) });

test.each([
  ['that finds nothing', 'beekeeping'],
  ['that lacks a word', 'agents with langchain'],
  ['that was corrected', 'evalutaion'],
])('a search %s is counted', async (_, search) => {
  expect(await report(search)).toMatchObject({ status: 200, body: { counted: true } });
});

test.each([
  ['that finds what was typed', 'evaluation'],
  ['of words too common to look for', 'how to do it'],
  ['that may be an email address', 'grace@example.com'],
  ['that may be a phone number', 'zzzz 555 0100'],
])('a search %s is not counted', async (_, search) => {
  expect(await report(search)).toMatchObject({ status: 200, body: { counted: false } });
});

test.each([
  ['an empty search', { search: '' }],
  ['a search of 201 characters', { search: 'z'.repeat(201) }],
  ['a count of its own', { search: 'beekeeping', times: 1_000_000 }],
  ['a list', { search: ['beekeeping'] }],
])('%s is refused', async (_, body) => {
  const { status, body: problem } = await send<ProblemBody>('countZeroResultSearch', { body: body as never });
  expect({ status, code: problem.code }).toEqual({ status: 400, code: 'invalid-request' });
});

test('a network may report sixty searches a minute, and others are not affected', async () => {
  const headers = { 'x-local-viewer-address': newIpAddress() };
  const responses = await Promise.all(Array.from({ length: 130 }, () => report('beekeeping', headers)));
  // A minute may end meanwhile.
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect((await report('beekeeping', { 'x-local-viewer-address': newIpAddress() })).status).toBe(200);
}, 60_000);
