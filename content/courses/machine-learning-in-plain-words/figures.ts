import { defineFigures } from '#content/define.ts';
import { boxed, centered, end, label, onHue, onSpot, small, strong } from '#contract/cover/labels.ts';
import {
  arrow,
  checkMark,
  circle,
  crossMark,
  filled,
  ink,
  line,
  outlined,
  type Point,
  polygon,
  rectangle,
  round,
  stroked,
} from '#contract/cover/paths.ts';

const hue = 'draftemail';

const dots = (...points: Point[]) => points.map(([x, y]) => circle(x, y, 7)).join('');
const squares = (...points: Point[]) => points.map(([x, y]) => rectangle(x - 6.5, y - 6.5, 13, 13, 2)).join('');

/** An email by its links, from a sender who is new or seen before. */
const email = (links: number, isNew: boolean): Point => [116 + links * 34, isNew ? 60 : 120];

/** A trip of the bakery by its distance in miles and its minutes. */
const trip = (miles: number, minutes: number): Point => [20 + miles * 58, 224 - (minutes - 8) * 9];
const trips = [
  [1, 12],
  [2, 15],
  [3, 21],
  [4, 24],
  [5, 28],
] as const;

/** A coffee machine by its vibration and temperature. */
const machine = (vibration: number, temperature: number): Point => [34 + vibration * 21, 232 - temperature * 21];

/** An error in percent, for one of the five sizes of the tree. */
const share = (size: number, percent: number): Point => [60 + size * 52, 200 - percent * 6.4];

/** A score between 0 and 1. */
const score = (value: number) => round(24 + value * 320);

/** Four weeks of the workshop, and how their texts look. */
const weeks = [
  { name: 'launch', flagged: 84, cost: 440, look: {} },
  { name: 'new supplier', flagged: 118, cost: 630, look: {} },
  { name: 'new sensor', flagged: 228, cost: 1160, look: {} },
  { name: 'new alloy', flagged: 72, cost: 1040, look: onSpot },
];

/** Dollars a week when a model is retrained every so many weeks. */
const costPerWeek = (weeksBetween: number): number => 800 / weeksBetween + 15 * (weeksBetween - 1);
const interval = (weeksBetween: number): Point => [
  40 + weeksBetween * 11,
  196 - (costPerWeek(weeksBetween) - 120) * 0.5,
];
const costOfIntervals = [4, 5, 6, 7, 8, 10, 13, 16, 20, 26].map(interval);

export const figures = defineFigures({
  'eight-emails': {
    alt: 'Eight emails by links and sender. To the right of a line at three links lie three emails from new senders, all spam, and one from a sender seen before, which is fine. To the left of it, all are fine.',
    caption:
      'A boundary at three links is wrong about one of eight emails. With the sender as a second feature, the rule is right about all eight.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        filled('tint', rectangle(201, 34, 145, 52, 6)),
        ink(line([201, 26], [201, 154]), 2.5),
        label('new', 16, 58, strong),
        label('sender', 16, 75, strong),
        label('seen', 16, 118, strong),
        label('before', 16, 135, strong),
        outlined('light', dots(email(0, false), email(1, false), email(2, false), email(0, true))),
        filled('ink', squares(email(3, true), email(4, true), email(6, true))),
        outlined('spot', circle(...email(5, false), 9)),
        ...[0, 1, 2, 3, 4, 5, 6].map((links) => centered(String(links), email(links, false)[0], 168)),
        label('links', 16, 168, strong),
        outlined('light', dots([23, 190])),
        label('fine', 36, 194, small),
        filled('ink', squares([92, 190])),
        label('spam', 105, 194, small),
        outlined('spot', dots([168, 190])),
        label('wrong by links alone', 181, 194, small),
      ],
    },
  },
  'two-settings': {
    alt: 'Five trips as points and two lines. With start 8 and pace 4, the line runs through or beside all points. With start 10 and pace 3, it lies too high on the left and up to 3 minutes too low on the right.',
    caption:
      'Two settings of the same two knobs. The gaps between points and line are the errors, and the loss turns them into one number.',
    drawing: {
      hue,
      height: 240,
      shapes: [
        ink(line([40, 20], [40, 224], [344, 224]), 2),
        stroked(
          'spot',
          trips.map(([miles, minutes]) => line(trip(miles, minutes), trip(miles, 10 + 3 * miles))).join(''),
          6,
        ),
        stroked('hue', line(trip(0.6, 11.8), trip(5.4, 26.2)), 2.5),
        ink(line(trip(0.6, 10.4), trip(5.4, 29.6)), 3),
        outlined('light', dots(...trips.map(([miles, minutes]) => trip(miles, minutes)))),
        label('minutes', 48, 26, strong),
        label('miles', 308, 216, strong),
        label('start 8, pace 4', 206, 40, end),
        label('start 10, pace 3', 232, 152),
        label('errors 2, 2, 3', 232, 170),
      ],
    },
  },
  'three-neighbors': {
    alt: 'Six machines by vibration and temperature, and a new one in the middle. A circle around it holds its three nearest: D and F, which need service, and B, which is fine.',
    caption:
      'The circle holds the three nearest machines. Two of them need service, so the vote for the new one is two to one.',
    drawing: {
      hue,
      height: 256,
      shapes: [
        filled('light', circle(...machine(5, 5), 78)),
        ink(circle(...machine(5, 5), 78), 1.5),
        ink(line([34, 14], [34, 232], [252, 232]), 2),
        outlined('light', dots(machine(2, 1), machine(3, 2), machine(1, 3))),
        filled('ink', squares(machine(7, 6), machine(8, 8), machine(6, 8))),
        outlined('spot', circle(...machine(5, 5), 9)),
        ...(
          [
            ['A', 2, 1],
            ['B', 3, 2],
            ['D', 7, 6],
            ['E', 8, 8],
            ['F', 6, 8],
          ] as const
        ).map(([name, x, y]) => label(name, machine(x, y)[0] + 11, machine(x, y)[1] + 5, strong)),
        centered('C', machine(1, 3)[0], machine(1, 3)[1] - 12, strong),
        label('temperature', 42, 24),
        label('vibration', 186, 248),
        outlined('spot', dots([268, 60])),
        label('new', 282, 65),
        outlined('light', dots([268, 88])),
        label('fine', 282, 93),
        filled('ink', squares([268, 116])),
        label('needs', 282, 121),
        label('service', 282, 138),
      ],
    },
  },
  'when-it-was-written': {
    alt: 'A timeline with the first of the month. Before it lie months as a customer and messages last month, which may be used. After it lie messages this month, reason for canceling, and last login as stored today, which leak.',
    caption:
      'What was written after the moment of the decision leaks, however well it fits. Last login has been overwritten up to today.',
    drawing: {
      hue,
      height: 238,
      shapes: [
        ink(arrow([16, 206], [344, 206]), 2.5),
        stroked('spot', 'M150 30V212', 6),
        ink('M150 30V212', 2),
        centered('first of the month', 150, 22, strong),
        label('time', 16, 226),
        centered('today', 326, 226),
        ...boxed('tint', ['months as', 'a customer'], [16, 44, 104, 46]),
        ...boxed('tint', ['messages', 'last month'], [16, 104, 104, 46]),
        ...boxed('light', ['messages', 'this month'], [172, 44, 112, 46]),
        ...boxed('light', ['reason for', 'canceling'], [172, 98, 112, 46]),
        ...boxed('light', ['last login, as', 'stored today'], [228, 152, 112, 46]),
        ink(checkMark(133, 67) + checkMark(133, 127), 2.5),
        ink(crossMark(302, 67) + crossMark(302, 121) + crossMark(210, 175), 2.5),
      ],
    },
  },
  'two-errors': {
    alt: 'Two curves over 1, 2, 4, 8 and 16 questions. The error on training examples falls from 24 to 0 percent. The error on validation examples falls from 25 to 13 percent at 4 questions and rises to 22.',
    caption:
      'Up to four questions both errors fall. From there on the model learns noise, and only the training error falls.',
    drawing: {
      hue,
      height: 250,
      shapes: [
        ink(line([44, 20], [44, 200], [344, 200]), 2),
        stroked('hue', line(share(0, 24), share(1, 17), share(2, 11), share(3, 5), share(4, 0)), 4),
        ink(line(share(0, 25), share(1, 18), share(2, 13), share(3, 16), share(4, 22)), 3),
        outlined('spot', circle(...share(2, 13), 8)),
        ...[1, 2, 4, 8, 16].map((questions, size) => centered(String(questions), share(size, 0)[0], 220)),
        label('questions allowed', 44, 240, strong),
        label('wrong', 52, 18, strong),
        label('validation', 286, 50),
        label('22%', 286, 66),
        label('13%', 164, 100, { ...end, ...strong }),
        label('training', 232, 150),
        label('0%', 280, 192),
        label('25%', 70, 42),
      ],
    },
  },
  'rare-faults': {
    alt: 'A bar of 1,000 parts, of which 58.5 are flagged. Enlarged, the flagged ones are 9 faulty and 49.5 good parts.',
    caption:
      'To scale: of 1,000 parts, the test flags 58.5. Enlarged, 9 of those are faulty, and 49.5 are good parts flagged by mistake.',
    drawing: {
      hue,
      height: 196,
      shapes: [
        label('1,000 parts', 16, 26, strong),
        outlined('light', rectangle(16, 36, 328, 32, 4)),
        outlined('tint', rectangle(16, 36, 19.2, 32)),
        label('58.5 flagged', 44, 57),
        filled('tint', polygon([16, 70], [35.2, 70], [344, 128], [16, 128])),
        ink(line([35.2, 70], [344, 128]), 1.5),
        outlined('spot', rectangle(16, 128, 50.5, 36)),
        outlined('light', rectangle(66.5, 128, 277.5, 36)),
        centered('9', 41, 151, { ...onSpot, ...strong }),
        centered('49.5', 205, 151, strong),
        label('faulty', 22, 184),
        centered('good', 205, 184),
      ],
    },
  },
  'four-thresholds': {
    alt: 'Ten parts on a line of scores from 0 to 1: faulty at 0.95, 0.90, 0.70 and 0.45, good at the others. Four thresholds cut the line: 0.85 costs $100, 0.65 $55, 0.42 $10, and 0.15 $25.',
    caption:
      'Each threshold flags what lies to the right of it. At 0.42 no fault is missed and two good parts are looked at, which costs least.',
    drawing: {
      hue,
      height: 196,
      shapes: [
        ink(line([score(0), 108], [score(1), 108]), 2),
        stroked('spot', line([score(0.42), 54], [score(0.42), 146]), 8),
        ink([0.85, 0.65, 0.42, 0.15].map((value) => line([score(value), 54], [score(value), 146])).join(''), 2),
        outlined('light', [0.8, 0.6, 0.4, 0.3, 0.2, 0.1].map((value) => circle(score(value), 108, 7)).join('')),
        filled('ink', [0.95, 0.9, 0.7, 0.45].map((value) => rectangle(score(value) - 6.5, 101.5, 13, 13, 2)).join('')),
        centered('0.15', score(0.15), 46),
        centered('0.42', score(0.42), 46, strong),
        centered('0.65', score(0.65), 46),
        centered('0.85', score(0.85), 46),
        centered('$25', score(0.15), 162),
        centered('$10', score(0.42), 162, strong),
        centered('$55', score(0.65), 162),
        centered('$100', score(0.85), 162),
        label('threshold', 16, 24, strong),
        label('cost', 16, 184, strong),
        outlined('light', dots([176, 180])),
        label('good', 188, 184, small),
        filled('ink', squares([240, 180])),
        label('faulty', 252, 184, small),
      ],
    },
  },
  'small-tree': {
    alt: 'A tree of two questions. Late payments at least 2: no leads to on time. Yes leads to invoice above $5,000: yes leads to will be late, no to second look.',
    caption: 'A small tree can be printed and argued about: each invoice follows one path, and the path is the reason.',
    drawing: {
      hue,
      height: 220,
      shapes: [
        ink(line([120, 62], [64, 150]) + line([180, 62], [238, 98]) + line([214, 136], [180, 160]), 2.5),
        ink(line([264, 136], [298, 160]), 2.5),
        ...boxed('tint', 'late payments ≥ 2?', [76, 22, 148, 40], strong),
        ...boxed('tint', 'invoice > $5,000?', [168, 98, 148, 38], strong),
        ...boxed('light', 'on time', [20, 150, 88, 40]),
        ...boxed('light', ['second', 'look'], [136, 160, 88, 44]),
        ...boxed('spot', ['will be', 'late'], [256, 160, 88, 44]),
        label('no', 74, 108, end),
        label('yes', 220, 80),
        label('no', 176, 152, end),
        label('yes', 296, 152),
      ],
    },
  },
  'one-loaf': {
    alt: 'Bars of loaves off for each store and day: average of all days 14, same weekday last week 9, the manager 7, the model 6. The gap of one loaf between manager and model is marked.',
    caption:
      'The model beats the manager by one loaf. "Same weekday last week" had cut the loss from 14 to 9 for nothing.',
    drawing: {
      hue,
      height: 192,
      shapes: [
        outlined('tint', rectangle(132, 28, 14 * 13, 28, 4) + rectangle(132, 68, 9 * 13, 28, 4)),
        outlined('tint', rectangle(132, 108, 7 * 13, 28, 4)),
        outlined('hue', rectangle(132, 148, 6 * 13, 28, 4)),
        outlined('spot', rectangle(132 + 6 * 13, 148, 13, 28)),
        label('average', 124, 47, end),
        label('last week', 124, 87, end),
        label('the manager', 124, 127, end),
        label('the model', 124, 167, end),
        label('14', 132 + 14 * 13 + 8, 47, strong),
        label('9', 132 + 9 * 13 + 8, 87, strong),
        label('7', 132 + 7 * 13 + 8, 127, strong),
        label('6', 132 + 7 * 13 + 8, 167, strong),
        label('one loaf saved', 250, 167),
      ],
    },
  },
  'quiet-week': {
    alt: 'Four weeks with parts flagged and cost. Launch: 84 flagged, $440. New supplier: 118, $630. New sensor: 228, $1,160. New alloy: 72 flagged, the fewest, and $1,040.',
    caption:
      'The week of the new alloy has the fewest alarms and costs more than twice as much as launch. Misses make no noise.',
    drawing: {
      hue,
      height: 212,
      shapes: [
        label('parts flagged', 112, 26, strong),
        label('cost of the week', 226, 26, strong),
        filled('spot', rectangle(10, 164, 340, 36, 6)),
        filled('tint', weeks.map(({ flagged }, index) => rectangle(112, 38 + index * 44, flagged / 4, 24, 3)).join('')),
        filled('hue', weeks.map(({ cost }, index) => rectangle(226, 38 + index * 44, cost / 14.5, 24, 3)).join('')),
        ...weeks.flatMap(({ name, flagged, cost, look }, index) => [
          label(name, 18, 55 + index * 44, { ...look, ...strong }),
          label(String(flagged), 118 + flagged / 4, 55 + index * 44, look),
          label(`$${cost.toLocaleString('en-US')}`, 231 + cost / 14.5, 55 + index * 44, look),
        ]),
      ],
    },
  },
  'five-signals': {
    alt: 'Five signals by the time after which they are known: inputs after a minute, flags after a day, a labeled sample after a week, returns after three weeks, cost after a quarter. Each later one is more certain.',
    caption: 'The sooner a signal arrives, the less it says about mistakes. The first ones say where to look.',
    drawing: {
      hue,
      height: 226,
      shapes: [
        ink(arrow([24, 190], [340, 190]) + arrow([24, 190], [24, 22]), 2.5),
        label('certain', 34, 28, strong),
        label('later', 308, 212, strong),
        ...boxed('light', 'inputs', [34, 150, 66, 30]),
        ...boxed('light', 'flags', [84, 116, 60, 30]),
        ...boxed('spot', 'sample', [136, 82, 70, 30], strong),
        ...boxed('tint', 'returns', [200, 48, 70, 30]),
        ...boxed('tint', 'cost', [274, 14, 66, 30]),
        label('a minute', 106, 170, small),
        label('a day', 150, 136, small),
        label('a week', 212, 102, small),
        label('three weeks', 276, 74, small),
        label('a quarter', 268, 34, { ...end, ...small }),
      ],
    },
  },
  'how-often': {
    alt: 'Cost per week by weeks between retrainings: 4 weeks $245, 8 weeks $205, 13 weeks $242, 26 weeks $406. The curve is lowest at 8 and flat around it.',
    caption:
      'Drift that costs $30 more each week, and $800 for a retraining: from 4 to 13 weeks, the interval hardly matters.',
    drawing: {
      hue,
      height: 232,
      shapes: [
        filled('tint', rectangle(interval(4)[0], 24, interval(13)[0] - interval(4)[0], 162)),
        ink(line([40, 24], [40, 186], [346, 186]), 2),
        stroked('hue', line(...costOfIntervals), 3),
        outlined('light', [4, 13, 26].map((weeks) => circle(...interval(weeks), 7)).join('')),
        outlined('spot', circle(...interval(8), 9)),
        label('$245', interval(4)[0] + 34, interval(4)[1] - 14, end),
        centered('$205', interval(8)[0], interval(8)[1] + 25, strong),
        label('$242', interval(13)[0] + 8, interval(13)[1] + 20),
        label('$406', interval(26)[0] - 12, interval(26)[1] - 14, end),
        ...[4, 8, 13, 26].map((weeks) => centered(String(weeks), interval(weeks)[0], 204)),
        label('weeks between retrainings', 344, 222, { ...end, ...small }),
        label('cost per week', 48, 20, strong),
      ],
    },
  },
  'card-of-92-percent': {
    alt: 'Two bars. Of 4,400 repairs on time, 4,340 are right and 60 are flagged. Of 600 slow repairs, 240 are found and 360 are missed. Right answers together: 91.6%.',
    caption:
      'The 92% on the card consists of many easy answers. Of the slow repairs the model is for, it misses 360 of 600.',
    drawing: {
      hue,
      height: 188,
      shapes: [
        label('4,400 repairs on time', 16, 28, strong),
        filled('tint', rectangle(16, 38, 324, 36)),
        filled('ink', rectangle(335.5, 38, 4.5, 36)),
        ink(rectangle(16, 38, 324, 36), 2),
        label('4,340 right', 26, 61),
        label('60 false alarms', 340, 92, { ...end, ...small }),
        label('600 slow repairs', 16, 122, strong),
        outlined('hue', rectangle(16, 132, 71, 36)),
        outlined('spot', rectangle(87, 132, 106, 36)),
        centered('240', 52, 155, { ...onHue, ...strong }),
        centered('360 missed', 140, 155, { ...onSpot, ...strong }),
        label('drawn four times as wide', 204, 155, small),
      ],
    },
  },
});
