import { brand } from '../../../contract/brand.ts';
import { siteOrigin } from '../site/origin.ts';
import { StructuredData } from '../site/structured-data.tsx';

/** Who we are and how our courses are searched, for search engines (schema.org Organization and WebSite). */
export const OrganizationData = () => {
  const url = `${siteOrigin()}/`;
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Organization',
          name: brand.name,
          url,
          logo: `${url}favicon.svg`,
          slogan: brand.tagline,
          email: brand.supportEmail,
        }}
      />
      <StructuredData
        data={{
          '@type': 'WebSite',
          name: brand.name,
          url,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${url}courses?search={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </>
  );
};
