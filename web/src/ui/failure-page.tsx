import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { RequestId, serverRequestId } from './error-panel.tsx';
import { PageTitle } from './page-title.tsx';

interface FailurePageProps {
  title: string;
  text: ReactNode;
  /** The failure; one of the server is shown with its request id. */
  error?: unknown;
  onRetry: () => void;
  /** Further actions, e.g. a link back. */
  children?: ReactNode;
}

/** Fills a page that failed to load with the reason and a retry button; announced at once. */
export const FailurePage = ({ title, text, error, onRetry, children }: FailurePageProps) => (
  <div role="alert">
    <EmptyState
      drawing="desk"
      title={<PageTitle size="small">{title}</PageTitle>}
      text={text}
      action={
        <>
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
          {children}
        </>
      }
      note={<RequestId id={serverRequestId(error)} />}
    />
  </div>
);
