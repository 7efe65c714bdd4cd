import { type ReactNode, useEffect } from 'react';
import { useCourseProgress } from '#web/src/features/player/completion/use-course-progress.ts';
import type { CourseSource, SourceState } from '#web/src/features/player/course-source.ts';
import { BarNext } from '#web/src/features/player/layout/bar-next.tsx';
import { CourseBar } from '#web/src/features/player/layout/course-bar.tsx';
import { PlayerLayout } from '#web/src/features/player/layout/player-layout.tsx';
import { LectureHeader } from '#web/src/features/player/lecture/lecture-header.tsx';
import { neighborEntries, type OutlineEntry } from '#web/src/features/player/outline.ts';
import { CourseSidebar } from '#web/src/features/player/sidebar/course-sidebar.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './notebook-room.module.css';

interface RoomHeaderProps {
  source: CourseSource;
  entry: OutlineEntry;
  isCompleted: boolean;
  /** Link to the lesson's text. */
  back: ReactNode;
}

/** The lesson's title and its neighbors. Reads the course's progress again once the notebook completes the lesson. */
export const RoomHeader = ({ source, entry, isCompleted, back }: RoomHeaderProps) => {
  const { onCompleted } = useCourseProgress(source);
  const { id } = entry.lecture;
  useEffect(() => {
    if (isCompleted) onCompleted(id);
  }, [isCompleted, id, onCompleted]);
  return (
    <LectureHeader
      {...{ source, entry, back }}
      neighbors={neighborEntries(source, id)}
      // The notebook's own bar says that it is completed.
      isDone={false}
      isNextDue={isCompleted}
      isMarking={false}
    />
  );
};

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

const outlineSkeleton = (
  <Skeleton className="stack-24 top padded-24" label="Loading the outline">
    <SkeletonBox shape="title" />
    {rows.map((row) => (
      <SkeletonBox key={row} className={styles.row} />
    ))}
  </Skeleton>
);

interface NotebookRoomProps {
  courseId: string;
  lectureId: string;
  course: SourceState;
  children: ReactNode;
}

/** The notebook of a lesson inside its course: outline and progress. Without the course, as offline, only the notebook. */
export const NotebookRoom = ({ courseId, lectureId, course, children }: NotebookRoomProps) => {
  const source = course.status === 'ready' ? course.source : undefined;
  return (
    <PlayerLayout
      {...{ courseId, lectureId }}
      bar={(toggle) => source && <CourseBar {...{ source, toggle }} />}
      sidebar={
        source ? (
          <CourseSidebar source={source} currentId={lectureId} />
        ) : (
          course.status === 'loading' && outlineSkeleton
        )
      }
      actions={source && <BarNext source={source} next={neighborEntries(source, lectureId).next} isDue={false} />}
    >
      {children}
    </PlayerLayout>
  );
};
