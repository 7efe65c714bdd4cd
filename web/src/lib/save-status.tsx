import { Check, CloudOff } from 'lucide-react';
import type { SaveState } from './autosave.ts';
import styles from './save-status.module.css';

const stateLabels: Record<Exclude<SaveState, 'failed'>, string> = {
  saved: 'Saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
};

interface SaveStatusProps {
  state: SaveState;
  /** Whether there is nothing to save; then only a failure is shown. */
  isEmpty: boolean;
  onRetry: () => void;
}

/** Whether the text is saved. Announces failures only. */
export const SaveStatus = ({ state, isEmpty, onRetry }: SaveStatusProps) => {
  if (state === 'failed') {
    return (
      <p className="row-4 small danger push-end" role="alert">
        <CloudOff className="fixed" size={16} strokeWidth={1.75} aria-hidden />
        Not saved yet. Your text is safe in this tab.
        <button type="button" className={`fixed ${styles.retry}`} onClick={onRetry}>
          Save now
        </button>
      </p>
    );
  }
  if (isEmpty && state === 'saved') return null;
  return (
    <p className="row-4 note push-end">
      {state === 'saved' && <Check size={16} strokeWidth={2} aria-hidden />}
      {stateLabels[state]}
    </p>
  );
};
