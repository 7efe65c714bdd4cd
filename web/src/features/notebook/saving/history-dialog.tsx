import { useState } from 'react';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Dialog } from '#web/src/ui/dialog.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import type { LectureRef } from './notebook-files.ts';
import styles from './saving.module.css';

interface HistoryDialogProps {
  lecture: LectureRef;
  open: boolean;
  onClose: () => void;
  /** Replaces the current notebook with a version's text. */
  onRestore: (text: string) => Promise<void>;
}

const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Earlier versions of a notebook, newest first. */
export const HistoryDialog = ({ lecture, open, onClose, onRestore }: HistoryDialogProps) => {
  const [restoring, setRestoring] = useState<number>();
  const { data, error, mutate } = useOperation('listNotebookVersions', open ? { params: { ...lecture } } : null, {
    revalidateOnMount: true,
  });
  const restore = async (version: number) => {
    setRestoring(version);
    try {
      const { notebook } = await call('getNotebookVersion', { params: { ...lecture, version } });
      await onRestore(notebook);
      onClose();
    } catch (failure) {
      notify.error(errorMessage(failure, 'This version could not be restored. Please try again.'));
    } finally {
      setRestoring(undefined);
    }
  };
  const [current, ...earlier] = data?.versions ?? [];
  return (
    <Dialog open={open} onClose={onClose} title="History">
      {error && !data && (
        <ErrorPanel title="The history could not be loaded" error={error} onRetry={() => void mutate()} />
      )}
      {!error && !data && (
        <Skeleton label="Loading the history">
          <SkeletonBox shape="control" />
        </Skeleton>
      )}
      {data && !current && <p className="muted below-12">No versions yet. Your first change creates one.</p>}
      {current && (
        <p className="muted below-12">
          The last 20 versions are stored, a few minutes apart. Current:{' '}
          {dateTimeFormat.format(new Date(current.savedAt))}.
        </p>
      )}
      {earlier.length > 0 && (
        <ol className={styles.versions}>
          {earlier.map(({ version, savedAt, cells }) => (
            <li key={version} className="row-12 between line-above numbers padded-block-8">
              <div>
                <p>{dateTimeFormat.format(new Date(savedAt))}</p>
                <p className="note">{formatCount(cells, 'cell')}</p>
              </div>
              <Button
                size="small"
                busy={restoring === version}
                onClick={() => void restore(version)}
                aria-label={`Restore ${dateTimeFormat.format(new Date(savedAt))}`}
              >
                Restore
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
};
