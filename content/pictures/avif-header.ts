/** Size of an AVIF picture in pixels, upright. */
interface AvifHeader {
  width: number;
  height: number;
  isAnimated: boolean;
}

/** A box of the file (ISO/IEC 14496-12, section 4.2). */
interface Box {
  kind: string;
  content: Buffer;
}

/** Returns the boxes in these bytes. @throws RangeError when one is truncated */
const boxesIn = (bytes: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at) || bytes.length - at;
    if (size < 8 || at + size > bytes.length) throw new RangeError('The box is truncated.');
    boxes.push({ kind: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
};

const find = (boxes: readonly Box[], kind: string): Buffer | undefined =>
  boxes.find((box) => box.kind === kind)?.content;

/** Whether these are the first bytes of an AVIF file. */
export const isAvif = (bytes: Buffer): boolean => {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  return /avi[fs]/.test(bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64)));
};

/**
 * Reads the largest size among the picture's properties, which is its own: others are of tiles and thumbnails. Returns
 * undefined for a damaged file.
 */
export const avifHeader = (bytes: Buffer): AvifHeader | undefined => {
  try {
    const boxes = boxesIn(bytes);
    // A full box begins with four bytes of version and flags.
    const meta = find(boxes, 'meta')?.subarray(4);
    const properties = boxesIn(
      find(boxesIn(find(boxesIn(meta ?? Buffer.alloc(0)), 'iprp') ?? Buffer.alloc(0)), 'ipco') ?? Buffer.alloc(0),
    );
    const sizes = properties
      .filter(({ kind }) => kind === 'ispe')
      .map(({ content }) => ({ width: content.readUInt32BE(4), height: content.readUInt32BE(8) }))
      .sort((one, other) => other.width * other.height - one.width * one.height);
    const [size] = sizes;
    if (!size) return undefined;
    const isTurned = (find(properties, 'irot')?.readUInt8(0) ?? 0) % 2 === 1;
    const isAnimated = find(boxes, 'moov') !== undefined;
    return isTurned ? { width: size.height, height: size.width, isAnimated } : { ...size, isAnimated };
  } catch (error) {
    if ((error as Error).name === 'RangeError') return undefined;
    throw error;
  }
};
