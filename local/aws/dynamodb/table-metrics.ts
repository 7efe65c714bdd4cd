import type { Metrics } from '../cloudwatch/metrics.ts';
import type { AwsReply, AwsRequest } from '../service.ts';

const namespace = 'AWS/DynamoDB';

/** Operations that DynamoDB counts failures of. */
const operations = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'Scan',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'TransactWriteItems',
  'TransactGetItems',
] as const;

const throttlingCodes = /ProvisionedThroughputExceeded|ThrottlingException|RequestLimitExceeded/;

/** Declares the metrics of a table. */
export const declareTableMetrics = (metrics: Metrics, TableName: string): void => {
  for (const Operation of operations) {
    metrics.declare({ namespace, names: ['ThrottledRequests', 'SystemErrors'], dimensions: { TableName, Operation } });
  }
};

const tablesIn = (request: AwsRequest): string[] => {
  const { TableName, RequestItems, TransactItems } = JSON.parse(request.body.toString()) as {
    TableName?: string;
    RequestItems?: Record<string, unknown>;
    TransactItems?: Record<string, { TableName: string }>[];
  };
  if (TableName !== undefined) return [TableName];
  const inTransaction = (TransactItems ?? []).flatMap((item) => Object.values(item).map((write) => write.TableName));
  return [...new Set([...Object.keys(RequestItems ?? {}), ...inTransaction])];
};

/** Counts a throttled or failed request to tables, by table and operation. */
export const countTableFailure = (metrics: Metrics, request: AwsRequest, Operation: string, reply: AwsReply): void => {
  if (reply.status < 400) return;
  const isThrottled = throttlingCodes.test(String(reply.body));
  if (!isThrottled && reply.status < 500) return;
  const name = isThrottled ? 'ThrottledRequests' : 'SystemErrors';
  for (const TableName of tablesIn(request)) {
    metrics.put({ namespace, name, dimensions: { TableName, Operation } }, 1);
  }
};
