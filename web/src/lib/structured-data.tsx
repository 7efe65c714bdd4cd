import { jsonInHtml } from './json-in-html.ts';

/** What search engines are told about the page in the words of schema.org; `data` carries its own `@type`. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code, and no `<` is left in it.
    dangerouslySetInnerHTML={{ __html: jsonInHtml({ '@context': 'https://schema.org', ...data }) }}
  />
);
