import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/typography.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { documentOf, matchRoute } from '../../contract/site-routes.ts';
import { reportWebVitals } from './app/analytics.ts';
import { App } from './app/app.tsx';
import { reloadOnceOnChunkErrors } from './app/chunk-error.ts';
import { preloadPage } from './app/pages.ts';
import { preloadPagesOnIntent } from './app/preload-pages.ts';
import { AuthProvider } from './auth/auth-provider.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

const application = (
  <StrictMode>
    <AuthProvider>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </AuthProvider>
  </StrictMode>
);

reloadOnceOnChunkErrors();
// A document written for this address already holds the page; the shells of other pages are replaced. Its code comes
// first, because React would write the head of a page that arrives later a second time.
if (root.dataset.document === documentOf(location.pathname)) {
  const start = () => hydrateRoot(root, application);
  preloadPage(location.pathname).then(start, start);
} else {
  createRoot(root).render(application);
}
preloadPagesOnIntent();
reportWebVitals(matchRoute(location.pathname).route.path);
