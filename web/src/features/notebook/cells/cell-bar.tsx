import { ArrowDown, ArrowUp, Pencil, Play, Square, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import styles from './cell-bar.module.css';

interface CellBarProps {
  /** First item: the number of the last run, or the kind of cell. */
  mark: ReactNode;
  /** Accessible name of the cell, e.g. `Cell 3`; part of the button names. */
  name: string;
  state: 'idle' | 'running' | 'waiting';
  isFirst: boolean;
  isLast: boolean;
  onRun?: (() => void) | undefined;
  onStop?: (() => void) | undefined;
  onEdit?: (() => void) | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Actions of a cell. */
export const CellBar = (props: CellBarProps) => {
  const { mark, name, state, isFirst, isLast, onRun, onStop, onEdit, onMove, onRemove } = props;
  return (
    <div className={styles.bar} role="toolbar" aria-label={name}>
      <span className={styles.mark}>{mark}</span>
      {onRun && state === 'idle' && (
        <IconButton label={`Run ${name.toLowerCase()}`} icon={<Play {...icon} />} onClick={onRun} />
      )}
      {onStop && state === 'running' && (
        <IconButton label={`Stop ${name.toLowerCase()}`} icon={<Square {...icon} />} onClick={onStop} />
      )}
      {onEdit && <IconButton label={`Edit ${name.toLowerCase()}`} icon={<Pencil {...icon} />} onClick={onEdit} />}
      {state !== 'idle' && <span className={styles.state}>{state === 'running' ? 'Running…' : 'Waiting'}</span>}
      <span className={styles.rest}>
        <IconButton
          label={`Move ${name.toLowerCase()} up`}
          icon={<ArrowUp {...icon} />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move ${name.toLowerCase()} down`}
          icon={<ArrowDown {...icon} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton label={`Delete ${name.toLowerCase()}`} icon={<Trash2 {...icon} />} onClick={onRemove} />
      </span>
    </div>
  );
};
