import { useParams } from 'react-router-dom';
import { useOperation } from '../api/use-operation.ts';
import { CourseProblem } from '../features/catalog/course/course-problem.tsx';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { Container } from '../ui/container.tsx';
import { Skeleton, SkeletonBox } from '../ui/skeleton.tsx';
import { MasteryView } from './mastery/mastery-view.tsx';

const noInput = {};

const Mastery = ({ courseId }: { courseId: string }) => {
  const { data, error, mutate } = useOperation('getMasteryCheck', { params: { courseId } });
  // Read here, so that it appears together with the check and nothing shifts.
  const enrolled = useOperation('listEnrolledCourses', noInput);
  if (error && !data) return <CourseProblem error={error} onRetry={() => void mutate()} />;
  return (
    <Container className="page">
      <PageMeta title={data ? `Mastery of ${data.courseTitle}` : 'Mastery'} />
      {data && !enrolled.isLoading ? (
        <MasteryView courseId={courseId} check={data} />
      ) : (
        <Skeleton label="Loading the mastery check" className="stack-24">
          <SkeletonBox shape="title" />
          <SkeletonBox />
          <SkeletonBox shape="control" />
        </Skeleton>
      )}
    </Container>
  );
};

export const Component = () => {
  const { courseId = '' } = useParams();
  return (
    <>
      <SlimHeader />
      <Mastery key={courseId} courseId={courseId} />
    </>
  );
};
