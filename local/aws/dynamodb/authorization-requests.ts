import type { AuthorizationRequest } from '../service.ts';
import type { Table } from './table.ts';

/** `{ S: 'x' }`. */
type AttributeValue = Record<string, unknown>;
type Item = Record<string, AttributeValue>;

/** One operation of a transaction. */
interface TransactionPart {
  TableName: string;
  Key?: Item;
  Item?: Item;
}

/** The request fields that identify rows, of any operation. */
interface Input {
  TableName?: string;
  IndexName?: string;
  Key?: Item;
  Item?: Item;
  KeyConditionExpression?: string;
  KeyConditions?: Record<string, { AttributeValueList: AttributeValue[] }>;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
  RequestItems?: Record<string, { Keys: Item[] } | { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>;
  TransactItems?: Record<string, TransactionPart>[];
}

const valueText = (value: AttributeValue | undefined): string | undefined => {
  const content = value?.S ?? value?.N ?? value?.B;
  return content === undefined ? undefined : String(content);
};

/** Returns the value a query compares the partition key with. */
const queriedKey = (input: Input, partitionKey: string): string | undefined => {
  const condition = input.KeyConditions?.[partitionKey]?.AttributeValueList[0];
  if (condition) return valueText(condition);
  for (const [, name = '', value = ''] of (input.KeyConditionExpression ?? '').matchAll(
    /(?<![#\w.-])([#\w.-]+)\s*=\s*(:\w+)/g,
  )) {
    const attribute = name.startsWith('#') ? input.ExpressionAttributeNames?.[name] : name;
    if (attribute === partitionKey) return valueText(input.ExpressionAttributeValues?.[value]);
  }
  return undefined;
};

/** Actions of transaction parts, by part name. */
const transactionActions: Record<string, string> = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
};

/** Operations on no table of the template, which no role allows. */
const anyTable = (action: string): AuthorizationRequest => ({ action, resource: '*' });

/**
 * Returns what IAM must allow for a request: an action on each table, with the partition keys it touches as
 * `dynamodb:LeadingKeys`. `tableOf` finds a table by name.
 */
export const authorizationRequestsFor = (
  operation: string,
  input: Input,
  tableOf: (name: string) => Table | undefined,
): AuthorizationRequest[] => {
  const authorizationRequest = (
    action: string,
    name: string,
    keys: (string | undefined)[],
    index?: string,
  ): AuthorizationRequest => {
    const arn = tableOf(name)?.arn ?? `arn:aws:dynamodb:::table/${name}`;
    const leading = keys.filter((key) => key !== undefined);
    return {
      action: `dynamodb:${action}`,
      resource: index === undefined ? arn : `${arn}/index/${index}`,
      ...(leading.length > 0 && { context: { 'dynamodb:LeadingKeys': leading } }),
    };
  };
  const leadingKey = (name: string, item: Item | undefined): string | undefined =>
    valueText(item?.[tableOf(name)?.partitionKey ?? '']);

  if (input.RequestItems) {
    return Object.entries(input.RequestItems).map(([name, request]) => {
      const items = Array.isArray(request)
        ? request.map((write) => write.PutRequest?.Item ?? write.DeleteRequest?.Key)
        : request.Keys;
      return authorizationRequest(
        operation,
        name,
        items.map((item) => leadingKey(name, item)),
      );
    });
  }
  if (input.TransactItems) {
    return input.TransactItems.flatMap(Object.entries).map(([kind, part]: [string, TransactionPart]) =>
      authorizationRequest(transactionActions[kind] ?? kind, part.TableName, [
        leadingKey(part.TableName, part.Key ?? part.Item),
      ]),
    );
  }
  const { TableName: name, IndexName: index } = input;
  if (name === undefined) return [anyTable(`dynamodb:${operation}`)];
  const table = tableOf(name);
  if (operation === 'Query') {
    const partitionKey = index === undefined ? table?.partitionKey : table?.indexes.get(index);
    return [authorizationRequest(operation, name, [queriedKey(input, partitionKey ?? '')], index)];
  }
  return [authorizationRequest(operation, name, [leadingKey(name, input.Key ?? input.Item)], index)];
};
