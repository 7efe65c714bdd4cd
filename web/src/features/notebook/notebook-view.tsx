import { ArrowLeft, Check } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { NotebookFormatError } from '#contract/rules/notebook/notebook-format.ts';
import { revalidate } from '#web/src/api/use-operation.ts';
import { useStore } from '#web/src/lib/store.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { classNames } from '#web/src/ui/class-names.ts';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import { NotebookCell } from './cells/notebook-cell.tsx';
import type { Python } from './engine/python.ts';
import { exerciseId } from './model/cells.ts';
import { downloadNotebook, readNotebookFile, scratchNotebook, toText } from './model/ipynb.ts';
import { PythonState, SavingStatus } from './notebook-status.tsx';
import styles from './notebook-view.module.css';
import { ConflictPanel } from './saving/conflict-panel.tsx';
import { HistoryDialog } from './saving/history-dialog.tsx';
import type { LectureRef, OpenedNotebook } from './saving/notebook-files.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { Starters } from './starters.tsx';
import { Toolbar } from './toolbar.tsx';
import { useCellActions } from './use-cell-actions.ts';
import { useCompletion } from './use-completion.ts';
import { useNotebook } from './use-notebook.ts';
import { allPassed, useServerChecks } from './use-server-checks.ts';

const ServerChecks = lazyPart(() => import('./server-checks.tsx'), 'ServerChecks');

interface NotebookViewProps {
  python: Python;
  /** Absent for a scratch notebook. */
  lecture: LectureRef | undefined;
  /** Email of the owner. */
  owner: string;
  opened: OpenedNotebook;
  title: string;
  /** Link back to the lesson. */
  back: { to: string; label: string };
  /** The page also opens offline. */
  isOfflineReady: boolean;
  /** In the learning room, which shows the title and the link back. */
  isInRoom: boolean;
  /** Shown first, e.g. that the browser is offline. */
  notice?: ReactNode;
}

/** Notebook page: title and status, toolbar, and cells. */
export const NotebookView = ({
  python,
  lecture,
  owner,
  opened,
  title,
  back,
  isOfflineReady,
  isInRoom,
  notice,
}: NotebookViewProps) => {
  const session = useNotebook(python, lecture, owner, opened);
  const { notebook, saver } = session;
  const state = useStore(notebook.store, (full) => full);
  const { actions, runAll } = useCellActions(notebook, python);
  const exercises = opened.lesson?.exercises ?? [];
  const serverChecks = useServerChecks(lecture, opened, () => saver.save(session.document()));
  const requiresChecks = opened.lesson?.requiresChecks ?? false;
  const { solved, isCompleted } = useCompletion(notebook, lecture, exercises, {
    wasCompleted: opened.lesson?.isCompleted ?? false,
    requiresChecks,
    isConfirmed: serverChecks.verification !== undefined && allPassed(serverChecks.verification.exercises),
  });
  const isJustCompleted = isCompleted && !opened.lesson?.isCompleted;
  // The learning room around the notebook shows the course's progress.
  useEffect(() => {
    if (isJustCompleted) void revalidate('getCourseContent');
  }, [isJustCompleted]);
  const [dialog, setDialog] = useState<'history' | 'keys'>();
  const isEmpty = state.cells.every(({ source }) => source === '');
  const isBusy = state.running !== undefined || state.checking !== undefined;

  const upload = async (file: File) => {
    try {
      const uploaded = await readNotebookFile(file);
      if (lecture) await saver.pin(session.document());
      session.replace(toText(uploaded));
      notify.success(`Opened ${file.name}.`);
    } catch (error) {
      notify.error(error instanceof NotebookFormatError ? error.message : 'The file could not be read.');
    }
  };
  const stateOf = (id: string) => {
    if (state.running === id) return 'running';
    return state.waiting.includes(id) ? 'waiting' : 'idle';
  };

  return (
    <div className={classNames('stack-16', 'one-column', !isInRoom && styles.page)}>
      {!isInRoom && (
        <header className={`stack-4 start ${styles.head}`}>
          <ButtonLink
            size="small"
            variant="plain"
            to={back.to}
            reloadDocument
            icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
          >
            {back.label}
          </ButtonLink>
          <PageTitle size="small">{title}</PageTitle>
        </header>
      )}
      <div className={`cluster-8 between line-below ${styles.bar}`}>
        <Toolbar
          python={python}
          onRunAll={() => void runAll(state.cells.filter(({ kind }) => kind === 'code').map(({ id }) => id))}
          onDownload={() => downloadNotebook(title, session.document())}
          onUpload={(file) => void upload(file)}
          onHistory={lecture && (() => setDialog('history'))}
          onKeys={() => setDialog('keys')}
        />
        <p className={`cluster-4 note ${styles.metadata}`}>
          <SavingStatus saver={saver} isScratch={!lecture} />
          {exercises.length > 0 && (
            <span>
              {solved} of {exercises.length} solved
            </span>
          )}
          <PythonState python={python} />
          {lecture && !isInRoom && (
            <span className={styles.later} data-shown={isCompleted || undefined}>
              <Badge tone="award" icon={<Check size={14} strokeWidth={2.25} aria-hidden />}>
                Lesson completed
              </Badge>
            </span>
          )}
        </p>
      </div>
      {notice}
      <ConflictPanel session={session} />
      <div className={'grid one-column'}>
        {state.cells.map((cell, position) => {
          const exercise = exercises.find(({ id }) => id === exerciseId(cell));
          return (
            <NotebookCell
              key={cell.id}
              {...{ cell, position, exercise, isBusy, actions }}
              serverChecks={exercise && serverChecks}
              count={state.cells.length}
              state={stateOf(cell.id)}
              report={exercise && state.reports[exercise.id]}
              isChecking={exercise !== undefined && state.checking === exercise.id}
            />
          );
        })}
      </div>
      {lecture && exercises.length > 0 && !opened.isOffline && (
        <Suspense>
          <ServerChecks {...{ exercises, requiresChecks }} checks={serverChecks} />
        </Suspense>
      )}
      {isEmpty && !lecture && <Starters onChoose={(body) => session.replace(JSON.stringify(scratchNotebook(body)))} />}
      <p className={`cluster-8 any-width note ${styles.help}`}>
        <span>
          <kbd>Shift</kbd> <kbd>Enter</kbd> runs a cell
        </span>
        <span>
          <kbd>Tab</kbd> indents code
        </span>
        <span>
          <kbd>Esc</kbd> <kbd>Tab</kbd> leaves the editor
        </span>
        <span>Python runs in this browser</span>
        <span className={styles.later} data-shown={isOfflineReady || undefined}>
          Works offline
        </span>
      </p>
      <ShortcutsDialog open={dialog === 'keys'} onClose={() => setDialog(undefined)} />
      {lecture && (
        <HistoryDialog
          lecture={lecture}
          open={dialog === 'history'}
          onClose={() => setDialog(undefined)}
          onRestore={async (text) => {
            await saver.pin(session.document());
            session.replace(text);
            await saver.pin(session.document());
          }}
        />
      )}
    </div>
  );
};
