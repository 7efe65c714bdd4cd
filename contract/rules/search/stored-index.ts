import { packNumbers, unpackNumbers } from './packed-numbers.ts';

/**
 * The search index: columns of numbers and texts, which open without parsing. Columns of 32-bit numbers are stored
 * packed; typed arrays read the others in place (little-endian, as on every platform that runs this).
 */
export interface IndexColumns {
  /** All words in their written forms, sorted by code unit. */
  words: readonly string[];
  /** The term of each word. */
  termOfWord: Uint32Array;
  /**
   * Start of each term's text in `stems`: a stem, or two of them joined by a space, in UTF-8. Sorted by byte; a term's
   * number is its position.
   */
  stemStarts: Uint32Array;
  stems: Uint8Array;
  /** English words that no course contains, as a packed set. A search does not correct them. */
  englishWords: Uint32Array;
  /** Start of each term's postings; those of term `t` end where those of `t + 1` start. */
  postingStarts: Uint32Array;
  /** Course numbers, ascending for each term. */
  postingCourses: Uint32Array;
  /** Score of each posting; `lectureOnly` is set when only lectures contain the term. */
  postingScores: Uint16Array;
  /** Start of each course's lectures in the columns below. */
  lectureStarts: Uint32Array;
  /** Start of each course's entries: one for each term that one of its lectures contains. */
  entryStarts: Uint32Array;
  /** Term numbers, ascending for each course. */
  entryTerms: Uint32Array;
  /** The lecture of each entry, counted from the course's first. */
  entryLectures: Uint16Array;
  /** Strength of the term in the lecture, 1 to 255. */
  entryStrengths: Uint8Array;
  /** Index in the lecture's lines of the best public line for the term; `noLine` for none. */
  entryLines: Uint8Array;
  /** Number of lectures that contain each term. */
  lectureCounts: Uint32Array;
  /** Start of each lecture's entry in `lectureTexts`: what `packLecture` returns, in UTF-8. */
  lectureTextStarts: Uint32Array;
  lectureTexts: Uint8Array;
  /** Start of each lecture's public lines in the columns below. */
  lineStarts: Uint32Array;
  /** When each line is spoken, in seconds; `notSpoken` for written lines. */
  lineSeconds: Uint32Array;
  /** Start of each line in `lineTexts`, in UTF-8. */
  lineTextStarts: Uint32Array;
  lineTexts: Uint8Array;
}

/** Fields of a lecture that a result shows. */
export interface StoredLecture {
  id: string;
  title: string;
  sectionIndex: number;
  lectureIndex: number;
  isPreview: boolean;
}

/** Returns a lecture as JSON without field names. */
export const packLecture = ({ id, title, sectionIndex, lectureIndex, isPreview }: StoredLecture): string =>
  JSON.stringify([id, title, sectionIndex, lectureIndex, isPreview]);

/** Reads a lecture that `packLecture` wrote. */
export const unpackLecture = (packed: string): StoredLecture => {
  const [id, title, sectionIndex, lectureIndex, isPreview] = JSON.parse(packed);
  return { id, title, sectionIndex, lectureIndex, isPreview };
};

/** Bit of a posting's score: only lectures contain the term. */
export const lectureOnly = 0x8000;
/** Value of `entryLines` without a line. */
export const noLine = 255;
/** Value of `lineSeconds` of a written line. */
export const notSpoken = 0xffff_ffff;

type NumberColumn = Exclude<keyof IndexColumns, 'words'>;
const columnTypes: Record<NumberColumn, typeof Uint32Array | typeof Uint16Array | typeof Uint8Array> = {
  termOfWord: Uint32Array,
  stemStarts: Uint32Array,
  stems: Uint8Array,
  englishWords: Uint32Array,
  postingStarts: Uint32Array,
  postingCourses: Uint32Array,
  postingScores: Uint16Array,
  lectureStarts: Uint32Array,
  entryStarts: Uint32Array,
  entryTerms: Uint32Array,
  entryLectures: Uint16Array,
  entryStrengths: Uint8Array,
  entryLines: Uint8Array,
  lectureCounts: Uint32Array,
  lectureTextStarts: Uint32Array,
  lectureTexts: Uint8Array,
  lineStarts: Uint32Array,
  lineSeconds: Uint32Array,
  lineTextStarts: Uint32Array,
  lineTexts: Uint8Array,
};
const columnNames = Object.keys(columnTypes) as NumberColumn[];

interface Header<Meta> {
  meta: Meta;
  words: string;
  /** Number of entries, and of stored bytes, of each column, in the order of `columnNames`. */
  columns: [entries: number, bytes: number][];
}

const align = (offset: number): number => Math.ceil(offset / 4) * 4;

const storedBytes = (column: IndexColumns[NumberColumn]): Uint8Array =>
  column instanceof Uint32Array
    ? packNumbers(column)
    : new Uint8Array(column.buffer, column.byteOffset, column.byteLength);

/** Encodes an index, and JSON about it, as one object. */
export const encodeIndex = <Meta>(meta: Meta, index: IndexColumns): Uint8Array => {
  const stored = columnNames.map((name) => storedBytes(index[name]));
  const columns = columnNames.map((name, position): [number, number] => [
    index[name].length,
    (stored[position] as Uint8Array).length,
  ]);
  const header: Header<Meta> = { meta, words: index.words.join(' '), columns };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const size = stored.reduce((sum, { length }) => sum + align(length), 4 + align(headerBytes.length));
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, headerBytes.length, true);
  bytes.set(headerBytes, 4);
  let offset = 4 + align(headerBytes.length);
  for (const column of stored) {
    bytes.set(column, offset);
    offset += align(column.length);
  }
  return bytes;
};

/**
 * Decodes an object of `encodeIndex`. Some columns share its memory.
 * @throws Error when it is truncated
 */
export const decodeIndex = <Meta>(stored: Uint8Array): { meta: Meta; columns: IndexColumns } => {
  const bytes = stored.byteOffset % 4 === 0 ? stored : stored.slice();
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
  const header: Header<Meta> = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headerLength)));
  let offset = 4 + align(headerLength);
  const columns = columnNames.map((name, position) => {
    const [entries, length] = header.columns[position] as [number, number];
    const own = bytes.subarray(offset, offset + length);
    if (own.length !== length) throw new Error(`The search index ends in its column ${name}.`);
    offset += align(length);
    const Column = columnTypes[name];
    const column =
      Column === Uint32Array
        ? unpackNumbers(own, entries)
        : new Column(own.buffer as ArrayBuffer, own.byteOffset, entries);
    return [name, column];
  });
  const words = header.words === '' ? [] : header.words.split(' ');
  return { meta: header.meta, columns: { words, ...Object.fromEntries(columns) } as IndexColumns };
};
