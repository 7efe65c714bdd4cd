import type { ReactNode } from 'react';
import { useOperation } from '#web/src/api/use-operation.ts';
import { CourseCard, courseGrid } from '../course-card.tsx';

const noInput = {};

/** Up to three featured courses, where the course or the search that a visitor came for is not found. */
export const OtherCourses = ({ action }: { action?: ReactNode }) => {
  const { data } = useOperation('listFeaturedCourses', noInput);
  return (
    data && (
      <section className="stack-24" aria-labelledby="other-courses">
        <div className="row-16 between">
          <h2 id="other-courses" className="title">
            Featured courses
          </h2>
          {action}
        </div>
        <ul className={courseGrid}>
          {data.featuredCourses.slice(0, 3).map((course) => (
            <li key={course.id}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
};
