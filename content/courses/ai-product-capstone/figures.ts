import { defineFigures } from '#content/define.ts';
import { boxed, centered, end, label, onSpot, small, strong } from '#contract/cover/labels.ts';
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
  stroked,
} from '#contract/cover/paths.ts';

const hue = 'joblyn';

/** Squares in a row, from one number to another. */
const squares = (from: number, to: number, [x, y]: readonly [number, number], size = 14, gap = 3) =>
  Array.from({ length: to - from }, (_, index) => rectangle(x + (from + index) * (size + gap), y, size, size)).join('');

/** Groups of test cases, with those put aside. */
const groups = [
  { name: 'ordinary', cases: 12, aside: 4 },
  { name: 'hard', cases: 8, aside: 2 },
  { name: 'hand over', cases: 4, aside: 1 },
  { name: 'never', cases: 4, aside: 2 },
  { name: 'nonsense', cases: 2, aside: 1 },
];
const groupAt = (index: number) => [104, 38 + index * 30] as const;

/** What was seen, and of how many of five people. */
const seen = [
  { what: 'write to a volunteer', people: 4 },
  { what: 'ask two things at once', people: 4 },
  { what: 'mind waiting', people: 2 },
];
const person = (x: number, y: number) => `${circle(x, y - 9, 6)}M${x - 10} ${y + 14}v-4a10 9 0 0 1 20 0v4Z`;

/** Runs of four cases: whether each passed. */
const runs = [
  { name: 'stock-01', passed: [true, true, true] },
  { name: 'loan-02', passed: [true, false, true] },
  { name: 'two-03', passed: [false, false, true] },
  { name: 'steer-04', passed: [true, false, true] },
];

/** What four steps cost, in millionths of a dollar. */
const steps = [2160, 3200, 4240, 5280] as const;
const budget = (amount: number) => 20 + amount / 74;

/** Hours that volunteers save in a year. */
const savings = [
  { name: 'low', hours: 88 },
  { name: 'expected', hours: 146 },
  { name: 'high', hours: 292 },
];

/** Parts of the demonstration, by the seconds in which they begin and end. */
const demo = [
  { name: 'problem', from: 0, to: 45 },
  { name: 'it works', from: 45, to: 135 },
  { name: 'it fails', from: 135, to: 195 },
  { name: 'figures', from: 195, to: 255 },
  { name: 'decisions', from: 255, to: 300 },
];

const stations = ['input', 'user', 'data', 'model', 'check', 'show', 'log'];

export const figures = defineFigures({
  'how-it-shrinks': {
    alt: 'In brief 1, Loanbot was to manage the whole library. In brief 3, three tasks remain: stock, rules, proposal. All three are tested, limited and tried in a pilot.',
    caption: 'The product becomes smaller from brief to brief, until all of it can be finished.',
    drawing: {
      hue,
      height: 196,
      shapes: [
        outlined('light', rectangle(16, 38, 138, 138, 6)),
        outlined(
          'tint',
          [0, 1, 2]
            .flatMap((row) => [0, 1, 2].map((column) => rectangle(26 + column * 42, 48 + row * 42, 34, 34, 4)))
            .join(''),
        ),
        ink(arrow([162, 107], [200, 107]), 2.5),
        ...boxed('spot', 'stock', [210, 48, 92, 34], strong),
        ...boxed('spot', 'rules', [210, 90, 92, 34], strong),
        ...boxed('spot', 'proposal', [210, 132, 92, 34], strong),
        ink(checkMark(326, 65) + checkMark(326, 107) + checkMark(326, 149), 3),
        label('brief 1: the whole library', 16, 26, strong),
        label('brief 3: three tasks', 210, 26, strong),
      ],
    },
  },
  'what-messages-ask': {
    alt: 'Of 163 messages, 94 were about stock, 38 about rules and 31 about other things.',
    caption:
      'The author expected rules. Counting 163 messages shows that stock is asked about more than twice as often.',
    drawing: {
      hue,
      height: 150,
      shapes: [
        filled('spot', rectangle(88, 20, 235, 28, 3)),
        filled('hue', rectangle(88, 62, 95, 28, 3)),
        filled('tint', rectangle(88, 104, 77.5, 28, 3)),
        ink(line([88, 12], [88, 140]), 2),
        label('stock', 78, 39, { ...end, ...strong }),
        label('rules', 78, 81, end),
        label('other', 78, 123, end),
        label('94 of 163', 100, 39, { ...strong, ...onSpot }),
        label('38, expected to lead', 191, 81),
        label('31', 174, 123),
      ],
    },
  },
  'of-five-people': {
    alt: 'Five people. Four write to a volunteer they know, four ask two things at once, and only two mind waiting until evening.',
    caption:
      'Count people, not notes. Only two of five minded waiting, although the first page named waiting as the problem.',
    drawing: {
      hue,
      height: 200,
      shapes: [
        ...seen.flatMap(({ what, people }, row) => [
          label(what, 16, 47 + row * 58, row === 2 ? strong : {}),
          outlined(
            row === 2 ? 'spot' : 'hue',
            Array.from({ length: people }, (_, index) => person(198 + index * 34, 42 + row * 58)).join(''),
          ),
          outlined(
            'light',
            Array.from({ length: 5 - people }, (_, index) => person(198 + (people + index) * 34, 42 + row * 58)).join(
              '',
            ),
          ),
        ]),
      ],
    },
  },
  'thirty-cases': {
    alt: 'Thirty cases: 12 ordinary, 8 hard, 4 to hand over, 4 never, 2 nonsense. Ten are put aside, with each group represented: 4, 2, 1, 2 and 1.',
    caption: 'Ten of thirty cases are put aside before building, with each group represented.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        label('30 cases', 16, 24, strong),
        ...groups.map(({ name }, index) => label(name, 16, 50 + index * 30)),
        outlined('light', groups.map(({ cases, aside }, index) => squares(0, cases - aside, groupAt(index))).join('')),
        outlined(
          'spot',
          groups.map(({ cases, aside }, index) => squares(cases - aside, cases, groupAt(index))).join(''),
        ),
        outlined('light', rectangle(226, 130, 14, 14)),
        label('visible: 20', 250, 142),
        outlined('spot', rectangle(226, 158, 14, 14)),
        label('put aside: 10', 250, 170),
      ],
    },
  },
  'one-whole-path': {
    alt: 'A grid of seven stations, from input through user, data, model, check and show to log, and three tasks. On the first day, one task goes through all of them; the other two are empty.',
    caption: 'On the first day, one of three tasks goes through every station. The surprises lie between the stations.',
    drawing: {
      hue,
      height: 190,
      shapes: [
        outlined(
          'light',
          [0, 1]
            .flatMap((row) => stations.map((_, index) => rectangle(70 + index * 40, 96 + row * 44, 30, 30, 4)))
            .join(''),
        ),
        stroked('ink', line([60, 59], [346, 59]), 4),
        outlined('spot', stations.map((_, index) => rectangle(70 + index * 40, 44, 30, 30, 4)).join('')),
        ...stations.map((name, index) => centered(name, 85 + index * 40, 30, small)),
        ink(line([345, 51], [353, 59], [345, 67]), 3),
        label('stock', 16, 64, strong),
        label('rules', 16, 116),
        label('proposal', 10, 160),
      ],
    },
  },
  'agent-loop': {
    alt: 'A loop: the model proposes a step, the program checks it, the tool answers or returns an error, the log keeps both, and the model is asked again. An answer leaves the loop; after four steps, a volunteer takes over.',
    caption:
      'The model proposes, the program decides. The loop has two exits, an answer and a volunteer after four steps.',
    drawing: {
      hue,
      height: 218,
      shapes: [
        ...boxed('light', ['model', 'proposes'], [16, 26, 90, 48]),
        ...boxed('spot', ['program', 'checks'], [140, 26, 90, 48], strong),
        ...boxed('light', 'tool', [140, 118, 90, 40]),
        ...boxed('tint', 'log', [16, 118, 90, 40]),
        ink(
          arrow([108, 50], [135, 50]) +
            arrow([185, 76], [185, 113]) +
            arrow([138, 138], [111, 138]) +
            arrow([61, 116], [61, 79]),
          2.5,
        ),
        ink(arrow([232, 50], [262, 50]), 2.5),
        ...boxed('light', 'answer', [268, 32, 76, 36], strong),
        ink(arrow([61, 160], [61, 190], [262, 190]), 2.5),
        ...boxed('light', 'volunteer', [268, 172, 76, 36]),
        label('after 4 steps', 76, 182, small),
        label('result or error', 194, 99, small),
        label('again', 26, 102, { ...small }),
      ],
    },
  },
  'runs-and-cases': {
    alt: 'Four cases with three runs each. stock-01 passes in all three, loan-02 and steer-04 in two, two-03 in one. Nine of twelve runs would be misleading: only one of four cases passes in every run.',
    caption: 'Count cases that pass in every run: one of four. Users try once, not until it works.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        filled('spot', rectangle(10, 34, 340, 36, 6)),
        ...['run 1', 'run 2', 'run 3'].map((run, index) => centered(run, 132 + index * 60, 24, small)),
        ...runs.map(({ name }, row) => label(name, 20, 57 + row * 40, row === 0 ? { ...strong, ...onSpot } : strong)),
        outlined(
          'light',
          runs.flatMap((_, row) => [0, 1, 2].map((run) => circle(132 + run * 60, 52 + row * 40, 13))).join(''),
        ),
        ink(
          runs
            .flatMap(({ passed }, row) =>
              passed.map((isPass, run) =>
                isPass ? checkMark(131 + run * 60, 53 + row * 40) : crossMark(132 + run * 60, 52 + row * 40),
              ),
            )
            .join(''),
          2.5,
        ),
        label('reliable', 286, 57, { ...strong, ...onSpot }),
        label('not', 286, 97),
        label('not', 286, 137),
        label('not', 286, 177),
      ],
    },
  },
  'a-budget-of-two-cents': {
    alt: 'A budget of 20,000 millionths of a dollar. Four steps cost 2,160, 3,200, 4,240 and 5,280. 5,120 are left, and the fifth step may need 7,760, so it is not sent.',
    caption:
      'Each step sends the history again and costs more. The fifth may need more than is left, so it is stopped before it is sent.',
    drawing: {
      hue,
      height: 186,
      shapes: [
        label('budget: $0.02', 20, 28, strong),
        outlined('light', rectangle(20, 44, 270.3, 40)),
        outlined(
          'tint',
          steps
            .map((amount, index) =>
              rectangle(budget(steps.slice(0, index).reduce((sum, one) => sum + one, 0)), 44, amount / 74, 40),
            )
            .join(''),
        ),
        ...steps.map((amount, index) =>
          centered(
            String(index + 1),
            budget(steps.slice(0, index).reduce((sum, one) => sum + one, 0) + amount / 2),
            69,
            strong,
          ),
        ),
        centered('5,120 left', budget(17440), 69, strong),
        ...['2,160', '3,200', '4,240', '5,280'].map((amount, index) =>
          centered(amount, [35, 71, 121, 186][index] ?? 0, 102, small),
        ),
        filled('spot', rectangle(221, 118, 105, 22)),
        ink(line([290.3, 36], [290.3, 148]), 3),
        label('step 5 needs up to 7,760', 212, 134, { ...end, ...strong }),
        stroked('on-spot', crossMark(309, 129), 3),
        label('millionths of a dollar', 20, 170, small),
      ],
    },
  },
  'who-still-waits': {
    alt: 'Hours until a reliable answer. Old way: middle value 17, slowest quarter above 30. With Loanbot: middle value 0.6, slowest quarter above 9, because the volunteer is asleep.',
    caption:
      'The middle value falls from 17 hours to 36 minutes. What remains is the night, and no better model shortens it.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        label('old way', 16, 28, strong),
        filled('light', rectangle(16, 38, 300, 26, 3)),
        filled('tint', rectangle(16, 38, 170, 26, 3)),
        label('middle 17 h', 26, 56),
        label('quarter above 30 h', 310, 56, end),
        label('with Loanbot', 16, 104, strong),
        filled('light', rectangle(16, 114, 90, 26, 3)),
        filled('spot', rectangle(16, 114, 6, 26, 2)),
        label('middle 0.6 h', 30, 132),
        label('quarter above 9 h: the volunteer is asleep', 16, 162),
        ink(line([16, 176], [340, 176]), 2),
        ...[0, 10, 20, 30].map((hours) => centered(`${hours} h`, 20 + hours * 10, 194, small)),
      ],
    },
  },
  'saved-and-spent': {
    alt: 'Hours of volunteers in a year. Saved: 88 in the low case, 146 expected, 292 in the high case. Spent on upkeep in each case: 100. In the low case the library loses 12 hours.',
    caption: 'Upkeep takes 100 hours whatever happens. In the low case, the library loses 12 of them.',
    drawing: {
      hue,
      height: 218,
      shapes: [
        filled(
          'hue',
          savings
            .slice(1)
            .map(({ hours }, index) => rectangle(132 + index * 90, 178 - hours * 0.5, 56, hours * 0.5, 3))
            .join(''),
        ),
        filled('spot', rectangle(42, 134, 56, 44, 3)),
        ink(line([24, 178], [346, 178]), 2),
        ink(line([24, 128], [346, 128]), 2.5),
        label('upkeep', 296, 104, small),
        label('100 h', 346, 122, { ...end, ...strong }),
        ...savings.map(({ name }, index) => centered(name, 70 + index * 90, 198, strong)),
        centered('88 h', 70, 160, { ...onSpot, ...strong }),
        centered('146 h', 160, 98, strong),
        centered('292 h', 250, 26, strong),
        label('hours saved', 24, 26, strong),
      ],
    },
  },
  'failure-in-the-middle': {
    alt: 'Five minutes: the problem 45 seconds, the ordinary case 90, a failure 60, figures 60, decisions 45.',
    caption:
      'A minute of the five shows where the product stops working. It convinces more than the 90 seconds before it.',
    drawing: {
      hue,
      height: 160,
      shapes: [
        outlined('light', rectangle(16, 50, 49.2, 46) + rectangle(295.1, 50, 49.2, 46)),
        outlined('tint', rectangle(65.2, 50, 98.4, 46) + rectangle(229.5, 50, 65.6, 46)),
        outlined('spot', rectangle(163.6, 42, 65.9, 62)),
        ...demo.map(({ from, to }, index) =>
          centered(`${to - from} s`, 16 + ((from + to) / 2) * 1.0937, 78, {
            ...strong,
            ...(index === 2 ? onSpot : {}),
          }),
        ),
        centered('problem', 41, 116),
        centered('it works', 114, 116),
        centered('it fails', 197, 124, strong),
        centered('figures', 262, 116),
        centered('decisions', 318, 116),
        ink(line([16, 138], [344, 138]), 2),
        label('0:00', 16, 154, small),
        label('5:00', 344, 154, { ...end, ...small }),
        centered('live', 156, 30, small),
      ],
    },
  },
});
