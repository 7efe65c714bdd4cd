import { limitQuestions } from '#lambdas/assistant/limit-questions.ts';
import { maxMarksRowBytes, putAnswerMark } from '#lambdas/data/answer-marks.ts';
import { reschedule } from '#lambdas/data/due-subscriptions.ts';
import { putErasedLearner, putErasure, putErasureTarget, removeErasureTarget } from '#lambdas/data/erasures.ts';
import { putGrant } from '#lambdas/data/payment-ledger.ts';
import { takeStatusEntry } from '#lambdas/data/status-lists.ts';
import { documentClient } from '#lambdas/data/table.ts';
import { countZeroResultSearch } from '#lambdas/data/zero-result-searches.ts';
import { learnerMonth } from './usage.ts';

/** An event whose writes go to partitions that many learners share, as at a busy moment of a day. */
interface SharedEvent {
  /** Events that one learner causes in a month. */
  perMonth: number;
  /** Write units of one write: one for each KB of its row. One, unless given. */
  unitsPerWrite?: number;
  /** Makes all writes of one event. `id` differs for each event. */
  write(id: string): Promise<unknown>;
}

const now = new Date('2026-11-24T08:00:00Z');
const day = now.toISOString().slice(0, 10);
const lecture = { courseId: 'prompting-that-works', lectureId: 'four-parts' };

/** Lists a deletion with what it removes, a certificate's files and a subscription, and settles both. */
const recordDeletion = async (learnerId: string): Promise<void> => {
  const subscription = { email: `${learnerId}@example.com`, courseId: 'ai-literacy-in-ten-days', token: learnerId };
  await putErasure({ learnerId, username: learnerId }, now);
  for (const [id, target] of Object.entries({ files: { files: ['credential.json'] }, link: { subscription } })) {
    await putErasureTarget(learnerId, id, target, now);
    const row = { ...target, learnerId, sk: `TRACE#${learnerId}#${id}`, startedAt: now.toISOString() };
    await removeErasureTarget(day, row);
  }
  await putErasedLearner(learnerId, now);
};

/** Every event that writes to a shared partition and that no measured call makes: jobs, rare calls, and first times. */
const events: SharedEvent[] = [
  { perMonth: learnerMonth.calls.confirmPayment, write: (id) => putGrant(id, `cs_${id}`, now) },
  { perMonth: learnerMonth.zeroResultSearches, write: (id) => countZeroResultSearch(id, 'nothing', now) },
  {
    perMonth: learnerMonth.markedAnswers,
    unitsPerWrite: Math.ceil(maxMarksRowBytes / 1_024),
    write: (id) => putAnswerMark({ id, at: now, intent: 'lookup', lecture }, 'helpful'),
  },
  { perMonth: learnerMonth.deletions, write: recordDeletion },
  { perMonth: learnerMonth.calls.generateCertificate, write: () => takeStatusEntry(1) },
  { perMonth: learnerMonth.visitorQuestions, write: (id) => limitQuestions(undefined, id, now) },
  {
    perMonth: learnerMonth.dripEmails,
    // The index holds whole rows, of up to 4 KB with their schedule. It deletes the old entry and writes the new one.
    unitsPerWrite: 2 * 4,
    write: (id) =>
      reschedule(
        { email: `${id}@example.com`, courseId: 'ai-literacy-in-ten-days', subscriptionId: id, dueAt: day },
        now,
      ),
  },
];

/** The parts of a write's input that say which partitions it touches. */
interface WriteInput {
  TableName?: string;
  Key?: { pk: string };
  Item?: { pk: string };
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** Returns the partitions of a write: its row's, and the one of the index `due` that the row moves to. */
const partitionsOf = ({ TableName, Key, Item, ExpressionAttributeValues = {} }: WriteInput): string[] => {
  const bucket = ExpressionAttributeValues[':bucket'];
  return [
    `${TableName} ${(Key ?? Item)?.pk}`,
    ...(typeof bucket === 'string' ? [`${TableName}, index due: ${bucket}`] : []),
  ];
};

/** Runs writes against a table that takes all of them; returns the partitions they went to, one for each write. */
const recordWrites = async (run: () => Promise<void>): Promise<string[]> => {
  Object.assign(process.env, { LEARNERS_TABLE: 'learners', SUBSCRIBERS_TABLE: 'subscribers' });
  const partitions: string[] = [];
  const stack = documentClient().middlewareStack;
  const name = 'recordPartitions';
  stack.add(
    () => async (args) => {
      partitions.push(...partitionsOf(args.input as WriteInput));
      return { output: { $metadata: {} }, response: {} };
    },
    { name, step: 'initialize', priority: 'high' },
  );
  try {
    await run();
  } finally {
    stack.remove(name);
  }
  return partitions;
};

/** Events of each kind that are simulated: enough that each of eight shards gets about an eighth. */
const simulatedEvents = 1_000;

/** Replaces day, month, shard and digest, which only say which of several such partitions it is. */
const label = (partition: string): string =>
  partition
    .replace(/\d{4}-\d\d-\d\d/, 'day')
    .replace(/\d{4}-\d\d$/, 'month')
    .replace(/day#\d+$/, 'day#shard')
    .replace(/#[0-9a-f]{32}$/, '');

/** Write units that a learner's month takes of the hottest partition of each kind. */
export const sharedWriteUnits = async (): Promise<Map<string, number>> => {
  const units = new Map<string, number>();
  for (const { perMonth, unitsPerWrite = 1, write } of events) {
    const counts = new Map<string, number>();
    const written = await recordWrites(async () => {
      for (let index = 0; index < simulatedEvents; index += 1) await write(`event-${index}`);
    });
    for (const partition of written) counts.set(partition, (counts.get(partition) ?? 0) + 1);
    // A partition that one event of a hundred reaches belongs to that event alone.
    const shared = [...counts].filter(([, count]) => count > simulatedEvents / 100);
    for (const [partition, count] of shared) {
      const used = (perMonth * unitsPerWrite * count) / simulatedEvents;
      units.set(label(partition), Math.max(used, units.get(label(partition)) ?? 0));
    }
  }
  return units;
};
