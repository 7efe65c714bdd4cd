import { Lock, Star } from 'lucide-react';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { isUpgradeSold } from '#web/src/lib/course-labels.ts';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import styles from './lecture-body.module.css';

const lockedReason = ({ requiresUpgrade, unlocksAt }: LearnerLecture, isSold: boolean): string => {
  if (requiresUpgrade) {
    return isSold ? 'One payment unlocks every lesson of the course.' : 'Premium is not available for this course.';
  }
  const opensText = unlocksAt ? `It opens on ${formatDay(unlocksAt)}.` : 'It opens later.';
  return isSold ? `${opensText} With Premium you do not have to wait.` : opensText;
};

/** Shown for a lecture this learner cannot open: why, when it opens, and how to unlock it now. */
export const LockedLecture = ({ courseId, lecture }: { courseId: string; lecture: LearnerLecture }) => {
  const { data: course } = useOperation('getCourse', { params: { courseId } });
  const isSold = course === undefined || isUpgradeSold(course);
  const { requiresUpgrade } = lecture;
  const Icon = requiresUpgrade ? Star : Lock;
  return (
    <div className={`stack-12 text-centered ${styles.locked}`}>
      <Icon className={requiresUpgrade ? 'award' : 'muted'} size={28} strokeWidth={1.75} aria-hidden />
      <h2 className="title">{requiresUpgrade ? 'This lesson is part of Premium' : 'This lesson is not open yet'}</h2>
      <p className={`muted below-12 ${styles.text}`}>{lockedReason(lecture, isSold)}</p>
      {isSold && (
        <ButtonLink variant="primary" to={paths.upgrade(courseId)}>
          Upgrade to Premium
        </ButtonLink>
      )}
    </div>
  );
};
