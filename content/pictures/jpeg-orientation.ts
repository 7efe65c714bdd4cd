const orientationTag = 0x0112;

/** Reads the orientation from a TIFF header and its first directory (Exif 2.32, section 4.6). */
const orientationIn = (tiff: Buffer): number => {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < read16(directory); entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (read16(at) === orientationTag) return read16(at + 8);
  }
  return 1;
};

const isStartOfScan = (marker: number): boolean => marker === 0xffda;
const isApplicationData = (marker: number): boolean => marker === 0xffe1;

/** Returns the Exif orientation of a JPEG, from 1 to 8; 1, which is upright, without one or with a damaged one. */
export const jpegOrientation = (bytes: Buffer): number => {
  try {
    for (let at = 2; !isStartOfScan(bytes.readUInt16BE(at)); at += 2 + bytes.readUInt16BE(at + 2)) {
      const start = at + 4;
      if (isApplicationData(bytes.readUInt16BE(at)) && bytes.toString('latin1', start, start + 6) === 'Exif\0\0')
        return orientationIn(bytes.subarray(start + 6));
    }
    return 1;
  } catch (error) {
    // A length that points beyond the end of the file.
    if ((error as Error).name === 'RangeError') return 1;
    throw error;
  }
};
