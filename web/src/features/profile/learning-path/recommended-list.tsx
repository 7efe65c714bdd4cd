import { Link } from 'react-router-dom';
import { useOperation } from '../../../api/use-operation.ts';
import { courseFacts, coursePriceWords } from '../../../site/course-words.ts';
import { paths } from '../../../site/paths.ts';
import { stretchedLink } from '../../../ui/card.tsx';
import { FactRow } from '../../../ui/fact-row.tsx';
import styles from './recommended-list.module.css';

const noInput = {};
const most = 3;

/** The courses that follow from the answers, each with its reason. */
export const RecommendedList = () => {
  const { data } = useOperation('recommendCourses', noInput);
  if (!data || data.recommendations.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>What follows from it</h3>
      <ul className={styles.list}>
        {data.recommendations.slice(0, most).map(({ reason, ...course }) => (
          <li key={course.id} className={styles.row}>
            <h4 className={styles.title}>
              <Link className={stretchedLink} to={paths.course(course.id)}>
                {course.title}
              </Link>
            </h4>
            <p className={styles.reason}>{reason}</p>
            <FactRow facts={[...courseFacts(course), coursePriceWords(course)]} />
          </li>
        ))}
      </ul>
    </div>
  );
};
