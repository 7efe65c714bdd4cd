import { open, readFile } from 'node:fs/promises';

/** A video of 72 seconds, about 1 MB. */
const source = 'content/courses/agents-step-by-step/media/the-tool-calling-loop.mp4';

/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2). Positions of its content, in bytes. */
interface Box {
  kind: string;
  start: number;
  end: number;
}

const containers = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** Returns the boxes between two positions, including those inside others. */
const boxesIn = (file: Buffer, from = 0, to = file.length): Box[] => {
  const boxes: Box[] = [];
  for (let at = from; at < to; at += file.readUInt32BE(at)) {
    const kind = file.toString('latin1', at + 4, at + 8);
    const box = { kind, start: at + 8, end: at + file.readUInt32BE(at) };
    boxes.push(box, ...(containers.includes(kind) ? boxesIn(file, box.start, box.end) : []));
  }
  return boxes;
};

const divideAt = (file: Buffer, position: number, divisor: number) =>
  file.writeUInt32BE(file.readUInt32BE(position) / divisor, position);

/** Makes all tracks slower. A time scale follows the times of creation and modification. */
const slowDown = (file: Buffer, boxes: readonly Box[], factor: number) => {
  for (const { kind, start } of boxes) if (kind === 'mvhd' || kind === 'mdhd') divideAt(file, start + 12, factor);
};

/** Turns tracks of sound into free space, because slowed sound does not play. */
const removeSound = (file: Buffer, boxes: readonly Box[]) => {
  for (const { start, end } of boxes.filter(({ kind }) => kind === 'trak')) {
    const handler = boxes.find((box) => box.kind === 'hdlr' && box.start > start && box.end <= end);
    if (handler && file.toString('latin1', handler.start + 8, handler.start + 12) === 'soun')
      file.write('free', start - 4, 'latin1');
  }
};

/** Moves the positions of the chunks of media data. */
const moveChunks = (file: Buffer, boxes: readonly Box[], bytes: number) => {
  for (const { start } of boxes.filter(({ kind }) => kind === 'stco'))
    for (let chunk = 0; chunk < file.readUInt32BE(start + 4); chunk += 1) {
      const position = start + 8 + 4 * chunk;
      file.writeUInt32BE(file.readUInt32BE(position) + bytes, position);
    }
};

/** Seconds of the written video. */
export const longVideoSeconds = 360;

/**
 * Writes a playable video of six minutes and this many bytes: free space between its index and its media data, so that
 * a player has to request a range near the end. Returns where the media data begins.
 */
export const writeLongVideo = async (path: string, bytes: number): Promise<number> => {
  const file = await readFile(source);
  const boxes = boxesIn(file);
  const freeBytes = bytes - file.length;
  const mediaStart = (boxes.find(({ kind }) => kind === 'mdat')?.start ?? 0) - 8;
  slowDown(file, boxes, longVideoSeconds / 72);
  removeSound(file, boxes);
  moveChunks(file, boxes, freeBytes);
  const freeHead = Buffer.alloc(8);
  freeHead.writeUInt32BE(freeBytes);
  freeHead.write('free', 4, 'latin1');
  const target = await open(path, 'w');
  await target.write(Buffer.concat([file.subarray(0, mediaStart), freeHead]), 0);
  // Nothing is written in between: a hole takes no space on the disk, and is read like any file.
  await target.write(file, mediaStart, file.length - mediaStart, mediaStart + freeBytes);
  await target.close();
  return mediaStart + freeBytes;
};
