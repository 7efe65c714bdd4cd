import { expect, test } from '@jest/globals';
import { ApiProblem, type ClientProblemCode, toApiProblem } from '#web/src/lib/api-problem.ts';
import { withRetries } from '#web/src/lib/retry.ts';

const failing = (status: number, code: ClientProblemCode, retryAfter?: number) => {
  const calls = { count: 0 };
  const attempt = async () => {
    calls.count += 1;
    throw new ApiProblem('no', { status, code, retryAfter });
  };
  return { calls, attempt };
};

test.each([
  [0, 'offline', 3],
  [0, 'timeout', 3],
  [503, 'unavailable', 3],
  [500, 'internal', 1],
  [404, 'not-found', 1],
  [429, 'too-many-requests', 1],
] as const)('a read that fails with %s %s is tried %s times in total', async (status, code, tries) => {
  const { calls, attempt } = failing(status, code);
  await expect(withRetries(attempt)).rejects.toBeInstanceOf(ApiProblem);
  expect(calls.count).toBe(tries);
});

test('a server that asks for a long wait is not retried', async () => {
  const { calls, attempt } = failing(503, 'unavailable', 60);
  await expect(withRetries(attempt)).rejects.toBeInstanceOf(ApiProblem);
  expect(calls.count).toBe(1);
});

test('leaving the page ends the wait', async () => {
  const { attempt } = failing(503, 'unavailable', 5);
  await expect(withRetries(attempt, AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('the problem text of a server response is shown unchanged', async () => {
  const problem = { title: 'Not found', detail: 'There is no such course.', status: 404, code: 'not-found' };
  expect(await toApiProblem(Response.json(problem, { status: 404 }))).toMatchObject({
    message: 'There is no such course.',
    code: 'not-found',
  });
  expect(await toApiProblem(Response.json({ message: 'Unauthorized' }, { status: 401 }))).toMatchObject({
    message: 'Unauthorized',
    code: 'not-signed-in',
  });
  const busy = new Response('<html>', { status: 503, headers: { 'retry-after': '7' } });
  expect(await toApiProblem(busy)).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 7 });
});
