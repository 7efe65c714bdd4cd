import { type RefObject, useEffect, useState } from 'react';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { coursePriceLabel } from '#web/src/lib/course-labels.ts';
import styles from './action-bar.module.css';
import { CourseAction } from './course-action.tsx';
import type { CourseEnrollment } from './use-enrollment.ts';

interface ActionBarProps {
  course: CourseDetail;
  enrollment: CourseEnrollment;
  /** The button this bar replaces while it is out of view. */
  replacedButton: RefObject<HTMLElement | null>;
}

/** Shows price and button at the bottom of narrow screens once the price card has scrolled out of view. */
export const ActionBar = ({ course, enrollment, replacedButton }: ActionBarProps) => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const element = replacedButton.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsNeeded(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [replacedButton]);
  if (!isNeeded) return null;
  return (
    <div className={styles.bar} data-no-print>
      <p className={styles.price}>{enrollment.state === 'enrolled' ? course.title : coursePriceLabel(course)}</p>
      <div className={styles.action}>
        <CourseAction course={course} enrollment={enrollment} />
      </div>
    </div>
  );
};
