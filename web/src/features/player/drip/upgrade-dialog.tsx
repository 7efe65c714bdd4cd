import { Check, Lock } from 'lucide-react';
import { refundDays } from '#contract/rules/refund-window.ts';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { isUpgradeSold, upgradePriceLabel } from '#web/src/lib/course-labels.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { typeAndLength } from '#web/src/lib/outline-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { Dialog } from '#web/src/ui/dialog.tsx';

interface UpgradeDialogProps {
  courseId: string;
  /** The selected lecture; the dialog is open while it is set. */
  lecture: LearnerLecture | undefined;
  timeZone: string;
  onClose: () => void;
}

const benefits = [
  'Every section opens at once',
  'Premium lessons included',
  `Full refund within ${refundDays} days, no reason needed`,
];

const lockedReason = ({ title, requiresUpgrade, unlocksAt }: LearnerLecture, timeZone: string, isSold: boolean) => {
  if (requiresUpgrade)
    return `“${title}” is part of Premium${isSold ? '.' : ', which is not available for this course.'}`;
  return unlocksAt ? `Opens free on ${formatDateTime(unlocksAt, timeZone)}` : `“${title}” is not open yet.`;
};

/** Explains a locked lecture: wait for it, or upgrade if the course is on sale. */
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
            <Button onClick={onClose}>Cancel</Button>
            <ButtonLink variant="primary" to={paths.upgrade(courseId)}>
              Upgrade Now
            </ButtonLink>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            Back to the course
          </Button>
        )
      }
    >
      {lecture && (
        <div className="row-12 align-start sunken padded-12-16">
          <Lock className="fixed muted above-2" size={20} strokeWidth={1.75} aria-hidden />
          <div className="stack-4">
            <p className="strong">{lockedReason(lecture, timeZone, isSold)}</p>
            {lecture.requiresUpgrade && <p className="note">{typeAndLength(lecture)}</p>}
            {lecture.unlocksAt && !lecture.requiresUpgrade && (
              <p className="note">If you wait, “{lecture.title}” costs nothing.</p>
            )}
          </div>
        </div>
      )}
      {isSold && (
        <>
          <div>
            <p className="strong numbers">
              {course ? `Premium opens it today for ${upgradePriceLabel(course)}` : '\u00a0'}
            </p>
            <p className="note">A one-time payment, no subscription</p>
          </div>
          <ul className="stack-8">
            {benefits.map((benefit) => (
              <li key={benefit} className="row-8 align-start muted">
                <Check className="fixed accent above-2" size={18} strokeWidth={2} aria-hidden />
                {benefit}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
};
