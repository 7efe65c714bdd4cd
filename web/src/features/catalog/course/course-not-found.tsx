import { Link, useLocation } from 'react-router-dom';
import { messages } from '#web/src/api/problem-messages.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import styles from './course-not-found.module.css';
import { SuggestedCourses } from './other-courses.tsx';

/** Says that a course does not exist (docs/product.md#errors), with a search and courses that do. */
export const CourseNotFound = () => {
  const { pathname } = useLocation();
  return (
    <>
      <EmptyState
        drawing="search"
        title={<PageTitle size="small">{messages.courseNotFound}</PageTitle>}
        text={
          <>
            The link to <span className="primary break-anywhere">{pathname}</span> may be incomplete, or the course is
            no longer available.
          </>
        }
        action={
          <search className="full">
            <form action={paths.courses()} className={`grid-8 text-start ${styles.search}`}>
              <TextInput
                label="Search all courses"
                type="search"
                name="search"
                placeholder="Topic, skill or instructor"
              />
              <Button variant="primary" type="submit">
                Search
              </Button>
            </form>
          </search>
        }
      />
      <Container className="page">
        <SuggestedCourses action={<Link to={paths.courses()}>All courses</Link>} />
      </Container>
    </>
  );
};
