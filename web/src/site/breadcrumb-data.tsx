import { siteOrigin } from './origin.ts';
import { StructuredData } from './structured-data.tsx';

interface Place {
  name: string;
  /** Path on this site. */
  path: string;
}

/** Where a page stands, for search engines: the way to it, the page itself last. */
export const BreadcrumbData = ({ trail }: { trail: readonly Place[] }) => (
  <StructuredData
    data={{
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteOrigin() + path,
      })),
    }}
  />
);
