import { useParams } from 'react-router-dom';
import { messages } from '../api/problem-messages.ts';
import { useOperation } from '../api/use-operation.ts';
import { CourseProblem } from '../features/catalog/course/course-problem.tsx';
import { EnrollSkeleton } from '../features/checkout/enroll/enroll-skeleton.tsx';
import { UpgradeView } from '../features/checkout/upgrade/upgrade-view.tsx';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { userFacingReason } from '../lib/user-facing-reason.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const Upgrade = ({ courseId }: { courseId: string }) => {
  const { data: course, error, isValidating, mutate } = useOperation('getCourse', { params: { courseId } });
  const retry = () => void mutate();
  if (error && !course && !isValidating) {
    if (error.status === 404 || error.status === 400) return <CourseProblem error={error} onRetry={retry} />;
    // Shows no price, not even the default one (docs/product.md#errors).
    return (
      <Container className="stack-32 page">
        <PageMeta title="Upgrade to Premium" />
        <PageTitle size="small">Upgrade to Premium</PageTitle>
        <div className="surface">
          <ErrorPanel
            title={messages.upgradeCourseFailed}
            text={`${userFacingReason(error)} You have not been charged.`}
            error={error}
            onRetry={retry}
          >
            <ButtonLink to={paths.course(courseId)}>Back to the course</ButtonLink>
          </ErrorPanel>
        </div>
      </Container>
    );
  }
  return (
    <>
      <PageMeta title={course ? `Premium access to ${course.title}` : 'Upgrade to Premium'} />
      {course ? <UpgradeView course={course} /> : <EnrollSkeleton />}
    </>
  );
};

/** One-time upgrade of a drip course. */
export const Component = () => {
  const { courseId = '' } = useParams();
  return (
    <>
      <SlimHeader />
      <Upgrade key={courseId} courseId={courseId} />
    </>
  );
};
