import { CircleQuestionMark, FileUp, SquareTerminal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '#web/src/api/problem-messages.ts';
import { UnsupportedContent } from '#web/src/features/player/content-panels.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './lecture-body.module.css';
import { LectureContent, LectureEnd } from './lecture-content.tsx';
import { LectureTools } from './lecture-tools.tsx';
import { hasTools, type LectureView, opensElsewhere } from './lecture-view.ts';

const QuizLecture = lazy(() => import('./quiz-lecture.tsx').then((module) => ({ default: module.QuizLecture })));

const LockedLecture = lazy(() => import('./locked-lecture.tsx').then((module) => ({ default: module.LockedLecture })));

const QuizSkeleton = () => (
  <Skeleton label="Loading the quiz">
    <SkeletonBox shape="control" />
  </Skeleton>
);

const contentByKind = {
  quiz: {
    Icon: CircleQuestionMark,
    title: messages.quizTitle,
    text: 'Questions about what you have learned so far. Passing it completes this lesson.',
    action: 'Take quiz',
  },
  notebook: {
    Icon: SquareTerminal,
    title: 'Notebook',
    text: 'Code to run and edit right in your browser.',
    action: 'Open notebook',
  },
  assignment: {
    Icon: FileUp,
    title: 'Assignment',
    text: 'Work to submit and to assess yourself. Submitting it completes this lesson.',
    action: 'Open assignment',
  },
};

/** For a lecture that opens in the course player, not in the drip viewer (docs/product.md#errors). */
const OpenInPlayerPanel = ({ view: { source, entry } }: { view: LectureView }) => {
  const { Icon, title, text, action } = contentByKind[entry.lecture.contentType as keyof typeof contentByKind];
  return (
    <section className={`stack-12 surface start ${styles.elsewhere}`} aria-labelledby="elsewhere-title">
      <Icon className="accent" size={28} strokeWidth={1.75} aria-hidden />
      <h2 id="elsewhere-title" className="title">
        {title}
      </h2>
      <p className={`muted below-12 ${styles.text}`}>{text}</p>
      <ButtonLink variant="primary" to={source.coursePlayerUrl?.(entry) ?? source.homeUrl}>
        {action}
      </ButtonLink>
    </section>
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
  /** The tools have a column of their own; otherwise they are tabs beside the lecture's. */
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
            <LectureEnd {...{ ...view, openSeconds }} />
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
  if (opensElsewhere(view)) return <OpenInPlayerPanel view={view} />;
  if (contentType === 'quiz') {
    return (
      <Suspense fallback={<QuizSkeleton />}>
        <QuizLecture key={lecture.id} {...view} />
      </Suspense>
    );
  }
  return hasTools(view) ? <OpenLecture {...props} /> : <UnsupportedContent />;
};
