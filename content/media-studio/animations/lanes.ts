import { box, type Drawing, faded, label, quoted, stageBox, together } from '../drawing/drawing.ts';
import { widthOf } from '../drawing/lettering.ts';
import { ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import type { AnimationKind } from './animation.ts';

interface LaneStep {
  lane: number;
  amount: number;
  /** A label of one word in the piece that is added. */
  text?: string;
  as?: Verdict;
}

/** Amounts that add up side by side: minutes, dollars, calls. Each step adds a piece to a lane. */
export interface LanesAnimation {
  kind: 'lanes';
  lanes: string[];
  /** Behind each total, such as "min" or "%"; "$" is written in front. */
  unit: string;
  steps: LaneStep[];
}

const padding = 60;
const totalLettering = { face: 'mono', size: 54 } as const;
/** Space for a total beside the longest lane, in pixels. */
const leastTotalWidth = 330;

/** Writes an amount with its unit, e.g. `$1,160.00` or `45 min`. */
export const amountOf = (total: number, unit: string): string => {
  if (unit === '$') return total.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return `${Math.round(total).toLocaleString('en-US')}${unit.startsWith('%') ? '' : ' '}${unit}`;
};

/** Returns the total of each lane at a point in time. */
export const laneTotals = ({ lanes, steps }: LanesAnimation, played: readonly number[]): number[] =>
  lanes.map((_, lane) =>
    steps.reduce((sum, step, index) => sum + (step.lane === lane ? step.amount * ease(played[index] ?? 0) : 0), 0),
  );

const drawLanes = (animation: LanesAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { lanes, unit, steps } = animation;
  const most = Math.max(
    ...laneTotals(
      animation,
      steps.map(() => 1),
    ),
  );
  const totalWidth = Math.max(leastTotalWidth, widthOf(amountOf(most, unit), totalLettering) + 24);
  const scale = (stageBox.width - 2 * padding - totalWidth) / most;
  const laneHeight = stageBox.height / lanes.length;
  const left = stageBox.x + padding;
  const totals = laneTotals(animation, played);
  const colors = [palette.hue, palette.right, palette.spot, palette.tint];
  const drawn = lanes.map((name, lane) => {
    const top = stageBox.y + lane * laneHeight;
    const bar = { y: top + laneHeight * 0.4, height: Math.min(210, laneHeight * 0.46) };
    let x = left;
    const pieces = steps.flatMap((step, index) => {
      const share = ease(played[index] ?? 0);
      if (step.lane !== lane || share <= 0) return [];
      const width = step.amount * scale * share;
      const fill = step.as ? verdictColor(palette, step.as) : (colors[lane] ?? palette.hue);
      const lettering = { face: 'strong', size: Math.min(46, bar.height * 0.34) } as const;
      const fits = step.text !== undefined && widthOf(step.text, lettering) < step.amount * scale - 20;
      const piece = together(
        box({ x: x + 3, y: bar.y, width: width - 6, height: bar.height }, { fill, radius: 16 }),
        step.text !== undefined && fits
          ? faded(
              part(share, 0.6, 1),
              label(step.text, {
                ...lettering,
                x: x + (step.amount * scale) / 2,
                y: bar.y + bar.height / 2 + lettering.size * 0.35,
                anchor: 'middle',
                color: palette.onMark,
              }),
            )
          : together(),
      );
      x += width;
      return [piece];
    });
    const total = totals[lane] ?? 0;
    return together(
      label(name, { face: 'display', size: 54, x: left, y: top + laneHeight * 0.4 - 32, color: palette.text }),
      ...pieces,
      total > 0
        ? quoted(amountOf(total, unit), {
            ...totalLettering,
            x: x + 24,
            y: bar.y + bar.height / 2 + 19,
            color: palette.text,
          })
        : together(),
    );
  });
  return together(box(stageBox, { fill: palette.panel, stroke: palette.rim }), ...drawn);
};

export const lanes: AnimationKind<LanesAnimation> = {
  steps: ({ steps }) => steps.map(() => 1.2),
  draw: drawLanes,
};
