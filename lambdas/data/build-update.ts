/** An update expression with its names and values, as `table().update` takes it. */
export interface UpdateInput {
  UpdateExpression: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/**
 * Builds an update that sets fields, removes undefined ones and adds to sets. Placeholders start with `#f` and `:v`.
 */
export const buildUpdate = (
  fields: Record<string, unknown>,
  addedMembers: Record<string, ReadonlySet<string>> = {},
): UpdateInput => {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const nameOf = (field: string) => {
    const placeholder = `#f${Object.keys(names).length}`;
    names[placeholder] = field;
    return placeholder;
  };
  const placeholderOf = (value: unknown) => {
    const placeholder = `:v${Object.keys(values).length}`;
    values[placeholder] = value;
    return placeholder;
  };
  const clause = (keyword: string, parts: string[]) => (parts.length > 0 ? [`${keyword} ${parts.join(', ')}`] : []);
  const entries = Object.entries(fields);
  const set = entries.filter(([, value]) => value !== undefined);
  const removed = entries.filter(([, value]) => value === undefined);
  // DynamoDB has no empty sets.
  const grownSets = Object.entries(addedMembers).filter(([, members]) => members.size > 0);
  const UpdateExpression = [
    ...clause(
      'SET',
      set.map(([field, value]) => `${nameOf(field)} = ${placeholderOf(value)}`),
    ),
    ...clause(
      'REMOVE',
      removed.map(([field]) => nameOf(field)),
    ),
    ...clause(
      'ADD',
      grownSets.map(([field, members]) => `${nameOf(field)} ${placeholderOf(new Set(members))}`),
    ),
  ].join(' ');
  return {
    UpdateExpression,
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
};
