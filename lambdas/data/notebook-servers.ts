import { key } from '../../contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** A learner's notebook session, and how many they started today. */
export interface NotebookServer {
  mode: 'browser' | 'remote';
  /** Instant at which it ends by itself. */
  runsUntil: string;
  /** Day (UTC, YYYY-MM-DD) that `starts` counts. */
  day: string;
  starts: number;
  /** Changes with every start and end; the condition of the next one. */
  revision: number;
}

/** Days a row stays after its session has ended: as long as the count of a day matters. */
const retentionDays = 2;

const rowKey = (learnerId: string) => ({ pk: learnerId, sk: key('SERVER') });

/** L92: my notebook session, if any was started lately. */
export const getNotebookServer = (learnerId: string): Promise<NotebookServer | undefined> =>
  learnersTable.get<NotebookServer>(rowKey(learnerId));

/**
 * L93: replaces the session if nobody else did since `seen` was read, with a time to live; false when somebody did. So
 * of two starts at once one counts, and the other finds it running.
 */
export const replaceNotebookServer = async (
  learnerId: string,
  current: NotebookServer | undefined,
  next: Omit<NotebookServer, 'revision'>,
): Promise<boolean> => {
  const updated = await learnersTable.update(rowKey(learnerId), {
    UpdateExpression:
      'SET #mode = :mode, runsUntil = :until, #day = :day, starts = :starts, revision = :next, expiresAt = :expires',
    ConditionExpression: current ? 'revision = :current' : 'attribute_not_exists(pk)',
    ExpressionAttributeNames: { '#mode': 'mode', '#day': 'day' },
    ExpressionAttributeValues: {
      ':mode': next.mode,
      ':until': next.runsUntil,
      ':day': next.day,
      ':starts': next.starts,
      ':next': (current?.revision ?? 0) + 1,
      ':expires': Math.floor(Date.parse(next.runsUntil) / 1000) + retentionDays * 86_400,
      ...(current && { ':current': current.revision }),
    },
  });
  return updated !== undefined;
};
