import { useCallback, useState } from 'react';
import type { KeyedMutator } from 'swr';
import type { CourseContent, CourseProgress } from '../../../../contract/schemas/content.ts';
import { CompletionBanner } from '../../features/player/completion/completion-banner.tsx';
import { useCourseProgress } from '../../features/player/completion/use-course-progress.ts';
import { PlayerLayout } from '../../features/player/layout/player-layout.tsx';
import { LectureHeader } from '../../features/player/lecture/lecture-header.tsx';
import { OfflineNotice } from '../../features/player/lecture/offline-notice.tsx';
import { neighborsOf, type PlacedLecture } from '../../features/player/outline.ts';
import { CourseSidebar } from '../../features/player/sidebar/course-sidebar.tsx';
import { createCaptions } from '../../features/player/video/captions.ts';
import { createPlayback } from '../../features/player/video/playback.ts';
import { useStore } from '../../site/store.ts';
import { BackToViewer } from './back-to-viewer.tsx';
import { LectureBody } from './lecture-body.tsx';
import styles from './lecture-page.module.css';
import { LectureStage } from './lecture-stage.tsx';
import type { LectureView } from './lecture-view.ts';

interface LecturePageProps {
  course: CourseContent;
  placed: PlacedLecture;
  mutate: KeyedMutator<CourseContent>;
  /** Seconds at which the address asks to begin. */
  startAt: number | undefined;
}

/** One lecture of a course: outline, video, title, and what belongs to the lecture. */
export const LecturePage = ({ course, placed, mutate, startAt }: LecturePageProps) => {
  const [playback] = useState(createPlayback);
  const [captions] = useState(createCaptions);
  const take = useCallback(
    (progress: CourseProgress) => mutate((known) => known && { ...known, progress }, { revalidate: false }),
    [mutate],
  );
  const progressing = useCourseProgress({ ...course, take });
  const { lecture } = placed;
  const isDone = course.progress.completedLectures.includes(lecture.id);
  const view: LectureView = {
    ...{ course, placed, playback, captions, progressing, startAt, isDone },
    neighbors: neighborsOf(course, lecture.id),
  };
  const isVideo = lecture.isUnlocked && lecture.contentType === 'video';
  const isWatching = useStore(playback.store, ({ hasStarted, hasEnded }) => hasStarted && !hasEnded);
  const isQuiz = lecture.contentType === 'quiz';
  // Before and after a video the button over it is the one to press; so is a quiz's own way on.
  const isNextDue = isDone && !isQuiz && !progressing.isJustComplete && (!isVideo || isWatching);
  const canMark = lecture.isUnlocked && !isQuiz;

  return (
    <PlayerLayout
      courseId={course.courseId}
      lectureId={lecture.id}
      sidebar={<CourseSidebar course={course} currentId={lecture.id} />}
      stage={
        <>
          <OfflineNotice />
          {isVideo && <LectureStage key={lecture.id} {...view} />}
        </>
      }
    >
      {(toggle) => (
        <div className={styles.lecture} data-under-stage={isVideo || undefined}>
          {progressing.isJustComplete && <CompletionBanner courseId={course.courseId} title={course.title} />}
          <LectureHeader
            courseId={course.courseId}
            sectionTitle={course.sections[placed.sectionIndex]?.title ?? ''}
            {...{ placed, isDone, isNextDue }}
            toggle={
              <>
                {toggle}
                {course.kind === 'drip' && <BackToViewer courseId={course.courseId} placed={placed} />}
              </>
            }
            neighbors={view.neighbors}
            onMark={canMark ? () => void progressing.mark(lecture.id) : undefined}
            isMarking={progressing.isMarking}
          />
          <LectureBody {...view} />
        </div>
      )}
    </PlayerLayout>
  );
};
