// Service worker of the notebook page only: its scope is /notebook. The page fills the cache with its files; this
// worker serves them. Pages come from the network while it responds, so updates are never delayed.

const scope = '/notebook';

/** Milliseconds to wait for the network before the cached page is served. */
const timeoutMs = 4_000;

const fromCache = (path) => caches.match(path, { ignoreVary: true });

/** Serves from the network if it responds in time, else from the cache. */
const networkFirst = async (request, path) => {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return response;
    return (await fromCache(path)) ?? response;
  } catch (error) {
    const copy = await fromCache(path);
    if (copy) return copy;
    throw error;
  }
};

/** Files with a hash or version in their path never change. */
const cacheFirst = async (request, path) => (await fromCache(path)) ?? fetch(request);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, scope));
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request, pathname));
  else if (/^\/[\w.-]+\.(?:json|js|svg|webmanifest)$/.test(pathname))
    event.respondWith(networkFirst(request, pathname));
});
