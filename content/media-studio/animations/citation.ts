import { type Box, box, type Drawing, disc, faded, line, moved, px, together, verdict } from '../drawing/drawing.ts';
import { wrap } from '../drawing/lettering.ts';
import { between, ease, part, writingSeconds } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';
import { fittingSize, type Mark, textPanel } from './text-panel.ts';

type CitationStep =
  /** A source appears. */
  | { source: number }
  /** A sentence of the answer is written. */
  | { write: number }
  /** Draws a line from a sentence's citation to a source, or to nothing when that source was never given. */
  | { point: number; to?: number; as: Verdict }
  /** Marks words of a sentence, and the words of a source with which they are compared. */
  | { mark: number; words: string; source?: number; against?: string; as: Verdict };

/**
 * An answer whose sentences cite their sources: which source a citation points to, and whether the source supports it.
 */
export interface CitationAnimation {
  kind: 'citation';
  /** Each sentence ends with its citation, such as `[late]`, if it has one. */
  sentences: string[];
  sources: { id: string; text: string }[];
  steps: CitationStep[];
}

const answers = { x: 90, width: 780 };
const sources = { x: 1050, width: 780 };
const top = 84;
const height = 892;
const gap = 36;
const look = { face: 'text', lineHeight: 1.42, padding: 44 } as const;

const stack = ({ x, width }: { x: number; width: number }, count: number): Box[] => {
  const own = (height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x, width, y: top + index * (own + gap), height: own }));
};

const sourceText = ({ id, text }: { id: string; text: string }): string => `[${id}] ${text}`;

/** Returns a sentence's citation with its brackets, or nothing. */
export const citationOf = (sentence: string): string => /\[[\w-]+\]$/.exec(sentence)?.[0] ?? '';

const layouts = new WeakMap<CitationAnimation, ReturnType<typeof layOut>>();

const layOut = (animation: CitationAnimation) => {
  const sentenceBoxes = stack(answers, animation.sentences.length);
  const sourceBoxes = stack(sources, animation.sources.length);
  const sizeOf = (texts: string[], boxes: Box[]) => (boxes[0] ? Math.min(84, fittingSize(texts, boxes[0], look)) : 0);
  const sentenceSize = sizeOf(animation.sentences, sentenceBoxes);
  const sourceSize = sizeOf(animation.sources.map(sourceText), sourceBoxes);
  return { sentenceBoxes, sourceBoxes, sentenceSize, sourceSize };
};

const layoutOf = (animation: CitationAnimation) => {
  const known = layouts.get(animation) ?? layOut(animation);
  layouts.set(animation, known);
  return known;
};

const drawCitation = (animation: CitationAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { steps } = animation;
  const { sentenceBoxes, sourceBoxes, sentenceSize, sourceSize } = layoutOf(animation);
  const shareOf = (matches: (step: CitationStep) => boolean) => played[steps.findIndex(matches)] ?? 0;
  const drawnSentences = animation.sentences.map((text, sentence) => {
    const share = shareOf((step) => 'write' in step && step.write === sentence);
    const area = sentenceBoxes[sentence];
    if (!area) return together();
    const marks = steps.flatMap((step, index): Mark[] => {
      const shown = played[index] ?? 0;
      if ('point' in step && step.point === sentence) return [{ words: citationOf(text), as: step.as, shown }];
      return 'mark' in step && step.mark === sentence ? [{ words: step.words, as: step.as, shown }] : [];
    });
    const content = { text, written: Math.round(text.length * share), marks };
    return share > 0
      ? faded(ease(share * 5), textPanel(area, content, { ...look, size: sentenceSize, fill: palette.raised }, palette))
      : box(area, { stroke: palette.rim, dash: '14 14' });
  });
  const drawnSources = animation.sources.map((source, index) => {
    const share = ease(shareOf((step) => 'source' in step && !('mark' in step) && step.source === index));
    const area = sourceBoxes[index];
    if (!area) return together();
    const text = sourceText(source);
    const marks = steps.flatMap((step, at): Mark[] => {
      const shown = played[at] ?? 0;
      if ('point' in step && step.to === index) return [{ words: `[${source.id}]`, as: step.as, shown }];
      return 'mark' in step && step.source === index && step.against !== undefined
        ? [{ words: step.against, as: step.as, shown }]
        : [];
    });
    const sheet = textPanel(area, { text, written: text.length, marks }, { ...look, size: sourceSize }, palette);
    return faded(share, moved(between(90, 0, share), 0, sheet));
  });
  const lines = steps.map((step, index) => {
    const share = played[index] ?? 0;
    const area = 'point' in step ? sentenceBoxes[step.point] : undefined;
    if (!('point' in step) || !area || share <= 0) return together();
    const rows = wrap(animation.sentences[step.point] ?? '', { face: look.face, size: sentenceSize }, area.width - 88);
    const y = area.y + look.padding + (rows.length - 1) * sentenceSize * look.lineHeight + sentenceSize * 0.6;
    const x = area.x + area.width;
    const color = verdictColor(palette, step.as);
    const source = step.to === undefined ? undefined : sourceBoxes[step.to];
    const toX = source ? source.x : x + 92;
    const toY = source ? source.y + look.padding + sourceSize * 0.6 : y;
    const drawn = part(share, 0, 0.7);
    const at = (along: number) => ({ x: between(x, toX, along), y: between(y, toY, ease(along)) });
    const points = Array.from({ length: 21 }, (_, point) => at((point / 20) * drawn));
    const head = at(drawn);
    return together(
      line(`M${points.map((point) => `${px(point.x)} ${px(point.y)}`).join('L')}`, color, 9, source ? '' : '22 18'),
      disc(x, y, 15, color),
      source
        ? disc(head.x, head.y, 15, color)
        : verdict(false, toX, toY, 44, [color, palette.onMark], part(share, 0.6, 1)),
    );
  });
  return together(...drawnSentences, ...drawnSources, ...lines);
};

export const citation: AnimationKind<CitationAnimation> = {
  steps: ({ sentences, steps }) =>
    steps.map((step) =>
      'write' in step ? writingSeconds(sentences[step.write] ?? '') : 'point' in step ? 1.2 : stepSeconds,
    ),
  draw: drawCitation,
};
