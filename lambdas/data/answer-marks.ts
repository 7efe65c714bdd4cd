import type { AnswerMark } from '#contract/schemas/assistant.ts';
import { key, keySegments } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** What an answer was made of: what was asked for, and the lecture that it quotes first. */
export interface AnsweredWith {
  intent: string;
  lecture?: { courseId: string; lectureId: string };
}

/** Marks of a day's answers that were made of the same. */
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

/** Marks of either kind that a row holds: 12 letters each, so 24 KB at most. */
const maxMarks = 1_000;

/** Days marks are retained, as the privacy policy states. */
const retentionDays = 90;

const partitionOf = (day: string): string => key('ANSWER-MARKS', day);

const rowKeyOf = (at: Date, { intent, lecture }: AnsweredWith) => ({
  pk: partitionOf(at.toISOString().slice(0, 10)),
  sk: key('MARKS', intent, ...(lecture ? [lecture.courseId, lecture.lectureId] : [])),
});

const changes: Record<AnswerMark, string> = {
  helpful: 'ADD helpful :ids DELETE notHelpful :ids',
  'not-helpful': 'ADD notHelpful :ids DELETE helpful :ids',
  none: 'DELETE helpful :ids, notHelpful :ids',
};

/**
 * L192: replaces the mark of an answer, under the day of the answer; a repeat changes nothing. Returns false when the
 * day has enough marks for such answers.
 */
export const putAnswerMark = (
  { id, at, ...answered }: AnsweredWith & { id: string; at: Date },
  mark: AnswerMark,
): Promise<boolean> => {
  const marks = mark === 'not-helpful' ? 'notHelpful' : 'helpful';
  return learnersTable.updateOnly(rowKeyOf(at, answered), {
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

/** L193: counts the marks of a UTC day's answers. */
export const listAnswerMarks = async (day: string): Promise<MarkCount[]> => {
  const rows = await learnersTable.queryPartition<MarksRow>(partitionOf(day));
  return rows.map(({ sk, helpful, notHelpful }) => {
    const [intent = '', courseId, lectureId] = keySegments(sk);
    const counts = { helpful: helpful?.size ?? 0, notHelpful: notHelpful?.size ?? 0 };
    return { intent, ...(courseId && lectureId && { lecture: { courseId, lectureId } }), ...counts };
  });
};
