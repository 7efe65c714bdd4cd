/** Vite's manifest: which files a source module needs. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;

/** Files of a page, in the order in which they have to be applied. */
export interface PageFiles {
  styles: string[];
  scripts: string[];
}

const boot = 'index.html';

/** Parts of a page that are written into its document while their code is fetched later, or never. */
const prerenderedModules = /^src\/(?:marketing\/|ui\/markdown\/rendered-markdown\.)/;

/** A module and everything it imports, what is imported first. Chunks may import each other. */
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

/** What the first script imports, which would else be asked for only once that script is there. */
export const bootImports = (manifest: Manifest): string[] =>
  [...withImports(manifest, boot)].filter((name) => name !== boot).flatMap((name) => manifest[name]?.file ?? []);

/** What the first script, the application and, if named, one page need. A page without a file of its own is home. */
export const pageFilesOf = (manifest: Manifest, page?: string): PageFiles => {
  const file = `src/pages/${page}.tsx`;
  const entryModules = [
    boot,
    ...(manifest[boot]?.dynamicImports ?? []),
    ...(page ? [manifest[file] ? file : 'src/pages/home.tsx'] : []),
  ];
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
