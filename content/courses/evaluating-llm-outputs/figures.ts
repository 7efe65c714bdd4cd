import { defineFigures } from '#content/define.ts';
import { boxed, centered, end, label, onHue, onSpot, small, strong } from '#contract/cover/labels.ts';
import { arrow, circle, filled, ink, line, outlined, rectangle, round } from '#contract/cover/paths.ts';

const hue = 'accent';

/** Squares in rows, from one number to another. */
const squares = (from: number, to: number, perRow: number, [x, y]: readonly [number, number], size = 14, gap = 3) =>
  Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    return rectangle(x + (at % perRow) * (size + gap), y + Math.floor(at / perRow) * (size + gap), size, size);
  }).join('');

/** Groups of the test set, with the cases that are held back. */
const groups = [
  { name: 'ordinary', cases: 16, held: 4 },
  { name: 'past mistakes', cases: 8, held: 2 },
  { name: 'hard', cases: 8, held: 2 },
  { name: 'decline', cases: 4, held: 2 },
  { name: 'attempts to steer', cases: 4, held: 2 },
];
const groupAt = (index: number) => [130, 38 + index * 32] as const;

/** A share of agreement from 0 to 1. */
const agreement = (share: number) => round(20 + share * 320);

export const figures = defineFigures({
  'forty-answers': {
    alt: 'Forty answers as squares: 25 are ok, 6 state something unsupported, 4 ignore information, 4 are too long, 1 is in the wrong language. None has the wrong tone.',
    caption: 'Forty answers, sorted by their first mistake. Unsupported statements lead; the tone was never noted.',
    drawing: {
      hue,
      height: 222,
      shapes: [
        outlined('light', squares(0, 25, 20, [16, 18])),
        outlined('spot', squares(25, 31, 20, [16, 18])),
        outlined('hue', squares(31, 40, 20, [16, 18])),
        label('ok', 16, 80),
        filled('light', rectangle(160, 68, 150, 16, 3)),
        label('25', 318, 81),
        label('unsupported', 16, 108, strong),
        filled('spot', rectangle(160, 96, 36, 16, 3)),
        label('6', 204, 109, strong),
        label('ignores information', 16, 132),
        label('too long', 16, 156),
        label('wrong language', 16, 180),
        label('wrong tone', 16, 204),
        filled('hue', rectangle(160, 120, 24, 16, 3) + rectangle(160, 144, 24, 16, 3) + rectangle(160, 168, 6, 16, 2)),
        label('4', 192, 133),
        label('4', 192, 157),
        label('1', 174, 181),
        label('0', 168, 205),
        ink(line([160, 64], [160, 210]), 2),
      ],
    },
  },
  'held-back': {
    alt: 'Forty cases in five groups: 16 ordinary, 8 past mistakes, 8 hard, 4 to decline, 4 attempts to steer. Some of each group are held back: 4, 2, 2, 2 and 2, twelve in all.',
    caption:
      'You study 28 cases and hold back 12, with some from every group. Those twelve show whether a gain is real.',
    drawing: {
      hue,
      height: 222,
      shapes: [
        label('40 cases', 16, 24, strong),
        ...groups.map(({ name }, index) => label(name, 16, 50 + index * 32)),
        outlined(
          'light',
          groups.map(({ cases, held }, index) => squares(0, cases - held, 16, groupAt(index), 11, 2)).join(''),
        ),
        outlined(
          'spot',
          groups.map(({ cases, held }, index) => squares(cases - held, cases, 16, groupAt(index), 11, 2)).join(''),
        ),
        outlined('light', rectangle(130, 196, 11, 11, 2)),
        label('study: 28', 148, 206, small),
        outlined('spot', rectangle(226, 196, 11, 11, 2)),
        label('hold back: 12', 244, 206, small),
      ],
    },
  },
  'just-below-the-border': {
    alt: 'A line from clear failure to clear success with a boundary. “Arrives on Monday” is far below, “up to 10 days, often less” just below the boundary, “up to 10 days after we receive it” just above.',
    caption: 'Raters disagree at the boundary, so the anchors beside it are worth the most.',
    drawing: {
      hue,
      height: 200,
      shapes: [
        filled('tint', rectangle(16, 86, 178, 26, 4)),
        filled('hue', rectangle(194, 86, 150, 26, 4)),
        ink(rectangle(16, 86, 328, 26, 4), 2),
        ink(line([194, 66], [194, 132]), 4),
        label('no', 26, 104, strong),
        label('yes', 334, 104, { ...end, ...strong, ...onHue }),
        outlined('light', circle(64, 99, 8)),
        outlined('spot', circle(172, 99, 9) + circle(216, 99, 9)),
        ...boxed('light', ['“arrives on', 'Monday”'], [16, 18, 88, 46]),
        ink(line([64, 66], [64, 90]), 2),
        ...boxed('spot', ['“up to 10 days,', 'often less”'], [60, 136, 118, 48]),
        ink(line([172, 108], [160, 134]), 2),
        ...boxed('spot', ['“up to 10 days after', 'we receive it”'], [204, 18, 140, 46]),
        ink(line([216, 66], [216, 90]), 2),
        label('boundary', 204, 150, strong),
      ],
    },
  },
  'check-of-the-check': {
    alt: 'Four cells. Right answer and check passes: “10 days”. Right answer and check fails, a false alarm: “ten days”. Wrong answer and check fails: “on Monday”. Wrong answer and check passes, a miss: “never within ten days”.',
    caption: 'A check can be wrong in two ways. Count both against the ratings of a person before you trust it.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        centered('check passes', 158, 26, strong),
        centered('check fails', 280, 26, strong),
        label('right', 16, 68, strong),
        label('answer', 16, 85),
        label('wrong', 16, 148, strong),
        label('answer', 16, 165),
        ...boxed('light', ['“up to', '10 days”'], [100, 38, 116, 68]),
        ...boxed('spot', ['false alarm:', '“ten days”'], [222, 38, 116, 68]),
        ...boxed('spot', ['miss: “never', 'in ten days”'], [100, 116, 116, 68]),
        ...boxed('light', ['“arrives', 'on Monday”'], [222, 116, 116, 68]),
      ],
    },
  },
  'beyond-chance': {
    alt: 'A bar from 0 to 1. Chance alone reaches 0.59, the raters reach 0.77. They cover 0.18 of the 0.41 above chance, which is a kappa of 0.43.',
    caption: 'Kappa looks only at what lies above chance: the raters cover 0.18 of 0.41, or 0.43.',
    drawing: {
      hue,
      height: 176,
      shapes: [
        filled('tint', rectangle(20, 66, agreement(0.589) - 20, 40)),
        filled('spot', rectangle(agreement(0.589), 66, agreement(0.767) - agreement(0.589), 40)),
        filled('light', rectangle(agreement(0.767), 66, 340 - agreement(0.767), 40)),
        ink(rectangle(20, 66, 320, 40) + line([agreement(0.589), 56], [agreement(0.589), 106]), 2),
        ink(line([agreement(0.767), 56], [agreement(0.767), 106]), 2),
        label('by chance', 32, 91),
        centered('0.18', agreement(0.678), 91, { ...strong, ...onSpot }),
        label('chance 0.59', agreement(0.589) + 4, 30, end),
        centered('both raters', agreement(0.767), 30, strong),
        centered('0.77', agreement(0.767), 47),
        centered('0', 20, 124, small),
        centered('1', 340, 124, small),
        ink(`M${agreement(0.589)} 134v8H340v-8`, 2),
        centered('0.41 above chance', 274, 160),
      ],
    },
  },
  'rare-failures': {
    alt: 'Of 1,000 answers, 24 are failures and 976 are good. The judge fails 100: 19 of the failures and 81 of the good ones. It passes 5 failures.',
    caption:
      'The judge fails 100 of 1,000 answers, and 81 of those are fine. Where failures are rare, mistakes outnumber them.',
    drawing: {
      hue,
      height: 208,
      shapes: [
        ...boxed('light', '976 good', [16, 34, 150, 34]),
        ...boxed('hue', '24 failures', [226, 34, 118, 34], strong),
        label('1,000 answers', 16, 24, strong),
        ink(arrow([91, 70], [91, 112]) + arrow([285, 70], [320, 112]), 2.5),
        label('8.3%', 98, 96, small),
        label('79%', 312, 92, small),
        outlined('spot', rectangle(16, 118, 262, 40, 4)),
        outlined('hue', rectangle(278, 118, 66, 40, 4)),
        centered('81 are fine', 147, 143, { ...strong, ...onSpot }),
        centered('19', 311, 143, { ...strong, ...onHue }),
        label('the judge fails 100 answers', 16, 182, strong),
        label('5 failures pass', 344, 198, { ...end, ...small }),
      ],
    },
  },
  'only-the-differences': {
    alt: 'Forty cases: on 22 both versions pass and on 6 both fail. Of the other 12, 9 favor B and 3 favor A.',
    caption: 'On 28 of 40 cases the versions did the same, which says nothing. Only 12 coin tosses are left: 9 to 3.',
    drawing: {
      hue,
      height: 196,
      shapes: [
        outlined('light', squares(0, 28, 10, [16, 44], 17, 3)),
        outlined('hue', squares(28, 37, 10, [16, 44], 17, 3)),
        outlined('spot', squares(37, 40, 10, [16, 44], 17, 3)),
        label('40 cases', 16, 28, strong),
        label('28 say nothing', 232, 62),
        label('22 both pass,', 232, 80, small),
        label('6 both fail', 232, 95, small),
        filled('hue', rectangle(16, 146, 162, 16, 3)),
        filled('spot', rectangle(16, 168, 54, 16, 3)),
        label('9 favor B', 186, 159, strong),
        label('3 favor A', 78, 181, strong),
      ],
    },
  },
});
