import { Sprout } from 'lucide-react';
import { weekOf } from '#contract/rules/activity.ts';
import type { Activity } from '#contract/schemas/learner.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { paths } from '#web/src/lib/paths.ts';
import { useDismissal } from '#web/src/lib/use-dismissal.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import visuallyHidden from '#web/src/ui/visually-hidden.module.css';
import { ActivityStrip } from './activity-strip.tsx';
import { ActivityTable } from './activity-table.tsx';
import { GoalOffer } from './goal-offer.tsx';
import { WeekDays, WeekDaysSkeleton } from './week-days.tsx';
import { encouragement, goalSentence, streakSentence } from './week-labels.ts';
import styles from './week-section.module.css';

const noInput = {};

/** The weekly goal and its progress, or the offer to set one until the learner declines. */
const Goal = ({ activity }: { activity: Activity }) => {
  const offer = useDismissal('goal-offer');
  const hasGoal = activity.weeklyGoal > 0;
  if (!hasGoal && !offer.isDismissed) return <GoalOffer onDecline={offer.dismiss} />;
  return (
    <>
      {hasGoal && <p className="muted">{encouragement(activity)}</p>}
      <ButtonLink variant="plain" size="small" className={`self-start ${styles.change}`} to={`${paths.profile()}#week`}>
        {hasGoal ? 'Change goal' : 'Set a goal'}
      </ButtonLink>
    </>
  );
};

const Week = ({ activity, offersGoal }: { activity: Activity; offersGoal: boolean }) => {
  const days = new Set(activity.days);
  const streak = streakSentence(activity);
  const hasHistory = new Set(activity.days.map(weekOf)).size > 1;
  return (
    <section className={`stack-16 top surface padded-24 ${styles.week}`} aria-labelledby="week-title">
      <h2 id="week-title" className="title">
        {goalSentence(activity)}
      </h2>
      <WeekDays days={days} today={activity.today} />
      {streak && (
        <p className="row-12 align-start strong">
          <Sprout className="fixed accent above-2" size={20} strokeWidth={1.75} aria-hidden />
          <span>
            {streak}
            <small className="muted regular block">A week off now and then does not end your streak.</small>
          </span>
        </p>
      )}
      {(offersGoal || activity.weeklyGoal > 0) && <Goal activity={activity} />}
      {hasHistory && (
        <Disclosure className={`full ${styles.history}`} summary="Last twelve weeks">
          <ActivityStrip days={days} today={activity.today} />
          <div className={visuallyHidden.hidden}>
            <ActivityTable days={days} today={activity.today} />
          </div>
        </Disclosure>
      )}
    </section>
  );
};

/** This week's days of study, with the weekly goal or, by default, the offer to set one. */
export const WeekSection = ({ offersGoal = true }) => {
  const { data, error, mutate } = useOperation('getActivity', noInput);
  if (data) return <Week activity={data} offersGoal={offersGoal} />;
  if (!error) return null;
  return (
    <p className="cluster-8 top muted surface padded-24 any-width" role="alert">
      Your study days could not be loaded.
      <Button variant="plain" size="small" onClick={() => void mutate()}>
        Try again
      </Button>
    </p>
  );
};

export const WeekSkeleton = () => (
  <div className={`stack-16 top surface padded-24 ${styles.week}`}>
    <SkeletonBox width="70%" height="1.5em" />
    <WeekDaysSkeleton />
    <SkeletonBox />
    <SkeletonBox width="60%" />
  </div>
);
