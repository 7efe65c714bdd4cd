import { defineCover } from '#content/define.ts';
import { filled, ink, rectangle, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'plan',
  shapes: [
    filled('light', rectangle(100, 46, 120, 88, 10)),
    // Four nested pairs of brackets, and a text cursor between them.
    stroked('tint', 'M48 16H24V164H48M272 16H296V164H272', 10),
    stroked('hue', 'M82 34H62V146H82M238 34H258V146H238', 10),
    ink('M116 52H98V128H116M204 52H222V128H204', 8),
    ink('M142 70H130V110H142M178 70H190V110H178', 5),
    stroked('ink', 'M152 58q8 0 8 9v46q0 9-8 9M168 58q-8 0-8 9M160 113q0 9 8 9', 9),
    stroked('spot', 'M152 58q8 0 8 9v46q0 9-8 9M168 58q-8 0-8 9M160 113q0 9 8 9', 4),
  ],
});
