import { ArrowLeft, WifiOff } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useCourseProgress } from '#web/src/features/player/completion/use-course-progress.ts';
import type { CourseSource } from '#web/src/features/player/course-source.ts';
import { PlayerLayout } from '#web/src/features/player/layout/player-layout.tsx';
import { LectureHeader } from '#web/src/features/player/lecture/lecture-header.tsx';
import { neighborEntries, type OutlineEntry } from '#web/src/features/player/outline.ts';
import { CourseSidebar } from '#web/src/features/player/sidebar/course-sidebar.tsx';
import { createCaptions } from '#web/src/features/player/video/captions.ts';
import { createPlayback } from '#web/src/features/player/video/playback.ts';
import { paths } from '#web/src/lib/paths.ts';
import { useStore } from '#web/src/lib/store.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import styles from './course-screen.module.css';
import { LectureBody } from './lecture-body.tsx';
import { LectureStage } from './lecture-stage.tsx';
import type { LectureView } from './lecture-view.ts';

const subscribe = (listener: () => void) => {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
};

/** Shown while the browser is offline. */
const OfflineNotice = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={`row-12 ${styles.offline}`}>
          <WifiOff className="fixed" size={18} strokeWidth={1.75} aria-hidden />
          You are offline. Loaded video still plays; your progress and notes are saved when you reconnect.
        </p>
      )}
    </div>
  );
};

/** Celebrates the finished course with a 600 ms seal animation and links to the certificate. */
const CompletionBanner = ({ courseId, title }: CourseSource) => (
  <section className={styles.banner} aria-label="Course complete">
    <svg className={styles.seal} viewBox="0 0 72 72" width={72} height={72} aria-hidden>
      <circle className={styles.ring} cx="36" cy="36" r="30" pathLength={1} />
      <path className={styles.tick} d="M23 37l9 9 17-19" pathLength={1} />
    </svg>
    <div className={styles.message}>
      <h2 className="title award">Course complete</h2>
      <p>You completed every lesson of {title}.</p>
    </div>
    <ButtonLink variant="primary" to={paths.congratulations(courseId)}>
      Get your certificate
    </ButtonLink>
  </section>
);

/** Links a lecture of a drip course that opens here, such as a quiz, back to the drip viewer. */
const BackToViewer = ({ source, entry }: LectureView) =>
  source.dripViewer && (
    <ButtonLink
      className="fixed"
      variant="plain"
      size="small"
      icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
      to={entry.lecture.isUnlocked ? source.dripViewer.urlOf(entry) : source.dripViewer.homeUrl}
    >
      Back to Course
    </ButtonLink>
  );

/** A lecture below its video: title, previous and next links, content. */
const Lecture = ({ toggle, ...view }: LectureView & { toggle: ReactNode }) => {
  const { source, entry, neighbors, isDone, playback, progressActions } = view;
  const { id, isUnlocked, contentType } = entry.lecture;
  const isVideo = isUnlocked && contentType === 'video';
  const isWatching = useStore(playback.store, ({ hasStarted, hasEnded }) => hasStarted && !hasEnded);
  const isElsewhere = contentType === 'notebook' && source.coursePlayerUrl !== undefined;
  // A quiz is completed by passing it, and has its own next button.
  const canMark = isUnlocked && contentType !== 'quiz' && !isElsewhere;
  return (
    <div className={`stack-24 one-column ${styles.lecture}`} data-under-stage={isVideo || undefined}>
      {progressActions.isJustComplete && <CompletionBanner {...source} />}
      <LectureHeader
        {...{ source, entry, neighbors, isDone }}
        // Before and after a video, the button over it is the primary action.
        isNextDue={isDone && canMark && !progressActions.isJustComplete && (!isVideo || isWatching)}
        toggle={
          <>
            {toggle}
            <BackToViewer {...view} />
          </>
        }
        onMark={canMark ? () => void progressActions.mark(id) : undefined}
        isMarking={progressActions.isMarking}
      />
      <LectureBody {...view} />
    </div>
  );
};

interface CourseScreenProps {
  source: CourseSource;
  /** The lecture on the screen; without one, the course's start screen. */
  entry: OutlineEntry | undefined;
  /** Start time in seconds from the URL. */
  startAt: number | undefined;
}

/** Sidebar, video and lecture of a course. */
export const CourseScreen = ({ source, entry, startAt }: CourseScreenProps) => {
  const [playback] = useState(createPlayback);
  const [captions] = useState(createCaptions);
  const progressActions = useCourseProgress(source);
  const view = entry && {
    ...{ source, entry, playback, captions, progressActions, startAt },
    neighbors: neighborEntries(source, entry.lecture.id),
    isDone: source.completed.has(entry.lecture.id),
  };
  const { id, isUnlocked, contentType } = entry?.lecture ?? {};
  return (
    <PlayerLayout
      courseId={source.courseId}
      lectureId={id}
      sidebar={<CourseSidebar source={source} currentId={id} />}
      stage={
        <>
          <OfflineNotice />
          {view && isUnlocked && contentType === 'video' && <LectureStage key={id} {...view} />}
        </>
      }
    >
      {(toggle) => (view ? <Lecture {...view} toggle={toggle} /> : source.start?.(toggle))}
    </PlayerLayout>
  );
};
