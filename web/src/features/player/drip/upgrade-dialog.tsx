import { Check } from 'lucide-react';
import type { LearnerLecture } from '../../../../../contract/schemas/content.ts';
import { useOperation } from '../../../api/use-operation.ts';
import { isUpgradeSold, upgradePriceWords } from '../../../site/course-words.ts';
import { formatMoment } from '../../../site/format.ts';
import { paths } from '../../../site/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './upgrade-dialog.module.css';

interface UpgradeDialogProps {
  courseId: string;
  /** The lecture that was asked for; the dialog is open while there is one. */
  lecture: LearnerLecture | undefined;
  timeZone: string;
  onClose: () => void;
}

const gains = ['Every section opens at once', 'The premium lectures are yours', 'One payment, no subscription'];

const whyNot = ({ title, requiresUpgrade, unlocksAt }: LearnerLecture, timeZone: string, isSold: boolean) => {
  if (requiresUpgrade)
    return `“${title}” is part of Premium${isSold ? '.' : ', which is not on sale for this course.'}`;
  if (!unlocksAt) return `“${title}” is not open yet.`;
  const day = `“${title}” opens on ${formatMoment(unlocksAt, timeZone)} by itself.`;
  return isSold ? `${day} With Premium you do not have to wait.` : day;
};

/** What a lecture that is not open asks: to wait, or to upgrade where the course is on sale. */
export const UpgradeDialog = ({ courseId, lecture, timeZone, onClose }: UpgradeDialogProps) => {
  const { data: course } = useOperation('getCourse', { params: { courseId } });
  const isSold = course === undefined || isUpgradeSold(course);
  return (
    <Dialog
      open={lecture !== undefined}
      onClose={onClose}
      title={isSold ? 'Upgrade to Premium' : 'Not open yet'}
      actions={
        isSold ? (
          <>
            <Button look="plain" onClick={onClose}>
              Cancel
            </Button>
            <ButtonLink look="primary" to={paths.upgrade(courseId)}>
              Upgrade Now
            </ButtonLink>
          </>
        ) : (
          <Button look="primary" onClick={onClose}>
            Back to the course
          </Button>
        )
      }
    >
      {lecture && <p>{whyNot(lecture, timeZone, isSold)}</p>}
      {isSold && (
        <>
          <ul className={styles.gains}>
            {gains.map((gain) => (
              <li key={gain} className={styles.gain}>
                <Check className={styles.tick} size={18} strokeWidth={2} aria-hidden />
                {gain}
              </li>
            ))}
          </ul>
          <p className={styles.price}>{course ? `${upgradePriceWords(course)}, paid once` : '\u00a0'}</p>
        </>
      )}
    </Dialog>
  );
};
