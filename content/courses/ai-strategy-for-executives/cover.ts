import { defineCover } from '#content/define.ts';
import { circle, filled, ink, outlined, polygon, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'plan',
  shapes: [
    // One folded page with a single route on it.
    filled('tint', polygon([44, 48], [108, 26], [180, 48], [250, 26], [250, 146], [180, 168], [108, 146], [44, 168])),
    filled('light', polygon([38, 42], [102, 20], [102, 140], [38, 162])),
    filled('ground', polygon([102, 20], [174, 42], [174, 162], [102, 140])),
    filled('light', polygon([174, 42], [244, 20], [244, 140], [174, 162])),
    ink(polygon([38, 42], [102, 20], [174, 42], [244, 20], [244, 140], [174, 162], [102, 140], [38, 162])),
    ink('M102 20V140M174 42V162'),
    stroked('hue', 'M62 130C66 96 96 108 118 104S152 76 176 92S202 84 214 62', 7),
    stroked('ink', 'M60 74l16 12M76 72l-14 16M128 60l16 12M144 58l-14 16', 4),
    outlined('hue', circle(62, 130, 8)),
    ink('M214 66V8', 5),
    outlined('spot', polygon([214, 8], [276, 24], [214, 42])),
  ],
});
