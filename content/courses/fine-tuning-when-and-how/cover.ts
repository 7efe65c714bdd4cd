import { defineCover } from '#content/define.ts';
import { circle, filled, ink, outlined, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'dublabs',
  shapes: [
    // A dial, turned by a hair.
    stroked('tint', 'M83.8 148A88 88 0 1 1 236.2 148', 22),
    ink(
      'M102.0 137.5L84.7 147.5M93.4 111.0L73.5 113.1M96.3 83.3L77.3 77.1M110.2 59.2L95.3 45.8M132.7 42.8L124.6 24.5M160.0 37.0L160.0 17.0M187.3 42.8L195.4 24.5M209.8 59.2L224.7 45.8M223.7 83.3L242.7 77.1M226.6 111.0L246.5 113.1M218.0 137.5L235.3 147.5',
      5,
    ),
    filled('hue', circle(165, 109, 58)),
    outlined('light', circle(160, 104, 58)),
    stroked('tint', circle(160, 104, 44), 4),
    ink('M160 104L192 66', 12),
    stroked('spot', 'M160 104L192 66', 5),
    outlined('ink', circle(160, 104, 9)),
    stroked('hue', 'M202.7 27.0A88 88 0 0 1 220.0 39.6', 9),
  ],
});
