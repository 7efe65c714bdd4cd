import type { Pixels } from './codecs.ts';

/** A part of a picture, in pixels. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the first source pixel of each target pixel, plus the end of the last. */
const pixelBorders = (from: number, length: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + Math.floor((index * length) / count));

/** Scales an area down. Each pixel is the alpha-weighted mean of its source pixels. */
const scaleArea = ({ data, width }: Pixels, area: Area, targetWidth: number, targetHeight: number): Pixels => {
  const columns = pixelBorders(area.left, area.width, targetWidth);
  const rows = pixelBorders(area.top, area.height, targetHeight);
  const scaled = new Uint8ClampedArray(targetWidth * targetHeight * 4);
  for (let y = 0; y < targetHeight; y += 1) {
    for (let x = 0; x < targetWidth; x += 1) {
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      const [top, bottom] = [rows[y] as number, rows[y + 1] as number];
      const [left, right] = [columns[x] as number, columns[x + 1] as number];
      for (let row = top; row < bottom; row += 1) {
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
          const weight = data[at + 3] as number;
          red += (data[at] as number) * weight;
          green += (data[at + 1] as number) * weight;
          blue += (data[at + 2] as number) * weight;
          alpha += weight;
        }
      }
      const target = (y * targetWidth + x) * 4;
      const total = alpha || 1;
      scaled[target] = red / total;
      scaled[target + 1] = green / total;
      scaled[target + 2] = blue / total;
      scaled[target + 3] = alpha / ((bottom - top) * (right - left));
    }
  }
  return { data: scaled, width: targetWidth, height: targetHeight };
};

/** Crops the center square and scales it down to `side` pixels, never up. */
export const cropToSquare = (pixels: Pixels, side: number): Pixels => {
  const { width, height } = pixels;
  const cropSize = Math.min(width, height);
  const [left, top] = [Math.floor((width - cropSize) / 2), Math.floor((height - cropSize) / 2)];
  const size = Math.min(side, cropSize);
  return scaleArea(pixels, { left, top, width: cropSize, height: cropSize }, size, size);
};

/** Scales a picture down until no side has more than `maxSide` pixels, never up. */
export const fitWithin = (pixels: Pixels, maxSide: number): Pixels => {
  const { width, height } = pixels;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  if (scale === 1) return pixels;
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return scaleArea(pixels, { left: 0, top: 0, width, height }, scaled(width), scaled(height));
};
