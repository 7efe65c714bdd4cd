import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { UnsupportedContent } from '#web/src/features/player/content-panels.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './lecture-body.module.css';
import { LectureContent, LectureEnd } from './lecture-content.tsx';
import { LectureTools } from './lecture-tools.tsx';
import { hasTools, type LectureView, opensElsewhere } from './lecture-view.ts';

const loadQuiz = () => import('./quiz-lecture.tsx');
const QuizLecture = lazyPart(loadQuiz, 'QuizLecture');
// The document has read which lesson is open (`learner-start.ts`), so its code loads before the page is rendered.
if (globalThis.lessonOpening?.contentType === 'quiz') loadQuiz().catch(() => undefined);

const OpenInPlayerPanel = lazyPart(() => import('./open-in-player-panel.tsx'), 'OpenInPlayerPanel');

const LockedLecture = lazyPart(() => import('./locked-lecture.tsx'), 'LockedLecture');

/** A quiz, and its introduction while it loads, where the document has shown it (`learner-start.ts`). */
const QuizBody = (view: LectureView) => {
  const [introduction] = useState(() => globalThis.lessonOpening?.introduction);
  const placeholder = (
    <Skeleton className="stack-24 padded-block-8" label="Loading the quiz">
      {introduction ? <p className={`muted ${styles.introduction}`}>{introduction}</p> : <SkeletonBox />}
      <SkeletonBox height="5em" />
      <SkeletonBox shape="control" />
    </Skeleton>
  );
  return (
    <Suspense fallback={placeholder}>
      <QuizLecture {...{ ...view, placeholder }} />
    </Suspense>
  );
};

/** Returns a function that returns for how many seconds the lecture has been on a visible page. */
const useOpenSeconds = (lectureId: string): (() => number) => {
  const openMs = useRef(0);
  const shownAt = useRef<number>(undefined);
  const pause = () => {
    if (shownAt.current !== undefined) openMs.current += performance.now() - shownAt.current;
    shownAt.current = document.hidden ? undefined : performance.now();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts again with each lecture.
  useEffect(() => {
    shownAt.current = undefined;
    pause();
    openMs.current = 0;
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, [lectureId]);
  return () => {
    pause();
    return Math.round(openMs.current / 1000);
  };
};

interface LectureBodyProps {
  view: LectureView;
  /** Shows the tools in a separate column; otherwise they are tabs next to the lecture's. */
  isDocked: boolean;
  /** The tab chosen last. */
  tab: string | undefined;
  onTab: (tab: string) => void;
  /** Shown in place of the lecture's text. */
  workspace?: ReactNode;
}

/**
 * A lecture that is studied here. It is rendered into an element that moves between the layouts, so that a resized
 * window or another tab loses no answer.
 */
const OpenLecture = ({ view, isDocked, tab, onTab, workspace }: LectureBodyProps) => {
  const openSeconds = useOpenSeconds(view.entry.lecture.id);
  const [element] = useState(() => document.createElement('div'));
  const place = useCallback((parent: HTMLElement | null) => parent?.append(element), [element]);
  const lesson = <div ref={place} />;
  return (
    <>
      {isDocked ? lesson : <LectureTools {...{ view, lesson }} chosen={tab} onChoose={onTab} />}
      {createPortal(
        workspace ? (
          <>
            {workspace}
            <LectureEnd {...{ ...view, openSeconds }} isWide />
          </>
        ) : (
          <LectureContent {...{ ...view, openSeconds }} />
        ),
        element,
      )}
    </>
  );
};

/** Content below the title, by kind of lecture. */
export const LectureBody = (props: LectureBodyProps) => {
  const { view } = props;
  const { source, entry } = view;
  const { lecture } = entry;
  const { contentType } = lecture;
  if (!lecture.isUnlocked) {
    return (
      <Suspense>
        <LockedLecture courseId={source.courseId} lecture={lecture} />
      </Suspense>
    );
  }
  if (contentType === 'quiz') {
    return <QuizBody key={lecture.id} {...view} />;
  }
  if (opensElsewhere(view)) {
    return (
      <Suspense>
        <OpenInPlayerPanel view={view} />
      </Suspense>
    );
  }
  return hasTools(view) ? <OpenLecture {...props} /> : <UnsupportedContent />;
};
