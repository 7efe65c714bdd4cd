import { animationSteps } from './animations/animations.ts';
import { spokenText, stepShares, type VideoScript } from './shots.ts';
import type { Cue } from './webvtt.ts';

/** Seconds for which the poster is shown before the opening. */
export const posterSeconds = 0.7;
export const openingSeconds = 2.6;
/** The voice begins while the opening is still shown. */
const beforeVoiceSeconds = 2.5;
const pauseSeconds = 0.45;
const beforeShotSeconds = 0.75;
const afterVideoSeconds = 1.4;
/** Seconds of the transition from one shot to the next. */
export const transitionSeconds = 0.5;

/** When something begins and ends, in seconds. */
interface Span {
  from: number;
  to: number;
}

interface ShotSchedule extends Span {
  steps: Span[];
}

export interface Schedule {
  /** Whole seconds. */
  seconds: number;
  shots: ShotSchedule[];
}

/** Places sentences one after another, from the measured seconds of each; returns captions and the whole length. */
export const placeSentences = (
  { shots }: VideoScript,
  spokenSeconds: readonly number[],
): { cues: Cue[]; seconds: number } => {
  let now = beforeVoiceSeconds;
  let sentence = 0;
  const cues = shots.flatMap(({ say }, shot) => {
    if (shot > 0) now += beforeShotSeconds - pauseSeconds;
    return say.map((text) => {
      const from = now;
      const to = from + (spokenSeconds[sentence++] ?? 0);
      now = to + pauseSeconds;
      return { from, to, text: spokenText(text) };
    });
  });
  return { cues, seconds: Math.ceil(now - pauseSeconds + afterVideoSeconds) };
};

/** Extends captions over short pauses, so that they do not flicker; the last one almost to the end. */
export const captionCues = (cues: readonly Cue[], seconds: number): Cue[] =>
  cues.map((cue, index) => {
    const next = cues[index + 1]?.from;
    return { ...cue, to: next === undefined ? seconds - 0.2 : Math.min(cue.to + 0.9, next - 0.05) };
  });

/**
 * Schedules shots and their steps from the times of the captions. The captions are committed, so that every frame can be
 * drawn again without the voice.
 */
export const scheduleOf = (
  script: VideoScript,
  cues: readonly Pick<Cue, 'from' | 'to'>[],
  seconds: number,
): Schedule => {
  let sentence = 0;
  const spoken = script.shots.map(({ say }) =>
    say.map((text) => ({ text, cue: cues[sentence++] ?? { from: 0, to: 0 } })),
  );
  const starts = spoken.map(([first], shot) =>
    shot === 0 ? posterSeconds + openingSeconds : (first?.cue.from ?? 0) - 0.4,
  );
  const shots = script.shots.map(({ animation }, shot) => {
    const from = starts[shot] ?? 0;
    const to = starts[shot + 1] ?? seconds;
    const begins = (spoken[shot] ?? []).flatMap(({ text, cue }) =>
      stepShares(text).map((share) => Math.max(from + 0.1, cue.from + share * (cue.to - cue.from) * 0.94)),
    );
    const steps = animationSteps(animation).map((duration, step) => {
      const begin = begins[step] ?? to;
      return { from: begin, to: Math.min(begin + duration, begins[step + 1] ?? to) };
    });
    return { from, to, steps };
  });
  return { seconds, shots };
};
