import type { Animation } from './animations/animations.ts';

/**
 * An animation and its narration. Each entry of `say` is a sentence and becomes a caption; a `|` in it is where the
 * next step of the animation begins.
 */
export interface Shot {
  /** Title of the chapter that begins here. */
  title: string;
  animation: Animation;
  say: string[];
}

/** The script of a video. */
export interface VideoScript {
  /** Index of the shot whose last state is the poster: it is the video's first frame. */
  poster: number;
  shots: Shot[];
}

/** Returns a sentence without the marks of its steps. */
export const spokenText = (sentence: string): string => sentence.replaceAll('|', '').replace(/\s+/g, ' ').trim();

/** Returns the sentences of a script as they are spoken. */
export const spokenSentences = ({ shots }: VideoScript): string[] => shots.flatMap(({ say }) => say.map(spokenText));

/** Returns where steps begin in a sentence, as shares of its length from 0 to 1. */
export const stepShares = (sentence: string): number[] => {
  const length = Math.max(1, spokenText(sentence).length);
  const parts = sentence.split('|');
  return parts.slice(1).map((_, index) => Math.min(1, spokenText(parts.slice(0, index + 1).join('|')).length / length));
};
