import { boxesOf, findBox, requireBox, UnsupportedMovie } from './boxes.ts';

/** A coded picture, or some milliseconds of coded sound. Times are in units of the track's `timescale`. */
export interface Sample {
  /** Position in the file, in bytes. */
  offset: number;
  /** Bytes. */
  size: number;
  duration: number;
  /** From decoding to presentation. */
  compositionOffset: number;
  /** Whether decoding can begin here. */
  isSync: boolean;
}

export interface Track {
  id: number;
  kind: 'video' | 'audio';
  /** Units of a second. */
  timescale: number;
  /** As the CODECS attribute of an HLS playlist names it. */
  codec: string;
  /** Of video; 0 for sound. */
  width: number;
  height: number;
  samples: Sample[];
  /** Content of its `trak` box. */
  content: Buffer;
}

/** Reads bytes of a file. */
export type ReadBytes = (offset: number, length: number) => Promise<Buffer>;

/** Largest index that is read. */
const maxMoovBytes = 64 * 1024 * 1024;

/** Returns the content of the box `moov`, wherever it is in the file. */
const readMoov = async (read: ReadBytes, size: number): Promise<Buffer> => {
  for (let at = 0; at + 8 <= size; ) {
    const header = await read(at, Math.min(16, size - at));
    const size32 = header.readUInt32BE(0);
    const length = size32 === 1 ? Number(header.readBigUInt64BE(8)) : size32 || size - at;
    if (length < 8 || at + length > size) break;
    if (header.toString('latin1', 4, 8) === 'moov' && length <= maxMoovBytes) return read(at + 8, length - 8);
    at += length;
  }
  throw new UnsupportedMovie('It is not an MP4 file.');
};

/** Reads a table of full-box entries: rows of `width` 32-bit numbers, after their count at `countAt`. */
const table = (content: Buffer, width: number, countAt = 4): number[][] => {
  const count = content.readUInt32BE(countAt);
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: width }, (_, column) => content.readUInt32BE(countAt + 4 + 4 * (row * width + column))),
  );
};

/** Repeats the value of each run: `[count, value]`. */
const expand = (runs: number[][]): number[] =>
  runs.flatMap(([count = 0, value = 0]) => Array.from({ length: count }, () => value));

const sizesOf = (stbl: Buffer): number[] => {
  const { content } = requireBox(stbl, 'stsz');
  const [same, count] = [content.readUInt32BE(4), content.readUInt32BE(8)];
  return same > 0 ? Array.from({ length: count }, () => same) : table(content, 1, 8).flat();
};

const chunkOffsetsOf = (stbl: Buffer): number[] => {
  const large = findBox(stbl, 'co64')?.content;
  if (!large) return table(requireBox(stbl, 'stco').content, 1).flat();
  return table(large, 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low);
};

/** Computes the position of each sample: chunks have positions, and samples follow one another in a chunk. */
const offsetsOf = (stbl: Buffer, sizes: readonly number[]): number[] => {
  const runs = table(requireBox(stbl, 'stsc').content, 3);
  const offsets: number[] = [];
  let run = 0;
  chunkOffsetsOf(stbl).forEach((chunkOffset, chunk) => {
    while ((runs[run + 1]?.[0] ?? Infinity) <= chunk + 1) run += 1;
    let offset = chunkOffset;
    for (let left = runs[run]?.[1] ?? 0; left > 0 && offsets.length < sizes.length; left -= 1) {
      offsets.push(offset);
      offset += sizes[offsets.length - 1] ?? 0;
    }
  });
  return offsets;
};

const samplesOf = (stbl: Buffer): Sample[] => {
  const sizes = sizesOf(stbl);
  const offsets = offsetsOf(stbl, sizes);
  const durations = expand(table(requireBox(stbl, 'stts').content, 2));
  const compositions = findBox(stbl, 'ctts')?.content;
  const compositionOffsets = compositions ? expand(table(compositions, 2)) : [];
  const sync = findBox(stbl, 'stss')?.content;
  const syncNumbers = sync && new Set(table(sync, 1).flat());
  return sizes.map((size, index) => ({
    size,
    offset: offsets[index] ?? 0,
    duration: durations[index] ?? 0,
    compositionOffset: (compositionOffsets[index] ?? 0) | 0,
    isSync: syncNumbers?.has(index + 1) ?? true,
  }));
};

const hex = (byte = 0): string => byte.toString(16).padStart(2, '0');

/** Returns the object type of AAC from an `esds` box (ISO/IEC 14496-1): nested descriptors of tag, length and content. */
const audioObjectType = (esds: Buffer): number => {
  let at = 4;
  for (const [tag, skipped] of [
    [3, 3],
    [4, 13],
    [5, 0],
  ] as const) {
    if (esds[at] !== tag) throw new UnsupportedMovie('Its sound is not AAC.');
    at += 1;
    while ((esds[at] ?? 0) >= 0x80) at += 1;
    at += 1 + skipped;
  }
  return (esds[at] ?? 0) >> 3;
};

/** Returns codec and size of a sample description. @throws UnsupportedMovie for codecs other than H.264 and AAC */
const describe = (stbl: Buffer): Pick<Track, 'codec' | 'width' | 'height'> => {
  const [entry] = boxesOf(requireBox(stbl, 'stsd').content.subarray(8));
  if (entry?.kind === 'avc1') {
    const { content } = requireBox(entry.content.subarray(78), 'avcC');
    const codec = `avc1.${hex(content[1])}${hex(content[2])}${hex(content[3])}`;
    return { codec, width: entry.content.readUInt16BE(24), height: entry.content.readUInt16BE(26) };
  }
  if (entry?.kind !== 'mp4a') throw new UnsupportedMovie(`Its codec is ${entry?.kind}, not H.264 or AAC.`);
  const esds = requireBox(entry.content.subarray(28), 'esds').content;
  return { codec: `mp4a.40.${audioObjectType(esds)}`, width: 0, height: 0 };
};

const kinds: Record<string, Track['kind']> = { vide: 'video', soun: 'audio' };

const parseTrack = (content: Buffer): Track[] => {
  const handler = requireBox(content, 'mdia', 'hdlr').content.toString('latin1', 8, 12);
  const kind = kinds[handler];
  if (!kind) return [];
  const header = requireBox(content, 'mdia', 'mdhd').content;
  const stbl = requireBox(content, 'mdia', 'minf', 'stbl').content;
  return [
    {
      id: requireBox(content, 'tkhd').content.readUInt32BE(header[0] === 1 ? 20 : 12),
      kind,
      timescale: header.readUInt32BE(header[0] === 1 ? 20 : 12),
      ...describe(stbl),
      samples: samplesOf(stbl),
      content,
    },
  ];
};

/** A video and its sound. */
export interface Movie {
  /** Content of the box `mvhd`. */
  header: Buffer;
  video: Track;
  audio: Track;
}

const secondsOf = ({ samples, timescale }: Track): number =>
  samples.reduce((sum, { duration }) => sum + duration, 0) / timescale;

/** Shows the last picture until the sound ends, as players do with a track that is shorter. */
const holdLastPicture = (video: Track, audio: Track): void => {
  const last = video.samples.at(-1);
  const missing = secondsOf(audio) - secondsOf(video);
  if (last && missing > 0) last.duration += Math.round(missing * video.timescale);
};

/** Parses the index of an MP4 file. @throws UnsupportedMovie without H.264 video and AAC sound */
export const readMovie = async (read: ReadBytes, size: number): Promise<Movie> => {
  const moov = await readMoov(read, size);
  try {
    const tracks = boxesOf(moov).flatMap(({ kind, content }) => (kind === 'trak' ? parseTrack(content) : []));
    const [video, audio] = (['video', 'audio'] as const).map((kind) => {
      const track = tracks.find((one) => one.kind === kind);
      if (!track) throw new UnsupportedMovie(`It has no ${kind}.`);
      return track;
    }) as [Track, Track];
    holdLastPicture(video, audio);
    return { header: requireBox(moov, 'mvhd').content, video, audio };
  } catch (error) {
    // A table that ends too early.
    if (error instanceof RangeError) throw new UnsupportedMovie('A box is damaged.');
    throw error;
  }
};
