import type { NotebookOutput } from '#contract/rules/notebook/notebook-format.ts';
import type { Exercise } from '#contract/schemas/notebook.ts';
import { createStore, type Store } from '#web/src/lib/store.ts';
import type { CheckReport } from '../engine/messages.ts';
import { type Python, PythonRestarted } from '../engine/python.ts';
import {
  appendStream,
  type Cell,
  copyOf,
  emptyCell,
  exerciseId,
  passedKey,
  withCellChanged,
  withCellInserted,
  withCellMoved,
  withCellRemoved,
} from './cells.ts';
import { hasPassed, type NotebookDocument, withNextHint } from './ipynb.ts';

export interface NotebookState extends NotebookDocument {
  /** Id of the running cell, and ids of the queued ones. */
  running: string | undefined;
  waiting: readonly string[];
  /** Exercise being checked, and the last report per exercise. */
  checking: string | undefined;
  reports: Readonly<Record<string, CheckReport>>;
}

export interface Notebook {
  store: Store<NotebookState>;
  edit: (id: string, source: string) => void;
  add: (position: number, kind: 'code' | 'markdown') => string;
  /** Adds an editable copy of a cell below it; returns its id. */
  copy: (id: string) => string | undefined;
  /** Removes a cell; returns a function that restores it. */
  remove: (id: string) => () => void;
  move: (id: string, by: -1 | 1) => void;
  clearOutputs: () => void;
  /** Runs cells in order; stops at the first error. */
  run: (ids: readonly string[]) => Promise<void>;
  check: (exercise: Exercise) => Promise<CheckReport | undefined>;
  /** Shows the next hint of the exercise that a cell answers. */
  showHint: (id: string) => void;
  replace: (document: NotebookDocument) => void;
}

const restartMessages: Record<PythonRestarted['reason'], string> = {
  requested: 'Python was restarted while this cell ran. Variables are lost; your code is safe.',
  'did-not-stop': 'The cell did not stop, so Python was restarted. Variables are lost; your code is safe.',
  broken: 'Python ran out of memory or crashed and was restarted. Variables are lost; your code is safe.',
};

const restartNotice = (reason: PythonRestarted['reason']): NotebookOutput => ({
  output_type: 'error',
  ename: 'Restarted',
  evalue: restartMessages[reason],
  traceback: [restartMessages[reason]],
});

/** Creates a notebook and connects it to Python. Calls `onChange` for every change that must be saved. */
export const createNotebook = (python: Python, initial: NotebookDocument, onChange: () => void): Notebook => {
  const store = createStore<NotebookState>({
    ...initial,
    running: undefined,
    waiting: [],
    checking: undefined,
    reports: {},
  });
  let executionCount = Math.max(0, ...initial.cells.map(({ executionCount }) => executionCount ?? 0));
  // A restarted Python counts its runs from 1.
  python.store.subscribe(() => {
    if (python.store.get().status === 'starting') executionCount = 0;
  });

  const setCells = (cells: Cell[]) => {
    store.set({ cells });
    onChange();
  };
  const change = (id: string, changes: Partial<Cell>) => setCells(withCellChanged(store.get().cells, id, changes));
  const cellOf = (id: string) => store.get().cells.find((cell) => cell.id === id);
  const addOutput = (id: string, output: NotebookOutput) =>
    change(id, { outputs: [...(cellOf(id)?.outputs ?? []), output] });

  /** Runs one cell; returns whether to continue with the next. */
  const runCell = async (id: string): Promise<boolean> => {
    const cell = cellOf(id);
    if (cell?.kind !== 'code') return true;
    executionCount += 1;
    const number = executionCount;
    change(id, { outputs: [], executionCount: number });
    store.set({ running: id });
    try {
      const { result, error } = await python.run(cell.source, number, {
        onStream: (name, text) => change(id, { outputs: appendStream(cellOf(id)?.outputs ?? [], name, text) }),
        onDisplay: (data) => addOutput(id, { output_type: 'display_data', data, metadata: {} }),
      });
      if (result) {
        addOutput(id, { output_type: 'execute_result', data: result, metadata: {}, execution_count: number });
      }
      if (error) addOutput(id, { output_type: 'error', ...error });
      return error === undefined;
    } catch (failure) {
      if (!(failure instanceof PythonRestarted)) throw failure;
      addOutput(id, restartNotice(failure.reason));
      return false;
    } finally {
      store.set({ running: undefined });
    }
  };

  const runWaiting = async (): Promise<void> => {
    for (;;) {
      const [next, ...rest] = store.get().waiting;
      if (next === undefined) return;
      store.set({ waiting: rest });
      if (!(await runCell(next))) store.set({ waiting: [] });
    }
  };

  /** Checks an answer and marks its cell as passed until the answer changes. */
  const checkCell = async (cell: Cell, exercise: Exercise): Promise<CheckReport | undefined> => {
    const setReport = (report: CheckReport) =>
      store.set({ reports: { ...store.get().reports, [exercise.id]: report } });
    try {
      const report = await python.check(cell.source, exercise.tests);
      setReport(report);
      if (hasPassed(report) && cellOf(cell.id)?.source === cell.source) {
        change(cell.id, { metadata: { ...cell.metadata, [passedKey]: true } });
      }
      return report;
    } catch (failure) {
      if (!(failure instanceof PythonRestarted)) throw failure;
      const message = restartMessages[failure.reason];
      setReport({ error: { ename: 'Restarted', evalue: message, traceback: [message] } });
      return undefined;
    }
  };

  return {
    store,
    edit: (id, source) => {
      const { [passedKey]: _passed, ...metadata } = cellOf(id)?.metadata ?? {};
      change(id, { source, metadata });
    },
    add: (position, kind) => {
      const cell = emptyCell(kind);
      setCells(withCellInserted(store.get().cells, position, cell));
      return cell.id;
    },
    copy: (id) => {
      const { cells } = store.get();
      const position = cells.findIndex((cell) => cell.id === id);
      const copy = cells[position] && copyOf(cells[position]);
      if (copy) setCells(withCellInserted(cells, position + 1, copy));
      return copy?.id;
    },
    remove: (id) => {
      const { cells } = store.get();
      const position = cells.findIndex((cell) => cell.id === id);
      const cell = cells[position];
      setCells(withCellRemoved(cells, id));
      return () => cell && !cellOf(id) && setCells(withCellInserted(store.get().cells, position, cell));
    },
    move: (id, by) => setCells(withCellMoved(store.get().cells, id, by)),
    clearOutputs: () => setCells(store.get().cells.map((cell) => ({ ...cell, outputs: [], executionCount: null }))),
    run: async (ids) => {
      const { running, waiting, checking } = store.get();
      store.set({ waiting: [...waiting, ...ids.filter((id) => id !== running && !waiting.includes(id))] });
      if (running === undefined && checking === undefined) await runWaiting();
    },
    check: async (exercise) => {
      const cell = store.get().cells.find((candidate) => exerciseId(candidate) === exercise.id);
      const { running, checking } = store.get();
      if (!cell || running !== undefined || checking !== undefined) return undefined;
      store.set({ checking: exercise.id });
      try {
        return await checkCell(cell, exercise);
      } finally {
        store.set({ checking: undefined });
        void runWaiting();
      }
    },
    showHint: (id) => {
      const cell = cellOf(id);
      if (cell) change(id, { metadata: withNextHint(cell) });
    },
    replace: (document) => {
      store.set({ ...document, reports: {} });
      onChange();
    },
  };
};
