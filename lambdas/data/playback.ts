import type { Playback } from '#contract/rules/playback.ts';
import { buildUpdate, withCondition } from './build-update.ts';

/** Playback in the row of a position; absent in rows from before it was stored. */
export interface StoredPlayback extends Partial<Playback> {
  /** The lecture that was played. */
  lectureId?: string;
}

/** Playback to store with a position. */
export interface NewPlayback extends Playback {
  lectureId: string;
  /** `creditedAt` of the row it was computed from; when another save has changed that since, nothing is stored. */
  basedOn: number | undefined;
}

/** Builds the update of a position's row: changes nothing when a later observation is stored. */
export const positionUpdate = (
  fields: Record<string, unknown> & { observedAt: number },
  playback: NewPlayback | undefined,
) => {
  const { basedOn, ...played } = playback ?? {};
  const isNewest = '(attribute_not_exists(observedAt) OR observedAt <= :observedAt)';
  const isUnchanged = basedOn === undefined ? 'attribute_not_exists(creditedAt)' : 'creditedAt = :basedOn';
  return withCondition(buildUpdate({ ...fields, ...played }), playback ? `${isNewest} AND ${isUnchanged}` : isNewest, {
    ':observedAt': fields.observedAt,
    ...(basedOn !== undefined && { ':basedOn': basedOn }),
  });
};
