import { CognitoIdentityProviderClient, DescribeUserPoolCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import type { ClientSettings } from '#bin/doctor/aws-clients.ts';
import { readStageParameters } from '#content/publish/stage-parameters.ts';
import type { UserPool } from './manifest.ts';

/** Where a stage stores its data, with the operator's clients. */
export interface StageData {
  stage: string;
  dynamodb: DynamoDBClient;
  s3: S3Client;
  cognito: CognitoIdentityProviderClient;
  learnersTable: string;
  subscribersTable: string;
  filesBucket: string;
  userPool: UserPool;
}

/** A command can wait for minutes where a function cannot: it slows down while a service throttles it. */
const retries = { maxAttempts: 12, retryMode: 'adaptive' } as const;

const readPool = async (cognito: CognitoIdentityProviderClient, id: string): Promise<UserPool> => {
  const { UserPool: pool } = await cognito.send(new DescribeUserPoolCommand({ UserPoolId: id }));
  if (!pool?.CreationDate) throw new Error(`The user pool ${id} does not exist.`);
  return { id, createdAt: pool.CreationDate.toISOString() };
};

/** Looks up the data of a deployed stage; its stack `data` is enough. @throws Error when that is not deployed. */
export const openStageData = async (stage: string, settings: ClientSettings): Promise<StageData> => {
  const { userPoolId, ...names } = await readStageParameters(new SSMClient(settings), stage, {
    learnersTable: 'learners-table',
    subscribersTable: 'subscribers-table',
    filesBucket: 'learner-files-bucket',
    userPoolId: 'user-pool-id',
  });
  const cognito = new CognitoIdentityProviderClient({ ...settings, ...retries });
  return {
    stage,
    dynamodb: new DynamoDBClient({ ...settings, ...retries }),
    s3: new S3Client({ ...settings, ...retries, requestChecksumCalculation: 'WHEN_REQUIRED' }),
    cognito,
    ...names,
    userPool: await readPool(cognito, userPoolId),
  };
};
