import { Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '../../../contract/site-routes.ts';
import { Alive } from '../site/alive.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { ToastHost } from '../ui/toasts/toast-host.tsx';
import styles from './app.module.css';
import { AssistantLauncher } from './assistant-launcher.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { PageFallback } from './page-fallback.tsx';
import { RouteMeta } from './route-meta.tsx';
import { PageRoutes } from './routes.tsx';

/** The page may have failed because of an answer it keeps: another try asks again. */
const onPageError = (error: unknown) => {
  console.error(error);
  import('../api/use-operation.ts').then(
    ({ forgetAnswers }) => forgetAnswers(),
    () => undefined,
  );
};

/** The whole window: what stands around the page, and the page of the present address, which a document may hold. */
export const App = ({ isWritten }: { isWritten: boolean }) => {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  const { route } = match;
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <nav data-no-print aria-label="Skip links">
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
      </nav>
      <RouteMeta match={match} />
      {route.header && <Header isHome={route.page === 'home'} />}
      <main
        ref={main}
        id="main"
        data-part={isWritten || undefined}
        tabIndex={-1}
        className={styles.main}
        data-below-header={route.header || undefined}
      >
        <ErrorBoundary
          fallbackRender={(failure) => (
            <>
              <ErrorScreen {...failure} />
              <Alive place={main} />
            </>
          )}
          resetKeys={[pathname]}
          onError={onPageError}
        >
          <Suspense fallback={<PageFallback />}>
            <PageRoutes />
            <NavigationEffects route={route} />
            <Alive place={main} />
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
