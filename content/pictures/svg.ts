/** What an SVG may consist of: shapes, text, gradients, masks, filters. Nothing that runs, loads or links. */
const elements = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'linearGradient radialGradient stop clipPath mask pattern marker style switch ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology ' +
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

const startTag = /^<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/;
const endTag = /^<\/([A-Za-z][\w:.-]*)\s*>/;
const attributePattern = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const skipped = [/^<!--[\s\S]*?-->/, /^<\?xml\s[^?]*\?>/];

/** Decodes character references; undefined when there is another entity, which could hide anything. */
const decode = (text: string): string | undefined => {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  let isKnown = true;
  const decoded = text.replace(/&([^;\s]*);?/g, (_, entity: string) => {
    const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(entity);
    const code = number && Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10);
    if (code && code <= 0x10ffff) return String.fromCodePoint(code);
    if (named[entity] === undefined) isKnown = false;
    return named[entity] ?? '';
  });
  return isKnown ? decoded : undefined;
};

/** Whether a reference stays in the file: to an element of it, or to a picture written into it. */
const isInside = (url: string): boolean => /^\s*(#|data:image\/(png|jpeg|webp|avif);base64,)/i.test(url);

/** Returns what a style sheet or a style attribute loads from elsewhere, if anything. */
const styleProblem = (css: string): string | undefined => {
  // A backslash can spell any word, and a comment can split one.
  if (/\\|\/\*|@import|@font-face/i.test(css)) return 'has a style with an import, a font, a comment or a backslash';
  const outside = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].find(([, url = '']) => !isInside(url));
  return outside && `refers to "${outside[1]}"; an SVG must not load anything from elsewhere`;
};

const attributeProblem = (name: string, value: string): string | undefined => {
  const text = decode(value);
  if (text === undefined) return `has an unknown entity in ${name}`;
  if (/^on/i.test(name)) return `has a script in ${name}; an SVG must not contain scripts`;
  if (/^(xlink:)?href$/i.test(name))
    return isInside(text) ? undefined : `refers to "${text}"; an SVG must not load anything from elsewhere`;
  if (/^xml:base$/i.test(name)) return 'has an xml:base, which redirects its references';
  return styleProblem(text);
};

const elementProblem = (name: string): string | undefined => {
  if (name === 'script') return 'contains a script; remove it';
  return elements.has(name)
    ? undefined
    : `contains the element <${name}>, which is not part of a drawing; export it as plain SVG`;
};

/** Returns what is wrong with an SVG file; undefined for one that only draws. */
export const svgProblem = (svg: string): string | undefined => {
  const open: string[] = [];
  let at = svg.startsWith('\ufeff') ? 1 : 0;
  while (at < svg.length) {
    const rest = svg.slice(at);
    const comment = skipped.map((pattern) => pattern.exec(rest)).find((match) => match !== null);
    const start = startTag.exec(rest);
    const end = endTag.exec(rest);
    const text = /^[^<]+/.exec(rest)?.[0];
    if (comment) at += comment[0].length;
    else if (text !== undefined) {
      if (decode(text) === undefined) return 'has an unknown entity in its text';
      const problem = open.at(-1) === 'style' ? styleProblem(decode(text) ?? '') : undefined;
      if (problem) return problem;
      at += text.length;
    } else if (start) {
      const [tag, name = '', attributes = '', isEmpty] = start;
      const found =
        elementProblem(name) ??
        [...attributes.matchAll(attributePattern)]
          .map(([, key = '', double, single]) => attributeProblem(key, double ?? single ?? ''))
          .find((problem) => problem !== undefined);
      if (found) return found;
      if (!isEmpty) open.push(name);
      at += tag.length;
    } else if (end) {
      if (open.pop() !== end[1]) return `has a </${end[1]}> that closes nothing`;
      at += end[0].length;
    } else return `cannot be read at "${rest.slice(0, 30).replace(/\s+/g, ' ')}"`;
  }
  return open.length > 0 ? `does not close <${open.at(-1)}>` : undefined;
};

/** Reads the size of an SVG from its `viewBox`, or from `width` and `height` in pixels; undefined without either. */
export const svgSize = (svg: string): { width: number; height: number } | undefined => {
  const attributes = /<svg\b([^>]*)>/.exec(svg)?.[1] ?? '';
  const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
  const [, , ...box] = (attribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const pixels = ['width', 'height'].map((name) => /^([\d.]+)(px)?$/.exec(attribute(name) ?? '')?.[1]);
  const [width = 0, height = 0] = (pixels.every(Boolean) ? pixels : box).map((text) => Math.round(Number(text)));
  return width > 0 && height > 0 ? { width, height } : undefined;
};
