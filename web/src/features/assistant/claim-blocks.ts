/** A block of a claim. `start` is the number of an ordered list's first item. */
export type ClaimBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[]; start?: number }
  | { kind: 'table'; header: string[]; rows: string[][] }
  | { kind: 'code'; text: string };

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|\s?|\s?\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const marker = /^(?:-|(\d+)\.) /;

/** Splits a claim into paragraphs, lists, whole tables and programs. Anything else in it is plain text. */
export const claimBlocks = (text: string): ClaimBlock[] => {
  const blocks: ClaimBlock[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const last = blocks.at(-1);
    if (line.startsWith('```')) {
      const end = lines.indexOf('```', at + 1);
      const code = lines.slice(at + 1, end < 0 ? lines.length : end);
      blocks.push({ kind: 'code', text: code.join('\n') });
      at += code.length + 1;
    } else if (line.startsWith('|')) {
      const cells = cellsOf(line);
      if (last?.kind !== 'table') blocks.push({ kind: 'table', header: cells, rows: [] });
      else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) last.rows.push(cells);
    } else if (marker.test(line)) {
      const number = marker.exec(line)?.[1];
      const item = line.replace(marker, '');
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item], ...(number !== undefined && { start: Number(number) }) });
    } else if (line.trim() !== '') blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
};
