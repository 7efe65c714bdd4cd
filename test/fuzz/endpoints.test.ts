import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Operation } from '#contract/define.ts';
import { allOperations, type OperationName } from '#contract/index.ts';
import { problemKinds } from '#contract/problem.ts';
import { ChatEvent } from '#contract/schemas/assistant.ts';
import { builtOperations } from '../support/built-operations.ts';
import { eventsIn } from '../support/chat.ts';
import { type ApiResponse, type CallInput, type Learner, newIpAddress, newLearner, send } from '../support/platform.ts';
import { arbitraryInput } from './arbitrary-input.ts';

/** Inputs per operation; `npm run fuzz` raises it. */
const inputs = Number(process.env.FUZZ_INPUTS ?? 200);
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
const inFlight = 8;

/** Operations that end the account; their own tests send them invalid input. */
const notBuilt = new Set<OperationName>(['deleteAccount']);

let learner: Learner;
beforeAll(async () => {
  learner = await newLearner();
});

/** Describes how an answer that was streamed violates the contract; undefined when it does not. */
const streamFaultOf = (stream: string): string | undefined => {
  const events = eventsIn(stream);
  const wrong = events.find((event) => !z.safeParse(ChatEvent, event).success);
  if (wrong) return `an event of another shape: ${JSON.stringify(wrong)}`;
  return events.at(-1)?.type === 'done' ? undefined : 'an answer that does not end in done';
};

/** Describes how a response violates the contract; undefined when it does not. */
const faultOf = (operation: Operation, { status, headers, body }: ApiResponse): string | undefined => {
  if (status === 200) {
    if (operation.response === 'text/event-stream') return streamFaultOf(body as string);
    if (typeof operation.response === 'string') return undefined;
    const parsed = z.safeParse(operation.response, body);
    return parsed.success ? undefined : `success with another shape: ${parsed.error.message}`;
  }
  if (status >= 500) return `status ${status}`;
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return `status ${status} without a problem`;
  const { code, status: stated } = body as { code: keyof typeof problemKinds; status: number };
  if (problemKinds[code]?.status !== status || stated !== status) return `problem ${code} with status ${status}`;
  return JSON.stringify(body).length > 4096 ? 'a refusal longer than 4 KB' : undefined;
};

const courseIds = ['prompting-that-works', 'agents-step-by-step', 'no-such-course'];

/** Adds who sends an input. A learner may ask the assistant 20 questions a minute, so visitors of many networks do. */
const fromSomebody = (name: OperationName, input: CallInput): CallInput =>
  name === 'sendChatMessage'
    ? { ...input, headers: { ...input.headers, 'x-local-viewer-address': newIpAddress() } }
    : { ...input, token: learner.token };

/** Sends all inputs, a few at a time, and collects the violations with the input of each. */
const faults = async (name: OperationName, operation: Operation, samples: CallInput[]): Promise<string[]> => {
  const found: string[] = [];
  const queue = samples.values();
  const worker = async () => {
    for (const input of queue) {
      const fault = faultOf(operation, await send(name, fromSomebody(name, input)));
      if (fault) found.push(`${fault} — ${JSON.stringify(input).slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return found;
};

const fuzzed = builtOperations.filter(({ name }) => !notBuilt.has(name));

describe.each(fuzzed)('$name survives valid and invalid input', ({ name, operation }) => {
  test(`${inputs} valid and invalid inputs cause no 5xx`, async () => {
    const samples = fc.sample(arbitraryInput(operation, courseIds), { numRuns: inputs, seed });
    expect(await faults(name, operation, samples)).toEqual([]);
  }, 600_000);
});

const learnerOnly = builtOperations.filter(({ operation }) => operation.access === 'learner');
const tokens: [string, string | undefined][] = [
  ['no token', undefined],
  ['a word for a token', 'bearer'],
  ['a token that is not JSON', 'a.b.c'],
  ['a token without a signature', `${btoa('{"alg":"none"}')}.${btoa('{"token_use":"access"}')}.`],
];

test.each(tokens)('%s is refused with 401 and a problem by every learner operation', async (_, token) => {
  const responses = await Promise.all(
    learnerOnly.map(async ({ name, operation }) => {
      const params = {
        courseId: 'prompting-that-works',
        lectureId: 'x',
        quizId: 'x',
        certificateId: 'x',
        bookmarkId: 'a.0.0.0',
        sectionIndex: 0,
        lectureIndex: 0,
      };
      const body = operation.method === 'GET' ? {} : { body: {} };
      const response = await send<{ code?: string }>(name, { params, ...body, ...(token && { token }) });
      return { name, status: response.status, code: response.body.code };
    }),
  );
  expect(responses).toEqual(learnerOnly.map(({ name }) => ({ name, status: 401, code: 'not-signed-in' })));
});

test('operations without a handler do not exist', async () => {
  const missing = allOperations.filter(({ name }) => !builtOperations.some((built) => built.name === name));
  for (const { name } of missing) {
    const params = {
      courseId: 'a',
      lectureId: 'x',
      token: 'x'.repeat(30),
      sectionIndex: 0,
      lectureIndex: 0,
      certificateId: 'x',
      quizId: 'x',
      bookmarkId: 'a.0.0.0',
    };
    const response = await send(name, { params, token: learner.token });
    expect({ name, status: response.status }).toEqual({ name, status: expect.any(Number) });
    expect([404, 405]).toContain(response.status);
  }
});
