import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const sizes = new Map<string, number>();

const sizeOf = async (script: string): Promise<number> => {
  const known = sizes.get(script);
  if (known !== undefined) return known;
  const body = Buffer.from(await (await fetch(script)).arrayBuffer());
  const size = gzipSync(body, { level: 9 }).length / 1024;
  sizes.set(script, size);
  return size;
};

/** Runs in the page. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map((entry) => ({ url: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize }));

/**
 * Bytes received of the scripts loaded so far, by URL, except for the measurement of web vitals, which loads late and
 * blocks nothing.
 */
const scriptsOf = async (page: Page): Promise<Map<string, number>> => {
  const isCounted = (path: string) => path.endsWith('.js') && !path.includes('/web-vitals-');
  const files = await page.evaluate(loadedFiles);
  return new Map(files.filter(({ url }) => isCounted(new URL(url).pathname)).map(({ url, bytes }) => [url, bytes]));
};

/** Returns the kilobytes (1024 bytes) of script that a page has loaded so far, gzipped. */
export const scriptKilobytes = async (page: Page): Promise<number> => {
  let total = 0;
  for (const script of (await scriptsOf(page)).keys()) total += await sizeOf(script);
  return total;
};

/** Returns the kilobytes (1024 bytes) of script that the browser has received for a page so far, as compressed. */
export const receivedScriptKilobytes = async (page: Page): Promise<number> =>
  [...(await scriptsOf(page)).values()].reduce((total, bytes) => total + bytes, 0) / 1024;
