import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteFolder } from './vite-options.ts';

const gzipped = (file: string) => gzipSync(readFileSync(join(siteFolder, file)), { level: 9 }).length / 1024;
const referenced = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/** Kilobytes, gzipped, that a written document and what it names weigh. */
export const weigh = (file: string): { html: number; script: number; style: number } => {
  const html = readFileSync(join(siteFolder, file), 'utf8');
  const sum = (files: string[]) => files.reduce((total, name) => total + gzipped(name), 0);
  return {
    html: gzipped(file),
    script: sum(referenced(html, /(?:src|href)="\/([^"]+\.js)"/g)),
    style: sum(referenced(html, /href="\/([^"]+\.css)"/g)),
  };
};

const documents = (folder: string): string[] =>
  readdirSync(join(siteFolder, folder), { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return item.name === 'assets' ? [] : documents(path);
    return path.endsWith('.html') ? [path] : [];
  });

/** Prints one line for every written document. */
export const reportSizes = (): void => {
  for (const file of documents('')) {
    const { html, script, style } = weigh(file);
    const [h, s, c] = [html, script, style].map((size) => size.toFixed(1).padStart(6));
    console.log(`${h} KB html ${s} KB js ${c} KB css  ${file}`);
  }
};
