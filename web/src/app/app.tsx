import { Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '#contract/site-routes.ts';
import { HydrationMarker } from '../islands/hydration-marker.tsx';
import { Footer } from '../layout/footer/footer.tsx';
import { Header } from '../layout/header/header.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { ToastHost } from '../ui/toasts/toast-host.tsx';
import styles from './app.module.css';
import { AssistantLauncher } from './assistant-launcher.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { PageFallback } from './page-fallback.tsx';
import { markPageShown, PageProgress } from './page-progress.tsx';
import { RouteMeta } from './route-meta.tsx';
import { PageRoutes } from './routes.tsx';

/** Records that the error is shown, and clears the cache, because a cached response may have caused the failure. */
const onPageError = (error: unknown) => {
  console.error(error);
  markPageShown(location.pathname);
  import('../api/use-operation.ts').then(
    ({ clearCache }) => clearCache(),
    () => undefined,
  );
};

/** Renders the whole window: header, footer, overlays and the page of the current URL. */
export const App = ({ isPrerendered }: { isPrerendered: boolean }) => {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  const { route } = match;
  const isRoom = /-content$/.test(route.page) || route.name === 'lecture-notebook';
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <nav id="skip-links" className={styles.skipLinks} data-no-print aria-label="Skip links">
        <a className="strong undecorated" href="#main">
          Skip to content
        </a>
      </nav>
      <RouteMeta match={match} />
      {route.header && <Header isHome={route.page === 'home'} />}
      <main
        ref={main}
        id="main"
        data-island={isPrerendered || undefined}
        tabIndex={-1}
        className={styles.main}
        data-below-header={route.header || undefined}
        data-room={isRoom || undefined}
      >
        <PageProgress isRoom={isRoom} />
        <ErrorBoundary
          fallbackRender={(failure) => (
            <>
              <ErrorScreen {...failure} />
              <HydrationMarker container={main} />
            </>
          )}
          resetKeys={[pathname]}
          onError={onPageError}
        >
          <Suspense fallback={<PageFallback />}>
            <PageRoutes />
            <NavigationEffects route={route} />
            <HydrationMarker container={main} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {route.footer && <Footer />}
      <AssistantLauncher match={match} />
      <LiveRegion />
      <ToastHost />
    </>
  );
};
