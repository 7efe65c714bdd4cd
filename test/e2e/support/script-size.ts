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

/** Scripts loaded so far, except the measurement of web vitals, which loads late and blocks nothing. */
const scriptsOf = async (page: Page): Promise<Set<string>> => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const isCounted = (path: string) => path.endsWith('.js') && !path.includes('/web-vitals-');
  return new Set(names.filter((name) => isCounted(new URL(name).pathname)));
};

/** Returns the kilobytes (1024 bytes) of script that a page has loaded so far, gzipped. */
export const scriptKilobytes = async (page: Page): Promise<number> => {
  let total = 0;
  for (const script of await scriptsOf(page)) total += await sizeOf(script);
  return total;
};
