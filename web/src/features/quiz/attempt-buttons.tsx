import type { ReactNode } from 'react';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { Button } from '#web/src/ui/button.tsx';
import type { StartOptions } from './use-attempt.ts';

interface AttemptButtonsProps {
  partialRetake: Quiz['partialRetake'];
  /** Label of the button that starts an attempt at all questions, if it is the only button. */
  label: string;
  /** Whether another action is primary, e.g. the next lesson. */
  isSecondary: boolean | undefined;
  busy: boolean;
  /** Renders the main button in its place, e.g. the bar at the lower edge of narrow screens. */
  place: (button: ReactNode) => ReactNode;
  onStart: (options?: StartOptions) => void;
}

/** Buttons that start the next attempt: on the missed questions, where that is offered, or on all questions. */
export const AttemptButtons = ({ partialRetake, label, isSecondary, busy, place, onStart }: AttemptButtonsProps) =>
  partialRetake ? (
    <>
      {place(
        <Button variant="primary" busy={busy} onClick={() => onStart({ isPartialRetake: true })}>
          Retake the {partialRetake.questionIds.length} you missed
        </Button>,
      )}
      <Button busy={busy} onClick={() => onStart()}>
        New attempt
      </Button>
    </>
  ) : (
    place(
      <Button variant={isSecondary ? 'secondary' : 'primary'} busy={busy} onClick={() => onStart()}>
        {label}
      </Button>,
    )
  );

/** Says what a partial retake asks and what counts without being asked again. */
export const retakeText = ({ partialRetake, poolSize, questionCount }: Quiz): string => {
  const { questionIds = [], carried = 0 } = partialRetake ?? {};
  const asked = poolSize ? formatCount(questionIds.length, 'new question') : 'the same questions in another order';
  return `A retake asks ${asked}, and your ${formatCount(carried, 'correct answer')} count. A new attempt asks all ${questionCount}.`;
};
