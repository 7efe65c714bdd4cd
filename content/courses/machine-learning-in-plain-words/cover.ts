import { defineCover } from '#content/define.ts';
import { circle, filled, ink, outlined, polygon, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'draftemail',
  shapes: [
    filled('light', polygon([18, 160], [18, 109], [300, 52], [300, 160])),
    ink('M18 12V162H306', 5),
    // A line that separates two kinds of points, and a new one.
    outlined(
      'hue',
      'M43 134a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM75 116a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM95 140a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM131 120a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM159 142a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM187 116a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM223 138a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM255 112a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z',
    ),
    outlined(
      'tint',
      'M35 53h18v18h-18ZM61 25h18v18h-18ZM95 45h18v18h-18ZM119 15h18v18h-18ZM159 31h18v18h-18ZM197 9h18v18h-18ZM133 55h18v18h-18Z',
    ),
    stroked('ink', 'M22 108L300 52', 6),
    outlined('spot', circle(250, 32, 14)),
    stroked('on-spot', 'M250 26V38M244 32H256', 3),
  ],
});
