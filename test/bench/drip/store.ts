import { marshall } from '@aws-sdk/util-dynamodb';
import { createDynamoDb, createMetrics, fillTable, type Service } from '#local';

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
  const service = await createDynamoDb({
    directory,
    engine: 'dynalite',
    metrics: createMetrics({ now: () => new Date() }),
  });
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

/** Writes rows of a table to a closed store. */
export const fill = (directory: string, tableName: string, rows: Iterable<object>): Promise<void> => {
  const items = function* () {
    for (const row of rows) yield marshall(row, { removeUndefinedValues: true });
  };
  return fillTable(directory, tableName, items());
};
