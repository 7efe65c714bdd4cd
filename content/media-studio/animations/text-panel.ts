import { type Box, box, type Drawing, label, nothing, px, quoted, shape, together } from '../drawing/drawing.ts';
import { type Face, type TextLine, widthOf, wrap } from '../drawing/lettering.ts';
import { between, ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';

/** Words of a panel that are marked, and how far the mark is drawn (0 to 1). */
export interface Mark {
  words: string;
  as: Verdict;
  shown: number;
  /** A label of one or two words below the mark. */
  note?: string | undefined;
  /** Struck through instead. */
  isStruck?: boolean;
}

export interface PanelText {
  text: string;
  /** Number of characters already written. */
  written: number;
  marks: readonly Mark[];
}

export interface PanelLook {
  title?: string | undefined;
  face: Face;
  size: number;
  /** In multiples of the font size. */
  lineHeight: number;
  /** Color of the sheet; default: the panel's. */
  fill?: string;
  padding?: number;
}

/** Space between the edge of a sheet and its text, unless a style sets another. */
const sheetPadding = 52;
const titleHeight = 74;

/** Largest and smallest size of a panel's text. */
const sizes = { largest: 92, smallest: 38 };

const innerBox = (area: Box, { title, padding = sheetPadding }: Pick<PanelLook, 'title' | 'padding'>): Box => ({
  x: area.x + padding,
  y: area.y + padding + (title ? titleHeight : 0),
  width: area.width - 2 * padding,
  height: area.height - 2 * padding - (title ? titleHeight : 0),
});

/** Returns the largest size in which all of the texts fit; code keeps its lines if it can. @throws Error when none does. */
export const fittingSize = (texts: readonly string[], area: Box, look: Omit<PanelLook, 'size'>): number => {
  const { width, height } = innerBox(area, look);
  const fits = (text: string, size: number, keepsLines: boolean): boolean => {
    const lettering = { face: look.face, size };
    const lines = wrap(text, lettering, width);
    if (keepsLines && lines.length > text.split('\n').length) return false;
    return (
      lines.length * size * look.lineHeight <= height && lines.every((row) => widthOf(row.text, lettering) <= width)
    );
  };
  for (const keepsLines of look.face === 'mono' ? [true, false] : [false])
    for (let size = sizes.largest; size >= sizes.smallest; size -= 2)
      if (texts.every((text) => fits(text, size, keepsLines))) return size;
  throw new Error(`This text is too long for its panel: ${texts.at(-1)?.slice(0, 60)}`);
};

/** Where a range of characters is, line by line. */
const stretches = (lines: TextLine[], from: number, to: number, look: PanelLook) =>
  lines.flatMap(({ text, start }, row) => {
    const first = Math.max(from, start);
    const last = Math.min(to, start + text.length);
    if (first >= last) return [];
    const x = widthOf(text.slice(0, first - start), look);
    return [{ row, x, width: widthOf(text.slice(0, last - start), look) - x }];
  });

const drawMark = (
  mark: Mark,
  { text }: PanelText,
  lines: TextLine[],
  inner: Box,
  look: PanelLook,
  palette: Palette,
) => {
  const from = text.indexOf(mark.words);
  if (from < 0 || mark.shown <= 0) return { under: nothing, over: nothing };
  const color = verdictColor(palette, mark.as);
  const places = stretches(lines, from, from + mark.words.length, look);
  const length = places.reduce((sum, { width }) => sum + width, 0);
  let left = length * ease(mark.shown);
  const strokes = places.map(({ row, x, width }) => {
    const drawn = Math.max(0, Math.min(width, left));
    left -= width;
    const y = inner.y + row * look.size * look.lineHeight;
    if (drawn <= 0) return '';
    return mark.isStruck
      ? `<rect x="${px(inner.x + x)}" y="${px(y + look.size * 0.68)}" width="${px(drawn)}" height="${px(look.size * 0.09)}" rx="3" fill="${color}"/>`
      : `<rect x="${px(inner.x + x - 8)}" y="${px(y + look.size * 0.08)}" width="${px(drawn + 16)}" height="${px(look.size * 1.16)}" rx="12" fill="${color}" fill-opacity="0.3"/><rect x="${px(inner.x + x - 8)}" y="${px(y + look.size * 1.16)}" width="${px(drawn + 16)}" height="${px(look.size * 0.09)}" fill="${color}"/>`;
  });
  const last = places.at(-1);
  const notes: Drawing[] = [];
  if (mark.note && last && mark.shown > 0.5) {
    const lettering = { face: 'strong', size: 36 } as const;
    const width = widthOf(mark.note, lettering) + 40;
    const x = Math.min(inner.x + last.x - 8, inner.x + inner.width - width);
    const y = inner.y + last.row * look.size * look.lineHeight + look.size * 1.28;
    const rise = between(12, 0, part(mark.shown, 0.5, 1));
    notes.push(
      box({ x, y: y + rise, width, height: 48 }, { fill: color, radius: 12 }),
      label(mark.note, { ...lettering, x: x + 20, y: y + rise + 36, color: palette.onMark }),
    );
  }
  const drawn = shape(strokes.join(''));
  return mark.isStruck
    ? { under: nothing, over: together(drawn, ...notes) }
    : { under: drawn, over: together(...notes) };
};

/** Draws a sheet with a text that is being written and marked. */
export const textPanel = (area: Box, content: PanelText, look: PanelLook, palette: Palette): Drawing => {
  const inner = innerBox(area, look);
  const lines = wrap(content.text, look, inner.width);
  const baseline = (row: number) => inner.y + row * look.size * look.lineHeight + look.size * 0.94;
  const marks = content.marks.map((mark) => drawMark(mark, content, lines, inner, look, palette));
  const isWriting = content.written < content.text.length;
  const rows = lines.map(({ text, start }, row) =>
    quoted(text.slice(0, Math.max(0, content.written - start)), {
      ...look,
      x: inner.x,
      y: baseline(row),
      color: palette.text,
    }),
  );
  const row = lines.findLastIndex(({ start }) => start <= content.written);
  const current = lines[row];
  const caret =
    isWriting && current
      ? box(
          {
            x: inner.x + widthOf(current.text.slice(0, content.written - current.start), look) + 5,
            y: baseline(row) - look.size * 0.84,
            width: 7,
            height: look.size,
          },
          { fill: palette.spot, radius: 3 },
        )
      : nothing;
  const title = look.title
    ? together(
        label(look.title, { face: 'display', size: 46, x: area.x + sheetPadding, y: area.y + 78, color: palette.hue }),
        shape(
          `<rect x="${px(area.x + sheetPadding)}" y="${px(area.y + 102)}" width="${px(area.width - 2 * sheetPadding)}" height="3" fill="${palette.rim}"/>`,
        ),
      )
    : nothing;
  return together(
    box(area, { fill: look.fill ?? palette.panel, stroke: palette.rim }),
    title,
    ...marks.map(({ under }) => under),
    ...rows,
    caret,
    ...marks.map(({ over }) => over),
  );
};
