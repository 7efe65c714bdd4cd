import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '#contract/problem.ts';

/** A write for a learner and how to undo it. */
interface JournaledWrite {
  /** Target of the write, e.g. table and key; repeated writes to it are undone once. */
  target: string;
  /** Owner of the data; defaults to the caller. */
  learnerId?: string;
  undo: () => Promise<unknown>;
}

interface Journal {
  writes: Map<string, JournaledWrite>;
  pending: Promise<unknown>[];
  isClosed: boolean;
}

/** Thrown when the account was deleted during a call. The call's writes have been removed. */
export class AccountErasedError extends Problem {
  constructor() {
    super('not-signed-in', 'This account was deleted.');
  }
}

const journals = new AsyncLocalStorage<Journal>();

let findTombstone: ((learnerId: string) => Promise<boolean>) | undefined;

/**
 * Sets the function that reads a tombstone. The learners table registers it when it loads, which keeps the database
 * client out of functions without a table.
 */
export const setTombstoneReader = (read: (learnerId: string) => Promise<boolean>): void => {
  findTombstone = read;
};

const isErased = (learnerId: string | undefined): Promise<boolean> => {
  if (!findTombstone || learnerId === undefined) throw new Error('A write has no owner.');
  return findTombstone(learnerId);
};

/**
 * Records a write in the current call's journal, then sends it: a write whose response is lost may still have happened.
 * Outside `guardErasure` it only sends. Throws once the call has responded.
 */
export const journaled = <Result>(write: JournaledWrite, send: () => Promise<Result>): Promise<Result> => {
  const journal = journals.getStore();
  if (!journal) return send();
  if (journal.isClosed) return Promise.reject(new Error(`A write was sent after its call had ended: ${write.target}`));
  journal.writes.set(write.target, write);
  const sending = send();
  journal.pending.push(sending);
  return sending;
};

/** Waits for all writes, including those that a failed `Promise.all` left running, and rejects new ones. */
const closeJournal = async (journal: Journal): Promise<void> => {
  for (let settledCount = -1; settledCount !== journal.pending.length; ) {
    settledCount = journal.pending.length;
    await Promise.allSettled(journal.pending);
  }
  journal.isClosed = true;
};

/**
 * Undoes the writes for learners whose account was deleted, last one first: a row that leads to files goes after them,
 * so an interrupted undo leaves what the job `finishErasures` needs. Returns false when there were none.
 */
const undoErased = async ({ writes }: Journal, callerId: string | undefined): Promise<boolean> => {
  const ownerOf = ({ learnerId }: JournaledWrite) => learnerId ?? callerId;
  const newestFirst = [...writes.values()].reverse();
  let wasErased = false;
  for (const owner of new Set(newestFirst.map(ownerOf))) {
    if (!(await isErased(owner))) continue;
    wasErased = true;
    for (const write of newestFirst) if (ownerOf(write) === owner) await write.undo();
  }
  return wasErased;
};

/**
 * Runs `work`, then reads the tombstone of everyone it wrote for. Deleting an account stores the tombstone before it
 * lists what to remove, so a write is either in that list or its writer sees the tombstone here (decision record 0037).
 * @throws AccountErasedError after undoing such writes
 */
export const guardErasure = async <Result>(work: () => Promise<Result>, callerId?: string): Promise<Result> => {
  const journal: Journal = { writes: new Map(), pending: [], isClosed: false };
  const [outcome] = await Promise.allSettled([journals.run(journal, work)]);
  await closeJournal(journal);
  if (journal.writes.size > 0 && (await undoErased(journal, callerId))) throw new AccountErasedError();
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
