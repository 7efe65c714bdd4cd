import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { type Cloud, type CloudOptions, startCloud } from '#local';

const stackName = 'stack';

const keys = [
  { AttributeName: 'pk', KeyType: 'HASH' },
  { AttributeName: 'sk', KeyType: 'RANGE' },
];

/** A table resource with the keys of all our tables. */
export const tableResource = (TableName: string) => ({
  Type: 'AWS::DynamoDB::GlobalTable',
  Properties: {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keys,
    AttributeDefinitions: keys.map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' })),
    Replicas: [{ Region: 'us-east-1' }],
  },
});

/** A bucket resource. */
export const bucketResource = (BucketName: string) => ({ Type: 'AWS::S3::Bucket', Properties: { BucketName } });

/** Starts a cloud of tables and buckets on a free port; removes it after the tests of the file. */
export const startStackCloud = async (
  resources: Record<string, object>,
  options: Partial<CloudOptions> = {},
): Promise<Cloud> => {
  const folder = await mkdtemp(join(tmpdir(), 'stack-'));
  const templateFile = `${stackName}.template.json`;
  const assets = `${stackName}.assets.json`;
  const artifacts = {
    [stackName]: { type: 'aws:cloudformation:stack', properties: { templateFile, stackName } },
    [`${stackName}.assets`]: { type: 'cdk:asset-manifest', properties: { file: assets } },
  };
  const Resources = { ...resources, Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } } };
  await writeFile(join(folder, templateFile), JSON.stringify({ Resources, Outputs: {}, Conditions: {} }));
  await writeFile(join(folder, assets), JSON.stringify({ files: {} }));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ artifacts }));
  const dataDirectory = join(folder, 'data');
  const cloud = await startCloud({ assembly: folder, stacks: [stackName], port: 0, dataDirectory, ...options });
  afterAll(async () => {
    await cloud.stop();
    await rm(folder, { recursive: true, force: true });
  }, 120_000);
  return cloud;
};
