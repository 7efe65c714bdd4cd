import { ArrowLeft, WifiOff } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCourseProgress } from '#web/src/features/player/completion/use-course-progress.ts';
import type { CourseSource } from '#web/src/features/player/course-source.ts';
import { CourseBar } from '#web/src/features/player/layout/course-bar.tsx';
import { stepSlot } from '#web/src/features/player/layout/in-bar.tsx';
import { PlayerLayout } from '#web/src/features/player/layout/player-layout.tsx';
import { LectureHeader } from '#web/src/features/player/lecture/lecture-header.tsx';
import { neighborEntries, type OutlineEntry } from '#web/src/features/player/outline.ts';
import { createCaptions } from '#web/src/features/player/video/captions.ts';
import { createPlayback } from '#web/src/features/player/video/playback.ts';
import { LoadingStage } from '#web/src/features/player/video/stage-cover.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { useIsOnline } from '#web/src/lib/use-is-online.ts';
import { useMediaQuery } from '#web/src/lib/use-media-query.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { lazyComponent, lazyPart, loadWhenOnline } from '#web/src/ui/lazy-part.ts';
import styles from './course-screen.module.css';
import { LectureActions, useIsNextDue } from './lecture-actions.tsx';
import { LectureBody } from './lecture-body.tsx';
import { LectureTools, PanelSkeleton, toolsId } from './lecture-tools.tsx';
import { hasTools, type LectureView } from './lecture-view.ts';

const CourseSidebar = lazyPart(() => import('#web/src/features/player/sidebar/course-sidebar.tsx'), 'CourseSidebar');

let loadedStage: ComponentType<LectureView> | undefined;

const loadStage = async (): Promise<{ default: ComponentType<LectureView> }> => {
  loadedStage = (await loadWhenOnline(() => import('./lecture-stage.tsx'))).LectureStage;
  return { default: loadedStage };
};

const LazyStage = lazyComponent(loadStage);
// The document knows that it shows a video (`learner-start.ts`), so its code loads before the course has been read.
if (document.documentElement.dataset.lessonCover !== undefined) loadStage().catch(() => undefined);

/** Shown while the browser is offline. */
const OfflineNotice = () => {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={`row-12 any-width line-below ground-sunken small-size ${styles.offline}`}>
          <WifiOff className="fixed" size={18} strokeWidth={1.75} aria-hidden />
          You are offline. Loaded video still plays; your progress and notes are saved when you reconnect.
        </p>
      )}
    </div>
  );
};

/** Celebrates the finished course with a 600 ms seal animation and links to the certificate. */
const CompletionBanner = ({ courseId, title }: CourseSource) => (
  <section
    className={`below-24 padded-24 flex wrap align-center ${styles.banner}`}
    aria-label="Course complete"
    data-course-complete
  >
    <svg
      className={`line-drawing stroke-accent ${styles.seal}`}
      strokeWidth="3"
      strokeLinejoin="round"
      viewBox="0 0 72 72"
      width={72}
      height={72}
      aria-hidden
    >
      <circle className={styles.ring} cx="36" cy="36" r="30" pathLength={1} />
      <path className={styles.tick} d="M23 37l9 9 17-19" pathLength={1} />
    </svg>
    <div className={styles.message}>
      <h2 className="title accent">Course complete</h2>
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

interface LectureProps {
  view: LectureView;
  back: ReactNode;
  children: ReactNode;
}

/** A lecture below its stage: title, previous and next links, content. */
const Lecture = ({ view, back, children }: LectureProps) => {
  const { source, entry, neighbors, isDone, progressActions } = view;
  return (
    <div
      className={`stack-24 one-column ${styles.lecture}`}
      data-narrow={entry.lecture.contentType === 'quiz' || undefined}
    >
      {progressActions.isJustComplete && <CompletionBanner {...source} />}
      <LectureHeader {...{ source, entry, neighbors, isDone, back }} isNextDue={useIsNextDue(view)} />
      {children}
    </div>
  );
};

interface CourseScreenProps {
  source: CourseSource;
  /** The lecture on the screen. */
  entry: OutlineEntry | undefined;
  /** Shown without a lecture; by default the course's start screen. */
  start?: ReactNode;
  /** Start time in seconds from the URL. */
  startAt: number | undefined;
  /** Shown in place of the lecture's text, with the link back to it, e.g. its notebook. */
  workspace?: { content: ReactNode; back: ReactNode } | undefined;
}

/** Sidebar, video, lecture and tools of a course. The chosen tool stays open in the next lecture. */
export const CourseScreen = ({ source, entry, start, startAt, workspace }: CourseScreenProps) => {
  const [playback] = useState(createPlayback);
  const [captions] = useState(createCaptions);
  // Keeps one component while the page is open, because another one would load the video again.
  const [Stage] = useState(() => loadedStage ?? LazyStage);
  const [tab, setTab] = useState<string>();
  // A notebook takes the space of the dock: its lines of code are long.
  const isDocked = useMediaQuery('(min-width: 75rem)') && !workspace;
  const progressActions = useCourseProgress(source);
  const view = entry && {
    ...{ source, entry, playback, captions, progressActions, startAt },
    neighbors: neighborEntries(source, entry.lecture.id),
    isDone: source.completed.has(entry.lecture.id),
  };
  const { id } = entry?.lecture ?? {};
  const hasOwnTools = view !== undefined && hasTools(view);
  const openAssistant = () => {
    flushSync(() => setTab('ask'));
    const tools = document.getElementById(toolsId);
    tools?.scrollIntoView();
    tools?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  };
  return (
    <PlayerLayout
      lectureId={id}
      bar={(toggle) => <CourseBar {...{ source, toggle }} />}
      sidebar={(box) => (
        <Suspense fallback={<PanelSkeleton label="Loading the outline" />}>
          <CourseSidebar {...{ source, box }} currentId={id} />
        </Suspense>
      )}
      stage={
        entry?.lecture.isUnlocked &&
        entry.lecture.contentType === 'video' &&
        view && (
          <Suspense fallback={<LoadingStage courseId={source.courseId} />}>
            <Stage key={id} {...view} />
          </Suspense>
        )
      }
      dock={isDocked && hasOwnTools && <LectureTools view={view} chosen={tab} onChoose={setTab} />}
      actions={
        view ? (
          <LectureActions {...{ view }} onAsk={hasOwnTools ? openAssistant : undefined} />
        ) : (
          source.start && <span id={stepSlot} className="grid fill" />
        )
      }
    >
      <OfflineNotice />
      {view ? (
        <Lecture {...{ view }} back={workspace?.back ?? <BackToViewer {...view} />}>
          <LectureBody {...{ view, isDocked, tab }} workspace={workspace?.content} onTab={setTab} />
        </Lecture>
      ) : (
        (start ?? source.start?.())
      )}
    </PlayerLayout>
  );
};
