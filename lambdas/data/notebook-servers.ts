import { key } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** A learner's notebook session and the number of starts today. */
export interface NotebookServer {
  mode: 'browser' | 'remote';
  /** When the session expires. */
  runsUntil: string;
  /** Day (UTC, YYYY-MM-DD) that `starts` counts. */
  day: string;
  starts: number;
  /** Incremented at every start and stop; used as write condition. */
  revision: number;
}

/** Days a row is retained after its session ends, which covers the daily count. */
const retentionDays = 2;

const rowKey = (learnerId: string) => ({ pk: learnerId, sk: key('SERVER') });

/** L92: reads a learner's notebook session, if there is a recent one. */
export const getNotebookServer = (learnerId: string): Promise<NotebookServer | undefined> =>
  learnersTable.get<NotebookServer>(rowKey(learnerId));

/**
 * L93: replaces the session if it is unchanged since `seen` was read; returns false otherwise. Of two concurrent
 * starts, one succeeds and the other finds it running.
 */
export const replaceNotebookServer = (
  learnerId: string,
  current: NotebookServer | undefined,
  next: Omit<NotebookServer, 'revision'>,
): Promise<boolean> =>
  learnersTable.updateOnly(rowKey(learnerId), {
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
