import { Button } from './button.tsx';
import layout from './layout.module.css';
import styles from './load-more.module.css';
import typography from './typography.module.css';

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
  <div className={`${layout.stack16} ${layout.center} ${styles.row}`}>
    <p className={`${typography.muted} ${typography.numbers} ${typography.small}`}>
      {shown} of {total} {noun}
    </p>
    {shown < total && (
      <Button busy={busy} onClick={onMore} data-needs-script>
        Show more {noun}
      </Button>
    )}
  </div>
);
