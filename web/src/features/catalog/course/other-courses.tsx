import { Link } from 'react-router-dom';
import { useOperation } from '#web/src/api/use-operation.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Container } from '#web/src/ui/container.tsx';
import { CourseCard, courseGrid } from '../course-card.tsx';

const noInput = {};

/** Up to three featured courses, below the search for a course that does not exist. */
export const OtherCourses = () => {
  const { data } = useOperation('listFeaturedCourses', noInput);
  return (
    <Container className="page">
      {data && (
        <section className="stack-24" aria-labelledby="other-courses">
          <div className="row-16 between">
            <h2 id="other-courses" className="title">
              Featured courses
            </h2>
            <Link to={paths.courses()}>All courses</Link>
          </div>
          <ul className={courseGrid}>
            {data.featuredCourses.slice(0, 3).map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  );
};
