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

/** A module and everything it imports, what is imported first. */
const withImports = (manifest: Manifest, module: string, found: Set<string> = new Set()): Set<string> => {
  const chunk = manifest[module];
  if (!chunk || found.has(module)) return found;
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found.add(module);
};

/** What the first script, the application and, if named, one page need. A page without a file of its own is home. */
export const filesOf = (manifest: Manifest, page?: string): PageFiles => {
  const file = `src/pages/${page}.tsx`;
  const starts = [
    boot,
    ...(manifest[boot]?.dynamicImports ?? []),
    ...(page ? [manifest[file] ? file : 'src/pages/home.tsx'] : []),
  ];
  const modules = new Set(starts.flatMap((start) => [...withImports(manifest, start)]));
  const parts = [...modules].flatMap((name) => manifest[name] ?? []);
  return {
    styles: [...new Set(parts.flatMap(({ css }) => css ?? []))],
    scripts: parts.map(({ file: script }) => script),
  };
};
