import type { FallbackProps } from 'react-error-boundary';
import { errorScreenCopy } from '../lib/error-screen-copy.ts';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import layout from '../ui/layout.module.css';
import typography from '../ui/typography.module.css';
import { isChunkError } from './chunk-error.ts';
import styles from './error-screen.module.css';

const refreshPage = () => location.reload();

/** Shown in place of a page that failed to render (docs/product.md#errors). */
export const ErrorScreen = ({ error, resetErrorBoundary }: FallbackProps) => {
  const updated = isChunkError(error);
  return (
    <Container className={`${layout.grid} ${styles.screen}`}>
      <div role="alert" className={`${layout.stack16} ${layout.start}`}>
        <h1>{updated ? errorScreenCopy.updateTitle : errorScreenCopy.errorTitle}</h1>
        <p className={`${typography.lead} ${typography.muted} ${styles.text}`}>
          {updated ? errorScreenCopy.updateText : errorScreenCopy.errorText}
        </p>
        <div className={`${layout.cluster12} ${styles.actions}`}>
          <Button variant="primary" onClick={refreshPage}>
            Refresh Page
          </Button>
          {!updated && <Button onClick={resetErrorBoundary}>Try Again</Button>}
        </div>
      </div>
    </Container>
  );
};
