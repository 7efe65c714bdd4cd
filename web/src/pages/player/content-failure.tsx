import { lazy, Suspense } from 'react';
import { messages } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { CourseBar } from '#web/src/features/player/layout/course-bar.tsx';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { InSlot } from '#web/src/ui/in-slot.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';

const CourseNotFound = lazyPart(
  () => import('#web/src/features/catalog/course/course-not-found.tsx'),
  'CourseNotFound',
);

const EnrollFirst = lazyPart(() => import('./enroll-first.tsx'), 'EnrollFirst');

/** The failure in the course's frame, or the panel alone when the frame's script cannot be loaded either. */
const FailedContent = lazy(() =>
  import('./failed-content.tsx').then(
    ({ FailedContent }) => ({ default: FailedContent }),
    () => ({ default: ErrorPanel }),
  ),
);

const safe = 'Your progress is safe.';

interface ContentFailureProps {
  courseId: string;
  error: ApiProblem;
  onRetry: () => void;
}

/** A course that is not open to this learner, with how to get access. */
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
export const ContentFailure = ({ courseId, error, onRetry }: ContentFailureProps) => {
  const isUnpaid = error.code === 'payment-required';
  const isClosed = isUnpaid || error.code === 'not-enrolled';
  const isInvalid = error.code === 'invalid-answer';
  if (!isClosed && error.code !== 'not-found') {
    return (
      <Suspense>
        <FailedContent
          {...{ error, onRetry }}
          isPage
          title={isInvalid ? messages.invalidContent : messages.contentFailed}
          text={isInvalid ? safe : `${userFacingReason(error)} ${safe}`}
        />
      </Suspense>
    );
  }
  return (
    <div className="grid screen-height middle">
      <Suspense>{isClosed ? <ClosedCourse {...{ courseId, isUnpaid }} /> : <CourseNotFound />}</Suspense>
    </div>
  );
};
