import { defineCover } from '#content/define.ts';
import { filled, ink, outlined, polygon, rectangle, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'draftemail',
  shapes: [
    filled('tint', polygon([60, 44], [142, 30], [164, 160], [82, 172])),
    ink(polygon([56, 40], [138, 26], [160, 156], [78, 168])),
    // The page in front, its lit passage, and the lamp.
    filled('light', polygon([218, 36], [247, 71], [206, 126], [206, 96])),
    outlined('light', polygon([120, 52], [214, 52], [214, 172], [120, 172])),
    stroked('tint', 'M134 70H200M134 86H186M134 138H200M134 154H176', 6),
    outlined('spot', rectangle(128, 98, 78, 26, 4)),
    stroked('on-spot', 'M138 107H196M138 116H180', 3),
    ink('M292 168V96L244 34M268 168H308', 6),
    outlined('hue', polygon([250, 18], [270, 44], [248, 72], [216, 34])),
  ],
});
