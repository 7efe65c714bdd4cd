import type { RouteMatch } from '../../../contract/site-routes.ts';

/** What search engines are told about an address, from the route table. */
export const RouteMeta = ({ match: { route, params } }: { match: RouteMatch }) => {
  const canonical = route.canonical?.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return (
    <>
      {canonical && <link rel="canonical" href={canonical} />}
      {route.noindex && <meta name="robots" content="noindex" />}
    </>
  );
};
