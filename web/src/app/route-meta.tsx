import type { RouteMatch } from '../../../contract/site-routes.ts';
import { siteOrigin } from '../lib/site-origin.ts';

/** What search engines are told about an address, from the route table. */
export const RouteMeta = ({ match: { route, params } }: { match: RouteMatch }) => {
  const hasCanonical = !route.noindex || route.canonical !== undefined;
  const path = (route.canonical ?? route.path).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return (
    <>
      {hasCanonical && <link rel="canonical" href={siteOrigin() + path} />}
      {route.noindex && <meta name="robots" content="noindex" />}
    </>
  );
};
