import { box, type Drawing, faded, label, quoted, together } from '../drawing/drawing.ts';
import { widthOf, wrap } from '../drawing/lettering.ts';
import { between, ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import type { AnimationKind } from './animation.ts';

/** What changes the probabilities in a round: different words before the gap, more training, another setting. */
interface ChancesRound {
  /** The text before the gap; default: unchanged. */
  text?: string;
  /** A label of one or two words above the bars; default: unchanged. */
  note?: string;
  /** Percent for each choice. */
  chances: number[];
  /** Colors a choice. */
  mark?: number;
  as?: Verdict;
}

/** How likely each continuation of a text is, and how that changes from round to round. */
export interface ChancesAnimation {
  kind: 'chances';
  choices: string[];
  rounds: ChancesRound[];
}

const textBox = { x: 90, y: 80, width: 1740, height: 330 };
const barsBox = { x: 90, y: 440, width: 1740, height: 540 };
const barsTop = barsBox.y + 60;
const barsHeight = barsBox.height - 80;
const widest = 900;
const textPadding = 55;

const textSize = (texts: readonly string[]): number => {
  const fits = (size: number) =>
    texts.every((text) => {
      const rows = wrap(`${text} ___`, { face: 'text', size }, textBox.width - 2 * textPadding);
      return rows.length * size * 1.4 <= textBox.height - 70;
    });
  for (let size = 74; size >= 44; size -= 2) if (fits(size)) return size;
  throw new Error(`This text is too long for its chances: ${texts.at(-1)}`);
};

/** Returns the probabilities in percent at a point in time, interpolated from the round before to the current one. */
export const chancesAt = ({ rounds, choices }: ChancesAnimation, played: readonly number[]): number[] => {
  const round = rounds.findLastIndex((_, index) => (played[index] ?? 0) > 0);
  const before = rounds[round - 1]?.chances ?? choices.map(() => 0);
  const share = part(played[round] ?? 0, 0.15, 1);
  return choices.map((_, choice) => between(before[choice] ?? 0, rounds[round]?.chances[choice] ?? 0, share));
};

const drawChances = (animation: ChancesAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { choices, rounds } = animation;
  const round = Math.max(
    0,
    rounds.findLastIndex((_, index) => (played[index] ?? 0) > 0),
  );
  const share = played[round] ?? 0;
  const textIn = (last: number) => rounds.slice(0, last + 1).findLast(({ text }) => text !== undefined)?.text ?? '';
  const note = rounds.slice(0, round + 1).findLast((candidate) => candidate.note !== undefined)?.note;
  const size = textSize(rounds.map((_, index) => textIn(index)));
  const text = textIn(round);
  const isNew = round > 0 && text !== textIn(round - 1);
  const rows = wrap(text, { face: 'text', size }, textBox.width - 2 * textPadding - 120);
  const lineY = (row: number) => textBox.y + 66 + size * 0.8 + row * size * 1.4;
  const lastRow = rows.at(-1)?.text ?? '';
  const gapX = textBox.x + textPadding + widthOf(lastRow, { face: 'text', size }) + 26;
  const lines = rows.map((row, index) =>
    quoted(row.text, { face: 'text', size, x: textBox.x + textPadding, y: lineY(index), color: palette.text }),
  );
  const now = chancesAt(animation, played);
  const most = Math.max(...rounds.flatMap(({ chances }) => chances));
  const rowHeight = barsHeight / choices.length;
  const nameSize = Math.min(
    62,
    rowHeight * 0.5,
    ...choices.map((choice) => (62 * 400) / widthOf(choice, { face: 'text', size: 62 })),
  );
  const { mark, as = 'look' } = rounds[round] ?? {};
  const bars = choices.map((choice, index) => {
    const y = barsTop + index * rowHeight;
    const percent = now[index] ?? 0;
    const isMarked = mark === index && share > 0.5;
    const width = Math.max(8, (widest * percent) / most);
    return together(
      quoted(choice, {
        face: 'text',
        size: nameSize,
        x: 500,
        y: y + rowHeight * 0.62,
        anchor: 'end',
        color: palette.text,
      }),
      box(
        { x: 540, y: y + rowHeight * 0.16, width, height: rowHeight * 0.66 },
        { fill: isMarked ? verdictColor(palette, as) : palette.hue, radius: 14 },
      ),
      quoted(`${Math.round(percent)}%`, {
        ...{ face: 'mono', size: 50, x: 540 + width + 24, y: y + rowHeight * 0.62 },
        color: isMarked ? palette.text : palette.muted,
      }),
    );
  });
  return together(
    box(textBox, { fill: palette.panel, stroke: palette.rim }),
    box(barsBox, { fill: palette.panel, stroke: palette.rim }),
    faded(isNew ? ease(share * 3) : 1, together(...lines)),
    box({ x: gapX, y: lineY(rows.length - 1) + 6, width: 90, height: 8 }, { fill: palette.spot, radius: 4 }),
    faded(ease((played[0] ?? 0) * 4), together(...bars)),
    note === undefined
      ? together()
      : label(note, { face: 'strong', size: 44, x: 1790, y: barsBox.y + 66, anchor: 'end', color: palette.spot }),
  );
};

export const chances: AnimationKind<ChancesAnimation> = {
  steps: ({ rounds }) => rounds.map(() => 1.4),
  draw: drawChances,
};
