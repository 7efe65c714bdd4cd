import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import layout from './layout.module.css';
import styles from './panel.module.css';
import typography from './typography.module.css';

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
    <div className={`${layout.stack12} ${layout.center} ${styles.panel}`} role="alert">
      <TriangleAlert className={typography.danger} size={28} strokeWidth={1.75} aria-hidden />
      <Title className={typography.title}>{title}</Title>
      {text && <p className={typography.muted}>{text}</p>}
      {(onRetry || children) && (
        <div className={`${layout.cluster12} ${layout.center} ${layout.cluster12} ${layout.center} ${styles.actions}`}>
          {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
          {children}
        </div>
      )}
    </div>
  );
};
