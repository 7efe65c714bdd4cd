import { Link } from 'react-router-dom';
import { messages } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button } from '#web/src/ui/button.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import { CourseCard, courseGrid } from '../course-card.tsx';
import styles from './course-not-found.module.css';

const noInput = {};

/** Up to three courses to open instead. */
const OtherCourses = () => {
  const { data } = useOperation('listFeaturedCourses', noInput);
  if (!data) return null;
  return (
    <Section labelledBy="other-courses">
      <div className="stack-24">
        <h2 id="other-courses" className="title">
          Open one of these instead
        </h2>
        <ul className={courseGrid}>
          {data.featuredCourses.slice(0, 3).map((course) => (
            <li key={course.id}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
};

/** Says that a course does not exist (docs/product.md#errors), with a search and courses that do. */
export const CourseNotFound = () => (
  <>
    <EmptyState
      drawing="search"
      title={<PageTitle size="small">{messages.courseNotFound}</PageTitle>}
      text="The link may be incomplete, or the course is no longer available."
      action={
        <search className="full">
          <form action={paths.courses()} className={`grid-8 text-start ${styles.search}`}>
            <TextInput label="Search all courses" type="search" name="search" />
            <Button variant="primary" type="submit">
              Search
            </Button>
          </form>
        </search>
      }
      note={<Link to={paths.courses()}>All courses</Link>}
    />
    <OtherCourses />
  </>
);
