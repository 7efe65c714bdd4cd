import { defineFigures } from '#content/define.ts';
import { boxed, centered, end, label, small, strong } from '#contract/cover/labels.ts';
import {
  arrow,
  checkMark,
  circle,
  crossMark,
  filled,
  ink,
  line,
  outlined,
  rectangle,
  round,
} from '#contract/cover/paths.ts';

const hue = 'pmcoach';

/** Width of tokens in the figure of the agreement, whose 140,000 tokens fill it. */
const tokens = (count: number) => round((328 * count) / 140_000);

/** Position of a year between 1935 and 1940. */
const year = (value: number) => 58 + (value - 1935) * 50;
const years = [1935, 1936, 1937, 1938, 1939, 1940];

const dots = (...points: [number, number][]) => points.map(([x, y]) => circle(x, y, 5)).join('');

export const figures = defineFigures({
  'does-it-fit': {
    alt: 'Three bars to scale. The agreement with 140,000 tokens is longer than the window of 128,000: the last 12,000 stick out. Twenty pages with 9,300 tokens fill a fourteenth of the window.',
    caption:
      'Drawn to scale: 12,000 tokens of the agreement do not fit, and no room is left for the question. Twenty pages leave plenty.',
    drawing: {
      hue,
      height: 208,
      shapes: [
        label('The window: 128,000', 16, 26, strong),
        outlined('light', rectangle(16, 36, tokens(128_000), 28, 4)),
        label('All 300 pages: 140,000', 16, 92, strong),
        label('12,000 too many', tokens(128_000) + 8, 92, end),
        outlined('tint', rectangle(16, 102, tokens(128_000), 28)),
        outlined('spot', rectangle(16 + tokens(128_000), 102, tokens(12_000), 28)),
        label('20 pages: 9,300', 16, 158, strong),
        outlined('hue', rectangle(16, 168, tokens(9_300), 28, 4)),
        ink(line([16 + tokens(128_000), 30], [16 + tokens(128_000), 200]), 2),
      ],
    },
  },
  'near-the-truth': {
    alt: 'A line of years. The answer puts three claims in 1935: signed, 25 cents, 40 hours. Only 25 cents has a check mark. The Department of Labor has signed, 25 cents and 44 hours in 1938, and 40 hours in 1940.',
    caption:
      'The wrong claims are true of another year: signed in 1938, not in 1935; 40 hours from 1940 on, not at once.',
    drawing: {
      hue,
      height: 280,
      shapes: [
        ink(line([year(1935), 120], [year(1935), 138]) + line([year(1938), 166], [year(1938), 178])),
        ink(line([year(1940), 166], [year(1940), 178])),
        label('The answer', 16, 24, strong),
        ...boxed('spot', 'signed', [16, 34, 84, 26]),
        ...boxed('light', '25 cents', [16, 66, 84, 26]),
        ...boxed('spot', '40 hours', [16, 98, 84, 26]),
        ink(crossMark(118, 47) + checkMark(118, 79) + crossMark(118, 111), 2.5),
        ink(
          line([30, 140], [340, 140]) + years.map((value) => line([year(value), 135], [year(value), 145])).join(''),
          2,
        ),
        ...years.map((value) => centered(String(value), year(value), 160, small)),
        label('Department', 16, 196, strong),
        label('of Labor', 16, 213, strong),
        ...boxed('tint', 'signed', [year(1938) - 42, 178, 84, 26]),
        ...boxed('tint', '25 cents', [year(1938) - 42, 210, 84, 26]),
        ...boxed('tint', '44 hours', [year(1938) - 42, 242, 84, 26]),
        ...boxed('tint', '40 hours', [year(1940) - 38, 178, 76, 26]),
      ],
    },
  },
  'three-copies': {
    alt: 'Three pages are side by side. An arrow leads from each of them up to the same original.',
    caption: 'Three pages that copied one original are one source. Follow the arrows up, and read the original.',
    drawing: {
      hue,
      height: 164,
      shapes: [
        ink(arrow([66, 104], [142, 66]) + arrow([180, 104], [180, 66]) + arrow([294, 104], [218, 66]), 2.5),
        ...boxed('spot', 'the original', [116, 20, 128, 40], strong),
        ...boxed('light', 'page A', [16, 108, 100, 36]),
        ...boxed('light', 'page B', [130, 108, 100, 36]),
        ...boxed('light', 'page C', [244, 108, 100, 36]),
      ],
    },
  },
  'all-three-at-once': {
    alt: 'Three circles that overlap, with people as dots: speak Portuguese, are dispatchers, are on leave. Each circle has several dots. A single dot lies in all three.',
    caption:
      'Several people speak Portuguese, several are dispatchers, and several are on leave. Only one is all three, so no name is needed.',
    drawing: {
      hue,
      height: 244,
      shapes: [
        filled('light', circle(146, 98, 60) + circle(222, 98, 60) + circle(184, 164, 60)),
        ink(circle(146, 98, 60) + circle(222, 98, 60) + circle(184, 164, 60), 2.5),
        filled(
          'hue',
          dots([104, 84], [112, 112], [136, 66], [130, 96], [238, 62], [262, 88], [254, 118], [226, 90]) +
            dots([150, 188], [178, 204], [210, 192], [196, 172], [184, 78]),
        ),
        outlined('spot', circle(184, 120, 9)),
        ink(arrow([78, 187], [112, 187], [173, 129]), 2),
        centered('speak Portuguese', 116, 26),
        centered('are dispatchers', 264, 26),
        label('are on leave', 250, 204),
        label('all three:', 16, 192, strong),
        label('one person', 16, 209, strong),
      ],
    },
  },
  'four-fields': {
    alt: 'Four fields. Cheap and easy to check: heading 1. Costly and easy to check: heading 1, with its check under heading 4. Costly and hard to check: heading 2. Cheap and hard to check: ideas only.',
    caption: 'Where a task lies decides under which heading it goes. Costly and hard to check: do not hand it over.',
    drawing: {
      hue,
      height: 200,
      shapes: [
        centered('easy to check', 152, 28, strong),
        centered('hard to check', 284, 28, strong),
        label('a cheap', 16, 72, strong),
        label('mistake', 16, 89, strong),
        label('a costly', 16, 150, strong),
        label('mistake', 16, 167, strong),
        ...boxed('light', '1. I use AI for', [92, 40, 120, 66]),
        ...boxed('light', 'ideas only', [224, 40, 120, 66]),
        ...boxed('tint', ['1. I use AI for', 'and 4. I check'], [92, 118, 120, 66]),
        ...boxed('spot', ['2. I do not', 'hand over'], [224, 118, 120, 66], strong),
      ],
    },
  },
  'cards-move': {
    alt: 'Three piles of cards: Go with newsletter, Check with public report and letter to a tenant, Ask with rank applicants. A card in Ask that was always answered yes moves to Check or Go.',
    caption: 'Labels are not permanent. An Ask card that was always answered yes can become Check or Go.',
    drawing: {
      hue,
      height: 240,
      shapes: [
        outlined('light', rectangle(14, 36, 104, 130, 8) + rectangle(128, 36, 104, 130, 8)),
        outlined('light', rectangle(242, 36, 104, 130, 8)),
        centered('Go', 66, 26, strong),
        centered('Check', 180, 26, strong),
        centered('Ask', 294, 26, strong),
        ...boxed('tint', 'newsletter', [22, 46, 88, 50]),
        ...boxed('tint', ['public', 'report'], [136, 46, 88, 50]),
        ...boxed('tint', ['letter to', 'a tenant'], [136, 106, 88, 50]),
        ...boxed('tint', ['rank', 'applicants'], [250, 46, 88, 50]),
        ...boxed('spot', ['always', 'yes'], [250, 106, 88, 50], strong),
        ink(line([294, 170], [294, 196], [66, 196]) + arrow([180, 196], [180, 172]) + arrow([66, 196], [66, 172]), 2.5),
        centered('once a quarter', 180, 222),
      ],
    },
  },
});
