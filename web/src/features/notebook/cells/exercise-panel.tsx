import { CircleCheck, CircleX, EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Exercise } from '#contract/schemas/notebook.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import type { CheckOutcome, CheckReport } from '../engine/messages.ts';
import { hasPassed } from '../model/ipynb.ts';
import type { ServerChecksState } from '../use-server-checks.ts';
import styles from './cells.module.css';
import { Hints } from './hints.tsx';
import { Outputs } from './outputs.tsx';
import { WorkedSolution } from './worked-solution.tsx';

interface ExercisePanelProps {
  exercise: Exercise;
  report: CheckReport | undefined;
  /** The current answer has passed. */
  isPassed: boolean;
  isChecking: boolean;
  /** Something else is running. */
  isBusy: boolean;
  /** How many hints the learner has asked for. */
  hintsShown: number;
  serverChecks: ServerChecksState;
  onCheck: () => void;
  onHint: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Outcome = ({ outcome: { name, passed, isHidden, message } }: { outcome: CheckOutcome }) => (
  <li className={`row-8 align-start ${passed ? 'accent' : 'danger'} ${styles.outcome}`}>
    {passed ? <CircleCheck {...icon} /> : <CircleX {...icon} />}
    <div>
      <p className="primary">
        {passed ? 'Passed' : 'Not yet'}: {name}
        {isHidden && (
          <span className={`inline row-4 label muted ${styles.hidden}`}>
            hidden <EyeOff size={14} strokeWidth={1.75} aria-hidden />
          </span>
        )}
      </p>
      {message && (
        <p className="note break-anywhere">
          <samp>{message}</samp>
        </p>
      )}
    </div>
  </li>
);

const summaryOf = (report: CheckReport | undefined, isPassed: boolean, count: number): string => {
  if (report?.error) return 'Your code failed before it could be checked.';
  if (report && !hasPassed(report)) {
    const passed = report.outcomes?.filter((outcome) => outcome.passed).length ?? 0;
    return `${passed} of ${count} checks passed.`;
  }
  return isPassed ? 'Solved: every check passed.' : `${count} checks, some of them hidden.`;
};

/** Checks of an exercise, below its answer cell. */
export const ExercisePanel = (props: ExercisePanelProps) => {
  const { exercise, report, isPassed, isChecking, isBusy, hintsShown, serverChecks, onCheck, onHint } = props;
  const { title, tests, hints = [] } = exercise;
  const summary = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  const check = () => {
    isAsked.current = true;
    onCheck();
  };
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the summary.
    if (isPassed && isAsked.current) summary.current?.focus();
    isAsked.current = false;
  }, [isPassed]);
  return (
    <section
      className={`stack-12 one-column surface padded-16 ${styles.checks}`}
      aria-label={`Checks for ${title}`}
      data-passed={isPassed || undefined}
    >
      <div className="cluster-12 between">
        <p ref={summary} tabIndex={-1} className={`strong row-8 ${isPassed ? 'accent title-size' : ''}`}>
          {isPassed && <CircleCheck {...icon} size={24} />}
          {summaryOf(report, isPassed, tests.length)}
        </p>
        {!isPassed && (
          <Button size="small" busy={isChecking} disabled={isBusy && !isChecking} onClick={check}>
            Check answer
          </Button>
        )}
      </div>
      {report?.outcomes && (
        <ul className="stack-8">
          {report.outcomes.map((outcome) => (
            <Outcome key={outcome.name} outcome={outcome} />
          ))}
        </ul>
      )}
      {report?.error && (
        <Outputs outputs={[{ output_type: 'error', ...report.error }]} label={`Error in the answer to ${title}`} />
      )}
      <Hints exercise={title} hints={hints} shown={hintsShown} onShow={isPassed ? undefined : onHint} />
      <WorkedSolution exerciseId={exercise.id} isPassed={isPassed} serverChecks={serverChecks} />
      <Disclosure summary="Visible checks">
        <pre className="small break-anywhere pre-wrap">
          {tests
            .filter(({ isHidden }) => !isHidden)
            .map(({ name, code }) => `# ${name}\n${code}`)
            .join('\n\n')}
        </pre>
      </Disclosure>
    </section>
  );
};
