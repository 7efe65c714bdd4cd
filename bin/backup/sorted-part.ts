import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson, replaceFile, writeWhole } from './files.ts';
import { type Part, type PartName, partPath } from './manifest.ts';
import { readLines } from './read-lines.ts';

/** A line of a part with the key it is sorted by. */
export interface Line {
  key: string;
  text: string;
}

/** Lines of one call, and where the next call would continue. No call can continue after a page without one. */
export interface Page {
  lines: Line[];
  cursor?: unknown;
}

/** Reads a share of a part from a cursor, or from its beginning. */
export type Segment = (cursor: unknown) => AsyncGenerator<Page>;

interface SegmentProgress {
  runs: number;
  cursor?: unknown;
  isComplete: boolean;
}

/** Bytes of text that a segment collects before it writes a sorted run. */
const defaultRunBytes = 16 * 2 ** 20;

/** Files that a merge reads at once: below the 256 that macOS allows a process by default. */
const maxOpenRuns = 128;

const byKey = (a: Line, b: Line): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** A line of a run: the key as JSON, which contains no tab, then the text. */
const toRunLine = ({ key, text }: Line): string => `${JSON.stringify(key)}\t${text}\n`;

const readRun = async function* (path: string): AsyncGenerator<Line> {
  for await (const line of readLines(path)) {
    const tab = line.indexOf('\t');
    yield { key: JSON.parse(line.slice(0, tab)) as string, text: line.slice(tab + 1) };
  }
};

/** Merges sorted runs. Of lines with the same key, which a list that changes while it is read may contain, one stays. */
const mergeRuns = async function* (paths: readonly string[]): AsyncGenerator<Line> {
  const readers = paths.map(readRun);
  const heads = await Promise.all(readers.map((reader) => reader.next()));
  let last: string | undefined;
  for (;;) {
    let least: { index: number; line: Line } | undefined;
    for (const [index, head] of heads.entries())
      if (!head.done && (!least || head.value.key < least.line.key)) least = { index, line: head.value };
    if (!least) return;
    const reader = readers[least.index];
    if (reader) heads[least.index] = await reader.next();
    if (least.line.key !== last) yield least.line;
    last = least.line.key;
  }
};

/** Writes lines in blocks of about 1 MB. */
const writeLines = (path: string, lines: AsyncIterable<string>): Promise<void> =>
  replaceFile(path, async (append) => {
    let block = '';
    for await (const line of lines) {
      block += line;
      if (block.length < 2 ** 20) continue;
      await append(block);
      block = '';
    }
    await append(block);
  });

/** Merges runs until few enough are left to be read at once. */
const reduceRuns = async (folder: string, runs: readonly string[]): Promise<string[]> => {
  let left = [...runs];
  for (let index = 0; left.length > maxOpenRuns; index += 1) {
    const merged = join(folder, `merged-${index}`);
    const lines = mergeRuns(left.slice(0, maxOpenRuns));
    await writeLines(
      merged,
      (async function* () {
        for await (const line of lines) yield toRunLine(line);
      })(),
    );
    left = [...left.slice(maxOpenRuns), merged];
  }
  return left;
};

/** Writes the part from its sorted runs. */
const writePart = async (path: string, runs: readonly string[]): Promise<Part> => {
  const hash = createHash('sha256');
  const part = { lines: 0, bytes: 0 };
  await writeLines(
    path,
    (async function* () {
      for await (const { text } of mergeRuns(runs)) {
        const line = `${text}\n`;
        hash.update(line);
        part.lines += 1;
        part.bytes += Buffer.byteLength(line);
        yield line;
      }
    })(),
  );
  return { ...part, sha256: hash.digest('hex') };
};

const runFolderOf = (folder: string, name: PartName): string => join(folder, 'runs', name);

/** Removes what a repeat would continue from. */
export const removeRuns = (folder: string, name: PartName): Promise<void> =>
  rm(runFolderOf(folder, name), { recursive: true, force: true });

/**
 * Reads the segments of a part at once and writes its lines, sorted by key, in memory of a fixed size: sorted runs
 * first, which are merged at the end. A repeat after a failure continues each segment after its last run, until
 * `removeRuns`.
 */
export const writeSortedPart = async (
  folder: string,
  name: PartName,
  segments: readonly Segment[],
  runBytes = defaultRunBytes,
): Promise<Part> => {
  const runFolder = runFolderOf(folder, name);
  const progressPath = join(runFolder, 'progress.json');
  const progress = (await readJson<SegmentProgress[]>(progressPath)) ?? [];
  const runPath = (segment: number, run: number) => join(runFolder, `${segment}-${run}`);
  let saving = Promise.resolve();
  /** One write after another, each with the newest state. */
  const save = (): Promise<void> => {
    saving = saving.then(() => writeWhole(progressPath, JSON.stringify(progress)));
    return saving;
  };

  const readSegment = async (segment: Segment, index: number): Promise<void> => {
    const state = progress[index] ?? { runs: 0, isComplete: false };
    if (state.isComplete) return;
    let lines: Line[] = [];
    let bytes = 0;
    let { runs } = state;
    const flush = async (cursor: unknown, isComplete: boolean): Promise<void> => {
      await writeWhole(runPath(index, runs), lines.sort(byKey).map(toRunLine).join(''));
      runs += 1;
      lines = [];
      bytes = 0;
      if (cursor === undefined && !isComplete) return;
      progress[index] = { runs, cursor, isComplete };
      await save();
    };
    for await (const page of segment(state.cursor)) {
      for (const line of page.lines) {
        lines.push(line);
        bytes += line.text.length;
      }
      if (bytes >= runBytes) await flush(page.cursor, false);
    }
    await flush(undefined, true);
  };

  for (const index of segments.keys()) progress[index] ??= { runs: 0, isComplete: false };
  const ended = await Promise.allSettled(segments.map(readSegment));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
  const runs = progress.flatMap(({ runs: count }, index) =>
    Array.from({ length: count }, (_, run) => runPath(index, run)),
  );
  return writePart(partPath(folder, name), await reduceRuns(runFolder, runs));
};
