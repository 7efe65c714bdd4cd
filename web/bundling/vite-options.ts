import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { amplifyPageScheme } from './amplify-page-scheme.ts';
import { applicationChunk } from './application-chunk.ts';
import { brandFiles } from './brand-files.ts';
import { contractModules } from './contract-modules.ts';
import { preloadFonts } from './preload-fonts.ts';

/** Browsers that know `light-dark()`, so that colors are not rewritten for older ones. */
const browsers = ['chrome123', 'firefox121', 'safari17.5'];

/**
 * What pages share: the small parts that most of them use in one chunk, the rest put together by which pages need it.
 * Without the first, every new page would cut them into more and smaller pieces.
 */
const sharedParts = [
  { name: 'kit', test: /[\\/]web[\\/]src[\\/](?:ui|site|api)[\\/](?!use-operation)(?!use-operation)|[\\/]lucide-react[\\/]/, minShareCount: 4 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
];

/** Where the site is built, relative to the repository. */
export const siteFolder = 'build/web';
export const serverFolder = 'build/web-server';

/** What the browser build, the server build and the development server have in common. */
export const commonOptions = (): InlineConfig => ({
  configFile: false,
  root: 'web',
  logLevel: 'warn',
  plugins: [react(), contractModules(), brandFiles()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { target: browsers, cssTarget: browsers, assetsInlineLimit: 0, sourcemap: false, emptyOutDir: true },
});

/** Files for the browser, with a manifest of which page needs which of them. */
export const browserOptions = (): InlineConfig => {
  const common = commonOptions();
  const application = applicationChunk();
  return {
    ...common,
    plugins: [...(common.plugins ?? []), amplifyPageScheme(), preloadFonts(), application.plugin],
    build: {
      ...common.build,
      outDir: `../${siteFolder}`,
      manifest: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 400,
      rolldownOptions: { output: { codeSplitting: { groups: [...application.groups, ...sharedParts] } } },
    },
  };
};

/** The same application for Node, used once to write the prerendered pages. */
export const serverOptions = (): InlineConfig => {
  const common = commonOptions();
  return {
    ...common,
    publicDir: false,
    build: { ...common.build, outDir: `../${serverFolder}`, ssr: 'src/entry-server.tsx', minify: false },
  };
};
