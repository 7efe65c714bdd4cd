import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import type { HttpEvent } from '#lambdas/http/event.ts';
import { handler } from '#lambdas/profile/export-account.ts';
import { mockService, mockTables, now } from './mocks.ts';

/** Lambda's limit of a response. */
const maxResponseBytes = 6 * 1024 * 1024;

const database = mockTables();
const users = mockService(CognitoIdentityProviderClient, { USER_POOL_ID: 'pool' });
const s3 = mockService(S3Client, {
  LEARNER_FILES_BUCKET: 'files',
  SITE_URL: 'https://example.com',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret',
  // As long as the token of a function's role.
  AWS_SESSION_TOKEN: 'x'.repeat(1_200),
});

const claims = { sub: 'ada', username: 'ada', token_use: 'access' };
const eventWith = (query: Record<string, string>) =>
  ({
    queryStringParameters: query,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {},
    requestContext: { http: { method: 'GET' }, timeEpoch: now.getTime(), authorizer: { jwt: { claims } } },
  }) as unknown as HttpEvent;

/** Exports a page of an account with this many files. */
const exportPage = async (fileCount: number, query: Record<string, string> = {}) => {
  const keys = Array.from({ length: fileCount }, (_, index) => `files/ada/notebooks/${10_000 + index}.ipynb`);
  users.on(AdminGetUserCommand).resolves({ UserAttributes: [{ Name: 'email', Value: 'ada@example.com' }] });
  // All rows of the learner; the skill map asks for rows with a prefix.
  database.on(QueryCommand).callsFake(({ KeyConditionExpression }) => ({
    Items: KeyConditionExpression.includes('begins_with')
      ? []
      : [{ pk: 'ada', sk: 'NOTE#course#0#0', content: 'Mine.' }],
  }));
  s3.on(ListObjectsV2Command).callsFake(({ StartAfter = '', ContinuationToken }) => {
    const rest = keys.filter((key) => key > (ContinuationToken ?? StartAfter));
    const Contents = rest.slice(0, 1_000).map((Key) => ({ Key }));
    const IsTruncated = rest.length > 1_000;
    return { Contents, IsTruncated, ...(IsTruncated && { NextContinuationToken: Contents.at(-1)?.Key }) };
  });
  const { statusCode, body = '' } = await handler(eventWith(query), {} as Context);
  expect(statusCode).toBe(200);
  expect(Buffer.byteLength(body)).toBeLessThan(maxResponseBytes);
  return JSON.parse(body) as { rows: object[]; files: { name: string }[]; nextFiles?: string };
};

test('an export of 4,000 files comes in pages, each small enough for one response', async () => {
  const first = await exportPage(4_000);
  expect(first.rows).not.toEqual([]);
  const names = first.files.map(({ name }) => name);
  let { nextFiles } = first;
  for (let pages = 1; nextFiles !== undefined && pages < 10; pages += 1) {
    const page = await exportPage(4_000, { files: nextFiles });
    expect(page.rows).toEqual([]);
    names.push(...page.files.map(({ name }) => name));
    ({ nextFiles } = page);
  }
  expect(names).toHaveLength(4_000);
  expect(new Set(names).size).toBe(4_000);
}, 60_000);

test('a small export is one page with the rows, the files and the skill map', async () => {
  expect(Object.keys(await exportPage(2)).sort()).toEqual(['exportedAt', 'files', 'profile', 'rows', 'skillMap']);
});
