import { box, findBox, requireBox, words } from './boxes.ts';
import type { Sample, Track } from './movie.ts';

/** Consecutive samples of a track that begin with a sync sample. */
export interface Segment {
  samples: Sample[];
  /** Decoding time of the first sample, in units of the track. */
  startTime: number;
  seconds: number;
}

/** Splits a track where decoding can begin, into segments of at least `minimumSeconds` except the last one. */
export const segmentsOf = ({ samples, timescale }: Track, minimumSeconds: number): Segment[] => {
  const segments: Segment[] = [];
  let time = 0;
  for (const sample of samples) {
    const last = segments.at(-1);
    if (!last || (sample.isSync && last.seconds >= minimumSeconds))
      segments.push({ samples: [], startTime: time, seconds: 0 });
    const current = segments.at(-1) as Segment;
    current.samples.push(sample);
    time += sample.duration;
    current.seconds = (time - current.startTime) / timescale;
  }
  return segments;
};

const emptyTable = (kind: string): Buffer => box(kind, words(0, 0));

/**
 * Writes the start of a fragmented file with one track: how it is encoded, without samples. The edit list stays: it says
 * where the first picture, or the first sound after the encoder's priming, is on the timeline.
 */
export const fileHeader = (movieHeader: Buffer, { id, kind, content }: Track): Buffer => {
  const part = (...path: string[]) => requireBox(content, ...path).whole;
  const tables = box(
    'stbl',
    part('mdia', 'minf', 'stbl', 'stsd'),
    ...['stts', 'stsc', 'stco'].map(emptyTable),
    box('stsz', words(0, 0, 0)),
  );
  const information = box(
    'minf',
    part('mdia', 'minf', kind === 'video' ? 'vmhd' : 'smhd'),
    part('mdia', 'minf', 'dinf'),
    tables,
  );
  const media = box('mdia', part('mdia', 'mdhd'), part('mdia', 'hdlr'), information);
  const edits = findBox(content, 'edts') ? [part('edts')] : [];
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6\0\0\0\0iso6cmfcmp41', 'latin1')),
    box(
      'moov',
      box('mvhd', movieHeader),
      box('trak', part('tkhd'), ...edits, media),
      box('mvex', box('trex', words(0, id, 1, 0, 0, 0))),
    ),
  ]);
};

/** Flags of a sample: decoding can begin here, or it depends on others. */
const syncFlags = 0x02000000;
const dependentFlags = 0x01010000;

/** Fields of each sample in a `trun` box, and its offset of the data. */
const runFlags = 0x000001 | 0x000100 | 0x000200 | 0x000400 | 0x000800;

const payloadBytes = ({ samples }: Segment): number => samples.reduce((sum, { size }) => sum + size, 0);

/** Writes what precedes the samples of a segment: the box `moof`, and the header of `mdat`. */
export const segmentHeader = (track: Track, segment: Segment, sequenceNumber: number): Buffer => {
  const rows = segment.samples.map(({ duration, size, isSync, compositionOffset }) =>
    words(duration, size, isSync ? syncFlags : dependentFlags, compositionOffset),
  );
  const startTime = Buffer.alloc(8);
  startTime.writeBigUInt64BE(BigInt(segment.startTime));
  const moofWith = (dataOffset: number) =>
    box(
      'moof',
      box('mfhd', words(0, sequenceNumber)),
      box(
        'traf',
        // Positions count from the beginning of this `moof`.
        box('tfhd', words(0x020000, track.id)),
        box('tfdt', words(0x01000000), startTime),
        box('trun', words(0x01000000 | runFlags, rows.length, dataOffset), ...rows),
      ),
    );
  const moof = moofWith(moofWith(0).length + 8);
  return Buffer.concat([moof, words(8 + payloadBytes(segment)), Buffer.from('mdat', 'latin1')]);
};

/** Joins samples that follow one another in the file, so that few reads get them. */
export const readsOf = ({ samples }: Segment): { offset: number; length: number }[] => {
  const reads: { offset: number; length: number }[] = [];
  for (const { offset, size } of samples) {
    const last = reads.at(-1);
    if (last && last.offset + last.length === offset) last.length += size;
    else reads.push({ offset, length: size });
  }
  return reads;
};

/** Returns the length of a written segment in bytes. */
export const segmentBytes = (header: Buffer, segment: Segment): number => header.length + payloadBytes(segment);
