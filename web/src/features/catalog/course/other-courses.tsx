import { type ReactNode, useId } from 'react';
import type { CourseCard as Course } from '#contract/schemas/course.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { CourseCard, courseGrid } from '../course-card.tsx';

const noInput = {};

interface OtherCoursesProps {
  title: string;
  courses: readonly Course[];
  /** A link beside the title. */
  action?: ReactNode;
}

/** Up to three courses, shown when the requested ones are not. */
export const OtherCourses = ({ title, courses, action }: OtherCoursesProps) => {
  const id = useId();
  return (
    <section className="stack-24" aria-labelledby={id}>
      <div className="row-16 between">
        <h2 id={id} className="title">
          {title}
        </h2>
        {action}
      </div>
      <ul className={courseGrid}>
        {courses.slice(0, 3).map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Up to three featured courses, shown when a visitor's course or search is not found. */
export const SuggestedCourses = ({ action }: Pick<OtherCoursesProps, 'action'>) => {
  const { data } = useOperation('listFeaturedCourses', noInput);
  return data && <OtherCourses title="Featured courses" courses={data.featuredCourses} action={action} />;
};
