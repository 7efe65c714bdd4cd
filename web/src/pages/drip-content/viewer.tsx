import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useOperation } from '#web/src/api/use-operation.ts';
import { ContentFailure, InvalidContent, UnknownLecture } from '#web/src/features/player/content-panels.tsx';
import { ContentSkeleton } from '#web/src/features/player/content-skeleton.tsx';
import { toDripCourse } from '#web/src/features/player/drip/drip-course.ts';
import { useDripProgress } from '#web/src/features/player/drip/use-drip-progress.ts';
import { findLecture } from '#web/src/features/player/outline.ts';
import { PageMeta } from '#web/src/lib/page-meta.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { CourseScreen } from './course-screen.tsx';
import { Untitled } from './untitled.tsx';

interface ViewerProps {
  courseId: string;
  /** Shown to learners who are not enrolled. */
  notEnrolled: ReactNode;
}

/** Loads a drip course and shows it, or the problem. */
export const Viewer = ({ courseId, notEnrolled }: ViewerProps) => {
  const { sectionIndex, lectureId } = useParams();
  const input = useMemo(() => ({ params: { courseId } }), [courseId]);
  const { data, error, mutate } = useOperation('getAvailableContent', input, {
    // A learner who returns to an open tab the next day sees what has opened since.
    revalidateOnFocus: true,
  });
  const progressState = useDripProgress(courseId);
  const retry = () => void mutate();

  if (error && !data) {
    return (
      <Untitled>
        {error.code === 'not-enrolled' ? (
          notEnrolled
        ) : (
          <ContentFailure courseId={courseId} error={error} onRetry={retry} />
        )}
      </Untitled>
    );
  }
  if (!data || !progressState.isRead) {
    return (
      <Untitled>
        <ContentSkeleton />
      </Untitled>
    );
  }
  const course = toDripCourse(courseId, data);
  if (!course) {
    return (
      <Untitled>
        <InvalidContent onRetry={retry} />
      </Untitled>
    );
  }

  const isLectureRequested = sectionIndex !== undefined && lectureId !== undefined;
  const entry = isLectureRequested ? findLecture(course, sectionIndex, lectureId) : undefined;
  if (isLectureRequested && !entry) {
    return (
      <Untitled>
        <UnknownLecture courseId={courseId} to={paths.drip(courseId)} />
      </Untitled>
    );
  }
  return (
    <>
      <PageMeta title={entry ? `${entry.lecture.title} · ${course.courseTitle}` : course.courseTitle} />
      <CourseScreen {...{ course, entry, progressState }} />
    </>
  );
};
