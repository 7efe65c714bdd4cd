import type { Plugin } from 'vite';
import { brand } from '#contract/brand.ts';
import { brandMark } from '#contract/brand-mark.ts';

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: 'Learn to work with AI: courses, and five professional AI tools.',
  start_url: '/dashboard',
  display: 'standalone',
  background_color: '#0b1020',
  theme_color: '#0b1020',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
};

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${brand.name}</title>
  <style>
    .ground { fill: #0b1020 }
    .mark { fill: #3ddbb4 }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #3ddbb4 }
      .mark { fill: #06231c }
    }
  </style>
  <rect class="ground" width="32" height="32" rx="${brandMark.radius}" />
  <path class="mark" d="${brandMark.one}" />
  <path class="mark" fill-rule="evenodd" d="${brandMark.zero}" />
</svg>
`;

/** Files at the site's root that contain the brand's name, by file name. */
const files: Record<string, { type: string; text: string }> = {
  'favicon.svg': { type: 'image/svg+xml', text: favicon },
  'site.webmanifest': { type: 'application/manifest+json', text: `${JSON.stringify(manifest, null, 2)}\n` },
};

/** Emits these files into the build and serves them in development. */
export const brandFiles = (): Plugin => ({
  name: 'brand-files',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const file = files[request.url?.slice(1) ?? ''];
      if (!file) return next();
      response.setHeader('content-type', file.type);
      response.end(file.text);
    });
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const [fileName, { text }] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source: text });
  },
});
