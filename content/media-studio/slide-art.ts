import { createHash } from 'node:crypto';

/** Numbers from 0 to 1 that depend only on the seed, so that rendering again gives the same picture. */
const seededNumbers = (seed: string): number[] =>
  [...createHash('sha256').update(seed).digest()].map((byte) => byte / 255);

/** The drawing behind a title slide: a bundle of waves in the right half, one of them highlighted. */
export const openingArt = (seed: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = seededNumbers(seed);
  const waveCount = 26;
  const waves = Array.from({ length: waveCount }, (_, wave) => {
    const share = wave / (waveCount - 1);
    const points = Array.from({ length: 44 }, (_, step) => {
      const x = 380 + step * 12;
      const swell = Math.sin(step / (7 + 4 * a) + share * (2 + 3 * b) + 6 * c) * (34 + 30 * d);
      const y = 70 + share * 340 + swell * (0.35 + 0.65 * Math.sin(Math.PI * share));
      return `${x},${y.toFixed(1)}`;
    });
    const isLit = wave === Math.round(8 + 9 * d);
    return `<polyline points="${points.join(' ')}" stroke="${isLit ? '#3ddbb4' : '#33507a'}" stroke-width="${isLit ? 2.5 : 1.25}"/>`;
  });
  return `<svg class="art" viewBox="0 0 854 480" fill="none"><defs><linearGradient id="fade"><stop offset=".46" stop-color="#000"/><stop offset=".98" stop-color="#fff"/></linearGradient><mask id="toward-the-right"><rect width="854" height="480" fill="url(#fade)"/></mask></defs><g mask="url(#toward-the-right)">${waves.join('')}</g></svg>`;
};
