import { ArrowDown, ArrowUp, Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '#web/src/ui/button.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { type Cell, isDeletable, isLocked } from '../model/cells.ts';
import styles from './cells.module.css';
import type { CellActions } from './notebook-cell.tsx';

interface CellToolsProps {
  cell: Cell;
  /** Accessible name of the cell, e.g. `Cell 3`; part of the button names. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  actions: CellActions;
  /** Absent for cells that are always edited, and while the text is edited. */
  onEdit?: (() => void) | undefined;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const addedKinds = [
  { kind: 'code', label: 'Code', noun: 'code' },
  { kind: 'markdown', label: 'Text', noun: 'text' },
] as const;

/**
 * Toolbar below a cell that adds, moves, deletes and copies; visible while the pointer or the focus is in the cell. The
 * lesson's own text stays in place: learners edit a copy of it.
 */
export const CellTools = ({ cell, name, isFirst, isLast, actions, onEdit }: CellToolsProps) => {
  const { id } = cell;
  const isOfLesson = isLocked(cell);
  const isAlone = isFirst && isLast;
  const cellName = name.toLowerCase();
  return (
    <div
      className={`muted flex wrap align-center control-height ${styles.tools}`}
      role="toolbar"
      aria-label={`Tools for ${cellName}`}
    >
      {addedKinds.map(({ kind, label, noun }) => (
        <Button
          key={kind}
          size="small"
          variant="plain"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => actions.addBelow(id, kind)}
          aria-label={`Add ${noun} below ${cellName}`}
        >
          {label}
        </Button>
      ))}
      <span className={`flex align-center ${styles.rest}`}>
        {isOfLesson && (
          <Button
            size="small"
            variant="plain"
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => actions.copy(id)}
            aria-label={`Edit a copy of ${cellName}`}
          >
            Edit a copy
          </Button>
        )}
        {onEdit && !isOfLesson && (
          <IconButton label={`Edit ${cellName}`} icon={<Pencil {...icon} />} onClick={onEdit} />
        )}
        {!isOfLesson && !isAlone && (
          <>
            <IconButton
              label={`Move ${cellName} up`}
              icon={<ArrowUp {...icon} />}
              disabled={isFirst}
              onClick={() => actions.move(id, -1)}
            />
            <IconButton
              label={`Move ${cellName} down`}
              icon={<ArrowDown {...icon} />}
              disabled={isLast}
              onClick={() => actions.move(id, 1)}
            />
          </>
        )}
        {isDeletable(cell) && !isAlone && (
          <IconButton label={`Delete ${cellName}`} icon={<Trash2 {...icon} />} onClick={() => actions.remove(id)} />
        )}
      </span>
    </div>
  );
};
