import { paths } from './paths.ts';
import { siteOrigin } from './site-origin.ts';
import { StructuredData } from './structured-data.tsx';

interface BreadcrumbItem {
  name: string;
  /** Path on this site. */
  path: string;
}

const home: BreadcrumbItem = { name: 'Home', path: paths.home() };

/** Where a page stands, for search engines: the way to it from home, which is not said, the page itself last. */
export const BreadcrumbData = ({ trail }: { trail: readonly BreadcrumbItem[] }) => (
  <StructuredData
    data={{
      '@type': 'BreadcrumbList',
      itemListElement: [home, ...trail].map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteOrigin() + path,
      })),
    }}
  />
);
