import { escapeHtml } from '#contract/escape-html.ts';
import { siteOriginPlaceholder } from '#contract/site-origin.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

/** Returns sitemap.xml (sitemaps.org, protocol 0.9). */
export const sitemap = (pages: readonly PrerenderedPage[]): string => {
  const entries = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path, changedAt }) => {
      const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.slice(0, 10)}</lastmod>`;
      return `  <url><loc>${escapeHtml(siteOriginPlaceholder + path)}</loc>${changed}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

/** Returns robots.txt (RFC 9309). */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteOriginPlaceholder}/sitemap.xml`, ''].join('\n');
