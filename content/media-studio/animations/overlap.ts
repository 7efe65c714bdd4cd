import { type Drawing, disc, faded, label, px, shape, together } from '../drawing/drawing.ts';
import { between, ease } from '../drawing/motion.ts';
import type { Palette } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';

type OverlapStep =
  /** A circle appears; before, its place is dashed. */
  | { show: number }
  /** All circles meet; their intersection gets this name. */
  | { meet: string }
  /** A circle moves away again. */
  | { leave: number };

/** Three circles that are harmless apart and matter where they meet. */
export interface OverlapAnimation {
  kind: 'overlap';
  circles: [string, string, string];
  steps: OverlapStep[];
}

const radius = 275;
const apart = [
  [420, 390],
  [1500, 390],
  [960, 690],
] as const;
const together3 = [
  [800, 400],
  [1120, 400],
  [960, 680],
] as const;
const away = [
  [-560, -60],
  [560, -60],
  [700, 0],
] as const;
const names = [
  [-120, -40],
  [105, -40],
  [0, 130],
] as const;

const drawOverlap = ({ circles, steps }: OverlapAnimation, played: readonly number[], palette: Palette): Drawing => {
  const progress = (matches: (step: OverlapStep) => boolean) => ease(played[steps.findIndex(matches)] ?? 0);
  const met = progress((step) => 'meet' in step);
  const shared = steps.find((step) => 'meet' in step);
  const left = circles.map((_, index) => progress((step) => 'leave' in step && step.leave === index));
  const places = circles.map((_, index) => {
    const [x, y] = apart[index] ?? [0, 0];
    const [toX, toY] = together3[index] ?? [0, 0];
    const [dx, dy] = away[index] ?? [0, 0];
    const gone = (left[index] ?? 0) * 0.75;
    return [between(x, toX, met) + dx * gone, between(y, toY, met) + dy * gone * 0.3] as const;
  });
  const colors = [palette.hue, palette.right, palette.tint];
  const shapes = circles.map((text, index) => {
    const shown = progress((step) => 'show' in step && step.show === index);
    const [x, y] = places[index] ?? [0, 0];
    const [nameX, nameY] = names[index] ?? [0, 0];
    const color = colors[index] ?? palette.hue;
    return together(
      faded(
        1 - shown,
        shape(
          `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="none" stroke="${color}" stroke-opacity="0.6" stroke-width="4" stroke-dasharray="14 14"/>`,
        ),
      ),
      faded(
        shown,
        together(
          shape(
            `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius * between(0.7, 1, shown))}" fill="${color}" fill-opacity="0.34" stroke="${color}" stroke-width="7"/>`,
          ),
          ...text.split('\n').map((row, at) =>
            label(row, {
              face: 'display',
              size: 54,
              x: x + nameX * met,
              y: y + nameY * met + at * 60 - 10,
              anchor: 'middle',
              color: palette.text,
            }),
          ),
        ),
      ),
    );
  });
  const danger = met * (1 - Math.max(...left));
  const center = shared && 'meet' in shared ? shared.meet : '';
  return together(
    ...shapes,
    faded(
      danger,
      together(
        disc(960, 505, 118 * danger, palette.wrong),
        label(center, { face: 'strong', size: 46, x: 960, y: 521, anchor: 'middle', color: palette.onMark }),
      ),
    ),
  );
};

export const overlap: AnimationKind<OverlapAnimation> = {
  steps: ({ steps }) => steps.map((step) => ('meet' in step ? 1.4 : stepSeconds + 0.2)),
  draw: drawOverlap,
};
