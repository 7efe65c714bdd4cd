import { defineCover } from '#content/define.ts';
import { circle, filled, ink, outlined, polygon, rectangle, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'draftemail',
  shapes: [
    filled('tint', rectangle(60, 64, 212, 108, 8)),
    // A short letter rises from its envelope.
    filled('hue', polygon([52, 78], [160, 8], [268, 78])),
    ink(polygon([52, 78], [160, 8], [268, 78])),
    outlined('light', rectangle(80, 26, 160, 110, 4)),
    stroked('tint', 'M98 62H222M98 80H190', 7),
    stroked('ink', 'M98 44H134', 7),
    outlined('light', polygon([52, 78], [160, 132], [268, 78], [268, 166], [52, 166])),
    ink('M52 166L136 120M268 166L184 120'),
    outlined('spot', circle(160, 128, 17)),
    stroked('on-spot', 'M151 128L158 135L170 121', 5),
  ],
});
