import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { type PageData, pageDataElement } from '#web/src/islands/page-data.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { ErrorPanel, type ErrorPanelProps, RequestId, serverRequestId } from '#web/src/ui/error-panel.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { OtherCourses } from './other-courses.tsx';

/** Reads the courses in the course list's document, a file that remains available when the API is not. */
const fetchListed = async (path: string): Promise<PageData> => {
  const listDocument = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
  return JSON.parse(listDocument.getElementById(pageDataElement)?.textContent || '{}');
};

/** The course whose request failed, by its cover and name, with what happened and a retry. */
const NamedFailure = (props: ErrorPanelProps & { course: { id: string; title: string } }) => {
  const { course, title, text, error, onRetry, children } = props;
  return (
    <section className="surface grid-32 five-seven align-center padded-24" role="alert">
      <Cover id={course.id} className="rounded" />
      <div className="stack-16">
        <PageTitle size="small">{course.title}</PageTitle>
        <div className="stack-4">
          <p className="strong">{title}</p>
          <p className="muted">{text}</p>
        </div>
        <div className="cluster-12">
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
          {children}
        </div>
        <RequestId id={serverRequestId(error)} />
      </div>
    </section>
  );
};

/** Says that a course could not be loaded, names it if the course list contains it, and shows three others. */
export const FailedCourse = (panel: ErrorPanelProps) => {
  const { courseId = '' } = useParams();
  const { data, isLoading } = useSWR(paths.courses(), fetchListed, { revalidateOnFocus: false });
  if (isLoading) return null;
  const courses = data?.listCourses?.courses ?? [];
  const listed = [...courses, ...(data?.remainingCourses ?? [])].find(({ id }) => id === courseId);
  const others = courses.filter(({ id }) => id !== courseId);
  if (others.length === 0) return <ErrorPanel {...panel} />;
  return (
    <>
      {!listed && <ErrorPanel {...panel} />}
      <Container className="page stack-48">
        {listed && <NamedFailure {...panel} course={listed} />}
        <OtherCourses title="Other courses" courses={others} action={<Link to={paths.courses()}>All courses</Link>} />
      </Container>
    </>
  );
};
