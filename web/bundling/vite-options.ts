import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createLogger, type InlineConfig, type Logger, type Plugin } from 'vite';
import type { StoredCourseIndex } from '#contract/rules/course-search.ts';
import { startScriptElement } from '#contract/start-script.ts';
import { amplifyPageScheme } from './amplify-page-scheme.ts';
import { basicFontsFolder } from './basic-fonts.ts';
import { brandFiles } from './brand-files.ts';
import { breakpoints } from './breakpoints.ts';
import { pageChunks } from './chunks/page-chunks.ts';
import { contractModules } from './contract-modules.ts';
import { coursePrices } from './course-prices.ts';
import { preloadFonts } from './preload-fonts.ts';
import { pythonFiles } from './python-files.ts';
import { smallerPackages } from './smaller-packages.ts';

/** React has what this package adds to older versions. */
const externalStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

/** Browsers that support `light-dark()`, so that colors are not rewritten for older ones. */
const browsers = ['chrome123', 'firefox121', 'safari17.5'];

/** Modules shared by several pages, grouped by which pages import them. */
const sharedParts = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 };

/**
 * Returns the path of a file without hash and extension. The name of a shared part lists the pages that import it; the
 * application, which names every chunk, would be 1 KB larger with them.
 */
const shortName = (name: string): string =>
  `assets/${name.startsWith(sharedParts.name) ? sharedParts.name : name.replace(/\.\w+$/, '')}`;

/** The router's production build; its default export is the development build with warnings. */
const productionRouter = (['index', 'dom-export'] as const).map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: resolve(`node_modules/react-router/dist/production/${file}.mjs`),
}));

/** The class that each name stands for: a hash this short could be that of two classes. */
const classOfName = new Map<string, string>();

/**
 * Returns a class name of five characters, the same on every machine: long names add size to every document and script.
 * @throws when two classes have the same name
 */
const hashedClassName = (name: string, file: string): string => {
  const source = `${relative('web', file.replace(/\?.*$/, ''))} ${name}`;
  const hashed = `_${createHash('sha256').update(source).digest('base64url').slice(0, 4)}`;
  const other = classOfName.get(hashed) ?? source;
  if (other !== source) throw new Error(`Rename a class: "${source}" and "${other}" have the same hash.`);
  classOfName.set(hashed, source);
  return hashed;
};

/** Output folder, relative to the repository. */
export const siteOutputFolder = 'build/web';
export const serverOutputFolder = 'build/web-server';

/** Vite's logger without warnings about a selector that Lightning CSS passes on without knowing it. */
const logger = (): Logger => {
  const base = createLogger('warn');
  const warn: Logger['warn'] = (message, options) => {
    if (!message.includes("'target-current'")) base.warn(message, options);
  };
  return { ...base, warn };
};

/** Puts the script that runs before first paint into the template. */
const startScriptInDocuments = (): Plugin => ({
  name: 'start-script',
  transformIndexHtml: (html) => html.replace('<!--start-->', () => startScriptElement),
});

/** Options shared by browser build, server build and development server; pages with prices need the courses. */
export const commonOptions = (index?: StoredCourseIndex): InlineConfig => ({
  configFile: false,
  root: 'web',
  logLevel: 'warn',
  customLogger: logger(),
  plugins: [
    react(),
    breakpoints(),
    contractModules(),
    index && coursePrices(index),
    pythonFiles(),
    brandFiles(),
    startScriptInDocuments(),
  ],
  resolve: {
    alias: [...productionRouter, externalStore, { find: '@basic-fonts', replacement: resolve(basicFontsFolder) }],
  },
  // Next to Python's files, because a worker runs under the policy of its own response.
  worker: {
    format: 'es',
    plugins: () => [pythonFiles()],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'assets/pyodide/[name]-[hash].js' },
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: hashedClassName } },
  build: { target: browsers, cssTarget: browsers, assetsInlineLimit: 0, sourcemap: false, emptyOutDir: true },
});

/** Options of the browser build, with a manifest of each page's files. */
export const browserOptions = (index: StoredCourseIndex): InlineConfig => {
  const common = commonOptions(index);
  const chunks = pageChunks();
  return {
    ...common,
    plugins: [...(common.plugins ?? []), amplifyPageScheme(), smallerPackages(), preloadFonts(), chunks.plugin],
    build: {
      ...common.build,
      outDir: `../${siteOutputFolder}`,
      manifest: true,
      // Lists each file once, in the script that loads it; listing transitive imports would add size to every page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css')),
      },
      // The largest, the player of renditions, loads with lessons that have them.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Icons read one of their own properties when their module loads; without this, unused icons remain.
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: { groups: [...chunks.groups, sharedParts] },
          chunkFileNames: ({ name }) => `${shortName(name)}-[hash].js`,
          assetFileNames: ({ names: [name = 'asset'] }) => `${shortName(name)}-[hash][extname]`,
        },
      },
    },
  };
};

/** Options of the Node build, which runs once to prerender pages. */
export const serverOptions = (index: StoredCourseIndex): InlineConfig => {
  const common = commonOptions(index);
  return {
    ...common,
    publicDir: false,
    build: {
      ...common.build,
      outDir: `../${serverOutputFolder}`,
      ssr: 'src/entry-server.tsx',
      minify: false,
      // Everything is in one file, so imports on demand split nothing.
      rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
    },
  };
};

/** Options of the script of learners' pages that starts their first reads before the application loads. */
export const learnerStartOptions = (): InlineConfig => ({
  configFile: false,
  root: 'web',
  logLevel: 'warn',
  publicDir: false,
  plugins: [contractModules()],
  build: {
    target: browsers,
    outDir: `../${siteOutputFolder}`,
    emptyOutDir: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: resolve('web/src/learner-start.ts'),
      output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
