import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { environment } from '../runtime/environment.ts';
import { documentClient } from './table.ts';

/** Page size: large enough to keep a worker busy, small enough that rows are handled soon after they are read. */
const pageSize = 100;

/** Pages through a partition of the index `due` up to an instant, oldest first. The index is eventually consistent. */
export const queryDuePages = async function* <Row>(bucket: string, until: string): AsyncGenerator<Row[]> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new QueryCommand({
        TableName: environment('SUBSCRIBERS_TABLE'),
        IndexName: 'due',
        KeyConditionExpression: 'dueBucket = :bucket AND dueAt <= :until',
        ExpressionAttributeValues: { ':bucket': bucket, ':until': until },
        Limit: pageSize,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    yield (page.Items ?? []) as Row[];
    start = page.LastEvaluatedKey;
  } while (start);
};
