import { box, type Drawing, disc, faded, label, moved, quoted, stageBox, together } from '../drawing/drawing.ts';
import { widthOf } from '../drawing/lettering.ts';
import { clamp, ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';

type DotsStep =
  /** The dots of a group appear. */
  | { show: number }
  /** The next dots of a group get a color; a label of one or two words says why. */
  | { mark: number; count: number; as: Verdict; note: string };

/** Shows every case as a dot, in groups, and colors the dots of each group by outcome. */
export interface DotsAnimation {
  kind: 'dots';
  groups: { name: string; count: number }[];
  steps: DotsStep[];
}

const gap = 40;
const headHeight = 110;
const footHeight = 190;

/** Returns the marks of a group, each with its first dot. */
export const marksOf = ({ steps }: DotsAnimation, group: number) => {
  let from = 0;
  return steps.flatMap((step, index) => {
    if (!('mark' in step) || step.mark !== group) return [];
    const mark = { ...step, from, index };
    from += step.count;
    return [mark];
  });
};

/** Returns the number of columns of a grid: as many as fit, or fewer if that leaves no incomplete row. */
export const columnsFor = (count: number, most: number): number => {
  const widest = Math.max(1, Math.min(count, most));
  for (let columns = widest; columns > widest * 0.7; columns--) if (count % columns === 0) return columns;
  return widest;
};

const drawDots = (animation: DotsAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { groups, steps } = animation;
  const width = (stageBox.width - gap * (groups.length - 1)) / groups.length;
  const drawn = groups.map(({ name, count }, group) => {
    const left = stageBox.x + group * (width + gap);
    const shown = played[steps.findIndex((step) => 'show' in step && step.show === group)] ?? 0;
    const room = { width: width - 80, height: stageBox.height - headHeight - footHeight - 20 };
    const pitch = Math.min(120, Math.sqrt((room.width * room.height) / count) * 0.97);
    const columns = columnsFor(count, Math.floor(room.width / pitch));
    const rows = Math.ceil(count / columns);
    const step = Math.min(pitch, room.height / rows);
    const startX = left + (width - (columns - 1) * step) / 2;
    const startY = stageBox.y + headHeight + (room.height - (rows - 1) * step) / 2;
    const marks = marksOf(animation, group);
    const dots = Array.from({ length: count }, (_, index) => {
      const mark = marks.find(({ from, count: marked }) => index >= from && index < from + marked);
      const share = mark ? clamp((played[mark.index] ?? 0) * (mark.count + 2) * 0.7 - (index - mark.from) * 0.5) : 0;
      const isMarked = share > 0.5 || (mark !== undefined && (played[mark.index] ?? 0) >= 1);
      const color = mark && isMarked ? verdictColor(palette, mark.as) : palette.hue;
      const appears = part(shown * 1.6 - (0.6 * index) / count, 0, 1);
      return disc(
        startX + (index % columns) * step,
        startY + Math.floor(index / columns) * step,
        step * (isMarked ? 0.42 : 0.32) * appears,
        color,
      );
    });
    const nameSize = Math.min(52, (52 * (width - 80)) / widthOf(name, { face: 'display', size: 52 }));
    const notes = marks.map(({ count: marked, as, note, index }, at) => {
      const share = played[index] ?? 0;
      const noteWidth = (width - 60) / marks.length;
      const x = left + 30 + at * noteWidth;
      const y = stageBox.y + stageBox.height - 60;
      const numberWidth = widthOf(String(marked), { face: 'display', size: 88 });
      const size = Math.min(44, (44 * (noteWidth - numberWidth - 40)) / widthOf(note, { face: 'strong', size: 44 }));
      return faded(
        ease(share * 2),
        moved(
          0,
          24 * (1 - ease(share * 2)),
          together(
            quoted(String(marked), { face: 'display', size: 88, x: x + 10, y, color: verdictColor(palette, as) }),
            label(note, { face: 'strong', size, x: x + numberWidth + 28, y: y - 10, color: palette.text }),
          ),
        ),
      );
    });
    return together(
      box({ ...stageBox, x: left, width }, { fill: palette.panel, stroke: palette.rim }),
      label(name, { face: 'display', size: nameSize, x: left + 40, y: stageBox.y + 80, color: palette.text }),
      ...dots,
      ...notes,
    );
  });
  return together(...drawn);
};

export const dots: AnimationKind<DotsAnimation> = {
  steps: ({ steps }) => steps.map((step) => ('mark' in step ? stepSeconds + 0.6 : 1.2)),
  draw: drawDots,
};
