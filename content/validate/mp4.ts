/** Returns the payload of the first box of a kind in `data` (ISO/IEC 14496-12, section 4.2). */
const findBox = (data: Buffer, kind: string): Buffer | undefined => {
  for (let at = 0; at + 8 <= data.length; ) {
    const size = data.readUInt32BE(at);
    if (size < 8) return undefined;
    if (data.toString('latin1', at + 4, at + 8) === kind) return data.subarray(at + 8, at + size);
    at += size;
  }
  return undefined;
};

/** Reads the length of an MP4 file in seconds from its movie header; undefined for any other file. */
export const mp4Seconds = (file: Buffer): number | undefined => {
  const header = findBox(findBox(file, 'moov') ?? Buffer.alloc(0), 'mvhd');
  if (!header || header.length < 32) return undefined;
  const isLong = header.readUInt8(0) === 1;
  const timescale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return timescale > 0 ? duration / timescale : undefined;
};
