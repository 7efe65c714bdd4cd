import { box, type Drawing, faded, label, moved, px, quoted, shape, together } from '../drawing/drawing.ts';
import { type Lettering, widthOf, wrap } from '../drawing/lettering.ts';
import { between, ease, part } from '../drawing/motion.ts';
import { type Palette, type Verdict, verdictColor } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';

type TableStep =
  /** Shows a row, without the cells of hidden columns. */
  | { row: number }
  /** Fills a column in the rows that are shown. */
  | { column: number }
  /** Marks a cell. */
  | { mark: [row: number, column: number]; as: Verdict }
  /** Writes something else into a cell. */
  | { write: [row: number, column: number]; text: string; as: Verdict };

/** A table that is being filled. Cells are data; headings are our words. */
export interface TableAnimation {
  kind: 'table';
  columns: string[];
  /** Shares of the width; default: equal. */
  widths?: number[];
  rows: string[][];
  /** Columns with our words; the others have data. */
  ours?: number[];
  /** Columns that are empty until a step fills them. */
  hidden?: number[];
  steps: TableStep[];
}

const area = { x: 90, y: 100, width: 1740, height: 860 };
const headHeight = 110;
const padding = 34;

const textSize = (
  { rows, steps, widths, columns }: TableAnimation,
  columnWidth: (column: number) => number,
): number => {
  const rowHeight = (area.height - headHeight) / rows.length;
  const written = steps.flatMap((step) => ('write' in step ? [{ text: step.text, column: step.write[1] }] : []));
  const cells = [...rows.flatMap((row) => row.map((text, column) => ({ text, column }))), ...written];
  for (let size = 58; size > 34; size -= 2) {
    const fits = cells.every(({ text, column }) => {
      const width = columnWidth(column) - 2 * padding;
      const lines = wrap(text, { face: 'text', size }, width);
      return (
        lines.length * size * 1.25 < rowHeight - 24 &&
        lines.every((line) => widthOf(line.text, { face: 'text', size }) <= width)
      );
    });
    if (fits) return size;
  }
  throw new Error(`The table "${columns.join(', ')}" has too much text${widths ? '' : '; set widths'}.`);
};

const drawTable = (animation: TableAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { columns, rows, steps, hidden = [], ours = [] } = animation;
  const widths = animation.widths ?? columns.map(() => 1);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const left = (column: number) =>
    area.x + (area.width * widths.slice(0, column).reduce((sum, width) => sum + width, 0)) / total;
  const columnWidth = (column: number) => (area.width * (widths[column] ?? 1)) / total;
  const rowHeight = (area.height - headHeight) / rows.length;
  const size = textSize(animation, columnWidth);
  const progress = (matches: (step: TableStep) => boolean) => played[steps.findIndex(matches)] ?? 0;
  const heads = columns.map((text, column) =>
    label(text, { face: 'strong', size: 44, x: left(column) + padding, y: area.y + 72, color: palette.hue }),
  );
  const rules = rows.map((_, row) =>
    shape(
      `<rect x="${area.x}" y="${px(area.y + headHeight + row * rowHeight)}" width="${area.width}" height="3" fill="${palette.rim}"/>`,
    ),
  );
  const cells = rows.flatMap((texts, row) => {
    const rowShown = progress((step) => 'row' in step && step.row === row);
    return texts.map((authored, column) => {
      const columnShown = progress((step) => 'column' in step && step.column === column);
      const shown = hidden.includes(column) ? Math.min(columnShown, rowShown) : rowShown;
      const isCell = (place: [number, number]) => place[0] === row && place[1] === column;
      const rewrite = steps.findLastIndex(
        (step, index) => 'write' in step && isCell(step.write) && (played[index] ?? 0) > 0.5,
      );
      const writing = steps[rewrite];
      const text = writing && 'write' in writing ? writing.text : authored;
      const lettering: Lettering = { face: 'text', size };
      const lines = wrap(text, lettering, columnWidth(column) - 2 * padding);
      const top = area.y + headHeight + row * rowHeight;
      const first = top + rowHeight / 2 - ((lines.length - 1) * size * 1.25) / 2 + size * 0.35;
      const words = lines.map((line, index) =>
        (ours.includes(column) ? label : quoted)(line.text, {
          ...lettering,
          x: left(column) + padding,
          y: first + index * size * 1.25,
          color: palette.text,
        }),
      );
      const last = steps.findLastIndex(
        (step, index) => 'as' in step && (played[index] ?? 0) > 0 && isCell('mark' in step ? step.mark : step.write),
      );
      const mark = steps[last];
      const cell = {
        x: left(column) + 8,
        y: top + 10,
        width: (columnWidth(column) - 16) * ease(played[last] ?? 0),
        height: rowHeight - 18,
      };
      const color = mark && 'as' in mark ? verdictColor(palette, mark.as) : '';
      const marked = color
        ? together(
            faded(0.24, box(cell, { fill: color, radius: 16 })),
            box({ ...cell, width: 12 }, { fill: color, radius: 6 }),
          )
        : together();
      const shift = between(60, 0, ease(shown));
      return together(
        marked,
        ...words.map((word, index) => faded(part(shown, index * 0.1, 0.7 + index * 0.1), moved(shift, 0, word))),
      );
    });
  });
  return together(box(area, { fill: palette.panel, stroke: palette.rim }), ...heads, ...rules, ...cells);
};

export const table: AnimationKind<TableAnimation> = {
  steps: ({ steps }) => steps.map(() => stepSeconds + 0.2),
  draw: drawTable,
};
