import { brand } from '#contract/brand.ts';
import { siteOriginPlaceholder } from '#contract/site-origin.ts';

const url = `${siteOriginPlaceholder}/`;

/** schema.org Organization and WebSite with the course search, for search engines. */
export const organizationData: readonly object[] = [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url,
    logo: `${url}favicon.svg`,
    slogan: brand.tagline,
    email: brand.supportEmail,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}courses?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];
