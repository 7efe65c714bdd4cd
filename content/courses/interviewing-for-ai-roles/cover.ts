import { defineCover } from '#content/define.ts';
import { circle, filled, ink, outlined, rectangle, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'dublabs',
  shapes: [
    filled('tint', rectangle(22, 150, 276, 8)),
    ink('M18 164H302', 5),
    // Two chairs, one question.
    outlined('hue', 'M40 52q0-8 8-8h6q8 0 8 8v52h-22Z'),
    outlined('hue', rectangle(40, 104, 62, 14, 4)),
    ink('M46 118V162M96 118V162', 6),
    outlined('light', 'M280 52q0-8-8-8h-6q-8 0-8 8v52h22Z'),
    outlined('light', rectangle(218, 104, 62, 14, 4)),
    ink('M274 118V162M224 118V162', 6),
    outlined('spot', 'M116 26q0-12 12-12h64q12 0 12 12v62q0 12-12 12h-20l-26 24v-24h-18q-12 0-12-12Z'),
    stroked('on-spot', 'M146 46a14 14 0 1 1 21 12q-7 4-7 13', 8),
    filled('on-spot', circle(160, 84, 5.5)),
  ],
});
