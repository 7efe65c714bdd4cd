import { defineCover } from '#content/define.ts';
import { circle, filled, ink, outlined, polygon, rectangle, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'joblyn',
  shapes: [
    filled('light', circle(146, 90, 44)),
    // A loop that stops at a gate.
    stroked('ink', 'M196 56A62 62 0 1 0 204 112', 22),
    stroked('hue', 'M196 56A62 62 0 1 0 204 112', 16),
    outlined('hue', polygon([184, 104], [215, 80], [225, 120])),
    filled('tint', rectangle(256, 40, 22, 132)),
    outlined('light', rectangle(252, 36, 22, 132)),
    ink('M240 168H288', 5),
    outlined('spot', polygon([260, 62], [172, 18], [166, 32], [256, 80])),
    stroked('on-spot', 'M233 52L230 60M211 41L208 49M189 30L186 38', 5),
    outlined('ink', circle(262, 70, 6)),
  ],
});
