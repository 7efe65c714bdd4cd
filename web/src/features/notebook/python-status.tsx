import { useStore } from '#web/src/lib/store.ts';
import { Spinner } from '#web/src/ui/spinner.tsx';
import type { Python, PythonStatus } from './engine/python.ts';
import styles from './python-status.module.css';

const statusLabels: Record<PythonStatus, string> = {
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
  return (
    <span className={styles.status} role={status === 'failed' ? 'alert' : undefined} data-status={status}>
      {isWorking ? <Spinner /> : <span className={styles.dot} aria-hidden />}
      {status === 'ready' ? `Python ${version} is ready` : statusLabels[status]}
    </span>
  );
};
