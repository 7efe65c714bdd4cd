import { useState } from 'react';
import { useStore } from '#web/src/lib/store.ts';
import { Button } from '#web/src/ui/button.tsx';
import type { NotebookSession } from '../use-notebook.ts';
import styles from './saving.module.css';

/**
 * Shown when the notebook was saved in another tab or on another device: two versions with the same base. Both end up
 * in the history: theirs is saved there already, and this one is pinned on top.
 */
export const ConflictPanel = ({ session: { saver, document, replace } }: { session: NotebookSession }) => {
  const theirs = useStore(saver.store, (state) => state.theirs);
  const [isBusy, setBusy] = useState(false);
  if (!theirs && !isBusy) return null;

  const resolveConflict = async (useTheirs: boolean) => {
    if (!theirs || isBusy) return;
    setBusy(true);
    saver.continueFrom(theirs.version);
    await saver.pin(document());
    if (useTheirs) {
      replace(theirs.text);
      await saver.pin(document());
    }
    setBusy(false);
  };
  return (
    <section
      className={`cluster-16 between surface padded-16-24 ${styles.conflict}`}
      role="alert"
      aria-label="Changed elsewhere"
    >
      <div className="stack-4">
        <h2 className="title">This notebook was changed elsewhere</h2>
        <p className="muted">
          It was saved in another tab or on another device. The version you do not choose stays in the history.
        </p>
      </div>
      <div className="cluster-8">
        <Button size="small" busy={isBusy} onClick={() => void resolveConflict(true)}>
          Use the other version
        </Button>
        <Button size="small" busy={isBusy} onClick={() => void resolveConflict(false)}>
          Keep this version
        </Button>
      </div>
    </section>
  );
};
