import { useState } from 'react';
import type { ExerciseSolution, NotebookVerification } from '#contract/schemas/notebook.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { announce } from '#web/src/ui/live-region.tsx';
import type { LectureRef, OpenedNotebook } from './saving/notebook-files.ts';

export interface ServerChecksState {
  /** The last checks that ran on the server. */
  verification: NotebookVerification | undefined;
  /** Solutions of the exercises the learner has solved on the server. */
  solutions: readonly ExerciseSolution[];
  isChecking: boolean;
  /** Why the last attempt failed, as a sentence. */
  failure: string | undefined;
  /** Runs the checks of the saved notebook on the server. Absent offline, and without a lecture. */
  confirm: (() => void) | undefined;
}

/** Returns whether every check of these exercises passed. */
export const allPassed = (exercises: NotebookVerification['exercises']): boolean =>
  exercises.every(({ checks }) => checks.every(({ passed }) => passed));

/** Returns the results of the checks on the server, in a sentence. */
export const verificationSummary = ({ exercises }: NotebookVerification): string => {
  const checks = exercises.flatMap((exercise) => exercise.checks);
  const passed = checks.filter((check) => check.passed).length;
  return allPassed(exercises)
    ? 'Confirmed on the server: every check passed.'
    : `On the server, ${passed} of ${checks.length} checks passed.`;
};

/** Runs the checks on the server and keeps the results. `save` returns the saved version; undefined on failure. */
export const useServerChecks = (
  lecture: LectureRef | undefined,
  { lesson, isOffline }: OpenedNotebook,
  save: () => Promise<number | undefined>,
): ServerChecksState => {
  const [verification, setVerification] = useState(lesson?.verification);
  const [solutions, setSolutions] = useState(lesson?.solutions ?? []);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const confirm = async (checked: LectureRef) => {
    if (isChecking) return;
    setFailure(undefined);
    setChecking(true);
    try {
      const version = await save();
      if (version === undefined) {
        setFailure('The server checks the saved notebook, and yours could not be saved yet. Try again once it is.');
        return;
      }
      // The server may have to start Python.
      const input = { params: { ...checked }, body: { version } };
      const { solutions: unlocked, ...found } = await call('verifyNotebook', input, { timeoutMs: 60_000 });
      setVerification(found);
      setSolutions(unlocked);
      announce(verificationSummary(found));
    } catch (error) {
      setFailure(errorMessage(error, 'The server could not run the checks. Please try again.'));
    } finally {
      setChecking(false);
    }
  };

  return {
    verification,
    solutions,
    isChecking,
    failure,
    confirm: lecture && !isOffline ? () => void confirm(lecture) : undefined,
  };
};
