import { siteOriginPlaceholder } from '../../contract/site-origin.ts';
import { jsonInHtml } from '../src/lib/json-in-html.ts';
import { organizationData } from './organization-data.ts';

const meta = (property: string, content: string) => `<meta property="${property}" content="${content}">`;
const structuredDataScript = (data: object) => `<script type="application/ld+json">${jsonInHtml(data)}</script>`;

/**
 * What link previews and search engines read in a written document and no browser needs, so the application does not
 * carry it: the address, the picture, and on the home page who we are.
 */
export const previewTags = ({ path, imagePath }: { path: string; imagePath: string | undefined }): string =>
  [
    meta('og:url', siteOriginPlaceholder + path),
    ...(imagePath
      ? [
          meta('og:image', siteOriginPlaceholder + imagePath),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    ...(path === '/' ? organizationData.map(structuredDataScript) : []),
  ].join('');
