import type { ChatSource } from '#contract/schemas/assistant.ts';

/** Something that cites a source. */
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
export const uniqueByLectureOrPage = <Hit extends Cited>(hits: readonly Hit[]): Hit[] =>
  hits.filter((one, at) => hits.findIndex((other) => groupOf(other.source) === groupOf(one.source)) === at);

const hasTimestamp = ({ source }: Cited): boolean => source.kind === 'lecture' && source.startSeconds !== undefined;

/** Keeps the best hit per source, and one timestamp per video. */
export const uniqueSources = <Hit extends Cited>(hits: readonly Hit[]): Hit[] =>
  hits.filter((one, at) => {
    const isOther = (before: Cited): boolean =>
      !isSameSource(one.source, before.source) &&
      !(hasTimestamp(one) && hasTimestamp(before) && groupOf(one.source) === groupOf(before.source));
    return hits.slice(0, at).every(isOther);
  });
