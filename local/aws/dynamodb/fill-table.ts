import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An item in DynamoDB's JSON: `{ "pk": { "S": "…" } }`. */
type AttributeMap = Record<string, object>;

interface Action {
  index: string;
  key: string;
  item: unknown;
}

interface Table {
  GlobalSecondaryIndexes?: object[];
}

/** The dynalite internals needed to store rows in batches. */
interface Internals {
  create(options: object): {
    db: {
      open(): Promise<void>;
      batch(operations: object[]): Promise<void>;
      compactRange(start: string, end: string): Promise<void>;
      close(done: () => void): void;
    };
    getTable(name: string, done: (error: unknown, table: Table) => void): void;
  };
  createKey(item: AttributeMap, table: Table): string;
  getIndexActions(indexes: object[], existing: undefined, item: AttributeMap, table: Table): { puts: Action[] };
}

const batchSize = 2_000;

/**
 * Writes rows of a table directly to LevelDB, because the API would take an hour for a million: the same keys and
 * values, table and indexes, that the API would write. Requires that no stand-in has the directory open.
 */
export const fillTable = async (directory: string, tableName: string, rows: Iterable<AttributeMap>): Promise<void> => {
  const internals = createRequire(import.meta.url)('dynalite/db') as Internals;
  const store = internals.create({ path: join(directory, 'dynalite') });
  await store.db.open();
  const table = await new Promise<Table>((resolve, reject) => {
    store.getTable(tableName, (error, found) => (error ? reject(error) : resolve(found)));
  });
  const indexes = table.GlobalSecondaryIndexes ?? [];
  let operations: object[] = [];
  for (const item of rows) {
    operations.push({ type: 'put', key: `item-${tableName}~${internals.createKey(item, table)}`, value: item });
    for (const { index, key, item: value } of internals.getIndexActions(indexes, undefined, item, table).puts) {
      operations.push({ type: 'put', key: `index-global~${tableName}~${index}~${key}`, value });
    }
    if (operations.length < batchSize) continue;
    await store.db.batch(operations);
    operations = [];
  }
  await store.db.batch(operations);
  // Compacts now, or the store would compact during a measurement.
  await store.db.compactRange('', '~');
  await new Promise<void>((resolve) => store.db.close(resolve));
};
