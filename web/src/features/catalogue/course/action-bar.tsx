import { type RefObject, useEffect, useState } from 'react';
import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { coursePriceWords } from '../../../site/course-words.ts';
import styles from './action-bar.module.css';
import { CourseAction } from './course-action.tsx';
import type { OwnCourse } from './use-own-course.ts';

interface ActionBarProps {
  course: CourseDetail;
  own: OwnCourse;
  /** The button this bar stands in for while it is out of view. */
  insteadOf: RefObject<HTMLElement | null>;
}

/** On narrow screens: the price and the button at the lower edge, once the card has scrolled away above. */
export const ActionBar = ({ course, own, insteadOf }: ActionBarProps) => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const watched = insteadOf.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsNeeded(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [insteadOf]);
  if (!isNeeded) return null;
  return (
    <div className={styles.bar} data-no-print>
      <p className={styles.price}>{own.state === 'enrolled' ? course.title : coursePriceWords(course)}</p>
      <div className={styles.action}>
        <CourseAction course={course} own={own} />
      </div>
    </div>
  );
};
