import { pythonFiles, pythonFolder } from 'virtual:python-files';
import { brand } from '../../../../contract/brand.ts';

/** The service worker of the notebook page; nothing else of the site is in its scope. */
const script = '/notebook-offline.js';
const scope = '/notebook';
const cacheName = `${brand.slug}-notebook`;

/** Files of the site that the page asks for under names that stay the same. */
const unhashed = ['/config.json', '/theme.js', '/favicon.svg', '/site.webmanifest'];

const ownPath = (address: string): string | undefined => {
  const url = new URL(address, location.href);
  return url.origin === location.origin && url.pathname.startsWith('/assets/') ? url.pathname : undefined;
};

/** Everything this page has loaded from the site's own hashed files, and what Python is made of. */
const filesOfThisPage = (): Set<string> => {
  const loaded = performance.getEntriesByType('resource').flatMap(({ name }) => ownPath(name) ?? []);
  const linked = [...document.querySelectorAll('link[href], script[src]')].flatMap(
    (element) => ownPath(element.getAttribute('href') ?? element.getAttribute('src') ?? '') ?? [],
  );
  return new Set([...loaded, ...linked, ...pythonFiles.map((file) => `${pythonFolder}${file}`)]);
};

const putInto = async (cache: Cache, path: string): Promise<void> => {
  if (path.startsWith('/assets/') && (await cache.match(path))) return;
  const response = await fetch(path);
  if (response.ok) await cache.put(path, response);
};

/**
 * Keeps the page and Python for times without a connection: what is loaded by now comes from the browser's own cache
 * once more, and is then kept until another version takes its place. False where that is not possible.
 */
export const keepForOffline = async (): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  try {
    await navigator.serviceWorker.register(script, { scope });
    const cache = await caches.open(cacheName);
    const wanted = filesOfThisPage();
    await Promise.all([...wanted, ...unhashed].map((path) => putInto(cache, path)));
    const page = await fetch(location.pathname);
    if (page.ok) await cache.put(scope, page);
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    await Promise.all(
      kept.filter((path) => path.startsWith('/assets/') && !wanted.has(path)).map((path) => cache.delete(path)),
    );
    return true;
  } catch (error) {
    console.warn('The notebook could not be kept for offline use.', error);
    return false;
  }
};
