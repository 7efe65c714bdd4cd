import { key } from '../../contract/keys.ts';
import { learnersTable } from './table.ts';

/** What a learner has paid for. Only `paid` opens anything; a refund or dispute takes it back. */
interface EntitlementRow {
  state: 'pending' | 'paid' | 'refunded' | 'disputed';
}

/** L7: has this learner paid for this course, as of now. */
export const hasPaid = async (learnerId: string, courseId: string): Promise<boolean> => {
  const row = await learnersTable.get<EntitlementRow>({ pk: learnerId, sk: key('ENTITLEMENT', courseId) });
  return row?.state === 'paid';
};
