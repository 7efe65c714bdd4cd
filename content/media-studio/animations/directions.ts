import {
  type Box,
  box,
  type Drawing,
  disc,
  faded,
  label,
  line,
  px,
  quoted,
  shape,
  together,
} from '../drawing/drawing.ts';
import { widthOf } from '../drawing/lettering.ts';
import { between, ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';
import { anglesWith, lengthOf, scaleOf, tagHeight, tagShifts, type Vector } from './vectors.ts';

type DirectionsStep =
  /** A question's vector lies flat; those that are shown turn to their angles with it. */
  | { ask: number }
  /** The vector of a text opens from the question's to its angle, and the text takes its place in the list. */
  | { show: number }
  | { mark: number; as: Verdict };

/** Vectors of texts, the angle of each with a question's vector, and the order that follows from their cosines. */
export interface DirectionsAnimation {
  kind: 'directions';
  questions: Vector[];
  texts: Vector[];
  steps: DirectionsStep[];
}

const strip: Box = { x: 90, y: 70, width: 1740, height: 130 };
const plane: Box = { x: 90, y: 230, width: 1130, height: 754 };
const list: Box = { x: 1250, y: 230, width: 580, height: 754 };
const origin = { x: 150, y: 920 };
const shownAt = ({ texts, steps }: DirectionsAnimation, played: readonly number[]): number[] =>
  texts.map((_, text) => played[steps.findIndex((step) => 'show' in step && step.show === text)] ?? 0);

/** Returns the questions that the picture turns between, and how far it has turned. */
const turnAt = ({ steps }: DirectionsAnimation, played: readonly number[]) => {
  const asked = steps.flatMap((step, index) =>
    'ask' in step && (index === 0 || (played[index] ?? 0) > 0)
      ? [{ question: step.ask, share: played[index] ?? 0 }]
      : [],
  );
  const to = asked.at(-1) ?? { question: 0, share: 0 };
  return { from: asked.at(-2)?.question ?? to.question, to: to.question, share: to.share, isFirst: asked.length < 2 };
};

const drawDirections = (animation: DirectionsAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { texts, questions, steps } = animation;
  const { from, to, share, isFirst } = turnAt(animation, played);
  const turned = isFirst ? 1 : ease(share);
  const scale = scaleOf(texts, questions);
  const tipOf = (angle: number, length: number) => ({
    x: origin.x + Math.cos(angle) * length * scale,
    y: origin.y - Math.sin(angle) * length * scale,
  });
  const [before, after] = [anglesWith(texts, questions[from]), anglesWith(texts, questions[to])];
  const shiftsFor = (angles: readonly number[]) =>
    tagShifts(texts.map(({ vector }, text) => tipOf(angles[text] ?? 0, lengthOf(vector))));
  const [shiftsBefore, shiftsAfter] = [shiftsFor(before), shiftsFor(after)];
  const shown = shownAt(animation, played);
  const colors = texts.map((_, text) => {
    const mark = steps.findLastIndex(
      (step, index) => 'mark' in step && step.mark === text && (played[index] ?? 0) > 0.3,
    );
    const marking = steps[mark];
    const isOld = steps.some((step, index) => 'ask' in step && index > mark && (played[index] ?? 0) > 0);
    return marking && 'mark' in marking && !isOld ? verdictColor(palette, marking.as) : '';
  });
  const tagLettering = { face: 'strong', size: 42 } as const;
  const arrows = texts.map(({ text: name, vector }, text) => {
    const opened = ease(shown[text] ?? 0);
    const angle = between(before[text] ?? 0, after[text] ?? 0, turned) * opened;
    const tip = tipOf(angle, lengthOf(vector));
    const shift = between(shiftsBefore[text] ?? 0, shiftsAfter[text] ?? 0, turned);
    const color = colors[text] || palette.hue;
    const tag = { x: tip.x + 26, y: tip.y + shift - tagHeight / 2, width: widthOf(name, tagLettering) + 36 };
    return {
      rays: faded(
        part(shown[text] ?? 0, 0, 0.3),
        together(
          line(`M${origin.x} ${origin.y}L${px(tip.x)} ${px(tip.y)}`, color, colors[text] ? 11 : 7),
          disc(tip.x, tip.y, colors[text] ? 17 : 13, color),
        ),
      ),
      tag: faded(
        part(shown[text] ?? 0, 0.3, 0.8),
        together(
          box({ ...tag, height: tagHeight }, { fill: palette.raised, stroke: color, radius: 16 }),
          quoted(name, { ...tagLettering, x: tag.x + 18, y: tag.y + 43, color: palette.text }),
        ),
      ),
    };
  });
  // A wedge shows the angle of the text that was shown or marked last.
  const current = steps.findLast((step, index) => !('ask' in step) && (played[index] ?? 0) > 0);
  const subject = current && ('show' in current ? current.show : 'mark' in current ? current.mark : undefined);
  const questionTip = tipOf(
    0,
    between(lengthOf(questions[from]?.vector ?? [0]), lengthOf(questions[to]?.vector ?? [0]), turned),
  );
  const entered = isFirst ? ease(share) : 1;
  return together(
    box(strip, { fill: palette.raised, stroke: palette.spot }),
    drawQuestion(
      questions[isFirst || share > 0.5 ? to : from]?.text ?? '',
      isFirst ? share : Math.abs(2 * share - 1),
      palette,
    ),
    box(plane, { fill: palette.panel, stroke: palette.rim }),
    box(list, { fill: palette.panel, stroke: palette.rim }),
    subject === undefined
      ? together()
      : drawWedge(
          between(before[subject] ?? 0, after[subject] ?? 0, turned) * ease(shown[subject] ?? 0),
          colors[subject] || palette.hue,
        ),
    ...arrows.map(({ rays }) => rays),
    faded(
      entered,
      together(
        line(
          `M${origin.x} ${origin.y}H${px(between(origin.x, questionTip.x, entered))}m-30 -24l30 24l-30 24`,
          palette.spot,
          12,
        ),
        disc(origin.x, origin.y, 14, palette.spot),
      ),
    ),
    ...arrows.map(({ tag }) => tag),
    drawList(
      animation,
      {
        angles: texts.map((_, text) => between(before[text] ?? 0, after[text] ?? 0, turned)),
        before,
        after,
        turned,
        shown,
        colors,
      },
      palette,
    ),
  );
};

const drawQuestion = (text: string, share: number, palette: Palette): Drawing => {
  const size = Math.min(64, (64 * (strip.width - 88)) / Math.max(1, widthOf(text, { face: 'text', size: 64 })));
  return faded(
    ease(share * 2),
    quoted(text, { face: 'text', size, x: strip.x + 44, y: strip.y + 65 + size * 0.35, color: palette.text }),
  );
};

const drawWedge = (angle: number, color: string): Drawing => {
  const radius = 230;
  const [x, y] = [origin.x + Math.cos(angle) * radius, origin.y - Math.sin(angle) * radius];
  return angle < 0.01
    ? together()
    : shape(
        `<path d="M${origin.x} ${origin.y}h${radius}A${radius} ${radius} 0 0 0 ${px(x)} ${px(y)}Z" fill="${color}" fill-opacity="0.3"/>`,
      );
};

interface ListState {
  angles: number[];
  before: number[];
  after: number[];
  turned: number;
  /** How far each text has appeared, from 0 to 1. */
  shown: number[];
  colors: string[];
}

/** Draws the texts that are shown by their cosines, the nearest first. */
const drawList = (
  { texts }: DirectionsAnimation,
  { angles, before, after, turned, shown, colors }: ListState,
  palette: Palette,
): Drawing => {
  const rowHeight = Math.min(124, (list.height - 130) / texts.length);
  // A text that is appearing pushes the ones after it down.
  const placeIn = (all: readonly number[], text: number) =>
    texts.reduce((place, _, other) => place + ((all[other] ?? 0) < (all[text] ?? 0) ? ease(shown[other] ?? 0) : 0), 0);
  const rows = texts.map(({ text: name }, text) => {
    const y = list.y + 110 + between(placeIn(before, text), placeIn(after, text), turned) * rowHeight;
    const cell = { x: list.x + 20, y: y + 6, width: list.width - 40, height: rowHeight - 12 };
    const color = colors[text];
    const baseline = y + rowHeight / 2 + 18;
    return faded(
      part(shown[text] ?? 0, 0.4, 1),
      together(
        box(cell, { fill: palette.raised, stroke: color || palette.rim, strokeWidth: color ? 6 : 3, radius: 18 }),
        quoted(name, { face: 'strong', size: 50, x: cell.x + 28, y: baseline, color: palette.text }),
        quoted(Math.cos(angles[text] ?? 0).toFixed(2), {
          ...{ face: 'mono', size: 52, x: cell.x + cell.width - 28, y: baseline },
          ...{ anchor: 'end', color: color || palette.hue },
        }),
      ),
    );
  });
  return together(
    label('cosine', {
      face: 'display',
      size: 46,
      x: list.x + list.width - 48,
      y: list.y + 76,
      anchor: 'end',
      color: palette.muted,
    }),
    ...rows,
  );
};

export const directions: AnimationKind<DirectionsAnimation> = {
  steps: ({ steps }) => steps.map((step) => ('mark' in step ? stepSeconds : 'ask' in step ? 1.6 : 1.2)),
  draw: drawDirections,
};
