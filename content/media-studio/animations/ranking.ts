import { box, type Drawing, faded, label, px, quoted, shape, stageBox, together } from '../drawing/drawing.ts';
import { widthOf } from '../drawing/lettering.ts';
import { between, clamp, ease, part, writingSeconds } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';

type RankingStep =
  /** A question is written, and all scores start again at zero. */
  | { ask: string }
  /** Adds a piece to each row's score; the word of the question that brings it is underlined in the same color. */
  | { adds: number[]; word?: string }
  /** Rows change places: the highest score comes first. */
  | { sort: true }
  | { mark: number; as: Verdict };

/** Texts with scores that grow piece by piece, and their order. */
export interface RankingAnimation {
  kind: 'ranking';
  rows: string[];
  /** Whether the names of the rows are our words; default: they are data. */
  isOurs?: boolean;
  /** Decimals of the scores; default: 2. */
  decimals?: number;
  steps: RankingStep[];
}

const strip = { x: stageBox.x, y: stageBox.y, width: stageBox.width, height: 150 };
const gap = 30;
const padding = 44;
const scoreWidth = 190;

const isAsk = (step: RankingStep): step is { ask: string } => 'ask' in step;

/** Colors of the pieces that a question brings, one each. */
export const pieceColors = ({ hue, tint, right, spot, text, muted }: Palette): string[] => [
  ...[hue, tint, right, spot, text, muted],
];

/** Returns the last question that was asked, or -1. */
const askedAt = (steps: readonly RankingStep[], played: readonly number[]): number =>
  steps.findLastIndex((step, index) => isAsk(step) && (played[index] ?? 0) > 0);

/** Returns each row's pieces since the last question, and their sum, when steps have played that far. */
export const scoresAt = ({ rows, steps }: RankingAnimation, played: readonly number[]) => {
  const asked = askedAt(steps, played);
  return rows.map((_, row) => {
    const pieces = steps.flatMap((step, index) => {
      const amount = 'adds' in step && index > asked ? (step.adds[row] ?? 0) * ease(played[index] ?? 0) : 0;
      return amount === 0 ? [] : [{ step: index, amount }];
    });
    return { pieces, total: pieces.reduce((sum, { amount }) => sum + amount, 0) };
  });
};

/** Returns the place of each row, from 0, interpolated between one order and the next. */
export const placesAt = (animation: RankingAnimation, played: readonly number[]): number[] => {
  const { rows, steps } = animation;
  const orders = steps.flatMap((step, index) => {
    if (!('sort' in step) || (played[index] ?? 0) <= 0) return [];
    const until = steps.map((_, before) => (before < index ? 1 : 0));
    const totals = scoresAt(animation, until).map(({ total }) => total);
    const order = rows.map((_, row) => row).sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
    return [{ order, share: ease(played[index] ?? 0) }];
  });
  return rows.map((_, row) =>
    orders.reduce((place, { order, share }) => between(place, order.indexOf(row), share), row),
  );
};

const drawRanking = (animation: RankingAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { rows, steps, isOurs, decimals = 2 } = animation;
  const colors = pieceColors(palette);
  const adding = steps.flatMap((step, index) => ('adds' in step ? [index] : []));
  const asks = steps.flatMap((step, index) => (isAsk(step) ? [index] : []));
  // Colors begin again with each question.
  const colorOf = (index: number) => {
    const asked = asks.findLast((ask) => ask < index) ?? -1;
    return colors[adding.filter((other) => other > asked).indexOf(index) % colors.length] ?? palette.hue;
  };
  const most = Math.max(
    ...steps.flatMap((_, last) =>
      scoresAt(
        animation,
        steps.map((_step, index) => (index <= last ? 1 : 0)),
      ).map(({ total }) => total),
    ),
  );
  const area = asks.length > 0 ? { ...stageBox, y: strip.y + strip.height + gap } : stageBox;
  const height = stageBox.y + stageBox.height - area.y;
  const rowHeight = (height - 2 * gap) / rows.length;
  const nameSize = Math.min(64, rowHeight * 0.5);
  const nameWidth = Math.max(...rows.map((name) => widthOf(name, { face: 'strong', size: nameSize })));
  const left = area.x + padding + nameWidth + 36;
  const scale = (area.x + area.width - padding - scoreWidth - left) / most;
  const places = placesAt(animation, played);
  const asked = askedAt(steps, played);

  const drawnRows = scoresAt(animation, played).map(({ pieces, total }, row) => {
    const top = area.y + gap + (places[row] ?? row) * rowHeight;
    const bar = { y: top + rowHeight * 0.17, height: rowHeight * 0.66 };
    const mark = steps.findLastIndex(
      (step, index) => 'mark' in step && step.mark === row && index > asked && (played[index] ?? 0) > 0,
    );
    const marking = steps[mark];
    const color = marking && 'mark' in marking ? verdictColor(palette, marking.as) : '';
    const around = { x: area.x + 16, y: top + 6, width: area.width - 32, height: rowHeight - 12 };
    let sum = 0;
    const drawnPieces = pieces.map(({ step, amount }) => {
      // A negative piece shortens the bar at its end.
      const from = Math.min(sum, total);
      sum += Math.max(0, amount);
      const width = (Math.min(sum, total) - from) * scale;
      return box(
        { x: left + from * scale + 2, y: bar.y, width: width - 4, height: bar.height },
        { fill: colorOf(step), radius: 12 },
      );
    });
    const baseline = top + rowHeight / 2 + nameSize * 0.35;
    const score = quoted(total.toFixed(decimals), {
      ...{ face: 'mono', size: Math.min(56, nameSize) },
      ...{ x: left + total * scale + 22, y: baseline, color: palette.text },
    });
    return together(
      color
        ? faded(
            ease(played[mark] ?? 0),
            together(
              faded(0.22, box(around, { fill: color, radius: 20 })),
              box(around, { stroke: color, radius: 20, strokeWidth: 5 }),
            ),
          )
        : together(),
      (isOurs ? label : quoted)(rows[row] ?? '', {
        ...{ face: 'strong', size: nameSize },
        ...{ x: area.x + padding, y: baseline, color: palette.text },
      }),
      box({ x: left, y: bar.y, width: 6, height: bar.height }, { fill: palette.rim, radius: 3 }),
      ...drawnPieces,
      score,
    );
  });

  return together(
    asks.length > 0 ? drawQuestion(steps, played, palette, colorOf) : together(),
    box({ ...area, height }, { fill: palette.panel, stroke: palette.rim }),
    ...drawnRows,
  );
};

/** Draws the question that is asked, with its words underlined as they score. */
const drawQuestion = (
  steps: readonly RankingStep[],
  played: readonly number[],
  palette: Palette,
  colorOf: (step: number) => string,
): Drawing => {
  const asked = askedAt(steps, played);
  const asking = steps[asked];
  const text = asking && isAsk(asking) ? asking.ask : '';
  const full = { face: 'text', size: 70 } as const;
  const size = Math.min(70, (70 * (strip.width - 2 * padding)) / Math.max(1, widthOf(text, full)));
  const lettering = { face: 'text', size } as const;
  const baseline = strip.y + strip.height / 2 + size * 0.3;
  const written = Math.round(text.length * clamp(played[asked] ?? 0));
  const underlines = steps.flatMap((step, index) => {
    const share = played[index] ?? 0;
    if (!('adds' in step) || step.word === undefined || index < asked || share <= 0) return [];
    const from = text.indexOf(step.word);
    const x = strip.x + padding + widthOf(text.slice(0, from), lettering);
    const width = widthOf(step.word, lettering) * part(share, 0, 0.4);
    return [
      shape(
        `<rect x="${px(x)}" y="${px(baseline + 16)}" width="${px(width)}" height="12" rx="6" fill="${colorOf(index)}"/>`,
      ),
    ];
  });
  return together(
    box(strip, { fill: palette.raised, stroke: palette.rim }),
    quoted(text.slice(0, written), { ...lettering, x: strip.x + padding, y: baseline, color: palette.text }),
    ...underlines,
  );
};

export const ranking: AnimationKind<RankingAnimation> = {
  steps: ({ steps }) =>
    steps.map((step) => (isAsk(step) ? writingSeconds(step.ask) : 'mark' in step ? stepSeconds : 1.2)),
  draw: drawRanking,
};
