import { box, type Drawing, faded, label, moved, quoted, together } from '../drawing/drawing.ts';
import { widthOf, wrap } from '../drawing/lettering.ts';
import { between, ease, part } from '../drawing/motion.ts';
import type { Palette } from '../drawing/palette.ts';
import type { AnimationKind } from './animation.ts';

/** A text that a model continues: each round shows likely next pieces with their chances, then appends one. */
export interface NextWordAnimation {
  kind: 'next-word';
  text: string;
  rounds: { choices: [piece: string, percent: number][]; pick: number }[];
}

const lettering = { face: 'text', size: 74 } as const;
const chanceLettering = { face: 'mono', size: 54 } as const;
const textBox = { x: 90, y: 80, width: 1740, height: 320 };
const lineHeight = 104;
const firstBar = 450;
const rowHeight = 130;
const barX = 560;
const widest = 1050;

const drawNextWord = ({ text, rounds }: NextWordAnimation, played: readonly number[], palette: Palette): Drawing => {
  // A round has two steps: the chances appear, then one piece is taken.
  const round = Math.max(
    0,
    rounds.findLastIndex((_, index) => (played[2 * index] ?? 0) > 0),
  );
  const { choices, pick } = rounds[round] ?? { choices: [], pick: 0 };
  const [grown, taken] = [played[2 * round] ?? 0, played[2 * round + 1] ?? 0];
  const before = rounds.slice(0, round).reduce((soFar, past) => soFar + past.choices[past.pick]?.[0], text);
  const picked = choices[pick]?.[0] ?? '';
  const rows = wrap(before + picked, lettering, textBox.width - 110);
  const lineY = (row: number) => textBox.y + 120 + row * lineHeight;
  const soFar = rows.map(({ text: row, start }, index) =>
    quoted(row.slice(0, Math.max(0, before.length - start)), {
      ...lettering,
      x: textBox.x + 55,
      y: lineY(index),
      color: palette.text,
    }),
  );
  const last = rows.length - 1;
  const lastLine = rows[last] ?? { text: '', start: 0 };
  const targetX =
    textBox.x + 55 + widthOf(lastLine.text.slice(0, Math.max(0, before.length - lastLine.start)), lettering);
  const flight = part(taken, 0.15, 1);
  const bars = choices.map(([piece, percent], index) => {
    const y = firstBar + index * rowHeight;
    const appear = part(grown, index * 0.12, 0.4 + index * 0.12);
    const isPicked = index === pick && taken > 0;
    const width = (widest * percent * part(grown, 0.2, 1)) / Math.max(...choices.map(([, most]) => most));
    const bar = together(
      box({ x: barX, y: y + 20, width, height: 76 }, { fill: isPicked ? palette.spot : palette.hue, radius: 14 }),
      quoted(`${Math.round(percent * part(grown, 0.2, 1))}%`, {
        ...chanceLettering,
        x: barX + width + 26,
        y: y + 77,
        color: palette.muted,
      }),
      quoted(piece.trim(), { ...lettering, size: 64, x: barX - 40, y: y + 80, anchor: 'end', color: palette.text }),
    );
    return faded(appear * (taken > 0 && !isPicked ? 1 - 0.6 * ease(taken) : 1), bar);
  });
  const fromX = barX - 40 - widthOf(picked.trim(), { ...lettering, size: 64 });
  const flying =
    taken > 0
      ? moved(
          between(fromX, targetX + (picked.startsWith(' ') ? 20 : 0), flight),
          between(firstBar + pick * rowHeight + 80, lineY(last), flight),
          quoted(picked.trim(), { ...lettering, x: 0, y: 0, color: palette.spot }),
        )
      : together();
  return together(
    box(textBox, { fill: palette.panel, stroke: palette.rim }),
    ...soFar,
    faded(
      grown * (1 - ease(taken)),
      box({ x: targetX + 8, y: lineY(last) - 64, width: 9, height: 84 }, { fill: palette.spot, radius: 4 }),
    ),
    faded(
      ease(grown * 2),
      label('chance', { face: 'strong', size: 40, x: 1830, y: 436, anchor: 'end', color: palette.muted }),
    ),
    ...bars,
    flying,
  );
};

export const nextWord: AnimationKind<NextWordAnimation> = {
  steps: ({ rounds }) => rounds.flatMap(() => [1.2, 1]),
  draw: drawNextWord,
};
