import type { CourseDetail } from '#contract/schemas/course.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { UpgradeSentence } from '../upgrade/upgrade-sentence.tsx';
import styles from './enroll-card.module.css';

/** Links to the subscribe page, because drip courses are subscribed to. */
export const SubscribeInstead = ({ course }: { course: CourseDetail }) => (
  <>
    <p className={styles.price}>Free by email</p>
    <p className={styles.note}>
      This course has no enrollment. Subscribe, and each section arrives by email on schedule.
    </p>
    <ButtonLink variant="primary" size="large" wide to={paths.subscribe(course.id)}>
      Subscribe for free
    </ButtonLink>
    <p className={styles.note}>
      <UpgradeSentence course={course} />
    </p>
  </>
);
