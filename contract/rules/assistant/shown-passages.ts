import type { ChatSource } from '#contract/schemas/assistant.ts';
import type { Hit, RankedPassage, VisiblePassage } from './retriever.ts';

/** Number of extracts shown by their rank alone. */
export const maxShown = 5;
/** Number of further extracts of the open lecture, which most questions are about. */
const maxBeside = 2;
/** Length in characters below which a lecture's introduction only announces what its other passages explain. */
const minIntroductionLength = 220;

/** A passage or extract with its source. */
interface Cited {
  source: ChatSource;
}

const isSameSource = (one: ChatSource, other: ChatSource): boolean =>
  one.kind === 'lecture' && other.kind === 'lecture'
    ? one.lectureId === other.lectureId && one.startSeconds === other.startSeconds && one.heading === other.heading
    : one.kind === other.kind && one.kind === 'page' && other.kind === 'page' && one.path === other.path;

/** Names the lecture or page of a source. */
export const groupOf = (source: ChatSource): string => (source.kind === 'page' ? source.path : source.lectureId);

/** Keeps one hit per lecture or page. */
export const uniqueByLectureOrPage = <One extends Cited>(hits: readonly One[]): One[] =>
  hits.filter((one, at) => hits.findIndex((other) => groupOf(other.source) === groupOf(one.source)) === at);

const hasTimestamp = ({ source }: Cited): boolean => source.kind === 'lecture' && source.startSeconds !== undefined;

/** Keeps the best hit per source, and one timestamp per video. */
export const uniqueSources = <One extends Cited>(hits: readonly One[]): One[] =>
  hits.filter((one, at) => {
    const isOther = (before: Cited): boolean =>
      !isSameSource(one.source, before.source) &&
      !(hasTimestamp(one) && hasTimestamp(before) && groupOf(one.source) === groupOf(before.source));
    return hits.slice(0, at).every(isOther);
  });

/** Returns whether a passage or an extract is from a lecture. */
export const isFromLecture = ({ source }: Cited, lectureId: string | undefined): boolean =>
  source.kind === 'lecture' && source.lectureId === lectureId;

/**
 * Returns the first five hits, one more of the leading lesson or page, two more of the open lecture, and, if none of
 * these has one, a moment of a video.
 */
export const bestOf = (hits: readonly Hit[], leading: string | undefined, lectureId: string | undefined): Hit[] => {
  const others = hits.slice(maxShown);
  const more = others.find(({ source }) => groupOf(source) === leading);
  const beside = others.filter((hit) => hit !== more && isFromLecture(hit, lectureId)).slice(0, maxBeside);
  const best = [...hits.slice(0, maxShown), ...(more ? [more] : []), ...beside];
  const moment = best.some(hasTimestamp) ? undefined : others.find(hasTimestamp);
  return moment ? [...best, moment] : best;
};

/** Returns the length of a passage in characters. */
export const lengthOf = ({ lines }: VisiblePassage): number => lines.reduce((sum, [text]) => sum + text.length, 0);

/** Adds to each short introduction the best passage of its lecture, unless another one is among the close ones. */
export const withExplanations = (close: readonly RankedPassage[], all: readonly RankedPassage[]): RankedPassage[] =>
  close.flatMap((one) => {
    const { source, heading } = one.passage;
    const isShort = lengthOf(one.passage) < minIntroductionLength;
    const others = all.filter((other) => other !== one && groupOf(other.passage.source) === groupOf(source));
    const isExplained = heading !== undefined || !isShort || others.some((other) => close.includes(other));
    return isExplained ? [one] : [one, ...others.slice(0, 1)];
  });

/** Returns the lecture or page whose passages have the highest sum of scores. */
export const leadingGroup = (matches: readonly RankedPassage[]): string | undefined => {
  const sums = new Map<string, number>();
  for (const { passage, score } of matches) {
    const group = groupOf(passage.source);
    sums.set(group, (sums.get(group) ?? 0) + score);
  }
  return [...sums].sort(([, one], [, other]) => other - one)[0]?.[0];
};
