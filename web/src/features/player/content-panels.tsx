import { lazy, Suspense } from 'react';
import { messages } from '#web/src/api/problem-messages.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { FailurePage } from '#web/src/ui/failure-page.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import styles from './content-panels.module.css';

const CourseNotFound = lazy(() =>
  import('../catalog/course/course-not-found.tsx').then(({ CourseNotFound }) => ({ default: CourseNotFound })),
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
            text={`${userFacingReason(error) ?? 'Something went wrong on our side.'} ${safe}`}
            error={error}
            onRetry={onRetry}
          />
        )}
      </Suspense>
    </div>
  );
};

/** For a URL that names no lecture of the course. */
export const UnknownLecture = ({ homeUrl }: { homeUrl: string }) => (
  <div className={styles.page}>
    <EmptyState
      drawing="search"
      title={<PageTitle size="small">Lesson not found</PageTitle>}
      text="This course has no such lesson. It may have been moved or removed."
      action={
        <ButtonLink variant="primary" to={homeUrl}>
          Continue where I left off
        </ButtonLink>
      }
    />
  </div>
);

/** For a kind of lecture this version of the site cannot show (docs/product.md#errors). */
export const UnsupportedContent = () => (
  <ErrorPanel title={messages.unsupportedTitle} text="This type of lesson cannot be shown here yet." />
);
