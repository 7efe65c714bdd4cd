import type { FallbackProps } from 'react-error-boundary';
import { errorScreenCopy } from '../lib/error-screen-copy.ts';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { isChunkError } from './chunk-error.ts';
import styles from './error-screen.module.css';

const refreshPage = () => location.reload();

/** Shown in place of a page that failed to render (docs/product.md#errors). */
export const ErrorScreen = ({ error, resetErrorBoundary }: FallbackProps) => {
  const updated = isChunkError(error);
  return (
    <Container className={`grid middle ${styles.screen}`}>
      <div role="alert" className="stack-16 start">
        <h1>{updated ? errorScreenCopy.updateTitle : errorScreenCopy.errorTitle}</h1>
        <p className="lead muted lead-width">{updated ? errorScreenCopy.updateText : errorScreenCopy.errorText}</p>
        <div className="cluster-12 above-16">
          <Button variant="primary" onClick={refreshPage}>
            Refresh Page
          </Button>
          {!updated && <Button onClick={resetErrorBoundary}>Try Again</Button>}
        </div>
      </div>
    </Container>
  );
};
