import { type Box, box, type Drawing, faded, label, moved, together, verdict } from '../drawing/drawing.ts';
import { widthOf } from '../drawing/lettering.ts';
import { between, ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';
import { fittingSize, textPanel } from './text-panel.ts';

/** A text and what it is checked for: each step adds a check, its verdict, and marks the words in question. */
export interface ChecklistAnimation {
  kind: 'checklist';
  title?: string;
  mono?: boolean;
  text: string;
  checks: { label: string; is: 'right' | 'wrong'; words?: string }[];
}

const sheet: Box = { x: 90, y: 90, width: 1000, height: 880 };
const list: Box = { x: 1140, y: 90, width: 690, height: 880 };

const drawChecklist = (animation: ChecklistAnimation, played: readonly number[], palette: Palette): Drawing => {
  const look = { face: animation.mono ? 'mono' : 'text', lineHeight: 1.45, title: animation.title } as const;
  const marks = animation.checks.flatMap(({ words, is }, index) =>
    words ? [{ words, as: is as Verdict, shown: played[index] ?? 0 }] : [],
  );
  const rowHeight = Math.min(220, list.height / animation.checks.length);
  const rows = animation.checks.map(({ label: text, is }, index) => {
    const shown = played[index] ?? 0;
    const y = list.y + index * rowHeight + (rowHeight - 24) / 2;
    const size = Math.min(58, (58 * (list.width - 190)) / widthOf(text, { face: 'strong', size: 58 }));
    const color = verdictColor(palette, is);
    const row = together(
      box(
        { x: list.x, y: list.y + index * rowHeight, width: list.width, height: rowHeight - 24 },
        { fill: palette.raised, stroke: shown > 0.6 ? color : palette.rim },
      ),
      verdict(is === 'right', list.x + 84, y, 42, [color, palette.onMark], part(shown, 0.4, 1)),
      label(text, { face: 'strong', size, x: list.x + 158, y: y + size * 0.35, color: palette.text }),
    );
    return faded(ease(shown * 3), moved(between(80, 0, ease(shown * 2)), 0, row));
  });
  const content = { text: animation.text, written: animation.text.length, marks };
  return together(
    textPanel(sheet, content, { ...look, size: fittingSize([animation.text], sheet, look) }, palette),
    ...rows,
  );
};

export const checklist: AnimationKind<ChecklistAnimation> = {
  steps: ({ checks }) => checks.map(() => stepSeconds + 0.2),
  draw: drawChecklist,
};
