import { type CoverDrawing, coverHeight, coverWidth } from '#contract/cover/cover.ts';
import { coverColors } from '#contract/cover/cover-colors.ts';
import { svgPaths } from '#contract/cover/cover-svg.ts';
import { checkMark, circle, filled, ink, outlined, polygon, rectangle, stroked } from '#contract/cover/paths.ts';

/** What a learner finds after the login, drawn like the covers of courses. */
const lesson: CoverDrawing = {
  hue: 'accent',
  shapes: [
    filled('tint', rectangle(70, 30, 192, 128, 10)),
    outlined('hue', rectangle(64, 24, 192, 128, 10)),
    outlined('light', circle(160, 74, 28)),
    outlined('spot', polygon([152, 60], [152, 88], [176, 74])),
    stroked('light', 'M84 130H236', 7),
    stroked('spot', 'M84 130H150', 7),
    outlined('light', circle(150, 130, 8)),
  ],
};

const quiz: CoverDrawing = {
  hue: 'plan',
  shapes: [
    filled('tint', [30, 78, 126].map((y) => rectangle(70, y, 192, 32, 8)).join('')),
    outlined('light', rectangle(64, 24, 192, 32, 8)),
    outlined('spot', rectangle(64, 72, 192, 32, 8)),
    outlined('light', rectangle(64, 120, 192, 32, 8)),
    stroked('tint', 'M112 40H226M112 136H206', 7),
    stroked('on-spot', 'M112 88H216', 5),
    stroked('on-spot', checkMark(88, 88), 5),
    ink(circle(88, 40, 7) + circle(88, 136, 7)),
  ],
};

const notebook: CoverDrawing = {
  hue: 'joblyn',
  shapes: [
    filled('tint', rectangle(94, 22, 148, 146, 8)),
    outlined('light', rectangle(88, 16, 148, 146, 8)),
    filled('hue', rectangle(90, 18, 22, 142, 6)),
    ink('M112 16V162'),
    stroked('tint', 'M130 44H214M130 66H198M130 110H214M130 132H182', 7),
    stroked('spot', 'M130 88H208', 13),
    outlined('spot', polygon([236, 96], [276, 44], [292, 56], [252, 108], [232, 116])),
    ink('M266 57L282 69'),
  ],
};

const explorable: CoverDrawing = {
  hue: 'dublabs',
  shapes: [
    filled('tint', rectangle(62, 26, 208, 136, 10)),
    outlined('light', rectangle(56, 20, 208, 136, 10)),
    stroked('hue', 'M80 46H226M80 70H172M80 94H134', 12),
    stroked('tint', 'M80 130H240', 7),
    stroked('ink', 'M80 130H184', 7),
    outlined('spot', circle(184, 130, 12)),
  ],
};

const certificate: CoverDrawing = {
  hue: 'pmcoach',
  shapes: [
    filled('tint', rectangle(62, 26, 208, 126, 6)),
    outlined('light', rectangle(56, 20, 208, 126, 6)),
    stroked('tint', rectangle(68, 32, 184, 102, 2), 3),
    stroked('hue', 'M90 58H190', 10),
    stroked('tint', 'M90 82H168M90 102H148', 7),
    outlined('hue', polygon([204, 112], [204, 168], [220, 156], [236, 168], [236, 112])),
    outlined('spot', circle(220, 102, 24)),
    stroked('on-spot', checkMark(220, 102), 5),
  ],
};

const answer: CoverDrawing = {
  hue: 'draftemail',
  shapes: [
    outlined('hue', 'M128 22h136v40h-18l-12 12v-12h-106Z'),
    stroked('on-hue', 'M146 42H238', 7),
    filled('tint', rectangle(62, 88, 176, 70, 10)),
    outlined('light', rectangle(56, 82, 176, 70, 10)),
    stroked('tint', 'M76 102H212M76 120H190', 7),
    stroked('spot', 'M76 138H132', 9),
    outlined('spot', circle(240, 150, 18)),
    stroked('on-spot', 'M233 150H247M241 144L247 150L241 156', 3),
  ],
};

const scale = 1.25;
const pitch = coverHeight * scale + 32;
/** Columns at both sides of the form, the right one lower. */
const columns = [
  { x: 60, y: 16, drawings: [lesson, quiz, notebook] },
  { x: 980, y: 145, drawings: [explorable, certificate, answer] },
];

/** Draws the two columns for a page of 1440 by 900. */
export const loginDrawings = (scheme: 'light' | 'dark'): string =>
  columns
    .flatMap(({ x, y, drawings }) =>
      drawings.map(({ hue, shapes }, place) => {
        const colors = coverColors(hue, scheme);
        const ground = `<rect width="${coverWidth}" height="${coverHeight}" rx="16" fill="${colors.ground}"/>`;
        const paths = svgPaths(shapes, (tone) => colors[tone]);
        return `<g transform="translate(${x} ${y + place * pitch}) scale(${scale})">${ground}${paths}</g>`;
      }),
    )
    .join('');
