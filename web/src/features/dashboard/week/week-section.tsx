import { Sprout } from 'lucide-react';
import type { Activity } from '#contract/schemas/learner.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { paths } from '#web/src/lib/paths.ts';
import { useDismissal } from '#web/src/lib/use-dismissal.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { ActivityStrip } from './activity-strip.tsx';
import { ActivityTable } from './activity-table.tsx';
import { GoalOffer } from './goal-offer.tsx';
import { WeekDays } from './week-days.tsx';
import { encouragement, goalSentence, streakSentence } from './week-labels.ts';
import styles from './week-section.module.css';

const noInput = {};

const Week = ({ activity }: { activity: Activity }) => {
  const days = new Set(activity.days);
  const streak = streakSentence(activity);
  return (
    <section className={`grid one-column seven-five ${styles.section}`} aria-labelledby="week-title">
      <div className={`stack-12 top start ${styles.week}`}>
        <h2 id="week-title">{goalSentence(activity)}</h2>
        <p className="muted">{encouragement(activity)}</p>
        <WeekDays days={days} today={activity.today} />
        {streak && (
          <p className={`row-12 align-start strong ${styles.streak}`}>
            <Sprout className="fixed accent" size={20} strokeWidth={1.75} aria-hidden />
            <span>
              {streak}
              <small className={`muted regular ${styles.rule}`}>
                A week off now and then does not end your streak.
              </small>
            </span>
          </p>
        )}
        <ButtonLink variant="plain" size="small" className={styles.change} to={`${paths.profile()}#week`}>
          Change goal
        </ButtonLink>
      </div>
      <div className="stack-12 top start">
        <h3 className="body">Last twelve weeks</h3>
        <ActivityStrip days={days} today={activity.today} />
        <Disclosure className="full" summary="Show as table">
          <ActivityTable days={days} today={activity.today} />
        </Disclosure>
      </div>
    </section>
  );
};

/** Weekly goal with the days of study, or the offer to set a goal. */
export const WeekSection = () => {
  const { data, error, mutate } = useOperation('getActivity', noInput);
  const offer = useDismissal('goal-offer');
  if (data) {
    if (data.weeklyGoal > 0) return <Week activity={data} />;
    return offer.isDismissed ? null : <GoalOffer onDecline={offer.dismiss} />;
  }
  if (!error) return null;
  return (
    <p className={`cluster-8 muted ${styles.failure}`} role="alert">
      Your study days could not be loaded.
      <Button variant="plain" size="small" onClick={() => void mutate()}>
        Try again
      </Button>
    </p>
  );
};
