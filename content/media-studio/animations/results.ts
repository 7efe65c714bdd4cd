import {
  type Box,
  box,
  type Drawing,
  faded,
  label,
  line,
  moved,
  px,
  quoted,
  stageBox,
  together,
} from '../drawing/drawing.ts';
import { widthOf } from '../drawing/lettering.ts';
import { between, clamp, ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';

type ResultsStep =
  /** Passages of a list arrive, the best one first. */
  | { show: number }
  /** Only the first places of a list count; the rest is cut off. */
  | { cut: number; keep: number }
  /** A passage is taken away. Its place stays empty, unless the others move up. */
  | { remove: [list: number, id: string]; movesUp?: boolean }
  | { mark: [list: number, id: string]; as: Verdict }
  /** Writes what a list is worth behind it. */
  | { score: number; text: string; as: Verdict };

/** Search results: passages in ranked places, some of them cut off, removed or marked correct. */
export interface ResultsAnimation {
  kind: 'results';
  lists: { name: string; found: string[] }[];
  /** Whether the names of the lists are our words; default: they are data, such as questions. */
  isOurs?: boolean;
  steps: ResultsStep[];
}

const gap = 34;
const padding = 44;
const slotGap = 26;
const headHeight = 112;
const scoreRoom = 330;
/** Opacity of what was cut off. */
const lost = 0.3;

interface Slot {
  id: string;
  /** From 0; fractions while passages move up. */
  place: number;
  /** Share of the passage that is left, from 0 when it was removed to 1. */
  left: number;
  /** Share to which it was cut off. */
  cut: number;
}

/** Returns where each passage of a list is, and what is left of it. */
export const slotsAt = ({ lists, steps }: ResultsAnimation, list: number, played: readonly number[]): Slot[] => {
  const found = lists[list]?.found ?? [];
  const slots = found.map((id, place) => ({ id, place, left: 1, cut: 0 }));
  steps.forEach((step, index) => {
    const share = ease(played[index] ?? 0);
    if (share <= 0) return;
    if ('cut' in step && step.cut === list)
      for (const slot of slots) slot.cut = Math.max(slot.cut, share * clamp(slot.place - step.keep + 1));
    if ('remove' in step && step.remove[0] === list) {
      const removed = found.indexOf(step.remove[1]);
      slots.forEach((slot, at) => {
        if (at === removed) slot.left *= 1 - share;
        if (step.movesUp && at > removed) slot.place -= part(share, 0.4, 1);
      });
    }
  });
  return slots;
};

const drawList = (
  animation: ResultsAnimation,
  list: number,
  area: Box,
  played: readonly number[],
  palette: Palette,
) => {
  const { lists, steps, isOurs } = animation;
  const last = (matches: (step: ResultsStep) => boolean) =>
    steps.findLastIndex((step, index) => matches(step) && (played[index] ?? 0) > 0);
  const places = Math.max(...lists.map(({ found }) => found.length));
  const room = steps.some((step) => 'score' in step) ? scoreRoom : 0;
  const width = (area.width - 2 * padding - room - slotGap * (places - 1)) / places;
  const height = Math.min(260, area.height - headHeight - 40);
  const top = area.y + headHeight + (area.height - headHeight - 40 - height) / 2;
  const x = (place: number) => area.x + padding + place * (width + slotGap);
  const shown = played[steps.findIndex((step) => 'show' in step && step.show === list)] ?? 0;
  const cutting = steps.findIndex((step) => 'cut' in step && step.cut === list);
  const cutStep = steps[cutting];
  const cutShare = ease(played[cutting] ?? 0);
  const keep = cutStep && 'keep' in cutStep ? cutStep.keep : places;
  const ids = lists.flatMap(({ found }) => found);
  const size = Math.min(64, ...ids.map((id) => (64 * (width - 40)) / widthOf(id, { face: 'mono', size: 64 })));

  const outlines = Array.from({ length: places }, (_, place) =>
    faded(
      ease(shown * 3) * (place < keep ? 1 : 1 - cutShare),
      box({ x: x(place), y: top, width, height }, { stroke: palette.rim, dash: '14 14', radius: 22 }),
    ),
  );
  const chips = slotsAt(animation, list, played).map(({ id, place, left, cut }, index) => {
    const arrived = part(shown, 0.15 + index * 0.16, 0.5 + index * 0.16);
    const marked = last((step) => 'mark' in step && step.mark[0] === list && step.mark[1] === id);
    const mark = steps[marked];
    const color = mark && 'mark' in mark ? verdictColor(palette, mark.as) : undefined;
    const chip = { x: x(place), y: top, width, height };
    const drawn = together(
      box(chip, { fill: palette.raised, stroke: color ?? palette.hue, strokeWidth: color ? 9 : 5, radius: 22 }),
      color ? faded(0.3 * ease(played[marked] ?? 0), box(chip, { fill: color, radius: 22 })) : together(),
      quoted(id, {
        ...{ face: 'mono', size, anchor: 'middle', color: palette.text },
        ...{ x: chip.x + width / 2, y: top + height / 2 + size * 0.32 },
      }),
    );
    const fall = between(0, 34, cut) - between(110, 0, left);
    return faded(arrived * left * between(1, lost, cut), moved(between(140, 0, arrived), fall, drawn));
  });
  const edge = x(keep) - slotGap / 2;
  const cutLine =
    cutShare > 0
      ? line(`M${px(edge)} ${px(top - 22)}v${px((height + 44) * cutShare)}`, palette.spot, 10, '26 20')
      : together();
  const scoring = last((step) => 'score' in step && step.score === list);
  const score = steps[scoring];
  const drawnScore =
    score && 'score' in score
      ? faded(
          ease((played[scoring] ?? 0) * 2),
          quoted(score.text, {
            ...{ face: 'display', anchor: 'middle', color: verdictColor(palette, score.as) },
            size: Math.min(96, (96 * (room - 30)) / widthOf(score.text, { face: 'display', size: 96 })),
            ...{ x: area.x + area.width - padding - room / 2 + 22, y: top + height / 2 + 32 },
          }),
        )
      : together();
  const { name = '' } = lists[list] ?? {};
  const nameSize = Math.min(56, (56 * (area.width - 2 * padding)) / widthOf(name, { face: 'display', size: 56 }));
  return together(
    box(area, { fill: palette.panel, stroke: palette.rim }),
    faded(
      ease(shown * 3),
      (isOurs ? label : quoted)(name, {
        ...{ face: 'display', size: nameSize, color: palette.text },
        ...{ x: area.x + padding, y: area.y + 78 },
      }),
    ),
    ...outlines,
    ...chips,
    cutLine,
    drawnScore,
  );
};

const drawResults = (animation: ResultsAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { lists } = animation;
  const height = (stageBox.height - gap * (lists.length - 1)) / lists.length;
  return together(
    ...lists.map((_, list) =>
      drawList(animation, list, { ...stageBox, y: stageBox.y + list * (height + gap), height }, played, palette),
    ),
  );
};

export const results: AnimationKind<ResultsAnimation> = {
  steps: ({ steps }) => steps.map((step) => ('show' in step ? 1.6 : 'remove' in step ? 1.3 : stepSeconds + 0.2)),
  draw: drawResults,
};
