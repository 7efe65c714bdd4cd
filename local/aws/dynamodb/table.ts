/** Keys of a table and its indexes, as authorization needs them. */
export interface Table {
  name: string;
  arn: string;
  partitionKey: string;
  /** Partition key of each index. */
  indexes: Map<string, string>;
}

interface KeyAttribute {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}

interface IndexProperties {
  IndexName: string;
  KeySchema: KeyAttribute[];
  Projection: unknown;
}

/** The supported properties of `AWS::DynamoDB::GlobalTable` and `AWS::DynamoDB::Table`. */
export interface TableProperties {
  TableName?: string;
  AttributeDefinitions: unknown;
  KeySchema: KeyAttribute[];
  GlobalSecondaryIndexes?: IndexProperties[];
  LocalSecondaryIndexes?: IndexProperties[];
}

const partitionKeyOf = (schema: KeyAttribute[]): string =>
  schema.find((attribute) => attribute.KeyType === 'HASH')?.AttributeName ?? '';

/** Reads the keys of a table from its properties. */
export const describeTable = (name: string, arn: string, properties: TableProperties): Table => {
  const indexes = [...(properties.GlobalSecondaryIndexes ?? []), ...(properties.LocalSecondaryIndexes ?? [])];
  return {
    name,
    arn,
    partitionKey: partitionKeyOf(properties.KeySchema),
    indexes: new Map(indexes.map((index) => [index.IndexName, partitionKeyOf(index.KeySchema)])),
  };
};

/** Builds the CreateTable input of a table, billed per request. */
export const createTableInput = (name: string, properties: TableProperties): object => {
  const indexInput = ({ IndexName, KeySchema, Projection }: IndexProperties) => ({ IndexName, KeySchema, Projection });
  return {
    TableName: name,
    AttributeDefinitions: properties.AttributeDefinitions,
    KeySchema: properties.KeySchema,
    BillingMode: 'PAY_PER_REQUEST',
    ...(properties.GlobalSecondaryIndexes && {
      GlobalSecondaryIndexes: properties.GlobalSecondaryIndexes.map(indexInput),
    }),
    ...(properties.LocalSecondaryIndexes && {
      LocalSecondaryIndexes: properties.LocalSecondaryIndexes.map(indexInput),
    }),
  };
};
