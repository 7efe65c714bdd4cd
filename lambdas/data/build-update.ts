/** An update expression with its names and values, as `table().update` takes it. */
export interface UpdateInput {
  UpdateExpression: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** Other changes of an update besides the fields it sets and removes. */
interface MoreChanges {
  /** Fields to set unless they exist. */
  ifAbsent?: Record<string, unknown> | undefined;
  /** Members to add to sets. */
  addedMembers?: Record<string, ReadonlySet<string>> | undefined;
}

/** Builds an update that sets fields and removes undefined ones. Placeholders start with `#f` and `:v`. */
export const buildUpdate = (
  fields: Record<string, unknown>,
  { ifAbsent = {}, addedMembers = {} }: MoreChanges = {},
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
  const setIfAbsent = ([field, value]: [string, unknown]) => {
    const name = nameOf(field);
    return `${name} = if_not_exists(${name}, ${placeholderOf(value)})`;
  };
  const UpdateExpression = [
    ...clause('SET', [
      ...set.map(([field, value]) => `${nameOf(field)} = ${placeholderOf(value)}`),
      ...Object.entries(ifAbsent).map(setIfAbsent),
    ]),
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

/** Adds a condition with its values, and the names of reserved words in it, to an update. */
export const withCondition = (
  update: UpdateInput,
  ConditionExpression: string,
  values: Record<string, unknown>,
  names: Record<string, string> = {},
) => ({
  UpdateExpression: update.UpdateExpression,
  ConditionExpression,
  ExpressionAttributeNames: { ...update.ExpressionAttributeNames, ...names },
  ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...values },
});
