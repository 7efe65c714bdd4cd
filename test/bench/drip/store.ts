import { createRequire } from 'node:module';
import { join } from 'node:path';
import { marshall } from '@aws-sdk/util-dynamodb';
import { createDynamoDb } from '#local/aws/dynamodb/dynamodb.ts';
import type { Service } from '#local/aws/service.ts';

const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
const keys = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
];
const indexes = [{ IndexName: 'due', KeySchema: keys('dueBucket', 'dueAt'), Projection: { ProjectionType: 'ALL' } }];

const tables = {
  catalog: {},
  learners: {},
  subscribers: {
    GlobalSecondaryIndexes: indexes,
    AttributeDefinitions: ['pk', 'sk', 'dueBucket', 'dueAt'].map(attribute),
  },
};

/** The embedded store with our tables, as `npm start` creates it. */
export const openStore = async (directory: string): Promise<Service> => {
  const service = await createDynamoDb({ directory, engine: 'dynalite' });
  for (const [TableName, more] of Object.entries(tables)) {
    await service.create({
      logicalId: TableName,
      type: 'AWS::DynamoDB::GlobalTable',
      stackName: 'bench',
      properties: {
        TableName,
        KeySchema: keys('pk', 'sk'),
        AttributeDefinitions: ['pk', 'sk'].map(attribute),
        ...more,
      },
    });
  }
  return service;
};

interface Action {
  index: string;
  key: string;
  item: unknown;
}

/** The dynalite internals needed to store rows in batches. */
interface Inside {
  create(options: object): {
    db: {
      open(): Promise<void>;
      batch(operations: object[]): Promise<void>;
      compactRange(start: string, end: string): Promise<void>;
      close(done: () => void): void;
    };
    getTable(name: string, done: (error: unknown, table: object) => void): void;
  };
  createKey(item: object, table: object): string;
  getIndexActions(given: object[], existing: undefined, item: object, table: object): { puts: Action[] };
}

const batchSize = 2_000;

/**
 * Writes rows of a table directly to LevelDB, because the API would take an hour for a million: the same keys and
 * values, table and index, that the API would write. Requires a closed store.
 */
export const fill = async (directory: string, tableName: string, rows: Iterable<object>): Promise<void> => {
  const inside = createRequire(import.meta.url)('dynalite/db') as Inside;
  const store = inside.create({ path: join(directory, 'dynalite') });
  await store.db.open();
  const table = await new Promise<object>((resolve, reject) => {
    store.getTable(tableName, (error, found) => (error ? reject(error) : resolve(found)));
  });
  const given = 'GlobalSecondaryIndexes' in table ? indexes : [];
  let operations: object[] = [];
  for (const row of rows) {
    const item = marshall(row, { removeUndefinedValues: true });
    operations.push({ type: 'put', key: `item-${tableName}~${inside.createKey(item, table)}`, value: item });
    for (const { index, key, item: value } of inside.getIndexActions(given, undefined, item, table).puts) {
      operations.push({ type: 'put', key: `index-global~${tableName}~${index}~${key}`, value });
    }
    if (operations.length < batchSize) continue;
    await store.db.batch(operations);
    operations = [];
  }
  await store.db.batch(operations);
  // Compacts now, or the store would compact during the measurement.
  await store.db.compactRange('', '~');
  await new Promise<void>((resolve) => store.db.close(resolve));
};
