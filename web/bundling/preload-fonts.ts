import type { Plugin } from 'vite';

/** Fonts that every page shows above the fold; the mono font and other characters load on use. */
const preloadedFonts = /\bbasic-(?:bricolage-grotesque|instrument-sans)\b/;

/** Preloads display and text font with the document instead of after the stylesheet. */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2') && preloadedFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});
