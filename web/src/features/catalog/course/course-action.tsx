import { type RefObject, useEffect, useState } from 'react';
import { refundDays } from '#contract/rules/refund-window.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { continuePath } from '#web/src/lib/continue-path.ts';
import { coursePriceLabel } from '#web/src/lib/course-labels.ts';
import { enrollIntent } from '#web/src/lib/enroll-intent.ts';
import { formatPrice } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './course-action.module.css';
import type { CourseEnrollment } from './use-enrollment.ts';

interface CourseActionProps {
  course: CourseDetail;
  enrollment: CourseEnrollment;
  /** Shows the main action only. */
  isAlone?: boolean;
}

/** Actions of a course, the first of which is the main one. */
const actionsOf = (
  { id, kind, price, currency, hasCertificate }: CourseDetail,
  enrollment: CourseEnrollment,
): { text: string; to: string }[] => {
  if (enrollment.state === 'enrolled') {
    const { learned } = enrollment;
    const open = kind === 'drip' ? paths.drip(id) : paths.content(id);
    if (!learned) return [{ text: 'Open course', to: open }];
    if (learned.isComplete) {
      const review = { text: 'Review course', to: open };
      return hasCertificate ? [{ text: 'View certificate', to: paths.congratulations(id) }, review] : [review];
    }
    const { progress, studiedAt, resume } = learned;
    if (progress === 0 && !studiedAt) return [{ text: 'Start course', to: open }];
    return [{ text: resume ? 'Continue' : 'Continue the course', to: continuePath(learned) }];
  }
  if (kind === 'drip') return [{ text: 'Subscribe for free', to: paths.subscribe(id) }];
  if (price === null) return [{ text: 'Ask about this course', to: paths.contact() }];
  return [
    { text: price === 0 ? 'Enroll for free' : `Enroll for ${formatPrice(price, currency)}`, to: paths.enroll(id) },
  ];
};

/** Actions of a course, by the learner's access to it. A press on "Enroll for free" takes effect after the login. */
export const CourseAction = ({ course, enrollment, isAlone }: CourseActionProps) => {
  if (enrollment.state === 'unknown') return <SkeletonBox shape="button" />;
  const isFree = course.price === 0;
  return actionsOf(course, enrollment)
    .slice(0, isAlone ? 1 : undefined)
    .map(({ text, to }, index) => (
      <ButtonLink
        key={to}
        variant={index === 0 ? 'primary' : 'secondary'}
        size="large"
        wide
        to={to}
        {...(isFree && to === paths.enroll(course.id) && { onClick: () => enrollIntent.store(course.id) })}
      >
        {text}
      </ButtonLink>
    ));
};

/** Returns the title of the lesson that a course continues with; undefined before the start and after the end. */
export const nextLessonOf = (enrollment: CourseEnrollment): string | undefined => {
  const learned = enrollment.state === 'enrolled' ? enrollment.learned : undefined;
  return learned && !learned.isComplete && (learned.progress > 0 || learned.studiedAt)
    ? learned.resume?.lectureTitle
    : undefined;
};

/** Returns the text beside the button; the button itself shows the price of a paid course. */
const termOf = (course: CourseDetail, enrollment: CourseEnrollment): string => {
  if (enrollment.state === 'enrolled') return nextLessonOf(enrollment) ?? course.title;
  return course.kind !== 'drip' && course.price ? `Full refund within ${refundDays} days` : coursePriceLabel(course);
};

interface ActionBarProps {
  course: CourseDetail;
  enrollment: CourseEnrollment;
  /** The button this bar replaces while it is out of view. */
  replacedButton: RefObject<HTMLElement | null>;
}

/** Shows price and button at the bottom of narrow screens while those of the price card are out of view. */
export const ActionBar = ({ course, enrollment, replacedButton }: ActionBarProps) => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const element = replacedButton.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsNeeded(!entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [replacedButton]);
  if (!isNeeded) return null;
  return (
    <div className={`row-16 narrow-only line-above ground-surface ${styles.bar}`} data-no-print>
      <p className={`strong two-lines ${styles.price}`}>{termOf(course, enrollment)}</p>
      <div className={styles.action}>
        <CourseAction course={course} enrollment={enrollment} isAlone />
      </div>
    </div>
  );
};
