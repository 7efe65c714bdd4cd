import { useLocation, useParams } from 'react-router-dom';
import { matchRoute } from '#contract/site-routes.ts';
import { CourseProblem } from '../features/catalog/course/course-problem.tsx';
import { useCourse } from '../features/catalog/use-course.ts';
import { EnrollSkeleton } from '../features/checkout/enroll/enroll-skeleton.tsx';
import { SubscribeView } from '../features/drip/subscribe/subscribe-view.tsx';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

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
