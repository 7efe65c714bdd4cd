import type { RouteMatch } from '../../../contract/site-routes.ts';
import { siteOrigin } from '../site/origin.ts';
import { OrganizationData } from './organization-data.tsx';
import { pictureOf } from './page-picture.ts';

/** What search engines and link previews are told about an address, from the route table. */
export const RouteMeta = ({ match }: { match: RouteMatch }) => {
  const { route, params } = match;
  if (route.noindex && !route.canonical) return <meta name="robots" content="noindex" />;
  const path = (route.canonical ?? route.path).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const picture = pictureOf(match);
  return (
    <>
      <link rel="canonical" href={siteOrigin() + path} />
      {route.noindex && <meta name="robots" content="noindex" />}
      <meta property="og:url" content={siteOrigin() + path} />
      {picture && <meta property="og:image" content={siteOrigin() + picture} />}
      {route.name === 'home' && <OrganizationData />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
};
