import { gzipSync } from 'node:zlib';

/** Gzipped kilobytes of a document and its stylesheets. */
export interface PageWeight {
  html: number;
  css: number;
}

const sheets = /<link rel="stylesheet" crossorigin(?:="")? href="([^"]+)">/g;

const sizeCache = new Map<string, Promise<number>>();
const gzippedKilobytes = (content: Buffer) => gzipSync(content, { level: 9 }).length / 1024;

const fetchSize = (url: string): Promise<number> => {
  const cached = sizeCache.get(url);
  if (cached) return cached;
  const size = fetch(url)
    .then((response) => response.arrayBuffer())
    .then((content) => gzippedKilobytes(Buffer.from(content)));
  sizeCache.set(url, size);
  return size;
};

/** Weighs a page as served, without disabled stylesheets, which browsers do not fetch. */
export const weighPage = async (url: string): Promise<PageWeight> => {
  const html = await (await fetch(url)).text();
  const styles = [...html.matchAll(sheets)].map(([, href = '']) => new URL(href, url).href);
  const css = await Promise.all(styles.map(fetchSize));
  return { html: gzippedKilobytes(Buffer.from(html)), css: css.reduce((total, size) => total + size, 0) };
};
