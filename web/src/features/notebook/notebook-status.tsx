import { Check, CloudOff } from 'lucide-react';
import { useStore } from '#web/src/lib/store.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import { Spinner } from '#web/src/ui/spinner.tsx';
import type { Python, PythonStatus } from './engine/python.ts';
import styles from './notebook-view.module.css';
import type { NotebookSaver, SavingState } from './saving/notebook-saver.ts';

const pythonLabels: Record<PythonStatus, string> = {
  off: 'Python is off',
  starting: 'Starting Python…',
  ready: 'Python is ready',
  busy: 'Running…',
  stopping: 'Stopping…',
  failed: 'Python could not be loaded',
};

/** Status of Python. Announces failures only. */
export const PythonState = ({ python }: { python: Python }) => {
  const { status, version } = useStore(python.store, (state) => state);
  const isWorking = status === 'starting' || status === 'busy' || status === 'stopping';
  const isFailure = status === 'failed';
  return (
    <span
      className={classNames('inline', 'row-8', 'nowrap', isFailure && 'danger')}
      role={isFailure ? 'alert' : undefined}
    >
      {isWorking ? <Spinner /> : <span className={`pill ${styles.dot}`} data-status={status} aria-hidden />}
      {status === 'ready' ? `Python ${version}` : pythonLabels[status]}
    </span>
  );
};

const savingLabel = ({ state, savedTo, theirs }: SavingState, isScratch: boolean): string => {
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
  const hasFailed = saving.state === 'failed';
  const isFailure = hasFailed && !saving.theirs;
  return (
    <span className={classNames('inline', 'cluster-8', hasFailed && 'danger')} role={isFailure ? 'alert' : undefined}>
      {saving.state === 'saved' && <Check size={16} strokeWidth={2} aria-hidden />}
      {isFailure && <CloudOff size={16} strokeWidth={1.75} aria-hidden />}
      {savingLabel(saving, isScratch)}
      {isFailure && (
        <button type="button" className={`accent underlined ${styles.retry}`} onClick={() => void saver.flush()}>
          Save now
        </button>
      )}
      {saving.refusal && <span className={styles.refusal}>{saving.refusal}</span>}
    </span>
  );
};
