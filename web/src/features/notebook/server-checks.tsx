import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { Exercise, NotebookVerification } from '#contract/schemas/notebook.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { Button } from '#web/src/ui/button.tsx';
import { announce } from '#web/src/ui/live-region.tsx';
import styles from './cells/cells.module.css';
import type { LectureRef } from './saving/notebook-files.ts';

interface ServerChecksProps {
  lecture: LectureRef;
  exercises: readonly Exercise[];
  /** The last checks that ran on the server when the page was opened. */
  initial: NotebookVerification | undefined;
  /** Saves the notebook and returns its version; undefined when that failed. */
  save: () => Promise<number | undefined>;
}

const summaryOf = ({ exercises }: NotebookVerification): string => {
  const checks = exercises.flatMap((exercise) => exercise.checks);
  const passed = checks.filter((check) => check.passed).length;
  return passed === checks.length
    ? 'Confirmed on the server: every check passed.'
    : `On the server, ${passed} of ${checks.length} checks passed.`;
};

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface FailuresProps {
  exercises: readonly Exercise[];
  verification: NotebookVerification;
}

/** The checks that failed, by exercise. */
const Failures = ({ exercises, verification }: FailuresProps) => {
  const failures = verification.exercises.flatMap(({ id, checks }) => {
    const exercise = exercises.find((candidate) => candidate.id === id);
    return checks.flatMap(({ passed, message }, position) => {
      const test = exercise?.tests[position];
      return passed || !exercise || !test ? [] : [{ title: exercise.title, name: test.name, message }];
    });
  });
  if (failures.length === 0) return null;
  return (
    <ul className="stack-8">
      {failures.map(({ title, name, message }) => (
        <li key={`${title} ${name}`} className={`row-8 align-start danger ${styles.outcome}`}>
          <CircleX {...icon} />
          <div>
            <p className="primary">
              {title}: {name}
            </p>
            {message && <p className={`note break-anywhere ${styles.message}`}>{message}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
};

/** Offers to run all checks of the saved notebook on the server, and shows the last results. */
export const ServerChecks = ({ lecture, exercises, initial, save }: ServerChecksProps) => {
  const [verification, setVerification] = useState(initial);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isConfirmed = verification?.exercises.every(({ checks }) => checks.every(({ passed }) => passed)) ?? false;

  const confirm = async () => {
    setFailure(undefined);
    setChecking(true);
    try {
      const version = await save();
      if (version === undefined) {
        setFailure('The server checks the saved notebook, and yours could not be saved yet. Try again once it is.');
        return;
      }
      // The server may have to start Python.
      const input = { params: { ...lecture }, body: { version } };
      const found = await call('verifyNotebook', input, { timeoutMs: 60_000 });
      setVerification(found);
      announce(summaryOf(found));
    } catch (error) {
      setFailure(errorMessage(error, 'The server could not run the checks. Please try again.'));
    } finally {
      setChecking(false);
    }
  };

  return (
    <section
      className={`stack-12 one-column surface padded-16 ${styles.checks}`}
      aria-label="Checks on the server"
      data-passed={isConfirmed || undefined}
    >
      <div className="cluster-12 between">
        <p className={isConfirmed ? 'row-8 strong' : 'strong'}>
          {isConfirmed && <CircleCheck {...icon} />}
          {verification ? summaryOf(verification) : 'Confirm your answers on the server'}
        </p>
        <Button size="small" busy={isChecking} onClick={() => void confirm()}>
          Confirm on the server
        </Button>
      </div>
      <p className={failure ? 'small danger' : 'note'} role={failure && 'alert'}>
        {failure ??
          (verification
            ? `Last confirmed ${formatDateTime(verification.checkedAt)}, for the answers saved then.`
            : 'The checks above run in this browser. The server runs them on your saved notebook and records what passed.')}
      </p>
      {verification && <Failures exercises={exercises} verification={verification} />}
    </section>
  );
};
