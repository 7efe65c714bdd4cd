import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { Shell } from './app/shell.tsx';
import { AuthProvider } from './auth/auth-provider.tsx';
import type { PageData } from './islands/page-data.ts';
import { PageDataProvider } from './islands/page-data-context.ts';

/** Whole boundaries stay in their place: a late one would need an inline script, which the site's policy forbids. */
const prerenderOptions = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

const renderToText = async (element: React.ReactNode) => {
  const { prelude } = await prerender(element, prerenderOptions);
  return new Response(prelude).text();
};

/** HTML of the page at this path with what it carries, as a visitor without a session sees it. */
export const renderPage = (pathname: string, data: PageData): Promise<string> =>
  renderToText(
    <StrictMode>
      <AuthProvider>
        <PageDataProvider value={data}>
          <StaticRouter location={pathname}>
            <App isPrerendered />
          </StaticRouter>
        </PageDataProvider>
      </AuthProvider>
    </StrictMode>,
  );

/** HTML that stands for pages that are not written at build time. */
export const renderShell = (header: boolean): Promise<string> =>
  renderToText(
    <AuthProvider>
      <StaticRouter location="/dashboard">
        <Shell header={header} />
      </StaticRouter>
    </AuthProvider>,
  );
