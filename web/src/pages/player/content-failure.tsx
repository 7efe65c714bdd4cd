import { lazy, Suspense } from 'react';
import { messages } from '#web/src/api/problem-messages.ts';
import styles from '#web/src/features/player/content-panels.module.css';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { FailurePage } from '#web/src/ui/failure-page.tsx';

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
  const safe = 'Your progress is safe.';
  return (
    <div className={styles.page}>
      <Suspense>
        {isUnpaid || error.code === 'not-enrolled' ? (
          <EnrollFirst courseId={courseId} isUnpaid={isUnpaid} />
        ) : error.code === 'not-found' ? (
          <CourseNotFound />
        ) : error.code === 'invalid-answer' ? (
          <FailurePage title={messages.invalidContent} text={safe} error={error} onRetry={onRetry} />
        ) : (
          <FailurePage
            title={messages.contentFailed}
            text={`${userFacingReason(error)} ${safe}`}
            error={error}
            onRetry={onRetry}
          />
        )}
      </Suspense>
    </div>
  );
};
