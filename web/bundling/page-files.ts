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
}

const boot = 'index.html';

/** Modules that are prerendered and whose code loads later or never. */
const prerenderedModules =
  /^src\/(?:marketing\/|features\/catalog\/featured-courses\.|ui\/markdown\/rendered-markdown\.)/;

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
  const file = `src/pages/${page}.tsx`;
  const entryModules = [
    boot,
    ...(manifest[boot]?.dynamicImports ?? []),
    ...(page ? [manifest[file] ? file : 'src/pages/home.tsx'] : []),
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
 * Returns the files of a shell: the scripts of the application, and the styles of all pages that the shell serves. Each
 * of a page's chunks would otherwise wait for a stylesheet of its own, about twenty of less than 2 KB. The shell of a
 * learner's page has the scripts of this page, too, and the same styles as the pages that it leads to.
 * @throws Error when a module has no chunk any more
 */
export const shellFilesOf = (manifest: Manifest, document: string): PageFiles => {
  const routes = siteRoutes.filter(({ path }) => documentOf(path) === document);
  const [first] = routes;
  if (first?.access !== 'learner') {
    return { styles: stylesOf(manifest, routes), scripts: pageFilesOf(manifest).scripts };
  }
  const [signedIn = learnerChunk] = Object.keys(manifest).filter(
    (name) => name.startsWith(`_${learnerChunk}-`) && name.endsWith('.js'),
  );
  const related = siteRoutes.filter(({ access, header }) => access === 'learner' && header === first.header);
  return {
    styles: stylesOf(manifest, related),
    scripts: pageFilesOf(manifest, first.page, [signedIn]).scripts,
  };
};
