import { Link } from 'react-router-dom';
import type { CourseCard } from '../../../../contract/schemas/course.ts';
import { courseFacts, coursePriceWords } from '../../site/course-words.ts';
import { paths } from '../../site/paths.ts';
import { stretchedLink } from '../../ui/card.tsx';
import { Cover } from '../../ui/cover/cover.tsx';
import { FactRow } from '../../ui/fact-row.tsx';
import { Bone } from '../../ui/skeleton.tsx';
import styles from './course-row.module.css';

/** A course in a list: a small cover, title, what it costs and how long it takes. The whole row is one link. */
export const CourseRow = ({ course }: { course: CourseCard }) => (
  <div className={styles.row}>
    <div className={styles.picture}>
      <Cover id={course.id} className={styles.cover} />
    </div>
    <div className={styles.words}>
      <h3>
        <Link className={stretchedLink} to={paths.course(course.id)}>
          {course.title}
        </Link>
      </h3>
      <FactRow facts={courseFacts(course).slice(0, 2)} />
      <p className={styles.price}>{coursePriceWords(course)}</p>
    </div>
  </div>
);

/** Holds the place of a row that is loading. */
export const CourseRowSkeleton = () => (
  <div className={styles.row}>
    <div className={styles.picture}>
      <Bone shape="media" className={styles.cover} />
    </div>
    <div className={styles.words}>
      <Bone />
      <Bone />
    </div>
  </div>
);
