import { defineFigures } from '#content/define.ts';
import { boxed, centered, label, onSpot, small, strong } from '#contract/cover/labels.ts';
import { arrow, circle, filled, ink, line, outlined, polygon, rectangle, stroked } from '#contract/cover/paths.ts';

const hue = 'accent';

/** Options that are left in each of five weeks. */
const optionsLeft = [5, 4, 3, 2, 1] as const;
/** How large the question is in each week. */
const questionSizes = [12, 16, 20, 25, 32] as const;
const week = (index: number) => 52 + 62 * index;

export const figures = defineFigures({
  'one-interest': {
    alt: 'The position “Wait until October” leads to yes or no. The interest behind it, new staff in September, leads to three ways: helpers at the desk, training in August, and a later date.',
    caption: 'A position can only be granted or refused. The interest behind it can be met in several ways.',
    drawing: {
      hue,
      height: 220,
      shapes: [
        label('position', 16, 24, strong),
        ...boxed('light', ['“Wait until', 'October.”'], [16, 34, 108, 48]),
        ...boxed('light', 'yes', [246, 20, 98, 30]),
        ...boxed('light', 'no', [246, 60, 98, 30]),
        ink(arrow([128, 52], [240, 36]) + arrow([128, 64], [240, 74]), 2.5),
        stroked('hue', 'M16 102H344', 1.5),
        label('interest', 16, 128, strong),
        ...boxed('spot', ['new staff', 'in September'], [16, 138, 108, 48]),
        ...boxed('tint', 'helpers at the desk', [208, 112, 136, 28]),
        ...boxed('tint', 'training in August', [208, 146, 136, 28]),
        ...boxed('tint', 'a later date', [208, 180, 136, 28]),
        ink(arrow([128, 154], [202, 128]) + arrow([128, 162], [202, 160]) + arrow([128, 170], [202, 192]), 2.5),
      ],
    },
  },
  'room-to-agree': {
    alt: 'A scale from what you want, two half-days, through what you can live with, one half-day and a helper, to a wall: training only by video is not agreed to.',
    caption: 'Lines 2 to 4 say how far you can go: from what you want, to what you can live with, to a limit.',
    drawing: {
      hue,
      height: 162,
      shapes: [
        filled('hue', rectangle(16, 62, 110, 34, 6)),
        filled('tint', rectangle(126, 62, 124, 34)),
        filled('ink', rectangle(250, 44, 8, 70, 2)),
        ink(rectangle(16, 62, 234, 34, 6) + line([126, 62], [126, 96])),
        outlined('spot', circle(56, 79, 9)),
        ink(arrow([72, 79], [240, 79]), 2.5),
        label('2  I want', 16, 34, strong),
        label('3  I can live with', 126, 34, strong),
        label('4  Not', 272, 34, strong),
        label('two half-days', 16, 122, small),
        label('one half-day', 126, 122, small),
        label('and a helper', 126, 138, small),
        label('only by video', 272, 84, small),
      ],
    },
  },
  funnel: {
    alt: 'A funnel. Wide at the top: an opening question, what worries you most. In the middle: a concrete one, tell me about the last time. Narrow at the bottom: a closing one, two half-days, right?',
    caption: 'Open wide, ask for one event, and close only at the end. Most people close too early.',
    drawing: {
      hue,
      height: 200,
      shapes: [
        outlined('light', polygon([16, 16], [344, 16], [304, 70], [56, 70])),
        outlined('tint', polygon([56, 74], [304, 74], [264, 128], [96, 128])),
        outlined('spot', polygon([96, 132], [264, 132], [232, 186], [128, 186])),
        centered('opening', 180, 38, strong),
        centered('“What worries you most?”', 180, 57),
        centered('concrete', 180, 96, strong),
        centered('“And the last time?”', 180, 115),
        centered('closing', 180, 154, { ...strong, ...onSpot }),
        centered('“From the 18th?”', 180, 173, { ...small, ...onSpot }),
      ],
    },
  },
  'until-exactly': {
    alt: 'A loop: they speak, you say it back, they answer. “Well, partly” leads back to listening. Only “exactly” leads on to your own view.',
    caption: 'Your own view comes after “exactly.” A “partly” leads back, and saves you a misunderstanding.',
    drawing: {
      hue,
      height: 190,
      shapes: [
        ...boxed('light', 'they speak', [16, 22, 92, 40]),
        ...boxed('tint', 'you say it back', [134, 22, 112, 40]),
        ...boxed('light', '“partly …”', [134, 92, 112, 40]),
        ...boxed('spot', '“exactly”', [270, 22, 76, 40], strong),
        ...boxed('light', 'your view', [270, 130, 76, 40]),
        ink(arrow([110, 42], [129, 42]) + arrow([248, 42], [265, 42]) + arrow([190, 64], [190, 87]), 2.5),
        ink('M132 112C76 112 62 100 62 68m-7 9l7-9l7 9', 2.5),
        ink(arrow([308, 64], [308, 125]), 2.5),
        label('listen again', 40, 134),
      ],
    },
  },
  'fewer-options': {
    alt: 'In week 1 there are five options, and one fewer each week, until one is left in week 5. Over the same weeks, the question “how long have you known?” grows.',
    caption: 'Each week of silence takes options away and adds a question: how long have you known?',
    drawing: {
      hue,
      height: 220,
      shapes: [
        label('options', 16, 26, strong),
        filled(
          'hue',
          optionsLeft
            .flatMap((count, index) =>
              Array.from({ length: count }, (_, level) => rectangle(week(index) - 20, 132 - 22 * level, 40, 18, 4)),
            )
            .join(''),
        ),
        ink('M16 156H344', 2),
        ...[1, 2, 3, 4, 5].map((number, index) => centered(`week ${number}`, week(index), 174, small)),
        label('“How long', 196, 46, { size: 15, ...strong }),
        label('have you known?”', 196, 65, { size: 15, ...strong }),
        ...questionSizes.map((size, index) => centered('?', week(index), 206, { size, ...strong })),
      ],
    },
  },
  'not-the-middle': {
    alt: 'Between September 30 and October 31, the middle, October 15, is crossed out. Below, trained staff and a written end date lead to a solution on September 26 with the old list in parallel.',
    caption: 'The average of two dates serves no one. A solution meets the interest on each side.',
    drawing: {
      hue,
      height: 218,
      shapes: [
        ink('M40 46H320M40 38v16M320 38v16', 2.5),
        ...boxed('light', 'Oct 15', [148, 30, 64, 32]),
        ink('M150 66l60-40', 3),
        centered('Sept 30', 40, 26, strong),
        centered('Oct 31', 320, 26, strong),
        centered('Victor', 40, 76),
        centered('Dr. Amin', 320, 76),
        ...boxed('tint', ['a written end', 'for the old system'], [16, 96, 140, 48]),
        ...boxed('tint', ['trained staff and', 'a safety net'], [204, 96, 140, 48]),
        ink(arrow([110, 146], [150, 166]) + arrow([250, 146], [210, 166]), 2.5),
        ...boxed('spot', 'Saturday, Sept 26, old list in parallel', [36, 170, 288, 34], strong),
      ],
    },
  },
  'three-rounds': {
    alt: 'Three steps that rise: round 1 as you are, round 2 one thing different, round 3 harder. After them, without the script, comes the real conversation.',
    caption: 'Three rounds, each with one purpose. The script stays at home.',
    drawing: {
      hue,
      height: 176,
      shapes: [
        outlined('light', rectangle(16, 108, 84, 54, 4)),
        outlined('tint', rectangle(100, 76, 84, 86, 4)),
        outlined('hue', rectangle(184, 44, 84, 118, 4)),
        centered('as you are', 58, 140),
        centered('one thing', 142, 124),
        centered('different', 142, 141),
        centered('1', 58, 98, { size: 18, ...strong }),
        centered('2', 142, 66, { size: 18, ...strong }),
        centered('3', 226, 34, { size: 18, ...strong }),
        ...boxed('light', 'harder', [196, 88, 60, 28]),
        ink(arrow([270, 102], [284, 102]), 2.5),
        ...boxed('spot', ['the real', 'one'], [290, 80, 60, 44]),
      ],
    },
  },
});
