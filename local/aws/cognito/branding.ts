import type { ResourceDescription } from '../service.ts';

/** The parts of a client's managed login style that the hosted pages apply. */
export interface Branding {
  /** Style sheet that overrides the pages' own. */
  style: string;
  /** Logo above the forms. */
  logo: SchemeImage | undefined;
}

/** `data:` URLs of an image by color scheme. */
interface SchemeImage {
  light: string;
  dark: string;
}

interface Asset {
  Category: string;
  ColorMode: 'LIGHT' | 'DARK' | 'DYNAMIC';
  Extension: string;
  Bytes?: string;
}

interface BrandingProperties {
  ClientId: string;
  Settings?: object;
  Assets?: Asset[];
}

/** Returns the value at a dotted path. */
const valueAt = (settings: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], settings);

/** Custom properties of the pages by the setting they take their color from; `*` is the color scheme. */
const colors: Record<string, string> = {
  '--ground': 'components.pageBackground.*.color',
  '--surface': 'components.form.*.backgroundColor',
  '--line': 'components.form.*.borderColor',
  '--line-strong': 'componentClasses.input.*.defaults.borderColor',
  '--text': 'components.pageText.*.headingColor',
  '--muted': 'components.pageText.*.bodyColor',
  '--accent': 'components.primaryButton.*.defaults.backgroundColor',
  '--accent-strong': 'components.primaryButton.*.hover.backgroundColor',
  '--on-accent': 'components.primaryButton.*.defaults.textColor',
  '--danger': 'components.alert.*.error.borderColor',
  '--danger-soft': 'components.alert.*.error.backgroundColor',
  '--focus': 'componentClasses.focusState.*.borderColor',
};

const corners: Record<string, string> = {
  '.card': 'components.form.borderRadius',
  input: 'componentClasses.input.borderRadius',
  button: 'componentClasses.buttons.borderRadius',
  '.alert, .note': 'components.alert.borderRadius',
};

const styleOf = (settings: object): string => {
  const color = (path: string, scheme: string) => {
    const value = valueAt(settings, path.replace('*', scheme));
    if (value === undefined) return undefined;
    if (typeof value === 'string' && /^[\da-f]{8}$/i.test(value)) return `#${value}`;
    throw new Error(`${path.replace('*', scheme)} must be a color of eight hexadecimal digits.`);
  };
  const declarations = Object.entries(colors).flatMap(([name, path]) => {
    const [light, dark] = [color(path, 'lightMode'), color(path, 'darkMode')];
    return light && dark ? [`${name}: light-dark(${light}, ${dark});`] : [];
  });
  const rules = Object.entries(corners).flatMap(([selector, path]) => {
    const radius = valueAt(settings, path);
    return typeof radius === 'number' ? [`${selector} { border-radius: ${radius}px; }`] : [];
  });
  const mode = valueAt(settings, 'categories.global.colorSchemeMode');
  const scheme = mode === 'DYNAMIC' ? 'light dark' : String(mode ?? 'LIGHT').toLowerCase();
  return [`:root { color-scheme: ${scheme}; ${declarations.join(' ')} }`, ...rules].join('\n');
};

const mediaTypes: Record<string, string> = { SVG: 'image/svg+xml', PNG: 'image/png', JPEG: 'image/jpeg' };

/** Returns the images of a category whose setting at `path` is on. */
const imageOf = (
  category: string,
  path: string,
  settings: object,
  assets: readonly Asset[],
): SchemeImage | undefined => {
  if (valueAt(settings, path) !== true) return undefined;
  const url = (...modes: Asset['ColorMode'][]) => {
    const image = assets.find(({ Category, ColorMode }) => Category === category && modes.includes(ColorMode));
    return image && `data:${mediaTypes[image.Extension]};base64,${image.Bytes}`;
  };
  const [light, dark] = [url('LIGHT', 'DYNAMIC'), url('DARK', 'DYNAMIC')];
  return light && dark ? { light, dark } : undefined;
};

const backgroundStyle = (image: SchemeImage | undefined): string =>
  image
    ? `
html { background: var(--ground) url("${image.light}") center / cover fixed; }
@media (prefers-color-scheme: dark) { html { background-image: url("${image.dark}"); } }`
    : '';

/** Reads the style of a template. @throws when a color is not one. */
export const readBranding = ({ logicalId, properties }: ResourceDescription): [clientId: string, Branding] => {
  const { ClientId, Settings = {}, Assets = [] } = properties as unknown as BrandingProperties;
  try {
    const logo = imageOf('FORM_LOGO', 'components.form.logo.enabled', Settings, Assets);
    const background = imageOf('PAGE_BACKGROUND', 'components.pageBackground.image.enabled', Settings, Assets);
    return [ClientId, { style: styleOf(Settings) + backgroundStyle(background), logo }];
  } catch (error) {
    throw new Error(`${logicalId}: ${(error as Error).message}`);
  }
};
