import { useState } from 'react';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { revalidate } from '#web/src/api/use-operation.ts';
import { deviceTimeZone } from '#web/src/lib/time-zones.ts';
import { notify } from '#web/src/ui/toasts/notify.ts';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './goal-offer.module.css';

const goals = [1, 2, 3, 4, 5, 6, 7] as const;

/** Sets a weekly goal; the first one also sets the time zone of the days. */
const setGoal = async (weeklyGoal: number): Promise<void> => {
  const { timeZone } = await call('getProfile');
  await call('saveProfile', { body: { weeklyGoal, ...(timeZone === 'UTC' && { timeZone: deviceTimeZone() }) } });
  await revalidate('getActivity', 'getProfile');
};

/** Offers a weekly goal: one press sets it, another dismisses the offer permanently. */
export const GoalOffer = ({ onDecline }: { onDecline: () => void }) => {
  const [chosen, setChosen] = useState<number>();
  const choose = async (goal: number) => {
    if (chosen) return;
    setChosen(goal);
    try {
      await setGoal(goal);
      notify.success('Weekly goal set.');
    } catch (error) {
      notify.error(errorMessage(error, 'Your goal could not be saved. Please try again.'));
      setChosen(undefined);
    }
  };
  return (
    <div className="stack-12">
      <div>
        <h3 className="plain-heading small">How many days a week do you want to study?</h3>
        <p className="note">Only you see it. Change it any time.</p>
      </div>
      <div className={`grid bordered rounded ${styles.goals}`}>
        <button type="button" className={`hoverable small control-height rounded ${styles.goal}`} onClick={onDecline}>
          Off<VisuallyHidden>, no goal</VisuallyHidden>
        </button>
        {goals.map((goal) => (
          <button
            key={goal}
            type="button"
            className={`hoverable small numbers control-height rounded ${styles.goal}`}
            aria-busy={goal === chosen || undefined}
            onClick={() => void choose(goal)}
          >
            {goal}
            <VisuallyHidden>{goal === 1 ? ' day a week' : ' days a week'}</VisuallyHidden>
          </button>
        ))}
      </div>
    </div>
  );
};
