import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Finding } from '#bin/findings.ts';
import { installPackages, optionalPackages } from '#bin/optional-packages.ts';
import { checkErrorPattern, checkLogLine } from '#bin/smoke/check-log-line.ts';

const line = '{"level":"info","job":"release-drip"}';
let server: Server;
/** Responses of CloudWatch Logs by operation. */
let responses: Record<string, object>;
let tested: unknown;

beforeAll(async () => {
  installPackages(optionalPackages.doctor);
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    if (operation === 'TestMetricFilter') tested = JSON.parse(Buffer.concat(parts).toString());
    const body = responses[operation] ?? { __type: 'UnknownOperationException', message: 'none' };
    response.writeHead(operation in responses ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, 120_000);

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const settings = () => ({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  region: 'us-east-1',
  credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
});

const check = (next: Record<string, object>): Promise<Finding> => {
  responses = next;
  return checkLogLine('dev', settings());
};

test('a log line that metric filters cannot read is a problem, and others are fine', async () => {
  const FilterLogEvents = { events: [{ message: line }] };
  const good = { matches: [{ eventNumber: 1, eventMessage: line }] };
  expect((await check({ FilterLogEvents, TestMetricFilter: good })).status).toBe('ok');
  expect(tested).toEqual({ filterPattern: '{ $.level = "info" }', logEventMessages: [line] });
  expect((await check({ FilterLogEvents, TestMetricFilter: { matches: [] } })).status).toBe('problem');
});

test('the check is skipped while no line is logged, and without a log service', async () => {
  expect((await check({ FilterLogEvents: { events: [] } })).status).toBe('skipped');
  expect((await check({})).status).toBe('skipped');
});

const checkPattern = (next: Record<string, object>): Promise<Finding> => {
  responses = next;
  return checkErrorPattern(settings());
};

test('the pattern that alarms count with must find the failed request and no other', async () => {
  const matches = [{ eventNumber: 1, eventMessage: '' }];
  expect((await checkPattern({ TestMetricFilter: { matches } })).status).toBe('ok');
  expect(tested).toEqual({
    filterPattern: expect.stringMatching(
      /^\{ \(\$\.status = "5\*"\) && \(\(\$\.route = "ANY \/api\/.*\{courseId\}.*"\)\) \}$/,
    ),
    logEventMessages: ['503', '200', '503'].map((status) => expect.stringContaining(`"status":"${status}"`)),
  });
  for (const eventNumbers of [[], [2], [1, 3]]) {
    const found = eventNumbers.map((eventNumber) => ({ eventNumber, eventMessage: '' }));
    expect((await checkPattern({ TestMetricFilter: { matches: found } })).status).toBe('problem');
  }
  expect((await checkPattern({})).status).toBe('skipped');
});
