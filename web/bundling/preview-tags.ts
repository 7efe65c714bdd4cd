import { siteOriginPlaceholder } from '#contract/site-origin.ts';
import { jsonInHtml } from '../src/lib/json-in-html.ts';
import { organizationData } from './organization-data.ts';

const meta = (property: string, content: string) => `<meta property="${property}" content="${content}">`;
const structuredDataScript = (data: object) => `<script type="application/ld+json">${jsonInHtml(data)}</script>`;

interface Preview {
  /** Absent for documents of several pages. */
  path?: string;
  imagePath: string | undefined;
}

/**
 * Tags for link previews and search engines in prerendered documents: URL, image, and on home the organization.
 * Browsers do not need them, so they are not part of the application.
 */
export const previewTags = ({ path, imagePath }: Preview): string =>
  [
    ...(path === undefined ? [] : [meta('og:url', siteOriginPlaceholder + path)]),
    ...(imagePath
      ? [
          meta('og:image', siteOriginPlaceholder + imagePath),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    ...(path === '/' ? organizationData.map(structuredDataScript) : []),
  ].join('');
