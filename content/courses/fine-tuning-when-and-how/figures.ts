import { defineFigures } from '#content/define.ts';
import { boxed, centered, code, end, label, onHue, onSpot, small, strong } from '#contract/cover/labels.ts';
import { arrow, circle, filled, ink, line, outlined, type Point, rectangle, stroked } from '#contract/cover/paths.ts';

const hue = 'dublabs';

/** Why 60 answers failed, and what cures it. */
const failures = [
  { cause: 'subtle boundaries', count: 22 },
  { cause: 'codes overlap', count: 17 },
  { cause: 'unknown abbreviation', count: 9 },
  { cause: 'label was wrong', count: 8 },
  { cause: 'two faults in one', count: 4 },
];

const baselines = [
  { name: 'most frequent code', share: 19 },
  { name: 'keyword rules', share: 61 },
  { name: 'large model', share: 86 },
  { name: '… with neighbors', share: 89 },
];

/** A point of the learning curve, by how often 100 examples were doubled. */
const learned = (doublings: number, share: number): Point => [60 + doublings * 66, 176 - (share - 76) * 9];
const curve = [79, 84, 88, 90, 91].map((share, doublings) => learned(doublings, share));

/** Losses of four adapters on the new and the old task. */
const losses = [
  { name: 'rank 1', now: 0.124, old: 0.074 },
  { name: 'rank 2', now: 0, old: 0.168 },
  { name: 'rank 3', now: 0, old: 0.267 },
  { name: 'mixed', now: 0, old: 0 },
];
const lossBar = (loss: number, x: number) => rectangle(x, 158 - loss * 460, 26, loss * 460);

export const figures = defineFigures({
  'input-or-weights': {
    alt: 'Text goes into the weights, and probabilities of the next token come out. A prompt changes the text that goes in. Fine-tuning changes the weights by means of examples.',
    caption: 'A prompt changes what goes in. Fine-tuning changes the weights, for every input that follows.',
    drawing: {
      hue,
      height: 190,
      shapes: [
        ...boxed('light', 'text', [16, 40, 76, 44]),
        ...boxed('tint', 'weights', [134, 30, 98, 64], strong),
        ...boxed('light', ['next token:', 'probabilities'], [264, 38, 86, 48], small),
        ink(arrow([94, 62], [130, 62]) + arrow([234, 62], [260, 62]), 2.5),
        ...boxed('light', 'a prompt', [16, 130, 76, 36]),
        ...boxed('spot', 'examples', [134, 130, 98, 36], strong),
        ink(arrow([54, 128], [54, 90]) + arrow([183, 128], [183, 100]), 2.5),
        label('changes', 62, 112, small),
        label('change', 192, 114, small),
      ],
    },
  },
  'sixty-failures': {
    alt: 'Sixty failures by cause: 22 boundaries that are hard to write down, 17 overlapping codes, 9 unknown abbreviations, 8 wrong labels, 4 reports with two faults. Fine-tuning cures only the first.',
    caption:
      'Fine-tuning cures 22 of 60 failures. For the other 38, definitions, labels and lists have to be repaired.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        filled('spot', rectangle(170, 18, 154, 24, 3)),
        filled(
          'hue',
          failures
            .slice(1)
            .map(({ count }, index) => rectangle(170, 54 + index * 36, count * 7, 24, 3))
            .join(''),
        ),
        ...failures.map(({ cause }, index) => label(cause, 16, 35 + index * 36, index === 0 ? strong : {})),
        ...failures.map(({ count }, index) => label(String(count), 178 + count * 7, 35 + index * 36, strong)),
        label('tune', 182, 35, onSpot),
        ink(line([170, 12], [170, 194]), 2),
      ],
    },
  },
  'what-to-beat': {
    alt: 'Four baselines: most frequent code 19%, keyword rules 61%, large model 86%, with five neighbors in the prompt 89%. The bar for release is 91%, and the experts agree in 94%.',
    caption: 'Tuning has to beat 89% and cannot usefully pass 94%, where the experts themselves disagree.',
    drawing: {
      hue,
      height: 212,
      shapes: [
        filled('hue', baselines.map(({ share }, index) => rectangle(144, 30 + index * 34, share * 2, 22, 3)).join('')),
        ...baselines.map(({ name }, index) => label(name, 136, 46 + index * 34, end)),
        ...baselines
          .slice(1)
          .map(({ share }, index) =>
            label(`${share}%`, 138 + share * 2, 80 + index * 34, { ...end, ...onHue, ...strong }),
          ),
        label('19%', 188, 46, strong),
        ink(line([144, 22], [144, 166]), 2),
        stroked('spot', line([326, 22], [326, 170]), 5),
        ink(line([332, 22], [332, 170]), 2.5),
        label('release: 91%', 322, 186, end),
        label('experts: 94%', 344, 202, end),
      ],
    },
  },
  'each-doubling': {
    alt: 'Agreement on validation by examples: 100 give 79%, 200 give 84%, 400 give 88%, 800 give 90%, 1,600 give 91%. Each doubling brings less: 5, 4, 2 and 1 points.',
    caption:
      'Each doubling brings less: 5, 4, 2, 1 points. When it brings one, read errors instead of collecting more.',
    drawing: {
      hue,
      height: 228,
      shapes: [
        ink(line([36, 20], [36, 186], [346, 186]), 2),
        stroked('hue', line(...curve), 3),
        outlined(
          'light',
          curve
            .slice(0, 4)
            .map((point) => circle(...point, 7))
            .join(''),
        ),
        outlined('spot', circle(...learned(4, 91), 9)),
        ...[79, 84, 88, 90].map((share, index) =>
          label(`${share}%`, learned(index, share)[0] + 6, learned(index, share)[1] + 22),
        ),
        label('91%', learned(4, 91)[0] - 10, learned(4, 91)[1] + 28, strong),
        ...['+5', '+4', '+2', '+1'].map((gain, index) =>
          centered(gain, 93 + index * 66, [116, 74, 42, 28][index] ?? 0, small),
        ),
        ...['100', '200', '400', '800', '1,600'].map((count, index) => centered(count, 60 + index * 66, 204)),
        label('agreement', 44, 26, strong),
        label('examples', 344, 220, { ...end, ...small }),
      ],
    },
  },
  'two-of-nine': {
    alt: 'Nine lines go in. Four are rejected: no text, a number as text, an unknown code, not JSON. Two are in conflict, and one is a duplicate. Two are kept.',
    caption: 'Two of nine lines remain. The two in conflict go to people, because they show a hole in the guide.',
    drawing: {
      hue,
      height: 204,
      shapes: [
        label('nine lines', 16, 26, strong),
        outlined('light', Array.from({ length: 9 }, (_, index) => rectangle(16, 36 + index * 17, 90, 11, 2)).join('')),
        ink(
          arrow([112, 112], [160, 44]) +
            arrow([112, 112], [160, 90]) +
            arrow([112, 112], [160, 136]) +
            arrow([112, 112], [160, 182]),
          2,
        ),
        ...boxed('light', '4', [166, 26, 36, 32], strong),
        ...boxed('light', '1', [166, 72, 36, 32], strong),
        ...boxed('tint', '2', [166, 118, 36, 32], strong),
        ...boxed('spot', '2', [166, 164, 36, 32], strong),
        label('rejected', 212, 47),
        label('a duplicate', 212, 93),
        label('in conflict: to people', 212, 139),
        label('kept', 212, 185, strong),
      ],
    },
  },
  'two-thin-matrices': {
    alt: 'A square matrix of 4,096 by 4,096, frozen, with 16.8 million numbers. Beside it B, 4,096 high and 16 wide, times A, 16 high and 4,096 wide: 131,072 numbers.',
    caption:
      'The frozen matrix has 16.8 million numbers. The adapter of rank 16 has 131,072, less than one in a hundred.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        outlined('tint', rectangle(20, 36, 120, 120)),
        centered('W, frozen', 80, 92, strong),
        centered('16.8 million', 80, 110),
        centered('+', 162, 102, { size: 20, ...strong }),
        outlined('spot', rectangle(188, 36, 12, 120) + rectangle(218, 36, 120, 12)),
        centered('B', 194, 28, strong),
        label('A', 340, 28, { ...end, ...strong }),
        centered('·', 209, 48, { size: 20, ...strong }),
        label('131,072 trained', 218, 92, strong),
        label('rank 16', 218, 110),
        centered('4,096 × 4,096', 80, 178, small),
        label('16 × (4,096 + 4,096)', 190, 178, small),
      ],
    },
  },
  'old-and-new-loss': {
    alt: 'Losses after training. Rank 1: new 0.124, old 0.074. Rank 2: new 0, old 0.168. Rank 3: new 0, old 0.267. With 20 old examples in the mix, both are 0.',
    caption:
      'Rank 2 already solves the new task. Rank 3 only forgets more of the old one, and old examples in the mix prevent that.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        filled('tint', losses.map(({ now }, index) => (now ? lossBar(now, 40 + index * 78) : '')).join('')),
        filled('spot', losses.map(({ old }, index) => (old ? lossBar(old, 68 + index * 78) : '')).join('')),
        ink(line([24, 158], [346, 158]), 2),
        ...losses.map(({ name }, index) => centered(name, 67 + index * 78, 176, strong)),
        ...losses.map(({ now }, index) => centered(String(now), 53 + index * 78, 152 - now * 460, small)),
        ...losses.map(({ old }, index) => centered(String(old), 82 + index * 78, 152 - old * 460, small)),
        filled('tint', rectangle(24, 188, 12, 12, 2)),
        label('new task', 42, 198, small),
        filled('spot', rectangle(114, 188, 12, 12, 2)),
        label('old task', 132, 198, small),
      ],
    },
  },
  'one-token-decides': {
    alt: 'The answer is cut into five tokens: brace, code, colon, 5, brace. Four of them are the same in every example. The fault code is still wrong in 30% of cases.',
    caption:
      'Four of five tokens are the same in every answer. The loss rewards those, and the code is wrong in 30% of cases.',
    drawing: {
      hue,
      height: 166,
      shapes: [
        ...boxed('light', '{', [24, 52, 44, 44], code),
        ...boxed('light', '"code"', [76, 52, 76, 44], code),
        ...boxed('light', ':', [160, 52, 44, 44], code),
        ...boxed('spot', '5', [212, 44, 60, 60], { isCode: true, isStrong: true, size: 18 }),
        ...boxed('light', '}', [280, 52, 44, 44], code),
        ink('M24 108v8H204v-8M280 108v8H324v-8', 2),
        centered('the same in every example', 114, 136),
        centered('30% wrong', 242, 30, strong),
        centered('decides', 242, 124, strong),
      ],
    },
  },
  'four-steps-back': {
    alt: 'Release in four steps: shadow without effect, 5% of units, half, all. One setting leads back from each step to the neighbors.',
    caption:
      'Each step puts more units at stake, and the same setting leads back from each of them. Try it before you need it.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        outlined('light', rectangle(20, 118, 72, 26, 3)),
        outlined('tint', rectangle(100, 100, 72, 44, 3)),
        outlined('hue', rectangle(180, 70, 72, 74, 3)),
        outlined('hue', rectangle(260, 30, 72, 114, 3)),
        centered('shadow', 56, 108, strong),
        centered('5%', 136, 90, strong),
        centered('half', 216, 60, strong),
        centered('all', 296, 24, strong),
        ink('M56 146V164M136 146V164M216 146V164M296 146V164M296 164H30', 2.5),
        ink('M38 157l-9 7l9 7', 2.5),
        ...boxed('spot', 'fault-model = neighbors', [80, 172, 196, 28], code),
      ],
    },
  },
});
