import { paths } from './paths.ts';
import { siteOrigin } from './site-origin.ts';
import { StructuredData } from './structured-data.tsx';

interface BreadcrumbItem {
  name: string;
  /** Path on this site. */
  path: string;
}

const home: BreadcrumbItem = { name: 'Home', path: paths.home() };

/** Breadcrumb for search engines, from below home to the page itself. */
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
