import { lazy, Suspense } from 'react';
import { UnsupportedContent } from '#web/src/features/player/content-panels.tsx';
import { LockedLecture } from '#web/src/features/player/lecture/locked-lecture.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { LectureTabs } from './lecture-tabs.tsx';
import type { LectureView } from './lecture-view.ts';

const QuizLecture = lazy(() => import('./quiz-lecture.tsx').then((module) => ({ default: module.QuizLecture })));

const QuizSkeleton = () => (
  <Skeleton label="Loading the quiz">
    <SkeletonBox shape="control" />
  </Skeleton>
);

/** Content below the title, by kind of lecture. */
export const LectureBody = (view: LectureView) => {
  const { course, entry } = view;
  const { lecture } = entry;
  if (!lecture.isUnlocked) return <LockedLecture courseId={course.courseId} lecture={lecture} />;
  switch (lecture.contentType) {
    case 'quiz':
      return (
        <Suspense fallback={<QuizSkeleton />}>
          <QuizLecture key={lecture.id} {...view} />
        </Suspense>
      );
    case 'video':
    case 'reading':
    case 'notebook':
      return <LectureTabs {...view} />;
    default:
      return <UnsupportedContent />;
  }
};
