import { lazy, Suspense } from 'react';
import { messages } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { CourseBar } from '#web/src/features/player/layout/course-bar.tsx';
import { InSlot } from '#web/src/features/player/layout/player-layout.tsx';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';

const CourseNotFound = lazy(() =>
  import('#web/src/features/catalog/course/course-not-found.tsx').then(({ CourseNotFound }) => ({
    default: CourseNotFound,
  })),
);

const EnrollFirst = lazy(() => import('./enroll-first.tsx').then(({ EnrollFirst }) => ({ default: EnrollFirst })));

/** Shown when a course could not be loaded, or is not open to this learner. */
export const ContentFailure = (props: { courseId: string; error: ApiProblem; onRetry: () => void }) => {
  const { courseId, error, onRetry } = props;
  const isUnpaid = error.code === 'payment-required';
  const isInvalid = error.code === 'invalid-answer';
  const safe = 'Your progress is safe.';
  const { data: course } = useOperation('getCourse', { params: { courseId } });
  return (
    <div className="grid screen-height middle">
      {course && (
        <InSlot id="course-bar">
          <CourseBar source={{ courseId, title: course.title }} />
        </InSlot>
      )}
      <Suspense>
        {isUnpaid || error.code === 'not-enrolled' ? (
          <EnrollFirst courseId={courseId} isUnpaid={isUnpaid} />
        ) : error.code === 'not-found' ? (
          <CourseNotFound />
        ) : (
          <ErrorPanel
            isPage
            title={isInvalid ? messages.invalidContent : messages.contentFailed}
            text={isInvalid ? safe : `${userFacingReason(error)} ${safe}`}
            error={error}
            onRetry={onRetry}
          >
            <ButtonLink to={paths.course(courseId)}>View course</ButtonLink>
          </ErrorPanel>
        )}
      </Suspense>
    </div>
  );
};
