import { box, type Drawing, faded, label, quoted, shape, together } from '../drawing/drawing.ts';
import { wrap } from '../drawing/lettering.ts';
import { between, ease, part } from '../drawing/motion.ts';
import type { Palette } from '../drawing/palette.ts';
import type { AnimationKind } from './animation.ts';

/** Cards with quoted requests or messages that are put into bins, one a step. */
export interface SortAnimation {
  kind: 'sort';
  bins: string[];
  cards: { text: string; bin: number }[];
}

const top = { y: 76, height: 250 };
const binBox = { y: 366, height: 612 };
const gap = 40;
const cardHeight = 164;

const drawSort = ({ bins, cards }: SortAnimation, played: readonly number[], palette: Palette): Drawing => {
  const width = (1740 - gap * (bins.length - 1)) / bins.length;
  const binX = (bin: number) => 90 + bin * (width + gap);
  const colors = [palette.hue, palette.right, palette.spot, palette.tint];
  const drawnBins = bins.map((text, bin) => {
    const color = colors[bin % colors.length] ?? palette.hue;
    return together(
      box({ x: binX(bin), width, ...binBox }, { fill: palette.panel, stroke: palette.rim }),
      shape(
        `<rect x="${binX(bin) + 32}" y="${binBox.y + 88}" width="${width - 64}" height="6" rx="3" fill="${color}"/>`,
      ),
      label(text, { face: 'display', size: 48, x: binX(bin) + 32, y: binBox.y + 66, color: palette.text }),
    );
  });
  const drawnCards = cards.map(({ text, bin }, index) => {
    const share = played[index] ?? 0;
    if (share <= 0) return together();
    // A card is read first, then it travels.
    const travel = part(share, 0.55, 1);
    const place = cards.slice(0, index).filter((other) => other.bin === bin).length;
    const fromSize = 62;
    const toSize = 42;
    const size = between(fromSize, toSize, travel);
    const wide = between(1200, width - 44, travel);
    const high = between(top.height - 60, cardHeight - 14, travel);
    const x = between(360, binX(bin) + 22, travel);
    const y = between(top.y + 30, binBox.y + 116 + place * cardHeight, travel);
    const lines = wrap(text, { face: 'text', size }, wide - 44);
    const first = y + high / 2 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35;
    const color = colors[bin % colors.length] ?? palette.hue;
    return faded(
      ease(share * 5),
      together(
        box(
          { x, y, width: wide, height: high },
          { fill: palette.raised, stroke: travel > 0.5 ? color : palette.spot, radius: 18 },
        ),
        ...lines.map((row, at) =>
          quoted(row.text, { face: 'text', size, x: x + 22, y: first + at * size * 1.15, color: palette.text }),
        ),
      ),
    );
  });
  return together(
    faded(1 - ease(played.at(-1) ?? 0), box({ x: 340, width: 1240, ...top }, { stroke: palette.rim, dash: '14 14' })),
    ...drawnBins,
    ...drawnCards,
  );
};

export const sort: AnimationKind<SortAnimation> = {
  steps: ({ cards }) => cards.map(() => 2.2),
  draw: drawSort,
};
