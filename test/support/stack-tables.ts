import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll } from '@jest/globals';
import { startStackCloud, tableResource } from './stack-cloud.ts';

/**
 * Starts a cloud with a table of learners and a user pool without users, which `lambdas` uses from here on. Returns a
 * client of the table.
 */
export const withLearnersTable = async (tableName: string): Promise<DynamoDBDocumentClient> => {
  const { operator } = await startStackCloud({
    Learners: tableResource(tableName),
    Pool: { Type: 'AWS::Cognito::UserPool', Properties: { UsernameAttributes: ['email'] } },
    PoolId: {
      Type: 'AWS::SSM::Parameter',
      Properties: { Name: '/stack/pool', Type: 'String', Value: { Ref: 'Pool' } },
    },
  });
  const { accessKeyId, secretAccessKey, endpoint } = operator;
  const settings = { endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey } };
  const { Parameter } = await new SSMClient(settings).send(new GetParameterCommand({ Name: '/stack/pool' }));
  const before = { ...process.env };
  afterAll(() => {
    process.env = before;
  });
  Object.assign(process.env, {
    LEARNERS_TABLE: tableName,
    USER_POOL_ID: Parameter?.Value,
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  });
  return DynamoDBDocumentClient.from(new DynamoDBClient(settings));
};
