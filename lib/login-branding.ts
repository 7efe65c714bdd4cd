import { brandMark } from '#contract/brand-mark.ts';

type Scheme = 'light' | 'dark';

/** The site's colors in the hosted pages, by the name they have in `web/src/styles/tokens.css`. */
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

/** Settings of the hosted pages' branding: the site's colors and corners, in the color scheme of the visitor. */
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
    pageBackground: { image: { enabled: false }, ...inBoth({ color: 'bg' }) },
    pageText: inBoth({ headingColor: 'text', bodyColor: 'muted', descriptionColor: 'muted' }),
    primaryButton: inBoth({
      defaults: { backgroundColor: 'accent', textColor: 'on-accent' },
      hover: pressed,
      active: pressed,
    }),
    secondaryButton: inBoth({ defaults: quiet, hover: quiet, active: quiet }),
  },
};

const mark = (scheme: Scheme): string => {
  const { accent, 'on-accent': ink } = loginColors[scheme];
  const { size, radius, one, zero } = brandMark;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${accent}"/><g fill="${ink}"><path d="${one}"/><path fill-rule="evenodd" d="${zero}"/></g></svg>`;
  return Buffer.from(svg).toString('base64');
};

const image = (category: string, scheme: Scheme) => ({
  category,
  colorMode: scheme.toUpperCase(),
  extension: 'SVG',
  bytes: mark(scheme),
});

/** The brand's mark above the forms and in the browser's tab. */
export const loginBrandingAssets = ['FORM_LOGO', 'FAVICON_SVG'].flatMap((category) => [
  image(category, 'light'),
  image(category, 'dark'),
]);
