import {
  type Box,
  box,
  type Drawing,
  faded,
  label,
  px,
  quoted,
  shape,
  stageBox,
  together,
} from '../drawing/drawing.ts';
import { widthOf } from '../drawing/lettering.ts';
import { between, ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';

type TokensStep =
  /** A part appears. */
  | { part: number }
  /** All parts become one stream, without their owners. */
  | { join: true }
  /** Marks words in a row. */
  | { mark: string; as: Verdict };

/** Texts by several people, cut into pieces that become one stream. A `|` splits a word. */
export interface TokensAnimation {
  kind: 'tokens';
  parts: { by: string; text: string }[];
  steps: TokensStep[];
}

const gap = 30;
const padding = 50;
const headHeight = 84;
const rowHeight = 1.72;
const chipPadding = 0.26;

/** Returns the pieces of a text: its words, split at each `|`. */
export const piecesOf = (text: string): string[] => text.split(/\s+|\|/).filter(Boolean);

/** Returns where pieces are in a box, or undefined when they do not fit. */
const placePieces = (pieces: readonly string[], room: Box, size: number): { x: number; y: number }[] | undefined => {
  let x = room.x;
  let y = room.y;
  const places = pieces.map((piece) => {
    const width = widthOf(piece, { face: 'mono', size }) + (2 * chipPadding + 0.24) * size;
    if (x > room.x && x + width > room.x + room.width) {
      x = room.x;
      y += size * rowHeight;
    }
    const place = { x, y };
    x += width;
    return place;
  });
  return y + size * rowHeight <= room.y + room.height ? places : undefined;
};

/** Returns the places for the largest size in which all pieces fit. @throws Error when none does. */
const largestSize = (
  place: (size: number) => { x: number; y: number }[] | undefined,
): { size: number; places: { x: number; y: number }[] } => {
  for (let size = 92; size >= 40; size -= 2) {
    const places = place(size);
    if (places) return { size, places };
  }
  throw new Error('These texts have too many pieces.');
};

const layouts = new WeakMap<TokensAnimation, ReturnType<typeof layOut>>();

const layOut = ({ parts }: TokensAnimation) => {
  const pieces = parts.map(({ text }) => piecesOf(text));
  const height = (stageBox.height - gap * (parts.length - 1)) / parts.length;
  const areas = parts.map((_, index) => ({ ...stageBox, y: stageBox.y + index * (height + gap), height }));
  const inner = (area: Box): Box => ({
    x: area.x + padding,
    y: area.y + headHeight + padding * 0.6,
    width: area.width - 2 * padding,
    height: area.height - headHeight - padding,
  });
  const joinedSize = largestSize((size) => placePieces(pieces.flat(), inner(stageBox), size));
  const apartSize = largestSize((size) => {
    const places = parts.map((_, index) => placePieces(pieces[index] ?? [], inner(areas[index] ?? stageBox), size));
    return places.every((own) => own !== undefined) ? places.flat() : undefined;
  });
  return { pieces, areas, apart: apartSize, joined: joinedSize };
};

const layoutOf = (animation: TokensAnimation) => {
  const known = layouts.get(animation) ?? layOut(animation);
  layouts.set(animation, known);
  return known;
};

/** Returns the first and the last index of words in a stream of pieces. */
const rangeOf = (stream: readonly string[], words: string): [number, number] => {
  const wanted = piecesOf(words);
  const from = stream.findIndex((_, index) => wanted.every((word, at) => stream[index + at] === word));
  return from < 0 ? [-1, -1] : [from, from + wanted.length - 1];
};

const drawTokens = (animation: TokensAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { parts, steps } = animation;
  const { pieces, areas, apart, joined } = layoutOf(animation);
  const join = steps.findIndex((step) => 'join' in step);
  const met = ease(played[join] ?? 0);
  const shownOf = (owner: number) => played[steps.findIndex((step) => 'part' in step && step.part === owner)] ?? 0;
  const colors = [palette.hue, palette.tint, palette.right, palette.spot];
  const sheets = parts.map(({ by }, index) => {
    const area = areas[index] ?? stageBox;
    const lettering = { face: 'display', size: 46, x: area.x + padding, y: area.y + 70 } as const;
    return faded(
      Math.min(ease(shownOf(index) * 3), 1 - ease(met * 2)),
      together(
        box(area, { fill: palette.panel, stroke: palette.rim }),
        label(by, { ...lettering, color: colors[index] ?? palette.hue }),
      ),
    );
  });
  const stream = pieces.flat();
  const owners = pieces.flatMap((own, owner) => own.map((_, at) => ({ owner, share: at / Math.max(1, own.length) })));
  const marks = steps.flatMap((step, index) =>
    'mark' in step ? [{ range: rangeOf(stream, step.mark), as: step.as, shown: ease(played[index] ?? 0) }] : [],
  );
  const size = between(apart.size, joined.size, met);
  const chips = stream.map((piece, index) => {
    const { owner, share } = owners[index] ?? { owner: 0, share: 0 };
    const appears = part(shownOf(owner), 0.15 + share * 0.6, 0.4 + share * 0.6);
    const from = apart.places[index] ?? { x: 0, y: 0 };
    const to = joined.places[index] ?? from;
    const place = { x: between(from.x, to.x, met), y: between(from.y, to.y, met) };
    const width = widthOf(piece, { face: 'mono', size }) + 2 * chipPadding * size;
    const mark = marks.findLast(({ range, shown }) => shown > 0 && index >= range[0] && index <= range[1]);
    const chip = { ...place, width, height: size * 1.42 };
    return faded(
      appears,
      together(
        box(chip, { fill: palette.raised, radius: 14 }),
        faded((1 - met) * 0.4, box(chip, { fill: colors[owner] ?? palette.hue, radius: 14 })),
        mark ? faded(mark.shown * 0.5, box(chip, { fill: verdictColor(palette, mark.as), radius: 14 })) : together(),
        mark
          ? shape(
              `<rect x="${px(chip.x)}" y="${px(chip.y + chip.height - 9)}" width="${px(width * mark.shown)}" height="9" rx="4" fill="${verdictColor(palette, mark.as)}"/>`,
            )
          : together(),
        quoted(piece, {
          face: 'mono',
          size,
          x: place.x + chipPadding * size,
          y: place.y + size * 1.02,
          color: palette.text,
        }),
      ),
    );
  });
  return together(
    ...sheets,
    faded(part(met, 0.5, 1), box(stageBox, { fill: palette.panel, stroke: palette.rim })),
    ...chips,
  );
};

export const tokens: AnimationKind<TokensAnimation> = {
  steps: ({ steps }) => steps.map((step) => ('part' in step ? 1.8 : 'join' in step ? 1.6 : stepSeconds)),
  draw: drawTokens,
};
