import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { builtOperations } from '#test/support/built-operations.ts';
import { newLearner, operationPath, platformUrl } from '#test/support/platform.ts';

const names = ['__proto__', 'constructor', 'prototype'];
const { token } = await newLearner();
const params = {
  courseId: 'no-such-course',
  lectureId: 'x',
  sectionIndex: 0,
  lectureIndex: 0,
  quizId: 'x',
  version: 1,
  token: 'x'.repeat(30),
  certificateId: 'x',
  bookmarkId: 'a.0.0.0',
  sessionId: 'x',
};

/** Uses Node's own client, which accepts any header name. */
const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
  new Promise<{ status: number; type: string }>((resolve, reject) => {
    const sent = request(new URL(path, platformUrl()), { method, headers }, (response) => {
      const { statusCode = 0, headers: responded } = response.resume();
      response.on('end', () => resolve({ status: statusCode, type: responded['content-type'] ?? '' }));
    });
    sent.once('error', reject).end(body);
  });

/** Operations that end the account get no valid request. */
const testedOperations = builtOperations.filter(({ name }) => name !== 'deleteAccount');

test.each(testedOperations)(
  '$name treats Object.prototype names as unknown names',
  async ({ name, operation }) => {
    const path = operationPath(name, params);
    const bearer = { authorization: `Bearer ${token}` };
    for (const hostile of names) {
      const query = `${path}?${hostile}=1&${hostile}[polluted]=1`;
      const headers = { ...bearer, [hostile]: '1', cookie: `${hostile}=1; ${hostile}=2` };
      const json = `{"${hostile}":{"polluted":true}}`;
      const form = `${hostile}=1&a[${hostile}]=1`;
      const bodies = ['GET', 'DELETE'].includes(operation.method)
        ? []
        : [['json', json] as const, ['x-www-form-urlencoded', form] as const];
      const responses = [await send(operation.method, query, headers)];
      for (const [type, body] of bodies) {
        responses.push(await send(operation.method, path, { ...headers, 'content-type': `application/${type}` }, body));
      }
      for (const { status, type } of responses) {
        expect([status, status < 500]).toEqual([status, true]);
        if (status >= 400) expect(type).toMatch(/^(application\/problem\+json|text\/html)/);
      }
    }
    // The function still works: without such names it responds as before.
    const { status } = await send(operation.method, path, bearer);
    expect([status, status < 500]).toEqual([status, true]);
  },
  60_000,
);
