import { box, type Drawing, faded, label, line, moved, px, quoted, stageBox, together } from '../drawing/drawing.ts';
import { widthOf, wrap } from '../drawing/lettering.ts';
import { between, ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';

/** Shares of the map's width and height; 0, 0 is at the left and at the bottom. */
type Place = [x: number, y: number];

type MapStep =
  /** A card appears. */
  | { card: number }
  /** A border is drawn. */
  | { border: Place[] }
  /** A region gets the color of a group or a verdict, and a label of one or two words. */
  | { region: [from: Place, to: Place]; text: string; as?: Verdict; group?: number }
  | { mark: number; as: Verdict }
  | { move: number; to: Place };

/** Places cards with quoted words on a plane, near each other, on a side of a border, or in a region. */
export interface MapAnimation {
  kind: 'map';
  /** Labels of the axis to the right and the axis up. */
  axes?: [string, string];
  cards: { text: string; at: Place; group?: number }[];
  steps: MapStep[];
}

const size = 54;
const widestCard = 520;
const axisRoom = 70;

const drawMap = ({ axes, cards, steps }: MapAnimation, played: readonly number[], palette: Palette): Drawing => {
  const plane = axes
    ? { x: stageBox.x + axisRoom, y: stageBox.y, width: stageBox.width - axisRoom, height: stageBox.height - axisRoom }
    : stageBox;
  const x = (share: number) => plane.x + share * plane.width;
  const y = (share: number) => plane.y + (1 - share) * plane.height;
  const colors = [palette.hue, palette.right, palette.tint, palette.spot];
  const regions = steps.map((step, index) => {
    if (!('region' in step)) return together();
    const share = ease(played[index] ?? 0);
    const [[left, bottom], [right, top]] = step.region;
    const area = {
      x: x(left) + 10,
      y: y(top) + 10,
      width: (right - left) * plane.width - 20,
      height: (top - bottom) * plane.height - 20,
    };
    const color = step.as ? verdictColor(palette, step.as) : (colors[step.group ?? 0] ?? palette.hue);
    return faded(
      share,
      together(
        faded(0.2, box(area, { fill: color, radius: 20 })),
        box(area, { stroke: color, radius: 20, strokeWidth: 4 }),
        label(step.text, { face: 'display', size: 50, x: area.x + 30, y: area.y + 66, color: palette.text }),
      ),
    );
  });
  const borders = steps.map((step, index) => {
    const share = ease(played[index] ?? 0);
    if (!('border' in step) || share <= 0) return together();
    const count = Math.max(1, Math.ceil(share * 40));
    const points = Array.from({ length: count + 1 }, (_, at) => {
      const along = Math.min(share, at / 40) * (step.border.length - 1);
      const [from, to] = [
        step.border[Math.floor(along)],
        step.border[Math.min(step.border.length - 1, Math.floor(along) + 1)],
      ];
      const rest = along % 1;
      return `${px(x(between(from?.[0] ?? 0, to?.[0] ?? 0, rest)))} ${px(y(between(from?.[1] ?? 0, to?.[1] ?? 0, rest)))}`;
    });
    return line(`M${points.join('L')}`, palette.spot, 9, '26 20');
  });
  const drawnCards = cards.map(({ text, at, group }, card) => {
    const shown = played[steps.findIndex((step) => 'card' in step && step.card === card)] ?? 0;
    if (shown <= 0) return together();
    let [cardX, cardY] = at;
    let color = group === undefined ? palette.rim : (colors[group % colors.length] ?? palette.hue);
    let isMarked = false;
    steps.forEach((step, index) => {
      const share = ease(played[index] ?? 0);
      if (share <= 0) return;
      if ('move' in step && step.move === card) {
        cardX = between(cardX, step.to[0], share);
        cardY = between(cardY, step.to[1], share);
      }
      if ('mark' in step && step.mark === card) {
        color = verdictColor(palette, step.as);
        isMarked = true;
      }
    });
    const lettering = { face: 'text', size } as const;
    const lines = wrap(text, lettering, widestCard);
    const width = Math.max(...lines.map((row) => widthOf(row.text, lettering))) + 52;
    const height = lines.length * size * 1.2 + 36;
    const left = Math.min(Math.max(x(cardX) - width / 2, plane.x + 16), plane.x + plane.width - width - 16);
    const top = Math.min(Math.max(y(cardY) - height / 2, plane.y + 16), plane.y + plane.height - height - 16);
    const body = together(
      box(
        { x: left, y: top, width, height },
        { fill: palette.raised, stroke: color, strokeWidth: isMarked ? 8 : 5, radius: 20 },
      ),
      isMarked ? faded(0.28, box({ x: left, y: top, width, height }, { fill: color, radius: 20 })) : together(),
      ...lines.map((row, index) =>
        quoted(row.text, {
          ...lettering,
          x: left + 26,
          y: top + 18 + size * 0.92 + index * size * 1.2,
          color: palette.text,
        }),
      ),
    );
    return faded(part(shown, 0, 0.5), moved(0, between(-50, 0, ease(shown)), body));
  });
  const [across, up] = axes ?? ['', ''];
  const axisLettering = { face: 'strong', size: 42, color: palette.muted } as const;
  return together(
    box(plane, { fill: palette.panel, stroke: palette.rim }),
    axes
      ? line(`M${px(x(0.5))} ${px(y(1))}V${px(y(0))}M${px(x(0))} ${px(y(0.5))}H${px(x(1))}`, palette.rim, 4)
      : together(),
    ...regions,
    ...borders,
    ...drawnCards,
    axes
      ? together(
          line(
            `M${px(plane.x)} ${px(plane.y + plane.height + 22)}h${px(plane.width - 14)}m-18 -14l18 14l-18 14`,
            palette.muted,
            5,
          ),
          line(
            `M${px(plane.x - 22)} ${px(plane.y + plane.height)}v${px(14 - plane.height)}m-14 18l14 -18l14 18`,
            palette.muted,
            5,
          ),
          label(across, {
            ...axisLettering,
            x: plane.x + plane.width - 10,
            y: plane.y + plane.height + 70,
            anchor: 'end',
          }),
          {
            svg: `<g transform="translate(${px(plane.x - 38)} ${px(plane.y + 10)}) rotate(-90)">${quoted(up, { ...axisLettering, x: 0, y: 0, anchor: 'end' }).svg}</g>`,
            words: label(up, { ...axisLettering, x: 0, y: 0 }).words,
          },
        )
      : together(),
  );
};

export const map: AnimationKind<MapAnimation> = {
  steps: ({ steps }) => steps.map((step) => ('border' in step || 'move' in step ? 1.3 : stepSeconds)),
  draw: drawMap,
};
