import { defineCover } from '#content/define.ts';
import { circle, filled, outlined, polygon, rectangle, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'pmcoach',
  shapes: [
    filled(
      'tint',
      'M30 28h46v60h-46ZM85 28h46v60h-46ZM140 28h46v60h-46ZM195 28h46v60h-46ZM250 28h46v60h-46ZM30 98h46v60h-46ZM85 98h46v60h-46ZM140 98h46v60h-46ZM195 98h46v60h-46ZM250 98h46v60h-46Z',
    ),
    outlined('hue', 'M26 24h46v60h-46ZM81 24h46v60h-46ZM136 24h46v60h-46Z'),
    outlined(
      'light',
      'M246 24h46v60h-46ZM26 94h46v60h-46ZM81 94h46v60h-46ZM136 94h46v60h-46ZM191 94h46v60h-46ZM246 94h46v60h-46Z',
    ),
    // The fourth of ten doors is open.
    outlined('spot', rectangle(191, 24, 46, 60)),
    outlined('light', polygon([191, 24], [165, 12], [165, 96], [191, 84])),
    stroked('on-spot', 'M214 44v20M204 54h20M207 47l14 14M221 47l-14 14', 3),
    filled(
      'ink',
      'M61 54a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM116 54a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM281 54a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM61 124a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM116 124a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM171 124a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM226 124a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM281 124a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
    ),
    filled('ink', circle(172, 55, 4)),
  ],
});
