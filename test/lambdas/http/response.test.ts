import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { Operation } from '#contract/define.ts';
import { Problem } from '#contract/problem.ts';
import { problemResponse, successResponse, toProblem } from '#lambdas/http/response.ts';

const operation: Operation = {
  summary: 'Read a name.',
  method: 'GET',
  path: '/name',
  access: 'learner',
  response: z.object({ name: z.string() }),
  problems: [],
  needs: [],
};

const named = (name: string, more: object = {}) => Object.assign(new Error('as it was said'), { name, ...more });

test.each([
  named('ThrottlingException'),
  named('ProvisionedThroughputExceededException'),
  named('TooManyRequestsException'),
  named('TimeoutError'),
  named('SlowDown'),
  named('InternalServerError'),
  named('Error', { code: 'ECONNRESET' }),
  named('SomeNewException', { $metadata: { httpStatusCode: 503 } }),
  named('SomeOtherException', { $retryable: {} }),
  named('EmailNotSentError', { cause: named('TooManyRequestsException') }),
])('a transient error asks the caller to retry: $name', (error) => {
  expect(toProblem(error)).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 1, cause: error });
});

test.each([
  named('AccessDeniedException', { $metadata: { httpStatusCode: 403 } }),
  named('ValidationException', { message: 'as it was said: ThrottlingException' }),
  named('TypeError'),
])('$name is a 500 without details', (error) => {
  const problem = toProblem(error);
  expect(problem).toMatchObject({ code: 'internal', status: 500, cause: error });
  expect(JSON.stringify(problem.toBody())).not.toContain('as it was said');
});

test('a refusal says when to retry and is never cached', () => {
  const { headers, statusCode } = problemResponse(
    operation,
    new Problem('too-many-requests', undefined, { retryAfter: 17 }),
  );
  expect({ statusCode, headers }).toEqual({
    statusCode: 429,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'retry-after': '17' },
  });
  expect(problemResponse(operation, new Problem('not-found')).headers).not.toHaveProperty('retry-after');
});

test('responses contain only what the contract declares', () => {
  expect(successResponse(operation, { name: 'Ada', email: 'ada@example.com' }).body).toBe('{"name":"Ada"}');
});

test('a response is cached and shared across origins only as the contract says', () => {
  expect(successResponse(operation, { name: 'Ada' }).headers).toEqual({
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  const open: Operation = { ...operation, access: 'public', cacheSeconds: 30, crossOrigin: true };
  expect(successResponse(open, { name: 'Ada' }).headers).toMatchObject({
    'cache-control': 'public, max-age=30',
    'access-control-allow-origin': '*',
  });
});
