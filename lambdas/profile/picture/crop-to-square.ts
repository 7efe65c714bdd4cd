import type { Pixels } from './codecs.ts';

/** Returns the first source pixel of each target pixel, plus the end of the last. */
const pixelBorders = (from: number, length: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + Math.floor((index * length) / count));

/**
 * Crops the center square and scales it down to `side` pixels, never up. Each pixel is the alpha-weighted mean of its
 * source pixels.
 */
export const cropToSquare = ({ data, width, height }: Pixels, side: number): Pixels => {
  const cropSize = Math.min(width, height);
  const size = Math.min(side, cropSize);
  const columns = pixelBorders(Math.floor((width - cropSize) / 2), cropSize, size);
  const rows = pixelBorders(Math.floor((height - cropSize) / 2), cropSize, size);
  const square = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
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
      const target = (y * size + x) * 4;
      const total = alpha || 1;
      square[target] = red / total;
      square[target + 1] = green / total;
      square[target + 2] = blue / total;
      square[target + 3] = alpha / ((bottom - top) * (right - left));
    }
  }
  return { data: square, width: size, height: size };
};
