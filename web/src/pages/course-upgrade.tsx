import { useParams } from 'react-router-dom';
import { messages } from '../api/problem-messages.ts';
import { useOperation } from '../api/use-operation.ts';
import { CourseProblem } from '../features/catalog/course/course-problem.tsx';
import { EnrollSkeleton } from '../features/checkout/enroll/enroll-skeleton.tsx';
import { UpgradeView } from '../features/checkout/upgrade/upgrade-view.tsx';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import type { ApiProblem } from '../lib/api-problem.ts';
import { courseBreadcrumb } from '../lib/course-breadcrumb.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { userFacingReason } from '../lib/user-facing-reason.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CardPage, PageCard } from '../ui/card-page.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const noInput = {};

interface UpgradeFailedProps {
  courseId: string;
  error: ApiProblem;
  onRetry: () => void;
}

/** The page without its course, whose title comes from the learner's courses. */
const UpgradeFailed = ({ courseId, error, onRetry }: UpgradeFailedProps) => {
  const { data } = useOperation('listEnrolledCourses', noInput);
  const title = data?.courses.find(({ id }) => id === courseId)?.title;
  return (
    <CardPage
      head={
        <>
          <PageMeta title="Upgrade to Premium" />
          <Breadcrumb items={courseBreadcrumb({ id: courseId, title: title ?? 'Course' }, 'Upgrade')} />
          <PageTitle size="small" lead={title}>
            Upgrade to Premium
          </PageTitle>
        </>
      }
    >
      <PageCard>
        <ErrorPanel
          title={messages.upgradeCourseFailed}
          text={`${userFacingReason(error)} You have not been charged.`}
          error={error}
          onRetry={onRetry}
        >
          <ButtonLink to={paths.course(courseId)}>Back to the course</ButtonLink>
        </ErrorPanel>
      </PageCard>
    </CardPage>
  );
};

const Upgrade = ({ courseId }: { courseId: string }) => {
  const { data: course, error, isValidating, mutate } = useOperation('getCourse', { params: { courseId } });
  const retry = () => void mutate();
  if (error && !course && !isValidating) {
    if (error.status === 404 || error.status === 400) return <CourseProblem error={error} onRetry={retry} />;
    // Shows no price, not even the default one (docs/product.md#errors).
    return <UpgradeFailed {...{ courseId, error }} onRetry={retry} />;
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
