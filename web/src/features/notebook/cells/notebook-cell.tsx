import { ArrowDown, ArrowUp, Pencil, Play, Plus, Square, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { Exercise } from '#contract/schemas/notebook.ts';
import { Button } from '#web/src/ui/button.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { CodeEditor } from '../editor/code-editor.tsx';
import type { CheckReport } from '../engine/messages.ts';
import type { Cell } from '../model/cells.ts';
import { hintsShown, passedKey } from '../model/ipynb.ts';
import type { ServerChecksState } from '../use-server-checks.ts';
import styles from './cells.module.css';
import { ExercisePanel } from './exercise-panel.tsx';
import { MarkdownCell } from './markdown-cell.tsx';
import { Outputs } from './outputs.tsx';

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
const CellBar = (props: CellBarProps) => {
  const { mark, name, state, isFirst, isLast, onRun, onStop, onEdit, onMove, onRemove } = props;
  return (
    <div className={styles.bar} role="toolbar" aria-label={name}>
      <span className={`mono ${styles.mark}`}>{mark}</span>
      {onRun && state === 'idle' && (
        <IconButton label={`Run ${name.toLowerCase()}`} icon={<Play {...icon} />} onClick={onRun} />
      )}
      {onStop && state === 'running' && (
        <IconButton label={`Stop ${name.toLowerCase()}`} icon={<Square {...icon} />} onClick={onStop} />
      )}
      {onEdit && <IconButton label={`Edit ${name.toLowerCase()}`} icon={<Pencil {...icon} />} onClick={onEdit} />}
      {state !== 'idle' && <span className="label muted">{state === 'running' ? 'Running…' : 'Waiting'}</span>}
      <span className={`muted ${styles.rest}`}>
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

/** Actions that cells call; the same object across renders. */
export interface CellActions {
  edit: (id: string, source: string) => void;
  run: (id: string, then: 'stay' | 'next' | 'insert') => void;
  stop: () => void;
  addBelow: (id: string, kind: 'code' | 'markdown') => void;
  move: (id: string, by: -1 | 1) => void;
  remove: (id: string) => void;
  check: (exercise: Exercise) => void;
  showHint: (id: string) => void;
  setFocusHandler: (id: string, focus: (() => void) | undefined) => void;
}

interface NotebookCellProps {
  cell: Cell;
  position: number;
  count: number;
  state: 'idle' | 'running' | 'waiting';
  /** Something is running, in this cell or another. */
  isBusy: boolean;
  exercise: Exercise | undefined;
  report: CheckReport | undefined;
  isChecking: boolean;
  /** For exercises: the server's checks. */
  serverChecks: ServerChecksState | undefined;
  actions: CellActions;
}

const kindLabels = { code: 'code', markdown: 'text', raw: 'raw text' } as const;

/** One cell with its output and checks, and a button to add another below. */
export const NotebookCell = memo((props: NotebookCellProps) => {
  const { cell, position, count, state, isBusy, exercise, report, isChecking, serverChecks, actions } = props;
  const { id, kind, source, outputs, executionCount } = cell;
  const [isEditing, setEditing] = useState(kind === 'markdown' && source === '');
  const name = `Cell ${position + 1}`;
  const mark = kind === 'code' ? `[${state === 'running' ? '*' : (executionCount ?? ' ')}]` : kindLabels[kind];

  return (
    <section className={`stack-8 one-column ${styles.cell}`} aria-label={`${name} of ${count}, ${kindLabels[kind]}`}>
      <CellBar
        {...{ name, mark, state }}
        isFirst={position === 0}
        isLast={position === count - 1}
        onRun={kind === 'code' ? () => actions.run(id, 'stay') : undefined}
        onStop={actions.stop}
        onEdit={kind === 'markdown' && !isEditing ? () => setEditing(true) : undefined}
        onMove={(by) => actions.move(id, by)}
        onRemove={() => actions.remove(id)}
      />
      {kind === 'code' && (
        <CodeEditor
          text={source}
          label={`Code of ${name.toLowerCase()}`}
          onChange={(text) => actions.edit(id, text)}
          onFocuser={(focus) => actions.setFocusHandler(id, focus)}
          keys={{
            'Shift-Enter': () => actions.run(id, 'next'),
            'Mod-Enter': () => actions.run(id, 'stay'),
            'Alt-Enter': () => actions.run(id, 'insert'),
          }}
        />
      )}
      {kind === 'markdown' && (
        <MarkdownCell
          {...{ name, source, isEditing }}
          onChange={(text) => actions.edit(id, text)}
          onDone={() => setEditing(false)}
        />
      )}
      {kind === 'raw' && <pre className={`small ${styles.code}`}>{source}</pre>}
      <Outputs outputs={outputs} label={`Output of ${name.toLowerCase()}`} />
      {exercise && serverChecks && (
        <ExercisePanel
          {...{ exercise, report, isChecking, isBusy, serverChecks }}
          isPassed={cell.metadata[passedKey] === true}
          hintsShown={hintsShown(cell)}
          onCheck={() => actions.check(exercise)}
          onHint={() => actions.showHint(id)}
        />
      )}
      <div className={`row-4 align-stretch muted ${styles.add}`}>
        {(['code', 'markdown'] as const).map((addedKind) => (
          <Button
            key={addedKind}
            size="small"
            variant="plain"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => actions.addBelow(id, addedKind)}
            aria-label={`Add ${kindLabels[addedKind]} below ${name.toLowerCase()}`}
          >
            {addedKind === 'code' ? 'Code' : 'Text'}
          </Button>
        ))}
      </div>
    </section>
  );
});
