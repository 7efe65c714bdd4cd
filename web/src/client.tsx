import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isDocumentOf, matchRoute } from '../../contract/site-routes.ts';
import { reportWebVitals } from './app/analytics.ts';
import { App } from './app/app.tsx';
import { reloadOnceOnChunkErrors } from './app/chunk-error.ts';
import { keepEarlyEntries } from './app/early-acts.ts';
import { preloadPage } from './app/pages.ts';
import { preloadPagesOnIntent } from './app/preload-pages.ts';
import { AuthProvider } from './auth/auth-provider.tsx';
import { showCarriedNotice } from './site/carried-notice.ts';
import { PageDataProvider } from './site/page-data-context.ts';
import { readPageData } from './site/read-page-data.ts';

export { repeatPress } from './app/early-acts.ts';

/** Tells that the window answers to presses now, its parts as they come: to the caller, and by `data-ready`. */
const Ready = ({ onReady, children }: { onReady: () => void; children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    onReady();
  }, [onReady]);
  return children;
};

/** Removes the title and descriptions of the shell once the page has added its own. */
const replaceShellTitle = (): void => {
  const shell = document.head.querySelectorAll('title, meta[property^="og:"], meta[name="description"]');
  new MutationObserver((_, observer) => {
    if (document.head.querySelectorAll('title').length < 2) return;
    observer.disconnect();
    for (const element of shell) element.remove();
  }).observe(document.head, { childList: true });
};

const show = async (root: HTMLElement) => {
  let onReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  const isWritten = isDocumentOf(root.dataset.document, location.pathname);
  const application = (
    <StrictMode>
      <Ready onReady={onReady}>
        <AuthProvider>
          <PageDataProvider value={isWritten ? readPageData() : {}}>
            <BrowserRouter>
              <App isWritten={isWritten} />
            </BrowserRouter>
          </PageDataProvider>
        </AuthProvider>
      </Ready>
    </StrictMode>
  );
  // A document written for this address already holds the page; the shells of other pages are replaced. Its code
  // comes first, because React would write the head of a page that arrives later a second time.
  if (isWritten) {
    await preloadPage(location.pathname).catch(() => undefined);
    keepEarlyEntries();
    // As a transition it is done in slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(root, application);
    });
  } else {
    keepEarlyEntries();
    replaceShellTitle();
    createRoot(root).render(application);
  }
  await ready;
};

/** Brings the document to life; resolves when it answers to presses. Called once. */
export const startApplication = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  reloadOnceOnChunkErrors();
  await show(root);
  showCarriedNotice();
  preloadPagesOnIntent();
  reportWebVitals(matchRoute(location.pathname).route.path);
};
