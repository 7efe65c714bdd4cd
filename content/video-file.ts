import { type FileHandle, open } from 'node:fs/promises';
import { hashFile } from './hash-file.ts';

/** The properties of a video file that publishing needs. The file is never read into memory as a whole. */
export interface VideoFile {
  /** Absent for a file that `media.lock` names and that is not on this machine: the rest is what the lock says. */
  path?: string;
  /** Bytes. */
  size: number;
  /** Hex digits. */
  sha256: string;
  /** Length in seconds; undefined for a file that is not an MP4. */
  seconds?: number;
  /** Whether the index precedes the media data, so that playback can begin before everything is loaded. */
  isStreamable: boolean;
  /** The hash that `media.lock` names for it; absent for a file that it does not list. */
  lockedSha256?: string;
  /** The bucket that is published to has it already, although it is not on this machine. */
  isPublished?: true;
}

/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2); positions in bytes from the beginning of the file. */
interface Box {
  kind: string;
  start: number;
  end: number;
}

/** Reads the header of the box at a position; undefined when there is none. */
const readBox = async (file: FileHandle, at: number, end: number): Promise<Box | undefined> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
  if (bytesRead < 8) return undefined;
  const size32 = buffer.readUInt32BE(0);
  const isLarge = size32 === 1 && bytesRead === 16;
  // A box of size 0 is the last one.
  const size = isLarge ? Number(buffer.readBigUInt64BE(8)) : size32 || end - at;
  const headerBytes = isLarge ? 16 : 8;
  if (size < headerBytes) return undefined;
  return { kind: buffer.toString('latin1', 4, 8), start: at + headerBytes, end: Math.min(at + size, end) };
};

/** Reads the boxes between two positions. */
const readBoxes = async (file: FileHandle, from: number, end: number): Promise<Box[]> => {
  const boxes: Box[] = [];
  for (let at = from; at < end; at = boxes.at(-1)?.end ?? end) {
    const box = await readBox(file, at, end);
    if (!box) break;
    boxes.push(box);
  }
  return boxes;
};

/** Reads the length in seconds from the movie header. */
const readSeconds = async (file: FileHandle, moov: Box): Promise<number | undefined> => {
  const header = (await readBoxes(file, moov.start, moov.end)).find(({ kind }) => kind === 'mvhd');
  if (!header || header.end - header.start < 32) return undefined;
  const { buffer } = await file.read(Buffer.alloc(32), 0, 32, header.start);
  const isLong = buffer.readUInt8(0) === 1;
  const timescale = buffer.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(buffer.readBigUInt64BE(24)) : buffer.readUInt32BE(16);
  return timescale > 0 ? duration / timescale : undefined;
};

const readStructure = async (path: string): Promise<Pick<VideoFile, 'size' | 'seconds' | 'isStreamable'>> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const boxes = await readBoxes(file, 0, size);
    const indexOf = (kind: string) => boxes.findIndex((box) => box.kind === kind);
    const moov = boxes[indexOf('moov')];
    const seconds = moov && (await readSeconds(file, moov));
    const isStreamable = indexOf('mdat') < 0 || indexOf('moov') < indexOf('mdat');
    return { size, isStreamable, ...(seconds !== undefined && { seconds }) };
  } finally {
    await file.close();
  }
};

/** Hashes a video file and reads its length, in memory of a fixed size. */
export const readVideoFile = async (path: string): Promise<VideoFile> => ({
  path,
  ...(await readStructure(path)),
  sha256: await hashFile(path),
});
