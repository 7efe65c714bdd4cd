import { Download, FileUp, History, Keyboard, Play, RotateCcw, Square } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from '#web/src/lib/store.ts';
import { Button } from '#web/src/ui/button.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import type { Python } from './engine/python.ts';
import styles from './notebook-view.module.css';

interface ToolbarProps {
  python: Python;
  onRunAll: () => void;
  onDownload: () => void;
  onUpload: (file: File) => void;
  /** Absent when there is no history. */
  onHistory?: (() => void) | undefined;
  onKeys: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Actions on the whole notebook. */
export const Toolbar = ({ python, onRunAll, onDownload, onUpload, onHistory, onKeys }: ToolbarProps) => {
  const status = useStore(python.store, (state) => state.status);
  const file = useRef<HTMLInputElement>(null);
  const isRunning = status === 'busy' || status === 'stopping';
  return (
    <div className="row-8" role="toolbar" aria-label="Notebook">
      {isRunning ? (
        <Button
          size="small"
          variant="primary"
          className={styles.run}
          icon={<Square {...icon} />}
          busy={status === 'stopping'}
          onClick={python.stop}
        >
          Stop
        </Button>
      ) : (
        <Button size="small" variant="primary" className={styles.run} icon={<Play {...icon} />} onClick={onRunAll}>
          Run all
        </Button>
      )}
      <span className="flex">
        <IconButton label="Restart Python" icon={<RotateCcw {...icon} />} onClick={python.restart} />
        {onHistory && <IconButton label="History" icon={<History {...icon} />} onClick={onHistory} />}
        <IconButton label="Download as .ipynb" icon={<Download {...icon} />} onClick={onDownload} />
        <IconButton label="Open an .ipynb file" icon={<FileUp {...icon} />} onClick={() => file.current?.click()} />
        <IconButton label="Shortcuts and limits" icon={<Keyboard {...icon} />} onClick={onKeys} />
      </span>
      <input
        ref={file}
        type="file"
        accept=".ipynb,application/x-ipynb+json,application/json"
        hidden
        aria-label="Notebook file"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) onUpload(chosen);
        }}
      />
    </div>
  );
};
