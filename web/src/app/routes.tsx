import { type RouteObject, useRoutes } from 'react-router-dom';
import { type SiteRoute, siteRoutes, unknownRoute } from '#contract/site-routes.ts';
import { PageFallback } from './page-fallback.tsx';
import { pageComponent, signInGuard } from './pages.ts';

const RoutePage = ({ route }: { route: SiteRoute }) => {
  const Page = pageComponent(route);
  if (route.access === 'public') return <Page />;
  const RequireSignIn = signInGuard();
  return (
    <RequireSignIn fallback={<PageFallback />}>
      <Page />
    </RequireSignIn>
  );
};

/** Without a key, so that routes that share a page keep it mounted. */
const routeObject = (route: SiteRoute): RouteObject => ({
  path: route.path.replace(/\{(\w+)\}/g, ':$1'),
  caseSensitive: true,
  element: <RoutePage route={route} />,
});

const routes = [...siteRoutes, unknownRoute].map(routeObject);

/** Renders the route table; `useParams` returns parameters under the table's names. */
export const PageRoutes = () => useRoutes(routes);
