import { box, type Drawing, faded, label, moved, quoted, stageBox, together } from '../drawing/drawing.ts';
import { widthOf } from '../drawing/lettering.ts';
import { between, ease } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';

type TallyStep =
  /** Blocks fall into a column; a negative count takes blocks away. */
  | { add: number; count: number }
  /** A column moves into another one. */
  | { merge: number; into: number }
  | { mark: number; as: Verdict };

/** Counts of the same thing under several names: blocks that stack up, and columns that join. */
export interface TallyAnimation {
  kind: 'tally';
  columns: string[];
  /** Whether the names of the columns are our words; default: they are data. */
  isOurs?: boolean;
  steps: TallyStep[];
}

const floor = 830;
const ceiling = 190;
const gap = 40;

/** Returns how many blocks each column has when the steps up to `last` are complete. */
export const tallyAfter = ({ columns, steps }: TallyAnimation, last: number): number[] => {
  const counts = columns.map(() => 0);
  for (const step of steps.slice(0, Math.max(0, last + 1))) {
    if ('add' in step) counts[step.add] = (counts[step.add] ?? 0) + step.count;
    if ('merge' in step) {
      counts[step.into] = (counts[step.into] ?? 0) + (counts[step.merge] ?? 0);
      counts[step.merge] = 0;
    }
  }
  return counts;
};

const drawTally = (animation: TallyAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { columns, steps, isOurs } = animation;
  const most = Math.max(...steps.flatMap((_, index) => tallyAfter(animation, index)));
  const blockHeight = Math.min(150, (floor - ceiling) / most);
  const width = (stageBox.width - 80 - gap * (columns.length - 1)) / columns.length;
  const columnX = (column: number) => stageBox.x + 40 + column * (width + gap);
  const current = steps.findLastIndex((_, index) => (played[index] ?? 0) > 0);
  const step = steps[current];
  const share = played[current] ?? 0;
  const before = tallyAfter(animation, current - 1);
  const drawBlock = (x: number, level: number, color: string): Drawing =>
    box({ x, y: floor - (level + 1) * blockHeight + 5, width, height: blockHeight - 10 }, { fill: color, radius: 14 });
  const drawn = columns.map((name, column) => {
    const mark = steps.findLastIndex(
      (candidate, index) => 'mark' in candidate && candidate.mark === column && (played[index] ?? 0) > 0.3,
    );
    const marking = steps[mark];
    const color = marking && 'mark' in marking ? verdictColor(palette, marking.as) : palette.hue;
    const merging = step && 'merge' in step && step.merge === column ? step : undefined;
    const gone = steps.some(
      (candidate, index) => 'merge' in candidate && candidate.merge === column && index < current,
    );
    const count = before[column] ?? 0;
    const shift = merging ? ease(share) : 0;
    const x = between(columnX(column), columnX(merging?.into ?? column), shift);
    const base = merging ? (before[merging.into] ?? 0) * shift : 0;
    const change = step && 'add' in step && step.add === column ? step.count : 0;
    const blocks = Array.from({ length: count }, (_, level) =>
      faded(level < count + change ? 1 : 1 - ease(share), drawBlock(x, base + level, color)),
    );
    const falling = Math.max(0, change);
    const dropped = Array.from({ length: falling }, (_, index) => {
      const fall = ease(share * (falling + 1) - index * 0.9);
      return faded(Math.min(1, fall * 4), moved(0, between(-260, 0, fall), drawBlock(x, count + index, color)));
    });
    const arrived = step && 'merge' in step && step.into === column && share > 0.9 ? (before[step.merge] ?? 0) : 0;
    const total = merging && share > 0.9 ? 0 : count + Math.round(change * ease(share)) + arrived;
    const lettering = { face: 'strong', size: 50 } as const;
    const size = Math.min(50, (50 * (width - 10)) / widthOf(name, lettering));
    const place = { face: 'strong', size, x: columnX(column) + width / 2, y: 916, color: palette.text } as const;
    return together(
      ...blocks,
      ...dropped,
      faded(
        gone || shift > 0 ? 1 - 0.75 * (gone ? 1 : shift) : 1,
        (isOurs ? label : quoted)(name, { ...place, anchor: 'middle' }),
      ),
      total > 0
        ? quoted(String(total), {
            ...{ face: 'mono', size: 58, anchor: 'middle', color: palette.text },
            x: columnX(column) + width / 2,
            y: floor - total * blockHeight - 20,
          })
        : together(),
    );
  });
  return together(
    box(stageBox, { fill: palette.panel, stroke: palette.rim }),
    box({ x: stageBox.x + 30, y: floor + 2, width: stageBox.width - 60, height: 5 }, { fill: palette.rim, radius: 2 }),
    ...drawn,
  );
};

export const tally: AnimationKind<TallyAnimation> = {
  steps: ({ steps }) => steps.map((step) => ('mark' in step ? stepSeconds : 1.4)),
  draw: drawTally,
};
