import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { Shell, type ShellProps } from './app/shell.tsx';
import { AuthProvider } from './auth/auth-provider.tsx';
import type { PageData } from './islands/page-data.ts';
import { PageDataProvider } from './islands/page-data-context.ts';

/** Keeps late boundaries inline: streaming them would need an inline script, which the site's policy forbids. */
const prerenderOptions = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

const renderToText = async (element: React.ReactNode) => {
  const { prelude } = await prerender(element, prerenderOptions);
  return new Response(prelude).text();
};

/** Renders the HTML of a page with its data, as an anonymous visitor sees it. */
export const renderPage = (pathname: string, data: PageData): Promise<string> =>
  renderToText(
    <StrictMode>
      <AuthProvider isPrerendered>
        <PageDataProvider value={data}>
          <StaticRouter location={pathname}>
            <App isPrerendered />
          </StaticRouter>
        </PageDataProvider>
      </AuthProvider>
    </StrictMode>,
  );

/** Renders the HTML of a shell, which serves pages without a prerendered document. */
export const renderShell = (shell: ShellProps): Promise<string> =>
  renderToText(
    <AuthProvider isPrerendered>
      <StaticRouter location="/dashboard">
        <Shell {...shell} />
      </StaticRouter>
    </AuthProvider>,
  );
