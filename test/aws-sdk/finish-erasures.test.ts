import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, jest, test } from '@jest/globals';
import { erasuresAtATime, handler } from '#lambdas/jobs/finish-erasures.ts';
import { serviceError } from './errors.ts';
import { mockService, mockTables, now } from './mocks.ts';

const database = mockTables();
const users = mockService(CognitoIdentityProviderClient, { USER_POOL_ID: 'pool' });
const s3 = mockService(S3Client, { LEARNER_FILES_BUCKET: 'files' });

const time = now.toISOString();
const names = Array.from({ length: 3 * erasuresAtATime }, (_, index) => `learner-${index}`);

test('deletions are checked eight at a time, and a failed one stops no other', async () => {
  database.on(PutCommand).resolves({}).on(UpdateCommand).resolves({});
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items:
      values[':pk'] === `ERASURES#${time.slice(0, 10)}` && values[':prefix'] === 'ERASURE#'
        ? names.map((name) => ({ learnerId: name, username: name, startedAt: time }))
        : [],
  }));
  s3.on(ListObjectsV2Command).resolves({});
  const looked: string[] = [];
  let [running, most] = [0, 0];
  users.on(AdminGetUserCommand).callsFake(async ({ Username }) => {
    looked.push(Username);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    throw serviceError(Username === 'learner-0' ? 'InternalErrorException' : 'UserNotFoundException', 400);
  });
  const logged: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
  const result = await handler({ time }).finally(() => jest.restoreAllMocks());

  expect(result).toEqual({ erasures: names.length });
  expect(looked.sort()).toEqual([...names].sort());
  expect(most).toBe(erasuresAtATime);
  expect(logged.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
});
