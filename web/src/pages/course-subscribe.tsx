import { useLocation, useParams } from 'react-router-dom';
import { matchRoute } from '../../../contract/site-routes.ts';
import { SlimHeader } from '../app/header/slim-header.tsx';
import { CourseProblem } from '../features/catalogue/course/course-problem.tsx';
import { EnrollSkeleton } from '../features/catalogue/enroll/enroll-skeleton.tsx';
import { SubscribeView } from '../features/catalogue/subscribe/subscribe-view.tsx';
import { useCourse } from '../features/catalogue/use-course.ts';
import { PageMeta } from '../site/page-meta.tsx';

const Subscribe = ({ courseId }: { courseId: string }) => {
  const { data: course, error, isValidating, mutate } = useCourse(courseId);
  if (error && !course && !isValidating) return <CourseProblem error={error} onRetry={() => void mutate()} />;
  if (!course) {
    return (
      <>
        <PageMeta title="Early access" />
        <EnrollSkeleton />
      </>
    );
  }
  return (
    <>
      <PageMeta
        title={`Early access to ${course.title}`}
        description={`Free by email, section by section. ${course.promise}`}
      />
      <SubscribeView course={course} />
    </>
  );
};

export const Component = () => {
  const { courseId = '' } = useParams();
  const { pathname } = useLocation();
  return (
    <>
      {!matchRoute(pathname).route.header && <SlimHeader />}
      <Subscribe key={courseId} courseId={courseId} />
    </>
  );
};
