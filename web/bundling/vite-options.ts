import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { amplifyPageScheme } from './amplify-page-scheme.ts';
import { applicationChunk } from './application-chunk.ts';
import { brandFiles } from './brand-files.ts';
import { contractModules } from './contract-modules.ts';
import { preloadFonts } from './preload-fonts.ts';
import { pythonFiles } from './python-files.ts';

/** Browsers that know `light-dark()`, so that colors are not rewritten for older ones. */
const browsers = ['chrome123', 'firefox121', 'safari17.5'];

/** Parts that several other pages share, put together by which of them need it. */
const sharedParts = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 };

/** What the demos of the product pages are built of, so that they do not fetch the parts of other pages with it. */
const demoParts = {
  name: 'demo',
  test: /[\\/]marketing[\\/](?:demos[\\/][\w-]+\.|sections[\\/](?:product-window|section-head)\.|tool-mark[\\/]tool-mark\.)/,
  priority: 1,
};

/** What the package says by default is its development build, with warnings for us that visitors would have to fetch. */
const productionRouter = (['index', 'dom-export'] as const).map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: resolve(`node_modules/react-router/dist/production/${file}.mjs`),
}));

/** A class name of six characters, the same on every machine: long ones weigh in every document and script. */
const hashedClassName = (name: string, file: string): string => {
  const relativePath = relative('web', file.replace(/\?.*$/, ''));
  return `_${createHash('sha256').update(`${relativePath} ${name}`).digest('base64url').slice(0, 5)}`;
};

/** Where the site is built, relative to the repository. */
export const siteOutputFolder = 'build/web';
export const serverOutputFolder = 'build/web-server';

/** What the browser build, the server build and the development server have in common. */
export const commonOptions = (): InlineConfig => ({
  configFile: false,
  root: 'web',
  logLevel: 'warn',
  plugins: [react(), contractModules(), pythonFiles(), brandFiles()],
  resolve: { alias: productionRouter },
  // Beside Python itself, because a worker obeys the policy its own file came with.
  worker: {
    format: 'es',
    plugins: () => [pythonFiles()],
    rolldownOptions: { output: { entryFileNames: 'assets/pyodide/[name]-[hash].js' } },
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: hashedClassName } },
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
      outDir: `../${siteOutputFolder}`,
      manifest: true,
      // Each file is named once in the script that loads it; naming what it imports too would weigh on every page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css')),
      },
      chunkSizeWarningLimit: 400,
      rolldownOptions: {
        // Icons read a property of themselves when their module loads; without this, unused ones stay.
        treeshake: { propertyReadSideEffects: false },
        output: { codeSplitting: { groups: [...application.groups, demoParts, sharedParts] } },
      },
    },
  };
};

/** The same application for Node, used once to write the prerendered pages. */
export const serverOptions = (): InlineConfig => {
  const common = commonOptions();
  return {
    ...common,
    publicDir: false,
    build: { ...common.build, outDir: `../${serverOutputFolder}`, ssr: 'src/entry-server.tsx', minify: false },
  };
};
