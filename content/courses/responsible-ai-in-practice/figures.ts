import { defineFigures } from '#content/define.ts';
import { boxed, centered, end, label, onHue, onSpot, small, strong } from '#contract/cover/labels.ts';
import {
  arrow,
  circle,
  crossMark,
  filled,
  ink,
  line,
  outlined,
  type Point,
  rectangle,
  stroked,
} from '#contract/cover/paths.ts';

const hue = 'pmcoach';

/** A sheet of paper with lines of text. */
const sheet = (x: number, y: number, width: number, height: number) => rectangle(x, y, width, height, 4);
const textLines = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, index) => line([x, y + index * 11], [x + width, y + index * 11])).join('');

/** How many of 40 people who were refused reached each step toward an appeal. */
const appealSteps = [
  { name: 'were refused', people: 40 },
  { name: 'knew of the program', people: 28 },
  { name: 'understood the reason', people: 19 },
  { name: 'knew they could ask', people: 11 },
  { name: 'thought it could help', people: 5 },
  { name: 'asked', people: 2 },
];

/** Corners of ten sheets in two rows. */
const dutySheets = Array.from(
  { length: 10 },
  (_, index): Point => [16 + (index % 5) * 40, 42 + Math.floor(index / 5) * 50],
);

export const figures = defineFigures({
  'where-harm-begins': {
    alt: 'Six steps in a row: purpose, labels, data, features, use, change. Rosa’s harm begins at labels and becomes serious at use.',
    caption:
      'Rosa’s harm begins with labels that punish gaps and becomes serious when nobody reads her letter. So there are two places to stop it.',
    drawing: {
      hue,
      height: 176,
      shapes: [
        stroked('tint', 'M36 92H324', 5),
        stroked('spot', 'M94 92H266', 5),
        outlined('light', [36, 151, 209, 324].map((x) => circle(x, 92, 15)).join('')),
        outlined('spot', circle(94, 92, 15) + circle(266, 92, 15)),
        ...['1', '2', '3', '4', '5', '6'].map((step, index) =>
          centered(step, 36 + index * 57.6, 97, { ...strong, ...(step === '2' || step === '5' ? onSpot : {}) }),
        ),
        ...['purpose', 'labels', 'data', 'features', 'use', 'change'].map((name, index) =>
          centered(name, 36 + index * 57.6, 132),
        ),
        centered('begins', 94, 58, strong),
        centered('becomes serious', 266, 58, strong),
        centered('gaps mean rejection', 106, 160, small),
        centered('nobody reads her letter', 262, 160, small),
      ],
    },
  },
  'limits-and-results': {
    alt: 'Three scales with a limit and a later result. Ratio of rates: at least 0.8, found 0.71. Gap in hit rates: at most 8 points, found 15. Summaries with health details: none, found 4 of 50. All three fail.',
    caption: 'Limits that were agreed beforehand can fail: later, the tests of the draft broke all three.',
    drawing: {
      hue,
      height: 226,
      shapes: [
        label('ratio of invitation rates', 16, 28, strong),
        label('gap in hit rates', 16, 98, strong),
        label('health details in summaries', 16, 168, strong),
        outlined('tint', rectangle(272, 38, 40, 22, 4)),
        outlined('tint', rectangle(112, 108, 80, 22, 4)),
        ink('M112 49H312M112 119H312M112 189H312', 2),
        ink('M272 36V62M192 106V132M112 176V202', 4),
        outlined('spot', circle(254, 49, 9) + circle(262, 119, 9) + circle(192, 189, 9)),
        centered('0.71', 248, 33, strong),
        centered('15', 262, 103, strong),
        label('4 of 50', 208, 182, strong),
        label('at least 0.8', 16, 54, small),
        label('at most 8 points', 16, 124, small),
        label('none', 16, 194, small),
        ink(crossMark(334, 49) + crossMark(334, 119) + crossMark(334, 189), 2.5),
      ],
    },
  },
  'hit-rates': {
    alt: 'Two bars of qualified people. Under 35, 75 of 100 are suggested. At 35 and over, 43 of 72 are suggested and 29 are not.',
    caption:
      'Only qualified people are shown. 75% of the younger and 60% of the older ones are suggested: 29 older people are passed over.',
    drawing: {
      hue,
      height: 168,
      shapes: [
        label('Under 35', 16, 28, strong),
        label('75 of 100', 316, 28, end),
        outlined('hue', rectangle(16, 38, 225, 32)),
        outlined('light', rectangle(241, 38, 75, 32)),
        label('35 and over', 16, 102, strong),
        label('43 of 72', 232, 102, end),
        outlined('hue', rectangle(16, 112, 129, 32)),
        outlined('spot', rectangle(145, 112, 87, 32)),
        centered('suggested', 128, 59, onHue),
        centered('suggested', 80, 133, onHue),
        centered('not', 278, 59),
        centered('29 are not', 188, 133, onSpot),
      ],
    },
  },
  'eight-places': {
    alt: 'One letter in the middle and lines to eight places: form, email, model input, logs, summaries, test sets, backups, and a spreadsheet on a desk.',
    caption: 'One letter ends up in eight places. Deleting it in seven of them is not deleting it.',
    drawing: {
      hue,
      height: 226,
      shapes: [
        ink(
          'M180 113L62 42M180 113V42M180 113L298 42M180 113H62M180 113H298M180 113L62 184M180 113V184M180 113L298 184',
          2,
        ),
        ...boxed('light', 'form', [16, 24, 92, 36]),
        ...boxed('light', 'mail', [134, 24, 92, 36]),
        ...boxed('light', 'model input', [252, 24, 92, 36]),
        ...boxed('light', 'logs', [16, 95, 92, 36]),
        ...boxed('spot', 'one letter', [134, 92, 92, 42], strong),
        ...boxed('light', 'summaries', [252, 95, 92, 36]),
        ...boxed('light', 'test sets', [16, 166, 92, 36]),
        ...boxed('light', 'backups', [134, 166, 92, 36]),
        ...boxed('light', 'spreadsheet', [252, 166, 92, 36]),
      ],
    },
  },
  'three-paths': {
    alt: 'A scale of scores leads to three paths. Clearly not: one reader, and 30 letters drawn at random for two. Between: two readers, before they see the suggestion. Clearly suitable: one reader sees the suggestion.',
    caption: 'The score decides how a letter is read, and never whether it is read.',
    drawing: {
      hue,
      height: 218,
      shapes: [
        filled('light', rectangle(16, 40, 108, 22)),
        filled('tint', rectangle(124, 40, 112, 22)),
        filled('hue', rectangle(236, 40, 108, 22)),
        ink(`${rectangle(16, 40, 328, 22)}M124 40V62M236 40V62`, 2),
        label('the model’s score', 16, 28, strong),
        centered('clearly not', 70, 82),
        centered('between', 180, 82),
        centered('suitable', 290, 82),
        ink(arrow([70, 92], [70, 112]) + arrow([180, 92], [180, 112]) + arrow([290, 92], [290, 112]), 2.5),
        ...boxed('light', ['one reader;', '30 random:', 'two readers'], [16, 118, 104, 72]),
        ...boxed('spot', ['two readers,', 'before they', 'see the score'], [128, 118, 104, 72]),
        ...boxed('light', ['one reader,', 'who sees', 'the score'], [240, 118, 104, 72]),
      ],
    },
  },
  'three-readers': {
    alt: 'Three documents for three readers. The notice for the person affected has 150 words, the sheet for the user one page, the card for the owner or auditor two pages.',
    caption:
      'Three readers with three questions need three documents. The shortest is for the person with the most at stake.',
    drawing: {
      hue,
      height: 222,
      shapes: [
        centered('person affected', 72, 28, strong),
        centered('user', 188, 28, strong),
        centered('owner, auditor', 292, 28, strong),
        outlined('spot', sheet(44, 42, 56, 44)),
        stroked('on-spot', textLines(54, 54, 36, 3), 2),
        outlined('light', sheet(154, 42, 68, 96)),
        ink(textLines(164, 54, 48, 8), 2),
        outlined('tint', sheet(270, 54, 68, 96)),
        outlined('light', sheet(256, 42, 68, 96)),
        ink(textLines(266, 54, 48, 8), 2),
        centered('What happens', 72, 174),
        centered('to me?', 72, 191),
        centered('When may I', 188, 174),
        centered('rely on it?', 188, 191),
        centered('How do', 292, 174),
        centered('you know?', 292, 191),
        centered('150 words', 72, 212, small),
        centered('1 page', 188, 212, small),
        centered('2 pages', 292, 212, small),
      ],
    },
  },
  'first-hour': {
    alt: 'A line of six steps: take it in within 10 minutes, limit harm within 30, secure evidence within an hour, find who is affected within a day, inform within deadlines, learn within two weeks.',
    caption:
      'The first three of six steps fit into an hour. Limiting harm comes before evidence, and needs nobody’s permission.',
    drawing: {
      hue,
      height: 196,
      shapes: [
        filled('tint', rectangle(14, 40, 178, 118, 8)),
        label('the first hour', 22, 58, strong),
        ink(arrow([24, 98], [346, 98]), 2.5),
        outlined('light', [38, 160, 220, 270, 318].map((x) => circle(x, 98, 10)).join('')),
        outlined('spot', circle(98, 98, 13)),
        centered('1', 38, 103, small),
        centered('2', 98, 103, { ...onSpot, ...strong }),
        centered('3', 160, 103, small),
        centered('4', 220, 103, small),
        centered('5', 270, 103, small),
        centered('6', 318, 103, small),
        centered('take', 38, 130),
        centered('it in', 38, 146),
        centered('limit', 98, 130, strong),
        centered('harm', 98, 146, strong),
        centered('evidence', 158, 130),
        centered('whom?', 220, 130),
        centered('inform', 270, 130),
        centered('learn', 322, 130),
        centered('10 min', 38, 180, small),
        centered('30 min', 98, 180, small),
        centered('1 h', 160, 180, small),
        centered('1 day', 220, 180, small),
        centered('2 weeks', 322, 180, small),
      ],
    },
  },
  'wider-search': {
    alt: 'Of 1,840 conversations, the word grant finds 212, with 64 wrong dates. The wider search finds 150 more, with 21. Of the 1,478 others, a random sample of 100 has none, but up to about 44 may be left.',
    caption:
      'The first search found 64 wrong dates, and a random sample from the rest led to 21 more. “None of 100” still leaves up to about 44.',
    drawing: {
      hue,
      height: 208,
      shapes: [
        label('1,840 conversations', 16, 26, strong),
        outlined('tint', rectangle(16, 36, 58, 40)),
        outlined('light', rectangle(74, 36, 42, 40)),
        outlined('ground', rectangle(116, 36, 228, 40)),
        centered('212', 45, 61),
        centered('150', 95, 61),
        centered('1,478', 230, 61),
        ink(arrow([45, 78], [45, 112]) + arrow([95, 78], [140, 112]) + arrow([230, 78], [272, 112]), 2.5),
        ...boxed('spot', '64 wrong', [16, 118, 88, 34], strong),
        ...boxed('spot', '21 wrong', [114, 118, 88, 34], strong),
        ...boxed('light', '0 of 100 drawn', [212, 118, 132, 34]),
        centered('“grant”', 60, 174),
        centered('“help with rent”', 158, 174),
        centered('up to 44 left', 278, 174),
        centered('first search', 60, 192, small),
        centered('wider search', 158, 192, small),
        centered('a note for everyone', 278, 192, small),
      ],
    },
  },
  'where-appeals-get-lost': {
    alt: 'Of 40 people who were refused, 28 learned of the program, 19 understood the reason, 11 knew that they could ask, 5 thought it could change something, and 2 asked.',
    caption:
      'Of 40 people, 2 ask for a new reading. The others are lost at five steps, and each step has its own repair.',
    drawing: {
      hue,
      height: 246,
      shapes: [
        filled('light', appealSteps.map((_, index) => rectangle(176, 16 + index * 38, 160, 28, 3)).join('')),
        filled(
          'hue',
          appealSteps.map(({ people }, index) => rectangle(176, 16 + index * 38, people * 4, 28, 3)).join(''),
        ),
        ink(
          appealSteps
            .map(({ people }, index) => line([176 + people * 4, 16 + index * 38], [176 + people * 4, 44 + index * 38]))
            .join(''),
          2,
        ),
        ...appealSteps.flatMap(({ name, people }, index) => [
          label(name, 16, 35 + index * 38),
          people > 20
            ? label(String(people), 168 + people * 4, 35 + index * 38, { ...end, ...strong, ...onHue })
            : label(String(people), 184 + people * 4, 35 + index * 38, strong),
        ]),
      ],
    },
  },
  'gate-before-points': {
    alt: 'Three offers before a gate with four conditions. A with 42 points is stopped, because it refuses to export logs. B with 36 and C with 31 points pass and are compared; B is chosen.',
    caption: 'Conditions come before points. The offer with the most points does not pass the gate.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        ...boxed('light', 'A  42 points', [16, 22, 96, 34]),
        ...boxed('light', 'B  36 points', [16, 84, 96, 34]),
        ...boxed('light', 'C  31 points', [16, 146, 96, 34]),
        outlined('tint', rectangle(150, 14, 92, 178, 6)),
        centered('conditions', 196, 34, strong),
        centered('own cases', 196, 68),
        centered('logs', 196, 96, strong),
        centered('no training', 196, 124),
        centered('notice of', 196, 152),
        centered('changes', 196, 169),
        ink(line([114, 39], [138, 39]) + crossMark(141, 39), 3),
        ink(arrow([114, 101], [144, 101]) + arrow([114, 163], [144, 163]), 2.5),
        ink(arrow([244, 101], [272, 101]) + arrow([244, 163], [272, 163]), 2.5),
        ...boxed('spot', 'B', [278, 84, 66, 34], strong),
        ...boxed('light', 'C', [278, 146, 66, 34]),
        centered('compare', 311, 62, small),
        centered('by points', 311, 77, small),
      ],
    },
  },
  'pages-and-gaps': {
    alt: 'Thirteen duties of the EU AI Act as sheets. Ten are filled by pages the college has. Three are empty: logs for six months, notice to the authority, registration.',
    caption:
      'Ten of thirteen duties are met by pages that exist anyway. The three gaps have names, so they can get owners and dates.',
    drawing: {
      hue,
      height: 196,
      shapes: [
        label('10 have a page', 16, 28, strong),
        outlined('tint', dutySheets.map(([x, y]) => sheet(x, y, 30, 40)).join('')),
        stroked('ink', dutySheets.map(([x, y]) => textLines(x + 7, y + 11, 16, 3)).join(''), 2),
        label('3 are missing', 232, 28, strong),
        outlined('spot', [42, 92, 142].map((y) => sheet(232, y, 30, 40)).join('')),
        label('logs for', 272, 60),
        label('six months', 272, 76),
        label('notice to the', 272, 110),
        label('authority', 272, 126),
        label('registration', 272, 167),
        label('oversight, data, notice,', 16, 162, small),
        label('tests, incident plan, …', 16, 178, small),
      ],
    },
  },
});
