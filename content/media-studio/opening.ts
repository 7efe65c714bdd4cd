import type { CoverDrawing } from '#contract/cover/cover.ts';
import { coverWidth } from '#contract/cover/cover.ts';
import { coverColors } from '#contract/cover/cover-colors.ts';
import { svgPaths } from '#contract/cover/cover-svg.ts';
import { box, type Drawing, faded, frameHeight, frameWidth, label, moved, shape, together } from './drawing/drawing.ts';
import { wrap } from './drawing/lettering.ts';
import { between, ease, part } from './drawing/motion.ts';
import { paletteOf } from './drawing/palette.ts';

/** What a video shows of its course. */
export interface VideoCourse {
  cover: CoverDrawing;
  instructor: { name: string; portrait?: CoverDrawing | undefined };
}

const picture = ({ hue, shapes }: CoverDrawing, theme: 'light' | 'dark', scale: number, opacity = ''): Drawing => {
  const tones = coverColors(hue, theme);
  return shape(
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="scale(${scale})">${svgPaths(shapes, (tone) => tones[tone] + opacity)}</g>`,
  );
};

const titleLettering = { face: 'display', size: 116 } as const;

/** Draws the lesson's title and its instructor beside the course's motif; `played` from 0 to 1. */
export const drawOpening = (title: string, { cover, instructor }: VideoCourse, played: number): Drawing => {
  const palette = paletteOf(cover.hue);
  const rows = wrap(title, titleLettering, 790);
  const enter = ease(played * 2.4);
  const motif = moved(between(900, 880, enter), between(250, 230, enter), picture(cover, 'dark', 3.3));
  const titleTop = 470 - (rows.length - 1) * 62;
  const rise = between(40, 0, enter);
  const portrait = instructor.portrait ? moved(104, 730, picture(instructor.portrait, 'light', 1.3)) : together();
  return together(
    box({ x: 0, y: 0, width: frameWidth, height: frameHeight }, { fill: palette.ground, radius: 0 }),
    shape(`<g opacity="${between(0.5, 1, enter).toFixed(2)}">${motif.svg}</g>`),
    shape(`<rect x="0" y="0" width="1180" height="${frameHeight}" fill="url(#veil)"/>`),
    faded(
      enter,
      moved(
        0,
        rise,
        together(
          ...rows.map((row, index) =>
            label(row.text, { ...titleLettering, x: 104, y: titleTop + index * 124, color: palette.text }),
          ),
        ),
      ),
    ),
    faded(
      part(played, 0.2, 0.6),
      together(
        shape('<circle cx="208" cy="830" r="100" fill="#ffffff"/>'),
        shape(`<g clip-path="url(#face)">${portrait.svg}</g>`),
        label(instructor.name, { face: 'strong', size: 50, x: 344, y: 848, color: palette.text }),
      ),
    ),
  );
};

/** Definitions that the opening refers to. */
export const openingDefinitions = (ground: string): string =>
  `<linearGradient id="veil"><stop offset="0.62" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient><clipPath id="face"><circle cx="208" cy="830" r="100"/></clipPath>`;

/** Opacity of the backdrop as the last two digits of a hex color. */
const faint = '12';

/** The cover's motif, large and faint behind the animations. */
export const backdrop = (cover: CoverDrawing): Drawing => picture(cover, 'dark', frameWidth / coverWidth, faint);
