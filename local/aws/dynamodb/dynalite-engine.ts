import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { jsonError } from '../errors.ts';
import type { AwsReply } from '../service.ts';
import type { DynamoEngine } from './engine.ts';

/** A dynalite error that corresponds to a DynamoDB error response. */
interface ApiError extends Error {
  statusCode?: number;
  body?: unknown;
}

interface Database {
  put(key: string, value: unknown, done: (error?: unknown) => void): void;
  del(key: string, done: (error?: unknown) => void): void;
}

type TableCallback = (error: unknown, table?: unknown) => void;

interface Store {
  tableDb: Database;
  /** Reads the description of a table: an active one when called with two arguments. */
  getTable(...input: [name: string, done: TableCallback] | [name: string, isActive: false, done: TableCallback]): void;
  db: {
    open(options: object): Promise<void>;
    get(key: string, done: (error: unknown, value?: unknown) => void): void;
    getSync(key: string): unknown;
    close(done: (error?: Error) => void): void;
  };
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

/** All operations of dynalite except the unused tag operations. */
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

const toReply = (status: number, body: unknown): AwsReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify(body),
});

/** Loads dynalite's operations: request validation, then the action. */
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

/** Thrown when another process has the tables open. */
export class TablesInUse extends Error {
  constructor(directory: string, cause: unknown) {
    super(`${directory} is in use by another platform.`, { cause });
    this.name = 'TablesInUse';
  }
}

/** In bytes: repeated reads come from memory, and about a thousand writes fit before LevelDB compacts. */
const levelOptions = { cacheSize: 64 * 2 ** 20, writeBufferSize: 32 * 2 ** 20 };

const open = async ({ db }: Store, directory: string): Promise<void> => {
  try {
    await db.open(levelOptions);
  } catch (error) {
    const { cause } = error as { cause?: NodeJS.ErrnoException };
    throw cause?.code === 'LEVEL_LOCKED' ? new TablesInUse(directory, error) : error;
  }
};

/**
 * Makes LevelDB read in this thread. Reads usually hit memory, and dispatching to a worker thread takes eight times as
 * long as the read (measured; a GetItem is two reads).
 */
const readSynchronously = ({ db }: Store): void => {
  db.get = (key, done) => {
    let value: unknown;
    try {
      value = db.getSync(key);
    } catch (error) {
      queueMicrotask(() => done(error));
      return;
    }
    queueMicrotask(() => done(null, value));
  };
};

/**
 * Keeps the descriptions of active tables, which every operation on items reads and parses, until an operation writes
 * or deletes one. Operations on tables read them as stored, because they change what they have read.
 */
const cacheTables = (store: Store): void => {
  const { tableDb, getTable } = store;
  const cached = new Map<string, unknown>();
  const { put, del } = tableDb;
  // Afterward too, because a read during the write may have cached the previous description.
  const forget = (key: string, done: (error?: unknown) => void) => {
    cached.delete(key);
    return (error?: unknown): void => {
      cached.delete(key);
      done(error);
    };
  };
  tableDb.put = (key, value, done) => put(key, value, forget(key, done));
  tableDb.del = (key, done) => del(key, forget(key, done));
  store.getTable = (...input) => {
    if (input.length === 3) return getTable(...input);
    const [name, done] = input;
    const known = cached.get(name);
    if (known) return done(null, known);
    getTable(name, (error, table) => {
      if (table) cached.set(name, table);
      done(error, table);
    });
  };
};

/**
 * Opens dynalite on a directory and calls its operations in this process, without its HTTP server. A write reaches the
 * operating system before it is acknowledged (LevelDB's log), so it survives a killed process. @throws TablesInUse when
 * another process has the directory open.
 */
export const openDynalite = async (directory: string): Promise<DynamoEngine> => {
  await mkdir(directory, { recursive: true });
  const load = createRequire(import.meta.url);
  const { create } = load('dynalite/db') as { create(options: object): Store };
  const rules = load('dynalite/validations') as Rules;
  const operationsByName = loadOperations();
  const store = create({ path: directory, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  await open(store, directory);
  readSynchronously(store);
  cacheTables(store);

  return {
    handle: async ({ operation: name, input }) => {
      const operation = operationsByName.get(name);
      if (!operation) {
        const message = `dynalite does not support ${name}. Try DYNAMODB_ENGINE=dynamodb-local.`;
        return jsonError(400, 'UnknownOperationException', message, 'com.amazon.coral.service#');
      }
      try {
        const data = rules.checkTypes(input, operation.rules.types);
        rules.checkValidations(data, operation.rules.types, operation.rules.custom, store);
        const result = await new Promise((resolve, reject) => {
          operation.run(store, data, (error, value) => (error ? reject(error) : resolve(value)));
        });
        return toReply(200, result);
      } catch (error) {
        const { statusCode, body } = error as ApiError;
        if (statusCode === undefined) throw error;
        return toReply(statusCode, body);
      }
    },
    stop: () => new Promise((resolve, reject) => store.db.close((error) => (error ? reject(error) : resolve()))),
  };
};
