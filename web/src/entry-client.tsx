import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isDocumentOf, matchRoute } from '#contract/site-routes.ts';
import { reportWebVitals } from './app/analytics.ts';
import { App } from './app/app.tsx';
import { reloadOnceOnChunkErrors } from './app/chunk-error.ts';
import { markPageShown, watchLatePages } from './app/page-progress.tsx';
import { preloadPage } from './app/pages.ts';
import { preloadPagesOnIntent } from './app/preload-pages.ts';
import { restoreAccount } from './auth/account.ts';
import { AuthProvider } from './auth/auth-provider.tsx';
import { recordEarlyInput } from './islands/event-replay.ts';
import { PageDataProvider, readPageData } from './islands/page-data-context.ts';
import { showFlashMessage } from './lib/flash-message.ts';

export { replayClick } from './islands/event-replay.ts';

/** Sets `data-ready` and calls `onReady` once the root is hydrated; islands follow one by one. */
const ReadyMarker = ({ onReady, children }: { onReady: () => void; children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    onReady();
  }, [onReady]);
  return children;
};

/** Removes the shell's title and descriptions once the page has added its own. */
const replaceShellMetadata = (): void => {
  const shell = document.head.querySelectorAll('title, meta[property^="og:"], meta[name="description"]');
  new MutationObserver((_, observer) => {
    if (document.head.querySelectorAll('title').length < 2) return;
    observer.disconnect();
    for (const element of shell) element.remove();
  }).observe(document.head, { childList: true });
};

const render = async (root: HTMLElement) => {
  let onReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  const isPrerendered = isDocumentOf(root.dataset.document, location.pathname);
  const application = (
    <StrictMode>
      <ReadyMarker onReady={onReady}>
        <AuthProvider isPrerendered={isPrerendered}>
          <PageDataProvider value={isPrerendered ? readPageData() : {}}>
            <BrowserRouter>
              <App isPrerendered={isPrerendered} />
            </BrowserRouter>
          </PageDataProvider>
        </AuthProvider>
      </ReadyMarker>
    </StrictMode>
  );
  // A prerendered document already contains the page; shells are replaced. The page's code loads first, because React
  // would otherwise add the head of a late page twice.
  if (isPrerendered) {
    markPageShown(location.pathname);
    await preloadPage(location.pathname).catch(() => undefined);
    recordEarlyInput();
    // A transition hydrates in slices, between which the page stays responsive.
    startTransition(() => {
      hydrateRoot(root, application);
    });
  } else {
    // The page reports a failure when it renders.
    const isLoaded = preloadPage(location.pathname).catch(() => undefined);
    if (matchRoute(location.pathname).route.access === 'learner') {
      void restoreAccount();
      // The document shows the same placeholder as React, which would keep its own for at least 300 ms.
      await isLoaded;
    }
    recordEarlyInput();
    replaceShellMetadata();
    createRoot(root).render(application);
  }
  await ready;
};

/** Starts the application and resolves once the document is hydrated. Called once. */
export const startApplication = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  reloadOnceOnChunkErrors();
  watchLatePages();
  await render(root);
  showFlashMessage();
  preloadPagesOnIntent();
  reportWebVitals(matchRoute(location.pathname).route.path);
};
