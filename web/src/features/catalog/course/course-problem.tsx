import { lazy, Suspense } from 'react';
import { messages } from '#web/src/api/problem-messages.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { PageMeta } from '#web/src/lib/page-meta.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';

const CourseNotFound = lazyPart(() => import('./course-not-found.tsx'), 'CourseNotFound');

/** The panel without the courses where their script cannot be loaded either. */
const FailedCourse = lazy(() =>
  import('./failed-course.tsx').then(
    ({ FailedCourse }) => ({ default: FailedCourse }),
    () => ({ default: ErrorPanel }),
  ),
);

interface CourseProblemProps {
  error: ApiProblem;
  onRetry: () => void;
}

/** Reports a course that does not exist or could not be loaded (docs/product.md#errors). */
export const CourseProblem = ({ error, onRetry }: CourseProblemProps) => {
  // The API rejects malformed ids with 400; such a course does not exist either.
  const isMissing = error.status === 404 || error.status === 400;
  const title = isMissing ? messages.courseNotFound : messages.courseFailed;
  return (
    <>
      <PageMeta title={title} noindex />
      <Suspense>
        {isMissing ? (
          <CourseNotFound />
        ) : (
          <FailedCourse
            isPage
            title={title}
            text={`${userFacingReason(error)} If it fails again, wait a few minutes or write to us.`}
            error={error}
            onRetry={onRetry}
          >
            <ButtonLink to={paths.contact()}>Contact support</ButtonLink>
          </FailedCourse>
        )}
      </Suspense>
    </>
  );
};
