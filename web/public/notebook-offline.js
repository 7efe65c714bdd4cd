// Service worker of the notebook page alone: its scope is /notebook. The page puts into the cache what it is made of;
// here it is handed out. Pages come from the network as long as there is one, so an update is never held back.

const scope = '/notebook';

/** Milliseconds the network has to answer with a page before the kept one is shown. */
const patience = 4_000;

const kept = (path) => caches.match(path, { ignoreVary: true });

/** From the network if it answers in time, else what is kept. */
const networkFirst = async (request, path) => {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patience) });
    if (response.ok) return response;
    return (await kept(path)) ?? response;
  } catch (error) {
    const copy = await kept(path);
    if (copy) return copy;
    throw error;
  }
};

/** Files with a hash or a version in their path never change. */
const keptFirst = async (request, path) => (await kept(path)) ?? fetch(request);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, scope));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request, pathname));
  else if (/^\/[\w.-]+\.(?:json|js|svg|webmanifest)$/.test(pathname))
    event.respondWith(networkFirst(request, pathname));
});
