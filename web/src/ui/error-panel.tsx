import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './panel.module.css';

interface ErrorPanelProps {
  title: string;
  text?: ReactNode;
  retryLabel?: string;
  onRetry?: (() => void) | undefined;
  /** Further ways out, e.g. a link back. */
  children?: ReactNode;
}

/** Says what failed and offers the way on; heard at once. */
export const ErrorPanel = ({ title, text, retryLabel = 'Try again', onRetry, children }: ErrorPanelProps) => (
  <div className={styles.panel} role="alert">
    <TriangleAlert className={styles.danger} size={28} strokeWidth={1.75} aria-hidden />
    <h2 className={styles.title}>{title}</h2>
    {text && <p className={styles.text}>{text}</p>}
    {(onRetry || children) && (
      <div className={styles.actions}>
        {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
        {children}
      </div>
    )}
  </div>
);
