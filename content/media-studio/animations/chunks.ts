import { type Box, box, type Drawing, faded, line, px, quoted, stageBox, together } from '../drawing/drawing.ts';
import { type Lettering, widthOf } from '../drawing/lettering.ts';
import { ease } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';

type ChunksStep =
  /** The text appears. */
  | { show: true }
  /** A window of this many words slides over the text and leaves chunks; each repeats `overlap` words of the last. */
  | { window: number; overlap?: number }
  /** Cuts at headings instead: whole paragraphs are joined up to this many words, never across a heading. */
  | { structure: number }
  /** Only one chunk stays bright. */
  | { only: number }
  | { mark: string; as: Verdict };

/** A text that is cut into chunks, by a number of words or where its author cut it. */
export interface ChunksAnimation {
  kind: 'chunks';
  /** One that begins with `# ` is a heading. */
  paragraphs: string[];
  steps: ChunksStep[];
}

/** Positions of a chunk's first word and of the word after its last one. */
interface Chunk {
  from: number;
  to: number;
}

const padding = 56;
const lineHeight = 1.62;
const paragraphGap = 0.3;
const dimmed = 0.3;

/** Fades a whole text in few pictures, because each of them costs as much as a second of other motion. */
const inThreeSteps = (share: number): number => Math.ceil(ease(share) * 3) / 3;

const isHeading = (paragraph: string): boolean => paragraph.startsWith('# ');
const wordsOf = (paragraph: string): string[] => paragraph.replace(/^# /, '').split(/\s+/);

/** Returns the chunks that a step leaves, or nothing when it does not cut. */
export const cutBy = ({ paragraphs }: Pick<ChunksAnimation, 'paragraphs'>, step: ChunksStep): Chunk[] | undefined => {
  const count = paragraphs.flatMap(wordsOf).length;
  const chunks: Chunk[] = [];
  if ('window' in step) {
    const { window, overlap = 0 } = step;
    for (let from = 0; (chunks.at(-1)?.to ?? 0) < count; from += window - overlap)
      chunks.push({ from, to: Math.min(from + window, count) });
    return chunks;
  }
  if (!('structure' in step)) return undefined;
  let at = 0;
  let isOpen = false;
  for (const paragraph of paragraphs) {
    const from = at;
    at += wordsOf(paragraph).length;
    const last = chunks.at(-1);
    if (isHeading(paragraph)) isOpen = false;
    else if (isOpen && last && at - last.from <= step.structure) last.to = at;
    else {
      chunks.push({ from, to: at });
      isOpen = true;
    }
  }
  return chunks;
};

interface PlacedWord {
  text: string;
  lettering: Lettering;
  x: number;
  row: number;
  y: number;
  width: number;
}

/** Places words in lines; undefined when they do not fit. */
const placeWords = (paragraphs: readonly string[], size: number): PlacedWord[] | undefined => {
  const room = stageBox.width - 2 * padding;
  let row = -1;
  let y = stageBox.y + padding - size * lineHeight;
  const placed = paragraphs.flatMap((paragraph, index) => {
    const lettering = { face: isHeading(paragraph) ? 'strong' : 'text', size } as const;
    const space = widthOf('n', lettering) * 0.5;
    let x = room;
    y += index > 0 ? size * paragraphGap : 0;
    return wordsOf(paragraph).map((text, at) => {
      const width = widthOf(text, lettering);
      if (at === 0 || x + width > room) {
        row++;
        y += size * lineHeight;
        x = 0;
      }
      const word = { text, lettering, x: stageBox.x + padding + x, row, y, width };
      x += width + space;
      return word;
    });
  });
  return y + size * lineHeight <= stageBox.y + stageBox.height - padding ? placed : undefined;
};

const layouts = new WeakMap<ChunksAnimation, PlacedWord[]>();

/** Returns the words in the largest size that fits. @throws Error when none does. */
const layoutOf = (animation: ChunksAnimation): PlacedWord[] => {
  const known = layouts.get(animation);
  if (known) return known;
  for (let size = 84; size >= 40; size -= 2) {
    const words = placeWords(animation.paragraphs, size);
    if (!words) continue;
    const last = words.at(-1);
    const free = stageBox.y + stageBox.height - padding - ((last?.y ?? 0) + size * lineHeight);
    const centered = words.map((word) => ({ ...word, y: word.y + free / 2 }));
    layouts.set(animation, centered);
    return centered;
  }
  throw new Error(`This text is too long to be cut: ${animation.paragraphs[0]}`);
};

/** Returns the boxes of words in a range, one for each line. */
const stretches = (words: readonly PlacedWord[], { from, to }: Chunk): Box[] => {
  const inRange = words.slice(from, to);
  return [...new Set(inRange.map(({ row }) => row))].flatMap((row) => {
    const own = inRange.filter((word) => word.row === row);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const { size } = first.lettering;
    return [{ x: first.x - 13, y: first.y, width: last.x + last.width - first.x + 26, height: size * 1.44 }];
  });
};

const findWords = (words: readonly PlacedWord[], wanted: string): Chunk => {
  const parts = wanted.split(' ');
  const from = words.findIndex((_, index) => parts.every((part, at) => words[index + at]?.text === part));
  if (from < 0) throw new Error(`The text to be cut does not contain "${wanted}".`);
  return { from, to: from + parts.length };
};

const drawChunks = (animation: ChunksAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { steps } = animation;
  const words = layoutOf(animation);
  const colors = [palette.hue, palette.spot, palette.right, palette.tint];
  const isPlayed = (_: ChunksStep, index: number) => (played[index] ?? 0) > 0;
  const cutting = steps.findLastIndex((step, index) => isPlayed(step, index) && cutBy(animation, step) !== undefined);
  const cutStep = steps[cutting];
  const chunks = (cutStep && cutBy(animation, cutStep)) ?? [];
  const share = played[cutting] ?? 0;
  const slides = cutStep !== undefined && 'window' in cutStep;
  // A window leaves chunks behind word by word; the cuts of an author appear all at once.
  const front = slides ? Math.round(share * words.length) : words.length;
  const only = steps.findLastIndex((step, index) => 'only' in step && index > cutting && isPlayed(step, index));
  const onlyStep = steps[only];
  const kept = onlyStep && 'only' in onlyStep ? onlyStep.only : -1;
  const rest = 1 - (1 - dimmed) * inThreeSteps(played[only] ?? 0);
  const bright = (chunk: number) => (kept < 0 || chunk === kept ? 1 : rest);
  const chunksWith = (word: number) =>
    chunks.flatMap(({ from, to }, index) => (word >= from && word < to ? [index] : []));

  const grounds = chunks.map((chunk, index) => {
    const color = colors[index % colors.length] ?? palette.hue;
    const area = { from: chunk.from, to: Math.min(chunk.to, front) };
    const drawn = stretches(words, area).map((stretch) =>
      together(
        faded(0.3, box(stretch, { fill: color, radius: 14 })),
        box({ ...stretch, y: stretch.y + stretch.height - 7, height: 7 }, { fill: color, radius: 3 }),
      ),
    );
    return faded(bright(index) * (slides ? 1 : inThreeSteps(share)), together(...drawn));
  });
  const cuts = chunks.slice(1).map(({ from }, index) => {
    const word = words[from];
    const isInLine = word && words[from - 1]?.row === word.row && from < front;
    return isInLine && kept < 0 && chunks[index]?.to === from
      ? line(`M${px(word.x - 15)} ${px(word.y - 12)}v${px(word.lettering.size * 1.44 + 24)}`, palette.text, 6, '4 14')
      : together();
  });
  const marks = steps.flatMap((step, index) => {
    if (!('mark' in step) || !isPlayed(step, index)) return [];
    const shown = ease(played[index] ?? 0);
    return stretches(words, findWords(words, step.mark)).map((stretch) =>
      box(
        { ...stretch, width: stretch.width * shown },
        { stroke: verdictColor(palette, step.as), strokeWidth: 8, radius: 14 },
      ),
    );
  });
  const current = slides && share < 1 ? chunks.findLastIndex(({ from }) => from < front) : -1;
  const sliding = chunks[current];
  const frame = sliding
    ? stretches(words, { from: sliding.from, to: Math.max(sliding.from + 1, Math.min(sliding.to, front)) }).map(
        (stretch) => box(stretch, { stroke: palette.text, strokeWidth: 5, radius: 14 }),
      )
    : [];
  const texts = words.map(({ text, lettering, x, y }, index) => {
    const own = chunksWith(index);
    const shown = kept < 0 || own.includes(kept) ? 1 : rest;
    const color = lettering.face === 'strong' ? palette.hue : palette.text;
    return faded(shown, quoted(text, { ...lettering, x, y: y + lettering.size * 1.02, color }));
  });
  const shown = inThreeSteps((played[steps.findIndex((step) => 'show' in step)] ?? 0) * 2);
  return together(
    box(stageBox, { fill: palette.panel, stroke: palette.rim }),
    ...grounds,
    faded(shown, together(...texts)),
    ...cuts,
    ...frame,
    ...marks,
  );
};

export const chunks: AnimationKind<ChunksAnimation> = {
  steps: ({ steps }) => steps.map((step) => ('window' in step ? 3.6 : 'structure' in step ? 1.2 : stepSeconds)),
  draw: drawChunks,
};
