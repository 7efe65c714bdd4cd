import { usePageData } from '#web/src/islands/page-data-context.ts';
import { paths } from '#web/src/lib/paths.ts';
import styles from './remaining-courses.module.css';

/** Links to the remaining courses for visitors without script, where "show more" does nothing. */
export const RemainingCourses = () => {
  const { remainingCourses = [] } = usePageData();
  if (remainingCourses.length === 0) return null;
  return (
    <noscript>
      <h3 className={styles.title}>All other courses</h3>
      <ul className={styles.list}>
        {remainingCourses.map(({ id, title }) => (
          <li key={id}>
            <a href={paths.course(id)}>{title}</a>
          </li>
        ))}
      </ul>
      <p className={styles.text}>Search and filters need JavaScript, which is turned off in this browser.</p>
    </noscript>
  );
};
