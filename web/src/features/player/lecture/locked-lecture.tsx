import { Lock, Star } from 'lucide-react';
import type { LearnerLecture } from '../../../../../contract/schemas/content.ts';
import { formatDay } from '../../../site/format.ts';
import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './locked-lecture.module.css';

/** In place of a lecture that is not open to this learner: why, when it opens, and how to have it now. */
export const LockedLecture = ({ courseId, lecture }: { courseId: string; lecture: LearnerLecture }) => {
  const { requiresUpgrade, unlocksAt } = lecture;
  const Icon = requiresUpgrade ? Star : Lock;
  return (
    <div className={styles.panel}>
      <Icon className={requiresUpgrade ? styles.premium : styles.lock} size={28} strokeWidth={1.75} aria-hidden />
      <h2 className={styles.title}>
        {requiresUpgrade ? 'This lecture is part of Premium' : 'This lecture is not open yet'}
      </h2>
      <p className={styles.text}>
        {requiresUpgrade
          ? 'One payment opens every lecture of the course at once.'
          : unlocksAt
            ? `It opens on ${formatDay(unlocksAt)}. With Premium you do not have to wait.`
            : 'It opens later. With Premium you do not have to wait.'}
      </p>
      <ButtonLink look="primary" to={paths.upgrade(courseId)}>
        Upgrade to Premium
      </ButtonLink>
    </div>
  );
};
