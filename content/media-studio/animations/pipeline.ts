import { type Box, box, type Drawing, disc, faded, label, line, px, together, verdict } from '../drawing/drawing.ts';
import { widthOf } from '../drawing/lettering.ts';
import { between, ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import type { AnimationKind } from './animation.ts';
import { fittingSize, type Mark, textPanel } from './text-panel.ts';

/** Moves a document through stations, changing it on the way; it may go back or be stopped. */
export interface PipelineAnimation {
  kind: 'pipeline';
  stations: string[];
  mono?: boolean;
  /**
   * Each step brings the document to a station, where its text becomes `text`. With `isNew`, another document begins
   * there, and the verdicts on the one before disappear.
   */
  steps: { at: number; text?: string; words?: string; as?: Verdict; isNew?: true }[];
}

const sheet: Box = { x: 90, y: 80, width: 1740, height: 500 };
const stationBox = { y: 700, height: 270 };
const gap = 70;

const drawPipeline = (animation: PipelineAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { stations, steps } = animation;
  const width = (1740 - gap * (stations.length - 1)) / stations.length;
  const center = (station: number) => 90 + station * (width + gap) + width / 2;
  const current = steps.findLastIndex((_, index) => (played[index] ?? 0) > 0);
  const step = steps[Math.max(0, current)];
  const share = current < 0 ? 0 : (played[current] ?? 0);
  const arrived = ease(share * 1.7);
  const from = steps[Math.max(0, current - 1)]?.at ?? 0;
  const x = between(center(from), center(step?.at ?? 0), current <= 0 ? 1 : arrived);
  const textAt = (last: number) => steps.slice(0, last + 1).findLast(({ text }) => text !== undefined)?.text ?? '';
  const text = textAt(arrived > 0.6 || current <= 0 ? current : current - 1);
  const marks: Mark[] = step?.words ? [{ words: step.words, as: step.as ?? 'look', shown: part(share, 0.6, 1) }] : [];
  const look = { face: animation.mono ? 'mono' : 'text', lineHeight: 1.45 } as const;
  const size = fittingSize(
    steps.map((_, index) => textAt(index)),
    sheet,
    look,
  );
  const lit = step && arrived > 0.6 ? step.at : from;
  const begun = steps.findLastIndex(({ isNew }, index) => isNew && (played[index] ?? 0) > 0);
  const drawnStations = stations.map((text, station) => {
    const isLit = current >= 0 && station === lit;
    const visit = steps.findLastIndex(
      ({ at }, index) => index >= begun && at === station && (played[index] ?? 0) > 0.6,
    );
    const judged = visit >= 0 && (isLit || visit < current) ? steps[visit]?.as : undefined;
    const judgedColor = judged ? verdictColor(palette, judged) : palette.hue;
    const color = isLit ? judgedColor : palette.rim;
    const size = Math.min(56, (56 * (width - 50)) / widthOf(text, { face: 'display', size: 56 }));
    const left = center(station) - width / 2;
    const mark =
      judged && judged !== 'look'
        ? verdict(
            judged === 'right',
            center(station),
            stationBox.y + 200,
            38,
            [judgedColor, palette.onMark],
            part(played[visit] ?? 0, 0.6, 1),
          )
        : disc(center(station), stationBox.y + 200, 17, isLit ? color : palette.rim);
    return together(
      station > 0
        ? line(`M${px(left - gap + 12)} ${stationBox.y + 135}h${gap - 28}m-15 -15l15 15l-15 15`, palette.muted, 6)
        : together(),
      box(
        { x: left, width, ...stationBox },
        { fill: isLit ? palette.raised : palette.panel, stroke: color, strokeWidth: isLit ? 6 : 3 },
      ),
      label(text, {
        face: 'display',
        size,
        x: center(station),
        y: stationBox.y + 112,
        anchor: 'middle',
        color: palette.text,
      }),
      mark,
    );
  });
  const pointer = faded(
    ease((played[0] ?? 0) * 3),
    together(
      line(`M${px(x)} ${sheet.y + sheet.height}V${stationBox.y - 26}m-20 -20l20 20l20 -20`, palette.spot, 9),
      disc(x, sheet.y + sheet.height, 15, palette.spot),
    ),
  );
  const content = { text, written: text.length, marks };
  return together(textPanel(sheet, content, { ...look, size }, palette), ...drawnStations, pointer);
};

export const pipeline: AnimationKind<PipelineAnimation> = {
  steps: ({ steps }) => steps.map(() => 1.4),
  draw: drawPipeline,
};
