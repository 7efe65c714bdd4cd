import { defineCover } from '#content/define.ts';
import { filled, ink, outlined, rectangle, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'accent',
  shapes: [
    // Ragged rows on the left become a straight table on the right.
    stroked('hue', 'M18 34L92 24M34 66L120 74M12 106L80 98M40 142L112 150', 14),
    stroked('tint', 'M104 26L132 30M132 70L146 64M92 98L140 108M122 146L144 138', 14),
    stroked('ink', 'M146 20Q160 88 146 160', 4),
    ink('M150 90H176M168 82L178 90L168 98', 4),
    filled('tint', rectangle(194, 22, 112, 144)),
    outlined('light', rectangle(190, 18, 112, 144)),
    filled('hue', rectangle(190, 18, 112, 30)),
    filled('spot', rectangle(228, 86, 38, 38)),
    ink(rectangle(190, 18, 112, 144)),
    ink('M190 48H302M190 86H302M190 124H302M228 18V162M266 18V162'),
  ],
});
