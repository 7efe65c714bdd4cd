import { useEffect, useMemo, useRef } from 'react';
import { parseNotebook } from '#contract/rules/notebook/notebook-format.ts';
import { flushOnLeave } from '#web/src/lib/flush-on-leave.ts';
import type { Python } from './engine/python.ts';
import { fromFile, type NotebookDocument, withExercises } from './model/ipynb.ts';
import { createNotebook, type Notebook } from './model/notebook.ts';
import type { LectureRef, OpenedNotebook } from './saving/notebook-files.ts';
import { createNotebookSaver, type NotebookSaver } from './saving/notebook-saver.ts';

export interface NotebookSession {
  notebook: Notebook;
  saver: NotebookSaver;
  /** Current cells and metadata. */
  document: () => NotebookDocument;
  /** Replaces this notebook's text, including exercises. */
  replace: (text: string) => void;
}

const createSession = (
  python: Python,
  lecture: LectureRef | undefined,
  owner: string,
  opened: OpenedNotebook,
): NotebookSession => {
  const parseText = (text: string) => withExercises(fromFile(parseNotebook(text)), opened.lesson?.exercises ?? []);
  const saver = createNotebookSaver(lecture, owner, opened);
  const notebook: Notebook = createNotebook(python, parseText(opened.text), () => saver.changed(document()));
  const document = (): NotebookDocument => {
    const { cells, metadata } = notebook.store.get();
    return { cells, metadata };
  };
  return { notebook, saver, document, replace: (text) => notebook.replace(parseText(text)) };
};

/** Holds a notebook and its saver while the page shows it. Saves pending changes on leave and on reconnect. */
export const useNotebook = (
  python: Python,
  lecture: LectureRef | undefined,
  owner: string,
  opened: OpenedNotebook,
): NotebookSession => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one session per opened notebook.
  const session = useMemo(() => createSession(python, lecture, owner, opened), [python, opened, owner]);
  const wasUnsaved = useRef(opened.isUnsaved);

  useEffect(() => {
    const { saver, document: current } = session;
    if (wasUnsaved.current) saver.changed(current());
    return flushOnLeave(saver.flush);
  }, [session]);

  return session;
};
