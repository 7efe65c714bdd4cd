import { learnersTable, tombstoneKey } from './table.ts';

interface ReceiptFields {
  receipt?: 'claimed' | 'sent';
  receiptAt?: string;
  receiptAttempts?: number;
}

/** Milliseconds after which an unfinished claim counts as abandoned. */
const claimLeaseMs = 60_000;
const maxAttempts = 2;

const isAbandoned = ({ receipt, receiptAt = '' }: ReceiptFields, now: Date): boolean =>
  receipt === 'claimed' && receiptAt < new Date(now.getTime() - claimLeaseMs).toISOString();

/**
 * L83: claims the receipt of a deletion before it is sent. Returns `held` when another call is sending it, `done` when
 * it was sent or was tried twice and may have arrived.
 */
export const claimReceipt = async (learnerId: string, now: Date): Promise<'mine' | 'held' | 'done'> => {
  const isClaimed = await learnersTable.updateOnly(tombstoneKey(learnerId), {
    UpdateExpression: 'SET receipt = :claimed, receiptAt = :now ADD receiptAttempts :one',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(receipt) OR (receipt = :claimed AND receiptAt < :stale AND receiptAttempts < :max))',
    ExpressionAttributeValues: {
      ':claimed': 'claimed',
      ':now': now.toISOString(),
      ':one': 1,
      ':stale': new Date(now.getTime() - claimLeaseMs).toISOString(),
      ':max': maxAttempts,
    },
  });
  if (isClaimed) return 'mine';
  const stored = await learnersTable.get<ReceiptFields>(tombstoneKey(learnerId));
  return stored?.receipt === 'claimed' && !isAbandoned(stored, now) ? 'held' : 'done';
};

/** L84: marks the receipt as sent, or releases the claim when it was certainly not sent. */
export const finishReceipt = async (learnerId: string, isSent: boolean): Promise<void> => {
  await learnersTable.updateOnly(tombstoneKey(learnerId), {
    UpdateExpression: isSent ? 'SET receipt = :sent' : 'REMOVE receipt, receiptAt, receiptAttempts',
    ConditionExpression: 'attribute_exists(pk)',
    ...(isSent && { ExpressionAttributeValues: { ':sent': 'sent' } }),
  });
};
