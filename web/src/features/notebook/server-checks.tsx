import { CircleCheck, CircleX } from 'lucide-react';
import type { Exercise, NotebookVerification } from '#contract/schemas/notebook.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { Button } from '#web/src/ui/button.tsx';
import styles from './cells/cells.module.css';
import { allPassed, type ServerChecksState, verificationSummary } from './use-server-checks.ts';

interface ServerChecksProps {
  exercises: readonly Exercise[];
  checks: ServerChecksState;
  /** Only passing the checks completes the lesson. */
  requiresChecks: boolean;
}

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
            {message && (
              <p className="note break-anywhere">
                <samp>{message}</samp>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
};

/** Offers to run all checks of the saved notebook on the server, and shows the last results. */
export const ServerChecks = ({ exercises, checks, requiresChecks }: ServerChecksProps) => {
  const { verification, isChecking, failure, confirm } = checks;
  const isConfirmed = verification !== undefined && allPassed(verification.exercises);
  return (
    <section
      className={`stack-12 one-column surface padded-16 ${styles.checks}`}
      aria-label="Checks on the server"
      data-passed={isConfirmed || undefined}
    >
      <div className="cluster-12 between">
        <p className={isConfirmed ? 'row-8 strong' : undefined}>
          {isConfirmed && <CircleCheck {...icon} />}
          {verification ? verificationSummary(verification) : 'Your answers have not been checked on the server'}
        </p>
        <Button size="small" busy={isChecking} onClick={confirm}>
          Run checks on the server
        </Button>
      </div>
      <p className={failure ? 'small danger' : 'note'} role={failure && 'alert'}>
        {failure ??
          (verification
            ? `Last checked ${formatDateTime(verification.checkedAt)}, with the answers saved at that time.`
            : 'We run the checks once more on your saved notebook, record what passed and show you the worked solutions.')}
      </p>
      {requiresChecks && !isConfirmed && (
        <p className="note">This lesson is completed once every check has passed on the server.</p>
      )}
      {verification && <Failures exercises={exercises} verification={verification} />}
    </section>
  );
};
