import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

/** Options of subset-font; its type declarations lack the last two. */
type SubsetOptions = Parameters<typeof subsetFont>[2] & {
  keepFeatures?: string[];
  dropTables?: string[];
};

interface FontFile {
  source: string;
  options?: SubsetOptions;
}

/**
 * Keeps kerning and tabular digits. Dropping GDEF halves the text font: all weights then use the kerning of the default
 * weight. The hinting program stays: without one, rasterizers that hint round each glyph to whole pixels.
 */
const proseOptions: SubsetOptions = {
  keepFeatures: ['kern', 'tnum'],
  dropTables: ['GDEF', 'STAT'],
};

/** Output folder, relative to the repository; stylesheets name it `@basic-fonts`. */
export const basicFontsFolder = 'build/fonts';

/** Characters of English text and code; `unicode-range` in `fonts.css` lists the same ones. */
const basicCharacters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'\u00a0©·×÷–—‘’“”•…−←↑→↓',
].join('');

/** Source of each font in its package. The mono font keeps the weights in use, without code ligatures. */
const fonts: Record<string, FontFile> = {
  'bricolage-grotesque': {
    source: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
    options: proseOptions,
  },
  'instrument-sans': {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    options: proseOptions,
  },
  'jetbrains-mono': {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    options: { variationAxes: { wght: { min: 400, max: 600 } }, noLayoutClosure: true },
  },
};

/**
 * Writes the fonts with these characters only, which halves their size. Where a text has other characters, pages also
 * load the package's file.
 */
export const writeBasicFonts = async (): Promise<void> => {
  await mkdir(basicFontsFolder, { recursive: true });
  const written = Object.entries(fonts).map(async ([name, { source, options }]) => {
    const font = await readFile(resolve('node_modules', source));
    const basic = await subsetFont(font, basicCharacters, { targetFormat: 'woff2', ...options });
    await writeFile(`${basicFontsFolder}/basic-${name}.woff2`, basic);
  });
  await Promise.all(written);
};
