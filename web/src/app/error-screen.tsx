import { lazy, Suspense } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { errorScreenCopy } from '../lib/error-screen-copy.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { ErrorPanelProps } from '../ui/error-panel.tsx';
import { isChunkError } from './chunk-error.ts';

const PlainPanel = ({ title, text, children }: ErrorPanelProps) => (
  <div className="stack-16 center middle text-centered screen-height" role="alert">
    <h1>{title}</h1>
    <p>{text}</p>
    <div className="cluster-12 center">{children}</div>
  </div>
);

/** The panel of all failures, without its drawing where its script cannot be loaded either. */
const Panel = lazy(() =>
  import('../ui/error-panel.tsx').then(
    ({ ErrorPanel }) => ({ default: ErrorPanel }),
    () => ({ default: PlainPanel }),
  ),
);

/** Shown in place of a page that failed to render (docs/product.md#errors). */
export const ErrorScreen = ({ error, resetErrorBoundary }: FallbackProps) => {
  const updated = isChunkError(error);
  return (
    <Suspense>
      <Panel
        isPage
        title={updated ? errorScreenCopy.updateTitle : errorScreenCopy.errorTitle}
        text={updated ? errorScreenCopy.updateText : errorScreenCopy.errorText}
      >
        <Button variant="primary" onClick={() => location.reload()}>
          Refresh Page
        </Button>
        {!updated && <Button onClick={resetErrorBoundary}>Try Again</Button>}
        <ButtonLink variant="plain" to="/" reloadDocument>
          Go to home page
        </ButtonLink>
      </Panel>
    </Suspense>
  );
};
