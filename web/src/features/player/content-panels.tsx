import { messages } from '#web/src/api/problem-messages.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import styles from './content-panels.module.css';

/** For learners who are not enrolled (anymore): a link to the course page. */
const NotEnrolled = ({ courseId, isPaid }: { courseId: string; isPaid: boolean }) => (
  <EmptyState
    drawing="desk"
    title={<PageTitle size="hidden">Course content</PageTitle>}
    text={
      isPaid
        ? 'You need to buy this course to open it. Its page shows what is included.'
        : 'You are not enrolled in this course yet. Its page shows what is included and how to enroll.'
    }
    action={
      <ButtonLink variant="primary" to={paths.course(courseId)}>
        View course
      </ButtonLink>
    }
  />
);

/** Shown when a course could not be loaded. */
export const ContentFailure = (props: { courseId: string; error: ApiProblem; onRetry: () => void }) => {
  const { courseId, error, onRetry } = props;
  return (
    <div className={styles.page}>
      {error.code === 'invalid-answer' ? (
        <ErrorPanel title={messages.invalidContent} isPage onRetry={onRetry} />
      ) : error.code === 'not-enrolled' || error.code === 'payment-required' ? (
        <NotEnrolled courseId={courseId} isPaid={error.code === 'payment-required'} />
      ) : error.code === 'not-found' ? (
        <ErrorPanel title={messages.courseNotFound} isPage>
          <ButtonLink to={paths.courses()}>All courses</ButtonLink>
        </ErrorPanel>
      ) : (
        <ErrorPanel title={messages.contentFailed} isPage text={error.message} error={error} onRetry={onRetry} />
      )}
    </div>
  );
};

/** For a URL that names no lecture of the course. */
export const UnknownLecture = ({ homeUrl }: { homeUrl: string }) => (
  <div className={styles.page}>
    <PageTitle size="hidden">Lesson not found</PageTitle>
    <EmptyState
      drawing="search"
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
