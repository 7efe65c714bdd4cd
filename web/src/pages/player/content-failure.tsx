import { lazy, Suspense } from 'react';
import { messages } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { CourseBar } from '#web/src/features/player/layout/course-bar.tsx';
import { InSlot, PlayerLayout } from '#web/src/features/player/layout/player-layout.tsx';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { PublicOutline } from './public-outline.tsx';

const CourseNotFound = lazy(() =>
  import('#web/src/features/catalog/course/course-not-found.tsx').then(({ CourseNotFound }) => ({
    default: CourseNotFound,
  })),
);

const EnrollFirst = lazy(() => import('./enroll-first.tsx').then(({ EnrollFirst }) => ({ default: EnrollFirst })));

interface ContentFailureProps {
  courseId: string;
  error: ApiProblem;
  onRetry: () => void;
}

/** The failure in the course's frame, as far as its public page knows it. */
const FailureInFrame = ({ courseId, error, onRetry }: ContentFailureProps) => {
  const { data: course, isLoading } = useOperation('getCourse', { params: { courseId } });
  const isInvalid = error.code === 'invalid-answer';
  const safe = 'Your progress is safe.';
  return (
    <PlayerLayout
      lectureId={undefined}
      bar={(toggle) => course && <CourseBar source={{ courseId, title: course.title }} toggle={toggle} />}
      sidebar={() => <PublicOutline {...{ course, isLoading }} />}
    >
      <ErrorPanel
        isPage
        title={isInvalid ? messages.invalidContent : messages.contentFailed}
        text={isInvalid ? safe : `${userFacingReason(error)} ${safe}`}
        error={error}
        onRetry={onRetry}
      >
        <ButtonLink to={paths.course(courseId)}>View course</ButtonLink>
        <ButtonLink to={paths.dashboard()}>Go to dashboard</ButtonLink>
      </ErrorPanel>
    </PlayerLayout>
  );
};

/** The course that is not open to this learner, with the way in. */
const ClosedCourse = ({ courseId, isUnpaid }: { courseId: string; isUnpaid: boolean }) => {
  const { data: course } = useOperation('getCourse', { params: { courseId } });
  return (
    <>
      {course && (
        <InSlot id="course-bar">
          <CourseBar source={{ courseId, title: course.title }} />
        </InSlot>
      )}
      <EnrollFirst {...{ courseId, isUnpaid }} />
    </>
  );
};

/** Shown when a course could not be loaded, or is not open to this learner. */
export const ContentFailure = (props: ContentFailureProps) => {
  const { courseId, error } = props;
  const isUnpaid = error.code === 'payment-required';
  const isClosed = isUnpaid || error.code === 'not-enrolled';
  if (!isClosed && error.code !== 'not-found') return <FailureInFrame {...props} />;
  return (
    <div className="grid screen-height middle">
      <Suspense>{isClosed ? <ClosedCourse {...{ courseId, isUnpaid }} /> : <CourseNotFound />}</Suspense>
    </div>
  );
};
