import { defineCover } from '#content/define.ts';
import { circle, filled, ink, outlined, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'dublabs',
  shapes: [
    // A dial, turned by a hair.
    stroked('tint', 'M77.7 151.5A95 95 0 1 1 242.3 151.5', 22),
    ink(
      'M95.9 141.0L78.6 151.0M82.4 112.2L68.5 113.6M85.8 79.9L72.5 75.6M102.0 51.8L91.6 42.4M128.3 32.7L122.6 20.0M160.0 30.0L160.0 10.0M191.7 32.7L197.4 20.0M218.0 51.8L228.4 42.4M234.2 79.9L247.5 75.6M237.6 112.2L251.5 113.6M224.1 141.0L241.4 151.0',
      5,
    ),
    filled('hue', circle(165, 109, 58)),
    outlined('light', circle(160, 104, 58)),
    stroked('tint', circle(160, 104, 44), 4),
    ink('M160 104L192 66', 12),
    stroked('spot', 'M160 104L192 66', 5),
    outlined('ink', circle(160, 104, 9)),
    stroked('hue', 'M210 26A92 92 0 0 1 232 46', 9),
  ],
});
