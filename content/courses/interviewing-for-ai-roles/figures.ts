import { defineFigures } from '#content/define.ts';
import { boxed, centered, end, label, onSpot, small, strong } from '#contract/cover/labels.ts';
import { arrow, filled, ink, line, outlined, rectangle } from '#contract/cover/paths.ts';

const hue = 'dublabs';

/** Parts of a story, and their seconds. */
const parts = [
  { name: 'situation', seconds: 15 },
  { name: 'difficulty', seconds: 15 },
  { name: 'decision', seconds: 45 },
  { name: 'result', seconds: 20 },
  { name: 'lesson', seconds: 15 },
];

/** Steps of a design case, and their minutes. */
const designSteps = [
  { name: 'clarify', minutes: 6, result: 'user, decision, volume' },
  { name: 'measure', minutes: 4, result: 'two measures, one benefit' },
  { name: 'design', minutes: 8, result: 'five boxes' },
  { name: 'data, evaluation', minutes: 8, result: 'test set' },
  { name: 'failures', minutes: 8, result: 'four safeguards' },
  { name: 'operation, cost', minutes: 4, result: 'an estimate' },
];

/** Parts of a take-home task, and the minutes after which they begin. */
const afternoon = [
  { name: 'question', from: 0, to: 15 },
  { name: 'look at data', from: 15, to: 50 },
  { name: 'split, baseline', from: 50, to: 90 },
  { name: 'one better model', from: 90, to: 140 },
  { name: 'read 20 errors', from: 140, to: 180 },
  { name: 'first page, clean up', from: 180, to: 225 },
  { name: 'read as a stranger', from: 225, to: 240 },
];

/** Start of each item, when they follow each other. */
const starts = (lengths: readonly number[]) =>
  lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0));
const partStarts = starts(parts.map(({ seconds }) => seconds));
const designStarts = starts(designSteps.map(({ minutes }) => minutes));

export const figures = defineFigures({
  'from-solid-to-strong': {
    alt: 'Three levels of an answer. Weak says what happened. Solid says what was done and why. Strong adds alternatives, the price, and how you would notice an error.',
    caption: 'A strong answer adds one sentence to a solid one: what else was possible, why not, and at what price.',
    drawing: {
      hue,
      height: 200,
      shapes: [
        outlined('light', rectangle(16, 130, 100, 54, 4)),
        outlined('tint', rectangle(120, 96, 100, 88, 4)),
        outlined('spot', rectangle(224, 34, 120, 150, 4)),
        centered('weak', 66, 122, strong),
        centered('solid', 170, 88, strong),
        centered('strong', 284, 26, strong),
        centered('what', 66, 154),
        centered('happened', 66, 171),
        centered('what I did', 170, 142),
        centered('and why', 170, 159),
        ...['“could also', 'have …;', 'against it,', 'because …;', 'the price', 'was …”'].map((words, index) =>
          centered(words, 284, 62 + index * 20, onSpot),
        ),
      ],
    },
  },
  'two-minutes': {
    alt: 'A story of 110 seconds: situation 15, difficulty 15, decision 45, result 20, lesson 15. Most people spend 90 seconds on the situation alone.',
    caption:
      'Decision and lesson count most, and together they get a minute. Most people have spent it on the situation by then.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        label('a good story', 16, 26, strong),
        outlined('light', rectangle(16, 36, 42, 34) + rectangle(58, 36, 42, 34) + rectangle(226, 36, 56, 34)),
        outlined('spot', rectangle(100, 36, 126, 34) + rectangle(282, 36, 42, 34)),
        ...parts.map(({ seconds }, index) =>
          centered(String(seconds), 16 + 2.8 * ((partStarts[index] ?? 0) + seconds / 2), 58, {
            ...strong,
            ...(index === 2 || index === 4 ? onSpot : {}),
          }),
        ),
        centered('situation', 37, 88, small),
        centered('difficulty', 79, 104, small),
        centered('decision', 163, 88, strong),
        centered('result', 254, 88, small),
        centered('lesson', 303, 88, strong),
        label('most people', 16, 138, strong),
        outlined('tint', rectangle(16, 148, 252, 34)),
        outlined('light', rectangle(268, 148, 56, 34)),
        label('situation: 90 seconds', 28, 170),
        centered('the rest', 296, 170, small),
      ],
    },
  },
  'four-sentences': {
    alt: 'Four sentences in a row: what it is, an example, why it matters, what you do about it. After 40 seconds, stop. The interviewer chooses where to go deeper.',
    caption:
      'Four sentences in 40 seconds, then stop. Know where your example breaks down, because that is the next question.',
    drawing: {
      hue,
      height: 196,
      shapes: [
        ...boxed('light', ['1  what', 'it is'], [14, 36, 74, 52]),
        ...boxed('spot', ['2  an', 'example'], [100, 36, 74, 52], strong),
        ...boxed('light', ['3  why it', 'matters'], [186, 36, 74, 52]),
        ...boxed('light', ['4  what', 'to do'], [272, 36, 74, 52]),
        ink(arrow([89, 62], [98, 62]) + arrow([175, 62], [184, 62]) + arrow([261, 62], [270, 62]), 2),
        label('40 seconds, then stop', 346, 24, { ...end, ...strong }),
        ink(arrow([137, 92], [137, 128]) + arrow([223, 92], [223, 128]) + arrow([309, 92], [309, 128]), 2.5),
        centered('Where does it', 120, 148),
        centered('break down?', 120, 165),
        centered('And why?', 223, 148),
        centered('When not?', 309, 148),
        label('asked next', 14, 116, small),
      ],
    },
  },
  'one-department': {
    alt: 'Departments by their share of tickets and their accuracy. Billing, with 16% of the tickets, falls from 95% to 70%. The others are unchanged. The total falls by 0.16 times 25, or 4 points.',
    caption:
      'A fall of 25 points in 16% of the tickets lowers the total by 4 points, from 93% to 89%. All others are unchanged.',
    drawing: {
      hue,
      height: 222,
      shapes: [
        filled('tint', rectangle(30, 37, 243, 139)),
        filled('hue', rectangle(273, 71, 47, 105)),
        outlined('spot', rectangle(273, 33.5, 47, 37.5)),
        ink(line([30, 20], [30, 176], [346, 176]), 2),
        centered('seven departments', 152, 100, strong),
        centered('unchanged', 152, 118),
        centered('84% of tickets', 152, 196),
        centered('16%', 297, 196),
        centered('Billing', 297, 214, strong),
        label('95%', 325, 42),
        label('70%', 325, 76),
        centered('−25', 297, 57, { ...strong, ...onSpot }),
        label('accuracy', 38, 26, strong),
      ],
    },
  },
  'forty-minutes': {
    alt: 'Forty minutes of a design case: clarify 6, measure 4, design 8, data and evaluation 8, failures 8, operation and cost 4, summary 2. Each step leaves something on the board.',
    caption:
      'The design itself gets 8 of 40 minutes. Ten minutes come before it, and twenty belong to tests, failures and cost.',
    drawing: {
      hue,
      height: 250,
      shapes: [
        filled(
          'tint',
          designSteps
            .map(({ minutes }, index) =>
              rectangle(148 + (designStarts[index] ?? 0) * 5, 18 + index * 32, minutes * 5, 22, 2),
            )
            .join(''),
        ),
        outlined('spot', rectangle(198, 82, 40, 22, 2)),
        outlined('light', rectangle(338, 210, 10, 22, 2)),
        ...designSteps.map(({ name, minutes }, index) =>
          label(`${name}  ${minutes}`, 138, 34 + index * 32, { ...end, ...(index === 2 ? strong : {}) }),
        ),
        label('summary  2', 138, 226, end),
        ...designSteps
          .slice(0, 4)
          .map(({ result, minutes }, index) =>
            label(result, 154 + ((designStarts[index] ?? 0) + minutes) * 5, 34 + index * 32, small),
          ),
        ...designSteps
          .slice(4)
          .map(({ result }, index) =>
            label(result, 142 + (designStarts[index + 4] ?? 0) * 5, 162 + index * 32, { ...small, ...end }),
          ),
        ink(line([148, 12], [148, 238]), 2),
      ],
    },
  },
  'four-hours': {
    alt: 'Four hours of a take-home task: question 15 minutes, look at data 35, split and baseline 40, one better model 50, read errors 40, first page and cleaning up 45, read as a stranger 15. The last hour is for the reader.',
    caption: 'A quarter of the four hours belongs to the person who will look at it for twenty minutes.',
    drawing: {
      hue,
      height: 236,
      shapes: [
        filled(
          'tint',
          afternoon
            .slice(0, 5)
            .map(({ from, to }, index) => rectangle(148 + from * 0.8, 18 + index * 26, (to - from) * 0.8, 18, 2))
            .join(''),
        ),
        outlined(
          'spot',
          afternoon
            .slice(5)
            .map(({ from, to }, index) => rectangle(148 + from * 0.8, 148 + index * 26, (to - from) * 0.8, 18, 2))
            .join(''),
        ),
        ...afternoon.map(({ name }, index) =>
          label(name, 138, 32 + index * 26, { ...end, ...(index > 4 ? strong : {}) }),
        ),
        ink(line([148, 12], [148, 204], [346, 204]), 2),
        ...[0, 1, 2, 3, 4].map((hour) => centered(`${hour} h`, 148 + hour * 48, 222, small)),
      ],
    },
  },
  'ask-once': {
    alt: 'Steps of an offer: say thank you, get everything in writing, know three numbers, ask once with a reason, then silence. A yes ends it; a no leads to start date, leave or a review after six months.',
    caption: 'After the sentence with your figure comes silence. It is the hardest step, and the one that people skip.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        ...boxed('light', ['thanks,', 'in writing?'], [14, 30, 90, 50]),
        ...boxed('light', ['know three', 'numbers'], [124, 30, 90, 50]),
        ...boxed('tint', ['ask once,', 'with a reason'], [234, 30, 112, 50]),
        ink(arrow([106, 55], [120, 55]) + arrow([216, 55], [230, 55]) + arrow([290, 82], [290, 104]), 2.5),
        ...boxed('spot', 'silence', [234, 110, 112, 40], strong),
        ink(arrow([230, 122], [196, 112]) + arrow([230, 140], [196, 160]), 2.5),
        ...boxed('light', 'yes', [124, 94, 66, 32]),
        ...boxed('light', 'no', [124, 146, 66, 32]),
        ink(arrow([120, 162], [110, 162]), 2.5),
        label('start, leave,', 14, 150),
        label('a review in', 14, 167),
        label('six months?', 14, 184),
      ],
    },
  },
});
