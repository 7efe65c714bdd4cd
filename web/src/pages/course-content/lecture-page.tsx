import { useCallback, useState } from 'react';
import type { KeyedMutator } from 'swr';
import type { CourseContent, CourseProgress } from '#contract/schemas/content.ts';
import { CompletionBanner } from '#web/src/features/player/completion/completion-banner.tsx';
import { useCourseProgress } from '#web/src/features/player/completion/use-course-progress.ts';
import { PlayerLayout } from '#web/src/features/player/layout/player-layout.tsx';
import { LectureHeader } from '#web/src/features/player/lecture/lecture-header.tsx';
import { OfflineNotice } from '#web/src/features/player/lecture/offline-notice.tsx';
import { neighborEntries, type OutlineEntry } from '#web/src/features/player/outline.ts';
import { CourseSidebar } from '#web/src/features/player/sidebar/course-sidebar.tsx';
import { createCaptions } from '#web/src/features/player/video/captions.ts';
import { createPlayback } from '#web/src/features/player/video/playback.ts';
import { useStore } from '#web/src/lib/store.ts';
import layout from '#web/src/ui/layout.module.css';
import { BackToViewer } from './back-to-viewer.tsx';
import { LectureBody } from './lecture-body.tsx';
import styles from './lecture-page.module.css';
import { LectureStage } from './lecture-stage.tsx';
import type { LectureView } from './lecture-view.ts';

interface LecturePageProps {
  course: CourseContent;
  entry: OutlineEntry;
  mutate: KeyedMutator<CourseContent>;
  /** Start time in seconds from the URL. */
  startAt: number | undefined;
}

/** One lecture of a course: outline, video, title and content. */
export const LecturePage = ({ course, entry, mutate, startAt }: LecturePageProps) => {
  const [playback] = useState(createPlayback);
  const [captions] = useState(createCaptions);
  const setProgress = useCallback(
    (progress: CourseProgress) => mutate((known) => known && { ...known, progress }, { revalidate: false }),
    [mutate],
  );
  const progressActions = useCourseProgress({ ...course, setProgress });
  const { lecture } = entry;
  const isDone = course.progress.completedLectures.includes(lecture.id);
  const view: LectureView = {
    ...{ course, entry, playback, captions, progressActions, startAt, isDone },
    neighbors: neighborEntries(course, lecture.id),
  };
  const isVideo = lecture.isUnlocked && lecture.contentType === 'video';
  const isWatching = useStore(playback.store, ({ hasStarted, hasEnded }) => hasStarted && !hasEnded);
  const isQuiz = lecture.contentType === 'quiz';
  // Before and after a video, the button over it is the primary action; a quiz has its own next button.
  const isNextDue = isDone && !isQuiz && !progressActions.isJustComplete && (!isVideo || isWatching);
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
        <div
          className={`${layout.stack24} ${layout.oneColumn} ${styles.lecture}`}
          data-under-stage={isVideo || undefined}
        >
          {progressActions.isJustComplete && <CompletionBanner courseId={course.courseId} title={course.title} />}
          <LectureHeader
            courseId={course.courseId}
            sectionTitle={course.sections[entry.sectionIndex]?.title ?? ''}
            {...{ entry, isDone, isNextDue }}
            toggle={
              <>
                {toggle}
                {course.kind === 'drip' && <BackToViewer courseId={course.courseId} entry={entry} />}
              </>
            }
            neighbors={view.neighbors}
            onMark={canMark ? () => void progressActions.mark(lecture.id) : undefined}
            isMarking={progressActions.isMarking}
          />
          <LectureBody {...view} />
        </div>
      )}
    </PlayerLayout>
  );
};
