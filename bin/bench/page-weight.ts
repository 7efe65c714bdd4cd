import { gzipSync } from 'node:zlib';

/** Kilobytes, gzipped, of a document and the stylesheets it names. */
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

/** Weighs a page as it is served. Stylesheets that are named switched off are not fetched by browsers and not counted. */
export const weighPage = async (url: string): Promise<PageWeight> => {
  const html = await (await fetch(url)).text();
  const styles = [...html.matchAll(sheets)].map(([, href = '']) => new URL(href, url).href);
  const css = await Promise.all(styles.map(fetchSize));
  return { html: gzippedKilobytes(Buffer.from(html)), css: css.reduce((total, size) => total + size, 0) };
};
