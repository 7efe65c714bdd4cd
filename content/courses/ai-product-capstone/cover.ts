import { defineCover } from '#content/define.ts';
import { filled, ink, line, outlined, type Point, polygon, rectangle, stroked } from '#contract/cover/paths.ts';

const steps: readonly Point[] = [
  [22, 166],
  [22, 142],
  [78, 142],
  [78, 116],
  [134, 116],
  [134, 90],
  [190, 90],
  [190, 64],
  [302, 64],
  [302, 166],
];

export const cover = defineCover({
  hue: 'joblyn',
  shapes: [
    filled('tint', polygon(...steps.map(([x, y]): Point => [x + 6, y + 6]))),
    // Stairs that lead to a product.
    filled('light', polygon(...steps)),
    stroked('tint', 'M78 152V164M134 126V164M190 100V164M246 74V164', 3),
    filled('hue', 'M22 142h56v9h-56ZM78 116h56v9h-56ZM134 90h56v9h-56ZM190 64h112v9h-112Z'),
    ink(`${line(...steps)}Z`),
    // The product, in its window.
    outlined('spot', rectangle(228, 10, 74, 50, 5)),
    stroked('on-spot', 'M228 24H302M238 17h1M246 17h1M254 17h1', 3),
    stroked('on-spot', 'M242 36H286M242 48H270', 4),
  ],
});
