import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import { brand } from '#contract/brand.ts';
import { brandMark } from '#contract/brand-mark.ts';
import { coverColors } from '#contract/cover/cover-colors.ts';
import { svgPaths } from '#contract/cover/cover-svg.ts';
import { circle, ink, outlined, polygon } from '#contract/cover/paths.ts';

type Scheme = 'light' | 'dark';

/** The site's colors for the hosted pages, by their names in `web/src/styles/tokens.css`. */
export const loginColors = {
  light: {
    bg: '#fbfaf7',
    surface: '#ffffff',
    text: '#10172a',
    muted: '#55607a',
    line: '#e4e2da',
    'line-strong': '#858c9c',
    accent: '#0b7a62',
    'accent-hover': '#096350',
    'on-accent': '#ffffff',
    danger: '#b42318',
    focus: '#1d4ed8',
  },
  dark: {
    bg: '#0b1020',
    surface: '#121a2e',
    text: '#eef2fa',
    muted: '#a6b0c6',
    line: '#26314d',
    'line-strong': '#64718f',
    accent: '#3ddbb4',
    'accent-hover': '#7bf0d0',
    'on-accent': '#06231c',
    danger: '#ff8a80',
    focus: '#8ab4ff',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

type Color = keyof (typeof loginColors)['light'];
/** A nested setting whose leaves are names of colors. */
interface ColorTree {
  [name: string]: Color | ColorTree;
}

/** Cognito writes colors as eight hexadecimal digits without `#`. */
const inScheme = (tree: ColorTree, scheme: Scheme): object =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${loginColors[scheme][value].slice(1)}ff` : inScheme(value, scheme),
    ]),
  );

/** A setting with a value for each color scheme. */
const inBoth = (tree: ColorTree) => ({ lightMode: inScheme(tree, 'light'), darkMode: inScheme(tree, 'dark') });

const pressed: ColorTree = { backgroundColor: 'accent-hover', textColor: 'on-accent' };
const quiet: ColorTree = { backgroundColor: 'surface', borderColor: 'line-strong', textColor: 'text' };
const error: ColorTree = { error: { backgroundColor: 'surface', borderColor: 'danger' } };

/**
 * Settings of the hosted pages' branding: the site's colors and corners, in the visitor's color scheme. Managed login
 * uses its own fonts and texts.
 */
export const loginBrandingSettings = {
  categories: {
    form: { displayGraphics: false, location: { horizontal: 'CENTER', vertical: 'CENTER' } },
    global: { colorSchemeMode: 'DYNAMIC', spacingDensity: 'REGULAR' },
  },
  componentClasses: {
    buttons: { borderRadius: 10 },
    focusState: inBoth({ borderColor: 'focus' }),
    input: {
      borderRadius: 10,
      ...inBoth({
        defaults: { backgroundColor: 'surface', borderColor: 'line-strong' },
        placeholderColor: 'muted',
      }),
    },
    inputDescription: inBoth({ textColor: 'muted' }),
    inputLabel: inBoth({ textColor: 'text' }),
    link: inBoth({ defaults: { textColor: 'accent' }, hover: { textColor: 'accent-hover' } }),
  },
  components: {
    alert: { borderRadius: 10, ...inBoth(error) },
    favicon: { enabledTypes: ['SVG'] },
    form: {
      borderRadius: 16,
      backgroundImage: { enabled: false },
      logo: { enabled: true, formInclusion: 'IN', location: 'START', position: 'TOP' },
      ...inBoth({ backgroundColor: 'surface', borderColor: 'line' }),
    },
    pageBackground: { image: { enabled: true }, ...inBoth({ color: 'bg' }) },
    pageText: inBoth({ headingColor: 'text', bodyColor: 'muted', descriptionColor: 'muted' }),
    primaryButton: inBoth({
      defaults: { backgroundColor: 'accent', textColor: 'on-accent' },
      hover: pressed,
      active: pressed,
    }),
    secondaryButton: inBoth({ defaults: quiet, hover: quiet, active: quiet }),
  },
};

const { size, radius, one, zero } = brandMark;

/** The mark on its tile. */
const tile = (scheme: Scheme): string => {
  const { accent, 'on-accent': ink } = loginColors[scheme];
  return `<rect width="${size}" height="${size}" rx="${radius}" fill="${accent}"/><g fill="${ink}"><path d="${one}"/><path fill-rule="evenodd" d="${zero}"/></g>`;
};

const svg = (width: number, height: number, viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;

const favicon = (scheme: Scheme): string => svg(48, 48, `0 0 ${size} ${size}`, tile(scheme));

const displayFont = createRequire(import.meta.url).resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
);

/** Returns the brand's name as outlines, because an image cannot load the site's font, and where they end. */
const nameOutlines = (start: number): { paths: string; end: number } => {
  const font = openSync(displayFont);
  const scale = 22 / font.unitsPerEm;
  const { glyphs, positions } = font.layout(brand.name);
  let end = start;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${end.toFixed(2)} 23.5) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    end += (positions[index]?.xAdvance ?? 0) * scale - 0.44;
    return path;
  });
  return { paths: paths.join(''), end: Math.ceil(end) };
};

/** The mark with the brand's name. */
const logo = (scheme: Scheme): string => {
  const { paths, end } = nameOutlines(size + 11);
  const name = `<g fill="${loginColors[scheme].text}">${paths}</g>`;
  return svg(end * 1.25, size * 1.25, `0 0 ${end} ${size}`, tile(scheme) + name);
};

/** A desk lamp to the right of the form, in the style and on the grid of the covers. */
const lamp = [
  ink('M292 168V96L244 34M268 168H316', 2),
  { ...outlined('hue', polygon([250, 18], [270, 44], [248, 72], [216, 34])), width: 2 },
  { ...outlined('spot', circle(292, 96, 4)), width: 2 },
];

/** Vertical position of the desk in the window. */
const deskHeight = '85.5%';

/**
 * Draws the grid of the site's heroes, a desk, and a lamp whose light falls on the form. Has no fixed size or aspect
 * ratio, so that it fills the window without being cropped. In windows without room for the lamp, draws only the grid.
 */
const background = (scheme: Scheme): string => {
  const { bg, line } = loginColors[scheme];
  const colors = coverColors('accent', scheme);
  const light = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colors.spot}" stop-opacity="${opacity}"/>`;
  const definitions = [
    `<style>#wall{height:${deskHeight}}@media (max-width:1180px){#wall{height:100%}#desk{display:none}}</style>`,
    `<pattern id="grid" width="64" height="64" x="16" y="2" patternUnits="userSpaceOnUse"><path d="M64 0H0V64" fill="none" stroke="${line}" stroke-opacity=".6"/></pattern>`,
    `<linearGradient id="light" x1="232" y1="54" x2="145" y2="125" gradientUnits="userSpaceOnUse">${light(0, scheme === 'light' ? 0.5 : 0.3)}${light(1, 0)}</linearGradient>`,
  ];
  const wall = `<rect width="100%" height="100%" fill="${bg}"/><rect id="wall" width="100%" fill="url(#grid)"/>`;
  const cone = `<path d="${polygon([218, 37], [246, 70], [205, 168], [20, 168])}" fill="url(#light)"/>`;
  const paths = svgPaths(lamp, (tone) => colors[tone]);
  const drawing = `<svg x="50%" y="${deskHeight}" overflow="visible"><g transform="translate(-439 -538) scale(3.2)" fill="none" stroke-linecap="round" stroke-linejoin="round">${cone}${paths}</g></svg>`;
  const desk = `<g id="desk"><line x2="100%" y1="${deskHeight}" y2="${deskHeight}" stroke="${line}" stroke-width="2"/>${drawing}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...definitions, wall, desk].join('')}</svg>`;
};

const images = { FORM_LOGO: logo, FAVICON_SVG: favicon, PAGE_BACKGROUND: background };

/** The brand's mark and name above the forms, the mark as the favicon, and the page's background. */
export const loginBrandingAssets = Object.entries(images).flatMap(([category, draw]) =>
  (['light', 'dark'] as const).map((scheme) => ({
    category,
    colorMode: scheme.toUpperCase(),
    extension: 'SVG',
    bytes: Buffer.from(draw(scheme)).toString('base64'),
  })),
);
