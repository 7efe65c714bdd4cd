import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './panel.module.css';

interface ErrorPanelProps {
  title: string;
  /** The panel is the whole page: its title is the page's h1. */
  isPage?: boolean;
  text?: ReactNode;
  retryLabel?: string;
  onRetry?: (() => void) | undefined;
  /** Further actions, e.g. a link back. */
  children?: ReactNode;
}

/** Shows an error with a retry button; announced at once. */
export const ErrorPanel = ({ title, isPage, text, retryLabel = 'Try again', onRetry, children }: ErrorPanelProps) => {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={`stack-12 center ${styles.panel}`} role="alert">
      <TriangleAlert className="danger" size={28} strokeWidth={1.75} aria-hidden />
      <Title className="title">{title}</Title>
      {text && <p className="muted">{text}</p>}
      {(onRetry || children) && (
        <div className={`cluster-12 center cluster-12 center ${styles.actions}`}>
          {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
          {children}
        </div>
      )}
    </div>
  );
};
