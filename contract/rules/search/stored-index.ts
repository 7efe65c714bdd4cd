/**
 * The search index as stored: columns of numbers and texts, which open without parsing, because typed arrays look at the
 * bytes in place. All numbers are little-endian, as on every platform that runs this.
 */
export interface IndexColumns {
  /** All words as they are written, sorted by code unit. */
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
  /** How strongly the lecture is about the term, 1 to 255. */
  entryStrengths: Uint8Array;
  /** The public line that says most about the term: an index in the lecture's lines; `noLine` for none. */
  entryLines: Uint8Array;
  /** Number of lectures that contain each term. */
  lectureCounts: Uint32Array;
  /** Start of each lecture's entry in `lectureTexts`: a `StoredLecture` as JSON in UTF-8. */
  lectureTextStarts: Uint32Array;
  lectureTexts: Uint8Array;
  /** Start of each lecture's public lines in the columns below. */
  lineStarts: Uint32Array;
  /** When each line is said, in seconds; `notSpoken` for written ones. */
  lineSeconds: Uint32Array;
  /** Start of each line in `lineTexts`, in UTF-8. */
  lineTextStarts: Uint32Array;
  lineTexts: Uint8Array;
}

/** What a result shows of a lecture. */
export interface StoredLecture {
  id: string;
  title: string;
  sectionIndex: number;
  lectureIndex: number;
  isPreview: boolean;
}

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
  /** Number of entries of each column, in the order of `columnNames`. */
  lengths: number[];
}

const align = (offset: number): number => Math.ceil(offset / 4) * 4;

/** Writes an index and JSON about it into one object. */
export const encodeIndex = <Meta>(meta: Meta, columns: IndexColumns): Uint8Array => {
  const lengths = columnNames.map((name) => columns[name].length);
  const header: Header<Meta> = { meta, words: columns.words.join(' '), lengths };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const size = columnNames.reduce((sum, name) => sum + align(columns[name].byteLength), 4 + align(headerBytes.length));
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, headerBytes.length, true);
  bytes.set(headerBytes, 4);
  let offset = 4 + align(headerBytes.length);
  for (const name of columnNames) {
    const { buffer, byteOffset, byteLength } = columns[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
    offset += align(byteLength);
  }
  return bytes;
};

/** Reads an object of `encodeIndex`. The columns share its memory. @throws Error when it is truncated */
export const decodeIndex = <Meta>(stored: Uint8Array): { meta: Meta; columns: IndexColumns } => {
  const bytes = stored.byteOffset % 4 === 0 ? stored : stored.slice();
  const buffer = bytes.buffer as ArrayBuffer;
  const headerLength = new DataView(buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
  const header: Header<Meta> = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headerLength)));
  let offset = bytes.byteOffset + 4 + align(headerLength);
  const entries = columnNames.map((name, position) => {
    const column = new columnTypes[name](buffer, offset, header.lengths[position]);
    offset += align(column.byteLength);
    return [name, column];
  });
  const words = header.words === '' ? [] : header.words.split(' ');
  return { meta: header.meta, columns: { words, ...Object.fromEntries(entries) } as IndexColumns };
};
