import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { jsonError } from '../../aws-errors.ts';
import type { AwsReply } from '../../service.ts';
import type { DynamoEngine } from './engine.ts';

/** An error of dynalite that is an answer of DynamoDB. */
interface ApiError extends Error {
  statusCode?: number;
  body?: unknown;
}

interface Store {
  db: { close(done: (error?: Error) => void): void };
}

type Action = (store: Store, data: unknown, done: (error: ApiError | null, result?: unknown) => void) => void;

interface ActionRules {
  types: unknown;
  custom: unknown;
}

interface Rules {
  checkTypes(data: unknown, types: unknown): unknown;
  checkValidations(data: unknown, types: unknown, custom: unknown, store: Store): void;
}

/** All that dynalite has, but for tags, which nobody reads here. */
const operations = [
  'BatchGetItem',
  'BatchWriteItem',
  'CreateTable',
  'DeleteItem',
  'DeleteTable',
  'DescribeTable',
  'GetItem',
  'ListTables',
  'PutItem',
  'Query',
  'Scan',
  'UpdateItem',
  'UpdateTable',
] as const;

const answer = (status: number, body: unknown): AwsReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify(body),
});

/** Loads dynalite's operations: its own checks of a request, then what it does. */
const loadOperations = () => {
  const load = createRequire(import.meta.url);
  return new Map(
    operations.map((name) => {
      const file = name.charAt(0).toLowerCase() + name.slice(1);
      const run: Action = load(`dynalite/actions/${file}`);
      const rules: ActionRules = load(`dynalite/validations/${file}`);
      return [name as string, { run, rules }];
    }),
  );
};

/**
 * Opens dynalite on a directory and calls its operations in this process, without its HTTP server. Every write
 * reaches the operating system before it is acknowledged (LevelDB's log), so it survives a killed process.
 */
export const openDynalite = async (directory: string): Promise<DynamoEngine> => {
  await mkdir(directory, { recursive: true });
  const load = createRequire(import.meta.url);
  const { create } = load('dynalite/db') as { create(options: object): Store };
  const rules = load('dynalite/validations') as Rules;
  const known = loadOperations();
  const store = create({ path: directory, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });

  return {
    handle: async ({ operation: name, input }) => {
      const operation = known.get(name);
      if (!operation) {
        const message = `dynalite has no ${name}; DYNAMODB_ENGINE=dynamodb-local may have it.`;
        return jsonError(400, 'UnknownOperationException', message, 'com.amazon.coral.service#');
      }
      try {
        const data = rules.checkTypes(input, operation.rules.types);
        rules.checkValidations(data, operation.rules.types, operation.rules.custom, store);
        const result = await new Promise((resolve, reject) => {
          operation.run(store, data, (error, value) => (error ? reject(error) : resolve(value)));
        });
        return answer(200, result);
      } catch (error) {
        const { statusCode, body } = error as ApiError;
        if (statusCode === undefined) throw error;
        return answer(statusCode, body);
      }
    },
    stop: () => new Promise((resolve, reject) => store.db.close((error) => (error ? reject(error) : resolve()))),
  };
};
