import { Button } from '#web/src/ui/button.tsx';
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
      <h2 className={styles.title}>This notebook was changed elsewhere</h2>
      <p className={styles.text}>
        It was saved in another tab or on another device. The version you do not choose stays in the history.
      </p>
    </div>
    <div className={styles.actions}>
      <Button size="small" busy={isBusy} onClick={onUseTheirs}>
        Use the other version
      </Button>
      <Button size="small" busy={isBusy} onClick={onKeepMine}>
        Keep this version
      </Button>
    </div>
  </section>
);
