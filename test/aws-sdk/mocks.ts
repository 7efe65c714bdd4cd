import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';

/**
 * Mocks an SDK client for the tests of a file and sets the environment variables its code reads. Resets the mock before
 * each test.
 */
export const mockService = <Client extends Parameters<typeof mockClient>[0]>(
  client: Client,
  environment: Record<string, string> = {},
) => {
  Object.assign(process.env, environment);
  const mock = mockClient(client);
  beforeEach(() => {
    mock.reset();
  });
  return mock;
};

/** Mocks DynamoDB and names the tables of learners and subscribers. */
export const mockTables = () =>
  mockService(DynamoDBDocumentClient, { LEARNERS_TABLE: 'learners', SUBSCRIBERS_TABLE: 'subscribers' });

/** DynamoDB's error for a write whose condition fails. */
export const conditionFailed = (): Error =>
  new ConditionalCheckFailedException({ $metadata: {}, message: 'The condition failed.' });

/** Product time of the tests. */
export const now = new Date('2026-11-22T08:00:00Z');
