import { type SuppressionRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { subscribersTable } from '../data/table.ts';

/** S55: suppresses marketing email to an address. The first reason stays, but a complaint overrides a bounce. */
export const suppressEmail = async (
  email: string,
  reason: NonNullable<SuppressionRow['suppressed']>,
  at: string,
): Promise<void> => {
  await subscribersTable.updateOnly(subscriberKeys.suppression(email), {
    UpdateExpression: 'SET suppressed = :reason, #at = :at',
    ConditionExpression:
      reason === 'complaint'
        ? 'attribute_not_exists(suppressed) OR suppressed <> :reason'
        : 'attribute_not_exists(suppressed)',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':reason': reason, ':at': at },
  });
};

/** S56: returns whether marketing email to an address is suppressed. Transactional email still goes out. */
export const isSuppressed = async (email: string): Promise<boolean> =>
  (await subscribersTable.get<SuppressionRow>(subscriberKeys.suppression(email)))?.suppressed !== undefined;
