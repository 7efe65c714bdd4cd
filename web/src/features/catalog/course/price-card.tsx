import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { refundDays } from '#contract/rules/refund-window.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { usePremium } from '#web/src/api/use-premium.ts';
import { CourseIncludes } from '#web/src/lib/course-includes.tsx';
import { coursePriceLabel, isUpgradeSold } from '#web/src/lib/course-labels.ts';
import { formatPrice } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import priceStyles from '#web/src/lib/price.module.css';
import { UpgradeSentence } from '#web/src/lib/upgrade-sentence.tsx';
import { ProgressBar } from '#web/src/ui/progress-bar.tsx';
import { CourseAction, nextLessonOf } from './course-action.tsx';
import styles from './price-card.module.css';
import type { CourseEnrollment } from './use-enrollment.ts';

interface PriceCardProps {
  course: CourseDetail;
  enrollment: CourseEnrollment;
  /** Wraps the button, so that the action bar can observe whether it is in view. */
  actionRef: RefObject<HTMLDivElement | null>;
}

const DripNote = ({ course }: { course: CourseDetail }) => (
  <>
    Each section arrives on schedule. <UpgradeSentence course={course} />
  </>
);

/** Upgrade offer for subscribers who have not paid for the whole course. */
const UpgradeNote = ({ course }: { course: CourseDetail }) => {
  const premium = usePremium(course.id);
  if (premium === 'yes') return <p className="note">You have Premium: every lesson is unlocked.</p>;
  if (!isUpgradeSold(course)) return null;
  return (
    <p className="note">
      <Link to={paths.upgrade(course.id)}>Upgrade to Premium</Link> to unlock everything at once:{' '}
      {formatPrice(course.price, course.currency)}, paid once.
    </p>
  );
};

const noteFor = (course: CourseDetail): ReactNode => {
  if (course.kind === 'drip') return <DripNote course={course} />;
  if (course.price === null) return 'This course is not on sale yet. Contact us and we will let you know when it is.';
  if (course.price === 0) return 'No card, no trial. It stays free.';
  return (
    <>
      <Link to={paths.refundTerms()}>Full refund</Link> within {refundDays} days, no reason needed. One-time payment, no
      subscription.
    </>
  );
};

/** Price, contents and main action of a course. */
export const PriceCard = ({ course, enrollment, actionRef }: PriceCardProps) => {
  const isEnrolled = enrollment.state === 'enrolled';
  const nextLesson = nextLessonOf(enrollment);
  return (
    <aside className={`stack-16 surface padded-24 primary ${styles.card}`} aria-label="Price and enrollment">
      {isEnrolled ? (
        <div className={`stack-8 ${styles.enrolled}`}>
          <p className="strong">{enrollment.learned?.isComplete ? 'You completed this course' : 'You are enrolled'}</p>
          <ProgressBar value={enrollment.learned?.progress ?? 0} label={`Progress in ${course.title}`} withText />
          {nextLesson && (
            <p className="note">
              Next: <span className="primary strong">{nextLesson}</span>
            </p>
          )}
        </div>
      ) : (
        <p className={priceStyles.price}>{coursePriceLabel(course)}</p>
      )}
      <div ref={actionRef} className="stack-12">
        <CourseAction course={course} enrollment={enrollment} />
      </div>
      {!isEnrolled && <p className="note">{noteFor(course)}</p>}
      {isEnrolled && course.kind === 'drip' && <UpgradeNote course={course} />}
      <hr />
      <CourseIncludes course={course} />
    </aside>
  );
};
