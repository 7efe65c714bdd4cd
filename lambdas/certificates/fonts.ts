import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff';
import displayExtended from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-600-normal.woff';
import text from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff';
import mono from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff';
import latinExtended from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff';
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff';
import type PDFDocument from 'pdfkit';

/** Certificate fonts by registered name. All OFL-1.1. */
const fonts = { display, displayExtended, text, mono, cyrillic, greek, latinExtended, vietnamese };
export type FontName = keyof typeof fonts;

export const registerFonts = (document: typeof PDFDocument.prototype): void => {
  for (const [name, bytes] of Object.entries(fonts)) document.registerFont(name, Buffer.from(bytes));
};

/** The font for each script; scripts without a font fall back to the last. */
const scripts: [FontName, RegExp][] = [
  ['display', /[\u0020-\u007e\u00a0-\u00ff\u2010-\u2027]/],
  ['cyrillic', /[\u0400-\u045f\u0490\u0491]/],
  ['greek', /[\u0370-\u03ff]/],
  ['displayExtended', /[\u0100-\u017f]/],
  ['vietnamese', /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/],
  ['latinExtended', /./u],
];

/** Splits text into runs that each use one font. */
export const runsOf = (name: string): { font: FontName; text: string }[] => {
  const runs: { font: FontName; text: string }[] = [];
  for (const char of name.normalize('NFC')) {
    const font = scripts.find(([, pattern]) => pattern.test(char))?.[0] ?? 'latinExtended';
    const last = runs.at(-1);
    if (last?.font === font) last.text += char;
    else runs.push({ font, text: char });
  }
  return runs;
};
