import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { deskDrawing } from './desk-drawing.tsx';
import { PageTitle } from './page-title.tsx';
import styles from './panel.module.css';

export interface ErrorPanelProps {
  title: string;
  /** The panel is the whole page: its title is the page's h1. */
  isPage?: boolean;
  text?: ReactNode;
  retryLabel?: string;
  onRetry?: (() => void) | undefined;
  /** The failure. A server failure is shown with its request id, which operators find in the logs. */
  error?: unknown;
  /** Further actions, e.g. a link back. */
  children?: ReactNode;
}

/** Fields of a failed call that the panel reads. */
interface ServerFailure {
  status?: number;
  requestId?: string;
}

/** The request id by which operators find a server failure in the logs; renders nothing without one. */
export const RequestId = ({ id }: { id: string | undefined }) =>
  id === undefined ? null : <p className="note break-anywhere">Request ID: {id}</p>;

/** Returns the request id of a server failure; undefined for any other failure. */
export const serverRequestId = (error: unknown): string | undefined => {
  const { status = 0, requestId } = (error ?? {}) as ServerFailure;
  return status >= 500 ? requestId : undefined;
};

/** Shows an error with a retry button, in a part of a page or as the whole page; announced at once. */
export const ErrorPanel = (props: ErrorPanelProps) => {
  const { title, isPage, text, retryLabel = 'Try again', onRetry, error, children } = props;
  return (
    <div className={classNames('stack-12 center', styles.panel, isPage && styles.whole)} role="alert">
      <svg
        className={classNames(`line-drawing stroke-strong ${styles.drawing}`, !isPage && styles.small)}
        strokeWidth="1.5"
        strokeLinejoin="round"
        viewBox="0 0 120 120"
        aria-hidden
      >
        {deskDrawing}
      </svg>
      {isPage ? <PageTitle size="small">{title}</PageTitle> : <h2 className="title">{title}</h2>}
      {text && <p className="muted">{text}</p>}
      {(onRetry || children) && (
        <div className={`cluster-12 center ${styles.actions}`}>
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {children}
        </div>
      )}
      <RequestId id={serverRequestId(error)} />
    </div>
  );
};
