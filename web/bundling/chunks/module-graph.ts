import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** The package exports all icons from one module, so the import graph does not show which are used. */
const iconPackage = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
const iconImports = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;

/** The modules of a build, with their imports and sizes. */
export interface ModuleGraph {
  ids: readonly string[];
  /** Returns a module and all that it imports, directly or not. */
  reachedFrom: (id: string) => Set<string>;
  /** Returns the modules that a module imports dynamically. */
  lazyImportsOf: (id: string) => readonly string[];
  /** Size of a module's source, before minification. */
  bytesOf: (id: string) => number;
}

/** Reads the graph at the end of a build; a module imports the icons that it names, not their package. */
export const moduleGraph = (context: Rolldown.PluginContext): ModuleGraph => {
  const ids = [...context.getModuleIds()];
  const codeOf = (id: string) => context.getModuleInfo(id)?.code ?? '';
  const icons = new Map<string, string>();
  for (const id of ids.filter((one) => iconPackage.test(one))) {
    for (const [, names = '', file = ''] of codeOf(id).matchAll(/export \{([^}]*)\} from '([^']+)'/g)) {
      for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) icons.set(name, join(dirname(id), file));
    }
  }
  const importsOf = (id: string): string[] => {
    const named = [...codeOf(id).matchAll(iconImports)].flatMap(([, names = '']) => names.split(','));
    return [
      ...(context.getModuleInfo(id)?.importedIds ?? []).filter((imported) => !iconPackage.test(imported)),
      ...named.flatMap((name) => icons.get(name.trim().split(' ')[0] ?? '') ?? []),
    ];
  };
  return {
    ids,
    reachedFrom: (start) => {
      const reached = new Set<string>();
      const visit = (id: string) => {
        if (reached.has(id)) return;
        reached.add(id);
        importsOf(id).forEach(visit);
      };
      visit(start);
      return reached;
    },
    lazyImportsOf: (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
    bytesOf: (id) => codeOf(id).length,
  };
};
