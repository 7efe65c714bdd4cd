import { messages } from '#web/src/api/problem-messages.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { PageMeta } from '#web/src/lib/page-meta.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';

interface CourseProblemProps {
  error: ApiProblem;
  onRetry: () => void;
}

/** Reports a course that does not exist or could not be loaded (docs/product.md#errors). */
export const CourseProblem = ({ error, onRetry }: CourseProblemProps) => {
  // The API rejects malformed ids with 400; such a course does not exist either.
  const isMissing = error.status === 404 || error.status === 400;
  const text = isMissing ? messages.courseNotFound : messages.courseFailed;
  const allCourses = <ButtonLink to={paths.courses()}>All courses</ButtonLink>;
  return (
    <Container fill>
      <PageMeta title={text} noindex />
      {isMissing ? (
        <EmptyState
          drawing="search"
          title={<PageTitle size="small">{text}</PageTitle>}
          text="There is no course at this URL. The link may be incomplete, or the course is no longer available."
          action={allCourses}
        />
      ) : (
        <ErrorPanel title={text} isPage text={userFacingReason(error)} error={error} onRetry={onRetry}>
          {allCourses}
        </ErrorPanel>
      )}
    </Container>
  );
};
