import type { Plugin } from 'vite';

/** The package names all its icons in one module; which of them the application uses does not show in that. */
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const entry = /[\\/]web[\\/]src[\\/]client\.tsx$/;

/**
 * Keeps what the application imports at its start in one chunk, which compresses better than the many small ones that
 * lazy pages would cut it into. The plugin follows the imports, the groups are the chunks.
 */
export const applicationChunk = () => {
  const modules = new Set<string>();
  const plugin: Plugin = {
    name: 'application-chunk',
    buildEnd() {
      const follow = (id: string) => {
        if (modules.has(id) || icons.test(id)) return;
        modules.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(follow);
      };
      [...this.getModuleIds()].filter((id) => entry.test(id)).forEach(follow);
    },
  };
  const groups = [
    // The first script imports nothing but this, so the application can wait.
    { name: 'loader', test: /vite[\\/]preload-helper/, priority: 2 },
    { name: 'application', test: (id: string) => modules.has(id), priority: 1 },
  ];
  return { plugin, groups };
};
