import type { RouteMatch } from '#contract/site-routes.ts';
import { siteOrigin } from '../lib/site-origin.ts';

/** Renders the route table's metadata for search engines. */
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
