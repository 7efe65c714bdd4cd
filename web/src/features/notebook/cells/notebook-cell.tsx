import { Play, Square } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import type { Exercise } from '#contract/schemas/notebook.ts';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { CodeEditor } from '../editor/code-editor.tsx';
import type { CheckReport } from '../engine/messages.ts';
import { type Cell, isLocked, passedKey } from '../model/cells.ts';
import { hintsShown } from '../model/ipynb.ts';
import type { ServerChecksState } from '../use-server-checks.ts';
import { CellTools } from './cell-tools.tsx';
import styles from './cells.module.css';
import { ExercisePanel } from './exercise-panel.tsx';
import { MarkdownCell } from './markdown-cell.tsx';
import { Outputs } from './outputs.tsx';

/** `waiting`: queued behind another cell. */
type CellState = 'idle' | 'running' | 'waiting';

/** Actions that cells call; the same object across renders. */
export interface CellActions {
  edit: (id: string, source: string) => void;
  run: (id: string, then: 'stay' | 'next' | 'insert') => void;
  stop: () => void;
  addBelow: (id: string, kind: 'code' | 'markdown') => void;
  /** Adds an editable copy below and focuses it. */
  copy: (id: string) => void;
  move: (id: string, by: -1 | 1) => void;
  remove: (id: string) => void;
  check: (exercise: Exercise) => void;
  showHint: (id: string) => void;
  setFocusHandler: (id: string, focus: (() => void) | undefined) => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface GutterProps {
  cell: Cell;
  /** Accessible name of the cell, e.g. `Cell 3`. */
  name: string;
  state: CellState;
  actions: CellActions;
}

const countLabel = (state: CellState, executionCount: number | null): string =>
  state === 'idle' ? `[${executionCount ?? ' '}]` : '[*]';

/** Left of a code cell: runs or stops it, and shows the number of its last run. */
const Gutter = ({ cell: { id, executionCount }, name, state, actions }: GutterProps) => (
  <div className={`grid top ${styles.gutter}`}>
    {state === 'running' ? (
      <IconButton label={`Stop ${name.toLowerCase()}`} icon={<Square {...icon} />} onClick={actions.stop} />
    ) : (
      <IconButton
        label={`Run ${name.toLowerCase()}`}
        className="accent"
        icon={<Play {...icon} />}
        disabled={state === 'waiting'}
        onClick={() => actions.run(id, 'stay')}
      />
    )}
    <span className="mono label muted">{countLabel(state, executionCount)}</span>
    {state !== 'idle' && <VisuallyHidden>{state === 'running' ? 'Running…' : 'Waiting'}</VisuallyHidden>}
  </div>
);

interface NotebookCellProps {
  cell: Cell;
  position: number;
  count: number;
  state: CellState;
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

/** Returns whether a text cell is being edited, and a setter; moving the focus to the cell starts editing. */
const useEditing = ({ id, kind, source }: Cell, actions: CellActions) => {
  const [isEditing, setEditing] = useState(kind === 'markdown' && source === '');
  useEffect(() => {
    if (kind !== 'markdown') return;
    actions.setFocusHandler(id, () => setEditing(true));
    return () => actions.setFocusHandler(id, undefined);
  }, [id, kind, actions]);
  return [isEditing, setEditing] as const;
};

/** One cell with its output and checks, and its tools below. */
export const NotebookCell = memo((props: NotebookCellProps) => {
  const { cell, position, count, state, isBusy, exercise, report, isChecking, serverChecks, actions } = props;
  const { id, kind, source, outputs } = cell;
  const [isEditing, setEditing] = useEditing(cell, actions);
  const name = `Cell ${position + 1}`;
  const label = `${name} of ${count}, ${isLocked(cell) ? 'text of the lesson' : kindLabels[kind]}`;

  return (
    <section className={`grid one-column ${styles.cell}`} data-kind={kind} aria-label={label} tabIndex={-1}>
      {kind === 'code' && <Gutter {...{ cell, name, state, actions }} />}
      <div className={`stack-8 one-column ${styles.body}`}>
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
            {...{ name, source }}
            isEditing={isEditing && !isLocked(cell)}
            onChange={(text) => actions.edit(id, text)}
            onDone={() => setEditing(false)}
          />
        )}
        {kind === 'raw' && <pre className="small pre-wrap">{source}</pre>}
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
        <CellTools
          {...{ cell, name, actions }}
          isFirst={position === 0}
          isLast={position === count - 1}
          onEdit={kind === 'markdown' && !isEditing ? () => setEditing(true) : undefined}
        />
      </div>
    </section>
  );
});
