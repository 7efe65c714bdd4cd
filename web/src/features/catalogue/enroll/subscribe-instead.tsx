import { Link } from 'react-router-dom';
import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { upgradePriceWords } from '../../../site/course-words.ts';
import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './enroll-card.module.css';

/** A drip course is not enrolled in: it is subscribed to. */
export const SubscribeInstead = ({ course }: { course: CourseDetail }) => (
  <>
    <p className={styles.price}>Free by email</p>
    <p className={styles.note}>
      You do not enroll in this course. You subscribe to it, and every section comes to you by email on its day.
    </p>
    <ButtonLink look="primary" size="large" wide to={paths.subscribe(course.id)}>
      Subscribe free
    </ButtonLink>
    <p className={styles.note}>
      To open everything at once, <Link to={paths.upgrade(course.id)}>upgrade</Link> for {upgradePriceWords(course)},
      paid once.
    </p>
  </>
);
