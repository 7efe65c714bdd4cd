import { Button } from './button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  shown: number;
  total: number;
  busy: boolean;
  onMore: () => void;
  /** What is listed, in the plural. */
  noun: string;
}

/** How much of a list is shown, and the button for more of it. */
export const LoadMore = ({ shown, total, busy, onMore, noun }: LoadMoreProps) => (
  <div className={styles.row}>
    <p className={styles.text}>
      {shown} of {total} {noun}
    </p>
    {shown < total && (
      <Button busy={busy} onClick={onMore}>
        Show more {noun}
      </Button>
    )}
  </div>
);
