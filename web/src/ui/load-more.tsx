import { Button } from './button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  shown: number;
  total: number;
  busy: boolean;
  onMore: () => void;
  /** The listed items, in the plural. */
  noun: string;
}

/** Shows how many items of a list are visible, and a button for more. */
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
