import type { CoverDrawing, CoverShape, CoverTone } from '#contract/cover/cover.ts';
import { circle, filled, outlined, rectangle, stroked } from '#contract/cover/paths.ts';

/** A person from the shoulders up, on a grid of 160 by 160. */
interface Person {
  hue: CoverDrawing['hue'];
  skin: CoverTone;
  clothes: CoverTone;
  /** Drawn behind the head. */
  behind?: CoverShape[];
  /** Hair, glasses and what else is in front of the face. */
  front: CoverShape[];
}

const glasses: CoverShape[] = [
  stroked('ink', `${circle(66, 68, 10)}${circle(94, 68, 10)}`, 2.5),
  stroked('ink', 'M76 66q4-3 8 0', 2.5),
];

const portrait = ({ hue, skin, clothes, behind = [], front }: Person): CoverDrawing => ({
  hue,
  shapes: [
    filled('light', circle(80, 74, 62)),
    ...behind,
    outlined(clothes, 'M14 166q2-38 34-44l16-7h32l16 7q32 6 34 44Z'),
    outlined(skin, 'M67 94v24q13 13 26 0V94Z'),
    outlined(skin, 'M51 64q0-36 29-36t29 36q0 24-9 34-8 10-20 10t-20-10q-9-10-9-34Z'),
    filled('ink', `${circle(67, 69, 2.8)}${circle(93, 69, 2.8)}`),
    stroked('ink', 'M80 71l-3 12h5M71 92q9 7 18 0', 2.5),
    ...front,
  ],
});

const brows = (d = 'M60 59q6-4 12-1M88 58q6-3 12 1'): CoverShape => stroked('ink', d, 3);

export const inesCarrow = portrait({
  hue: 'plan',
  skin: 'ground',
  clothes: 'hue',
  behind: [outlined('ink', 'M44 70q-4-48 36-48t36 48q4 28-4 44H48q-8-16-4-44Z')],
  front: [
    filled('ink', 'M50 66q0-40 30-40t30 40q-8-22-26-26-6 14-34 26Z'),
    brows(),
    // A pencil behind the ear.
    outlined('spot', 'M104 74l26-30 8 6-26 30Z'),
    filled('ink', 'M130 44l12-8-4 14Z'),
    stroked('light', 'M64 118l16 14 16-14', 5),
  ],
});

export const samuelOsei = portrait({
  hue: 'draftemail',
  skin: 'tint',
  clothes: 'hue',
  front: [
    filled('ink', 'M49 60q-2-38 31-38t31 38q-6-16-14-18-17 4-34 0-8 2-14 18Z'),
    brows(),
    ...glasses,
    stroked('light', 'M66 116l14 16 14-16M80 132v34', 5),
    filled('spot', circle(92, 150, 4)),
  ],
});

export const ruthCalloway = portrait({
  hue: 'pmcoach',
  skin: 'ground',
  clothes: 'tint',
  behind: [outlined('tint', circle(80, 22, 17))],
  front: [
    outlined('tint', 'M49 66q-2-42 31-42t31 42q-4-22-16-28-18 8-30 2-12 6-16 26Z'),
    brows(),
    ...glasses,
    stroked('ink', 'M56 68l-6-2M104 68l6-2', 2.5),
    filled('spot', `${circle(51, 86, 3.5)}${circle(109, 86, 3.5)}`),
    stroked('hue', 'M64 116q16 20 32 0', 7),
  ],
});

export const tomasVarga = portrait({
  hue: 'joblyn',
  skin: 'ground',
  clothes: 'ink',
  front: [
    outlined('hue', 'M50 72q0 44 30 44t30-44q-4 14-12 14-18-8-36 0-8 0-12-14Z'),
    stroked('light', 'M72 95q8 5 16 0', 3),
    outlined('hue', 'M49 62q0-18 6-26 10-14 30-14 24 0 26 40-8-14-14-20-26 4-36-4-10 8-12 24Z'),
    brows(),
    stroked('spot', 'M68 118v48M92 118v48', 3),
  ],
});

export const noraCastellan = portrait({
  hue: 'accent',
  skin: 'tint',
  clothes: 'light',
  behind: [
    outlined('ink', 'M46 96q-14-6-12-22-8-10 2-22 0-16 16-20 8-14 28-12 20-2 28 12 16 4 16 20 10 12 2 22 2 16-12 22Z'),
  ],
  front: [
    filled('ink', 'M51 62q0-36 29-36t29 36q-6-4-10-14-8 2-14-6-6 8-16 6-6 10-18 14Z'),
    brows(),
    stroked('hue', 'M60 120l20 20 20-20', 6),
    stroked('spot', `${circle(50, 88, 5)}${circle(110, 88, 5)}`, 3),
  ],
});

export const danielAmadi = portrait({
  hue: 'plan',
  skin: 'tint',
  clothes: 'ink',
  front: [
    filled('ink', 'M51 58q2-32 29-32t29 32q-4-12-12-16-17-6-34 0-8 4-12 16Z'),
    filled('ink', 'M52 76q2 34 28 34t28-34q-3 12-8 14-4 2-8 0-12-4-24 0-4 2-8 0-5-2-8-14Z'),
    stroked('tint', 'M72 95q8 6 16 0', 3),
    brows(),
    outlined('light', 'M62 116l18 18 18-18 6 10-18 18-6-6-6 6-18-18Z'),
    outlined('spot', 'M76 138h8l4 28H72Z'),
  ],
});

export const ingridSolheim = portrait({
  hue: 'pmcoach',
  skin: 'ground',
  clothes: 'hue',
  behind: [outlined('spot', 'M46 62q-2-42 34-42t34 42l2 38q-6 8-16 6H60q-10 2-16-6Z')],
  front: [
    outlined('spot', 'M50 70q-2-44 30-44t30 44q-3-18-6-22-24 2-40-8-10 12-14 30Z'),
    brows(),
    // A lanyard with a badge.
    stroked('light', 'M62 118l18 30 18-30', 4),
    outlined('light', rectangle(71, 146, 18, 16, 2)),
  ],
});

export const marcusBell = portrait({
  hue: 'dublabs',
  skin: 'ground',
  clothes: 'hue',
  front: [
    outlined('light', 'M49 66q0-10 3-14 2 6 4 16ZM111 66q0-10-3-14-2 6-4 16Z'),
    stroked('ink', 'M60 36q8-6 16-6M66 42q6-4 12-4', 2.5),
    outlined('light', 'M52 78q2 32 28 32t28-32q-3 8-9 8-19-6-38 0-6 0-9-8Z'),
    stroked('ink', 'M72 95q8 6 16 0', 3),
    brows('M59 58q7-5 13 0M88 58q6-5 13 0'),
    outlined('light', 'M64 116l16 16 16-16 8 8-24 26-24-26Z'),
    filled('spot', circle(80, 150, 5)),
  ],
});
