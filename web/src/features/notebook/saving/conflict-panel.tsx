import { Button } from '../../../ui/button.tsx';
import styles from './conflict-panel.module.css';

interface ConflictPanelProps {
  onKeepMine: () => void;
  onUseTheirs: () => void;
  isBusy: boolean;
}

/** Shown when the notebook was saved in another tab or on another device. Keeps both versions. */
export const ConflictPanel = ({ onKeepMine, onUseTheirs, isBusy }: ConflictPanelProps) => (
  <section className={styles.panel} role="alert" aria-label="Changed elsewhere">
    <div>
      <h2 className={styles.title}>This notebook was saved elsewhere in the meantime</h2>
      <p className={styles.text}>
        In another tab or on another device. Whichever you go on with, the other one stays in the history.
      </p>
    </div>
    <div className={styles.actions}>
      <Button size="small" busy={isBusy} onClick={onUseTheirs}>
        Go on with the other one
      </Button>
      <Button size="small" busy={isBusy} onClick={onKeepMine}>
        Go on with this one
      </Button>
    </div>
  </section>
);
