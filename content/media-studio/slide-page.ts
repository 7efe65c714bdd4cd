import { readFile } from 'node:fs/promises';
import { escapeHtml } from '#contract/escape-html.ts';
import { openingArt } from './slide-art.ts';
import { codeBlocks, type Slide, type SlideVideo } from './timeline.ts';

const folder = 'content/media-studio';

const fonts = [
  ['Bricolage Grotesque Variable', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'],
  ['Instrument Sans Variable', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
  ['JetBrains Mono Variable', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'],
] as const;

const fontFace = async ([family, file]: (typeof fonts)[number]): Promise<string> => {
  const data = await readFile(`node_modules/@fontsource-variable/${file}`, 'base64');
  return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
};

/** Converts quotes in prose to typographic ones; code keeps its own. */
const typographic = (text: string): string =>
  escapeHtml(
    text
      .replace(/(^|[\s(])"/g, '$1“')
      .replaceAll('"', '”')
      .replaceAll("'", '’'),
  );

const points = (texts: string[]): string =>
  `<ul class="points">${texts.map((text) => `<li class="part">${typographic(text)}</li>`).join('')}</ul>`;

const arrow =
  '<span class="arrow"><svg viewBox="0 0 30 20" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M2 10h25M19 3l8 7-8 7"/></svg></span>';

const flow = (texts: string[]): string => {
  const steps = texts.map(
    (text, index) =>
      `<div class="step part">${index > 0 ? arrow : ''}<div class="box">${typographic(text)}</div></div>`,
  );
  return `<div class="flow">${steps.join('')}</div>`;
};

/** Highlights the speaker ("You:") and mutes comment lines. */
const codeLine = (line: string): string =>
  /^\s*(#|\/\/)/.test(line)
    ? `<i>${escapeHtml(line)}</i>`
    : escapeHtml(line).replace(/^(\s*[A-Z][\w ]{0,16}:)(?=\s|$)/, '<b>$1</b>');

const code = (text: string): string => {
  const blocks = codeBlocks(text).map(
    (block) => `<div class="part">${block.split('\n').map(codeLine).join('\n')}</div>`,
  );
  return `<div class="code">${blocks.join('')}</div>`;
};

const hasSpaceForArt = (slide: Slide): boolean => slide.flow === undefined && slide.code === undefined;

const slideSection = (slide: Slide, index: number, count: number, courseTitle: string, seed: string): string => `
<section class="slide${index === 0 ? ' opening' : ''}">${index === 0 && hasSpaceForArt(slide) ? openingArt(seed) : ''}
<div class="bar"><span class="lamp"></span>${typographic(courseTitle)}<span class="count">${index + 1}/${count}</span></div>
<h1>${typographic(slide.title)}</h1>
<div class="body">${slide.flow ? flow(slide.flow) : ''}${slide.code === undefined ? '' : code(slide.code)}${slide.points ? points(slide.points) : ''}</div>
</section>`;

/** Builds one self-contained page with all slides of a video; `stage.js` shows one of them at a time. */
export const slidePage = async (video: SlideVideo, courseTitle: string, seed: string): Promise<string> => {
  const [faces, style, script] = await Promise.all([
    Promise.all(fonts.map(fontFace)),
    readFile(`${folder}/stage.css`, 'utf8'),
    readFile(`${folder}/stage.js`, 'utf8'),
  ]);
  const slides = video.slides.map((slide, index) => slideSection(slide, index, video.slides.length, courseTitle, seed));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${faces.join('')}${style}</style><body>${slides.join('')}<script>${script}</script></body></html>`;
};
