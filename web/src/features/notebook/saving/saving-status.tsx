import { Check, CloudOff } from 'lucide-react';
import { useStore } from '#web/src/lib/store.ts';
import type { NotebookSaver, SavingState } from './notebook-saver.ts';
import styles from './saving-status.module.css';

const statusText = ({ state, savedTo, theirs }: SavingState, isScratch: boolean): string => {
  if (theirs) return 'Changed elsewhere';
  if (state === 'saving' || state === 'unsaved') return 'Saving…';
  if (state === 'saved') return isScratch ? 'Saved in this browser' : 'Saved';
  return savedTo === 'nowhere' ? 'Not saved' : 'Not synced yet, saved in this browser';
};

interface SavingStatusProps {
  saver: NotebookSaver;
  /** Scratch notebook: never sent to the server. */
  isScratch: boolean;
}

/** Whether changes are saved. Announces failures only. */
export const SavingStatus = ({ saver, isScratch }: SavingStatusProps) => {
  const saving = useStore(saver.store, (state) => state);
  const isFailure = saving.state === 'failed' && !saving.theirs;
  return (
    <span className={styles.status} role={isFailure ? 'alert' : undefined} data-state={saving.state}>
      {saving.state === 'saved' && <Check size={16} strokeWidth={2} aria-hidden />}
      {isFailure && <CloudOff size={16} strokeWidth={1.75} aria-hidden />}
      {statusText(saving, isScratch)}
      {isFailure && (
        <button type="button" className={styles.retry} onClick={() => void saver.flush()}>
          Save now
        </button>
      )}
      {saving.refusal && <span className={styles.refusal}>{saving.refusal}</span>}
    </span>
  );
};
