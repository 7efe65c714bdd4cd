import { defineCover } from '#content/define.ts';
import { circle, filled, ink, outlined, rectangle, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'accent',
  shapes: [
    filled('tint', rectangle(30, 24, 104, 132, 8)),
    filled('tint', rectangle(194, 24, 104, 132, 8)),
    // Two answers; one passes.
    outlined('light', rectangle(24, 18, 104, 132, 8)),
    outlined('light', rectangle(188, 18, 104, 132, 8)),
    stroked('tint', 'M40 40H112M40 58H96M40 76H108M204 40H276M204 58H264M204 76H272', 7),
    stroked('hue', 'M204 58H264', 7),
    outlined('spot', circle(98, 128, 32)),
    stroked('on-spot', 'M82 128L94 142L116 112', 8),
    outlined('ground', circle(222, 128, 32)),
    ink('M210 116L234 140M234 116L210 140', 8),
    stroked('hue', 'M158 22V158', 3),
    ink('M150 28H166M153 46H163M153 64H163M150 82H166M153 100H163M153 118H163M150 136H166M153 154H163'),
  ],
});
