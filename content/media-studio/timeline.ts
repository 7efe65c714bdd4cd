/** One slide of a video with its narration. Each entry of `say` becomes a caption. */
export interface Slide {
  title: string;
  /** Short lines that appear one after another. */
  points?: string[];
  /** Shown in a monospaced block: a prompt, code, a model's reply. */
  code?: string;
  /** A small diagram: boxes joined by arrows, left to right. */
  flow?: string[];
  say: string[];
}

export interface SlideVideo {
  slides: Slide[];
}

/** A caption: start and end of a sentence in seconds, and its text. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** From this second on, a slide with this many parts visible. */
export interface Step {
  at: number;
  slide: number;
  shown: number;
}

export interface Timeline {
  /** Whole seconds. */
  seconds: number;
  cues: Cue[];
  steps: Step[];
}

/** Silence in seconds. */
const beforeSlideSeconds = 0.55;
const betweenSentencesSeconds = 0.3;
const afterSlideSeconds = 0.35;
const afterVideoSeconds = 0.8;

/** Number of parts of a slide that appear one after another: points, boxes of a flow, blocks of code. */
export const partCount = (slide: Slide): number =>
  (slide.points?.length ?? 0) +
  (slide.flow?.length ?? 0) +
  (slide.code === undefined ? 0 : codeBlocks(slide.code).length);

/** Splits code at empty lines into blocks that appear one after another. */
export const codeBlocks = (code: string): string[] => code.split(/\n\s*\n/);

/**
 * Returns the second at which each part of a slide appears: at the start of a sentence when there are at least as many
 * sentences as parts, else evenly over the spoken time.
 */
const partTimes = (parts: number, spoken: { from: number; to: number }[]): number[] => {
  const share = spoken.length / Math.max(1, parts);
  return Array.from({ length: parts }, (_, part) => {
    const position = share >= 1 ? Math.floor(part * share) : part * share;
    const sentence = spoken[Math.floor(position)];
    return sentence ? sentence.from + (position % 1) * (sentence.to - sentence.from) : 0;
  });
};

/** Schedules all sentences and steps of a video from the measured seconds of each sentence. */
export const buildTimeline = (video: SlideVideo, spokenSeconds: number[][]): Timeline => {
  const cues: Cue[] = [];
  const steps: Step[] = [];
  let now = 0;
  video.slides.forEach((slide, index) => {
    steps.push({ at: now, slide: index, shown: 0 });
    now += beforeSlideSeconds;
    const spoken = slide.say.map((text, sentence) => {
      const from = now;
      const to = from + (spokenSeconds[index]?.[sentence] ?? 0);
      now = to + betweenSentencesSeconds;
      return { from, to, text };
    });
    now += afterSlideSeconds - betweenSentencesSeconds;
    cues.push(...spoken);
    partTimes(partCount(slide), spoken).forEach((at, part) => {
      steps.push({ at, slide: index, shown: part + 1 });
    });
  });
  const seconds = Math.ceil(now - afterSlideSeconds + afterVideoSeconds);
  return { seconds, cues: closeGaps(cues, seconds), steps };
};

/** Extends captions over the pause after their sentence to avoid flicker; the last one almost to the end. */
const closeGaps = (cues: Cue[], seconds: number): Cue[] =>
  cues
    .map((cue, index) => ({ ...cue, to: Math.min(cue.to + 0.9, (cues[index + 1]?.from ?? seconds) - 0.05) }))
    .map((cue, index, all) => (index === all.length - 1 ? { ...cue, to: seconds - 0.2 } : cue));
