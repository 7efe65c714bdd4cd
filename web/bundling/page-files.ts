/** Vite's manifest: which files a source module needs. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;

const withImports = (manifest: Manifest, module: string, found: Set<string> = new Set()): Set<string> => {
  const chunk = manifest[module];
  if (!chunk || found.has(module)) return found;
  found.add(module);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
};

/**
 * Elements for the head of a page's document: its stylesheets, and its scripts to be fetched early. What the entry
 * brings along is already in the template. A page without a file of its own is shown by home.
 */
export const filesOfPage = (manifest: Manifest, page: string): string => {
  const module = manifest[page] ? page : 'src/pages/home.tsx';
  const entry = withImports(manifest, 'index.html');
  const modules = [...withImports(manifest, module)].filter((name) => !entry.has(name));
  const styles = new Set(modules.flatMap((name) => manifest[name]?.css ?? []));
  const scripts = modules.flatMap((name) => manifest[name]?.file ?? []);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
};
