import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';
import { type Cloud, type CloudOptions, startCloud } from '#local/cloud.ts';

/** A hand-written stack as CDK would synthesize it. */
export interface TestStack {
  resources: Record<string, { Type: string; Properties?: object; Condition?: string }>;
  outputs?: Record<string, unknown>;
  conditions?: Record<string, unknown>;
  /** Assets by the name that `asset('name')` refers to: file names with their texts. */
  assets?: Record<string, Record<string, string>>;
}

/** The S3 key of an asset in templates. */
export const asset = (name: string): string => `${name}.zip`;

/** A function resource whose code is the asset `name`. */
export const functionOf = (name: string, more: object = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    FunctionName: `shop-${name}`,
    Runtime: 'nodejs24.x',
    Handler: 'index.handler',
    Code: { S3Bucket: 'assets', S3Key: asset(name) },
    Role: { 'Fn::GetAtt': [`${name}Role`, 'Arn'] },
    Timeout: 5,
    MemorySize: 128,
    ...more,
  },
});

/** A role resource with these statements. */
export const roleWith = (...Statement: object[]) => ({
  Type: 'AWS::IAM::Role',
  Properties: { Policies: [{ PolicyName: 'needs', PolicyDocument: { Statement } }] },
});

/** The integration of an HTTP API `Api` with the function `name`. */
export const integrationWith = (name: string) => ({
  Type: 'AWS::ApiGatewayV2::Integration',
  Properties: {
    ApiId: { Ref: 'Api' },
    IntegrationType: 'AWS_PROXY',
    PayloadFormatVersion: '2.0',
    IntegrationUri: { 'Fn::GetAtt': [name, 'Arn'] },
  },
});

/** A route of that API to the resource `Integration`. */
export const routeOf = (RouteKey: string, more: object = {}) => ({
  Type: 'AWS::ApiGatewayV2::Route',
  Properties: {
    ApiId: { Ref: 'Api' },
    RouteKey,
    AuthorizationType: 'NONE',
    ...more,
    Target: { 'Fn::Join': ['', ['integrations/', { Ref: 'Integration' }]] },
  },
});

const cleanups: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** Creates a folder that is removed after the tests of the file. */
export const temporaryDirectory = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'cloud-'));
  cleanups.push(() => rm(directory, { recursive: true, force: true }));
  return directory;
};

const writeStack = async (directory: string, id: string, stack: TestStack): Promise<void> => {
  const files: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(stack.assets ?? {})) {
    files[name] = {
      source: { path: `asset.${name}`, packaging: 'zip' },
      destinations: { a: { objectKey: asset(name) } },
    };
    for (const [file, text] of Object.entries(content)) {
      const path = join(directory, `asset.${name}`, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }
  const { resources: Resources, outputs: Outputs = {}, conditions: Conditions = {} } = stack;
  await writeFile(join(directory, `${id}.template.json`), JSON.stringify({ Resources, Outputs, Conditions }));
  await writeFile(join(directory, `${id}.assets.json`), JSON.stringify({ files }));
};

/** Writes an assembly of stacks by id to a temporary folder and returns the folder. */
export const writeAssembly = async (stacks: Record<string, TestStack>): Promise<string> => {
  const directory = await temporaryDirectory();
  const artifacts: Record<string, object> = {};
  for (const [id, stack] of Object.entries(stacks)) {
    await writeStack(directory, id, stack);
    const templateFile = `${id}.template.json`;
    artifacts[id] = { type: 'aws:cloudformation:stack', properties: { templateFile, stackName: id } };
    artifacts[`${id}.assets`] = { type: 'cdk:asset-manifest', properties: { file: `${id}.assets.json` } };
  }
  await writeFile(join(directory, 'manifest.json'), JSON.stringify({ artifacts }));
  return directory;
};

/** Starts a cloud of one stack on a free port with its own data; removes both after the tests of the file. */
export const startTestCloud = async (stack: TestStack, options: Partial<CloudOptions> = {}): Promise<Cloud> => {
  const assembly = await writeAssembly({ shop: stack });
  const dataDirectory = options.dataDirectory ?? (await temporaryDirectory());
  const cloud = await startCloud({ assembly, stacks: ['shop'], port: 0, ...options, dataDirectory });
  cleanups.push(cloud.stop);
  return cloud;
};
