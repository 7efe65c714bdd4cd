import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import type { SelfCheckAttempt, SelfCheckVerdict } from '#contract/schemas/self-check.ts';
import { formatDay } from '#web/src/lib/format.ts';
import { Button } from '#web/src/ui/button.tsx';

const verdicts = {
  'had-it': { label: 'I had it', Icon: CircleCheck, tone: 'accent' },
  partly: { label: 'Partly', Icon: CircleDot, tone: 'award' },
  'not-yet': { label: 'Not yet', Icon: CircleDashed, tone: 'muted' },
} satisfies Record<SelfCheckVerdict, object>;

interface VerdictButtonsProps {
  /** The verdict that is being saved. */
  saving: SelfCheckVerdict | undefined;
  onJudge: (verdict: SelfCheckVerdict) => void;
}

/** Buttons by which learners judge their answer. */
export const VerdictButtons = ({ saving, onJudge }: VerdictButtonsProps) => (
  // Takes the focus as a whole: on the first button it would look like a choice.
  <fieldset tabIndex={-1} data-focus-when="comparing" data-no-print>
    <legend className="note below-8">How close were you?</legend>
    <div className="cluster-8">
      {(Object.keys(verdicts) as SelfCheckVerdict[]).map((verdict) => {
        const { label, Icon } = verdicts[verdict];
        return (
          <Button
            key={verdict}
            size="small"
            icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
            busy={saving === verdict}
            onClick={() => onJudge(verdict)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  </fieldset>
);

/** The last verdict and its day. */
export const VerdictLine = ({ attempt: { verdict, answeredAt } }: { attempt: SelfCheckAttempt }) => {
  const { label, Icon, tone } = verdicts[verdict];
  return (
    <p className="row-8 small">
      <Icon className={`fixed ${tone}`} size={20} strokeWidth={1.75} aria-hidden />
      <span>
        <strong>{label}</strong> · <time dateTime={answeredAt}>{formatDay(answeredAt)}</time>
      </span>
    </p>
  );
};
