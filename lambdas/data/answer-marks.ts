import type { AnswerMark } from '#contract/schemas/assistant.ts';
import { key, keySegments } from '#contract/storage/keys.ts';
import { shardOf } from '#contract/storage/shard-of.ts';
import { learnersTable } from './table.ts';

/** What an answer was made of: the intent of its message, and the lecture that it quotes first. */
export interface AnsweredWith {
  intent: string;
  lecture?: { courseId: string; lectureId: string };
}

/** Marks of a day's answers with the same intent and lecture. */
export interface MarkCount extends AnsweredWith {
  helpful: number;
  notHelpful: number;
}

interface MarksRow {
  sk: string;
  /** Random ids of the answers. */
  helpful?: Set<string>;
  notHelpful?: Set<string>;
}

/**
 * Partitions over which a day's marks are spread. Each mark writes its whole row, so marks of one lecture could exceed
 * the capacity of a single partition (docs/scale.md).
 */
const shards = 8;

/** Maximum marks of either kind in a row, which holds an eighth of a day's: 12 letters each, so at most 3 KB. */
const maxMarks = 125;

/** Bytes of the largest row: both kinds of marks, with 1 KB for its key and the names of its fields. */
export const maxMarksRowBytes = 2 * maxMarks * 12 + 1_024;

/** Days marks are retained, as the privacy policy states. */
const retentionDays = 90;

const partitionOf = (day: string, shard: number): string => key('ANSWER-MARKS', day, shard);

/** The id of an answer decides its shard, so its mark is always replaced in the same row. */
const rowKeyOf = ({ id, at, intent, lecture }: MarkedAnswer) => ({
  pk: partitionOf(at.toISOString().slice(0, 10), shardOf(id, shards)),
  sk: key('MARKS', intent, ...(lecture ? [lecture.courseId, lecture.lectureId] : [])),
});

/** An answer to mark: its random id, and when it was given. */
type MarkedAnswer = AnsweredWith & { id: string; at: Date };

const changes: Record<AnswerMark, string> = {
  helpful: 'ADD helpful :ids DELETE notHelpful :ids',
  'not-helpful': 'ADD notHelpful :ids DELETE helpful :ids',
  none: 'DELETE helpful :ids, notHelpful :ids',
};

/**
 * L192: replaces the mark of an answer, under the day of the answer; a repeat changes nothing. Returns false when the
 * answer's row is full.
 */
export const putAnswerMark = (answer: MarkedAnswer, mark: AnswerMark): Promise<boolean> => {
  const { id, at } = answer;
  const marks = mark === 'not-helpful' ? 'notHelpful' : 'helpful';
  return learnersTable.updateOnly(rowKeyOf(answer), {
    UpdateExpression: `SET expiresAt = :expires ${changes[mark]}`,
    ...(mark !== 'none' && {
      ConditionExpression: `attribute_not_exists(${marks}) OR contains(${marks}, :id) OR size(${marks}) < :max`,
    }),
    ExpressionAttributeValues: {
      ':ids': new Set([id]),
      ':expires': Math.floor(at.getTime() / 1000) + retentionDays * 86_400,
      ...(mark !== 'none' && { ':id': id, ':max': maxMarks }),
    },
  });
};

/** L193: counts the marks of a UTC day's answers by intent and lecture. */
export const listAnswerMarks = async (day: string): Promise<MarkCount[]> => {
  const partitions = Array.from({ length: shards }, (_, shard) => partitionOf(day, shard));
  const rows = await Promise.all(partitions.map((partition) => learnersTable.queryPartition<MarksRow>(partition)));
  const counts = new Map<string, MarkCount>();
  for (const { sk, helpful, notHelpful } of rows.flat()) {
    const [intent = '', courseId, lectureId] = keySegments(sk);
    const lecture = courseId && lectureId ? { lecture: { courseId, lectureId } } : {};
    const before = counts.get(sk) ?? { intent, ...lecture, helpful: 0, notHelpful: 0 };
    counts.set(sk, {
      ...before,
      helpful: before.helpful + (helpful?.size ?? 0),
      notHelpful: before.notHelpful + (notHelpful?.size ?? 0),
    });
  }
  return [...counts.values()];
};
