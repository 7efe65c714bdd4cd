import { defineFigures } from '#content/define.ts';
import { boxed, centered, code, end, label, onSpot, small, strong } from '#contract/cover/labels.ts';
import {
  arrow,
  checkMark,
  circle,
  crossMark,
  filled,
  ink,
  outlined,
  rectangle,
  stroked,
} from '#contract/cover/paths.ts';

const hue = 'joblyn';

/** Ten steps, counted from 1. */
const steps = Array.from({ length: 10 }, (_, index) => index + 1);
/** A part of a step's bar; 1,000 tokens are 12 high. */
const sent = (step: number, from: number, to: number) => rectangle(step * 32 - 12, 176 - to * 12, 24, (to - from) * 12);

/** Runs of a case beside each other, each 4 wide. */
const runs = (from: number, to: number, y: number) => rectangle(84 + from * 4, y, (to - from) * 4, 20);

export const figures = defineFigures({
  'two-exits': {
    alt: 'Messages go to the model. It answers, and the loop ends with the exit answered, or it returns a call. Then your code runs the tool and adds the result to the messages. After six rounds the exit step_limit ends the loop.',
    caption: 'The model only asks for a call. Your code runs it, adds the result, and decides when the loop ends.',
    drawing: {
      hue,
      height: 218,
      shapes: [
        ink(arrow([110, 104], [146, 104]) + arrow([232, 104], [264, 104]), 2.5),
        ink(arrow([190, 128], [190, 154]) + arrow([132, 180], [60, 180], [60, 130]), 2.5),
        ink(arrow([60, 80], [60, 56]), 2.5),
        ...boxed('light', 'messages', [14, 84, 92, 40]),
        ...boxed('tint', 'model', [150, 84, 80, 40]),
        ...boxed('spot', ['your code', 'runs the tool'], [136, 158, 108, 44]),
        ...boxed('light', 'step_limit', [14, 22, 92, 30], code),
        ...boxed('light', 'answered', [268, 89, 78, 30], code),
        label('after 6 steps', 68, 72, small),
        label('a call', 198, 146),
        label('the result', 68, 172),
        label('an answer', 252, 76),
      ],
    },
  },
  'tokens-by-step': {
    alt: 'Ten bars that grow from 1,000 tokens at step 1 to 10,000 at step 10. In each bar only the top 1,000 are new; everything below was sent before.',
    caption:
      'Ten steps send 55,000 tokens in total: 10,000 are new, and 45,000 were sent before. Only the top of each bar is new.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        filled('tint', steps.map((step) => (step > 1 ? sent(step, 0, step - 1) : '')).join('')),
        filled('spot', steps.map((step) => sent(step, step - 1, step)).join('')),
        ink(steps.map((step) => sent(step, 0, step)).join(''), 1.5),
        ink('M14 176H346', 2),
        ...steps.map((step) => centered(String(step), step * 32, 194, small)),
        label('55,000 tokens in ten steps', 16, 26, strong),
        filled('spot', rectangle(16, 42, 14, 14, 2)),
        label('new: 10,000', 38, 54),
        filled('tint', rectangle(16, 66, 14, 14, 2)),
        label('sent again: 45,000', 38, 78),
        label('10,000', 344, 48, end),
      ],
    },
  },
  'trace-of-a-run': {
    alt: 'A run in three lanes: model, your code, tool. Step 1 asks for euro, and an error goes back to the model. Step 2 asks for EUR: the tool is busy, your code waits a second and tries again, and 1.25 goes to the model. Step 3 is the answer.',
    caption:
      'The wrong argument went back to the model and cost a step. The outage did not: your code waited a second and repeated the call.',
    drawing: {
      hue,
      height: 206,
      shapes: [
        stroked('tint', 'M84 52H350M84 112H350M84 172H350', 3),
        ink(arrow([104, 52], [104, 166]) + arrow([132, 172], [132, 58]) + arrow([212, 52], [212, 166]), 2.5),
        ink(arrow([232, 172], [232, 120]) + arrow([272, 112], [272, 166]) + arrow([298, 172], [298, 58]), 2.5),
        stroked('ink', 'M232 112H272', 9),
        stroked('spot', 'M232 112H272', 5),
        outlined('light', circle(338, 52, 9)),
        ink('M333 53l4 4l6-8', 2.5),
        label('model', 16, 57, strong),
        label('your code', 16, 117, strong),
        label('tool', 16, 177, strong),
        centered('step 1', 104, 30),
        centered('step 2', 212, 30),
        centered('step 3', 332, 30),
        label('euro', 97, 88, end),
        label('error', 138, 88),
        label('EUR', 205, 88, end),
        centered('wait', 252, 88),
        centered('1 s', 252, 102, small),
        label('busy', 238, 146),
        label('1.25', 304, 88),
      ],
    },
  },
  'one-approval': {
    alt: 'Five rows. The email Pay 240 is refused. A person approves its fingerprint, 1dfd30. The email Pay 2400 has the fingerprint f1fa1d and is refused. Pay 240 is allowed. The second time it is refused.',
    caption:
      'The approval belongs to one fingerprint and counts once. One more digit in the email gives a new fingerprint.',
    drawing: {
      hue,
      height: 236,
      shapes: [
        label('an email', 24, 26, strong),
        label('its fingerprint', 124, 26, strong),
        label('the guard', 250, 26, strong),
        outlined('light', rectangle(14, 36, 332, 30, 6)),
        filled('spot', rectangle(14, 76, 332, 30, 6)),
        outlined('light', rectangle(14, 116, 332, 30, 6)),
        outlined('tint', rectangle(14, 156, 332, 30, 6)),
        outlined('light', rectangle(14, 196, 332, 30, 6)),
        ink(crossMark(260, 51) + crossMark(260, 131) + checkMark(260, 171) + crossMark(260, 211), 2.5),
        label('a person approves', 24, 95, onSpot),
        label('1dfd30', 150, 95, { ...code, ...onSpot }),
        label('Pay 240', 24, 55),
        label('Pay 2400', 24, 135),
        label('Pay 240', 24, 175),
        label('Pay 240', 24, 215),
        label('1dfd30', 124, 55, code),
        label('f1fa1d', 124, 135, code),
        label('1dfd30', 124, 175, code),
        label('1dfd30', 124, 215, code),
        label('refused', 280, 55),
        label('refused', 280, 135),
        label('allowed', 280, 175, strong),
        label('refused', 280, 215),
      ],
    },
  },
  'where-it-fails': {
    alt: 'Bars of 40 runs for three cases. Version A is right in all runs of damaged and unknown, and 5 runs of too-much are wrong refunds. Version B is right in all runs of unknown and too-much, and 2 runs of damaged are too careful.',
    caption:
      'Both versions fail in a few of 120 runs. All five of A’s failures are wrong refunds; B’s two are too careful, but safe.',
    drawing: {
      hue,
      height: 242,
      shapes: [
        label('Version A', 16, 26, strong),
        filled('tint', runs(0, 40, 36) + runs(0, 40, 64) + runs(0, 35, 92)),
        filled('spot', runs(35, 40, 92)),
        ink(runs(0, 40, 36) + runs(0, 40, 64) + runs(0, 35, 92) + runs(35, 40, 92), 2),
        label('Version B', 16, 142, strong),
        filled('tint', runs(0, 38, 152) + runs(0, 40, 180) + runs(0, 40, 208)),
        filled('light', runs(38, 40, 152)),
        ink(runs(0, 38, 152) + runs(38, 40, 152) + runs(0, 40, 180) + runs(0, 40, 208), 2),
        ...['damaged', 'unknown', 'too-much'].flatMap((name, index) => [
          label(name, 76, 51 + index * 28, { ...end, ...small }),
          label(name, 76, 167 + index * 28, { ...end, ...small }),
        ]),
        label('all right', 252, 51),
        label('all right', 252, 79),
        label('5 wrong refunds', 252, 107, strong),
        label('2 too careful', 252, 167),
        label('all right', 252, 195),
        label('all right', 252, 223),
      ],
    },
  },
  'same-key-twice': {
    alt: 'First start: find and draft are done, send reaches the mail service with the key r1-2, and the program crashes. Second start: find and draft are skipped, and send uses the same key. The service recognizes it and sends no second email.',
    caption: 'The step runs twice with the same key. The mail service recognizes the key, so only one email goes out.',
    drawing: {
      hue,
      height: 240,
      shapes: [
        label('First start', 16, 26, strong),
        ...boxed('tint', 'find', [16, 36, 60, 34]),
        ...boxed('tint', 'draft', [88, 36, 60, 34]),
        ...boxed('light', 'send', [160, 36, 60, 34]),
        stroked('ink', 'M244 34L234 54H248L238 74', 3),
        label('crash,', 258, 51),
        label('7 calls left', 258, 68),
        ink(arrow([190, 74], [190, 104]) + arrow([190, 176], [190, 146]), 2.5),
        label('r1-2', 198, 94, code),
        label('r1-2', 198, 167, code),
        ...boxed('spot', 'mail service', [136, 108, 108, 34], strong),
        label('1 email', 258, 122),
        label('for 1 key', 258, 139),
        label('Second start', 16, 170, strong),
        ...boxed('light', 'skip', [16, 180, 60, 34]),
        ...boxed('light', 'skip', [88, 180, 60, 34]),
        ...boxed('tint', 'send', [160, 180, 60, 34]),
        ink(checkMark(242, 197), 3),
        label('done,', 258, 195),
        label('6 calls left', 258, 212),
      ],
    },
  },
});
