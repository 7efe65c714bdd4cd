import { useParams } from 'react-router-dom';
import { useOperation } from '../api/use-operation.ts';
import { CourseProblem } from '../features/catalog/course/course-problem.tsx';
import { EnrollSkeleton } from '../features/checkout/enroll/enroll-skeleton.tsx';
import { EnrollView } from '../features/checkout/enroll/enroll-view.tsx';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

const Enroll = ({ courseId }: { courseId: string }) => {
  const { data: course, error, isValidating, mutate } = useOperation('getCourse', { params: { courseId } });
  if (error && !course && !isValidating) return <CourseProblem error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <PageMeta title={course ? `Enroll in ${course.title}` : 'Enroll'} />
      {course ? <EnrollView course={course} /> : <EnrollSkeleton />}
    </>
  );
};

export const Component = () => {
  const { courseId = '' } = useParams();
  return (
    <>
      <SlimHeader />
      <Enroll key={courseId} courseId={courseId} />
    </>
  );
};
