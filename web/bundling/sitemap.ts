import { siteOriginPlaceholder } from '../../contract/site-origin.ts';
import { escapeHtml } from '../src/ui/markdown/escape-html.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

/** The pages search engines should know (sitemaps.org, protocol 0.9). */
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

/** What robots may ask for (RFC 9309), and where the sitemap is. */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteOriginPlaceholder}/sitemap.xml`, ''].join('\n');
