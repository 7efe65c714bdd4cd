import type { PictureHeader } from './picture-header.ts';

/** Markers of ITU-T T.81, table B.1. */
const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Progressive files have about ten scans; each costs a pass over the whole picture. */
const maxScans = 32;

/** Start-of-frame markers: C0 to CF except DHT, JPG and DAC. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: TEM and the restart markers. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Returns the position of the next marker after entropy-coded data, where FF is followed by 00 or a restart marker. */
const afterScan = (bytes: Buffer, from: number): number => {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at;
    at += 1;
  }
};

/** Reads a JPEG up to its end marker and ignores what follows; returns undefined without an end marker. */
export const jpegHeader = (bytes: Buffer): PictureHeader | undefined => {
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    while (bytes.readUInt8(at + 1) === 0xff) at += 1;
    const marker = bytes.readUInt8(at + 1);
    at += 2;
    if (marker === endOfImage) return size && scans > 0 ? { ...size, isAnimated: false } : undefined;
    if (standsAlone(marker)) continue;
    const length = bytes.readUInt16BE(at);
    if (length < 2) return undefined;
    if (isStartOfFrame(marker)) {
      if (size) return undefined;
      size = { height: bytes.readUInt16BE(at + 3), width: bytes.readUInt16BE(at + 5) };
    }
    at += length;
    if (marker !== startOfScan) continue;
    scans += 1;
    if (scans > maxScans) return undefined;
    at = afterScan(bytes, at);
  }
};
