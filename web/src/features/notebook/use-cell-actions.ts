import { useMemo, useRef } from 'react';
import { announce } from '#web/src/ui/live-region.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import type { CellActions } from './cells/notebook-cell.tsx';
import type { Python } from './engine/python.ts';
import { hasPassed } from './model/ipynb.ts';
import type { Notebook } from './model/notebook.ts';

/** Announces the result of a run to screen readers. */
const announceResult = ({ store }: Notebook, ids: readonly string[]): void => {
  const { cells } = store.get();
  const failed = cells.findIndex(
    ({ id, outputs }) => ids.includes(id) && outputs.some((output) => output.output_type === 'error'),
  );
  if (failed >= 0) {
    const error = cells[failed]?.outputs.find((output) => output.output_type === 'error');
    announce(`Cell ${failed + 1} failed: ${error?.ename}: ${error?.evalue}`);
    return;
  }
  const position = cells.findIndex(({ id }) => id === ids.at(-1));
  announce(ids.length === 1 ? `Cell ${position + 1} finished.` : 'All cells finished.');
};

/** Returns the actions of the cells; stable across renders. */
export const useCellActions = (notebook: Notebook, python: Python) => {
  const focusHandlers = useRef(new Map<string, () => void>());
  /** Id of the cell to focus once it is rendered. */
  const pendingFocus = useRef<string>(undefined);

  return useMemo(() => {
    const focus = (id: string | undefined) => {
      if (id === undefined) return;
      const focusCell = focusHandlers.current.get(id);
      if (focusCell) focusCell();
      else pendingFocus.current = id;
    };
    const positionOf = (id: string) => notebook.store.get().cells.findIndex((cell) => cell.id === id);
    const addAfter = (id: string, kind: 'code' | 'markdown') => focus(notebook.add(positionOf(id) + 1, kind));
    const runAll = async (ids: readonly string[]) => {
      await notebook.run(ids);
      announceResult(notebook, ids);
    };
    const nextCodeCell = (id: string) =>
      notebook.store.get().cells.find((cell, position) => position > positionOf(id) && cell.kind === 'code')?.id;

    const actions: CellActions = {
      edit: notebook.edit,
      run: (id, then) => {
        void runAll([id]);
        if (then === 'insert') addAfter(id, 'code');
        else if (then === 'next') {
          const next = nextCodeCell(id);
          if (next) focus(next);
          else focus(notebook.add(notebook.store.get().cells.length, 'code'));
        }
      },
      stop: python.stop,
      addBelow: addAfter,
      copy: (id) => focus(notebook.copy(id)),
      move: notebook.move,
      remove: (id) => notify.withAction('Cell deleted.', 'Undo', notebook.remove(id)),
      check: async (exercise) => {
        const report = await notebook.check(exercise);
        if (!report) return;
        const passed = report.outcomes?.filter((outcome) => outcome.passed).length ?? 0;
        announce(
          hasPassed(report)
            ? `${exercise.title}: solved.`
            : `${exercise.title}: ${passed} of ${exercise.tests.length} checks passed.`,
        );
      },
      showHint: notebook.showHint,
      setFocusHandler: (id, focusCell) => {
        if (!focusCell) {
          focusHandlers.current.delete(id);
          return;
        }
        focusHandlers.current.set(id, focusCell);
        if (pendingFocus.current !== id) return;
        pendingFocus.current = undefined;
        focusCell();
      },
    };
    return { actions, runAll };
  }, [notebook, python]);
};
