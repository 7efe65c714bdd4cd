import { messages } from '#web/src/api/problem-messages.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import type { CourseSource } from './course-source.ts';

/** Shown for a URL that names no lecture of the course. */
export const UnknownLecture = ({ source }: { source: CourseSource }) => (
  <div className="grid screen-height middle">
    <EmptyState
      drawing="search"
      title={<PageTitle size="small">Lesson not found</PageTitle>}
      text={`This lesson is not part of “${source.title}”. It may have been moved or removed.`}
      action={
        <>
          <ButtonLink variant="primary" to={source.homeUrl}>
            {source.progress.completedLectures.length > 0 ? 'Continue the course' : 'Start the course'}
          </ButtonLink>
          <ButtonLink to={paths.course(source.courseId)}>View course</ButtonLink>
        </>
      }
    />
  </div>
);

/** Shown for a kind of lecture that this version of the site cannot show (docs/product.md#errors). */
export const UnsupportedContent = () => (
  <ErrorPanel title={messages.unsupportedTitle} text="This type of lesson cannot be shown here yet." />
);
