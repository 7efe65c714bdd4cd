import type { Animation } from '#content/media-studio/animations/animations.ts';
import type { VideoScript } from '#content/media-studio/shots.ts';

/** Returns the animations of a kind in a video. */
export const animationsOf = <Kind extends Animation['kind']>(
  video: VideoScript | undefined,
  kind: Kind,
): Extract<Animation, { kind: Kind }>[] =>
  (video?.shots ?? [])
    .map(({ animation }) => animation)
    .filter((animation): animation is Extract<Animation, { kind: Kind }> => animation.kind === kind);
