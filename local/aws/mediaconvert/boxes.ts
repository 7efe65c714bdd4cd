/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2). */
export interface Box {
  kind: string;
  /** With its header. */
  whole: Buffer;
  content: Buffer;
}

/** A file that the stand-in cannot encode. */
export class UnsupportedMovie extends Error {}

/** Splits a buffer into the boxes it consists of. @throws UnsupportedMovie when it ends inside one */
export const boxesOf = (buffer: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at < buffer.length; at += boxes.at(-1)?.whole.length ?? 0) {
    const size = buffer.length - at >= 8 ? buffer.readUInt32BE(at) : 0;
    if (size < 8 || at + size > buffer.length) throw new UnsupportedMovie('A box is damaged.');
    const whole = buffer.subarray(at, at + size);
    boxes.push({ kind: whole.toString('latin1', 4, 8), whole, content: whole.subarray(8) });
  }
  return boxes;
};

/** Returns the first box at a path of kinds, such as `mdia`, `mdhd`; undefined when there is none. */
export const findBox = (buffer: Buffer, ...[kind, ...rest]: string[]): Box | undefined => {
  const found = boxesOf(buffer).find((box) => box.kind === kind);
  return found && rest.length > 0 ? findBox(found.content, ...rest) : found;
};

/** Returns the first box at a path. @throws UnsupportedMovie when there is none */
export const requireBox = (buffer: Buffer, ...path: string[]): Box => {
  const found = findBox(buffer, ...path);
  if (!found) throw new UnsupportedMovie(`There is no box ${path.join('/')}.`);
  return found;
};

/** Writes 32-bit numbers; a negative one in two's complement. */
export const words = (...numbers: number[]): Buffer => {
  const buffer = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => {
    buffer.writeInt32BE(number | 0, 4 * index);
  });
  return buffer;
};

/** Writes a box. */
export const box = (kind: string, ...content: Buffer[]): Buffer => {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([words(length), Buffer.from(kind, 'latin1'), ...content]);
};
