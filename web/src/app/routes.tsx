import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type SiteRoute, siteRoutes, unknownRoute } from '#contract/site-routes.ts';
import { PageFallback } from './page-fallback.tsx';
import { pageComponent } from './pages.ts';

const RequireSignIn = lazy(() =>
  import('../auth/require-sign-in.tsx').then(({ RequireSignIn }) => ({ default: RequireSignIn })),
);

const RoutePage = ({ route }: { route: SiteRoute }) => {
  const Page = pageComponent(route);
  if (route.access === 'public') return <Page />;
  return (
    <RequireSignIn fallback={<PageFallback />}>
      <Page />
    </RequireSignIn>
  );
};

const pattern = ({ path }: SiteRoute) => path.replace(/\{(\w+)\}/g, ':$1');

/** Renders the route table; `useParams` returns parameters under the table's names. */
export const PageRoutes = () => (
  <Routes>
    {[...siteRoutes, unknownRoute].map((route) => (
      <Route key={route.name} path={pattern(route)} caseSensitive element={<RoutePage route={route} />} />
    ))}
  </Routes>
);
