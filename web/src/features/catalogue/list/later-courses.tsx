import { usePageData } from '../../../site/page-data-context.ts';
import { paths } from '../../../site/paths.ts';
import styles from './later-courses.module.css';

/** Where the button for more does nothing: the rest of the list as links, because scripts are switched off. */
export const LaterCourses = () => {
  const { laterCourses = [] } = usePageData();
  if (laterCourses.length === 0) return null;
  return (
    <noscript>
      <h3 className={styles.title}>All other courses</h3>
      <ul className={styles.list}>
        {laterCourses.map(({ id, title }) => (
          <li key={id}>
            <a href={paths.course(id)}>{title}</a>
          </li>
        ))}
      </ul>
      <p className={styles.text}>Search and filters need scripts, which are switched off in this browser.</p>
    </noscript>
  );
};
