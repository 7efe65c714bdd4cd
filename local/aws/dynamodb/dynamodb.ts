import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Metrics } from '../cloudwatch/metrics.ts';
import { jsonError } from '../errors.ts';
import { type AwsRequest, accountId, type ResourceDescription, region, type Service } from '../service.ts';
import { authorizationRequestsFor } from './authorization-requests.ts';
import { openDynalite } from './dynalite-engine.ts';
import { startDynamoDbLocal } from './dynamodb-local-engine.ts';
import type { DynamoEngine } from './engine.ts';
import { connectRemote } from './remote-engine.ts';
import { createTableInput, describeTable, type Table, type TableProperties } from './table.ts';
import { declareTableMetrics } from './table-metrics.ts';

/**
 * Engine that stores the tables: dynalite in this process, AWS's DynamoDB Local as a child process, or one at a URL.
 */
export type DynamoEngineOption = 'dynalite' | 'dynamodb-local' | { url: string };

export interface DynamoDbOptions {
  metrics: Metrics;
  /** Each engine stores its tables in a subdirectory of its own. */
  directory: string;
  engine: DynamoEngineOption;
}

const openEngine = ({ directory, engine }: Omit<DynamoDbOptions, 'metrics'>): Promise<DynamoEngine> => {
  if (engine === 'dynalite') return openDynalite(join(directory, engine));
  if (engine === 'dynamodb-local') return startDynamoDbLocal(join(directory, engine));
  return Promise.resolve(connectRemote(engine.url));
};

const operationOf = (request: AwsRequest): string => request.headers['x-amz-target']?.split('.')[1] ?? '';

const inputs = new WeakMap<AwsRequest, object>();

/** Parses the input of a request once; undefined when the body is not a JSON object. */
const inputOf = (request: AwsRequest): object | undefined => {
  const cached = inputs.get(request);
  if (cached) return cached;
  try {
    const input: unknown = JSON.parse(request.body.toString('utf8'));
    if (typeof input !== 'object' || input === null) return undefined;
    inputs.set(request, input);
    return input;
  } catch {
    return undefined;
  }
};

/** Creates the stand-in for DynamoDB: the template's tables in one of three engines. */
export const createDynamoDb = async (options: DynamoDbOptions): Promise<Service> => {
  const engine = await openEngine(options);
  const tables = new Map<string, Table>();

  const call = (operation: string, input: object) =>
    engine.handle({ operation, input, body: Buffer.from(JSON.stringify(input)) });

  const createTable = async (name: string, properties: TableProperties): Promise<void> => {
    const reply = await call('CreateTable', createTableInput(name, properties));
    if (reply.status !== 200 && !String(reply.body).includes('ResourceInUseException')) {
      throw new Error(`Table ${name} was not created: ${reply.body}`);
    }
    for (;;) {
      const { Table: table } = JSON.parse(String((await call('DescribeTable', { TableName: name })).body));
      if (table?.TableStatus === 'ACTIVE') return;
      // dynalite responds without yielding, and its table becomes active in a later turn of the event loop.
      await nextTurn();
    }
  };

  return {
    signingNames: ['dynamodb'],
    resourceTypes: ['AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table'],

    create: async ({ logicalId, stackName, properties }: ResourceDescription) => {
      const tableProperties = properties as unknown as TableProperties;
      const name = tableProperties.TableName ?? `${stackName}-${logicalId}`;
      const arn = `arn:aws:dynamodb:${region}:${accountId}:table/${name}`;
      tables.set(name, describeTable(name, arn, tableProperties));
      await createTable(name, tableProperties);
      declareTableMetrics(options.metrics, name);
      return { ref: name, attributes: { Arn: arn, TableId: name } };
    },

    authorizationRequests: (request) => {
      const input = inputOf(request);
      return input ? authorizationRequestsFor(operationOf(request), input, (name) => tables.get(name)) : [];
    },

    handle: async (request) => {
      const input = inputOf(request);
      if (input) return engine.handle({ operation: operationOf(request), input, body: request.body });
      return jsonError(400, 'SerializationException', 'The body is not JSON.', 'com.amazon.coral.service#');
    },

    stop: () => engine.stop(),
  };
};
