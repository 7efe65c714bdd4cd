import { pythonFiles, pythonFolder } from 'virtual:python-files';
import { brand } from '#contract/brand.ts';

/** Service worker of the notebook page; its scope covers nothing else. */
const script = '/notebook-offline.js';
const scope = '/notebook';
const cacheName = `${brand.slug}-notebook`;

/** Files of the site whose names carry no hash. */
const unhashedFiles = ['/config.json', '/favicon.svg', '/site.webmanifest'];

const assetPath = (href: string): string | undefined => {
  const url = new URL(href, location.href);
  return url.origin === location.origin && url.pathname.startsWith('/assets/') ? url.pathname : undefined;
};

/** Lists the hashed files this page has loaded, and the files of Python. */
const pageFiles = (): Set<string> => {
  const loadedPaths = performance.getEntriesByType('resource').flatMap(({ name }) => assetPath(name) ?? []);
  const linkedPaths = [...document.querySelectorAll('link[href]:not([disabled]), script[src]')].flatMap(
    (element) => assetPath(element.getAttribute('href') ?? element.getAttribute('src') ?? '') ?? [],
  );
  return new Set([...loadedPaths, ...linkedPaths, ...pythonFiles.map((file) => `${pythonFolder}${file}`)]);
};

const addToCache = async (cache: Cache, path: string): Promise<void> => {
  if (path.startsWith('/assets/') && (await cache.match(path))) return;
  const response = await fetch(path);
  if (response.ok) await cache.put(path, response);
};

/**
 * Caches the page and Python for offline use, from the browser's own cache, until another version replaces them.
 * Returns false when that is not possible.
 */
export const cacheForOffline = async (): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  try {
    await navigator.serviceWorker.register(script, { scope });
    const cache = await caches.open(cacheName);
    const neededPaths = pageFiles();
    await Promise.all([...neededPaths, ...unhashedFiles].map((path) => addToCache(cache, path)));
    const page = await fetch(location.pathname);
    if (page.ok) await cache.put(scope, page);
    const cachedPaths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    await Promise.all(
      cachedPaths
        .filter((path) => path.startsWith('/assets/') && !neededPaths.has(path))
        .map((path) => cache.delete(path)),
    );
    return true;
  } catch (error) {
    console.warn('The notebook could not be cached for offline use.', error);
    return false;
  }
};
