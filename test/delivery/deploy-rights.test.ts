import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { safeLoad } from 'js-yaml';
import { sourceFiles } from '../support/source-files.ts';

interface Statement {
  Action: string | string[];
}

const { Resources } = safeLoad(readFileSync('.github/deploy-role.yaml', 'utf8')) as {
  Resources: { DeployRole: { Properties: { Policies: { PolicyDocument: { Statement: Statement[] } }[] } } };
};
const granted = Resources.DeployRole.Properties.Policies.flatMap(({ PolicyDocument }) =>
  PolicyDocument.Statement.flatMap(({ Action }) => Action),
);

/** What `npm run deploy` runs besides `npx cdk`. */
const sources = [
  ...sourceFiles(['bin/deploy', 'bin/doctor', 'bin/smoke', 'content/publish'], /\.ts$/),
  ...['deploy', 'doctor', 'publish-content', 'smoke'].map((command) => `bin/${command}.ts`),
].map((file) => readFileSync(file, 'utf8'));

/** Actions whose name is not that of the call; absent ones need no permission. */
const renamed: Record<string, string[]> = {
  's3:HeadObject': ['s3:GetObject', 's3:ListBucket'],
  's3:ListBuckets': ['s3:ListAllMyBuckets'],
  's3:CreateMultipartUpload': ['s3:PutObject'],
  's3:UploadPart': ['s3:PutObject'],
  's3:CompleteMultipartUpload': ['s3:PutObject'],
  's3:ListMultipartUploads': ['s3:ListBucketMultipartUploads'],
  's3:ListObjectsV2': ['s3:ListBucket'],
  's3:ListParts': ['s3:ListMultipartUploadParts'],
  // A call that creates a job passes a role to MediaConvert.
  'mediaconvert:CreateJob': ['mediaconvert:CreateJob', 'iam:PassRole'],
  'dynamodb:BatchWrite': ['dynamodb:BatchWriteItem'],
  'dynamodb:Put': ['dynamodb:PutItem'],
  'bedrock:ConverseStream': ['bedrock:InvokeModelWithResponseStream'],
  'sts:GetCallerIdentity': [],
};

const prefixes: Record<string, string> = {
  'bedrock-runtime': 'bedrock',
  'lib-dynamodb': 'dynamodb',
  sesv2: 'ses',
};

/** `<service>:<Call>` of each command and paginator of the SDK that a source imports. */
const importedCalls = (text: string): string[] =>
  [...text.matchAll(/import (?!type)\{([^}]*)\} from '@aws-sdk\/(?:client-)?([\w-]+)'/g)].flatMap(
    ([, names = '', client = '']) =>
      [...names.matchAll(/\b(?:(\w+)Command|paginate(\w+))\b/g)].map(
        ([, command, paginator]) => `${prefixes[client] ?? client}:${command ?? paginator}`,
      ),
  );

/** `<service>:<Call>` of each call of a client that is loaded on demand: `awsClient('acm', …)`. */
const onDemandCalls = (): string[] => {
  const text = readFileSync('bin/doctor/aws-clients.ts', 'utf8');
  const [, declared = ''] = /interface AwsClients \{\n(.*?)\n\}/s.exec(text) ?? [];
  return declared
    .split(/^ {2}(?=\w+: \{)/m)
    .slice(1)
    .flatMap((service) => {
      const name = (/^\w+/.exec(service)?.[0] ?? '').toLowerCase();
      return [...service.matchAll(/\b([a-z]\w+)\(input:/g)].map(
        ([, call = '']) => `${name}:${call.charAt(0).toUpperCase()}${call.slice(1)}`,
      );
    });
};

test('the deploy role may make exactly the calls that a deployment makes', () => {
  const calls = [...sources.flatMap(importedCalls), ...onDemandCalls()];
  const used = new Set(calls.flatMap((call) => renamed[call] ?? [call]));
  expect([...new Set(granted)].sort()).toEqual(['sts:AssumeRole', ...used].sort());
});
