import { Link } from 'react-router-dom';
import { useOperation } from '#web/src/api/use-operation.ts';
import { courseMetadata, coursePriceLabel } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { stretchedLink } from '#web/src/ui/card.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import styles from './recommended-list.module.css';

const noInput = {};
const maxCourses = 3;

/** Recommended courses, each with its reason. */
export const RecommendedList = () => {
  const { data } = useOperation('recommendCourses', noInput);
  if (!data || data.recommendations.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>Recommended for you</h3>
      <ul className={styles.list}>
        {data.recommendations.slice(0, maxCourses).map(({ reason, ...course }) => (
          <li key={course.id} className={styles.row}>
            <h4 className={styles.title}>
              <Link className={stretchedLink} to={paths.course(course.id)}>
                {course.title}
              </Link>
            </h4>
            <p className={styles.reason}>{reason}</p>
            <MetadataRow items={[...courseMetadata(course), coursePriceLabel(course)]} />
          </li>
        ))}
      </ul>
    </div>
  );
};
