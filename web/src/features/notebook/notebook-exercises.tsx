import { Circle, CircleCheck } from 'lucide-react';
import type { LectureNotebook } from '#contract/schemas/notebook.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { ProgressBar } from '#web/src/ui/progress-bar.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { exerciseProgress } from './model/exercise-progress.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How many checks of a notebook have passed, and the exercises they belong to. */
export const NotebookExercises = ({ notebook }: { notebook: LectureNotebook }) => {
  const exercises = exerciseProgress(notebook);
  const checks = exercises.reduce((sum, exercise) => sum + exercise.checks, 0);
  const passed = exercises.reduce((sum, exercise) => sum + exercise.passed, 0);
  return (
    <div className="stack-16 one-column">
      <div className="row-16">
        <div className="fill">
          <ProgressBar value={(passed / checks) * 100} label="Checks passed" />
        </div>
        <p className="note numbers">
          {passed} of {formatCount(checks, 'check')} passed
        </p>
      </div>
      <ol className="stack-12">
        {exercises.map((exercise) => {
          const isSolved = exercise.passed === exercise.checks;
          return (
            <li key={exercise.id} className="row-12">
              {isSolved ? (
                <CircleCheck className="fixed accent" {...icon} />
              ) : (
                <Circle className="fixed muted" {...icon} />
              )}
              <span className="fill">
                {exercise.title}
                {isSolved && <VisuallyHidden>, solved</VisuallyHidden>}
              </span>
              {exercises.length > 1 && (
                <span className="mono numbers nowrap">
                  {exercise.passed} of {exercise.checks}
                  <VisuallyHidden> checks passed</VisuallyHidden>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
