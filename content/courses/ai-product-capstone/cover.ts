import { defineCover } from '#content/define.ts';
import { filled, ink, line, outlined, polygon, rectangle, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'joblyn',
  shapes: [
    filled(
      'tint',
      polygon(
        [28, 172],
        [28, 148],
        [84, 148],
        [84, 122],
        [140, 122],
        [140, 96],
        [196, 96],
        [196, 70],
        [252, 70],
        [252, 172],
      ),
    ),
    // Stairs that lead to a product.
    outlined(
      'light',
      polygon(
        [22, 166],
        [22, 142],
        [78, 142],
        [78, 116],
        [134, 116],
        [134, 90],
        [190, 90],
        [190, 64],
        [246, 64],
        [246, 166],
      ),
    ),
    stroked('hue', 'M78 142V166M134 116V166M190 90V166', 3),
    stroked('hue', 'M30 142H78M86 116H134M142 90H190M198 64H246', 9),
    ink(line([22, 142], [78, 142], [78, 116], [134, 116], [134, 90], [190, 90], [190, 64], [246, 64])),
    filled('tint', rectangle(252, 70, 56, 102)),
    outlined('light', 'M246 64H302V166H246Z'),
    stroked('hue', 'M252 64.5H298', 9),
    ink('M246 64H302'),
    // The product, in its window.
    outlined('spot', rectangle(228, 10, 74, 50, 5)),
    stroked('on-spot', 'M228 24H302M238 17h1M246 17h1M254 17h1', 3),
    stroked('on-spot', 'M242 36H286M242 48H270', 4),
  ],
});
