import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '../../contract/problem.ts';

/** One write made for a learner, and how to take it back. */
interface JournaledWrite {
  /** What is written, e.g. table and key: writing it twice is undone once. */
  target: string;
  /** Whom it belongs to; the caller when undefined. */
  learnerId?: string;
  undo: () => Promise<unknown>;
}

interface Journal {
  writes: Map<string, JournaledWrite>;
  pending: Promise<unknown>[];
  isClosed: boolean;
}

/** The account was deleted while a call wrote for it. What the call wrote has been removed. */
export class AccountErasedError extends Problem {
  constructor() {
    super('not-signed-in', 'This account was deleted.');
  }
}

const journals = new AsyncLocalStorage<Journal>();

let findTombstone: ((learnerId: string) => Promise<boolean>) | undefined;

/**
 * Sets how to find out whether an account was deleted. The learners table does so when it is loaded, which keeps the
 * database client out of functions that have no table.
 */
export const setTombstoneReader = (read: (learnerId: string) => Promise<boolean>): void => {
  findTombstone = read;
};

const isErased = (learnerId: string | undefined): Promise<boolean> => {
  if (!findTombstone || learnerId === undefined) throw new Error('Nobody knows whose write this is.');
  return findTombstone(learnerId);
};

/**
 * Sends a write and records it in the journal of the current call, before it is sent: a write whose response is lost may
 * still have happened. Outside `guardErasure` it only sends. Throws once the call has been answered.
 */
export const journaled = <Result>(write: JournaledWrite, send: () => Promise<Result>): Promise<Result> => {
  const journal = journals.getStore();
  if (!journal) return send();
  if (journal.isClosed) return Promise.reject(new Error(`A write came after the end of its call: ${write.target}`));
  journal.writes.set(write.target, write);
  const sending = send();
  journal.pending.push(sending);
  return sending;
};

/** Waits for every write that was sent, including those that a failed `Promise.all` left behind, and refuses more. */
const closeJournal = async (journal: Journal): Promise<void> => {
  for (let settledCount = -1; settledCount !== journal.pending.length; ) {
    settledCount = journal.pending.length;
    await Promise.allSettled(journal.pending);
  }
  journal.isClosed = true;
};

/**
 * Undoes the writes for learners whose account was deleted, the last one first: a row that leads to files goes after
 * them, so that an undo that breaks off leaves what the job `finishErasures` needs. False when there were none.
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
 * Runs `work`, then reads the tombstone of everybody it wrote for, once each. Deleting an account puts the tombstone
 * before it lists what to remove, so a write is either in that list or its writer sees the tombstone here (decision
 * record 0037). Throws `AccountErased` after taking such writes back.
 */
export const guardErasure = async <Result>(work: () => Promise<Result>, callerId?: string): Promise<Result> => {
  const journal: Journal = { writes: new Map(), pending: [], isClosed: false };
  const [outcome] = await Promise.allSettled([journals.run(journal, work)]);
  await closeJournal(journal);
  if (journal.writes.size > 0 && (await undoErased(journal, callerId))) throw new AccountErasedError();
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
