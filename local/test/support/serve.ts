import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pages } from '#local/aws/service.ts';

/** Serves pages by path prefix on a free port, as the platform does; `make` receives the URL. */
export async function serve<T extends { pages: Record<string, Pages> }>(
  make: (url: string) => Promise<T>,
): Promise<T & { url: string; stop(): Promise<void> }> {
  let pages: Record<string, Pages> = {};
  const server = createServer((request, response) => {
    const [, page] = Object.entries(pages).find(([prefix]) => request.url?.startsWith(prefix)) ?? [];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const made = await make(url);
  pages = made.pages;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { ...made, url, stop };
}
