import { defineFigures } from '#content/define.ts';
import { boxed, centered, end, label, onSpot, small, strong } from '#contract/cover/labels.ts';
import { arrow, circle, filled, ink, line, outlined, rectangle, stroked } from '#contract/cover/paths.ts';

const hue = 'plan';

/** Five candidates with their ranks under the first and the second weights. */
const candidates = [
  { name: 'emailed orders', ranks: [1, 2], isLeader: true },
  { name: 'status replies', ranks: [2, 1], isLeader: true },
  { name: 'forecast', ranks: [3, 4], isLeader: false },
  { name: 'invoices', ranks: [4, 3], isLeader: false },
  { name: 'quotes', ranks: [5, 5], isLeader: false },
] as const;
const rankY = (rank: number) => 16 + 30 * rank;

/** Tens of hours a week that six tasks of the order desk take, side by side on a bar. */
const hours = [80, 60, 90, 30, 110, 150] as const;
const hourX = (count: number) => 16 + count * 0.63;
const hoursBefore = (index: number) => hours.slice(0, index).reduce<number>((sum, each) => sum + each, 0);

/** Twenty dots in a row; a line of no length with round ends is a dot. */
const dots = (row: number) => `M24 ${24 + 17 * row}${'h.1m16.3 0'.repeat(19)}h.1`;
/** Positions of the five wrong forms: column and row. */
const mistakes = [
  [3, 1],
  [18, 1],
  [11, 2],
  [16, 3],
  [10, 4],
] as const;

export const figures = defineFigures({
  'bundle-of-tasks': {
    alt: 'A bar of 520 hours a week in six parts. Two parts, emailed orders with 80 hours and order status with 60, are marked. Substitutes, contractors, quotes and other work are not.',
    caption: 'A job is a bundle of tasks. Of the 520 hours at the order desk, 140 are candidates for AI.',
    drawing: {
      hue,
      height: 150,
      shapes: [
        outlined('spot', rectangle(hourX(0), 46, hourX(140) - 16, 44)),
        outlined('tint', rectangle(hourX(140), 46, hourX(520) - hourX(140), 44)),
        ink(
          [1, 2, 3, 4, 5]
            .map((index) => line([hourX(hoursBefore(index)), 46], [hourX(hoursBefore(index)), 90]))
            .join(''),
        ),
        ...hours.map((count, index) =>
          centered(`${count}`, hourX(hoursBefore(index) + count / 2), 73, index < 2 ? onSpot : count < 50 ? small : {}),
        ),
        label('candidates', 16, 34, strong),
        label('stay with people', hourX(140), 34, strong),
        label('orders, status', 16, 112, small),
        label('substitutes, contractors, quotes, other', hourX(140), 112, small),
        label('hours a week at the order desk', 16, 138, small),
      ],
    },
  },
  'seven-minutes': {
    alt: 'A line from 8:02 a.m. to the next morning. One thin mark at 1:05 p.m. is the seven minutes of typing. The stretches before and after it are waiting and correcting.',
    caption:
      'Seven minutes of typing within a day of waiting and correcting. Following one item shows where the time goes.',
    drawing: {
      hue,
      height: 146,
      shapes: [
        outlined('tint', rectangle(16, 54, 328, 36, 4)),
        filled('spot', rectangle(176, 48, 8, 48, 1)),
        ink(rectangle(176, 48, 8, 48, 1)),
        centered('waiting', 100, 77),
        centered('wrong part number', 264, 77),
        ink('M84 90v8M180 96v4', 2),
        centered('seven minutes of typing', 180, 34, strong),
        label('8:02', 16, 114, strong),
        label('arrives', 16, 131, small),
        centered('9:15', 84, 114, strong),
        centered('question', 84, 131, small),
        centered('1:05', 180, 114, strong),
        centered('entered', 180, 131, small),
        label('next day', 344, 114, { ...end, ...strong }),
        label('corrected', 344, 131, { ...end, ...small }),
        ink(arrow([180, 40], [180, 45]), 2),
      ],
    },
  },
  'shaken-ranking': {
    alt: 'Five candidates ranked under two sets of weights. The two leaders swap places, the two in the middle swap places, and quotes stay last.',
    caption:
      'Other weights swap neighbors but leave the groups intact: two strong candidates, two in between, one weak.',
    drawing: {
      hue,
      height: 192,
      shapes: [
        label('first weights', 140, 24, { ...end, ...strong }),
        label('second', 252, 24, strong),
        ...candidates.map(({ ranks: [before, after], isLeader }) =>
          stroked(isLeader ? 'spot' : 'hue', line([152, rankY(before)], [240, rankY(after)]), isLeader ? 6 : 3),
        ),
        filled(
          'ink',
          candidates.map(({ ranks: [a, b] }) => circle(152, rankY(a), 5) + circle(240, rankY(b), 5)).join(''),
        ),
        ...candidates.map(({ name, ranks: [before] }) => label(name, 140, rankY(before) + 4.5, end)),
        ...candidates.map(({ name, ranks: [, after] }) => label(name, 252, rankY(after) + 4.5)),
      ],
    },
  },
  'three-columns': {
    alt: 'Net results over three years as bars around zero: cautious minus $93,000, expected plus $16,500, good plus $100,250.',
    caption:
      'The expected column barely clears zero. Everything depends on which column is true, so find out before you commit.',
    drawing: {
      hue,
      height: 214,
      shapes: [
        outlined('light', rectangle(54, 116, 64, 70, 3)),
        outlined('spot', rectangle(148, 104, 64, 12, 2)),
        outlined('hue', rectangle(242, 41, 64, 75, 3)),
        ink('M24 116H336', 2.5),
        label('$0', 24, 110, small),
        centered('cautious', 86, 106, strong),
        centered('−$93,000', 86, 204),
        centered('expected', 180, 136, strong),
        centered('+$16,500', 180, 94),
        centered('good', 274, 136, strong),
        centered('+$100,250', 274, 32),
      ],
    },
  },
  'own-and-rent': {
    alt: 'Three thick layers, information, test cases and process, are marked as your own. On top is a thin layer, the model, which can be swapped for another.',
    caption: 'Own the information, the test cases and the process. Rent the model, and you can change it.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        ...boxed('light', 'a model', [60, 22, 110, 30]),
        outlined('light', rectangle(236, 14, 108, 30, 6)),
        centered('another', 290, 33),
        ink('M232 22C216 14 196 18 180 30m4-11l-4 11l11 1', 2.5),
        ...boxed('spot', 'process', [60, 60, 200, 38]),
        ...boxed('spot', 'test cases', [60, 104, 200, 38]),
        ...boxed('spot', 'information', [60, 148, 200, 38]),
        ink('M268 62h10v122h-10', 2.5),
        label('own', 290, 128, strong),
        label('rent', 16, 42, strong),
      ],
    },
  },
  'by-lot': {
    alt: 'Every order passes a coin toss. Half go to a clerk with the system, half to a clerk without it. Minutes and mistakes of both are compared.',
    caption: 'A coin for each order makes the two groups alike in everything but the system.',
    drawing: {
      hue,
      height: 184,
      shapes: [
        outlined('light', rectangle(16, 62, 44, 56, 4) + rectangle(24, 70, 44, 56, 4) + rectangle(32, 78, 44, 56, 4)),
        ink('M40 94h28M40 106h28M40 118h18', 2),
        outlined('spot', circle(130, 98, 22)),
        centered('coin', 130, 103, { ...onSpot, ...strong }),
        ink(arrow([82, 98], [104, 98]) + arrow([152, 86], [186, 56]) + arrow([152, 110], [186, 140]), 2.5),
        ...boxed('tint', 'with', [192, 34, 70, 40]),
        ...boxed('light', 'without', [192, 122, 70, 40]),
        label('minutes', 276, 50),
        label('mistakes', 276, 68),
        label('minutes', 276, 138),
        label('mistakes', 276, 156),
        ink(`${arrow([300, 84], [300, 118])}M300 84l-6 7M300 84l6 7`, 2),
        label('300 orders', 16, 160, small),
      ],
    },
  },
  'five-in-a-hundred': {
    alt: 'A hundred dots for a hundred filled-in forms. Five of them, far apart, are marked as wrong.',
    caption: 'Right 95 times in 100. Long stretches without a mistake teach people to stop looking.',
    drawing: {
      hue,
      height: 132,
      shapes: [
        stroked('tint', [0, 1, 2, 3, 4].map(dots).join(''), 12),
        outlined('spot', mistakes.map(([column, row]) => circle(24 + 16.4 * column, 24 + 17 * row, 6)).join('')),
        label('five wrong forms in a hundred', 16, 120),
      ],
    },
  },
  'what-each-light-needs': {
    alt: 'Three rows. Green, internal help, needs an owner. Yellow, reaches customers, needs tests, limits and an off switch. Red, decides about people, needs an assessment, a lawyer and the leadership.',
    caption: 'The light follows from what a use can do to people, and says what it needs before it starts.',
    drawing: {
      hue,
      height: 216,
      shapes: [
        label('green', 16, 30, strong),
        label('internal help', 62, 30),
        label('yellow', 16, 96, strong),
        label('reaches customers', 66, 96),
        label('red', 16, 162, strong),
        label('decides about people', 46, 162),
        ...boxed('light', 'an owner', [16, 38, 104, 32]),
        ...boxed('tint', 'tests', [16, 104, 104, 32]),
        ...boxed('tint', 'limits', [128, 104, 104, 32]),
        ...boxed('tint', 'an off switch', [240, 104, 104, 32]),
        ...boxed('spot', 'assessment', [16, 170, 104, 32]),
        ...boxed('spot', 'legal advice', [128, 170, 104, 32]),
        ...boxed('spot', 'leadership', [240, 170, 104, 32]),
      ],
    },
  },
  'same-system-more-orders': {
    alt: 'With 30,000 orders a year the system is worth $63,000 a year, with 40,000 orders $84,000: $21,000 more.',
    caption: 'The aim makes the case: the same system is worth a third more when the company grows by a third.',
    drawing: {
      hue,
      height: 188,
      shapes: [
        outlined('tint', rectangle(70, 66, 80, 90, 4)),
        outlined('spot', rectangle(210, 36, 80, 120, 4)),
        ink('M30 156H330', 2.5),
        stroked('hue', arrow([150, 60], [204, 44]), 3),
        label('+$21,000', 116, 46, strong),
        centered('$63,000', 110, 112, strong),
        centered('$84,000', 250, 104, { ...onSpot, ...strong }),
        centered('30,000 orders', 110, 176),
        centered('40,000 orders', 250, 176),
      ],
    },
  },
});
