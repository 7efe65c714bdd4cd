import { useId } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './goal-choice.module.css';

const goals = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const goalDescription = (goal: number): string => {
  if (goal === 0) return 'No goal. Your study days are still counted.';
  if (goal === 7) return 'Every day. A smaller goal is easier to keep.';
  return `${goal === 1 ? 'One day' : `${goal} days`} a week, any days you like.`;
};

interface GoalChoiceProps {
  goal: number;
  onChange: (goal: number) => void;
}

/** Study days per week, from none to seven. */
export const GoalChoice = ({ goal, onChange }: GoalChoiceProps) => {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-sentence`}>
      <legend className={styles.legend}>Weekly goal</legend>
      <div className={styles.row}>
        {goals.map((days) => (
          <label key={days} className={classNames(styles.choice, days === 0 && styles.off)}>
            <input
              type="radio"
              name={`${id}-goal`}
              value={days}
              checked={days === goal}
              onChange={() => onChange(days)}
            />
            {days === 0 ? 'Off' : days}
            {days > 0 && <VisuallyHidden>{days === 1 ? ' day a week' : ' days a week'}</VisuallyHidden>}
          </label>
        ))}
      </div>
      <p className={styles.sentence} id={`${id}-sentence`}>
        {goalDescription(goal)}
      </p>
    </fieldset>
  );
};
