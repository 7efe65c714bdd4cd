import { jsonInHtml } from './json-in-html.ts';

/** Renders schema.org data for search engines; `data` has its own `@type`. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code, and every `<` is escaped.
    dangerouslySetInnerHTML={{ __html: jsonInHtml({ '@context': 'https://schema.org', ...data }) }}
  />
);
