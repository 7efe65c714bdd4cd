import { documentOf, type SiteRoute, siteRoutes } from '#contract/site-routes.ts';
import { learnerChunk } from './chunks/page-chunks.ts';

/** Vite's manifest: the files each source module needs. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;

/** Files of a page, in load order. */
export interface PageFiles {
  styles: string[];
  scripts: string[];
  /** Scripts of wide windows only, with their media query. */
  wideScripts?: { script: string; media: string }[];
}

/** Parts that are in view only in wide windows, by page, with the media query of their layout. */
const learningRoom = [
  { module: 'src/features/player/sidebar/course-sidebar.tsx', media: '(min-width: 64rem)' },
  { module: 'src/features/player/transcript/transcript.tsx', media: '(min-width: 75rem)' },
];
const wideParts: Record<string, typeof learningRoom> = { 'course-content': learningRoom, 'drip-content': learningRoom };

const boot = 'index.html';

/** Modules that are prerendered and whose code loads later or never. */
const prerenderedModules =
  /^src\/(?:marketing\/|features\/catalog\/featured-courses\.|ui\/markdown\/rendered-markdown\.)/;

/** Returns the manifest key of the shared chunk with this name. */
const chunkNamed = (manifest: Manifest, name: string): string | undefined =>
  Object.keys(manifest).find((key) => key.startsWith(`_${name}-`) && key.endsWith('.js'));

/** Returns the manifest key of a page's chunk: its own or the shared one named after it; home is in the application. */
const chunkOf = (manifest: Manifest, page: string): string => {
  const file = `src/pages/${page}.tsx`;
  return manifest[file] ? file : (chunkNamed(manifest, page) ?? 'src/pages/home.tsx');
};

/** Returns a module's imports, then the module. Chunks may import each other. */
const withImports = (
  manifest: Manifest,
  module: string,
  found: Set<string> = new Set(),
  visited: Set<string> = new Set(),
): Set<string> => {
  const chunk = manifest[module];
  if (!chunk || visited.has(module)) return found;
  visited.add(module);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found, visited);
  return found.add(module);
};

/** Returns the boot script's imports, which would otherwise load only after it. */
export const bootImports = (manifest: Manifest): string[] =>
  [...withImports(manifest, boot)].filter((name) => name !== boot).flatMap((name) => manifest[name]?.file ?? []);

/**
 * Returns the files of boot script, application and, if given, one page and further modules. Home has no files of its
 * own.
 */
export const pageFilesOf = (manifest: Manifest, page?: string, further: readonly string[] = []): PageFiles => {
  const entryModules = [
    boot,
    ...(manifest[boot]?.dynamicImports ?? []),
    ...(page ? [chunkOf(manifest, page)] : []),
    ...further,
  ];
  const missing = further.find((module) => !manifest[module]);
  if (missing) throw new Error(`${missing} has no chunk.`);
  const modules = new Set(entryModules.flatMap((start) => [...withImports(manifest, start)]));
  const islandModules = [...modules]
    .flatMap((name) => manifest[name]?.dynamicImports ?? [])
    .filter((name) => prerenderedModules.test(name));
  const islandImports = new Set(islandModules.flatMap((name) => [...withImports(manifest, name)]));
  const chunks = (names: Iterable<string>) => [...names].flatMap((name) => manifest[name] ?? []);
  const scripts = chunks(modules).map(({ file: script }) => script);
  return {
    styles: [...new Set(chunks([...modules, ...islandImports]).flatMap(({ css }) => css ?? []))],
    scripts,
  };
};

/** Returns the styles of these pages. */
const stylesOf = (manifest: Manifest, routes: readonly SiteRoute[]): string[] => {
  const pages = [...new Set(routes.map(({ page }) => page))];
  return [...new Set(pages.flatMap((page) => pageFilesOf(manifest, page).styles))];
};

/**
 * Returns the files of a shell: the scripts of the application, and the styles of all pages that the shell serves.
 * Otherwise each chunk of a page would wait for its own stylesheet, about twenty of less than 2 KB. The shell of a
 * learner's page also has that page's scripts, and the styles of all learners' pages with the same header.
 * @throws Error when a module no longer has a chunk
 */
export const shellFilesOf = (manifest: Manifest, document: string): PageFiles => {
  const routes = siteRoutes.filter(({ path }) => documentOf(path) === document);
  const [first] = routes;
  if (first?.access !== 'learner') {
    return { styles: stylesOf(manifest, routes), scripts: pageFilesOf(manifest).scripts };
  }
  const signedIn = chunkNamed(manifest, learnerChunk) ?? learnerChunk;
  const related = siteRoutes.filter(({ access, header }) => access === 'learner' && header === first.header);
  const parts = wideParts[first.page] ?? [];
  const { scripts } = pageFilesOf(manifest, first.page, [signedIn]);
  const wideScripts = parts.flatMap(({ module, media }) =>
    [...withImports(manifest, module)].flatMap((name) => {
      const script = manifest[name]?.file;
      return script === undefined || scripts.includes(script) ? [] : [{ script, media }];
    }),
  );
  const lateStyles = related
    .flatMap(({ page }) => wideParts[page] ?? [])
    .flatMap(({ module }) => [...withImports(manifest, module)])
    .flatMap((name) => manifest[name]?.css ?? []);
  return { styles: [...new Set([...stylesOf(manifest, related), ...lateStyles])], scripts, wideScripts };
};
